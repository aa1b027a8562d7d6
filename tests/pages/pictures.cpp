#include "tests/pages/positions.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QDir>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>

// Writes a picture of each fixed position in each of its looks into a folder, and for each position a sheet with all of
// them: pictures DIR [PART OF A POSITION'S NAME [WIDTH HEIGHT [LANGUAGE [TEXT SIZE [strong]]]]]
// A name begins with the position's number. Ends with 2 if no position has such a name.

namespace {

constexpr QSize thumb(640, 400);
constexpr int columns = 3;

QString nameOf(int number)
{
    QString name = positions::all()[std::size_t(number)].name;
    name.replace(QRegularExpression("[^a-z0-9]+"), "-");
    return QString("%1-%2").arg(number + 1, 2, 10, QChar('0')).arg(name);
}

void draw(QImage& sheet, int number, const QImage& picture, const QString& caption)
{
    const QRect cell(QPoint(number % columns * thumb.width(), number / columns * (thumb.height() + 24)), thumb);
    const QImage small = picture.scaled(thumb, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPainter painter(&sheet);
    painter.drawImage(cell.topLeft(), small);
    painter.setPen(Qt::white);
    painter.drawText(QRect(cell.bottomLeft() + QPoint(6, 0), QSize(thumb.width(), 24)), Qt::AlignVCenter, caption);
}

// Whether all its pictures were written.
bool photograph(int number, const std::vector<positions::Look>& looks, Rooms& rooms, const QDir& folder)
{
    const moments::Page& page = positions::all()[std::size_t(number)];
    rooms.clear();
    if (!page.game.players.empty())
        rooms.keep(page.game);
    Program program;
    program.settings()->setSpeed(Settings::instant);
    if (!page.open(program))
        return false;
    screen::leave(program.window());
    QImage sheet(columns * thumb.width(), (int(looks.size()) + columns - 1) / columns * (thumb.height() + 24),
                 QImage::Format_RGB32);
    sheet.fill(Qt::black);
    const QString name = nameOf(number);
    int count = 0;
    for (const positions::Look& look : looks) {
        positions::dress(program, look);
        if (!screen::rests(program.window()) && !screen::rests(program.window()))
            return false;
        const QImage picture = program.window()->grabWindow();
        const QString how = QString("%1x%2-%3-%4%5")
                                .arg(look.size.width())
                                .arg(look.size.height())
                                .arg(look.language)
                                .arg(look.textSize)
                                .arg(look.strong ? "-strong" : "");
        if (!picture.save(folder.filePath(name + '-' + how + ".png")))
            return false;
        draw(sheet, count++, picture, name + " " + how);
    }
    return sheet.save(folder.filePath("sheet-" + name + ".png"));
}

}

int main(int argc, char** argv)
{
    if (argc < 2) {
        fprintf(stderr, "pictures DIR [PART OF A POSITION'S NAME [WIDTH HEIGHT [LANGUAGE [TEXT SIZE [strong]]]]]\n");
        return 2;
    }
    needNoScreen();
    const QGuiApplication app(argc, argv);
    QAccessible::setActive(true);
    const QDir folder = folderFor(argv[1]);
    const std::vector<positions::Look> wanted{{argc > 4 ? QSize(atoi(argv[3]), atoi(argv[4])) : QSize(),
                                               argc > 5 ? argv[5] : "en", argc > 6 ? atoi(argv[6]) : 100, argc > 7}};
    Rooms rooms;
    int found = 0;
    int failures = 0;
    for (int number = 0; number < int(positions::all().size()); ++number) {
        const QString name = nameOf(number);
        if (argc > 2 && !name.contains(argv[2]))
            continue;
        const bool done = photograph(number, argc > 4 ? wanted : positions::looks(number), rooms, folder);
        ++found;
        failures += !done;
        fprintf(stderr, "%s%s\n", qPrintable(name), done ? "" : ": in vain");
    }
    return found == 0 ? 2 : failures > 0;
}
