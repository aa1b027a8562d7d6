#include "tests/pages/layout.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include "app/record/names.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// Cards looked at closely: the large card beside the pointer, the inspector, and piles as fans.
class InspectorTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void restingShowsTheCard();
    void whatIsDonePutsItAway();
    void itLeavesClearWhatMatters_data();
    void itLeavesClearWhatMatters();
    void theKeyboardShowsTheCard();
    void eachWayOpensTheInspector();
    void aDoubledClickOpensNothing();
    void arrowsGoAlongTheRowAndIntoStacks();
    void itTellsWhatTheCardDid();
    void whatHappensNextWaits();
    void pilesOpenAsFans();
    void allIsOpenAtTheEnd();
    void theSupplyTellsWhatItIsFor();
    void wordsFollowTheLanguage();
    void nothingIsDrawn();
    void everyCardHasItsSigns_data();
    void everyCardHasItsSigns();
    void everyCardFits_data();
    void everyCardFits();

private:
    Rooms m_home;
};

namespace {

// A game among the tests' records after so many decisions, in which the first seat is a person's.
Record recorded(const QString& name, std::size_t decisions)
{
    Record record = *readRecord(RECORDS "/" + name + ".oriflamme").record;
    record.decisions.resize(decisions);
    record.result.reset();
    for (Player& player : record.players)
        player.player = &player == &record.players.front() ? "human" : "ai:novice";
    return record;
}

// A Spy's question, with two stacks in a queue of seven.
Record stacked()
{
    return recorded("06-base-4-current-ltr-unfinished", 38);
}

Record reserved()
{
    return recorded("35-mixed-5-current-rtl", 70);
}

// The open popup of that QML type, or null.
QObject* popup(Program& program, const char* type)
{
    const QQuickItem* look = screen::findType(program.window(), "CloseLook");
    for (QObject* object : look ? look->children() : QObjectList()) {
        if (screen::typeOf(object) == type && object->property("visible").toBool())
            return object;
    }
    return nullptr;
}

bool comes(Program& program, const char* type)
{
    return QTest::qWaitFor([&] { return popup(program, type) != nullptr; });
}

QVariantMap factsOf(const QObject* object)
{
    return object ? object->property("facts").value<QJSValue>().toVariant().toMap() : QVariantMap();
}

// What is told by the popup of that type.
QVariantMap facts(Program& program, const char* type)
{
    return factsOf(popup(program, type));
}

// The cards of that QML type, in the order of the screen.
QList<QQuickItem*> cards(Program& program, const char* type)
{
    QList<QQuickItem*> list;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == type)
            list << item;
    }
    std::sort(list.begin(), list.end(), [](auto* one, auto* other) {
        return std::pair(one->x(), -one->y()) < std::pair(other->x(), -other->y());
    });
    return list;
}

QQuickItem* spotOf(const QQuickItem* card)
{
    for (QQuickItem* item : card->childItems()) {
        if (screen::typeOf(item) == "CardSpot")
            return item;
    }
    return nullptr;
}

QQuickItem* queueCard(Program& program, int place, bool covered = false)
{
    for (QQuickItem* item : cards(program, "QueueCard")) {
        const QVariantMap card = factsOf(spotOf(item));
        if (card["place"] == place && card["covered"] == covered)
            return item;
    }
    return nullptr;
}

void rest(QQuickItem* item)
{
    screen::draws(item->window());
    QTest::mouseMove(item->window(), screen::centre(item));
}

// Where nothing of the table is.
const QPoint nowhere(640, 2);

}

void InspectorTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void InspectorTest::restingShowsTheCard()
{
    m_home.keep(stacked());
    Program program;
    QVERIFY(moments::resume(program));
    QQuickItem* held = cards(program, "HandCard").first();
    rest(held);
    QVERIFY(comes(program, "LargeCard"));
    const QString card = held->property("card").toString();
    QCOMPARE(facts(program, "LargeCard")["card"].toString(), card);
    const QString full = program.say("cardFull", {card, "current"});
    const auto items = screen::items(program.window());
    QVERIFY(std::any_of(items.begin(), items.end(), [&](auto* item) { return item->property("text") == full; }));

    rest(queueCard(program, 3));
    QVERIFY(QTest::qWaitFor([&] { return facts(program, "LargeCard")["place"] == 3; }));
    QTest::mouseMove(program.window(), nowhere);
    QVERIFY(!popup(program, "LargeCard")); // at once
}

