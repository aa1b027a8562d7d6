import QtQuick

// The winner's shield under a crown.
Item {
    id: crowned

    property string family: ""

    implicitHeight: width * 1.43

    Crest {
        family: crowned.family
        x: Math.round(crowned.width * 0.02)
        y: Math.round(crowned.width * 0.43)
        width: Math.round(crowned.width * 0.96)
        height: width
    }
    Item {
        width: crowned.width
        height: Math.round(crowned.width * 0.508)
        clip: true

        Picture {
            drawing: "tokens/first-player"
            x: -Math.round(crowned.width * 0.035)
            width: Math.round(crowned.width * 1.07)
            height: width
        }
    }
}
