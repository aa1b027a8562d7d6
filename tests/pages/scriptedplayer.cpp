#include "tests/pages/scriptedplayer.h"

#include "app/record/names.h"
#include "tests/pages/screen.h"

#include <QAccessible>
#include <QtTest>

using namespace oriflamme;

static constexpr int patience = 300000; // computers play long between two questions

ScriptedPlayer::ScriptedPlayer(Program& program, Means means, quint32 seed)
    : m_program(&program), m_means(means), m_chance(seed)
{
}

void ScriptedPlayer::moveTo(Program& program)
{
    m_program = &program;
    m_language.clear();
    m_card = Card::None;
    m_from = -1;
}

// Learns what things are called in the language that is spoken now.
void ScriptedPlayer::learn()
{
    const QString language = m_program->settings()->language();
    if (language == m_language)
        return;
    m_language = language;
    m_handCards.clear();
    m_halves.clear();
    m_places.clear();
    m_gaps.clear();
    for (int card = 0; card < cardCount; ++card) {
        for (const char* edition : {"current", "first"})
            m_handCards[m_program->say("handCardIn", {nameOf(Card(card)), edition})] = Card(card);
    }
    for (const Half half : {Half::Gain, Half::Swap, Half::Pay, Half::Collect, Half::Mark, Half::Eliminate})
        m_halves[m_program->say("half", {nameOf(half)})] = half;
    for (int stacks = 1; stacks <= maxQueue; ++stacks) {
        for (int place = 0; place < stacks; ++place)
            m_places[m_program->say("place", {place, stacks})] = place;
    }
    for (int gap = 1; gap < maxQueue; ++gap)
        m_gaps[m_program->say("gap", {gap, maxQueue})] = gap;
    m_persons.clear();
    for (const QVariant& player : m_program->game()->stage().players())
        m_persons << screen::words("Curtain", "I am %1").replace("%1", player.toMap()["name"].toString());
    m_mayBeChosen = screen::words("StateWords", "may be chosen");
    m_leftEnd = m_program->say("leftEnd");
    m_rightEnd = m_program->say("rightEnd");
    m_onlyPlace = m_program->say("place", {0, 1});
    m_keep = m_program->say("keepHidden");
    m_reveal = m_program->say("reveal");
}

// What a thing of that name offers; false for things that are no answers.
bool ScriptedPlayer::offerOf(QQuickItem* item, const QString& name, Offer& offer) const
{
    offer.item = item;
    const QStringList facts = name.split(", ");
    if (m_persons.contains(name)) {
        offer.what = Curtain;
    } else if (m_handCards.contains(name)) {
        offer.what = HandCard;
        offer.card = m_handCards[name];
    } else if (facts.last() == m_mayBeChosen) {
        offer.what = Stack;
        for (const QString& fact : facts)
            offer.place = m_places.value(fact, offer.place);
    } else if (m_from >= 0 && m_gaps.contains(name)) {
        offer.what = Gap;
        offer.place = m_gaps[name];
    } else if (name == m_leftEnd || name == m_onlyPlace) {
        offer.what = m_from >= 0 ? Gap : Left;
        offer.place = 0;
    } else if (name == m_rightEnd) {
        offer.what = m_from >= 0 ? Gap : Right;
        offer.place = m_program->game()->stage().board().stacks;
    } else if (m_halves.contains(name)) {
        offer.what = EitherOr;
        offer.half = m_halves[name];
    } else if (name == m_keep) {
        offer.what = Keep;
    } else if (name == m_reveal) {
        offer.what = Reveal;
    } else {
        return false;
    }
    return true;
}

// A place is told from the start of one's turn, and what is to be chosen before it.
static bool waitsForCard(QQuickItem* item)
{
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(item);
    return told
           && told->text(QAccessible::Description) == screen::words("EmptySlot", "First choose a card of your hand.");
}

std::vector<ScriptedPlayer::Offer> ScriptedPlayer::offers()
{
    std::vector<Offer> list;
    for (QQuickItem* item : screen::items(m_program->window())) {
        Offer offer;
        if (screen::isOpen(item) && !waitsForCard(item) && offerOf(item, screen::nameOf(item), offer))
            list.push_back(offer);
    }
    return list;
}

bool ScriptedPlayer::isOver()
{
    return screen::find(m_program->window(), screen::words("Prompt", "Final standing")) != nullptr;
}

