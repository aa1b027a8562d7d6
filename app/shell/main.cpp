#include "app/shell/demo.h"
#include "app/shell/fitting.h"
#include "app/shell/placement.h"
#include "app/shell/surroundings.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Oriflamme_AppPlugin)
Q_IMPORT_QML_PLUGIN(OriflammePlugin)

namespace {

struct Options {
    QString language;
    QSize size;
    bool demo = false;
    QString screenshots;
    QUrl file;
};

[[noreturn]] void refuse(const QString& why)
{
    surroundings::say(why + "\nTry 'oriflamme --help'.");
    surroundings::leave(2);
}

// Reads the options without a display, so that --help and --version work anywhere; and without an application, as what
// comes after the first one has nothing to say to a screen reader.
Options read(int argc, char** argv)
{
    QCommandLineParser parser;
    parser.setApplicationDescription("A card game of bluff and nerve.");
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({{"language", "Switch to a language, one of " + Settings::languages().join(", ") + ".", "CODE"},
                       {"size", "Open the window at this size, from 1024x640 to 7680x4320.", "WxH"},
                       {"demo", "Watch a game of computers."},
                       {"screenshots", "With --demo: write pictures of the game into DIR, then exit.", "DIR"}});
    parser.addPositionalArgument("FILE", "Open a saved game as a replay.", "[FILE]");
    if (!parser.parse(surroundings::arguments(argc, argv)))
        refuse(parser.errorText());
    if (parser.isSet("help") || parser.isSet("version")) {
        const QCoreApplication app(argc, argv);
        parser.process(app); // says it, and that was all
    }

    Options options{parser.value("language"), {}, parser.isSet("demo"), parser.value("screenshots"), {}};
    if (parser.isSet("language") && !Settings::languages().contains(options.language))
        refuse("--language takes one of " + Settings::languages().join(", ") + ".");
    if (parser.isSet("size")) {
        const QStringList sides = parser.value("size").split('x');
        options.size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
        const QSize least(1024, 640), most(7680, 4320);
        if (options.size.expandedTo(least) != options.size || options.size.boundedTo(most) != options.size)
            refuse("--size takes WxH from 1024x640 to 7680x4320, such as 1280x800.");
    }
    if (parser.isSet("screenshots") && options.screenshots.isEmpty())
        refuse("--screenshots takes a folder.");
    if (parser.isSet("screenshots") && !options.demo)
        refuse("--screenshots goes with --demo.");
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1 || (options.demo && !files.isEmpty()))
        refuse(options.demo ? "--demo opens no file." : "only one file can be opened.");
    if (!files.isEmpty())
        options.file = files.first().startsWith("file:") ? QUrl(files.first())
                                                         : QUrl::fromLocalFile(QDir().absoluteFilePath(files.first()));
    return options;
}

// Puts the window where it was left, onto a screen that is there; else the system chooses its place.
void place(QVariantMap& properties, QSize size, const std::optional<Placement>& left)
{
    QList<QRect> rooms;
    for (const QScreen* screen : QGuiApplication::screens()) // the first is the primary one
        rooms.append(Fitting::room(*screen));
    const Placement wanted = left.value_or(Placement{{rooms.first().topLeft(), size}});
    const QRect room = wanted.roomAmong(rooms), place = wanted.within(room);
    properties.insert({{"room", QSizeF(room.size())}, {"width", place.width()}, {"height", place.height()}});
    if (left)
        properties.insert({{"x", place.x()}, {"y", place.y()}, {"visible", false}}); // until its state is set
}

int play(int argc, char** argv)
{
    QCoreApplication::setApplicationName("oriflamme");
    QCoreApplication::setApplicationVersion(ORIFLAMME_VERSION);
    const Options options = read(argc, argv);
    if (options.demo)
        QCoreApplication::setApplicationName("oriflamme-demo"); // the running game of a person stays untouched

    surroundings::prepare();
    QGuiApplication::setDesktopFileName(ORIFLAMME_ID); // its windows have the icon of its menu entry
    QGuiApplication app(argc, argv);
    if (!options.language.isEmpty())
        Settings().setLanguage(options.language);
    QVariantMap properties{{"demo", options.demo}, {"file", options.file}};
    const bool fits = !options.size.isValid() && options.screenshots.isEmpty(); // pictures are alike on every screen
    const bool remembers = fits && !options.demo;
    const std::optional<Placement> left = remembers ? Placement::read(Settings().window()) : std::nullopt;
    const QSize size = options.size.isValid() ? options.size : QSize(1280, 800);
    if (fits)
        place(properties, size, left);
    else
        properties.insert({{"width", size.width()}, {"height", size.height()}});
    Pages pages(properties);
    if (!pages.window())
        surroundings::giveUp("a part of Qt is missing; install the game anew.");
    surroundings::drawSomehow(*pages.window());
    std::optional<Fitting> fitting;
    if (fits)
        fitting.emplace(*pages.window());
    std::optional<PlacementKeeper> keeper;
    if (remembers)
        keeper.emplace(*pages.window(), *pages.settings(), left);
    if (left) {
        pages.window()->setWindowStates(left->states());
        pages.window()->setVisible(true);
    }
    std::optional<Demo> demo;
    if (!options.screenshots.isEmpty())
        demo.emplace(pages, options.screenshots);
    return QGuiApplication::exec();
}

}

int main(int argc, char** argv)
{
    const int code = play(argc, argv);
    surroundings::leave(code == surroundings::drawOtherwise ? surroundings::playWithoutGraphics(argc, argv) : code);
}
