<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutButton</name>
    <message>
        <source>About</source>
        <translation>Over het spel</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>This is an independent implementation of the published rules, with drawings and words of its own. The name of the game belongs to its owners, who have no part in this and do not answer for it.</source>
        <translation>Dit is een onafhankelijke uitwerking van de gepubliceerde regels, met eigen tekeningen en teksten. De naam van het spel is van de eigenaars, die hier geen deel aan hebben en er niet voor instaan.</translation>
    </message>
    <message>
        <source>The project lives here</source>
        <translation>Website van het project</translation>
    </message>
    <message>
        <source>Your games are kept here</source>
        <translation>Je spellen worden hier bewaard</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>This goes into the report of a bug, without your name.</source>
        <translation>Dit komt in het foutrapport, zonder je naam.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>The game is free software under the %1: use it, change it and pass it on.</source>
        <translation>Het spel is vrije software onder de %1: gebruik het, verander het en geef het door.</translation>
    </message>
    <message>
        <source>The game is built on Qt %1, by The Qt Company and others, under the %2.</source>
        <translation>Het spel is gebouwd met Qt %1, van The Qt Company en anderen, onder de %2.</translation>
    </message>
    <message>
        <source>It is linked dynamically: you may put a changed Qt in the place of this one.</source>
        <translation>Qt is dynamisch gekoppeld: je mag er een veranderde Qt voor in de plaats zetten.</translation>
    </message>
    <message>
        <source>It is linked statically: build the game anew from its sources to put a changed Qt into it.</source>
        <translation>Qt is statisch gekoppeld: bouw het spel opnieuw uit de broncode om een veranderde Qt te gebruiken.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Broncode</translation>
    </message>
    <message>
        <source>Titles are set in this font, under the %1.</source>
        <translation>De titels zijn gezet in dit lettertype, onder de %1.</translation>
    </message>
    <message>
        <source>Text and figures are set in this font, under the %1.</source>
        <translation>Teksten en cijfers zijn gezet in dit lettertype, onder de %1.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Over het spel</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versie %1</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Kopiëren voor een foutrapport</translation>
    </message>
    <message>
        <source>Its sounds are in the public domain under %1.</source>
        <translation>De geluiden behoren tot het publieke domein onder %1.</translation>
    </message>
</context>
<context>
    <name>AsideRow</name>
    <message>
        <source>Set aside</source>
        <translation>Opzijgelegd</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>An Archer that hits itself still brings its owner 1 influence.</source>
        <translation>Ook een Boogschutter die zichzelf raakt, levert zijn eigenaar 1 invloedspunt op.</translation>
    </message>
    <message>
        <source>Where the end is a stack, only its top card is eliminated; the card under it takes its place.</source>
        <translation>Ligt er aan het uiteinde een stapel, dan verwijder je alleen de bovenste kaart; de kaart eronder neemt die plaats in.</translation>
    </message>
    <message>
        <source>If the queue is a single stack, its top card must go and there is nothing to choose.</source>
        <translation>Bestaat de rij uit één stapel, dan moet de bovenste kaart weg en valt er niets te kiezen.</translation>
    </message>
    <message>
        <source>At an end of the queue only one card is adjacent, so there is nothing to choose.</source>
        <translation>Aan een uiteinde van de rij is er maar één aangrenzende kaart en valt er dus niets te kiezen.</translation>
    </message>
    <message>
        <source>Once revealed, the Soldier strikes every round; you cannot hold it back.</source>
        <translation>Een open Soldaat slaat elke ronde toe; je kunt hem niet tegenhouden.</translation>
    </message>
    <message>
        <source>Between two cards of the same family you still point at one of them.</source>
        <translation>Ook tussen twee kaarten van dezelfde familie wijs je er een aan.</translation>
    </message>
    <message>
        <source>While two revealed Heirs lie uncovered, neither of them gains anything.</source>
        <translation>Zolang er twee open, onbedekte Erfgenamen liggen, levert geen van beide iets op.</translation>
    </message>
    <message>
        <source>It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter.</source>
        <translation>Hij handelt vanaf zijn eigen plaats: als Soldaat treft hij een kaart die aan de Copycat grenst.</translation>
    </message>
    <message>
        <source>Cards lying under the Lord itself are not adjacent and never count.</source>
        <translation>Kaarten onder de Heer zelf zijn niet aangrenzend en tellen nooit mee.</translation>
    </message>
    <message>
        <source>In the current edition the Lord brings 3 influence at most; in the first edition large stacks can bring more.</source>
        <translation>In de huidige editie levert de Heer hoogstens 3 invloedspunten op; in de eerste kunnen grote stapels meer opleveren.</translation>
    </message>
    <message>
        <source>If it eliminates itself, you gain the usual 1 influence.</source>
        <translation>Verwijdert Moord zichzelf, dan krijg je gewoon 1 invloedspunt.</translation>
    </message>
    <message>
        <source>Nobody gains influence for the attacker that the Ambush takes along.</source>
        <translation>Voor de aanvaller die door de Hinderlaag wordt afgelegd, krijgt niemand iets.</translation>
    </message>
    <message>
        <source>Tokens lying on an eliminated Ambush are lost; you gain the 4 from the supply.</source>
        <translation>De fiches op een verwijderde Hinderlaag vervallen; de 4 punten komen uit de voorraad.</translation>
    </message>
    <message>
        <source>Three tokens bring 6 influence in all, not 9.</source>
        <translation>Drie fiches leveren in totaal 6 invloedspunten op, geen 9.</translation>
    </message>
    <message>
        <source>Revealed with no token on it, it brings nothing.</source>
        <translation>Omgedraaid zonder fiches levert deze kaart niets op.</translation>
    </message>
    <message>
        <source>An Insurrection that was turned face down again may receive the token.</source>
        <translation>Ook een Opstand die weer gedekt ligt, mag de fiche krijgen.</translation>
    </message>
    <message>
        <source>If an opponent has a face-down top card, you may not keep the token back.</source>
        <translation>Heeft een tegenstander een gedekte bovenste kaart, dan moet je de fiche leggen.</translation>
    </message>
    <message>
        <source>Face-down, covered and reserved cards do not count.</source>
        <translation>Gedekte, bedekte en achtergehouden kaarten tellen niet mee.</translation>
    </message>
    <message>
        <source>A Shapeshifter that copies your own Fanatic gains only 1, for that Fanatic lies revealed.</source>
        <translation>Een Copycat die je eigen Fanaticus kopieert, levert maar 1 punt op, want die Fanaticus ligt open.</translation>
    </message>
    <message>
        <source>If the Informant lay on a stack, the new card lies on that same stack.</source>
        <translation>Lag de Informante op een stapel, dan komt de nieuwe kaart op diezelfde stapel.</translation>
    </message>
    <message>
        <source>Everybody knows that the Informant is in your hand until you next lay a card.</source>
        <translation>Iedereen weet dat de Informante in je hand zit, tot je weer een kaart legt.</translation>
    </message>
    <message>
        <source>The Diplomat is the only revealed card that can hold tokens.</source>
        <translation>De Diplomate is de enige open kaart waarop fiches kunnen liggen.</translation>
    </message>
    <message>
        <source>Her tokens stay when she is covered and are lost when she is eliminated.</source>
        <translation>De fiches blijven liggen als de Diplomate bedekt wordt en vervallen als de kaart verwijderd wordt.</translation>
    </message>
    <message>
        <source>You may collect even if no token lies on her; she is then discarded for nothing.</source>
        <translation>Je mag ook innen als er geen fiche op ligt; dan leg je de kaart voor niets af.</translation>
    </message>
    <message>
        <source>It looks round only after the gap has closed, so the card that moved up may keep it in the queue.</source>
        <translation>Hij kijkt pas om zich heen als de rij weer aansluit; een kaart die opschuift, kan hem dus redden.</translation>
    </message>
    <message>
        <source>With no card to eliminate it looks round all the same, and so it leaves.</source>
        <translation>Valt er niets te verwijderen, dan kijkt hij toch om zich heen en vertrekt hij dus.</translation>
    </message>
    <message>
        <source>A face-down card that turns out to be a character brings the extra point too.</source>
        <translation>Een gedekte kaart die een karakterkaart blijkt te zijn, levert ook het extra punt op.</translation>
    </message>
    <message>
        <source>Taken by an Ambush, it leaves at once and does not look round.</source>
        <translation>Loopt hij in een Hinderlaag, dan vertrekt hij meteen en kijkt hij niet meer om zich heen.</translation>
    </message>
    <message>
        <source>A marked card is safe from the Judge while another card covers it.</source>
        <translation>Een kaart met een vonnisfiche is veilig voor de Rechter zolang er een kaart boven op ligt.</translation>
    </message>
    <message>
        <source>You gain 1 for each card it eliminates, so 2 if there is one on either side.</source>
        <translation>Je krijgt 1 punt voor elke verwijderde kaart, dus 2 als er aan beide kanten een ligt.</translation>
    </message>
    <message>
        <source>The attacking card counts too, if it is still in the queue.</source>
        <translation>De aanvallende kaart telt ook mee, als die nog in de rij ligt.</translation>
    </message>
    <message>
        <source>Covered cards neither count nor lose tokens.</source>
        <translation>Bedekte kaarten tellen niet mee en verliezen geen fiches.</translation>
    </message>
    <message>
        <source>The influence comes from the supply, and the tokens that are lost go there.</source>
        <translation>De punten komen uit de voorraad, en de verloren fiches gaan erheen.</translation>
    </message>
    <message>
        <source>With no face-down card of yours in the queue it is reserved all the same.</source>
        <translation>Ook zonder gedekte kaart in de rij houd je Infiltratie achter.</translation>
    </message>
    <message>
        <source>An Insurrection that takes two face-down cards brings the 2 twice.</source>
        <translation>Een Opstand die twee gedekte kaarten verwijdert, levert die 2 punten tweemaal op.</translation>
    </message>
    <message>
        <source>Its tokens are not taken when it is revealed: they are its capital.</source>
        <translation>Bij het omdraaien neem je de fiches niet: die zijn het kapitaal.</translation>
    </message>
    <message>
        <source>Eliminated before that, it goes to the discard pile and its tokens are lost.</source>
        <translation>Wordt de kaart eerder verwijderd, dan gaat die naar de aflegstapel en vervallen de fiches.</translation>
    </message>
</context>
<context>
    <name>CardRules</name>
    <message>
        <source>Choose the first or the last card of the queue, face down or revealed, whoever owns it, and eliminate it. You gain 1 influence. An Archer that stands at an end may hit itself.</source>
        <translation>Kies de kaart aan een van beide uiteinden van de rij, gedekt of open, van wie dan ook, en verwijder die. Je krijgt 1 invloedspunt. Een Boogschutter aan een uiteinde mag zichzelf raken.</translation>
    </message>
    <message>
        <source>Choose the card right before or right after the Soldier, face down or revealed, and eliminate it. You gain 1 influence. If your own card is the only choice, it must go; with no adjacent card nothing happens.</source>
        <translation>Kies de kaart vlak voor of vlak na de Soldaat, gedekt of open, en verwijder die. Je krijgt 1 invloedspunt. Kun je alleen een eigen kaart kiezen, dan moet die weg; zonder aangrenzende kaart gebeurt er niets.</translation>
    </message>
    <message>
        <source>Choose an adjacent card, face down or revealed. Take 1 influence from its owner, never from the tokens on the card. From yourself, or from a player who has none, nothing is taken.</source>
        <translation>Kies een aangrenzende kaart, gedekt of open. Neem 1 invloedspunt uit het bezit van de eigenaar, nooit van de fiches op de kaart. Van jezelf, of van een speler die niets heeft, steel je niets.</translation>
    </message>
    <message>
        <source>If no other card called Heir lies revealed and uncovered in the queue, gain 2 influence. Heirs that are face down or covered do not matter.</source>
        <translation>Ligt er in de rij geen andere Erfgenaam open en onbedekt, dan krijg je 2 invloedspunten. Gedekte of bedekte Erfgenamen tellen niet mee.</translation>
    </message>
    <message>
        <source>Choose an adjacent revealed character and carry out its ability as if it were written here. The card is still called Shapeshifter, and the copy ends with this resolution. With no such character beside it nothing happens; copying another Shapeshifter does nothing.</source>
        <translation>Kies een aangrenzende open karakterkaart en pas de eigenschap ervan toe alsof die hier staat. De kaart blijft Copycat heten en de kopie geldt alleen voor deze keer. Ligt er geen open karakterkaart naast, dan gebeurt er niets; een andere Copycat kopiëren heeft geen effect.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each adjacent card of your family, face down or revealed. An adjacent stack counts as one card.</source>
        <translation>Je krijgt 1 invloedspunt en nog 1 per kaart van je familie die aan de Heer grenst, gedekt of open. Een aangrenzende stapel telt als één kaart.</translation>
    </message>
    <message>
        <source>Choose any top card of the queue, face down or revealed, your own and this one included, and eliminate it. You gain 1 influence. Then discard the Assassination.</source>
        <translation>Kies een bovenste kaart uit de rij, gedekt of open, ook een eigen kaart of zelfs deze, en verwijder die. Je krijgt 1 invloedspunt. Leg Moord daarna af.</translation>
    </message>
    <message>
        <source>Move one other top card, with all that lies on it and without turning it, to a new place between two stacks, before the first or after the last, never onto a card. The Decree stays in its place until the move is done, then you discard it.</source>
        <translation>Verleg één andere bovenste kaart, met alles wat erop ligt en zonder omdraaien, naar een nieuwe plaats: tussen twee stapels, voor de eerste of na de laatste, nooit boven op een kaart. Het Decreet blijft liggen tot dat gebeurd is; daarna leg je het af.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card eliminates it, you gain only the usual 1. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Verwijdert een kaart van een tegenstander de Hinderlaag, dan krijgt die tegenstander het gewone punt, maar wordt de aanvallende kaart afgelegd en krijg jij 4 invloedspunten. Doet een eigen kaart het, dan krijg je alleen het gewone punt. Draai je de Hinderlaag zelf om, dan vervallen de fiches erop, krijg je 1 punt en leg je de kaart af.</translation>
    </message>
    <message>
        <source>When you reveal the Conspiracy, gain twice the number of tokens lying on it, instead of the tokens themselves. Then discard it. If it is eliminated, its tokens are lost and it pays nothing.</source>
        <translation>Draai je Samenzwering om, dan krijg je in plaats van de fiches erop tweemaal zoveel invloedspunten. Leg de kaart daarna af. Wordt de kaart verwijderd, dan vervallen de fiches en krijg je niets.</translation>
    </message>
    <message>
        <source>Gain 2 influence. Then put 1 token from the supply on a face-down top card of an opponent; you choose which. If no opponent has one, you just gain the 2.</source>
        <translation>Je krijgt 2 invloedspunten. Leg daarna 1 fiche uit de voorraad op een gedekte bovenste kaart van een tegenstander; jij kiest welke. Heeft geen tegenstander zo’n kaart, dan krijg je alleen de 2 punten.</translation>
    </message>
    <message>
        <source>Gain 1 influence. If no other card of your family lies revealed and uncovered in the queue, gain 1 more.</source>
        <translation>Je krijgt 1 invloedspunt. Ligt er geen andere kaart van je familie open en onbedekt in de rij, dan krijg je er nog 1.</translation>
    </message>
    <message>
        <source>Gain as much influence as lies on the adjacent face-down cards of opponents; those tokens stay. OR take the Informant back into your hand and lay a hand card face down in its place. The new card sleeps: it is not resolved and gets no token this round, but counts for everything else.</source>
        <translation>Je krijgt zoveel invloedspunten als er op de aangrenzende gedekte kaarten van tegenstanders liggen; die fiches blijven liggen. OF je neemt de Informante terug in de hand en legt een handkaart gedekt op die plaats. Die kaart slaapt: deze ronde komt die niet aan de beurt en krijgt geen fiche, maar verder telt die gewoon mee.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put 2 tokens from the supply on another revealed Diplomat, of any family; if there is none, just gain the 1. OR take all the tokens lying on this card and discard it.</source>
        <translation>Je krijgt 1 invloedspunt en legt 2 fiches uit de voorraad op een andere open Diplomate, van welke familie ook; ligt die er niet, dan krijg je alleen het punt. OF je neemt alle fiches die op deze kaart liggen en legt de kaart af.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card, revealed or not. You gain 1 influence, or 2 if it was a character. Once the gap has closed, the Deserter looks round: if neither adjacent card is a revealed character, discard it.</source>
        <translation>Verwijder een aangrenzende kaart, gedekt of open. Je krijgt 1 invloedspunt, of 2 als het een karakterkaart was. Zodra de rij weer aansluit, kijkt de Deserteur om zich heen: is geen van de aangrenzende kaarten een open karakterkaart, leg hem dan af.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put a judgement token on any top card of the queue, this one included; if all 5 are in use, just gain the 1. OR eliminate a top card that bears a judgement token and gain the usual 1.</source>
        <translation>Je krijgt 1 invloedspunt en legt een vonnisfiche op een bovenste kaart naar keuze, ook op deze; zijn alle 5 in gebruik, dan krijg je alleen het punt. OF je verwijdert een bovenste kaart met een vonnisfiche en krijgt het gewone punt.</translation>
    </message>
    <message>
        <source>To reveal it, pay 1 of the tokens on it to the supply; you take the rest as usual. Eliminate both adjacent cards (or the only one, if any) at the same moment, then turn the Insurrection face down again. If one of them was an opponent’s Ambush, it is discarded instead.</source>
        <translation>Om deze kaart om te draaien betaal je 1 fiche ervan aan de voorraad; de rest krijg je zoals altijd. Verwijder beide aangrenzende kaarten (of de enige, als die er is) tegelijk en leg Opstand daarna weer gedekt. Was er een Hinderlaag van een tegenstander bij, dan wordt Opstand in plaats daarvan afgelegd.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Racket, gain 2 influence for each top card that opponent has in the queue; then they lose 1 token from each of their face-down top cards. If your own card eliminates it, you gain only the usual 1. If you reveal it, its tokens are lost, you gain 1 and discard it.</source>
        <translation>Verwijdert een kaart van een tegenstander Afpersing, dan krijg je 2 invloedspunten voor elke bovenste kaart van die tegenstander in de rij; daarna vervalt 1 fiche op elke gedekte kaart daarvan. Doet een eigen kaart het, dan krijg je alleen het gewone punt. Draai je Afpersing zelf om, dan vervallen de fiches erop, krijg je 1 punt en leg je de kaart af.</translation>
    </message>
    <message>
        <source>Put 1 token from the supply on each of your face-down top cards, then reserve the Infiltration. From now on, whenever you eliminate a face-down card, one of your own too, you gain 2 influence more.</source>
        <translation>Leg 1 fiche uit de voorraad op elk van je gedekte bovenste kaarten en houd Infiltratie daarna achter. Vanaf nu krijg je 2 invloedspunten extra telkens als je een gedekte kaart verwijdert, ook een eigen kaart.</translation>
    </message>
    <message>
        <source>Reserve the Trade; its tokens stay on it. At the start of every later round, if you have a card in the queue, gain as much influence as there are tokens on it. At the end of the game, take those tokens.</source>
        <translation>Houd Handel achter; de fiches blijven erop liggen. Heb je aan het begin van een latere ronde een kaart in de rij, dan krijg je zoveel invloedspunten als er fiches op liggen. Aan het einde van het spel neem je die fiches.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each card of your family in the adjacent stacks, face down or revealed. Every card of such a stack counts, covered ones too.</source>
        <translation>Je krijgt 1 invloedspunt en nog 1 voor elke kaart van je familie in de aangrenzende stapels, gedekt of open. Elke kaart van zo’n stapel telt mee, ook een bedekte.</translation>
    </message>
    <message>
        <source>Move one other top card, with all it bears and unturned, to a new place between, before or after the stacks, or onto a top card of its own family, but not back onto the stack it came off. The Decree stays until the move is done, then you discard it. A card laid onto the Decree is resolved next in that place, unless it sleeps.</source>
        <translation>Verleg één andere bovenste kaart, met alles erop en zonder omdraaien, naar een nieuwe plaats tussen, voor of na de stapels, of op een bovenste kaart van dezelfde familie, maar niet terug op dezelfde stapel. Leg het Decreet daarna af. Een kaart die op het Decreet is gelegd, volgt meteen op die plaats, tenzij die slaapt.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card does, you gain 1 more besides the usual 1, and that card is discarded too. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Verwijdert een kaart van een tegenstander de Hinderlaag, dan krijgt die tegenstander het gewone punt, maar wordt de aanvallende kaart afgelegd en krijg jij 4 invloedspunten. Doet een eigen kaart het, dan krijg je 1 punt meer dan anders, maar wordt ook die afgelegd. Draai je de Hinderlaag zelf om, dan vervallen de fiches erop, krijg je 1 punt en leg je de kaart af.</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>Ten are chosen: take one out first.</source>
        <translation>Er zijn er al tien gekozen: haal er eerst een weg.</translation>
    </message>
