#include "app/record/names.h"
#include "tests/pages/moments.h"
#include "tests/pages/positions.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;

// The table fills its space: how large its cards are, what may be chosen is not covered, and the stage follows the
// phase.
class CompositionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init();
    void cleanup() { m_program.reset(); }
    void cardsAreLarge_data();
    void cardsAreLarge();
    void twelveStacksAreSeenWhole();
    void whatMayBeChosenIsNotCovered_data();
    void whatMayBeChosenIsNotCovered();
    void placesAreLitFromTheStart();
    void aPlaceAsksForACardFirst();
    void aCardIsDraggedToItsPlace();
    void aCardThatIsLaidOtherwiseIsNotCarriedOn();
    void calledOffItIsWholeInTheHand();
    void aCardThatIsDroppedElsewhereIsPutDown();
    void theStageChangesInOneMotion();

private:
    bool open(const Record& record, QSize size);
    QQuickWindow* window() const { return m_program->window(); }
    const Choice& choice() const { return *m_program->game()->hotSeat().choice(); }
    QQuickItem* zone() const { return screen::findType(window(), "QueueZone"); }
    QList<QQuickItem*> cards(const QString& type) const;
    double widthOf(const QString& type) const;
    QQuickItem* slot(const QString& code) const;
    bool drag(QQuickItem* card, QPoint to) const;

    Rooms m_home;
    std::unique_ptr<Program> m_program;
};

void CompositionTest::init()
{
    failOnWarnings();
    m_home.clear();
}

bool CompositionTest::open(const Record& record, QSize size)
{
    m_home.keep(record);
    m_program = std::make_unique<Program>(size);
    m_program->settings()->setSpeed(Settings::instant);
    return moments::resume(*m_program) && screen::settles(window());
}

// All that show.
QList<QQuickItem*> CompositionTest::cards(const QString& type) const
{
    QList<QQuickItem*> list;
    for (QQuickItem* item : screen::items(window())) {
        if (screen::typeOf(item) == type)
            list << item;
    }
    return list;
}

// As it is drawn; 0 if there is none or they differ.
double CompositionTest::widthOf(const QString& type) const
{
    double width = -1;
    for (QQuickItem* card : cards(type)) {
        if (width >= 0 && card->width() != width)
            return 0;
        width = card->width();
    }
    return std::max(0.0, width);
}

QQuickItem* CompositionTest::slot(const QString& code) const
{
    for (QQuickItem* item : screen::items(window())) {
        if (item->property("code").toString() == code && item->property("aimed").isValid())
            return item;
    }
    return nullptr;
}

void CompositionTest::cardsAreLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("resolved");
    QTest::addColumn<int>("laying");
    QTest::addColumn<int>("hand");
    QTest::newRow("1024x640") << QSize(1024, 640) << 130 << 110 << 120;
    QTest::newRow("1280x800") << QSize(1280, 800) << 170 << 140 << 150;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 240 << 200 << 210;
    QTest::newRow("2560x1440") << QSize(2560, 1440) << 320 << 266 << 280;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 480 << 400 << 420;
    QTest::newRow("800x1280") << QSize(800, 1280) << 101 << 84 << 120; // of 1920x1080 what the width allows
}

// At the least so wide with five stacks: while they are resolved, and while a card of seven is laid.
void CompositionTest::cardsAreLarge()
{
    QFETCH(QSize, size);
    QVERIFY(open(positions::at({4, Asks::KeepOrReveal, 5}), size));
    QFETCH(int, resolved);
    QVERIFY2(widthOf("QueueCard") >= resolved, qPrintable(QString::number(widthOf("QueueCard"))));
    m_program.reset();
    m_home.clear();
    QVERIFY(open(positions::at({4, Asks::Place, 5}), size));
    QFETCH(int, laying);
    QVERIFY2(widthOf("QueueCard") >= laying, qPrintable(QString::number(widthOf("QueueCard"))));
    QFETCH(int, hand);
    QVERIFY2(widthOf("HandCard") >= hand, qPrintable(QString::number(widthOf("HandCard"))));
}

