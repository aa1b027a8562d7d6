pragma Singleton
import QtQml
import Oriflamme.App

// The one voice of the game: which sound goes with what is shown, and when one is asked for. Whether anything is heard
// is the loudspeaker's business.
QtObject {
    id: voice

    // One that comes within so many milliseconds of another is left out, unless it matters more.
    property int apart: 90
    // The later one matters more.
    readonly property var names: ["lay", "flip", "coins", "marks", "shuffle", "blade", "turn", "win"]

    property real last: 0 // when one was asked for, in milliseconds
    property string lastName: ""

    // By what happens: the sound, and how many milliseconds after the happening begins what it belongs to is seen, at the
    // normal speed.
    readonly property var sounds: ({
        [Engine.Happening.RoundBegins]: ["shuffle", 120],
        [Engine.Happening.Placed]: ["lay", 400], [Engine.Happening.Swapped]: ["lay", 400],
        [Engine.Happening.Moved]: ["lay", 760], [Engine.Happening.Reserved]: ["lay", 400],
        [Engine.Happening.Revealed]: ["flip", 180], [Engine.Happening.TurnedDown]: ["flip", 180],
        [Engine.Happening.Kept]: ["coins", 300], [Engine.Happening.TradePays]: ["coins", 480],
        [Engine.Happening.TookTokens]: ["coins", 480], [Engine.Happening.TokensLost]: ["coins", 480],
        [Engine.Happening.TokenPaid]: ["coins", 480], [Engine.Happening.Gained]: ["coins", 480],
        [Engine.Happening.GainedElimination]: ["coins", 480], [Engine.Happening.InfiltrationBonus]: ["coins", 480],
        [Engine.Happening.Stole]: ["coins", 900], [Engine.Happening.AmbushPays]: ["coins", 480],
        [Engine.Happening.RacketPays]: ["coins", 480], [Engine.Happening.RacketTakes]: ["coins", 480],
        [Engine.Happening.TokenGiven]: ["coins", 480], [Engine.Happening.FinalTrade]: ["coins", 480],
        [Engine.Happening.Eliminated]: ["blade", 280], [Engine.Happening.AmbushSprings]: ["blade", 640],
        [Engine.Happening.Marked]: ["marks", 480],
        [Engine.Happening.GameOver]: ["win", 120]
    })

    // It is to be played now.
    signal asked(name: string)

    // What is to be heard of a happening, {name, after}, or null: no coins sound where none move.
    function of(cue: cue): var {
        const [name, after] = sounds[cue.happening] ?? [];
        return !name || (name === "coins" && cue.n === 0) ? null : {name: name, after: after};
    }
    function say(name: string): void {
        const now = Date.now();
        if (Math.abs(now - last) < apart && names.indexOf(name) <= names.indexOf(lastName))
            return;
        last = now;
        lastName = name;
        asked(name);
    }
}
