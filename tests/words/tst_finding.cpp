#include "app/shell/language.h"
#include "app/shell/search.h"

#include <QQmlComponent>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(OriflammePlugin)

// What somebody types finds what they look for.
class FindingTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void wordsAreTakenApart_data();
    void wordsAreTakenApart();
    void finds_data();
    void finds();
    void theTitleCountsMost();
    void severalWordsFitBetter();
    void nothingFitsNonsense_data();
    void nothingFitsNonsense();
    void emptyTextsFindNothing();
    void aTitleFindsItsChapter_data() { languages(); }
    void aTitleFindsItsChapter();
    void everyWordOfATitleFindsIt_data() { languages(); }
    void everyWordOfATitleFindsIt();
    void typedInHasteItIsFound_data() { languages(); }
    void typedInHasteItIsFound();
    void questionsFindTheirChapter_data() { languages(); }
    void questionsFindTheirChapter();

private:
    static void languages();
    // The chapters of the rules, as the page gives them.
    QVariantList chapters(const QString& language);

    QTemporaryDir m_folder;
};

static QVariantMap text(const QString& title, const QString& keywords = {}, const QString& words = {})
{
    return {{"title", title}, {"keywords", keywords}, {"words", words}};
}

void FindingTest::init()
{
    qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
}

void FindingTest::wordsAreTakenApart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("none") << " … – " << QStringList();
    QTest::newRow("small letters") << "The End, R13" << QStringList({"the", "end", "r13"});
    QTest::newRow("Polish") << "Żółć ŁĄK" << QStringList({"zolc", "lak"});
    QTest::newRow("French") << "l’égalité, où œuvre" << QStringList({"l", "egalite", "ou", "oeuvre"});
    QTest::newRow("Ukrainian") << "об’їзд Єдиний ґрунт" << QStringList({"обизд", "единии", "грунт"});
}

void FindingTest::wordsAreTakenApart()
{
    QFETCH(QString, text);
    QFETCH(QStringList, words);
    QCOMPARE(Search::wordsOf(text), words);
}

void FindingTest::finds_data()
{
    QTest::addColumn<QString>("sought");
    QTest::addColumn<QString>("title");
    QTest::newRow("itself") << "tie"
                            << "Ties";
    QTest::newRow("begun") << "elim"
                           << "Elimination";
    QTest::newRow("an English ending") << "eliminated"
                                       << "Elimination";
    QTest::newRow("a Polish ending") << "remisie"
                                     << "Remis";
    QTest::newRow("another Polish one") << "zasadzką"
                                        << "Zasadzka";
    QTest::newRow("without Polish diacritics") << "zolnierz"
                                               << "Żołnierz";
    QTest::newRow("a Ukrainian ending") << "нічиєю"
                                        << "Нічия";
    QTest::newRow("another Ukrainian one") << "стосами"
                                           << "Стос";
    QTest::newRow("without Ukrainian diacritics") << "ничия"
                                                  << "Нічия";
    QTest::newRow("a French ending") << "égalités"
                                     << "Égalité";
    QTest::newRow("without French diacritics") << "egalite"
                                               << "Égalité";
    QTest::newRow("a Dutch ending") << "stapels"
                                    << "Stapel";
    QTest::newRow("a part of a Dutch word") << "fiches"
                                            << "Vonnisfiches";
    QTest::newRow("a wrong letter") << "abmush"
                                    << "Ambush";
    QTest::newRow("a missing letter") << "zsadzka"
                                      << "Zasadzka";
    QTest::newRow("a letter too many") << "éggalité"
                                       << "Égalité";
    QTest::newRow("two in a long word") << "shapshiffter"
                                        << "Shapeshifter";
    QTest::newRow("a wrong letter and an ending") << "zasatzki"
                                                  << "Zasadzka";
    QTest::newRow("a number") << "r13"
                              << "R13";
}

void FindingTest::finds()
{
    QFETCH(QString, sought);
    QFETCH(QString, title);
    QCOMPARE(Search::find(sought, {text("Queue"), text(title)}), QList<int>{1});
}

void FindingTest::theTitleCountsMost()
{
    const QVariantList texts{text("Queue", "line", "a tie, a tie, a tie"), text("Round", "tie", "a tie"), text("Tie")};
    QCOMPARE(Search::find("tie", texts), QList<int>({2, 1, 0}));
    QCOMPARE(Search::find("tie", {text("One", "", "tie"), text("Other", "", "tie and tie")}), QList<int>({1, 0}));
    QCOMPARE(Search::find("tie", {text("One", "", "tie"), text("Other", "", "tie")}), QList<int>({0, 1}));
}