</context>
<context>
    <name>CardTips</name>
    <message>
        <source>Reveal it while an opponent’s card lies at an end; it strikes every round, and one day only yours may lie there.</source>
        <translation>Draai hem om zolang er aan een uiteinde een kaart van een ander ligt; hij slaat elke ronde toe, en ooit liggen daar misschien alleen jouw kaarten.</translation>
    </message>
    <message>
        <source>Look at both of its neighbours before you reveal it: it will strike next round too, and your own cards are no exception.</source>
        <translation>Kijk voor het omdraaien naar beide buren: volgende ronde slaat hij weer toe, en jouw kaarten zijn geen uitzondering.</translation>
    </message>
    <message>
        <source>Lay it early beside a rich player’s card: in every round 1 influence of theirs becomes yours.</source>
        <translation>Leg hem vroeg naast een kaart van een rijke speler: die verliest elke ronde 1 punt en jij krijgt het.</translation>
    </message>
    <message>
        <source>Reveal it early, while no other Heir lies revealed: 2 influence come in every round that it survives.</source>
        <translation>Draai hem vroeg om, zolang er geen andere Erfgenaam open ligt: elke ronde die hij overleeft, levert 2 punten op.</translation>
    </message>
    <message>
        <source>It is worth as much as its neighbours: keep it hidden until a strong character lies revealed beside it.</source>
        <translation>Hij is zoveel waard als zijn buren: laat hem gedekt tot er een sterke karakterkaart open naast ligt.</translation>
    </message>
    <message>
        <source>Give it cards of your own on both sides: that is 3 influence in every round.</source>
        <translation>Leg aan weerszijden kaarten van jezelf: dat zijn 3 invloedspunten per ronde.</translation>
    </message>
    <message>
        <source>Save it for a card that earns every round, or for one on which many tokens lie.</source>
        <translation>Bewaar deze kaart voor een kaart die elke ronde iets oplevert, of voor een met veel fiches erop.</translation>
    </message>
    <message>
        <source>Do two things with one move: bring your card to where it earns, or take an opponent’s from where it does.</source>
        <translation>Haal veel uit één zet: verleg je kaart naar waar die iets oplevert, of die van een ander naar waar die dat niet doet.</translation>
    </message>
    <message>
        <source>Leave it face down and let tokens gather on it: that makes it worth striking.</source>
        <translation>Laat de kaart gedekt liggen en verzamel er fiches op: dan wordt toeslaan aantrekkelijk.</translation>
    </message>
    <message>
        <source>Lay it early and keep it hidden for a few rounds, but reveal it before its heap draws a blade, and in round six at the latest.</source>
        <translation>Leg de kaart vroeg en laat die een paar rondes gedekt, maar draai die om voordat het stapeltje een aanvaller lokt, uiterlijk in ronde zes.</translation>
    </message>
    <message>
        <source>Reveal her early: 2 influence a round are worth the token, and you choose who gets it.</source>
        <translation>Draai deze kaart vroeg om: 2 punten per ronde zijn die fiche waard, en jij kiest wie de fiche krijgt.</translation>
    </message>
    <message>
        <source>Lay it between opponents’ face-down cards that gather tokens; swap it away when nothing lies beside it any more.</source>
        <translation>Leg deze kaart tussen gedekte kaarten van anderen waarop fiches komen; wissel de kaart om zodra er niets meer naast ligt.</translation>
    </message>
    <message>
        <source>She needs a partner: pay where you will be paid, and collect before somebody strikes.</source>
        <translation>Deze kaart heeft een partner nodig: betaal wie jou terugbetaalt, en ga innen voordat iemand toeslaat.</translation>
    </message>
    <message>
        <source>Reveal it between two characters: it strikes one, and the other, if revealed, lets it stay.</source>
        <translation>Draai hem om tussen twee karakterkaarten: de ene verwijdert hij, de andere laat hem blijven, als die open ligt.</translation>
    </message>
    <message>
        <source>Mark in one round, eliminate in the next; two marked cards are harder to save than one.</source>
        <translation>Markeer in de ene ronde, verwijder in de volgende; twee gemarkeerde kaarten zijn moeilijker te redden dan één.</translation>
    </message>
    <message>
        <source>Keep it hidden once so that it has its token, then reveal it when both neighbours are opponents’ cards.</source>
        <translation>Laat de kaart één keer gedekt, zodat er een fiche op ligt, en draai die om als beide buren van anderen zijn.</translation>
    </message>
    <message>
        <source>Leave it face down where somebody with many stacks will strike: each of them brings you 2.</source>
        <translation>Laat de kaart gedekt waar iemand met veel stapels zal toeslaan: elke stapel levert jou 2 punten op.</translation>
    </message>
    <message>
        <source>Reveal it while several of your cards lie face down, and early enough to strike afterwards.</source>
        <translation>Draai de kaart om terwijl er meer van jou gedekt liggen, en vroeg genoeg om daarna nog toe te slaan.</translation>
    </message>
    <message>
        <source>Let two or three tokens gather, then reserve it: the earlier, the more rounds it pays.</source>
        <translation>Verzamel twee of drie fiches en houd Handel dan achter: hoe eerder, hoe meer rondes die betaalt.</translation>
    </message>
    <message>
        <source>A face-down card at an end may be a trap: an Ambush takes the Archer and pays its owner 4, a Racket pays 2 for each of your top cards.</source>
        <translation>Een gedekte kaart aan een uiteinde kan een val zijn: Hinderlaag neemt de Boogschutter mee en levert de eigenaar 4 op, Afpersing 2 voor elke bovenste kaart van jou.</translation>
    </message>
    <message>
        <source>A Decree changes what lies at the ends before the Archer’s turn comes.</source>
        <translation>Een Decreet verandert wat er aan de uiteinden ligt voordat de Boogschutter aan de beurt is.</translation>
    </message>
    <message>
        <source>A revealed Soldier may have no choice but a trap: an Ambush beside it takes it, a Racket pays for each of your top cards.</source>
        <translation>Een open Soldaat heeft soms geen andere keus dan een val: een Hinderlaag ernaast neemt hem mee, Afpersing betaalt voor elke bovenste kaart van jou.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Soldier may copy it and strike this very Soldier.</source>
        <translation>Een Copycat naast je Soldaat kan hem kopiëren en juist die Soldaat verwijderen.</translation>
    </message>
    <message>
        <source>Beside your Lord it brings the Lord 1 more, but with no other neighbour left it must strike him.</source>
        <translation>Naast je Heer levert de Soldaat 1 extra op, maar zonder andere buur moet hij de Heer verwijderen.</translation>
    </message>
    <message>
        <source>The heap on a Conspiracy or a Trade is safe from the Spy: it takes from the owner’s influence, never from the card.</source>
        <translation>Het stapeltje op Samenzwering of Handel is veilig voor de Spion: hij steelt uit het bezit van de eigenaar, niet van de kaart.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside a revealed Spy steals as well, from the owner of one of its own neighbours; that may be you.</source>
        <translation>Een Copycat naast een open Spion steelt ook, van de eigenaar van een van zijn eigen buren; dat kun jij zijn.</translation>
    </message>
    <message>
        <source>A second revealed Heir stops yours too; eliminate it, and the 2 influence flow again.</source>
        <translation>Een tweede open Erfgenaam houdt ook de jouwe tegen; verwijder die andere en de 2 punten komen weer binnen.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Heir gains 2 as well, and takes nothing away from yours.</source>
        <translation>Een Copycat naast je Erfgenaam krijgt ook 2 punten, en zit de jouwe niet in de weg.</translation>
    </message>
    <message>
        <source>Beside any revealed Heir it gains 2, even where Heirs stop each other.</source>
        <translation>Naast elke open Erfgenaam krijgt hij 2 punten, ook als Erfgenamen elkaar tegenhouden.</translation>
    </message>
    <message>
        <source>Copying a Lord it counts its own neighbours; if that Lord is yours, he is one of them.</source>
        <translation>Kopieert hij een Heer, dan telt hij zijn eigen buren; is die Heer van jou, dan telt die mee.</translation>
    </message>
    <message>
        <source>Copying a Soldier or a Deserter it strikes beside itself, and the card it copied may be the victim.</source>
        <translation>Kopieert hij een Soldaat of Deserteur, dan slaat hij naast zichzelf toe, en de gekopieerde kaart kan het slachtoffer zijn.</translation>
    </message>
    <message>
        <source>As a Deserter it looks round for itself: the Deserter it copied, still revealed beside it, keeps it in the queue.</source>
        <translation>Als Deserteur kijkt hij voor zichzelf om zich heen: de gekopieerde Deserteur, nog open ernaast, houdt hem in de rij.</translation>
    </message>
    <message>
        <source>As an Informant it gains from its own neighbours, or goes back into the hand to be laid anew in a better place.</source>
        <translation>Als Informante krijgt hij wat op zijn eigen buren ligt, of hij gaat terug naar de hand om later beter te liggen.</translation>
    </message>
    <message>
        <source>Beside your own Diplomat it is her partner: it gains 1 and puts 2 tokens on her, round after round.</source>
        <translation>Naast je eigen Diplomate is hij de partner: hij krijgt 1 punt en legt er 2 fiches op, ronde na ronde.</translation>
    </message>
    <message>
        <source>When it strikes by a copied text it meets every trap itself: an Ambush takes the Shapeshifter, a Racket counts it among your top cards.</source>
        <translation>Slaat hij toe met een gekopieerde eigenschap, dan loopt hij zelf in de val: Hinderlaag neemt de Copycat mee, Afpersing telt hem bij je bovenste kaarten.</translation>
    </message>
    <message>
        <source>Your own Shapeshifter beside your Lord counts for him, and by copying him counts him in turn.</source>
        <translation>Je eigen Copycat naast je Heer telt mee voor de Heer, en als kopie telt de Copycat op zijn beurt de Heer mee.</translation>
    </message>
    <message>
        <source>Yours count for your Lord too, but a Soldier or a Deserter with no other neighbour must strike him, and an Insurrection always does.</source>
        <translation>Ook deze kaarten tellen voor je Heer, maar een eigen Soldaat of Deserteur zonder andere buur moet hem verwijderen, en Opstand doet dat altijd.</translation>
    </message>
    <message>
        <source>A Decree brings your cards to the Lord’s side before his turn, or takes them away.</source>
        <translation>Een Decreet brengt je kaarten naast de Heer voordat hij aan de beurt is, of haalt ze daar weg.</translation>
    </message>
    <message>
        <source>An Ambush costs it least of all, for it leaves anyway, yet pays the owner 4; a Racket counts the Assassination among your top cards.</source>
        <translation>Een Hinderlaag deert deze kaart het minst: die vertrekt toch. Wel krijgt de eigenaar 4, en Afpersing telt Moord bij je bovenste kaarten.</translation>
    </message>
    <message>
        <source>A face-down card with many tokens may be one of these: eliminated, the whole heap is lost.</source>
        <translation>Een gedekte kaart met veel fiches kan een van deze zijn: wordt die verwijderd, dan vervalt het hele stapeltje.</translation>
    </message>
    <message>
        <source>Carried from the passed part to the part ahead, your revealed character acts a second time this round.</source>
        <translation>Verleg een open karakterkaart van jou die al geweest is naar wat nog komt: die komt deze ronde een tweede keer in actie.</translation>
    </message>
    <message>
        <source>Carry an opponent’s laden card back into the passed part, and it cannot be revealed this round; in the last one its tokens are lost.</source>
        <translation>Verleg een volle kaart van een ander naar het deel dat al geweest is: die kan deze ronde niet meer open, en in de laatste ronde zijn de fiches verloren.</translation>
    </message>
    <message>
        <source>A card an Informant laid down sleeps on wherever you carry it.</source>
        <translation>Een kaart die de Informante heeft neergelegd, slaapt door, waar je die ook naartoe verlegt.</translation>
    </message>
    <message>
        <source>Carry your own Insurrection ahead after it has struck: you are asked once more, and keeping it gives it a token.</source>
        <translation>Verleg je eigen Opstand na het toeslaan naar wat nog komt: je mag nog eens kiezen, en gedekt laten levert een fiche op.</translation>
    </message>
    <message>
        <source>They stay and strike round after round; whoever meets your Ambush is gone, and you gain 4.</source>
        <translation>Deze kaarten blijven en slaan ronde na ronde toe; wie op jouw Hinderlaag stuit, is weg, en jij krijgt 4 punten.</translation>
    </message>
    <message>
        <source>An Assassination would leave anyway and loses nothing; an Insurrection is discarded, though it might have struck again.</source>
        <translation>Moord zou toch vertrekken en verliest niets; Opstand wordt afgelegd, al had die nog eens kunnen toeslaan.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text is the one it takes; the card beside it stays.</source>
        <translation>Slaat een Copycat toe met een gekopieerde eigenschap, dan neemt de Hinderlaag hem mee; de gekopieerde kaart blijft.</translation>
    </message>
    <message>
        <source>An attacker with a reserved Infiltration gains 3 for it, and still loses the card that struck.</source>
        <translation>Een aanvaller met een achtergehouden Infiltratie krijgt er 3 voor, en is de aanvallende kaart toch kwijt.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Conspiracy is worth 2.</source>
        <translation>Elke fiche die ze op een gedekte Samenzwering leggen, is 2 punten waard.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, round after round; your heap stays.</source>
        <translation>Een Informante van een ander ernaast krijgt zoveel als erop ligt, ronde na ronde; je stapeltje blijft liggen.</translation>
    </message>
    <message>
        <source>Strike no Racket while the Conspiracy gathers: each of your face-down top cards loses a token.</source>
        <translation>Verwijder geen Afpersing zolang Samenzwering groeit: elk van je gedekte bovenste kaarten verliest een fiche.</translation>
    </message>
    <message>
        <source>On a Conspiracy her token brings its owner 2, on an Ambush or a Racket it is lost in any case: think about what may lie there.</source>
        <translation>Op Samenzwering levert de fiche de eigenaar 2 punten op, op Hinderlaag of Afpersing vervalt die hoe dan ook: bedenk wat er kan liggen.</translation>
    </message>
    <message>
        <source>Her token is all that a hidden Insurrection needs to strike in this very round.</source>
        <translation>Die ene fiche is alles wat een gedekte Opstand nodig heeft om nog deze ronde toe te slaan.</translation>
    </message>
    <message>
        <source>Put the token on a face-down card beside your Informant, and it brings you 1 every round.</source>
        <translation>Leg de fiche op een gedekte kaart naast je Informante, en die levert je elke ronde een punt op.</translation>
    </message>
    <message>
        <source>These leave as soon as they have acted, so they do not spoil its second point.</source>
        <translation>Deze kaarten vertrekken zodra ze in actie zijn geweest en kosten hem zijn tweede punt dus niet.</translation>
    </message>
    <message>
        <source>It feeds your face-down cards, and those do not disturb the Fanatic.</source>
        <translation>Infiltratie legt fiches op je gedekte kaarten, en die storen de Fanaticus niet.</translation>
    </message>
    <message>
        <source>A Shapeshifter of yours lying revealed costs the Fanatic the second point; an opponent’s does not.</source>
        <translation>Een open Copycat van jou kost de Fanaticus het tweede punt; een van een ander niet.</translation>
    </message>
    <message>
        <source>Your Empress, or an opponent’s Infiltration, fattens the face-down cards that she gains from.</source>
        <translation>Je Keizerin, of Infiltratie van een ander, legt fiches op de gedekte kaarten waarvan de Informante profiteert.</translation>
    </message>
    <message>
        <source>Swap in a trap where all looked at a revealed card: it springs even while it sleeps.</source>
        <translation>Leg in ruil een val neer waar iedereen een open kaart zag: die werkt ook terwijl de kaart slaapt.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her gains from its own neighbours, or is itself taken back and replaced.</source>
        <translation>Een Copycat ernaast profiteert van zijn eigen buren, of gaat zelf terug naar de hand en wordt vervangen.</translation>
    </message>
    <message>
        <source>Two revealed Diplomats feed each other 2 tokens a round, until one owner collects and goes.</source>
        <translation>Twee open Diplomates geven elkaar 2 fiches per ronde, tot een van de eigenaars int en de kaart aflegt.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her may pay her, and yours does it to your good every round.</source>
        <translation>Een Copycat ernaast kan deze kaart betalen, en die van jou doet dat elke ronde in jouw voordeel.</translation>
    </message>
    <message>
        <source>Tokens on her lie open for all to see; whoever eliminates her destroys them, so collect in time.</source>
        <translation>Iedereen ziet de fiches erop; wordt de kaart verwijderd, dan zijn ze weg, dus wacht niet te lang met innen.</translation>
    </message>
    <message>
        <source>A face-down neighbour may be a trap: an Ambush takes the Deserter at once, a Racket pays for each of your top cards.</source>
        <translation>Een gedekte buur kan een val zijn: Hinderlaag neemt de Deserteur meteen mee, Afpersing betaalt voor elke bovenste kaart van jou.</translation>
    </message>
    <message>
        <source>Any revealed character beside it lets it stay, an opponent’s as well as yours, so spare one of two.</source>
        <translation>Elke open karakterkaart ernaast laat hem blijven, ook die van een ander; spaar er dus één van de twee.</translation>
    </message>
    <message>
        <source>A judgement token does not disarm a trap: a marked Ambush still takes the Judge, a marked Racket still pays its owner.</source>
        <translation>Een vonnisfiche maakt een val niet onschadelijk: een gemarkeerde Hinderlaag neemt de Rechter toch mee, een gemarkeerde Afpersing betaalt toch.</translation>
    </message>
    <message>
        <source>A marked card is safe under another one; a Decree that carries the upper card off lays it open to the Judge again.</source>
        <translation>Een gemarkeerde kaart is veilig onder een andere; haalt een Decreet de bovenste weg, dan kan de Rechter er weer bij.</translation>
    </message>
    <message>
        <source>A marked Informant escapes by her swap, and the judgement token goes back; the card laid down bears none.</source>
        <translation>Een gemarkeerde Informante ontkomt door om te wisselen, en de vonnisfiche gaat terug; op de nieuwe kaart ligt er geen.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside the Judge marks and eliminates with the same tokens.</source>
        <translation>Een Copycat naast de Rechter markeert en verwijdert met dezelfde fiches.</translation>
    </message>
    <message>
        <source>It cannot choose, so it cannot avoid a trap beside it: an Ambush discards it, a Racket counts it among your top cards.</source>
        <translation>Opstand kiest niet en kan een val ernaast dus niet ontwijken: door Hinderlaag wordt die afgelegd, Afpersing telt die bij je bovenste kaarten.</translation>
    </message>
    <message>
        <source>A token from an Empress or from your Infiltration arms it at once.</source>
        <translation>Een fiche van een Keizerin of van je Infiltratie maakt omdraaien meteen mogelijk.</translation>
    </message>
    <message>
        <source>Your own Lord beside it is eliminated like any neighbour, and brings you the usual 1.</source>
        <translation>Je eigen Heer ernaast wordt net als elke buur verwijderd en levert je het gewone punt op.</translation>
    </message>
    <message>
        <source>A revealed attacker stays in the queue and strikes on, but is itself one of the top cards that pay you.</source>
        <translation>Een open aanvaller blijft in de rij en slaat later weer toe, maar is zelf een van de bovenste kaarten die jou punten opleveren.</translation>
    </message>
    <message>
        <source>Both are still in the queue when the Racket counts, and so count too.</source>
        <translation>Beide liggen nog in de rij als Afpersing telt, en tellen dus mee.</translation>
    </message>
    <message>
        <source>If an Insurrection takes both at once, the one that comes first along the direction acts first; after an Ambush the attacker no longer counts.</source>
        <translation>Verwijdert Opstand beide tegelijk, dan werkt eerst de kaart die in de richting als eerste komt; na Hinderlaag telt de aanvaller niet meer mee.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text pays like any attacker, and counts itself.</source>
        <translation>Een Copycat die met een gekopieerde eigenschap toeslaat, is een aanvaller als elke andere en telt zelf mee.</translation>
    </message>
    <message>
        <source>Once it is reserved, each face-down card that these strike for you brings 2 more.</source>
        <translation>Is Infiltratie achtergehouden, dan levert elke gedekte kaart die deze kaarten voor je verwijderen 2 extra op.</translation>
    </message>
    <message>
        <source>The 2 are paid for a face-down trap as well; then the trap springs all the same.</source>
        <translation>Ook voor een gedekte val krijg je die 2; daarna werkt de val gewoon.</translation>
    </message>
    <message>
        <source>Its token is worth most on these: a Conspiracy doubles it, a Trade pays it every round, an Insurrection may strike with it.</source>
        <translation>Op deze kaarten is de fiche het meest waard: Samenzwering verdubbelt, Handel betaalt elke ronde, Opstand kan ermee toeslaan.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside your face-down cards gains from these tokens too.</source>
        <translation>Een Informante van een ander naast je gedekte kaarten profiteert ook van deze fiches.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Trade pays in every later round, and once more at the end.</source>
        <translation>Elke fiche die ze op een gedekte Handel leggen, betaalt in elke latere ronde en nog eens aan het einde.</translation>
    </message>
    <message>
        <source>While it gathers in the queue they can eliminate it, tokens and all; once reserved it is out of their reach.</source>
        <translation>Zolang Handel in de rij fiches verzamelt, kunnen deze kaarten die met fiches en al verwijderen; achtergehouden is Handel buiten bereik.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, as long as it is face down in the queue.</source>
        <translation>Een Informante van een ander ernaast krijgt zoveel als erop ligt, zolang Handel gedekt in de rij ligt.</translation>
    </message>
    <message>
        <source>Let it be your only revealed card, and leave the others face down.</source>
        <translation>Laat hem je enige open kaart zijn en houd de andere gedekt.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Unknown card</source>
        <translation>Onbekende kaart</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrigekaart</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Karakterkaart</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Boogschutter</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldaat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Heir</source>
        <translation>Erfgenaam</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <translation>Copycat</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Heer</translation>
    </message>
    <message>
        <source>Assassination</source>
        <translation>Moord</translation>
    </message>
    <message>
        <source>Royal Decree</source>
        <translation>Koninklijk Decreet</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinderlaag</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Samenzwering</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Keizerin</translation>
    </message>
    <message>
        <source>Fanatic</source>
        <translation>Fanaticus</translation>
    </message>
    <message>
        <source>Informant</source>
        <translation>Informante</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomate</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Deserteur</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Rechter</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Opstand</translation>
    </message>
    <message>
        <source>Racket</source>
        <translation>Afpersing</translation>
    </message>
    <message>
        <source>Infiltration</source>
        <translation>Infiltratie</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Eliminate the card at one end of the queue: the first or the last.</source>
        <translation>Verwijder een kaart aan een uiteinde van de rij: de eerste of de laatste.</translation>
    </message>
    <message>
        <source>Eliminate one of the cards adjacent to it.</source>
        <translation>Verwijder een van de aangrenzende kaarten.</translation>
    </message>
    <message>
        <source>Choose an adjacent card and steal 1 influence from its owner.</source>
        <translation>Kies een aangrenzende kaart en steel 1 invloedspunt van de eigenaar.</translation>
    </message>
    <message>
        <source>Gain 2 influence if no other revealed card bears this name.</source>
        <translation>Je krijgt 2 invloedspunten als geen andere open kaart zo heet.</translation>
    </message>
    <message>
        <source>Use the ability of an adjacent revealed character as if it were this card’s own.</source>
        <translation>Kies een open karakterkaart ernaast en pas de eigenschap ervan toe alsof die hier staat.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each adjacent card of your family.</source>
        <translation>Je krijgt 1 invloedspunt, plus 1 per kaart van je familie die aan de Heer grenst.</translation>
    </message>
    <message>
        <source>Eliminate any card of the queue, then discard this one.</source>
        <translation>Verwijder een kaart naar keuze uit de rij en leg deze kaart af.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue, never onto a card; then discard this one.</source>
        <translation>Verleg een andere kaart in de rij, nooit boven op een kaart; leg deze kaart daarna af.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: discard the attacker and gain 4. Revealed: gain 1.</source>
        <translation>Verwijderd door een tegenstander: leg de aanvaller af, jij krijgt 4. Omgedraaid: jij krijgt 1.</translation>
    </message>
    <message>
        <source>Gain 2 influence for each token on it, then discard it.</source>
        <translation>Je krijgt 2 invloedspunten voor elke fiche erop; leg deze kaart daarna af.</translation>
    </message>
    <message>
        <source>Gain 2 influence, then put 1 token on a face-down card of an opponent.</source>
        <translation>Je krijgt 2 invloedspunten en legt 1 fiche op een gedekte kaart van een tegenstander.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more if you have no other revealed card.</source>
        <translation>Je krijgt 1 invloedspunt, en nog 1 als je geen andere open kaart hebt.</translation>
    </message>
    <message>
        <source>Gain what lies on opponents’ adjacent face-down cards, OR swap with a hand card.</source>
        <translation>Je krijgt wat er op aangrenzende gedekte kaarten van tegenstanders ligt, OF wisselt deze om met een handkaart.</translation>
    </message>
    <message>
        <source>Gain 1 and put 2 tokens on another Diplomat, OR take the tokens here and discard it.</source>
        <translation>Je krijgt 1 en legt 2 fiches op een andere open Diplomate, OF neemt de fiches hier en legt deze kaart af.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card (character: +1). No character beside it: discard it.</source>
        <translation>Verwijder een aangrenzende kaart (+1 voor een karakterkaart). Leg af als er dan geen karakterkaart naast ligt.</translation>
    </message>
    <message>
        <source>Gain 1 and put a judgement token on any card, OR eliminate a card that bears one.</source>
        <translation>Je krijgt 1 en legt een vonnisfiche op een kaart naar keuze, OF verwijdert een kaart met zo’n fiche.</translation>
    </message>
    <message>
        <source>Pay 1 of its tokens to reveal: eliminate both adjacent cards, then turn it face down.</source>
        <translation>Omdraaien kost 1 fiche van de kaart: verwijder beide aangrenzende kaarten en leg deze weer gedekt.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: gain 2 for each of their top cards. Revealed: gain 1.</source>
        <translation>Verwijderd door een tegenstander: jij krijgt 2 per bovenste kaart van die speler. Omgedraaid: jij krijgt 1.</translation>
    </message>
    <message>
        <source>1 token on each of your face-down cards. Reserve: +2 per face-down card eliminated.</source>
        <translation>Leg 1 fiche op elk van je gedekte kaarten. Houd achter: +2 per gedekte kaart die je verwijdert.</translation>
    </message>
    <message>
        <source>Reserve it with its tokens. Each later round begins with 1 influence per token.</source>
        <translation>Houd deze kaart met fiches en al achter. Aan het begin van elke latere ronde krijg je 1 invloedspunt per fiche.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each card of your family in the adjacent stacks.</source>
        <translation>Je krijgt 1 invloedspunt, plus 1 per kaart van je familie in de aangrenzende stapels.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue or onto its own family; then discard this one.</source>
        <translation>Verleg een andere kaart in de rij of boven op een kaart van dezelfde familie; leg deze kaart daarna af.</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The Shapeshifter copies the %1.</source>
        <translation>Copycat kopieert %1.</translation>
    </message>
    <message>
        <source>Because of the %1.</source>
        <translation>Door %1.</translation>
    </message>
    <message>
        <source>Everybody has laid a card.</source>
        <translation>Iedereen heeft een kaart gelegd.</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This would bring nothing</source>
        <translation>Dit levert niets op</translation>
    </message>
    <message>
        <source>This would only hurt you</source>
        <translation>Hier schaad je alleen jezelf mee</translation>
    </message>
    <message>
        <source>Another choice brings influence.</source>
        <translation>Een andere keuze levert invloed op.</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <translation>Toch doen?</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Toch doen</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Niet meer vragen</translation>
    </message>
