pragma Singleton
import QtQuick
import Oriflamme.App

// The measures, colours, fonts and times that everything on the screen shares.
QtObject {
    id: theme

    // Set from outside: the size that pages are laid out in, how much smaller they are painted, and whether a key that
    // hurries what moves is held down.
    property real width: 1280
    property real height: 800
    property real shrink: 1
    property bool hurried: false

    // The text size (1 to 1.5), how long motions take (1 normal, 0 at once), and how much moves (full, reduced, none).
    readonly property real textScale: Settings.textSize / 100
    readonly property var paces: [1.7, 1, 0.55, 0.28, 0] // by Settings.speed
    readonly property real pace: paces[Settings.speed] * (hurried ? 0.25 : 1)
    readonly property string movement: Settings.motion !== "system" ? Settings.motion
        : SystemMotion.reduced ? "reduced" : "full"

    // Whether things go from place to place, and whether they come and go softly.
    readonly property bool travels: movement === "full" && pace > 0
    readonly property bool fades: movement !== "none" && pace > 0
    readonly property real travelPace: travels ? pace : 0

    // The unit of all measures, in logical pixels.
    readonly property real u: Math.min(width / 1920, height / 1080)

    // So wide that the log has room beside the table.
    readonly property bool wide: width / u >= 2300

    // Who wants a high contrast has words of 7:1 and broad outlines.
    readonly property bool strong: Looks.highContrast
    readonly property real stress: strong ? 1.4 : 1 // of outlines

    readonly property color ink: "#1a1310"
    readonly property color panelDark: "#1d140e"
    readonly property color vellum: strong ? "#fffdf4" : "#f3e7c9"
    readonly property color muted: strong ? vellum : "#c9b994"
    readonly property color gold: "#dba83a"
    readonly property color goldLight: "#f7dc8a"
    readonly property color goldDark: "#8f621b"
    readonly property color plateHigh: strong ? "#f2d484" : "#e7bd58" // of a golden plate with words in ink
    readonly property color plateLow: strong ? "#dfb04a" : "#b98225"
    readonly property color hairline: strong ? gold : "#94661c"
    readonly property color hairlineDim: strong ? "#b9832f" : "#6d4f22"
    readonly property color teal: strong ? "#a8f4e7" : "#7fe0d0"
    readonly property color cream: strong ? vellum : "#fff6d4"
    readonly property color glow: "#ffe9a8"
    readonly property color wine: "#651a1d"
    readonly property color loss: strong ? "#ffb9b0" : "#e08a80"
    readonly property color walnut: "#4a2d1b"
    readonly property color velvet: "#7a1c27"
    readonly property color onIntrigue: strong ? vellum : "#f6edd6"
    readonly property color dusk: Qt.rgba(0.05, 0.03, 0.02, 0.72) // around what is asked or laid out to read
    readonly property color veil: Qt.rgba(20 / 255, 12 / 255, 8 / 255, strong ? 0.25 : 0.45)
    readonly property color nightVeil: Qt.rgba(28 / 255, 36 / 255, 72 / 255, strong ? 0.3 : 0.5)

    readonly property var houses: ({
        wolf: { colour: "#3961b6", light: "#6f9bdd" },
        stag: { colour: "#eeba37", light: "#f8dc86" },
        raven: { colour: "#282430", light: "#85808f" },
        tower: { colour: "#992019", light: "#d8654f" },
        oak: { colour: "#42a171", light: "#8fd3a8" }
    })
    readonly property var noHouse: ({ colour: "#4a3f33", light: "#8b8478" })

    readonly property string titleFont: firstOf(["Vollkorn", "Linux Libertine O", "Gentium Plus", "Noto Serif", "DejaVu Serif"])
    readonly property string textFont: firstOf(["Linux Libertine O", "Gentium Plus", "Vollkorn", "Noto Serif", "DejaVu Serif"])

    // Text sizes in pixels; those for cards follow the card's width instead.
    readonly property int barTitle: text(23, 19)
    readonly property int barText: text(18.7, 15.5)
    readonly property int pageTitle: text(34, 24)
    readonly property int panelTitle: text(30, 22)
    readonly property int promptTitle: text(24, 17)
    readonly property int playerName: text(24, 18)
    readonly property int body: text(18, 15)
    readonly property int secondary: text(17, 14)

    readonly property int finger: 44 // what it needs each way to press something
    readonly property int barHeight: Math.round(Math.max(finger, 52 * u))
    readonly property int controlHeight: Math.round(Math.max(40, 48 * u) * Math.max(1, textScale))
    readonly property int buttonHeight: Math.round(Math.max(finger, 46 * u) * Math.max(1, 0.5 + 0.5 * textScale))
    // The band along the table's foot: the own seat, the hand, what is asked.
    readonly property int bandHeight: Math.round(Math.max(136, 196 * u) * Math.max(1, 1.2 * textScale - 0.2))
    readonly property int gap: Math.round(Math.max(6, 8 * u))
    readonly property int margin: Math.round(Math.max(12, 20 * u))

    readonly property int hoverTime: Math.round(120 * Math.min(1, travelPace))
    readonly property int flipTime: Math.round(460 * travelPace)
    readonly property int pillTime: Math.round(300 * travelPace)
    readonly property int bannerTime: Math.round(260 * travelPace)
    readonly property int stageTime: Math.round(300 * travelPace)
    readonly property int glideTime: Math.round(480 * travelPace)
    readonly property int layTime: Math.round(420 * travelPace)
    readonly property int liftTime: Math.round(160 * travelPace)
    readonly property int curtainTime: Math.round(520 * travelPace)
    readonly property int fadeTime: Math.round(150 * (fades ? pace : 0))
    // How long a computer waits before its choice is shown, at the normal speed.
    readonly property int thinking: 500

    // How many milliseconds happenings of the game take to show at the normal speed, at the least.
    readonly property var motions: ({
        [Engine.Happening.RoundBegins]: 1400, [Engine.Happening.GameOver]: 1400,
        [Engine.Happening.Eliminated]: 1400, [Engine.Happening.AmbushSprings]: 1400,
        [Engine.Happening.Stole]: 1200,
        [Engine.Happening.Moved]: 920,
        [Engine.Happening.ResolutionBegins]: 900,
        [Engine.Happening.Reserved]: 820,
        [Engine.Happening.Swapped]: 640,
        [Engine.Happening.Kept]: 620, [Engine.Happening.Revealed]: 620, [Engine.Happening.Copied]: 620,
        [Engine.Happening.NoEffect]: 620, [Engine.Happening.Discarded]: 620,
        [Engine.Happening.Placed]: 600, [Engine.Happening.MarkerPasses]: 600,
        [Engine.Happening.Slept]: 560, [Engine.Happening.TurnedDown]: 560,
        [Engine.Happening.Acts]: 420
    })

    function motion(happening: int): int {
        return motions[happening] ?? 700; // as long as tokens fly
    }
    // A length of `nominal` units, but never below `least` pixels.
    function size(nominal: real, least: real): int {
        return Math.round(Math.max(least, nominal * u));
    }
    // The same for letters, which also follow the text size.
    function text(nominal: real, least: real): int {
        return Math.round(Math.max(least, nominal * u) * textScale);
    }
    // How far letters may shrink to fit: by a fifth, and never below what can be read.
    function least(size: real): int {
        return Math.min(size, Math.ceil(Math.max(11, 0.8 * size)));
    }
    // The font of a heading: figures of the title font are old-style, a one looks like an I.
    function fontFor(heading: string): string {
        return /\d/.test(heading) ? textFont : titleFont;
    }
    function colour(family: string): color {
        return (houses[family] ?? noHouse).colour;
    }
    function light(family: string): color {
        return (houses[family] ?? noHouse).light;
    }
    function firstOf(families: var): string {
        const known = Qt.fontFamilies();
        return families.find(name => known.includes(name)) ?? "serif";
    }
}