void InspectorTest::whatIsDonePutsItAway()
{
    m_home.keep(stacked());
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    const std::function<void()> acts[] = {
        [&] { QTest::keyClick(window, Qt::Key_Shift); },
        [&] { QTest::mouseClick(window, Qt::MiddleButton, {}, screen::centre(queueCard(program, 3))); },
        [&] { QTest::keyClick(window, Qt::Key_1); }, // the choice
    };
    for (const auto& act : acts) {
        rest(queueCard(program, 3));
        QVERIFY(comes(program, "LargeCard"));
        act();
        QVERIFY(!popup(program, "LargeCard"));
        QTest::mouseMove(window, nowhere);
    }
}

void InspectorTest::itLeavesClearWhatMatters_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Record>("game");
    QTest::addColumn<bool>("comes"); // there is room for it somewhere
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
        QTest::addRow("%d wide", size.width()) << size << stacked() << true;
        QTest::addRow("%d wide, a target", size.width()) << size << saved::asked(4, Asks::Target, 5) << false;
        QTest::addRow("%d wide, a place", size.width()) << size << saved::asked(4, Asks::Place, 3) << true;
    }
}

// It lies in the window, beside the card, the prompt and what is being decided about, or not at all.
void InspectorTest::itLeavesClearWhatMatters()
{
    QFETCH(QSize, size);
    QFETCH(Record, game);
    m_home.keep(game);
    Program program(size);
    QVERIFY(moments::resume(program));
    QObject* large = nullptr;
    int shown = 0;
    for (QObject* object : screen::findType(program.window(), "CloseLook")->children()) {
        if (screen::typeOf(object) == "LargeCard")
            large = object;
    }
    QQuickItem* prompt = screen::findType(program.window(), "Prompt");
    const auto rect = [](QQuickItem* item) { return item->mapRectToScene({0, 0, item->width(), item->height()}); };
    for (const char* type : {"QueueCard", "HandCard"}) {
        for (QQuickItem* card : cards(program, type)) {
            large->setProperty("spot", QVariant::fromValue<QObject*>(spotOf(card)));
            QVERIFY(screen::draws(program.window()));
            QMetaObject::invokeMethod(large, "settle");
            if (!popup(program, "LargeCard"))
                continue;
            ++shown;
            const QRectF lies(large->property("x").toReal(), large->property("y").toReal(),
                              large->property("width").toReal(), large->property("height").toReal());
            QVERIFY(QRectF(QPointF(), size).contains(lies));
            QVERIFY(!lies.intersects(rect(card)));
            QVERIFY(!lies.intersects(rect(prompt)));
            for (QQuickItem* other : cards(program, "QueueCard") + cards(program, "Slot"))
                QVERIFY(!lies.intersects(rect(other))
                        || !(other->property("target").toBool() || other->property("open").toBool()));
        }
    }
    QTEST(shown > 0, "comes");
}

void InspectorTest::theKeyboardShowsTheCard()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    QVERIFY(screen::rests(window, 900)); // the page has put the focus on a card, which shows nothing
    QVERIFY(!popup(program, "LargeCard"));
    QTest::keyClick(window, Qt::Key_Right);
    QVERIFY(comes(program, "LargeCard"));
    QCOMPARE(facts(program, "LargeCard")["card"].toString(),
             cards(program, "HandCard")[1]->property("card").toString());
    QTest::keyClick(window, Qt::Key_Escape); // puts it away and nothing else
    QVERIFY(!popup(program, "LargeCard"));
    QVERIFY(screen::findType(window, "TablePage"));
}

// And Escape closes it; the keyboard is where it was.
void InspectorTest::eachWayOpensTheInspector()
{
    m_home.keep(stacked());
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    QVERIFY(screen::settles(window));
    QQuickItem* before = window->activeFocusItem();
    QQuickItem* card = queueCard(program, 3);
    const QPoint where = screen::centre(card);
    const std::function<void()> ways[] = {
        [&] { QTest::keyClick(window, Qt::Key_I); },
        [&] { QTest::mouseClick(window, Qt::RightButton, {}, where); },
        [&] { QTest::mouseClick(window, Qt::LeftButton, {}, where); },
        [&] {
            QTest::mousePress(window, Qt::LeftButton, {}, where);
            comes(program, "Inspector");
            QTest::mouseRelease(window, Qt::LeftButton, {}, where);
        },
    };
    for (const auto& way : ways) {
        rest(card);
        way();
        QVERIFY(comes(program, "Inspector"));
        QCOMPARE(facts(program, "Inspector")["place"].toInt(), 3);
        QVERIFY(!facts(program, "Inspector")["covered"].toBool());
        QTest::keyClick(window, Qt::Key_Escape);
        QVERIFY(QTest::qWaitFor([&] { return !popup(program, "Inspector"); }));
        QTest::mouseMove(window, nowhere);
        QVERIFY(screen::settles(window));
        QCOMPARE(window->activeFocusItem(), before);
        QVERIFY(before->property("visualFocus").toBool());
    }
}

