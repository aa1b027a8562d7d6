#include "app/record/names.h"
#include "tests/pages/moments.h"
#include "tests/pages/saved.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QtTest>

using namespace oriflamme;
using screen::words;

// The rules and the gallery of cards: the ways to them, what they find, and that the table waits meanwhile.
class RulesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void theyOpenOverEveryPage_data();
    void theyOpenOverEveryPage();
    void theyOpenOnce();
    void theyWaitForAQuestion();
    void searchOrdersTheChapters();
    void escapeClearsThenLeaves();
    void arrowsTurnTheChapters();
    void cardsAreLinked();
    void arrowsWalkTheGallery();
    void everyRuleIsShown();
    void everyCardIsShown();
    void theTableStandsStill();
    void theQuestionIsStillThere();
    void theCurtainIsStillThere();
    void theInspectorComesBack();
    void theInspectorLeadsToTheCard();
    void aLineOpensItsRule();
    void theNewestLineOpensItsRule();

private:
    Rooms m_home;
};

namespace {

int depth(Program& program)
{
    const QList<QQuickItem*> all = program.window()->findChildren<QQuickItem*>();
    const auto pages =
        std::find_if(all.begin(), all.end(), [](auto* item) { return item->inherits("QQuickStackView"); });
    return pages == all.end() ? 0 : (*pages)->property("depth").toInt();
}

void key(Program& program, int key, Qt::KeyboardModifiers held = Qt::NoModifier)
{
    QTest::keyClick(program.window(), Qt::Key(key), held);
}

QQuickItem* page(Program& program, const char* type)
{
    return screen::findType(program.window(), type);
}

bool comes(Program& program, const char* type)
{
    return QTest::qWaitFor([&] { return page(program, type) != nullptr; });
}

bool goes(Program& program, const char* type)
{
    return QTest::qWaitFor([&] { return page(program, type) == nullptr; });
}

// The chapters in the contents list, from the top.
QStringList contents(Program& program)
{
    QList<QQuickItem*> tabs;
    for (QQuickItem* item : screen::items(program.window())) {
        if (screen::typeOf(item) == "ChapterTab")
            tabs << item;
    }
    std::sort(tabs.begin(), tabs.end(), [](auto* one, auto* other) { return one->y() < other->y(); });
    QStringList titles;
    for (const QQuickItem* tab : tabs)
        titles << tab->property("text").toString();
    return titles;
}

void type(Program& program, const QString& text)
{
    for (const QChar letter : text)
        QTest::keyClick(program.window(), letter.toLatin1());
}

bool opens(Program& program)
{
    if (!QTest::qWaitForWindowActive(program.window()))
        return false;
    key(program, Qt::Key_F1);
    return comes(program, "RulesPage");
}

void open(Program& program, const QString& code)
{
    QMetaObject::invokeMethod(program.window(), "showRules", Q_ARG(QString, code));
}

}

void RulesTest::init()
{
    failOnWarnings();
    m_home.clear();
}

void RulesTest::theyOpenOverEveryPage_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < moments::pages().size(); ++i) {
        const QString name = moments::pages()[i].name;
        const bool asks = name == "table: a harmful choice" || name == "table: a move taken back";
        if (!asks && !name.startsWith("rules") && name != "saving")
            QTest::addRow("%s", qPrintable(name)) << int(i);
    }
}

// And Escape leads back.
void RulesTest::theyOpenOverEveryPage()
{
    QFETCH(int, number);
    const moments::Page& from = moments::pages()[std::size_t(number)];
    if (!from.game.players.empty())
        m_home.keep(from.game);
    Program program;
    QVERIFY(from.open(program));
    QVERIFY(screen::settles(program.window()));
    const int before = depth(program);
    QVERIFY(opens(program));
    QCOMPARE(depth(program), before + 1);
    QVERIFY(!screen::findType(program.window(), "Curtain"));
    key(program, Qt::Key_Escape);
    QVERIFY(goes(program, "RulesPage"));
    QCOMPARE(depth(program), before);
}

