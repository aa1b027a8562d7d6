<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutButton</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>This is an independent implementation of the published rules, with drawings and words of its own. The name of the game belongs to its owners, who have no part in this and do not answer for it.</source>
        <translation>Ceci est une réalisation indépendante des règles publiées, avec ses propres dessins et ses propres textes. Le nom du jeu appartient à ses propriétaires, qui n’y ont aucune part et n’en répondent pas.</translation>
    </message>
    <message>
        <source>The project lives here</source>
        <translation>Site du projet</translation>
    </message>
    <message>
        <source>Your games are kept here</source>
        <translation>Vos parties sont conservées ici</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>This goes into the report of a bug, without your name.</source>
        <translation>Voici ce que dira le rapport de bogue, sans votre nom.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>The game is free software under the %1: use it, change it and pass it on.</source>
        <translation>Le jeu est un logiciel libre sous la licence %1&#x202f;: utilisez-le, modifiez-le et transmettez-le.</translation>
    </message>
    <message>
        <source>The game is built on Qt %1, by The Qt Company and others, under the %2.</source>
        <translation>Le jeu est développé avec Qt %1, de The Qt Company et d’autres, sous la licence %2.</translation>
    </message>
    <message>
        <source>It is linked dynamically: you may put a changed Qt in the place of this one.</source>
        <translation>Qt est lié dynamiquement&#x202f;: vous pouvez mettre un Qt modifié à sa place.</translation>
    </message>
    <message>
        <source>It is linked statically: build the game anew from its sources to put a changed Qt into it.</source>
        <translation>Qt est lié statiquement&#x202f;: reconstruisez le jeu à partir de son code source pour y mettre un Qt modifié.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Code source</translation>
    </message>
    <message>
        <source>Titles are set in this font, under the %1.</source>
        <translation>Les titres sont composés avec cette police, sous la licence %1.</translation>
    </message>
    <message>
        <source>Text and figures are set in this font, under the %1.</source>
        <translation>Les textes et les chiffres sont composés avec cette police, sous la licence %1.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Copier pour un rapport de bogue</translation>
    </message>
    <message>
        <source>Its sounds are in the public domain under %1.</source>
        <translation>Ses sons appartiennent au domaine public, sous %1.</translation>
    </message>
</context>
<context>
    <name>AsideRow</name>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>An Archer that hits itself still brings its owner 1 influence.</source>
        <translation>Même un Archer qui se vise lui-même rapporte 1 point d’Influence à son propriétaire.</translation>
    </message>
    <message>
        <source>Where the end is a stack, only its top card is eliminated; the card under it takes its place.</source>
        <translation>Si le bout de la File est une pile, seule la carte du dessus est éliminée&#x202f;; celle d’en dessous prend sa place.</translation>
    </message>
    <message>
        <source>If the queue is a single stack, its top card must go and there is nothing to choose.</source>
        <translation>Si la File se réduit à une seule pile, sa carte du dessus est éliminée et il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>At an end of the queue only one card is adjacent, so there is nothing to choose.</source>
        <translation>À un bout de la File, une seule carte est adjacente&#x202f;: il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>Once revealed, the Soldier strikes every round; you cannot hold it back.</source>
        <translation>Une fois révélé, le Soldat frappe à chaque tour&#x202f;; impossible de le retenir.</translation>
    </message>
    <message>
        <source>Between two cards of the same family you still point at one of them.</source>
        <translation>Entre deux cartes d’une même famille, vous en désignez tout de même une.</translation>
    </message>
    <message>
        <source>While two revealed Heirs lie uncovered, neither of them gains anything.</source>
        <translation>Tant que deux Héritiers révélés et non recouverts sont dans la File, aucun d’eux ne rapporte quoi que ce soit.</translation>
    </message>
    <message>
        <source>It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter.</source>
        <translation>Il agit depuis sa propre place&#x202f;: s’il copie un Soldat, il frappe une carte adjacente au Changeforme.</translation>
    </message>
    <message>
        <source>Cards lying under the Lord itself are not adjacent and never count.</source>
        <translation>Les cartes placées sous le Seigneur lui-même ne sont pas adjacentes et ne comptent jamais.</translation>
    </message>
    <message>
        <source>In the current edition the Lord brings 3 influence at most; in the first edition large stacks can bring more.</source>
        <translation>Dans l’édition actuelle, le Seigneur rapporte au plus 3 points d’Influence&#x202f;; dans la première, de grandes piles peuvent rapporter davantage.</translation>
    </message>
    <message>
        <source>If it eliminates itself, you gain the usual 1 influence.</source>
        <translation>S’il s’élimine lui-même, vous gagnez tout de même 1 point d’Influence.</translation>
    </message>
    <message>
        <source>Nobody gains influence for the attacker that the Ambush takes along.</source>
        <translation>Personne ne gagne rien pour l’attaquant que l’Embuscade fait défausser.</translation>
    </message>
    <message>
        <source>Tokens lying on an eliminated Ambush are lost; you gain the 4 from the supply.</source>
        <translation>Les jetons posés sur une Embuscade éliminée sont perdus&#x202f;; les 4 points viennent de la réserve.</translation>
    </message>
    <message>
        <source>Three tokens bring 6 influence in all, not 9.</source>
        <translation>Trois jetons rapportent 6 points d’Influence au total, et non 9.</translation>
    </message>
    <message>
        <source>Revealed with no token on it, it brings nothing.</source>
        <translation>Révélé sans jeton, il ne rapporte rien.</translation>
    </message>
    <message>
        <source>An Insurrection that was turned face down again may receive the token.</source>
        <translation>Le jeton peut aussi aller sur une Insurrection remise face cachée.</translation>
    </message>
    <message>
        <source>If an opponent has a face-down top card, you may not keep the token back.</source>
        <translation>Si un adversaire a une carte du dessus face cachée, vous ne pouvez pas refuser de poser le jeton.</translation>
    </message>
    <message>
        <source>Face-down, covered and reserved cards do not count.</source>
        <translation>Les cartes face cachée, recouvertes ou conservées ne comptent pas.</translation>
    </message>
    <message>
        <source>A Shapeshifter that copies your own Fanatic gains only 1, for that Fanatic lies revealed.</source>
        <translation>Un Changeforme qui copie votre propre Fanatique ne rapporte qu’un point, car ce Fanatique est révélé.</translation>
    </message>
    <message>
        <source>If the Informant lay on a stack, the new card lies on that same stack.</source>
        <translation>Si l’Informatrice était sur une pile, la nouvelle carte va sur cette même pile.</translation>
    </message>
    <message>
        <source>Everybody knows that the Informant is in your hand until you next lay a card.</source>
        <translation>Tout le monde sait que l’Informatrice est dans votre main, jusqu’à ce que vous posiez une carte.</translation>
    </message>
    <message>
        <source>The Diplomat is the only revealed card that can hold tokens.</source>
        <translation>La Diplomate est la seule carte révélée à pouvoir porter des jetons.</translation>
    </message>
    <message>
        <source>Her tokens stay when she is covered and are lost when she is eliminated.</source>
        <translation>Ses jetons restent quand elle est recouverte et sont perdus quand elle est éliminée.</translation>
    </message>
    <message>
        <source>You may collect even if no token lies on her; she is then discarded for nothing.</source>
        <translation>Vous pouvez encaisser même si elle ne porte aucun jeton&#x202f;; elle est alors défaussée pour rien.</translation>
    </message>
    <message>
        <source>It looks round only after the gap has closed, so the card that moved up may keep it in the queue.</source>
        <translation>Il ne regarde autour de lui qu’une fois la File resserrée&#x202f;: une carte qui vient de se rapprocher peut donc le sauver.</translation>
    </message>
    <message>
        <source>With no card to eliminate it looks round all the same, and so it leaves.</source>
        <translation>S’il n’a rien à éliminer, il regarde tout de même autour de lui, et s’en va donc.</translation>
    </message>
    <message>
        <source>A face-down card that turns out to be a character brings the extra point too.</source>
        <translation>Une carte face cachée qui se révèle être un personnage rapporte aussi le point supplémentaire.</translation>
    </message>
    <message>
        <source>Taken by an Ambush, it leaves at once and does not look round.</source>
        <translation>Pris dans une Embuscade, il part aussitôt, sans regarder autour de lui.</translation>
    </message>
    <message>
        <source>A marked card is safe from the Judge while another card covers it.</source>
        <translation>Une carte marquée ne craint rien du Juge tant qu’une autre la recouvre.</translation>
    </message>
    <message>
        <source>You gain 1 for each card it eliminates, so 2 if there is one on either side.</source>
        <translation>Vous gagnez 1 point par carte éliminée, donc 2 s’il y en a une de chaque côté.</translation>
    </message>
    <message>
        <source>The attacking card counts too, if it is still in the queue.</source>
        <translation>La carte qui l’a éliminé compte aussi, si elle est encore dans la File.</translation>
    </message>
    <message>
        <source>Covered cards neither count nor lose tokens.</source>
        <translation>Les cartes recouvertes ne comptent pas et ne perdent aucun jeton.</translation>
    </message>
    <message>
        <source>The influence comes from the supply, and the tokens that are lost go there.</source>
        <translation>Les points viennent de la réserve, et les jetons perdus y retournent.</translation>
    </message>
    <message>
        <source>With no face-down card of yours in the queue it is reserved all the same.</source>
        <translation>Même sans carte face cachée dans la File, vous la conservez.</translation>
    </message>
    <message>
        <source>An Insurrection that takes two face-down cards brings the 2 twice.</source>
        <translation>Une Insurrection qui élimine deux cartes face cachée rapporte deux fois ces 2 points.</translation>
    </message>
    <message>
        <source>Its tokens are not taken when it is revealed: they are its capital.</source>
        <translation>Quand vous le révélez, vous ne prenez pas ses jetons&#x202f;: c’est son capital.</translation>
    </message>
    <message>
        <source>Eliminated before that, it goes to the discard pile and its tokens are lost.</source>
        <translation>Éliminé avant cela, il va à la défausse et ses jetons sont perdus.</translation>
    </message>
</context>
<context>
    <name>CardRules</name>
    <message>
        <source>Choose the first or the last card of the queue, face down or revealed, whoever owns it, and eliminate it. You gain 1 influence. An Archer that stands at an end may hit itself.</source>
        <translation>Choisissez la carte à l’un des bouts de la File, face cachée ou révélée, quel que soit son propriétaire, et éliminez-la. Vous gagnez 1 point d’Influence. Un Archer placé à un bout peut se viser lui-même.</translation>
    </message>
    <message>
        <source>Choose the card right before or right after the Soldier, face down or revealed, and eliminate it. You gain 1 influence. If your own card is the only choice, it must go; with no adjacent card nothing happens.</source>
        <translation>Choisissez la carte juste avant ou juste après le Soldat, face cachée ou révélée, et éliminez-la. Vous gagnez 1 point d’Influence. Si seule une de vos cartes peut être choisie, elle doit partir&#x202f;; sans carte adjacente, il ne se passe rien.</translation>
    </message>
    <message>
        <source>Choose an adjacent card, face down or revealed. Take 1 influence from its owner, never from the tokens on the card. From yourself, or from a player who has none, nothing is taken.</source>
        <translation>Choisissez une carte adjacente, face cachée ou révélée. Prenez 1 point d’Influence à son propriétaire, jamais sur les jetons posés sur la carte. À vous-même, ou à un joueur qui n’a rien, vous ne prenez rien.</translation>
    </message>
    <message>
        <source>If no other card called Heir lies revealed and uncovered in the queue, gain 2 influence. Heirs that are face down or covered do not matter.</source>
        <translation>Si la File ne contient aucun autre Héritier à la fois révélé et non recouvert, gagnez 2 points d’Influence. Les Héritiers face cachée ou recouverts ne comptent pas.</translation>
    </message>
    <message>
        <source>Choose an adjacent revealed character and carry out its ability as if it were written here. The card is still called Shapeshifter, and the copy ends with this resolution. With no such character beside it nothing happens; copying another Shapeshifter does nothing.</source>
        <translation>Choisissez un personnage révélé adjacent et appliquez sa capacité comme si elle figurait ici. La carte s’appelle toujours Changeforme, et la copie ne vaut que pour cette fois. Sans un tel personnage à côté, il ne se passe rien&#x202f;; copier un autre Changeforme ne sert à rien.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each adjacent card of your family, face down or revealed. An adjacent stack counts as one card.</source>
        <translation>Gagnez 1 point d’Influence, et 1 de plus pour chaque carte adjacente de votre famille, face cachée ou révélée. Une pile adjacente compte pour une seule carte.</translation>
    </message>
    <message>
        <source>Choose any top card of the queue, face down or revealed, your own and this one included, and eliminate it. You gain 1 influence. Then discard the Assassination.</source>
        <translation>Choisissez n’importe quelle carte du dessus dans la File, face cachée ou révélée, y compris l’une des vôtres ou celle-ci, et éliminez-la. Vous gagnez 1 point d’Influence. Défaussez ensuite l’Assassinat.</translation>
    </message>
    <message>
        <source>Move one other top card, with all that lies on it and without turning it, to a new place between two stacks, before the first or after the last, never onto a card. The Decree stays in its place until the move is done, then you discard it.</source>
        <translation>Déplacez une autre carte du dessus, avec tout ce qu’elle porte et sans la retourner, vers une nouvelle place&#x202f;: entre deux piles, avant la première ou après la dernière, jamais sur une carte. Le Décret reste en place jusqu’à la fin du déplacement, puis vous le défaussez.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card eliminates it, you gain only the usual 1. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Si une carte adverse élimine l’Embuscade, son propriétaire gagne 1 comme d’habitude, mais cette carte est défaussée et vous gagnez 4 points d’Influence. Si c’est l’une de vos cartes, vous ne gagnez que le point habituel. Si vous la révélez, ses jetons sont perdus, vous gagnez 1 point et la défaussez.</translation>
    </message>
    <message>
        <source>When you reveal the Conspiracy, gain twice the number of tokens lying on it, instead of the tokens themselves. Then discard it. If it is eliminated, its tokens are lost and it pays nothing.</source>
        <translation>Quand vous révélez le Complot, gagnez, au lieu des jetons posés dessus, deux fois leur nombre en points d’Influence. Puis défaussez-le. S’il est éliminé, ses jetons sont perdus et il ne rapporte rien.</translation>
    </message>
    <message>
        <source>Gain 2 influence. Then put 1 token from the supply on a face-down top card of an opponent; you choose which. If no opponent has one, you just gain the 2.</source>
        <translation>Gagnez 2 points d’Influence. Posez ensuite 1 jeton de la réserve sur une carte du dessus adverse face cachée, à votre choix. S’il n’y en a pas, vous gagnez simplement les 2 points.</translation>
    </message>
    <message>
        <source>Gain 1 influence. If no other card of your family lies revealed and uncovered in the queue, gain 1 more.</source>
        <translation>Gagnez 1 point d’Influence. Si aucune autre carte de votre famille n’est révélée et non recouverte dans la File, gagnez-en 1 de plus.</translation>
    </message>
    <message>
        <source>Gain as much influence as lies on the adjacent face-down cards of opponents; those tokens stay. OR take the Informant back into your hand and lay a hand card face down in its place. The new card sleeps: it is not resolved and gets no token this round, but counts for everything else.</source>
        <translation>Gagnez autant de points d’Influence qu’il y en a sur les cartes adverses adjacentes face cachée&#x202f;; ces jetons restent. OU reprenez l’Informatrice en main et posez à sa place une carte de votre main, face cachée. Cette carte dort&#x202f;: elle n’est pas résolue ce tour-ci et ne reçoit pas de jeton, mais compte pour tout le reste.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put 2 tokens from the supply on another revealed Diplomat, of any family; if there is none, just gain the 1. OR take all the tokens lying on this card and discard it.</source>
        <translation>Gagnez 1 point d’Influence et posez 2 jetons de la réserve sur une autre Diplomate révélée, de n’importe quelle famille&#x202f;; s’il n’y en a pas, gagnez seulement le point. OU prenez tous les jetons posés sur cette carte et défaussez-la.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card, revealed or not. You gain 1 influence, or 2 if it was a character. Once the gap has closed, the Deserter looks round: if neither adjacent card is a revealed character, discard it.</source>
        <translation>Éliminez une carte adjacente, révélée ou non. Vous gagnez 1 point d’Influence, ou 2 si c’était un personnage. Une fois la File resserrée, le Déserteur regarde autour de lui&#x202f;: si aucune carte adjacente n’est un personnage révélé, défaussez-le.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put a judgement token on any top card of the queue, this one included; if all 5 are in use, just gain the 1. OR eliminate a top card that bears a judgement token and gain the usual 1.</source>
        <translation>Gagnez 1 point d’Influence et posez un jeton Jugement sur n’importe quelle carte du dessus, même celle-ci&#x202f;; si les 5 sont déjà posés, gagnez seulement le point. OU éliminez une carte du dessus qui porte un jeton Jugement et gagnez le point habituel.</translation>
    </message>
    <message>
        <source>To reveal it, pay 1 of the tokens on it to the supply; you take the rest as usual. Eliminate both adjacent cards (or the only one, if any) at the same moment, then turn the Insurrection face down again. If one of them was an opponent’s Ambush, it is discarded instead.</source>
        <translation>Pour la révéler, rendez 1 de ses jetons à la réserve&#x202f;; vous prenez le reste comme d’habitude. Éliminez en même temps les deux cartes adjacentes (ou la seule, s’il y en a une), puis remettez l’Insurrection face cachée. Si l’une d’elles était une Embuscade adverse, c’est l’Insurrection qui est défaussée.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Racket, gain 2 influence for each top card that opponent has in the queue; then they lose 1 token from each of their face-down top cards. If your own card eliminates it, you gain only the usual 1. If you reveal it, its tokens are lost, you gain 1 and discard it.</source>
        <translation>Si une carte adverse élimine le Racket, gagnez 2 points d’Influence par carte du dessus de cet adversaire dans la File&#x202f;; chacune de celles qui sont face cachée perd ensuite 1 jeton. Si c’est l’une de vos cartes, vous ne gagnez que le point habituel. Si vous le révélez, ses jetons sont perdus, vous gagnez 1 point et le défaussez.</translation>
    </message>
    <message>
        <source>Put 1 token from the supply on each of your face-down top cards, then reserve the Infiltration. From now on, whenever you eliminate a face-down card, one of your own too, you gain 2 influence more.</source>
        <translation>Posez 1 jeton de la réserve sur chacune de vos cartes du dessus face cachée, puis conservez l’Infiltration. Désormais, chaque fois que vous éliminez une carte face cachée, même l’une des vôtres, vous gagnez 2 points d’Influence de plus.</translation>
    </message>
    <message>
        <source>Reserve the Trade; its tokens stay on it. At the start of every later round, if you have a card in the queue, gain as much influence as there are tokens on it. At the end of the game, take those tokens.</source>
        <translation>Conservez le Négoce&#x202f;; ses jetons restent dessus. Au début de chaque tour suivant, si vous avez une carte dans la File, gagnez autant de points d’Influence qu’il porte de jetons. À la fin de la partie, prenez ces jetons.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each card of your family in the adjacent stacks, face down or revealed. Every card of such a stack counts, covered ones too.</source>
        <translation>Gagnez 1 point d’Influence, et 1 de plus pour chaque carte de votre famille dans les piles adjacentes, face cachée ou révélée. Toutes les cartes de la pile comptent, même recouvertes.</translation>
    </message>
    <message>
        <source>Move one other top card, with all it bears and unturned, to a new place between, before or after the stacks, or onto a top card of its own family, but not back onto the stack it came off. The Decree stays until the move is done, then you discard it. A card laid onto the Decree is resolved next in that place, unless it sleeps.</source>
        <translation>Déplacez une autre carte du dessus, avec tout ce qu’elle porte et sans la retourner, entre, avant ou après les piles, ou sur une carte du dessus de sa famille, mais pas de nouveau sur sa pile d’origine. Défaussez ensuite le Décret. Une carte posée sur le Décret est résolue juste après, au même endroit, sauf si elle dort.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card does, you gain 1 more besides the usual 1, and that card is discarded too. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Si une carte adverse élimine l’Embuscade, son propriétaire gagne 1 comme d’habitude, mais elle est défaussée et vous gagnez 4 points d’Influence. Si c’est l’une de vos cartes, vous gagnez 1 point de plus que d’habitude, mais elle est défaussée aussi. Si vous révélez l’Embuscade, ses jetons sont perdus, vous gagnez 1 point et la défaussez.</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>Ten are chosen: take one out first.</source>
        <translation>Dix cartes sont choisies&#x202f;: retirez-en d’abord une.</translation>
    </message>
