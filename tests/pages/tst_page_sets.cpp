#include "app/models/cards.h"
#include "tests/pages/program.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;
using screen::words;

namespace {

// The set of these cards; fails if one is unknown or stands twice.
std::optional<CardSet> setOf(const QStringList& names)
{
    CardSet cards;
    for (const QString& name : names) {
        const std::optional<Card> card = cardNamed(name.toStdString());
        if (!card || cards.has(*card))
            return std::nullopt;
        cards.add(*card);
    }
    return cards;
}

}

// Which cards a game is begun with: the sets, what is put together, what is remembered.
class SetsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init() { failOnWarnings(); }
    void setsAreTheEngines();
    void suggestionsAreTens();
    void surprisesAreTens();
    void cardsGoInAndOut();
    void editionMatters();
    void onlySoundSetsAreRemembered_data();
    void onlySoundSetsAreRemembered();
    void unsoundCardsBeginNothing();
    void byMouse();
    void twoClicksBeginTheSameAgain();
    void byKeys();
    void alliance();
    void whatWasSetUpIsThereAgain();

private:
    Setup begun() const;

    Rooms m_home;
};

// How the game that was begun last is set up.
Setup SetsTest::begun() const
{
    const Reading reading = m_home.running();
    return reading.record ? reading.record->setup : Setup{};
}

// A singleton of QML.
static QObject* written(Program& program, const QByteArray& name)
{
    QQmlComponent component(&program);
    component.setData("import QtQml\nimport Oriflamme\nimport Oriflamme.App\nQtObject { readonly property QtObject it: "
                          + name + " }",
                      {});
    const std::unique_ptr<QObject> holder(component.create());
    return holder->property("it").value<QObject*>();
}

void SetsTest::setsAreTheEngines()
{
    Program program;
    const auto* cards = qobject_cast<Cards*>(written(program, "Cards"));
    QVERIFY(cards);
    QCOMPARE(setOf(cards->of("base")), std::optional(baseCards));
    QCOMPARE(setOf(cards->of("alliance")), std::optional(allianceCards));
    QCOMPARE(cards->of("mixed"), QStringList());
    QCOMPARE(setOf(cards->property("all").toStringList()), std::optional(allCards));
    for (const Card card : allCards)
        QCOMPARE(cards->isIntrigue(nameOf(card)), !isCharacter(card));
}

void SetsTest::suggestionsAreTens()
{
    Program program;
    QObject* words = written(program, "Words");
    const QVariantList suggestions = written(program, "CardSets")->property("suggestions").toList();
    QCOMPARE_GE(suggestions.size(), 5);
    QSet<QString> names;
    for (const QVariant& item : suggestions) {
        const QVariantMap suggestion = item.toMap();
        const QString name = suggestion["name"].toString();
        const auto cards = setOf(suggestion["cards"].toStringList());
        QVERIFY2(cards && cards->size() == familySize, qPrintable(name));
        const int acting = (*cards & characters).size();
        QVERIFY2(acting >= 5 && acting <= 7, qPrintable(name));
        names.insert(name);
        for (const char* function : {"suggestion", "suggestionHint"}) {
            QString text;
            QVERIFY(QMetaObject::invokeMethod(words, function, Q_RETURN_ARG(QString, text), Q_ARG(QString, name)));
            QVERIFY2(!text.isEmpty(), qPrintable(name));
        }
    }
    QCOMPARE(names.size(), suggestions.size());
}

void SetsTest::surprisesAreTens()
{
    Program program;
    QObject* sets = written(program, "CardSets");
    CardSet seen;
    for (int i = 0; i < 100; ++i) {
        QVariant drawn;
        QVERIFY(QMetaObject::invokeMethod(sets, "drawn", Q_RETURN_ARG(QVariant, drawn)));
        const auto cards = setOf(drawn.toStringList());
        QVERIFY(cards && cards->size() == familySize);
        seen = seen | *cards;
    }
    QCOMPARE(seen.size(), cardCount);
}