void RulesTest::theyOpenOnce()
{
    Program program;
    QVERIFY(opens(program));
    key(program, Qt::Key_F1);
    QCOMPARE(depth(program), 2);
    QVERIFY(screen::press(program.window(), words("RulesPage", "All cards")));
    QVERIFY(comes(program, "GalleryPage"));
    QCOMPARE(depth(program), 3);
    key(program, Qt::Key_F1);
    QVERIFY(goes(program, "GalleryPage"));
    QCOMPARE(depth(program), 2);
}

void RulesTest::theyWaitForAQuestion()
{
    bool asked = false;
    for (const moments::Page& from : moments::pages()) {
        if (QString(from.name) != "table: a harmful choice")
            continue;
        m_home.keep(from.game);
        Program program;
        QVERIFY(from.open(program));
        key(program, Qt::Key_F1);
        QVERIFY(!page(program, "RulesPage"));
        QVERIFY(screen::find(program.window(), words("Caution", "Do it anyway")));
        asked = true;
    }
    QVERIFY(asked);
}

void RulesTest::searchOrdersTheChapters()
{
    Program program;
    QVERIFY(opens(program));
    const QStringList all = contents(program);
    QCOMPARE(all.size(), page(program, "RulesPage")->property("chapters").toList().size());
    key(program, Qt::Key_F, Qt::ControlModifier);
    type(program, "tei");
    key(program, Qt::Key_Backspace);
    key(program, Qt::Key_Backspace);
    type(program, "ies");
    QVERIFY(contents(program).size() < all.size());
    QCOMPARE(contents(program).first(), words("RuleBook", "The end and ties"));
    QVERIFY(screen::find(program.window(), words("RuleBook", "The end and ties")));
    QCOMPARE(page(program, "RulesPage")->property("chapter").toMap()["code"].toString(), "end");
    type(program, "qqqqqq");
    QCOMPARE(contents(program), QStringList());
    QVERIFY(screen::settles(program.window()));
}

void RulesTest::escapeClearsThenLeaves()
{
    Program program;
    QVERIFY(opens(program));
    const QStringList all = contents(program);
    key(program, Qt::Key_F, Qt::ControlModifier);
    type(program, "stack");
    QVERIFY(contents(program) != all);
    key(program, Qt::Key_Escape);
    QCOMPARE(contents(program), all);
    QVERIFY(page(program, "RulesPage"));
    key(program, Qt::Key_Escape);
    QVERIFY(goes(program, "RulesPage"));
}

void RulesTest::arrowsTurnTheChapters()
{
    Program program;
    QVERIFY(opens(program));
    for (int i = 1; i < contents(program).size(); ++i) {
        key(program, Qt::Key_Down);
        QCOMPARE(page(program, "RulesPage")->property("chosen").toInt(), i);
    }
}

void RulesTest::cardsAreLinked()
{
    Program program;
    open(program, "R17");
    QVERIFY(comes(program, "RulesPage"));
    QVERIFY(screen::reach(program.window(), program.say("card", {"insurrection"})));
    key(program, Qt::Key_Return);
    QVERIFY(comes(program, "GalleryPage"));
    QCOMPARE(page(program, "GalleryPage")->property("card").toString(), "insurrection");
    key(program, Qt::Key_Escape);
    QVERIFY(comes(program, "RulesPage"));
    QCOMPARE(page(program, "RulesPage")->property("chapter").toMap()["code"].toString(), "ambush");
    // The word itself.
    for (QQuickItem* item : screen::items(program.window())) {
        if (item->property("text").toString().contains("<a href=\"insurrection\">")) {
            QMetaObject::invokeMethod(item, "linkActivated", Q_ARG(QString, "insurrection"));
            break;
        }
    }
    QVERIFY(comes(program, "GalleryPage"));
    QVERIFY(screen::press(program.window(), words("GalleryPage", "Rules")));
    QVERIFY(comes(program, "RulesPage"));
    QCOMPARE(depth(program), 2);
    QVERIFY(program.say("ruleLinked", {page(program, "RulesPage")->property("marked")}).contains("insurrection"));
}

