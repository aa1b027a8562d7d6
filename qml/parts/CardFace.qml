import QtQuick
import Oriflamme.App

// A card's painted face. Where its rules could not be read, the mini face shows a larger picture and a line of signs;
// the plain one has no name either, and the picture is larger still.
Item {
    id: face

    property string card: ""
    property string family: ""
    // The card's name and rules in the reader's language.
    property string title: ""
    property string rules: ""
    property bool named: true
    readonly property bool full: width >= 263 && rules !== "" // from there on they are 12 pixels high

    readonly property string kind: full ? "" : named ? "-mini" : "-plain"

    readonly property bool intrigue: Cards.isIntrigue(card)
    readonly property real k: width / 250
    readonly property color letters: intrigue ? Theme.onIntrigue : Theme.ink

    implicitWidth: 172
    implicitHeight: Math.round(width * 1.4)

    Picture {
        anchors.fill: parent
        drawing: face.card === "" || face.family === "" ? "" : "frames/band-" + face.family
    }
    Icon {
        x: Math.round((face.full ? 37 : 18) * face.k)
        y: Math.round((face.full ? 66 : face.named ? 74 : 21) * face.k)
        width: Math.round((face.full ? 176 : 214) * face.k)
        height: face.full || face.named ? width : Math.round(267 * face.k)
        sourceSize.width: height
        fillMode: Image.PreserveAspectCrop
        drawing: face.card === "" ? "" : "emblems/" + face.card
    }
    Picture {
        anchors.fill: parent
        drawing: face.card === "" ? "" : "frames/" + (face.intrigue ? "intrigue" : "character") + face.kind
    }
    Picture {
        anchors.fill: parent
        drawing: face.card === "" || face.family === "" || !Looks.hatching ? "" : "frames/hatch-" + face.family
    }
    Crest {
        x: Math.round((face.full ? 10.5 : 9) * face.k)
        y: Math.round((face.full ? 9 : 11.5) * face.k)
        width: Math.round((face.full ? 49 : 48) * face.k)
        family: face.card === "" ? "" : face.family
    }
    CardTitle {
        visible: face.full || face.named
        x: (face.full ? 62 : 57) * face.k
        y: Math.round(34 * face.k - height / 2) // between two dots it would lie on either
        room: (face.full ? 175 : 182) * face.k
        height: 2 * Math.round(1.3 * size)
        size: Math.max(11, Math.round((face.full ? 22 : 27) * face.k))
        text: face.title
        color: face.letters
    }
    CardSigns {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(312 * face.k - height / 2)
        card: face.full ? "" : face.card
        room: 212 * face.k
        size: Math.max(13, Math.round(38 * face.k))
        ink: face.letters
        inked: !face.intrigue
    }
    Text {
        visible: face.full
        x: 25 * face.k
        y: 258 * face.k
        width: 200 * face.k
        height: 65 * face.k
        text: face.full ? face.rules : ""
        color: face.letters
        font.family: Theme.textFont
        font.pixelSize: Math.max(11, Math.round(11.4 * face.k))
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least(font.pixelSize)
        lineHeight: 1.1
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
    }
}
