pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Qt.labs.folderlistmodel
import Oriflamme.App

// Finds a saved game among the folders, or the place and the name to save one under.
PlainPage {
    id: page

    required property Files files
    property string suggested: "" // as the name of what is saved
    property bool saving: false
    property url folder: files.folder

    readonly property alias asking: question.visible
    readonly property var above: files.find(folder, "..")
    readonly property int pad: Theme.size(60, 28)
    readonly property int space: Theme.size(20, 12)
    readonly property var kinds: ({home: qsTr("Home folder"), documents: qsTr("Documents"), games: qsTr("Earlier games")})

    signal saveAgreed(file: url)

    function enter(where: url): void {
        list.attends = true;
        // Games that were put away are listed with the newest first. Told before the folder: what is read is sorted so.
        const games = Array.from(files.places).find(place => place.kind === "games");
        const keeps = String(games?.url) === String(where);
        listing.sortField = keeps ? FolderListModel.Time : FolderListModel.Name;
        folder = where;
    }
    // What was typed as a path may be a file too.
    function find(path: string): void {
        const found = files.find(folder, path);
        where.unknown = found === null;
        if (found?.isFolder)
            enter(found.url);
        else if (found)
            take(found.url);
    }
    // A file was chosen.
    function take(file: url): void {
        if (!saving)
            return files.open(file);
        name.text = files.find(folder, files.path(file)).name;
        name.forceActiveFocus(Qt.TabFocusReason);
    }
    function save(): void {
        question.target = files.target(folder, name.text.trim());
        if (question.target.taken)
            question.open();
        else
            saveAgreed(question.target.url);
    }

    title: page.saving ? qsTr("Save the game") : qsTr("Open a file")
    widest: Math.max(1300 * Theme.u, 900)
    highest: 920 * Theme.u + Theme.margin
    T.StackView.onActivated: {
        if (!saving)
            return up.forceActiveFocus(Qt.TabFocusReason); // until the list is there
        name.forceActiveFocus(Qt.TabFocusReason);
        name.selectAll();
    }

    FolderListModel {
        id: listing
        folder: page.folder
        nameFilters: ["*.oriflamme"]
        caseSensitive: false
        sortCaseSensitive: false
        showDirsFirst: true
        onStatusChanged: if (status === FolderListModel.Ready && list.attends)
            settle.start()
    }
    // Once the list has followed.
    Timer {
        id: settle
        interval: 0
        onTriggered: {
            list.attends = false;
            if (list.count > 0)
                list.go(0);
            else
                up.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Panel {
        anchors.fill: parent

        Row {
            id: places
            x: page.pad
            y: Math.round(page.pad * 0.8)
            spacing: Theme.size(12, 8)

            Repeater {
                model: page.files.places

                ActionButton {
                    required property var modelData

                    glyph: modelData.kind === "home" ? "home" : modelData.kind === "games" ? "timeline" : "folder"
                    text: page.kinds[modelData.kind]
                    onClicked: page.enter(modelData.url)
                }
            }
        }
        Row {
            id: path
            x: page.pad
            y: places.y + places.height + page.space
            width: parent.width - 2 * x
            spacing: Theme.size(12, 8)

            IconButton {
                id: up
                height: where.height
                glyph: "chevron-up"
                text: qsTr("Folder above")
                enabled: String(page.above.url) !== String(page.folder)
                onClicked: page.enter(page.above.url)
            }
            TextInputField {
                id: where
                property bool unknown: false

                width: parent.width - up.width - parent.spacing
                name: qsTr("Folder")
                text: page.files.path(page.folder)
                color: unknown ? Theme.muted : Theme.cream
                onTextEdited: unknown = false
                onAccepted: page.find(text)
            }
        }
        FileList {
            id: list
            property bool attends: !page.saving // is to have the keyboard when it is there

            x: page.pad
            y: path.y + path.height + page.space
            width: path.width
            height: foot.y - page.space - y
            model: listing
            onAboveAsked: if (up.enabled)
                up.clicked()

            Accessible.role: Accessible.List
            Accessible.name: where.text

            delegate: FileRow {
                required property string fileName
                required property url fileUrl
                required property bool fileIsDir
                required property date fileModified

                glyph: fileIsDir ? "folder" : "timeline"
                text: fileIsDir ? fileName : page.files.name(fileName)
                detail: fileIsDir ? "" : Qt.formatDateTime(fileModified, "yyyy-MM-dd hh:mm")
                onClicked: fileIsDir ? page.enter(fileUrl) : page.take(fileUrl)
            }
        }
        TextLine {
            visible: list.count === 0 && listing.status === FolderListModel.Ready
            x: page.pad
            y: list.y
            width: list.width
            text: qsTr("There is no saved game in this folder.")
            color: Theme.muted
        }
        ButtonRow {
            id: foot
            x: page.pad
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.round(page.pad * 0.8)
            width: path.width
            spacing: Theme.size(18, 12)

            TextInputField {
                id: name
                visible: page.saving
                width: parent.width - cancel.width - save.width - 2 * parent.spacing
                maximumLength: 100
                name: qsTr("Name of the file")
                text: page.suggested
                onAccepted: if (save.enabled)
                    page.save()
            }
            Remark {
                visible: !page.saving
                width: name.width
                height: foot.tallest
                text: qsTr("The game opens as a replay; the file stays as it is.")
            }
            ActionButton {
                id: cancel
                width: Math.max(implicitWidth, Theme.size(200, 130))
                glyph: "close"
                text: qsTr("Cancel")
                onClicked: page.backAsked()
            }
            ActionButton {
                id: save
                visible: page.saving
                width: visible ? Math.max(implicitWidth, Theme.size(250, 150)) : -foot.spacing
                primary: true
                enabled: name.text.trim() !== ""
                glyph: "save"
                text: qsTr("Save")
                onClicked: page.save()
            }
        }
    }
    QuestionBox {
        id: question
        property var target: ({url: "", file: "", taken: false})

        title: qsTr("Replace the file?")
        text: Words.fill(qsTr("“%1” is there already. Saving replaces it."), target.file)
        accept: qsTr("Replace")
        onAccepted: page.saveAgreed(target.url)
        onClosed: name.forceActiveFocus(Qt.TabFocusReason)
    }
    Connections {
        target: page.files
        function onSaved() {
            page.backAsked();
        }
    }
}