// A draft of its own, without a page.
static std::unique_ptr<QObject> newDraft(Program& program, const QVariantMap& game = {})
{
    QQmlComponent component(&program);
    component.setData("import Oriflamme\nDeckDraft {}", {});
    std::unique_ptr<QObject> deck(component.create());
    QMetaObject::invokeMethod(deck.get(), "take", Q_ARG(QVariant, game));
    return deck;
}

static bool isOpen(Program& program, const char* name)
{
    return screen::find(program.window(), name) != nullptr;
}

static bool isChecked(Program& program, const char* name)
{
    const QQuickItem* item = screen::find(program.window(), name);
    return item && item->property("checked").toBool();
}

static bool clickAll(Program& program, const QStringList& names)
{
    return std::all_of(names.begin(), names.end(),
                       [&](const QString& name) { return screen::press(program.window(), name); });
}

static void toggle(QObject* deck, const QString& card)
{
    QMetaObject::invokeMethod(deck, "toggle", Q_ARG(QString, card));
}

void SetsTest::cardsGoInAndOut()
{
    Program program;
    const auto deck = newDraft(program);
    deck->setProperty("kind", "mixed");
    QCOMPARE(deck->property("missing").toInt(), 10);
    const QStringList ten = namesOf(CardSet::fromBits(0x3ff << 5));
    for (const QString& card : ten) {
        QVERIFY(!deck->property("ready").toBool());
        toggle(deck.get(), card);
    }
    QVERIFY(deck->property("ready").toBool());
    toggle(deck.get(), "archer");
    QCOMPARE(deck->property("cards").toStringList(), ten);
    toggle(deck.get(), "lord");
    QVERIFY(!deck->property("ready").toBool());
    toggle(deck.get(), "archer");
    QVERIFY(deck->property("ready").toBool());
    QVERIFY(deck->property("cards").toStringList().contains("archer"));
    QVERIFY(!deck->property("cards").toStringList().contains("lord"));
}

void SetsTest::editionMatters()
{
    Program program;
    const auto deck = newDraft(program, {{"edition", "first"}});
    const auto edition = [&] { return deck->property("edition").toString(); };
    QVERIFY(deck->property("asksEdition").toBool());
    QCOMPARE(edition(), "first");
    deck->setProperty("kind", "alliance");
    QVERIFY(!deck->property("asksEdition").toBool());
    QCOMPARE(edition(), "current");
    deck->setProperty("kind", "mixed");
    QCOMPARE(edition(), "current");
    toggle(deck.get(), "trade");
    QCOMPARE(edition(), "current");
    toggle(deck.get(), "heir");
    QCOMPARE(edition(), "first");
}

void SetsTest::onlySoundSetsAreRemembered_data()
{
    QTest::addColumn<QVariant>("cards");
    QTest::addColumn<QString>("kind");
    const QStringList mixed = namesOf(CardSet::fromBits(0x3ff << 5));
    QTest::newRow("mixed") << QVariant(mixed) << "mixed";
    QTest::newRow("base") << QVariant(namesOf(baseCards)) << "base";
    QTest::newRow("alliance") << QVariant(namesOf(allianceCards)) << "alliance";
    QTest::newRow("none") << QVariant() << "base";
    QTest::newRow("nine") << QVariant(mixed.mid(1)) << "base";
    QTest::newRow("eleven") << QVariant(mixed + QStringList("archer")) << "base";
    QTest::newRow("one twice") << QVariant(mixed.mid(1) + mixed.mid(1, 1)) << "base";
    QTest::newRow("one unknown") << QVariant(mixed.mid(1) + QStringList("queen")) << "base";
    QTest::newRow("a number") << QVariant(10) << "base";
    QTest::newRow("a word") << QVariant("archer") << "base";
}

