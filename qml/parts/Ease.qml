pragma Singleton
import QtQml

// How a motion speeds up and slows down: each takes and gives 0 to 1.
QtObject {
    function outQuad(t: real): real { return t * (2 - t) }
    function inQuad(t: real): real { return t * t }
    function inCubic(t: real): real { return t * t * t }
    function outCubic(t: real): real { return 1 - Math.pow(1 - t, 3) }
    function inOutQuad(t: real): real { return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t) }
    function inOutCubic(t: real): real { return t < 0.5 ? 4 * t * t * t : 1 - 4 * Math.pow(1 - t, 3) }
    function inExpo(t: real): real { return t <= 0 ? 0 : Math.pow(2, 10 * (t - 1)) }
    // Comes a little too far first.
    function outBack(t: real): real { return 1 + 2.7 * Math.pow(t - 1, 3) + 1.7 * Math.pow(t - 1, 2) }
    // Comes, stays and goes.
    function inAndOut(t: real): real { return Math.min(1, 5 * t, 2.5 * (1 - t)) }
}
