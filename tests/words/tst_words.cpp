#include "app/models/cue.h"
#include "app/models/enums.h"
#include "app/record/lessonjson.h"
#include "app/record/names.h"
#include "app/shell/language.h"
#include "app/table/adviser.h"
#include "app/table/lessons.h"
#include "engine/sight/ruling.h"

#include <QDir>
#include <QJsonDocument>
#include <QMetaEnum>
#include <QQmlComponent>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(OriflammePlugin)

using namespace oriflamme;

namespace {

const QStringList names = {"Ada", "Bruno", "Cleo"};

// Nothing of a template is left over, and nothing was missing in it.
bool isClean(const QString& text)
{
    static const QRegularExpression leftOver("%[1-9n]|[{}]|undefined|\\bnull\\b|NaN|  |^\\s|\\s$");
    return !text.isEmpty() && !text.contains(leftOver);
}

}

// The Words singleton in every language.
class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void enumsAreTheEngines();
    void everyHappeningHasASentence_data() { languages(); }
    void everyHappeningHasASentence();
    void everyQuestionIsAsked_data() { languages(); }
    void everyQuestionIsAsked();
    void everyCardHasItsTexts_data() { languages(); }
    void everyCardHasItsTexts();
    void everyRuleHasOnePlace_data() { languages(); }
    void everyRuleHasOnePlace();
    void lessonsSayAllOfTheirSteps_data() { languages(); }
    void lessonsSayAllOfTheirSteps();
    void levelsAndFamilies_data() { languages(); }
    void levelsAndFamilies();
    void hints_data() { languages(); }
    void hints();
    void sentencesTellNoMoreThanTheCue();
    void namesStayAsTheyAre();
    void lists();
    void plurals_data();
    void plurals();
    void speedsAreOneRow_data();
    void speedsAreOneRow();
    void descriptions_data() { languages(); }
    void descriptions();
    void notices_data() { languages(); }
    void notices();
    void savingQuestions_data() { languages(); }
    void savingQuestions();
    void languageChangesAtOnce();

private:
    void languages();
    void speak()
    {
        QFETCH(QString, language);
        m_settings->setLanguage(language);
    }
    QString say(const char* function, const QVariantList& arguments);
    QString caption(const CueFacts& cue) { return say("caption", {QVariant::fromValue(cue), names}); }

    QTemporaryDir m_folder;
    QQmlEngine m_engine;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<QObject> m_caller;
};

void WordsTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    m_settings = std::make_unique<Settings>();
    m_settings->setLanguage("en");
    m_language = std::make_unique<Language>();
    m_language->follow(m_engine, *m_settings);

    m_engine.addImportPath("qrc:/qt/qml");
    QQmlComponent component(&m_engine);
    component.setData("import QtQml; import Oriflamme\n"
                      "QtObject {\n"
                      "    property string bound: Words.card('spy') + Words.topCards(5) + Words.leftEnd\n"
                      "    property var suggested: Words.suggestedNames\n"
                      "    property var speeds: Words.speeds\n"
                      "    property string hintThinking: Words.hintThinking\n"
                      "    property string hintAdvising: Words.hintAdvising\n"
                      "    property string hintNone: Words.hintNone\n"
                      "    function say(what, values) { return Words[what](...values) }\n"
                      "    function booklet() { return JSON.stringify({rules: RuleWords.texts,\n"
                      "        chapters: RuleBook.chapters, refusals: Words.refusals.texts, tips: CardTips.tips,\n"
                      "        pairs: CardTips.pairs, examples: ExampleWords.texts, lessons: {\n"
                      "        says: LessonWords.says, mistakes: LessonMistakes.texts,\n"
                      "        chapters: LessonWords.chapters, ends: LessonWords.ends}}) }\n"
                      "}",
                      QUrl());
    m_caller.reset(component.create());
    QVERIFY2(m_caller != nullptr, qPrintable(component.errorString()));
}

