import QtQuick

// A round sign on a card or panel: "peek", "known", "sleeping", "hidden", "reserved", "judgement" or "first-player".
Icon {
    property string kind: ""

    drawing: kind === "" ? "" : "tokens/" + kind
}
