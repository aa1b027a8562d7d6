import QtQuick

// The banner that stands over the place being resolved and walks on with it.
DirectionBanner {
    id: banner

    required property real goal
    required property bool moving
    property real overhead: 0 // of the place it stands over

    // Ends the motion where it leads.
    function snap(): void {
        glide.complete();
    }

    width: Theme.size(80, 44)
    onGoalChanged: {
        glide.stop();
        if (moving && Theme.travels) {
            glide.to = goal;
            glide.start();
        } else {
            x = goal;
        }
    }
    Component.onCompleted: x = goal

    NumberAnimation {
        id: glide
        target: banner
        property: "x"
        duration: Theme.bannerTime
        easing.type: Easing.InOutQuad
    }
}
