#include "app/record/recordjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdlib>

using namespace oriflamme;

// Bytes as a file with a record: it is read or refused with a reason, and what was read comes back as it was written.

static void demand(bool holds, const char* trouble)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", trouble);
    std::abort();
}

static void comesBack(const Record& record)
{
    const QByteArray written = toJson(record);
    const Reading again = recordFrom(written);
    demand(again.record == record, "what was written is not read back");
    demand(toJson(*again.record) == written, "written again it differs");
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* const text = reinterpret_cast<const char*>(data);
    const Reading reading = recordFrom(QByteArray(text, qsizetype(size)));
    const RecordError& error = reading.error;
    demand(reading.record.has_value() == (error.code == RecordError::None), "neither a record nor an error, or both");
    demand(!reading.record || !reading.beforeFault, "both a record and one before a fault");
    if (reading.record) {
        demand(replay(*reading.record).wrong == Wrong::Nothing, "a record that cannot be replayed");
        demand(replay(*reading.record).state == reading.state, "replayed it differs");
        comesBack(*reading.record);
    } else {
        demand(!error.detail.isEmpty() && !error.detail.contains('\n'), "an error without a reason of one line");
    }
    const std::optional<Record> sound = reading.sound();
    demand(sound.has_value() == (reading.record || reading.beforeFault),
           "a sound part without a sound set-up, or none");
    if (reading.record)
        demand(sound == reading.record, "a record is sound in part");
    if (reading.beforeFault) {
        const Replay replayed = replay(*reading.beforeFault);
        demand(replayed.decision < 0 && replayed.state == reading.state, "before the fault it is faulty already");
        demand(error.decision < 0 || error.decision == int(reading.beforeFault->decisions.size()),
               "the game stops elsewhere than before the fault");
        demand(!sound->result && replay(*sound).wrong == Wrong::Nothing, "the sound part is not an unfinished game");
        demand(*sound == pastOf(*reading.beforeFault, sound->decisions.size()), "the sound part is another game");
        const std::size_t left = replayed.state.phase == Phase::Over ? 1 : 0;
        demand(sound->decisions.size() + left == reading.beforeFault->decisions.size(), "more could be shown");
        comesBack(*sound);
    }
    return 0;
}

// Mutations that keep JSON whole, or a game: libFuzzer's own mostly break both.

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

// Something else in place of a value deep inside.
static QJsonValue changed(const QJsonValue& value, Random& random)
{
    const auto below = [&](qsizetype limit) { return qsizetype(random.below(std::uint32_t(limit))); };
    if (value.isObject() && !value.toObject().isEmpty() && below(16) > 0) {
        QJsonObject object = value.toObject();
        const QString key = object.keys()[below(object.size())];
        object[key] = changed(object.value(key), random);
        return object;
    }
    if (value.isArray() && !value.toArray().isEmpty() && below(16) > 0) {
        QJsonArray array = value.toArray();
        const qsizetype i = below(array.size());
        switch (below(6)) {
        case 0: array.removeAt(i); break;
        case 1: array.insert(i, array[below(array.size())]); break;
        case 2: array[i] = array[below(array.size())]; break;
        default: array[i] = changed(array[i], random);
        }
        return array;
    }
    switch (below(8)) {
    case 0: return QJsonValue::Undefined;
    case 1: return below(2) > 0;
    case 2: return QString::fromUtf8(name(Card(below(cardCount))).data());
    case 3: return double(below(1000)) / 2;
    case 4: return QJsonObject();
    default: return below(12) - 2;
    }
}

// The game that was read, without some of its last decisions and with some others.
static QByteArray playedOn(const Reading& reading, Random& random)
{
    Record record = reading.record ? *reading.record : *reading.beforeFault;
    record.result.reset();
    record.decisions.resize(random.below(std::uint32_t(record.decisions.size() + 1)));
    State state = replay(record).state;
    for (std::uint32_t more = random.below(100); more > 0 && state.phase != Phase::Over; --more) {
        Decisions list;
        legal(state, list);
        record.decisions.push_back({state.question.seat, list[int(random.below(std::uint32_t(list.size())))]});
        apply(state, record.decisions.back().decision);
    }
    if (state.phase == Phase::Over)
        record.result = resultOf(state);
    return toJson(record);
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    Random random(seed);
    const QByteArray before(reinterpret_cast<const char*>(data), qsizetype(size));
    QByteArray after;
    const std::uint32_t way = random.below(8);
    if (way < 4) {
        const QJsonDocument document = QJsonDocument::fromJson(before);
        if (document.isObject())
            after = QJsonDocument(changed(document.object(), random).toObject()).toJson(QJsonDocument::Compact);
    } else if (way == 4) {
        const Reading reading = recordFrom(before);
        if (reading.record || reading.beforeFault)
            after = playedOn(reading, random);
    }
    if (after.isEmpty() || std::size_t(after.size()) > most)
        return LLVMFuzzerMutate(data, size, most);
    std::copy(after.begin(), after.end(), reinterpret_cast<char*>(data));
    return std::size_t(after.size());
}
