#include "app/shell/listening.h"

#include <utility>

Listening::Listening(QObject* parent) : QObject(parent)
{
    QAccessible::installActivationObserver(this);
}

Listening::~Listening()
{
    QAccessible::removeActivationObserver(this);
}

void Listening::accessibilityActiveChanged(bool active)
{
    if (std::exchange(m_active, active) != active)
        emit activeChanged();
}