bool ScriptedPlayer::isAsked(const char* english)
{
    const QString question = screen::words("PromptWords", english);
    const QList<QQuickItem*> items = screen::items(m_program->window());
    return std::any_of(items.begin(), items.end(), [&](QQuickItem* item) {
        return screen::isPane(item) && screen::nameOf(item).contains(question);
    });
}

// One of the offers: a card before its place, and now and then another card instead.
const ScriptedPlayer::Offer* ScriptedPlayer::choose(const std::vector<Offer>& all)
{
    const bool another = m_card != Card::None && m_chance.bounded(8) == 0;
    std::vector<const Offer*> fit;
    for (const Offer& offer : all) {
        const bool wanted =
            m_card == Card::None || another ? offer.card != m_card || offer.what != HandCard : offer.what != HandCard;
        if (wanted)
            fit.push_back(&offer);
    }
    return fit.empty() ? nullptr : fit[m_chance.bounded(quint32(fit.size()))];
}

bool ScriptedPlayer::act()
{
    std::vector<Offer> open;
    if (!QTest::qWaitFor([&] { return isOver() || (learn(), open = offers(), !open.empty()); }, patience))
        return complain("Nothing is asked, yet the game is not over.");
    if (open.empty())
        return false;
    if (const QString wrong = m_look(); !wrong.isEmpty())
        return complain(wrong);
    if (open.front().what == Curtain)
        return draw(open.front());
    if ((m_card != Card::None || m_from >= 0) && m_chance.bounded(10) == 0)
        return putBack();
    const Offer* offer = choose(open);
    if (!offer)
        return complain("There is nothing to choose.");
    return take(*offer, open);
}

bool ScriptedPlayer::take(const Offer& offer, const std::vector<Offer>& all)
{
    const bool move = offer.what == Stack && m_from < 0 && isAsked("Choose a card to move, then its new place");
    const bool swap =
        offer.what == HandCard && isAsked("Choose the hand card to lay down; it sleeps until the end of the round");
    const bool pick = offer.what == HandCard && !swap;
    const QString name = screen::nameOf(offer.item);
    const Story& story = m_program->game()->table().story();
    const std::size_t before = story.decisions();
    QSignalSpy refused(&m_program->game()->hotSeat(), &HotSeat::lookAdvised);
    if (!(m_means == Mouse ? press(offer, all) : pressKeys(offer, all)))
        return false;
    if (move)
        m_from = offer.place;
    else if (pick)
        m_card = offer.card;
    else
        note(offer);
    if (!insist())
        return false;
    if (move || pick)
        return true;
    const bool heard = QTest::qWaitFor([&] { return story.decisions() > before || !refused.isEmpty(); });
    if (!refused.isEmpty())
        m_answers.pop_back(); // what is chosen openly need not be open to that person
    return heard || complain("Nothing is decided by '" + name + "'.");
}

// Where the table asks whether that is meant, it is.
bool ScriptedPlayer::insist()
{
    if (m_program->game()->hotSeat().choice()->doubted().isEmpty())
        return true;
    const QString meant = screen::words("Caution", "Do it anyway");
    const bool done =
        m_means == Mouse ? screen::press(m_program->window(), meant) : screen::enter(m_program->window(), meant);
    return done || complain("It cannot be insisted on.");
}

bool ScriptedPlayer::play(const std::function<bool()>& enough)
{
    while (!enough()) {
        if (!act())
            return m_complaint.isEmpty();
    }
    return true;
}

bool ScriptedPlayer::press(const Offer& offer, const std::vector<Offer>&)
{
    if (!screen::draws(m_program->window()) || !reach(offer.item))
        return complain("The mouse does not reach " + screen::nameOf(offer.item));
    if (m_doubles && screen::counts(offer.item))
        screen::doubleClick(m_program->window(), screen::centre(offer.item));
    else
        screen::click(offer.item);
    return true;
}

