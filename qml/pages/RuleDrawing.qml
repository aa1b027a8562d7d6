pragma ComponentBehavior: Bound
import QtQuick

// The picture of a chapter of the rules: the one of the first of its rules that has one.
Row {
    id: drawing

    required property var rules // the chapter's, by their codes

    readonly property var pieces: pictures[rules.find(rule => rule in pictures)] ?? []
    readonly property var pictures: ({
        "families": [{crest: "wolf"}, {crest: "stag"}, {crest: "raven"}, {crest: "tower"}, {crest: "oak"}],
        "queue": [{icon: "chevron-left"}, {back: "stag"}, {card: "spy", family: "wolf"}, {back: "oak"},
                  {back: "oak", over: true}, {icon: "chevron-right"}],
        "kinds": [{card: "heir", family: "oak"}, {card: "conspiracy", family: "raven"}],
        "influence": [{coins: 1}, {coins: 5}],
        "round": [{mark: "first-player"}, {crest: "wolf"}, {icon: "chevron-right"}, {crest: "stag"}],
        "walk": [{card: "archer", family: "stag"}, {icon: "chevron-right"}, {back: "wolf", tokens: 3},
                 {icon: "chevron-right"}, {back: "oak", tokens: 1}],
        "eliminate": [{card: "soldier", family: "wolf"}, {icon: "chevron-right"}, {back: "raven"}, {icon: "close"},
                      {coins: 1}],
        "R6": [{back: "stag"}, {card: "soldier", family: "wolf"}, {back: "raven"}],
        "R14": [{card: "archer", family: "stag"}, {icon: "chevron-right"}, {card: "ambush", family: "raven"},
                {icon: "chevron-right"}, {coins: 1}],
        "R10": [{card: "judge", family: "oak"}, {icon: "chevron-right"}, {back: "stag", sign: "judgement"},
                {back: "wolf", sign: "judgement"}],
        "R13": [{card: "royal-decree", family: "stag"}, {icon: "swap"}, {back: "oak"}],
        "R12": [{card: "shapeshifter", family: "wolf"}, {icon: "chevron-right"}, {card: "soldier", family: "tower"}],
        "secrets": [{back: "wolf", sign: "hidden"}, {back: "stag", sign: "known"}],
        "end": [{crowned: "wolf"}, {crest: "stag"}, {crest: "oak"}],
        "first-lord": [{card: "lord", family: "tower"}, {back: "tower"}, {back: "tower", over: true}],
        "mixing": [{card: "soldier", family: "wolf"}, {icon: "swap"}, {card: "judge", family: "wolf"}]
    })

    Accessible.ignored: true

    Repeater {
        model: drawing.pieces

        Item {
            id: slot

            required property var modelData

            width: (modelData.over ? 0.4 : 1) * piece.width + drawing.height * 0.06
            height: drawing.height

            RulePiece {
                id: piece
                x: slot.modelData.over ? slot.width - width - drawing.height * 0.06 : 0
                height: drawing.height
                modelData: slot.modelData
            }
        }
    }
}
