#include "app/names.h"
#include "app/pages.h"

#include <QQuickItem>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(Oriflamme_AppPlugin)
Q_IMPORT_QML_PLUGIN(OriflammePlugin)

using namespace oriflamme;

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

// The program with its real pages, and what somebody does at them.
class Program {
public:
    Program()
    {
        QVERIFY2(m_window && QTest::qWaitForWindowActive(m_window), "The window does not open.");
        settings()->setLanguage("en");
    }
    ~Program() { game()->leave(); }

    Game* game() { return m_pages.game(); }
    Settings* settings() { return m_pages.settings(); }
    // A singleton that is written in QML.
    QObject* written(const QByteArray& name)
    {
        QQmlComponent component(&m_pages);
        component.setData("import QtQml\nimport Oriflamme\nQtObject { readonly property QtObject it: " + name + " }",
                          {});
        const std::unique_ptr<QObject> holder(component.create());
        return holder->property("it").value<QObject*>();
    }
    QQmlEngine& engine() { return m_pages; }
    QQuickWindow* window() const { return m_window; }

    // The visible button with these words, or null.
    QQuickItem* button(const QString& text) const { return buttonIn(m_window->contentItem(), text); }
    bool isChecked(const QString& text) const { return button(text) && button(text)->property("checked").toBool(); }
    bool isEnabled(const QString& text) const { return button(text) && button(text)->isEnabled(); }

    void click(const QString& text)
    {
        QTRY_VERIFY2(button(text), qPrintable(text));
        QTest::qWait(20); // laid out
        const QQuickItem* item = button(text);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, item->mapToScene(item->boundingRect().center()).toPoint());
    }
    // Gives it the keyboard by Tab alone.
    void reach(const QString& text)
    {
        QTRY_VERIFY2(button(text), qPrintable(text));
        for (int i = 0; i < 60 && !button(text)->hasActiveFocus(); ++i)
            key(Qt::Key_Tab);
        QVERIFY2(button(text)->hasActiveFocus(), qPrintable(text));
    }
    void key(Qt::Key key) { QTest::keyClick(m_window, key); }

private:
    static QQuickItem* buttonIn(QQuickItem* item, const QString& text)
    {
        if (!item->isVisible())
            return nullptr;
        if (item->inherits("QQuickAbstractButton") && item->property("text") == text)
            return item;
        for (QQuickItem* child : item->childItems()) {
            if (QQuickItem* found = buttonIn(child, text))
                return found;
        }
        return nullptr;
    }

    Pages m_pages{{}};
    QQuickWindow* m_window = m_pages.window();
};

}

// Which cards a game is begun with: the sets, what is put together, what is remembered.
class SetsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(".")); }
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

private:
    Setup begun() const;

    QTemporaryDir m_home;
};

void SetsTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_home.filePath("data").toUtf8());
    qputenv("XDG_CONFIG_HOME", m_home.filePath("config").toUtf8());
    QCoreApplication::setApplicationName("oriflamme");
}

// How the game that was begun last is set up.
Setup SetsTest::begun() const
{
    const Storage storage(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    const auto loaded = storage.load();
    return loaded.record ? loaded.record->setup : Setup{};
}

void SetsTest::setsAreTheEngines()
{
    Program program;
    QObject* sets = program.written("CardSets");
    QCOMPARE(setOf(sets->property("base").toStringList()), std::optional(baseCards));
    QCOMPARE(setOf(sets->property("alliance").toStringList()), std::optional(allianceCards));
}

void SetsTest::suggestionsAreTens()
{
    Program program;
    QObject* words = program.written("Words");
    const QVariantList suggestions = program.written("CardSets")->property("suggestions").toList();
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
    QObject* sets = program.written("CardSets");
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
    QQmlComponent component(&program.engine());
    component.setData("import Oriflamme\nDeckDraft {}", {});
    std::unique_ptr<QObject> deck(component.create());
    QMetaObject::invokeMethod(deck.get(), "take", Q_ARG(QVariant, game));
    return deck;
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
        QVERIFY(!game->isOpen());
    }
    setup["cards"] = ten;
    setup["edition"] = "first";
    game->start(setup);
    QVERIFY(game->isOpen());
    QCOMPARE(game->cards(), namesOf(allianceCards));
    QCOMPARE(game->edition(), "current");
}

