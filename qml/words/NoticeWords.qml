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
    // The running game as it was found.
    function ofFinding(code: string, file: string): string {
        switch (code) {
        case "earlier-copy":
            return qsTr("The last save was damaged, so the one before it was opened.")
        case "sound-part":
            return qsTr("The last save was damaged, so the game goes on from its last sound decision.")
        case "no-copy":
            return notices.fill(qsTr("“%1” is damaged and cannot be read; begin a new game."), file)
        case "other-kept":
            return notices.fill(qsTr("Another window had saved a newer game; it is now among the kept games " +
                                     "as “%1”, and this one goes on."), file)
        case "went-on":
            return qsTr("The other window was closed; its game goes on here.")
        }
        return ""
    }
    // The running game, which is saved by itself.
    function ofSaving(code: string, folder: string, host: string, since: string): string {
        switch (code) {
        case "in-use-elsewhere":
            return notices.fill(qsTr("The game is open on “%1” (since %2), which keeps the saves; close it there " +
                                     "and play on here, and your next decision is saved."), host, since)
        case "in-use":
            return qsTr("The game is open in another window, which keeps the saves; play on there, or close it " +
                        "and play on here, and your next decision is saved.")
        case "disk-full":
            return qsTr("The disk is full and the game is not saved; free some space and play on, " +
                        "and your next decision saves it.")
        case "folder-missing":
            return notices.fill(qsTr("The folder “%1” is missing and cannot be made, so the game is not saved; " +
                                     "make it and play on, and your next decision saves it."), folder)
        case "no-right":
            return notices.fill(qsTr("You have no right to write in the folder “%1”, so the game is not saved; " +
                                     "allow writing there and play on, and your next decision saves it."), folder)
        case "read-only":
            return notices.fill(qsTr("The disk with the folder “%1” can only be read, so the game is not saved; " +
                                     "make it writable and play on, and your next decision saves it."), folder)
        case "disk-error":
            return notices.fill(qsTr("The disk with the folder “%1” reports an error and the game is not saved; " +
                                     "save a copy on another disk (Ctrl+S) and have this one checked."), folder)
        }
        return ""
    }
    // A copy that was asked for, or kept.
    function ofCopy(code: string, file: string, folder: string): string {
        switch (code) {
        case "saved":
            return qsTr("Game saved.")
        case "save-disk-full":
            return notices.fill(qsTr("There is no room left for “%1” in the folder “%2”; " +
                                     "free some space and save again."), file, folder)
        case "save-taken":
            return notices.fill(qsTr("“%1” cannot be replaced; choose another name."), file)
        case "save-bad-name":
            return notices.fill(qsTr("The disk takes no file named “%1”; choose another name."), file)
        case "save-folder-missing":
            return notices.fill(qsTr("There is no folder “%1” any more; choose another place to save."), folder)
        case "save-no-right":
            return notices.fill(qsTr("You have no right to write in the folder “%1”; " +
                                     "choose another place to save."), folder)
        case "save-read-only":
            return notices.fill(qsTr("The disk with the folder “%1” can only be read; " +
                                     "choose another place to save."), folder)
        case "save-disk-error":
            return notices.fill(qsTr("The disk with the folder “%1” reports an error; " +
                                     "choose another place to save."), folder)
        }
        return ""
    }
    // When a program on another machine took the saves.
    function since(facts: var): string {
        return facts.since === undefined ? "" : Qt.formatDateTime(facts.since, "yyyy-MM-dd hh:mm")
    }
    // What Game.saving asks.
    function question(about: string): string {
        switch (about) {
        case "take-over":
            return qsTr("Take over the saves?")
        case "close":
            return qsTr("Close without saving?")
        case "end":
            return qsTr("This game is not saved")
        }
        return ""
    }
    function asked(facts: var): string {
        switch (facts.about) {
        case "take-over":
            return notices.fill(qsTr("The game was opened on “%1” (%2), which keeps the saves. If it no longer " +
                                     "runs there, take them over; if it does, it will save no more."),
                                facts.host, notices.since(facts))
        case "close":
            return notices.notice(facts) + " " +
                   qsTr("If you close now, your decisions since the last save are lost.")
        case "end":
            return notices.ofCopy("save-" + facts.code, facts.file, facts.folder) || notices.notice(facts)
        }
        return ""
    }
    function agreement(about: string): string {
        switch (about) {
        case "take-over":
            return qsTr("Take over")
        case "close":
            return qsTr("Close anyway")
        case "end":
            return qsTr("Save elsewhere")
        }
        return ""
    }
    // See Game.notice.
    function notice(facts: var): string {
        const file = facts.file ?? ""
        const bad = notices.ofFile(facts.code, file, facts.decision ?? -1, facts.where ?? "")
        if (bad === "")
            return notices.ofFinding(facts.code, file)
                   || notices.ofSaving(facts.code, facts.folder, facts.host ?? "?", notices.since(facts))
                   || notices.ofCopy(facts.code, file, facts.folder)
        return facts.unharmed ? bad + " " + qsTr("Your current game goes on unchanged.") : bad
    }
}
