#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QtTest>

using namespace oriflamme;

static constexpr int switches = 40; // while a game goes on; each page adds its own

// A change of language leaves not one word of the language before: everything reads as in a start in that language.
class LanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void everyPage_data();
    void everyPage();
    void whileAGameGoesOn();

private:
    void compareWithTwin(Program& program);

    Rooms m_home;
};

void LanguagesTest::init()
{
    failOnWarnings();
    m_home.clear();
}

// Every word that is shown or read aloud, sorted.
static QStringList wordsOn(QQuickWindow* window)
{
    QStringList list;
    for (QQuickItem* item : screen::items(window)) {
        if (screen::isTip(item))
            continue;
        if (item->inherits("QQuickText"))
            list.append("shown: " + item->property("text").toString());
        if (const QString name = screen::nameOf(item); !name.isEmpty())
            list.append("aloud: " + name);
    }
    list.sort();
    return list;
}

// What is in one list and not in the other.
static QStringList without(QStringList list, const QStringList& other)
{
    for (const QString& word : other)
        list.removeOne(word);
    return list;
}

static QVariantList seatsOf(const Record& record)
{
    QVariantList list;
    for (const Player& player : record.players) {
        list.append(QVariantMap{{"family", QString::fromStdString(player.family)},
                                {"name", QString::fromStdString(player.name)},
                                {"player", QString::fromStdString(player.player)}});
    }
    return list;
}

static QStringList inTurn(int from)
{
    QStringList codes = Settings::languages();
    std::rotate(codes.begin(), codes.begin() + from % codes.size(), codes.end());
    return codes;
}

void LanguagesTest::everyPage_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < moments::pages().size(); ++i)
        QTest::addRow("%s", moments::pages()[i].name) << int(i);
}

void LanguagesTest::everyPage()
{
    QFETCH(int, number);
    const moments::Page& page = moments::pages()[std::size_t(number)];
    const auto lay = [&] {
        if (!page.game.players.empty())
            m_home.keep(page.game);
    };
    lay();
    Program program;
    // Suggested names stay as they were given, so there are seats with names.
    program.settings()->setLastGame({{"seats", seatsOf(saved::asked(4, Asks::Place, 1))}});
    QVERIFY(page.open(program));
    // Two changes a page, from English on: what they leave unsaid, others would too.
    for (const QString& code : inTurn(1 + number % int(Settings::languages().size() - 1)).mid(0, 2)) {
        program.settings()->setLanguage(code);
        program.window()->requestActivate(); // the last fresh one was
        QVERIFY(QTest::qWaitForWindowActive(program.window()));
        // Nor is what had the keyboard marked any more in a window that is come back to.
        if (QQuickItem* keyed = program.window()->activeFocusItem())
            keyed->setProperty("focusReason", Qt::TabFocusReason);
        QVERIFY(screen::settles(program.window())); // lines of other heights find their places
        const QStringList now = wordsOn(program.window()).replaceInStrings(m_home.path(), "~");
        const CopiedHome beside(m_home);
        lay();
        Program fresh;
        QVERIFY(page.open(fresh));
        const QStringList then = wordsOn(fresh.window()).replaceInStrings(beside.path(), "~");
        QVERIFY(then.size() > 5);
        const QStringList stale = without(now, then);
        const QStringList missing = without(then, now);
        QVERIFY2(stale.isEmpty() && missing.isEmpty(),
                 qPrintable(code + ": not " + stale.join(" | ") + " but " + missing.join(" | ")));
    }
}

// Lets the same engine build the page once more, now, and compares all words. What flies or turns may be at one side
// only, but it says a card's name or what begins in today's language; numbers count up, and tell by how much.
void LanguagesTest::compareWithTwin(Program& program)
{
    QQuickWindow* window = program.window();
    QQmlComponent pages(&program, QUrl("qrc:/qt/qml/Oriflamme/Main.qml"));
    const std::unique_ptr<QObject> twin(pages.createWithInitialProperties(
        {{"visible", false}, {"width", window->width()}, {"height", window->height()}}));
    QVERIFY(twin);
    QMetaObject::invokeMethod(twin.get(), "showTable");
    auto* other = qobject_cast<QQuickWindow*>(twin.get());
    // What was told before, and what is pointed at, is the window's own.
    const std::tuple<const char*, const char*, const char*> own[] = {{"Captions", "cues", "cues"},
                                                                     {"Prompt", "read", "read"},
                                                                     {"Prompt", "pointed", "aim"},
                                                                     {"QueueZone", "pointed", "aimed"}};
    for (const auto& [type, property, set] : own) {
        if (QQuickItem* item = screen::findType(window, type))
            screen::findType(other, type)->setProperty(set, item->property(property));
    }

    const QStringList now = wordsOn(window);
    const QStringList fresh = wordsOn(other);
    QStringList passing = {"shown: "};
    for (int card = 0; card < cardCount; ++card) {
        const QString name = QString::fromStdString(std::string(oriflamme::name(Card(card))));
        passing << "shown: " + program.say("card", {name}) << "shown: " + program.say("cardShort", {name});
    }
    for (int round = 1; round <= 6; ++round)
        passing << "shown: " + program.say("announcement", {int(Happening::RoundBegins), round});
    for (const Happening begun : {Happening::ResolutionBegins, Happening::GameOver})
        passing << "shown: " + program.say("announcement", {int(begun), 0});
    static const QRegularExpression number("^shown: [×+−/]?[0-9]*$");
    for (const QString& word : without(now, fresh) + without(fresh, now)) {
        const bool mayPass =
            program.game()->stage().isMoving() && (passing.contains(word) || number.match(word).hasMatch());
        QVERIFY2(mayPass, qPrintable(program.settings()->language() + ": " + word));
    }
}

void LanguagesTest::whileAGameGoesOn()
{
    Program program;
    program.settings()->setSpeed(Settings::instant - 1);
    QVERIFY(screen::press(program.window(), screen::words("HomePage", "New game")));
    QVERIFY(screen::press(program.window(), screen::words("NewGamePage", "Begin the game")));
    int done = 0, moving = 0;
    QRandomGenerator chance(7);
    QTimer change;
    change.setSingleShot(true);
    connect(&change, &QTimer::timeout, this, [&] {
        const QStringList others = inTurn(int(Settings::languages().indexOf(program.settings()->language())));
        program.settings()->setLanguage(others[1 + chance.bounded(int(others.size()) - 1)]);
        moving += program.game()->stage().isMoving();
        compareWithTwin(program);
        if (++done < switches && !QTest::currentTestFailed())
            change.start(chance.bounded(20, 700));
    });
    change.start(300);
    ScriptedPlayer sitter(program, ScriptedPlayer::Mouse, 5);
    QVERIFY2(sitter.play([&] { return done == switches || QTest::currentTestFailed(); }),
             qPrintable(sitter.complaint()));
    change.stop();
    QCOMPARE(done, switches);
    QVERIFY(moving > switches / 4);
}

QTEST_MAIN(LanguagesTest)
#include "tst_page_languages.moc"
