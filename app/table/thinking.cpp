#include "app/table/thinking.h"

#include <QCoreApplication>
#include <QEvent>

#include <system_error>
#include <utility>

void Thinking::run(std::function<Telling(const oriflamme::Stop&)> think)
{
    stop();
    m_stop = false;
    const auto work = [this, think = std::move(think)] {
        m_tell = think(m_stop);
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
    };
    try {
        m_thread = std::thread(work);
    } catch (const std::system_error&) {
        work(); // where no thread is to be had an answer keeps the window waiting, but it comes
    }
}

void Thinking::stop()
{
    m_stop = true;
    end();
    QCoreApplication::removePostedEvents(this, QEvent::User);
    m_tell = nullptr;
}

void Thinking::end()
{
    if (m_thread.joinable())
        m_thread.join();
}

// The thought that is told may begin the next one.
void Thinking::customEvent(QEvent*)
{
    end();
    std::exchange(m_tell, nullptr)();
}