void RulesTest::arrowsWalkTheGallery()
{
    Program program;
    open(program, "card:archer");
    QVERIFY(comes(program, "GalleryPage"));
    const auto card = [&] { return page(program, "GalleryPage")->property("card").toString(); };
    key(program, Qt::Key_Right);
    QCOMPARE(card(), "empress");
    key(program, Qt::Key_Down);
    QCOMPARE(card(), "fanatic");
    key(program, Qt::Key_Left);
    QCOMPARE(card(), "soldier");
    key(program, Qt::Key_End);
    QCOMPARE(card(), "trade");
    for (int i = 1; i < 20; ++i)
        key(program, Qt::Key_Up);
    QCOMPARE(card(), "archer");
}

// Each where it stands, in every chapter.
void RulesTest::everyRuleIsShown()
{
    Program program;
    open(program, "");
    QVERIFY(comes(program, "RulesPage"));
    int all = 0;
    for (const QVariant& chapter : page(program, "RulesPage")->property("chapters").toList()) {
        for (const QVariant& rule : chapter.toMap()["rules"].toList()) {
            open(program, rule.toString());
            QVERIFY(screen::draws(program.window()));
            bool seen = false;
            const auto items = screen::items(program.window());
            for (QQuickItem* item : items) {
                if (screen::typeOf(item) == "RuleParagraph" && item->property("marked").toBool()) {
                    const QRectF rect = item->mapRectToScene({0, 0, item->width(), item->height()});
                    seen = rect.top() >= 0 && rect.top() < program.window()->height() - 40;
                }
            }
            QVERIFY2(seen, qPrintable(rule.toString()));
            ++all;
        }
    }
    QVERIFY(all > 40);
}

void RulesTest::everyCardIsShown()
{
    Program program;
    for (const Card card : allCards) {
        const QString name = nameOf(card);
        open(program, "card:" + name);
        QVERIFY(comes(program, "GalleryPage"));
        QVERIFY(screen::draws(program.window()));
        bool told = false;
        for (QQuickItem* item : screen::items(program.window()))
            told = told || item->property("text").toString() == program.say("cardFull", {name, "current"});
        QVERIFY2(told, qPrintable(name));
        QVERIFY2(!program.say("cardTip", {name}).isEmpty(), qPrintable(name));
        QVERIFY2(program.say("rule", {program.say("ruleOf", {name})}) != "", qPrintable(name));
        if (program.say("ruleOf", {name}) != "kinds") // where no rule names it
            QVERIFY2(program.say("ruleLinked", {program.say("ruleOf", {name})}).contains(name), qPrintable(name));
    }
    QCOMPARE(depth(program), 2);
}

// Computers play, and one reads.
void RulesTest::theTableStandsStill()
{
    Settings().setSpeed(1);
    Program program;
    QMetaObject::invokeMethod(program.window(), "playDemo");
    Stage& stage = program.game()->stage();
    QSignalSpy steps(&stage, &Stage::cueShown);
    QTRY_VERIFY_WITH_TIMEOUT(steps.size() > 3, 20000);
    QVERIFY(opens(program));
    QVERIFY(stage.isHeld());
    const qsizetype before = steps.size();
    const CueFacts cue = stage.cue();
    QVERIFY(screen::rests(program.window(), 1500));
    QTest::qWait(1500);
    QCOMPARE(steps.size(), before);
    QVERIFY(stage.cue() == cue);
    key(program, Qt::Key_Escape);
    QVERIFY(goes(program, "RulesPage"));
    QVERIFY(!stage.isHeld());
    QTRY_VERIFY_WITH_TIMEOUT(steps.size() > before + 2, 20000);
}

void RulesTest::theQuestionIsStillThere()
{
    m_home.keep(saved::asked(4, Asks::Place, 4));
    Program program;
    QVERIFY(moments::resume(program));
    Choice* choice = program.game()->hotSeat().choice();
    QVERIFY(screen::press(program.window(), program.say("handCardIn", {choice->cards().last(), "current"})));
    const QString picked = choice->picked();
    QVERIFY(!picked.isEmpty());
    QVERIFY(opens(program));
    key(program, Qt::Key_Down);
    key(program, Qt::Key_Right);
    key(program, Qt::Key_Return);
    key(program, Qt::Key_Escape);
    QVERIFY(goes(program, "RulesPage"));
    QCOMPARE(choice->picked(), picked);
    QVERIFY(program.game()->hotSeat().isMyTurn());
}

