#include "engine/record/story.h"
#include "tests/support/randomgames.h"

#include <QtTest>

using namespace oriflamme;

// A game's story against a plain fold of the same decisions: every moment, from wherever one comes, and what undoing
// and deciding anew do to it.
class TestStory : public QObject {
    Q_OBJECT

private slots:
    void everyMomentFromAnyOther();
    void everyQuestionFromAnyOther();
    void whatHappenedSince();
    void decidingTheSameKeepsWhatFollows();
    void decidingOtherwiseDropsIt();
    void theLastChoiceOfAHalfIsPartOfTheEnd();
    void thePastIsARecord();
};

namespace {

Record played(int kind, Random& random)
{
    Record record = newGame(kindOfGame(kind, random), random);
    State state = start(record.setup);
    while (state.phase != Phase::Over) {
        record.decisions.push_back({state.question.seat, anyDecision(state, random)});
        apply(state, record.decisions.back().decision);
    }
    record.result = resultOf(state);
    return record;
}

// The states after each decision, from none on.
std::vector<State> statesOf(const Record& record)
{
    std::vector<State> states{start(record.setup)};
    for (const Taken& taken : record.decisions) {
        states.push_back(states.back());
        apply(states.back(), taken.decision);
    }
    return states;
}

// What is told of a record, each with the events that it is put together of before it, and the state that is shown.
Moments toldOf(const Record& record)
{
    Moments told;
    Steps steps;
    State state = start(record.setup, steps);
    for (std::size_t taken = 0;; ++taken) {
        const std::size_t before = told.size();
        std::vector<Event> parts;
        for (const Step& step : steps) {
            if (step.event.happening == Happening::TokensTaken)
                parts.push_back(step.event);
            else if (isTold(step.event.happening)) {
                told.push_back({{step.event}, std::exchange(parts, {}), step.state});
                told.back().decisions = std::uint16_t(taken);
            }
        }
        if (told.size() > before || taken == record.decisions.size())
            told.back().state = state;
        if (taken == record.decisions.size())
            return told;
        steps.clear();
        apply(state, record.decisions[taken].decision, steps);
    }
}

QString different(const Story& story, const Moments& told, int position)
{
    const Moment& right = told[std::size_t(position)];
    const Moment moment = story.moment(position);
    if (moment.event != right.event || moment.parts != right.parts || moment.decisions != right.decisions)
        return QString("moment %1 is another").arg(position);
    const Caption& caption = story.caption(position);
    if (moment.round != caption.round || moment.height != caption.height || moment.stacks != caption.stacks)
        return QString("moment %1 has another caption").arg(position);
    return moment.state == right.state ? "" : QString("moment %1 stands otherwise").arg(position);
}

}

void TestStory::everyMomentFromAnyOther()
{
    Random random(seedFrom("story moments"));
    bool parts = false;
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        const Record record = played(kind, random);
        const Moments told = toldOf(record);
        Story story(record);
        QCOMPARE(story.length() + 1, int(told.size()));
        QCOMPARE(story.position(), story.length());
        for (int position = 0; position <= story.length(); ++position) {
            QCOMPARE(different(story, told, position), QString());
            const int from = int(random.below(std::uint32_t(told.size())));
            story.seek(from);
            story.seek(position);
            QVERIFY(story.state() == told[std::size_t(position)].state);
            QCOMPARE(story.decisions(), position == story.length()
                                            ? record.decisions.size()
                                            : std::size_t(told[std::size_t(position)].decisions));
            parts |= !told[std::size_t(position)].parts.empty();
        }
    }
    QVERIFY(parts);
}

void TestStory::everyQuestionFromAnyOther()
{
    Random random(seedFrom("story questions"));
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        const Record record = played(kind, random);
        const std::vector<State> states = statesOf(record);
        Story story(record);
        for (std::size_t taken = 0; taken < states.size(); ++taken) {
            story.seek(int(random.below(std::uint32_t(story.length()) + 1)));
            story.go(taken);
            QVERIFY(story.state() == states[taken]);
            QVERIFY(story.after(taken) == states[taken]);
            QVERIFY(story.caption(story.position()).decisions <= taken);
            QVERIFY(story.position() == story.length() || story.caption(story.position() + 1).decisions > taken);
        }
    }
}

