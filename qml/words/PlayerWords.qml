import QtQml

// Families, who plays them, and names for those who have none.
QtObject {
    id: players

    readonly property var houses: ({
        "wolf": qsTr("House of the Wolf"),
        "stag": qsTr("House of the Stag"),
        "raven": qsTr("House of the Raven"),
        "tower": qsTr("House of the Tower"),
        "oak": qsTr("House of the Oak")
    })

    readonly property var crests: ({
        "wolf": qsTr("Wolf"),
        "stag": qsTr("Stag"),
        "raven": qsTr("Raven"),
        "tower": qsTr("Tower"),
        "oak": qsTr("Oak")
    })

    // Five for men, five for women; a name once given to a seat stays as it is.
    readonly property var names: [
        qsTr("Aldric"), qsTr("Bertram"), qsTr("Edmund"), qsTr("Gerard"), qsTr("Mortimer"),
        qsTr("Agnes"), qsTr("Edith"), qsTr("Hildegard"), qsTr("Ingrid"), qsTr("Judith")
    ]

    // A computer player's rank at court, how well it plays, and how.
    readonly property var levels: ({
        "ai:novice": {
            title: qsTr("Page"), plain: qsTr("Novice"),
            hint: qsTr("Takes what a card brings at once. Right for a first game.")
        },
        "ai:greedy": {
            title: qsTr("Treasurer"), plain: qsTr("Greedy"),
            hint: qsTr("Weighs what each choice brings and costs this round.")
        },
        "ai:casual": {
            title: qsTr("Squire"), plain: qsTr("Casual"),
            hint: qsTr("Sees what is in front of it, rarely what comes next.")
        },
        "ai:skilled": {
            title: qsTr("Knight"), plain: qsTr("Skilled"),
            hint: qsTr("Plans ahead and punishes careless play.")
        },
        "ai:strong": {
            title: qsTr("Chancellor"), plain: qsTr("Strong"),
            hint: qsTr("Knows how people play, and plans for it.")
        },
        "ai:master": {
            title: qsTr("Grey Eminence"), plain: qsTr("Master"),
            hint: qsTr("Guesses what you hide, and forgives nothing.")
        }
    })

    // "Page · Novice"; a person or a computer that is not known by name has one word.
    function level(player: string): string {
        const known = players.levels[player]
        if (known !== undefined)
            return known.title + " · " + known.plain
        return player === "human" ? qsTr("Person") : qsTr("Computer")
    }
}
