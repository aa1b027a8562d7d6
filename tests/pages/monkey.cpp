#include "tests/pages/monkey.h"

#include "tests/pages/screen.h"

#include <QtTest>

static constexpr int remembered = 60; // deeds

void Monkey::tell(const QString& deed)
{
    m_deeds << QString("%1 %2").arg(m_count).arg(deed);
    if (m_deeds.size() > remembered)
        m_deeds.removeFirst();
    if (m_tells)
        fprintf(stderr, "%s\n", qPrintable(m_deeds.last()));
}

// One step further a game might be written over something that is not the test's.
bool Monkey::mayLeaveHome() const
{
    const QQuickItem* page = screen::findType(m_window, "FilePage");
    if (!page || !page->property("saving").toBool())
        return false;
    const QString folder = QFileInfo(page->property("folder").toUrl().toLocalFile()).canonicalFilePath();
    return folder != m_home && !folder.startsWith(m_home + '/');
}

void Monkey::act(Program& program)
{
    static constexpr std::pair<Deed, int> deeds[] = {
        {&Monkey::press, 60}, {&Monkey::pressAnywhere, 8}, {&Monkey::doubleClick, 14}, {&Monkey::drag, 10},
        {&Monkey::hold, 3},   {&Monkey::hover, 8},         {&Monkey::wheel, 8},        {&Monkey::key, 40},
        {&Monkey::type, 3},   {&Monkey::repeatKey, 4},     {&Monkey::resize, 3},       {&Monkey::speakOtherwise, 3},
        {&Monkey::begin, 10}, {&Monkey::setOtherwise, 3},  {&Monkey::wait, 12},        {&Monkey::quit, 1},
        {&Monkey::touch, 30}, {&Monkey::swipe, 10},        {&Monkey::twoFingers, 5},   {&Monkey::longTouch, 6},
    };
    static const int all =
        std::accumulate(std::begin(deeds), std::end(deeds), 0, [](int sum, auto& deed) { return sum + deed.second; });
    m_program = &program;
    m_window = program.window();
    ++m_count;
    QCoreApplication::processEvents();
    if (mayLeaveHome()) {
        tell("comes back home");
        QTest::keyClick(m_window, Qt::Key_Escape);
        return;
    }
    int lot = upTo(all);
    for (const auto& [deed, weight] : deeds) {
        if (lot < weight)
            return (this->*deed)();
        lot -= weight;
    }
}

void Monkey::rest(Program& program)
{
    m_window = program.window();
    if (m_holds)
        send(QEvent::MouseButtonRelease, m_at);
    m_holds = false;
    screen::leave(m_window);
}

QPoint Monkey::anywhere(int beyond)
{
    return {upTo(m_window->width() + 2 * beyond) - beyond, upTo(m_window->height() + 2 * beyond) - beyond};
}

// Something that may be pressed, rather not one of the buttons in the bar at the top.
QQuickItem* Monkey::something()
{
    QList<QQuickItem*> open;
    const bool any = upTo(4) == 0;
    for (QQuickItem* item : screen::items(m_window)) {
        if (screen::isOpen(item) && (any || screen::centre(item).y() > m_window->height() / 12))
            open << item;
    }
    return open.isEmpty() ? nullptr : open[upTo(int(open.size()))];
}

void Monkey::send(QEvent::Type type, QPoint where)
{
    const bool moves = type == QEvent::MouseMove;
    const bool down = type == QEvent::MouseButtonPress || (moves && m_holds);
    qt_handleMouseEvent(m_window, where, m_window->mapToGlobal(where), down ? m_button : Qt::NoButton,
                        moves ? Qt::NoButton : m_button, type, {}, ++QTest::lastMouseTimestamp);
    QCoreApplication::processEvents();
    m_at = where;
}

void Monkey::press()
{
    QQuickItem* item = something();
    if (!item)
        return pressAnywhere();
    tell("presses " + screen::typeOf(item) + " '" + screen::nameOf(item) + "'");
    const QPoint where = screen::centre(item);
    QTest::lastMouseTimestamp += upTo(2) * QTest::mouseDoubleClickInterval;
    send(QEvent::MouseMove, where);
    send(QEvent::MouseButtonPress, where);
    send(QEvent::MouseButtonRelease, where);
}

