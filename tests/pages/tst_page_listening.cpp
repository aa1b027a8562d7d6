#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// What those hear who listen: each happening once and in order, then what is asked, and never what others hid.
class ListeningTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everythingOnceAndInOrder_data();
    void everythingOnceAndInOrder();
    void aMoveTakenBack();
    void whoComesBackHearsNothingTwice();
    void aReplayStepByStep();
    void theNextPersonHearsTheirOwn();
    void nobodyListens();

private:
    bool begin(const Record& record, int speed);

    Rooms m_home;
    std::unique_ptr<Program> m_program;
};

namespace {

// All of a type, seen or not.
void collect(QQuickItem* item, const QString& type, QList<QQuickItem*>& list)
{
    if (screen::typeOf(item) == type)
        list.append(item);
    for (QQuickItem* child : item->childItems())
        collect(child, type, list);
}

QList<QQuickItem*> all(Program& program, const QString& type)
{
    QList<QQuickItem*> list;
    collect(program.window()->contentItem(), type, list);
    return list;
}

QStringList heard; // as a screen reader would say it

// From now on, as far as the page is open.
void listen(Program& program)
{
    QAccessible::setActive(true);
    heard.clear();
    for (QQuickItem* tidings : all(program, "Tidings")) {
        QObject::connect(tidings, &QQuickItem::visibleChanged, tidings, [tidings] {
            if (tidings->isVisible())
                heard << screen::nameOf(tidings);
        });
    }
}

}

void ListeningTest::init()
{
    failOnWarnings();
    m_program.reset();
    m_home.clear();
}

// The game is on the table, and where it stands has been told.
bool ListeningTest::begin(const Record& record, int speed)
{
    m_home.keep(record);
    m_program = std::make_unique<Program>();
    m_program->settings()->setSpeed(speed);
    if (!moments::resume(*m_program))
        return false;
    listen(*m_program);
    return QTest::qWaitFor([] { return !heard.isEmpty(); });
}

void ListeningTest::everythingOnceAndInOrder_data()
{
    QTest::addColumn<int>("speed");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("hurries");
    QTest::addRow("instantly") << Settings::instant << "en" << false;
    QTest::addRow("very fast") << Settings::instant - 1 << "uk" << false;
    QTest::addRow("in a hurry") << Settings::instant - 1 << "fr" << true;
}

void ListeningTest::everythingOnceAndInOrder()
{
    QFETCH(int, speed);
    QFETCH(QString, language);
    QFETCH(bool, hurries);
    m_home.clear();
    QVERIFY(begin(saved::asked(3, Asks::Place, speed == Settings::instant ? 4 : 6), speed));
    m_program->settings()->setLanguage(language);
    QTest::qWait(0);
    heard.clear();
    Game& game = *m_program->game();
    GameLog* log = game.stage().gameLog();
    QVariantList names;
    for (const QVariant& player : game.stage().players())
        names << m_program->say("shortName", {player.toMap()["name"]});
    QStringList happened;
    connect(log, &GameLog::rowsInserted, log, [&](const QModelIndex&, int first, int last) {
        for (int row = first; row <= last; ++row)
            happened << m_program->say("caption", {QVariant::fromValue(log->entry(row)), QVariant(names)});
    });
    ScriptedPlayer sitter(*m_program, ScriptedPlayer::Keys, 5);
    sitter.watch([&]() -> QString {
        QQuickItem* prompt = screen::findType(m_program->window(), "Prompt");
        const QString question = prompt ? screen::nameOf(prompt) : QString();
        const bool told = QTest::qWaitFor([&] { return heard.isEmpty() || heard.last().endsWith(question); });
        return told ? QString() : "Asked is '" + question + "' and heard '" + heard.last() + "'.";
    });
    const auto hurry = [&] {
        if (hurries && game.stage().isMoving())
            QTest::keyClick(m_program->window(), Qt::Key_Space, Qt::ShiftModifier);
        return false;
    };
    QVERIFY2(sitter.play(hurry), qPrintable(sitter.complaint()));
    QVERIFY(screen::rests(m_program->window(), 100));
    QVERIFY(happened.size() > 5);
    QStringList told = heard.join('\n').split('\n');
    const QSet<QString> sentences(happened.begin(), happened.end());
    told.removeIf([&](const QString& sentence) { return !sentences.contains(sentence); });
    QVERIFY2(told == happened, qPrintable("Heard:\n" + heard.join("\n--\n") + "\nhappened:\n" + happened.join('\n')));
    for (qsizetype i = 1; i < heard.size(); ++i)
        QVERIFY2(heard[i] != heard[i - 1], qPrintable("Twice: " + heard[i]));
}