</context>
<context>
    <name>CardTips</name>
    <message>
        <source>Reveal it while an opponent’s card lies at an end; it strikes every round, and one day only yours may lie there.</source>
        <translation>Révélez-le tant qu’une carte adverse se trouve à un bout&#x202f;; il frappe à chaque tour, et un jour il n’y aura peut-être là que les vôtres.</translation>
    </message>
    <message>
        <source>Look at both of its neighbours before you reveal it: it will strike next round too, and your own cards are no exception.</source>
        <translation>Avant de le révéler, regardez ses deux voisines&#x202f;: au tour suivant il frappera encore, et vos cartes n’y échappent pas.</translation>
    </message>
    <message>
        <source>Lay it early beside a rich player’s card: in every round 1 influence of theirs becomes yours.</source>
        <translation>Posez-le tôt à côté d’une carte d’un joueur riche&#x202f;: à chaque tour, 1 de ses points passe chez vous.</translation>
    </message>
    <message>
        <source>Reveal it early, while no other Heir lies revealed: 2 influence come in every round that it survives.</source>
        <translation>Révélez-le tôt, tant qu’aucun autre Héritier n’est révélé&#x202f;: chaque tour auquel il survit rapporte 2 points.</translation>
    </message>
    <message>
        <source>It is worth as much as its neighbours: keep it hidden until a strong character lies revealed beside it.</source>
        <translation>Il vaut ce que valent ses voisines&#x202f;: laissez-le face cachée jusqu’à ce qu’un personnage fort soit révélé à côté.</translation>
    </message>
    <message>
        <source>Give it cards of your own on both sides: that is 3 influence in every round.</source>
        <translation>Entourez-le de vos cartes des deux côtés&#x202f;: cela fait 3 points d’Influence à chaque tour.</translation>
    </message>
    <message>
        <source>Save it for a card that earns every round, or for one on which many tokens lie.</source>
        <translation>Gardez-le pour une carte qui rapporte à chaque tour, ou pour une carte chargée de jetons.</translation>
    </message>
    <message>
        <source>Do two things with one move: bring your card to where it earns, or take an opponent’s from where it does.</source>
        <translation>Tirez le maximum d’un seul déplacement&#x202f;: amenez votre carte là où elle rapporte, ou ôtez celle d’un autre de là où elle rapportait.</translation>
    </message>
    <message>
        <source>Leave it face down and let tokens gather on it: that makes it worth striking.</source>
        <translation>Laissez-la face cachée et amassez-y des jetons&#x202f;: elle vaut alors la peine d’être frappée.</translation>
    </message>
    <message>
        <source>Lay it early and keep it hidden for a few rounds, but reveal it before its heap draws a blade, and in round six at the latest.</source>
        <translation>Posez-le tôt et laissez-le caché quelques tours, mais révélez-le avant que son tas n’attire une lame, au plus tard au sixième tour.</translation>
    </message>
    <message>
        <source>Reveal her early: 2 influence a round are worth the token, and you choose who gets it.</source>
        <translation>Révélez-la tôt&#x202f;: 2 points par tour valent bien un jeton, et c’est vous qui choisissez à qui il va.</translation>
    </message>
    <message>
        <source>Lay it between opponents’ face-down cards that gather tokens; swap it away when nothing lies beside it any more.</source>
        <translation>Posez-la entre des cartes adverses face cachée qui amassent des jetons&#x202f;; échangez-la quand il n’y a plus rien à côté.</translation>
    </message>
    <message>
        <source>She needs a partner: pay where you will be paid, and collect before somebody strikes.</source>
        <translation>Il lui faut une partenaire&#x202f;: payez qui vous paiera en retour, et encaissez avant que l’on ne frappe.</translation>
    </message>
    <message>
        <source>Reveal it between two characters: it strikes one, and the other, if revealed, lets it stay.</source>
        <translation>Révélez-le entre deux personnages&#x202f;: il élimine l’un, et l’autre, s’il est révélé, lui permet de rester.</translation>
    </message>
    <message>
        <source>Mark in one round, eliminate in the next; two marked cards are harder to save than one.</source>
        <translation>Marquez à un tour, éliminez au suivant&#x202f;; deux cartes marquées se sauvent moins facilement qu’une.</translation>
    </message>
    <message>
        <source>Keep it hidden once so that it has its token, then reveal it when both neighbours are opponents’ cards.</source>
        <translation>Laissez-la cachée une fois pour qu’elle ait son jeton, puis révélez-la quand ses deux voisines sont adverses.</translation>
    </message>
    <message>
        <source>Leave it face down where somebody with many stacks will strike: each of them brings you 2.</source>
        <translation>Laissez-le face cachée là où frappera un joueur aux nombreuses piles&#x202f;: chacune vous rapporte 2.</translation>
    </message>
    <message>
        <source>Reveal it while several of your cards lie face down, and early enough to strike afterwards.</source>
        <translation>Révélez-la quand plusieurs de vos cartes sont face cachée, et assez tôt pour frapper ensuite.</translation>
    </message>
    <message>
        <source>Let two or three tokens gather, then reserve it: the earlier, the more rounds it pays.</source>
        <translation>Amassez deux ou trois jetons, puis conservez-le&#x202f;: plus c’est tôt, plus il paie de tours.</translation>
    </message>
    <message>
        <source>A face-down card at an end may be a trap: an Ambush takes the Archer and pays its owner 4, a Racket pays 2 for each of your top cards.</source>
        <translation>Une carte cachée à un bout peut être un piège&#x202f;: l’Embuscade emporte l’Archer et paie 4 à son propriétaire, le Racket paie 2 par carte du dessus que vous avez.</translation>
    </message>
    <message>
        <source>A Decree changes what lies at the ends before the Archer’s turn comes.</source>
        <translation>Un Décret change ce qui se trouve aux bouts avant que ne vienne l’Archer.</translation>
    </message>
    <message>
        <source>A revealed Soldier may have no choice but a trap: an Ambush beside it takes it, a Racket pays for each of your top cards.</source>
        <translation>Un Soldat révélé n’a parfois d’autre choix qu’un piège&#x202f;: une Embuscade voisine l’emporte, un Racket paie pour chacune de vos cartes du dessus.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Soldier may copy it and strike this very Soldier.</source>
        <translation>Un Changeforme à côté de votre Soldat peut le copier et frapper ce Soldat même.</translation>
    </message>
    <message>
        <source>Beside your Lord it brings the Lord 1 more, but with no other neighbour left it must strike him.</source>
        <translation>À côté de votre Seigneur, il lui rapporte 1 de plus, mais sans autre voisine il doit le frapper.</translation>
    </message>
    <message>
        <source>The heap on a Conspiracy or a Trade is safe from the Spy: it takes from the owner’s influence, never from the card.</source>
        <translation>Le tas d’un Complot ou d’un Négoce ne craint pas l’Espion&#x202f;: celui-ci vole le propriétaire, pas la carte.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside a revealed Spy steals as well, from the owner of one of its own neighbours; that may be you.</source>
        <translation>Un Changeforme à côté d’un Espion révélé vole aussi, au propriétaire d’une de ses propres voisines&#x202f;; ce peut être vous.</translation>
    </message>
    <message>
        <source>A second revealed Heir stops yours too; eliminate it, and the 2 influence flow again.</source>
        <translation>Un second Héritier révélé bloque aussi le vôtre&#x202f;; éliminez-le, et les 2 points reviennent.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Heir gains 2 as well, and takes nothing away from yours.</source>
        <translation>Un Changeforme à côté de votre Héritier gagne aussi 2, sans rien ôter au vôtre.</translation>
    </message>
    <message>
        <source>Beside any revealed Heir it gains 2, even where Heirs stop each other.</source>
        <translation>À côté de tout Héritier révélé, il gagne 2, même quand les Héritiers se bloquent entre eux.</translation>
    </message>
    <message>
        <source>Copying a Lord it counts its own neighbours; if that Lord is yours, he is one of them.</source>
        <translation>S’il copie un Seigneur, il compte ses propres voisines&#x202f;; si ce Seigneur est à vous, il en fait partie.</translation>
    </message>
    <message>
        <source>Copying a Soldier or a Deserter it strikes beside itself, and the card it copied may be the victim.</source>
        <translation>S’il copie un Soldat ou un Déserteur, il frappe à côté de lui, et la carte copiée peut être la victime.</translation>
    </message>
    <message>
        <source>As a Deserter it looks round for itself: the Deserter it copied, still revealed beside it, keeps it in the queue.</source>
        <translation>En Déserteur, il regarde autour de lui-même&#x202f;: le Déserteur copié, toujours révélé à côté, le garde dans la File.</translation>
    </message>
    <message>
        <source>As an Informant it gains from its own neighbours, or goes back into the hand to be laid anew in a better place.</source>
        <translation>En Informatrice, il gagne ce que portent ses propres voisines, ou revient en main pour être posé ailleurs plus tard.</translation>
    </message>
    <message>
        <source>Beside your own Diplomat it is her partner: it gains 1 and puts 2 tokens on her, round after round.</source>
        <translation>À côté de votre propre Diplomate, il est son partenaire&#x202f;: il gagne 1 et pose 2 jetons sur elle, tour après tour.</translation>
    </message>
    <message>
        <source>When it strikes by a copied text it meets every trap itself: an Ambush takes the Shapeshifter, a Racket counts it among your top cards.</source>
        <translation>Quand il frappe grâce à une copie, il subit lui-même les pièges&#x202f;: l’Embuscade emporte le Changeforme, le Racket le compte parmi vos cartes du dessus.</translation>
    </message>
    <message>
        <source>Your own Shapeshifter beside your Lord counts for him, and by copying him counts him in turn.</source>
        <translation>Votre propre Changeforme à côté de votre Seigneur compte pour lui et, en le copiant, le compte en retour.</translation>
    </message>
    <message>
        <source>Yours count for your Lord too, but a Soldier or a Deserter with no other neighbour must strike him, and an Insurrection always does.</source>
        <translation>Les vôtres comptent aussi pour votre Seigneur, mais un Soldat ou un Déserteur sans autre voisine doit le frapper, et l’Insurrection le fait toujours.</translation>
    </message>
    <message>
        <source>A Decree brings your cards to the Lord’s side before his turn, or takes them away.</source>
        <translation>Un Décret amène vos cartes près du Seigneur avant qu’il n’agisse, ou les en éloigne.</translation>
    </message>
    <message>
        <source>An Ambush costs it least of all, for it leaves anyway, yet pays the owner 4; a Racket counts the Assassination among your top cards.</source>
        <translation>Une Embuscade lui coûte peu, car il part de toute façon, mais paie 4 à son propriétaire&#x202f;; le Racket compte l’Assassinat parmi vos cartes du dessus.</translation>
    </message>
    <message>
        <source>A face-down card with many tokens may be one of these: eliminated, the whole heap is lost.</source>
        <translation>Une carte cachée chargée de jetons peut être l’une d’elles&#x202f;: éliminée, elle perd tout son tas.</translation>
    </message>
    <message>
        <source>Carried from the passed part to the part ahead, your revealed character acts a second time this round.</source>
        <translation>Porté d’une place déjà passée vers celles qui restent, votre personnage révélé agit une seconde fois ce tour-ci.</translation>
    </message>
    <message>
        <source>Carry an opponent’s laden card back into the passed part, and it cannot be revealed this round; in the last one its tokens are lost.</source>
        <translation>Ramenez une carte adverse bien chargée parmi les places déjà passées&#x202f;: elle ne peut plus être révélée ce tour-ci&#x202f;; au dernier tour, ses jetons sont perdus.</translation>
    </message>
    <message>
        <source>A card an Informant laid down sleeps on wherever you carry it.</source>
        <translation>Une carte posée par une Informatrice continue de dormir, où que vous la portiez.</translation>
    </message>
    <message>
        <source>Carry your own Insurrection ahead after it has struck: you are asked once more, and keeping it gives it a token.</source>
        <translation>Portez votre Insurrection plus loin après qu’elle a frappé&#x202f;: vous choisissez encore, et laissée cachée elle reçoit un jeton.</translation>
    </message>
    <message>
        <source>They stay and strike round after round; whoever meets your Ambush is gone, and you gain 4.</source>
        <translation>Ils restent et frappent tour après tour&#x202f;; celui qui tombe sur votre Embuscade disparaît, et vous gagnez 4.</translation>
    </message>
    <message>
        <source>An Assassination would leave anyway and loses nothing; an Insurrection is discarded, though it might have struck again.</source>
        <translation>L’Assassinat serait parti de toute façon et ne perd rien&#x202f;; l’Insurrection est défaussée, alors qu’elle aurait pu frapper encore.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text is the one it takes; the card beside it stays.</source>
        <translation>Si un Changeforme frappe grâce à une copie, c’est lui qu’elle emporte&#x202f;; la carte copiée reste.</translation>
    </message>
    <message>
        <source>An attacker with a reserved Infiltration gains 3 for it, and still loses the card that struck.</source>
        <translation>Un attaquant qui a conservé une Infiltration gagne 3 pour elle, mais perd quand même la carte qui a frappé.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Conspiracy is worth 2.</source>
        <translation>Chaque jeton qu’elles posent sur un Complot caché vaut 2 points.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, round after round; your heap stays.</source>
        <translation>Une Informatrice adverse à côté gagne autant qu’il porte, tour après tour&#x202f;; votre tas reste.</translation>
    </message>
    <message>
        <source>Strike no Racket while the Conspiracy gathers: each of your face-down top cards loses a token.</source>
        <translation>Ne frappez pas un Racket tant que le Complot amasse&#x202f;: chacune de vos cartes du dessus face cachée perd un jeton.</translation>
    </message>
    <message>
        <source>On a Conspiracy her token brings its owner 2, on an Ambush or a Racket it is lost in any case: think about what may lie there.</source>
        <translation>Sur un Complot, son jeton rapporte 2 au propriétaire&#x202f;; sur une Embuscade ou un Racket, il est perdu de toute façon&#x202f;: songez à ce qui peut se cacher là.</translation>
    </message>
    <message>
        <source>Her token is all that a hidden Insurrection needs to strike in this very round.</source>
        <translation>Son jeton est tout ce qui manque à une Insurrection cachée pour frapper dès ce tour.</translation>
    </message>
    <message>
        <source>Put the token on a face-down card beside your Informant, and it brings you 1 every round.</source>
        <translation>Posez le jeton sur une carte cachée voisine de votre Informatrice&#x202f;: il vous rapporte 1 à chaque tour.</translation>
    </message>
    <message>
        <source>These leave as soon as they have acted, so they do not spoil its second point.</source>
        <translation>Ces cartes partent dès qu’elles ont agi&#x202f;: elles ne lui coûtent pas son second point.</translation>
    </message>
    <message>
        <source>It feeds your face-down cards, and those do not disturb the Fanatic.</source>
        <translation>Elle nourrit vos cartes face cachée, et celles-ci ne gênent pas le Fanatique.</translation>
    </message>
    <message>
        <source>A Shapeshifter of yours lying revealed costs the Fanatic the second point; an opponent’s does not.</source>
        <translation>Votre propre Changeforme, révélé, coûte au Fanatique son second point&#x202f;; celui d’un adversaire, non.</translation>
    </message>
    <message>
        <source>Your Empress, or an opponent’s Infiltration, fattens the face-down cards that she gains from.</source>
        <translation>Votre Impératrice, ou l’Infiltration d’un adversaire, engraisse les cartes cachées dont elle profite.</translation>
    </message>
    <message>
        <source>Swap in a trap where all looked at a revealed card: it springs even while it sleeps.</source>
        <translation>Échangez-la contre un piège là où tous voyaient une carte révélée&#x202f;: il agit même endormi.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her gains from its own neighbours, or is itself taken back and replaced.</source>
        <translation>Un Changeforme à côté profite de ses propres voisines, ou revient lui-même en main, remplacé par une autre carte.</translation>
    </message>
    <message>
        <source>Two revealed Diplomats feed each other 2 tokens a round, until one owner collects and goes.</source>
        <translation>Deux Diplomates révélées se donnent 2 jetons par tour, jusqu’à ce que l’une encaisse et parte.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her may pay her, and yours does it to your good every round.</source>
        <translation>Un Changeforme à côté peut la payer, et le vôtre le fait à chaque tour à votre profit.</translation>
    </message>
    <message>
        <source>Tokens on her lie open for all to see; whoever eliminates her destroys them, so collect in time.</source>
        <translation>Ses jetons sont visibles de tous&#x202f;; qui l’élimine les détruit, encaissez donc à temps.</translation>
    </message>
    <message>
        <source>A face-down neighbour may be a trap: an Ambush takes the Deserter at once, a Racket pays for each of your top cards.</source>
        <translation>Une voisine cachée peut être un piège&#x202f;: l’Embuscade emporte aussitôt le Déserteur, le Racket paie pour chacune de vos cartes du dessus.</translation>
    </message>
    <message>
        <source>Any revealed character beside it lets it stay, an opponent’s as well as yours, so spare one of two.</source>
        <translation>Tout personnage révélé à côté lui permet de rester, adverse ou à vous&#x202f;; épargnez donc l’un des deux.</translation>
    </message>
    <message>
        <source>A judgement token does not disarm a trap: a marked Ambush still takes the Judge, a marked Racket still pays its owner.</source>
        <translation>Un jeton Jugement ne désarme pas un piège&#x202f;: l’Embuscade marquée emporte quand même le Juge, le Racket marqué paie quand même.</translation>
    </message>
    <message>
        <source>A marked card is safe under another one; a Decree that carries the upper card off lays it open to the Judge again.</source>
        <translation>Une carte marquée est à l’abri sous une autre&#x202f;; si un Décret emporte celle du dessus, le Juge peut de nouveau l’atteindre.</translation>
    </message>
    <message>
        <source>A marked Informant escapes by her swap, and the judgement token goes back; the card laid down bears none.</source>
        <translation>Une Informatrice marquée s’échappe par son échange, et le jeton Jugement retourne à la réserve&#x202f;; la carte posée n’en porte pas.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside the Judge marks and eliminates with the same tokens.</source>
        <translation>Un Changeforme à côté du Juge marque et élimine avec les mêmes jetons.</translation>
    </message>
    <message>
        <source>It cannot choose, so it cannot avoid a trap beside it: an Ambush discards it, a Racket counts it among your top cards.</source>
        <translation>Elle ne choisit pas et n’évite donc aucun piège voisin&#x202f;: l’Embuscade la fait défausser, le Racket la compte parmi vos cartes du dessus.</translation>
    </message>
    <message>
        <source>A token from an Empress or from your Infiltration arms it at once.</source>
        <translation>Un jeton d’une Impératrice ou de votre Infiltration l’arme aussitôt.</translation>
    </message>
    <message>
        <source>Your own Lord beside it is eliminated like any neighbour, and brings you the usual 1.</source>
        <translation>Votre propre Seigneur à côté est éliminé comme toute voisine et vous rapporte le point habituel.</translation>
    </message>
    <message>
        <source>A revealed attacker stays in the queue and strikes on, but is itself one of the top cards that pay you.</source>
        <translation>Un attaquant révélé reste dans la File et frappera encore, mais il est lui-même l’une des cartes du dessus qui vous paient.</translation>
    </message>
    <message>
        <source>Both are still in the queue when the Racket counts, and so count too.</source>
        <translation>Tous deux sont encore dans la File quand le Racket compte, et comptent donc aussi.</translation>
    </message>
    <message>
        <source>If an Insurrection takes both at once, the one that comes first along the direction acts first; after an Ambush the attacker no longer counts.</source>
        <translation>Si une Insurrection élimine les deux à la fois, la première dans l’ordre de la résolution agit d’abord&#x202f;; après l’Embuscade, l’attaquant ne compte plus.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text pays like any attacker, and counts itself.</source>
        <translation>Un Changeforme qui frappe grâce à une copie est un attaquant comme un autre et compte lui-même.</translation>
    </message>
    <message>
        <source>Once it is reserved, each face-down card that these strike for you brings 2 more.</source>
        <translation>Une fois conservée, chaque carte face cachée que celles-ci éliminent pour vous rapporte 2 de plus.</translation>
    </message>
    <message>
        <source>The 2 are paid for a face-down trap as well; then the trap springs all the same.</source>
        <translation>Ces 2 points sont payés même pour un piège caché&#x202f;; puis le piège agit quand même.</translation>
    </message>
    <message>
        <source>Its token is worth most on these: a Conspiracy doubles it, a Trade pays it every round, an Insurrection may strike with it.</source>
        <translation>C’est sur celles-ci que son jeton vaut le plus&#x202f;: le Complot le double, le Négoce le paie à chaque tour, l’Insurrection peut frapper avec.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside your face-down cards gains from these tokens too.</source>
        <translation>Une Informatrice adverse à côté de vos cartes cachées profite aussi de ces jetons.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Trade pays in every later round, and once more at the end.</source>
        <translation>Chaque jeton qu’elles posent sur un Négoce caché paie à chaque tour suivant, et encore une fois à la fin.</translation>
    </message>
    <message>
        <source>While it gathers in the queue they can eliminate it, tokens and all; once reserved it is out of their reach.</source>
        <translation>Tant qu’il amasse dans la File, elles peuvent l’éliminer avec ses jetons&#x202f;; une fois conservé, il est hors d’atteinte.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, as long as it is face down in the queue.</source>
        <translation>Une Informatrice adverse à côté gagne autant qu’il porte, tant qu’il est face cachée dans la File.</translation>
    </message>
    <message>
        <source>Let it be your only revealed card, and leave the others face down.</source>
        <translation>Qu’il soit votre seule carte révélée&#x202f;; laissez les autres face cachée.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Unknown card</source>
        <translation>Carte inconnue</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrigue</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>Heir</source>
        <translation>Héritier</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <translation>Changeforme</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Seigneur</translation>
    </message>
    <message>
        <source>Assassination</source>
        <translation>Assassinat</translation>
    </message>
    <message>
        <source>Royal Decree</source>
        <translation>Décret royal</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Embuscade</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Complot</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Impératrice</translation>
    </message>
    <message>
        <source>Fanatic</source>
        <translation>Fanatique</translation>
    </message>
    <message>
        <source>Informant</source>
        <translation>Informatrice</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomate</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Déserteur</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Insurrection</translation>
    </message>
    <message>
        <source>Racket</source>
        <translation>Racket</translation>
    </message>
    <message>
        <source>Infiltration</source>
        <translation>Infiltration</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Négoce</translation>
    </message>
    <message>
        <source>Eliminate the card at one end of the queue: the first or the last.</source>
        <translation>Éliminez une carte à un bout de la File&#x202f;: la première ou la dernière.</translation>
    </message>
    <message>
        <source>Eliminate one of the cards adjacent to it.</source>
        <translation>Éliminez l’une des cartes adjacentes.</translation>
    </message>
    <message>
        <source>Choose an adjacent card and steal 1 influence from its owner.</source>
        <translation>Choisissez une carte adjacente et volez 1 point d’Influence à son propriétaire.</translation>
    </message>
    <message>
        <source>Gain 2 influence if no other revealed card bears this name.</source>
        <translation>Gagnez 2 points d’Influence si aucune autre carte révélée ne porte ce nom.</translation>
    </message>
    <message>
        <source>Use the ability of an adjacent revealed character as if it were this card’s own.</source>
        <translation>Appliquez la capacité d’un personnage révélé adjacent comme si elle figurait ici.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each adjacent card of your family.</source>
        <translation>Gagnez 1 point d’Influence, plus 1 par carte de votre famille qui lui est adjacente.</translation>
    </message>
    <message>
        <source>Eliminate any card of the queue, then discard this one.</source>
        <translation>Éliminez n’importe quelle carte de la File, puis défaussez celle-ci.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue, never onto a card; then discard this one.</source>
        <translation>Déplacez une autre carte dans la File, jamais sur une carte&#x202f;; puis défaussez celle-ci.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: discard the attacker and gain 4. Revealed: gain 1.</source>
        <translation>Éliminée par un adversaire&#x202f;: défaussez l’attaquant et gagnez 4. Révélée&#x202f;: gagnez 1.</translation>
    </message>
    <message>
        <source>Gain 2 influence for each token on it, then discard it.</source>
        <translation>Gagnez 2 points d’Influence par jeton posé dessus, puis défaussez-le.</translation>
    </message>
    <message>
        <source>Gain 2 influence, then put 1 token on a face-down card of an opponent.</source>
        <translation>Gagnez 2 points d’Influence, puis posez 1 jeton sur une carte adverse face cachée.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more if you have no other revealed card.</source>
        <translation>Gagnez 1 point d’Influence, et 1 de plus si vous n’avez aucune autre carte révélée.</translation>
    </message>
    <message>
        <source>Gain what lies on opponents’ adjacent face-down cards, OR swap with a hand card.</source>
        <translation>Gagnez ce que portent les cartes adverses adjacentes face cachée, OU échangez-la avec une carte en main.</translation>
    </message>
    <message>
        <source>Gain 1 and put 2 tokens on another Diplomat, OR take the tokens here and discard it.</source>
        <translation>Gagnez 1 et posez 2 jetons sur une autre Diplomate révélée, OU prenez les jetons posés ici et défaussez-la.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card (character: +1). No character beside it: discard it.</source>
        <translation>Éliminez une carte adjacente (+1 pour un personnage). S’il n’a plus de personnage à côté, défaussez-le.</translation>
    </message>
    <message>
        <source>Gain 1 and put a judgement token on any card, OR eliminate a card that bears one.</source>
        <translation>Gagnez 1 et posez un jeton Jugement sur une carte au choix, OU éliminez une carte qui en porte un.</translation>
    </message>
    <message>
        <source>Pay 1 of its tokens to reveal: eliminate both adjacent cards, then turn it face down.</source>
        <translation>Révélez-la contre 1 de ses jetons&#x202f;: éliminez les deux cartes adjacentes, puis remettez-la face cachée.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: gain 2 for each of their top cards. Revealed: gain 1.</source>
        <translation>Éliminé par un adversaire&#x202f;: gagnez 2 pour chacune de ses cartes du dessus. Révélé&#x202f;: gagnez 1.</translation>
    </message>
    <message>
        <source>1 token on each of your face-down cards. Reserve: +2 per face-down card eliminated.</source>
        <translation>Posez 1 jeton sur chacune de vos cartes face cachée. Conservez-la&#x202f;: +2 par carte cachée éliminée.</translation>
    </message>
    <message>
        <source>Reserve it with its tokens. Each later round begins with 1 influence per token.</source>
        <translation>Conservez-le avec ses jetons. Au début de chaque tour suivant, gagnez 1 point d’Influence par jeton.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each card of your family in the adjacent stacks.</source>
        <translation>Gagnez 1 point d’Influence, plus 1 par carte de votre famille dans les piles adjacentes.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue or onto its own family; then discard this one.</source>
        <translation>Déplacez une autre carte dans la File ou sur sa propre famille&#x202f;; puis défaussez celle-ci.</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The Shapeshifter copies the %1.</source>
        <translation>Le Changeforme copie la carte «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Because of the %1.</source>
        <translation>À cause de la carte «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Everybody has laid a card.</source>
        <translation>Chacun a posé une carte.</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This would bring nothing</source>
        <translation>Cela ne rapporterait rien</translation>
    </message>
    <message>
        <source>This would only hurt you</source>
        <translation>Vous ne nuiriez qu’à vous-même</translation>
    </message>
    <message>
        <source>Another choice brings influence.</source>
        <translation>Un autre choix rapporte de l’Influence.</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <translation>Continuer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Continuer quand même</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Ne plus demander</translation>
    </message>
