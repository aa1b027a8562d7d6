#pragma once

#include "app/models/board.h"
#include "app/models/cue.h"
#include "app/models/rowmodel.h"
#include "app/models/rows.h"
#include "engine/record/story.h"

#include <QQmlEngine>

// A position that shows a rule, and what comes of it, moment by moment: on a board of its own, with every card known.
class Example : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY codeChanged) // the rule's, see RuleWords
    Q_PROPERTY(bool there READ isThere NOTIFY codeChanged)              // the rule has one
    Q_PROPERTY(QStringList families READ families NOTIFY codeChanged)   // by seats
    Q_PROPERTY(BoardFacts board READ board NOTIFY shown)
    Q_PROPERTY(RowModel* queue READ queue CONSTANT)
    Q_PROPERTY(RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(CueFacts cue READ cue NOTIFY shown) // that led here, once begun
    Q_PROPERTY(bool begun READ isBegun NOTIFY shown)
    Q_PROPERTY(bool ended READ isEnded NOTIFY shown)

public:
    using QObject::QObject;

    QString code() const { return m_code; }
    void setCode(const QString& code);
    bool isThere() const { return m_story.length() >= 0; }
    QStringList families() const;
    BoardFacts board() const { return boardOf(m_view); }
    RowModel* queue() { return &m_queue; }
    RowModel* seats() { return &m_seats; }
    CueFacts cue() const;
    bool isBegun() const { return m_story.position() > m_begin; }
    bool isEnded() const { return m_story.position() == m_story.length(); }

    // To the next moment, and to the position that it began with.
    Q_INVOKABLE void step();
    Q_INVOKABLE void rewind();

signals:
    void codeChanged();
    void shown();

private:
    void show();

    QString m_code;
    oriflamme::Story m_story;
    int m_begin = -1; // the moment that it begins with
    oriflamme::View m_view;
    RowModel m_queue{QueueFacts::staticMetaObject};
    RowModel m_seats{SeatFacts::staticMetaObject};
};
