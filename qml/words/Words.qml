pragma Singleton

import QtQml
import Oriflamme.App

// Every word that is not fixed on a page: turns codes, names and numbers into text in the language of the moment.
// Call it in bindings, so that a change of language refreshes what it said.
Phrases {
    id: words

    // --- Cards, by their names in records; "" is a hidden card.

    function card(name: string): string { return words.cards.name(name) }
    function cardShort(name: string): string { return words.cards.shorts[name] ?? "" }
    // The same in an edition.
    function cardShortIn(name: string, edition: string): string {
        return words.cards.editions[edition]?.[name] ?? words.cardShort(name)
    }
    function cardFull(name: string, edition: string): string {
        return words.rules.editions[edition]?.[name] ?? words.rules.texts[name] ?? ""
    }
    // What players ask about it: a list of sentences; for a hidden card, what is true of all of them.
    function cardNotes(name: string): var { return name === "" ? words.facts.hidden : CardNotes.texts[name] ?? [] }
    // A line of advice for those who begin, and what to know of it beside others: [{others: cards, text}].
    function cardTip(name: string): string { return CardTips.tips[name] ?? "" }
    function cardPairs(name: string): var { return CardTips.pairs[name] ?? [] }
    // Character or Intrigue; nothing for a hidden card.
    function kind(name: string): string { return words.cards.kind(name) }
    // All of its kind.
    function kinds(name: string): string { return Cards.isIntrigue(name) ? qsTr("Intrigues") : qsTr("Characters") }
    // A card in a hand: name, kind and short text.
    function handCardIn(name: string, edition: string): string {
        return words.card(name) + ". " + words.kind(name) + ". " + words.cardShortIn(name, edition)
    }

    // --- The rules, by their codes; see RuleWords and RuleBook.

    // What no start needs is made when it is first asked for: the catalogues that are singletons of their own.
    function chapters(): var { return RuleBook.chapters }
    // For Search: the titles, the words that people would type besides and what the chapters say.
    function chapterTexts(): var {
        return RuleBook.chapters.map(chapter => ({
            code: chapter.code,
            title: chapter.title,
            keywords: [chapter.keywords ?? ""].concat(chapter.rules).join(" "),
            words: [chapter.intro ?? ""].concat(chapter.rules.map(code => words.rule(code))).join(" ")
        }))
    }
    function rule(code: string): string { return RuleWords.plain(code) }
    // The same with its cards as links to their names in records, as StyledText.
    function ruleLinked(code: string): string {
        const text = RuleWords.text(code).replace(/&/g, "&amp;").replace(/</g, "&lt;")
        // Qt takes a narrow space for any other.
        return text.replace(/\u202f/g, "&nbsp;").replace(words.link, '<a href="$1">$2</a>')
    }
    // What its example shows.
    function example(code: string): string { return ExampleWords.texts[code] ?? "" }
    // The cards that rules name, each once.
    function cardsIn(codes: var): var {
        const links = codes.map(code => RuleWords.text(code)).join(" ").match(words.link) ?? []
        return Array.from(new Set(links.map(link => link.slice(1, link.indexOf(":")))))
    }
    // The rule that speaks of a card most.
    function ruleOf(card: string): string {
        const often = code => RuleWords.text(code).split("[" + card + ":").length
        let best = "kinds"
        for (const chapter of RuleBook.chapters)
            best = chapter.rules.reduce((most, code) => often(code) > often(most) ? code : most, best)
        return best
    }
    readonly property var link: /\[([a-z-]+):([^\]]*)\]/g

    // --- Card sets: "base" "alliance" "mixed"; editions: "current" "first"; suggested tens, see CardSets.

    function cardSet(kind: string): string { return words.sets.titles[kind] ?? "" }
    function cardSetHint(kind: string): string { return words.sets.hints[kind] ?? "" }
    function edition(name: string): string { return words.sets.titles[name] ?? "" }
    function editionHint(name: string): string { return words.sets.hints[name] ?? "" }
    function suggestion(name: string): string { return words.sets.titles[name] ?? "" }
    function suggestionHint(name: string): string { return words.sets.hints[name] ?? "" }
    function cardsChosen(n: int): string { return words.sets.chosen(n) }
    function cardsMissing(n: int): string { return words.sets.missing(n) }
    function cardsInSet(characters: int, intrigues: int): string { return words.sets.content(characters, intrigues) }

    // --- Players

    // The family's title ("House of the Wolf"); a family of another name is shown by that name.
    function house(name: string): string { return words.players.houses[name] ?? name }
    // Who plays, by "human" or "ai:NAME": title and plain word, and how it plays.
    function level(player: string): string { return words.players.level(player) }
    function levelHint(player: string): string { return words.players.levels[player]?.hint ?? "" }
    // Ten names for computer players.
    readonly property var suggestedNames: words.players.names
    // A long name cut, where others stand in the same sentence.
    function shortName(name: string): string {
        const letters = Array.from(name)
        return letters.length > 20 ? letters.slice(0, 19).join("") + "…" : name
    }
    // "Ada", "Ada and Bruno", "Ada, Bruno and Cleo".
    function list(names: var): string {
        const last = names[names.length - 1] ?? ""
        return names.length < 2 ? last : words.fill(qsTr("%1 and %2"), names.slice(0, -1).join(", "), last)
    }

    // "Family: House of the Wolf"; French wants a space of its own there. The label alone where there is nothing to it.
    function labelled(label: string, what: string): string {
        return what === "" ? label : words.fill(qsTr("%1: %2"), label, what)
    }

    // What stands on the keys that people are told of; see Shortcuts.
    function keys(action: int): var {
        return [...Shortcuts.caps(action)].map(key => key === "Space" ? qsTr("Space") : key)
    }
    function withKey(what: string, action: int): string {
        return words.fill(qsTr("%1 (%2)"), what, words.keys(action)[0]);
    }

    // --- What happens

    // One sentence for a cue; see LogWords.caption.
    function caption(cue: cue, names: var): string { return words.log.caption(cue, names) }
    // Why it happened, for an entry of the log; nothing where its sentence says so.
    function because(entry: cue): string { return words.causes.because(entry) }
    readonly property string recap: qsTr("Since your last turn")
    // `names`: the winners'.
    function throne(names: var): string {
        return names.length > 1 ? words.fill(qsTr("%1 share the throne"), words.list(names))
                                : words.fill(qsTr("%1 takes the throne"), words.list(names))
    }

    // --- What is asked

    // The question that is open: to the person asked (`mine`), or told to the others. `copied` is the card that a
    // Shapeshifter copies, "" for none; see PromptWords.ask for `can`.
    function prompt(asks: string, mine: bool, card: string, copied: string, half: string, seatName: string,
                    can: var): string {
        const ability = copied === "" ? card : copied
        return mine ? words.prompts.ask(asks, ability, half, can ?? {})
                    : words.prompts.watch(asks, ability, half, seatName)
    }
    function copying(card: string): string {
        return words.fill(qsTr("The Shapeshifter copies: %1"), words.card(card))
    }
    function turn(mine: bool, seatName: string): string {
        return mine ? qsTr("Your turn") : words.fill(qsTr("%1 to play"), seatName)
    }
    // `round` from 1; `phase` is "placement", "resolution" or "over"; `place` from 0 at the left end.
    function round(round: int): string { return words.fill(qsTr("Round %1 of 6"), round) }
    // A step of a replay.
    function step(step: int, steps: int): string { return words.fill(qsTr("Step %1 of %2"), step, steps) }
    function phase(phase: string): string { return words.prompts.phases[phase] ?? "" }
    // What begins or is over, said over the table; n is the round's number.
    function announcement(happening: int, n: int): string {
        if (happening === Engine.Happening.RoundBegins)
            return words.fill(qsTr("Round %1"), words.numeral(n));
        return words.phase(happening === Engine.Happening.GameOver ? "over" : "resolution");
    }
    // Where a game stands: round, phase, and the place being resolved.
    function moment(board: var): string {
        const parts = [words.round(board.round), words.phase(board.phase)]
        if (board.place >= 0 && board.place < board.stacks)
            parts.push(words.place(board.place, board.stacks))
        return parts.join(" · ")
    }
    function place(place: int, stacks: int): string { return words.states.place(place, stacks) }
    function direction(rightToLeft: bool): string {
        return rightToLeft ? qsTr("Right to left") : qsTr("Left to right")
    }

    // What a choice would bring; see PreviewWords.
    function preview(preview: choicePreview, mine: int, names: var, what: var): string {
        return words.previews.now(preview, mine, names, what)
    }
    function previewThen(preview: choicePreview, mine: int, names: var): string {
        return words.previews.then(preview, mine, names)
    }
    function costs(preview: choicePreview, mine: int, names: var, seat: int): string {
        return words.previews.costs(preview, mine, names, seat)
    }
    function amount(least: int, most: int): string { return words.previews.amount(least, most) }

    // --- The hint; see HintWords.

    function hint(choice: proposal, asked: var, mine: int, names: var): string {
        return words.hints.choice(choice, asked, mine, names)
    }
    function hintReason(advice: advice, next: string): string { return words.hints.reason(advice, next) }
    readonly property string hintThinking: words.hints.thinking
    readonly property string hintAdvising: words.hints.advising
    readonly property string hintNone: words.hints.none

    // --- Labels of choices

    readonly property string leftEnd: qsTr("Left end")
    readonly property string rightEnd: qsTr("Right end")
    readonly property string keepHidden: qsTr("Keep hidden")
    readonly property string reveal: qsTr("Reveal")
    readonly property string back: qsTr("Back")
    readonly property string skip: qsTr("Skip")
    readonly property string skipToChoice: qsTr("To my choice")
    // "gain" "swap" "pay" "collect" "mark" "eliminate".
    function half(name: string): string { return words.prompts.halves[name] ?? "" }
    // The gap before stack `gap`.
    function gap(gap: int, stacks: int): string { return words.states.gap(gap, stacks) }

    // --- How things lie

    // A card of the queue and a seat in words; see StateWords.
    function cardDescription(facts: var): string { return words.states.card(facts) }
    function seatDescription(facts: var): string { return words.states.seat(facts) }
    // A seat's discard pile by its name, and what lies beside the person here; nothing if nothing is set aside.
    function discards(name: string, n: int): string {
        return words.fill(qsTr("%1’s discard pile: %n cards", "", n), name)
    }
    function hand(name: string, n: int): string { return words.fill(qsTr("%1’s hand: %n cards", "", n), name) }
    function discardsLine(n: int): string { return words.labelled(qsTr("Discard pile", "short"), n) }
    function asideLine(n: int): string { return n > 0 ? words.labelled(qsTr("Set aside", "short"), n) : "" }
    function influence(n: int): string { return words.states.influence(n) }
    function topCards(n: int): string { return words.states.topCards(n) }

    // What there is to say of a card that is looked at closely; see FactWords.
    function cardFacts(card: var, owner: string): var { return words.facts.all(card, owner) }
    function stackLine(cards: var): string { return words.facts.stack(cards) }
    function stack(place: int, n: int): string {
        return words.fill(qsTr("The stack at place %1: %n cards", "", n), place + 1)
    }
    // A pile's title and the cards in it; nothing for an empty one.
    function pile(title: string, cards: var): string {
        return cards.length === 0 ? "" : words.labelled(title, cards.map(card => words.card(card)).join(", "))
    }
    function reserved(name: string, n: int): string { return words.fill(qsTr("%1’s reserved cards: %n", "", n), name) }

    // --- The guided games, by Game.lessons; chapters and steps from 1. See LessonWords.

    function lessonCourse(course: string): string { return LessonWords.courses[course] ?? "" }
    function lessonHeading(course: string, chapter: int): string {
        return words.fill(qsTr("%1. %2"), chapter, LessonWords.chapters[course + "-" + chapter] ?? "")
    }
    function lessonSays(course: string, chapter: int, step: int): string {
        return LessonWords.says[course + "-" + chapter + "-" + step] ?? ""
    }
    function lessonMistake(course: string, chapter: int, step: int, kind: string): string {
        const mistakes = LessonMistakes.texts[course + "-" + chapter + "-" + step] ?? {}
        return mistakes[kind] ?? mistakes[""] ?? ""
    }
    function lessonEnd(course: string, chapter: int): string {
        return LessonWords.ends[course + "-" + chapter] ?? ""
    }
    // The players of a lesson, by their families.
    readonly property var lessonNames: words.players.crests

    // --- Settings

    function percent(n: int): string { return words.fill(qsTr("%1%"), n) }
    // Of a round or a rank.
    function numeral(n: int): string { return ["I", "II", "III", "IV", "V", "VI"][n - 1] ?? "" }

    // How fast the picture goes, by Settings.speed; speed() says it with its label.
    readonly property var speeds: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Very fast"), qsTr("Instant")]
    function speed(speed: int): string {
        return words.labelled(qsTr("Speed"), (words.speeds[speed] ?? "").toLowerCase())
    }

    // How much moves, by Settings.motion.
    readonly property var motions: ({system: qsTr("As the system says"), full: qsTr("Full"), reduced: qsTr("Reduced"),
                                     none: qsTr("None", "motion")})

    // --- What went wrong, by Game.notice.

    function notice(facts: var): string {
        return words.notices.notice(Object.assign({}, facts, {seat: words.shortName(facts.seat ?? "")}))
    }

    // --- What is asked about saving, by Saving.question.

    function savingTitle(about: string): string { return words.notices.questions[about] ?? "" }
    function savingText(facts: var): string { return words.notices.asked(facts) }
    function savingAccept(about: string): string { return words.notices.agreements[about] ?? "" }

    readonly property CardWords cards: CardWords {}
    readonly property CardRules rules: CardRules {}
    readonly property SetWords sets: SetWords {}
    readonly property PlayerWords players: PlayerWords {}
    readonly property LogWords log: LogWords { cards: words.cards }
    readonly property CauseWords causes: CauseWords { cards: words.cards }
    readonly property PromptWords prompts: PromptWords {}
    readonly property RefusalWords refusals: RefusalWords {}
    readonly property StateWords states: StateWords { cards: words.cards; players: words.players }
    readonly property FactWords facts: FactWords { states: words.states; refusals: words.refusals }
    readonly property HintWords hints: HintWords { cards: words.cards }
    readonly property NoticeWords notices: NoticeWords {}
    readonly property PreviewWords previews: PreviewWords { cards: words.cards; states: words.states }
}
