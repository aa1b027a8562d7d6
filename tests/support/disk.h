#pragma once

#include <QProcess>

// A file system of memory alone; gone when this goes.
class Disk {
public:
    Disk(const QString& folder, const QString& options) : m_folder(folder)
    {
        m_mounted = run("mount", {"-t", "tmpfs", "-o", options, "oriflamme", folder});
    }
    ~Disk()
    {
        if (m_mounted)
            run("umount", {m_folder});
    }
    bool isMounted() const { return m_mounted; }
    bool remount(const QString& options) { return run("mount", {"-o", "remount," + options, m_folder}); }

private:
    static bool run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.start(program, arguments);
        return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    }

    QString m_folder;
    bool m_mounted = false;
};
