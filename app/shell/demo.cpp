#include "app/shell/demo.h"

#include "app/shell/surroundings.h"

#include <QCoreApplication>
#include <QTimer>

Demo::Demo(Pages& pages, const QString& folder)
    : m_stage(&pages.game()->stage()), m_settings(pages.settings()), m_window(pages.window()), m_folder(folder)
{
    m_window->installEventFilter(this);
    m_settings->setSpeed(Settings::instant - 1);
    // What a phase ends with: the models still show it when the next begins.
    connect(m_stage, &Stage::cueStarts, this, [this](const CueFacts& cue) {
        const QString round = "round-" + QString::number(m_stage->board().round);
        if (cue.is(oriflamme::Happening::ResolutionBegins))
            shoot(round + "-placement");
        else if (cue.is(oriflamme::Happening::MarkerPasses))
            shoot(round + "-resolution");
    });
    connect(m_stage, &Stage::movingChanged, this, &Demo::finish);
}

bool Demo::eventFilter(QObject*, QEvent* event)
{
    return event->type() == QEvent::Enter || event->type() == QEvent::MouseMove;
}

void Demo::shoot(const QString& what)
{
    const QString name = QString("%1-%2.png").arg(++m_count, 2, 10, QChar('0')).arg(what);
    if (m_folder.mkpath(".") && m_window->grabWindow().save(m_folder.filePath(name)))
        return;
    surroundings::say("cannot write '" + m_folder.filePath(name) + "'; choose another folder.");
    surroundings::leave(1);
}

void Demo::finish()
{
    if (m_over || m_stage->isMoving() || m_stage->board().phase != "over")
        return;
    m_over = true;
    whenStill([this] {
        shoot("final-count");
        m_settings->setSpeed(Settings::instant); // nothing counts up or fades in
        QMetaObject::invokeMethod(m_window, "showStanding");
        whenStill([this] {
            shoot("standing");
            printf("%d pictures of a game are in %s\n", m_count, qUtf8Printable(m_folder.absolutePath()));
            QCoreApplication::quit();
        });
    });
}

// Waits until two pictures in a row are equal that a frame of the window's own lies between: on a busy machine time
// goes by in which nothing moves on.
void Demo::whenStill(std::function<void()> then)
{
    auto* timer = new QTimer(this);
    const auto drawn = std::make_shared<bool>(false);
    connect(m_window, &QQuickWindow::frameSwapped, timer, [drawn] { *drawn = true; });
    connect(timer, &QTimer::timeout, this, [this, timer, drawn, then = std::move(then), before = QImage()]() mutable {
        if (!std::exchange(*drawn, false))
            return m_window->update();
        QImage now = m_window->grabWindow();
        if (now == before) {
            timer->deleteLater();
            timer->stop();
            return then();
        }
        before = std::move(now);
        m_window->update();
    });
    timer->start(400);
}