void WordsTest::languages()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Settings::languages())
        QTest::newRow(qPrintable(language)) << language;
}

QString WordsTest::say(const char* function, const QVariantList& arguments)
{
    QVariant text;
    QMetaObject::invokeMethod(m_caller.get(), "say", Q_RETURN_ARG(QVariant, text), Q_ARG(QVariant, QString(function)),
                              Q_ARG(QVariant, QVariant(arguments)));
    return text.toString();
}

// Who adds a value is sent here by the compiler: it belongs to app/models/enums.h too.
static QStringList keysOf(Harm last)
{
    switch (last) {
    case Harm::None:
    case Harm::Loss:
    case Harm::Waste: break;
    }
    return {"None", "Loss", "Waste"};
}

static QStringList keysOf(Action last)
{
    switch (last) {
    case Action::None:
    case Action::PlaceLeft:
    case Action::PlaceRight:
    case Action::PlaceOn:
    case Action::Keep:
    case Action::Reveal:
    case Action::Target:
    case Action::Mode:
    case Action::Swap:
    case Action::MoveGap:
    case Action::MoveOnto: break;
    }
    return {"None",   "PlaceLeft", "PlaceRight", "PlaceOn", "Keep",    "Reveal",
            "Target", "Mode",      "Swap",       "MoveGap", "MoveOnto"};
}

static QStringList keysIn(const QMetaEnum& pages)
{
    QStringList keys;
    for (int i = 0; i < pages.keyCount(); ++i)
        keys << pages.key(i);
    return keys;
}

void WordsTest::enumsAreTheEngines()
{
    QCOMPARE(keysIn(QMetaEnum::fromType<enums::Harm>()), keysOf(Harm::None));
    QCOMPARE(keysIn(QMetaEnum::fromType<enums::Action>()), keysOf(Action::None));
    QStringList happenings;
    while (!name(Happening(happenings.size())).empty()) {
        QString key = nameOf(Happening(happenings.size()));
        key[0] = key[0].toUpper();
        happenings << key;
    }
    QCOMPARE(keysIn(QMetaEnum::fromType<enums::Happening>()), happenings);
}

void WordsTest::everyHappeningHasASentence()
{
    speak();
    for (int i = 0; i <= int(Happening::GameOver); ++i) {
        for (const QString& card : {QString("royal-decree"), QString()}) {
            for (const int other : {0, 1}) {
                for (const int n : {1, 2, 5, 21}) {
                    const QString text = caption({.happening = i,
                                                  .seat = 0,
                                                  .card = card,
                                                  .number = 3,
                                                  .other = other,
                                                  .otherCard = card,
                                                  .otherNumber = 4,
                                                  .from = 2,
                                                  .to = 5,
                                                  .n = n});
                    QVERIFY2(isClean(text), qPrintable(nameOf(Happening(i)) + ": " + text));
                }
            }
        }
    }
    QVERIFY(isClean(say("throne", {names})));
}

