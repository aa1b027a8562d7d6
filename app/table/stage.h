#pragma once

#include "app/models/board.h"
#include "app/table/game.h"

// What is being shown, of a game that is played or of one that is looked back at, and how far. Rules and saving are
// done at once; the picture catches up cue by cue: the page shows a cue and calls next().
class Stage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool open READ isOpen NOTIFY shown)            // a game lies on the table
    Q_PROPERTY(QVariantList players READ players NOTIFY laid) // a map a seat: name, family, player
    Q_PROPERTY(QStringList cards READ cards NOTIFY laid)      // the ten
    Q_PROPERTY(QString edition READ edition NOTIFY laid)      // as it is played: current or first
    Q_PROPERTY(bool takebacks READ hasTakebacks NOTIFY shown) // somebody took a move back knowing more
    Q_PROPERTY(Board board READ board NOTIFY shown)
    Q_PROPERTY(QueueModel* queue READ queue CONSTANT)
    Q_PROPERTY(SeatsModel* seats READ seats CONSTANT)
    Q_PROPERTY(Chronicle* chronicle READ chronicle CONSTANT)
    Q_PROPERTY(bool moving READ isMoving NOTIFY movingChanged)       // a cue is shown or waits
    Q_PROPERTY(bool nextThinks READ nextThinks NOTIFY movingChanged) // the next cue begins a computer's choice
    Q_PROPERTY(bool recap READ isRecap NOTIFY movingChanged)  // what is shown happened since the viewer's last decision
    Q_PROPERTY(QVariantMap cue READ cue NOTIFY cueChanged)    // shown now, or the last one that was
    Q_PROPERTY(QVariantList told READ told NOTIFY cueChanged) // the last few cues, as the viewer may see them
    Q_PROPERTY(bool instant READ isInstant WRITE setInstant NOTIFY instantChanged) // show only the newest moment

public:
    explicit Stage(Game& game);
    static Stage* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void next() { m_game.next(); }
    Q_INVOKABLE void skip() { m_game.skip(); }
    // Shows at once all that happens up to the next question of a person here, or the end of the game.
    Q_INVOKABLE void skipToChoice() { m_game.skipToChoice(); }

    bool isOpen() const { return m_game.isOpen(); }
    QVariantList players() const { return m_game.players(); }
    QStringList cards() const { return m_game.cards(); }
    QString edition() const { return m_game.edition(); }
    bool hasTakebacks() const { return m_game.hasTakebacks(); }
    Board board() const;
    QueueModel* queue() { return m_game.queue(); }
    SeatsModel* seats() { return m_game.seats(); }
    Chronicle* chronicle() { return m_game.chronicle(); }
    bool isMoving() const { return m_game.isMoving(); }
    bool nextThinks() const { return m_game.nextThinks(); }
    bool isRecap() const { return m_game.isRecap(); }
    QVariantMap cue() const { return m_game.cue(); }
    QVariantList told() const { return m_game.told(); }
    bool isInstant() const { return m_game.isInstant(); }
    void setInstant(bool instant) { m_game.setInstant(instant); }

signals:
    void laid(); // another game lies on the table
    void shown();
    void movingChanged();
    void cueChanged();
    void instantChanged();
    void jumped();                          // another moment, or other eyes: nothing that moved before may move on
    void cueStarts(const QVariantMap& cue); // the models still show the moment before
    void cueShown(const QVariantMap& cue);  // they show the moment after

private:
    Game& m_game;
};