bool ScriptedPlayer::pressKeys(const Offer& offer, const std::vector<Offer>& all)
{
    QQuickWindow* window = m_program->window();
    QCoreApplication::processEvents(); // the page hands the keyboard on in the turn after the question
    const auto hasKeyboard = [&](const Offer& one) { return one.item == window->activeFocusItem(); };
    if (!QTest::qWaitFor([&] { return std::any_of(all.begin(), all.end(), hasKeyboard); }))
        return complain(QString("The keyboard is at '%1' and not at '%2' or its like.")
                            .arg(screen::nameOf(window->activeFocusItem()), screen::nameOf(offer.item)));
    const int digit = offer.item->property("number").toInt();
    const bool isPlace = offer.what == Left || offer.what == Right || offer.what == Stack || offer.what == Gap;
    screen::counts(offer.item);
    if (isPlace && digit >= 1 && digit <= 9 && m_chance.bounded(2) == 0) {
        QTest::keyClick(window, Qt::Key(Qt::Key_0 + digit));
        return true;
    }
    // From a place to the hand it is one step down, and up from there.
    const Qt::Key way = isPlace || offer.what == HandCard ? Qt::Key_Right : Qt::Key_Tab;
    if (offer.what == HandCard && m_card != Card::None)
        QTest::keyClick(window, Qt::Key_Down);
    for (int i = 0; i < 40 && !hasKeyboard(offer); ++i)
        QTest::keyClick(window, way);
    if (!hasKeyboard(offer))
        return complain("The keys do not come to " + screen::nameOf(offer.item));
    screen::counts(offer.item); // a queue may have turned
    QTest::keyClick(window, m_chance.bounded(2) == 0 ? Qt::Key_Return : Qt::Key_Space);
    return true;
}

// Comes out from behind the curtain and does not wait to be told what has happened.
bool ScriptedPlayer::draw(const Offer& curtain)
{
    QQuickWindow* window = m_program->window();
    const QString name = screen::nameOf(curtain.item);
    if (m_means == Keys && curtain.item != window->activeFocusItem())
        return complain("The keyboard is not at '" + name + "'.");
    screen::counts(curtain.item);
    if (m_means == Keys)
        QTest::keyClick(window, m_chance.bounded(2) == 0 ? Qt::Key_Return : Qt::Key_Space);
    else
        screen::click(curtain.item);
    const bool drawn = QTest::qWaitFor([&] {
        if (m_program->game()->stage().isMoving())
            QTest::keyClick(window, Qt::Key_Space);
        return !screen::find(window, name) && m_program->game()->hotSeat().isMyTurn();
    });
    return drawn || complain("The curtain stays down for '" + name + "'.");
}

// Turns a long queue until the item can be clicked.
bool ScriptedPlayer::reach(QQuickItem* item)
{
    QQuickWindow* window = m_program->window();
    const QString left = screen::words("QueueZone", "Further to the left");
    const QString right = screen::words("QueueZone", "Further to the right");
    for (int i = 0; i < 12; ++i) {
        const int x = screen::centre(item).x();
        QQuickItem* before = screen::find(window, left);
        QQuickItem* after = screen::find(window, right);
        if (before && x < before->mapToScene({before->width(), 0}).x())
            screen::click(before);
        else if (after && x >= after->mapToScene({}).x())
            screen::click(after);
        else
            return x > 0 && x < window->width();
        screen::rests(window, 100);
    }
    return false;
}

bool ScriptedPlayer::putBack()
{
    m_card = Card::None;
    m_from = -1;
    if (m_means == Mouse)
        return screen::press(m_program->window(), screen::words("Prompt", "Other card"));
    QTest::keyClick(m_program->window(), Qt::Key_Escape);
    return true;
}

void ScriptedPlayer::note(const Offer& offer)
{
    const auto to = std::int8_t(offer.place);
    switch (offer.what) {
    case Curtain: break;
    case HandCard: m_answers.push_back({.action = Action::Swap, .card = offer.card}); break;
    case Left: m_answers.push_back({.action = Action::PlaceLeft, .card = m_card}); break;
    case Right: m_answers.push_back({.action = Action::PlaceRight, .card = m_card}); break;
    case Stack:
        if (m_from >= 0)
            m_answers.push_back({.action = Action::MoveOnto, .from = std::int8_t(m_from), .to = to});
        else if (m_card != Card::None)
            m_answers.push_back({.action = Action::PlaceOn, .card = m_card, .to = to});
        else
            m_answers.push_back({.action = Action::Target, .to = to});
        break;
    case Gap: m_answers.push_back({.action = Action::MoveGap, .from = std::int8_t(m_from), .to = to}); break;
    case Keep: m_answers.push_back({.action = Action::Keep}); break;
    case EitherOr: m_answers.push_back({.action = Action::Mode, .half = offer.half}); break;
    case Reveal: m_answers.push_back({.action = Action::Reveal}); break;
    }
    m_card = Card::None;
    m_from = -1;
}

bool ScriptedPlayer::complain(const QString& what)
{
    m_complaint = what;
    return false;
}
