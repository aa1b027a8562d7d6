import QtQuick

// Words for those who listen: read aloud when they come to be shown, though there is nothing to be seen of them.
Item {
    id: tidings

    property string words: ""

    function show(what: string): void {
        visible = false;
        words = what;
        visible = true;
    }
    function withdraw(): void {
        visible = false;
        words = "";
    }

    width: 1
    height: 1
    visible: false

    Accessible.role: Accessible.Notification
    Accessible.name: words
}
