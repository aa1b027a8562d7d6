#include "tests/pages/positions.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;

// What a screen reader finds on the pages: whole sentences alone, in the order of the eye.
class HeardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void page_data();
    void page();
    void theQueueFromLeftToRight();
    void aTakebackIsToldInOneWording_data();
    void aTakebackIsToldInOneWording();
    void faultsAreFound();

private:
    Rooms m_home;
};

void HeardTest::init()
{
    failOnWarnings();
    m_home.clear();
}

// Whether something was to be said in it that was not there.
static bool isUnfinished(const QString& text)
{
    static const QRegularExpression gap("^[ .,:;!’]|^[?].|[ ,(]$|[^0-9]:$|  |[^ ] [.,:;!?)]|[.,:;] ?[.,:;]"
                                        "|“”|„”|«\\s*»|\\(\\)|%[1-9n]|undefined|null|NaN");
    return QString(text).remove("…").remove("&nbsp;").replace("...", ".").contains(gap);
}

// Everything that is there, hidden or not.
static void collect(QQuickItem* item, QList<QQuickItem*>& list)
{
    list.append(item);
    for (QQuickItem* child : item->childItems())
        collect(child, list);
}

static QStringList unfinishedOn(Program& program)
{
    // What says a round or a place before there is one.
    const QStringList early{program.say("round", {0}), program.say("place", {-1, 0}), program.say("place", {0, 0})};
    const QStringList quoted = About::licence("oriflamme") + About::licence("linux-libertine"); // as others wrote it
    QList<QQuickItem*> items;
    collect(program.window()->contentItem(), items);
    QStringList faults;
    for (QQuickItem* item : items) {
        QStringList texts;
        if (item->inherits("QQuickText"))
            texts << item->property("text").toString();
        if (const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item)) {
            for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Help})
                texts << face->text(kind);
        }
        texts.removeDuplicates();
        for (const QString& text : texts) {
            const bool isEarly = std::any_of(early.begin(), early.end(), [&](auto& one) { return text.contains(one); });
            if (isEarly || (isUnfinished(text) && !quoted.contains(text)))
                faults << screen::typeOf(item) + " '" + text + "'";
        }
    }
    return faults;
}

// The roles of all that is there, in order, and whether each has a name: alike in every language.
static QStringList rolesBelow(const QAccessibleInterface* parent)
{
    QStringList roles;
    for (int i = 0; i < parent->childCount(); ++i) {
        if (const QAccessibleInterface* child = parent->child(i)) {
            const QString name = child->text(QAccessible::Name).isEmpty() ? "nameless " : "";
            roles << name + QString(qAccessibleRoleString(child->role())) << rolesBelow(child);
        }
    }
    return roles;
}

static QStringList rolesOn(QQuickWindow* window)
{
    return rolesBelow(QAccessible::queryAccessibleInterface(window));
}

// What can be seen and should say what it is.
static QStringList namelessOn(QQuickWindow* window)
{
    static const QList<QAccessible::Role> named{
        QAccessible::Button,   QAccessible::RadioButton, QAccessible::CheckBox,
        QAccessible::ComboBox, QAccessible::Slider,      QAccessible::EditableText,
        QAccessible::Pane,     QAccessible::Grouping,    QAccessible::List};
    QStringList faults;
    for (QQuickItem* item : screen::items(window)) {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        if (face && named.contains(face->role()) && face->text(QAccessible::Name).isEmpty())
            faults << screen::typeOf(item) + " has no name";
    }
    return faults;
}

// What lies over the page for a while is met when it is come to.
static const QQuickItem* layerOf(const QQuickItem* item)
{
    static const QStringList layers{"PopupItem", "LogPanel", "HintPanel", "NoticeBar", "Curtain"};
    while (item && !layers.contains(screen::typeOf(item)))
        item = item->parentItem();
    return item;
}

static QQuickItem* itemOf(const QAccessibleInterface* face)
{
    return qobject_cast<QQuickItem*>(face->object());
}

// Whether somebody who reads in lines, or in columns, comes to the second before the first.
static bool comesBefore(const QRectF& second, const QRectF& first)
{
    constexpr int slack = 3;
    const bool above = second.bottom() <= first.top() + slack;
    const bool below = second.top() >= first.bottom() - slack;
    const bool left = second.right() <= first.left() + slack;
    const bool right = second.left() >= first.right() - slack;
    return (above && !right) || (left && !below);
}

// The pairs that stand the wrong way round below this.
static QStringList disorderIn(const QAccessibleInterface* parent)
{
    QStringList faults;
    QList<QQuickItem*> shown;
    for (int i = 0; i < parent->childCount(); ++i) {
        const QAccessibleInterface* child = parent->child(i);
        QQuickItem* item = child ? itemOf(child) : nullptr;
        if (!item || !item->isVisible() || item->width() < 1 || item->height() < 1)
            continue;
        const QRectF rect = item->mapRectToScene({0, 0, item->width(), item->height()});
        if (screen::shown(item, item->boundingRect())
                .isEmpty()) // a queue that is turned on, or words that are scrolled
            continue;
        faults += disorderIn(child);
        for (QQuickItem* before : shown) {
            const QRectF other = before->mapRectToScene({0, 0, before->width(), before->height()});
            // A queue goes on beyond the arrow that turns it.
            const bool beyond =
                screen::typeOf(item) == "EdgeFade" && QStringList{"TableCard", "Slot"}.contains(screen::typeOf(before));
            if (!beyond && layerOf(item) == layerOf(before) && comesBefore(rect, other))
                faults << screen::typeOf(item) + " '" + screen::nameOf(item) + "' after " + screen::typeOf(before)
                              + " '" + screen::nameOf(before) + "'";
        }
        shown << item;
    }
    return faults;
}

