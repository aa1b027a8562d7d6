pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The course of a replay: its rounds, a slider through its steps, and below it what stands out.
Column {
    id: track

    // Knows the keys of the page, which are more than a slider's.
    required property Item keys
    required property Playback playback
    required property var players

    readonly property bool dragged: slider.pressed
    readonly property var rounds: playback.rounds
    readonly property int playhead: Theme.size(28, 22)

    // The round that a position lies in, from 0.
    readonly property int round: rounds.filter(begin => begin <= playback.position).length - 1

    // Where a position lies.
    function at(position: int): real {
        return playhead / 2 + (width - playhead) * position / Math.max(1, playback.length);
    }

    spacing: Theme.size(6, 3)

    Item {
        width: parent.width
        height: Theme.size(36, 36)

        Repeater {
            model: track.rounds

            RoundSegment {
                required property int index
                required property int modelData
                readonly property real end: index + 1 < track.rounds.length ? track.at(track.rounds[index + 1]) - 4
                    : track.width

                x: index === 0 ? 0 : Math.round(track.at(modelData))
                width: Math.round(end) - x
                height: parent.height
                number: index + 1
                here: index === track.round
                onClicked: track.playback.seek(modelData)
            }
        }
    }
    T.Slider {
        id: slider
        width: parent.width
        implicitHeight: Theme.size(36, 32)
        to: Math.max(1, track.playback.length)
        stepSize: 1
        snapMode: T.Slider.SnapAlways
        value: track.playback.position
        hoverEnabled: true
        focusPolicy: Qt.TabFocus
        onMoved: track.playback.seek(Math.round(value))
        Keys.forwardTo: [track.keys]
        Keys.priority: Keys.BeforeItem

        Accessible.name: Words.step(track.playback.position, track.playback.length)

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        background: Rectangle {
            x: track.playhead / 2
            y: Math.round((slider.height - height) / 2)
            width: slider.width - track.playhead
            height: Theme.size(8, 6)
            radius: height / 2
            color: Theme.ink
            border.width: 1
            border.color: Theme.hairlineDim

            Rectangle {
                width: Math.round(parent.width * slider.visualPosition)
                height: parent.height
                radius: height / 2
                gradient: Slope {
                    high: Theme.plateHigh
                    low: Theme.plateLow
                }
            }
        }
        handle: Picture {
            x: Math.round(slider.visualPosition * (slider.width - width))
            y: Math.round((slider.height - height) / 2)
            width: track.playhead
            height: Math.round(width * 1.25)
            drawing: "table/playhead"

            FocusRing {
                visible: slider.visualFocus
                distance: 0
                corner: 4
            }
        }
    }
    ReplayMarks {
        width: parent.width
        at: track.at
        playback: track.playback
        players: track.players
    }
}