void RulesTest::theCurtainIsStillThere()
{
    Record record = saved::asked(3, Asks::Place, 2);
    for (Player& player : record.players)
        player.player = "human";
    m_home.keep(record);
    Program program;
    screen::click(screen::findType(program.window(), "ContinueButton"));
    const auto closed = [&] {
        const QQuickItem* curtain = screen::findType(program.window(), "Curtain");
        return curtain && curtain->property("closed").toBool();
    };
    QTRY_VERIFY(closed());
    const int seat = program.game()->hotSeat().curtain();
    key(program, Qt::Key_F1);
    QVERIFY(page(program, "RulesPage"));
    QVERIFY(!screen::findType(program.window(), "Curtain"));
    QVERIFY(screen::rests(program.window(), 300));
    QVERIFY(!page(program, "TablePage"));
    key(program, Qt::Key_Escape);
    QVERIFY(closed()); // at once
    QCOMPARE(program.game()->hotSeat().curtain(), seat);
    QVERIFY(screen::settles(program.window()));
    key(program, Qt::Key_R); // the table under it is not asked
    QVERIFY(!page(program, "RulesPage"));
}

static QString inspectsSomething(Program& program)
{
    key(program, Qt::Key_I);
    return QTest::qWaitFor([&] { return screen::findType(program.window(), "InspectorSheet"); })
               ? screen::findType(program.window(), "InspectorSheet")->property("card").toString()
               : QString("none");
}

void RulesTest::theInspectorComesBack()
{
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    QVERIFY(moments::resume(program));
    const QString card = inspectsSomething(program);
    QVERIFY(card != "none");
    QVERIFY(opens(program));
    QVERIFY(!page(program, "InspectorSheet"));
    key(program, Qt::Key_Escape);
    QVERIFY(comes(program, "InspectorSheet"));
    QCOMPARE(page(program, "InspectorSheet")->property("card").toString(), card);
    key(program, Qt::Key_Escape);
    QVERIFY(goes(program, "InspectorSheet"));
    QVERIFY(page(program, "TablePage"));
}

void RulesTest::theInspectorLeadsToTheCard()
{
    m_home.keep(saved::asked(3, Asks::KeepOrReveal, 3));
    Program program;
    QVERIFY(moments::resume(program));
    const QString card = inspectsSomething(program);
    QVERIFY(!card.isEmpty() && card != "none");
    QVERIFY(screen::press(program.window(), words("InspectorSheet", "All about this card")));
    QVERIFY(comes(program, "GalleryPage"));
    QCOMPARE(page(program, "GalleryPage")->property("card").toString(), card);
}

void RulesTest::aLineOpensItsRule()
{
    m_home.keep(saved::asked(3, Asks::Target, 2));
    Program program;
    QVERIFY(moments::resume(program));
    key(program, Qt::Key_L);
    QVERIFY(comes(program, "LogList"));
    QVERIFY(screen::settles(program.window()));
    key(program, Qt::Key_Up);
    QVERIFY(screen::press(program.window(), words("LogLine", "The rule behind it")));
    QTRY_VERIFY(page(program, "RulesPage") || page(program, "GalleryPage"));
    QCOMPARE(depth(program), 3);
    key(program, Qt::Key_Escape);
    QVERIFY(comes(program, "LogList"));
}

void RulesTest::theNewestLineOpensItsRule()
{
    m_home.keep(saved::asked(3, Asks::Target, 2));
    Program program;
    QVERIFY(moments::resume(program));
    key(program, Qt::Key_R);
    QTRY_VERIFY(page(program, "RulesPage") || page(program, "GalleryPage"));
    key(program, Qt::Key_Escape);
    QVERIFY(comes(program, "TablePage"));
    QVERIFY(program.game()->hotSeat().isMyTurn());
}

QTEST_MAIN(RulesTest)
#include "tst_page_rules.moc"
