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

// A value's properties by their names.
template <typename Value>
static void addAll(QVariantMap& map, const Value& value)
{
    const QMetaObject& type = Value::staticMetaObject;
    for (int i = 0; i < type.propertyCount(); ++i)
        map.insert(type.property(i).name(), type.property(i).readOnGadget(&value));
}

QString wrongIn(Game& game, const State& state)
{
    const View view = look(state, Seat(game.hotSeat().viewer()));
    const Record& record = game.playback()->isOpen() ? game.playback()->record() : game.table().record();
    const std::vector<Player>& players = record.players;
    RowModel queue(QueueFacts::staticMetaObject);
    RowModel seats(SeatFacts::staticMetaObject);
    RowModel hand(HandFacts::staticMetaObject);
    queue.show(queueRows(view, players));
    seats.show(seatRows(view, players));
    hand.show(handRows(view));
    const QVariantMap right{{"round", view.round},
                            {"phase", nameOf(view.phase)},
                            {"place", view.place},
                            {"gap", view.gap},
                            {"stacks", view.queue.stacks},
                            {"first", view.first},
                            {"seats", view.rules.seats},
                            {"placed", view.placed},
                            {"what", nameOf(view.question.asks)},
                            {"seat", view.question.seat},
                            {"copied", nameOf(view.question.copied)},
                            {"half", nameOf(view.question.half)},
                            {"rightToLeft", !view.forward()}};
    QVariantMap shown;
    addAll(shown, game.stage().board());
    addAll(shown, game.hotSeat().asked());
    for (const QString& name : right.keys()) {
        if (shown[name] != right[name])
            return name + " is " + shown[name].toString() + ", not " + right[name].toString();
    }
    if (const QString wrong = firstDifference(rowsOf(*game.stage().queue()), rowsOf(queue)); !wrong.isEmpty())
        return wrong;
    if (const QString wrong = firstDifference(rowsOf(*game.stage().seats()), rowsOf(seats)); !wrong.isEmpty())
        return wrong;
    return rowsOf(*game.hotSeat().hand()) == rowsOf(hand) ? "" : "hand";
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
    QSignalSpy shown(&game.stage(), &Stage::shown);
    while (game.table().record().decisions.size() < enough
           && (game.stage().isMoving() || game.stage().board().phase != "over")) {
        if (game.stage().isMoving()) {
            if (!isClosed(*game.hotSeat().choice()) || game.hotSeat().isMyTurn())
                return "a choice is open while something moves";
            cueByCue ? game.stage().next() : game.stage().skip();
        } else if (game.hotSeat().isMyTurn()) {
            pick(*game.hotSeat().choice(), anyDecision(game.table().state(), random));
        } else if (!shown.wait()) {
            return "nothing happens";
        }
        shown.clear();
    }
    return {};
}
