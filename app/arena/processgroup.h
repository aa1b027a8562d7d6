#pragma once

#include <QProcess>

class Wire;

// Somebody's program with all that it starts, which ends as one: when this goes, and when the companion is interrupted.
class ProcessGroup {
public:
    ProcessGroup();
    ~ProcessGroup() { end(); }
    ProcessGroup(const ProcessGroup&) = delete;
    ProcessGroup& operator=(const ProcessGroup&) = delete;

    // Starts the command by the shell, on Windows without one; false if it cannot be started.
    bool start(QProcess& process, const Wire& wire, const QString& command);
    // Kills what is left of it.
    void end();

private:
    QByteArray m_mark;  // in the environment of all that it starts
    qint64 m_group = 0; // the system's name of the group, 0 if there is none
};