</context>
<context>
    <name>ContinueButton</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Round %1, %2 to play</source>
        <translation>Tour %1, à %2 de jouer</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Passez l’écran à %1</translation>
    </message>
    <message>
        <source>The others look away. Nothing is shown until you open the curtain.</source>
        <translation>Les autres détournent le regard. Rien n’apparaît avant que vous n’ouvriez le rideau.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Espace ou Entrée</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>DeckOptions</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choisir les cartes</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
</context>
<context>
    <name>EmptySlot</name>
    <message>
        <source>First choose a card of your hand.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>The throne is taken</source>
        <translation>Le trône est pris</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Classement final</translation>
    </message>
</context>
<context>
    <name>ExampleWords</name>
    <message>
        <source>From right to left, the card at the right end comes first: the Wolf reveals the Heir and gains 2. Only then is the Stag asked, on the left.</source>
        <translation>De droite à gauche, la première carte est celle du bout droit&#x202f;: le Loup révèle l’Héritier et gagne 2 points. Le Cerf, à gauche, ne choisit qu’ensuite.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s top card: 1 for the Wolf. The Heir under it counts again; its place is still to come, and it gains 2.</source>
        <translation>L’Assassinat du Loup élimine la carte du dessus du Cerf&#x202f;: 1 point pour le Loup. L’Héritier d’en dessous compte de nouveau&#x202f;; sa place n’est pas encore passée, et il gagne 2 points.</translation>
    </message>
    <message>
        <source>The Stag’s revealed Heir lies covered, so nothing counts it. The Wolf’s Heir is the only one on top and gains 2.</source>
        <translation>L’Héritier révélé du Cerf est recouvert&#x202f;: il ne compte pas. Celui du Loup est le seul sur le dessus et gagne 2 points.</translation>
    </message>
    <message>
        <source>The Wolf’s Conspiracy is an intrigue: it pays 2 for its token and is discarded. The Heir is a character: it gains 2 and stays, to act in every round.</source>
        <translation>Le Complot du Loup est une intrigue&#x202f;: il paie 2 points pour son jeton et est défaussé. L’Héritier est un personnage&#x202f;: il gagne 2 points et reste, pour agir à chaque tour.</translation>
    </message>
    <message>
        <source>The Stag reserves the Trade with 1 token but has no card left in the queue. As round 3 begins, only the Wolf’s reserved Trade pays: 1.</source>
        <translation>Le Cerf conserve le Négoce avec 1 jeton, mais n’a plus de carte dans la File. Au début du tour 3, seul le Négoce conservé du Loup paie&#x202f;: 1 point.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and leaves, and the gap closes. Next is the Stag’s revealed Lord, which acts by itself; then the Raven is asked.</source>
        <translation>L’Embuscade du Loup rapporte 1 point et s’en va&#x202f;; la File se resserre. Vient ensuite le Seigneur révélé du Cerf, qui agit de lui-même, puis le Corbeau choisit.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Conspiracy hidden: 1 token from the supply goes on it, and the next place follows.</source>
        <translation>Le Loup laisse le Complot face cachée&#x202f;: 1 jeton de la réserve va dessus, et la place suivante est résolue.</translation>
    </message>
    <message>
        <source>The Wolf reveals the Heir and takes the token on it. Its ability happens at once: 2 more.</source>
        <translation>Le Loup révèle l’Héritier et prend le jeton posé dessus. Sa capacité s’applique aussitôt&#x202f;: 2 points de plus.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Heir hidden. The revealed Soldier acts, wanted or not, and only this Heir lies beside it: the Wolf loses it and gains 1.</source>
        <translation>Le Loup laisse l’Héritier face cachée. Le Soldat révélé agit, qu’on le veuille ou non, et n’a que cet Héritier pour voisin&#x202f;: le Loup le perd et gagne 1 point.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and is discarded. The Heir under it has come to light and is resolved at once: it brings its token and 2 more.</source>
        <translation>L’Embuscade du Loup rapporte 1 point et est défaussée. L’Héritier qu’elle recouvrait apparaît et est résolu aussitôt&#x202f;: il rapporte son jeton, puis 2 points.</translation>
    </message>
    <message>
        <source>The Lord on the left has acted already. The Wolf’s Royal Decree carries it to the right end, where it is met again and gains 1 once more.</source>
        <translation>À gauche, le Seigneur a déjà agi. Le Décret royal du Loup le porte au bout droit, où il agit de nouveau et rapporte encore 1 point.</translation>
    </message>
    <message>
        <source>Only one revealed character lies beside the Shapeshifter, the Stag’s Soldier, so nobody asks what to copy. As a Soldier it has two targets, so the Wolf chooses, and eliminates the one on the right.</source>
        <translation>À côté du Changeforme, il n’y a qu’un personnage révélé, le Soldat du Cerf&#x202f;: on ne demande pas lequel copier. En Soldat, il a deux cibles, donc le Loup choisit et élimine celle de droite.</translation>
    </message>
    <message>
        <source>Without a token the Insurrection cannot be revealed. The Wolf is asked all the same, for passing over it would give it away, and can only keep it hidden.</source>
        <translation>Sans jeton, l’Insurrection ne peut pas être révélée. La question est posée quand même, car la sauter la trahirait, mais le Loup ne peut que la laisser face cachée.</translation>
    </message>
    <message>
        <source>No card bears a judgement token, so the Judge cannot eliminate, and the Wolf is not asked which half. The Wolf gains 1 and marks the Stag’s card.</source>
        <translation>Aucune carte ne porte de jeton Jugement&#x202f;: le Juge ne peut pas éliminer, et on ne demande pas quelle moitié choisir. Le Loup gagne 1 point et marque la carte du Cerf.</translation>
    </message>
    <message>
        <source>Only the Wolf’s own Heir lies beside the Soldier. It must be eliminated all the same: the Wolf gains 1, and the token on the Heir is lost.</source>
        <translation>Le Soldat n’a pour voisin que l’Héritier de sa propre famille. Il faut l’éliminer quand même&#x202f;: le Loup gagne 1 point et le jeton de l’Héritier est perdu.</translation>
    </message>
    <message>
        <source>The Stag has 0 influence: the Raven’s Spy has taken the last. The Wolf’s Spy may point at the Stag’s card all the same, but steals nothing.</source>
        <translation>Le Cerf a 0 point&#x202f;: l’Espion du Corbeau lui a pris le dernier. L’Espion du Loup peut quand même désigner la carte du Cerf, mais ne vole rien.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s card on the left: the Wolf gains 1. It was a Conspiracy; its token returns to the supply, and the Stag gets nothing.</source>
        <translation>L’Assassinat du Loup élimine la carte de gauche du Cerf&#x202f;: le Loup gagne 1 point. C’était un Complot&#x202f;; son jeton retourne à la réserve et le Cerf ne reçoit rien.</translation>
    </message>
    <message>
        <source>The Wolf is paid 1 for the Stag’s Racket, whose token is lost. Then the Racket brings the Stag 2, for the Deserter still lies there; only then is the Deserter discarded, with no revealed character beside it.</source>
        <translation>Le Loup gagne 1 point pour le Racket du Cerf, dont le jeton est perdu. Puis le Racket rapporte 2 points au Cerf, car le Déserteur est encore là&#x202f;; il n’est défaussé qu’ensuite, faute de personnage révélé à côté.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Soldier and eliminates the Raven’s Ambush: the Wolf gains 1. The attacker is the Shapeshifter: it is discarded, the Soldier stays, and the Raven gains 4.</source>
        <translation>Le Changeforme copie le Soldat du Cerf et élimine l’Embuscade du Corbeau&#x202f;: 1 point pour le Loup. L’attaquant est le Changeforme&#x202f;: c’est lui qui est défaussé, le Soldat reste, et le Corbeau gagne 4 points.</translation>
    </message>
    <message>
        <source>The Insurrection costs its token and eliminates the Ambushes of the Stag and the Raven: 2 for the Wolf. Each Ambush brings its owner 4, and the Insurrection is discarded once instead of turning face down.</source>
        <translation>L’Insurrection coûte son jeton et élimine les Embuscades du Cerf et du Corbeau&#x202f;: 2 points pour le Loup. Chaque Embuscade rapporte 4 points à son propriétaire, et l’Insurrection est défaussée, une seule fois, au lieu d’être remise face cachée.</translation>
    </message>
    <message>
        <source>The Wolf’s Insurrection has acted and lies face down again, known to all. The Stag’s Royal Decree carries it ahead, so the Wolf is asked once more and keeps it hidden: 1 token.</source>
        <translation>L’Insurrection du Loup a agi et se retrouve face cachée, connue de tous. Le Décret royal du Cerf la porte plus loin&#x202f;: le Loup choisit de nouveau et la laisse face cachée, avec 1 jeton.</translation>
    </message>
    <message>
        <source>All five judgement tokens lie on the Raven’s card. The Wolf’s Judge eliminates it, the five return to the supply, and so the Stag’s Judge can mark again.</source>
        <translation>Les cinq jetons Jugement sont sur la carte du Corbeau. Le Juge du Loup l’élimine, les cinq retournent à la réserve, et le Juge du Cerf peut de nouveau marquer une carte.</translation>
    </message>
    <message>
        <source>The Wolf’s Royal Decree lays the top card of the Stag’s stack beside the rest of that stack. That is a move: the card under it is uncovered and comes next.</source>
        <translation>Le Décret royal du Loup pose la carte du dessus du Cerf à côté du reste de sa pile. C’est un déplacement&#x202f;: la carte d’en dessous apparaît et vient ensuite.</translation>
    </message>
    <message>
        <source>The Wolf’s Shapeshifter copies the Stag’s Heir but is still called Shapeshifter. So the Heir beside it does not stand in its way: the Wolf gains 2.</source>
        <translation>Le Changeforme du Loup copie l’Héritier du Cerf, mais s’appelle toujours Changeforme. L’Héritier voisin ne le gêne donc pas&#x202f;: le Loup gagne 2 points.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Informant and swaps. It is the Shapeshifter that returns to the Wolf’s hand; another card sleeps in its place.</source>
        <translation>Le Changeforme copie l’Informatrice du Cerf et s’échange. C’est le Changeforme qui revient dans la main du Loup&#x202f;; une autre carte dort à sa place.</translation>
    </message>
    <message>
        <source>The Wolf’s card was laid down by an Informant and sleeps. The Stag’s Royal Decree carries it to the right end, but it is passed over there: no question, no token.</source>
        <translation>La carte du Loup a été posée par une Informatrice&#x202f;: elle dort. Le Décret royal du Cerf la porte au bout droit, mais on la saute&#x202f;: ni question ni jeton.</translation>
    </message>
    <message>
        <source>The sixth round ends. The 3 tokens on the Stag’s cards are worth nothing, but the Wolf gets the 5 on the Trade just reserved, even without a card in the queue: 9 to 4.</source>
        <translation>Le sixième tour s’achève. Les 3 jetons sur les cartes du Cerf ne valent rien, mais les 5 du Négoce tout juste conservé vont au Loup, même sans carte dans la File&#x202f;: 9 à 4.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence. The Wolf has 2 top cards and the Stag’s stack counts as 1, so the Wolf wins.</source>
        <translation>L’Embuscade ramène le Loup à égalité&#x202f;: 4 points chacun. Le Loup a 2 cartes du dessus et la pile du Cerf compte pour 1, donc le Loup gagne.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence and 2 top cards. The Wolf and the Stag win together.</source>
        <translation>L’Embuscade ramène le Loup à égalité&#x202f;: 4 points et 2 cartes du dessus chacun. Le Loup et le Cerf gagnent ensemble.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Lord counts both cards of the Wolf’s stack beside it, the covered one too: it gains 1 and 2 more.</source>
        <translation>Dans la première édition, le Seigneur du Loup compte les deux cartes de la pile voisine de sa famille, même celle qui est recouverte&#x202f;: il gagne 1 point, plus 2.</translation>
    </message>
    <message>
        <source>In the first edition, when the Wolf’s Soldier eliminates the Wolf’s own Ambush, that brings 1 and the Ambush 1 more. The Soldier is discarded.</source>
        <translation>Dans la première édition, quand le Soldat du Loup élimine l’Embuscade de sa famille, cela rapporte 1 point, et l’Embuscade 1 de plus. Le Soldat est défaussé.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Royal Decree may lay the card from the right end onto another card of the Wolf. Now the two are a stack.</source>
        <translation>Dans la première édition, le Décret royal du Loup peut poser la carte du bout droit sur une autre carte du Loup. Les voilà dans une même pile.</translation>
    </message>
    <message>
        <source>In the first edition the Royal Decree may lay the Wolf’s Heir, already passed, onto itself and is discarded from under it. The Heir comes next: it brings its 2 tokens and 2 more.</source>
        <translation>Dans la première édition, le Décret royal peut poser sur lui-même l’Héritier du Loup, déjà passé&#x202f;; le Décret, dessous, est défaussé. L’Héritier vient ensuite&#x202f;: il rapporte ses 2 jetons, puis 2 points.</translation>
    </message>
    <message>
        <source>Both have 3 influence, and in the first edition covered cards count too. The Stag has 3 cards in one stack, the Wolf 2 in the queue, so the Stag wins.</source>
        <translation>Le Loup et le Cerf ont 3 points chacun, et dans la première édition les cartes recouvertes comptent aussi. Le Cerf en a 3 dans une pile, le Loup 2 dans la File, donc le Cerf gagne.</translation>
    </message>
    <message>
        <source>The first edition was chosen, but all ten are cards of the Alliance, so the current one holds. Both have 2 influence and 3 cards; only top cards count, 2 to 1, so the Wolf wins alone.</source>
        <translation>On a choisi la première édition, mais les dix cartes sont toutes d’Alliance&#x202f;: c’est l’actuelle qui vaut. Le Loup et le Cerf ont 2 points et 3 cartes chacun&#x202f;; seules celles du dessus comptent, 2 contre 1, donc le Loup gagne seul.</translation>
    </message>
</context>
<context>
    <name>FactTable</name>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Window system</source>
        <translation>Système de fenêtres</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Rendu graphique</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Paramètres régionaux</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>software</source>
        <translation>logiciel</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Revealed</source>
        <translation>Révélée</translation>
    </message>
    <message>
        <source>everybody sees it</source>
        <translation>tout le monde la voit</translation>
    </message>
    <message>
        <source>yet everybody knows it</source>
        <translation>mais tout le monde la connaît</translation>
    </message>
    <message>
        <source>only you know it</source>
        <translation>personne d’autre ne la connaît</translation>
    </message>
    <message>
        <source>only %1 knows it</source>
        <translation>connue seulement de son propriétaire (%1)</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>it can still be laid</source>
        <translation>elle peut encore être posée</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mise de côté</translation>
    </message>
    <message>
        <source>it takes no part in this game</source>
        <translation>elle ne participe pas à cette partie</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Défaussée</translation>
    </message>
    <message>
        <source>it does not come back</source>
        <translation>elle ne revient pas</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Conservée</translation>
    </message>
    <message>
        <source>nothing can touch it any more</source>
        <translation>plus rien ne peut la toucher</translation>
    </message>
    <message>
        <source>alone in its place</source>
        <translation>seule à cette place</translation>
    </message>
    <message numerus="yes">
        <source>on top of %n cards</source>
        <translation>
            <numerusform>sur %n carte</numerusform>
            <numerusform>sur %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Recouverte</translation>
    </message>
    <message>
        <source>it rests until the card on it is gone</source>
        <translation>elle attend que la carte posée dessus s’en aille</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Endormie</translation>
    </message>
    <message>
        <source>passed over until the round ends</source>
        <translation>ignorée jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>À elle d’agir</translation>
    </message>
    <message>
        <source>it does what it says</source>
        <translation>elle applique sa capacité</translation>
    </message>
    <message>
        <source>its owner keeps or reveals it</source>
        <translation>son propriétaire la laisse cachée ou la révèle</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passée</translation>
    </message>
    <message>
        <source>its place has been resolved in this round</source>
        <translation>sa position a déjà été résolue ce tour-ci</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>in this round</source>
        <translation>pendant ce tour</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>until the queue is resolved</source>
        <translation>jusqu’à la résolution de la File</translation>
    </message>
    <message>
        <source>a Judge may eliminate it</source>
        <translation>un Juge peut l’éliminer</translation>
    </message>
    <message>
        <source>paid in each round, and kept at the end</source>
        <translation>versés à chaque tour, et gagnés à la fin</translation>
    </message>
    <message>
        <source>they stay while it lies here</source>
        <translation>ils restent tant qu’elle est ici</translation>
    </message>
    <message>
        <source>as a rule its owner gets them by revealing it</source>
        <translation>en général, son propriétaire les gagne en la révélant</translation>
    </message>
    <message>
        <source>In this stack, from the top:</source>
        <translation>Dans cette pile, de haut en bas&#x202f;:</translation>
    </message>
    <message>
        <source>When its turn comes, its owner keeps it hidden or reveals it. Kept, it gets 1 token.</source>
        <translation>Quand c’est à elle d’agir, son propriétaire la laisse cachée ou la révèle. Laissée cachée, elle reçoit 1 jeton.</translation>
    </message>
    <message>
        <source>Everybody may know where it has lain and what was put on it.</source>
        <translation>Chacun peut savoir où elle a été et ce qu’on a posé dessus.</translation>
    </message>
    <message>
        <source>A family has each card only once, so this is none of those it has discarded, reserved or revealed.</source>
        <translation>Une famille ne possède chaque carte qu’une fois&#x202f;: celle-ci n’est donc aucune de ses cartes défaussées, conservées ou révélées.</translation>
    </message>
    <message>
        <source>Cannot be chosen</source>
        <translation>Pas au choix</translation>
    </message>
</context>
<context>
    <name>FamilyButton</name>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
</context>
<context>
    <name>FanRow</name>
    <message>
        <source>On top</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Tout en dessous</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Home folder</source>
        <translation>Dossier personnel</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Parties précédentes</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>There is no saved game in this folder.</source>
        <translation>Il n’y a pas de partie enregistrée dans ce dossier.</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>The game opens as a replay; the file stays as it is.</source>
        <translation>La partie s’ouvre pour être revue&#x202f;; le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>“%1” is there already. Saving replaces it.</source>
        <translation>«&#x202f;%1&#x202f;» existe déjà. L’enregistrement le remplacera.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Première édition</translation>
    </message>
    <message>
        <source>For your first games</source>
        <translation>Pour vos premières parties</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Précisions</translation>
    </message>
    <message>
        <source>Cards that meet it</source>
        <translation>Avec d’autres cartes</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>n’existe plus</translation>
    </message>
    <message>
        <source>Games that you finish, save or open are listed here.</source>
        <translation>Les parties que vous terminez, enregistrez ou ouvrez apparaissent ici.</translation>
    </message>
    <message>
        <source>A file can also be dropped on this window.</source>
        <translation>On peut aussi déposer un fichier dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint (%1), while %2 is held</source>
        <translation>Conseil (%1), tant que %2 est maintenu</translation>
    </message>
    <message>
        <source>Hint (%1)</source>
        <translation>Conseil (%1)</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Lay the %1</source>
        <translation>Posez la carte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Lay the %1 at the left end</source>
        <translation>Posez la carte «&#x202f;%1&#x202f;» à gauche de la File</translation>
    </message>
    <message>
        <source>Lay the %1 at the right end</source>
        <translation>Posez la carte «&#x202f;%1&#x202f;» à droite de la File</translation>
    </message>
    <message>
        <source>Lay the %1 on your stack at place %2</source>
        <translation>Posez la carte «&#x202f;%1&#x202f;» sur votre pile en position %2</translation>
    </message>
    <message>
        <source>Keep the %1 hidden</source>
        <translation>Laissez la carte «&#x202f;%1&#x202f;» face cachée</translation>
    </message>
    <message>
        <source>Reveal the %1</source>
        <translation>Révélez la carte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Lay down the %1 from your hand</source>
        <translation>Posez la carte «&#x202f;%1&#x202f;» de votre main</translation>
    </message>
    <message>
        <source>Eliminate %1 at place %2</source>
        <translation>Éliminez %1 en position %2</translation>
    </message>
    <message>
        <source>Move %1 from place %2 onto the stack at place %3</source>
        <translation>Déplacez %1 de la position %2 sur la pile en position %3</translation>
    </message>
    <message numerus="yes">
        <source>This wins about %n more games in 100 than the next best choice: %1.</source>
        <translation>
            <numerusform>Ce choix gagne environ %n partie sur 100 de plus que le meilleur des autres&#x202f;: %1.</numerusform>
            <numerusform>Ce choix gagne environ %n parties sur 100 de plus que le meilleur des autres&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end this is worth about %n more influence than the next best choice: %1.</source>
        <translation>
            <numerusform>Au bout du compte, ce choix rapporte environ %n point d’Influence de plus que le meilleur des autres&#x202f;: %1.</numerusform>
            <numerusform>Au bout du compte, ce choix rapporte environ %n points d’Influence de plus que le meilleur des autres&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>À peu près aussi bon&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the end it is also worth about %n more influence.</source>
        <translation>
            <numerusform>Au bout du compte, il rapporte aussi environ %n point d’Influence de plus.</numerusform>
            <numerusform>Au bout du compte, il rapporte aussi environ %n points d’Influence de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet in the end it is worth about %n less influence.</source>
        <translation>
            <numerusform>Pourtant, au bout du compte, il rapporte environ %n point d’Influence de moins.</numerusform>
            <numerusform>Pourtant, au bout du compte, il rapporte environ %n points d’Influence de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Grey Eminence thinks it over…</source>
        <translation>L’Éminence grise réfléchit…</translation>
    </message>
    <message>
        <source>The Grey Eminence advises</source>
        <translation>L’Éminence grise conseille</translation>
    </message>
    <message>
        <source>No advice: nothing is known of these choices.</source>
        <translation>Pas de conseil&#x202f;: on ne sait rien de ces choix.</translation>
    </message>
    <message>
        <source>Copy %1 at place %2</source>
        <translation>Copiez %1 en position %2</translation>
    </message>
    <message>
        <source>Choose %1 at place %2 and steal from its owner</source>
        <translation>Choisissez %1 en position %2 et volez son propriétaire</translation>
    </message>
    <message>
        <source>Put the token on %1 at place %2</source>
        <translation>Posez le jeton sur %1 en position %2</translation>
    </message>
    <message>
        <source>Put 2 tokens on %1 at place %2</source>
        <translation>Posez 2 jetons sur %1 en position %2</translation>
    </message>
    <message>
        <source>Put the judgement token on %1 at place %2</source>
        <translation>Posez le jeton Jugement sur %1 en position %2</translation>
    </message>
    <message>
        <source>Gain what lies beside it</source>
        <translation>Gagnez ce qui se trouve à côté</translation>
    </message>
    <message>
        <source>Swap it with a hand card</source>
        <translation>Échangez-la avec une carte de votre main</translation>
    </message>
    <message>
        <source>Pay another Diplomat</source>
        <translation>Payez une autre Diplomate</translation>
    </message>
    <message>
        <source>Collect the tokens here and discard this card</source>
        <translation>Encaissez les jetons et défaussez-la</translation>
    </message>
    <message>
        <source>Mark a card</source>
        <translation>Marquez une carte</translation>
    </message>
    <message>
        <source>Eliminate a marked card</source>
        <translation>Éliminez une carte marquée</translation>
    </message>
    <message>
        <source>your %1</source>
        <comment>a card that something is done to</comment>
        <translation>votre carte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1’s hidden card</source>
        <comment>that something is done to</comment>
        <translation>la carte cachée (%1)</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a card that something is done to</comment>
        <translation>la carte «&#x202f;%2&#x202f;» (%1)</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the left end</source>
        <translation>Déplacez %1 de la position %2 à gauche de la File</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the right end</source>
        <translation>Déplacez %1 de la position %2 à droite de la File</translation>
    </message>
    <message>
        <source>Move %1 from place %2 between places %3 and %4</source>
        <translation>Déplacez %1 de la position %2 entre les positions %3 et %4</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Oriflamme</source>
        <translation>Oriflamme</translation>
    </message>
    <message>
        <source>Five families, one empty throne, and a row of hidden faces.</source>
        <translation>Cinq familles, un trône vide et une file de visages cachés.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>I know it</source>
        <translation>Je sais jouer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>InfluenceChart</name>
    <message>
        <source>Influence by round</source>
        <translation>Influence par tour</translation>
    </message>
