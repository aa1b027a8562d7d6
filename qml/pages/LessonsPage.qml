pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The guided games: their chapters, how far one is, and the way into each.
PlainPage {
    id: page

    readonly property int pad: Theme.size(48, 24)
    required property Lessons lessons

    signal lessonAsked(course: string, chapter: int)

    function attend(): void {
        const first = plates.itemAt(0) as KeyGrid;
        first.go(first.at);
    }

    title: qsTr("Learn the game")
    widest: Math.max(1500 * Theme.u, 1000)
    highest: Theme.size(900, 560)
    T.StackView.onActivated: attending.start()
    // Once all chapters have their places.
    Timer {
        id: attending
        interval: 0
        onTriggered: page.attend()
    }

    Panel {
        anchors.fill: parent

        ScrollArea {
            id: area
            anchors.fill: parent
            anchors.margins: page.pad

            Row {
                id: columns
                width: parent.width
                spacing: page.pad

                Repeater {
                    id: plates
                    model: page.lessons.courses()

                    KeyGrid {
                        id: course
                        required property string modelData
                        readonly property int next: Math.max(1, Settings.lessons[modelData]?.chapter ?? 1)

                        width: Math.round((columns.width - columns.spacing) / 2)
                        height: heading.height + chapters.count * (step + Theme.size(10, 6)) + Theme.size(16, 10)
                        readonly property real step: chapters.tallest
                        buttons: chapters
                        at: Math.min(next, chapters.count) - 1

                        Accessible.name: heading.text

                        TitleText {
                            id: heading
                            width: parent.width
                            text: Words.lessonCourse(course.modelData)

                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Repeater {
                            id: chapters

                            readonly property real tallest: Math.max(0, ...Array.from({length: count},
                                (none, i) => itemAt(i)?.implicitHeight ?? 0))

                            readonly property int letterSize: Math.min(1000, ...Array.from({length: count},
                                (none, i) => (itemAt(i) as ActionButton)?.fitting ?? 1000))

                            model: page.lessons.chapters(course.modelData)

                            ActionButton {
                                required property int index

                                y: heading.height + Theme.size(16, 10) + index * (course.step + Theme.size(10, 6))
                                width: course.width
                                height: course.step
                                letterSize: chapters.letterSize
                                primary: index + 1 === course.next
                                glyph: index + 1 < course.next ? "check" : index + 1 === course.next ? "play" : "cards"
                                text: Words.lessonHeading(course.modelData, index + 1)
                                focusPolicy: index === course.at ? Qt.StrongFocus : Qt.ClickFocus
                                onActiveFocusChanged: if (activeFocus)
                                    course.at = index
                                onClicked: page.lessonAsked(course.modelData, index + 1)
                            }
                        }
                    }
                }
            }
        }
    }
}