void SetsTest::onlySoundSetsAreRemembered()
{
    QFETCH(QVariant, cards);
    Program program;
    const auto deck = newDraft(program, {{"cards", cards}});
    QTEST(deck->property("kind").toString(), "kind");
    const QStringList ten = deck->property("cards").toStringList();
    QCOMPARE(ten, deck->property("kind") == "base" ? namesOf(baseCards) : cards.toStringList());
}

void SetsTest::unsoundCardsBeginNothing()
{
    Program program;
    Game* game = program.game();
    QVariantMap setup{
        {"seats", QVariantList{QVariantMap{{"family", "wolf"}, {"name", "Ada"}, {"player", "human"}},
                               QVariantMap{{"family", "oak"}, {"name", "Bruno"}, {"player", "ai:novice"}}}},
        {"first", 0}};
    QStringList nine = namesOf(allianceCards);
    const QString last = nine.takeLast();
    const QStringList ten = nine + QStringList(last);
    const QList<QVariant> unsound = {
        nine, nine + nine.mid(0, 1), nine + QStringList("queen"), ten + QStringList("archer"), QStringList(), "archer"};
    for (const QVariant& cards : unsound) {
        setup["cards"] = cards;
        game->start(setup);
        QVERIFY(!game->stage().isOpen());
    }
    setup["cards"] = ten;
    setup["edition"] = "first";
    game->start(setup);
    QVERIFY(game->stage().isOpen());
    QCOMPARE(game->stage().cards(), namesOf(allianceCards));
    QCOMPARE(game->stage().edition(), "current");
}

void SetsTest::byMouse()
{
    Program program;
    QVERIFY(clickAll(program, {"New game", "Mixed"}));
    QTRY_VERIFY(screen::findType(program.window(), "PickerPage"));
    QVERIFY(!isOpen(program, "Use these ten"));
    QVERIFY(clickAll(program, {"Archer", "Spy", "Lord", "Ambush", "Royal Decree", "Empress", "Judge", "Trade", "Racket",
                               "Deserter", "Soldier"}));
    QVERIFY(!isChecked(program, "Soldier")); // ten are chosen
    QVERIFY(clickAll(program, {"Spy"}));
    QVERIFY(!isChecked(program, "Spy"));
    QVERIFY(clickAll(program, {"Back"}));
    QTRY_VERIFY(isOpen(program, "Choose cards"));
    QVERIFY(!isOpen(program, "Begin the game"));
    QVERIFY(clickAll(program, {"Choose cards", "Spy", "Use these ten", "Begin the game"}));
    QTRY_COMPARE(begun().rules.cards.size(), familySize);
    QCOMPARE(begun().rules.cards, *setOf({"archer", "spy", "lord", "ambush", "royal-decree", "empress", "judge",
                                          "trade", "racket", "deserter"}));
    QCOMPARE(begun().rules.edition, Edition::Current);
}

void SetsTest::twoClicksBeginTheSameAgain()
{
    const CardSet before = begun().rules.cards;
    const auto forget = [&] {
        const QStringList versions = m_home.versions();
        return std::all_of(versions.begin(), versions.end(), [](const QString& path) { return QFile::remove(path); });
    };
    QVERIFY(forget());
    {
        Program program;
        QVERIFY(clickAll(program, {"New game"}));
        QTRY_VERIFY(isChecked(program, "Mixed"));
        QVERIFY(clickAll(program, {"Begin the game"}));
        QTRY_COMPARE(begun().rules.cards, before);
    }
    QVERIFY(forget());
    Program program;
    QVariantMap game = program.settings()->lastGame();
    game["edition"] = "first";
    program.settings()->setLastGame(game);
    QVERIFY(clickAll(program, {"New game", "Begin the game"}));
    QTRY_COMPARE(begun().rules.cards, before);
    QCOMPARE(begun().rules.edition, Edition::First);
    program.game()->leave();
    QVERIFY(forget());
    QMetaObject::invokeMethod(program.window(), "playAgain");
    QTRY_COMPARE(begun().rules.cards, before);
    QCOMPARE(begun().rules.edition, Edition::First);
}

