#include "app/arena/entrant.h"

#include "app/names.h"

using namespace oriflamme;

static constexpr QLatin1String program("exec:");

std::optional<Entrant> entrantFrom(QString word)
{
    if (word.startsWith(program) && word.size() > program.size())
        return Entrant(word.mid(program.size()));
    if (word.startsWith("ai:"))
        word.remove(0, 3);
    const auto computer = computerNamed(word.toStdString());
    return computer ? std::optional<Entrant>(*computer) : std::nullopt;
}

QString nameOf(const Entrant& entrant)
{
    return entrant.isProgram() ? program + entrant.command : nameOf(entrant.computer);
}

QString playerOf(const Entrant& entrant)
{
    return "ai:" + (entrant.isProgram() ? QStringLiteral("exec") : nameOf(entrant.computer));
}
