#include "app/table/lessons.h"

#include "app/record/lessonjson.h"

#include <QFile>
#include <QVariantMap>

using namespace oriflamme;

static QFile fileOf(const QString& course, int chapter)
{
    return QFile(QString(":/lessons/%1-%2.json").arg(course).arg(chapter));
}

QStringList Lessons::courses()
{
    return {"first", "alliance"};
}

int Lessons::chapters(const QString& course)
{
    int count = 0;
    while (fileOf(course, count + 1).exists())
        ++count;
    return count;
}

std::optional<Lesson> Lessons::prepared(const QString& course, int chapter)
{
    QFile file = fileOf(course, chapter);
    return file.open(QIODevice::ReadOnly) ? lessonFrom(file.readAll()).lesson : std::nullopt;
}

void Lessons::begin(const Lesson& lesson, const QString& course, int chapter, int step, const QVariantMap& names)
{
    if (course != m_course || chapter != m_chapter || step != this->step())
        m_mistake.clear();
    m_lesson = lesson;
    m_course = course;
    m_chapter = chapter;
    for (Player& player : m_lesson.record.players) {
        const QString family = QString::fromStdString(player.family);
        player.name = names.value(family, QString::fromStdString(player.name)).toString().toStdString();
    }
    lay(qBound(1, step, steps() + 1));
    emit changed();
}

void Lessons::leave()
{
    m_chapter = 0;
    m_lesson = {};
    m_mistake.clear();
    emit changed();
}

void Lessons::lay(int step)
{
    m_table.follow(m_lesson.record, m_lesson.from, decisionsBefore(m_lesson, std::size_t(step - 1)));
}

int Lessons::step() const
{
    if (!isOpen())
        return 0;
    int step = 1;
    while (step <= steps() && decisionsBefore(m_lesson, std::size_t(step - 1)) < m_table.story().decisions())
        ++step;
    return step;
}

bool Lessons::judge(const Decision& decision)
{
    const int asked = step();
    if (asked > steps())
        return false;
    const auto number = std::size_t(asked - 1);
    if (const std::optional<std::string> mistake = mistakeAt(m_lesson.steps[number], decision)) {
        m_mistake = mistake->empty() ? "other" : QString::fromStdString(*mistake);
        emit changed();
        return false;
    }
    if (m_lesson.record.decisions[decisionsBefore(m_lesson, number)].decision != decision) {
        m_lesson = diverted(m_lesson, number, decision);
        lay(asked);
    }
    return true;
}

void Lessons::follow()
{
    m_mistake.clear();
    emit changed();
}
