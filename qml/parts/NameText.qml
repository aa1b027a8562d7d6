import QtQuick

// A name as a heading; where there is too little room for it, the pointer tells it whole.
TitleText {
    id: words

    HoverHandler {
        id: pointer
    }
    Tip {
        visible: pointer.hovered && words.truncated
        text: words.text
    }
}