// Its second half falls on a card that was not there before.
void InspectorTest::aDoubledClickOpensNothing()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QVERIFY(screen::press(program.window(),
                          program.say("handCardIn", {program.game()->hotSeat().choice()->cards().first(), "current"})));
    QQuickItem* end = screen::find(program.window(), program.say("rightEnd"));
    QVERIFY(end && screen::counts(end));
    screen::doubleClick(program.window(), screen::centre(end));
    QVERIFY(program.game()->hotSeat().choice()->picked().isEmpty());
    QVERIFY(!popup(program, "Inspector"));
}

void InspectorTest::arrowsGoAlongTheRowAndIntoStacks()
{
    m_home.keep(stacked());
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    rest(queueCard(program, 3));
    QTest::keyClick(window, Qt::Key_I);
    QVERIFY(comes(program, "Inspector"));
    const auto at = [&] {
        const QVariantMap card = facts(program, "Inspector");
        return QPair<int, int>(card["place"].toInt(), card["height"].toInt());
    };
    QCOMPARE(at(), qMakePair(3, 1));
    QTest::keyClick(window, Qt::Key_Down);
    QCOMPARE(at(), qMakePair(3, 0));
    QTest::keyClick(window, Qt::Key_Down);
    QCOMPARE(at(), qMakePair(3, 0));
    QTest::keyClick(window, Qt::Key_Left);
    QCOMPARE(at(), qMakePair(2, 2));
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(window, Qt::Key_Right);
    QCOMPARE(at(), qMakePair(6, 0));
}

// Round by round, also of a card that has left the queue.
void InspectorTest::itTellsWhatTheCardDid()
{
    m_home.keep(stacked());
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    QObject* spot = spotOf(queueCard(program, 5)); // the Spy that acts
    const auto told = [&] {
        QStringList lines;
        for (QQuickItem* item : screen::items(window)) {
            if (item->parentItem() && item->parentItem()->property("won").isValid() && item->property("text").isValid())
                lines << item->property("text").toString();
        }
        return lines;
    };
    rest(qobject_cast<QQuickItem*>(spot));
    QTest::keyClick(window, Qt::Key_I);
    QVERIFY(comes(program, "Inspector"));
    QVERIFY(screen::settles(window));
    QVERIFY(told().contains("Ada’s Spy acts."));
    QTest::keyClick(window, Qt::Key_Escape);

    const QString name = program.game()->stage().players()[2].toMap()["name"].toString();
    QVERIFY(screen::press(window, program.say("discards", {name, 2})));
    QVERIFY(comes(program, "PileView"));
    screen::click(cards(program, "FanCard").first());
    QVERIFY(comes(program, "Inspector"));
    QVERIFY(screen::settles(window));
    QVERIFY(told().size() > 1);
}

// Who reads misses nothing: the telling goes on when it is closed.
void InspectorTest::whatHappensNextWaits()
{
    m_home.keep(saved::asked(4, Asks::Place, 3));
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    QVERIFY(screen::press(window,
                          program.say("handCardIn", {program.game()->hotSeat().choice()->cards().first(), "current"})));
    QVERIFY(screen::press(window, program.say("leftEnd")));
    QVERIFY(program.game()->stage().isMoving());
    QTest::keyClick(window, Qt::Key_I);
    QVERIFY(comes(program, "Inspector"));
    QSignalSpy cues(&program.game()->stage(), &Stage::cueStarts);
    QVERIFY(!QTest::qWaitFor([&] { return !cues.isEmpty(); }, 1000)); // longer than any cue is shown
    QVERIFY(program.game()->stage().isMoving());
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(QTest::qWaitFor([&] { return !program.game()->stage().isMoving(); }));
}

