#include "app/arena/processgroup.h"

#include <utility>
#include <windows.h>

#include <tlhelp32.h>

// A job: whatever a process of it starts belongs to it too, and the system ends them all when its last handle goes, be
// it with the companion.

// A new job, or null.
static HANDLE newJob()
{
    const HANDLE job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job == nullptr || SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits))
        return job;
    CloseHandle(job);
    return nullptr;
}

// Puts a process that was started suspended into the job before it can start others, and lets it go. Whether it could.
static bool take(HANDLE job, DWORD id)
{
    const HANDLE process = OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, FALSE, id);
    const bool taken = process != nullptr && AssignProcessToJobObject(job, process);
    if (process != nullptr)
        CloseHandle(process);
    if (!taken)
        return false;
    const HANDLE threads = CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0);
    THREADENTRY32 entry{};
    entry.dwSize = sizeof entry;
    for (BOOL more = Thread32First(threads, &entry); more; more = Thread32Next(threads, &entry)) {
        if (entry.th32OwnerProcessID != id)
            continue;
        const HANDLE thread = OpenThread(THREAD_SUSPEND_RESUME, FALSE, entry.th32ThreadID);
        ResumeThread(thread);
        CloseHandle(thread);
    }
    CloseHandle(threads);
    return true;
}

ProcessGroup::ProcessGroup() : m_group(qint64(newJob())) {}

bool ProcessGroup::start(QProcess& process, const Wire&, const QString& command)
{
    process.setCreateProcessArgumentsModifier(
        [](QProcess::CreateProcessArguments* arguments) { arguments->flags |= CREATE_SUSPENDED; });
    process.startCommand(command);
    if (!process.waitForStarted())
        return false;
    if (take(HANDLE(m_group), DWORD(process.processId())))
        return true;
    process.kill();
    process.waitForFinished();
    return false;
}

void ProcessGroup::end()
{
    if (m_group != 0)
        CloseHandle(HANDLE(std::exchange(m_group, 0)));
}
