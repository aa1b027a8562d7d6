#include "app/storage/settings.h"

#include <QDir>
#include <QProcess>
#include <QRawFont>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

namespace {

struct Message {
    QString source;
    QStringList translations; // one a plural form
    bool plural = false;
    bool finished = true;
};
using Catalogue = QMap<QString, Message>; // by context, source and comment

Message readMessage(QXmlStreamReader& xml, QString& comment)
{
    Message message;
    message.plural = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.finished = !xml.attributes().hasAttribute("type");
            if (!message.plural) {
                message.translations += xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                message.translations += xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

Catalogue read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Catalogue catalogue;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            QString comment;
            const Message message = readMessage(xml, comment);
            catalogue.insert(context + '/' + message.source + '/' + comment, message);
        }
    }
    return catalogue;
}

// Brings a catalogue up to date with the texts of qml/, or begins it.
bool update(const QString& path, bool pluralsOnly)
{
    QStringList arguments = {"-silent", "-locations", "none", "-no-obsolete"};
    if (pluralsOnly)
        arguments += "-pluralonly";
    return QProcess::execute(LUPDATE, arguments + QStringList{SOURCE_DIR "/qml", "-ts", path}) == 0;
}

// A link to a card, [its name in records:the word].
const QRegularExpression& cardLink()
{
    static const QRegularExpression link("\\[([a-z-]+):([^\\]]*)\\]");
    return link;
}

// The cards that a text links to.
QStringList linked(const QString& text)
{
    QStringList cards;
    for (auto match = cardLink().globalMatch(text); match.hasNext();)
        cards += match.next().captured(1);
    cards.sort();
    return cards;
}

// The placeholders that a text holds, each once.
QStringList marks(const QString& text)
{
    static const QRegularExpression mark("%[1-9n]");
    QStringList found;
    for (auto match = mark.globalMatch(text); match.hasNext();)
        found += match.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

}

// The catalogues hold every text of qml/, translated.
class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void complete_data() { rows(); }
    void complete();
    void wellFormed_data() { rows(); }
    void wellFormed();
    void eachSaysItsOwnName();
    void freeOfFaults_data();
    void freeOfFaults();
    void replaysHaveOneWord_data();
    void replaysHaveOneWord();
    void onlyCancelSaysCancel_data() { rows(); }
    void onlyCancelSaysCancel();
    void everyLetterIsCarried_data() { rows(); }
    void everyLetterIsCarried();

private:
    void rows();
    static QString path(const QString& language)
    {
        return QString(SOURCE_DIR "/translations/oriflamme_%1.ts").arg(language);
    }
};

void TranslationsTest::rows()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Settings::languages())
        QTest::newRow(qPrintable(language)) << language;
}

// Brings a copy up to date: nothing in it may be new, or left to be translated.
void TranslationsTest::complete()
{
    QFETCH(QString, language);
    QTemporaryDir folder;
    const QString copy = folder.filePath("oriflamme_" + language + ".ts");
    QVERIFY(QFile::copy(path(language), copy));
    QVERIFY(update(copy, language == "en"));

    const Catalogue now = read(copy);
    QVERIFY(!now.isEmpty());
    for (const Message& message : now)
        QVERIFY2(message.finished, qPrintable("not translated: " + message.source));
    QCOMPARE(read(path(language)).keys(), now.keys());
}

void TranslationsTest::wellFormed()
{
    QFETCH(QString, language);
    QTemporaryDir folder;
    const QString fresh = folder.filePath("oriflamme_" + language + ".ts");
    QVERIFY(update(fresh, true));
    const qsizetype forms = read(fresh).first().translations.size(); // as many as the language has, for plurals
    const QRegularExpression foreign(language == "fr" ? "[^\\x{202f}][:;!?»]|«[^\\x{202f}]|['\"]" : "['\"\\x{202f}]");
    for (const Message& message : read(path(language))) {
        QCOMPARE(message.translations.size(), message.plural ? forms : 1);
        QCOMPARE(message.plural, message.source.contains("%n"));
        for (const QString& text : message.translations) {
            QVERIFY2(!text.isEmpty() && text == text.trimmed(), qPrintable(message.source));
            QVERIFY2(!QString(text).replace(cardLink(), "\\2").contains(foreign), qPrintable(text));
            QVERIFY2(linked(text) == linked(message.source), qPrintable(text));
            QVERIFY2(marks(text) == marks(message.source), qPrintable(text));
        }
    }
}

void TranslationsTest::eachSaysItsOwnName()
{
    QStringList names;
    for (const QString& language : Settings::languages()) {
        const QString name = Settings::translated(language, "Languages", "English");
        QVERIFY2(!names.contains(name), qPrintable(language + ": " + name));
        names += name;
    }
    QCOMPARE(names[Settings::languages().indexOf("en")], "English");
}