</context>
<context>
    <name>InspectorSheet</name>
    <message>
        <source>Hidden card</source>
        <translation>Carte cachée</translation>
    </message>
    <message>
        <source>← → other cards · ↑ ↓ in the stack · Esc closes</source>
        <translation>← → autres cartes · ↑ ↓ dans la pile · Échap ferme</translation>
    </message>
    <message>
        <source>What it did in this game</source>
        <translation>Ce qu’elle a fait dans cette partie</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien pour l’instant.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Précisions</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Une carte cachée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The card to the left</source>
        <translation>La carte de gauche</translation>
    </message>
    <message>
        <source>The card to the right</source>
        <translation>La carte de droite</translation>
    </message>
    <message>
        <source>All about this card</source>
        <translation>Tout sur cette carte</translation>
    </message>
    <message>
        <source>Rules of hidden cards</source>
        <translation>Les règles des cartes cachées</translation>
    </message>
    <message>
        <source>Why it cannot be chosen</source>
        <translation>Pourquoi elle ne peut pas être choisie</translation>
    </message>
</context>
<context>
    <name>JudgementSupply</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>judgement tokens in the supply</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgement tokens: a Judge puts one on any top card, or eliminates a card that bears one. When that card leaves the queue, they come back here.</source>
        <translation>Jetons Jugement&#x202f;: un Juge en pose un sur n’importe quelle carte du dessus, ou élimine une carte qui en porte un. Quand cette carte quitte la File, les jetons reviennent ici.</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Go from card to card</source>
        <translation>Passer d’une carte à l’autre</translation>
    </message>
    <message>
        <source>Choose a numbered place</source>
        <translation>Choisir une place numérotée</translation>
    </message>
    <message>
        <source>Look closely at a card; a right click or a long press does the same</source>
        <translation>Examiner une carte de près&#x202f;; un clic droit ou un appui long font de même</translation>
    </message>
    <message>
        <source>Spread a stack</source>
        <translation>Étaler une pile</translation>
    </message>
    <message>
        <source>See the whole queue</source>
        <translation>Voir toute la File</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Ouvrir le journal</translation>
    </message>
    <message>
        <source>Hold to see your own cards while others watch</source>
        <translation>Maintenir pour voir vos propres cartes pendant que d’autres regardent</translation>
    </message>
    <message>
        <source>Skip what is being shown; hold to hurry it</source>
        <translation>Passer ce qui est montré&#x202f;; maintenir pour accélérer</translation>
    </message>
    <message>
        <source>Go to your next choice</source>
        <translation>Aller à votre prochain choix</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Annuler et rétablir un coup</translation>
    </message>
    <message>
        <source>Save a game and open one</source>
        <translation>Enregistrer et ouvrir une partie</translation>
    </message>
    <message>
        <source>See what the strongest computer would do</source>
        <translation>Voir ce que ferait l’ordinateur le plus fort</translation>
    </message>
    <message>
        <source>Read the rule behind what happened last, or behind a line of the log</source>
        <translation>Lire la règle derrière le dernier événement ou derrière une ligne du journal</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Ouvrir les règles</translation>
    </message>
    <message>
        <source>Turn the sound off and on</source>
        <translation>Couper et rétablir le son</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Lire et mettre en pause</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Un pas en arrière ou en avant</translation>
    </message>
    <message>
        <source>One round back or forward</source>
        <translation>Un tour en arrière ou en avant</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Aller à un tour</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Aller au début ou à la fin</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Plus lentement ou plus vite</translation>
    </message>
    <message>
        <source>See these keys</source>
        <translation>Voir ces touches</translation>
    </message>
    <message>
        <source>Turn full screen on and off</source>
        <translation>Activer ou quitter le plein écran</translation>
    </message>
    <message>
        <source>Go back one step; at the table, open its menu</source>
        <translation>Revenir d’un pas&#x202f;; à la table, ouvrir le menu</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Point d’interrogation</translation>
    </message>