void SetsTest::byMouse()
{
    Program program;
    program.click("New game");
    program.click("Mixed");
    QTRY_VERIFY(program.button("Use these ten"));
    QVERIFY(!program.isEnabled("Use these ten"));
    const QStringList ten = {"Archer",  "Spy",   "Lord",  "Ambush", "Royal Decree",
                             "Empress", "Judge", "Trade", "Racket", "Deserter"};
    for (const QString& card : ten)
        program.click(card);
    program.click("Soldier");
    QVERIFY(!program.isChecked("Soldier"));
    program.click("Spy");
    QVERIFY(!program.isChecked("Spy"));
    program.click("Back");
    QTRY_VERIFY(program.button("Begin the game"));
    QVERIFY(!program.isEnabled("Begin the game"));
    program.click("Choose cards");
    program.click("Spy");
    program.click("Use these ten");
    QTRY_VERIFY(program.isEnabled("Begin the game"));
    program.click("Begin the game");
    QTRY_COMPARE(begun().rules.cards.size(), familySize);
    QCOMPARE(begun().rules.cards, *setOf({"archer", "spy", "lord", "ambush", "royal-decree", "empress", "judge",
                                          "trade", "racket", "deserter"}));
    QCOMPARE(begun().rules.edition, Edition::Current);
}

void SetsTest::twoClicksBeginTheSameAgain()
{
    const CardSet before = begun().rules.cards;
    const auto forget = [] {
        QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        const QStringList names = folder.entryList({"running-*"}, QDir::Files);
        return std::all_of(names.begin(), names.end(), [&](const QString& name) { return folder.remove(name); });
    };
    QVERIFY(forget());
    {
        Program program;
        program.click("New game");
        QTRY_VERIFY(program.isChecked("Mixed"));
        program.click("Begin the game");
        QTRY_COMPARE(begun().rules.cards, before);
    }
    QVERIFY(forget());
    Program program;
    Settings* settings = program.settings();
    QVariantMap game = settings->lastGame();
    game["edition"] = "first";
    settings->setLastGame(game);
    program.click("New game");
    program.click("Begin the game");
    QTRY_COMPARE(begun().rules.cards, before);
    QCOMPARE(begun().rules.edition, Edition::First);
    QVERIFY(forget());
    QMetaObject::invokeMethod(program.window(), "playAgain");
    QTRY_COMPARE(begun().rules.cards, before);
    QCOMPARE(begun().rules.edition, Edition::First);
}

void SetsTest::byKeys()
{
    Program program;
    program.reach("New game");
    program.key(Qt::Key_Return);
    program.reach("Base set");
    program.key(Qt::Key_Right);
    program.key(Qt::Key_Right);
    program.key(Qt::Key_Space);
    QTRY_VERIFY(program.isChecked("Mixed"));
    program.reach("Choose cards");
    program.key(Qt::Key_Return);
    QTRY_VERIFY(program.button("Archer") && program.button("Archer")->hasActiveFocus());
    program.reach("Clear");
    program.key(Qt::Key_Return);
    program.reach("Drawn blades");
    program.key(Qt::Key_Right);
    program.key(Qt::Key_Down);
    program.key(Qt::Key_Space); // Masquerade
    QVERIFY(program.isChecked("Masquerade"));
    program.reach("Archer");
    program.key(Qt::Key_Right);
    program.key(Qt::Key_Return); // out with the Soldier
    program.key(Qt::Key_Down);
    program.key(Qt::Key_Return); // in with the Assassination, right below it
    QVERIFY(!program.isChecked("Soldier"));
    program.key(Qt::Key_End);
    QVERIFY(program.button("Trade")->hasActiveFocus());
    program.reach("Use these ten");
    program.key(Qt::Key_Return);
    QTRY_VERIFY(program.button("Begin the game") && program.button("Begin the game")->hasActiveFocus());
    program.key(Qt::Key_Return);
    QTRY_COMPARE(begun().rules.cards, *setOf({"assassination", "spy", "heir", "shapeshifter", "lord", "empress",
                                              "informant", "royal-decree", "ambush", "conspiracy"}));
}

void SetsTest::alliance()
{
    Program program;
    program.click("New game");
    program.click("Alliance");
    program.click("Begin the game");
    QTRY_COMPARE(begun().rules.cards, allianceCards);
    QCOMPARE(begun().rules.edition, Edition::Current);
}

QTEST_MAIN(SetsTest)
#include "tst_sets.moc"
