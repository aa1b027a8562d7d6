import QtQuick

// From one colour at the top to another at the bottom.
Gradient {
    id: slope

    property color high
    property color low

    GradientStop {
        position: 0
        color: slope.high
    }
    GradientStop {
        position: 1
        color: slope.low
    }
}
