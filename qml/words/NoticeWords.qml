import QtQml

// What went wrong outside the game, and what to do about it.
Phrases {
    id: notices

    // What is wrong with a file, by `decision` (from 0; -1: it is not a decision) or `where`, a field such as
    // "deal[0].hand"; people count from 1.
    function place(decision: int, where: string): string {
        return decision >= 0 ? notices.fill(qsTr("decision %1"), decision + 1) : where
    }
    function damaged(file: string, place: string): string {
        return place === ""
            ? notices.fill(qsTr("“%1” is damaged and cannot be read; open an earlier copy of this game."), file)
            : notices.fill(qsTr("“%1” is damaged (%2) and cannot be read; open an earlier copy of this game."),
                           file, place)
    }
    function impossible(file: string, decision: int, where: string): string {
        return decision >= 0
            ? notices.fill(qsTr("“%1” breaks the rules at decision %2 and cannot be played; " +
                                "open another copy of this game."), file, decision + 1)
            : notices.fill(qsTr("“%1” breaks the rules (%2) and cannot be played; open another copy of this game."),
                           file, where)
    }
    // A file that could not be opened, "" for another code.
    function ofFile(code: string, file: string, decision: int, where: string): string {
        switch (code) {
        case "missing":
            return notices.fill(qsTr("“%1” is no longer there; choose another game."), file)
        case "unreadable":
            return notices.fill(qsTr("“%1” cannot be opened; see whether you may read it."), file)
        case "not-a-game":
            return notices.fill(qsTr("“%1” is not a saved game; choose a file that ends in .oriflamme."), file)
        case "too-big":
            return notices.fill(qsTr("“%1” is far too big for a saved game; choose another file."), file)
        case "newer":
            return notices.fill(qsTr("“%1” was saved by a newer version; update the game to open it."), file)
        case "damaged":
            return notices.damaged(file, notices.place(decision, where))
        case "impossible":
            return notices.impossible(file, decision, where)
        }
        return ""
    }
    // The running game, which is saved by itself, and a copy that was asked for.
    function ofSaving(code: string, file: string, folder: string): string {
        switch (code) {
        case "earlier-copy":
            return qsTr("The last save was damaged, so the one before it was opened.")
        case "no-copy":
            return notices.fill(qsTr("“%1” is damaged and cannot be read; begin a new game."), file)
        case "disk-full":
            return qsTr("The disk is full and the game is not saved; free some space and play on, " +
                        "and your next decision saves it.")
        case "in-use":
            return qsTr("The game is open in another window, which keeps the saves; play on there, or close it " +
                        "and play on here, and your next decision is saved.")
        case "read-only":
            return notices.fill(qsTr("The folder “%1” cannot be written to and the game is not saved; " +
                                     "allow writing there and play on, and your next decision saves it."), folder)
        case "saved":
            return qsTr("Game saved.")
        case "save-disk-full":
            return notices.fill(qsTr("There is no room left for “%1” in the folder “%2”; " +
                                     "free some space and save again."), file, folder)
        case "save-taken":
            return notices.fill(qsTr("“%1” cannot be replaced; choose another name."), file)
        case "save-read-only":
            return notices.fill(qsTr("The folder “%1” cannot be written to; choose another place to save."), folder)
        }
        return ""
    }
    // See Game.notice.
    function notice(facts: var): string {
        const bad = notices.ofFile(facts.code, facts.file, facts.decision ?? -1, facts.where ?? "")
        if (bad === "")
            return notices.ofSaving(facts.code, facts.file, facts.folder)
        return facts.unharmed ? bad + " " + qsTr("Your current game goes on unchanged.") : bad
    }
}
