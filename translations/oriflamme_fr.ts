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
        <translation>Le jeu est un logiciel libre sous la licence %1 : utilisez-le, modifiez-le et transmettez-le.</translation>
    </message>
    <message>
        <source>The game is built on Qt %1, by The Qt Company and others, under the %2.</source>
        <translation>Le jeu est développé avec Qt %1, de The Qt Company et d’autres, sous la licence %2.</translation>
    </message>
    <message>
        <source>It is linked dynamically: you may put a changed Qt in the place of this one.</source>
        <translation>Qt est lié dynamiquement : vous pouvez mettre un Qt modifié à sa place.</translation>
    </message>
    <message>
        <source>It is linked statically: build the game anew from its sources to put a changed Qt into it.</source>
        <translation>Qt est lié statiquement : reconstruisez le jeu à partir de son code source pour y mettre un Qt modifié.</translation>
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
</context>
<context>
    <name>AsideRow</name>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernière décision</translation>
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
        <source>You may choose a player whose purse is empty; then nothing is stolen.</source>
        <translation>Vous pouvez choisir un joueur à la bourse vide&#x202f;; dans ce cas, vous ne volez rien.</translation>
    </message>
    <message>
        <source>Between two cards of the same family you still point at one of them.</source>
        <translation>Entre deux cartes d’une même famille, vous en désignez tout de même une.</translation>
    </message>
    <message>
        <source>While two revealed Heirs lie uncovered, neither of them gains anything.</source>
        <translation>Tant que deux Héritiers révélés et non recouverts sont en jeu, aucun d’eux ne rapporte quoi que ce soit.</translation>
    </message>
    <message>
        <source>A Shapeshifter copying an Heir is still called Shapeshifter, so it does not get in the Heirs’ way.</source>
        <translation>Un Changeforme qui copie un Héritier garde son nom de Changeforme&#x202f;: il ne gêne donc pas les Héritiers.</translation>
    </message>
    <message>
        <source>Copying an Heir, it gains nothing only if another Shapeshifter lies revealed and uncovered; other Heirs do not stop it.</source>
        <translation>S’il copie un Héritier, seul un autre Changeforme révélé et non recouvert l’empêche de gagner&#x202f;; les autres Héritiers ne le gênent pas.</translation>
    </message>
    <message>
        <source>It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter.</source>
        <translation>Il agit depuis sa propre place&#x202f;: s’il copie un Soldat, il frappe une carte adjacente au Changeforme.</translation>
    </message>
    <message>
        <source>Where the copied text says “this card”, it means the Shapeshifter: it may be discarded as a Deserter or taken into the hand as an Informant.</source>
        <translation>Quand le texte copié dit «&#x202f;cette carte&#x202f;», il s’agit du Changeforme&#x202f;: en Déserteur, il peut être défaussé&#x202f;; en Informatrice, il peut revenir en main.</translation>
    </message>
    <message>
        <source>If it eliminates an opponent’s Ambush, the Shapeshifter is discarded, not the card it copied.</source>
        <translation>S’il élimine une Embuscade adverse, c’est le Changeforme qui est défaussé, pas la carte copiée.</translation>
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
        <source>If it lay on a stack, the card under it is resolved at once.</source>
        <translation>S’il recouvrait une pile, la carte d’en dessous est résolue aussitôt.</translation>
    </message>
    <message>
        <source>A card moved from behind the place being resolved to ahead of it is met again this round; one moved the other way is skipped.</source>
        <translation>Une carte déjà passée que l’on place plus loin dans la File est résolue de nouveau ce tour-ci&#x202f;; à l’inverse, une carte ramenée en arrière est sautée.</translation>
    </message>
    <message>
        <source>The places right before and right after the Decree are two different places.</source>
        <translation>La place juste avant le Décret et celle juste après sont deux places différentes.</translation>
    </message>
    <message>
        <source>The top card of a stack may be laid right beside its own stack; the card under it is uncovered.</source>
        <translation>La carte du dessus d’une pile peut être posée juste à côté de sa propre pile&#x202f;; celle d’en dessous n’est alors plus recouverte.</translation>
    </message>
    <message>
        <source>If no card can be moved, the Decree is simply discarded.</source>
        <translation>Si aucune carte ne peut être déplacée, le Décret est simplement défaussé.</translation>
    </message>
    <message>
        <source>The card that did it is the one being resolved, be it an intrigue or a Shapeshifter that copied.</source>
        <translation>L’attaquant est la carte en cours de résolution, même s’il s’agit d’une intrigue ou d’un Changeforme qui a copié.</translation>
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
        <source>A sleeping card wakes at the end of the round; even a Decree that moves it ahead does not wake it sooner.</source>
        <translation>Une carte qui dort se réveille à la fin du tour&#x202f;; même un Décret qui la place plus loin ne la réveille pas avant.</translation>
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
        <translation>Il ne regarde qu’une fois la File resserrée&#x202f;: une carte qui vient de se rapprocher peut donc le sauver.</translation>
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
        <source>Judgement tokens belong to nobody: you may use one that an opponent laid.</source>
        <translation>Les jetons Jugement n’appartiennent à personne&#x202f;: vous pouvez profiter de celui d’un adversaire.</translation>
    </message>
    <message>
        <source>Several may lie on one card; when it leaves the queue, they return to the common supply.</source>
        <translation>Une carte peut en porter plusieurs&#x202f;; quand elle quitte la File, ils retournent à la réserve commune.</translation>
    </message>
    <message>
        <source>A marked card is safe from the Judge while another card covers it.</source>
        <translation>Une carte marquée ne craint rien du Juge tant qu’une autre la recouvre.</translation>
    </message>
    <message>
        <source>Without a token on it, it can only be kept face down.</source>
        <translation>Sans jeton, elle ne peut que rester face cachée.</translation>
    </message>
    <message>
        <source>Between two Ambushes of opponents each pays its owner 4, and the Insurrection is discarded once.</source>
        <translation>Entre deux Embuscades adverses, chacune rapporte 4 points à son propriétaire, et l’Insurrection n’est défaussée qu’une fois.</translation>
    </message>
    <message>
        <source>Turned down again it is an ordinary face-down card, only everybody knows what it is.</source>
        <translation>Remise face cachée, c’est une carte cachée ordinaire, sauf que tout le monde la connaît.</translation>
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
        <source>An Infiltration that is eliminated goes to the discard pile and is never reserved.</source>
        <translation>Une Infiltration éliminée va à la défausse et n’est jamais conservée.</translation>
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
        <source>Without a card in the queue it does not pay that round, but the tokens are yours at the end all the same.</source>
        <translation>Sans carte dans la File, il ne paie pas ce tour-là, mais ses jetons vous reviennent tout de même à la fin.</translation>
    </message>
    <message>
        <source>It first pays in the round after it was reserved, before anybody lays a card.</source>
        <translation>Il paie pour la première fois au tour qui suit, avant que quiconque ne pose une carte.</translation>
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
    <message>
        <source>A card that was swapped in sleeps until the round ends.</source>
        <translation>Une carte posée lors d’un échange dort jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Once revealed, it acts in every round.</source>
        <translation>Une fois révélée, elle agit à chaque tour.</translation>
    </message>
    <message>
        <source>Whoever reveals a card takes the tokens on it.</source>
        <translation>Qui révèle une carte prend les jetons posés dessus.</translation>
    </message>
    <message>
        <source>Each card that is eliminated brings 1.</source>
        <translation>Chaque carte éliminée rapporte 1.</translation>
    </message>
    <message>
        <source>An intrigue that has acted is discarded.</source>
        <translation>Une intrigue qui a agi est défaussée.</translation>
    </message>
    <message>
        <source>It passes on when a round ends.</source>
        <translation>Elle change de main à la fin de chaque tour.</translation>
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
        <translation>Posez la carte « %1 »</translation>
    </message>
    <message>
        <source>Lay the %1 at the left end</source>
        <translation>Posez la carte « %1 » à gauche de la File</translation>
    </message>
    <message>
        <source>Lay the %1 at the right end</source>
        <translation>Posez la carte « %1 » à droite de la File</translation>
    </message>
    <message>
        <source>Lay the %1 on your stack at place %2</source>
        <translation>Posez la carte « %1 » sur votre pile en position %2</translation>
    </message>
    <message>
        <source>Keep the %1 hidden</source>
        <translation>Laissez la carte « %1 » face cachée</translation>
    </message>
    <message>
        <source>Reveal the %1</source>
        <translation>Révélez la carte « %1 »</translation>
    </message>
    <message>
        <source>Lay down the %1 from your hand</source>
        <translation>Posez la carte « %1 » de votre main</translation>
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
            <numerusform>Ce choix gagne environ %n partie sur 100 de plus que le meilleur des autres : %1.</numerusform>
            <numerusform>Ce choix gagne environ %n parties sur 100 de plus que le meilleur des autres : %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end this is worth about %n more influence than the next best choice: %1.</source>
        <translation>
            <numerusform>Au bout du compte, ce choix rapporte environ %n point d’Influence de plus que le meilleur des autres : %1.</numerusform>
            <numerusform>Au bout du compte, ce choix rapporte environ %n points d’Influence de plus que le meilleur des autres : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>À peu près aussi bon : %1.</translation>
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
        <translation>Pas de conseil : on ne sait rien de ces choix.</translation>
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
        <translation>votre carte « %1 »</translation>
    </message>
    <message>
        <source>%1’s hidden card</source>
        <comment>that something is done to</comment>
        <translation>la carte cachée (%1)</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a card that something is done to</comment>
        <translation>la carte « %2 » (%1)</translation>
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
        <source>Space</source>
        <translation>Espace</translation>
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
        <source>Go back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>See what the strongest computer would do</source>
        <translation>Voir ce que ferait l’ordinateur le plus fort</translation>
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
    <name>LogButton</name>
    <message>
        <source>What has happened (%1)</source>
        <translation>Ce qui s’est passé (%1)</translation>
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
        <translation>Copié ; collez-le dans votre rapport de bogue.</translation>
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
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The Insurrection needs a token before it can be revealed: keep it hidden (+1)</source>
        <translation>Sans jeton, impossible de révéler l’Insurrection&#x202f;: laissez-la face cachée (+1)</translation>
    </message>
    <message>
        <source>Keep it hidden (+1) or reveal it?</source>
        <translation>La laisser face cachée (+1) ou la révéler&#x202f;?</translation>
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
        <source>Space play or pause · ← → step · Page ↑ ↓ or 1–6 round · Home End ends · + − speed · Esc leave</source>
        <translation>Espace lecture ou pause · ← → étape · Page ↑ ↓ ou 1–6 tour · Début Fin extrémités · + − vitesse · Échap quitter</translation>
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
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
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
        <source>Motion</source>
        <translation>Animations</translation>
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
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>This is how fast a card turns over at the table.</source>
        <translation>Une carte se retourne à cette vitesse sur la table.</translation>
    </message>
    <message>
        <source>Warn me before a choice that only hurts myself</source>
        <translation>M’avertir avant un choix qui ne nuit qu’à moi</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Les changements s’appliquent aussitôt.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
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
</context>
</TS>
