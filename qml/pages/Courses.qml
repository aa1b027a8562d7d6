import QtQml
import Oriflamme.App

// The way through the guided games, and the place in each that one is to come back to.
QtObject {
    id: courses

    required property Lessons lessons
    // The players' names, in the language of the moment.
    readonly property var names: Words.lessonNames
    readonly property var firstHouses: ["wolf", "stag", "raven"]

    // A chapter as it stands at a step; a real game, as Game.start() takes it, after the last one.
    signal learnAsked(course: string, chapter: int, step: int)
    signal gameAsked(game: var)
    signal tableAsked // it lies there

    function show(course: string, chapter: int, step: int): void {
        if (chapter > lessons.chapters(course)) {
            keep(course, chapter, 1);
            gameAsked(firstGame(course));
            tableAsked();
            return;
        }
        learnAsked(course, Math.max(1, chapter), step); // settings may be damaged
        if (lessons.open)
            tableAsked();
    }
    // Goes on with a chapter where it was left.
    function resume(course: string, chapter: int): void {
        const kept = Settings.lessons[course];
        show(course, chapter, kept?.chapter === chapter ? kept.step : 1);
    }
    // Against gentle computers, with the cards that were learnt.
    function firstGame(course: string): var {
        return {
            seats: firstHouses.map((house, i) => ({
                family: house, name: Words.suggestedNames[i], player: i === 0 ? "human" : "ai:novice"
            })),
            direction: "left-to-right", first: 0, cards: Cards.of(course === "first" ? "base" : "alliance")
        };
    }
    // One who looks at an earlier chapter again has been further.
    function keep(course: string, chapter: int, step: int): void {
        if (chapter >= (Settings.lessons[course]?.chapter ?? 1))
            Settings.lessons = Object.assign({}, Settings.lessons, {[course]: {chapter: chapter, step: step}});
    }

    onNamesChanged: if (lessons.open)
        learnAsked(lessons.course, lessons.chapter, lessons.step)

    readonly property Connections kept: Connections {
        target: courses.lessons
        function onChanged() {
            const lessons = courses.lessons;
            if (lessons.done)
                courses.keep(lessons.course, lessons.chapter + 1, 1);
            else if (lessons.open)
                courses.keep(lessons.course, lessons.chapter, lessons.step);
        }
    }
}
