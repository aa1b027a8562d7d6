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

bool Lessons::begin(const QString& course, int chapter, int step, const QVariantMap& names)
{
    QFile file = fileOf(course, chapter);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const std::optional<Lesson> lesson = lessonFrom(file.readAll()).lesson;
    if (!lesson)
        return false;
    if (course != m_course || chapter != m_chapter || step != this->step())
        m_mistake.clear();
    m_lesson = *lesson;
    m_course = course;
    m_chapter = chapter;
    for (Player& player : m_lesson.record.players) {
        const QString family = QString::fromStdString(player.family);
        player.name = names.value(family, QString::fromStdString(player.name)).toString().toStdString();
    }
    lay(qBound(1, step, steps() + 1));
    emit changed();
    return true;
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

bool Lessons::accepts(const Decision& decision)
{
    const int asked = step();
    if (asked > steps())
        return false;
    const auto number = std::size_t(asked - 1);
    const std::optional<std::string> mistake = mistakeAt(m_lesson.steps[number], decision);
    if (mistake) {
        m_mistake = mistake->empty() ? "other" : QString::fromStdString(*mistake);
    } else if (m_lesson.record.decisions[decisionsBefore(m_lesson, number)].decision != decision) {
        m_lesson = diverted(m_lesson, number, decision);
        lay(asked);
    }
    if (mistake)
        emit changed();
    return !mistake;
}

void Lessons::follow()
{
    m_mistake.clear();
    emit changed();
}
