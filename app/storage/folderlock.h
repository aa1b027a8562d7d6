#pragma once

#include <QDateTime>
#include <QLockFile>

#include <memory>
#include <optional>

// The right to write in a folder, which one program at a time has: a file there says which. A program that ended, or
// was killed on this machine, has it no more; of one on another machine that cannot be known.
class FolderLock {
public:
    explicit FolderLock(const QString& path); // the file's
    ~FolderLock();                            // gives the right back

    enum Outcome {
        Held,   // had before, and still
        Gained, // got now: another may have written meanwhile
        Taken,  // another program has it
        Failed  // the file cannot be written
    };
    // Sees whether the right is still ours, and gets it if it is free.
    Outcome take();

    struct Holder {
        QString host;
        QDateTime since;
        bool elsewhere = false; // on another machine
        QByteArray text;        // the whole file

        bool operator==(const Holder& other) const { return text == other.text && since == other.since; }
    };
    // Who has the right, be it this program; none if nobody has.
    std::optional<Holder> holder() const;
    // Takes the right away from a program on another machine, if it still is that one's; then it is free.
    void free(const Holder& from);
    // Whether it was ours when take() looked last.
    bool isHeld() const { return m_lock != nullptr; }

private:
    bool isOurs() const;

    QString m_path;
    std::unique_ptr<QLockFile> m_lock; // none without the right
    QByteArray m_text;                 // what the file says while it is ours
};