</context>
<context>
    <name>ContinueButton</name>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Round %1, %2 to play</source>
        <translation>Ronde %1, %2 is aan de beurt</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Geef door aan %1</translation>
    </message>
    <message>
        <source>The others look away. Nothing is shown until you open the curtain.</source>
        <translation>De anderen kijken even weg. Er is niets te zien tot je het gordijn opent.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ik ben %1</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Spatie of Enter</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Beginscherm</translation>
    </message>
</context>
<context>
    <name>DeckOptions</name>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Kaarten kiezen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Editie</translation>
    </message>
</context>
<context>
    <name>EmptySlot</name>
    <message>
        <source>First choose a card of your hand.</source>
        <translation>Kies eerst een kaart uit je hand.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Home</source>
        <translation>Beginscherm</translation>
    </message>
    <message>
        <source>The throne is taken</source>
        <translation>De troon is bezet</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>De tafel bekijken</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een spel</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Spel terugkijken</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel bewaren</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Eindstand</translation>
    </message>
</context>
<context>
    <name>ExampleWords</name>
    <message>
        <source>From right to left, the card at the right end comes first: the Wolf reveals the Heir and gains 2. Only then is the Stag asked, on the left.</source>
        <translation>Van rechts naar links is de rechterkaart eerst aan de beurt: de Wolf draait de Erfgenaam om en krijgt 2 punten. Pas daarna kiest het Hert, links.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s top card: 1 for the Wolf. The Heir under it counts again; its place is still to come, and it gains 2.</source>
        <translation>Moord van de Wolf verwijdert de bovenste kaart van de stapel van het Hert: 1 punt voor de Wolf. De Erfgenaam eronder telt weer mee; die komt nog aan de beurt en levert 2 punten op.</translation>
    </message>
    <message>
        <source>The Stag’s revealed Heir lies covered, so nothing counts it. The Wolf’s Heir is the only one on top and gains 2.</source>
        <translation>De open Erfgenaam van het Hert is bedekt en telt dus niet mee. Die van de Wolf is de enige die bovenop ligt en levert 2 punten op.</translation>
    </message>
    <message>
        <source>The Wolf’s Conspiracy is an intrigue: it pays 2 for its token and is discarded. The Heir is a character: it gains 2 and stays, to act in every round.</source>
        <translation>De Samenzwering van de Wolf is een intrigekaart: die betaalt 2 punten voor de fiche erop en wordt afgelegd. De Erfgenaam is een karakterkaart: die levert 2 punten op, blijft liggen en komt elke ronde weer in actie.</translation>
    </message>
    <message>
        <source>The Stag reserves the Trade with 1 token but has no card left in the queue. As round 3 begins, only the Wolf’s reserved Trade pays: 1.</source>
        <translation>Het Hert houdt Handel met 1 fiche achter, maar heeft geen kaart meer in de rij. Aan het begin van ronde 3 betaalt alleen de achtergehouden Handel van de Wolf: 1 punt.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and leaves, and the gap closes. Next is the Stag’s revealed Lord, which acts by itself; then the Raven is asked.</source>
        <translation>De Hinderlaag van de Wolf levert 1 punt op en gaat weg; de rij sluit aan. Daarna komt de open Heer van het Hert vanzelf in actie, en dan kiest de Raaf.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Conspiracy hidden: 1 token from the supply goes on it, and the next place follows.</source>
        <translation>De Wolf laat de Samenzwering gedekt: er komt 1 fiche uit de voorraad op, en de volgende plaats is aan de beurt.</translation>
    </message>
    <message>
        <source>The Wolf reveals the Heir and takes the token on it. Its ability happens at once: 2 more.</source>
        <translation>De Wolf draait de Erfgenaam om en pakt de fiche erop. De eigenschap werkt meteen: nog 2 punten.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Heir hidden. The revealed Soldier acts, wanted or not, and only this Heir lies beside it: the Wolf loses it and gains 1.</source>
        <translation>De Wolf laat de Erfgenaam gedekt. De open Soldaat komt hoe dan ook in actie, en ernaast ligt alleen die Erfgenaam: de Wolf is de kaart kwijt en krijgt 1 punt.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and is discarded. The Heir under it has come to light and is resolved at once: it brings its token and 2 more.</source>
        <translation>De Hinderlaag van de Wolf levert 1 punt op en wordt afgelegd. De Erfgenaam eronder ligt nu bovenop en wordt meteen afgehandeld: de fiche erop en nog 2 punten.</translation>
    </message>
    <message>
        <source>The Lord on the left has acted already. The Wolf’s Royal Decree carries it to the right end, where it is met again and gains 1 once more.</source>
        <translation>De Heer links is al aan de beurt geweest. Het Koninklijk Decreet van de Wolf verlegt die naar rechts, waar de Heer opnieuw aan de beurt komt: weer 1 punt.</translation>
    </message>
    <message>
        <source>Only one revealed character lies beside the Shapeshifter, the Stag’s Soldier, so nobody asks what to copy. As a Soldier it has two targets, so the Wolf chooses, and eliminates the one on the right.</source>
        <translation>Naast de Copycat ligt maar één open karakterkaart, de Soldaat van het Hert, dus valt er bij het kopiëren niets te kiezen. Als Soldaat heeft hij twee doelen, dus kiest de Wolf, en die verwijdert de rechterkaart.</translation>
    </message>
    <message>
        <source>Without a token the Insurrection cannot be revealed. The Wolf is asked all the same, for passing over it would give it away, and can only keep it hidden.</source>
        <translation>Zonder fiche kan Opstand niet omgedraaid worden. De vraag komt toch, want overslaan zou de kaart verraden, maar de Wolf kan die alleen gedekt laten.</translation>
    </message>
    <message>
        <source>No card bears a judgement token, so the Judge cannot eliminate, and the Wolf is not asked which half. The Wolf gains 1 and marks the Stag’s card.</source>
        <translation>Op geen enkele kaart ligt een vonnisfiche, dus kan de Rechter niet verwijderen en valt er geen helft te kiezen. De Wolf krijgt 1 punt en markeert de kaart van het Hert.</translation>
    </message>
    <message>
        <source>Only the Wolf’s own Heir lies beside the Soldier. It must be eliminated all the same: the Wolf gains 1, and the token on the Heir is lost.</source>
        <translation>Naast de Soldaat ligt alleen de Erfgenaam van dezelfde familie. Die moet toch verwijderd worden: de Wolf krijgt 1 punt en de fiche op de Erfgenaam vervalt.</translation>
    </message>
    <message>
        <source>The Stag has 0 influence: the Raven’s Spy has taken the last. The Wolf’s Spy may point at the Stag’s card all the same, but steals nothing.</source>
        <translation>Het Hert heeft 0 punten: de Spion van de Raaf heeft het laatste gestolen. De Spion van de Wolf mag de kaart van het Hert toch aanwijzen, maar steelt niets.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s card on the left: the Wolf gains 1. It was a Conspiracy; its token returns to the supply, and the Stag gets nothing.</source>
        <translation>Moord van de Wolf verwijdert de linkerkaart van het Hert: de Wolf krijgt 1 punt. Het was een Samenzwering; de fiche gaat terug naar de voorraad en het Hert krijgt niets.</translation>
    </message>
    <message>
        <source>The Wolf is paid 1 for the Stag’s Racket, whose token is lost. Then the Racket brings the Stag 2, for the Deserter still lies there; only then is the Deserter discarded, with no revealed character beside it.</source>
        <translation>De Wolf krijgt 1 punt voor de Afpersing van het Hert; de fiche erop vervalt. Dan levert Afpersing het Hert 2 punten op, want de Deserteur ligt er nog; pas daarna wordt de Deserteur afgelegd, want ernaast ligt geen open karakterkaart.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Soldier and eliminates the Raven’s Ambush: the Wolf gains 1. The attacker is the Shapeshifter: it is discarded, the Soldier stays, and the Raven gains 4.</source>
        <translation>De Copycat kopieert de Soldaat van het Hert en verwijdert de Hinderlaag van de Raaf: 1 punt voor de Wolf. De aanvaller is de Copycat: die wordt afgelegd, de Soldaat blijft, en de Raaf krijgt 4 punten.</translation>
    </message>
    <message>
        <source>The Insurrection costs its token and eliminates the Ambushes of the Stag and the Raven: 2 for the Wolf. Each Ambush brings its owner 4, and the Insurrection is discarded once instead of turning face down.</source>
        <translation>Opstand kost de fiche en verwijdert de Hinderlagen van het Hert en de Raaf: 2 punten voor de Wolf. Elke Hinderlaag levert de eigenaar 4 punten op, en Opstand wordt één keer afgelegd in plaats van weer gedekt gelegd.</translation>
    </message>
    <message>
        <source>The Wolf’s Insurrection has acted and lies face down again, known to all. The Stag’s Royal Decree carries it ahead, so the Wolf is asked once more and keeps it hidden: 1 token.</source>
        <translation>De Opstand van de Wolf is in actie geweest en ligt weer gedekt, bij iedereen bekend. Het Koninklijk Decreet van het Hert verlegt de kaart naar wat nog komt. De Wolf mag dus opnieuw kiezen en laat de kaart gedekt: 1 fiche.</translation>
    </message>
    <message>
        <source>All five judgement tokens lie on the Raven’s card. The Wolf’s Judge eliminates it, the five return to the supply, and so the Stag’s Judge can mark again.</source>
        <translation>Alle vijf vonnisfiches liggen op de kaart van de Raaf. De Rechter van de Wolf verwijdert die kaart, de fiches gaan terug naar de voorraad, en zo kan de Rechter van het Hert weer markeren.</translation>
    </message>
    <message>
        <source>The Wolf’s Royal Decree lays the top card of the Stag’s stack beside the rest of that stack. That is a move: the card under it is uncovered and comes next.</source>
        <translation>Het Koninklijk Decreet van de Wolf legt de bovenste kaart van de stapel van het Hert naast de rest van die stapel. Dat is een zet: de kaart eronder ligt nu bovenop en is aan de beurt.</translation>
    </message>
    <message>
        <source>The Wolf’s Shapeshifter copies the Stag’s Heir but is still called Shapeshifter. So the Heir beside it does not stand in its way: the Wolf gains 2.</source>
        <translation>De Copycat van de Wolf kopieert de Erfgenaam van het Hert, maar heet nog altijd Copycat. De Erfgenaam ernaast zit dus niet in de weg: de Wolf krijgt 2 punten.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Informant and swaps. It is the Shapeshifter that returns to the Wolf’s hand; another card sleeps in its place.</source>
        <translation>De Copycat kopieert de Informante van het Hert en wisselt om. Het is de Copycat die teruggaat naar de hand van de Wolf; op die plaats slaapt nu een andere kaart.</translation>
    </message>
    <message>
        <source>The Wolf’s card was laid down by an Informant and sleeps. The Stag’s Royal Decree carries it to the right end, but it is passed over there: no question, no token.</source>
        <translation>De kaart van de Wolf is door een Informante neergelegd en slaapt. Het Koninklijk Decreet van het Hert verlegt die naar rechts, maar de kaart wordt overgeslagen: geen vraag, geen fiche.</translation>
    </message>
    <message>
        <source>The sixth round ends. The 3 tokens on the Stag’s cards are worth nothing, but the Wolf gets the 5 on the Trade just reserved, even without a card in the queue: 9 to 4.</source>
        <translation>De zesde ronde is voorbij. De 3 fiches op de kaarten van het Hert zijn niets waard, maar de 5 op de net achtergehouden Handel zijn voor de Wolf, ook zonder kaart in de rij: 9 tegen 4.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence. The Wolf has 2 top cards and the Stag’s stack counts as 1, so the Wolf wins.</source>
        <translation>Door de Hinderlaag komt de Wolf gelijk: allebei 4 punten. De Wolf heeft 2 bovenste kaarten en de stapel van het Hert telt voor 1, dus wint de Wolf.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence and 2 top cards. The Wolf and the Stag win together.</source>
        <translation>Door de Hinderlaag komt de Wolf gelijk: allebei 4 punten en 2 bovenste kaarten. De Wolf en het Hert winnen samen.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Lord counts both cards of the Wolf’s stack beside it, the covered one too: it gains 1 and 2 more.</source>
        <translation>In de eerste editie telt de Heer van de Wolf beide kaarten van de eigen stapel ernaast, ook de bedekte: 1 punt en nog 2.</translation>
    </message>
    <message>
        <source>In the first edition, when the Wolf’s Soldier eliminates the Wolf’s own Ambush, that brings 1 and the Ambush 1 more. The Soldier is discarded.</source>
        <translation>In de eerste editie krijgt de Wolf 1 punt als de Soldaat de eigen Hinderlaag verwijdert, en 1 extra door de Hinderlaag. De Soldaat wordt afgelegd.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Royal Decree may lay the card from the right end onto another card of the Wolf. Now the two are a stack.</source>
        <translation>In de eerste editie mag het Koninklijk Decreet van de Wolf de rechterkaart op een andere kaart van de Wolf leggen. Samen vormen die nu een stapel.</translation>
    </message>
    <message>
        <source>In the first edition the Royal Decree may lay the Wolf’s Heir, already passed, onto itself and is discarded from under it. The Heir comes next: it brings its 2 tokens and 2 more.</source>
        <translation>In de eerste editie mag het Koninklijk Decreet de Erfgenaam van de Wolf, die al geweest is, boven op zichzelf leggen; daarna wordt het Decreet afgelegd en is de Erfgenaam aan de beurt: de 2 fiches erop en nog 2 punten.</translation>
    </message>
    <message>
        <source>Both have 3 influence, and in the first edition covered cards count too. The Stag has 3 cards in one stack, the Wolf 2 in the queue, so the Stag wins.</source>
        <translation>Allebei 3 punten, en in de eerste editie tellen ook bedekte kaarten. Het Hert heeft er 3 in één stapel, de Wolf 2 in de rij, dus wint het Hert.</translation>
    </message>
    <message>
        <source>The first edition was chosen, but all ten are cards of the Alliance, so the current one holds. Both have 2 influence and 3 cards; only top cards count, 2 to 1, so the Wolf wins alone.</source>
        <translation>De eerste editie is gekozen, maar alle tien zijn kaarten van Alliantie, dus geldt de huidige. Allebei 2 punten en 3 kaarten; alleen de bovenste tellen, 2 tegen 1, dus wint de Wolf alleen.</translation>
    </message>
</context>
<context>
    <name>FactTable</name>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processor</translation>
    </message>
    <message>
        <source>Window system</source>
        <translation>Venstersysteem</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Scherm</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Schaal</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Landinstelling</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Bewaarde spellen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>software</source>
        <translation>software</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Revealed</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>everybody sees it</source>
        <translation>iedereen ziet de kaart</translation>
    </message>
    <message>
        <source>yet everybody knows it</source>
        <translation>maar iedereen kent de kaart</translation>
    </message>
    <message>
        <source>only you know it</source>
        <translation>alleen jij kent de kaart</translation>
    </message>
    <message>
        <source>only %1 knows it</source>
        <translation>alleen %1 kent de kaart</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Gedekt</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In de hand</translation>
    </message>
    <message>
        <source>it can still be laid</source>
        <translation>kan nog worden gelegd</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Opzijgelegd</translation>
    </message>
    <message>
        <source>it takes no part in this game</source>
        <translation>doet in dit spel niet mee</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Afgelegd</translation>
    </message>
    <message>
        <source>it does not come back</source>
        <translation>komt niet meer terug</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Achtergehouden</translation>
    </message>
    <message>
        <source>nothing can touch it any more</source>
        <translation>niets kan de kaart nog raken</translation>
    </message>
    <message>
        <source>alone in its place</source>
        <translation>alleen op die plaats</translation>
    </message>
    <message numerus="yes">
        <source>on top of %n cards</source>
        <translation>
            <numerusform>boven op %n kaart</numerusform>
            <numerusform>boven op %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Bedekt</translation>
    </message>
    <message>
        <source>it rests until the card on it is gone</source>
        <translation>rust tot de kaart erop weg is</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Slaapt</translation>
    </message>
    <message>
        <source>passed over until the round ends</source>
        <translation>wordt overgeslagen tot de ronde eindigt</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>it does what it says</source>
        <translation>doet wat erop staat</translation>
    </message>
    <message>
        <source>its owner keeps or reveals it</source>
        <translation>de eigenaar laat de kaart gedekt of draait die om</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Al gespeeld</translation>
    </message>
    <message>
        <source>its place has been resolved in this round</source>
        <translation>deze plaats was deze ronde al aan de beurt</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Komt nog</translation>
    </message>
    <message>
        <source>in this round</source>
        <translation>in deze ronde</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wacht</translation>
    </message>
    <message>
        <source>until the queue is resolved</source>
        <translation>tot de rij wordt gespeeld</translation>
    </message>
    <message>
        <source>a Judge may eliminate it</source>
        <translation>een Rechter mag de kaart verwijderen</translation>
    </message>
    <message>
        <source>paid in each round, and kept at the end</source>
        <translation>elke ronde uitbetaald, en aan het einde gehouden</translation>
    </message>
    <message>
        <source>they stay while it lies here</source>
        <translation>blijven zolang de kaart hier ligt</translation>
    </message>
    <message>
        <source>as a rule its owner gets them by revealing it</source>
        <translation>meestal krijgt de eigenaar ze door de kaart om te draaien</translation>
    </message>
    <message>
        <source>In this stack, from the top:</source>
        <translation>In deze stapel, van boven af:</translation>
    </message>
    <message>
        <source>When its turn comes, its owner keeps it hidden or reveals it. Kept, it gets 1 token.</source>
        <translation>Als de kaart aan de beurt is, laat de eigenaar die gedekt of draait die om. Blijft de kaart gedekt, dan komt er 1 fiche op.</translation>
    </message>
    <message>
        <source>Everybody may know where it has lain and what was put on it.</source>
        <translation>Iedereen mag weten waar de kaart heeft gelegen en wat erop is gelegd.</translation>
    </message>
    <message>
        <source>A family has each card only once, so this is none of those it has discarded, reserved or revealed.</source>
        <translation>Een familie heeft elke kaart maar één keer; deze is dus geen kaart die al is afgelegd of achtergehouden of die open ligt.</translation>
    </message>
    <message>
        <source>Cannot be chosen</source>
        <translation>Niet te kiezen</translation>
    </message>
</context>
<context>
    <name>FamilyButton</name>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
</context>
<context>
    <name>FanRow</name>
    <message>
        <source>On top</source>
        <translation>Bovenop</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Onderop</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Home folder</source>
        <translation>Persoonlijke map</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenten</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel bewaren</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Een bestand openen</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Bovenliggende map</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>There is no saved game in this folder.</source>
        <translation>In deze map staat geen bewaard spel.</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Naam van het bestand</translation>
    </message>
    <message>
        <source>The game opens as a replay; the file stays as it is.</source>
        <translation>Het spel opent om terug te kijken; het bestand blijft zoals het is.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Bestand vervangen?</translation>
    </message>
    <message>
        <source>“%1” is there already. Saving replaces it.</source>
        <translation>‘%1’ bestaat al. Bewaren vervangt dat bestand.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Eerste editie</translation>
    </message>
    <message>
        <source>For your first games</source>
        <translation>Voor de eerste potjes</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Toelichting</translation>
    </message>
    <message>
        <source>Cards that meet it</source>
        <translation>Samen met andere kaarten</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Home</source>
        <translation>Beginscherm</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel bewaren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Open a game</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recente spellen</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>niet meer aanwezig</translation>
    </message>
    <message>
        <source>Games that you finish, save or open are listed here.</source>
        <translation>Hier staan de spellen die je uitspeelt, bewaart of opent.</translation>
    </message>
    <message>
        <source>A file can also be dropped on this window.</source>
        <translation>Je kunt ook een bestand op dit venster laten vallen.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Een bestand openen…</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint (%1), while %2 is held</source>
        <translation>Tip (%1), zolang %2 ingedrukt is</translation>
    </message>
    <message>
        <source>Hint (%1)</source>
        <translation>Tip (%1)</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Lay the %1</source>
        <translation>Leg %1 neer</translation>
    </message>
    <message>
        <source>Lay the %1 at the left end</source>
        <translation>Leg %1 aan de linkerkant van de rij</translation>
    </message>
    <message>
        <source>Lay the %1 at the right end</source>
        <translation>Leg %1 aan de rechterkant van de rij</translation>
    </message>
    <message>
        <source>Lay the %1 on your stack at place %2</source>
        <translation>Leg %1 op je stapel op plaats %2</translation>
    </message>
    <message>
        <source>Keep the %1 hidden</source>
        <translation>Laat %1 gedekt liggen</translation>
    </message>
    <message>
        <source>Reveal the %1</source>
        <translation>Draai %1 om</translation>
    </message>
    <message>
        <source>Lay down the %1 from your hand</source>
        <translation>Leg %1 uit je hand neer</translation>
    </message>
    <message>
        <source>Eliminate %1 at place %2</source>
        <translation>Verwijder %1 op plaats %2</translation>
    </message>
    <message>
        <source>Move %1 from place %2 onto the stack at place %3</source>
        <translation>Verleg %1 van plaats %2 naar de stapel op plaats %3</translation>
    </message>
    <message numerus="yes">
        <source>This wins about %n more games in 100 than the next best choice: %1.</source>
        <translation>
            <numerusform>Dit wint ongeveer %n op de 100 spellen meer dan de op één na beste keuze: %1.</numerusform>
            <numerusform>Dit wint ongeveer %n op de 100 spellen meer dan de op één na beste keuze: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end this is worth about %n more influence than the next best choice: %1.</source>
        <translation>
            <numerusform>Dit levert uiteindelijk ongeveer %n invloedspunt meer op dan de op één na beste keuze: %1.</numerusform>
            <numerusform>Dit levert uiteindelijk ongeveer %n invloedspunten meer op dan de op één na beste keuze: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Ongeveer even goed: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the end it is also worth about %n more influence.</source>
        <translation>
            <numerusform>Het levert uiteindelijk ook ongeveer %n invloedspunt meer op.</numerusform>
            <numerusform>Het levert uiteindelijk ook ongeveer %n invloedspunten meer op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet in the end it is worth about %n less influence.</source>
        <translation>
            <numerusform>Toch levert het uiteindelijk ongeveer %n invloedspunt minder op.</numerusform>
            <numerusform>Toch levert het uiteindelijk ongeveer %n invloedspunten minder op.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Grey Eminence thinks it over…</source>
        <translation>De Grijze eminentie denkt na…</translation>
    </message>
    <message>
        <source>The Grey Eminence advises</source>
        <translation>De Grijze eminentie raadt aan</translation>
    </message>
    <message>
        <source>No advice: nothing is known of these choices.</source>
        <translation>Geen advies: over deze keuzes is niets bekend.</translation>
    </message>
    <message>
        <source>Copy %1 at place %2</source>
        <translation>Kopieer %1 op plaats %2</translation>
    </message>
    <message>
        <source>Choose %1 at place %2 and steal from its owner</source>
        <translation>Kies %1 op plaats %2 en besteel de eigenaar</translation>
    </message>
    <message>
        <source>Put the token on %1 at place %2</source>
        <translation>Leg de fiche op %1 op plaats %2</translation>
    </message>
    <message>
        <source>Put 2 tokens on %1 at place %2</source>
        <translation>Leg 2 fiches op %1 op plaats %2</translation>
    </message>
    <message>
        <source>Put the judgement token on %1 at place %2</source>
        <translation>Leg de vonnisfiche op %1 op plaats %2</translation>
    </message>
    <message>
        <source>Gain what lies beside it</source>
        <translation>Laat je uitbetalen wat ernaast ligt</translation>
    </message>
    <message>
        <source>Swap it with a hand card</source>
        <translation>Wissel deze kaart om met een handkaart</translation>
    </message>
    <message>
        <source>Pay another Diplomat</source>
        <translation>Betaal een andere Diplomate</translation>
    </message>
    <message>
        <source>Collect the tokens here and discard this card</source>
        <translation>Neem wat hier ligt en leg de kaart af</translation>
    </message>
    <message>
        <source>Mark a card</source>
        <translation>Markeer een kaart</translation>
    </message>
    <message>
        <source>Eliminate a marked card</source>
        <translation>Verwijder een gemarkeerde kaart</translation>
    </message>
    <message>
        <source>your %1</source>
        <comment>a card that something is done to</comment>
        <translation>je eigen %1</translation>
    </message>
    <message>
        <source>%1’s hidden card</source>
        <comment>that something is done to</comment>
        <translation>de gedekte kaart van %1</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a card that something is done to</comment>
        <translation>%2 van %1</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the left end</source>
        <translation>Verleg %1 van plaats %2 naar de linkerkant van de rij</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the right end</source>
        <translation>Verleg %1 van plaats %2 naar de rechterkant van de rij</translation>
    </message>
    <message>
        <source>Move %1 from place %2 between places %3 and %4</source>
        <translation>Leg %1 van plaats %2 tussen plaats %3 en %4</translation>
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
        <translation>Vijf families, één lege troon en een rij verborgen gezichten.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Spel terugkijken</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Het spel leren</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>I know it</source>
        <translation>Ken ik al</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
