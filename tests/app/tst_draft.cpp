#include "engine/players/players.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(Oriflamme_AppPlugin)
Q_IMPORT_QML_PLUGIN(OriflammePlugin)

using namespace oriflamme;

// The game that is being set up: who may sit in it, and who does.
class DraftTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_engine.addImportPath("qrc:/qt/qml"); }
    void theFiveLevelsAreOffered();
    void theFirstGameEver();
    void anAddedSeat();
    void aSavedGameIsTakenUp();
    void whoIsNotOfferedAnyMore();
    void whatWasSetIsKept();

private:
    std::unique_ptr<QObject> draft(const QVariantMap& game = {});

    QQmlEngine m_engine;
};

static QStringList playersIn(const QVariant& seats)
{
    QStringList players;
    for (const QVariant& seat : seats.toList())
        players << seat.toMap()["player"].toString();
    return players;
}

static QStringList playersIn(const std::unique_ptr<QObject>& draft)
{
    return playersIn(draft->property("seats").value<QJSValue>().toVariant());
}

static QVariantMap gameOf(const QStringList& players)
{
    const QStringList families{"wolf", "raven", "tower", "oak", "stag"};
    QVariantList seats;
    for (int i = 0; i < players.size(); ++i)
        seats << QVariantMap{{"family", families[i]}, {"name", "N" + QString::number(i)}, {"player", players[i]}};
    return {{"seats", seats}};
}

// One of its own, without a page, that takes up this game.
std::unique_ptr<QObject> DraftTest::draft(const QVariantMap& game)
{
    QQmlComponent component(&m_engine);
    component.setData("import Oriflamme\nGameDraft {}", {});
    std::unique_ptr<QObject> made(component.create());
    if (!made)
        qFatal("%s", qPrintable(component.errorString()));
    QMetaObject::invokeMethod(made.get(), "take", Q_ARG(QVariant, game));
    return made;
}

void DraftTest::theFiveLevelsAreOffered()
{
    QStringList right{"human"};
    for (const Level level : {Level::Novice, Level::Casual, Level::Skilled, Level::Strong, Level::Master})
        right << "ai:" + QString::fromStdString(name(level));
    QStringList offered;
    for (const QVariant& player : draft()->property("players").value<QJSValue>().toVariant().toList())
        offered << player.toString();
    QCOMPARE(offered, right);
}

void DraftTest::theFirstGameEver()
{
    const QStringList first{"human", "ai:casual", "ai:novice", "ai:casual"};
    QCOMPARE(playersIn(draft()), first);
    QCOMPARE(playersIn(draft(gameOf({"human"}))), first);
    QCOMPARE(playersIn(draft(gameOf({"human", "ai:oracle"}))), first);
    QCOMPARE(playersIn(draft(gameOf({"human", "exec:anything"}))), first);
}

void DraftTest::anAddedSeat()
{
    const auto made = draft();
    QMetaObject::invokeMethod(made.get(), "add");
    QCOMPARE(playersIn(made).size(), 5);
    QCOMPARE(playersIn(made).last(), QString("ai:casual"));
}

void DraftTest::aSavedGameIsTakenUp()
{
    const QStringList players{"ai:master", "human", "ai:strong", "ai:skilled", "ai:novice"};
    QCOMPARE(playersIn(draft(gameOf(players))), players);
}

// Its seat stays, with the nearest of the five.
void DraftTest::whoIsNotOfferedAnyMore()
{
    const auto made = draft(gameOf({"human", "ai:greedy", "ai:novice"}));
    QCOMPARE(playersIn(made), QStringList({"human", "ai:casual", "ai:novice"}));
    QVariant game;
    QMetaObject::invokeMethod(made.get(), "game", Q_RETURN_ARG(QVariant, game));
    if (game.userType() == qMetaTypeId<QJSValue>())
        game = game.value<QJSValue>().toVariant();
    const QVariantList seats = game.toMap()["seats"].toList();
    QCOMPARE(seats.value(1).toMap()["name"].toString(), QString("N1"));
}

// Taken up again it is as it was left; only what nobody has touched follows the game that is proposed.
void DraftTest::whatWasSetIsKept()
{
    const auto made = draft();
    const auto takeUp = [&](const QStringList& players) {
        QMetaObject::invokeMethod(made.get(), "takeUp", Q_ARG(QVariant, QVariant(gameOf(players))));
        return playersIn(made);
    };
    const QStringList two{"human", "ai:novice"}, three{"human", "human", "ai:master"};
    QCOMPARE(takeUp(two), two);
    QCOMPARE(takeUp(three), three);
    QMetaObject::invokeMethod(made.get(), "rename", Q_ARG(int, 1), Q_ARG(QString, "Zed"));
    QMetaObject::invokeMethod(made.get(), "remove", Q_ARG(int, 0));
    QCOMPARE(takeUp(three), three.mid(1));
    QCOMPARE(made->property("seats").value<QJSValue>().toVariant().toList()[0].toMap()["name"], QVariant("Zed"));
}

QTEST_MAIN(DraftTest)
#include "tst_draft.moc"
