#include "app/arena/contender.h"

using namespace oriflamme;

static const QString exec = QStringLiteral("exec:");

std::optional<Contender> contenderFrom(QString word)
{
    if (word.startsWith(exec)) {
        const QString command = word.mid(exec.size());
        return command.trimmed().isEmpty() ? std::nullopt : std::optional(Contender{{}, command});
    }
    if (word.startsWith("ai:"))
        word.remove(0, 3);
    const auto computer = computerNamed(word.toStdString());
    return computer ? std::optional(Contender{*computer}) : std::nullopt;
}

std::string recordName(const Contender& contender)
{
    return "ai:"
           + (contender.command.isEmpty() ? name({contender.computer.level, contender.computer.playouts}) : "exec");
}

QString nameOf(const Contender& contender)
{
    return contender.command.isEmpty() ? QString::fromStdString(name(contender.computer)) : exec + contender.command;
}

QString jsonName(const Contender& contender)
{
    return (contender.command.isEmpty() ? "ai:" : "") + nameOf(contender);
}