</context>
<context>
    <name>InfluenceChart</name>
    <message>
        <source>Influence by round</source>
        <translation>Invloed per ronde</translation>
    </message>
</context>
<context>
    <name>InspectorSheet</name>
    <message>
        <source>Hidden card</source>
        <translation>Gedekte kaart</translation>
    </message>
    <message>
        <source>← → other cards · ↑ ↓ in the stack · Esc closes</source>
        <translation>← → andere kaarten · ↑ ↓ in de stapel · Esc sluit</translation>
    </message>
    <message>
        <source>What it did in this game</source>
        <translation>Wat de kaart in dit spel deed</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nog niets.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Toelichting</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Een gedekte kaart</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The card to the left</source>
        <translation>De kaart links</translation>
    </message>
    <message>
        <source>The card to the right</source>
        <translation>De kaart rechts</translation>
    </message>
    <message>
        <source>All about this card</source>
        <translation>Alles over deze kaart</translation>
    </message>
    <message>
        <source>Rules of hidden cards</source>
        <translation>Regels voor gedekte kaarten</translation>
    </message>
    <message>
        <source>Why it cannot be chosen</source>
        <translation>Waarom je die niet kunt kiezen</translation>
    </message>
</context>
<context>
    <name>JudgementSupply</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>judgement tokens in the supply</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgement tokens: a Judge puts one on any top card, or eliminates a card that bears one. When that card leaves the queue, they come back here.</source>
        <translation>Vonnisfiches: een Rechter legt er een op een willekeurige bovenste kaart, of verwijdert een kaart waar er een op ligt. Verlaat die kaart de rij, dan komen de fiches hier terug.</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Go from card to card</source>
        <translation>Van kaart naar kaart gaan</translation>
    </message>
    <message>
        <source>Choose a numbered place</source>
        <translation>Een genummerde plaats kiezen</translation>
    </message>
    <message>
        <source>Look closely at a card; a right click or a long press does the same</source>
        <translation>Een kaart van dichtbij bekijken; ook met een rechtermuisklik of door lang te drukken</translation>
    </message>
    <message>
        <source>Spread a stack</source>
        <translation>Een stapel uitspreiden</translation>
    </message>
    <message>
        <source>See the whole queue</source>
        <translation>De hele rij zien</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Het logboek openen</translation>
    </message>
    <message>
        <source>Hold to see your own cards while others watch</source>
        <translation>Vasthouden om je eigen kaarten te zien terwijl anderen meekijken</translation>
    </message>
    <message>
        <source>Skip what is being shown; hold to hurry it</source>
        <translation>Overslaan wat er te zien is; vasthouden om te versnellen</translation>
    </message>
    <message>
        <source>Go to your next choice</source>
        <translation>Naar je volgende keuze gaan</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Ongedaan maken en opnieuw doen</translation>
    </message>
    <message>
        <source>Save a game and open one</source>
        <translation>Een spel bewaren en openen</translation>
    </message>
    <message>
        <source>See what the strongest computer would do</source>
        <translation>Zien wat de sterkste computer zou doen</translation>
    </message>
    <message>
        <source>Read the rule behind what happened last, or behind a line of the log</source>
        <translation>De regel lezen achter wat er net gebeurde, of achter een regel van het logboek</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>De spelregels openen</translation>
    </message>
    <message>
        <source>Turn the sound off and on</source>
        <translation>Het geluid uit- en aanzetten</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Afspelen en pauzeren</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Eén stap terug of verder</translation>
    </message>
    <message>
        <source>One round back or forward</source>
        <translation>Eén ronde terug of verder</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Naar een ronde gaan</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Naar het begin of het einde gaan</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Langzamer of sneller</translation>
    </message>
    <message>
        <source>See these keys</source>
        <translation>Deze toetsen zien</translation>
    </message>
    <message>
        <source>Turn full screen on and off</source>
        <translation>Volledig scherm aan- of uitzetten</translation>
    </message>
    <message>
        <source>Go back one step; at the table, open its menu</source>
        <translation>Eén stap terug; aan tafel het menu openen</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Vraagteken</translation>
    </message>
</context>
<context>
    <name>LanguageLine</name>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>This language by its own name</extracomment>
        <translation>Nederlands</translation>
    </message>
