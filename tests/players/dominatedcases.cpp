#include "tests/players/dominatedcases.h"

namespace oriflamme {

namespace {

Position at(std::string_view picture)
{
    return Position(picture);
}

constexpr std::string_view withoutTraps = "archer soldier spy heir shapeshifter lord empress fanatic judge trade";
constexpr std::string_view mixture = "archer soldier heir shapeshifter lord ambush conspiracy empress deserter judge";
constexpr std::string_view otherMixture = "archer spy lord royal-decree conspiracy empress diplomat insurrection "
                                          "racket trade";

}

// Own cards that are eliminated while those of others could be.
static void eliminations(std::vector<DominatedCase>& list)
{
    const auto add = [&](const char* name, Position position, const char* only, const char* never = "") {
        list.push_back({name, std::move(position), only, never});
    };
    add("an Archer takes the foreign Lord, not the own Heir",
        at("wolf: heir^ | >wolf: archer | stag: lord^").round(3).play("reveal"), "target 2");
    add("an Archer takes the foreign Heir, not the own tokens",
        at("wolf: spy(2) | >wolf: archer | stag: heir^").round(3).play("reveal"), "target 2");
    add("an Archer does not take itself", at("stag: lord^ | >wolf: archer").round(2).play("reveal"), "target 0");
    add("an Archer among five takes a rival's card",
        at("wolf: lord^ | >wolf: archer | tower: spy^ | raven: heir^ | stag: soldier^").seats(5).play("reveal"),
        "target 4");
    add("an Archer of the first edition takes the foreign Lord",
        at("raven: heir^ | stag: spy | >raven: archer | stag: lord^").seats(3).firstEdition().play("reveal"),
        "target 3");
    add("a Soldier takes the foreign Heir, not the own Lord",
        at("wolf: lord^ | >wolf: soldier | stag: heir^").round(3).play("reveal"), "target 2");
    add("a Soldier takes the foreign Spy, not the own plot",
        at("wolf: conspiracy(3) | >wolf: soldier | stag: spy^").round(4).play("reveal"), "target 2");
    add("a Soldier fears no Ambush so much that it takes its own Lord",
        at("wolf: lord^ | >wolf: soldier | stag: spy(1)").round(3).play("reveal"), "target 2");
    add("a Soldier of the first edition does not walk into its own Ambush",
        at("stag: ambush | >stag: soldier | wolf: spy^ | raven: heir^ | tower: archer").firstEdition().play("reveal"),
        "target 2");
    add("an Assassination takes neither itself nor its own Lord",
        at(">wolf: assassination | wolf: lord^ | stag: heir^").round(3).play("reveal"), "target 2");
    add("an Assassination does not take itself off its own Lord, who comes free anyway",
        at(">wolf: lord^ assassination | stag: heir^").round(3).play("reveal"), "", "target 0");
    list.back().greedyToo = false;
    add("a Soldier does not take its own tokens off its own stack",
        at("wolf: lord^ spy(2) | >wolf: soldier | stag: heir^").round(3).play("reveal"), "target 2");
    list.back().greedyToo = false;
    add("an Assassination among three takes a rival's card",
        at("wolf: heir^ | >wolf: assassination | stag: lord^ | raven: spy^").round(4).play("reveal"), "",
        "target 0, target 1");
    list.back().greedyToo = false;
    add("an Assassination of the first edition takes a rival's card",
        at("tower: lord^ | tower: heir^ | >tower: assassination | raven: spy^ | stag: heir^ | wolf: lord^")
            .firstEdition()
            .round(4)
            .play("reveal"),
        "", "target 0, target 1, target 2");
    add("a Shapeshifter who plays the Soldier takes him, not the own Lord",
        at("wolf: lord^ | >wolf: shapeshifter | stag: soldier^").round(3).play("reveal", "target 2"), "target 2");
    add("a Shapeshifter who plays the Archer takes the foreign Lord",
        at("stag: lord^ | raven: archer^ | >wolf: shapeshifter | wolf: heir^").round(3).play("reveal", "target 1"),
        "target 0");
    add("a Deserter takes the foreign Fanatic, not the own Empress",
        at("wolf: empress^ | >wolf: deserter | stag: fanatic^").round(3).play("reveal"), "target 2");
    add("a Deserter takes the Diplomat with tokens, not the own Judge",
        at("stag: judge^ | >stag: deserter | wolf: diplomat^(4) | raven: empress^").round(4).play("reveal"),
        "target 2");
    add("a Deserter takes the foreign Empress, not the own face-down card",
        at("wolf: trade(2) | >wolf: deserter | oak: empress^").seats(5).round(4).play("reveal"), "target 2");
    add("a Judge takes the foreign card of two that are marked",
        at("wolf: fanatic^* | >wolf: judge | stag: empress^*").round(3).play("reveal", "mode eliminate"), "target 2");
    add("a Judge fears no Racket so much that it takes its own Empress",
        at("wolf: empress^* | >wolf: judge | stag: fanatic(2)*").round(4).play("reveal", "mode eliminate"), "target 2");
    add("a Judge does not take the only marked card, its own",
        at("wolf: fanatic^* | >wolf: judge | stag: empress^").round(3).play("reveal"), "mode mark");
    add("where there is no trap, a Soldier takes the foreign face-down card",
        at("wolf: heir^ | >wolf: soldier | stag: spy(2)").cards(withoutTraps).round(3).play("reveal"), "target 2");
    add("where there is no trap, a Judge takes the foreign face-down card",
        at("wolf: lord^* | >wolf: judge | raven: trade(2)* | stag: heir^")
            .cards(withoutTraps)
            .round(4)
            .play("reveal", "mode eliminate"),
        "target 2");
    add("an Archer of a mixed game takes the foreign Judge, not the own Empress",
        at("wolf: empress^ | >wolf: archer | raven: heir | stag: judge^").cards(mixture).round(3).play("reveal"),
        "target 3");
    add("a Deserter of a mixed game takes the foreign Lord, not the own Conspiracy",
        at("wolf: conspiracy(2) | >wolf: deserter | stag: lord^ | tower: heir^ | oak: archer")
            .cards(mixture)
            .firstEdition()
            .round(4)
            .play("reveal"),
        "target 2");
    add("a Shapeshifter who plays the Judge takes the foreign card",
        at("wolf: lord^* | stag: judge^* | >wolf: shapeshifter")
            .cards(mixture)
            .round(3)
            .play("reveal", "mode eliminate"),
        "target 1");
}

// Cards that are revealed too early, or too late.
static void moments(std::vector<DominatedCase>& list)
{
    const auto add = [&](const char* name, Position position, const char* only) {
        list.push_back({name, std::move(position), only, ""});
    };
    add("no Conspiracy without tokens in round 1", at(">wolf: conspiracy | stag: spy"), "keep");
    add("no Conspiracy without tokens in round 3",
        at("stag: lord^ | raven: heir^ | >tower: conspiracy | wolf: spy(1)").round(3), "keep");
    add("no Conspiracy without tokens in the first edition",
        at("stag: lord^ | >raven: conspiracy | wolf: archer").firstEdition().round(2), "keep");
    add("no Conspiracy without tokens in a mixed game",
        at("stag: judge^ | >wolf: conspiracy | raven: heir").cards(mixture).round(2), "keep");
    add("no Conspiracy without tokens to free a hidden card",
        at("stag: lord^ | >wolf: archer conspiracy | raven: spy").round(2), "keep");
    list.back().greedyToo = false;
    add("no Trade without tokens in round 1", at(">wolf: trade | stag: judge | raven: fanatic"), "keep");
    add("no Trade without tokens in a mixed game",
        at("oak: spy^ | >wolf: trade | stag: lord | raven: empress").seats(5).cards(otherMixture).round(2), "keep");
    add("no Ambush that bears tokens", at(">wolf: ambush(2) | stag: spy^ | stag: archer^").round(3), "keep");
    add("no Ambush that bears tokens, of the first edition",
        at("stag: heir^ | >wolf: ambush(1) | tower: soldier^ | raven: spy").firstEdition().round(3), "keep");
    add("no Racket that bears tokens", at(">wolf: racket(2) | stag: deserter^ | raven: judge^").round(3), "keep");
    list.back().greedyToo = false;
    add("no Racket that bears tokens, in a mixed game",
        at("stag: archer^ | >wolf: racket(1) | raven: lord^").cards(otherMixture).round(3), "keep");
    add("no Soldier between his own Lord and his own Heir",
        at("stag: lord^ | wolf: heir^ | >wolf: soldier | wolf: lord^").round(3), "keep");
    add("no Insurrection between the own Empress and the own Fanatic",
        at("stag: empress^ | wolf: fanatic^ | >wolf: insurrection(1) | wolf: empress^").round(3), "keep");

    add("the last round cashes in a Conspiracy", at("stag: spy^ | >wolf: conspiracy(2)").round(6), "reveal");
    add("the last round cashes in a Conspiracy among five",
        at("stag: spy^ | raven: heir^ | >oak: conspiracy(1) | tower: lord^ | wolf: spy(2)").round(6), "reveal");
    add("the last round reveals a Judge",
        at("stag: diplomat^ | >wolf: judge | raven: diplomat^ | wolf: empress^*").round(6), "reveal");
    list.back().greedyToo = false;
    add("the last round cashes in tokens", at(">wolf: spy(3) | stag: spy^ | stag: heir^").round(6), "reveal");
    add("the last round cashes in one token", at("stag: heir^ | >wolf: heir(1) | raven: lord^").round(6), "reveal");
    add("the last round cashes in tokens in the first edition",
        at("stag: heir^ | >wolf: lord(2) | raven: spy^").firstEdition().round(6), "reveal");
    add("the last round cashes in a Soldier's tokens", at("stag: heir^ | >wolf: soldier(2) | raven: lord^").round(6),
        "reveal");
    add("the last round cashes in an Assassination's tokens",
        at(">wolf: assassination(1) | stag: lord^ | raven: heir^").round(6), "reveal");
    add("the last round reserves a Trade", at(">wolf: trade(3) | stag: empress^").round(6), "reveal");
    add("the last round cashes in an Infiltration",
        at("stag: empress^ | >wolf: infiltration(2) | raven: judge^").round(6), "reveal");
    add("the last round cashes in an Insurrection between rivals",
        at("stag: empress^ | >wolf: insurrection(3) | raven: judge^").round(6), "reveal");
    add("the last round cashes in an Empress in a mixed game",
        at("stag: spy^ | >tower: empress(2) | raven: lord^ | wolf: lord^").cards(otherMixture).round(6), "reveal");
    add("the last round reveals an Heir that nobody blocks", at("stag: lord^ | >wolf: heir | stag: spy^").round(6),
        "reveal");
    list.back().byRule = false;
    add("the last round reveals a Lord", at("stag: heir^ | raven: spy^ | >wolf: lord").round(6), "reveal");
    add("the last round reveals an Empress", at("stag: judge^ | >wolf: empress | raven: fanatic^").round(6), "reveal");
    add("the last round reveals a Diplomat that pays for sure",
        at("stag: fanatic^ | >wolf: diplomat | raven: fanatic^").round(6), "reveal");
    list.back().greedyToo = false;
    add("the last round reveals an Informant beside tokens",
        at("stag: judge(2) | >wolf: informant | raven: fanatic^").round(6), "reveal");
    list.back().greedyToo = false;
    add("the last round takes the point of a Racket that nobody can strike any more",
        at(">wolf: racket(1) | stag: empress^ | raven: fanatic^").round(6), "reveal");
    list.back().greedyToo = false;
    add("the last round takes the point of an Ambush that nobody can spring any more",
        at("stag: heir^ | >wolf: ambush(2)").round(6), "reveal");
    add("the last round shoots the Lord before he gains", at(">wolf: archer | stag: heir^ | stag: lord^").round(6),
        "reveal");
    list.back().byRule = false;
}

// What is pointed at, fed, moved or covered to one's own loss.
static void others(std::vector<DominatedCase>& list)
{
    const auto add = [&](const char* name, Position position, const char* only, const char* never = "") {
        list.push_back({name, std::move(position), only, never});
    };
    add("a Spy does not point at the own card",
        at("wolf: lord^ | >wolf: spy | stag: heir^").influence("stag 4").play("reveal"), "target 2");
    add("a Spy of the first edition does not point at the own card",
        at("raven: archer | >raven: spy | stag: heir^ | wolf: lord").firstEdition().influence("stag 2").play("reveal"),
        "target 2");
    add("a Spy does not point at who has nothing",
        at("stag: lord^ | >wolf: spy | raven: heir^").influence("stag 0, raven 5").play("reveal"), "target 2");
    add("a Spy of a mixed game does not point at the own card",
        at("stag: empress^ | >wolf: spy | wolf: trade(1)").cards(otherMixture).influence("stag 3").play("reveal"),
        "target 0");
    add("a Shapeshifter plays the Lord, not a Shapeshifter",
        at("stag: shapeshifter^ | >wolf: shapeshifter | wolf: lord^").round(3).play("reveal"), "target 2");
    add("a Judge marks no own card",
        at("wolf: fanatic^ | >wolf: judge | stag: empress^").round(3).play("reveal", "mode mark"), "target 2");
    add("a Judge of a mixed game marks no own card",
        at("wolf: lord^ | >wolf: judge | raven: heir^ | stag: empress^")
            .cards(mixture)
            .round(3)
            .play("reveal", "mode mark"),
        "", "target 0, target 1");
    add("an Empress feeds the last, not the leader",
        at(">wolf: empress | stag: judge | raven: judge").influence("wolf 4, stag 12, raven 1").play("reveal"),
        "target 2");
    add("an Empress of a mixed game feeds the last, not the leader",
        at("stag: spy | >wolf: empress | raven: lord | tower: archer^ | oak: spy^")
            .cards(otherMixture)
            .influence("wolf 5, stag 14, raven 2, tower 6, oak 6")
            .play("reveal"),
        "target 2");
    list.back().greedyToo = false;
    add("in the last round an Empress feeds a card that the walk has passed",
        at("stag: judge | >wolf: empress | stag: deserter").round(6).play("reveal"), "target 0");
    add("an Empress feeds no leader, by however little he leads",
        at(">wolf: empress | stag: judge | raven: judge").influence("wolf 1, stag 5, raven 4").play("reveal"),
        "target 2");
    list.back().greedyToo = false;
    add("a Diplomat pays the last, not the leader",
        at(">wolf: diplomat | stag: diplomat^ | raven: diplomat^")
            .influence("wolf 4, stag 12, raven 1")
            .round(3)
            .play("reveal", "mode pay"),
        "target 2");
    add("a Diplomat does not collect nothing", at(">wolf: diplomat | stag: fanatic^").round(2).play("reveal"),
        "mode pay");
    add("a Diplomat among four does not collect nothing",
        at("stag: empress^ | raven: fanatic | >tower: diplomat | wolf: judge").round(2).play("reveal"), "mode pay");
    add("the last round collects from a Diplomat",
        at(">stag: fanatic | wolf: diplomat^(4) | stag: empress^").round(6).play("reveal"), "mode collect");
    add("the last round gains by an Informant, and swaps it for nothing no more",
        at(">wolf: informant | stag: fanatic(3) | raven: judge^").round(6).play("reveal"), "mode gain");
    list.back().byRule = false;

    add("a Decree moves no own Heir away from the last walk",
        at("stag: soldier^ | >wolf: royal-decree | wolf: heir^ | stag: spy^").round(6).play("reveal"), "",
        "move 2 gap 0, move 2 gap 1");
    add("a Decree moves no own tokens away from the last walk",
        at("stag: soldier^ | raven: spy^ | >wolf: royal-decree | wolf: conspiracy(2) | stag: lord^")
            .round(6)
            .play("reveal"),
        "", "move 3 gap 0, move 3 gap 1, move 3 gap 2");
    add("a Decree lets no foreign Lord or Heir act twice",
        at("stag: lord^ | stag: heir^ | >wolf: royal-decree | wolf: lord^ | raven: spy^").round(3).play("reveal"), "",
        "move 0 gap 3, move 0 gap 4, move 0 gap 5, move 1 gap 3, move 1 gap 4, move 1 gap 5");
    list.back().greedyToo = false;
    add("a Decree of a mixed game lets no foreign Empress act twice",
        at("stag: empress^ | >wolf: royal-decree | raven: spy^ | stag: lord")
            .cards(otherMixture)
            .round(3)
            .play("reveal"),
        "", "move 0 gap 2, move 0 gap 3, move 0 gap 4");
    add("a Decree of the first edition covers no own Lord",
        at(">wolf: royal-decree | wolf: spy^ | wolf: lord^ | stag: heir^").firstEdition().round(4).play("reveal"), "",
        "move 1 on 2");

    add("no Archer and no Heir on the own Lord",
        at("wolf: lord^ | stag: spy^").hand("wolf", "archer heir soldier").first("wolf"), "",
        "place archer on 0, place heir on 0");
    add("no Judge and no Fanatic on the own Empress",
        at("stag: fanatic^ | wolf: empress^ | raven: judge^").hand("wolf", "judge fanatic deserter").first("wolf"), "",
        "place judge on 1, place fanatic on 1");
    add("no Archer on the own Empress of a mixed game",
        at("stag: lord^ | raven: empress^ | wolf: spy").cards(otherMixture).hand("raven", "archer").first("raven"), "",
        "place archer on 1");
    add("no Conspiracy in the last round", at("wolf: lord^ | stag: spy^").round(6).hand("wolf", "conspiracy heir"), "",
        "place conspiracy left, place conspiracy right, place conspiracy on 0");
    add("no Trade in the last round", at("wolf: fanatic^ | stag: judge^").round(6).hand("wolf", "trade empress"), "",
        "place trade left, place trade right, place trade on 0");
}

std::vector<DominatedCase> dominatedCases()
{
    std::vector<DominatedCase> list;
    eliminations(list);
    moments(list);
    others(list);
    return list;
}

std::vector<Decision> decisionsFrom(const std::string& texts)
{
    std::vector<Decision> decisions;
    for (const std::string& text : split(texts, ','))
        decisions.push_back(decisionFrom(text).value());
    return decisions;
}

bool isAmong(const Decision& decision, const std::vector<Decision>& list)
{
    return std::find(list.begin(), list.end(), decision) != list.end();
}

}
