pragma Singleton

import QtQml

// The booklet: its chapters, and which rules stand in each, in reading order.
QtObject {
    id: book

    // Of each: title; keywords, other words that somebody types to find it; intro, if it has one; its rules by code.
    readonly property var chapters: [{
            code: "start",
            title: qsTr("Players and set-up"),
            keywords: qsTr("start begin deal shuffle hand number two three four five house rule aside"),
            intro: qsTr("The throne stands empty. Whoever has gathered the most influence after six rounds takes it."),
            rules: ["families", "setup", "two-seats"]
        }, {
            code: "queue",
            title: qsTr("The queue: direction and stacks"),
            keywords: qsTr("row line left right end first last before after top covered under pile"),
            rules: ["queue", "direction", "stack", "R1"]
        }, {
            code: "tokens",
            title: qsTr("Influence and tokens"),
            keywords: qsTr("points coins score bank supply gain money"),
            rules: ["influence", "R2"]
        }, {
            code: "kinds",
            title: qsTr("Characters and intrigues"),
            keywords: qsTr("kind type card person event stays leaves permanent once"),
            rules: ["kinds"]
        }, {
            code: "rounds",
            title: qsTr("Rounds and laying cards"),
            keywords: qsTr("turn order play place put first player marker clockwise onto stack between trade pays"),
            rules: ["round", "placement", "marker", "R4"]
        }, {
            code: "resolution",
            title: qsTr("Resolving the queue"),
            keywords: qsTr("walk reveal flip keep hidden face down token next skip twice uncovered under vanish"),
            intro: qsTr("When everybody has laid a card, the queue is resolved from its first place to its last."),
            rules: ["walk", "keep", "reveal", "acts", "R5", "passed"]
        }, {
            code: "choices",
            title: qsTr("Choices and targets"),
            keywords: qsTr(
                "target adjacent neighbour beside must may own card either or half question forced optional spy steal"),
            rules: ["R6", "R7", "R16", "adjacent", "R9", "R11"]
        }, {
            code: "eliminating",
            title: qsTr("Eliminating, discarding, reserving"),
            keywords: qsTr(
                "kill remove attack hit victim pay order pile graveyard lost tokens infiltration keep aside"),
            intro: qsTr("Cards leave the queue in three ways, and only one of them pays."),
            rules: ["eliminate", "R8", "discard", "reserve"]
        }, {
            code: "ambush",
            title: qsTr("Ambush and Insurrection"),
            keywords: qsTr("trap attacker caught springs four revenge two ambushes turn down again known"),
            rules: ["R14", "R18", "R17"]
        }, {
            code: "judgement",
            title: qsTr("Judgement tokens"),
            keywords: qsTr("judge mark marked verdict sentence five several"),
            rules: ["R10"]
        }, {
            code: "decree",
            title: qsTr("The Royal Decree: moving cards"),
            keywords: qsTr("move shift gap same place back beside stack order rearrange"),
            rules: ["R13"]
        }, {
            code: "copying",
            title: qsTr("Shapeshifter and Informant: copying and swapping"),
            keywords: qsTr("copy imitate name heir this card swap sleep asleep exchange hand back"),
            rules: ["R12", "R19", "R15"]
        }, {
            code: "secrets",
            title: qsTr("Who may know what"),
            keywords: qsTr("secret look peek hidden open public remember memory hand aside discard pile"),
            intro: qsTr(
                "Whatever follows from what you see, you may use; computers and hints know no more than the seat " +
                "they play for."),
            rules: ["secrets"]
        }, {
            code: "end",
            title: qsTr("The end and ties"),
            keywords: qsTr("win winner draw equal tie-break tiebreaker score count throne last card sixth"),
            rules: ["end", "tie", "R20"]
        }, {
            code: "editions",
            title: qsTr("The first edition"),
            keywords: qsTr("old older current new version difference edition lord ambush decree stack tie"),
            intro: qsTr("The first edition differs in these points alone; everything else holds in both."),
            rules: ["first-lord", "first-ambush", "first-decree", "R21", "first-tie"]
        }, {
            code: "sets",
            title: qsTr("Card sets and mixing"),
            keywords: qsTr("base alliance mixed expansion combine variant choose ten twenty deck"),
            rules: ["mixing", "R3"]
        }]
}
