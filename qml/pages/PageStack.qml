import QtQuick
import QtQuick.Templates as T

// The pages, one over the other, without any motion. A page is loaded when it is first laid: few are seen in a start.
T.StackView {
    id: pages

    // The type of the uppermost page, if it was laid by its name.
    readonly property string shown: currentItem?.objectName ?? ""

    // Lays a page by the name of its type. `answers` has a function for each of its signals; `facts`, its properties.
    function lay(type: string, answers: var, facts: var): void {
        push(Qt.resolvedUrl(type + ".qml"), Object.assign({objectName: type}, facts), T.StackView.Immediate);
        const page = currentItem as QtObject;
        for (const asked in answers)
            page[asked].connect(answers[asked]);
    }
    function leave(): void {
        pop(T.StackView.Immediate);
    }

    // Without these Qt 6.4 never destroys a page that is left.
    popExit: Transition {}
    replaceExit: Transition {}
    // A page that is come back to has the keyboard again.
    onCurrentItemChanged: if (currentItem && !currentItem.activeFocus)
        currentItem.forceActiveFocus(Qt.TabFocusReason)
}
