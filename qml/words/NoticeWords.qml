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
        return notices.fill(notices.results[facts.wrong] ?? qsTr("The result in “%1” is damaged (%2)."),
                            facts.file, facts.where)
    }
    readonly property var results: ({
        "result-missing": qsTr("In “%1”, the result of the game is missing."),
        "result-of-unfinished-game": qsTr("“%1” tells a result, but the game is not over."),
        "false-result": qsTr("The result in “%1” does not follow from the decisions.")
    })
    // A file that was opened up to a fault. No unfinished game has the decision that ends it.
    function ofPart(facts: var): string {
        const fault = facts.decision >= 0 ? notices.ofDecision(facts) : notices.ofResult(facts)
        return fault + " " + (facts.phase === "over"
            ? qsTr("The game without its last decision is shown as an unfinished one; open another copy to see the rest.")
            : qsTr("What comes before is shown as an unfinished game; open another copy to see the rest."))
    }
    // A file that could not be opened: %1 is its name, %2 where it is at fault, a field such as "deal[0].hand".
    readonly property var files: ({
        "missing": qsTr("“%1” is no longer there; choose another game."),
        "unreadable": qsTr("“%1” cannot be opened; see whether you may read it."),
        "not-a-game": qsTr("“%1” is not a saved game; choose a file that ends in .oriflamme."),
        "too-big": qsTr("“%1” is far too big for a saved game; choose another file."),
        "newer": qsTr("“%1” was saved by a newer version; update the game to open it."),
        "damaged": qsTr("“%1” is damaged and cannot be read; open an earlier copy of this game."),
        "damaged-at": qsTr("“%1” is damaged (%2) and cannot be read; open an earlier copy of this game."),
        "impossible": qsTr("“%1” breaks the rules (%2) and cannot be played; open another copy of this game.")
    })
    // The running game as it was found, and a copy that was asked for or kept: %1 is the file, %2 its folder.
    readonly property var copies: ({
        "earlier-copy": qsTr("The last save was damaged, so the one before it was opened."),
        "sound-part": qsTr("The last save was damaged, so the game goes on from its last sound decision."),
        "no-copy": qsTr("“%1” is damaged and cannot be read; begin a new game."),
        "other-kept": qsTr("Another window had saved a newer game; it is now among the kept games " +
                           "as “%1”, and this one goes on."),
        "went-on": qsTr("The other window was closed; its game goes on here."),
        "saved": qsTr("Game saved."),
        "copied": qsTr("Copied; paste it where you report the bug."),
        "first-game": qsTr(
            "This is a real game now. Whenever you are unsure, ask for a hint: press H, or the lamp above."),
        "save-disk-full": qsTr("There is no room left for “%1” in the folder “%2”; free some space and save again."),
        "save-taken": qsTr("“%1” cannot be replaced; choose another name."),
        "save-bad-name": qsTr("The disk takes no file named “%1”; choose another name.")
    })
    // The running game, which is saved by itself, and a copy: %1 is the folder, %2 the key that saves elsewhere.
    readonly property var folders: ({
        "in-use": qsTr("The game is open in another window, which keeps the saves; play on there, or close it " +
                       "and play on here, and your next decision is saved."),
        "disk-full": qsTr("The disk is full and the game is not saved; free some space and play on, " +
                          "and your next decision saves it."),
        "folder-missing": qsTr("The folder “%1” is missing and cannot be made, so the game is not saved; " +
                               "make it and play on, and your next decision saves it."),
        "no-right": qsTr("You have no right to write in the folder “%1”, so the game is not saved; " +
                         "allow writing there and play on, and your next decision saves it."),
        "read-only": qsTr("The disk with the folder “%1” can only be read, so the game is not saved; " +
                          "make it writable and play on, and your next decision saves it."),
        "disk-error": qsTr("The disk with the folder “%1” reports an error and the game is not saved; " +
                           "save a copy on another disk (%2) and have this one checked."),
        "save-folder-missing": qsTr("There is no folder “%1” any more; choose another place to save."),
        "save-no-right": qsTr("You have no right to write in the folder “%1”; choose another place to save."),
        "save-read-only": qsTr("The disk with the folder “%1” can only be read; choose another place to save."),
        "save-disk-error": qsTr("The disk with the folder “%1” reports an error; choose another place to save.")
    })
    // When a program on another machine took the saves.
    function since(facts: var): string {
        return facts.since === undefined ? "" : Qt.formatDateTime(facts.since, "yyyy-MM-dd hh:mm")
    }
    // What is asked about saving.
    readonly property var questions: ({
        "take-over": qsTr("Take over the saves?"),
        "close": qsTr("Close without saving?"),
        "end": qsTr("This game is not saved")
    })
    readonly property var agreements: ({
        "take-over": qsTr("Take over"),
        "close": qsTr("Close anyway"),
        "end": qsTr("Save elsewhere")
    })
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
            return notices.of("save-" + facts.code, facts) || notices.notice(facts)
        }
        return ""
    }
    function of(code: string, facts: var): string {
        if (code === "in-use-elsewhere")
            return notices.fill(qsTr("The game is open on “%1” (since %2), which keeps the saves; close it there " +
                                     "and play on here, and your next decision is saved."),
                                facts.host ?? "?", notices.since(facts))
        return notices.fill(notices.copies[code] ?? "", facts.file ?? "", facts.folder)
            || notices.fill(notices.folders[code] ?? "", facts.folder, Shortcuts.caps(Shortcuts.Save)[0])
    }
    // See Game.notice.
    function notice(facts: var): string {
        if (facts.wrong !== undefined)
            return notices.ofPart(facts)
        const bad = notices.files[facts.code === "damaged" && facts.where ? "damaged-at" : facts.code]
        if (bad === undefined)
            return notices.of(facts.code, facts)
        const fault = notices.fill(bad, facts.file ?? "", facts.where)
        return facts.unharmed ? fault + " " + qsTr("Your current game goes on unchanged.") : fault
    }
}