// And not turned, at 1280x800.
void CompositionTest::twelveStacksAreSeenWhole()
{
    for (const Asks asks : {Asks::KeepOrReveal, Asks::Place}) {
        m_home.clear();
        QVERIFY(open(positions::at({3, asks, 12}), {1280, 800}));
        QVERIFY(!zone()->property("wide").toBool());
        QVERIFY2(widthOf("QueueCard") >= 80, qPrintable(QString::number(widthOf("QueueCard"))));
        const QRectF cloth =
            screen::findType(window(), "Runner")
                ->mapRectToScene({0, 0, double(window()->width()), screen::findType(window(), "Runner")->height()});
        for (QQuickItem* card : cards("QueueCard"))
            QVERIFY(cloth.contains(card->mapRectToScene({0, 0, card->width(), card->height()})));
        m_program.reset();
    }
}

void CompositionTest::whatMayBeChosenIsNotCovered_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080), QSize(800, 1280)}) {
        for (const int textSize : {100, 150})
            QTest::addRow("%dx%d, %d %%", size.width(), size.height(), textSize) << size << textSize;
    }
}

// By the hand, by a card of it that is picked, nor by what lies beside it.
void CompositionTest::whatMayBeChosenIsNotCovered()
{
    QFETCH(QSize, size);
    QFETCH(int, textSize);
    QVERIFY(open(positions::at({4, Asks::Place, 5}), size));
    m_program->settings()->setTextSize(textSize);
    QVERIFY(screen::settles(window()));
    const QString middle = choice().cards().at(choice().cards().size() / 2);
    m_program->game()->hotSeat().choice()->pickCard(middle);
    QVERIFY(screen::settles(window()));
    QStringList codes{"left", "right"};
    for (const int place : choice().places())
        codes << QString::number(place);
    QVERIFY(codes.size() > 2);
    for (const QString& code : std::as_const(codes)) {
        QQuickItem* place = slot(code);
        QVERIFY2(place, qPrintable(code));
        const QRectF rect = place->mapRectToScene({0, 0, place->width(), place->height()});
        for (const char* type : {"HandCard", "LocalPanel", "Prompt", "SeatPanel"}) {
            for (QQuickItem* item : cards(type)) {
                const QRectF both = rect & item->mapRectToScene({0, 0, item->width(), item->height()});
                QVERIFY2(both.width() <= 1 || both.height() <= 1, qPrintable(code + " under " + type));
            }
        }
    }
}

void CompositionTest::placesAreLitFromTheStart()
{
    QVERIFY(open(positions::at({4, Asks::Place, 5}), {1280, 800}));
    QVERIFY(choice().picked().isEmpty() && !choice().left());
    QVERIFY(slot("left") && slot("right"));
    QSet<int> lit;
    for (QQuickItem* card : cards("QueueCard")) {
        if (card->property("awaited").toBool())
            lit << card->property("code").toInt();
    }
    const QList<int> stacks = choice().stacks();
    QCOMPARE(lit, QSet<int>(stacks.begin(), stacks.end()));
    QVERIFY(!lit.isEmpty());
}

// The keyboard goes to the hand, and nothing is laid.
void CompositionTest::aPlaceAsksForACardFirst()
{
    QVERIFY(open(positions::at({4, Asks::Place, 5}), {1280, 800}));
    const std::size_t taken = m_program->game()->table().record().decisions.size();
    zone()->forceActiveFocus();
    screen::click(slot("right"));
    QTRY_VERIFY(screen::typeOf(window()->activeFocusItem()) == "TableCard");
    QCOMPARE(m_program->game()->table().record().decisions.size(), taken);
}

// With the button down, step by step as a hand moves; it is let go there.
bool CompositionTest::drag(QQuickItem* card, QPoint to) const
{
    const QPoint from = screen::centre(card);
    QTest::mouseMove(window(), from);
    if (!screen::counts(card))
        return false;
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 8; ++step)
        QTest::mouseMove(window(), from + (to - from) * step / 8);
    return screen::draws(window());
}

void CompositionTest::aCardIsDraggedToItsPlace()
{
    QVERIFY(open(positions::at({4, Asks::Place, 5}), {1280, 800}));
    const Record before = m_program->game()->table().record();
    QQuickItem* held = cards("HandCard").first();
    const QString card = held->property("card").toString();
    const QPoint there = screen::centre(slot("left"));
    QVERIFY(drag(held->property("face").value<QQuickItem*>(), there));
    QCOMPARE(choice().picked(), card);
    QCOMPARE(zone()->property("pointed").toString(), "left"); // it is shown where it will land
    QVERIFY(cards("QueueCard").first()->property("beside").toBool());
    QTest::mouseRelease(window(), Qt::LeftButton, {}, there);
    QTRY_VERIFY(m_program->game()->table().record().decisions.size() > before.decisions.size());
    const Decision decision = m_program->game()->table().record().decisions[before.decisions.size()].decision;
    QCOMPARE(int(decision.action), int(Action::PlaceLeft));
    QCOMPARE(nameOf(decision.card), card);
    QVERIFY(!screen::findType(window(), "CarriedCard")); // and nothing is carried any more
    QCOMPARE(zone()->property("aimed").toString(), "");
}