</context>
<context>
    <name>LessonMistakes</name>
    <message>
        <source>Take the Lord and lay it at the left end: it pays at once and again in every later round.</source>
        <translation>Leg de Heer links van de rij. De kaarten komen van links naar rechts aan de beurt, de jouwe dus als eerste.</translation>
    </message>
    <message>
        <source>At the right end the Lord would act last. Lay it at the left end.</source>
        <translation>Rechts komt de Heer pas als laatste aan de beurt. Leg hem links.</translation>
    </message>
    <message>
        <source>This time reveal it.</source>
        <translation>Draai de kaart deze keer om.</translation>
    </message>
    <message>
        <source>Kept hidden, the Lord would only get 1 token. Revealed, it pays now and in every round to come.</source>
        <translation>Wachten geeft alleen 1 fiche. Omgedraaid levert de Heer nu punten op, en elke ronde die nog komt.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end, beside the Raven’s card.</source>
        <translation>Neem de Spion en leg hem rechts, naast de kaart van de Raaf.</translation>
    </message>
    <message>
        <source>At the left end only your own Lord would lie beside the Spy, and nobody steals from themselves.</source>
        <translation>Links ligt alleen je eigen Heer naast de Spion, en van jezelf steel je niets.</translation>
    </message>
    <message>
        <source>On top of the Lord, the Spy would cover it, and a covered card does not act. Take the right end.</source>
        <translation>Daar bedekt de Spion je Heer, en een bedekte kaart doet niets. Leg hem rechts.</translation>
    </message>
    <message>
        <source>Kept hidden, the Spy would get 1 token. Revealed, it takes 1 from the Raven: you gain it and the Raven loses it.</source>
        <translation>Wachten geeft 1 fiche. Omgedraaid steelt de Spion 1 punt van de Raaf: jij 1 erbij, de Raaf 1 eraf.</translation>
    </message>
    <message>
        <source>Take the Heir and lay it at the right end: it is the card that pays most at once.</source>
        <translation>Neem de Erfgenaam en leg hem rechts: die kaart levert meteen het meest op.</translation>
    </message>
    <message>
        <source>On top of the Conspiracy the Heir would cover it, and a covered card gathers no tokens.</source>
        <translation>Daar bedekt de Erfgenaam de Samenzwering, en een bedekte kaart verzamelt geen fiches.</translation>
    </message>
    <message>
        <source>This time keep it hidden.</source>
        <translation>Laat de kaart deze keer gedekt liggen.</translation>
    </message>
    <message>
        <source>Too early: with 1 token it would bring 2. Next round it is worth 4.</source>
        <translation>Te vroeg: met 1 fiche levert de kaart 2 punten op. Volgende ronde zijn het er 4.</translation>
    </message>
    <message>
        <source>The Heir pays 2 in every round from now on. Each round it waits costs you something.</source>
        <translation>De Erfgenaam levert vanaf nu elke ronde 2 punten op. Elke ronde wachten kost je punten.</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the right end: beside a card of its own family it gains 1 more.</source>
        <translation>Leg de Heer links van de rij. De kaarten komen van links naar rechts aan de beurt, de jouwe dus als eerste.</translation>
    </message>
    <message>
        <source>At the left end the Stag’s card would lie beside the Lord. Beside your Heir it gains 1 more.</source>
        <translation>Links ligt de kaart van het Hert naast de Heer. Naast je Erfgenaam krijg je 1 punt meer.</translation>
    </message>
    <message>
        <source>There the Lord would cover a card of yours, and a covered card does not act.</source>
        <translation>Daar bedekt de Heer een kaart van jezelf, en een bedekte kaart doet niets.</translation>
    </message>
    <message>
        <source>It would be worth 2 more next round, or nothing if somebody eliminates it first. Take the 4.</source>
        <translation>Volgende ronde levert de kaart 2 punten meer op, of niets als iemand die eerst verwijdert. Pak de 4 punten.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end, beside a revealed character.</source>
        <translation>Neem de Copycat en leg hem rechts, naast een open karakterkaart.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Royal Decree would lie beside it, and only revealed characters can be copied.</source>
        <translation>Links ligt alleen je gedekte Koninklijk Decreet ernaast, en de Copycat kopieert alleen open karakterkaarten.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, and a covered card does not act.</source>
        <translation>Daar bedekt de Copycat een kaart van jezelf, en een bedekte kaart doet niets.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. Now it can make your Lord worth more at once.</source>
        <translation>Wachten geeft 1 fiche. Draai je het Decreet nu om, dan kan je Heer meteen meer opleveren.</translation>
    </message>
    <message>
        <source>Put the Lord between the Heir and the Shapeshifter: there it lies beside a card of yours, and so does the Shapeshifter.</source>
        <translation>Leg de Heer tussen de Erfgenaam en de Copycat: dan liggen de Heer en de Copycat naast elkaar.</translation>
    </message>
    <message>
        <source>You may move any card, but here your own Lord gains by it.</source>
        <translation>Je mag elke kaart verleggen, maar hier heb je het meest aan je eigen Heer.</translation>
    </message>
    <message>
        <source>There no card of yours would lie beside the Lord once the Decree is discarded.</source>
        <translation>Als het Decreet is afgelegd, ligt daar geen kaart van jou naast de Heer.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. As a second Lord it gains 2, for your Lord lies beside it.</source>
        <translation>Wachten geeft 1 fiche. Als tweede Heer levert de Copycat 2 punten op, want je Heer ligt ernaast.</translation>
    </message>
    <message>
        <source>Reveal it now: a card with 2 tokens is in reach, and its owner has not been asked yet.</source>
        <translation>Draai Moord nu om: er ligt een kaart met 2 fiches, en die is nog niet aan de beurt geweest.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with the 2 tokens: that hurts the Stag most.</source>
        <translation>Verwijder de kaart van het Hert met de 2 fiches: dat doet het Hert het meeste pijn.</translation>
    </message>
    <message>
        <source>That card is yours: it would pay 1 too, but you would lose it.</source>
        <translation>Die kaart is van jou: ook dat levert 1 punt op, maar je bent de kaart kwijt.</translation>
    </message>
    <message>
        <source>That would bring 1 as well, but the Stag would keep the 2 tokens.</source>
        <translation>Dat levert ook 1 punt op, maar dan houdt het Hert de 2 fiches.</translation>
    </message>
    <message>
        <source>Revealed, the Ambush loses its tokens and brings only 1.</source>
        <translation>Draai je de Hinderlaag om, dan vervallen de fiches en krijg je maar 1 punt.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Soldier strikes now and in every later round, for 1 each time.</source>
        <translation>Wachten geeft 1 fiche. Omgedraaid slaat de Soldaat nu toe en elke ronde daarna, telkens voor 1 punt.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card on the right.</source>
        <translation>Verwijder de kaart van de Raaf, rechts.</translation>
    </message>
    <message>
        <source>That is your own Ambush: struck by your own card it brings just the usual 1.</source>
        <translation>Dat is je eigen Hinderlaag: verwijder je die zelf, dan krijg je alleen het gewone punt.</translation>
    </message>
    <message>
        <source>Strike the last card, your Ambush.</source>
        <translation>Verwijder de laatste kaart, je Hinderlaag.</translation>
    </message>
    <message>
        <source>Then the Archer itself would be gone. It can still strike in every round to come.</source>
        <translation>Dan ben je de Boogschutter kwijt, terwijl hij nog elke ronde kan toeslaan.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the left end, so that an opponent’s card lies last.</source>
        <translation>Neem de Soldaat en leg hem links, dan ligt er achteraan een kaart van een tegenstander.</translation>
    </message>
    <message>
        <source>Then both ends would be yours again, and the Archer must strike one of them.</source>
        <translation>Dan zijn beide uiteinden weer van jou, en moet de Boogschutter een van je kaarten verwijderen.</translation>
    </message>
    <message>
        <source>On top of the Archer the Soldier would cover it, and a covered card does not act.</source>
        <translation>Daar bedekt de Soldaat je Boogschutter, en een bedekte kaart doet niets.</translation>
    </message>
    <message>
        <source>A revealed Soldier must strike, and the only card beside it is your own Archer.</source>
        <translation>Een open Soldaat moet toeslaan, en de enige kaart ernaast is je eigen Boogschutter.</translation>
    </message>
    <message>
        <source>Strike the last card, at the right end: it is the Stag’s.</source>
        <translation>Verwijder de laatste kaart, rechts: die is van het Hert.</translation>
    </message>
    <message>
        <source>The first card is your own Soldier. You may, but this time you need not.</source>
        <translation>De eerste kaart is je eigen Soldaat. Het mag, maar deze keer hoeft het niet.</translation>
    </message>
    <message>
        <source>Take the Assassination and lay it on your Conspiracy, the card with 2 tokens.</source>
        <translation>Neem Moord en leg die op je Samenzwering, de kaart met 2 fiches.</translation>
    </message>
    <message>
        <source>That would cover the Conspiracy too, but would stay on it. The Assassination leaves once it has acted.</source>
        <translation>Die kaart bedekt de Samenzwering ook, maar blijft erop liggen. Moord gaat weg na één keer.</translation>
    </message>
    <message>
        <source>At an end it protects nothing. Lay it on your Conspiracy.</source>
        <translation>Aan een uiteinde beschermt de kaart niets. Leg Moord op je Samenzwering.</translation>
    </message>
    <message>
        <source>There it would cover your Lord, and a covered Lord gains nothing.</source>
        <translation>Daar bedekt de kaart je Heer, en een bedekte Heer levert niets op.</translation>
    </message>
    <message>
        <source>Kept hidden it would go on covering the Conspiracy, which then gathers no more tokens.</source>
        <translation>Laat je Moord gedekt, dan blijft de Samenzwering bedekt, en komen daar geen fiches meer bij.</translation>
    </message>
    <message>
        <source>Strike the stack of the Stag.</source>
        <translation>Kies de stapel van het Hert.</translation>
    </message>
    <message>
        <source>That card is yours: it would bring 1 and cost nobody else anything.</source>
        <translation>Die kaart is van jou: dat geeft 1 punt, maar kost niemand anders iets.</translation>
    </message>
    <message>
        <source>That would bring 1 too. But see what happens in a stack: strike the Stag’s two cards.</source>
        <translation>Dat geeft ook 1 punt. Maar kijk wat er met een stapel gebeurt: kies die van het Hert.</translation>
    </message>
    <message>
        <source>It lies open to every attack now, with 2 tokens on it. Take the 4.</source>
        <translation>De kaart ligt nu onbeschermd, met 2 fiches erop. Pak de 4 punten.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the right end, beside the Raven’s card.</source>
        <translation>Neem de Soldaat en leg hem rechts, naast de kaart van de Raaf.</translation>
    </message>
    <message>
        <source>The left end is the last in this game. The first card lies on the right.</source>
        <translation>In dit spel is links achteraan. De eerste kaart ligt rechts.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end, beside the Raven’s card.</source>
        <translation>Daar bedekt de Soldaat een kaart van jezelf. Leg hem rechts, naast de kaart van de Raaf.</translation>
    </message>
    <message>
        <source>If you wait, the Raven decides next and may take the 2 tokens.</source>
        <translation>Wacht je, dan is eerst de Raaf aan de beurt, en die kan de 2 fiches pakken.</translation>
    </message>
    <message>
        <source>Reveal it now: the Heir has just acted and can be carried ahead to act again.</source>
        <translation>Draai het Decreet nu om: de Erfgenaam is net geweest en kan naar links, voor nog een beurt.</translation>
    </message>
    <message>
        <source>Move your Heir to the left end.</source>
        <translation>Verleg je Erfgenaam naar het linkeruiteinde.</translation>
    </message>
    <message>
        <source>Take your Heir: moved to the left, it brings 2 more this very round.</source>
        <translation>Neem je Erfgenaam: naar links verlegd levert hij deze ronde nog eens 2 punten op.</translation>
    </message>
    <message>
        <source>On the right everything has been passed: there the Heir would not be met again.</source>
        <translation>Rechts is alles al geweest: daar komt de Erfgenaam niet nog eens aan de beurt.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end: it takes 1 from the Stag and gives it to you.</source>
        <translation>Neem de Spion en leg hem rechts: hij steelt 1 punt van het Hert, voor jou.</translation>
    </message>
    <message>
        <source>At the left end the Spy could only steal from the Raven. It is the Stag who leads.</source>
        <translation>Links kan de Spion alleen van de Raaf stelen, maar het Hert staat voor.</translation>
    </message>
    <message>
        <source>On a stack of yours it would cover a card, and you would show one top card less.</source>
        <translation>Op je eigen stapel bedekt de Spion een kaart, en dan heb je één bovenste kaart minder.</translation>
    </message>
    <message>
        <source>There is no later: after this round the game is over, and the tokens here count for nobody.</source>
        <translation>Er is geen later: na deze ronde is het spel voorbij, en deze fiches tellen voor niemand.</translation>
    </message>
    <message>
        <source>A token on the Spy would count for nothing: the game ends now.</source>
        <translation>Een fiche op de Spion telt niet mee: het spel is zo afgelopen.</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the left end, before the Raven’s.</source>
        <translation>Neem de Rechter en leg hem links, vóór die van de Raaf.</translation>
    </message>
    <message>
        <source>At the right end the Raven’s Judge would act before yours and could use the mark.</source>
        <translation>Rechts is de Rechter van de Raaf eerder aan de beurt, en die kan de vonnisfiche gebruiken.</translation>
    </message>
    <message>
        <source>There it would cover your Fanatic, and a covered card does not act.</source>
        <translation>Daar bedekt de Rechter je Fanaticus, en een bedekte kaart doet niets.</translation>
    </message>
    <message>
        <source>If you wait, the Raven’s Judge may use the mark before you.</source>
        <translation>Wacht je, dan kan de Rechter van de Raaf de vonnisfiche als eerste gebruiken.</translation>
    </message>
    <message>
        <source>Choose to eliminate.</source>
        <translation>Kies ‘Verwijderen’.</translation>
    </message>
    <message>
        <source>Marking brings 1 as well, but leaves the marked card to the Raven’s Judge. Eliminate it yourself.</source>
        <translation>Markeren geeft ook 1 punt, maar laat de gemarkeerde kaart aan de Raaf. Verwijder de kaart zelf.</translation>
    </message>
    <message>
        <source>Lay a card on the Fanatic.</source>
        <translation>Leg een kaart op de Fanaticus.</translation>
    </message>
    <message>
        <source>At an end it leaves the Fanatic uncovered, and any Judge may eliminate it.</source>
        <translation>Leg je de kaart aan een uiteinde, dan blijft de Fanaticus onbedekt en kan elke Rechter hem verwijderen.</translation>
    </message>
    <message>
        <source>That covers your Judge, which then does not act. The mark is on the Fanatic.</source>
        <translation>Zo bedek je je Rechter, die dan niets doet. De vonnisfiche ligt op de Fanaticus.</translation>
    </message>
    <message>
        <source>Mark the Raven’s Judge: it is the card that threatens yours in every round.</source>
        <translation>Markeer de Rechter van de Raaf: die bedreigt elke ronde jouw kaarten.</translation>
    </message>
    <message>
        <source>A mark on your own card helps whoever judges next, and that is the Raven.</source>
        <translation>Een vonnisfiche op je eigen kaart helpt de volgende Rechter, en dat is die van de Raaf.</translation>
    </message>
    <message>
        <source>Choose to collect.</source>
        <translation>Kies ‘Innen’.</translation>
    </message>
    <message>
        <source>Paying would bring you 1 and put 2 more tokens on the Stag’s Diplomat. Here 2 lie ready for you.</source>
        <translation>Betalen geeft jou 1 punt en de Diplomate van het Hert nog 2 fiches. Hier liggen er 2 voor je klaar.</translation>
    </message>
    <message>
        <source>Reveal her now, while a token lies beside her on the Stag’s face-down card.</source>
        <translation>Draai de Informante nu om, zolang er een fiche ligt op de gedekte kaart van het Hert ernaast.</translation>
    </message>
    <message>
        <source>Choose to gain.</source>
        <translation>Kies ‘Krijgen’.</translation>
    </message>
    <message>
        <source>Swapping brings no influence. Right now 1 token lies beside her: gain.</source>
        <translation>Omwisselen levert geen punten op. Ernaast ligt nu 1 fiche: kies ‘Krijgen’.</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the right end; the other cards are needed later.</source>
        <translation>Neem de Rechter en leg hem rechts; de andere kaarten komen later van pas.</translation>
    </message>
    <message>
        <source>There you would cover a card that is to act this round.</source>
        <translation>Daar bedek je een kaart die deze ronde nog in actie moet komen.</translation>
    </message>
    <message>
        <source>Choose to swap.</source>
        <translation>Kies ‘Omwisselen’.</translation>
    </message>
    <message>
        <source>Gaining would bring 0: only opponents’ face-down cards beside her count.</source>
        <translation>Krijgen levert 0 op: alleen gedekte kaarten van tegenstanders ernaast tellen.</translation>
    </message>
    <message>
        <source>Choose the Racket.</source>
        <translation>Kies Afpersing.</translation>
    </message>
    <message>
        <source>Better the Racket: face down it waits for an opponent to strike it.</source>
        <translation>Liever Afpersing: gedekt wacht die kaart op een tegenstander die toeslaat.</translation>
    </message>
    <message>
        <source>Take the Infiltration and lay it at the left end.</source>
        <translation>Neem Infiltratie en leg die links.</translation>
    </message>
    <message>
        <source>At the right end it would act last, too late to help your other cards this round.</source>
        <translation>Rechts komt de kaart als laatste aan de beurt, te laat om deze ronde je andere kaarten te helpen.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, which then gets no token.</source>
        <translation>Daar bedekt Infiltratie een kaart van jezelf, die dan geen fiche krijgt.</translation>
    </message>
    <message>
        <source>Reveal it now, while two of your cards lie face down and a strike is coming.</source>
        <translation>Draai de kaart nu om: twee van je kaarten liggen gedekt, en zo meteen sla je toe.</translation>
    </message>
    <message>
        <source>One token more would not be bad, but in the queue the Trade can still be struck, and it does not pay yet.</source>
        <translation>Nog een fiche is mooi, maar in de rij kan iemand Handel verwijderen, en punten krijg je daar nog niet.</translation>
    </message>
    <message>
        <source>Two face-down cards lie beside it, and the Infiltration pays for each. Do not wait.</source>
        <translation>Er liggen twee gedekte kaarten naast, en Infiltratie betaalt voor allebei. Wacht niet.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end.</source>
        <translation>Neem de Copycat en leg hem rechts.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Deserter lies beside it. The Fanatic is on the right.</source>
        <translation>Links ligt alleen je gedekte Deserteur ernaast. De Fanaticus ligt rechts.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end.</source>
        <translation>Daar bedekt de Copycat een kaart van jezelf. Leg hem rechts.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Deserter strikes now, beside a character that lets it stay.</source>
        <translation>Wachten geeft 1 fiche. Omgedraaid slaat de Deserteur nu toe, naast een karakterkaart die hem laat blijven.</translation>
    </message>
    <message>
        <source>Strike the face-down card on the left.</source>
        <translation>Verwijder de gedekte kaart links.</translation>
    </message>
    <message>
        <source>The Empress would bring 2, but then no revealed character lies beside the Deserter, and it is discarded.</source>
        <translation>De Keizerin geeft 2 punten, maar dan ligt er geen open karakterkaart meer naast de Deserteur, en wordt hij afgelegd.</translation>
    </message>
    <message>
        <source>Revealed, the Racket loses its 2 tokens and brings only 1.</source>
        <translation>Draai je Afpersing om, dan vervallen de 2 fiches en krijg je maar 1 punt.</translation>
    </message>
    <message>
        <source>Kept hidden it gets 1 token. Revealed, it acts as a Fanatic now and may copy again next round.</source>
        <translation>Wachten geeft 1 fiche. Omgedraaid werkt de Copycat nu als Fanaticus, en volgende ronde kan hij weer kopiëren.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>One step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>Skip chapter</source>
        <translation>Hoofdstuk overslaan</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Een echt spel spelen</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Volgend hoofdstuk</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Uitklappen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Inklappen</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The first game</source>
        <translation>Het eerste spel</translation>
    </message>
    <message>
        <source>What the Alliance adds</source>
        <translation>Wat Alliantie toevoegt</translation>
    </message>
    <message>
        <source>The queue and its two ends</source>
        <translation>De rij en de twee uiteinden</translation>
    </message>
    <message>
        <source>Face down: wait or reveal</source>
        <translation>Gedekt: wachten of omdraaien</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Karakterkaarten en intrigekaarten</translation>
    </message>
    <message>
        <source>Eliminating and what it pays</source>
        <translation>Verwijderen en wat het oplevert</translation>
    </message>
    <message>
        <source>Own cards as targets</source>
        <translation>Eigen kaarten als doelwit</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapels</translation>
    </message>
    <message>
        <source>What the direction means</source>
        <translation>Wat de richting betekent</translation>
    </message>
    <message>
        <source>The end and the tie</source>
        <translation>Het einde en de gelijke stand</translation>
    </message>
    <message>
        <source>Marks and judgement</source>
        <translation>Markeren en vonnissen</translation>
    </message>
    <message>
        <source>Two abilities on one card</source>
        <translation>Twee eigenschappen op één kaart</translation>
    </message>
    <message>
        <source>Reserved cards</source>
        <translation>Achtergehouden kaarten</translation>
    </message>
    <message>
        <source>Mixing the sets</source>
        <translation>De sets mengen</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the left end of the row, the queue. The cards act from left to right, so yours will be the first.</source>
        <translation>Leg de Heer links van de rij. De kaarten komen van links naar rechts aan de beurt, de jouwe dus als eerste.</translation>
    </message>
    <message>
        <source>So you are asked first. Reveal the Lord: you gain 1 influence, and whoever has most in the end wins.</source>
        <translation>Jij kiest dus als eerste. Draai de Heer om: je krijgt 1 invloedspunt, en wie er het meest heeft, wint.</translation>
    </message>
    <message>
        <source>A new round, a new card. Lay the Spy at the right end: it steals from whoever owns a card beside it, here the Raven.</source>
        <translation>Een nieuwe ronde, een nieuwe kaart. Leg de Spion rechts: hij steelt 1 punt van de eigenaar van een kaart ernaast, hier de Raaf.</translation>
    </message>
    <message>
        <source>The Lord has acted again by itself. The Spy lies last and so is met last: reveal it.</source>
        <translation>De Heer leverde vanzelf weer 1 punt op. De Spion ligt achteraan en is dus als laatste aan de beurt: draai hem om.</translation>
    </message>
    <message>
        <source>Your face-down Conspiracy has gathered 1 token. Lay the Heir at the right end.</source>
        <translation>Op je gedekte Samenzwering ligt al 1 fiche. Leg de Erfgenaam rechts.</translation>
    </message>
    <message>
        <source>Each time you keep a card hidden, it gets 1 token. The Conspiracy pays twice its tokens: keep it and let it grow.</source>
        <translation>Telkens als je een kaart gedekt laat, komt er 1 fiche op. De Samenzwering levert het dubbele op: laat die gedekt en spaar verder.</translation>
    </message>
    <message>
        <source>The Stag revealed the Lord and took its token. Reveal your Heir: waiting brings 1 token, acting 2 influence.</source>
        <translation>Het Hert draaide de Heer om en pakte de fiche erop. Draai je Erfgenaam om: wachten geeft 1 fiche, omdraaien 2 punten.</translation>
    </message>
    <message>
        <source>Lay the Lord at the right end, beside your Heir.</source>
        <translation>Leg de Heer rechts, naast je Erfgenaam.</translation>
    </message>
    <message>
        <source>2 tokens, that is 4 influence. Reveal the Conspiracy: if somebody eliminates it, it leaves the queue and pays nothing.</source>
        <translation>2 fiches, dat is 4 punten. Draai de Samenzwering om: als iemand die verwijdert, ben je alles kwijt.</translation>
    </message>
    <message>
        <source>The Stag’s Heir is a revealed character: it stays and acts every round. Lay the Shapeshifter beside it, at the right end.</source>
        <translation>De Erfgenaam van het Hert is een open karakterkaart: die blijft en komt elke ronde in actie. Leg de Copycat ernaast, rechts.</translation>
    </message>
    <message>
        <source>The Royal Decree is an intrigue: it acts once and is discarded. Reveal it.</source>
        <translation>Het Koninklijk Decreet is een intrigekaart: die komt één keer in actie en wordt dan afgelegd. Draai de kaart om.</translation>
    </message>
    <message>
        <source>Move your Lord between the Heir and the Shapeshifter: each card of its family beside it brings 1 more.</source>
        <translation>Verleg je Heer naar de plek tussen de Erfgenaam en de Copycat: elke kaart van je familie ernaast levert 1 punt extra op.</translation>
    </message>
    <message>
        <source>The Lord gained 2. Reveal the Shapeshifter: it copies a revealed character beside it, here your Lord.</source>
        <translation>De Heer leverde 2 punten op. Draai de Copycat om: hij kopieert een open karakterkaart ernaast, hier je Heer.</translation>
    </message>
    <message>
        <source>Reveal your Assassination: it eliminates any card you choose, face down or revealed, striking it out of the queue.</source>
        <translation>Draai Moord om: je verwijdert er een kaart naar keuze mee uit de rij, gedekt of open.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with 2 tokens: you gain 1, and its tokens are lost.</source>
        <translation>Verwijder de kaart van het Hert met 2 fiches: jij krijgt 1 punt, de fiches vervallen.</translation>
    </message>
    <message>
        <source>That was a Conspiracy, worth 4. Now keep your Ambush: it waits for an opponent to strike it.</source>
        <translation>Dat was een Samenzwering, goed voor 4 punten. Laat je Hinderlaag gedekt: die wacht op een aanvaller.</translation>
    </message>
    <message>
        <source>Reveal the Soldier: it eliminates a card beside it.</source>
        <translation>Draai de Soldaat om: hij verwijdert een kaart ernaast.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card, not your own Ambush.</source>
        <translation>Verwijder de kaart van de Raaf, niet je eigen Hinderlaag.</translation>
    </message>
    <message>
        <source>Your Archer must strike the first or the last card: itself or your Ambush. Give up the Ambush.</source>
        <translation>Je Boogschutter moet de eerste of de laatste kaart verwijderen: zichzelf of je Hinderlaag. Kies de Hinderlaag.</translation>
    </message>
    <message>
        <source>Only 1: struck by your own card, an Ambush does not pay 4. Lay the Soldier at the left end and leave the right to the others.</source>
        <translation>Maar 1 punt: 4 krijg je alleen als een ander de Hinderlaag verwijdert. Leg de Soldaat links; laat rechts aan de anderen.</translation>
    </message>
    <message>
        <source>Only your Archer lies beside the Soldier. Revealed, it would have to strike it: keep it hidden.</source>
        <translation>Naast de Soldaat ligt alleen je Boogschutter, en die zou hij moeten verwijderen. Laat de Soldaat gedekt.</translation>
    </message>
    <message>
        <source>Now the last card is the Stag’s. Strike that one.</source>
        <translation>Nu is de laatste kaart van het Hert. Verwijder die.</translation>
    </message>
    <message>
        <source>A card may also be laid on one of your own: the two are a stack. Cover the Conspiracy with the Assassination: a covered card keeps its tokens and cannot be struck.</source>
        <translation>Je mag een kaart ook op een eigen kaart leggen, als stapel. Bedek de Samenzwering met Moord: een bedekte kaart houdt de fiches en is veilig.</translation>
    </message>
    <message>
        <source>The Lord gained 2: a stack beside it counts as one card. Reveal the Assassination; only top cards act.</source>
        <translation>De Heer leverde 2 punten op: een stapel ernaast telt als één kaart. Draai Moord om; alleen bovenste kaarten komen in actie.</translation>
    </message>
    <message>
        <source>Strike the Stag’s stack: only its top card goes.</source>
        <translation>Kies de stapel van het Hert: alleen de bovenste kaart gaat weg.</translation>
    </message>
    <message>
        <source>When the card that acted leaves, the one under it has its turn at once: reveal the Conspiracy.</source>
        <translation>Gaat de kaart weg die in actie was, dan is de kaart eronder meteen aan de beurt: draai de Samenzwering om.</translation>
    </message>
    <message>
        <source>This game runs from right to left: the right end is first. Lay the Soldier there.</source>
        <translation>Dit spel loopt van rechts naar links: rechts is vooraan. Leg de Soldaat daar.</translation>
    </message>
    <message>
        <source>Your Soldier’s turn comes before that of the Raven’s card with 2 tokens. Reveal it: it strikes before the Raven can take them.</source>
        <translation>Jij bent eerder aan de beurt dan de kaart van de Raaf met 2 fiches. Draai de Soldaat om: hij slaat toe voordat de Raaf ze pakt.</translation>
    </message>
    <message>
        <source>Your Heir gained 2. Now reveal the Royal Decree.</source>
        <translation>Je Erfgenaam leverde 2 punten op. Draai nu het Koninklijk Decreet om.</translation>
    </message>
    <message>
        <source>To the left lies what is still to come. Move your Heir to the left end, and it will be met again.</source>
        <translation>Links ligt wat nog moet komen. Verleg je Erfgenaam naar het linkeruiteinde, dan komt hij opnieuw aan de beurt.</translation>
    </message>
    <message>
        <source>The sixth round is the last. Lay the Spy at the right end, beside the Stag’s stack.</source>
        <translation>De zesde ronde is de laatste. Leg de Spion rechts, naast de stapel van het Hert.</translation>
    </message>
    <message>
        <source>Tokens left in the queue are worth nothing at the end. Reveal the Conspiracy.</source>
        <translation>Fiches die aan het einde nog in de rij liggen, zijn niets waard. Draai de Samenzwering om.</translation>
    </message>
    <message>
        <source>You have 12, the Stag 14. Reveal the Spy: it takes 1 from the Stag.</source>
        <translation>Jij hebt 12 punten, het Hert 14. Draai de Spion om: hij steelt 1 punt van het Hert.</translation>
    </message>
    <message>
        <source>The Raven’s Judge has put a judgement token on the Stag’s card. Lay your Judge at the left end, to act first.</source>
        <translation>De Rechter van de Raaf legde een vonnisfiche op de kaart van het Hert. Leg jouw Rechter links, dan is hij eerder aan de beurt.</translation>
    </message>
    <message>
        <source>Reveal it: a Judge marks a card, or eliminates a marked one.</source>
        <translation>Draai de Rechter om: hij markeert een kaart met een vonnisfiche, of verwijdert een gemarkeerde kaart.</translation>
    </message>
    <message>
        <source>A mark belongs to nobody: the Raven’s serves you too. Eliminate.</source>
        <translation>Een vonnisfiche is van niemand: ook die van de Raaf kun jij gebruiken. Kies ‘Verwijderen’.</translation>
    </message>
    <message>
        <source>Now your Fanatic is marked. Lay any card on it: while covered it is safe.</source>
        <translation>Nu is je Fanaticus gemarkeerd. Leg er een kaart op: bedekt is hij veilig.</translation>
    </message>
    <message>
        <source>No top card is marked now, so your Judge can only mark. Choose the Raven’s Judge.</source>
        <translation>Nu is geen bovenste kaart gemarkeerd, dus kan je Rechter alleen markeren. Kies de Rechter van de Raaf.</translation>
    </message>
    <message>
        <source>By paying, the Stag’s Diplomat gained 1 and put 2 tokens on yours. You collect: take the 2 and discard her.</source>
        <translation>De Diplomate van het Hert betaalde: 1 punt voor het Hert, 2 fiches op die van jou. Kies ‘Innen’: pak de 2 en leg de kaart af.</translation>
    </message>
    <message>
        <source>Reveal the Informant.</source>
        <translation>Draai de Informante om.</translation>
    </message>
    <message>
        <source>Your Empress gained 2, then had to put 1 token on an opponent’s face-down card. Gain: the Informant brings as much as lies there.</source>
        <translation>Je Keizerin leverde 2 punten op en legde 1 fiche op een gedekte kaart van een tegenstander. Kies ‘Krijgen’: zoveel als daar ligt.</translation>
    </message>
    <message>
        <source>Lay the Judge at the right end.</source>
        <translation>Leg de Rechter rechts.</translation>
    </message>
    <message>
        <source>No face-down card lies beside the Informant now. Swap.</source>
        <translation>Naast de Informante ligt nu geen gedekte kaart. Kies ‘Omwisselen’.</translation>
    </message>
    <message>
        <source>Lay the Racket in her place.</source>
        <translation>Leg Afpersing op de plaats van de Informante.</translation>
    </message>
    <message>
        <source>Lay the Infiltration at the left end, so that it acts before your other cards.</source>
        <translation>Leg Infiltratie links, dan is die vóór je andere kaarten aan de beurt.</translation>
    </message>
    <message>
        <source>Reveal it: each of your face-down top cards gets 1 token, and the Infiltration is reserved: laid in front of you.</source>
        <translation>Draai de kaart om: op elk van je gedekte bovenste kaarten komt 1 fiche, en Infiltratie wordt buiten de rij achtergehouden.</translation>
    </message>
    <message>
        <source>Reveal the Trade: it is reserved together with its 3 tokens.</source>
        <translation>Draai Handel om: ook die wordt achtergehouden, met de 3 fiches erop.</translation>
    </message>
    <message>
        <source>Reveal the Insurrection: it pays 1 of its tokens and strikes both cards beside it.</source>
        <translation>Draai Opstand om: dat kost 1 van de fiches erop en verwijdert beide kaarten ernaast.</translation>
    </message>
    <message>
        <source>In a mixed set every family has the same ten cards, from both sets. Lay the Shapeshifter at the right end, beside the Stag’s Fanatic.</source>
        <translation>In een gemengde set heeft elke familie dezelfde tien kaarten, uit beide sets. Leg de Copycat rechts, naast de Fanaticus van het Hert.</translation>
    </message>
    <message>
        <source>Reveal the Deserter: you take its token, and it must strike beside it.</source>
        <translation>Draai de Deserteur om: jij pakt de fiche erop, en hij moet een kaart ernaast verwijderen.</translation>
    </message>
    <message>
        <source>Strike the Stag’s face-down card: if it is a character, you gain 1 more. The Empress must stay: with no revealed character beside it, the Deserter is discarded.</source>
        <translation>Verwijder de voorste kaart: een karakterkaart geeft 1 extra. Spaar de Keizerin: zonder open karakterkaart ernaast gaat de Deserteur weg.</translation>
    </message>
    <message>
        <source>Keep the Racket: revealed it brings 1, struck by an opponent far more.</source>
        <translation>Laat Afpersing gedekt: zelf omdraaien geeft 1 punt, een aanval van een tegenstander veel meer.</translation>
    </message>
    <message>
        <source>Reveal the Shapeshifter: it copies Alliance characters as well.</source>
        <translation>Draai de Copycat om: hij kopieert ook karakterkaarten uit Alliantie.</translation>
    </message>
    <message>
        <source>Each round everyone lays one card at an end, never between others. Then each card has its turn, first to last. Next round, the next player begins.</source>
        <translation>Elke ronde legt iedereen één kaart aan een uiteinde, nooit ertussen. Daarna komen de kaarten één voor één aan de beurt. De ronde erna begint de volgende speler.</translation>
    </message>
    <message>
        <source>Keep: 1 token on the card. Reveal, even in the round it was laid: you take its tokens, each worth 1 influence, and the card acts.</source>
        <translation>Gedekt laten: er komt 1 fiche op. Omdraaien, ook al in dezelfde ronde: je pakt de fiches, elk 1 invloedspunt, en de kaart komt in actie.</translation>
    </message>
    <message>
        <source>Revealed characters stay and act every round, wanted or not. Intrigues act once and go.</source>
        <translation>Open karakterkaarten blijven en komen elke ronde in actie, of je wilt of niet. Intrigekaarten komen één keer in actie en gaan weg.</translation>
    </message>
    <message>
        <source>The Stag’s Archer struck your Ambush: the Stag gained 1 but lost the Archer, and you gained 4. Every elimination pays 1; the victim’s tokens return to the supply.</source>
        <translation>De Boogschutter van het Hert verwijderde je Hinderlaag: 1 punt voor het Hert, maar de Boogschutter is afgelegd en jij krijgt 4. Elke verwijdering geeft 1 punt; de fiches op de kaart gaan naar de voorraad.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards, and have to if there are no others; they pay 1 like any other. With nothing to strike, nothing happens.</source>
        <translation>Verwijderen is verplicht. Je mag een eigen kaart kiezen, en je moet als er niets anders is; ook die geeft 1 punt. Valt er niets te verwijderen, dan gebeurt er niets.</translation>
    </message>
    <message>
        <source>Further on, the Stag’s uncovered card had its turn too. A card uncovered at a place already passed waits for the next round.</source>
        <translation>Verderop kwam ook de vrijgekomen kaart van het Hert aan de beurt. Komt een kaart vrij op een plaats die al geweest is, dan wacht die tot de volgende ronde.</translation>
    </message>
    <message>
        <source>The Heir acted twice. First, last, before and after follow the direction. A card that has acted and is moved ahead acts again; one moved back before its turn misses it.</source>
        <translation>Eerste, laatste, ervoor en erna volgen de richting. De Erfgenaam ging naar wat nog komt en was twee keer aan de beurt; leg je een wachtende kaart bij wat al geweest is, dan mist die de beurt.</translation>
    </message>
    <message>
        <source>13 each, and the most influence wins. A tie goes to whoever has more top cards: you have 2, the Stag’s whole stack counts as 1, so you win. Still equal, you would have won together. The card left in each hand is never played.</source>
        <translation>Allebei 13 punten, en de meeste invloed wint. Bij gelijke stand wint wie de meeste bovenste kaarten heeft: jij 2, de hele stapel van het Hert telt voor 1, dus jij wint. Is ook dat gelijk, dan win je samen. De kaart die je overhoudt, speel je nooit.</translation>
    </message>
    <message>
        <source>Marking pays 1, and so does eliminating. Any Judge may use any mark; when the card leaves the queue, its marks go back to the five that all share.</source>
        <translation>Markeren geeft 1 punt, verwijderen ook, zoals altijd. Elke Rechter mag elke vonnisfiche gebruiken; gaat de kaart weg, dan gaat de fiche terug naar de voorraad van vijf.</translation>
    </message>
    <message>
        <source>The Informant is back in your hand. Until the round ends the Racket sleeps: it is passed without a question or a token. Each time, you choose one of the two abilities.</source>
        <translation>De Informante is terug in je hand. Afpersing slaapt tot het einde van de ronde: de kaart wordt overgeslagen, zonder fiche. Elke keer kies je één van de twee eigenschappen.</translation>
    </message>
    <message>
        <source>The other token 1, two eliminations 2, and 2 more for each, as they were face down: the Infiltration. The Insurrection lies face down again. The Trade paid 3 at the start of the round, and will again while you have a card in the queue; its tokens are yours in the end. Nothing touches reserved cards.</source>
        <translation>1 punt voor de andere fiche, 2 voor twee verwijderingen, en dankzij Infiltratie 2 extra per gedekte kaart. Opstand ligt weer gedekt. Handel geeft 3 aan het begin van elke ronde, zolang je een kaart in de rij hebt; aan het einde zijn de fiches van jou. Achtergehouden kaarten zijn veilig.</translation>
    </message>
    <message>
        <source>The Raven’s Assassination struck your Racket: 2 for each of the Raven’s three top cards, and the face-down ones lost a token each. Every card keeps its text in any mix.</source>
        <translation>Moord van de Raaf verwijderde je Afpersing: 2 voor elk van de drie bovenste kaarten van de Raaf, en de gedekte verloren elk een fiche. In elke mix doet een kaart gewoon wat erop staat.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn the game</source>
        <translation>Het spel leren</translation>
    </message>
