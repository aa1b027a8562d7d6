import QtQml
import Oriflamme.App

// What went wrong outside the game, and what to do about it.
Phrases {
    id: notices

    // When a fault comes and whose decision it would be, in brackets: "round 3, placement phase, Ada to decide".
    function moment(facts: var): string {
        const parts = [notices.fill(qsTr("round %1"), facts.round),
                       facts.phase === "placement" ? qsTr("placement phase") : qsTr("resolution phase")]
        if (facts.seat !== "")
            parts.push(notices.fill(qsTr("%1 to decide"), facts.seat))
        return parts.join(", ")
    }
    // A decision is called by its number from 0, as the companion and the format do.
    function ofDecision(facts: var): string {
        if (facts.phase === "over")
            return notices.fill(qsTr("In “%1”, decision %2 comes after the end of the game."),
                                facts.file, facts.decision)
        const sentence = facts.wrong === "damaged" ? qsTr("“%1” is damaged at decision %2 (%3).")
            : facts.wrong === "wrong-seat" ? qsTr("In “%1”, the wrong player takes decision %2 (%3).")
            : qsTr("“%1” breaks the rules at decision %2 (%3).")
        return notices.fill(sentence, facts.file, facts.decision, notices.moment(facts))
    }
    function ofResult(facts: var): string {
        switch (facts.wrong) {
        case "result-missing":
            return notices.fill(qsTr("In “%1”, the result of the game is missing."), facts.file)
        case "result-of-unfinished-game":
            return notices.fill(qsTr("“%1” tells a result, but the game is not over."), facts.file)
        case "false-result":
            return notices.fill(qsTr("The result in “%1” does not follow from the decisions."), facts.file)
        }
        return notices.fill(qsTr("The result in “%1” is damaged (%2)."), facts.file, facts.where)
    }
    // A file that was opened up to a fault. No unfinished game has the decision that ends it.
    function ofPart(facts: var): string {
        const fault = facts.decision >= 0 ? notices.ofDecision(facts) : notices.ofResult(facts)
        return fault + " " + (facts.phase === "over"
            ? qsTr("The game without its last decision is shown as an unfinished one; open another copy to see the rest.")
            : qsTr("What comes before is shown as an unfinished game; open another copy to see the rest."))
    }
    function damaged(file: string, where: string): string {
        return where === ""
            ? notices.fill(qsTr("“%1” is damaged and cannot be read; open an earlier copy of this game."), file)
            : notices.fill(qsTr("“%1” is damaged (%2) and cannot be read; open an earlier copy of this game."),
                           file, where)
    }
    // A file that could not be opened, "" for another code; `where` is a field such as "deal[0].hand".
    function ofFile(code: string, file: string, where: string): string {
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
            return notices.damaged(file, where)
        case "impossible":
            return notices.fill(qsTr("“%1” breaks the rules (%2) and cannot be played; open another copy of this game."),
                                file, where)
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
                                     "save a copy on another disk (%2) and have this one checked."), folder,
                                Shortcuts.caps(Shortcuts.Save)[0])
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
    // What is asked about saving.
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
        if (facts.wrong !== undefined)
            return notices.ofPart(facts)
        const file = facts.file ?? ""
        const bad = notices.ofFile(facts.code, file, facts.where ?? "")
        if (bad === "")
            return notices.ofFinding(facts.code, file)
                   || notices.ofSaving(facts.code, facts.folder, facts.host ?? "?", notices.since(facts))
                   || notices.ofCopy(facts.code, file, facts.folder)
        return facts.unharmed ? bad + " " + qsTr("Your current game goes on unchanged.") : bad
    }
}