</context>
<context>
    <name>LanguageLine</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>This language by its own name</extracomment>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>LessonMistakes</name>
    <message>
        <source>Take the Lord and lay it at the left end: it pays at once and again in every later round.</source>
        <translation>Prenez le Seigneur et posez-le à gauche&#x202f;: il rapporte tout de suite, puis à chaque tour.</translation>
    </message>
    <message>
        <source>At the right end the Lord would act last. Lay it at the left end.</source>
        <translation>À droite, le Seigneur agirait en dernier. Posez-le à gauche.</translation>
    </message>
    <message>
        <source>This time reveal it.</source>
        <translation>Cette fois, révélez la carte.</translation>
    </message>
    <message>
        <source>Kept hidden, the Lord would only get 1 token. Revealed, it pays now and in every round to come.</source>
        <translation>Face cachée, le Seigneur n’aurait qu’un jeton. Révélé, il rapporte maintenant et à chaque tour suivant.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end, beside the Raven’s card.</source>
        <translation>Prenez l’Espion et posez-le à droite, à côté de la carte du Corbeau.</translation>
    </message>
    <message>
        <source>At the left end only your own Lord would lie beside the Spy, and nobody steals from themselves.</source>
        <translation>À gauche, l’Espion n’aurait pour voisin que votre Seigneur, et l’on ne se vole pas soi-même.</translation>
    </message>
    <message>
        <source>On top of the Lord, the Spy would cover it, and a covered card does not act. Take the right end.</source>
        <translation>Sur le Seigneur, l’Espion le recouvrirait, et une carte recouverte n’agit pas. Posez-le à droite.</translation>
    </message>
    <message>
        <source>Kept hidden, the Spy would get 1 token. Revealed, it takes 1 from the Raven: you gain it and the Raven loses it.</source>
        <translation>Face cachée, l’Espion aurait 1 jeton. Révélé, il prend 1 point au Corbeau&#x202f;: vous le gagnez, le Corbeau le perd.</translation>
    </message>
    <message>
        <source>Take the Heir and lay it at the right end: it is the card that pays most at once.</source>
        <translation>Prenez l’Héritier et posez-le à droite&#x202f;: c’est la carte qui rapporte le plus d’emblée.</translation>
    </message>
    <message>
        <source>On top of the Conspiracy the Heir would cover it, and a covered card gathers no tokens.</source>
        <translation>Sur le Complot, l’Héritier le recouvrirait, et une carte recouverte n’amasse pas de jetons.</translation>
    </message>
    <message>
        <source>This time keep it hidden.</source>
        <translation>Cette fois, laissez la carte cachée.</translation>
    </message>
    <message>
        <source>Too early: with 1 token it would bring 2. Next round it is worth 4.</source>
        <translation>Trop tôt&#x202f;: avec 1 jeton, il rapporterait 2 points. Au tour suivant, ce sera 4.</translation>
    </message>
    <message>
        <source>The Heir pays 2 in every round from now on. Each round it waits costs you something.</source>
        <translation>L’Héritier rapporte désormais 2 points à chaque tour. Chaque tour d’attente vous coûte des points.</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the right end: beside a card of its own family it gains 1 more.</source>
        <translation>Prenez le Seigneur et posez-le à droite&#x202f;: à côté d’une carte de sa famille, il rapporte 1 point de plus.</translation>
    </message>
    <message>
        <source>At the left end the Stag’s card would lie beside the Lord. Beside your Heir it gains 1 more.</source>
        <translation>À gauche, le Seigneur serait à côté de la carte du Cerf. Près de l’Héritier, il rapporte 1 point de plus.</translation>
    </message>
    <message>
        <source>There the Lord would cover a card of yours, and a covered card does not act.</source>
        <translation>Là, le Seigneur recouvrirait une de vos cartes, et une carte recouverte n’agit pas.</translation>
    </message>
    <message>
        <source>It would be worth 2 more next round, or nothing if somebody eliminates it first. Take the 4.</source>
        <translation>Au tour suivant, il vaudrait 2 de plus, ou rien si quelqu’un l’élimine avant. Prenez les 4 points.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end, beside a revealed character.</source>
        <translation>Prenez le Changeforme et posez-le à droite, à côté d’un personnage révélé.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Royal Decree would lie beside it, and only revealed characters can be copied.</source>
        <translation>À gauche, il n’aurait à côté que votre Décret royal face cachée, et seul un personnage révélé peut être copié.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, and a covered card does not act.</source>
        <translation>Là, il recouvrirait une de vos cartes, et une carte recouverte n’agit pas.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. Now it can make your Lord worth more at once.</source>
        <translation>Face cachée, il aurait 1 jeton. Maintenant, il peut faire rapporter davantage à votre Seigneur.</translation>
    </message>
    <message>
        <source>Put the Lord between the Heir and the Shapeshifter: there it lies beside a card of yours, and so does the Shapeshifter.</source>
        <translation>Placez votre Seigneur entre l’Héritier et le Changeforme&#x202f;: vos deux cartes seront côte à côte.</translation>
    </message>
    <message>
        <source>You may move any card, but here your own Lord gains by it.</source>
        <translation>Vous pouvez déplacer n’importe quelle carte, mais ici c’est votre Seigneur qui y gagne.</translation>
    </message>
    <message>
        <source>There no card of yours would lie beside the Lord once the Decree is discarded.</source>
        <translation>Là, plus aucune de vos cartes ne serait à côté de votre Seigneur une fois le Décret défaussé.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. As a second Lord it gains 2, for your Lord lies beside it.</source>
        <translation>Face cachée, il aurait 1 jeton. Comme second Seigneur, il rapporte 2, car votre Seigneur est à côté.</translation>
    </message>
    <message>
        <source>Reveal it now: a card with 2 tokens is in reach, and its owner has not been asked yet.</source>
        <translation>Révélez-le maintenant&#x202f;: une carte à 2 jetons est à portée, et son propriétaire n’a pas encore choisi.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with the 2 tokens: that hurts the Stag most.</source>
        <translation>Frappez la carte du Cerf qui porte 2 jetons&#x202f;: c’est ce qui lui coûte le plus.</translation>
    </message>
    <message>
        <source>That card is yours: it would pay 1 too, but you would lose it.</source>
        <translation>Cette carte est à vous&#x202f;: elle rapporterait 1 aussi, mais vous la perdriez.</translation>
    </message>
    <message>
        <source>That would bring 1 as well, but the Stag would keep the 2 tokens.</source>
        <translation>Cela rapporterait 1 aussi, mais le Cerf garderait ses 2 jetons.</translation>
    </message>
    <message>
        <source>Revealed, the Ambush loses its tokens and brings only 1.</source>
        <translation>Révélée, l’Embuscade perd ses jetons et ne rapporte que 1.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Soldier strikes now and in every later round, for 1 each time.</source>
        <translation>Attendre donne 1 jeton. Révélé, le Soldat frappe maintenant et à chaque tour suivant, pour 1 point chaque fois.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card on the right.</source>
        <translation>Frappez la carte du Corbeau, à droite.</translation>
    </message>
    <message>
        <source>That is your own Ambush: struck by your own card it brings just the usual 1.</source>
        <translation>C’est votre Embuscade&#x202f;: frappée par votre propre carte, elle ne rapporte que le point habituel.</translation>
    </message>
    <message>
        <source>Strike the last card, your Ambush.</source>
        <translation>Frappez la dernière carte, votre Embuscade.</translation>
    </message>
    <message>
        <source>Then the Archer itself would be gone. It can still strike in every round to come.</source>
        <translation>L’Archer disparaîtrait, alors qu’il peut encore frapper à chaque tour.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the left end, so that an opponent’s card lies last.</source>
        <translation>Prenez le Soldat et posez-le à gauche&#x202f;: la dernière carte sera celle d’un adversaire.</translation>
    </message>
    <message>
        <source>Then both ends would be yours again, and the Archer must strike one of them.</source>
        <translation>Les deux bouts seraient de nouveau à vous, et l’Archer doit frapper l’un d’eux.</translation>
    </message>
    <message>
        <source>On top of the Archer the Soldier would cover it, and a covered card does not act.</source>
        <translation>Sur l’Archer, le Soldat le recouvrirait, et une carte recouverte n’agit pas.</translation>
    </message>
    <message>
        <source>A revealed Soldier must strike, and the only card beside it is your own Archer.</source>
        <translation>Un Soldat révélé doit frapper, et la seule carte voisine est votre propre Archer.</translation>
    </message>
    <message>
        <source>Strike the last card, at the right end: it is the Stag’s.</source>
        <translation>Frappez la dernière carte, à droite&#x202f;: c’est celle du Cerf.</translation>
    </message>
    <message>
        <source>The first card is your own Soldier. You may, but this time you need not.</source>
        <translation>La première carte est votre Soldat. C’est permis, mais cette fois rien ne vous y oblige.</translation>
    </message>
    <message>
        <source>Take the Assassination and lay it on your Conspiracy, the card with 2 tokens.</source>
        <translation>Prenez l’Assassinat et posez-le sur votre Complot, la carte à 2 jetons.</translation>
    </message>
    <message>
        <source>That would cover the Conspiracy too, but would stay on it. The Assassination leaves once it has acted.</source>
        <translation>Cette carte couvrirait aussi le Complot, mais resterait dessus. L’Assassinat s’en va une fois qu’il a agi.</translation>
    </message>
    <message>
        <source>At an end it protects nothing. Lay it on your Conspiracy.</source>
        <translation>À un bout, il ne protège rien. Posez-le sur votre Complot.</translation>
    </message>
    <message>
        <source>There it would cover your Lord, and a covered Lord gains nothing.</source>
        <translation>Là, il recouvrirait votre Seigneur, et un Seigneur recouvert ne rapporte rien.</translation>
    </message>
    <message>
        <source>Kept hidden it would go on covering the Conspiracy, which then gathers no more tokens.</source>
        <translation>Face cachée, il continuerait de couvrir le Complot, qui n’amasserait plus de jetons.</translation>
    </message>
    <message>
        <source>Strike the stack of the Stag.</source>
        <translation>Frappez la pile du Cerf.</translation>
    </message>
    <message>
        <source>That card is yours: it would bring 1 and cost nobody else anything.</source>
        <translation>Cette carte est à vous&#x202f;: elle rapporterait 1 sans rien coûter aux autres.</translation>
    </message>
    <message>
        <source>That would bring 1 too. But see what happens in a stack: strike the Stag’s two cards.</source>
        <translation>Cela rapporterait 1 aussi. Mais voyez ce qui arrive à une pile&#x202f;: frappez celle du Cerf.</translation>
    </message>
    <message>
        <source>It lies open to every attack now, with 2 tokens on it. Take the 4.</source>
        <translation>Il est désormais à la merci de tous, avec 2 jetons dessus. Prenez les 4 points.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the right end, beside the Raven’s card.</source>
        <translation>Prenez le Soldat et posez-le à droite, à côté de la carte du Corbeau.</translation>
    </message>
    <message>
        <source>The left end is the last in this game. The first card lies on the right.</source>
        <translation>Dans cette partie, la fin est à gauche. La première carte est à droite.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end, beside the Raven’s card.</source>
        <translation>Là, il recouvrirait une de vos cartes. Posez-le à droite, à côté de la carte du Corbeau.</translation>
    </message>
    <message>
        <source>If you wait, the Raven decides next and may take the 2 tokens.</source>
        <translation>Si vous attendez, c’est au Corbeau de choisir, et il peut prendre les 2 jetons.</translation>
    </message>
    <message>
        <source>Reveal it now: the Heir has just acted and can be carried ahead to act again.</source>
        <translation>Révélez-le maintenant&#x202f;: l’Héritier vient d’agir et peut être porté plus loin pour agir encore.</translation>
    </message>
    <message>
        <source>Move your Heir to the left end.</source>
        <translation>Déplacez l’Héritier tout à gauche.</translation>
    </message>
    <message>
        <source>Take your Heir: moved to the left, it brings 2 more this very round.</source>
        <translation>Prenez votre Héritier&#x202f;: déplacé vers la gauche, il rapporte encore 2 ce tour-ci.</translation>
    </message>
    <message>
        <source>On the right everything has been passed: there the Heir would not be met again.</source>
        <translation>À droite, tout est déjà passé&#x202f;: l’Héritier n’y agirait pas une seconde fois.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end: it takes 1 from the Stag and gives it to you.</source>
        <translation>Prenez l’Espion et posez-le à droite&#x202f;: il prend 1 point au Cerf et vous le donne.</translation>
    </message>
    <message>
        <source>At the left end the Spy could only steal from the Raven. It is the Stag who leads.</source>
        <translation>À gauche, l’Espion ne pourrait voler que le Corbeau. C’est le Cerf qui mène.</translation>
    </message>
    <message>
        <source>On a stack of yours it would cover a card, and you would show one top card less.</source>
        <translation>Sur votre pile, il recouvrirait une carte, et vous auriez une carte du dessus de moins.</translation>
    </message>
    <message>
        <source>There is no later: after this round the game is over, and the tokens here count for nobody.</source>
        <translation>Il n’y a pas de tour suivant&#x202f;: après ce tour, la partie est finie et ces jetons ne comptent pour personne.</translation>
    </message>
    <message>
        <source>A token on the Spy would count for nothing: the game ends now.</source>
        <translation>Un jeton sur l’Espion ne compterait pas&#x202f;: la partie s’achève.</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the left end, before the Raven’s.</source>
        <translation>Prenez le Juge et posez-le à gauche, avant celui du Corbeau.</translation>
    </message>
    <message>
        <source>At the right end the Raven’s Judge would act before yours and could use the mark.</source>
        <translation>À droite, le Juge du Corbeau agirait avant le vôtre et pourrait profiter de la marque.</translation>
    </message>
    <message>
        <source>There it would cover your Fanatic, and a covered card does not act.</source>
        <translation>Là, il recouvrirait votre Fanatique, et une carte recouverte n’agit pas.</translation>
    </message>
    <message>
        <source>If you wait, the Raven’s Judge may use the mark before you.</source>
        <translation>Si vous attendez, le Juge du Corbeau peut profiter de la marque avant vous.</translation>
    </message>
    <message>
        <source>Choose to eliminate.</source>
        <translation>Choisissez d’éliminer.</translation>
    </message>
    <message>
        <source>Marking brings 1 as well, but leaves the marked card to the Raven’s Judge. Eliminate it yourself.</source>
        <translation>Marquer rapporte 1 aussi, mais laisse la carte marquée au Juge du Corbeau. Éliminez-la vous-même.</translation>
    </message>
    <message>
        <source>Lay a card on the Fanatic.</source>
        <translation>Posez une carte sur le Fanatique.</translation>
    </message>
    <message>
        <source>At an end it leaves the Fanatic uncovered, and any Judge may eliminate it.</source>
        <translation>À un bout, elle laisse le Fanatique à découvert, et tout Juge peut l’éliminer.</translation>
    </message>
    <message>
        <source>That covers your Judge, which then does not act. The mark is on the Fanatic.</source>
        <translation>Cela recouvre votre Juge, qui n’agit plus. La marque est sur le Fanatique.</translation>
    </message>
    <message>
        <source>Mark the Raven’s Judge: it is the card that threatens yours in every round.</source>
        <translation>Marquez le Juge du Corbeau&#x202f;: c’est lui qui menace vos cartes à chaque tour.</translation>
    </message>
    <message>
        <source>A mark on your own card helps whoever judges next, and that is the Raven.</source>
        <translation>Une marque sur votre propre carte aide le prochain Juge, celui du Corbeau.</translation>
    </message>
    <message>
        <source>Choose to collect.</source>
        <translation>Choisissez d’encaisser.</translation>
    </message>
    <message>
        <source>Paying would bring you 1 and put 2 more tokens on the Stag’s Diplomat. Here 2 lie ready for you.</source>
        <translation>Payer vous rapporterait 1 et mettrait 2 jetons de plus sur la Diplomate du Cerf. Ici, 2 vous attendent.</translation>
    </message>
    <message>
        <source>Reveal her now, while a token lies beside her on the Stag’s face-down card.</source>
        <translation>Révélez-la maintenant, tant qu’il y a un jeton à côté d’elle, sur la carte cachée du Cerf.</translation>
    </message>
    <message>
        <source>Choose to gain.</source>
        <translation>Choisissez de gagner.</translation>
    </message>
    <message>
        <source>Swapping brings no influence. Right now 1 token lies beside her: gain.</source>
        <translation>Échanger ne rapporte rien. Pour l’instant, il y a 1 jeton à côté&#x202f;: choisissez de gagner.</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the right end; the other cards are needed later.</source>
        <translation>Prenez le Juge et posez-le à droite&#x202f;; les autres cartes serviront plus tard.</translation>
    </message>
    <message>
        <source>There you would cover a card that is to act this round.</source>
        <translation>Là, vous recouvririez une carte qui doit agir ce tour-ci.</translation>
    </message>
    <message>
        <source>Choose to swap.</source>
        <translation>Choisissez d’échanger.</translation>
    </message>
    <message>
        <source>Gaining would bring 0: only opponents’ face-down cards beside her count.</source>
        <translation>Gagner rapporterait 0&#x202f;: seules comptent les cartes adverses cachées à côté d’elle.</translation>
    </message>
    <message>
        <source>Choose the Racket.</source>
        <translation>Choisissez le Racket.</translation>
    </message>
    <message>
        <source>Better the Racket: face down it waits for an opponent to strike it.</source>
        <translation>Plutôt le Racket&#x202f;: face cachée, il attend qu’un adversaire le frappe.</translation>
    </message>
    <message>
        <source>Take the Infiltration and lay it at the left end.</source>
        <translation>Prenez l’Infiltration et posez-la à gauche.</translation>
    </message>
    <message>
        <source>At the right end it would act last, too late to help your other cards this round.</source>
        <translation>À droite, elle agirait en dernier, trop tard pour aider vos autres cartes ce tour-ci.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, which then gets no token.</source>
        <translation>Là, elle recouvrirait une de vos cartes, qui ne recevrait pas de jeton.</translation>
    </message>
    <message>
        <source>Reveal it now, while two of your cards lie face down and a strike is coming.</source>
        <translation>Révélez-la maintenant, tant que deux de vos cartes sont cachées et qu’un coup se prépare.</translation>
    </message>
    <message>
        <source>One token more would not be bad, but in the queue the Trade can still be struck, and it does not pay yet.</source>
        <translation>Un jeton de plus serait bon, mais dans la File le Négoce peut être frappé, et il ne rapporte pas encore.</translation>
    </message>
    <message>
        <source>Two face-down cards lie beside it, and the Infiltration pays for each. Do not wait.</source>
        <translation>Deux cartes cachées sont à côté, et l’Infiltration paie pour chacune. N’attendez pas.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end.</source>
        <translation>Prenez le Changeforme et posez-le à droite.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Deserter lies beside it. The Fanatic is on the right.</source>
        <translation>À gauche, il n’a à côté que votre Déserteur caché. Le Fanatique est à droite.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end.</source>
        <translation>Là, il recouvrirait une de vos cartes. Posez-le à droite.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Deserter strikes now, beside a character that lets it stay.</source>
        <translation>Attendre donne 1 jeton. Révélé, le Déserteur frappe maintenant, près d’un personnage qui lui permet de rester.</translation>
    </message>
    <message>
        <source>Strike the face-down card on the left.</source>
        <translation>Frappez la carte cachée à gauche.</translation>
    </message>
    <message>
        <source>The Empress would bring 2, but then no revealed character lies beside the Deserter, and it is discarded.</source>
        <translation>L’Impératrice rapporterait 2, mais le Déserteur n’aurait plus de personnage révélé à côté et serait défaussé.</translation>
    </message>
    <message>
        <source>Revealed, the Racket loses its 2 tokens and brings only 1.</source>
        <translation>Révélé, le Racket perd ses 2 jetons et ne rapporte que 1.</translation>
    </message>
    <message>
        <source>Kept hidden it gets 1 token. Revealed, it acts as a Fanatic now and may copy again next round.</source>
        <translation>Face cachée, il reçoit 1 jeton. Révélé, il agit comme un Fanatique et pourra copier encore au tour suivant.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Skip chapter</source>
        <translation>Passer ce chapitre</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Jouer une vraie partie</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The first game</source>
        <translation>La première partie</translation>
    </message>
    <message>
        <source>What the Alliance adds</source>
        <translation>Ce qu’apporte Alliance</translation>
    </message>
    <message>
        <source>The queue and its two ends</source>
        <translation>La File et ses deux bouts</translation>
    </message>
    <message>
        <source>Face down: wait or reveal</source>
        <translation>Face cachée&#x202f;: attendre ou révéler</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Personnages et intrigues</translation>
    </message>
    <message>
        <source>Eliminating and what it pays</source>
        <translation>Éliminer, et ce que cela rapporte</translation>
    </message>
    <message>
        <source>Own cards as targets</source>
        <translation>Ses propres cartes pour cibles</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Les piles</translation>
    </message>
    <message>
        <source>What the direction means</source>
        <translation>Ce que veut dire le sens</translation>
    </message>
    <message>
        <source>The end and the tie</source>
        <translation>La fin et l’égalité</translation>
    </message>
    <message>
        <source>Marks and judgement</source>
        <translation>Marques et jugement</translation>
    </message>
    <message>
        <source>Two abilities on one card</source>
        <translation>Deux capacités sur une carte</translation>
    </message>
    <message>
        <source>Reserved cards</source>
        <translation>Les cartes conservées</translation>
    </message>
    <message>
        <source>Mixing the sets</source>
        <translation>Mélanger les jeux</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the left end of the row, the queue. The cards act from left to right, so yours will be the first.</source>
        <translation>Posez le Seigneur à gauche de la File, la rangée de cartes. Elles agissent de gauche à droite&#x202f;: la vôtre sera la première.</translation>
    </message>
    <message>
        <source>So you are asked first. Reveal the Lord: you gain 1 influence, and whoever has most in the end wins.</source>
        <translation>À vous de choisir d’abord. Révélez le Seigneur&#x202f;: vous gagnez 1 point, et le plus d’Influence à la fin l’emporte.</translation>
    </message>
    <message>
        <source>A new round, a new card. Lay the Spy at the right end: it steals from whoever owns a card beside it, here the Raven.</source>
        <translation>Nouveau tour, nouvelle carte. Posez l’Espion à droite&#x202f;: il vole 1 point au propriétaire d’une carte voisine, ici le Corbeau.</translation>
    </message>
    <message>
        <source>The Lord has acted again by itself. The Spy lies last and so is met last: reveal it.</source>
        <translation>Le Seigneur a de nouveau agi, tout seul. L’Espion, en bout de File, passe en dernier&#x202f;: révélez-le.</translation>
    </message>
    <message>
        <source>Your face-down Conspiracy has gathered 1 token. Lay the Heir at the right end.</source>
        <translation>Votre Complot face cachée a reçu 1 jeton. Posez l’Héritier à droite.</translation>
    </message>
    <message>
        <source>Each time you keep a card hidden, it gets 1 token. The Conspiracy pays twice its tokens: keep it and let it grow.</source>
        <translation>Chaque fois que vous laissez une carte cachée, elle reçoit 1 jeton. Le Complot rapporte le double de ses jetons&#x202f;: laissez-le caché, il grossira.</translation>
    </message>
    <message>
        <source>The Stag revealed the Lord and took its token. Reveal your Heir: waiting brings 1 token, acting 2 influence.</source>
        <translation>Le Cerf a révélé le Seigneur et pris son jeton. Révélez votre Héritier&#x202f;: attendre donne 1 jeton, agir rapporte 2 points.</translation>
    </message>
    <message>
        <source>Lay the Lord at the right end, beside your Heir.</source>
        <translation>Posez le Seigneur à droite, à côté de votre Héritier.</translation>
    </message>
    <message>
        <source>2 tokens, that is 4 influence. Reveal the Conspiracy: if somebody eliminates it, it leaves the queue and pays nothing.</source>
        <translation>2 jetons, donc 4 points. Révélez le Complot&#x202f;: si quelqu’un l’éliminait, tout serait perdu.</translation>
    </message>
    <message>
        <source>The Stag’s Heir is a revealed character: it stays and acts every round. Lay the Shapeshifter beside it, at the right end.</source>
        <translation>L’Héritier du Cerf est un personnage révélé&#x202f;: il reste et agit à chaque tour. Posez le Changeforme à côté, à droite.</translation>
    </message>
    <message>
        <source>The Royal Decree is an intrigue: it acts once and is discarded. Reveal it.</source>
        <translation>Le Décret royal est une intrigue&#x202f;: il agit une fois, puis on le défausse. Révélez-le.</translation>
    </message>
    <message>
        <source>Move your Lord between the Heir and the Shapeshifter: each card of its family beside it brings 1 more.</source>
        <translation>Déplacez votre Seigneur entre l’Héritier et le Changeforme&#x202f;: chaque carte de sa famille à côté de lui rapporte 1 de plus.</translation>
    </message>
    <message>
        <source>The Lord gained 2. Reveal the Shapeshifter: it copies a revealed character beside it, here your Lord.</source>
        <translation>Le Seigneur a rapporté 2. Révélez le Changeforme&#x202f;: il copie un personnage révélé voisin, ici votre Seigneur.</translation>
    </message>
    <message>
        <source>Reveal your Assassination: it eliminates any card you choose, face down or revealed, striking it out of the queue.</source>
        <translation>Révélez l’Assassinat&#x202f;: il élimine la carte de votre choix, cachée ou révélée, qui quitte la File.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with 2 tokens: you gain 1, and its tokens are lost.</source>
        <translation>Frappez la carte du Cerf qui porte 2 jetons&#x202f;: vous gagnez 1 point et ses jetons sont perdus.</translation>
    </message>
    <message>
        <source>That was a Conspiracy, worth 4. Now keep your Ambush: it waits for an opponent to strike it.</source>
        <translation>C’était un Complot, qui valait 4 points. Laissez l’Embuscade face cachée&#x202f;: elle attend qu’un adversaire la frappe.</translation>
    </message>
    <message>
        <source>Reveal the Soldier: it eliminates a card beside it.</source>
        <translation>Révélez le Soldat&#x202f;: il élimine une carte voisine.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card, not your own Ambush.</source>
        <translation>Frappez la carte du Corbeau, pas votre Embuscade.</translation>
    </message>
    <message>
        <source>Your Archer must strike the first or the last card: itself or your Ambush. Give up the Ambush.</source>
        <translation>Votre Archer doit frapper la première ou la dernière carte&#x202f;: lui-même ou votre Embuscade. Sacrifiez l’Embuscade.</translation>
    </message>
    <message>
        <source>Only 1: struck by your own card, an Ambush does not pay 4. Lay the Soldier at the left end and leave the right to the others.</source>
        <translation>1 seul point&#x202f;: frappée par vous-même, l’Embuscade n’en donne pas 4. Posez le Soldat à gauche et laissez la droite aux autres.</translation>
    </message>
    <message>
        <source>Only your Archer lies beside the Soldier. Revealed, it would have to strike it: keep it hidden.</source>
        <translation>Le Soldat n’a que votre Archer à côté. Révélé, il devrait le frapper&#x202f;: laissez-le face cachée.</translation>
    </message>
    <message>
        <source>Now the last card is the Stag’s. Strike that one.</source>
        <translation>Maintenant, la dernière carte est celle du Cerf. Frappez-la.</translation>
    </message>
    <message>
        <source>A card may also be laid on one of your own: the two are a stack. Cover the Conspiracy with the Assassination: a covered card keeps its tokens and cannot be struck.</source>
        <translation>On peut aussi poser une carte sur l’une des siennes&#x202f;: cela fait une pile. Posez l’Assassinat sur le Complot&#x202f;: recouverte, une carte garde ses jetons et n’est plus une cible.</translation>
    </message>
    <message>
        <source>The Lord gained 2: a stack beside it counts as one card. Reveal the Assassination; only top cards act.</source>
        <translation>Le Seigneur a rapporté 2&#x202f;: une pile voisine compte pour une seule carte. Révélez l’Assassinat&#x202f;; seules agissent les cartes du dessus.</translation>
    </message>
    <message>
        <source>Strike the Stag’s stack: only its top card goes.</source>
        <translation>Frappez la pile du Cerf&#x202f;: seule la carte du dessus disparaît.</translation>
    </message>
    <message>
        <source>When the card that acted leaves, the one under it has its turn at once: reveal the Conspiracy.</source>
        <translation>Quand la carte qui agit s’en va, c’est aussitôt à celle d’en dessous&#x202f;: révélez le Complot.</translation>
    </message>
    <message>
        <source>This game runs from right to left: the right end is first. Lay the Soldier there.</source>
        <translation>Cette partie va de droite à gauche&#x202f;: le début est à droite. Posez-y le Soldat.</translation>
    </message>
    <message>
        <source>Your Soldier’s turn comes before that of the Raven’s card with 2 tokens. Reveal it: it strikes before the Raven can take them.</source>
        <translation>Vous passez avant la carte du Corbeau et ses 2 jetons. Révélez le Soldat&#x202f;: il frappe avant qu’on les prenne.</translation>
    </message>
    <message>
        <source>Your Heir gained 2. Now reveal the Royal Decree.</source>
        <translation>L’Héritier a rapporté 2. Révélez maintenant le Décret royal.</translation>
    </message>
    <message>
        <source>To the left lies what is still to come. Move your Heir to the left end, and it will be met again.</source>
        <translation>Les cartes de gauche attendent encore. Déplacez votre Héritier tout à gauche&#x202f;: il agira de nouveau.</translation>
    </message>
    <message>
        <source>The sixth round is the last. Lay the Spy at the right end, beside the Stag’s stack.</source>
        <translation>Le sixième tour est le dernier. Posez l’Espion à droite, à côté de la pile du Cerf.</translation>
    </message>
    <message>
        <source>Tokens left in the queue are worth nothing at the end. Reveal the Conspiracy.</source>
        <translation>À la fin, les jetons restés dans la File ne valent rien. Révélez le Complot.</translation>
    </message>
    <message>
        <source>You have 12, the Stag 14. Reveal the Spy: it takes 1 from the Stag.</source>
        <translation>Vous avez 12 points, le Cerf 14. Révélez l’Espion&#x202f;: il en prend 1 au Cerf.</translation>
    </message>
    <message>
        <source>The Raven’s Judge has put a judgement token on the Stag’s card. Lay your Judge at the left end, to act first.</source>
        <translation>Le Juge du Corbeau a posé un jeton Jugement sur la carte du Cerf. Posez votre Juge à gauche, pour qu’il agisse avant.</translation>
    </message>
    <message>
        <source>Reveal it: a Judge marks a card, or eliminates a marked one.</source>
        <translation>Révélez-le&#x202f;: un Juge marque une carte, ou en élimine une marquée.</translation>
    </message>
    <message>
        <source>A mark belongs to nobody: the Raven’s serves you too. Eliminate.</source>
        <translation>Une marque n’appartient à personne&#x202f;: celle du Corbeau vous sert aussi. Choisissez d’éliminer.</translation>
    </message>
    <message>
        <source>Now your Fanatic is marked. Lay any card on it: while covered it is safe.</source>
        <translation>Maintenant, votre Fanatique est marqué. Posez n’importe quelle carte dessus&#x202f;: recouvert, il est à l’abri.</translation>
    </message>
    <message>
        <source>No top card is marked now, so your Judge can only mark. Choose the Raven’s Judge.</source>
        <translation>Aucune carte du dessus n’est marquée&#x202f;: votre Juge ne peut que marquer. Choisissez le Juge du Corbeau.</translation>
    </message>
    <message>
        <source>By paying, the Stag’s Diplomat gained 1 and put 2 tokens on yours. You collect: take the 2 and discard her.</source>
        <translation>En payant, la Diplomate du Cerf a gagné 1 et posé 2 jetons sur la vôtre. Encaissez&#x202f;: vous les prenez et votre Diplomate est défaussée.</translation>
    </message>
    <message>
        <source>Reveal the Informant.</source>
        <translation>Révélez l’Informatrice.</translation>
    </message>
    <message>
        <source>Your Empress gained 2, then had to put 1 token on an opponent’s face-down card. Gain: the Informant brings as much as lies there.</source>
        <translation>Votre Impératrice a rapporté 2, puis a dû mettre 1 jeton sur une carte adverse cachée. Choisissez de gagner&#x202f;: l’Informatrice rapporte ce qui se trouve dessus.</translation>
    </message>
    <message>
        <source>Lay the Judge at the right end.</source>
        <translation>Posez le Juge à droite.</translation>
    </message>
    <message>
        <source>No face-down card lies beside the Informant now. Swap.</source>
        <translation>Il n’y a plus de carte cachée à côté de l’Informatrice. Échangez-la.</translation>
    </message>
    <message>
        <source>Lay the Racket in her place.</source>
        <translation>Posez le Racket à sa place.</translation>
    </message>
    <message>
        <source>Lay the Infiltration at the left end, so that it acts before your other cards.</source>
        <translation>Posez l’Infiltration à gauche, pour qu’elle agisse avant vos autres cartes.</translation>
    </message>
    <message>
        <source>Reveal it: each of your face-down top cards gets 1 token, and the Infiltration is reserved: laid in front of you.</source>
        <translation>Révélez-la&#x202f;: chacune de vos cartes du dessus face cachée reçoit 1 jeton, et l’Infiltration est conservée devant vous.</translation>
    </message>
    <message>
        <source>Reveal the Trade: it is reserved together with its 3 tokens.</source>
        <translation>Révélez le Négoce&#x202f;: il est conservé avec ses 3 jetons.</translation>
    </message>
    <message>
        <source>Reveal the Insurrection: it pays 1 of its tokens and strikes both cards beside it.</source>
        <translation>Révélez l’Insurrection&#x202f;: elle paie 1 de ses jetons et frappe ses deux voisines.</translation>
    </message>
    <message>
        <source>In a mixed set every family has the same ten cards, from both sets. Lay the Shapeshifter at the right end, beside the Stag’s Fanatic.</source>
        <translation>En jeu mixte, toutes les familles ont les mêmes dix cartes, venues des deux jeux. Posez le Changeforme à droite, à côté du Fanatique.</translation>
    </message>
    <message>
        <source>Reveal the Deserter: you take its token, and it must strike beside it.</source>
        <translation>Révélez le Déserteur&#x202f;: vous prenez son jeton, et il doit frapper une voisine.</translation>
    </message>
    <message>
        <source>Strike the Stag’s face-down card: if it is a character, you gain 1 more. The Empress must stay: with no revealed character beside it, the Deserter is discarded.</source>
        <translation>Frappez la première carte&#x202f;: un personnage rapporte 1 de plus. Épargnez l’Impératrice&#x202f;: sans personnage révélé à côté, le Déserteur s’en va.</translation>
    </message>
    <message>
        <source>Keep the Racket: revealed it brings 1, struck by an opponent far more.</source>
        <translation>Laissez le Racket caché&#x202f;: révélé, il rapporte 1&#x202f;; frappé par un adversaire, bien plus.</translation>
    </message>
    <message>
        <source>Reveal the Shapeshifter: it copies Alliance characters as well.</source>
        <translation>Révélez le Changeforme&#x202f;: il copie aussi les personnages d’Alliance.</translation>
    </message>
    <message>
        <source>Each round everyone lays one card at an end, never between others. Then each card has its turn, first to last. Next round, the next player begins.</source>
        <translation>À chaque tour, chacun pose une carte à un bout, jamais entre deux autres. Puis on passe de carte en carte, de la première à la dernière. Au tour d’après, c’est le joueur suivant qui commence.</translation>
    </message>
    <message>
        <source>Keep: 1 token on the card. Reveal, even in the round it was laid: you take its tokens, each worth 1 influence, and the card acts.</source>
        <translation>Laisser cachée&#x202f;: 1 jeton sur la carte. Révéler, même au tour où on l’a posée&#x202f;: vous prenez ses jetons, 1 point chacun, et elle agit.</translation>
    </message>
    <message>
        <source>Revealed characters stay and act every round, wanted or not. Intrigues act once and go.</source>
        <translation>Un personnage révélé reste et agit à chaque tour, qu’on le veuille ou non. Une intrigue agit une fois et s’en va.</translation>
    </message>
    <message>
        <source>The Stag’s Archer struck your Ambush: the Stag gained 1 but lost the Archer, and you gained 4. Every elimination pays 1; the victim’s tokens return to the supply.</source>
        <translation>L’Archer du Cerf a frappé votre Embuscade&#x202f;: 1 point pour le Cerf, mais l’Archer est défaussé et vous gagnez 4. Éliminer une carte rapporte 1&#x202f;; ses jetons retournent à la réserve.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards, and have to if there are no others; they pay 1 like any other. With nothing to strike, nothing happens.</source>
        <translation>Éliminer est obligatoire. On peut choisir ses propres cartes, et on le doit s’il n’y a rien d’autre&#x202f;; elles rapportent 1 comme les autres. Sans cible, il ne se passe rien.</translation>
    </message>
    <message>
        <source>Further on, the Stag’s uncovered card had its turn too. A card uncovered at a place already passed waits for the next round.</source>
        <translation>La carte du Cerf que vous avez découverte plus loin a pu agir aussi. Découverte à une place déjà passée, une carte attend le tour suivant.</translation>
    </message>
    <message>
        <source>The Heir acted twice. First, last, before and after follow the direction. A card that has acted and is moved ahead acts again; one moved back before its turn misses it.</source>
        <translation>L’Héritier a agi deux fois. Première, dernière, avant, après&#x202f;: tout suit le sens. Portée plus loin, une carte agit de nouveau&#x202f;; ramenée en arrière avant d’avoir agi, elle est sautée.</translation>
    </message>
    <message>
        <source>13 each, and the most influence wins. A tie goes to whoever has more top cards: you have 2, the Stag’s whole stack counts as 1, so you win. Still equal, you would have won together. The card left in each hand is never played.</source>
        <translation>13 partout, et le plus d’Influence gagne. À égalité, qui a le plus de cartes du dessus l’emporte&#x202f;: vous 2, toute la pile du Cerf 1, donc vous gagnez. S’il y a encore égalité, on gagne ensemble. La carte qui reste en main n’est jamais jouée.</translation>
    </message>
    <message>
        <source>Marking pays 1, and so does eliminating. Any Judge may use any mark; when the card leaves the queue, its marks go back to the five that all share.</source>
        <translation>Marquer rapporte 1, éliminer aussi. Tout Juge peut se servir de n’importe quelle marque&#x202f;; quand une carte marquée s’en va, ses jetons Jugement retournent à la réserve commune, cinq en tout.</translation>
    </message>
    <message>
        <source>The Informant is back in your hand. Until the round ends the Racket sleeps: it is passed without a question or a token. Each time, you choose one of the two abilities.</source>
        <translation>L’Informatrice est revenue dans votre main. Le Racket dort jusqu’à la fin du tour&#x202f;: ni choix ni jeton. Avec ces cartes, vous choisissez chaque fois l’une des deux capacités.</translation>
    </message>
    <message>
        <source>The other token 1, two eliminations 2, and 2 more for each, as they were face down: the Infiltration. The Insurrection lies face down again. The Trade paid 3 at the start of the round, and will again while you have a card in the queue; its tokens are yours in the end. Nothing touches reserved cards.</source>
        <translation>1 pour l’autre jeton, 2 pour deux éliminations, et 2 de plus par carte cachée grâce à l’Infiltration. L’Insurrection est de nouveau cachée. Le Négoce a donné 3, comme au début de chaque tour tant que vous avez une carte dans la File&#x202f;; ses jetons sont à vous à la fin. Rien n’atteint les cartes conservées.</translation>
    </message>
    <message>
        <source>The Raven’s Assassination struck your Racket: 2 for each of the Raven’s three top cards, and the face-down ones lost a token each. Every card keeps its text in any mix.</source>
        <translation>Le Corbeau a frappé votre Racket&#x202f;: 2 pour chacune de ses trois cartes du dessus, et les cachées ont perdu 1 jeton. Quel que soit le mélange, chaque carte garde son texte.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn the game</source>
        <translation>Apprendre à jouer</translation>
    </message>
