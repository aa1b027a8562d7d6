pragma Singleton

import QtQml

// Advice for beginners on each card, and the other cards that matter to it.
QtObject {
    readonly property var tips: ({
        "archer": qsTr(
            "Reveal it while an opponent’s card lies at an end; it strikes every round, and one day only yours may " +
            "lie there."),
        "soldier": qsTr(
            "Look at both of its neighbours before you reveal it: it will strike next round too, and your own cards " +
            "are no exception."),
        "spy": qsTr("Lay it early beside a rich player’s card: in every round 1 influence of theirs becomes yours."),
        "heir": qsTr(
            "Reveal it early, while no other Heir lies revealed: 2 influence come in every round that it survives."),
        "shapeshifter": qsTr(
            "It is worth as much as its neighbours: keep it hidden until a strong character lies revealed beside it."),
        "lord": qsTr("Give it cards of your own on both sides: that is 3 influence in every round."),
        "assassination": qsTr("Save it for a card that earns every round, or for one on which many tokens lie."),
        "royal-decree": qsTr(
            "Do two things with one move: bring your card to where it earns, or take an opponent’s from where it " +
            "does."),
        "ambush": qsTr("Leave it face down and let tokens gather on it: that makes it worth striking."),
        "conspiracy": qsTr(
            "Lay it early and keep it hidden for a few rounds, but reveal it before its heap draws a blade, and in " +
            "round six at the latest."),
        "empress": qsTr("Reveal her early: 2 influence a round are worth the token, and you choose who gets it."),
        "fanatic": qsTr("Let it be your only revealed card, and leave the others face down."),
        "informant": qsTr(
            "Lay it between opponents’ face-down cards that gather tokens; swap it away when nothing lies beside it " +
            "any more."),
        "diplomat": qsTr("She needs a partner: pay where you will be paid, and collect before somebody strikes."),
        "deserter": qsTr("Reveal it between two characters: it strikes one, and the other, if revealed, lets it stay."),
        "judge": qsTr("Mark in one round, eliminate in the next; two marked cards are harder to save than one."),
        "insurrection": qsTr(
            "Keep it hidden once so that it has its token, then reveal it when both neighbours are opponents’ cards."),
        "racket": qsTr("Leave it face down where somebody with many stacks will strike: each of them brings you 2."),
        "infiltration": qsTr(
            "Reveal it while several of your cards lie face down, and early enough to strike afterwards."),
        "trade": qsTr("Let two or three tokens gather, then reserve it: the earlier, the more rounds it pays.")
    })

    // Told from this card's side. Of each: others, the cards it is about; text.
    readonly property var pairs: ({
        "archer": [{
            others: ["ambush", "racket"],
            text: qsTr(
                "A face-down card at an end may be a trap: an Ambush takes the Archer and pays its owner 4, a Racket " +
                "pays 2 for each of your top cards.")
        }, {
            others: ["royal-decree"],
            text: qsTr("A Decree changes what lies at the ends before the Archer’s turn comes.")
        }],
        "soldier": [{
            others: ["ambush", "racket"],
            text: qsTr(
                "A revealed Soldier may have no choice but a trap: an Ambush beside it takes it, a Racket pays for " +
                "each of your top cards.")
        }, {
            others: ["shapeshifter"],
            text: qsTr("A Shapeshifter beside your Soldier may copy it and strike this very Soldier.")
        }, {
            others: ["lord"],
            text: qsTr(
                "Beside your Lord it brings the Lord 1 more, but with no other neighbour left it must strike him.")
        }],
        "spy": [{
            others: ["conspiracy", "trade"],
            text: qsTr(
                "The heap on a Conspiracy or a Trade is safe from the Spy: it takes from the owner’s influence, " +
                "never from the card.")
        }, {
            others: ["shapeshifter"],
            text: qsTr(
                "A Shapeshifter beside a revealed Spy steals as well, from the owner of one of its own neighbours; " +
                "that may be you.")
        }],
        "heir": [{
            others: ["heir"],
            text: qsTr("A second revealed Heir stops yours too; eliminate it, and the 2 influence flow again.")
        }, {
            others: ["shapeshifter"],
            text: qsTr("A Shapeshifter beside your Heir gains 2 as well, and takes nothing away from yours.")
        }],
        "shapeshifter": [{
            others: ["heir"],
            text: qsTr("Beside any revealed Heir it gains 2, even where Heirs stop each other.")
        }, {
            others: ["lord"],
            text: qsTr("Copying a Lord it counts its own neighbours; if that Lord is yours, he is one of them.")
        }, {
            others: ["soldier", "deserter"],
            text: qsTr(
                "Copying a Soldier or a Deserter it strikes beside itself, and the card it copied may be the victim.")
        }, {
            others: ["deserter"],
            text: qsTr(
                "As a Deserter it looks round for itself: the Deserter it copied, still revealed beside it, keeps it " +
                "in the queue.")
        }, {
            others: ["informant"],
            text: qsTr(
                "As an Informant it gains from its own neighbours, or goes back into the hand to be laid anew in a " +
                "better place.")
        }, {
            others: ["diplomat"],
            text: qsTr(
                "Beside your own Diplomat it is her partner: it gains 1 and puts 2 tokens on her, round after round.")
        }, {
            others: ["ambush", "racket"],
            text: qsTr(
                "When it strikes by a copied text it meets every trap itself: an Ambush takes the Shapeshifter, a " +
                "Racket counts it among your top cards.")
        }],
        "lord": [{
            others: ["shapeshifter"],
            text: qsTr("Your own Shapeshifter beside your Lord counts for him, and by copying him counts him in turn.")
        }, {
            others: ["soldier", "deserter", "insurrection"],
            text: qsTr(
                "Yours count for your Lord too, but a Soldier or a Deserter with no other neighbour must strike him, " +
                "and an Insurrection always does.")
        }, {
            others: ["royal-decree"],
            text: qsTr("A Decree brings your cards to the Lord’s side before his turn, or takes them away.")
        }],
        "assassination": [{
            others: ["ambush", "racket"],
            text: qsTr(
                "An Ambush costs it least of all, for it leaves anyway, yet pays the owner 4; a Racket counts the " +
                "Assassination among your top cards.")
        }, {
            others: ["conspiracy", "trade"],
            text: qsTr("A face-down card with many tokens may be one of these: eliminated, the whole heap is lost.")
        }],
        "royal-decree": [{
            others: ["heir", "spy", "lord"],
            text: qsTr(
                "Carried from the passed part to the part ahead, your revealed character acts a second time this " +
                "round.")
        }, {
            others: ["conspiracy", "trade"],
            text: qsTr(
                "Carry an opponent’s laden card back into the passed part, and it cannot be revealed this round; in " +
                "the last one its tokens are lost.")
        }, {
            others: ["informant"],
            text: qsTr("A card an Informant laid down sleeps on wherever you carry it.")
        }, {
            others: ["insurrection"],
            text: qsTr(
                "Carry your own Insurrection ahead after it has struck: you are asked once more, and keeping it " +
                "gives it a token.")
        }],
        "ambush": [{
            others: ["archer", "soldier", "deserter", "judge"],
            text: qsTr("They stay and strike round after round; whoever meets your Ambush is gone, and you gain 4.")
        }, {
            others: ["assassination", "insurrection"],
            text: qsTr(
                "An Assassination would leave anyway and loses nothing; an Insurrection is discarded, though it " +
                "might have struck again.")
        }, {
            others: ["shapeshifter"],
            text: qsTr("A Shapeshifter that strikes by a copied text is the one it takes; the card beside it stays.")
        }, {
            others: ["infiltration"],
            text: qsTr("An attacker with a reserved Infiltration gains 3 for it, and still loses the card that struck.")
        }],
        "conspiracy": [{
            others: ["empress", "infiltration"],
            text: qsTr("Each token they put on a hidden Conspiracy is worth 2.")
        }, {
            others: ["informant"],
            text: qsTr(
                "An opponent’s Informant beside it gains as much as lies on it, round after round; your heap stays.")
        }, {
            others: ["racket"],
            text: qsTr("Strike no Racket while the Conspiracy gathers: each of your face-down top cards loses a token.")
        }],
        "empress": [{
            others: ["conspiracy", "ambush", "racket"],
            text: qsTr(
                "On a Conspiracy her token brings its owner 2, on an Ambush or a Racket it is lost in any case: " +
                "think about what may lie there.")
        }, {
            others: ["insurrection"],
            text: qsTr("Her token is all that a hidden Insurrection needs to strike in this very round.")
        }, {
            others: ["informant"],
            text: qsTr("Put the token on a face-down card beside your Informant, and it brings you 1 every round.")
        }],
        "fanatic": [{
            others: ["assassination", "conspiracy", "royal-decree"],
            text: qsTr("These leave as soon as they have acted, so they do not spoil its second point.")
        }, {
            others: ["infiltration"],
            text: qsTr("It feeds your face-down cards, and those do not disturb the Fanatic.")
        }, {
            others: ["shapeshifter"],
            text: qsTr(
                "A Shapeshifter of yours lying revealed costs the Fanatic the second point; an opponent’s does not.")
        }],
        "informant": [{
            others: ["empress", "infiltration"],
            text: qsTr("Your Empress, or an opponent’s Infiltration, fattens the face-down cards that she gains from.")
        }, {
            others: ["ambush", "racket"],
            text: qsTr("Swap in a trap where all looked at a revealed card: it springs even while it sleeps.")
        }, {
            others: ["shapeshifter"],
            text: qsTr("A Shapeshifter beside her gains from its own neighbours, or is itself taken back and replaced.")
        }],
        "diplomat": [{
            others: ["diplomat"],
            text: qsTr("Two revealed Diplomats feed each other 2 tokens a round, until one owner collects and goes.")
        }, {
            others: ["shapeshifter"],
            text: qsTr("A Shapeshifter beside her may pay her, and yours does it to your good every round.")
        }, {
            others: ["archer", "soldier", "assassination", "deserter", "judge", "insurrection"],
            text: qsTr(
                "Tokens on her lie open for all to see; whoever eliminates her destroys them, so collect in time.")
        }],
        "deserter": [{
            others: ["ambush", "racket"],
            text: qsTr(
                "A face-down neighbour may be a trap: an Ambush takes the Deserter at once, a Racket pays for each " +
                "of your top cards.")
        }, {
            others: ["shapeshifter", "heir", "lord"],
            text: qsTr(
                "Any revealed character beside it lets it stay, an opponent’s as well as yours, so spare one of two.")
        }],
        "judge": [{
            others: ["ambush", "racket"],
            text: qsTr(
                "A judgement token does not disarm a trap: a marked Ambush still takes the Judge, a marked Racket " +
                "still pays its owner.")
        }, {
            others: ["royal-decree"],
            text: qsTr(
                "A marked card is safe under another one; a Decree that carries the upper card off lays it open to " +
                "the Judge again.")
        }, {
            others: ["informant"],
            text: qsTr(
                "A marked Informant escapes by her swap, and the judgement token goes back; the card laid down bears " +
                "none.")
        }, {
            others: ["shapeshifter"],
            text: qsTr("A Shapeshifter beside the Judge marks and eliminates with the same tokens.")
        }],
        "insurrection": [{
            others: ["ambush", "racket"],
            text: qsTr(
                "It cannot choose, so it cannot avoid a trap beside it: an Ambush discards it, a Racket counts it " +
                "among your top cards.")
        }, {
            others: ["empress", "infiltration"],
            text: qsTr("A token from an Empress or from your Infiltration arms it at once.")
        }, {
            others: ["lord"],
            text: qsTr("Your own Lord beside it is eliminated like any neighbour, and brings you the usual 1.")
        }],
        "racket": [{
            others: ["archer", "soldier", "deserter", "judge"],
            text: qsTr(
                "A revealed attacker stays in the queue and strikes on, but is itself one of the top cards that pay " +
                "you.")
        }, {
            others: ["assassination", "insurrection"],
            text: qsTr("Both are still in the queue when the Racket counts, and so count too.")
        }, {
            others: ["ambush"],
            text: qsTr(
                "If an Insurrection takes both at once, the one that comes first along the direction acts first; " +
                "after an Ambush the attacker no longer counts.")
        }, {
            others: ["shapeshifter"],
            text: qsTr("A Shapeshifter that strikes by a copied text pays like any attacker, and counts itself.")
        }],
        "infiltration": [{
            others: ["archer", "soldier", "assassination", "deserter", "judge", "insurrection"],
            text: qsTr("Once it is reserved, each face-down card that these strike for you brings 2 more.")
        }, {
            others: ["ambush", "racket"],
            text: qsTr("The 2 are paid for a face-down trap as well; then the trap springs all the same.")
        }, {
            others: ["conspiracy", "trade", "insurrection"],
            text: qsTr(
                "Its token is worth most on these: a Conspiracy doubles it, a Trade pays it every round, an " +
                "Insurrection may strike with it.")
        }, {
            others: ["informant"],
            text: qsTr("An opponent’s Informant beside your face-down cards gains from these tokens too.")
        }],
        "trade": [{
            others: ["empress", "infiltration"],
            text: qsTr("Each token they put on a hidden Trade pays in every later round, and once more at the end.")
        }, {
            others: ["archer", "soldier", "assassination", "deserter", "judge", "insurrection"],
            text: qsTr(
                "While it gathers in the queue they can eliminate it, tokens and all; once reserved it is out of " +
                "their reach.")
        }, {
            others: ["informant"],
            text: qsTr(
                "An opponent’s Informant beside it gains as much as lies on it, as long as it is face down in the " +
                "queue.")
        }]
    })
}
