#pragma once

#include "engine/players/players.h"

#include <QObject>

#include <functional>
#include <thread>

// Thinks of one thing at a time in a thread of its own, and tells the thread in which it lives what came of it: once,
// or never if it was stopped before. The thread is ended here and not lent from a pool, so that nothing is left of a
// thought that was stopped.
class Thinking : public QObject {
public:
    ~Thinking() override { stop(); }

    // Calls `think(stop)` elsewhere and then `tell(answer)` here, from the event loop. What was being thought of is
    // stopped. `think` must not throw, and end soon when it finds `stop` set.
    template <class Think, class Tell>
    void start(Think think, Tell tell)
    {
        run([think = std::move(think), tell = std::move(tell)](const oriflamme::Stop& stop) {
            return [tell, answer = think(stop)] { tell(answer); };
        });
    }
    // Returns when the thread has ended. What it was thinking of, or has thought of, is not told any more.
    void stop();

private:
    using Telling = std::function<void()>;
    void run(std::function<Telling(const oriflamme::Stop&)> think);
    void end();
    void customEvent(QEvent*) override;

    std::thread m_thread;
    oriflamme::Stop m_stop{false};
    Telling m_tell; // the thread's until that has ended
};