void FindingTest::severalWordsFitBetter()
{
    const QVariantList texts{text("The end"), text("Tokens"), text("Tokens at the end")};
    QCOMPARE(Search::find("tokens end", texts).first(), 2);
    QCOMPARE(Search::find("who wins the end", texts).first(), 0);
}

void FindingTest::nothingFitsNonsense_data()
{
    QTest::addColumn<QString>("sought");
    for (const char* sought : {"", " ", "?!", "qqqq", "xyzzyx", "жжжж"})
        QTest::newRow(sought) << sought;
}

void FindingTest::nothingFitsNonsense()
{
    QFETCH(QString, sought);
    for (const QString& language : Settings::languages())
        QCOMPARE(Search::find(sought, chapters(language)), QList<int>());
}

void FindingTest::emptyTextsFindNothing()
{
    QCOMPARE(Search::find("tie", {}), QList<int>());
    QCOMPARE(Search::find("tie", {QVariantMap()}), QList<int>());
}

void FindingTest::languages()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Settings::languages())
        QTest::newRow(qPrintable(language)) << language;
}

QVariantList FindingTest::chapters(const QString& language)
{
    Settings().setLanguage(language);
    const Language spoken;
    QQmlEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    QQmlComponent component(&engine);
    component.setData("import QtQml; import Oriflamme\nQtObject { property var texts: Words.chapterTexts() }", QUrl());
    const std::unique_ptr<QObject> reader(component.create());
    return reader ? reader->property("texts").value<QJSValue>().toVariant().toList() : QVariantList();
}

static QString titleOf(const QVariant& chapter)
{
    return chapter.toMap()["title"].toString();
}

void FindingTest::aTitleFindsItsChapter()
{
    QFETCH(QString, language);
    const QVariantList texts = chapters(language);
    QVERIFY(!texts.isEmpty());
    for (int i = 0; i < int(texts.size()); ++i)
        QVERIFY2(Search::find(titleOf(texts[i]), texts).value(0, -1) == i, qPrintable(titleOf(texts[i])));
}

// Among the first three, unless more titles have the word.
void FindingTest::everyWordOfATitleFindsIt()
{
    QFETCH(QString, language);
    const QVariantList texts = chapters(language);
    for (int i = 0; i < int(texts.size()); ++i) {
        for (const QString& word : Search::wordsOf(titleOf(texts[i]))) {
            if (word.size() < 3)
                continue; // such as and, of
            const QList<int> found = Search::find(word, texts);
            const auto titles = std::count_if(texts.begin(), texts.end(), [&](const QVariant& text) {
                return Search::wordsOf(titleOf(text)).contains(word);
            });
            const qsizetype at = found.indexOf(i);
            QVERIFY2(at >= 0 && at < std::max<qsizetype>(3, titles), qPrintable(titleOf(texts[i]) + ": " + word));
        }
    }
}

// Its longer words with one letter wrong, missing or in the other's place.
void FindingTest::typedInHasteItIsFound()
{
    QFETCH(QString, language);
    const QVariantList texts = chapters(language);
    int all = 0, missed = 0;
    QString told;
    for (int i = 0; i < int(texts.size()); ++i) {
        for (const QString& word : Search::wordsOf(titleOf(texts[i]))) {
            if (word.size() < 6)
                continue;
            const qsizetype middle = word.size() / 2;
            for (const QString& typed : {QString(word).remove(middle, 1), QString(word).replace(middle, 1, "x"),
                                         QString(word).remove(middle, 1).insert(middle - 1, word[middle])}) {
                const qsizetype at = Search::find(typed, texts).indexOf(i);
                ++all;
                if (at < 0 || at > 2) {
                    ++missed;
                    told += typed + ' ';
                }
            }
        }
    }
    QVERIFY(all > 10);
    QVERIFY2(missed * 10 <= all, qPrintable(QString("%1 of %2: %3").arg(missed).arg(all).arg(told)));
}

// What people ask who know the titles alone: thirty questions a language, a chapter's code each.
void FindingTest::questionsFindTheirChapter()
{
    QFETCH(QString, language);
    const QVariantList texts = chapters(language);
    QFile file(SOURCE_DIR "/tests/words/questions.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    int asked = 0;
    QStringList missed;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        const QStringList question = line.split('\t'); // language, chapter, words
        if (question[0] != language)
            continue;
        ++asked;
        const QList<int> found = Search::find(question[2], texts).mid(0, 3);
        if (std::none_of(found.begin(), found.end(),
                         [&](int i) { return texts[i].toMap()["code"].toString() == question[1]; }))
            missed << question[2];
    }
    QCOMPARE(asked, 30);
    QVERIFY2(missed.size() <= 3, qPrintable(missed.join(", ")));
    if (!missed.isEmpty())
        qInfo() << missed;
}

QTEST_GUILESS_MAIN(FindingTest)
#include "tst_finding.moc"
