#include "app/arena/companion.h"

#include <QCoreApplication>
#include <cstdio>

int main(int argc, char* argv[])
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName("oriflamme-arena");
    QTextStream out(stdout);
    QTextStream err(stderr);
    const int exit = runCompanion(QCoreApplication::arguments(), {out, err});
    out.flush();
    if (std::fflush(stdout) == 0 && !std::ferror(stdout) && out.status() == QTextStream::Ok)
        return exit;
    err << "What was found could not be written.\n";
    return Bad;
}
