#include "app/shell/surroundings.h"

#include <QGuiApplication>
#include <QPainter>
#include <QProcess>
#include <QQuickWindow>
#include <QRasterWindow>

#ifdef Q_OS_WIN
#include <windows.h>

#include <shellapi.h>
#endif

namespace {

// A window that can say something where nothing else can be shown.
class Sentence : public QRasterWindow {
public:
    explicit Sentence(const QString& sentence) : m_sentence(sentence)
    {
        setTitle(QStringLiteral("Oriflamme"));
        resize(640, 200);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(QRect(QPoint(), size()), QColor(0x4a2d1b));
        painter.setPen(QColor(0xf3e7c9));
        painter.drawText(QRect(QPoint(), size()).adjusted(30, 30, -30, -30), Qt::AlignCenter | Qt::TextWordWrap,
                         m_sentence);
    }

private:
    QString m_sentence;
};

QtMessageHandler usual = nullptr;

// Qt ends a program where it can show no window, in many lines; what it complained of before that tells most.
void tellFatal(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    static QString complaint;
    const bool starts = QGuiApplication::platformName().isEmpty();
    if (starts && type != QtFatalMsg && QByteArray(context.category).startsWith("qt.qpa")) {
        if (type == QtWarningMsg)
            complaint = text;
    } else if (starts && type == QtFatalMsg) {
#ifndef Q_OS_WIN // where Qt has said it in a box
        const QString cause = complaint.isEmpty() ? text.section('.', 0, 0) : complaint;
        surroundings::say("no window can be opened here (" + cause.trimmed() + "); start it on a desktop.");
#endif
        _Exit(1);
    } else {
        usual(type, context, text);
    }
}

}

QStringList surroundings::arguments(int argc, char** argv)
{
    QStringList list;
#ifdef Q_OS_WIN
    Q_UNUSED(argv);
    if (wchar_t** wide = CommandLineToArgvW(GetCommandLineW(), &argc)) {
        for (int i = 0; i < argc; ++i)
            list.append(QString::fromWCharArray(wide[i]));
        LocalFree(wide);
    }
#else
    for (int i = 0; i < argc; ++i)
        list.append(QString::fromLocal8Bit(argv[i]));
#endif
    return list;
}

void surroundings::prepare()
{
    // A module that is loaded late, as the one that lists files, would be taken from another Qt.
    for (const char* variable : {"QML_IMPORT_PATH", "QML2_IMPORT_PATH", "QML_IMPORT_TRACE"})
        qunsetenv(variable);
    usual = qInstallMessageHandler(tellFatal);
}

void surroundings::say(const QString& sentence)
{
#ifdef Q_OS_WIN
    if (GetFileType(GetStdHandle(STD_ERROR_HANDLE)) == FILE_TYPE_UNKNOWN) {
        const std::wstring line = ("oriflamme: " + sentence + '\n').toStdWString();
        const HANDLE console = AttachConsole(ATTACH_PARENT_PROCESS)
                                   ? CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_WRITE, nullptr,
                                                 OPEN_EXISTING, 0, nullptr)
                                   : INVALID_HANDLE_VALUE;
        if (!WriteConsoleW(console, line.c_str(), DWORD(line.size()), nullptr, nullptr))
            MessageBoxW(nullptr, sentence.toStdWString().c_str(), L"Oriflamme", MB_OK | MB_ICONERROR);
        return;
    }
#endif
    fprintf(stderr, "oriflamme: %s\n", qUtf8Printable(sentence));
}

void surroundings::giveUp(const QString& sentence)
{
    fprintf(stderr, "oriflamme: %s\n", qUtf8Printable(sentence));
    Sentence window(sentence);
    window.show();
    QGuiApplication::exec();
    leave(1);
}

void surroundings::leave(int code)
{
#ifdef Q_OS_WIN
    fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), UINT(code));
#endif
    exit(code);
}

void surroundings::drawSomehow(QQuickWindow& window)
{
    QObject::connect(&window, &QQuickWindow::sceneGraphError, &window, [](auto, const QString& message) {
        if (qEnvironmentVariable("QT_QUICK_BACKEND") == "software")
            giveUp("nothing can be drawn here: " + message);
        QCoreApplication::exit(drawOtherwise);
    });
}

int surroundings::playWithoutGraphics(int argc, char** argv)
{
    qputenv("QT_QUICK_BACKEND", "software");
    const QCoreApplication app(argc, argv);
    return QProcess::execute(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().mid(1));
}