static QStringList disorderOn(QQuickWindow* window)
{
    return disorderIn(QAccessible::queryAccessibleInterface(window));
}

void HeardTest::page_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < positions::all().size(); ++i)
        QTest::addRow("%s", positions::all()[i].name) << int(i);
}

void HeardTest::page()
{
    QFETCH(int, number);
    const moments::Page& page = positions::all()[std::size_t(number)];
    if (!page.game.players.empty())
        m_home.keep(page.game);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(page.open(program));
    screen::leave(program.window());
    QStringList faults;
    const QStringList roles = rolesOn(program.window());
    for (const QString& code : Settings::languages()) {
        positions::dress(program, {{1280, 800}, code, 100});
        if (rolesOn(program.window()) != roles)
            faults << code + ": other things are there";
        for (const QString& fault : namelessOn(program.window()))
            faults << code + ": " + fault;
        for (const QString& fault : unfinishedOn(program))
            faults << code + ": " + fault;
    }
    QVERIFY(screen::rests(program.window(), 60));
    faults += disorderOn(program.window());
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

// Cards are laid at either end, whichever came first.
void HeardTest::theQueueFromLeftToRight()
{
    m_home.keep(positions::at({3, Asks::Place, 3}));
    Program program;
    program.settings()->setSpeed(Settings::instant);
    QVERIFY(moments::resume(program));
    const auto places = [&] {
        QList<int> list;
        for (QQuickItem* item : screen::items(program.window())) {
            if (screen::typeOf(item) == "QueueCard")
                list << item->property("described").value<QJSValue>().property("place").toInt();
        }
        return list;
    };
    QQuickWindow* window = program.window();
    Choice* choice = program.game()->hotSeat().choice();
    const auto before = places().size();
    choice->pickCard(choice->cards().first());
    choice->pickLeft();
    QVERIFY(QTest::qWaitFor([&] { return places().size() > before && program.game()->hotSeat().isMyTurn(); }, 60000));
    QVERIFY(screen::rests(window, 60));
    QList<int> inOrder = places();
    std::sort(inOrder.begin(), inOrder.end());
    QCOMPARE(places(), inOrder);
    QCOMPARE(disorderOn(window), QStringList());
}

void HeardTest::aTakebackIsToldInOneWording_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < moments::pages().size(); ++i) {
        const QString name = moments::pages()[i].name;
        if (QStringList{"table: a card", "table: its log", "table at the end", "end", "replay"}.contains(name))
            QTest::addRow("%s", qPrintable(name)) << int(i);
    }
}

void HeardTest::aTakebackIsToldInOneWording()
{
    QFETCH(int, number);
    const moments::Page& page = moments::pages()[std::size_t(number)];
    for (const bool takebacks : {false, true}) {
        Record record = page.game;
        record.takebacks = takebacks;
        m_home.keep(record);
        Program program;
        program.settings()->setSpeed(Settings::instant);
        QVERIFY(page.open(program));
        QSet<QString> said;
        for (QQuickItem* item : screen::items(program.window())) {
            if (screen::nameOf(item).contains("taken back"))
                said << screen::nameOf(item);
        }
        const QString right =
            screen::words("TakebackMark", "A move was taken back in this game after something hidden was seen.");
        QCOMPARE(said, takebacks ? QSet<QString>{right} : QSet<QString>{});
    }
}

// Each kind of fault is found where there is one, and none where there is none.
void HeardTest::faultsAreFound()
{
    for (const char* text :
         {"Continue. Round 0,  to play", "Pass to . The others look away.", "Pass to ", "’s hand: 3 cards",
          "Передайте екран: ", "Pile:", "Ada, , left", "The “” acts.", "Ada’s %1 acts.", "(undefined)"})
        QVERIFY2(isUnfinished(text), text);
    for (const char* text : {"", "Pass to Ada. The others look away.", "Passez l’écran à Ada\u00a0: elle joue.",
                             "Open a file…", "Ada: 3 cards (1 known).", "½×", "Place 1 of 4, 2 tokens"})
        QVERIFY2(!isUnfinished(text), text);
    const QRectF one(100, 100, 50, 50);
    for (const QRectF& rect : {QRectF(100, 0, 50, 50), QRectF(0, 100, 50, 50), QRectF(0, 0, 50, 50)})
        QVERIFY(comesBefore(rect, one) && !comesBefore(one, rect));
    QVERIFY(!comesBefore(QRectF(120, 120, 50, 50), one) && !comesBefore(QRectF(200, 0, 50, 50), one));
}

QTEST_MAIN(HeardTest)
#include "tst_page_screenreader.moc"