void WordsTest::everyQuestionIsAsked()
{
    speak();
    const QList<QStringList> questions = {// asks, card, copied, half
                                          {"place", "", "", ""},
                                          {"keep-or-reveal", "spy", "", ""},
                                          {"keep-or-reveal", "", "", ""},
                                          {"model", "shapeshifter", "", ""},
                                          {"mode", "informant", "", ""},
                                          {"mode", "diplomat", "", ""},
                                          {"mode", "judge", "", ""},
                                          {"mode", "shapeshifter", "judge", ""},
                                          {"target", "archer", "", ""},
                                          {"target", "soldier", "", ""},
                                          {"target", "spy", "", ""},
                                          {"target", "shapeshifter", "spy", ""},
                                          {"target", "assassination", "", ""},
                                          {"target", "empress", "", ""},
                                          {"target", "diplomat", "", "pay"},
                                          {"target", "deserter", "", ""},
                                          {"target", "judge", "", "mark"},
                                          {"target", "judge", "", "eliminate"},
                                          {"swap", "informant", "", "swap"},
                                          {"move", "royal-decree", "", ""}};
    for (const QStringList& question : questions) {
        for (const bool mine : {true, false}) {
            for (const bool can : {true, false}) {
                const QVariantMap what = {{"first", false}, {"covers", can}, {"picked", can}, {"reveal", can}};
                const QString text =
                    say("prompt", {question[0], mine, question[1], question[2], question[3], "Ada", what});
                QVERIFY2(isClean(text), qPrintable(question.join(' ') + ": " + text));
                QCOMPARE(text.contains("Ada"), !mine);
            }
        }
    }
    QCOMPARE(say("prompt", {"", true, "", "", "", "Ada", QVariantMap()}), QString());
    for (const char* half : {"gain", "swap", "pay", "collect", "mark", "eliminate"})
        QVERIFY(isClean(say("half", {half})));
    for (const char* phase : {"placement", "resolution", "over"})
        QVERIFY(isClean(say("phase", {phase})));
    for (const int gap : {0, 2, 4})
        QVERIFY(isClean(say("gap", {gap, 4})));
    QVERIFY(isClean(say("turn", {true, ""})) && isClean(say("turn", {false, "Ada"})));
    QVERIFY(isClean(say("round", {3})) && isClean(say("place", {3, 8})) && isClean(say("copying", {"spy"})));
}

void WordsTest::everyCardHasItsTexts()
{
    speak();
    QFETCH(QString, language);
    const QHash<QString, QStringList> sameAsEnglish = {{"pl", {"lord"}},
                                                       {"fr", {"archer", "insurrection", "racket", "infiltration"}}};
    QStringList seen;
    for (int i = 0; i < cardCount; ++i) {
        const QString card = nameOf(Card(i));
        m_settings->setLanguage("en");
        const QString english = say("card", {card});
        m_settings->setLanguage(language);
        const QString own = say("card", {card});
        QVERIFY2(isClean(own) && !seen.contains(own), qPrintable(card + ": " + own));
        seen += own;
        QCOMPARE(own == english, language == "en" || sameAsEnglish.value(language).contains(card));

        QVERIFY(isClean(say("cardShort", {card})) && isClean(say("kind", {card})));
        QVERIFY(isClean(say("cardFull", {card, "current"})));
        const bool differs = card == "lord" || card == "royal-decree" || card == "ambush";
        QCOMPARE(say("cardFull", {card, "first"}) != say("cardFull", {card, "current"}), differs);
    }
    QVERIFY(isClean(say("card", {""})));
    QCOMPARE(say("kind", {""}), QString());
}

static QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

// The codes of all values of an enumeration but those without one, sorted.
template <class Named>
static QStringList named(int count)
{
    QStringList list;
    for (int i = 0; i < count; ++i) {
        if (const std::string_view code = name(Named(i)); !code.empty())
            list += QString::fromUtf8(code.data(), qsizetype(code.size()));
    }
    return sorted(list);
}

