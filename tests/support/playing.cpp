#include "tests/support/playing.h"

#include "app/record/names.h"
#include "tests/support/follower.h"
#include "tests/support/home.h"
#include "tests/support/open.h"

#include <QSignalSpy>

using namespace oriflamme;

bool isClosed(const Choice& choice)
{
    return openIn(choice) == Open() && choice.picked().isEmpty() && choice.pickedPlace() < 0;
}

static QMap<int, QVariantMap> rowsOf(const QAbstractItemModel& model)
{
    QMap<int, QVariantMap> rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QVariantMap data;
        const QHash<int, QByteArray> roles = model.roleNames();
        for (auto role = roles.begin(); role != roles.end(); ++role)
            data[QString::fromUtf8(role.value())] = model.index(row, 0).data(role.key());
        rows[data.value("number", row).toInt()] = data;
    }
    return rows;
}

QString wrongIn(Game& game, const State& state)
{
    const View view = look(state, Seat(game.viewer()));
    const Record& record = game.playback()->isOpen() ? game.playback()->record() : game.table().record();
    const std::vector<Player>& players = record.players;
    QueueModel queue;
    SeatsModel seats;
    HandModel hand;
    queue.show(view, players);
    seats.show(view, players);
    hand.show(view);
    const QVariantMap right{{"round", view.round},
                            {"phase", nameOf(view.phase)},
                            {"place", view.place},
                            {"gap", view.gap},
                            {"stacks", view.queue.stacks},
                            {"first", view.first},
                            {"seatCount", view.rules.seats},
                            {"placed", view.placed},
                            {"asks", nameOf(view.question.asks)},
                            {"askedSeat", view.question.seat},
                            {"copied", nameOf(view.question.copied)},
                            {"half", nameOf(view.question.half)},
                            {"rightToLeft", !view.forward()}};
    for (const QString& name : right.keys()) {
        if (const QVariant shown = game.property(name.toUtf8()); shown != right[name])
            return name + " is " + shown.toString() + ", not " + right[name].toString();
    }
    if (const QString wrong = firstDifference(rowsOf(*game.queue()), rowsOf(queue)); !wrong.isEmpty())
        return wrong;
    if (const QString wrong = firstDifference(rowsOf(*game.seats()), rowsOf(seats)); !wrong.isEmpty())
        return wrong;
    return rowsOf(*game.hand()) == rowsOf(hand) ? "" : "hand";
}

Steps toldOf(const Record& record)
{
    Steps all;
    State state = start(record.setup, all);
    all.pop_back(); // what is asked first
    for (const Taken& taken : record.decisions) {
        const std::size_t before = all.size();
        apply(state, taken.decision, all);
        const auto isSilent = [](const Step& step) { return !isTold(step.event.happening); };
        all.erase(std::remove_if(all.begin() + std::ptrdiff_t(before), all.end(), isSilent), all.end());
        if (all.size() > before)
            all.back().state = state;
    }
    return all;
}

QString playOn(Game& game, int decisions, bool cueByCue)
{
    const std::size_t enough = game.table().record().decisions.size() + std::size_t(decisions);
    Random random(enough);
    QSignalSpy shown(&game, &Game::shown);
    while (game.table().record().decisions.size() < enough && (game.isMoving() || game.phase() != "over")) {
        if (game.isMoving()) {
            if (!isClosed(*game.choice()) || game.isMyTurn())
                return "a choice is open while something moves";
            cueByCue ? game.next() : game.skip();
        } else if (game.isMyTurn()) {
            pick(*game.choice(), anyDecision(game.table().state(), random));
        } else if (!shown.wait()) {
            return "nothing happens";
        }
        shown.clear();
    }
    return {};
}