</context>
<context>
    <name>LogButton</name>
    <message>
        <source>What has happened</source>
        <translation>Wat er is gebeurd</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>The rule behind it</source>
        <translation>De regel hierachter</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>To the newest</source>
        <translation>Naar het nieuwste</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Losmaken</translation>
    </message>
    <message>
        <source>Keep it open beside the table</source>
        <translation>Naast de tafel open laten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Round %1 of 6 begins.</source>
        <translation>Ronde %1 van 6 begint.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Trade pays %n influence.</source>
        <translation>
            <numerusform>Handel van %1 levert %n invloedspunt op.</numerusform>
            <numerusform>Handel van %1 levert %n invloedspunten op.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue is resolved.</source>
        <translation>De rij wordt afgehandeld.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps a card hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 laat een kaart gedekt liggen: er ligt %n fiche op.</numerusform>
            <numerusform>%1 laat een kaart gedekt liggen: er liggen %n fiches op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the %2 hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 laat %2 gedekt liggen: er ligt %n fiche op.</numerusform>
            <numerusform>%1 laat %2 gedekt liggen: er liggen %n fiches op.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sleeping card at place %1 is passed over.</source>
        <translation>De slapende kaart op plaats %1 wordt overgeslagen.</translation>
    </message>
    <message>
        <source>%1 reveals the %2.</source>
        <translation>%1 draait %2 om.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the %2.</source>
        <translation>
            <numerusform>%1 neemt %n fiche van %2.</numerusform>
            <numerusform>%1 neemt %n fiches van %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the %1 are lost.</source>
        <translation>
            <numerusform>%n fiche op %1 vervalt.</numerusform>
            <numerusform>%n fiches op %1 vervallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays 1 token from the %2 to reveal it.</source>
        <translation>%1 betaalt 1 fiche van %2 om de kaart om te draaien.</translation>
    </message>
    <message>
        <source>%1’s %2 acts.</source>
        <translation>%2 van %1 komt in actie.</translation>
    </message>
    <message>
        <source>%1’s Shapeshifter copies the %2.</source>
        <translation>De Copycat van %1 kopieert %2.</translation>
    </message>
    <message>
        <source>%1’s %2 has no effect.</source>
        <translation>%2 van %1 heeft geen effect.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence for the eliminations.</source>
        <translation>
            <numerusform>%1 krijgt %n invloedspunt voor het verwijderen.</numerusform>
            <numerusform>%1 krijgt %n invloedspunten voor het verwijderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence more thanks to the Infiltration.</source>
        <translation>
            <numerusform>%1 krijgt %n invloedspunt extra dankzij Infiltratie.</numerusform>
            <numerusform>%1 krijgt %n invloedspunten extra dankzij Infiltratie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1 legt %2 af.</translation>
    </message>
    <message>
        <source>%1’s Ambush catches a card of the same family: the %2 is discarded.</source>
        <translation>De Hinderlaag van %1 treft een kaart van de eigen familie: %2 wordt afgelegd.</translation>
    </message>
    <message>
        <source>%1’s Ambush springs: %2’s %3 is discarded.</source>
        <translation>De Hinderlaag van %1 slaat toe: %3 van %2 wordt afgelegd.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Racket pays %n influence for %2’s cards.</source>
        <translation>
            <numerusform>Afpersing van %1 levert %n invloedspunt op voor de kaarten van %2.</numerusform>
            <numerusform>Afpersing van %1 levert %n invloedspunten op voor de kaarten van %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n tokens from face-down cards.</source>
        <translation>
            <numerusform>%1 verliest %n fiche van gedekte kaarten.</numerusform>
            <numerusform>%1 verliest %n fiches van gedekte kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts a judgement token on the card at place %2.</source>
        <translation>%1 legt een vonnisfiche op de kaart op plaats %2.</translation>
    </message>
    <message>
        <source>%1 puts a judgement token on %2’s %3.</source>
        <translation>%1 legt een vonnisfiche op %3 van %2.</translation>
    </message>
    <message>
        <source>%1 reserves the %2.</source>
        <translation>%1 houdt %2 achter.</translation>
    </message>
    <message>
        <source>%1 turns the %2 face down again.</source>
        <translation>%1 legt %2 weer gedekt.</translation>
    </message>
    <message>
        <source>The first-player marker passes to %1.</source>
        <translation>De startspelertegel gaat naar %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the Trade.</source>
        <translation>
            <numerusform>%1 neemt %n fiche van Handel.</numerusform>
            <numerusform>%1 neemt %n fiches van Handel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The six rounds are over.</source>
        <translation>De zes rondes zijn voorbij.</translation>
    </message>
    <message>
        <source>%1’s %2 brings nothing.</source>
        <translation>%2 van %1 levert niets op.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence from the %2.</source>
        <translation>
            <numerusform>%1 krijgt %n invloedspunt dankzij %2.</numerusform>
            <numerusform>%1 krijgt %n invloedspunten dankzij %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a card on the stack at place %2.</source>
        <translation>%1 legt een kaart op de stapel op plaats %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2 on the stack at place %3.</source>
        <translation>%1 legt %2 op de stapel op plaats %3.</translation>
    </message>
    <message>
        <source>%1 lays the first card of the queue.</source>
        <translation>%1 legt de eerste kaart van de rij.</translation>
    </message>
    <message>
        <source>%1 lays the %2, the first card of the queue.</source>
        <translation>%1 legt %2, de eerste kaart van de rij.</translation>
    </message>
    <message>
        <source>%1 lays a card at the left end.</source>
        <translation>%1 legt een kaart aan de linkerkant van de rij.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the left end.</source>
        <translation>%1 legt %2 aan de linkerkant van de rij.</translation>
    </message>
    <message>
        <source>%1 lays a card at the right end.</source>
        <translation>%1 legt een kaart aan de rechterkant van de rij.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the right end.</source>
        <translation>%1 legt %2 aan de rechterkant van de rij.</translation>
    </message>
    <message>
        <source>%1 points at a card of their own family: nothing is stolen.</source>
        <translation>%1 wijst een kaart van de eigen familie aan en steelt niets.</translation>
    </message>
    <message>
        <source>%1 steals 1 influence from %2.</source>
        <translation>%1 steelt 1 invloedspunt van %2.</translation>
    </message>
    <message>
        <source>%1 steals nothing: %2 has no influence.</source>
        <translation>%1 steelt niets: %2 heeft geen invloedspunten.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates itself.</source>
        <translation>%2 van %1 verwijdert zichzelf.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3, a card of the same family.</source>
        <translation>%2 van %1 verwijdert %3, een kaart van de eigen familie.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3’s %4.</source>
        <translation>%2 van %1 verwijdert %4 van %3.</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 onto the stack at place %3.</source>
        <translation>%1 verlegt een kaart van plaats %2 naar de stapel op plaats %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 onto the stack at place %4.</source>
        <translation>%1 verlegt %2 van plaats %3 naar de stapel op plaats %4.</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 to place %3.</source>
        <translation>%1 verlegt een kaart van plaats %2 naar plaats %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 to place %4.</source>
        <translation>%1 verlegt %2 van plaats %3 naar plaats %4.</translation>
    </message>
    <message>
        <source>%1 puts 2 tokens on %2’s %3.</source>
        <translation>%1 legt 2 fiches op %3 van %2.</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of their own family.</source>
        <translation>%1 legt 1 fiche op een gedekte kaart van de eigen familie.</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of %2.</source>
        <translation>%1 legt 1 fiche op een gedekte kaart van %2.</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays another card face down in its place; it sleeps this round.</source>
        <translation>%1 neemt %2 terug in de hand en legt op die plaats een andere kaart gedekt neer; die slaapt deze ronde.</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays the %3 face down in its place; it sleeps this round.</source>
        <translation>%1 neemt %2 terug in de hand en legt op die plaats %3 gedekt neer; die slaapt deze ronde.</translation>
    </message>
</context>
<context>
    <name>LookButton</name>
    <message>
        <source>Look at my cards</source>
        <translation>Mijn kaarten bekijken</translation>
    </message>
    <message>
        <source>Hold this button or the key %1.</source>
        <translation>Houd deze knop of de toets %1 ingedrukt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
</context>
<context>
    <name>LookPreview</name>
    <message>
        <source>This is how the table looks.</source>
        <translation>Zo ziet de tafel eruit.</translation>
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
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Families at the table</source>
        <translation>Families aan tafel</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richting</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Bij loting</translation>
    </message>
    <message>
        <source>Two players is a house rule; the boxed game is for 3 to 5.</source>
        <translation>Spelen met z’n tweeën is een huisregel; het spel uit de doos is voor 3 tot 5 spelers.</translation>
    </message>
    <message>
        <source>No level peeks: a computer knows only what its seat may see.</source>
        <translation>Geen enkel niveau spiekt: de computer weet alleen wat die speler mag zien.</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spel beginnen</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides the hands between turns.</source>
        <translation>Meerdere mensen delen dit scherm: tussen de beurten verbergt een gordijn de kaarten.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>NoticeWords</name>
    <message>
        <source>The last save was damaged, so the one before it was opened.</source>
        <translation>De laatste bewaarde versie was beschadigd; de versie daarvoor is geopend.</translation>
    </message>
    <message>
        <source>The disk is full and the game is not saved; free some space and play on, and your next decision saves it.</source>
        <translation>De schijf is vol en het spel is niet bewaard; maak ruimte vrij en speel verder, dan wordt het bij je volgende beslissing bewaard.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; begin a new game.</source>
        <translation>‘%1’ is beschadigd en kan niet worden gelezen; begin een nieuw spel.</translation>
    </message>
    <message>
        <source>The game is open in another window, which keeps the saves; play on there, or close it and play on here, and your next decision is saved.</source>
        <translation>Het spel is in een ander venster open, en dat venster bewaart; speel daar verder, of sluit het en speel hier verder, en je volgende beslissing wordt bewaard.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; open an earlier copy of this game.</source>
        <translation>‘%1’ is beschadigd en kan niet worden gelezen; open een eerdere kopie van dit spel.</translation>
    </message>
    <message>
        <source>“%1” is damaged (%2) and cannot be read; open an earlier copy of this game.</source>
        <translation>‘%1’ is beschadigd (%2) en kan niet worden gelezen; open een eerdere kopie van dit spel.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules (%2) and cannot be played; open another copy of this game.</source>
        <translation>‘%1’ overtreedt de regels (%2) en kan niet worden gespeeld; open een andere kopie van dit spel.</translation>
    </message>
    <message>
        <source>“%1” is no longer there; choose another game.</source>
        <translation>‘%1’ is er niet meer; kies een ander spel.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened; see whether you may read it.</source>
        <translation>‘%1’ kan niet worden geopend; kijk of je het mag lezen.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game; choose a file that ends in .oriflamme.</source>
        <translation>‘%1’ is geen bewaard spel; kies een bestand dat op .oriflamme eindigt.</translation>
    </message>
    <message>
        <source>“%1” is far too big for a saved game; choose another file.</source>
        <translation>‘%1’ is veel te groot voor een bewaard spel; kies een ander bestand.</translation>
    </message>
    <message>
        <source>“%1” was saved by a newer version; update the game to open it.</source>
        <translation>‘%1’ is met een nieuwere versie bewaard; werk het programma bij om het te openen.</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Spel bewaard.</translation>
    </message>
    <message>
        <source>There is no room left for “%1” in the folder “%2”; free some space and save again.</source>
        <translation>In de map ‘%2’ is geen ruimte meer voor ‘%1’; maak ruimte vrij en bewaar het opnieuw.</translation>
    </message>
    <message>
        <source>Your current game goes on unchanged.</source>
        <translation>Je huidige spel gaat ongewijzigd verder.</translation>
    </message>
    <message>
        <source>“%1” cannot be replaced; choose another name.</source>
        <translation>‘%1’ kan niet worden vervangen; kies een andere naam.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronde %1</translation>
    </message>
    <message>
        <source>placement phase</source>
        <translation>plaatsingsfase</translation>
    </message>
    <message>
        <source>resolution phase</source>
        <translation>beslissingsfase</translation>
    </message>
    <message>
        <source>%1 to decide</source>
        <translation>%1 beslist</translation>
    </message>
    <message>
        <source>In “%1”, decision %2 comes after the end of the game.</source>
        <translation>In ‘%1’ komt beslissing %2 na het einde van het spel.</translation>
    </message>
    <message>
        <source>“%1” is damaged at decision %2 (%3).</source>
        <translation>‘%1’ is beschadigd bij beslissing %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the wrong player takes decision %2 (%3).</source>
        <translation>In ‘%1’ neemt de verkeerde speler beslissing %2 (%3).</translation>
    </message>
    <message>
        <source>“%1” breaks the rules at decision %2 (%3).</source>
        <translation>‘%1’ breekt de regels bij beslissing %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the result of the game is missing.</source>
        <translation>In ‘%1’ ontbreekt de uitslag van het spel.</translation>
    </message>
    <message>
        <source>“%1” tells a result, but the game is not over.</source>
        <translation>‘%1’ noemt een uitslag, maar het spel is nog niet afgelopen.</translation>
    </message>
    <message>
        <source>The result in “%1” does not follow from the decisions.</source>
        <translation>De uitslag in ‘%1’ klopt niet met het verloop van het spel.</translation>
    </message>
    <message>
        <source>The result in “%1” is damaged (%2).</source>
        <translation>De uitslag in ‘%1’ is beschadigd (%2).</translation>
    </message>
    <message>
        <source>The game without its last decision is shown as an unfinished one; open another copy to see the rest.</source>
        <translation>Het spel zonder de laatste beslissing wordt als onvoltooid spel getoond; open een andere kopie om de rest te zien.</translation>
    </message>
    <message>
        <source>What comes before is shown as an unfinished game; open another copy to see the rest.</source>
        <translation>Wat daarvoor gebeurde, wordt als onvoltooid spel getoond; open een andere kopie om de rest te zien.</translation>
    </message>
    <message>
        <source>The last save was damaged, so the game goes on from its last sound decision.</source>
        <translation>De laatste bewaarde versie was beschadigd; het spel gaat verder vanaf de laatste beslissing die nog klopte.</translation>
    </message>
    <message>
        <source>Another window had saved a newer game; it is now among the kept games as “%1”, and this one goes on.</source>
        <translation>Een ander venster had een nieuwer spel bewaard; dat staat nu als ‘%1’ bij de bewaarde spellen, en dit spel gaat verder.</translation>
    </message>
    <message>
        <source>The other window was closed; its game goes on here.</source>
        <translation>Het andere venster is gesloten; het spel daarvan gaat hier verder.</translation>
    </message>
    <message>
        <source>The game is open on “%1” (since %2), which keeps the saves; close it there and play on here, and your next decision is saved.</source>
        <translation>Het spel is open op ‘%1’ (sinds %2), en die computer bewaart; sluit het daar en speel hier verder, en je volgende beslissing wordt bewaard.</translation>
    </message>
    <message>
        <source>The folder “%1” is missing and cannot be made, so the game is not saved; make it and play on, and your next decision saves it.</source>
        <translation>De map ‘%1’ ontbreekt en kan niet worden gemaakt, dus het spel is niet bewaard; maak de map en speel verder, dan wordt het bij je volgende beslissing bewaard.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”, so the game is not saved; allow writing there and play on, and your next decision saves it.</source>
        <translation>Je hebt geen recht om in de map ‘%1’ te schrijven, dus het spel is niet bewaard; sta schrijven daar toe en speel verder, dan wordt het bij je volgende beslissing bewaard.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read, so the game is not saved; make it writable and play on, and your next decision saves it.</source>
        <translation>De schijf met de map ‘%1’ kan alleen worden gelezen, dus het spel is niet bewaard; maak de schijf schrijfbaar en speel verder, dan wordt het bij je volgende beslissing bewaard.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error and the game is not saved; save a copy on another disk (%2) and have this one checked.</source>
        <translation>De schijf met de map ‘%1’ meldt een fout en het spel is niet bewaard; bewaar een kopie op een andere schijf (%2) en laat deze nakijken.</translation>
    </message>
    <message>
        <source>The disk takes no file named “%1”; choose another name.</source>
        <translation>De schijf neemt geen bestand met de naam ‘%1’ aan; kies een andere naam.</translation>
    </message>
    <message>
        <source>There is no folder “%1” any more; choose another place to save.</source>
        <translation>De map ‘%1’ is er niet meer; kies een andere plaats om te bewaren.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”; choose another place to save.</source>
        <translation>Je hebt geen recht om in de map ‘%1’ te schrijven; kies een andere plaats om te bewaren.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read; choose another place to save.</source>
        <translation>De schijf met de map ‘%1’ kan alleen worden gelezen; kies een andere plaats om te bewaren.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error; choose another place to save.</source>
        <translation>De schijf met de map ‘%1’ meldt een fout; kies een andere plaats om te bewaren.</translation>
    </message>
    <message>
        <source>Take over the saves?</source>
        <translation>Het bewaren overnemen?</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Sluiten zonder te bewaren?</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Dit spel is niet bewaard</translation>
    </message>
    <message>
        <source>The game was opened on “%1” (%2), which keeps the saves. If it no longer runs there, take them over; if it does, it will save no more.</source>
        <translation>Het spel is op ‘%1’ geopend (%2), en die computer bewaart. Draait het daar niet meer, neem het bewaren dan over; draait het nog wel, dan bewaart het daar niets meer.</translation>
    </message>
    <message>
        <source>If you close now, your decisions since the last save are lost.</source>
        <translation>Als je nu sluit, gaan je beslissingen sinds de laatste keer bewaren verloren.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Toch sluiten</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Elders bewaren</translation>
    </message>
    <message>
        <source>Copied; paste it where you report the bug.</source>
        <translation>Gekopieerd; plak het in je foutrapport.</translation>
    </message>
    <message>
        <source>This is a real game now. Whenever you are unsure, ask for a hint: press H, or the lamp above.</source>
        <translation>Dit is nu een echt spel. Twijfel je, vraag dan om een tip: druk op H of op de lamp bovenaan.</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>The whole queue</source>
        <translation>De hele rij</translation>
    </message>
</context>
<context>
    <name>PickerPage</name>
    <message>
        <source>Mixed set</source>
        <translation>Gemengde set</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggesties</translation>
    </message>
    <message>
        <source>Surprise us</source>
        <translation>Verras ons</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Use these ten</source>
        <translation>Deze tien gebruiken</translation>
    </message>
</context>
<context>
    <name>PileView</name>
    <message>
        <source>No card lies here.</source>
        <translation>Hier ligt geen kaart.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Opzijgelegd</translation>
    </message>
</context>
<context>
    <name>PlainButton</name>
    <message>
        <source>Not possible now</source>
        <translation>Nu niet mogelijk</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>House of the Wolf</source>
        <translation>Huis van de Wolf</translation>
    </message>
    <message>
        <source>House of the Stag</source>
        <translation>Huis van het Hert</translation>
    </message>
    <message>
        <source>House of the Raven</source>
        <translation>Huis van de Raaf</translation>
    </message>
    <message>
        <source>House of the Tower</source>
        <translation>Huis van de Toren</translation>
    </message>
    <message>
        <source>House of the Oak</source>
        <translation>Huis van de Eik</translation>
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
        <translation>Gerard</translation>
    </message>
    <message>
        <source>Mortimer</source>
        <translation>Mortimer</translation>
    </message>
    <message>
        <source>Agnes</source>
        <translation>Agnes</translation>
    </message>
    <message>
        <source>Edith</source>
        <translation>Edith</translation>
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
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Schatmeester</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gretig</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Schildknaap</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Liefhebber</translation>
    </message>
    <message>
        <source>Sees what is in front of it, rarely what comes next.</source>
        <translation>Ziet wat voor de neus ligt, zelden wat daarna komt.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Gevorderd</translation>
    </message>
    <message>
        <source>Plans ahead and punishes careless play.</source>
        <translation>Plant vooruit en straft slordig spel af.</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Kanselier</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Grey Eminence</source>
        <translation>Grijze eminentie</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meester</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Weighs what each choice brings and costs this round.</source>
        <translation>Weegt af wat elke keuze deze ronde oplevert en kost.</translation>
    </message>
    <message>
        <source>Takes what a card brings at once. Right for a first game.</source>
        <translation>Neemt wat een kaart meteen oplevert. Goed voor een eerste spel.</translation>
    </message>
    <message>
        <source>Knows how people play, and plans for it.</source>
        <translation>Weet hoe mensen spelen en houdt daar rekening mee.</translation>
    </message>
    <message>
        <source>Guesses what you hide, and forgives nothing.</source>
        <translation>Raadt wat je verbergt en vergeeft niets.</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Hert</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Raaf</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Toren</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Eik</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>A choice may follow.</source>
        <translation>Er volgt misschien een keuze.</translation>
    </message>
    <message>
        <source>A choice follows.</source>
        <translation>Er volgt een keuze.</translation>
    </message>
    <message>
        <source>Nothing is gained or lost.</source>
        <translation>Niemand krijgt of verliest iets.</translation>
    </message>
    <message>
        <source>Until the next question: %1</source>
        <translation>Tot de volgende vraag: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the Trade</source>
        <translation>
            <numerusform>%n fiche op Handel</numerusform>
            <numerusform>%n fiches op Handel</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain %1 and lose %2.</source>
        <translation>Je krijgt %1 en verliest %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 and loses %3.</source>
        <translation>%1 krijgt %2 en verliest %3.</translation>
    </message>
    <message>
        <source>You gain %1.</source>
        <translation>Je krijgt %1.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <translation>%1 krijgt %2.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Je verliest %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliest %2.</translation>
    </message>
    <message>
        <source>You may lose %1.</source>
        <translation>Je verliest misschien %1.</translation>
    </message>
    <message>
        <source>%1 may lose %2.</source>
        <translation>%1 verliest misschien %2.</translation>
    </message>
    <message>
        <source>%1 to %2 influence</source>
        <translation>%1 tot %2 invloedspunten</translation>
    </message>
    <message>
        <source>%1 to %2 tokens</source>
        <translation>%1 tot %2 fiches</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on cards</source>
        <translation>
            <numerusform>%n fiche op een kaart</numerusform>
            <numerusform>%n fiches op kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 tokens on cards</source>
        <translation>%1 tot %2 fiches op kaarten</translation>
    </message>
    <message>
        <source>the hidden card</source>
        <translation>de gedekte kaart</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card that is lost</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>1 token on it.</source>
        <translation>1 fiche erop.</translation>
    </message>
    <message>
        <source>1 token more on it, %1 in all.</source>
        <translation>Nog 1 fiche erop, samen %1.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>All hidden cards are turned up.</source>
        <translation>Alle gedekte kaarten zijn omgedraaid.</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Andere kaart</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>%1, look at your own cards before you decide.</source>
        <translation>%1, bekijk je eigen kaarten voordat je beslist.</translation>
    </message>
    <message>
        <source>The chapter is over</source>
        <translation>Einde van het hoofdstuk</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The Insurrection needs a token before it can be revealed: keep it hidden (+1)</source>
        <translation>Zonder fiche kun je Opstand niet omdraaien: laat de kaart gedekt liggen (+1)</translation>
    </message>
    <message>
        <source>Choose an adjacent character to copy</source>
        <translation>Kies welke aangrenzende karakterkaart je kopieert</translation>
    </message>
    <message>
        <source>Choose the hand card to lay down; it sleeps until the end of the round</source>
        <translation>Kies welke handkaart je neerlegt; die slaapt tot het einde van de ronde</translation>
    </message>
    <message>
        <source>Choose where it goes</source>
        <translation>Kies waar de kaart naartoe gaat</translation>
    </message>
    <message>
        <source>Choose a card to move, then its new place</source>
        <translation>Kies een kaart om te verleggen en daarna de nieuwe plaats</translation>
    </message>
    <message>
        <source>Lay the first card of the queue</source>
        <translation>Leg de eerste kaart van de rij</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Waar leg je de kaart?</translation>
    </message>
    <message>
        <source>Lay a card: left end, right end, or on one of your stacks</source>
        <translation>Leg een kaart: links, rechts of boven op een van je stapels</translation>
    </message>
    <message>
        <source>Lay a card: left end or right end</source>
        <translation>Leg een kaart: links of rechts van de rij</translation>
    </message>
    <message>
        <source>Gain what lies beside it, or swap with a hand card?</source>
        <translation>Krijgen wat ernaast ligt, of omwisselen met een handkaart?</translation>
    </message>
    <message>
        <source>Pay another Diplomat (you gain 1), or collect the tokens here and discard this card?</source>
        <translation>Een andere Diplomate betalen (jij krijgt 1), of innen wat hier ligt en deze kaart afleggen?</translation>
    </message>
    <message>
        <source>Mark a card (you gain 1), or eliminate a marked one?</source>
        <translation>Een kaart markeren (jij krijgt 1), of een gemarkeerde verwijderen?</translation>
    </message>
    <message>
        <source>Choose what to eliminate: the first or the last card</source>
        <translation>Kies welke kaart je verwijdert: de eerste of de laatste</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate</source>
        <translation>Kies welke aangrenzende kaart je verwijdert</translation>
    </message>
    <message>
        <source>Choose an adjacent card to steal from its owner</source>
        <translation>Kies een aangrenzende kaart om de eigenaar te bestelen</translation>
    </message>
    <message>
        <source>Choose any card to eliminate</source>
        <translation>Kies welke kaart je verwijdert, waar ook in de rij</translation>
    </message>
    <message>
        <source>Choose an opponent’s face-down card to give 1 token</source>
        <translation>Kies welke gedekte kaart van een tegenstander 1 fiche krijgt</translation>
    </message>
    <message>
        <source>Choose the Diplomat that receives 2 tokens</source>
        <translation>Kies welke Diplomate 2 fiches krijgt</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate; a character brings 1 more</source>
        <translation>Kies welke aangrenzende kaart je verwijdert; een karakterkaart levert 1 punt extra op</translation>
    </message>
    <message>
        <source>Choose the card that receives a judgement token</source>
        <translation>Kies welke kaart een vonnisfiche krijgt</translation>
    </message>
    <message>
        <source>Choose a marked card to eliminate</source>
        <translation>Kies welke gemarkeerde kaart je verwijdert</translation>
    </message>
    <message>
        <source>%1 is laying a card</source>
        <translation>%1 legt een kaart</translation>
    </message>
    <message>
        <source>%1 is deciding: keep hidden or reveal</source>
        <translation>%1 beslist: gedekt laten of omdraaien</translation>
    </message>
    <message>
        <source>%1 is choosing whom to copy</source>
        <translation>%1 kiest wie gekopieerd wordt</translation>
    </message>
    <message>
        <source>%1 is choosing one of two abilities</source>
        <translation>%1 kiest een van de twee eigenschappen</translation>
    </message>
    <message>
        <source>%1 is choosing a hand card to lay down</source>
        <translation>%1 kiest een handkaart</translation>
    </message>
    <message>
        <source>%1 is choosing which card to move, and where</source>
        <translation>%1 kiest welke kaart waarheen gaat</translation>
    </message>
    <message>
        <source>%1 is choosing whom to steal from</source>
        <translation>%1 kiest wie bestolen wordt</translation>
    </message>
    <message>
        <source>%1 is choosing who receives a token</source>
        <translation>%1 kiest wie een fiche krijgt</translation>
    </message>
    <message>
        <source>%1 is choosing which Diplomat to pay</source>
        <translation>%1 kiest welke Diplomate betaald wordt</translation>
    </message>
    <message>
        <source>%1 is choosing a card to mark</source>
        <translation>%1 kiest welke kaart gemarkeerd wordt</translation>
    </message>
    <message>
        <source>%1 is choosing what to eliminate</source>
        <translation>%1 kiest welke kaart verwijderd wordt</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Krijgen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Omwisselen</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markeren</translation>
    </message>
    <message>
        <source>Eliminate</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Plaatsingsfase</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Beslissingsfase</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Eindtelling</translation>
    </message>
    <message>
        <source>Keep it hidden (+1) or reveal it?</source>
        <translation>Gedekt laten liggen (+1) of omdraaien?</translation>
    </message>