// Each rule stands in one chapter, what is linked or goes together are cards, and each example has its words.
void WordsTest::everyRuleHasOnePlace()
{
    speak();
    QVariant json;
    QMetaObject::invokeMethod(m_caller.get(), "booklet", Q_RETURN_ARG(QVariant, json));
    const QVariantMap booklet = QJsonDocument::fromJson(json.toString().toUtf8()).toVariant().toMap();
    QStringList cards;
    for (int i = 0; i < cardCount; ++i)
        cards += nameOf(Card(i));
    cards.sort();

    const QVariantMap rules = booklet["rules"].toMap();
    static const QRegularExpression link("\\[([a-z-]+):([^\\]]+)\\]");
    for (const QVariant& rule : rules) {
        QString text = rule.toString();
        for (auto match = link.globalMatch(text); match.hasNext();) {
            const QString card = match.next().captured(1);
            QVERIFY2(cards.contains(card), qPrintable(card));
        }
        text.replace(link, "\\2");
        QVERIFY2(isClean(text) && !text.contains('[') && text.endsWith('.'), qPrintable(text));
    }
    QCOMPARE(QStringList(rules.keys()), named<Rule>(ruleCount));
    QCOMPARE(booklet["refusals"].toMap().keys(), named<Refusal>(int(Refusal::OtherFamily) + 1));
    // Every ruling that the engineers have, and no other.
    QFile file(SOURCE_DIR "/engine/RULES.md");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    QStringList rulings;
    static const QRegularExpression stated("\\b(R\\d+)\\b");
    for (auto match = stated.globalMatch(page); match.hasNext();)
        rulings += match.next().captured(1);
    rulings.removeDuplicates();
    rulings.sort();
    QCOMPARE(rulings, QStringList(rules.keys()).filter(QRegularExpression("^R\\d+$")));
    QStringList told;
    for (const QVariant& entry : booklet["chapters"].toList()) {
        const QVariantMap chapter = entry.toMap();
        QVERIFY(isClean(chapter["title"].toString()) && isClean(chapter["keywords"].toString()));
        QVERIFY(!chapter.contains("intro") || isClean(chapter["intro"].toString()));
        told += chapter["rules"].toStringList();
    }
    told.sort();
    QCOMPARE(told, QStringList(rules.keys()));

    QStringList shown;
    const QVariantMap examples = booklet["examples"].toMap();
    for (auto example = examples.begin(); example != examples.end(); ++example) {
        const QString text = example.value().toString();
        QVERIFY2(isClean(text) && text.endsWith('.') && rules.contains(example.key()), qPrintable(text));
        shown += example.key() + ".json";
    }
    QCOMPARE(QDir(":/examples").entryList({"*.json"}, QDir::Files, QDir::Name), shown);

    for (const QVariant& refusal : booklet["refusals"].toMap())
        QVERIFY2(isClean(refusal.toString()), qPrintable(refusal.toString()));
    const QVariantMap tips = booklet["tips"].toMap();
    QCOMPARE(QStringList(tips.keys()), cards);
    for (const QVariant& tip : tips)
        QVERIFY2(isClean(tip.toString()), qPrintable(tip.toString()));
    const QVariantMap pairs = booklet["pairs"].toMap();
    QCOMPARE(QStringList(pairs.keys()), cards);
    for (const QVariant& list : pairs) {
        for (const QVariant& pair : list.toList()) {
            const QStringList others = pair.toMap()["others"].toStringList();
            QVERIFY(!others.isEmpty() && isClean(pair.toMap()["text"].toString()));
            for (const QString& other : others)
                QVERIFY2(cards.contains(other), qPrintable(other));
        }
    }
}

// A sentence a step and a mistake of its data, none besides; of a chapter no more than 120 words.
void WordsTest::lessonsSayAllOfTheirSteps()
{
    speak();
    QVariant json;
    QMetaObject::invokeMethod(m_caller.get(), "booklet", Q_RETURN_ARG(QVariant, json));
    const QVariantMap words = QJsonDocument::fromJson(json.toString().toUtf8()).toVariant().toMap()["lessons"].toMap();
    const QVariantMap says = words["says"].toMap(), mistakes = words["mistakes"].toMap();
    static const QRegularExpression word("[^\\s]*[\\w][^\\s]*", QRegularExpression::UseUnicodePropertiesOption);
    QStringList steps, chapters;
    for (const QString& course : Lessons::courses()) {
        for (int number = 1; number <= Lessons::chapters(course); ++number) {
            const QString chapter = QString("%1-%2").arg(course).arg(number);
            chapters << chapter;
            QFile file(":/lessons/" + chapter + ".json");
            QVERIFY(file.open(QIODevice::ReadOnly));
            const Lesson lesson = *lessonFrom(file.readAll()).lesson;
            QString all = words["ends"].toMap()[chapter].toString();
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                steps << QString("%1-%2").arg(chapter).arg(i + 1);
                all += ' ' + says[steps.last()].toString();
                QStringList kinds{""};
                for (const Mistake& mistake : lesson.steps[i].mistakes)
                    kinds << QString::fromStdString(mistake.kind);
                kinds.sort();
                QCOMPARE(QStringList(mistakes[steps.last()].toMap().keys()), kinds);
                for (const QVariant& mistake : mistakes[steps.last()].toMap())
                    QVERIFY2(isClean(mistake.toString()), qPrintable(steps.last()));
            }
            QVERIFY2(isClean(all), qPrintable(chapter));
            int count = 0;
            for (auto match = word.globalMatch(all); match.hasNext(); match.next())
                ++count;
            QVERIFY2(count <= 120, qPrintable(QString("%1: %2 words").arg(chapter).arg(count)));
        }
    }
    QCOMPARE(QStringList(says.keys()), sorted(steps));
    QCOMPARE(QStringList(mistakes.keys()), sorted(steps));
    QCOMPARE(QStringList(words["chapters"].toMap().keys()), sorted(chapters));
    QCOMPARE(QStringList(words["ends"].toMap().keys()), sorted(chapters));
}

