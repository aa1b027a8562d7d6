#pragma once

#include <QQmlEngine>
#include <QSettings>
#include <QVariantMap>

// What a player has set, kept between starts.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // The codes of the languages there are catalogues of, in the order in which they are shown.
    Q_PROPERTY(QStringList languages READ languages CONSTANT)
    // One of these: what was chosen, else the system's language where it is one of them, else en.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    // 0 slow, 1 normal, 2 fast, 3 very fast, 4 instant.
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY speedChanged)
    // How much moves: one of system full reduced none.
    Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY motionChanged)
    // How large letters are, in per cent: one of 100 125 150.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    // Whether persons who share the screen take every decision behind a curtain.
    Q_PROPERTY(bool strict READ isStrict WRITE setStrict NOTIFY strictChanged)
    // Whether the log stays open beside the table where there is room for both.
    Q_PROPERTY(bool logPinned READ isLogPinned WRITE setLogPinned NOTIFY logPinnedChanged)
    // Whether a choice that only hurts oneself is asked about.
    Q_PROPERTY(bool warnings READ hasWarnings WRITE setWarnings NOTIFY warningsChanged)
    // How loud the game is, 0 to 100; whether it is silent, and whether that is so while another program is used; and
    // whether the room is heard too, not the game alone.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged)
    Q_PROPERTY(bool muted READ isMuted WRITE setMuted NOTIFY mutedChanged)
    Q_PROPERTY(
        bool mutedInBackground READ isMutedInBackground WRITE setMutedInBackground NOTIFY mutedInBackgroundChanged)
    Q_PROPERTY(bool ambience READ hasAmbience WRITE setAmbience NOTIFY ambienceChanged)
    // The last game that was begun, in the form that Game.start() takes; empty before the first.
    Q_PROPERTY(QVariantMap lastGame READ lastGame WRITE setLastGame NOTIFY lastGameChanged)
    // How far the guided games are learnt: by course {chapter, step}, the next ones, and dismissed: true where one
    // knows the game already.
    Q_PROPERTY(QVariantMap lessons READ lessons WRITE setLessons NOTIFY lessonsChanged)

public:
    static constexpr int instant = 4;

    explicit Settings(QObject* parent = nullptr);

    static QString file(); // where they are kept
    static QStringList languages();
    // What is written there under that name, if it is true or false.
    static bool isOn(const QSettings& store, const QString& name, bool otherwise);
    // A text of qml/ in a language, whichever one is set; as it is in the source where the catalogue lacks it.
    Q_INVOKABLE static QString translated(const QString& language, const QString& context, const QString& text);
    QString language() const;
    void setLanguage(const QString& code);
    int speed() const;
    void setSpeed(int speed);
    QString motion() const;
    void setMotion(const QString& motion);
    static QList<int> textSizes();
    int textSize() const;
    void setTextSize(int percent);
    bool isStrict() const;
    void setStrict(bool strict);
    bool isLogPinned() const;
    void setLogPinned(bool pinned);
    bool hasWarnings() const;
    void setWarnings(bool on);
    int volume() const;
    void setVolume(int volume);
    bool isMuted() const;
    void setMuted(bool muted);
    bool isMutedInBackground() const;
    void setMutedInBackground(bool muted);
    bool hasAmbience() const;
    void setAmbience(bool on);
    QVariantMap lastGame() const;
    void setLastGame(const QVariantMap& game);
    QVariantMap lessons() const;
    void setLessons(const QVariantMap& lessons);
    // Where the window was left, in the form of Placement; empty before the first time.
    QString window() const;
    void setWindow(const QString& placement);
    // The paths of the games that were opened or written last, the newest first.
    QStringList recentGames() const;
    void setRecentGames(const QStringList& paths);

signals:
    void languageChanged();
    void speedChanged();
    void motionChanged();
    void textSizeChanged();
    void strictChanged();
    void logPinnedChanged();
    void warningsChanged();
    void volumeChanged();
    void mutedChanged();
    void mutedInBackgroundChanged();
    void ambienceChanged();
    void lastGameChanged();
    void lessonsChanged();

private:
    void keep(const QString& name, const QVariant& value, void (Settings::*changed)());

    QSettings m_store;
};
