import QtQml

QtObject {
    readonly property var courses: ({})
    readonly property var chapters: ({})
    readonly property var says: ({})
    readonly property var mistakes: ({})
    readonly property var ends: ({})
}