void ListeningTest::aMoveTakenBack()
{
    QVERIFY(begin(saved::asked(3, Asks::Place, 2), Settings::instant));
    QVERIFY(QTest::qWaitFor([] { return heard.last().contains("Lay a card"); }));
    Choice* choice = m_program->game()->hotSeat().choice();
    choice->pickCard(choice->cards().first());
    choice->pickLeft();
    QVERIFY(QTest::qWaitFor([&] { return m_program->game()->hotSeat().isMyTurn(); }));
    QTest::qWait(0);
    heard.clear();
    QVERIFY(screen::press(m_program->window(), words("UndoButtons", "Undo")));
    if (screen::find(m_program->window(), words("Takebacks", "Take it back")))
        QVERIFY(screen::press(m_program->window(), words("Takebacks", "Take it back")));
    QVERIFY(QTest::qWaitFor([] { return !heard.isEmpty(); }));
    QVERIFY(screen::rests(m_program->window(), 60));
    QCOMPARE(heard.size(), 1);
    const QStringList lines = heard.first().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith("Round 2 of 6 · Placement"));
    QVERIFY(lines[2].startsWith("Your turn. Lay a card"));
}

void ListeningTest::whoComesBackHearsNothingTwice()
{
    QVERIFY(begin(saved::asked(3, Asks::Place, 2), Settings::instant));
    QVERIFY(QTest::qWaitFor([] { return !heard.isEmpty() && heard.last().contains("Lay a card"); }));
    heard.clear();
    QTest::keyClick(m_program->window(), Qt::Key_F1);
    QTRY_VERIFY(screen::findType(m_program->window(), "RulesPage"));
    QTest::keyClick(m_program->window(), Qt::Key_Escape);
    QTRY_VERIFY(screen::findType(m_program->window(), "TablePage"));
    QVERIFY(screen::rests(m_program->window(), 60));
    QCOMPARE(heard, QStringList());
}

void ListeningTest::aReplayStepByStep()
{
    m_home.keep(saved::over(3));
    m_program = std::make_unique<Program>();
    m_program->settings()->setSpeed(Settings::instant);
    QVERIFY(screen::press(m_program->window(), words("HomePage", "Watch replay")));
    QVERIFY(QTest::qWaitFor([&] { return screen::findType(m_program->window(), "ReplayPage") != nullptr; }));
    listen(*m_program);
    QVERIFY(QTest::qWaitFor([] { return !heard.isEmpty(); }));
    Playback& playback = *m_program->game()->playback();
    const auto after = [&](auto act) {
        heard.clear();
        act();
        [[maybe_unused]] const bool told = QTest::qWaitFor([] { return !heard.isEmpty(); });
        [[maybe_unused]] const bool rests = screen::rests(m_program->window(), 20);
        return heard.join('|');
    };
    QCOMPARE(after([&] { playback.step(1); }).count('\n'), 0);
    const QString second = after([&] { playback.step(1); });
    QCOMPARE(second.count('\n'), 0);
    const QString third = after([&] { playback.step(1); });
    QVERIFY(third != second);
    QCOMPARE(after([&] { playback.step(-1); }), "Round 1 of 6 · Placement\n" + second);
    QVERIFY(after([&] { playback.seek(playback.length()); }).startsWith("Round 6 of 6 · Final count\n"));
}

// What a person heard behind their curtain is gone before another comes, who hears of their own cards alone.
void ListeningTest::theNextPersonHearsTheirOwn()
{
    Record record = saved::asked(2, Asks::Place, 2);
    for (Player& player : record.players)
        player.player = "human";
    m_home.keep(record);
    m_program = std::make_unique<Program>();
    m_program->settings()->setSpeed(Settings::instant);
    m_program->settings()->setStrict(true);
    screen::click(screen::findType(m_program->window(), "ContinueButton"));
    HotSeat& seat = m_program->game()->hotSeat();
    QVERIFY(QTest::qWaitFor([&] { return seat.curtain() >= 0; }));
    seat.pass();
    listen(*m_program);
    QVERIFY(QTest::qWaitFor([&] { return seat.isMyTurn(); }));
    const QString card = seat.choice()->cards().first();
    const QString name = m_program->say("card", {card});
    QTest::qWait(0);
    heard.clear();
    seat.choice()->pickCard(card);
    QTRY_VERIFY(heard.join('\n').contains(name));
    seat.choice()->pickLeft();
    QVERIFY(QTest::qWaitFor([&] {
        if (seat.choice()->canKeep())
            seat.choice()->keep();
        return seat.curtain() >= 0;
    }));
    QVERIFY(seat.viewer() < 0);
    QVERIFY(screen::rests(m_program->window(), 60));
    for (QQuickItem* tidings : all(*m_program, "Tidings"))
        QVERIFY2(!screen::nameOf(tidings).contains(name), qPrintable(screen::nameOf(tidings)));
    heard.clear();
    seat.pass();
    QVERIFY(QTest::qWaitFor([&] { return seat.isMyTurn() && !heard.isEmpty(); }));
    QVERIFY2(!heard.join('\n').contains(name), qPrintable(heard.join('\n')));
}

// Nothing is made for nobody.
void ListeningTest::nobodyListens()
{
    m_home.keep(saved::asked(3, Asks::Place, 2));
    m_program = std::make_unique<Program>();
    m_program->settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(*m_program));
    QVERIFY(all(*m_program, "Herald").isEmpty());
    listen(*m_program);
    QCOMPARE(all(*m_program, "Herald").size(), 1);
}

QTEST_MAIN(ListeningTest)
#include "tst_page_listening.moc"
