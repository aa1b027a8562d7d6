#pragma once

#include "engine/record/story.h"
#include "engine/sight/view.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

// A moment of a replay that stands out.
struct ReplayMark {
    Q_GADGET
    QML_VALUE_TYPE(replayMark)
    Q_PROPERTY(int position MEMBER position)
    Q_PROPERTY(int happening MEMBER happening) // Engine.Happening
    Q_PROPERTY(int seat MEMBER seat)           // whose it is, -1 for nobody's

public:
    int position = 0;
    int happening = 0;
    int seat = oriflamme::noSeat;

    bool operator==(const ReplayMark&) const = default;
};

// A game that is looked back at. A position is a moment of its story: 0 is the table before the first decision.
class Playback : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Game.playback")
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(QString file READ file NOTIFY opened) // its name without the path, "" for the game just played
    Q_PROPERTY(int length READ length NOTIFY opened)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY opened) // the position at which each round begins
    Q_PROPERTY(QList<ReplayMark> marks READ marks NOTIFY opened)
    Q_PROPERTY(int position READ position WRITE seek NOTIFY moved)
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(bool canPlayOn READ canPlayOn NOTIFY moved) // a game can be begun from here

public:
    using QObject::QObject;

    // Opens a record that replays without a fault, a finished one at its start, another at its end.
    void open(const oriflamme::Record& record, const QString& file);
    void close();

    bool isOpen() const { return m_open; }
    QString file() const { return m_file; }
    bool isFinished() const { return record().result.has_value(); }
    int length() const { return qMax(0, m_story.length()); }
    QVariantList rounds() const;
    QList<ReplayMark> marks() const;
    int position() const { return qMax(0, m_story.position()); }
    bool isPlaying() const { return m_playing; }
    bool canPlayOn() const;

    // To another moment at once, bounded to 0 to length.
    Q_INVOKABLE void seek(int position) { go(position, false); }
    // One step on is told as it was when the game was played.
    Q_INVOKABLE void step(int by) { go(position() + by, by == 1); }
    // To where the next round begins (1), or this one, or the one before where this one is just beginning (-1).
    Q_INVOKABLE void stepRound(int by);
    // From the start again when it stands at the end; there it stops by itself.
    void setPlaying(bool playing);

    const oriflamme::Story& story() const { return m_story; }
    const oriflamme::Record& record() const { return m_story.record(); }
    oriflamme::Moment moment() const { return m_story.moment(position()); }
    // The game up to here, to be played on: the same past. Marked as one with takebacks if decisions of a game that is
    // not finished are left out.
    oriflamme::Record fromHere() const;

signals:
    void opened();
    void moved(bool tells); // whether the step that leads here is to be told
    void playingChanged();

private:
    void go(int position, bool tells);

    bool m_open = false;
    oriflamme::Story m_story;
    QString m_file;
    bool m_playing = false;
};