// By mouse and by keys.
void InspectorTest::pilesOpenAsFans()
{
    struct Pile {
        QString function;
        QVariantList arguments;
        int n;
        bool open; // whether its cards lie face up
    };
    const auto open = [&](const Record& record, const QList<Pile>& piles) {
        m_home.keep(record);
        Program program;
        QQuickWindow* window = program.window();
        QVERIFY(moments::resume(program));
        for (const Pile& pile : piles) {
            for (const auto& way : {&screen::press, &screen::enter}) {
                QVERIFY(way(window, program.say(pile.function, pile.arguments)));
                QVERIFY(comes(program, "PileView"));
                QVERIFY(screen::settles(window));
                const QList<QQuickItem*> fan = cards(program, "FanCard");
                QCOMPARE(fan.size(), pile.n);
                QCOMPARE(factsOf(spotOf(fan.first()))["up"].toBool(), pile.open);
                const QStringList faults = layoutFaults(window);
                QVERIFY2(faults.isEmpty(), qPrintable(faults.join("; ")));
                QTest::keyClick(window, Qt::Key_Escape);
                QVERIFY(QTest::qWaitFor([&] { return !popup(program, "PileView"); }));
            }
        }
    };
    const auto name = [](const Record& record, int seat) {
        return QString::fromStdString(record.players[std::size_t(seat)].name);
    };
    open(stacked(),
         {{"stack", {2, 3}, 3, false}, {"discards", {name(stacked(), 2), 2}, 2, true}, {"asideLine", {3}, 3, false}});
    QList<Pile> piles;
    const State state = replay(reserved()).state;
    for (int seat = 0; seat < 5; ++seat) {
        if (const int n = state.at(Seat(seat)).reserved.size; n > 0)
            piles << Pile{"reserved", {name(reserved(), seat), n}, n, true};
    }
    open(reserved(), piles);
}

// Nothing that lies open then is said to be face down.
void InspectorTest::allIsOpenAtTheEnd()
{
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 6));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    QVERIFY(ScriptedPlayer(program, ScriptedPlayer::Mouse, 1).play());
    const State& state = program.game()->table().state();
    QVERIFY(std::any_of(state.queue.cards.begin(), state.queue.cards.end(),
                        [](const QueueCard& card) { return card.seat != noSeat && !card.up; }));
    for (QQuickItem* card : cards(program, "QueueCard"))
        QVERIFY(factsOf(spotOf(card))["up"].toBool());
}

void InspectorTest::theSupplyTellsWhatItIsFor()
{
    m_home.keep(recorded("46-alliance-5-first-rtl", 55));
    Program program;
    QVERIFY(moments::resume(program));
    QQuickItem* supply = screen::findType(program.window(), "JudgementSupply");
    QVERIFY(supply);
    const QString meaning = supply->property("meaning").toString();
    rest(supply);
    QVERIFY(QTest::qWaitFor([&] {
        const auto items = screen::items(program.window());
        return std::any_of(items.begin(), items.end(), [&](auto* item) { return item->property("text") == meaning; });
    }));
}

// All that is shown, sorted.
static QStringList shownWords(QQuickWindow* window)
{
    QStringList list;
    for (QQuickItem* item : screen::items(window)) {
        if (item->inherits("QQuickText"))
            list << item->property("text").toString();
    }
    list.sort();
    return list;
}

// What lies open is told in another language at once, as if it had been opened in it.
void InspectorTest::wordsFollowTheLanguage()
{
    m_home.keep(stacked());
    const auto open = [](Program& program) {
        rest(queueCard(program, 3));
        QTest::keyClick(program.window(), Qt::Key_I);
        return comes(program, "Inspector") && screen::settles(program.window());
    };
    Program program;
    QVERIFY(moments::resume(program));
    QStringList english;
    for (const QString& language : Settings::languages()) {
        program.settings()->setLanguage("en");
        QVERIFY(open(program));
        program.settings()->setLanguage(language);
        QVERIFY(screen::settles(program.window()));
        const QStringList followed = shownWords(program.window());
        QTest::keyClick(program.window(), Qt::Key_Escape);
        QVERIFY(open(program));
        QCOMPARE(followed, shownWords(program.window()));
        QVERIFY(followed != english);
        english = language == "en" ? followed : english;
        QTest::keyClick(program.window(), Qt::Key_Escape);
    }
}

void InspectorTest::nothingIsDrawn()
{
    m_home.keep(stacked());
    Program program;
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    rest(queueCard(program, 3));
    QVERIFY(comes(program, "LargeCard"));
    QVERIFY(screen::rests(window, 900));
    QTest::keyClick(window, Qt::Key_I);
    QVERIFY(comes(program, "Inspector"));
    QVERIFY(screen::rests(window, 900));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(screen::settles(window));
    rest(queueCard(program, 2));
    QTest::keyClick(window, Qt::Key_S);
    QVERIFY(comes(program, "PileView"));
    QVERIFY(screen::rests(window, 900));
}

