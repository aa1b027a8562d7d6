#include "app/record/names.h"
#include "tests/pages/positions.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QDir>
#include <QGuiApplication>
#include <QJSValue>
#include <QTextStream>
#include <QtTest>

// Writes into a folder how games are told, as text: `cues`, what each step says of itself to all eyes; `motions`, what
// is shown of it, from when on and for how long; `heard`, what a screen reader finds then, and at the fixed positions.
// told DIR RECORD…

using namespace oriflamme;

namespace {

// A list or map that came from QML, as one of Qt's own.
QVariant plain(const QVariant& value)
{
    return value.userType() == qMetaTypeId<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}

QString rectText(const QRectF& rect)
{
    return QString("%1,%2 %3x%4")
        .arg(qRound(rect.x()))
        .arg(qRound(rect.y()))
        .arg(qRound(rect.width()))
        .arg(qRound(rect.height()));
}

QString text(const QVariant& given);

// A place on the table: a card's number, a seat's pile, an item or a rectangle.
QString mapText(const QVariantMap& map)
{
    QStringList parts;
    for (auto one = map.begin(); one != map.end(); ++one)
        parts << one.key() + ' ' + text(one.value());
    return parts.join(' ');
}

QString text(const QVariant& given)
{
    const QVariant value = plain(given);
    if (value.typeId() == QMetaType::QVariantMap)
        return mapText(value.toMap());
    if (value.typeId() == QMetaType::QRectF)
        return rectText(value.toRectF());
    if (value.typeId() == QMetaType::Double)
        return QString::number(value.toDouble(), 'f', 2);
    if (const auto* item = value.value<QQuickItem*>())
        return screen::typeOf(item);
    return value.toString();
}

QString cueText(const CueFacts& cue)
{
    static const char* const fields[] = {"seat", "card", "number", "other",  "otherCard", "otherNumber",
                                         "from", "to",   "n",      "height", "stacks"};
    QString line = nameOf(Happening(cue.happening));
    for (const char* field : fields)
        line += QString(", %1 %2").arg(
            field, CueFacts::staticMetaObject.property(CueFacts::staticMetaObject.indexOfProperty(field))
                       .readOnGadget(&cue)
                       .toString());
    return line;
}

// What shows the step that is told now.
QStringList motionTexts(QQuickWindow* window)
{
    static const char* const said[] = {"n",    "text",   "card", "family", "drawing", "happening", "looks",
                                       "from", "via",    "to",   "over",   "around",  "colour",    "reach",
                                       "disc", "shakes", "fade", "turns",  "arc"};
    QStringList lines;
    for (QQuickItem* mover : screen::findType(window, "Director")->childItems()) {
        if (!mover->property("lasts").isValid())
            continue;
        QString line = QString("%1 %2+%3")
                           .arg(screen::typeOf(mover))
                           .arg(mover->property("start").toInt())
                           .arg(mover->property("lasts").toInt());
        for (const char* name : said) {
            const QVariant value = mover->property(name);
            const bool happens = value.isValid() && QByteArrayView(name) == "happening";
            if (const QString words = happens ? nameOf(Happening(value.toInt())) : text(value); !words.isEmpty())
                line += QString(", %1 %2").arg(name, words);
        }
        lines << line;
    }
    for (QQuickItem* card : screen::items(window)) {
        for (QQuickItem* flight : card->childItems()) {
            if (screen::typeOf(flight) == "CardFlight" && flight->property("running").toBool())
                lines << QString("card %1 %2 after %3")
                             .arg(card->property("serial").toInt())
                             .arg(flight->property("aloft").toBool() ? "is carried" : "glides")
                             .arg(flight->property("wait").toInt());
        }
    }
    lines.sort();
    return lines;
}

void hear(const QAccessibleInterface* face, int depth, QStringList& lines)
{
    QStringList words;
    for (const QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
        if (const QString said = face->text(kind); !said.isEmpty())
            words << QString(said).replace(QDir::homePath(), "~");
    }
    const QAccessible::State state = face->state();
    if (!words.isEmpty())
        lines << QString(depth, ' ') + words.join(" | ") + (state.disabled ? ", disabled" : "")
                     + (state.checked ? ", checked" : "") + (state.focused ? ", has the keyboard" : "");
    for (int i = 0; i < face->childCount(); ++i) {
        if (const QAccessibleInterface* child = face->child(i); child && !child->state().invisible)
            hear(child, depth + 1, lines);
    }
}

QStringList heard(QQuickWindow* window)
{
    QStringList lines;
    hear(QAccessible::queryAccessibleInterface(window), 0, lines);
    return lines;
}

class Book {
public:
    Book(const QDir& folder, const QString& name) : m_file(folder.filePath(name + ".txt"))
    {
        if (!m_file.open(QIODevice::WriteOnly))
            qFatal("%s cannot be written.", qPrintable(m_file.fileName()));
        m_text.setDevice(&m_file);
    }
    void write(const QString& title, const QStringList& lines)
    {
        m_text << "== " << title << '\n';
        for (const QString& line : lines)
            m_text << line << '\n';
    }

private:
    QFile m_file;
    QTextStream m_text;
};

struct Books {
    Book cues, motions, heard;
};

// Goes through a game step by step, at the normal speed, and writes what each step begins with.
void tellGame(const QString& path, Books& books)
{
    const QString name = QFileInfo(path).fileName();
    for (const QString& motion : {QString("full"), QString("reduced")}) {
        Program program;
        program.settings()->setMotion(motion);
        program.settings()->setSpeed(1);
        Game& game = *program.game();
        Playback& playback = *game.playback();
        QStringList cues;
        QObject::connect(&game.stage(), &Stage::cueShown, [&](const CueFacts& cue) { cues << cueText(cue); });
        game.files()->open(QUrl::fromLocalFile(path));
        if (!QTest::qWaitFor([&] { return playback.isOpen(); }, 60000) || !screen::rests(program.window()))
            qFatal("%s does not open.", qPrintable(path));
        screen::leave(program.window());
        for (const int eyes : {int(noSeat), 0, int(everyone)}) {
            if (!game.hotSeat().eyesOpen().contains(eyes))
                continue;
            game.hotSeat().see(eyes);
            while (game.hotSeat().curtain() != noSeat)
                game.hotSeat().pass();
            for (int position = 1; position <= playback.length(); ++position) {
                const QString title = QString("%1 %2, eyes %3, step %4").arg(name, motion).arg(eyes).arg(position);
                playback.seek(position); // from elsewhere: a jump ends what moves
                playback.seek(position - 1);
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what showed the step before
                playback.step(1);
                books.cues.write(title, cues);
                cues.clear();
                books.motions.write(title, motionTexts(program.window()));
                if (motion == "full")
                    books.heard.write(title, heard(program.window()));
            }
        }
    }
}

// What is heard where somebody is asked, in two languages.
void tellPositions(Book& book)
{
    Rooms rooms;
    for (const moments::Page& page : positions::all()) {
        rooms.clear();
        if (!page.game.players.empty())
            rooms.keep(page.game);
        Program program;
        program.settings()->setSpeed(Settings::instant);
        if (!page.open(program))
            qFatal("%s does not open.", page.name);
        screen::leave(program.window());
        for (const char* language : {"en", "uk"}) {
            positions::dress(program, {{1280, 800}, language, 100});
            if (!screen::rests(program.window()))
                qFatal("%s does not rest.", page.name);
            book.write(QString("%1, %2").arg(page.name, language), heard(program.window()));
        }
    }
}

}

int main(int argc, char** argv)
{
    if (argc < 3) {
        fprintf(stderr, "told DIR RECORD...\n");
        return 2;
    }
    needNoScreen();
    const QGuiApplication app(argc, argv);
    QAccessible::setActive(true);
    const QDir folder = folderFor(argv[1]);
    const Rooms rooms;
    Books books{{folder, "cues"}, {folder, "motions"}, {folder, "heard"}};
    for (int i = 2; i < argc; ++i)
        tellGame(QDir::current().absoluteFilePath(argv[i]), books);
    tellPositions(books.heard);
}