void WordsTest::levelsAndFamilies()
{
    speak();
    QStringList levels = {"human", "ai:nobody-knows"};
    for (const char* level : {"novice", "greedy", "casual", "skilled", "strong", "master"}) {
        levels += QString("ai:") + level;
        QVERIFY(isClean(say("levelHint", {levels.last()})));
    }
    QStringList seen;
    for (const QString& level : levels)
        seen += say("level", {level});
    for (const char* family : {"wolf", "stag", "raven", "tower", "oak"})
        seen += say("house", {family});
    seen += m_caller->property("suggested").toStringList();
    QCOMPARE(seen.size(), 23);
    QCOMPARE(seen.removeDuplicates(), 0);
    for (const QString& text : seen)
        QVERIFY2(isClean(text), qPrintable(text));
    QCOMPARE(say("house", {"badger"}), QString("badger"));
}

// Every choice that may be advised, with each card it may be about; and every comparison.
void WordsTest::hints()
{
    speak();
    QStringList whats;
    const auto hint = [&](Action action, Proposal choice, const QVariantMap& asked) {
        choice.action = int(action);
        QVariantMap question{{"ability", ""}, {"half", ""}, {"first", false}, {"stacks", 8}};
        question.insert(asked);
        const QString text = say("hint", {QVariant::fromValue(choice), question, 0, names});
        QVERIFY2(isClean(text), qPrintable(QString::number(choice.action) + ": " + text));
        QVERIFY2(text.at(0).isUpper() && !text.endsWith('.'), qPrintable(text));
        whats += text;
    };
    const Proposal spy{.card = "spy", .place = 3, .seat = 1, .to = 5};
    const auto with = [&](auto Proposal::*field, const auto& value) {
        Proposal proposal = spy;
        proposal.*field = value;
        return proposal;
    };
    hint(Action::PlaceLeft, spy, {{"first", true}});
    for (const Action action : {Action::PlaceLeft, Action::PlaceRight, Action::PlaceOn, Action::Keep, Action::Reveal,
                                Action::Swap, Action::MoveGap, Action::MoveOnto})
        hint(action, spy, {});
    for (const int gap : {0, 8})
        hint(Action::MoveGap, with(&Proposal::to, gap), {});
    for (const char* half : {"gain", "swap", "pay", "collect", "mark", "eliminate"})
        hint(Action::Mode, with(&Proposal::half, half), {});
    for (const char* ability : {"archer", "shapeshifter", "spy", "empress", "diplomat"})
        hint(Action::Target, spy, {{"ability", ability}});
    hint(Action::Target, spy, {{"ability", "judge"}, {"half", "mark"}});
    hint(Action::Target, with(&Proposal::card, ""), {{"ability", "archer"}});
    hint(Action::Target, with(&Proposal::seat, 0), {{"ability", "archer"}});
    const QString same = whats[whats.size() - 8];
    hint(Action::Target, spy, {{"ability", "judge"}, {"half", "eliminate"}});
    QCOMPARE(whats.takeLast(), same);
    QCOMPARE(whats.removeDuplicates(), 0);

    const auto reason = [&](int wins, int influence) {
        const QString text =
            say("hintReason", {QVariant::fromValue(Advice{.wins = wins, .influence = influence}), whats[3]});
        return isClean(text) && text.endsWith('.') && text.contains(whats[3].mid(1)) ? text : QString();
    };
    QStringList reasons;
    for (const int n : {0, 1, 2, 5, 21}) {
        reasons << reason(n, 0);
        if (n > 0)
            reasons << reason(0, n) << reason(7, n) << reason(7, -n);
    }
    QCOMPARE(reasons.removeDuplicates(), 0);
    for (const QString& text : reasons)
        QVERIFY(!text.isEmpty());
    QVERIFY(reason(5, 3).contains('5') && reason(5, 3).contains('3') && reason(5, -3).contains('3'));
    QCOMPARE(say("hintReason", {QVariant::fromValue(Advice{.wins = 5}), ""}), QString());
    for (const char* line : {"hintThinking", "hintAdvising", "hintNone"})
        QVERIFY(isClean(m_caller->property(line).toString()));
}