void InspectorTest::everyCardHasItsSigns_data()
{
    QTest::addColumn<bool>("inked");
    QTest::addRow("vellum") << false;
    QTest::addRow("ink") << true;
}

// Each card its own, all of them drawn, and none wider than the smallest card.
void InspectorTest::everyCardHasItsSigns()
{
    QFETCH(bool, inked);
    Program program;
    QQmlComponent component(&program);
    component.setData("import Oriflamme; CardSigns { room: 70; size: 13 }", QUrl("qrc:/signs.qml"));
    const std::unique_ptr<QObject> signs(component.createWithInitialProperties(
        {{"parent", QVariant::fromValue(program.window()->contentItem())}, {"inked", inked}}));
    QVERIFY(signs);
    QSet<QStringList> seen;
    for (const Card card : allCards) {
        signs->setProperty("card", nameOf(card));
        const QStringList line = signs->property("signs").toStringList();
        QVERIFY2(line.size() > 1 && !seen.contains(line), qPrintable(nameOf(card)));
        seen.insert(line);
        QVERIFY2(signs->property("width").toReal() <= 70, qPrintable(nameOf(card)));
        int drawings = 0;
        for (const QQuickItem* sign : qobject_cast<QQuickItem*>(signs.get())->childItems()) {
            if (!sign->property("drawing").isValid())
                continue;
            QVERIFY2(sign->property("status").toInt() == 1, qPrintable(sign->property("drawing").toString()));
            ++drawings;
        }
        QVERIFY2(drawings > 1, qPrintable(nameOf(card)));
    }
}

void InspectorTest::everyCardFits_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addRow("current") << "current";
    QTest::addRow("first") << "first";
}

// Every card's words in every language, and longer ones, on the large card and in the inspector, in the smallest
// window.
void InspectorTest::everyCardFits()
{
    QFETCH(QString, edition);
    Record record = stacked();
    record.setup.rules.edition = edition == "first" ? Edition::First : Edition::Current;
    record.decisions.clear();
    m_home.keep(record);
    Program program({1024, 640});
    QQuickWindow* window = program.window();
    QVERIFY(moments::resume(program));
    QCOMPARE(program.game()->stage().edition(), edition);

    QQmlComponent component(&program);
    component.setData("import QtQuick; import Oriflamme\n"
                      "CardSpot { property string card: 'archer'\n"
                      "    facts: ({where: 'hand', group: 'test', card: card, family: 'wolf', seat: 0, place: 0,\n"
                      "             own: true, up: false, known: false}) }",
                      QUrl("qrc:/spot.qml"));
    const std::unique_ptr<QObject> spot(
        component.createWithInitialProperties({{"parent", QVariant::fromValue(window->contentItem())}}));
    QVERIFY(spot);
    QObject *large = nullptr, *inspector = nullptr;
    for (QObject* object : screen::findType(window, "CloseLook")->children()) {
        large = screen::typeOf(object) == "LargeCard" ? object : large;
        inspector = screen::typeOf(object) == "Inspector" ? object : inspector;
    }
    CardSet first; // in which it differs
    for (const Card card : {Card::Lord, Card::RoyalDecree, Card::Ambush})
        first.add(card);
    const CardSet differing = edition == "first" ? first : allCards;
    QStringList faults;
    const auto look = [&](const QString& language) {
        for (const Card card : differing) {
            spot->setProperty("card", nameOf(card));
            QVERIFY(screen::draws(window));
            for (const QString& fault : layoutFaults(window))
                faults << language + ' ' + nameOf(card) + ' ' + fault;
        }
    };
    for (const QString& language : Settings::languages()) {
        program.settings()->setLanguage(language);
        large->setProperty("spot", QVariant::fromValue(spot.get()));
        look(language);
    }
    program.settings()->setLanguage("en");
    LongWords longWords;
    QCoreApplication::installTranslator(&longWords);
    program.retranslate();
    look("long");
    large->setProperty("spot", QVariant::fromValue<QObject*>(nullptr));
    inspector->setProperty("spot", QVariant::fromValue(spot.get()));
    QMetaObject::invokeMethod(inspector, "open");
    QVERIFY(comes(program, "Inspector"));
    look("long");
    QCoreApplication::removeTranslator(&longWords);
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

QTEST_MAIN(InspectorTest)
#include "tst_page_inspector.moc"
