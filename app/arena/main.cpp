#include "app/arena/companion.h"

#include <QCoreApplication>

int main(int argc, char* argv[])
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName("oriflamme-arena");
    QTextStream out(stdout);
    QTextStream err(stderr);
    return runCompanion(QCoreApplication::arguments(), {out, err});
}
