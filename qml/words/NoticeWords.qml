import QtQml

// What went wrong outside the game, and what to do about it.
Phrases {
    id: notices

    // `file` and `folder` are names without their path.
    function notice(code: string, file: string, folder: string): string {
        switch (code) {
        case "earlier-copy":
            return qsTr("The last save was damaged, so the one before it was opened.")
        case "disk-full":
            return qsTr("The disk is full and the game is not saved; free some space and play on, " +
                        "and your next decision saves it.")
        case "in-use":
            return qsTr("The game is open in another window, which keeps the saves; play on there, or close it " +
                        "and play on here, and your next decision is saved.")
        case "read-only":
            return notices.fill(qsTr("The folder “%1” cannot be written to and the game is not saved; " +
                                     "allow writing there and play on, and your next decision saves it."), folder)
        }
        return notices.fill(qsTr("“%1” is damaged and cannot be read; begin a new game."), file)
    }
}
