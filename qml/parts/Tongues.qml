pragma Singleton
import QtQml

// The languages the game speaks, each by its own name.
QtObject {
    readonly property var all: [
        { value: "en", text: "English" }, { value: "pl", text: "Polski" }, { value: "uk", text: "Українська" },
        { value: "nl", text: "Nederlands" }, { value: "fr", text: "Français" }
    ]
}
