#include "app/shell/systemmotion.h"

void SystemMotion::setReduced(bool reduced)
{
    if (reduced == m_reduced)
        return;
    m_reduced = reduced;
    emit reducedChanged();
}