void Monkey::pressAnywhere()
{
    static constexpr Qt::MouseButton buttons[] = {Qt::LeftButton, Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    const QPoint where = anywhere();
    const Qt::MouseButton button = m_button;
    m_button = m_holds ? m_button : buttons[upTo(4)];
    tell(QString("presses at %1, %2 with button %3").arg(where.x()).arg(where.y()).arg(m_button));
    send(QEvent::MouseButtonPress, where);
    send(QEvent::MouseButtonRelease, where);
    m_button = m_holds ? m_button : button;
    m_holds = false;
}

void Monkey::doubleClick()
{
    QQuickItem* item = upTo(4) > 0 ? something() : nullptr;
    const QPoint where = item ? screen::centre(item) : anywhere();
    tell(QString("clicks twice at %1, %2 %3").arg(where.x()).arg(where.y()).arg(item ? screen::nameOf(item) : ""));
    for (int i = 0; i < 2; ++i) {
        send(QEvent::MouseButtonPress, where);
        send(QEvent::MouseButtonRelease, where);
        QTest::qWait(upTo(30));
    }
}

void Monkey::drag()
{
    QQuickItem* item = upTo(4) > 0 ? something() : nullptr;
    const QPoint from = item ? screen::centre(item) : anywhere();
    const QPoint to = anywhere(200);
    tell(QString("drags from %1, %2 to %3, %4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
    send(QEvent::MouseMove, from);
    send(QEvent::MouseButtonPress, from);
    m_holds = true;
    for (int i = 1; i <= 5; ++i)
        send(QEvent::MouseMove, from + (to - from) * i / 5);
    m_holds = false;
    send(QEvent::MouseButtonRelease, to);
}

// Something else happens before the button is let go.
void Monkey::hold()
{
    QQuickItem* item = something();
    tell(m_holds ? "lets go" : "presses and holds");
    if (m_holds)
        send(QEvent::MouseButtonRelease, anywhere(50));
    else
        send(QEvent::MouseButtonPress, item ? screen::centre(item) : anywhere());
    m_holds = !m_holds;
}

void Monkey::hover()
{
    QQuickItem* item = something();
    const QPoint where = item ? screen::centre(item) : anywhere();
    tell(QString("points at %1, %2").arg(where.x()).arg(where.y()));
    send(QEvent::MouseMove, where);
    QTest::qWait(upTo(3) == 0 ? 600 : upTo(40)); // until a plate shows, now and then
}

void Monkey::wheel()
{
    const QPoint where = anywhere();
    const QPoint turn(upTo(4) == 0 ? 120 * (upTo(7) - 3) : 0, 120 * (upTo(7) - 3));
    tell(QString("turns the wheel by %1, %2").arg(turn.x()).arg(turn.y()));
    QWheelEvent event(where, m_window->mapToGlobal(where), {}, turn, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(m_window, &event);
}

void Monkey::key()
{
    static constexpr Qt::Key keys[] = {Qt::Key_Tab,    Qt::Key_Tab,   Qt::Key_Backtab,  Qt::Key_Return, Qt::Key_Return,
                                       Qt::Key_Enter,  Qt::Key_Space, Qt::Key_Space,    Qt::Key_Left,   Qt::Key_Right,
                                       Qt::Key_Up,     Qt::Key_Down,  Qt::Key_Home,     Qt::Key_End,    Qt::Key_PageUp,
                                       Qt::Key_Delete, Qt::Key_F1,    Qt::Key_PageDown, Qt::Key_Menu,   Qt::Key_Escape,
                                       Qt::Key_Shift};
    const int lot = upTo(10);
    if (lot < 5) {
        const Qt::Key key = keys[upTo(std::size(keys))];
        tell("keys " + QKeySequence(key).toString());
        QTest::keyClick(m_window, key, upTo(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
    } else if (lot < 7) {
        const Qt::Key key = Qt::Key(Qt::Key_0 + upTo(10));
        tell("keys " + QKeySequence(key).toString());
        QTest::keyClick(m_window, key);
    } else if (lot < 9) {
        const Qt::Key key = Qt::Key(Qt::Key_A + upTo(26));
        tell("keys " + QKeySequence(key).toString());
        QTest::keyClick(m_window, key);
    } else {
        static constexpr Qt::Key controlled[] = {Qt::Key_Z, Qt::Key_Y, Qt::Key_O, Qt::Key_S, Qt::Key_F, Qt::Key_A};
        const Qt::Key key = controlled[upTo(std::size(controlled))];
        const Qt::KeyboardModifiers modifiers =
            Qt::ControlModifier | (upTo(4) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
        tell("keys Ctrl+" + QKeySequence(key).toString());
        QTest::keyClick(m_window, key, modifiers);
    }
}

void Monkey::repeatKey()
{
    static constexpr Qt::Key keys[] = {Qt::Key_Return, Qt::Key_Space, Qt::Key_Tab,  Qt::Key_L,
                                       Qt::Key_1,      Qt::Key_Right, Qt::Key_Left, Qt::Key_V};
    const Qt::Key key = keys[upTo(std::size(keys))];
    tell("holds " + QKeySequence(key).toString());
    const auto send = [&](QEvent::Type type, bool again) {
        QKeyEvent event(type, key, {}, QKeySequence(key).toString(), again);
        QCoreApplication::sendEvent(m_window, &event);
    };
    send(QEvent::KeyPress, false);
    for (int i = upTo(6); i > 0; --i) {
        QTest::qWait(15);
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
    }
    send(QEvent::KeyRelease, false);
}

void Monkey::type()
{
    static const QString letters = "abcdefghijklmnopqrstuvwxyz ŻїÉß/.~%<>&\"'";
    QString text;
    for (int i = 1 + upTo(12); i > 0; --i)
        text += letters[upTo(int(letters.size()))];
    tell("types " + text);
    for (const QChar letter : text) {
        QKeyEvent down(QEvent::KeyPress, 0, {}, letter);
        QCoreApplication::sendEvent(m_window, &down);
        QKeyEvent up(QEvent::KeyRelease, 0, {}, letter);
        QCoreApplication::sendEvent(m_window, &up);
    }
}

void Monkey::resize()
{
    const QSize size = upTo(3) == 0 ? QSize(1024, 640) : QSize(1024 + upTo(1200), 640 + upTo(700));
    tell(QString("resizes to %1, %2").arg(size.width()).arg(size.height()));
    m_window->resize(size);
}

void Monkey::speakOtherwise()
{
    const QString language = Settings::languages()[upTo(int(Settings::languages().size()))];
    tell("speaks " + language);
    m_program->settings()->setLanguage(language);
}

// Fast most of the time, so that much happens.
void Monkey::setOtherwise()
{
    Settings* settings = m_program->settings();
    Looks* looks = m_program->looks();
    static const QStringList motions{"system", "full", "reduced", "none"};
    switch (upTo(9)) {
    case 0: settings->setTextSize(Settings::textSizes()[upTo(int(Settings::textSizes().size()))]); break;
    case 1: settings->setStrict(!settings->isStrict()); break;
    case 2: settings->setMotion(motions[upTo(int(motions.size()))]); break;
    case 3: settings->setLogPinned(!settings->isLogPinned()); break;
    case 4: settings->setWarnings(!settings->hasWarnings()); break;
    case 5: looks->setHighContrast(!looks->hasHighContrast()); break;
    case 6: looks->setCardNames(!looks->hasCardNames()); break;
    default: settings->setSpeed(upTo(8) == 0 ? upTo(2) : 2 + upTo(3)); break;
    }
    tell(QString("sets speed %1, text size %2, motion %3, strict %4, log %5, warnings %6, contrast %7, names %8")
             .arg(settings->speed())
             .arg(settings->textSize())
             .arg(settings->motion())
             .arg(settings->isStrict())
             .arg(settings->isLogPinned())
             .arg(settings->hasWarnings())
             .arg(looks->hasHighContrast())
             .arg(looks->hasCardNames()));
}

// The way to a game is long for a monkey.
void Monkey::begin()
{
    QQuickItem* item = screen::find(m_window, screen::words("NewGamePage", "Begin the game"));
    if (!item && upTo(3) > 0)
        item = screen::findType(m_window, "ContinueButton");
    if (!item)
        item = screen::find(m_window, screen::words("HomePage", "New game"));
    if (!item)
        return;
    tell("presses " + screen::nameOf(item));
    screen::click(item);
}

void Monkey::wait()
{
    const int time = upTo(6) == 0 ? 800 : upTo(120);
    tell(QString("waits %1 ms").arg(time));
    QTest::qWait(time);
}

void Monkey::quit()
{
    if (upTo(4) > 0)
        return;
    tell("closes the window");
    m_window->close();
}

// Its fingers.
static QPointingDevice* screenDevice()
{
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

void Monkey::touch()
{
    QQuickItem* item = upTo(5) > 0 ? something() : nullptr;
    const QPoint where = item ? screen::centre(item) : anywhere();
    tell(QString("touches %1, %2 %3").arg(where.x()).arg(where.y()).arg(item ? screen::nameOf(item) : ""));
    for (int taps = upTo(4) == 0 ? 2 : 1; taps > 0; --taps) {
        QTest::touchEvent(m_window, screenDevice()).press(0, where);
        if (upTo(6) == 0)
            resize(); // while it is down
        QTest::touchEvent(m_window, screenDevice()).release(0, where);
    }
}

void Monkey::swipe()
{
    QQuickItem* item = upTo(3) > 0 ? something() : nullptr;
    const QPoint from = item ? screen::centre(item) : anywhere(), to = anywhere(50);
    tell(QString("swipes from %1, %2 to %3, %4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
    QTest::touchEvent(m_window, screenDevice()).press(0, from);
    const int steps = 2 + upTo(8);
    for (int i = 1; i <= steps; ++i) {
        QTest::touchEvent(m_window, screenDevice()).move(0, from + (to - from) * i / steps);
        QTest::qWait(upTo(12));
        if (upTo(20) == 0)
            resize();
    }
    QTest::touchEvent(m_window, screenDevice()).release(0, to);
}

// One lies while the other comes and goes; either may be lifted first.
void Monkey::twoFingers()
{
    QQuickItem* item = something();
    const QPoint one = item ? screen::centre(item) : anywhere(), from = anywhere(), to = anywhere();
    tell(QString("puts fingers on %1, %2 and %3, %4").arg(one.x()).arg(one.y()).arg(from.x()).arg(from.y()));
    QTest::touchEvent(m_window, screenDevice()).press(0, one);
    QTest::touchEvent(m_window, screenDevice()).stationary(0).press(1, from);
    for (int i = 1; i <= 4; ++i)
        QTest::touchEvent(m_window, screenDevice()).stationary(0).move(1, from + (to - from) * i / 4);
    const bool firstStays = upTo(2) == 0;
    if (firstStays) {
        QTest::touchEvent(m_window, screenDevice()).stationary(0).release(1, to);
        QTest::touchEvent(m_window, screenDevice()).release(0, one);
    } else {
        QTest::touchEvent(m_window, screenDevice()).release(0, one).stationary(1);
        QTest::touchEvent(m_window, screenDevice()).release(1, to);
    }
}

void Monkey::longTouch()
{
    QQuickItem* item = something();
    const QPoint where = item ? screen::centre(item) : anywhere();
    tell(QString("rests a finger on %1, %2 %3").arg(where.x()).arg(where.y()).arg(item ? screen::nameOf(item) : ""));
    QTest::touchEvent(m_window, screenDevice()).press(0, where);
    QTest::qWait(900);
    QTest::touchEvent(m_window, screenDevice()).release(0, where);
}