void WordsTest::sentencesTellNoMoreThanTheCue()
{
    m_settings->setLanguage("en");
    CueFacts cue{.happening = int(Happening::Placed), .seat = 0, .to = 0, .stacks = 1};
    QCOMPARE(caption(cue), QString("Ada lays the first card of the queue."));
    cue.stacks = 2;
    QCOMPARE(caption(cue), QString("Ada lays a card at the left end."));
    cue.to = 1;
    cue.card = "spy";
    QCOMPARE(caption(cue), QString("Ada lays the Spy at the right end."));
    cue.height = 1;
    QCOMPARE(caption(cue), QString("Ada lays the Spy on the stack at place 2."));
    cue = {.happening = int(Happening::Kept), .seat = 1, .n = 1};
    QCOMPARE(caption(cue), QString("Bruno keeps a card hidden: 1 token on it."));
}

void WordsTest::namesStayAsTheyAre()
{
    m_settings->setLanguage("nl");
    const CueFacts cue{.happening = int(Happening::Eliminated),
                       .seat = 0,
                       .card = "spy",
                       .number = 1,
                       .other = 1,
                       .otherCard = "heir",
                       .otherNumber = 2};
    QCOMPARE(say("caption", {QVariant::fromValue(cue), QStringList{"%2 %n $&", "100 %"}}),
             QString("Spion van %2 %n $& verwijdert Erfgenaam van 100 %."));
}

void WordsTest::lists()
{
    m_settings->setLanguage("fr");
    QCOMPARE(say("list", {QStringList{}}), QString());
    QCOMPARE(say("list", {QStringList{"Ada"}}), QString("Ada"));
    QCOMPARE(say("list", {QStringList{"Ada", "Bruno", "Cleo"}}), QString("Ada, Bruno et Cleo"));
}

void WordsTest::plurals_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("forms"); // for 0, 1, 2, 5, 12, 21, 22
    const auto language = [](const char* code, const QString& one, const QString& few, const QString& many,
                             const char* order) {
        QStringList forms;
        for (const char form : QByteArrayView(order))
            forms += form == '1' ? one : form == '2' ? few : many;
        QTest::newRow(code) << QString(code) << forms;
    };
    language("en", "top card", "", "top cards", "5155555");
    language("pl", "wierzchnia karta", "wierzchnie karty", "wierzchnich kart", "5125552");
    language("uk", "верхня карта", "верхні карти", "верхніх карт", "5125512");
    language("nl", "bovenste kaart", "", "bovenste kaarten", "5155555");
    language("fr", "carte du dessus", "", "cartes du dessus", "1155555");
}