// Turns of phrase that a reader of the language stumbles over, in the contexts that are named.
void TranslationsTest::freeOfFaults_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("contexts");
    QTest::addColumn<QString>("fault");
    const auto never = [](const char* row, const char* language, const char* fault, const char* contexts = ".+") {
        QTest::newRow(row) << language << contexts << fault;
    };
    never("a place in the queue is w miejscu", "pl", "(?i)\\bna (\\w+ )?miejscu\\b");
    never("Kolejka is the queue, in capitals", "pl", "\\bkolejk");
    never("a game played is a partia", "pl", "(?i)(?<!koniec |zaktualizuj )\\b(gr[ęy]|grze|gier|grach)\\b");
    never("the named card is left zakryta", "pl", "(?i)\\bpozostaw\\w* zakryt\\w+ kart");
    never("a folder is a folder", "pl", "(?i)\\bkatalog");
    never("a place in the queue is a місце", "uk", "(?i)\\bпозиці");
    never("de for every card", "nl", "(?i)\\b(ze|zij|haar)\\b", "CardNotes|CardRules|CardWords");
    never("a game is kept by bewaren", "nl", "(?i)\\b(opsla|opgesl)");
    never("a character is a karakterkaart", "nl", "(?i)\\bkarakters?\\b");
    never("an intrigue is an intrigekaart", "nl", "(?i)\\bintriges?\\b");
    never("File is the queue, in capitals", "fr", "\\b(la|cette) file\\b");
    never("a stack lies en position", "fr", "(?i)\\bpile à la position\\b");
    never("the player has no gender", "fr", "(?i)\\bvous seule?\\b");
}

void TranslationsTest::freeOfFaults()
{
    QFETCH(QString, language);
    QFETCH(QString, contexts);
    QFETCH(QString, fault);
    const QRegularExpression where("^(" + contexts + ")/");
    const QRegularExpression what(fault, QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY(where.isValid() && what.isValid());
    int texts = 0;
    const Catalogue catalogue = read(path(language));
    for (auto message = catalogue.begin(); message != catalogue.end(); ++message) {
        if (!message.key().contains(where))
            continue;
        for (const QString& text : message->translations)
            QVERIFY2(!text.contains(what), qPrintable(text));
        texts += int(message->translations.size());
    }
    QVERIFY(texts > 50);
}

void TranslationsTest::replaysHaveOneWord_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::newRow("pl") << "pl"
                        << "powtórk";
    QTest::newRow("uk") << "uk"
                        << "перегля";
    QTest::newRow("nl") << "nl"
                        << "terug( te )?kijken";
    QTest::newRow("fr") << "fr"
                        << "\\brev(oir|ue)\\b";
}

void TranslationsTest::replaysHaveOneWord()
{
    QFETCH(QString, language);
    QFETCH(QString, word);
    int replays = 0;
    for (const Message& message : read(path(language))) {
        if (!message.source.contains("replay", Qt::CaseInsensitive))
            continue;
        const QRegularExpression said(word, QRegularExpression::CaseInsensitiveOption
                                                | QRegularExpression::UseUnicodePropertiesOption);
        QVERIFY2(message.translations.first().contains(said), qPrintable(message.translations.first()));
        ++replays;
    }
    QVERIFY(replays >= 3);
}

// Who reads the word of Cancel on a button that does something would not press it.
void TranslationsTest::onlyCancelSaysCancel()
{
    QFETCH(QString, language);
    const Catalogue catalogue = read(path(language));
    QStringList cancel;
    for (const Message& message : catalogue) {
        if (message.source == "Cancel")
            cancel += message.translations;
    }
    QCOMPARE(cancel.isEmpty(), language == "en"); // whose catalogue holds plurals alone
    for (const Message& message : catalogue) {
        if (message.source != "Cancel")
            QVERIFY2(!cancel.contains(message.translations.first()), qPrintable(message.source));
    }
}

// Where the system has no font at all, those that come along show every word whole.
void TranslationsTest::everyLetterIsCarried()
{
    QFETCH(QString, language);
    QString words;
    for (const Message& message : read(path(language)))
        words += message.source + message.translations.join("");
    QVERIFY(words.size() > 50);
    const QDir fonts(SOURCE_DIR "/resources/fonts");
    const QStringList files = fonts.entryList({"*.ttf", "*.otf"});
    QVERIFY(!files.isEmpty());
    for (const QString& file : files) {
        const QRawFont font(fonts.filePath(file), 16);
        QVERIFY2(font.isValid(), qPrintable(file));
        for (const QChar letter : words)
            QVERIFY2(letter.isSpace() || font.supportsCharacter(letter), qPrintable(file + " lacks " + letter));
    }
}

QTEST_MAIN(TranslationsTest)
#include "tst_translations.moc"