</context>
<context>
    <name>LogButton</name>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>The rule behind it</source>
        <translation>La règle qui l’explique</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>To the newest</source>
        <translation>Au plus récent</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Keep it open beside the table</source>
        <translation>Le garder ouvert à côté de la table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Round %1 of 6 begins.</source>
        <translation>Le tour %1 sur 6 commence.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Trade pays %n influence.</source>
        <translation>
            <numerusform>Le Négoce (%1) rapporte %n point d’Influence.</numerusform>
            <numerusform>Le Négoce (%1) rapporte %n points d’Influence.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue is resolved.</source>
        <translation>La résolution de la File commence.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps a card hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 laisse une carte face cachée&#x202f;: %n jeton dessus.</numerusform>
            <numerusform>%1 laisse une carte face cachée&#x202f;: %n jetons dessus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the %2 hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 laisse la carte «&#x202f;%2&#x202f;» face cachée&#x202f;: %n jeton dessus.</numerusform>
            <numerusform>%1 laisse la carte «&#x202f;%2&#x202f;» face cachée&#x202f;: %n jetons dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sleeping card at place %1 is passed over.</source>
        <translation>La carte qui dort en position %1 est sautée.</translation>
    </message>
    <message>
        <source>%1 reveals the %2.</source>
        <translation>%1 révèle la carte «&#x202f;%2&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the %2.</source>
        <translation>
            <numerusform>%1 prend %n jeton sur la carte «&#x202f;%2&#x202f;».</numerusform>
            <numerusform>%1 prend %n jetons sur la carte «&#x202f;%2&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the %1 are lost.</source>
        <translation>
            <numerusform>%n jeton sur la carte «&#x202f;%1&#x202f;» est perdu.</numerusform>
            <numerusform>%n jetons sur la carte «&#x202f;%1&#x202f;» sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays 1 token from the %2 to reveal it.</source>
        <translation>%1 paie 1 jeton de la carte «&#x202f;%2&#x202f;» pour la révéler.</translation>
    </message>
    <message>
        <source>%1’s %2 acts.</source>
        <translation>La carte «&#x202f;%2&#x202f;» (%1) agit.</translation>
    </message>
    <message>
        <source>%1’s Shapeshifter copies the %2.</source>
        <translation>Le Changeforme (%1) copie la carte «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1’s %2 has no effect.</source>
        <translation>La carte «&#x202f;%2&#x202f;» (%1) est sans effet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence for the eliminations.</source>
        <translation>
            <numerusform>%1 gagne %n point d’Influence pour l’élimination.</numerusform>
            <numerusform>%1 gagne %n points d’Influence pour les éliminations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence more thanks to the Infiltration.</source>
        <translation>
            <numerusform>%1 gagne %n point d’Influence de plus grâce à l’Infiltration.</numerusform>
            <numerusform>%1 gagne %n points d’Influence de plus grâce à l’Infiltration.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1 défausse la carte «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1’s Ambush catches a card of the same family: the %2 is discarded.</source>
        <translation>L’Embuscade (%1) prend une carte de sa propre famille&#x202f;: la carte «&#x202f;%2&#x202f;» est défaussée.</translation>
    </message>
    <message>
        <source>%1’s Ambush springs: %2’s %3 is discarded.</source>
        <translation>L’Embuscade (%1) se referme&#x202f;: la carte «&#x202f;%3&#x202f;» (%2) est défaussée.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Racket pays %n influence for %2’s cards.</source>
        <translation>
            <numerusform>Le Racket (%1) rapporte %n point d’Influence pour les cartes dans la File (%2).</numerusform>
            <numerusform>Le Racket (%1) rapporte %n points d’Influence pour les cartes dans la File (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n tokens from face-down cards.</source>
        <translation>
            <numerusform>%1 perd %n jeton sur ses cartes face cachée.</numerusform>
            <numerusform>%1 perd %n jetons sur ses cartes face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts a judgement token on the card at place %2.</source>
        <translation>%1 pose un jeton Jugement sur la carte en position %2.</translation>
    </message>
    <message>
        <source>%1 puts a judgement token on %2’s %3.</source>
        <translation>%1 pose un jeton Jugement sur la carte «&#x202f;%3&#x202f;» (%2).</translation>
    </message>
    <message>
        <source>%1 reserves the %2.</source>
        <translation>%1 conserve la carte «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 turns the %2 face down again.</source>
        <translation>%1 remet la carte «&#x202f;%2&#x202f;» face cachée.</translation>
    </message>
    <message>
        <source>The first-player marker passes to %1.</source>
        <translation>La tuile Premier joueur passe à %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the Trade.</source>
        <translation>
            <numerusform>%1 prend %n jeton sur le Négoce.</numerusform>
            <numerusform>%1 prend %n jetons sur le Négoce.</numerusform>
        </translation>
    </message>
    <message>
        <source>The six rounds are over.</source>
        <translation>Les six tours sont terminés.</translation>
    </message>
    <message>
        <source>%1’s %2 brings nothing.</source>
        <translation>La carte «&#x202f;%2&#x202f;» (%1) ne rapporte rien.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence from the %2.</source>
        <translation>
            <numerusform>%1 gagne %n point d’Influence grâce à la carte «&#x202f;%2&#x202f;».</numerusform>
            <numerusform>%1 gagne %n points d’Influence grâce à la carte «&#x202f;%2&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a card on the stack at place %2.</source>
        <translation>%1 pose une carte sur la pile en position %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2 on the stack at place %3.</source>
        <translation>%1 pose la carte «&#x202f;%2&#x202f;» sur la pile en position %3.</translation>
    </message>
    <message>
        <source>%1 lays the first card of the queue.</source>
        <translation>%1 pose la première carte de la File.</translation>
    </message>
    <message>
        <source>%1 lays the %2, the first card of the queue.</source>
        <translation>%1 pose la carte «&#x202f;%2&#x202f;», la première de la File.</translation>
    </message>
    <message>
        <source>%1 lays a card at the left end.</source>
        <translation>%1 pose une carte à gauche de la File.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the left end.</source>
        <translation>%1 pose la carte «&#x202f;%2&#x202f;» à gauche de la File.</translation>
    </message>
    <message>
        <source>%1 lays a card at the right end.</source>
        <translation>%1 pose une carte à droite de la File.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the right end.</source>
        <translation>%1 pose la carte «&#x202f;%2&#x202f;» à droite de la File.</translation>
    </message>
    <message>
        <source>%1 points at a card of their own family: nothing is stolen.</source>
        <translation>%1 désigne une carte de sa propre famille et ne vole rien.</translation>
    </message>
    <message>
        <source>%1 steals 1 influence from %2.</source>
        <translation>%1 vole 1 point d’Influence à %2.</translation>
    </message>
    <message>
        <source>%1 steals nothing: %2 has no influence.</source>
        <translation>%1 ne vole rien&#x202f;: %2 n’a aucun point d’Influence.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates itself.</source>
        <translation>La carte «&#x202f;%2&#x202f;» (%1) s’élimine elle-même.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3, a card of the same family.</source>
        <translation>La carte «&#x202f;%2&#x202f;» (%1) élimine une carte de sa propre famille&#x202f;: «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3’s %4.</source>
        <translation>La carte «&#x202f;%2&#x202f;» (%1) élimine la carte «&#x202f;%4&#x202f;» (%3).</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 onto the stack at place %3.</source>
        <translation>%1 déplace une carte de la position %2 sur la pile en position %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 onto the stack at place %4.</source>
        <translation>%1 déplace la carte «&#x202f;%2&#x202f;» de la position %3 sur la pile en position %4.</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 to place %3.</source>
        <translation>%1 déplace une carte de la position %2 à la position %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 to place %4.</source>
        <translation>%1 déplace la carte «&#x202f;%2&#x202f;» de la position %3 à la position %4.</translation>
    </message>
    <message>
        <source>%1 puts 2 tokens on %2’s %3.</source>
        <translation>%1 pose 2 jetons sur la carte «&#x202f;%3&#x202f;» (%2).</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of their own family.</source>
        <translation>%1 pose 1 jeton sur une carte face cachée de sa propre famille.</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of %2.</source>
        <translation>%1 pose 1 jeton sur une carte face cachée (%2).</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays another card face down in its place; it sleeps this round.</source>
        <translation>%1 reprend la carte «&#x202f;%2&#x202f;» et pose à sa place une autre carte face cachée&#x202f;; celle-ci dort pendant ce tour.</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays the %3 face down in its place; it sleeps this round.</source>
        <translation>%1 reprend la carte «&#x202f;%2&#x202f;» et pose à sa place, face cachée, la carte «&#x202f;%3&#x202f;», qui dort pendant ce tour.</translation>
    </message>
</context>
<context>
    <name>LookButton</name>
    <message>
        <source>Look at my cards</source>
        <translation>Voir mes cartes</translation>
    </message>
    <message>
        <source>Hold this button or the key %1.</source>
        <translation>Maintenez ce bouton ou la touche %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>LookPreview</name>
    <message>
        <source>This is how the table looks.</source>
        <translation>Voici à quoi ressemble la table.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Oriflamme</source>
        <translation>Oriflamme</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Families at the table</source>
        <translation>Familles à la table</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Two players is a house rule; the boxed game is for 3 to 5.</source>
        <translation>Jouer à deux est une règle maison&#x202f;; le jeu en boîte est prévu pour 3 à 5 joueurs.</translation>
    </message>
    <message>
        <source>No level peeks: a computer knows only what its seat may see.</source>
        <translation>Aucun niveau ne triche&#x202f;: l’ordinateur ne sait que ce que son joueur peut voir.</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides the hands between turns.</source>
        <translation>Plusieurs personnes partagent cet écran&#x202f;: d’un joueur à l’autre, un rideau cache les mains.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NoticeWords</name>
    <message>
        <source>The last save was damaged, so the one before it was opened.</source>
        <translation>La dernière sauvegarde était endommagée&#x202f;; la précédente a été ouverte.</translation>
    </message>
    <message>
        <source>The disk is full and the game is not saved; free some space and play on, and your next decision saves it.</source>
        <translation>Le disque est plein et la partie n’est pas enregistrée&#x202f;; libérez de l’espace et continuez&#x202f;: votre prochaine décision l’enregistrera.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; begin a new game.</source>
        <translation>«&#x202f;%1&#x202f;» est endommagé et illisible&#x202f;; commencez une nouvelle partie.</translation>
    </message>
    <message>
        <source>The game is open in another window, which keeps the saves; play on there, or close it and play on here, and your next decision is saved.</source>
        <translation>Le jeu est ouvert dans une autre fenêtre, qui garde les sauvegardes&#x202f;; continuez là-bas, ou fermez-la et continuez ici&#x202f;: votre prochaine décision sera enregistrée.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; open an earlier copy of this game.</source>
        <translation>«&#x202f;%1&#x202f;» est endommagé et illisible&#x202f;; ouvrez une copie antérieure de cette partie.</translation>
    </message>
    <message>
        <source>“%1” is damaged (%2) and cannot be read; open an earlier copy of this game.</source>
        <translation>«&#x202f;%1&#x202f;» est endommagé (%2) et illisible&#x202f;; ouvrez une copie antérieure de cette partie.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules (%2) and cannot be played; open another copy of this game.</source>
        <translation>«&#x202f;%1&#x202f;» enfreint les règles (%2) et ne peut être rejoué&#x202f;; ouvrez une autre copie de cette partie.</translation>
    </message>
    <message>
        <source>“%1” is no longer there; choose another game.</source>
        <translation>«&#x202f;%1&#x202f;» n’existe plus&#x202f;; choisissez une autre partie.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened; see whether you may read it.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut être ouvert&#x202f;; vérifiez que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game; choose a file that ends in .oriflamme.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une partie enregistrée&#x202f;; choisissez un fichier qui se termine par .oriflamme.</translation>
    </message>
    <message>
        <source>“%1” is far too big for a saved game; choose another file.</source>
        <translation>«&#x202f;%1&#x202f;» est bien trop gros pour une partie enregistrée&#x202f;; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>“%1” was saved by a newer version; update the game to open it.</source>
        <translation>«&#x202f;%1&#x202f;» vient d’une version plus récente&#x202f;; mettez le jeu à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Partie enregistrée.</translation>
    </message>
    <message>
        <source>There is no room left for “%1” in the folder “%2”; free some space and save again.</source>
        <translation>Il n’y a plus de place pour «&#x202f;%1&#x202f;» dans le dossier «&#x202f;%2&#x202f;»&#x202f;; libérez de l’espace, puis enregistrez de nouveau.</translation>
    </message>
    <message>
        <source>Your current game goes on unchanged.</source>
        <translation>Votre partie en cours reste inchangée.</translation>
    </message>
    <message>
        <source>“%1” cannot be replaced; choose another name.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut être remplacé&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>placement phase</source>
        <translation>phase de placement</translation>
    </message>
    <message>
        <source>resolution phase</source>
        <translation>phase de résolution</translation>
    </message>
    <message>
        <source>%1 to decide</source>
        <translation>%1 décide</translation>
    </message>
    <message>
        <source>In “%1”, decision %2 comes after the end of the game.</source>
        <translation>Dans «&#x202f;%1&#x202f;», la décision %2 vient après la fin de la partie.</translation>
    </message>
    <message>
        <source>“%1” is damaged at decision %2 (%3).</source>
        <translation>«&#x202f;%1&#x202f;» est endommagé à la décision %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the wrong player takes decision %2 (%3).</source>
        <translation>Dans «&#x202f;%1&#x202f;», la décision %2 est prise par le mauvais joueur (%3).</translation>
    </message>
    <message>
        <source>“%1” breaks the rules at decision %2 (%3).</source>
        <translation>«&#x202f;%1&#x202f;» enfreint les règles à la décision %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the result of the game is missing.</source>
        <translation>Dans «&#x202f;%1&#x202f;», il manque le résultat de la partie.</translation>
    </message>
    <message>
        <source>“%1” tells a result, but the game is not over.</source>
        <translation>«&#x202f;%1&#x202f;» donne un résultat alors que la partie n’est pas finie.</translation>
    </message>
    <message>
        <source>The result in “%1” does not follow from the decisions.</source>
        <translation>Le résultat dans «&#x202f;%1&#x202f;» ne correspond pas au déroulement de la partie.</translation>
    </message>
    <message>
        <source>The result in “%1” is damaged (%2).</source>
        <translation>Le résultat dans «&#x202f;%1&#x202f;» est endommagé (%2).</translation>
    </message>
    <message>
        <source>The game without its last decision is shown as an unfinished one; open another copy to see the rest.</source>
        <translation>La partie sans sa dernière décision est montrée comme inachevée&#x202f;; ouvrez une autre copie pour voir la suite.</translation>
    </message>
    <message>
        <source>What comes before is shown as an unfinished game; open another copy to see the rest.</source>
        <translation>Ce qui précède est montré comme une partie inachevée&#x202f;; ouvrez une autre copie pour voir la suite.</translation>
    </message>
    <message>
        <source>The last save was damaged, so the game goes on from its last sound decision.</source>
        <translation>La dernière sauvegarde était endommagée&#x202f;; la partie reprend à la dernière décision intacte.</translation>
    </message>
    <message>
        <source>Another window had saved a newer game; it is now among the kept games as “%1”, and this one goes on.</source>
        <translation>Une autre fenêtre avait enregistré une partie plus récente&#x202f;; elle est maintenant gardée sous «&#x202f;%1&#x202f;», et celle-ci continue.</translation>
    </message>
    <message>
        <source>The other window was closed; its game goes on here.</source>
        <translation>L’autre fenêtre a été fermée&#x202f;; sa partie continue ici.</translation>
    </message>
    <message>
        <source>The game is open on “%1” (since %2), which keeps the saves; close it there and play on here, and your next decision is saved.</source>
        <translation>Le jeu est ouvert sur «&#x202f;%1&#x202f;» (depuis %2), qui garde les sauvegardes&#x202f;; fermez-le là-bas et continuez ici&#x202f;: votre prochaine décision sera enregistrée.</translation>
    </message>
    <message>
        <source>The folder “%1” is missing and cannot be made, so the game is not saved; make it and play on, and your next decision saves it.</source>
        <translation>Le dossier «&#x202f;%1&#x202f;» manque et ne peut pas être créé, la partie n’est pas enregistrée&#x202f;; créez-le et continuez&#x202f;: votre prochaine décision l’enregistrera.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”, so the game is not saved; allow writing there and play on, and your next decision saves it.</source>
        <translation>Vous n’avez pas le droit d’écrire dans le dossier «&#x202f;%1&#x202f;», la partie n’est pas enregistrée&#x202f;; autorisez-y l’écriture et continuez&#x202f;: votre prochaine décision l’enregistrera.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read, so the game is not saved; make it writable and play on, and your next decision saves it.</source>
        <translation>Le disque du dossier «&#x202f;%1&#x202f;» est en lecture seule, la partie n’est pas enregistrée&#x202f;; rendez-le accessible en écriture et continuez&#x202f;: votre prochaine décision l’enregistrera.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error and the game is not saved; save a copy on another disk (%2) and have this one checked.</source>
        <translation>Le disque du dossier «&#x202f;%1&#x202f;» signale une erreur et la partie n’est pas enregistrée&#x202f;; enregistrez une copie sur un autre disque (%2) et faites vérifier celui-ci.</translation>
    </message>
    <message>
        <source>The disk takes no file named “%1”; choose another name.</source>
        <translation>Le disque n’accepte pas de fichier nommé «&#x202f;%1&#x202f;»&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no folder “%1” any more; choose another place to save.</source>
        <translation>Le dossier «&#x202f;%1&#x202f;» n’existe plus&#x202f;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”; choose another place to save.</source>
        <translation>Vous n’avez pas le droit d’écrire dans le dossier «&#x202f;%1&#x202f;»&#x202f;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read; choose another place to save.</source>
        <translation>Le disque du dossier «&#x202f;%1&#x202f;» est en lecture seule&#x202f;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error; choose another place to save.</source>
        <translation>Le disque du dossier «&#x202f;%1&#x202f;» signale une erreur&#x202f;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Take over the saves?</source>
        <translation>Prendre le relais des sauvegardes&#x202f;?</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Fermer sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Cette partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The game was opened on “%1” (%2), which keeps the saves. If it no longer runs there, take them over; if it does, it will save no more.</source>
        <translation>Le jeu a été ouvert sur «&#x202f;%1&#x202f;» (%2), qui garde les sauvegardes. S’il n’y tourne plus, prenez le relais&#x202f;; s’il y tourne encore, il n’enregistrera plus rien.</translation>
    </message>
    <message>
        <source>If you close now, your decisions since the last save are lost.</source>
        <translation>Si vous fermez maintenant, vos décisions depuis la dernière sauvegarde seront perdues.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Prendre le relais</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>Copied; paste it where you report the bug.</source>
        <translation>Copié&#x202f;; collez-le dans votre rapport de bogue.</translation>
    </message>
    <message>
        <source>This is a real game now. Whenever you are unsure, ask for a hint: press H, or the lamp above.</source>
        <translation>C’est maintenant une vraie partie. En cas de doute, demandez conseil&#x202f;: appuyez sur H, ou sur la lampe en haut.</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>The whole queue</source>
        <translation>Toute la File</translation>
    </message>
</context>
<context>
    <name>PickerPage</name>
    <message>
        <source>Mixed set</source>
        <translation>Jeu mixte</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Surprise us</source>
        <translation>Surprenez-nous</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Use these ten</source>
        <translation>Prendre ces dix cartes</translation>
    </message>
</context>
<context>
    <name>PileView</name>
    <message>
        <source>No card lies here.</source>
        <translation>Il n’y a aucune carte ici.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
</context>
<context>
    <name>PlainButton</name>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l’instant</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>House of the Wolf</source>
        <translation>Maison du Loup</translation>
    </message>
    <message>
        <source>House of the Stag</source>
        <translation>Maison du Cerf</translation>
    </message>
    <message>
        <source>House of the Raven</source>
        <translation>Maison du Corbeau</translation>
    </message>
    <message>
        <source>House of the Tower</source>
        <translation>Maison de la Tour</translation>
    </message>
    <message>
        <source>House of the Oak</source>
        <translation>Maison du Chêne</translation>
    </message>
    <message>
        <source>Aldric</source>
        <translation>Aldric</translation>
    </message>
    <message>
        <source>Bertram</source>
        <translation>Bertram</translation>
    </message>
    <message>
        <source>Edmund</source>
        <translation>Edmund</translation>
    </message>
    <message>
        <source>Gerard</source>
        <translation>Gérard</translation>
    </message>
    <message>
        <source>Mortimer</source>
        <translation>Mortimer</translation>
    </message>
    <message>
        <source>Agnes</source>
        <translation>Agnès</translation>
    </message>
    <message>
        <source>Edith</source>
        <translation>Édith</translation>
    </message>
    <message>
        <source>Hildegard</source>
        <translation>Hildegard</translation>
    </message>
    <message>
        <source>Ingrid</source>
        <translation>Ingrid</translation>
    </message>
    <message>
        <source>Judith</source>
        <translation>Judith</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Trésorier</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Avide</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Écuyer</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Sees what is in front of it, rarely what comes next.</source>
        <translation>Voit ce qui est sous son nez, rarement la suite.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Plans ahead and punishes careless play.</source>
        <translation>Prévoit ses coups et punit les imprudences.</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Chancelier</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Grey Eminence</source>
        <translation>Éminence grise</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Weighs what each choice brings and costs this round.</source>
        <translation>Pèse ce que chaque choix rapporte et coûte pendant ce tour.</translation>
    </message>
    <message>
        <source>Takes what a card brings at once. Right for a first game.</source>
        <translation>Prend ce qui rapporte aussitôt. Idéal pour une première partie.</translation>
    </message>
    <message>
        <source>Knows how people play, and plans for it.</source>
        <translation>Sait comment on joue et en tient compte.</translation>
    </message>
    <message>
        <source>Guesses what you hide, and forgives nothing.</source>
        <translation>Devine ce que vous cachez et ne pardonne rien.</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Loup</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Cerf</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Corbeau</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Chêne</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>A choice may follow.</source>
        <translation>Un choix peut suivre.</translation>
    </message>
    <message>
        <source>A choice follows.</source>
        <translation>Un choix suit.</translation>
    </message>
    <message>
        <source>Nothing is gained or lost.</source>
        <translation>Rien n’est gagné ni perdu.</translation>
    </message>
    <message>
        <source>Until the next question: %1</source>
        <translation>D’ici la prochaine question&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the Trade</source>
        <translation>
            <numerusform>%n jeton sur la carte «&#x202f;Négoce&#x202f;»</numerusform>
            <numerusform>%n jetons sur la carte «&#x202f;Négoce&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain %1 and lose %2.</source>
        <translation>Vous gagnez %1 et perdez %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 and loses %3.</source>
        <translation>%1 gagne %2 et perd %3.</translation>
    </message>
    <message>
        <source>You gain %1.</source>
        <translation>Vous gagnez %1.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <translation>%1 gagne %2.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Vous perdez %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 perd %2.</translation>
    </message>
    <message>
        <source>You may lose %1.</source>
        <translation>Vous risquez de perdre %1.</translation>
    </message>
    <message>
        <source>%1 may lose %2.</source>
        <translation>%1 risque de perdre %2.</translation>
    </message>
    <message>
        <source>%1 to %2 influence</source>
        <translation>de %1 à %2 points d’Influence</translation>
    </message>
    <message>
        <source>%1 to %2 tokens</source>
        <translation>de %1 à %2 jetons</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on cards</source>
        <translation>
            <numerusform>%n jeton sur une carte</numerusform>
            <numerusform>%n jetons sur des cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 tokens on cards</source>
        <translation>de %1 à %2 jetons sur des cartes</translation>
    </message>
    <message>
        <source>the hidden card</source>
        <translation>la carte cachée</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card that is lost</comment>
        <translation>la carte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>1 token on it.</source>
        <translation>1 jeton dessus.</translation>
    </message>
    <message>
        <source>1 token more on it, %1 in all.</source>
        <translation>1 jeton de plus dessus, %1 en tout.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>All hidden cards are turned up.</source>
        <translation>Toutes les cartes cachées sont révélées.</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Autre carte</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>%1, look at your own cards before you decide.</source>
        <translation>%1, regardez vos propres cartes avant de décider.</translation>
    </message>
    <message>
        <source>The chapter is over</source>
        <translation>Fin du chapitre</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The Insurrection needs a token before it can be revealed: keep it hidden (+1)</source>
        <translation>Sans jeton, impossible de révéler l’Insurrection&#x202f;: laissez-la face cachée (+1)</translation>
    </message>
    <message>
        <source>Choose an adjacent character to copy</source>
        <translation>Choisissez le personnage adjacent à copier</translation>
    </message>
    <message>
        <source>Choose the hand card to lay down; it sleeps until the end of the round</source>
        <translation>Choisissez la carte de votre main à poser&#x202f;; elle dormira jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>Choose where it goes</source>
        <translation>Choisissez où la placer</translation>
    </message>
    <message>
        <source>Choose a card to move, then its new place</source>
        <translation>Choisissez la carte à déplacer, puis sa nouvelle place</translation>
    </message>
    <message>
        <source>Lay the first card of the queue</source>
        <translation>Posez la première carte de la File</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Où la poser&#x202f;?</translation>
    </message>
    <message>
        <source>Lay a card: left end, right end, or on one of your stacks</source>
        <translation>Posez une carte&#x202f;: à gauche, à droite ou sur l’une de vos piles</translation>
    </message>
    <message>
        <source>Lay a card: left end or right end</source>
        <translation>Posez une carte&#x202f;: à gauche ou à droite de la File</translation>
    </message>
    <message>
        <source>Gain what lies beside it, or swap with a hand card?</source>
        <translation>Gagner ce qui se trouve à côté, ou échanger contre une carte en main&#x202f;?</translation>
    </message>
    <message>
        <source>Pay another Diplomat (you gain 1), or collect the tokens here and discard this card?</source>
        <translation>Payer une autre Diplomate (vous gagnez 1), ou encaisser les jetons et défausser cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>Mark a card (you gain 1), or eliminate a marked one?</source>
        <translation>Marquer une carte (vous gagnez 1), ou en éliminer une marquée&#x202f;?</translation>
    </message>
    <message>
        <source>Choose what to eliminate: the first or the last card</source>
        <translation>Choisissez la carte à éliminer&#x202f;: la première ou la dernière</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate</source>
        <translation>Choisissez la carte adjacente à éliminer</translation>
    </message>
    <message>
        <source>Choose an adjacent card to steal from its owner</source>
        <translation>Choisissez une carte adjacente pour voler son propriétaire</translation>
    </message>
    <message>
        <source>Choose any card to eliminate</source>
        <translation>Choisissez n’importe quelle carte à éliminer</translation>
    </message>
    <message>
        <source>Choose an opponent’s face-down card to give 1 token</source>
        <translation>Choisissez la carte adverse face cachée qui reçoit 1 jeton</translation>
    </message>
    <message>
        <source>Choose the Diplomat that receives 2 tokens</source>
        <translation>Choisissez la Diplomate qui reçoit 2 jetons</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate; a character brings 1 more</source>
        <translation>Choisissez la carte adjacente à éliminer&#x202f;; un personnage rapporte 1 de plus</translation>
    </message>
    <message>
        <source>Choose the card that receives a judgement token</source>
        <translation>Choisissez la carte qui reçoit un jeton Jugement</translation>
    </message>
    <message>
        <source>Choose a marked card to eliminate</source>
        <translation>Choisissez la carte marquée à éliminer</translation>
    </message>
    <message>
        <source>%1 is laying a card</source>
        <translation>%1 pose une carte</translation>
    </message>
    <message>
        <source>%1 is deciding: keep hidden or reveal</source>
        <translation>%1 choisit&#x202f;: laisser face cachée ou révéler</translation>
    </message>
    <message>
        <source>%1 is choosing whom to copy</source>
        <translation>%1 choisit qui copier</translation>
    </message>
    <message>
        <source>%1 is choosing one of two abilities</source>
        <translation>%1 choisit l’une des deux capacités</translation>
    </message>
    <message>
        <source>%1 is choosing a hand card to lay down</source>
        <translation>%1 choisit une carte de sa main</translation>
    </message>
    <message>
        <source>%1 is choosing which card to move, and where</source>
        <translation>%1 choisit une carte à déplacer et sa nouvelle place</translation>
    </message>
    <message>
        <source>%1 is choosing whom to steal from</source>
        <translation>%1 choisit qui voler</translation>
    </message>
    <message>
        <source>%1 is choosing who receives a token</source>
        <translation>%1 choisit qui reçoit un jeton</translation>
    </message>
    <message>
        <source>%1 is choosing which Diplomat to pay</source>
        <translation>%1 choisit quelle Diplomate payer</translation>
    </message>
    <message>
        <source>%1 is choosing a card to mark</source>
        <translation>%1 choisit la carte à marquer</translation>
    </message>
    <message>
        <source>%1 is choosing what to eliminate</source>
        <translation>%1 choisit la carte à éliminer</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Encaisser</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Eliminate</source>
        <translation>Éliminer</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Phase de placement</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Phase de résolution</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Keep it hidden (+1) or reveal it?</source>
        <translation>La laisser face cachée (+1) ou la révéler&#x202f;?</translation>
    </message>
</context>
<context>
    <name>QueueCard</name>
    <message>
        <source>sleeps this round</source>
        <translation>dort ce tour</translation>
    </message>
</context>
<context>
    <name>QueueOverview</name>
    <message>
        <source>The whole queue</source>
        <translation>Toute la File</translation>
    </message>
</context>
<context>
    <name>QueueZone</name>
    <message>
        <source>Further to the left</source>
        <translation>Plus à gauche</translation>
    </message>
    <message>
        <source>Further to the right</source>
        <translation>Plus à droite</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The game is over; nothing can be chosen any more.</source>
        <translation>La partie est finie&#x202f;; il n’y a plus rien à choisir.</translation>
    </message>
    <message>
        <source>Somebody else is asked now; wait until it is your turn to choose.</source>
        <translation>C’est à quelqu’un d’autre de choisir&#x202f;; attendez que ce soit à vous.</translation>
    </message>
    <message>
        <source>Something else is asked now; answer the question at the table first.</source>
        <translation>On vous demande autre chose&#x202f;; répondez d’abord à la question posée.</translation>
    </message>
    <message>
        <source>Only a card from your own hand can be laid.</source>
        <translation>On ne peut poser qu’une carte de sa propre main.</translation>
    </message>
    <message>
        <source>In an empty queue both ends are one place; lay the card there.</source>
        <translation>Dans une File vide, les deux bouts sont une seule place&#x202f;; posez la carte là.</translation>
    </message>
    <message>
        <source>A card may be laid only on a stack of its own family; choose one of yours, or an end of the queue.</source>
        <translation>Une carte ne se pose que sur une pile de sa famille&#x202f;; choisissez l’une des vôtres ou un bout de la File.</translation>
    </message>
    <message>
        <source>There is no place here; choose one of those that are shown.</source>
        <translation>Il n’y a pas de place ici&#x202f;; choisissez l’une de celles qui sont indiquées.</translation>
    </message>
    <message>
        <source>A card that lies under another cannot be chosen; only the top card of a stack can.</source>
        <translation>Une carte recouverte ne peut pas être choisie&#x202f;; seule la carte du dessus d’une pile peut l’être.</translation>
    </message>
    <message>
        <source>An Archer reaches only the first or the last card of the queue.</source>
        <translation>Un Archer n’atteint que la première ou la dernière carte de la File.</translation>
    </message>
    <message>
        <source>Only an adjacent card can be chosen: the top card right before or right after.</source>
        <translation>Seule une carte adjacente peut être choisie&#x202f;: celle du dessus juste avant ou juste après.</translation>
    </message>
    <message>
        <source>This card cannot choose itself; choose another one.</source>
        <translation>Cette carte ne peut pas se choisir elle-même&#x202f;; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The Empress gives her token to an opponent; choose a face-down card of another family.</source>
        <translation>L’Impératrice donne son jeton à un adversaire&#x202f;; choisissez une carte face cachée d’une autre famille.</translation>
    </message>
    <message>
        <source>The Empress’s token goes on a face-down card, not on a revealed one.</source>
        <translation>Le jeton de l’Impératrice va sur une carte face cachée, pas sur une carte révélée.</translation>
    </message>
    <message>
        <source>The 2 tokens go only to another revealed Diplomat.</source>
        <translation>Les 2 jetons ne vont qu’à une autre Diplomate révélée.</translation>
    </message>
    <message>
        <source>A Judge eliminates only a top card with a judgement token; choose a marked one.</source>
        <translation>Un Juge n’élimine qu’une carte du dessus portant un jeton Jugement&#x202f;; choisissez-en une marquée.</translation>
    </message>
    <message>
        <source>The card lies there already, so this is no move; choose another gap.</source>
        <translation>La carte y est déjà, ce n’est donc pas un déplacement&#x202f;; choisissez un autre espace.</translation>
    </message>
    <message>
        <source>Even in the first edition a Decree lays a card only onto a card of its own family; choose one of those, or a gap.</source>
        <translation>Même dans la première édition, le Décret ne pose une carte que sur une carte de sa famille&#x202f;; choisissez-en une, ou un espace.</translation>
    </message>
    <message>
        <source>A Decree may not lay a card back onto the stack it comes from; choose another place.</source>
        <translation>Le Décret ne peut pas reposer une carte sur la pile d’où elle vient&#x202f;; choisissez une autre place.</translation>
    </message>
    <message>
        <source>In the current edition a Decree never lays a card onto another; choose a gap.</source>
        <translation>Dans l’édition actuelle, le Décret ne pose jamais une carte sur une autre&#x202f;; choisissez un espace.</translation>
    </message>
    <message>
        <source>To reveal an Insurrection costs 1 of its tokens, and none lies on it; keep it hidden.</source>
        <translation>Révéler une Insurrection coûte 1 de ses jetons, et elle n’en porte aucun&#x202f;; laissez-la face cachée.</translation>
    </message>
    <message>
        <source>This card does not offer that; choose one of its own two halves.</source>
        <translation>Cette carte ne propose pas cela&#x202f;; choisissez l’une de ses deux moitiés.</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Through the eyes of</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Bystander</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre la partie à partir d’ici</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre la partie à partir d’ici</translation>
    </message>
    <message>
        <source>This game takes the place of your unfinished one.</source>
        <translation>Cette partie prendra la place de votre partie inachevée.</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Space play or pause · ← → step · Page ↑ ↓ or 1–6 round · Home End ends · + − speed · Esc menu</source>
        <translation>Espace lecture ou pause · ← → étape · Page ↑ ↓ ou 1–6 tour · Début Fin extrémités · + − vitesse · Échap menu</translation>
    </message>
</context>
<context>
    <name>RoundSegment</name>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>RuleBoard</name>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Players and set-up</source>
        <translation>Joueurs et mise en place</translation>
    </message>
    <message>
        <source>start begin deal shuffle hand number two three four five house rule aside</source>
        <translation>début commencer distribuer mélanger main nombre deux trois quatre cinq règle maison écartées</translation>
    </message>
    <message>
        <source>The throne stands empty. Whoever has gathered the most influence after six rounds takes it.</source>
        <translation>Le trône est vide. Il revient à qui a réuni le plus d’Influence en six tours.</translation>
    </message>
    <message>
        <source>The queue: direction and stacks</source>
        <translation>La File&#x202f;: sens et piles</translation>
    </message>
    <message>
        <source>row line left right end first last before after top covered under pile</source>
        <translation>file rangée gauche droite bout première dernière avant après dessus recouverte dessous pile</translation>
    </message>
    <message>
        <source>Influence and tokens</source>
        <translation>Influence et jetons</translation>
    </message>
    <message>
        <source>points coins score bank supply gain money</source>
        <translation>points pièces score banque réserve gagner argent</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Personnages et intrigues</translation>
    </message>
    <message>
        <source>kind type card person event stays leaves permanent once</source>
        <translation>type sorte carte personne évènement reste part permanent une fois</translation>
    </message>
    <message>
        <source>Rounds and laying cards</source>
        <translation>Tours et pose des cartes</translation>
    </message>
    <message>
        <source>turn order play place put first player marker clockwise onto stack between trade pays</source>
        <translation>ordre jouer poser placement premier joueur tuile horaire sur pile entre négoce paie</translation>
    </message>
    <message>
        <source>Resolving the queue</source>
        <translation>Résolution de la File</translation>
    </message>
    <message>
        <source>walk reveal flip keep hidden face down token next skip twice uncovered under vanish</source>
        <translation>résoudre révéler retourner laisser cachée jeton suivante sauter deux fois agit dessous disparaît</translation>
    </message>
    <message>
        <source>When everybody has laid a card, the queue is resolved from its first place to its last.</source>
        <translation>Quand chacun a posé une carte, la File est résolue de la première place à la dernière.</translation>
    </message>
    <message>
        <source>Choices and targets</source>
        <translation>Choix et cibles</translation>
    </message>
    <message>
        <source>target adjacent neighbour beside must may own card either or half question forced optional spy steal</source>
        <translation>cible adjacente voisine à côté doit peut sa propre carte ou moitié question obligatoire espion voler</translation>
    </message>
    <message>
        <source>Eliminating, discarding, reserving</source>
        <translation>Éliminer, défausser, conserver</translation>
    </message>
    <message>
        <source>kill remove attack hit victim pay order pile graveyard lost tokens infiltration keep aside</source>
        <translation>tuer retirer attaque frapper victime paie ordre défausse perdus infiltration</translation>
    </message>
    <message>
        <source>Cards leave the queue in three ways, and only one of them pays.</source>
        <translation>Les cartes quittent la File de trois façons, et une seule rapporte.</translation>
    </message>
    <message>
        <source>Ambush and Insurrection</source>
        <translation>Embuscade et Insurrection</translation>
    </message>
    <message>
        <source>trap attacker caught springs four revenge two ambushes turn down again known</source>
        <translation>piège attaquant pris quatre vengeance deux embuscades remise face cachée connue</translation>
    </message>
    <message>
        <source>Judgement tokens</source>
        <translation>Jetons Jugement</translation>
    </message>
    <message>
        <source>judge mark marked verdict sentence five several</source>
        <translation>juge marque marquée verdict sentence cinq plusieurs</translation>
    </message>
    <message>
        <source>The Royal Decree: moving cards</source>
        <translation>Le Décret royal&#x202f;: déplacer une carte</translation>
    </message>
    <message>
        <source>move shift gap same place back beside stack order rearrange</source>
        <translation>bouger décaler espace même place retour à côté pile ordre</translation>
    </message>
    <message>
        <source>Shapeshifter and Informant: copying and swapping</source>
        <translation>Changeforme et Informatrice&#x202f;: copier et échanger</translation>
    </message>
    <message>
        <source>copy imitate name heir this card swap sleep asleep exchange hand back</source>
        <translation>copie imiter nom héritier cette carte échange dort sommeil endormie retour main</translation>
    </message>
    <message>
        <source>Who may know what</source>
        <translation>Qui peut savoir quoi</translation>
    </message>
    <message>
        <source>secret look peek hidden open public remember memory hand aside discard pile</source>
        <translation>secret regarder caché public mémoire main mises de côté défausse</translation>
    </message>
    <message>
        <source>Whatever follows from what you see, you may use; computers and hints know no more than the seat they play for.</source>
        <translation>Tout ce qui se déduit de ce que l’on voit peut servir&#x202f;; l’ordinateur et les conseils n’en savent pas plus que le joueur pour qui ils jouent.</translation>
    </message>
    <message>
        <source>The end and ties</source>
        <translation>Fin de partie et égalités</translation>
    </message>
    <message>
        <source>win winner draw equal tie-break tiebreaker score count throne last card sixth</source>
        <translation>gagner vainqueur nulle ex æquo départage score compter trône dernière carte sixième</translation>
    </message>
    <message>
        <source>The first edition</source>
        <translation>La première édition</translation>
    </message>
    <message>
        <source>old older current new version difference edition lord ambush decree stack tie</source>
        <translation>ancienne actuelle nouvelle version différence seigneur embuscade décret pile égalité</translation>
    </message>
    <message>
        <source>Card sets and mixing</source>
        <translation>Jeux de cartes et mélanges</translation>
    </message>
    <message>
        <source>base alliance mixed expansion combine variant choose ten twenty deck</source>
        <translation>base alliance mixte extension combiner variante choisir dix vingt paquet</translation>
    </message>
    <message>
        <source>The first edition differs in these points alone; everything else holds in both.</source>
        <translation>Voici tout ce qui distingue la première édition&#x202f;; le reste vaut dans les deux.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Three to five players sit at the table, and each has a family: ten cards with their own crest and colour. Every family has the same ten cards, each of them once. Whatever the number of players, the set-up is the same.</source>
        <translation>Trois à cinq joueurs prennent place, chacun avec une famille&#x202f;: dix cartes à son blason et à sa couleur. Toutes les familles ont les dix mêmes cartes, chacune en un seul exemplaire. La mise en place ne dépend pas du nombre de joueurs.</translation>
    </message>
    <message>
        <source>Each family’s ten cards are shuffled: 3 are set aside face down, and 7 make the hand. Every player begins with 1 influence, and 5 judgement tokens lie ready for all. Before the first round you agree on the direction and on who takes the first-player marker, by custom the oldest.</source>
        <translation>On mélange les dix cartes de chaque famille&#x202f;: 3 sont mises de côté face cachée, les 7 autres forment la main. Chacun commence avec 1 point d’Influence, et 5 jetons Jugement attendent dans une réserve commune. Avant le premier tour, on choisit le sens et le joueur qui prend la tuile Premier joueur&#x202f;; d’habitude, c’est le plus âgé.</translation>
    </message>
    <message>
        <source>Two can play too: this is a house rule of this program, for the printed game asks for three at least. Nothing else changes.</source>
        <translation>On peut aussi jouer à deux&#x202f;: c’est une règle maison de ce programme, car le jeu imprimé demande au moins trois joueurs. Rien d’autre ne change.</translation>
    </message>
    <message>
        <source>All families share one row, the queue, which has a left and a right end. At each place of it lies a stack: a single card, or several of one family. When a place becomes empty, the gap closes.</source>
        <translation>Toutes les familles partagent une seule rangée, la File, qui a un bout à gauche et un bout à droite. À chaque place se trouve une pile&#x202f;: une seule carte, ou plusieurs d’une même famille. Quand une place se vide, la File se resserre.</translation>
    </message>
    <message>
        <source>One direction holds for the whole game: left to right or right to left. First, last, before and after always follow it: from right to left, the card at the right end is the first one. The left and the right end are always those that you see.</source>
        <translation>Un seul sens vaut pour toute la partie&#x202f;: de gauche à droite ou de droite à gauche. Première, dernière, avant et après se comprennent dans ce sens&#x202f;: de droite à gauche, la première carte est celle du bout droit. La gauche et la droite restent celles que vous voyez.</translation>
    </message>
    <message>
        <source>A stack holds cards of one family only. The uppermost is its top card, every other one is covered. A covered card waits: it counts again once the cards on it have left or been moved.</source>
        <translation>Une pile ne contient que des cartes d’une même famille. La plus haute est la carte du dessus, les autres sont recouvertes. Une carte recouverte attend&#x202f;: elle compte de nouveau quand celles qui la recouvrent sont parties ou déplacées.</translation>
    </message>
    <message>
        <source>A covered card keeps its side, its tokens and its judgement tokens, but nothing counts it and nobody can choose it, not even its owner, unless a rule says so. This holds in both editions.</source>
        <translation>Une carte recouverte garde sa face, ses jetons et ses jetons Jugement, mais elle ne compte pour rien et personne ne peut la choisir, pas même son propriétaire, sauf si une règle le dit. C’est vrai dans les deux éditions.</translation>
    </message>
    <message>
        <source>A token is one point of influence. The tokens in front of a player are that player’s influence; others lie on cards of the queue or in the supply. To gain means to take tokens from the supply.</source>
        <translation>Un jeton vaut un point d’Influence. Les jetons placés devant un joueur sont son Influence&#x202f;; d’autres sont sur les cartes de la File ou dans la réserve. Gagner, c’est prendre des jetons dans la réserve.</translation>
    </message>
    <message>
        <source>The supply never runs out: whoever gains gets all of it.</source>
        <translation>La réserve ne s’épuise jamais&#x202f;: ce que l’on gagne, on le reçoit en entier.</translation>
    </message>
    <message>
        <source>An intrigue that has acted is discarded. Only an [infiltration:Infiltration] and a [trade:Trade] are reserved instead, and an [insurrection:Insurrection] turns face down again. Cards of the other kind are characters: once revealed, they stay and act in every round, though a [deserter:Deserter], a [diplomat:Diplomat] or an [informant:Informant] may leave by its own text.</source>
        <translation>Une intrigue qui a agi est défaussée. Mais l’[infiltration:Infiltration] et le [trade:Négoce] sont conservés, et l’[insurrection:Insurrection] est remise face cachée. Les autres cartes sont des personnages&#x202f;: une fois révélés, ils restent et agissent à chaque tour, mais le [deserter:Déserteur], la [diplomat:Diplomate] et l’[informant:Informatrice] peuvent partir quand leur texte le dit.</translation>
    </message>
    <message>
        <source>A game lasts six rounds. In each of them everybody first lays one card; then the queue is resolved, place by place.</source>
        <translation>Une partie dure six tours. À chaque tour, tout le monde pose d’abord une carte&#x202f;; puis la File est résolue, place par place.</translation>
    </message>
    <message>
        <source>When a round begins, once the marker has passed and before anybody lays a card, every reserved [trade:Trade] pays its owner as much as lies on it, all at the same moment. It pays only if its owner has a card in the queue, covered or not.</source>
        <translation>Au début d’un tour, quand la tuile Premier joueur a changé de mains et que personne n’a encore posé de carte, chaque [trade:Négoce] conservé paie à son propriétaire autant de points qu’il porte de jetons, tous en même temps. Il ne paie que si son propriétaire a une carte dans la File, recouverte ou non.</translation>
    </message>
    <message>
        <source>Beginning with the first player and going clockwise, each player lays one hand card face down: at the left end, at the right end, or onto a stack of their own family, whichever side it shows. Nobody may lay a card between two places or onto another family. In an empty queue both ends are one and the same place.</source>
        <translation>En partant du Premier joueur, dans le sens des aiguilles d’une montre, chacun pose face cachée une carte de sa main&#x202f;: à gauche ou à droite de la File, ou sur une pile de sa propre famille, que celle-ci soit face cachée ou révélée. On ne pose jamais entre deux places ni sur une autre famille. Dans une File vide, les deux bouts sont une seule et même place.</translation>
    </message>
    <message>
        <source>When a round ends, the first-player marker goes one seat clockwise. Cards stay where they are, with all that lies on them.</source>
        <translation>À la fin d’un tour, la tuile Premier joueur passe au joueur suivant, dans le sens des aiguilles d’une montre. Les cartes restent où elles sont, avec tout ce qu’elles portent.</translation>
    </message>
    <message>
        <source>The places are visited along the direction, beginning with the first, and at each of them the top card matters. If it is face down, its owner keeps it hidden or reveals it; if it is revealed, it acts. Afterwards the next place follows. If the card has left and nothing was under it, the gap closes and the stack after it is next.</source>
        <translation>On parcourt les places dans le sens choisi, à partir de la première, et à chacune c’est la carte du dessus qui compte. Si elle est face cachée, son propriétaire la laisse ainsi ou la révèle&#x202f;; si elle est révélée, elle agit. Puis on passe à la place suivante. Si la carte est partie et qu’il n’y avait rien dessous, la File se resserre et c’est la pile d’après qui vient.</translation>
    </message>
    <message>
        <source>Whoever keeps a card hidden puts 1 token from the supply on it, and that is all. In the next round the question comes again; any number of tokens may gather on a card.</source>
        <translation>Le joueur qui laisse une carte face cachée y pose 1 jeton de la réserve, et c’est tout. Au tour suivant, la question revient&#x202f;; une carte peut amasser autant de jetons que l’on veut.</translation>
    </message>
    <message>
        <source>Whoever reveals a card takes the tokens on it. Its ability happens at once; a card may be revealed in the very round it was laid. Some cards treat their tokens otherwise: on [ambush:Ambush] and [racket:Racket] they are lost, a [conspiracy:Conspiracy] pays double, a [trade:Trade] keeps them, and an [insurrection:Insurrection] costs one of them.</source>
        <translation>Le joueur qui révèle une carte prend les jetons posés dessus. Sa capacité s’applique aussitôt&#x202f;; on peut révéler une carte dès le tour où elle a été posée. Certaines cartes traitent leurs jetons autrement&#x202f;: sur l’[ambush:Embuscade] et le [racket:Racket] ils sont perdus, le [conspiracy:Complot] paie double, le [trade:Négoce] les garde, et l’[insurrection:Insurrection] en coûte un.</translation>
    </message>
    <message>
        <source>A revealed card acts whenever its place is resolved, wanted or not. It stays in the queue until its text is done, even an intrigue, unless it eliminates itself or an [ambush:Ambush] takes it. What it uncovers by leaving early counts as uncovered at once, but is resolved only when all that is over.</source>
        <translation>Une carte révélée agit chaque fois que sa place est résolue, qu’on le veuille ou non. Même une intrigue reste dans la File jusqu’à la fin de son texte, sauf si elle s’élimine elle-même ou si une [ambush:Embuscade] l’emporte. La carte qu’elle découvre en partant plus tôt compte aussitôt, mais n’est résolue qu’une fois tout cela terminé.</translation>
    </message>
    <message>
        <source>If the card that acted has left, in whatever way, and a card was under it, that one has come to light at the place being resolved and is resolved at once. Only the cards under one that an [informant:Informant] laid down stay covered and wait.</source>
        <translation>Si la carte qui a agi est partie, de quelque façon que ce soit, et qu’une autre se trouvait dessous, celle-ci apparaît à la place en cours de résolution et est résolue aussitôt. Seules les cartes situées sous celle qu’une [informant:Informatrice] a posée restent recouvertes et attendent.</translation>
    </message>
    <message>
        <source>When a stack vanishes that has been passed already, no card is skipped or met twice. A card uncovered at a place already passed is not resolved this round; one uncovered further on is, in its turn. A card that a [royal-decree:Royal Decree] carries from the passed part to the part ahead is met again: it acts again, or its owner is asked again. One carried the other way is missed.</source>
        <translation>Quand une pile déjà passée disparaît, aucune carte n’est sautée ni résolue deux fois. Une carte découverte à une place déjà passée n’est pas résolue ce tour-ci&#x202f;; plus loin, elle l’est quand vient sa place. Une carte qu’un [royal-decree:Décret royal] porte d’une place déjà passée vers celles qui restent est résolue encore&#x202f;: elle agit de nouveau, ou son propriétaire choisit de nouveau. Celle qui est ramenée en arrière est sautée.</translation>
    </message>
    <message>
        <source>The owner of the card being resolved answers all that its ability asks, one question after another: which half, which card to copy, which target, which hand card; a Decree’s card and its new place are one question. What the text puts first is done by then: an [empress:Empress] has paid her 2 already when her owner is asked about the token. A question with a single answer is not asked. Yet to point at one thing or another is a choice, even where the outcome is the same.</source>
        <translation>Le propriétaire de la carte en cours de résolution répond à tout ce qu’elle demande, une question après l’autre&#x202f;: quelle moitié, quelle carte copier, quelle cible, quelle carte de la main&#x202f;; la carte d’un Décret et sa destination font une seule question. Ce que le texte dit d’abord est alors déjà fait&#x202f;: l’[empress:Impératrice] a déjà rapporté ses 2 points quand on choisit où va le jeton. S’il n’y a qu’une réponse possible, la question n’est pas posée. Mais désigner une chose ou une autre est un choix, même si le résultat est le même.</translation>
    </message>
    <message>
        <source>What to lay, and whether to keep or reveal, is asked always, even with one answer. An [insurrection:Insurrection] that has no token can only be kept; passing over the question would give it away.</source>
        <translation>Quelle carte poser&#x202f;? La laisser face cachée ou la révéler&#x202f;? Ces deux questions sont toujours posées, même s’il n’y a qu’une réponse. Une [insurrection:Insurrection] sans jeton ne peut que rester face cachée&#x202f;; sauter la question la trahirait.</translation>
    </message>
    <message>
        <source>You may choose one half of a card that says OR only if at least part of it can be done. A [judge:Judge] eliminates only where a top card bears a judgement token, and an [informant:Informant] swaps only with a card in the hand. The other halves are always open: gain, pay, collect and mark.</source>
        <translation>Sur une carte qui dit OU, on ne peut choisir une moitié que si l’on peut en faire au moins une partie. Le [judge:Juge] n’élimine que si une carte du dessus porte un jeton Jugement, et l’[informant:Informatrice] ne s’échange que si la main contient une carte. Les autres moitiés sont toujours possibles&#x202f;: gagner, payer, encaisser et marquer.</translation>
    </message>
    <message>
        <source>Adjacent are the top cards of the places right before and right after: two of them, one at an end of the queue, none for a card alone in it. Side and family do not matter.</source>
        <translation>Sont adjacentes les cartes du dessus des places juste avant et juste après&#x202f;: deux, une seule à un bout de la File, aucune pour une carte seule. Peu importent leur face et leur famille.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards freely, and you have to if nothing else can be chosen. With nothing to choose, nothing happens.</source>
        <translation>Éliminer est obligatoire. Vous pouvez choisir librement vos propres cartes, et vous le devez si rien d’autre ne peut l’être. S’il n’y a rien à choisir, il ne se passe rien.</translation>
    </message>
    <message>
        <source>A [spy:Spy] may point at a card whose owner has no influence, or at one of its own family. Nothing is stolen then.</source>
        <translation>Un [spy:Espion] peut désigner une carte d’un joueur sans Influence, ou une carte de sa propre famille. Il ne vole alors rien.</translation>
    </message>
    <message>
        <source>Whoever eliminates a card, even one of their own, gains 1 influence for it. Only top cards can be eliminated, face down or revealed. Losing a card pays its owner nothing, unless it is an [ambush:Ambush] or a [racket:Racket].</source>
        <translation>Éliminer une carte, même l’une des siennes, rapporte 1 point d’Influence. Seules les cartes du dessus peuvent être éliminées, face cachée ou révélées. Perdre une carte ne rapporte rien à son propriétaire, sauf s’il s’agit d’une [ambush:Embuscade] ou d’un [racket:Racket].</translation>
    </message>
    <message>
        <source>When cards are eliminated, every victim is turned up first, its tokens return to the supply, and it goes to its owner’s discard pile; what was under it is uncovered, or its place closes. Then comes the pay: 1 for each victim, own cards and the acting card itself included, together with what an [infiltration:Infiltration] adds. Then each [ambush:Ambush] and [racket:Racket] among the victims takes effect, in the order along the direction. Last comes the rest of the acting card’s text, if that card is still there.</source>
        <translation>Lors d’une élimination, chaque victime est d’abord retournée face visible, ses jetons retournent à la réserve et elle va dans la défausse de son propriétaire&#x202f;; la carte d’en dessous apparaît, ou la File se resserre. Viennent ensuite les gains&#x202f;: 1 par victime, même pour une carte à soi ou pour celle qui agit, et ce qu’ajoute une [infiltration:Infiltration]. Puis chaque [ambush:Embuscade] et chaque [racket:Racket] parmi les victimes s’applique, dans l’ordre de la résolution. Enfin vient le reste du texte de la carte qui agit, si elle est encore là.</translation>
    </message>
    <message>
        <source>A discarded card goes face up to its owner’s discard pile, and nobody is paid for it. Tokens on it return to the supply, unless its text says otherwise.</source>
        <translation>Une carte défaussée va face visible dans la défausse de son propriétaire, et ne rapporte rien à personne. Ses jetons retournent à la réserve, sauf si son texte dit autre chose.</translation>
    </message>
    <message>
        <source>A reserved card lies face up in front of its owner for the rest of the game. Nothing touches it, and it is no card of the queue. A card that is eliminated cannot be reserved.</source>
        <translation>Une carte conservée reste face visible devant son propriétaire jusqu’à la fin de la partie. Rien ne l’atteint, et elle ne fait plus partie de la File. Une carte éliminée ne peut pas être conservée.</translation>
    </message>
    <message>
        <source>The attacker is always the card at the place being resolved: a [shapeshifter:Shapeshifter] that copies, not the card it copied, and an intrigue too. An intrigue taken by an [ambush:Ambush] leaves just once.</source>
        <translation>L’attaquant est toujours la carte de la place en cours de résolution&#x202f;: le [shapeshifter:Changeforme] qui copie, et non la carte copiée&#x202f;; ce peut aussi être une intrigue. Une intrigue emportée par une [ambush:Embuscade] ne part qu’une fois.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that eliminates an opponent’s [ambush:Ambush] is discarded instead of turned face down. Two such Ambushes pay their owners 4 each and discard it once.</source>
        <translation>Une [insurrection:Insurrection] qui élimine une [ambush:Embuscade] adverse est défaussée au lieu d’être remise face cachée. Deux Embuscades de ce genre rapportent chacune 4 points à leur propriétaire, et l’Insurrection n’est défaussée qu’une fois.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that has turned down is a face-down card like any other, but known to all. Met once more in the same round, after a [royal-decree:Royal Decree], its owner is asked once more.</source>
        <translation>Une [insurrection:Insurrection] remise face cachée est une carte cachée comme une autre, mais connue de tous. Si un [royal-decree:Décret royal] la fait revenir dans le même tour, son propriétaire choisit de nouveau.</translation>
    </message>
    <message>
        <source>The judgement tokens on a card that leaves the queue, in any way, return to the common supply. There are five in all. A card may bear several, and any [judge:Judge] may use them, whoever laid them.</source>
        <translation>Les jetons Jugement d’une carte qui quitte la File, de quelque façon que ce soit, retournent à la réserve commune. Il y en a cinq en tout. Une carte peut en porter plusieurs, et tout [judge:Juge] peut s’en servir, peu importe qui les a posés.</translation>
    </message>
    <message>
        <source>Putting a card back where it lay is no move for a [royal-decree:Royal Decree]; laying the top card of a stack beside the rest of that stack is one. The Decree stays in its place until the move is made, so the gaps on either side of it are two. With no move to make, nothing happens.</source>
        <translation>Remettre une carte où elle était n’est pas un déplacement pour le [royal-decree:Décret royal]&#x202f;; poser la carte du dessus d’une pile à côté du reste de cette pile en est un. Le Décret reste en place jusqu’à la fin du déplacement&#x202f;: juste avant et juste après sont donc deux espaces différents. Sans déplacement possible, il ne se passe rien.</translation>
    </message>
    <message>
        <source>A [shapeshifter:Shapeshifter] is always called Shapeshifter. So when it copies an [heir:Heir], only other revealed and uncovered Shapeshifters stand in its way, and it stands in no Heir’s way. To copy a Shapeshifter does nothing, and every copy lasts for this one resolution.</source>
        <translation>Un [shapeshifter:Changeforme] s’appelle toujours Changeforme. S’il copie un [heir:Héritier], il n’est donc gêné que par d’autres Changeformes révélés et non recouverts, et lui ne gêne aucun Héritier. Copier un Changeforme ne fait rien, et une copie ne vaut que pour cette résolution.</translation>
    </message>
    <message>
        <source>In a copied ability “this card” is the [shapeshifter:Shapeshifter]. A copied [deserter:Deserter] may get it discarded, and a copied [informant:Informant] may take it back into the hand. As a [diplomat:Diplomat] it may collect, or pay any revealed top Diplomat, the copied one included.</source>
        <translation>Dans une capacité copiée, «&#x202f;cette carte&#x202f;» est le [shapeshifter:Changeforme]. En [deserter:Déserteur], il peut être défaussé&#x202f;; en [informant:Informatrice], il peut revenir en main. En [diplomat:Diplomate], il peut encaisser ce qu’il porte ou payer n’importe quelle Diplomate du dessus révélée, même celle qu’il copie.</translation>
    </message>
    <message>
        <source>A card laid down by an [informant:Informant] sleeps until the round ends. When its place comes, wherever that is, it is passed over: no question, no token. For everything else it is a card like any other.</source>
        <translation>Une carte posée par une [informant:Informatrice] dort jusqu’à la fin du tour. Où qu’elle soit, on la saute, sans question et sans jeton. Pour tout le reste, c’est une carte comme une autre.</translation>
    </message>
    <message>
        <source>You alone see your hand, your three cards set aside and your own face-down cards, covered ones too. Everybody sees the rest: influence, how many cards a hand holds, whose each card is and what lies on it, whether it sleeps, and every card that is revealed, discarded or reserved. A card whose face all have seen stays known, wherever it is carried. One taken back is known to be in the hand until its owner lays a card.</source>
        <translation>Personne d’autre que vous ne voit votre main, vos trois cartes mises de côté et vos cartes face cachée, même recouvertes. Tout le monde voit le reste&#x202f;: l’Influence, le nombre de cartes en main, à qui est chaque carte, ce qu’elle porte et si elle dort, ainsi que toute carte révélée, défaussée ou conservée. Une carte que tous ont vue reste connue, où qu’elle aille. D’une carte reprise en main, chacun sait qu’elle y est jusqu’à ce que son propriétaire pose une carte.</translation>
    </message>
    <message>
        <source>Among players with equal influence, whoever has the most top cards in the queue wins: count the stacks on which their card lies uppermost. Face down or revealed makes no difference.</source>
        <translation>À égalité d’Influence, la famille qui a le plus de cartes du dessus dans la File l’emporte&#x202f;: comptez les piles dont la carte du dessus est à elle. Face cachée ou révélée, peu importe.</translation>
    </message>
    <message>
        <source>Players who are equal in influence and in cards win together.</source>
        <translation>Les joueurs à égalité d’Influence et de cartes gagnent ensemble.</translation>
    </message>
    <message>
        <source>In the first edition a [lord:Lord] counts every card of an adjacent stack of its family, covered ones too. In the current edition only the top card counts.</source>
        <translation>Dans la première édition, le [lord:Seigneur] compte chaque carte d’une pile adjacente de sa famille, même recouverte. Dans l’édition actuelle, seule la carte du dessus compte.</translation>
    </message>
    <message>
        <source>In the first edition an [ambush:Ambush] eliminated by its own family brings 1 more, as if its owner had revealed it, and the card that did it is discarded without pay; an [insurrection:Insurrection] is not turned down then. In the current edition there is just the 1 for eliminating, and the card that did it stays.</source>
        <translation>Dans la première édition, une [ambush:Embuscade] éliminée par sa propre famille rapporte 1 de plus, comme si son propriétaire la révélait, et la carte qui l’a éliminée est défaussée sans rien rapporter&#x202f;; une [insurrection:Insurrection] n’est alors pas remise face cachée. Dans l’édition actuelle, il n’y a que le point de l’élimination, et la carte reste.</translation>
    </message>
    <message>
        <source>In the current edition a [royal-decree:Royal Decree] moves a card only into a gap: between two stacks or beyond an end. In the first edition it may also build stacks.</source>
        <translation>Dans l’édition actuelle, un [royal-decree:Décret royal] ne déplace une carte que dans un espace&#x202f;: entre deux piles ou à un bout de la File. Dans la première édition, il peut aussi former des piles.</translation>
    </message>
    <message>
        <source>In the first edition a [royal-decree:Royal Decree] may lay a card onto a top card of that card’s own family, but not back onto the stack it comes from. If that top card is the Decree itself, the Decree is discarded from under the moved card, which is resolved next at that place unless it sleeps.</source>
        <translation>Dans la première édition, un [royal-decree:Décret royal] peut poser une carte sur une carte du dessus de sa propre famille, mais pas de nouveau sur la pile d’où elle vient. Si cette carte du dessus est le Décret lui-même, il est défaussé, et la carte déplacée, posée dessus, est résolue juste après à cette place, sauf si elle dort.</translation>
    </message>
    <message>
        <source>In the first edition all of a player’s cards in the queue count in a tie, covered ones too. In the current edition only the top cards do.</source>
        <translation>Dans la première édition, toutes les cartes d’un joueur dans la File départagent une égalité, même recouvertes. Dans l’édition actuelle, seules celles du dessus comptent.</translation>
    </message>
    <message>
        <source>A game is played with ten cards: the base ten, the ten of the Alliance, or mixed, any ten of the twenty. All families play with the same ten. Mixed sets are a variant of this program.</source>
        <translation>On joue avec dix cartes&#x202f;: les dix de base, les dix d’Alliance, ou un jeu mixte, dix cartes au choix parmi les vingt. Toutes les familles jouent avec les dix mêmes. Les jeux mixtes sont une variante de ce programme.</translation>
    </message>
    <message>
        <source>The edition is a choice only where the ten hold a base card. Without one the game is of the current edition; with one, the chosen edition governs everything, the tie-break too.</source>
        <translation>On ne choisit l’édition que si les dix comptent au moins une carte de base&#x202f;: l’édition choisie vaut alors pour tout, même pour départager les égalités. Sinon, on joue avec l’édition actuelle.</translation>
    </message>
    <message>
        <source>The game ends after the sixth round; the card left in each hand is never played. Tokens in the queue are worth nothing then. Those on a reserved [trade:Trade] go to its owner, who needs no card in the queue for that. Whoever has the most influence wins.</source>
        <translation>La partie s’achève après le sixième tour&#x202f;; la carte restée dans chaque main n’est jamais jouée. Les jetons de la File ne valent alors plus rien. Ceux d’un [trade:Négoce] conservé vont à son propriétaire, même sans carte dans la File. Le joueur qui a le plus de points d’Influence l’emporte.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Nothing is found. Try another word.</source>
        <translation>Rien trouvé. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Own cards</source>
        <translation>Ses propres cartes</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Base set</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Blades, thieves and a trap: the place to start.</source>
        <translation>Des lames, des voleurs et un piège&#x202f;: pour bien commencer.</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>Gifts, bargains and verdicts: help others while it helps you.</source>
        <translation>Dons, marchés et jugements&#x202f;: aidez les autres tant que cela vous sert.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Any ten of the twenty cards, the same ten for every family.</source>
        <translation>Dix cartes au choix parmi les vingt, les mêmes pour chaque famille.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actuelle</translation>
    </message>
    <message>
        <source>The rules as they are printed today.</source>
        <translation>Les règles telles qu’on les imprime aujourd’hui.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>The older rules: the Lord counts whole stacks, the Decree may stack, your own Ambush bites too.</source>
        <translation>Les anciennes règles&#x202f;: le Seigneur compte les piles entières, le Décret peut empiler, et votre propre Embuscade mord aussi.</translation>
    </message>
    <message>
        <source>Drawn blades</source>
        <translation>Lames au clair</translation>
    </message>
    <message>
        <source>Everybody strikes, and two traps wait for those who strike too soon.</source>
        <translation>Tout le monde frappe, et deux pièges attendent ceux qui frappent trop tôt.</translation>
    </message>
    <message>
        <source>Golden court</source>
        <translation>La cour dorée</translation>
    </message>
    <message>
        <source>Little blood, much gold: whoever comes early and stays earns the most.</source>
        <translation>Peu de sang, beaucoup d’or&#x202f;: qui vient tôt et reste gagne le plus.</translation>
    </message>
    <message>
        <source>Traps and bargains</source>
        <translation>Pièges et marchés</translation>
    </message>
    <message>
        <source>Every heap of tokens in the queue is a treasure or a trap.</source>
        <translation>Chaque tas de jetons dans la File est un trésor ou un piège.</translation>
    </message>
    <message>
        <source>Masquerade</source>
        <translation>Bal masqué</translation>
    </message>
    <message>
        <source>Abilities are borrowed, places exchanged: nobody stays who they were.</source>
        <translation>Capacités empruntées, places échangées&#x202f;: personne ne reste soi-même.</translation>
    </message>
    <message>
        <source>In the shadows</source>
        <translation>Dans l’ombre</translation>
    </message>
    <message>
        <source>Stay hidden and grow: the fewer faces you show, the better.</source>
        <translation>Restez cachés et grandissez&#x202f;: moins vous montrez de visages, mieux c’est.</translation>
    </message>
    <message>
        <source>Half and half</source>
        <translation>Moitié-moitié</translation>
    </message>
    <message>
        <source>Five cards of each set: an easy way into the Alliance.</source>
        <translation>Cinq cartes de chaque jeu&#x202f;: une entrée facile dans Alliance.</translation>
    </message>
    <message>
        <source>%1 of 10 chosen</source>
        <translation>%1 sur 10 choisies</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>Choisissez encore %n carte</numerusform>
            <numerusform>Choisissez encore %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n personnage</numerusform>
            <numerusform>%n personnages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigues</source>
        <translation>
            <numerusform>%n intrigue</numerusform>
            <numerusform>%n intrigues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Light on the table</source>
        <translation>Lumière sur la table</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Bougies</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Hatching that tells the families apart</source>
        <translation>Hachures pour distinguer les familles</translation>
    </message>
    <message>
        <source>Names on the cards in the queue</source>
        <translation>Noms sur les cartes de la File</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>This is how fast a card turns over at the table.</source>
        <translation>Une carte se retourne à cette vitesse sur la table.</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Les changements s’appliquent aussitôt.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Curtain when several people play</source>
        <translation>Rideau quand plusieurs personnes jouent</translation>
    </message>
    <message>
        <source>When a player must see their hand</source>
        <translation>Quand il faut voir sa main</translation>
    </message>
    <message>
        <source>For every decision</source>
        <translation>À chaque décision</translation>
    </message>
    <message>
        <source>Warn me before a choice that only hurts myself</source>
        <translation>M’avertir avant un choix qui ne nuit qu’à moi</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Mute while another program is in use</source>
        <translation>Couper le son quand un autre programme est actif</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Sounds of the room around the table</source>
        <translation>Bruits de la salle autour de la table</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>Final standing</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Carte non jouée</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Carte non jouée</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>revealed</source>
        <translation>révélée</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>known to all</source>
        <translation>connue de tous</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>recouverte</translation>
    </message>
    <message numerus="yes">
        <source>%n judgement tokens</source>
        <translation>
            <numerusform>%n jeton Jugement</numerusform>
            <numerusform>%n jetons Jugement</numerusform>
        </translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>endormie</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>peut être choisie</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Position %1 sur %2</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Between places %1 and %2</source>
        <translation>Entre les positions %1 et %2</translation>
    </message>
    <message>
        <source>card %1 of %2 from the top of the stack</source>
        <translation>carte %1 sur %2 à partir du dessus de la pile</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n point d’Influence</numerusform>
            <numerusform>%n points d’Influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n top cards</source>
        <translation>
            <numerusform>%n carte du dessus</numerusform>
            <numerusform>%n cartes du dessus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>The table waits</source>
        <translation>La table attend</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Oriflamme</source>
        <translation>Oriflamme</translation>
    </message>
</context>
<context>
    <name>TakebackMark</name>
    <message>
        <source>A move was taken back in this game after something hidden was seen.</source>
        <translation>Dans cette partie, un coup a été annulé après qu’un élément caché a été vu.</translation>
    </message>
</context>
<context>
    <name>Takebacks</name>
    <message>
        <source>Something hidden has been seen since; if you take the move back, the game is marked.</source>
        <translation>Un élément caché a été vu depuis&#x202f;; si vous annulez le coup, la partie sera marquée.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne pas annuler</translation>
    </message>
</context>
<context>
    <name>ThronePanel</name>
    <message>
        <source>Influence and top cards are tied.</source>
        <translation>Égalité d’Influence et de cartes du dessus.</translation>
    </message>
    <message>
        <source>Influence is tied: the most top cards in the queue decide.</source>
        <translation>Égalité&#x202f;: le nombre de cartes du dessus dans la File départage les joueurs.</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Undo</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir le coup</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 share the throne</source>
        <translation>%1 se partagent le trône</translation>
    </message>
    <message>
        <source>%1 takes the throne</source>
        <translation>%1 monte sur le trône</translation>
    </message>
    <message>
        <source>The Shapeshifter copies: %1</source>
        <translation>Le Changeforme copie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Round %1 of 6</source>
        <translation>Tour %1 sur 6</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>De droite à gauche</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>De gauche à droite</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <translation>Laisser cachée</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>%1’s discard pile: %n cards</source>
        <translation>
            <numerusform>Défausse (%1)&#x202f;: %n carte</numerusform>
            <numerusform>Défausse (%1)&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>short</comment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>short</comment>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s hand: %n cards</source>
        <translation>
            <numerusform>Main (%1)&#x202f;: %n carte</numerusform>
            <numerusform>Main (%1)&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>To my choice</source>
        <translation>À mon choix</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complètes</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>The stack at place %1: %n cards</source>
        <translation>
            <numerusform>La pile en position %1&#x202f;: %n carte</numerusform>
            <numerusform>La pile en position %1&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s reserved cards: %n</source>
        <translation>
            <numerusform>Cartes conservées (%1)&#x202f;: %n</numerusform>
            <numerusform>Cartes conservées (%1)&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Intrigues</source>
        <translation>Intrigues</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernière décision</translation>
    </message>
</context>
</TS>
