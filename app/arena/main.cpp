#include "app/arena/companion.h"

#include <QCoreApplication>
#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

// The same bytes as everywhere, and a console that reads them as they are meant.
static void speakPlainly()
{
#ifdef Q_OS_WIN
    for (std::FILE* stream : {stdin, stdout, stderr})
        _setmode(_fileno(stream), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
#endif
}

int main(int argc, char* argv[])
{
    speakPlainly();
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
