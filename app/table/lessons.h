#pragma once

#include "app/table/table.h"
#include "engine/record/lesson.h"

#include <QQmlEngine>

// The guided games: courses of chapters, of which one lies on the table and is played step by step. What is said at
// each step is found by the codes of step and mistake.
class Lessons : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Game.lessons")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed) // a chapter lies on the table
    Q_PROPERTY(QString course READ course NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed) // from 1
    Q_PROPERTY(int step READ step NOTIFY changed)       // from 1; one more than there are when all is done
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(bool done READ isDone NOTIFY changed) // all that is prepared has been played
    // What the last choice was, if it was not accepted: a kind such as "too-early", "other" for any other.
    Q_PROPERTY(QString mistake READ mistake NOTIFY changed)

public:
    explicit Lessons(Table& table) : m_table(table) {}

    Q_INVOKABLE static QStringList courses();
    // How many chapters a course has; 0 if there is no such course.
    Q_INVOKABLE static int chapters(const QString& course);

    // A chapter as it is prepared; nothing if there is none.
    static std::optional<oriflamme::Lesson> prepared(const QString& course, int chapter);
    // Lays it on the table as it stands at a step. The players are called by their families' names in `names`, where
    // these are there. Where it lies at that step already, what was wrong stays told.
    void begin(const oriflamme::Lesson& lesson, const QString& course, int chapter, int step, const QVariantMap& names);
    void leave();
    // Judges a choice of the learner's: lets the game go on with it, or says why not.
    bool judge(const oriflamme::Decision& decision);
    // The table stands elsewhere.
    void follow();

    bool isOpen() const { return m_chapter > 0; }
    const oriflamme::Record& record() const { return m_lesson.record; }
    QString course() const { return m_course; }
    int chapter() const { return m_chapter; }
    int step() const;
    int steps() const { return int(m_lesson.steps.size()); }
    bool isDone() const { return isOpen() && m_table.hasEnded(); }
    QString mistake() const { return m_mistake; }

signals:
    void changed();

private:
    void lay(int step);

    Table& m_table;
    oriflamme::Lesson m_lesson;
    QString m_course;
    int m_chapter = 0;
    QString m_mistake;
};
