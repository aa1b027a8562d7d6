#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

namespace {

const QStringList languages = {"en", "pl", "uk", "nl", "fr"};

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
    for (const QString& language : languages)
        QTest::newRow(qPrintable(language)) << language;
}

// Brings a copy up to date: nothing in it may be new, or left to be translated.
void TranslationsTest::complete()
{
    QFETCH(QString, language);
    QTemporaryDir folder;
    const QString copy = folder.filePath("oriflamme_" + language + ".ts");
    QVERIFY(QFile::copy(path(language), copy));
    QStringList arguments = {"-silent", "-locations", "none", "-no-obsolete"};
    if (language == "en")
        arguments += "-pluralonly";
    QCOMPARE(QProcess::execute(LUPDATE, arguments + QStringList{SOURCE_DIR "/qml", "-ts", copy}), 0);

    const Catalogue now = read(copy);
    QVERIFY(!now.isEmpty());
    for (const Message& message : now)
        QVERIFY2(message.finished, qPrintable("not translated: " + message.source));
    QCOMPARE(read(path(language)).keys(), now.keys());
}

void TranslationsTest::wellFormed()
{
    QFETCH(QString, language);
    const qsizetype forms = language == "pl" || language == "uk" ? 3 : 2;
    const QRegularExpression foreign(language == "fr" ? "[^\\x{202f}][:;!?»]|«[^\\x{202f}]|['\"]" : "['\"\\x{202f}]");
    for (const Message& message : read(path(language))) {
        QCOMPARE(message.translations.size(), message.plural ? forms : 1);
        QCOMPARE(message.plural, message.source.contains("%n"));
        for (const QString& text : message.translations) {
            QVERIFY2(!text.isEmpty() && text == text.trimmed(), qPrintable(message.source));
            QVERIFY2(!text.contains(foreign), qPrintable(text));
            QVERIFY2(marks(text) == marks(message.source), qPrintable(text));
        }
    }
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
