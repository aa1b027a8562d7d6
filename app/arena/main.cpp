#include "app/arena/companion.h"

#include <QCoreApplication>
#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

#ifdef Q_OS_WIN
// The same bytes as everywhere, and a console that reads them as they are meant, until the end.
class PlainSpeech {
public:
    PlainSpeech()
    {
        for (std::FILE* stream : {stdin, stdout, stderr})
            _setmode(_fileno(stream), _O_BINARY);
        SetConsoleOutputCP(CP_UTF8);
    }
    ~PlainSpeech() { SetConsoleOutputCP(m_codePage); }
    Q_DISABLE_COPY_MOVE(PlainSpeech)

private:
    UINT m_codePage = GetConsoleOutputCP();
};
#endif

int main(int argc, char* argv[])
{
#ifdef Q_OS_WIN
    const PlainSpeech speech;
#endif
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
