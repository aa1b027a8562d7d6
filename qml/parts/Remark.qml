import QtQuick

// Words beside the matter, smaller and dimmer.
TextLine {
    color: Theme.muted
    font.pixelSize: Theme.secondary
}