// By a key while it is dragged: what is let go afterwards lays nothing.
void CompositionTest::aCardThatIsLaidOtherwiseIsNotCarriedOn()
{
    QVERIFY(open(positions::at({4, Asks::Place, 5}), {1280, 800}));
    const std::size_t taken = m_program->game()->table().record().decisions.size();
    const QPoint there = screen::centre(slot("left"));
    QVERIFY(drag(cards("HandCard").first()->property("face").value<QQuickItem*>(), there));
    QVERIFY(screen::findType(window(), "CarriedCard"));
    m_program->game()->hotSeat().choice()->pickRight();
    QVERIFY(!screen::findType(window(), "CarriedCard"));
    QCOMPARE(zone()->property("aimed").toString(), "");
    const auto own = [this, taken] {
        const auto& decisions = m_program->game()->table().record().decisions;
        return std::count_if(decisions.begin() + std::ptrdiff_t(taken), decisions.end(),
                             [](const auto& one) { return one.seat == 0; });
    };
    QCOMPARE(own(), 1);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, there);
    QCOMPARE(own(), 1);
}

// While the button is still held down.
void CompositionTest::calledOffItIsWholeInTheHand()
{
    QVERIFY(open(positions::at({4, Asks::Place, 5}), {1280, 800}));
    QQuickItem* card = cards("HandCard").first();
    const QPoint there = screen::centre(slot("left"));
    QVERIFY(drag(card->property("face").value<QQuickItem*>(), there));
    QVERIFY(card->opacity() < 1);
    QTest::keyClick(window(), Qt::Key_Escape);
    QTRY_COMPARE(card->opacity(), 1.0);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, there);
}

void CompositionTest::aCardThatIsDroppedElsewhereIsPutDown()
{
    QVERIFY(open(positions::at({4, Asks::Place, 5}), {1280, 800}));
    const std::size_t taken = m_program->game()->table().record().decisions.size();
    const QPoint nowhere(window()->width() / 2, 60);
    QVERIFY(drag(cards("HandCard").first()->property("face").value<QQuickItem*>(), nowhere));
    QVERIFY(!choice().picked().isEmpty());
    QCOMPARE(zone()->property("aimed").toString(), "");
    QTest::mouseRelease(window(), Qt::LeftButton, {}, nowhere);
    QTRY_COMPARE(choice().picked(), "");
    QCOMPARE(m_program->game()->table().record().decisions.size(), taken);
}

// What a card is drawn in changes little by little, and its size at once; without travelling all is there at once.
void CompositionTest::theStageChangesInOneMotion()
{
    QVERIFY(open(positions::at({4, Asks::Place, 5}), {1280, 800}));
    const double yielding = widthOf("QueueCard");
    const double held = widthOf("HandCard");
    const QQuickItem* row = screen::findType(window(), "HandRow");
    const double risenAt = row->mapToScene({0, row->property("brow").toReal()}).y();
    m_program->settings()->setSpeed(0);
    m_program->game()->hotSeat().choice()->pickCard(choice().cards().first());
    m_program->game()->hotSeat().choice()->pickLeft();
    QVERIFY(widthOf("QueueCard") > yielding && widthOf("HandCard") < held);
    const auto growing = [this] {
        const QList<QQuickItem*> all = cards("QueueCard");
        return std::count_if(all.begin(), all.end(), [](QQuickItem* card) {
            return card->property("face").value<QQuickItem*>()->scale() < 1; // still looks as large as before
        });
    };
    QCOMPARE(growing(), 5);
    // So does the hand, which sinks from where it was.
    const auto drawnAt = [row] { return row->mapToScene({0, row->property("brow").toReal()}).y(); };
    QVERIFY(qAbs(drawnAt() - risenAt) < 2);
    QTRY_COMPARE(growing(), 0);
    QTRY_VERIFY(drawnAt() > risenAt + 50);
}

QTEST_MAIN(CompositionTest)
#include "tst_page_composition.moc"