</context>
<context>
    <name>QueueCard</name>
    <message>
        <source>sleeps this round</source>
        <translation>slaapt deze ronde</translation>
    </message>
</context>
<context>
    <name>QueueOverview</name>
    <message>
        <source>The whole queue</source>
        <translation>De hele rij</translation>
    </message>
</context>
<context>
    <name>QueueZone</name>
    <message>
        <source>Further to the left</source>
        <translation>Verder naar links</translation>
    </message>
    <message>
        <source>Further to the right</source>
        <translation>Verder naar rechts</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The game is over; nothing can be chosen any more.</source>
        <translation>Het spel is afgelopen; er valt niets meer te kiezen.</translation>
    </message>
    <message>
        <source>Somebody else is asked now; wait until it is your turn to choose.</source>
        <translation>Nu kiest iemand anders; wacht tot jij mag kiezen.</translation>
    </message>
    <message>
        <source>Something else is asked now; answer the question at the table first.</source>
        <translation>Nu wordt iets anders gevraagd; beantwoord eerst de vraag op tafel.</translation>
    </message>
    <message>
        <source>Only a card from your own hand can be laid.</source>
        <translation>Je kunt alleen een kaart uit je eigen hand leggen.</translation>
    </message>
    <message>
        <source>In an empty queue both ends are one place; lay the card there.</source>
        <translation>In een lege rij zijn links en rechts dezelfde plaats; leg de kaart daar.</translation>
    </message>
    <message>
        <source>A card may be laid only on a stack of its own family; choose one of yours, or an end of the queue.</source>
        <translation>Een kaart mag alleen op een stapel van de eigen familie; kies een van je stapels, of een uiteinde van de rij.</translation>
    </message>
    <message>
        <source>There is no place here; choose one of those that are shown.</source>
        <translation>Hier is geen plaats; kies een van de plaatsen die te zien zijn.</translation>
    </message>
    <message>
        <source>A card that lies under another cannot be chosen; only the top card of a stack can.</source>
        <translation>Een kaart die onder een andere ligt, kun je niet kiezen; alleen de bovenste kaart van een stapel.</translation>
    </message>
    <message>
        <source>An Archer reaches only the first or the last card of the queue.</source>
        <translation>Een Boogschutter raakt alleen de eerste of de laatste kaart van de rij.</translation>
    </message>
    <message>
        <source>Only an adjacent card can be chosen: the top card right before or right after.</source>
        <translation>Je kunt alleen een aangrenzende kaart kiezen: de bovenste vlak ervoor of vlak erna.</translation>
    </message>
    <message>
        <source>This card cannot choose itself; choose another one.</source>
        <translation>Deze kaart kan zichzelf niet kiezen; kies een andere.</translation>
    </message>
    <message>
        <source>The Empress gives her token to an opponent; choose a face-down card of another family.</source>
        <translation>De Keizerin geeft de fiche aan een tegenstander; kies een gedekte kaart van een andere familie.</translation>
    </message>
    <message>
        <source>The Empress’s token goes on a face-down card, not on a revealed one.</source>
        <translation>De fiche van de Keizerin komt op een gedekte kaart, niet op een open kaart.</translation>
    </message>
    <message>
        <source>The 2 tokens go only to another revealed Diplomat.</source>
        <translation>De 2 fiches gaan alleen naar een andere open Diplomate.</translation>
    </message>
    <message>
        <source>A Judge eliminates only a top card with a judgement token; choose a marked one.</source>
        <translation>Een Rechter verwijdert alleen een bovenste kaart met een vonnisfiche; kies een gemarkeerde.</translation>
    </message>
    <message>
        <source>The card lies there already, so this is no move; choose another gap.</source>
        <translation>De kaart ligt daar al, dus er verandert niets; kies een andere plek.</translation>
    </message>
    <message>
        <source>Even in the first edition a Decree lays a card only onto a card of its own family; choose one of those, or a gap.</source>
        <translation>Ook in de eerste editie legt het Decreet een kaart alleen op een kaart van dezelfde familie; kies zo’n kaart, of een open plek.</translation>
    </message>
    <message>
        <source>A Decree may not lay a card back onto the stack it comes from; choose another place.</source>
        <translation>Het Decreet mag een kaart niet terugleggen op de stapel waar die vandaan komt; kies een andere plaats.</translation>
    </message>
    <message>
        <source>In the current edition a Decree never lays a card onto another; choose a gap.</source>
        <translation>In de huidige editie legt het Decreet nooit een kaart boven op een andere; kies een open plek.</translation>
    </message>
    <message>
        <source>To reveal an Insurrection costs 1 of its tokens, and none lies on it; keep it hidden.</source>
        <translation>Opstand omdraaien kost 1 fiche van de kaart, en er ligt er geen op; laat de kaart gedekt liggen.</translation>
    </message>
    <message>
        <source>This card does not offer that; choose one of its own two halves.</source>
        <translation>Dat kan deze kaart niet; kies een van de twee eigenschappen die erop staan.</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eén stap vooruit</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Through the eyes of</source>
        <translation>Door de ogen van</translation>
    </message>
    <message>
        <source>Bystander</source>
        <translation>Toeschouwer</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Spel terugkijken</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>This game takes the place of your unfinished one.</source>
        <translation>Dit spel komt in de plaats van je onafgemaakte spel.</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Space play or pause · ← → step · Page ↑ ↓ or 1–6 round · Home End ends · + − speed · Esc menu</source>
        <translation>Spatie afspelen of pauze · ← → stap · Page ↑ ↓ of 1–6 ronde · Home End begin en einde · + − snelheid · Esc menu</translation>
    </message>