void WordsTest::plurals()
{
    speak();
    QFETCH(QStringList, forms);
    const QList<int> numbers = {0, 1, 2, 5, 12, 21, 22};
    for (int i = 0; i < numbers.size(); ++i)
        QCOMPARE(say("topCards", {numbers[i]}), QString::number(numbers[i]) + ' ' + forms[i]);
}

// Adjectives that agree with their heading, where the language has forms for it.
void WordsTest::speedsAreOneRow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("ending");
    QTest::newRow("pl") << "pl"
                        << "e";
    QTest::newRow("uk") << "uk"
                        << "а";
    QTest::newRow("fr") << "fr"
                        << "e";
}

void WordsTest::speedsAreOneRow()
{
    speak();
    QFETCH(QString, ending);
    const QStringList speeds = m_caller->property("speeds").toStringList();
    QCOMPARE(speeds.size(), 5);
    for (const QString& speed : speeds)
        QVERIFY2(speed.endsWith(ending), qPrintable(speed));
}

void WordsTest::descriptions()
{
    speak();
    QVariantMap card = {{"card", ""},  {"family", "wolf"}, {"owner", "Ada"},  {"up", false},    {"place", 2},
                        {"stacks", 8}, {"known", false},   {"stackSize", 1},  {"height", 0},    {"covered", false},
                        {"tokens", 0}, {"marks", 0},       {"sleeps", false}, {"target", false}};
    const QString plain = say("cardDescription", {card});
    QVERIFY2(isClean(plain), qPrintable(plain));
    QCOMPARE(plain.count(','), 4);
    for (const char* state : {"known", "covered", "sleeps", "target"})
        card[state] = true;
    card["tokens"] = card["marks"] = card["stackSize"] = 2;
    const QString full = say("cardDescription", {card});
    QVERIFY2(isClean(full), qPrintable(full));
    QVERIFY(full.count(',') >= 11);

    const QString seat = say("seatDescription", {QVariantMap{{"name", "Ada"},
                                                             {"house", "Wolf"},
                                                             {"level", "Page"},
                                                             {"influence", 5},
                                                             {"handSize", 4},
                                                             {"isFirst", true}}});
    QVERIFY2(isClean(seat), qPrintable(seat));
    QVERIFY(isClean(say("handCardIn", {"spy", "current"})) && isClean(say("discards", {"Ada", 2})));
    QVERIFY(isClean(say("discardsLine", {0})) && isClean(say("asideLine", {3})) && isClean(say("speed", {3})));
}