void TestStory::whatHappenedSince()
{
    Random random(seedFrom("story since"));
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        Story story(played(kind, random));
        const std::size_t to = random.below(std::uint32_t(story.record().decisions.size()));
        story.go(to);
        const Moments told = toldOf(pastOf(story.record(), to));
        for (const std::size_t from : {to / 2, to}) {
            const Moments since = story.since(from);
            const std::size_t first = told.size() - since.size();
            QVERIFY(first == told.size() || told[first].decisions > from);
            QVERIFY(first == 0 || told[first - 1].decisions <= from);
            for (std::size_t i = 0; i < since.size(); ++i)
                QVERIFY(since[i].event == told[first + i].event && since[i].state == told[first + i].state);
        }
    }
}

void TestStory::decidingTheSameKeepsWhatFollows()
{
    Random random(seedFrom("story again"));
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        const Record record = played(kind, random);
        const Moments told = toldOf(record);
        Story story(record);
        story.go(0);
        std::size_t count = 1;
        for (const Taken& taken : record.decisions) {
            for (const Moment& moment : story.decide(taken.decision))
                QVERIFY(moment.event == told[count++].event);
            QVERIFY(story.record() == record);
            QCOMPARE(story.length() + 1, int(told.size()));
        }
        QCOMPARE(count, told.size());
        QVERIFY(story.past() == record);
    }
}

void TestStory::decidingOtherwiseDropsIt()
{
    Random random(seedFrom("story otherwise"));
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        const Record record = played(kind, random);
        Story story(record);
        const std::size_t to = random.below(std::uint32_t(record.decisions.size()));
        story.go(to);
        Decisions list;
        legal(story.state(), list);
        const auto* const other = std::find_if(list.begin(), list.end(), [&](const Decision& decision) {
            return decision != record.decisions[to].decision;
        });
        if (other == list.end())
            continue;
        const Taken taken{story.state().question.seat, *other};
        story.decide(*other);
        Record expected = pastOf(record, to);
        expected.decisions.push_back(taken);
        QVERIFY(pastOf(story.record(), to + 1) == expected);
        QCOMPARE(story.record().decisions.size(), to + 1);
        const Story anew(story.past());
        QCOMPARE(story.length(), anew.length());
        QCOMPARE(story.position(), anew.position());
        QVERIFY(story.state() == anew.state());
        for (int position = 0; position <= anew.length(); ++position)
            QVERIFY(story.caption(position) == anew.caption(position));
    }
}

void TestStory::theLastChoiceOfAHalfIsPartOfTheEnd()
{
    Random random(seedFrom("story halves"));
    int halves = 0;
    for (int kind = 0; kind < kindsOfGame; ++kind) {
        const Record record = played(kind, random);
        for (std::size_t taken = 1; taken < record.decisions.size(); ++taken) {
            Record past = pastOf(record, taken);
            const Story story(past);
            QVERIFY(story.moment(story.length()).state == story.state());
            QCOMPARE(story.decisions(), taken);
            const Story before(pastOf(record, taken - 1));
            if (story.length() > before.length())
                continue;
            ++halves;
            QVERIFY(story.state() != before.state()); // another question
        }
    }
    QVERIFY(halves > 20);
}

void TestStory::thePastIsARecord()
{
    Random random(seedFrom("story past"));
    const Record record = played(3, random);
    Story story(record);
    QVERIFY(story.past() == record);
    story.go(record.decisions.size() - 1);
    QVERIFY(!story.past().result);
    QVERIFY(story.past() == pastOf(record, record.decisions.size() - 1));
    QVERIFY(story.record() == record);
    story.markTakebacks();
    QVERIFY(story.past().takebacks);
    QCOMPARE(Story().length(), -1);
    QCOMPARE(Story().position(), -1);
}

QTEST_APPLESS_MAIN(TestStory)
#include "tst_story.moc"