</context>
<context>
    <name>RoundSegment</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>RuleBoard</name>
    <message>
        <source>Once more</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Players and set-up</source>
        <translation>Spelers en voorbereiding</translation>
    </message>
    <message>
        <source>start begin deal shuffle hand number two three four five house rule aside</source>
        <translation>begin start delen schudden hand aantal twee drie vier vijf huisregel opzij</translation>
    </message>
    <message>
        <source>The throne stands empty. Whoever has gathered the most influence after six rounds takes it.</source>
        <translation>De troon is leeg. Wie na zes rondes de meeste invloed heeft, bestijgt hem.</translation>
    </message>
    <message>
        <source>The queue: direction and stacks</source>
        <translation>De rij: richting en stapels</translation>
    </message>
    <message>
        <source>row line left right end first last before after top covered under pile</source>
        <translation>lijn links rechts uiteinde eerste laatste voor na bovenste bedekt onder stapel</translation>
    </message>
    <message>
        <source>Influence and tokens</source>
        <translation>Invloed en fiches</translation>
    </message>
    <message>
        <source>points coins score bank supply gain money</source>
        <translation>punten munten score bank voorraad krijgen geld</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Karakterkaarten en intrigekaarten</translation>
    </message>
    <message>
        <source>kind type card person event stays leaves permanent once</source>
        <translation>soort type kaart personage gebeurtenis blijft vertrekt eenmalig</translation>
    </message>
    <message>
        <source>Rounds and laying cards</source>
        <translation>Rondes en kaarten leggen</translation>
    </message>
    <message>
        <source>turn order play place put first player marker clockwise onto stack between trade pays</source>
        <translation>beurt volgorde spelen plaatsen neerleggen startspeler tegel klok op stapel tussen handel betaalt</translation>
    </message>
    <message>
        <source>Resolving the queue</source>
        <translation>De rij afhandelen</translation>
    </message>
    <message>
        <source>walk reveal flip keep hidden face down token next skip twice uncovered under vanish</source>
        <translation>beslissing omdraaien laten liggen gedekt fiche volgende overslaan twee keer werkt onder verdwijnt</translation>
    </message>
    <message>
        <source>When everybody has laid a card, the queue is resolved from its first place to its last.</source>
        <translation>Als iedereen een kaart heeft gelegd, wordt de rij afgehandeld, van de eerste plaats tot de laatste.</translation>
    </message>
    <message>
        <source>Choices and targets</source>
        <translation>Keuzes en doelen</translation>
    </message>
    <message>
        <source>target adjacent neighbour beside must may own card either or half question forced optional spy steal</source>
        <translation>doel aangrenzend buur naast moet mag eigen kaart of helft vraag verplicht spion stelen</translation>
    </message>
    <message>
        <source>Eliminating, discarding, reserving</source>
        <translation>Verwijderen, afleggen, achterhouden</translation>
    </message>
    <message>
        <source>kill remove attack hit victim pay order pile graveyard lost tokens infiltration keep aside</source>
        <translation>doden weghalen aanval raken slachtoffer betaling volgorde aflegstapel vervallen infiltratie</translation>
    </message>
    <message>
        <source>Cards leave the queue in three ways, and only one of them pays.</source>
        <translation>Kaarten verlaten de rij op drie manieren, en maar één daarvan levert iets op.</translation>
    </message>
    <message>
        <source>Ambush and Insurrection</source>
        <translation>Hinderlaag en Opstand</translation>
    </message>
    <message>
        <source>trap attacker caught springs four revenge two ambushes turn down again known</source>
        <translation>val aanvaller gevangen vier wraak twee hinderlagen weer gedekt bekend</translation>
    </message>
    <message>
        <source>Judgement tokens</source>
        <translation>Vonnisfiches</translation>
    </message>
    <message>
        <source>judge mark marked verdict sentence five several</source>
        <translation>rechter markeren gemarkeerd vonnis oordeel vijf meerdere</translation>
    </message>
    <message>
        <source>The Royal Decree: moving cards</source>
        <translation>Koninklijk Decreet: kaarten verleggen</translation>
    </message>
    <message>
        <source>move shift gap same place back beside stack order rearrange</source>
        <translation>verplaatsen schuiven plek dezelfde plaats terug naast stapel volgorde</translation>
    </message>
    <message>
        <source>Shapeshifter and Informant: copying and swapping</source>
        <translation>Copycat en Informante: kopiëren en omwisselen</translation>
    </message>
    <message>
        <source>copy imitate name heir this card swap sleep asleep exchange hand back</source>
        <translation>kopie nadoen naam erfgenaam deze kaart ruilen slaapt slapen wissel terug hand</translation>
    </message>
    <message>
        <source>Who may know what</source>
        <translation>Wie wat mag weten</translation>
    </message>
    <message>
        <source>secret look peek hidden open public remember memory hand aside discard pile</source>
        <translation>geheim kijken gluren verborgen openbaar onthouden hand opzij aflegstapel</translation>
    </message>
    <message>
        <source>Whatever follows from what you see, you may use; computers and hints know no more than the seat they play for.</source>
        <translation>Wat je uit het zichtbare kunt afleiden, mag je gebruiken; computers en tips weten niet meer dan de speler voor wie ze werken.</translation>
    </message>
    <message>
        <source>The end and ties</source>
        <translation>Einde en gelijke stand</translation>
    </message>
    <message>
        <source>win winner draw equal tie-break tiebreaker score count throne last card sixth</source>
        <translation>winnen winnaar gelijkspel remise beslissing eindstand tellen troon laatste kaart zesde</translation>
    </message>
    <message>
        <source>The first edition</source>
        <translation>De eerste editie</translation>
    </message>
    <message>
        <source>old older current new version difference edition lord ambush decree stack tie</source>
        <translation>oude huidige nieuwe versie verschil heer hinderlaag decreet stapel gelijk</translation>
    </message>
    <message>
        <source>Card sets and mixing</source>
        <translation>Kaartsets en mengen</translation>
    </message>
    <message>
        <source>base alliance mixed expansion combine variant choose ten twenty deck</source>
        <translation>basis alliantie gemengd uitbreiding combineren variant kiezen tien twintig</translation>
    </message>
    <message>
        <source>The first edition differs in these points alone; everything else holds in both.</source>
        <translation>Hier staat alles waarin de eerste editie verschilt; de rest geldt in beide.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Three to five players sit at the table, and each has a family: ten cards with their own crest and colour. Every family has the same ten cards, each of them once. Whatever the number of players, the set-up is the same.</source>
        <translation>Er zitten drie tot vijf spelers aan tafel, en ieder heeft een familie: tien kaarten met een eigen wapen en kleur. Elke familie heeft dezelfde tien kaarten, elk één keer. De voorbereiding is gelijk voor elk aantal spelers.</translation>
    </message>
    <message>
        <source>Each family’s ten cards are shuffled: 3 are set aside face down, and 7 make the hand. Every player begins with 1 influence, and 5 judgement tokens lie ready for all. Before the first round you agree on the direction and on who takes the first-player marker, by custom the oldest.</source>
        <translation>De tien kaarten van elke familie worden geschud: 3 gaan gedekt opzij, 7 vormen de hand. Iedereen begint met 1 invloedspunt, en er liggen 5 vonnisfiches klaar voor iedereen. Voor de eerste ronde spreek je de richting af en wie de startspelertegel krijgt; gewoonlijk is dat de oudste.</translation>
    </message>
    <message>
        <source>Two can play too: this is a house rule of this program, for the printed game asks for three at least. Nothing else changes.</source>
        <translation>Met twee spelen kan ook: dat is een huisregel van dit programma, want de gedrukte uitgave vraagt minstens drie spelers. Verder verandert er niets.</translation>
    </message>
    <message>
        <source>All families share one row, the queue, which has a left and a right end. At each place of it lies a stack: a single card, or several of one family. When a place becomes empty, the gap closes.</source>
        <translation>Alle families delen één rij, met een linker- en een rechterkant. Op elke plaats ligt een stapel: één kaart, of meer kaarten van één familie. Raakt een plaats leeg, dan sluit de rij weer aan.</translation>
    </message>
    <message>
        <source>One direction holds for the whole game: left to right or right to left. First, last, before and after always follow it: from right to left, the card at the right end is the first one. The left and the right end are always those that you see.</source>
        <translation>Het hele spel geldt één richting: van links naar rechts of van rechts naar links. Eerste, laatste, voor en na volgen die richting: van rechts naar links is de kaart helemaal rechts de eerste. Links en rechts zijn altijd zoals je het ziet.</translation>
    </message>
    <message>
        <source>A stack holds cards of one family only. The uppermost is its top card, every other one is covered. A covered card waits: it counts again once the cards on it have left or been moved.</source>
        <translation>Een stapel bevat kaarten van één familie. De hoogste is de bovenste kaart, alle andere zijn bedekt. Een bedekte kaart wacht: zodra de kaarten erboven weg of verlegd zijn, telt die weer mee.</translation>
    </message>
    <message>
        <source>A covered card keeps its side, its tokens and its judgement tokens, but nothing counts it and nobody can choose it, not even its owner, unless a rule says so. This holds in both editions.</source>
        <translation>Een bedekte kaart blijft open of gedekt zoals die was en houdt alle fiches en vonnisfiches, maar telt nergens voor mee en niemand kan die kiezen, ook de eigenaar niet, tenzij een regel iets anders zegt. Dat geldt in beide edities.</translation>
    </message>
    <message>
        <source>A token is one point of influence. The tokens in front of a player are that player’s influence; others lie on cards of the queue or in the supply. To gain means to take tokens from the supply.</source>
        <translation>Een fiche is één invloedspunt. De fiches die voor je liggen, zijn jouw invloed; andere liggen op kaarten in de rij of in de voorraad. Krijgen betekent: uit de voorraad nemen.</translation>
    </message>
    <message>
        <source>The supply never runs out: whoever gains gets all of it.</source>
        <translation>De voorraad raakt nooit op: wie iets krijgt, krijgt alles.</translation>
    </message>
    <message>
        <source>An intrigue that has acted is discarded. Only an [infiltration:Infiltration] and a [trade:Trade] are reserved instead, and an [insurrection:Insurrection] turns face down again. Cards of the other kind are characters: once revealed, they stay and act in every round, though a [deserter:Deserter], a [diplomat:Diplomat] or an [informant:Informant] may leave by its own text.</source>
        <translation>Een intrigekaart die in actie is geweest, wordt afgelegd. Alleen [infiltration:Infiltratie] en [trade:Handel] worden in plaats daarvan achtergehouden, en [insurrection:Opstand] komt weer gedekt te liggen. De andere kaarten zijn karakterkaarten: eenmaal open blijven ze liggen en komen elke ronde in actie, al kunnen [deserter:Deserteur], [diplomat:Diplomate] en [informant:Informante] door hun eigen tekst vertrekken.</translation>
    </message>
    <message>
        <source>A game lasts six rounds. In each of them everybody first lays one card; then the queue is resolved, place by place.</source>
        <translation>Een spel duurt zes rondes. In elke ronde legt eerst iedereen één kaart; daarna wordt de rij plaats voor plaats afgehandeld.</translation>
    </message>
    <message>
        <source>When a round begins, once the marker has passed and before anybody lays a card, every reserved [trade:Trade] pays its owner as much as lies on it, all at the same moment. It pays only if its owner has a card in the queue, covered or not.</source>
        <translation>Aan het begin van een ronde, als de startspelertegel is doorgeschoven en nog niemand een kaart heeft gelegd, betaalt elke achtergehouden [trade:Handel] de eigenaar zoveel als erop ligt, alle op hetzelfde moment. Dat gebeurt alleen als de eigenaar een kaart in de rij heeft, bedekt of niet.</translation>
    </message>
    <message>
        <source>Beginning with the first player and going clockwise, each player lays one hand card face down: at the left end, at the right end, or onto a stack of their own family, whichever side it shows. Nobody may lay a card between two places or onto another family. In an empty queue both ends are one and the same place.</source>
        <translation>De startspeler begint en daarna gaat het met de klok mee: iedereen legt één handkaart gedekt neer, links, rechts of boven op een stapel van de eigen familie, of die nu gedekt of open ligt. Tussen twee plaatsen of op een andere familie mag niet. In een lege rij zijn links en rechts dezelfde plaats.</translation>
    </message>
    <message>
        <source>When a round ends, the first-player marker goes one seat clockwise. Cards stay where they are, with all that lies on them.</source>
        <translation>Aan het einde van een ronde schuift de startspelertegel met de klok mee één speler door. De kaarten blijven liggen, met alles wat erop ligt.</translation>
    </message>
    <message>
        <source>The places are visited along the direction, beginning with the first, and at each of them the top card matters. If it is face down, its owner keeps it hidden or reveals it; if it is revealed, it acts. Afterwards the next place follows. If the card has left and nothing was under it, the gap closes and the stack after it is next.</source>
        <translation>De plaatsen komen in de gekozen richting aan de beurt, te beginnen met de eerste, en op elke plaats gaat het om de bovenste kaart. Is die gedekt, dan laat de eigenaar die gedekt liggen of draait die om; is die open, dan komt die in actie. Daarna volgt de volgende plaats. Is de kaart weg en lag er niets onder, dan sluit de rij aan en is de stapel erna aan de beurt.</translation>
    </message>
    <message>
        <source>Whoever keeps a card hidden puts 1 token from the supply on it, and that is all. In the next round the question comes again; any number of tokens may gather on a card.</source>
        <translation>Wie een kaart gedekt laat liggen, legt er 1 fiche uit de voorraad op, meer niet. De volgende ronde komt de vraag opnieuw; er kunnen zoveel fiches op een kaart komen als je wilt.</translation>
    </message>
    <message>
        <source>Whoever reveals a card takes the tokens on it. Its ability happens at once; a card may be revealed in the very round it was laid. Some cards treat their tokens otherwise: on [ambush:Ambush] and [racket:Racket] they are lost, a [conspiracy:Conspiracy] pays double, a [trade:Trade] keeps them, and an [insurrection:Insurrection] costs one of them.</source>
        <translation>Wie een kaart omdraait, neemt de fiches die erop liggen. De eigenschap werkt meteen; omdraaien mag al in de ronde waarin de kaart is gelegd. Sommige kaarten gaan anders met fiches om: op [ambush:Hinderlaag] en [racket:Afpersing] vervallen ze, [conspiracy:Samenzwering] betaalt dubbel, [trade:Handel] houdt ze, en [insurrection:Opstand] kost er een.</translation>
    </message>
    <message>
        <source>A revealed card acts whenever its place is resolved, wanted or not. It stays in the queue until its text is done, even an intrigue, unless it eliminates itself or an [ambush:Ambush] takes it. What it uncovers by leaving early counts as uncovered at once, but is resolved only when all that is over.</source>
        <translation>Een open kaart komt in actie telkens als die plaats wordt afgehandeld, of je wilt of niet. Ook een intrigekaart blijft in de rij tot de tekst is uitgevoerd, tenzij de kaart zichzelf verwijdert of in een [ambush:Hinderlaag] loopt. Wat daardoor eerder bovenop komt, telt meteen mee, maar wordt pas afgehandeld als dit alles voorbij is.</translation>
    </message>
    <message>
        <source>If the card that acted has left, in whatever way, and a card was under it, that one has come to light at the place being resolved and is resolved at once. Only the cards under one that an [informant:Informant] laid down stay covered and wait.</source>
        <translation>Is de kaart weg die in actie was, op welke manier ook, en lag er een kaart onder, dan ligt die nu bovenop op de plaats die aan de beurt is en wordt die meteen afgehandeld. Alleen kaarten onder een kaart die de [informant:Informante] heeft neergelegd, blijven bedekt en wachten.</translation>
    </message>
    <message>
        <source>When a stack vanishes that has been passed already, no card is skipped or met twice. A card uncovered at a place already passed is not resolved this round; one uncovered further on is, in its turn. A card that a [royal-decree:Royal Decree] carries from the passed part to the part ahead is met again: it acts again, or its owner is asked again. One carried the other way is missed.</source>
        <translation>Verdwijnt een stapel die al geweest is, dan wordt geen kaart overgeslagen en komt er geen twee keer aan de beurt. Een kaart die bovenop komt op een plaats die al geweest is, wordt deze ronde niet afgehandeld; verderop wel, als die plaats aan de beurt is. Een kaart die een [royal-decree:Koninklijk Decreet] verlegt van wat al geweest is naar wat nog komt, is opnieuw aan de beurt: die komt weer in actie, of de eigenaar mag weer kiezen. Een kaart die de andere kant op gaat, wordt overgeslagen.</translation>
    </message>
    <message>
        <source>The owner of the card being resolved answers all that its ability asks, one question after another: which half, which card to copy, which target, which hand card; a Decree’s card and its new place are one question. What the text puts first is done by then: an [empress:Empress] has paid her 2 already when her owner is asked about the token. A question with a single answer is not asked. Yet to point at one thing or another is a choice, even where the outcome is the same.</source>
        <translation>De eigenaar van de kaart die aan de beurt is, beantwoordt alles wat de eigenschap vraagt, vraag na vraag: welke helft, welke kaart kopiëren, welk doel, welke handkaart; de kaart voor het Decreet en de nieuwe plaats zijn één vraag. Wat de tekst eerst noemt, is dan al gebeurd: de 2 punten van de [empress:Keizerin] zijn al binnen als het om de fiche gaat. Een vraag met maar één antwoord wordt niet gesteld. Maar het een of het ander aanwijzen is een keuze, ook als de uitkomst gelijk is.</translation>
    </message>
    <message>
        <source>What to lay, and whether to keep or reveal, is asked always, even with one answer. An [insurrection:Insurrection] that has no token can only be kept; passing over the question would give it away.</source>
        <translation>Wat je legt, en of je een kaart gedekt laat of omdraait, wordt altijd gevraagd, ook bij één antwoord. Een [insurrection:Opstand] zonder fiche kun je alleen gedekt laten; de vraag overslaan zou de kaart verraden.</translation>
    </message>
    <message>
        <source>You may choose one half of a card that says OR only if at least part of it can be done. A [judge:Judge] eliminates only where a top card bears a judgement token, and an [informant:Informant] swaps only with a card in the hand. The other halves are always open: gain, pay, collect and mark.</source>
        <translation>Een helft van een kaart met OF is alleen mogelijk als je er minstens een deel van kunt uitvoeren. De [judge:Rechter] verwijdert alleen als er een bovenste kaart met een vonnisfiche ligt, en de [informant:Informante] wisselt alleen om als je een handkaart hebt. De andere helften kunnen altijd: krijgen, betalen, innen en markeren.</translation>
    </message>
    <message>
        <source>Adjacent are the top cards of the places right before and right after: two of them, one at an end of the queue, none for a card alone in it. Side and family do not matter.</source>
        <translation>Aangrenzend zijn de bovenste kaarten op de plaatsen vlak ervoor en vlak erna: twee, één aan een uiteinde van de rij, geen voor een kaart die er alleen ligt. Of ze gedekt of open zijn en van welke familie, doet er niet toe.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards freely, and you have to if nothing else can be chosen. With nothing to choose, nothing happens.</source>
        <translation>Verwijderen is verplicht. Eigen kaarten mag je gerust kiezen, en je moet als er niets anders te kiezen is. Valt er niets te kiezen, dan gebeurt er niets.</translation>
    </message>
    <message>
        <source>A [spy:Spy] may point at a card whose owner has no influence, or at one of its own family. Nothing is stolen then.</source>
        <translation>Een [spy:Spion] mag een kaart aanwijzen van een speler zonder invloedspunten, of een kaart van de eigen familie. Dan steelt hij niets.</translation>
    </message>
    <message>
        <source>Whoever eliminates a card, even one of their own, gains 1 influence for it. Only top cards can be eliminated, face down or revealed. Losing a card pays its owner nothing, unless it is an [ambush:Ambush] or a [racket:Racket].</source>
        <translation>Wie een kaart verwijdert, ook een eigen kaart, krijgt daarvoor 1 invloedspunt. Alleen bovenste kaarten kunnen verwijderd worden, gedekt of open. Een kaart kwijtraken levert de eigenaar niets op, behalve bij [ambush:Hinderlaag] en [racket:Afpersing].</translation>
    </message>
    <message>
        <source>When cards are eliminated, every victim is turned up first, its tokens return to the supply, and it goes to its owner’s discard pile; what was under it is uncovered, or its place closes. Then comes the pay: 1 for each victim, own cards and the acting card itself included, together with what an [infiltration:Infiltration] adds. Then each [ambush:Ambush] and [racket:Racket] among the victims takes effect, in the order along the direction. Last comes the rest of the acting card’s text, if that card is still there.</source>
        <translation>Bij het verwijderen wordt eerst elk slachtoffer opengelegd; de fiches ervan gaan terug naar de voorraad en de kaart naar de aflegstapel van de eigenaar; wat eronder lag, komt bovenop, of de plaats verdwijnt. Dan volgt de betaling: 1 voor elk slachtoffer, ook een eigen kaart en de aanvallende kaart zelf, samen met wat [infiltration:Infiltratie] toevoegt. Dan werkt elke verwijderde [ambush:Hinderlaag] en [racket:Afpersing], in volgorde van de richting. Als laatste komt de rest van de tekst, als de aanvallende kaart er nog ligt.</translation>
    </message>
    <message>
        <source>A discarded card goes face up to its owner’s discard pile, and nobody is paid for it. Tokens on it return to the supply, unless its text says otherwise.</source>
        <translation>Een afgelegde kaart gaat open naar de aflegstapel van de eigenaar, en niemand krijgt er iets voor. De fiches erop gaan terug naar de voorraad, tenzij de tekst iets anders zegt.</translation>
    </message>
    <message>
        <source>A reserved card lies face up in front of its owner for the rest of the game. Nothing touches it, and it is no card of the queue. A card that is eliminated cannot be reserved.</source>
        <translation>Een achtergehouden kaart ligt de rest van het spel open voor de eigenaar. Niets kan die kaart nog raken, en die hoort niet meer bij de rij. Een kaart die verwijderd wordt, kan niet worden achtergehouden.</translation>
    </message>
    <message>
        <source>The attacker is always the card at the place being resolved: a [shapeshifter:Shapeshifter] that copies, not the card it copied, and an intrigue too. An intrigue taken by an [ambush:Ambush] leaves just once.</source>
        <translation>De aanvaller is altijd de kaart op de plaats die aan de beurt is: een [shapeshifter:Copycat] die kopieert, niet de gekopieerde kaart, en ook een intrigekaart. Een intrigekaart die in een [ambush:Hinderlaag] loopt, vertrekt maar één keer.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that eliminates an opponent’s [ambush:Ambush] is discarded instead of turned face down. Two such Ambushes pay their owners 4 each and discard it once.</source>
        <translation>Een [insurrection:Opstand] die een [ambush:Hinderlaag] van een tegenstander verwijdert, wordt afgelegd in plaats van weer gedekt gelegd. Twee van zulke Hinderlagen leveren hun eigenaars elk 4 op, en Opstand wordt één keer afgelegd.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that has turned down is a face-down card like any other, but known to all. Met once more in the same round, after a [royal-decree:Royal Decree], its owner is asked once more.</source>
        <translation>Een [insurrection:Opstand] die weer gedekt ligt, is een gedekte kaart als elke andere, maar bij iedereen bekend. Komt die door een [royal-decree:Koninklijk Decreet] in dezelfde ronde nog eens aan de beurt, dan mag de eigenaar opnieuw kiezen.</translation>
    </message>
    <message>
        <source>The judgement tokens on a card that leaves the queue, in any way, return to the common supply. There are five in all. A card may bear several, and any [judge:Judge] may use them, whoever laid them.</source>
        <translation>De vonnisfiches op een kaart die de rij verlaat, hoe dan ook, gaan terug naar de gemeenschappelijke voorraad. Er zijn er vijf. Op één kaart kunnen er meerdere liggen, en elke [judge:Rechter] mag ze gebruiken, wie ze ook heeft gelegd.</translation>
    </message>
    <message>
        <source>Putting a card back where it lay is no move for a [royal-decree:Royal Decree]; laying the top card of a stack beside the rest of that stack is one. The Decree stays in its place until the move is made, so the gaps on either side of it are two. With no move to make, nothing happens.</source>
        <translation>Een kaart terugleggen waar die lag, is voor het [royal-decree:Koninklijk Decreet] geen zet; de bovenste kaart van een stapel naast de rest van die stapel leggen wel. Het Decreet blijft liggen tot dat gebeurd is, dus vlak ervoor en vlak erna zijn twee verschillende plekken. Valt er niets te verleggen, dan gebeurt er niets.</translation>
    </message>
    <message>
        <source>A [shapeshifter:Shapeshifter] is always called Shapeshifter. So when it copies an [heir:Heir], only other revealed and uncovered Shapeshifters stand in its way, and it stands in no Heir’s way. To copy a Shapeshifter does nothing, and every copy lasts for this one resolution.</source>
        <translation>Een [shapeshifter:Copycat] heet altijd Copycat. Kopieert hij een [heir:Erfgenaam], dan zitten dus alleen andere open, onbedekte Copycats in de weg, en hij zit zelf geen Erfgenaam in de weg. Een Copycat kopiëren doet niets, en elke kopie geldt alleen voor deze ene keer.</translation>
    </message>
    <message>
        <source>In a copied ability “this card” is the [shapeshifter:Shapeshifter]. A copied [deserter:Deserter] may get it discarded, and a copied [informant:Informant] may take it back into the hand. As a [diplomat:Diplomat] it may collect, or pay any revealed top Diplomat, the copied one included.</source>
        <translation>In een gekopieerde eigenschap is ‘deze kaart’ de [shapeshifter:Copycat]. Als [deserter:Deserteur] kan hij worden afgelegd, als [informant:Informante] kan hij terug naar de hand. Als [diplomat:Diplomate] kan hij innen wat erop ligt, of een open bovenste Diplomate betalen, ook de gekopieerde.</translation>
    </message>
    <message>
        <source>A card laid down by an [informant:Informant] sleeps until the round ends. When its place comes, wherever that is, it is passed over: no question, no token. For everything else it is a card like any other.</source>
        <translation>Een kaart die de [informant:Informante] heeft neergelegd, slaapt tot het einde van de ronde. Waar die ook ligt, de kaart wordt overgeslagen, zonder vraag en zonder fiche. Verder is het een kaart als elke andere.</translation>
    </message>
    <message>
        <source>You alone see your hand, your three cards set aside and your own face-down cards, covered ones too. Everybody sees the rest: influence, how many cards a hand holds, whose each card is and what lies on it, whether it sleeps, and every card that is revealed, discarded or reserved. A card whose face all have seen stays known, wherever it is carried. One taken back is known to be in the hand until its owner lays a card.</source>
        <translation>Alleen jij ziet je hand, je drie opzijgelegde kaarten en je eigen gedekte kaarten, ook de bedekte. Al het andere ziet iedereen: de invloedspunten, het aantal handkaarten, van wie elke kaart is, wat erop ligt en of die slaapt, en elke kaart die open, afgelegd of achtergehouden is. Een kaart die iedereen gezien heeft, blijft bekend, waar die ook heen gaat. Van een teruggenomen kaart weet iedereen dat die in de hand zit, tot de eigenaar een kaart legt.</translation>
    </message>
    <message>
        <source>Among players with equal influence, whoever has the most top cards in the queue wins: count the stacks on which their card lies uppermost. Face down or revealed makes no difference.</source>
        <translation>Bij gelijke invloed wint wie de meeste bovenste kaarten in de rij heeft: tel de stapels waarop een eigen kaart bovenop ligt. Gedekt of open maakt geen verschil.</translation>
    </message>
    <message>
        <source>Players who are equal in influence and in cards win together.</source>
        <translation>Spelers die in invloed en in kaarten gelijk staan, winnen samen.</translation>
    </message>
    <message>
        <source>In the first edition a [lord:Lord] counts every card of an adjacent stack of its family, covered ones too. In the current edition only the top card counts.</source>
        <translation>In de eerste editie telt de [lord:Heer] elke kaart van een aangrenzende stapel van de eigen familie, ook de bedekte. In de huidige editie telt alleen de bovenste.</translation>
    </message>
    <message>
        <source>In the first edition an [ambush:Ambush] eliminated by its own family brings 1 more, as if its owner had revealed it, and the card that did it is discarded without pay; an [insurrection:Insurrection] is not turned down then. In the current edition there is just the 1 for eliminating, and the card that did it stays.</source>
        <translation>In de eerste editie levert een [ambush:Hinderlaag] die door de eigen familie wordt verwijderd 1 extra op, alsof de eigenaar die omdraait, en wordt de aanvallende kaart zonder betaling afgelegd; [insurrection:Opstand] komt dan niet weer gedekt te liggen. In de huidige editie krijg je alleen het gewone punt voor het verwijderen, en blijft de aanvallende kaart liggen.</translation>
    </message>
    <message>
        <source>In the current edition a [royal-decree:Royal Decree] moves a card only into a gap: between two stacks or beyond an end. In the first edition it may also build stacks.</source>
        <translation>In de huidige editie verlegt een [royal-decree:Koninklijk Decreet] een kaart alleen naar een open plek: tussen twee stapels of voorbij een uiteinde. In de eerste editie kan het ook stapels maken.</translation>
    </message>
    <message>
        <source>In the first edition a [royal-decree:Royal Decree] may lay a card onto a top card of that card’s own family, but not back onto the stack it comes from. If that top card is the Decree itself, the Decree is discarded from under the moved card, which is resolved next at that place unless it sleeps.</source>
        <translation>In de eerste editie mag een [royal-decree:Koninklijk Decreet] een kaart op een bovenste kaart van dezelfde familie leggen, maar niet terug op de stapel waar die vandaan komt. Is die bovenste kaart het Decreet zelf, dan wordt het onder de verlegde kaart weggehaald en afgelegd; die kaart is daarna op die plaats aan de beurt, tenzij die slaapt.</translation>
    </message>
    <message>
        <source>In the first edition all of a player’s cards in the queue count in a tie, covered ones too. In the current edition only the top cards do.</source>
        <translation>In de eerste editie beslissen bij gelijke stand alle eigen kaarten in de rij, ook de bedekte. In de huidige editie alleen de bovenste.</translation>
    </message>
    <message>
        <source>A game is played with ten cards: the base ten, the ten of the Alliance, or mixed, any ten of the twenty. All families play with the same ten. Mixed sets are a variant of this program.</source>
        <translation>Je speelt met tien kaarten: de tien van de basisset, de tien van Alliantie, of gemengd, tien kaarten naar keuze uit de twintig. Alle families spelen met dezelfde tien. Gemengde sets zijn een variant van dit programma.</translation>
    </message>
    <message>
        <source>The edition is a choice only where the ten hold a base card. Without one the game is of the current edition; with one, the chosen edition governs everything, the tie-break too.</source>
        <translation>De editie is alleen te kiezen als er een basiskaart bij de tien is. Zonder zo’n kaart geldt de huidige editie; anders bepaalt de gekozen editie alles, ook de beslissing bij gelijke stand.</translation>
    </message>
    <message>
        <source>The game ends after the sixth round; the card left in each hand is never played. Tokens in the queue are worth nothing then. Those on a reserved [trade:Trade] go to its owner, who needs no card in the queue for that. Whoever has the most influence wins.</source>
        <translation>Het spel eindigt na de zesde ronde; de kaart die iedereen overhoudt, wordt niet gespeeld. Fiches in de rij zijn dan niets waard. Die op een achtergehouden [trade:Handel] gaan naar de eigenaar, ook zonder kaart in de rij. Wie de meeste invloedspunten heeft, wint.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoek in de regels</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Hoofdstukken</translation>
    </message>
    <message>
        <source>Nothing is found. Try another word.</source>
        <translation>Niets gevonden. Probeer een ander woord.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle kaarten</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Weghalen</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Own cards</source>
        <translation>Eigen kaarten</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Base set</source>
        <translation>Basisset</translation>
    </message>
    <message>
        <source>Blades, thieves and a trap: the place to start.</source>
        <translation>Messen, dieven en een val: de beste plek om te beginnen.</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Alliantie</translation>
    </message>
    <message>
        <source>Gifts, bargains and verdicts: help others while it helps you.</source>
        <translation>Geschenken, afspraken en vonnissen: help anderen zolang het jou helpt.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemengd</translation>
    </message>
    <message>
        <source>Any ten of the twenty cards, the same ten for every family.</source>
        <translation>Tien kaarten naar keuze uit de twintig, dezelfde voor elke familie.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Huidige</translation>
    </message>
    <message>
        <source>The rules as they are printed today.</source>
        <translation>De regels zoals ze nu gedrukt worden.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Eerste</translation>
    </message>
    <message>
        <source>The older rules: the Lord counts whole stacks, the Decree may stack, your own Ambush bites too.</source>
        <translation>De oudere regels: de Heer telt hele stapels, het Decreet mag stapelen en ook je eigen Hinderlaag bijt.</translation>
    </message>
    <message>
        <source>Drawn blades</source>
        <translation>Getrokken messen</translation>
    </message>
    <message>
        <source>Everybody strikes, and two traps wait for those who strike too soon.</source>
        <translation>Iedereen slaat toe, en twee vallen wachten op wie te vroeg toeslaat.</translation>
    </message>
    <message>
        <source>Golden court</source>
        <translation>Het gouden hof</translation>
    </message>
    <message>
        <source>Little blood, much gold: whoever comes early and stays earns the most.</source>
        <translation>Weinig bloed, veel goud: wie vroeg komt en blijft, verdient het meest.</translation>
    </message>
    <message>
        <source>Traps and bargains</source>
        <translation>Vallen en afspraken</translation>
    </message>
    <message>
        <source>Every heap of tokens in the queue is a treasure or a trap.</source>
        <translation>Elk stapeltje fiches in de rij is een schat of een val.</translation>
    </message>
    <message>
        <source>Masquerade</source>
        <translation>Maskerade</translation>
    </message>
    <message>
        <source>Abilities are borrowed, places exchanged: nobody stays who they were.</source>
        <translation>Eigenschappen worden geleend, plaatsen gewisseld: niemand blijft dezelfde.</translation>
    </message>
    <message>
        <source>In the shadows</source>
        <translation>In de schaduw</translation>
    </message>
    <message>
        <source>Stay hidden and grow: the fewer faces you show, the better.</source>
        <translation>Blijf verborgen en groei: hoe minder gezichten je toont, hoe beter.</translation>
    </message>
    <message>
        <source>Half and half</source>
        <translation>Half om half</translation>
    </message>
    <message>
        <source>Five cards of each set: an easy way into the Alliance.</source>
        <translation>Vijf kaarten uit elke set: een makkelijke kennismaking met Alliantie.</translation>
    </message>
    <message>
        <source>%1 of 10 chosen</source>
        <translation>%1 van 10 gekozen</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>Kies nog %n kaart</numerusform>
            <numerusform>Kies nog %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n karakterkaart</numerusform>
            <numerusform>%n karakterkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigues</source>
        <translation>
            <numerusform>%n intrigekaart</numerusform>
            <numerusform>%n intrigekaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Light on the table</source>
        <translation>Licht op de tafel</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Kaarsen</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Daglicht</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Hatching that tells the families apart</source>
        <translation>Arcering die de families onderscheidt</translation>
    </message>
    <message>
        <source>Names on the cards in the queue</source>
        <translation>Namen op de kaarten in de rij</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>This is how fast a card turns over at the table.</source>
        <translation>Zo snel draait een kaart om op tafel.</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Wijzigingen gelden meteen.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>Curtain when several people play</source>
        <translation>Gordijn als er meerdere mensen spelen</translation>
    </message>
    <message>
        <source>When a player must see their hand</source>
        <translation>Als je je handkaarten moet zien</translation>
    </message>
    <message>
        <source>For every decision</source>
        <translation>Bij elke beslissing</translation>
    </message>
    <message>
        <source>Warn me before a choice that only hurts myself</source>
        <translation>Waarschuw voor een keuze die alleen mijzelf schaadt</translation>
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
        <translation>Dempen terwijl een ander programma in gebruik is</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>Sounds of the room around the table</source>
        <translation>Omgevingsgeluiden rond de tafel</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>Final standing</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Opzijgelegd</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Niet gespeelde kaart</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>Set aside</source>
        <translation>Opzijgelegd</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Niet gespeelde kaart</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>revealed</source>
        <translation>open</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>gedekt</translation>
    </message>
    <message>
        <source>known to all</source>
        <translation>bij iedereen bekend</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedekt</translation>
    </message>
    <message numerus="yes">
        <source>%n judgement tokens</source>
        <translation>
            <numerusform>%n vonnisfiche</numerusform>
            <numerusform>%n vonnisfiches</numerusform>
        </translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>slaapt</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>kan gekozen worden</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n kaart in de hand</numerusform>
            <numerusform>%n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Plaats %1 van %2</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Between places %1 and %2</source>
        <translation>Tussen plaats %1 en %2</translation>
    </message>
    <message>
        <source>card %1 of %2 from the top of the stack</source>
        <translation>kaart %1 van %2 in de stapel, van boven geteld</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n invloedspunt</numerusform>
            <numerusform>%n invloedspunten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n top cards</source>
        <translation>
            <numerusform>%n bovenste kaart</numerusform>
            <numerusform>%n bovenste kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>The table waits</source>
        <translation>De tafel wacht</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel bewaren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Volledig scherm verlaten</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Van tafel gaan</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
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
        <translation>In dit spel is een zet teruggenomen nadat er iets verborgens te zien was.</translation>
    </message>
</context>
<context>
    <name>Takebacks</name>
    <message>
        <source>Something hidden has been seen since; if you take the move back, the game is marked.</source>
        <translation>Sindsdien is er iets verborgens te zien geweest; neem je de zet terug, dan wordt het spel gemarkeerd.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zo laten</translation>
    </message>
</context>
<context>
    <name>ThronePanel</name>
    <message>
        <source>Influence and top cards are tied.</source>
        <translation>Gelijke stand in invloed en in bovenste kaarten.</translation>
    </message>
    <message>
        <source>Influence is tied: the most top cards in the queue decide.</source>
        <translation>Gelijke stand: het aantal bovenste kaarten in de rij beslist.</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 share the throne</source>
        <translation>%1 delen de troon</translation>
    </message>
    <message>
        <source>%1 takes the throne</source>
        <translation>%1 bestijgt de troon</translation>
    </message>
    <message>
        <source>The Shapeshifter copies: %1</source>
        <translation>De Copycat kopieert: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 is aan de beurt</translation>
    </message>
    <message>
        <source>Round %1 of 6</source>
        <translation>Ronde %1 van 6</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Van rechts naar links</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Van links naar rechts</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <translation>Gedekt laten</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Omdraaien</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message numerus="yes">
        <source>%1’s discard pile: %n cards</source>
        <translation>
            <numerusform>Aflegstapel van %1: %n kaart</numerusform>
            <numerusform>Aflegstapel van %1: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Heel snel</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>short</comment>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>short</comment>
        <translation>Opzijgelegd</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s hand: %n cards</source>
        <translation>
            <numerusform>Hand van %1: %n kaart</numerusform>
            <numerusform>Hand van %1: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>To my choice</source>
        <translation>Naar mijn keuze</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Beperkt</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>The stack at place %1: %n cards</source>
        <translation>
            <numerusform>De stapel op plaats %1: %n kaart</numerusform>
            <numerusform>De stapel op plaats %1: %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s reserved cards: %n</source>
        <translation>
            <numerusform>Achtergehouden kaarten van %1: %n</numerusform>
            <numerusform>Achtergehouden kaarten van %1: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Intrigues</source>
        <translation>Intrigekaarten</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Karakterkaarten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Sinds je vorige beurt</translation>
    </message>
</context>
</TS>