void WordsTest::notices()
{
    speak();
    const auto notice = [&](const QString& code, const QVariantMap& more = {}) {
        QVariantMap facts{{"code", code}, {"file", "game.oriflamme"}, {"folder", "saves"}};
        facts.insert(more);
        return say("notice", {facts});
    };
    QStringList said;
    for (const char* code : {"earlier-copy",
                             "sound-part",
                             "no-copy",
                             "other-kept",
                             "went-on",
                             "in-use",
                             "disk-full",
                             "read-only",
                             "folder-missing",
                             "no-right",
                             "disk-error",
                             "saved",
                             "copied",
                             "save-taken",
                             "save-disk-full",
                             "save-read-only",
                             "save-no-right",
                             "save-bad-name",
                             "save-folder-missing",
                             "save-disk-error",
                             "missing",
                             "unreadable",
                             "not-a-game",
                             "too-big",
                             "newer"})
        said += notice(code);
    const QVariantMap holder{{"host", "attic"}, {"since", QDateTime(QDate(2026, 2, 3), QTime(4, 5))}};
    said += notice("in-use-elsewhere", holder);
    QVERIFY(said.last().contains("attic") && said.last().contains("2026-02-03 04:05"));
    for (const char* code : {"damaged", "impossible"}) {
        said += notice(code, {{"where", "deal[0].hand"}});
        QVERIFY(said.last().contains("deal[0].hand"));
    }
    // A game that opened up to a fault: the decision by its number from 0, round, phase and whose it would have been.
    QVariantMap fault{{"decision", 6}, {"where", ""}, {"round", 2}, {"phase", "placement"}, {"seat", "Zoë"}};
    const auto faulty = [&](const char* key, const QVariant& value) {
        fault[key] = value;
        said += notice("damaged", fault);
        return said.last();
    };
    for (const char* wrong : {"damaged", "wrong-seat", "illegal-decision"}) {
        const QString text = faulty("wrong", wrong);
        QVERIFY2(text.contains('6') && text.contains('2') && text.contains("Zoë") && !text.contains('7'),
                 qPrintable(text));
    }
    QVERIFY(faulty("phase", "resolution").contains("Zoë"));
    const QString nameless = faulty("seat", "");
    QVERIFY2(!nameless.contains(", )"), qPrintable(nameless));
    const QString endless = faulty("seat", QString(64, 'x'));
    QVERIFY(endless.contains(QString(19, 'x') + "…") && !endless.contains(QString(20, 'x')));
    QVERIFY(faulty("phase", "over").contains('6'));
    fault["decision"] = -1;
    for (const char* wrong : {"result-missing", "false-result"})
        faulty("wrong", wrong);
    fault["wrong"] = "damaged";
    QVERIFY(faulty("where", "result.winners").contains("result.winners"));
    fault["phase"] = "resolution";
    faulty("wrong", "result-of-unfinished-game");
    said += notice("damaged");
    for (const QString& text : said)
        QVERIFY2(isClean(text), qPrintable(text));
    QCOMPARE(said.removeDuplicates(), 0);
    for (const char* code : {"read-only", "folder-missing", "no-right", "disk-error"})
        QVERIFY(notice(code).contains("saves") && notice(QByteArray("save-") + code).contains("saves"));
    QVERIFY(notice("save-disk-full").contains("saves"));
    QVERIFY(notice("no-copy").contains("game.oriflamme"));

    // Where a game is on the table, it is said that nothing has happened to it.
    const QString unharmed = notice("missing", {{"unharmed", true}});
    QVERIFY(isClean(unharmed) && unharmed.startsWith(notice("missing") + ' '));
    QCOMPARE(notice("saved", {{"unharmed", true}}), notice("saved"));
}

// What is asked about saving says why, and what is done.
void WordsTest::savingQuestions()
{
    speak();
    const QVariantMap holder{{"host", "attic"}, {"since", QDateTime(QDate(2026, 2, 3), QTime(4, 5))}};
    for (const char* about : {"take-over", "close", "end"}) {
        QVariantMap facts{{"about", about}, {"code", "no-right"}, {"folder", "saves"}, {"file", "Ada"}};
        facts.insert(holder);
        for (const QString& text :
             {say("savingTitle", {about}), say("savingText", {facts}), say("savingAccept", {about})})
            QVERIFY2(isClean(text), qPrintable(text));
        const QString text = say("savingText", {facts});
        if (facts["about"] == "take-over")
            QVERIFY(text.contains("attic") && text.contains("2026-02-03 04:05"));
        else
            QVERIFY(text.contains("saves"));
    }
    // A folder in use hinders no copy: that is said as it is of the running game.
    QVERIFY(isClean(say("savingText", {QVariantMap{{"about", "end"}, {"code", "in-use"}, {"folder", "saves"}}})));
}

void WordsTest::languageChangesAtOnce()
{
    m_settings->setLanguage("en");
    QCOMPARE(m_caller->property("bound").toString(), QString("Spy5 top cardsLeft end"));
    m_settings->setLanguage("uk");
    QCOMPARE(m_caller->property("bound").toString(), QString("Шпигун5 верхніх картЛівий кінець"));
    QCOMPARE(m_caller->property("suggested").toStringList().first(), QString("Альдрік"));
    m_settings->setLanguage("en");
    QCOMPARE(m_caller->property("bound").toString(), QString("Spy5 top cardsLeft end"));
}

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
