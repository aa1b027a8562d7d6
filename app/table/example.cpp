#include "app/table/example.h"

#include "app/record/lessonjson.h"

#include <QFile>

using namespace oriflamme;

void Example::setCode(const QString& code)
{
    if (m_code == code)
        return;
    m_code = code;
    m_story = {};
    QFile file(":/examples/" + code + ".json");
    if (!code.isEmpty() && file.open(QIODevice::ReadOnly)) {
        if (const std::optional<Lesson> lesson = lessonFrom(file.readAll()).lesson) {
            m_story = Story(lesson->record);
            m_story.go(lesson->from);
        }
    }
    m_begin = m_story.position();
    m_seats.show({}); // they may be others
    emit codeChanged();
    show();
}

QStringList Example::families() const
{
    QStringList list;
    for (const Player& player : m_story.record().players)
        list << QString::fromStdString(player.family);
    return list;
}

CueFacts Example::cue() const
{
    return isThere() && isBegun() ? cueOf(m_story.caption(m_story.position()), everyone) : CueFacts();
}

void Example::step()
{
    if (isEnded())
        return;
    m_story.seek(m_story.position() + 1);
    show();
}

void Example::rewind()
{
    if (!isThere())
        return;
    m_story.seek(m_begin);
    show();
}

void Example::show()
{
    if (isThere()) {
        m_view = look(m_story.state(), everyone);
        m_queue.show(queueRows(m_view, m_story.record().players));
        m_seats.show(seatRows(m_view, m_story.record().players));
    }
    emit shown();
}
