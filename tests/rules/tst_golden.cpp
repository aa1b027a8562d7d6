#include "engine/record/record.h"
#include "tests/support/positiontext.h"

#include <QtTest>

using namespace oriflamme;

// Whole games as text that a person can read and check against the rules: golden/*.txt.
//
// A file names the cards, the edition, the direction, the first seat and the deal; then come the decisions, each after
// a ">", with what happened below it, and the table when the walk begins and at each round's end after a "=".
// The setup and the decisions are read from the file and played; all the rest must come out as it stands there.
// After a change of the rules that is meant, ORIFLAMME_WRITE_GOLDEN=1 writes the files anew: read what has changed.
class Golden : public QObject {
    Q_OBJECT

private slots:
    void gamesPlayAsTheyStandWritten_data();
    void gamesPlayAsTheyStandWritten();
};

static std::string after(const std::string& line, std::string_view start)
{
    return line.starts_with(start) ? line.substr(start.size()) : std::string();
}

static CardSet cardsOf(std::string_view names)
{
    CardSet cards;
    for (const std::string& card : split(names, ' '))
        cards.add(cardOf(card));
    return cards;
}

// "wolf holds spy ...; aside lord ..."
static void readDeal(const std::string& line, Setup& setup)
{
    const auto holds = line.find(" holds ");
    const auto aside = line.find("; aside ");
    const Seat seat = seatOf(line.substr(0, holds));
    setup.deal[std::size_t(seat)] = {cardsOf(line.substr(holds + 7, aside - holds - 7)),
                                     cardsOf(line.substr(aside + 8))};
    setup.rules.seats = std::int8_t(std::max(setup.rules.seats, std::int8_t(seat + 1)));
}

static Record readGame(const std::vector<std::string>& lines)
{
    Record record;
    Rules& rules = record.setup.rules;
    rules.seats = 0;
    for (const std::string& line : lines) {
        if (line.starts_with("cards: "))
            rules.cards = cardsOf(after(line, "cards: "));
        else if (line.starts_with("edition: "))
            rules.edition = after(line, "edition: ") == "first" ? Edition::First : Edition::Current;
        else if (line.starts_with("direction: "))
            rules.direction =
                after(line, "direction: ") == "right-to-left" ? Direction::RightToLeft : Direction::LeftToRight;
        else if (line.starts_with("first: "))
            rules.first = seatOf(after(line, "first: "));
        else if (line.find("; aside ") != line.npos)
            readDeal(line, record.setup);
        else if (line.starts_with("> ")) {
            const auto colon = line.find(": ");
            record.decisions.push_back(
                {seatOf(line.substr(2, colon - 2)), decisionFrom(line.substr(colon + 2)).value()});
        }
    }
    record.players.resize(std::size_t(rules.seats));
    return record;
}

static std::string header(const Setup& setup)
{
    const Rules& rules = setup.rules;
    std::string text = "cards: " + cardNames(rules.cards) + "\nedition: " + std::string(name(rules.edition))
                       + "\ndirection: " + std::string(name(rules.direction))
                       + "\nfirst: " + std::string(familyOf(rules.first)) + '\n';
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const Deal& deal = setup.deal[std::size_t(seat)];
        text +=
            std::string(familyOf(seat)) + " holds " + cardNames(deal.hand) + "; aside " + cardNames(deal.aside) + '\n';
    }
    return text + '\n';
}

static std::string stepTold(const Step& step)
{
    const Happening happening = step.event.happening;
    std::string text = "    " + eventText(step.event) + '\n';
    if (happening == Happening::ResolutionBegins)
        text += "  = " + positionText(step.state) + '\n';
    if (happening == Happening::MarkerPasses) {
        text += "  = " + positionText(step.state) + "\n  = " + influenceText(step.state) + '\n';
        for (Seat seat = 0; seat < step.state.rules.seats; ++seat) {
            const SeatPublic& shown = step.state.at(seat);
            for (const auto& [how, pile] :
                 {std::pair(" discarded: ", shown.discards), {" reserved: ", shown.reserved}}) {
                if (pile.size > 0)
                    text += "  = " + std::string(familyOf(seat)) + how + cardNames(pile) + '\n';
            }
        }
    }
    return text;
}

static std::string writeGame(const Record& record)
{
    std::string text = header(record.setup);
    State state = start(record.setup);
    for (const Taken& taken : record.decisions) {
        Decisions list;
        legal(state, list);
        if (state.question.seat != taken.seat || !list.has(taken.decision))
            return text + "not legal: " + oriflamme::text(taken.decision) + '\n';
        text += "> " + std::string(familyOf(taken.seat)) + ": " + oriflamme::text(taken.decision) + '\n';
        Steps steps;
        apply(state, taken.decision, steps);
        for (const Step& step : steps) {
            if (isTold(step.event.happening))
                text += stepTold(step);
        }
    }
    if (state.phase != Phase::Over)
        return text + "unfinished\n";
    text += "\nwinners:";
    for (const int seat : resultOf(state).winners)
        text += ' ' + std::string(familyOf(Seat(seat)));
    return text + '\n';
}

void Golden::gamesPlayAsTheyStandWritten_data()
{
    QTest::addColumn<QString>("path");
    const QDir dir(GOLDEN_DIR);
    for (const QString& file : dir.entryList({"*.txt"}))
        QTest::newRow(qPrintable(file)) << dir.filePath(file);
    QVERIFY(dir.entryList({"*.txt"}).size() >= 3);
}

void Golden::gamesPlayAsTheyStandWritten()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
    const QStringList written = QString::fromUtf8(file.readAll()).split('\n');
    file.close();
    std::vector<std::string> lines;
    for (const QString& line : written)
        lines.push_back(line.toStdString());
    const QString played = QString::fromStdString(writeGame(readGame(lines)));
    if (qEnvironmentVariableIsSet("ORIFLAMME_WRITE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Text));
        file.write(played.toUtf8());
    }
    const QStringList now = played.split('\n');
    for (qsizetype i = 0; i < std::min(now.size(), written.size()); ++i)
        QVERIFY2(now[i] == written[i],
                 qPrintable(QString("line %1: %2\nis now: %3").arg(i + 1).arg(written[i], now[i])));
    QCOMPARE(now.size(), written.size());
}

QTEST_APPLESS_MAIN(Golden)
#include "tst_golden.moc"
