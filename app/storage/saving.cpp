#include "app/storage/saving.h"

Saving::Saving(Storage& storage) : m_storage(storage)
{
    connect(&m_storage, &Storage::entered, this, [this] {
        if (m_question.value("about") == "take-over")
            dismiss();
    });
    connect(&m_storage, &Storage::saved, this, &Saving::dismiss);
}

bool Saving::mayClose()
{
    const QString code = m_storage.saveOwed();
    if (code.isEmpty() || !m_storage.isLosing())
        return true;
    ask("close", m_storage.facts(code));
    return false;
}

void Saving::endGame(const QString& name)
{
    const QString code = m_storage.saveOwed();
    if (code.isEmpty() || !m_storage.isLosing())
        return;
    QVariantMap facts = m_storage.facts(code);
    facts["file"] = name;
    ask("end", facts);
}

void Saving::meet(const QString& code)
{
    const std::optional<FolderLock::Holder> holder = m_storage.holder();
    if (code == "in-use-elsewhere" && holder && m_met != holder) {
        m_met = holder;
        ask("take-over", m_storage.facts(code));
    }
}

void Saving::takeOver()
{
    dismiss();
    if (m_met)
        m_storage.takeOver(*m_met);
}

void Saving::dismiss()
{
    if (m_question.isEmpty()) // a box that closes for that reason says so too
        return;
    m_question.clear();
    emit questionChanged();
}

void Saving::ask(const QString& about, const QVariantMap& facts)
{
    m_question = facts;
    m_question["about"] = about;
    emit questionChanged();
}