void SetsTest::byKeys()
{
    Program program;
    QQuickWindow* window = program.window();
    const auto keys = [&](const QList<Qt::Key>& list) {
        for (const Qt::Key key : list)
            QTest::keyClick(window, key);
    };
    const auto attends = [&](const char* name) {
        return QTest::qWaitFor([&] { return screen::nameOf(window->activeFocusItem()) == name; });
    };
    QVERIFY(QTest::qWaitForWindowActive(window));
    QVERIFY(screen::enter(window, "New game"));
    QVERIFY(screen::reach(window, "Base set"));
    keys({Qt::Key_Right, Qt::Key_Right, Qt::Key_Space});
    QTRY_VERIFY(isChecked(program, "Mixed"));
    QVERIFY(screen::enter(window, "Choose cards"));
    QVERIFY(attends("Archer"));
    QVERIFY(screen::enter(window, "Clear"));
    QVERIFY(screen::reach(window, "Drawn blades"));
    keys({Qt::Key_Right, Qt::Key_Down, Qt::Key_Space});
    QVERIFY(isChecked(program, "Masquerade"));
    QVERIFY(screen::reach(window, "Archer"));
    keys({Qt::Key_Right, Qt::Key_Return}); // out with the Soldier
    keys({Qt::Key_Down, Qt::Key_Return});  // in with the Assassination, right below it
    QVERIFY(!isChecked(program, "Soldier"));
    keys({Qt::Key_End});
    QVERIFY(attends("Trade"));
    QVERIFY(screen::enter(window, "Use these ten"));
    QVERIFY(attends("Begin the game"));
    keys({Qt::Key_Return});
    QTRY_COMPARE(begun().rules.cards, *setOf({"assassination", "spy", "heir", "shapeshifter", "lord", "empress",
                                              "informant", "royal-decree", "ambush", "conspiracy"}));
}

void SetsTest::alliance()
{
    Program program;
    QVERIFY(clickAll(program, {"New game", "Alliance", "Begin the game"}));
    QTRY_COMPARE(begun().rules.cards, allianceCards);
    QCOMPARE(begun().rules.edition, Edition::Current);
}

// Back home and in again, and by way of the cards: names, seats and the rest are as they were left.
void SetsTest::whatWasSetUpIsThereAgain()
{
    m_home.clear();
    Program program;
    QQuickWindow* window = program.window();
    const auto said = [&] {
        QStringList list;
        for (QQuickItem* item : screen::items(window)) {
            if (item->inherits("QQuickTextInput"))
                list << item->property("text").toString();
            else if (screen::isOpen(item)
                     && (screen::typeOf(item) == "ChoiceField" || item->property("checked").toBool()))
                list << screen::nameOf(item);
        }
        return list;
    };
    const QString newGame = words("HomePage", "New game"), back = program.say("back");
    QVERIFY(screen::press(window, newGame));
    const QStringList proposed = said();
    QVERIFY(screen::press(window, program.say("direction", {true})));
    QVERIFY(screen::press(window, words("SeatRow", "Add a player")));
    for (const QChar letter : QString("Zoë"))
        QTest::sendKeyEvent(QTest::Click, window, Qt::Key_unknown, QString(letter), {});
    QVERIFY(screen::press(window, program.say("cardSet", {"mixed"})));
    QVERIFY(screen::press(window, program.say("card", {"spy"})));
    QVERIFY(screen::press(window, back));
    const QStringList left = said();
    QVERIFY(left.contains("Zoë") && left.size() > proposed.size());
    QVERIFY(screen::press(window, back));
    QVERIFY(screen::press(window, newGame));
    QCOMPARE(said(), left);
    QVERIFY(screen::press(window, program.say("cardSet", {"mixed"})));
    QVERIFY(screen::press(window, back));
    QCOMPARE(said(), left);
}

QTEST_MAIN(SetsTest)
#include "tst_page_sets.moc"
