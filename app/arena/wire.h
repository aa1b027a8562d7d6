#pragma once

#include <QProcess>

#include <array>

// A program's standard input and output. Nothing here blocks, and of what the program writes little more is kept
// than `most` bytes. On Unix these are pipes of our own, since a QProcess does not tell that the other end was closed.
class Wire {
public:
    Wire(QProcess& process, qsizetype most);
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

#ifdef Q_OS_UNIX
    void attach() const; // in the new process, before it becomes the program
#endif
    void started(); // or it could not be

    void say(const QByteArray& bytes);
    void sayNoMore(); // closes the program's input once it has read everything
    // Whether the program has closed its input, or its output; then what it wrote before is still heard.
    bool isDeaf() const
    {
        return m_deaf;
    }
    bool isMute() const
    {
        return m_mute;
    }
    // What it wrote, up to now.
    QByteArray& heard();
    // Waits until there is more to hear, something was closed, or the program has ended.
    void wait(int ms);

private:
    QProcess& m_process;
    qsizetype m_most;
    QByteArray m_heard;
    bool m_deaf = false;
    bool m_mute = false;
#ifdef Q_OS_UNIX
    void send();

    QByteArray m_unsent;
    bool m_isLast = false;               // whether nothing follows on what is unsent
    std::array<int, 2> m_input{-1, -1};  // the program's end and ours
    std::array<int, 2> m_output{-1, -1}; // ours and the program's
#endif
};
