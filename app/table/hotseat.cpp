#include "app/table/hotseat.h"

#include "app/record/names.h"
#include "engine/sight/ruling.h"

using namespace oriflamme;

HotSeat::HotSeat(Table& table, Stage& stage, const Storage& storage)
    : m_table(table), m_stage(stage), m_storage(storage)
{
    connect(&stage, &Stage::turned, this, &HotSeat::follow);
    connect(&m_choice, &Choice::made, this, &HotSeat::decide);
    connect(&m_choice, &Choice::changed, this, [this] { m_previews.open(m_stage.view(), m_choice.options()); });
    // Who looks at their own cards while others look on is never warned: that would tell of them.
    m_choice.setDoubt([this](const Decision& decision) {
        return m_warns && !isLooking() && m_previews.harm(decision) != Harm::None;
    });
}

void HotSeat::play(const std::vector<Player>& players)
{
    m_eyes.begin(players);
    emit seated();
}

void HotSeat::watch(const std::vector<Player>& players, bool finished)
{
    m_eyes.watch(players, finished);
    emit seated();
}

// Another view is shown.
void HotSeat::follow()
{
    m_adviser.close();
    m_hand.show(handRows(m_stage.view()));
    openChoices();
}

void HotSeat::offer()
{
    openChoices();
    m_stage.refresh();
}

void HotSeat::openChoices()
{
    const View& view = m_stage.view();
    if (isStill())
        m_eyes.ask(m_table.state().question, m_strict);
    if (isMyTurn())
        m_choice.offer(view.question.asks, view.legal);
    else
        m_choice.offer(Asks::Nothing, {});
    m_previews.open(view, m_choice.options()); // other eyes may have the same choices
    if (isMyTurn() && view.viewer == view.question.seat) {
        const Record record = m_table.record();
        m_adviser.open(oriflamme::look(record, view.viewer), chance(record, view.viewer));
    } else {
        m_adviser.close(); // who sees less than the seat that is asked gets no advice
    }
    emit changed();
}

// Nothing moves on the table any more, and all that is to be saved is.
bool HotSeat::isStill() const
{
    const bool saved = m_table.isPrepared() || m_storage.pending() == 0;
    return m_table.isOpen() && !m_stage.isMoving() && saved;
}

bool HotSeat::isMyTurn() const
{
    return isStill() && !m_table.hasEnded() && m_eyes.mayAnswer(m_table.state().question);
}

// A choice that is open on the screen was made. With persons round the table that need not be a legal one: what a
// bystander may choose tells nothing of the card.
void HotSeat::decide(const Decision& decision)
{
    const bool accepted = m_judge(decision);
    if (accepted && m_table.decide(m_table.state().question.seat, decision))
        return;
    offer();
    if (accepted)
        emit lookAdvised();
}

void HotSeat::answered()
{
    m_eyes.answered(m_table.state().question);
    m_stage.turn(m_eyes.viewer());
}

// Who comes to a game that is played is told what has happened since they decided last.
void HotSeat::pass()
{
    m_eyes.pass();
    turn();
    const Seat seat = m_eyes.viewer();
    if (m_table.isOpen() && seat != noSeat && !m_eyes.looking())
        m_stage.tellSince(m_table.upToLastOf(seat));
}

void HotSeat::refuse()
{
    m_eyes.refuse();
    turn();
}

void HotSeat::see(int eyes)
{
    if (eyes == m_eyes.viewer() || !eyesOpen().contains(eyes))
        return;
    m_eyes.see(Seat(eyes));
    turn();
}

// Shows to whose eyes it is now; a replay stands still for that.
void HotSeat::turn()
{
    if (m_table.isOpen()) {
        m_stage.turn(m_eyes.viewer());
        offer();
    } else if (m_stage.isOpen()) {
        m_stage.jump(m_eyes.viewer(), 1);
        emit eyesChosen();
    }
}

void HotSeat::call(int seat)
{
    if (!m_table.isOpen() || m_stage.isMoving() || m_stage.view().phase == Phase::Over)
        return;
    m_eyes.call(Seat(seat));
    offer();
}

bool HotSeat::canLook() const
{
    return isSeveral() && isMyTurn() && (viewer() == noSeat || isLooking());
}

void HotSeat::look(bool on)
{
    if (on && !canLook())
        return;
    m_eyes.look(m_table.state().question.seat, on);
    m_stage.turn(m_eyes.viewer());
}

QVariantList HotSeat::eyesOpen() const
{
    QVariantList list;
    for (const Seat seat : m_eyes.open())
        list.append(int(seat));
    return list;
}

AskedFacts HotSeat::asked() const
{
    const View& view = m_stage.view();
    const Question& question = view.question;
    AskedFacts facts{nameOf(question.asks), question.seat, nameOf(question.card), nameOf(question.copied),
                     nameOf(question.half)};
    if (question.asks == Asks::KeepOrReveal) {
        facts.card = nameOf(view.queue.top(view.place).card);
        facts.tokens = view.queue.top(view.place).tokens;
    }
    return facts;
}

static QVariantMap refused(Refusal reason, const Question& question)
{
    if (reason == Refusal::None)
        return {};
    return {{"reason", fromView(name(reason))}, {"rule", ruleName(rulingOf(reason, question))}};
}

QVariantMap HotSeat::refusalOf(const QString& code) const
{
    const View& view = m_stage.view();
    return isMyTurn() ? refused(refusal(view, m_choice.decisionOf(code, view)), view.question) : QVariantMap();
}

QVariantMap HotSeat::refusalAt(int place, bool covered) const
{
    const Question& question = m_stage.view().question;
    const bool points = question.reach() != Reach::Nothing || question.asks == Asks::Move;
    if (covered && points && isMyTurn())
        return refused(Refusal::Covered, question);
    return refusalOf(QString::number(place));
}

void HotSeat::setStrict(bool strict)
{
    if (m_strict == strict)
        return;
    m_strict = strict;
    emit strictChanged();
    offer();
}
