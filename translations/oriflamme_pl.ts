<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutButton</name>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>This is an independent implementation of the published rules, with drawings and words of its own. The name of the game belongs to its owners, who have no part in this and do not answer for it.</source>
        <translation>To niezależna realizacja opublikowanych zasad, z własnymi rysunkami i tekstami. Nazwa należy do jej właścicieli, którzy nie mają w tym udziału i za nic tu nie odpowiadają.</translation>
    </message>
    <message>
        <source>The project lives here</source>
        <translation>Strona projektu</translation>
    </message>
    <message>
        <source>Your games are kept here</source>
        <translation>Twoje partie są zapisane tutaj</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>This goes into the report of a bug, without your name.</source>
        <translation>To trafi do zgłoszenia błędu, bez nazwy użytkownika.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>The game is free software under the %1: use it, change it and pass it on.</source>
        <translation>Gra jest wolnym oprogramowaniem na licencji %1: możesz jej używać, zmieniać ją i przekazywać dalej.</translation>
    </message>
    <message>
        <source>The game is built on Qt %1, by The Qt Company and others, under the %2.</source>
        <translation>Gra korzysta z Qt %1, którego autorami są The Qt Company i inni, na licencji %2.</translation>
    </message>
    <message>
        <source>It is linked dynamically: you may put a changed Qt in the place of this one.</source>
        <translation>Qt jest linkowane dynamicznie: w jego miejsce możesz podstawić zmienione Qt.</translation>
    </message>
    <message>
        <source>It is linked statically: build the game anew from its sources to put a changed Qt into it.</source>
        <translation>Qt jest linkowane statycznie: żeby użyć zmienionego Qt, zbuduj program od nowa z kodu źródłowego.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Kod źródłowy</translation>
    </message>
    <message>
        <source>Titles are set in this font, under the %1.</source>
        <translation>Tym krojem złożono tytuły; jego licencja to %1.</translation>
    </message>
    <message>
        <source>Text and figures are set in this font, under the %1.</source>
        <translation>Tym krojem złożono teksty i liczby; jego licencja to %1.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Skopiuj do zgłoszenia błędu</translation>
    </message>
    <message>
        <source>Its sounds are in the public domain under %1.</source>
        <translation>Jej dźwięki należą do domeny publicznej na mocy %1.</translation>
    </message>
</context>
<context>
    <name>AsideRow</name>
    <message>
        <source>Set aside</source>
        <translation>Odłożone na bok</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>An Archer that hits itself still brings its owner 1 influence.</source>
        <translation>Łucznik, który trafi samego siebie, też przynosi właścicielowi 1 punkt Wpływu.</translation>
    </message>
    <message>
        <source>Where the end is a stack, only its top card is eliminated; the card under it takes its place.</source>
        <translation>Jeśli na skraju leży stos, likwidujesz tylko wierzchnią kartę; jej miejsce zajmuje ta spod spodu.</translation>
    </message>
    <message>
        <source>If the queue is a single stack, its top card must go and there is nothing to choose.</source>
        <translation>Gdy Kolejka to tylko jeden stos, wierzchnia karta musi zniknąć i nie ma czego wybierać.</translation>
    </message>
    <message>
        <source>At an end of the queue only one card is adjacent, so there is nothing to choose.</source>
        <translation>Na skraju Kolejki Żołnierz sąsiaduje tylko z jedną kartą, więc nie ma czego wybierać.</translation>
    </message>
    <message>
        <source>Once revealed, the Soldier strikes every round; you cannot hold it back.</source>
        <translation>Ujawniony Żołnierz uderza w każdej rundzie; nie możesz go powstrzymać.</translation>
    </message>
    <message>
        <source>Between two cards of the same family you still point at one of them.</source>
        <translation>Także między dwiema kartami tego samego rodu wskazujesz jedną z nich.</translation>
    </message>
    <message>
        <source>While two revealed Heirs lie uncovered, neither of them gains anything.</source>
        <translation>Dopóki na wierzchu leżą dwaj ujawnieni Dziedzice, żaden niczego nie przynosi.</translation>
    </message>
    <message>
        <source>It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter.</source>
        <translation>Działa ze swojego miejsca: kopiując Żołnierza, uderza w kartę sąsiadującą z Impostorem.</translation>
    </message>
    <message>
        <source>Cards lying under the Lord itself are not adjacent and never count.</source>
        <translation>Karty leżące pod samym Lordem nie sąsiadują z nim i nigdy się nie liczą.</translation>
    </message>
    <message>
        <source>In the current edition the Lord brings 3 influence at most; in the first edition large stacks can bring more.</source>
        <translation>W obecnym wydaniu Lord przynosi najwyżej 3 punkty Wpływu; w pierwszym duże stosy mogą dać więcej.</translation>
    </message>
    <message>
        <source>If it eliminates itself, you gain the usual 1 influence.</source>
        <translation>Jeśli zlikwiduje samo siebie, jak zwykle zyskujesz 1 punkt Wpływu.</translation>
    </message>
    <message>
        <source>Nobody gains influence for the attacker that the Ambush takes along.</source>
        <translation>Za napastnika odrzuconego przez Zasadzkę nikt nie dostaje punktu.</translation>
    </message>
    <message>
        <source>Tokens lying on an eliminated Ambush are lost; you gain the 4 from the supply.</source>
        <translation>Żetony leżące na zlikwidowanej Zasadzce przepadają; 4 punkty bierzesz z zasobów ogólnych.</translation>
    </message>
    <message>
        <source>Three tokens bring 6 influence in all, not 9.</source>
        <translation>Trzy żetony dają razem 6 punktów Wpływu, a nie 9.</translation>
    </message>
    <message>
        <source>Revealed with no token on it, it brings nothing.</source>
        <translation>Ujawniony bez żetonów nie daje nic.</translation>
    </message>
    <message>
        <source>An Insurrection that was turned face down again may receive the token.</source>
        <translation>Żeton może trafić także na Insurekcję, którą ponownie odwrócono na zakrytą stronę.</translation>
    </message>
    <message>
        <source>If an opponent has a face-down top card, you may not keep the token back.</source>
        <translation>Jeśli któryś przeciwnik ma zakrytą wierzchnią kartę, nie możesz zrezygnować z położenia żetonu.</translation>
    </message>
    <message>
        <source>Face-down, covered and reserved cards do not count.</source>
        <translation>Karty zakryte, leżące w stosie pod innymi oraz zarezerwowane się nie liczą.</translation>
    </message>
    <message>
        <source>A Shapeshifter that copies your own Fanatic gains only 1, for that Fanatic lies revealed.</source>
        <translation>Impostor, który kopiuje twojego Fanatyka, zyskuje tylko 1 punkt, bo ten Fanatyk jest ujawniony.</translation>
    </message>
    <message>
        <source>If the Informant lay on a stack, the new card lies on that same stack.</source>
        <translation>Jeśli Informatorka leżała na stosie, nowa karta leży na tym samym stosie.</translation>
    </message>
    <message>
        <source>Everybody knows that the Informant is in your hand until you next lay a card.</source>
        <translation>Wszyscy wiedzą, że Informatorka jest na twojej ręce, dopóki nie położysz następnej karty.</translation>
    </message>
    <message>
        <source>The Diplomat is the only revealed card that can hold tokens.</source>
        <translation>Spośród ujawnionych kart żetony mogą leżeć tylko na Dyplomatce.</translation>
    </message>
    <message>
        <source>Her tokens stay when she is covered and are lost when she is eliminated.</source>
        <translation>Jej żetony zostają, gdy przykryje ją inna karta, a przepadają, gdy zostanie zlikwidowana.</translation>
    </message>
    <message>
        <source>You may collect even if no token lies on her; she is then discarded for nothing.</source>
        <translation>Możesz zebrać żetony nawet wtedy, gdy żadnych nie ma; odrzucasz ją wtedy na darmo.</translation>
    </message>
    <message>
        <source>It looks round only after the gap has closed, so the card that moved up may keep it in the queue.</source>
        <translation>Rozgląda się dopiero po zamknięciu luki, więc karta, która się przysunęła, może go ocalić.</translation>
    </message>
    <message>
        <source>With no card to eliminate it looks round all the same, and so it leaves.</source>
        <translation>Gdy nie ma czego zlikwidować, i tak się rozgląda, więc odchodzi.</translation>
    </message>
    <message>
        <source>A face-down card that turns out to be a character brings the extra point too.</source>
        <translation>Zakryta karta, która okaże się Postacią, też daje dodatkowy punkt.</translation>
    </message>
    <message>
        <source>Taken by an Ambush, it leaves at once and does not look round.</source>
        <translation>Gdy wpadnie w Zasadzkę, odchodzi od razu i już się nie rozgląda.</translation>
    </message>
    <message>
        <source>A marked card is safe from the Judge while another card covers it.</source>
        <translation>Oznaczonej karcie Sędzia nic nie zrobi, dopóki leży ona w stosie pod inną.</translation>
    </message>
    <message>
        <source>You gain 1 for each card it eliminates, so 2 if there is one on either side.</source>
        <translation>Zyskujesz 1 punkt za każdą zlikwidowaną kartę, czyli 2, gdy sąsiaduje z dwiema.</translation>
    </message>
    <message>
        <source>The attacking card counts too, if it is still in the queue.</source>
        <translation>Karta, która go zlikwidowała, też się liczy, jeśli nadal leży w Kolejce.</translation>
    </message>
    <message>
        <source>Covered cards neither count nor lose tokens.</source>
        <translation>Karty leżące w stosie pod innymi ani się nie liczą, ani nie tracą żetonów.</translation>
    </message>
    <message>
        <source>The influence comes from the supply, and the tokens that are lost go there.</source>
        <translation>Punkty bierzesz z zasobów ogólnych i tam też trafiają utracone żetony.</translation>
    </message>
    <message>
        <source>With no face-down card of yours in the queue it is reserved all the same.</source>
        <translation>Rezerwujesz ją nawet wtedy, gdy nie masz w Kolejce żadnej zakrytej karty.</translation>
    </message>
    <message>
        <source>An Insurrection that takes two face-down cards brings the 2 twice.</source>
        <translation>Insurekcja, która zlikwiduje dwie zakryte karty, przynosi te 2 punkty dwukrotnie.</translation>
    </message>
    <message>
        <source>Its tokens are not taken when it is revealed: they are its capital.</source>
        <translation>Przy ujawnieniu nie zabierasz jego żetonów: to jego kapitał.</translation>
    </message>
    <message>
        <source>Eliminated before that, it goes to the discard pile and its tokens are lost.</source>
        <translation>Zlikwidowany wcześniej trafia do kart odrzuconych, a jego żetony przepadają.</translation>
    </message>
</context>
<context>
    <name>CardRules</name>
    <message>
        <source>Choose the first or the last card of the queue, face down or revealed, whoever owns it, and eliminate it. You gain 1 influence. An Archer that stands at an end may hit itself.</source>
        <translation>Wybierz pierwszą lub ostatnią kartę Kolejki, zakrytą czy ujawnioną, obojętnie czyją, i ją zlikwiduj. Zyskujesz 1 punkt Wpływu. Łucznik stojący na skraju może trafić samego siebie.</translation>
    </message>
    <message>
        <source>Choose the card right before or right after the Soldier, face down or revealed, and eliminate it. You gain 1 influence. If your own card is the only choice, it must go; with no adjacent card nothing happens.</source>
        <translation>Wybierz kartę tuż przed Żołnierzem albo tuż za nim, zakrytą czy ujawnioną, i ją zlikwiduj. Zyskujesz 1 punkt Wpływu. Jeśli możesz wybrać tylko własną kartę, i tak musi zniknąć; gdy Żołnierz z niczym nie sąsiaduje, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>Choose an adjacent card, face down or revealed. Take 1 influence from its owner, never from the tokens on the card. From yourself, or from a player who has none, nothing is taken.</source>
        <translation>Wskaż sąsiadującą kartę, zakrytą czy ujawnioną. Zabierz 1 punkt Wpływu z puli jej właściciela, nigdy z żetonów leżących na karcie. Sobie ani graczowi bez punktów nic nie zabierasz.</translation>
    </message>
    <message>
        <source>If no other card called Heir lies revealed and uncovered in the queue, gain 2 influence. Heirs that are face down or covered do not matter.</source>
        <translation>Jeśli na wierzchu żadnego stosu w Kolejce nie leży inny ujawniony Dziedzic, zyskaj 2 punkty Wpływu. Dziedzice zakryci lub leżący w stosie pod inną kartą nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Choose an adjacent revealed character and carry out its ability as if it were written here. The card is still called Shapeshifter, and the copy ends with this resolution. With no such character beside it nothing happens; copying another Shapeshifter does nothing.</source>
        <translation>Wybierz sąsiadującą ujawnioną Postać i wykonaj jej zdolność, jakby była zapisana tutaj. Karta nadal nazywa się Impostor, a skopiowana zdolność znika zaraz po użyciu. Gdy takiej Postaci obok nie ma, nic się nie dzieje; skopiowanie innego Impostora też nic nie daje.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each adjacent card of your family, face down or revealed. An adjacent stack counts as one card.</source>
        <translation>Zyskaj 1 punkt Wpływu i jeszcze 1 za każdą kartę twojego rodu, z którą Lord sąsiaduje, zakrytą czy ujawnioną. Sąsiadujący stos liczy się jak jedna karta.</translation>
    </message>
    <message>
        <source>Choose any top card of the queue, face down or revealed, your own and this one included, and eliminate it. You gain 1 influence. Then discard the Assassination.</source>
        <translation>Wybierz dowolną wierzchnią kartę Kolejki, zakrytą czy ujawnioną, także własną, a nawet tę, i ją zlikwiduj. Zyskujesz 1 punkt Wpływu. Na koniec odrzuć Zlecenie zabójstwa.</translation>
    </message>
    <message>
        <source>Move one other top card, with all that lies on it and without turning it, to a new place between two stacks, before the first or after the last, never onto a card. The Decree stays in its place until the move is done, then you discard it.</source>
        <translation>Przenieś jedną inną wierzchnią kartę, razem z leżącymi na niej żetonami i bez odwracania, w nowe miejsce: między dwa stosy, przed pierwszy lub za ostatni, nigdy na inną kartę. Dekret leży w swoim miejscu, dopóki nie skończysz, a potem go odrzucasz.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card eliminates it, you gain only the usual 1. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Jeśli Zasadzkę zlikwiduje karta przeciwnika, dostaje on swój zwykły punkt, ale jego karta zostaje odrzucona, a ty zyskujesz 4 punkty Wpływu. Jeśli zrobi to twoja karta, zyskujesz jak zwykle tylko 1 punkt. Jeśli ją ujawnisz, jej żetony przepadają, zyskujesz 1 punkt i ją odrzucasz.</translation>
    </message>
    <message>
        <source>When you reveal the Conspiracy, gain twice the number of tokens lying on it, instead of the tokens themselves. Then discard it. If it is eliminated, its tokens are lost and it pays nothing.</source>
        <translation>Gdy ujawnisz Spisek, zamiast leżących na nim żetonów zyskaj dwa razy tyle punktów Wpływu. Potem go odrzuć. Jeśli zostanie zlikwidowany, żetony przepadają i nic nie dostajesz.</translation>
    </message>
    <message>
        <source>Gain 2 influence. Then put 1 token from the supply on a face-down top card of an opponent; you choose which. If no opponent has one, you just gain the 2.</source>
        <translation>Zyskaj 2 punkty Wpływu. Potem połóż 1 żeton z zasobów ogólnych na wybranej zakrytej wierzchniej karcie przeciwnika. Jeśli żaden przeciwnik takiej nie ma, po prostu zyskujesz 2 punkty.</translation>
    </message>
    <message>
        <source>Gain 1 influence. If no other card of your family lies revealed and uncovered in the queue, gain 1 more.</source>
        <translation>Zyskaj 1 punkt Wpływu. Jeśli na wierzchu w Kolejce nie leży żadna inna ujawniona karta twojego rodu, zyskaj jeszcze 1.</translation>
    </message>
    <message>
        <source>Gain as much influence as lies on the adjacent face-down cards of opponents; those tokens stay. OR take the Informant back into your hand and lay a hand card face down in its place. The new card sleeps: it is not resolved and gets no token this round, but counts for everything else.</source>
        <translation>Zyskaj tyle punktów Wpływu, ile leży na sąsiadujących zakrytych kartach przeciwników; te żetony zostają. LUB weź Informatorkę na rękę i połóż w jej miejscu zakrytą kartę z ręki. Nowa karta śpi: w tej rundzie nie jest rozpatrywana i nie dostaje żetonu, ale poza tym liczy się normalnie.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put 2 tokens from the supply on another revealed Diplomat, of any family; if there is none, just gain the 1. OR take all the tokens lying on this card and discard it.</source>
        <translation>Zyskaj 1 punkt Wpływu i połóż 2 żetony z zasobów ogólnych na innej ujawnionej Dyplomatce, dowolnego rodu; jeśli takiej nie ma, tylko zyskaj 1 punkt. LUB weź wszystkie żetony leżące na tej karcie i ją odrzuć.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card, revealed or not. You gain 1 influence, or 2 if it was a character. Once the gap has closed, the Deserter looks round: if neither adjacent card is a revealed character, discard it.</source>
        <translation>Zlikwiduj sąsiadującą kartę, ujawnioną lub nie. Zyskujesz 1 punkt Wpływu, a jeśli była to Postać – 2. Gdy luka się zamknie, Dezerter rozgląda się: jeśli żadna z sąsiadujących kart nie jest ujawnioną Postacią, odrzuć go.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put a judgement token on any top card of the queue, this one included; if all 5 are in use, just gain the 1. OR eliminate a top card that bears a judgement token and gain the usual 1.</source>
        <translation>Zyskaj 1 punkt Wpływu i połóż żeton Wyroku na dowolnej wierzchniej karcie Kolejki, choćby na tej; jeśli wszystkie 5 jest w użyciu, tylko zyskaj punkt. LUB zlikwiduj wierzchnią kartę z żetonem Wyroku i jak zwykle zyskaj 1 punkt.</translation>
    </message>
    <message>
        <source>To reveal it, pay 1 of the tokens on it to the supply; you take the rest as usual. Eliminate both adjacent cards (or the only one, if any) at the same moment, then turn the Insurrection face down again. If one of them was an opponent’s Ambush, it is discarded instead.</source>
        <translation>Aby ją ujawnić, oddaj do zasobów ogólnych 1 z jej żetonów; resztę bierzesz jak zwykle. Zlikwiduj naraz obie sąsiadujące karty (lub jedyną, jeśli jest), po czym znów odwróć Insurekcję na zakrytą stronę. Jeśli wśród nich była Zasadzka przeciwnika, zamiast tego Insurekcja zostaje odrzucona.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Racket, gain 2 influence for each top card that opponent has in the queue; then they lose 1 token from each of their face-down top cards. If your own card eliminates it, you gain only the usual 1. If you reveal it, its tokens are lost, you gain 1 and discard it.</source>
        <translation>Jeśli Szantaż zlikwiduje karta przeciwnika, zyskaj 2 punkty Wpływu za każdą jego wierzchnią kartę w Kolejce; potem traci on po 1 żetonie z każdej swojej zakrytej wierzchniej karty. Jeśli zrobi to twoja karta, zyskujesz jak zwykle tylko 1 punkt. Gdy go ujawnisz, jego żetony przepadają, zyskujesz 1 punkt i go odrzucasz.</translation>
    </message>
    <message>
        <source>Put 1 token from the supply on each of your face-down top cards, then reserve the Infiltration. From now on, whenever you eliminate a face-down card, one of your own too, you gain 2 influence more.</source>
        <translation>Połóż po 1 żetonie z zasobów ogólnych na każdej swojej zakrytej wierzchniej karcie, po czym zarezerwuj Infiltrację. Odtąd za każdą zlikwidowaną zakrytą kartę, także własną, zyskujesz dodatkowo 2 punkty Wpływu.</translation>
    </message>
    <message>
        <source>Reserve the Trade; its tokens stay on it. At the start of every later round, if you have a card in the queue, gain as much influence as there are tokens on it. At the end of the game, take those tokens.</source>
        <translation>Zarezerwuj Handel; leżące na nim żetony zostają. Na początku każdej kolejnej rundy, jeśli masz w Kolejce choć jedną kartę, zyskaj tyle punktów Wpływu, ile jest na nim żetonów. Na koniec gry weź te żetony.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each card of your family in the adjacent stacks, face down or revealed. Every card of such a stack counts, covered ones too.</source>
        <translation>Zyskaj 1 punkt Wpływu i jeszcze 1 za każdą kartę twojego rodu w sąsiadujących stosach, zakrytą czy ujawnioną. Liczą się wszystkie karty takiego stosu, również te leżące pod innymi.</translation>
    </message>
    <message>
        <source>Move one other top card, with all it bears and unturned, to a new place between, before or after the stacks, or onto a top card of its own family, but not back onto the stack it came off. The Decree stays until the move is done, then you discard it. A card laid onto the Decree is resolved next in that place, unless it sleeps.</source>
        <translation>Przenieś jedną inną wierzchnią kartę z jej żetonami, bez odwracania, w nowe miejsce między stosami, przed nimi lub za nimi albo na wierzchnią kartę jej rodu, byle nie z powrotem na ten sam stos. Potem odrzuć Dekret. Kartę położoną na Dekrecie rozpatruje się zaraz potem w tym samym miejscu, chyba że śpi.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card does, you gain 1 more besides the usual 1, and that card is discarded too. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Jeśli Zasadzkę zlikwiduje karta przeciwnika, dostaje on zwykły punkt, ale jego karta zostaje odrzucona, a ty zyskujesz 4 punkty Wpływu. Jeśli zrobi to twoja karta, zyskujesz o 1 punkt więcej niż zwykle, lecz i ona zostaje odrzucona. Jeśli ją ujawnisz, jej żetony przepadają, zyskujesz 1 punkt i ją odrzucasz.</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>Ten are chosen: take one out first.</source>
        <translation>Wybrano już dziesięć: najpierw usuń którąś z nich.</translation>
    </message>
</context>
<context>
    <name>CardTips</name>
    <message>
        <source>Reveal it while an opponent’s card lies at an end; it strikes every round, and one day only yours may lie there.</source>
        <translation>Ujawnij go, póki na którymś końcu leży karta przeciwnika; uderza w każdej rundzie, a z czasem na końcach mogą zostać tylko twoje.</translation>
    </message>
    <message>
        <source>Look at both of its neighbours before you reveal it: it will strike next round too, and your own cards are no exception.</source>
        <translation>Zanim go ujawnisz, spójrz na obu sąsiadów: w następnej rundzie też uderzy, a twoich kart nie oszczędza.</translation>
    </message>
    <message>
        <source>Lay it early beside a rich player’s card: in every round 1 influence of theirs becomes yours.</source>
        <translation>Połóż go wcześnie obok karty bogatego gracza: co rundę 1 jego punkt przechodzi do ciebie.</translation>
    </message>
    <message>
        <source>Reveal it early, while no other Heir lies revealed: 2 influence come in every round that it survives.</source>
        <translation>Ujawnij go wcześnie, póki żaden inny Dziedzic nie jest ujawniony: 2 punkty dostajesz w każdej rundzie, którą przetrwa.</translation>
    </message>
    <message>
        <source>It is worth as much as its neighbours: keep it hidden until a strong character lies revealed beside it.</source>
        <translation>Jest wart tyle, ile jego sąsiedzi: trzymaj go zakrytego, aż obok zostanie ujawniona silna Postać.</translation>
    </message>
    <message>
        <source>Give it cards of your own on both sides: that is 3 influence in every round.</source>
        <translation>Połóż swoje karty po obu jego stronach: to 3 punkty Wpływu w każdej rundzie.</translation>
    </message>
    <message>
        <source>Save it for a card that earns every round, or for one on which many tokens lie.</source>
        <translation>Zachowaj je na kartę, która zarabia w każdej rundzie, albo na taką, na której leży dużo żetonów.</translation>
    </message>
    <message>
        <source>Do two things with one move: bring your card to where it earns, or take an opponent’s from where it does.</source>
        <translation>Niech jeden ruch da jak najwięcej: przenieś swoją kartę tam, gdzie zarabia, albo zabierz cudzą stamtąd, gdzie zarabiała.</translation>
    </message>
    <message>
        <source>Leave it face down and let tokens gather on it: that makes it worth striking.</source>
        <translation>Pozostawiaj ją zakrytą i zbieraj na niej żetony: wtedy warto w nią uderzyć.</translation>
    </message>
    <message>
        <source>Lay it early and keep it hidden for a few rounds, but reveal it before its heap draws a blade, and in round six at the latest.</source>
        <translation>Połóż go wcześnie i przez kilka rund pozostawiaj zakryty, ale ujawnij, zanim jego żetony skuszą napastnika, najpóźniej w szóstej rundzie.</translation>
    </message>
    <message>
        <source>Reveal her early: 2 influence a round are worth the token, and you choose who gets it.</source>
        <translation>Ujawnij ją wcześnie: 2 punkty na rundę są warte tego żetonu, a to ty wybierasz, kto go dostanie.</translation>
    </message>
    <message>
        <source>Lay it between opponents’ face-down cards that gather tokens; swap it away when nothing lies beside it any more.</source>
        <translation>Połóż ją między zakrytymi kartami przeciwników, na których rosną żetony; zamień ją, gdy obok nic już nie leży.</translation>
    </message>
    <message>
        <source>She needs a partner: pay where you will be paid, and collect before somebody strikes.</source>
        <translation>Potrzebuje partnerki: płać tam, skąd zapłata wróci, i zbierz żetony, zanim ktoś uderzy.</translation>
    </message>
    <message>
        <source>Reveal it between two characters: it strikes one, and the other, if revealed, lets it stay.</source>
        <translation>Ujawnij go między dwiema Postaciami: w jedną uderzy, a druga, jeśli jest ujawniona, pozwoli mu zostać.</translation>
    </message>
    <message>
        <source>Mark in one round, eliminate in the next; two marked cards are harder to save than one.</source>
        <translation>W jednej rundzie oznacz, w następnej zlikwiduj; dwie oznaczone karty trudniej ocalić niż jedną.</translation>
    </message>
    <message>
        <source>Keep it hidden once so that it has its token, then reveal it when both neighbours are opponents’ cards.</source>
        <translation>Raz pozostaw ją zakrytą, żeby miała żeton, a ujawnij, gdy po obu stronach leżą karty przeciwników.</translation>
    </message>
    <message>
        <source>Leave it face down where somebody with many stacks will strike: each of them brings you 2.</source>
        <translation>Pozostaw Szantaż zakryty tam, gdzie uderzy ktoś z wieloma stosami: każdy z nich da ci 2 punkty.</translation>
    </message>
    <message>
        <source>Reveal it while several of your cards lie face down, and early enough to strike afterwards.</source>
        <translation>Ujawnij ją, gdy kilka twoich kart leży zakrytych, i na tyle wcześnie, by jeszcze potem uderzyć.</translation>
    </message>
    <message>
        <source>Let two or three tokens gather, then reserve it: the earlier, the more rounds it pays.</source>
        <translation>Zbierz na nim dwa, trzy żetony i zarezerwuj go: im wcześniej, tym więcej rund płaci.</translation>
    </message>
    <message>
        <source>A face-down card at an end may be a trap: an Ambush takes the Archer and pays its owner 4, a Racket pays 2 for each of your top cards.</source>
        <translation>Zakryta karta na skraju może być pułapką: Zasadzka zabiera Łucznika i płaci właścicielowi 4 punkty, Szantaż płaci 2 za każdą twoją wierzchnią kartę.</translation>
    </message>
    <message>
        <source>A Decree changes what lies at the ends before the Archer’s turn comes.</source>
        <translation>Dekret zmienia to, co leży na końcach, zanim przyjdzie kolej na Łucznika.</translation>
    </message>
    <message>
        <source>A revealed Soldier may have no choice but a trap: an Ambush beside it takes it, a Racket pays for each of your top cards.</source>
        <translation>Ujawniony Żołnierz może nie mieć wyboru poza pułapką: Zasadzka obok zabiera go, Szantaż płaci za każdą twoją wierzchnią kartę.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Soldier may copy it and strike this very Soldier.</source>
        <translation>Impostor obok twojego Żołnierza może go skopiować i uderzyć właśnie w niego.</translation>
    </message>
    <message>
        <source>Beside your Lord it brings the Lord 1 more, but with no other neighbour left it must strike him.</source>
        <translation>Obok twojego Lorda daje mu 1 punkt więcej, ale gdy nie ma innego sąsiada, musi uderzyć właśnie w niego.</translation>
    </message>
    <message>
        <source>The heap on a Conspiracy or a Trade is safe from the Spy: it takes from the owner’s influence, never from the card.</source>
        <translation>Żetony na Spisku czy Handlu są przed Szpiegiem bezpieczne: zabiera on z puli właściciela, a nie z karty.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside a revealed Spy steals as well, from the owner of one of its own neighbours; that may be you.</source>
        <translation>Impostor obok ujawnionego Szpiega też kradnie, i to właścicielowi karty, z którą sam sąsiaduje; możesz to być ty.</translation>
    </message>
    <message>
        <source>A second revealed Heir stops yours too; eliminate it, and the 2 influence flow again.</source>
        <translation>Drugi ujawniony Dziedzic blokuje też twojego; zlikwiduj tamtego, a 2 punkty znów zaczną płynąć.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Heir gains 2 as well, and takes nothing away from yours.</source>
        <translation>Impostor obok twojego Dziedzica też zyskuje 2 punkty, a twojemu nic nie odbiera.</translation>
    </message>
    <message>
        <source>Beside any revealed Heir it gains 2, even where Heirs stop each other.</source>
        <translation>Obok każdego ujawnionego Dziedzica zyskuje 2 punkty, nawet gdy Dziedzice blokują się nawzajem.</translation>
    </message>
    <message>
        <source>Copying a Lord it counts its own neighbours; if that Lord is yours, he is one of them.</source>
        <translation>Kopiując Lorda, liczy własnych sąsiadów; jeśli ten Lord jest twój, to jest jednym z nich.</translation>
    </message>
    <message>
        <source>Copying a Soldier or a Deserter it strikes beside itself, and the card it copied may be the victim.</source>
        <translation>Kopiując Żołnierza lub Dezertera, uderza obok siebie, a ofiarą może być właśnie skopiowana karta.</translation>
    </message>
    <message>
        <source>As a Deserter it looks round for itself: the Deserter it copied, still revealed beside it, keeps it in the queue.</source>
        <translation>Jako Dezerter rozgląda się sam za siebie: skopiowany Dezerter, nadal ujawniony obok, pozwala mu zostać w Kolejce.</translation>
    </message>
    <message>
        <source>As an Informant it gains from its own neighbours, or goes back into the hand to be laid anew in a better place.</source>
        <translation>Jako Informatorka zyskuje od własnych sąsiadów albo wraca na rękę, by później trafić w lepsze miejsce.</translation>
    </message>
    <message>
        <source>Beside your own Diplomat it is her partner: it gains 1 and puts 2 tokens on her, round after round.</source>
        <translation>Obok twojej Dyplomatki jest jej partnerem: zyskuje 1 punkt i kładzie na niej 2 żetony, runda po rundzie.</translation>
    </message>
    <message>
        <source>When it strikes by a copied text it meets every trap itself: an Ambush takes the Shapeshifter, a Racket counts it among your top cards.</source>
        <translation>Gdy uderza skopiowaną zdolnością, sam wpada w pułapki: Zasadzka zabiera Impostora, Szantaż liczy go wśród twoich wierzchnich kart.</translation>
    </message>
    <message>
        <source>Your own Shapeshifter beside your Lord counts for him, and by copying him counts him in turn.</source>
        <translation>Twój Impostor obok twojego Lorda liczy się dla niego, a kopiując go, sam liczy Lorda.</translation>
    </message>
    <message>
        <source>Yours count for your Lord too, but a Soldier or a Deserter with no other neighbour must strike him, and an Insurrection always does.</source>
        <translation>Te karty też liczą się dla twojego Lorda, ale własny Żołnierz czy Dezerter bez innego sąsiada musi w niego uderzyć, a Insurekcja robi to zawsze.</translation>
    </message>
    <message>
        <source>A Decree brings your cards to the Lord’s side before his turn, or takes them away.</source>
        <translation>Dekret sprowadza twoje karty do Lorda, zanim przyjdzie na niego kolej, albo je od niego zabiera.</translation>
    </message>
    <message>
        <source>An Ambush costs it least of all, for it leaves anyway, yet pays the owner 4; a Racket counts the Assassination among your top cards.</source>
        <translation>Zasadzka szkodzi mu najmniej, bo i tak odchodzi, lecz płaci właścicielowi 4 punkty; Szantaż liczy Zlecenie wśród twoich wierzchnich kart.</translation>
    </message>
    <message>
        <source>A face-down card with many tokens may be one of these: eliminated, the whole heap is lost.</source>
        <translation>Zakryta karta z wieloma żetonami może być jedną z nich: po likwidacji wszystkie przepadają.</translation>
    </message>
    <message>
        <source>Carried from the passed part to the part ahead, your revealed character acts a second time this round.</source>
        <translation>Przeniesiona z miniętej części do przodu, twoja ujawniona Postać działa w tej rundzie po raz drugi.</translation>
    </message>
    <message>
        <source>Carry an opponent’s laden card back into the passed part, and it cannot be revealed this round; in the last one its tokens are lost.</source>
        <translation>Przenieś cudzą kartę pełną żetonów do miniętej części, a w tej rundzie nie zostanie ujawniona; w ostatniej jej żetony przepadają.</translation>
    </message>
    <message>
        <source>A card an Informant laid down sleeps on wherever you carry it.</source>
        <translation>Karta położona przez Informatorkę śpi dalej, dokądkolwiek ją przeniesiesz.</translation>
    </message>
    <message>
        <source>Carry your own Insurrection ahead after it has struck: you are asked once more, and keeping it gives it a token.</source>
        <translation>Przenieś własną Insurekcję do przodu po jej uderzeniu: decydujesz jeszcze raz, a pozostawiona zakryta dostaje żeton.</translation>
    </message>
    <message>
        <source>They stay and strike round after round; whoever meets your Ambush is gone, and you gain 4.</source>
        <translation>Zostają i uderzają runda po rundzie; kto trafi na twoją Zasadzkę, znika, a ty zyskujesz 4 punkty.</translation>
    </message>
    <message>
        <source>An Assassination would leave anyway and loses nothing; an Insurrection is discarded, though it might have struck again.</source>
        <translation>Zlecenie zabójstwa i tak by odeszło, więc nic nie traci; Insurekcja zostaje odrzucona, choć mogłaby uderzyć znowu.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text is the one it takes; the card beside it stays.</source>
        <translation>Gdy uderza Impostor skopiowaną zdolnością, Zasadzka zabiera właśnie jego; skopiowana karta zostaje.</translation>
    </message>
    <message>
        <source>An attacker with a reserved Infiltration gains 3 for it, and still loses the card that struck.</source>
        <translation>Napastnik z zarezerwowaną Infiltracją zyskuje za nią 3 punkty, ale i tak traci kartę, która uderzyła.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Conspiracy is worth 2.</source>
        <translation>Każdy żeton, który położą na zakrytym Spisku, jest wart 2 punkty.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, round after round; your heap stays.</source>
        <translation>Leżąca obok Informatorka przeciwnika zyskuje tyle, ile na nim leży, runda po rundzie; twoje żetony zostają.</translation>
    </message>
    <message>
        <source>Strike no Racket while the Conspiracy gathers: each of your face-down top cards loses a token.</source>
        <translation>Nie uderzaj w Szantaż, póki Spisek rośnie: każda twoja zakryta wierzchnia karta traci żeton.</translation>
    </message>
    <message>
        <source>On a Conspiracy her token brings its owner 2, on an Ambush or a Racket it is lost in any case: think about what may lie there.</source>
        <translation>Na Spisku jej żeton daje właścicielowi 2 punkty, na Zasadzce czy Szantażu i tak przepada: pomyśl, co tam może leżeć.</translation>
    </message>
    <message>
        <source>Her token is all that a hidden Insurrection needs to strike in this very round.</source>
        <translation>Jej żeton to wszystko, czego zakryta Insurekcja potrzebuje, by uderzyć jeszcze w tej rundzie.</translation>
    </message>
    <message>
        <source>Put the token on a face-down card beside your Informant, and it brings you 1 every round.</source>
        <translation>Połóż żeton na zakrytej karcie obok twojej Informatorki, a da ci on punkt w każdej rundzie.</translation>
    </message>
    <message>
        <source>These leave as soon as they have acted, so they do not spoil its second point.</source>
        <translation>Te karty odchodzą, gdy tylko zadziałają, więc nie odbierają mu drugiego punktu.</translation>
    </message>
    <message>
        <source>It feeds your face-down cards, and those do not disturb the Fanatic.</source>
        <translation>Zasila twoje zakryte karty, a te Fanatykowi nie przeszkadzają.</translation>
    </message>
    <message>
        <source>A Shapeshifter of yours lying revealed costs the Fanatic the second point; an opponent’s does not.</source>
        <translation>Twój ujawniony Impostor odbiera Fanatykowi drugi punkt; Impostor przeciwnika – nie.</translation>
    </message>
    <message>
        <source>Your Empress, or an opponent’s Infiltration, fattens the face-down cards that she gains from.</source>
        <translation>Twoja Cesarzowa albo Infiltracja przeciwnika zasila zakryte karty, z których ona zyskuje.</translation>
    </message>
    <message>
        <source>Swap in a trap where all looked at a revealed card: it springs even while it sleeps.</source>
        <translation>Zamień ją na pułapkę tam, gdzie wszyscy widzieli ujawnioną kartę: zadziała nawet śpiąca.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her gains from its own neighbours, or is itself taken back and replaced.</source>
        <translation>Impostor obok niej zyskuje od własnych sąsiadów albo sam wraca na rękę, a inna karta zajmuje jego miejsce.</translation>
    </message>
    <message>
        <source>Two revealed Diplomats feed each other 2 tokens a round, until one owner collects and goes.</source>
        <translation>Dwie ujawnione Dyplomatki dają sobie nawzajem po 2 żetony na rundę, aż jedna zbierze swoje i odejdzie.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her may pay her, and yours does it to your good every round.</source>
        <translation>Impostor obok może jej zapłacić, a twój robi to co rundę na twoją korzyść.</translation>
    </message>
    <message>
        <source>Tokens on her lie open for all to see; whoever eliminates her destroys them, so collect in time.</source>
        <translation>Jej żetony widzą wszyscy; kto ją zlikwiduje, ten je niszczy, więc zbierz je w porę.</translation>
    </message>
    <message>
        <source>A face-down neighbour may be a trap: an Ambush takes the Deserter at once, a Racket pays for each of your top cards.</source>
        <translation>Zakryty sąsiad może być pułapką: Zasadzka od razu zabiera Dezertera, Szantaż płaci za każdą twoją wierzchnią kartę.</translation>
    </message>
    <message>
        <source>Any revealed character beside it lets it stay, an opponent’s as well as yours, so spare one of two.</source>
        <translation>Każda ujawniona Postać obok pozwala mu zostać, cudza tak samo jak twoja; oszczędź więc jedną z dwóch.</translation>
    </message>
    <message>
        <source>A judgement token does not disarm a trap: a marked Ambush still takes the Judge, a marked Racket still pays its owner.</source>
        <translation>Żeton Wyroku nie rozbraja pułapki: oznaczona Zasadzka i tak zabiera Sędziego, oznaczony Szantaż i tak płaci właścicielowi.</translation>
    </message>
    <message>
        <source>A marked card is safe under another one; a Decree that carries the upper card off lays it open to the Judge again.</source>
        <translation>Oznaczona karta jest bezpieczna w stosie pod inną; gdy Dekret zabierze tę z wierzchu, Sędzia znów może ją dosięgnąć.</translation>
    </message>
    <message>
        <source>A marked Informant escapes by her swap, and the judgement token goes back; the card laid down bears none.</source>
        <translation>Oznaczona Informatorka ratuje się zamianą, a żeton Wyroku wraca do zasobów ogólnych; położona karta go nie ma.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside the Judge marks and eliminates with the same tokens.</source>
        <translation>Impostor obok Sędziego oznacza i likwiduje za pomocą tych samych żetonów.</translation>
    </message>
    <message>
        <source>It cannot choose, so it cannot avoid a trap beside it: an Ambush discards it, a Racket counts it among your top cards.</source>
        <translation>Nie wybiera, więc nie ominie pułapki obok: Zasadzka ją odrzuca, Szantaż liczy ją wśród twoich wierzchnich kart.</translation>
    </message>
    <message>
        <source>A token from an Empress or from your Infiltration arms it at once.</source>
        <translation>Żeton od Cesarzowej albo z twojej Infiltracji od razu pozwala ją ujawnić.</translation>
    </message>
    <message>
        <source>Your own Lord beside it is eliminated like any neighbour, and brings you the usual 1.</source>
        <translation>Twój Lord obok zostaje zlikwidowany jak każdy sąsiad i daje ci jak zwykle 1 punkt.</translation>
    </message>
    <message>
        <source>A revealed attacker stays in the queue and strikes on, but is itself one of the top cards that pay you.</source>
        <translation>Ujawniony napastnik zostaje w Kolejce i uderza dalej, ale sam też jest jedną z wierzchnich kart, za które zyskujesz.</translation>
    </message>
    <message>
        <source>Both are still in the queue when the Racket counts, and so count too.</source>
        <translation>Obie są jeszcze w Kolejce, gdy Szantaż liczy, więc też się liczą.</translation>
    </message>
    <message>
        <source>If an Insurrection takes both at once, the one that comes first along the direction acts first; after an Ambush the attacker no longer counts.</source>
        <translation>Gdy Insurekcja zabiera obie naraz, najpierw działa ta, która leży wcześniej wzdłuż kierunku; po Zasadzce napastnik już się nie liczy.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text pays like any attacker, and counts itself.</source>
        <translation>Za Impostora, który uderza skopiowaną zdolnością, zyskujesz jak za każdego napastnika, bo też się liczy.</translation>
    </message>
    <message>
        <source>Once it is reserved, each face-down card that these strike for you brings 2 more.</source>
        <translation>Gdy jest zarezerwowana, każda zakryta karta, którą te karty dla ciebie zlikwidują, daje 2 punkty więcej.</translation>
    </message>
    <message>
        <source>The 2 are paid for a face-down trap as well; then the trap springs all the same.</source>
        <translation>Te 2 punkty dostajesz też za zakrytą pułapkę, ale ona i tak zadziała.</translation>
    </message>
    <message>
        <source>Its token is worth most on these: a Conspiracy doubles it, a Trade pays it every round, an Insurrection may strike with it.</source>
        <translation>Na tych kartach jej żeton jest wart najwięcej: Spisek go podwaja, Handel płaci go co rundę, Insurekcja może dzięki niemu uderzyć.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside your face-down cards gains from these tokens too.</source>
        <translation>Informatorka przeciwnika leżąca obok twoich zakrytych kart też zyskuje na tych żetonach.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Trade pays in every later round, and once more at the end.</source>
        <translation>Każdy żeton, który położą na zakrytym Handlu, płaci w każdej późniejszej rundzie i jeszcze raz na końcu.</translation>
    </message>
    <message>
        <source>While it gathers in the queue they can eliminate it, tokens and all; once reserved it is out of their reach.</source>
        <translation>Póki zbiera żetony w Kolejce, mogą go zlikwidować razem z nimi; zarezerwowanego już nie dosięgną.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, as long as it is face down in the queue.</source>
        <translation>Leżąca obok Informatorka przeciwnika zyskuje tyle, ile na nim leży, dopóki leży zakryty w Kolejce.</translation>
    </message>
    <message>
        <source>Let it be your only revealed card, and leave the others face down.</source>
        <translation>Niech będzie twoją jedyną ujawnioną kartą; resztę pozostaw zakrytą.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Unknown card</source>
        <translation>Nieznana karta</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intryga</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Łucznik</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Żołnierz</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Szpieg</translation>
    </message>
    <message>
        <source>Heir</source>
        <translation>Dziedzic</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <translation>Impostor</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Lord</translation>
    </message>
    <message>
        <source>Assassination</source>
        <translation>Zlecenie zabójstwa</translation>
    </message>
    <message>
        <source>Royal Decree</source>
        <translation>Królewski Dekret</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Zasadzka</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Spisek</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Cesarzowa</translation>
    </message>
    <message>
        <source>Fanatic</source>
        <translation>Fanatyk</translation>
    </message>
    <message>
        <source>Informant</source>
        <translation>Informatorka</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Dyplomatka</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Dezerter</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Sędzia</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Insurekcja</translation>
    </message>
    <message>
        <source>Racket</source>
        <translation>Szantaż</translation>
    </message>
    <message>
        <source>Infiltration</source>
        <translation>Infiltracja</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Eliminate the card at one end of the queue: the first or the last.</source>
        <translation>Zlikwiduj skrajną kartę Kolejki: pierwszą albo ostatnią.</translation>
    </message>
    <message>
        <source>Eliminate one of the cards adjacent to it.</source>
        <translation>Zlikwiduj jedną z kart sąsiadujących z Żołnierzem.</translation>
    </message>
    <message>
        <source>Choose an adjacent card and steal 1 influence from its owner.</source>
        <translation>Wskaż sąsiadującą kartę i ukradnij jej właścicielowi 1 punkt Wpływu.</translation>
    </message>
    <message>
        <source>Gain 2 influence if no other revealed card bears this name.</source>
        <translation>Zyskaj 2 punkty Wpływu, jeśli żadna inna ujawniona karta nie nosi tej nazwy.</translation>
    </message>
    <message>
        <source>Use the ability of an adjacent revealed character as if it were this card’s own.</source>
        <translation>Użyj zdolności sąsiadującej ujawnionej Postaci, jakby należała do Impostora.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each adjacent card of your family.</source>
        <translation>Zyskaj 1 punkt Wpływu oraz po 1 za każdą kartę twojego rodu, z którą sąsiaduje.</translation>
    </message>
    <message>
        <source>Eliminate any card of the queue, then discard this one.</source>
        <translation>Zlikwiduj kartę leżącą gdziekolwiek w Kolejce, po czym odrzuć tę.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue, never onto a card; then discard this one.</source>
        <translation>Przenieś inną kartę w nowe miejsce Kolejki, lecz nie na kartę; potem odrzuć tę.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: discard the attacker and gain 4. Revealed: gain 1.</source>
        <translation>Zlikwidowana przez przeciwnika: odrzuć napastnika i zyskaj 4. Ujawniona: zyskaj 1.</translation>
    </message>
    <message>
        <source>Gain 2 influence for each token on it, then discard it.</source>
        <translation>Zyskaj 2 punkty Wpływu za każdy leżący na nim żeton, po czym go odrzuć.</translation>
    </message>
    <message>
        <source>Gain 2 influence, then put 1 token on a face-down card of an opponent.</source>
        <translation>Zyskaj 2 punkty Wpływu, po czym połóż 1 żeton na zakrytej karcie przeciwnika.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more if you have no other revealed card.</source>
        <translation>Zyskaj 1 punkt Wpływu i jeszcze 1, jeśli nie masz żadnej innej ujawnionej karty.</translation>
    </message>
    <message>
        <source>Gain what lies on opponents’ adjacent face-down cards, OR swap with a hand card.</source>
        <translation>Zyskaj tyle, ile leży obok na zakrytych kartach przeciwników, LUB zamień ją na kartę z ręki.</translation>
    </message>
    <message>
        <source>Gain 1 and put 2 tokens on another Diplomat, OR take the tokens here and discard it.</source>
        <translation>Zyskaj 1 i połóż 2 żetony na innej ujawnionej Dyplomatce LUB weź żetony z tej i ją odrzuć.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card (character: +1). No character beside it: discard it.</source>
        <translation>Zlikwiduj sąsiadującą kartę (+1 za Postać). Jeśli obok nie ma potem Postaci, odrzuć Dezertera.</translation>
    </message>
    <message>
        <source>Gain 1 and put a judgement token on any card, OR eliminate a card that bears one.</source>
        <translation>Zyskaj 1 i połóż żeton Wyroku na dowolnej karcie LUB zlikwiduj kartę z takim żetonem.</translation>
    </message>
    <message>
        <source>Pay 1 of its tokens to reveal: eliminate both adjacent cards, then turn it face down.</source>
        <translation>Ujawnienie kosztuje 1 z jej żetonów: zlikwiduj obie sąsiadujące karty i znów ją zakryj.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: gain 2 for each of their top cards. Revealed: gain 1.</source>
        <translation>Zlikwidowany przez przeciwnika: zyskaj 2 za każdą jego wierzchnią kartę. Ujawniony: zyskaj 1.</translation>
    </message>
    <message>
        <source>1 token on each of your face-down cards. Reserve: +2 per face-down card eliminated.</source>
        <translation>Połóż po 1 żetonie na swoich zakrytych kartach. Zarezerwuj: +2 za każdą zlikwidowaną zakrytą kartę.</translation>
    </message>
    <message>
        <source>Reserve it with its tokens. Each later round begins with 1 influence per token.</source>
        <translation>Zarezerwuj go z żetonami. Na początku każdej kolejnej rundy zyskuj 1 punkt Wpływu za każdy z nich.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each card of your family in the adjacent stacks.</source>
        <translation>Zyskaj 1 punkt Wpływu oraz po 1 za każdą kartę twojego rodu w sąsiadujących stosach.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue or onto its own family; then discard this one.</source>
        <translation>Przenieś inną kartę w nowe miejsce Kolejki lub na kartę jej rodu; potem odrzuć tę.</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The Shapeshifter copies the %1.</source>
        <translation>Impostor kopiuje kartę „%1”.</translation>
    </message>
    <message>
        <source>Because of the %1.</source>
        <translation>Przez kartę „%1”.</translation>
    </message>
    <message>
        <source>Everybody has laid a card.</source>
        <translation>Każdy położył już kartę.</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This would bring nothing</source>
        <translation>To nic nie da</translation>
    </message>
    <message>
        <source>This would only hurt you</source>
        <translation>To zaszkodzi tylko tobie</translation>
    </message>
    <message>
        <source>Another choice brings influence.</source>
        <translation>Inny wybór daje Wpływ.</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <translation>Zrobić to mimo wszystko?</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Zrób to mimo wszystko</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nie pytaj więcej</translation>
    </message>
</context>
<context>
    <name>ContinueButton</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Round %1, %2 to play</source>
        <translation>Runda %1, teraz gra %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Przekaż ekran: %1</translation>
    </message>
    <message>
        <source>The others look away. Nothing is shown until you open the curtain.</source>
        <translation>Pozostali odwracają wzrok. Nic nie widać, dopóki nie odsłonisz kurtyny.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>To ja, %1</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Spacja lub Enter</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
</context>
<context>
    <name>DeckOptions</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Wybierz karty</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
</context>
<context>
    <name>EmptySlot</name>
    <message>
        <source>First choose a card of your hand.</source>
        <translation>Najpierw wybierz kartę z ręki.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>The throne is taken</source>
        <translation>Tron zdobyty</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Obejrzyj stół</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Obejrzyj powtórkę</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Wyniki końcowe</translation>
    </message>
</context>
<context>
    <name>ExampleWords</name>
    <message>
        <source>From right to left, the card at the right end comes first: the Wolf reveals the Heir and gains 2. Only then is the Stag asked, on the left.</source>
        <translation>Od prawej do lewej pierwsza jest karta na prawym końcu: Wilk ujawnia Dziedzica i zyskuje 2 punkty. Dopiero potem decyduje Jeleń, po lewej.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s top card: 1 for the Wolf. The Heir under it counts again; its place is still to come, and it gains 2.</source>
        <translation>Zlecenie zabójstwa Wilka likwiduje wierzchnią kartę stosu Jelenia: 1 punkt dla Wilka. Dziedzic spod niej znów się liczy; jego kolej dopiero nadchodzi: zyskuje 2 punkty.</translation>
    </message>
    <message>
        <source>The Stag’s revealed Heir lies covered, so nothing counts it. The Wolf’s Heir is the only one on top and gains 2.</source>
        <translation>Ujawniony Dziedzic Jelenia leży w stosie pod inną kartą, więc się nie liczy. Dziedzic Wilka jest jedynym na wierzchu i zyskuje 2 punkty.</translation>
    </message>
    <message>
        <source>The Wolf’s Conspiracy is an intrigue: it pays 2 for its token and is discarded. The Heir is a character: it gains 2 and stays, to act in every round.</source>
        <translation>Spisek Wilka to Intryga: płaci 2 punkty za swój żeton i zostaje odrzucony. Dziedzic to Postać: zyskuje 2 punkty i zostaje, by działać w każdej rundzie.</translation>
    </message>
    <message>
        <source>The Stag reserves the Trade with 1 token but has no card left in the queue. As round 3 begins, only the Wolf’s reserved Trade pays: 1.</source>
        <translation>Jeleń rezerwuje Handel z 1 żetonem, ale nie ma już żadnej karty w Kolejce. Na początku rundy 3 płaci tylko zarezerwowany Handel Wilka: 1 punkt.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and leaves, and the gap closes. Next is the Stag’s revealed Lord, which acts by itself; then the Raven is asked.</source>
        <translation>Zasadzka Wilka daje 1 punkt i odchodzi, a luka się zamyka. Następny jest ujawniony Lord Jelenia, który działa sam z siebie; potem decyduje Kruk.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Conspiracy hidden: 1 token from the supply goes on it, and the next place follows.</source>
        <translation>Wilk pozostawia Spisek zakryty: trafia na niego 1 żeton z zasobów ogólnych i przychodzi kolej na następne miejsce.</translation>
    </message>
    <message>
        <source>The Wolf reveals the Heir and takes the token on it. Its ability happens at once: 2 more.</source>
        <translation>Wilk ujawnia Dziedzica i bierze leżący na nim żeton. Zdolność działa od razu: jeszcze 2 punkty.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Heir hidden. The revealed Soldier acts, wanted or not, and only this Heir lies beside it: the Wolf loses it and gains 1.</source>
        <translation>Wilk pozostawia Dziedzica zakrytego. Ujawniony Żołnierz działa, czy się tego chce, czy nie, a obok leży tylko ten Dziedzic: Wilk go traci i zyskuje 1 punkt.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and is discarded. The Heir under it has come to light and is resolved at once: it brings its token and 2 more.</source>
        <translation>Zasadzka Wilka daje 1 punkt i zostaje odrzucona. Dziedzic spod niej wychodzi na wierzch i od razu jest rozpatrywany: daje swój żeton i jeszcze 2 punkty.</translation>
    </message>
    <message>
        <source>The Lord on the left has acted already. The Wolf’s Royal Decree carries it to the right end, where it is met again and gains 1 once more.</source>
        <translation>Lord po lewej już zadziałał. Królewski Dekret Wilka przenosi go na prawy koniec, gdzie kolej przychodzi na niego jeszcze raz: znów daje 1 punkt.</translation>
    </message>
    <message>
        <source>Only one revealed character lies beside the Shapeshifter, the Stag’s Soldier, so nobody asks what to copy. As a Soldier it has two targets, so the Wolf chooses, and eliminates the one on the right.</source>
        <translation>Obok Impostora leży tylko jedna ujawniona Postać, Żołnierz Jelenia, więc pytanie, co skopiować, nie pada. Jako Żołnierz ma dwa cele, więc Wilk wybiera i likwiduje kartę po prawej.</translation>
    </message>
    <message>
        <source>Without a token the Insurrection cannot be revealed. The Wolf is asked all the same, for passing over it would give it away, and can only keep it hidden.</source>
        <translation>Insurekcji bez żetonu nie można ujawnić. Wilk i tak dostaje pytanie, bo pominięte by ją zdradziło, ale może ją tylko pozostawić zakrytą.</translation>
    </message>
    <message>
        <source>No card bears a judgement token, so the Judge cannot eliminate, and the Wolf is not asked which half. The Wolf gains 1 and marks the Stag’s card.</source>
        <translation>Na żadnej karcie nie ma żetonu Wyroku, więc Sędzia nie może likwidować i Wilk nie wybiera połowy. Wilk zyskuje 1 punkt i oznacza kartę Jelenia.</translation>
    </message>
    <message>
        <source>Only the Wolf’s own Heir lies beside the Soldier. It must be eliminated all the same: the Wolf gains 1, and the token on the Heir is lost.</source>
        <translation>Obok Żołnierza leży tylko Dziedzic tego samego rodu. I tak trzeba go zlikwidować: Wilk zyskuje 1 punkt, a żeton z Dziedzica przepada.</translation>
    </message>
    <message>
        <source>The Stag has 0 influence: the Raven’s Spy has taken the last. The Wolf’s Spy may point at the Stag’s card all the same, but steals nothing.</source>
        <translation>Jeleń ma 0 punktów: ostatni zabrał Szpieg Kruka. Szpieg Wilka może mimo to wskazać kartę Jelenia, ale nic nie kradnie.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s card on the left: the Wolf gains 1. It was a Conspiracy; its token returns to the supply, and the Stag gets nothing.</source>
        <translation>Zlecenie zabójstwa Wilka likwiduje lewą kartę Jelenia: Wilk zyskuje 1 punkt. To był Spisek; jego żeton wraca do zasobów ogólnych, a Jeleń nie dostaje nic.</translation>
    </message>
    <message>
        <source>The Wolf is paid 1 for the Stag’s Racket, whose token is lost. Then the Racket brings the Stag 2, for the Deserter still lies there; only then is the Deserter discarded, with no revealed character beside it.</source>
        <translation>Wilk dostaje 1 punkt za Szantaż Jelenia, a żeton z Szantażu przepada. Potem Szantaż daje Jeleniowi 2 punkty, bo Dezerter jeszcze leży; dopiero na końcu Dezerter zostaje odrzucony, bo obok nie ma ujawnionej Postaci.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Soldier and eliminates the Raven’s Ambush: the Wolf gains 1. The attacker is the Shapeshifter: it is discarded, the Soldier stays, and the Raven gains 4.</source>
        <translation>Impostor kopiuje Żołnierza Jelenia i likwiduje Zasadzkę Kruka: Wilk zyskuje 1 punkt. Napastnikiem jest Impostor: to jego się odrzuca, Żołnierz zostaje, a Kruk zyskuje 4 punkty.</translation>
    </message>
    <message>
        <source>The Insurrection costs its token and eliminates the Ambushes of the Stag and the Raven: 2 for the Wolf. Each Ambush brings its owner 4, and the Insurrection is discarded once instead of turning face down.</source>
        <translation>Insurekcja kosztuje swój żeton i likwiduje Zasadzki Jelenia i Kruka: 2 punkty dla Wilka. Każda Zasadzka daje właścicielowi 4 punkty, a Insurekcję odrzuca się raz, zamiast odwrócić na zakrytą stronę.</translation>
    </message>
    <message>
        <source>The Wolf’s Insurrection has acted and lies face down again, known to all. The Stag’s Royal Decree carries it ahead, so the Wolf is asked once more and keeps it hidden: 1 token.</source>
        <translation>Insurekcja Wilka już zadziałała i znów leży zakryta, ale wszyscy ją znają. Królewski Dekret Jelenia przenosi ją do przodu, więc Wilk decyduje jeszcze raz i pozostawia ją zakrytą: 1 żeton.</translation>
    </message>
    <message>
        <source>All five judgement tokens lie on the Raven’s card. The Wolf’s Judge eliminates it, the five return to the supply, and so the Stag’s Judge can mark again.</source>
        <translation>Na karcie Kruka leży pięć żetonów Wyroku, czyli wszystkie. Sędzia Wilka ją likwiduje, żetony wracają do zasobów ogólnych, więc Sędzia Jelenia znów może oznaczyć kartę.</translation>
    </message>
    <message>
        <source>The Wolf’s Royal Decree lays the top card of the Stag’s stack beside the rest of that stack. That is a move: the card under it is uncovered and comes next.</source>
        <translation>Królewski Dekret Wilka kładzie wierzchnią kartę stosu Jelenia obok reszty tego stosu. To jest ruch: karta spod niej wychodzi na wierzch i jest następna.</translation>
    </message>
    <message>
        <source>The Wolf’s Shapeshifter copies the Stag’s Heir but is still called Shapeshifter. So the Heir beside it does not stand in its way: the Wolf gains 2.</source>
        <translation>Impostor Wilka kopiuje Dziedzica Jelenia, ale nadal nazywa się Impostor. Dziedzic obok mu więc nie przeszkadza: Wilk zyskuje 2 punkty.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Informant and swaps. It is the Shapeshifter that returns to the Wolf’s hand; another card sleeps in its place.</source>
        <translation>Impostor kopiuje Informatorkę Jelenia i wybiera zamianę. Na rękę Wilka wraca Impostor, a w jego miejscu śpi inna karta.</translation>
    </message>
    <message>
        <source>The Wolf’s card was laid down by an Informant and sleeps. The Stag’s Royal Decree carries it to the right end, but it is passed over there: no question, no token.</source>
        <translation>Kartę Wilka położyła Informatorka, więc ta karta śpi. Królewski Dekret Jelenia przenosi ją na prawy koniec, ale rozpatrywanie ją mija: bez pytania i bez żetonu.</translation>
    </message>
    <message>
        <source>The sixth round ends. The 3 tokens on the Stag’s cards are worth nothing, but the Wolf gets the 5 on the Trade just reserved, even without a card in the queue: 9 to 4.</source>
        <translation>Szósta runda się kończy. 3 żetony na kartach Jelenia nic nie są warte, a 5 z właśnie zarezerwowanego Handlu dostaje Wilk, choć nie ma już karty w Kolejce: 9 do 4.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence. The Wolf has 2 top cards and the Stag’s stack counts as 1, so the Wolf wins.</source>
        <translation>Zasadzka daje Wilkowi 1 punkt i jest po 4. Wilk ma 2 wierzchnie karty, a stos Jelenia liczy się jako 1, więc wygrywa Wilk.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence and 2 top cards. The Wolf and the Stag win together.</source>
        <translation>Zasadzka daje Wilkowi 1 punkt i jest remis: po 4 punkty i po 2 wierzchnie karty. Wilk i Jeleń wygrywają razem.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Lord counts both cards of the Wolf’s stack beside it, the covered one too: it gains 1 and 2 more.</source>
        <translation>W pierwszym wydaniu Lord Wilka liczy obie karty sąsiadującego stosu swojego rodu, także tę pod spodem: zyskuje 1 i jeszcze 2 punkty.</translation>
    </message>
    <message>
        <source>In the first edition, when the Wolf’s Soldier eliminates the Wolf’s own Ambush, that brings 1 and the Ambush 1 more. The Soldier is discarded.</source>
        <translation>W pierwszym wydaniu, gdy Żołnierz Wilka likwiduje Zasadzkę własnego rodu, daje to 1 punkt, a Zasadzka jeszcze 1. Żołnierz zostaje odrzucony.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Royal Decree may lay the card from the right end onto another card of the Wolf. Now the two are a stack.</source>
        <translation>W pierwszym wydaniu Królewski Dekret Wilka może położyć kartę z prawego końca na innej karcie Wilka. Teraz leżą w jednym stosie.</translation>
    </message>
    <message>
        <source>In the first edition the Royal Decree may lay the Wolf’s Heir, already passed, onto itself and is discarded from under it. The Heir comes next: it brings its 2 tokens and 2 more.</source>
        <translation>W pierwszym wydaniu Królewski Dekret może położyć na sobie miniętego już Dziedzica Wilka, a sam zostaje spod niego odrzucony. Dziedzic jest następny: daje swoje 2 żetony i jeszcze 2 punkty.</translation>
    </message>
    <message>
        <source>Both have 3 influence, and in the first edition covered cards count too. The Stag has 3 cards in one stack, the Wolf 2 in the queue, so the Stag wins.</source>
        <translation>Jest po 3 punkty, a w pierwszym wydaniu liczą się też karty pod innymi. Jeleń ma 3 karty w jednym stosie, Wilk 2 w Kolejce, więc wygrywa Jeleń.</translation>
    </message>
    <message>
        <source>The first edition was chosen, but all ten are cards of the Alliance, so the current one holds. Both have 2 influence and 3 cards; only top cards count, 2 to 1, so the Wolf wins alone.</source>
        <translation>Wybrano pierwsze wydanie, ale cała dziesiątka to karty Sojuszu, więc obowiązuje obecne. Jest po 2 punkty i po 3 karty; liczą się tylko wierzchnie, 2 do 1, więc Wilk wygrywa sam.</translation>
    </message>
</context>
<context>
    <name>FactTable</name>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Jądro</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesor</translation>
    </message>
    <message>
        <source>Window system</source>
        <translation>System okienkowy</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Grafika</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Ustawienia regionalne</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>software</source>
        <translation>programowa</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznana</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Revealed</source>
        <translation>Ujawniona</translation>
    </message>
    <message>
        <source>everybody sees it</source>
        <translation>widzą ją wszyscy</translation>
    </message>
    <message>
        <source>yet everybody knows it</source>
        <translation>ale znają ją wszyscy</translation>
    </message>
    <message>
        <source>only you know it</source>
        <translation>znasz ją tylko ty</translation>
    </message>
    <message>
        <source>only %1 knows it</source>
        <translation>zna ją tylko %1</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Zakryta</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Na ręce</translation>
    </message>
    <message>
        <source>it can still be laid</source>
        <translation>można ją jeszcze położyć</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłożona na bok</translation>
    </message>
    <message>
        <source>it takes no part in this game</source>
        <translation>nie bierze udziału w tej partii</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Odrzucona</translation>
    </message>
    <message>
        <source>it does not come back</source>
        <translation>już nie wróci</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Zarezerwowana</translation>
    </message>
    <message>
        <source>nothing can touch it any more</source>
        <translation>nic jej już nie ruszy</translation>
    </message>
    <message>
        <source>alone in its place</source>
        <translation>sama w swoim miejscu</translation>
    </message>
    <message numerus="yes">
        <source>on top of %n cards</source>
        <translation>
            <numerusform>na %n karcie</numerusform>
            <numerusform>na %n kartach</numerusform>
            <numerusform>na %n kartach</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Pod inną kartą</translation>
    </message>
    <message>
        <source>it rests until the card on it is gone</source>
        <translation>czeka, aż zniknie karta, która na niej leży</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Śpi</translation>
    </message>
    <message>
        <source>passed over until the round ends</source>
        <translation>pomijana do końca rundy</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Jej kolej</translation>
    </message>
    <message>
        <source>it does what it says</source>
        <translation>robi to, co na niej napisano</translation>
    </message>
    <message>
        <source>its owner keeps or reveals it</source>
        <translation>właściciel pozostawia ją zakrytą albo ujawnia</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Minięta</translation>
    </message>
    <message>
        <source>its place has been resolved in this round</source>
        <translation>jej miejsce już w tej rundzie rozpatrzono</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Nadejdzie jej kolej</translation>
    </message>
    <message>
        <source>in this round</source>
        <translation>w tej rundzie</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>until the queue is resolved</source>
        <translation>aż zacznie się rozpatrywanie Kolejki</translation>
    </message>
    <message>
        <source>a Judge may eliminate it</source>
        <translation>Sędzia może ją zlikwidować</translation>
    </message>
    <message>
        <source>paid in each round, and kept at the end</source>
        <translation>wypłacane co rundę, a na koniec należą do właściciela</translation>
    </message>
    <message>
        <source>they stay while it lies here</source>
        <translation>zostają, dopóki karta tu leży</translation>
    </message>
    <message>
        <source>as a rule its owner gets them by revealing it</source>
        <translation>zwykle właściciel zabiera je, ujawniając kartę</translation>
    </message>
    <message>
        <source>In this stack, from the top:</source>
        <translation>W tym stosie, od góry:</translation>
    </message>
    <message>
        <source>When its turn comes, its owner keeps it hidden or reveals it. Kept, it gets 1 token.</source>
        <translation>Gdy przychodzi jej kolej, właściciel pozostawia ją zakrytą albo ujawnia. Pozostawiona dostaje 1 żeton.</translation>
    </message>
    <message>
        <source>Everybody may know where it has lain and what was put on it.</source>
        <translation>Każdy może wiedzieć, gdzie leżała i co na niej położono.</translation>
    </message>
    <message>
        <source>A family has each card only once, so this is none of those it has discarded, reserved or revealed.</source>
        <translation>Ród ma każdą kartę tylko raz, więc nie jest to żadna z jego kart odrzuconych, zarezerwowanych ani ujawnionych.</translation>
    </message>
    <message>
        <source>Cannot be chosen</source>
        <translation>Nie do wyboru</translation>
    </message>
</context>
<context>
    <name>FamilyButton</name>
    <message>
        <source>Family</source>
        <translation>Ród</translation>
    </message>
</context>
<context>
    <name>FanRow</name>
    <message>
        <source>On top</source>
        <translation>Na wierzchu</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Na spodzie</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Home folder</source>
        <translation>Folder domowy</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Wcześniejsze partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Folder nadrzędny</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>There is no saved game in this folder.</source>
        <translation>W tym folderze nie ma zapisanych partii.</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nazwa pliku</translation>
    </message>
    <message>
        <source>The game opens as a replay; the file stays as it is.</source>
        <translation>Partia otworzy się jako powtórka; plik pozostanie bez zmian.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Zastąpić plik?</translation>
    </message>
    <message>
        <source>“%1” is there already. Saving replaces it.</source>
        <translation>Plik „%1” już istnieje. Zapis go zastąpi.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Pierwsze wydanie</translation>
    </message>
    <message>
        <source>For your first games</source>
        <translation>Na pierwsze partie</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Wyjaśnienia</translation>
    </message>
    <message>
        <source>Cards that meet it</source>
        <translation>W parze z innymi kartami</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Ostatnie partie</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>już nie istnieje</translation>
    </message>
    <message>
        <source>Games that you finish, save or open are listed here.</source>
        <translation>Tu pojawią się partie, które zakończysz, zapiszesz lub otworzysz.</translation>
    </message>
    <message>
        <source>A file can also be dropped on this window.</source>
        <translation>Plik można też przeciągnąć do tego okna.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint (%1), while %2 is held</source>
        <translation>Podpowiedź (%1), przy wciśniętym klawiszu %2</translation>
    </message>
    <message>
        <source>Hint (%1)</source>
        <translation>Podpowiedź (%1)</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Lay the %1</source>
        <translation>Połóż kartę „%1”</translation>
    </message>
    <message>
        <source>Lay the %1 at the left end</source>
        <translation>Połóż kartę „%1” na lewym końcu Kolejki</translation>
    </message>
    <message>
        <source>Lay the %1 at the right end</source>
        <translation>Połóż kartę „%1” na prawym końcu Kolejki</translation>
    </message>
    <message>
        <source>Lay the %1 on your stack at place %2</source>
        <translation>Połóż kartę „%1” na swoim stosie w miejscu %2</translation>
    </message>
    <message>
        <source>Keep the %1 hidden</source>
        <translation>Pozostaw kartę „%1” zakrytą</translation>
    </message>
    <message>
        <source>Reveal the %1</source>
        <translation>Ujawnij kartę „%1”</translation>
    </message>
    <message>
        <source>Lay down the %1 from your hand</source>
        <translation>Połóż kartę „%1” z ręki</translation>
    </message>
    <message>
        <source>Eliminate %1 at place %2</source>
        <translation>Zlikwiduj %1 w miejscu %2</translation>
    </message>
    <message>
        <source>Move %1 from place %2 onto the stack at place %3</source>
        <translation>Przenieś %1 z miejsca %2 na stos w miejscu %3</translation>
    </message>
    <message numerus="yes">
        <source>This wins about %n more games in 100 than the next best choice: %1.</source>
        <translation>
            <numerusform>To około %n wygranej więcej na 100 partii niż przy drugim najlepszym wyborze: %1.</numerusform>
            <numerusform>To około %n wygranych więcej na 100 partii niż przy drugim najlepszym wyborze: %1.</numerusform>
            <numerusform>To około %n wygranych więcej na 100 partii niż przy drugim najlepszym wyborze: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end this is worth about %n more influence than the next best choice: %1.</source>
        <translation>
            <numerusform>Na koniec daje to około %n punktu Wpływu więcej niż drugi najlepszy wybór: %1.</numerusform>
            <numerusform>Na koniec daje to około %n punktów Wpływu więcej niż drugi najlepszy wybór: %1.</numerusform>
            <numerusform>Na koniec daje to około %n punktów Wpływu więcej niż drugi najlepszy wybór: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Mniej więcej równie dobry wybór: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the end it is also worth about %n more influence.</source>
        <translation>
            <numerusform>Na koniec daje to też około %n punktu Wpływu więcej.</numerusform>
            <numerusform>Na koniec daje to też około %n punktów Wpływu więcej.</numerusform>
            <numerusform>Na koniec daje to też około %n punktów Wpływu więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet in the end it is worth about %n less influence.</source>
        <translation>
            <numerusform>Na koniec daje to jednak około %n punktu Wpływu mniej.</numerusform>
            <numerusform>Na koniec daje to jednak około %n punktów Wpływu mniej.</numerusform>
            <numerusform>Na koniec daje to jednak około %n punktów Wpływu mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Grey Eminence thinks it over…</source>
        <translation>Szara eminencja się zastanawia…</translation>
    </message>
    <message>
        <source>The Grey Eminence advises</source>
        <translation>Szara eminencja radzi</translation>
    </message>
    <message>
        <source>No advice: nothing is known of these choices.</source>
        <translation>Brak rady: o tych wyborach nic nie wiadomo.</translation>
    </message>
    <message>
        <source>Copy %1 at place %2</source>
        <translation>Skopiuj %1 w miejscu %2</translation>
    </message>
    <message>
        <source>Choose %1 at place %2 and steal from its owner</source>
        <translation>Wskaż %1 w miejscu %2 i okradnij jej właściciela</translation>
    </message>
    <message>
        <source>Put the token on %1 at place %2</source>
        <translation>Połóż żeton na %1 w miejscu %2</translation>
    </message>
    <message>
        <source>Put 2 tokens on %1 at place %2</source>
        <translation>Połóż 2 żetony na %1 w miejscu %2</translation>
    </message>
    <message>
        <source>Put the judgement token on %1 at place %2</source>
        <translation>Połóż żeton Wyroku na %1 w miejscu %2</translation>
    </message>
    <message>
        <source>Gain what lies beside it</source>
        <translation>Zyskaj tyle, ile leży obok</translation>
    </message>
    <message>
        <source>Swap it with a hand card</source>
        <translation>Zamień ją na kartę z ręki</translation>
    </message>
    <message>
        <source>Pay another Diplomat</source>
        <translation>Zapłać innej Dyplomatce</translation>
    </message>
    <message>
        <source>Collect the tokens here and discard this card</source>
        <translation>Zbierz żetony stąd i odrzuć kartę</translation>
    </message>
    <message>
        <source>Mark a card</source>
        <translation>Oznacz kartę</translation>
    </message>
    <message>
        <source>Eliminate a marked card</source>
        <translation>Zlikwiduj oznaczoną kartę</translation>
    </message>
    <message>
        <source>your %1</source>
        <comment>a card that something is done to</comment>
        <translation>swoją kartę „%1”</translation>
    </message>
    <message>
        <source>%1’s hidden card</source>
        <comment>that something is done to</comment>
        <translation>zakrytą kartę (%1)</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a card that something is done to</comment>
        <translation>kartę „%2” (%1)</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the left end</source>
        <translation>Przenieś %1 z miejsca %2 na lewy koniec Kolejki</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the right end</source>
        <translation>Przenieś %1 z miejsca %2 na prawy koniec Kolejki</translation>
    </message>
    <message>
        <source>Move %1 from place %2 between places %3 and %4</source>
        <translation>Przenieś %1 z miejsca %2 między miejsca %3 i %4</translation>
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
        <translation>Pięć rodów, jeden pusty tron i rząd zakrytych twarzy.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Obejrzyj powtórkę</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Naucz się grać</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>I know it</source>
        <translation>Już umiem</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>InfluenceChart</name>
    <message>
        <source>Influence by round</source>
        <translation>Wpływ w kolejnych rundach</translation>
    </message>
</context>
<context>
    <name>InspectorSheet</name>
    <message>
        <source>Hidden card</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>← → other cards · ↑ ↓ in the stack · Esc closes</source>
        <translation>← → inne karty · ↑ ↓ w stosie · Esc zamyka</translation>
    </message>
    <message>
        <source>What it did in this game</source>
        <translation>Co zrobiła w tej partii</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Jeszcze nic.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Wyjaśnienia</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The card to the left</source>
        <translation>Karta po lewej</translation>
    </message>
    <message>
        <source>The card to the right</source>
        <translation>Karta po prawej</translation>
    </message>
    <message>
        <source>All about this card</source>
        <translation>Wszystko o tej karcie</translation>
    </message>
    <message>
        <source>Rules of hidden cards</source>
        <translation>Zasady kart zakrytych</translation>
    </message>
    <message>
        <source>Why it cannot be chosen</source>
        <translation>Dlaczego nie można jej wybrać</translation>
    </message>
</context>
<context>
    <name>JudgementSupply</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>judgement tokens in the supply</comment>
        <translation>
            <numerusform>pozostał %n</numerusform>
            <numerusform>pozostały %n</numerusform>
            <numerusform>pozostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgement tokens: a Judge puts one on any top card, or eliminates a card that bears one. When that card leaves the queue, they come back here.</source>
        <translation>Żetony Wyroku: Sędzia kładzie jeden na dowolnej wierzchniej karcie albo likwiduje kartę, na której leży taki żeton. Gdy ta karta opuszcza Kolejkę, żetony wracają tutaj.</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Go from card to card</source>
        <translation>Przechodź od karty do karty</translation>
    </message>
    <message>
        <source>Choose a numbered place</source>
        <translation>Wybierz ponumerowane miejsce</translation>
    </message>
    <message>
        <source>Look closely at a card; a right click or a long press does the same</source>
        <translation>Obejrzyj kartę z bliska; to samo robią prawy przycisk i długie przytrzymanie</translation>
    </message>
    <message>
        <source>Spread a stack</source>
        <translation>Rozłóż stos</translation>
    </message>
    <message>
        <source>See the whole queue</source>
        <translation>Zobacz całą Kolejkę</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Otwórz dziennik</translation>
    </message>
    <message>
        <source>Hold to see your own cards while others watch</source>
        <translation>Przytrzymaj, by zobaczyć własne karty, gdy inni patrzą</translation>
    </message>
    <message>
        <source>Skip what is being shown; hold to hurry it</source>
        <translation>Pomiń to, co się dzieje; przytrzymaj, by przyspieszyć</translation>
    </message>
    <message>
        <source>Go to your next choice</source>
        <translation>Przejdź do swojego następnego wyboru</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Cofnij i ponów</translation>
    </message>
    <message>
        <source>Save a game and open one</source>
        <translation>Zapisz lub otwórz partię</translation>
    </message>
    <message>
        <source>See what the strongest computer would do</source>
        <translation>Zobacz, co zrobiłby najsilniejszy komputer</translation>
    </message>
    <message>
        <source>Read the rule behind what happened last, or behind a line of the log</source>
        <translation>Przeczytaj zasadę, która stoi za ostatnim zdarzeniem albo za wpisem w dzienniku</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Otwórz zasady</translation>
    </message>
    <message>
        <source>Turn the sound off and on</source>
        <translation>Wyłącz i włącz dźwięk</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Odtwarzaj i zatrzymaj</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Krok wstecz lub naprzód</translation>
    </message>
    <message>
        <source>One round back or forward</source>
        <translation>Runda wstecz lub naprzód</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Przejdź do rundy</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Przejdź na początek lub koniec</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Wolniej lub szybciej</translation>
    </message>
    <message>
        <source>See these keys</source>
        <translation>Zobacz te klawisze</translation>
    </message>
    <message>
        <source>Turn full screen on and off</source>
        <translation>Włącz lub wyłącz pełny ekran</translation>
    </message>
    <message>
        <source>Go back one step; at the table, open its menu</source>
        <translation>Wróć o krok; przy stole otwórz menu</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Znak zapytania</translation>
    </message>
</context>
<context>
    <name>LanguageLine</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>This language by its own name</extracomment>
        <translation>Polski</translation>
    </message>
</context>
<context>
    <name>LessonMistakes</name>
    <message>
        <source>Take the Lord and lay it at the left end: it pays at once and again in every later round.</source>
        <translation>Weź Lorda i połóż go na lewym końcu rzędu kart, czyli Kolejki. Karty działają od lewej do prawej, więc twoja będzie pierwsza.</translation>
    </message>
    <message>
        <source>At the right end the Lord would act last. Lay it at the left end.</source>
        <translation>Na prawym końcu Lord działałby ostatni. Połóż go na lewym.</translation>
    </message>
    <message>
        <source>This time reveal it.</source>
        <translation>Tym razem ujawnij tę kartę.</translation>
    </message>
    <message>
        <source>Kept hidden, the Lord would only get 1 token. Revealed, it pays now and in every round to come.</source>
        <translation>Zakryty Lord dostałby tylko 1 żeton. Ujawniony daje punkty teraz i w każdej kolejnej rundzie.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end, beside the Raven’s card.</source>
        <translation>Weź Szpiega i połóż go na prawym końcu, obok karty Kruka.</translation>
    </message>
    <message>
        <source>At the left end only your own Lord would lie beside the Spy, and nobody steals from themselves.</source>
        <translation>Na lewym końcu obok Szpiega leżałby tylko twój Lord, a siebie nie okradniesz.</translation>
    </message>
    <message>
        <source>On top of the Lord, the Spy would cover it, and a covered card does not act. Take the right end.</source>
        <translation>Tam Szpieg przykryłby Lorda, a karta leżąca pod inną nie działa. Wybierz prawy koniec.</translation>
    </message>
    <message>
        <source>Kept hidden, the Spy would get 1 token. Revealed, it takes 1 from the Raven: you gain it and the Raven loses it.</source>
        <translation>Zakryty Szpieg dostałby 1 żeton. Ujawniony zabiera 1 punkt Krukowi: ty zyskujesz, Kruk traci.</translation>
    </message>
    <message>
        <source>Take the Heir and lay it at the right end: it is the card that pays most at once.</source>
        <translation>Weź Dziedzica i połóż go na prawym końcu: to karta, która od razu daje najwięcej.</translation>
    </message>
    <message>
        <source>On top of the Conspiracy the Heir would cover it, and a covered card gathers no tokens.</source>
        <translation>Tam Dziedzic przykryłby Spisek, a karta leżąca pod inną nie zbiera żetonów.</translation>
    </message>
    <message>
        <source>This time keep it hidden.</source>
        <translation>Tym razem pozostaw tę kartę zakrytą.</translation>
    </message>
    <message>
        <source>Too early: with 1 token it would bring 2. Next round it is worth 4.</source>
        <translation>Za wcześnie: z 1 żetonem Spisek dałby 2 punkty. W następnej rundzie będzie wart 4.</translation>
    </message>
    <message>
        <source>The Heir pays 2 in every round from now on. Each round it waits costs you something.</source>
        <translation>Ujawniony Dziedzic daje odtąd 2 punkty w każdej rundzie. Każda runda czekania kosztuje.</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the right end: beside a card of its own family it gains 1 more.</source>
        <translation>Weź Lorda i połóż go na lewym końcu rzędu kart, czyli Kolejki. Karty działają od lewej do prawej, więc twoja będzie pierwsza.</translation>
    </message>
    <message>
        <source>At the left end the Stag’s card would lie beside the Lord. Beside your Heir it gains 1 more.</source>
        <translation>Na lewym końcu obok Lorda leżałaby karta Jelenia. Obok twojego Dziedzica zyskuje 1 punkt więcej.</translation>
    </message>
    <message>
        <source>There the Lord would cover a card of yours, and a covered card does not act.</source>
        <translation>Tam Lord przykryłby twoją kartę, a karta leżąca pod inną nie działa.</translation>
    </message>
    <message>
        <source>It would be worth 2 more next round, or nothing if somebody eliminates it first. Take the 4.</source>
        <translation>W następnej rundzie Spisek byłby wart o 2 więcej albo nic, jeśli ktoś go wcześniej zlikwiduje. Weź 4 punkty.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end, beside a revealed character.</source>
        <translation>Weź Impostora i połóż go na prawym końcu, obok ujawnionej Postaci.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Royal Decree would lie beside it, and only revealed characters can be copied.</source>
        <translation>Na lewym końcu obok leżałby tylko twój zakryty Królewski Dekret, a kopiować można wyłącznie ujawnione Postacie.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, and a covered card does not act.</source>
        <translation>Tam przykryłby twoją kartę, a karta leżąca pod inną nie działa.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. Now it can make your Lord worth more at once.</source>
        <translation>Zakryty Dekret dostałby 1 żeton. Ujawniony może sprawić, że Lord od razu da więcej.</translation>
    </message>
    <message>
        <source>Put the Lord between the Heir and the Shapeshifter: there it lies beside a card of yours, and so does the Shapeshifter.</source>
        <translation>Połóż Lorda między Dziedzicem a Impostorem: tam leży obok twojej karty, a Impostor obok niego.</translation>
    </message>
    <message>
        <source>You may move any card, but here your own Lord gains by it.</source>
        <translation>Możesz przenieść dowolną kartę, ale tutaj zyskuje na tym twój Lord.</translation>
    </message>
    <message>
        <source>There no card of yours would lie beside the Lord once the Decree is discarded.</source>
        <translation>Tam po odrzuceniu Dekretu obok Lorda nie leżałaby żadna twoja karta.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. As a second Lord it gains 2, for your Lord lies beside it.</source>
        <translation>Zakryty Impostor dostałby 1 żeton. Jako drugi Lord zyskuje 2 punkty, bo obok leży twój Lord.</translation>
    </message>
    <message>
        <source>Reveal it now: a card with 2 tokens is in reach, and its owner has not been asked yet.</source>
        <translation>Ujawnij je teraz: w zasięgu jest karta z 2 żetonami, a kolej jej właściciela jeszcze nie przyszła.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with the 2 tokens: that hurts the Stag most.</source>
        <translation>Uderz w kartę Jelenia z 2 żetonami: to zaboli Jelenia najbardziej.</translation>
    </message>
    <message>
        <source>That card is yours: it would pay 1 too, but you would lose it.</source>
        <translation>To twoja karta: też daje 1 punkt, ale wtedy ją tracisz.</translation>
    </message>
    <message>
        <source>That would bring 1 as well, but the Stag would keep the 2 tokens.</source>
        <translation>To też dałoby 1 punkt, ale Jeleń zachowałby 2 żetony.</translation>
    </message>
    <message>
        <source>Revealed, the Ambush loses its tokens and brings only 1.</source>
        <translation>Ujawniona Zasadzka traci żetony i daje tylko 1 punkt.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Soldier strikes now and in every later round, for 1 each time.</source>
        <translation>Czekanie daje 1 żeton. Ujawniony Żołnierz uderza teraz i w każdej następnej rundzie, za każdym razem za 1 punkt.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card on the right.</source>
        <translation>Uderz w kartę Kruka po prawej.</translation>
    </message>
    <message>
        <source>That is your own Ambush: struck by your own card it brings just the usual 1.</source>
        <translation>To twoja Zasadzka: uderzona twoją kartą daje jak zwykle tylko 1 punkt.</translation>
    </message>
    <message>
        <source>Strike the last card, your Ambush.</source>
        <translation>Uderz w ostatnią kartę, swoją Zasadzkę.</translation>
    </message>
    <message>
        <source>Then the Archer itself would be gone. It can still strike in every round to come.</source>
        <translation>Wtedy zniknąłby sam Łucznik, a może jeszcze uderzać w każdej kolejnej rundzie.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the left end, so that an opponent’s card lies last.</source>
        <translation>Weź Żołnierza i połóż go na lewym końcu, żeby ostatnia była karta przeciwnika.</translation>
    </message>
    <message>
        <source>Then both ends would be yours again, and the Archer must strike one of them.</source>
        <translation>Wtedy oba końce znów byłyby twoje, a Łucznik musi uderzyć w jeden z nich.</translation>
    </message>
    <message>
        <source>On top of the Archer the Soldier would cover it, and a covered card does not act.</source>
        <translation>Tam Żołnierz przykryłby Łucznika, a karta leżąca pod inną nie działa.</translation>
    </message>
    <message>
        <source>A revealed Soldier must strike, and the only card beside it is your own Archer.</source>
        <translation>Ujawniony Żołnierz musi uderzyć, a jedyną kartą obok jest twój własny Łucznik.</translation>
    </message>
    <message>
        <source>Strike the last card, at the right end: it is the Stag’s.</source>
        <translation>Uderz w ostatnią kartę, na prawym końcu: należy do Jelenia.</translation>
    </message>
    <message>
        <source>The first card is your own Soldier. You may, but this time you need not.</source>
        <translation>Pierwsza karta to twój Żołnierz. Wolno w niego uderzyć, ale tym razem nie trzeba.</translation>
    </message>
    <message>
        <source>Take the Assassination and lay it on your Conspiracy, the card with 2 tokens.</source>
        <translation>Weź Zlecenie zabójstwa i połóż je na swoim Spisku, karcie z 2 żetonami.</translation>
    </message>
    <message>
        <source>That would cover the Conspiracy too, but would stay on it. The Assassination leaves once it has acted.</source>
        <translation>Ta karta też przykryłaby Spisek, ale zostałaby na nim. Zlecenie zabójstwa po działaniu znika.</translation>
    </message>
    <message>
        <source>At an end it protects nothing. Lay it on your Conspiracy.</source>
        <translation>Na skraju Kolejki niczego nie chroni. Połóż je na Spisku.</translation>
    </message>
    <message>
        <source>There it would cover your Lord, and a covered Lord gains nothing.</source>
        <translation>Tam przykryłoby Lorda, a Lord leżący pod inną kartą nic nie daje.</translation>
    </message>
    <message>
        <source>Kept hidden it would go on covering the Conspiracy, which then gathers no more tokens.</source>
        <translation>Pozostawione zakryte, dalej leżałoby na Spisku, a ten nie zbierałby już żetonów.</translation>
    </message>
    <message>
        <source>Strike the stack of the Stag.</source>
        <translation>Uderz w stos Jelenia.</translation>
    </message>
    <message>
        <source>That card is yours: it would bring 1 and cost nobody else anything.</source>
        <translation>To twoja karta: dałaby 1 punkt, ale nikt inny nic by nie stracił.</translation>
    </message>
    <message>
        <source>That would bring 1 too. But see what happens in a stack: strike the Stag’s two cards.</source>
        <translation>To też dałoby 1 punkt. Zobacz jednak, co dzieje się ze stosem: uderz w dwie karty Jelenia leżące jedna na drugiej.</translation>
    </message>
    <message>
        <source>It lies open to every attack now, with 2 tokens on it. Take the 4.</source>
        <translation>Teraz każdy może uderzyć w Spisek, a leżą na nim 2 żetony. Weź 4 punkty.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the right end, beside the Raven’s card.</source>
        <translation>Weź Żołnierza i połóż go na prawym końcu, obok karty Kruka.</translation>
    </message>
    <message>
        <source>The left end is the last in this game. The first card lies on the right.</source>
        <translation>W tej partii lewy koniec jest ostatni. Pierwsza karta leży po prawej.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end, beside the Raven’s card.</source>
        <translation>Tam przykryłby twoją kartę. Wybierz prawy koniec, obok karty Kruka.</translation>
    </message>
    <message>
        <source>If you wait, the Raven decides next and may take the 2 tokens.</source>
        <translation>Jeśli poczekasz, następny decyduje Kruk i może zabrać 2 żetony.</translation>
    </message>
    <message>
        <source>Reveal it now: the Heir has just acted and can be carried ahead to act again.</source>
        <translation>Ujawnij go teraz: Dziedzic właśnie zadziałał i można go przenieść do przodu, by zadziałał znowu.</translation>
    </message>
    <message>
        <source>Move your Heir to the left end.</source>
        <translation>Przenieś Dziedzica na lewy koniec.</translation>
    </message>
    <message>
        <source>Take your Heir: moved to the left, it brings 2 more this very round.</source>
        <translation>Weź Dziedzica: przeniesiony w lewo, jeszcze w tej rundzie da kolejne 2 punkty.</translation>
    </message>
    <message>
        <source>On the right everything has been passed: there the Heir would not be met again.</source>
        <translation>Po prawej każda karta miała już swoją kolej: tam Dziedzic drugi raz by nie zadziałał.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end: it takes 1 from the Stag and gives it to you.</source>
        <translation>Weź Szpiega i połóż go na prawym końcu: zabierze Jeleniowi 1 punkt i da go tobie.</translation>
    </message>
    <message>
        <source>At the left end the Spy could only steal from the Raven. It is the Stag who leads.</source>
        <translation>Na lewym końcu Szpieg okradłby tylko Kruka, a prowadzi Jeleń.</translation>
    </message>
    <message>
        <source>On a stack of yours it would cover a card, and you would show one top card less.</source>
        <translation>Na twoim stosie przykryłby kartę i twoich wierzchnich kart byłoby o jedną mniej.</translation>
    </message>
    <message>
        <source>There is no later: after this round the game is over, and the tokens here count for nobody.</source>
        <translation>Później już nie będzie kiedy: po tej rundzie partia się kończy, a żetony z kart nikomu się nie liczą.</translation>
    </message>
    <message>
        <source>A token on the Spy would count for nothing: the game ends now.</source>
        <translation>Żeton na Szpiegu nic by nie dał: partia właśnie się kończy.</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the left end, before the Raven’s.</source>
        <translation>Weź Sędziego i połóż go na lewym końcu, przed Sędzią Kruka.</translation>
    </message>
    <message>
        <source>At the right end the Raven’s Judge would act before yours and could use the mark.</source>
        <translation>Na prawym końcu Sędzia Kruka działałby przed twoim i mógłby użyć żetonu.</translation>
    </message>
    <message>
        <source>There it would cover your Fanatic, and a covered card does not act.</source>
        <translation>Tam przykryłby Fanatyka, a karta w stosie pod inną nie działa.</translation>
    </message>
    <message>
        <source>If you wait, the Raven’s Judge may use the mark before you.</source>
        <translation>Jeśli poczekasz, Sędzia Kruka może użyć żetonu przed tobą.</translation>
    </message>
    <message>
        <source>Choose to eliminate.</source>
        <translation>Wybierz „Zlikwiduj”.</translation>
    </message>
    <message>
        <source>Marking brings 1 as well, but leaves the marked card to the Raven’s Judge. Eliminate it yourself.</source>
        <translation>Oznaczenie też daje 1 punkt, ale zostawia oznaczoną kartę Sędziemu Kruka. Zlikwiduj ją od razu.</translation>
    </message>
    <message>
        <source>Lay a card on the Fanatic.</source>
        <translation>Połóż kartę na Fanatyku.</translation>
    </message>
    <message>
        <source>At an end it leaves the Fanatic uncovered, and any Judge may eliminate it.</source>
        <translation>Na skraju Kolejki nie osłoni Fanatyka, a wtedy może go zlikwidować każdy Sędzia.</translation>
    </message>
    <message>
        <source>That covers your Judge, which then does not act. The mark is on the Fanatic.</source>
        <translation>Tam przykryłaby Sędziego, a on by nie zadziałał. Żeton Wyroku leży na Fanatyku.</translation>
    </message>
    <message>
        <source>Mark the Raven’s Judge: it is the card that threatens yours in every round.</source>
        <translation>Oznacz Sędziego Kruka: to on zagraża twoim kartom w każdej rundzie.</translation>
    </message>
    <message>
        <source>A mark on your own card helps whoever judges next, and that is the Raven.</source>
        <translation>Żeton Wyroku na twojej karcie przyda się temu, kto sądzi następny, a to Kruk.</translation>
    </message>
    <message>
        <source>Choose to collect.</source>
        <translation>Wybierz „Zbierz”.</translation>
    </message>
    <message>
        <source>Paying would bring you 1 and put 2 more tokens on the Stag’s Diplomat. Here 2 lie ready for you.</source>
        <translation>Zapłata dałaby ci 1 punkt, a Dyplomatce Jelenia jeszcze 2 żetony. Na twojej już czekają 2.</translation>
    </message>
    <message>
        <source>Reveal her now, while a token lies beside her on the Stag’s face-down card.</source>
        <translation>Ujawnij ją teraz, póki obok na zakrytej karcie Jelenia leży żeton.</translation>
    </message>
    <message>
        <source>Choose to gain.</source>
        <translation>Wybierz „Zyskaj”.</translation>
    </message>
    <message>
        <source>Swapping brings no influence. Right now 1 token lies beside her: gain.</source>
        <translation>Zamiana nie daje punktów. Teraz obok leży 1 żeton: wybierz „Zyskaj”.</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the right end; the other cards are needed later.</source>
        <translation>Weź Sędziego i połóż go na prawym końcu; inne karty przydadzą się później.</translation>
    </message>
    <message>
        <source>There you would cover a card that is to act this round.</source>
        <translation>Tam przykryjesz kartę, która ma w tej rundzie zadziałać.</translation>
    </message>
    <message>
        <source>Choose to swap.</source>
        <translation>Wybierz „Zamień”.</translation>
    </message>
    <message>
        <source>Gaining would bring 0: only opponents’ face-down cards beside her count.</source>
        <translation>Zyskasz 0: liczą się tylko sąsiadujące zakryte karty przeciwników.</translation>
    </message>
    <message>
        <source>Choose the Racket.</source>
        <translation>Wybierz Szantaż.</translation>
    </message>
    <message>
        <source>Better the Racket: face down it waits for an opponent to strike it.</source>
        <translation>Lepszy jest Szantaż: zakryty czeka, aż uderzy w niego przeciwnik.</translation>
    </message>
    <message>
        <source>Take the Infiltration and lay it at the left end.</source>
        <translation>Weź Infiltrację i połóż ją na lewym końcu.</translation>
    </message>
    <message>
        <source>At the right end it would act last, too late to help your other cards this round.</source>
        <translation>Na prawym końcu działałaby ostatnia, za późno, by w tej rundzie pomóc twoim kartom.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, which then gets no token.</source>
        <translation>Tam przykryłaby twoją kartę, a ta nie dostałaby żetonu.</translation>
    </message>
    <message>
        <source>Reveal it now, while two of your cards lie face down and a strike is coming.</source>
        <translation>Ujawnij ją teraz: dwie twoje karty leżą zakryte, a jedna z nich zaraz uderzy.</translation>
    </message>
    <message>
        <source>One token more would not be bad, but in the queue the Trade can still be struck, and it does not pay yet.</source>
        <translation>Jeszcze jeden żeton by się przydał, ale póki Handel leży w Kolejce, można w niego uderzyć, a punktów nie daje.</translation>
    </message>
    <message>
        <source>Two face-down cards lie beside it, and the Infiltration pays for each. Do not wait.</source>
        <translation>Obok leżą dwie zakryte karty, a Infiltracja płaci za każdą. Nie czekaj.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end.</source>
        <translation>Weź Impostora i połóż go na prawym końcu.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Deserter lies beside it. The Fanatic is on the right.</source>
        <translation>Na lewym końcu obok leżałby tylko twój zakryty Dezerter. Fanatyk leży po prawej.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end.</source>
        <translation>Tam przykryłby twoją kartę. Wybierz prawy koniec.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Deserter strikes now, beside a character that lets it stay.</source>
        <translation>Czekanie daje 1 żeton. Ujawniony Dezerter uderza już teraz, a Postać obok pozwala mu zostać.</translation>
    </message>
    <message>
        <source>Strike the face-down card on the left.</source>
        <translation>Uderz w zakrytą kartę po lewej.</translation>
    </message>
    <message>
        <source>The Empress would bring 2, but then no revealed character lies beside the Deserter, and it is discarded.</source>
        <translation>Cesarzowa dałaby 2 punkty, ale wtedy obok Dezertera nie będzie ujawnionej Postaci i zostanie odrzucony.</translation>
    </message>
    <message>
        <source>Revealed, the Racket loses its 2 tokens and brings only 1.</source>
        <translation>Ujawniony Szantaż traci 2 żetony i daje tylko 1 punkt.</translation>
    </message>
    <message>
        <source>Kept hidden it gets 1 token. Revealed, it acts as a Fanatic now and may copy again next round.</source>
        <translation>Zakryty dostaje 1 żeton. Ujawniony działa teraz jak Fanatyk, a w następnej rundzie znów może coś skopiować.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Skip chapter</source>
        <translation>Pomiń rozdział</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Zagraj naprawdę</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Następny rozdział</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Rozwiń</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Zwiń</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The first game</source>
        <translation>Pierwsza partia</translation>
    </message>
    <message>
        <source>What the Alliance adds</source>
        <translation>Co dodaje Sojusz</translation>
    </message>
    <message>
        <source>The queue and its two ends</source>
        <translation>Kolejka i jej dwa końce</translation>
    </message>
    <message>
        <source>Face down: wait or reveal</source>
        <translation>Zakryta karta: czekać czy ujawnić</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Postacie i Intrygi</translation>
    </message>
    <message>
        <source>Eliminating and what it pays</source>
        <translation>Likwidacja i co ona daje</translation>
    </message>
    <message>
        <source>Own cards as targets</source>
        <translation>Własne karty jako cel</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>What the direction means</source>
        <translation>Co znaczy kierunek</translation>
    </message>
    <message>
        <source>The end and the tie</source>
        <translation>Koniec gry i remis</translation>
    </message>
    <message>
        <source>Marks and judgement</source>
        <translation>Oznaczenia i Wyrok</translation>
    </message>
    <message>
        <source>Two abilities on one card</source>
        <translation>Dwie zdolności na jednej karcie</translation>
    </message>
    <message>
        <source>Reserved cards</source>
        <translation>Karty zarezerwowane</translation>
    </message>
    <message>
        <source>Mixing the sets</source>
        <translation>Mieszanie zestawów</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the left end of the row, the queue. The cards act from left to right, so yours will be the first.</source>
        <translation>Weź Lorda i połóż go na lewym końcu rzędu kart, czyli Kolejki. Karty działają od lewej do prawej, więc twoja będzie pierwsza.</translation>
    </message>
    <message>
        <source>So you are asked first. Reveal the Lord: you gain 1 influence, and whoever has most in the end wins.</source>
        <translation>Pierwsze pytanie jest więc do ciebie. Ujawnij Lorda: dostajesz 1 punkt Wpływu, a wygra ten, kto na koniec będzie miał go najwięcej.</translation>
    </message>
    <message>
        <source>A new round, a new card. Lay the Spy at the right end: it steals from whoever owns a card beside it, here the Raven.</source>
        <translation>Nowa runda, nowa karta. Połóż Szpiega na prawym końcu: okrada tego, czyja karta leży obok, tutaj Kruka.</translation>
    </message>
    <message>
        <source>The Lord has acted again by itself. The Spy lies last and so is met last: reveal it.</source>
        <translation>Lord znów zadziałał sam z siebie. Szpieg leży ostatni, więc jego kolej przychodzi na końcu: ujawnij go.</translation>
    </message>
    <message>
        <source>Your face-down Conspiracy has gathered 1 token. Lay the Heir at the right end.</source>
        <translation>Na twoim zakrytym Spisku leży 1 żeton. Połóż Dziedzica na prawym końcu.</translation>
    </message>
    <message>
        <source>Each time you keep a card hidden, it gets 1 token. The Conspiracy pays twice its tokens: keep it and let it grow.</source>
        <translation>Karta, którą pozostawiasz zakrytą, dostaje za każdym razem 1 żeton. Spisek daje dwa razy tyle, ile na nim leży: pozostaw go zakryty, niech rośnie.</translation>
    </message>
    <message>
        <source>The Stag revealed the Lord and took its token. Reveal your Heir: waiting brings 1 token, acting 2 influence.</source>
        <translation>Jeleń ujawnia Lorda i bierze jego żeton. Ujawnij Dziedzica: czekanie daje 1 żeton, a ujawnienie 2 punkty.</translation>
    </message>
    <message>
        <source>Lay the Lord at the right end, beside your Heir.</source>
        <translation>Połóż Lorda na prawym końcu, obok Dziedzica.</translation>
    </message>
    <message>
        <source>2 tokens, that is 4 influence. Reveal the Conspiracy: if somebody eliminates it, it leaves the queue and pays nothing.</source>
        <translation>2 żetony to 4 punkty. Ujawnij Spisek: gdyby ktoś go zlikwidował, wszystko by przepadło.</translation>
    </message>
    <message>
        <source>The Stag’s Heir is a revealed character: it stays and acts every round. Lay the Shapeshifter beside it, at the right end.</source>
        <translation>Dziedzic Jelenia to ujawniona Postać: zostaje i działa w każdej rundzie. Połóż Impostora obok niego, na prawym końcu.</translation>
    </message>
    <message>
        <source>The Royal Decree is an intrigue: it acts once and is discarded. Reveal it.</source>
        <translation>Królewski Dekret to Intryga: działa raz i zostaje odrzucony. Ujawnij go.</translation>
    </message>
    <message>
        <source>Move your Lord between the Heir and the Shapeshifter: each card of its family beside it brings 1 more.</source>
        <translation>Przenieś Lorda między Dziedzica a Impostora: każda karta twojego rodu tuż obok daje 1 punkt więcej.</translation>
    </message>
    <message>
        <source>The Lord gained 2. Reveal the Shapeshifter: it copies a revealed character beside it, here your Lord.</source>
        <translation>Lord zyskał 2 punkty. Ujawnij Impostora: kopiuje ujawnioną Postać obok, tutaj Lorda.</translation>
    </message>
    <message>
        <source>Reveal your Assassination: it eliminates any card you choose, face down or revealed, striking it out of the queue.</source>
        <translation>Ujawnij Zlecenie zabójstwa: likwiduje dowolną wybraną kartę, zakrytą lub ujawnioną, i usuwa ją z Kolejki.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with 2 tokens: you gain 1, and its tokens are lost.</source>
        <translation>Uderz w kartę Jelenia z 2 żetonami: zyskujesz 1 punkt, a jej żetony przepadają.</translation>
    </message>
    <message>
        <source>That was a Conspiracy, worth 4. Now keep your Ambush: it waits for an opponent to strike it.</source>
        <translation>To był Spisek wart 4 punkty. Teraz pozostaw Zasadzkę zakrytą: czeka, aż uderzy w nią przeciwnik.</translation>
    </message>
    <message>
        <source>Reveal the Soldier: it eliminates a card beside it.</source>
        <translation>Ujawnij Żołnierza: likwiduje sąsiadującą kartę, czyli leżącą tuż obok.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card, not your own Ambush.</source>
        <translation>Uderz w kartę Kruka, a nie we własną Zasadzkę.</translation>
    </message>
    <message>
        <source>Your Archer must strike the first or the last card: itself or your Ambush. Give up the Ambush.</source>
        <translation>Twój Łucznik musi uderzyć w pierwszą lub ostatnią kartę: w siebie albo w twoją Zasadzkę. Poświęć Zasadzkę.</translation>
    </message>
    <message>
        <source>Only 1: struck by your own card, an Ambush does not pay 4. Lay the Soldier at the left end and leave the right to the others.</source>
        <translation>Tylko 1 punkt: za własną Zasadzkę nie ma 4. Połóż Żołnierza na lewym końcu, a prawy zostaw innym.</translation>
    </message>
    <message>
        <source>Only your Archer lies beside the Soldier. Revealed, it would have to strike it: keep it hidden.</source>
        <translation>Obok Żołnierza leży tylko twój Łucznik. Ujawniony Żołnierz musiałby w niego uderzyć: pozostaw go zakrytego.</translation>
    </message>
    <message>
        <source>Now the last card is the Stag’s. Strike that one.</source>
        <translation>Teraz ostatnia jest karta Jelenia. Uderz w nią.</translation>
    </message>
    <message>
        <source>A card may also be laid on one of your own: the two are a stack. Cover the Conspiracy with the Assassination: a covered card keeps its tokens and cannot be struck.</source>
        <translation>Kartę można też położyć na własnej: tak powstaje stos. Przykryj Spisek Zleceniem zabójstwa: karta pod spodem zachowuje żetony i nie można w nią uderzyć.</translation>
    </message>
    <message>
        <source>The Lord gained 2: a stack beside it counts as one card. Reveal the Assassination; only top cards act.</source>
        <translation>Lord zyskał 2 punkty: stos obok liczy się jako jedna karta. Ujawnij Zlecenie zabójstwa; działają tylko wierzchnie karty.</translation>
    </message>
    <message>
        <source>Strike the Stag’s stack: only its top card goes.</source>
        <translation>Uderz w stos Jelenia: znika tylko wierzchnia karta.</translation>
    </message>
    <message>
        <source>When the card that acted leaves, the one under it has its turn at once: reveal the Conspiracy.</source>
        <translation>Gdy karta zadziała i zniknie, od razu przychodzi kolej na tę spod spodu: ujawnij Spisek.</translation>
    </message>
    <message>
        <source>This game runs from right to left: the right end is first. Lay the Soldier there.</source>
        <translation>W tej partii karty działają od prawej do lewej: pierwszy jest prawy koniec. Połóż tam Żołnierza.</translation>
    </message>
    <message>
        <source>Your Soldier’s turn comes before that of the Raven’s card with 2 tokens. Reveal it: it strikes before the Raven can take them.</source>
        <translation>Twoja karta jest przed kartą Kruka z 2 żetonami. Ujawnij Żołnierza: uderzy, zanim Kruk je zabierze.</translation>
    </message>
    <message>
        <source>Your Heir gained 2. Now reveal the Royal Decree.</source>
        <translation>Dziedzic zyskał 2 punkty. Teraz ujawnij Królewski Dekret.</translation>
    </message>
    <message>
        <source>To the left lies what is still to come. Move your Heir to the left end, and it will be met again.</source>
        <translation>Po lewej leżą karty, których kolej dopiero nadejdzie. Przenieś Dziedzica na lewy koniec, a zadziała jeszcze raz.</translation>
    </message>
    <message>
        <source>The sixth round is the last. Lay the Spy at the right end, beside the Stag’s stack.</source>
        <translation>Szósta runda jest ostatnia. Połóż Szpiega na prawym końcu, obok stosu Jelenia.</translation>
    </message>
    <message>
        <source>Tokens left in the queue are worth nothing at the end. Reveal the Conspiracy.</source>
        <translation>Żetony, które na koniec zostaną w Kolejce, nic nie są warte. Ujawnij Spisek.</translation>
    </message>
    <message>
        <source>You have 12, the Stag 14. Reveal the Spy: it takes 1 from the Stag.</source>
        <translation>Masz 12 punktów, Jeleń 14. Ujawnij Szpiega: zabiera Jeleniowi 1.</translation>
    </message>
    <message>
        <source>The Raven’s Judge has put a judgement token on the Stag’s card. Lay your Judge at the left end, to act first.</source>
        <translation>Sędzia Kruka położył żeton Wyroku na karcie Jelenia. Połóż swojego Sędziego na lewym końcu, żeby działał pierwszy.</translation>
    </message>
    <message>
        <source>Reveal it: a Judge marks a card, or eliminates a marked one.</source>
        <translation>Ujawnij go: Sędzia oznacza kartę żetonem Wyroku albo likwiduje oznaczoną.</translation>
    </message>
    <message>
        <source>A mark belongs to nobody: the Raven’s serves you too. Eliminate.</source>
        <translation>Żeton Wyroku nie należy do nikogo: ten od Kruka służy i tobie. Wybierz „Zlikwiduj”.</translation>
    </message>
    <message>
        <source>Now your Fanatic is marked. Lay any card on it: while covered it is safe.</source>
        <translation>Teraz oznaczony jest twój Fanatyk. Połóż na nim dowolną kartę: pod nią jest bezpieczny.</translation>
    </message>
    <message>
        <source>No top card is marked now, so your Judge can only mark. Choose the Raven’s Judge.</source>
        <translation>Żadna wierzchnia karta nie jest już oznaczona, więc Sędzia może tylko oznaczać. Wskaż Sędziego Kruka.</translation>
    </message>
    <message>
        <source>By paying, the Stag’s Diplomat gained 1 and put 2 tokens on yours. You collect: take the 2 and discard her.</source>
        <translation>Dyplomatka Jelenia zapłaciła twojej: zyskała 1 punkt i położyła na niej 2 żetony. Wybierz „Zbierz”: bierzesz je i odrzucasz kartę.</translation>
    </message>
    <message>
        <source>Reveal the Informant.</source>
        <translation>Ujawnij Informatorkę.</translation>
    </message>
    <message>
        <source>Your Empress gained 2, then had to put 1 token on an opponent’s face-down card. Gain: the Informant brings as much as lies there.</source>
        <translation>Cesarzowa dała 2 punkty, ale musiała położyć 1 żeton na zakrytej karcie przeciwnika. Wybierz „Zyskaj”: Informatorka da tyle, ile tam leży.</translation>
    </message>
    <message>
        <source>Lay the Judge at the right end.</source>
        <translation>Połóż Sędziego na prawym końcu.</translation>
    </message>
    <message>
        <source>No face-down card lies beside the Informant now. Swap.</source>
        <translation>Obok Informatorki nie ma teraz zakrytej karty. Wybierz „Zamień”.</translation>
    </message>
    <message>
        <source>Lay the Racket in her place.</source>
        <translation>Połóż w jej miejsce Szantaż.</translation>
    </message>
    <message>
        <source>Lay the Infiltration at the left end, so that it acts before your other cards.</source>
        <translation>Połóż Infiltrację na lewym końcu, żeby działała przed twoimi pozostałymi kartami.</translation>
    </message>
    <message>
        <source>Reveal it: each of your face-down top cards gets 1 token, and the Infiltration is reserved: laid in front of you.</source>
        <translation>Ujawnij ją: każda twoja zakryta wierzchnia karta dostaje 1 żeton, a Infiltracja zostaje zarezerwowana: leży przed tobą.</translation>
    </message>
    <message>
        <source>Reveal the Trade: it is reserved together with its 3 tokens.</source>
        <translation>Ujawnij Handel: zostaje zarezerwowany razem z 3 żetonami.</translation>
    </message>
    <message>
        <source>Reveal the Insurrection: it pays 1 of its tokens and strikes both cards beside it.</source>
        <translation>Ujawnij Insurekcję: płaci 1 ze swoich żetonów i uderza w obie karty obok.</translation>
    </message>
    <message>
        <source>In a mixed set every family has the same ten cards, from both sets. Lay the Shapeshifter at the right end, beside the Stag’s Fanatic.</source>
        <translation>W zestawie mieszanym każdy ród ma te same dziesięć kart, wziętych z obu zestawów. Połóż Impostora na prawym końcu, obok Fanatyka Jelenia.</translation>
    </message>
    <message>
        <source>Reveal the Deserter: you take its token, and it must strike beside it.</source>
        <translation>Ujawnij Dezertera: bierzesz jego żeton, a on musi uderzyć w kartę obok.</translation>
    </message>
    <message>
        <source>Strike the Stag’s face-down card: if it is a character, you gain 1 more. The Empress must stay: with no revealed character beside it, the Deserter is discarded.</source>
        <translation>Uderz w zakrytą kartę po lewej: za Postać jest 1 punkt więcej. Oszczędź Cesarzową: bez ujawnionej Postaci obok Dezerter zostaje odrzucony.</translation>
    </message>
    <message>
        <source>Keep the Racket: revealed it brings 1, struck by an opponent far more.</source>
        <translation>Pozostaw Szantaż zakryty: ujawniony daje 1 punkt, a uderzony przez przeciwnika dużo więcej.</translation>
    </message>
    <message>
        <source>Reveal the Shapeshifter: it copies Alliance characters as well.</source>
        <translation>Ujawnij Impostora: kopiuje też Postacie z Sojuszu.</translation>
    </message>
    <message>
        <source>Each round everyone lays one card at an end, never between others. Then each card has its turn, first to last. Next round, the next player begins.</source>
        <translation>W każdej rundzie każdy kładzie jedną kartę na lewym albo prawym końcu Kolejki, nigdy w środku. Potem karty działają po kolei, od pierwszej do ostatniej. Następną rundę zaczyna następny gracz.</translation>
    </message>
    <message>
        <source>Keep: 1 token on the card. Reveal, even in the round it was laid: you take its tokens, each worth 1 influence, and the card acts.</source>
        <translation>Karta pozostawiona zakryta dostaje 1 żeton. Ujawniona, choćby w rundzie, w której ją kładziesz, daje ci swoje żetony, każdy wart 1 punkt, i działa.</translation>
    </message>
    <message>
        <source>Revealed characters stay and act every round, wanted or not. Intrigues act once and go.</source>
        <translation>Ujawnione Postacie zostają i działają w każdej rundzie, czy tego chcesz, czy nie. Intrygi działają raz i znikają.</translation>
    </message>
    <message>
        <source>The Stag’s Archer struck your Ambush: the Stag gained 1 but lost the Archer, and you gained 4. Every elimination pays 1; the victim’s tokens return to the supply.</source>
        <translation>Łucznik Jelenia uderzył w twoją Zasadzkę: Jeleń dostaje 1 punkt, ale Łucznik zostaje odrzucony, a ty zyskujesz 4. Każda likwidacja daje 1; żetony ofiary wracają do zasobów ogólnych.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards, and have to if there are no others; they pay 1 like any other. With nothing to strike, nothing happens.</source>
        <translation>Likwidacja jest obowiązkowa. Własną kartę wolno wybrać, a gdy innej nie ma, trzeba; daje 1 punkt jak każda inna. Gdy nie ma w co uderzyć, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>Further on, the Stag’s uncovered card had its turn too. A card uncovered at a place already passed waits for the next round.</source>
        <translation>Karta Jelenia, która wyszła na wierzch, leżała dalej, więc też miała swoją kolej. W miejscu już miniętym taka karta czeka do następnej rundy.</translation>
    </message>
    <message>
        <source>The Heir acted twice. First, last, before and after follow the direction. A card that has acted and is moved ahead acts again; one moved back before its turn misses it.</source>
        <translation>Dziedzic zadziałał dwa razy. Co jest pierwsze i ostatnie, co przed, a co za, zależy od kierunku. Karta przeniesiona do przodu działa znowu; cofnięta, zanim zadziała, jest pomijana.</translation>
    </message>
    <message>
        <source>13 each, and the most influence wins. A tie goes to whoever has more top cards: you have 2, the Stag’s whole stack counts as 1, so you win. Still equal, you would have won together. The card left in each hand is never played.</source>
        <translation>Jest po 13, a wygrywa największy Wpływ. Przy remisie wygrywa ten, kto ma więcej wierzchnich kart: ty masz 2, a cały stos Jelenia to 1, więc wygrywasz. Gdyby i tu było po równo, wygrana byłaby wspólna. Karty, która zostaje na ręce, się nie zagrywa.</translation>
    </message>
    <message>
        <source>Marking pays 1, and so does eliminating. Any Judge may use any mark; when the card leaves the queue, its marks go back to the five that all share.</source>
        <translation>Oznaczenie daje 1 punkt, likwidacja jak zwykle też 1. Każdy Sędzia może użyć każdego żetonu Wyroku; gdy karta znika z Kolejki, jej żetony Wyroku wracają do wspólnych pięciu.</translation>
    </message>
    <message>
        <source>The Informant is back in your hand. Until the round ends the Racket sleeps: it is passed without a question or a token. Each time, you choose one of the two abilities.</source>
        <translation>Informatorka wróciła na rękę. Szantaż do końca rundy śpi: jest pomijany, bez pytania i bez żetonu. Za każdym razem wybierasz jedną z dwóch zdolności karty.</translation>
    </message>
    <message>
        <source>The other token 1, two eliminations 2, and 2 more for each, as they were face down: the Infiltration. The Insurrection lies face down again. The Trade paid 3 at the start of the round, and will again while you have a card in the queue; its tokens are yours in the end. Nothing touches reserved cards.</source>
        <translation>Drugi żeton dał 1 punkt, dwie likwidacje 2, a Infiltracja po 2 więcej, bo karty były zakryte. Insurekcja znów jest zakryta. Handel dał 3 na początku rundy i będzie dawać dalej, dopóki masz kartę w Kolejce; na koniec jego żetony są twoje. Kart zarezerwowanych nic nie rusza.</translation>
    </message>
    <message>
        <source>The Raven’s Assassination struck your Racket: 2 for each of the Raven’s three top cards, and the face-down ones lost a token each. Every card keeps its text in any mix.</source>
        <translation>Zlecenie zabójstwa Kruka uderzyło w twój Szantaż: zyskujesz 2 punkty za każdą z trzech wierzchnich kart Kruka, a zakryte straciły po żetonie. W każdym zestawie karta działa tak, jak na niej napisano.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn the game</source>
        <translation>Naucz się grać</translation>
    </message>
</context>
<context>
    <name>LogButton</name>
    <message>
        <source>What has happened</source>
        <translation>Co się wydarzyło</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>The rule behind it</source>
        <translation>Zasada, która za tym stoi</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>To the newest</source>
        <translation>Do najnowszych</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Odepnij</translation>
    </message>
    <message>
        <source>Keep it open beside the table</source>
        <translation>Pozostaw otwarte obok stołu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Round %1 of 6 begins.</source>
        <translation>Zaczyna się runda %1 z 6.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Trade pays %n influence.</source>
        <translation>
            <numerusform>Handel (%1) przynosi %n punkt Wpływu.</numerusform>
            <numerusform>Handel (%1) przynosi %n punkty Wpływu.</numerusform>
            <numerusform>Handel (%1) przynosi %n punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue is resolved.</source>
        <translation>Zaczyna się rozpatrywanie Kolejki.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps a card hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 pozostawia kartę zakrytą: leży na niej %n żeton.</numerusform>
            <numerusform>%1 pozostawia kartę zakrytą: leżą na niej %n żetony.</numerusform>
            <numerusform>%1 pozostawia kartę zakrytą: leży na niej %n żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the %2 hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 pozostawia kartę „%2” zakrytą: leży na niej %n żeton.</numerusform>
            <numerusform>%1 pozostawia kartę „%2” zakrytą: leżą na niej %n żetony.</numerusform>
            <numerusform>%1 pozostawia kartę „%2” zakrytą: leży na niej %n żetonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sleeping card at place %1 is passed over.</source>
        <translation>Śpiąca karta w miejscu %1 zostaje pominięta.</translation>
    </message>
    <message>
        <source>%1 reveals the %2.</source>
        <translation>%1 ujawnia kartę „%2”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the %2.</source>
        <translation>
            <numerusform>%1 bierze %n żeton z karty „%2”.</numerusform>
            <numerusform>%1 bierze %n żetony z karty „%2”.</numerusform>
            <numerusform>%1 bierze %n żetonów z karty „%2”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the %1 are lost.</source>
        <translation>
            <numerusform>Przepada %n żeton leżący na karcie „%1”.</numerusform>
            <numerusform>Przepadają %n żetony leżące na karcie „%1”.</numerusform>
            <numerusform>Przepada %n żetonów leżących na karcie „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays 1 token from the %2 to reveal it.</source>
        <translation>%1 oddaje 1 żeton z karty „%2”, by ją ujawnić.</translation>
    </message>
    <message>
        <source>%1’s %2 acts.</source>
        <translation>Działa karta „%2” (%1).</translation>
    </message>
    <message>
        <source>%1’s Shapeshifter copies the %2.</source>
        <translation>Impostor (%1) kopiuje kartę „%2”.</translation>
    </message>
    <message>
        <source>%1’s %2 has no effect.</source>
        <translation>Karta „%2” (%1) nie ma żadnego działania.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence for the eliminations.</source>
        <translation>
            <numerusform>%1 zyskuje %n punkt Wpływu za likwidację.</numerusform>
            <numerusform>%1 zyskuje %n punkty Wpływu za likwidację.</numerusform>
            <numerusform>%1 zyskuje %n punktów Wpływu za likwidację.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence more thanks to the Infiltration.</source>
        <translation>
            <numerusform>%1 zyskuje dodatkowo %n punkt Wpływu dzięki Infiltracji.</numerusform>
            <numerusform>%1 zyskuje dodatkowo %n punkty Wpływu dzięki Infiltracji.</numerusform>
            <numerusform>%1 zyskuje dodatkowo %n punktów Wpływu dzięki Infiltracji.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1 odrzuca kartę „%2”.</translation>
    </message>
    <message>
        <source>%1’s Ambush catches a card of the same family: the %2 is discarded.</source>
        <translation>Zasadzka (%1) chwyta kartę własnego rodu: odrzucono kartę „%2”.</translation>
    </message>
    <message>
        <source>%1’s Ambush springs: %2’s %3 is discarded.</source>
        <translation>Zasadzka (%1) działa: karta „%3” (%2) zostaje odrzucona.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Racket pays %n influence for %2’s cards.</source>
        <translation>
            <numerusform>Szantaż (%1) przynosi %n punkt Wpływu za karty w Kolejce (%2).</numerusform>
            <numerusform>Szantaż (%1) przynosi %n punkty Wpływu za karty w Kolejce (%2).</numerusform>
            <numerusform>Szantaż (%1) przynosi %n punktów Wpływu za karty w Kolejce (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n tokens from face-down cards.</source>
        <translation>
            <numerusform>%1 traci %n żeton z zakrytych kart.</numerusform>
            <numerusform>%1 traci %n żetony z zakrytych kart.</numerusform>
            <numerusform>%1 traci %n żetonów z zakrytych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts a judgement token on the card at place %2.</source>
        <translation>%1 kładzie żeton Wyroku na karcie w miejscu %2.</translation>
    </message>
    <message>
        <source>%1 puts a judgement token on %2’s %3.</source>
        <translation>%1 kładzie żeton Wyroku na karcie „%3” (%2).</translation>
    </message>
    <message>
        <source>%1 reserves the %2.</source>
        <translation>%1 rezerwuje kartę „%2”.</translation>
    </message>
    <message>
        <source>%1 turns the %2 face down again.</source>
        <translation>%1 znów odwraca kartę „%2” na zakrytą stronę.</translation>
    </message>
    <message>
        <source>The first-player marker passes to %1.</source>
        <translation>Żeton Pierwszego Gracza ma teraz %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the Trade.</source>
        <translation>
            <numerusform>%1 bierze %n żeton z Handlu.</numerusform>
            <numerusform>%1 bierze %n żetony z Handlu.</numerusform>
            <numerusform>%1 bierze %n żetonów z Handlu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The six rounds are over.</source>
        <translation>Sześć rund za nami.</translation>
    </message>
    <message>
        <source>%1’s %2 brings nothing.</source>
        <translation>Karta „%2” (%1) nic nie daje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence from the %2.</source>
        <translation>
            <numerusform>%1 zyskuje %n punkt Wpływu dzięki karcie „%2”.</numerusform>
            <numerusform>%1 zyskuje %n punkty Wpływu dzięki karcie „%2”.</numerusform>
            <numerusform>%1 zyskuje %n punktów Wpływu dzięki karcie „%2”.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a card on the stack at place %2.</source>
        <translation>%1 kładzie kartę na stosie w miejscu %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2 on the stack at place %3.</source>
        <translation>%1 kładzie kartę „%2” na stosie w miejscu %3.</translation>
    </message>
    <message>
        <source>%1 lays the first card of the queue.</source>
        <translation>%1 kładzie pierwszą kartę Kolejki.</translation>
    </message>
    <message>
        <source>%1 lays the %2, the first card of the queue.</source>
        <translation>%1 kładzie kartę „%2”, pierwszą w Kolejce.</translation>
    </message>
    <message>
        <source>%1 lays a card at the left end.</source>
        <translation>%1 kładzie kartę na lewym końcu Kolejki.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the left end.</source>
        <translation>%1 kładzie kartę „%2” na lewym końcu Kolejki.</translation>
    </message>
    <message>
        <source>%1 lays a card at the right end.</source>
        <translation>%1 kładzie kartę na prawym końcu Kolejki.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the right end.</source>
        <translation>%1 kładzie kartę „%2” na prawym końcu Kolejki.</translation>
    </message>
    <message>
        <source>%1 points at a card of their own family: nothing is stolen.</source>
        <translation>%1 wskazuje kartę własnego rodu i nic nie kradnie.</translation>
    </message>
    <message>
        <source>%1 steals 1 influence from %2.</source>
        <translation>%1 kradnie 1 punkt Wpływu, a traci go %2.</translation>
    </message>
    <message>
        <source>%1 steals nothing: %2 has no influence.</source>
        <translation>%1 nic nie kradnie: %2 nie ma punktów Wpływu.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates itself.</source>
        <translation>Karta „%2” (%1) likwiduje samą siebie.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3, a card of the same family.</source>
        <translation>Karta „%2” (%1) likwiduje kartę własnego rodu: „%3”.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3’s %4.</source>
        <translation>Karta „%2” (%1) likwiduje kartę „%4” (%3).</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 onto the stack at place %3.</source>
        <translation>%1 przenosi kartę z miejsca %2 na stos w miejscu %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 onto the stack at place %4.</source>
        <translation>%1 przenosi kartę „%2” z miejsca %3 na stos w miejscu %4.</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 to place %3.</source>
        <translation>%1 przenosi kartę z miejsca %2 na miejsce %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 to place %4.</source>
        <translation>%1 przenosi kartę „%2” z miejsca %3 na miejsce %4.</translation>
    </message>
    <message>
        <source>%1 puts 2 tokens on %2’s %3.</source>
        <translation>%1 kładzie 2 żetony na karcie „%3” (%2).</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of their own family.</source>
        <translation>%1 kładzie 1 żeton na zakrytej karcie własnego rodu.</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of %2.</source>
        <translation>%1 kładzie 1 żeton na zakrytej karcie (%2).</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays another card face down in its place; it sleeps this round.</source>
        <translation>%1 bierze kartę „%2” na rękę i kładzie w jej miejscu inną, zakrytą; ta śpi do końca rundy.</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays the %3 face down in its place; it sleeps this round.</source>
        <translation>%1 bierze kartę „%2” na rękę i kładzie w jej miejscu zakrytą kartę „%3”; ta śpi do końca rundy.</translation>
    </message>
</context>
<context>
    <name>LookButton</name>
    <message>
        <source>Look at my cards</source>
        <translation>Pokaż moje karty</translation>
    </message>
    <message>
        <source>Hold this button or the key %1.</source>
        <translation>Przytrzymaj ten przycisk albo klawisz %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>LookPreview</name>
    <message>
        <source>This is how the table looks.</source>
        <translation>Tak wygląda stół.</translation>
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
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Families at the table</source>
        <translation>Rody przy stole</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Kierunek</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy Gracz</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Two players is a house rule; the boxed game is for 3 to 5.</source>
        <translation>Gra we dwoje to zasada domowa; pudełkowa wersja jest dla 3–5 graczy.</translation>
    </message>
    <message>
        <source>No level peeks: a computer knows only what its seat may see.</source>
        <translation>Żaden poziom nie podgląda: komputer wie tylko to, co może widzieć jego gracz.</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Rozpocznij partię</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides the hands between turns.</source>
        <translation>Kilka osób dzieli ten ekran: między ruchami karty zasłania kurtyna.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>NoticeWords</name>
    <message>
        <source>The last save was damaged, so the one before it was opened.</source>
        <translation>Ostatni zapis był uszkodzony, więc otwarto wcześniejszy.</translation>
    </message>
    <message>
        <source>The disk is full and the game is not saved; free some space and play on, and your next decision saves it.</source>
        <translation>Dysk jest pełny i partia nie została zapisana; zwolnij trochę miejsca i graj dalej, a zapisze ją twoja następna decyzja.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; begin a new game.</source>
        <translation>Plik „%1” jest uszkodzony i nie da się go odczytać; zacznij nową partię.</translation>
    </message>
    <message>
        <source>The game is open in another window, which keeps the saves; play on there, or close it and play on here, and your next decision is saved.</source>
        <translation>Gra jest otwarta w innym oknie i to ono zapisuje; graj dalej tam albo zamknij je i graj tutaj, a następna decyzja zostanie zapisana.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; open an earlier copy of this game.</source>
        <translation>Plik „%1” jest uszkodzony i nie da się go odczytać; otwórz wcześniejszą kopię tej partii.</translation>
    </message>
    <message>
        <source>“%1” is damaged (%2) and cannot be read; open an earlier copy of this game.</source>
        <translation>Plik „%1” jest uszkodzony (%2) i nie da się go odczytać; otwórz wcześniejszą kopię tej partii.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules (%2) and cannot be played; open another copy of this game.</source>
        <translation>Plik „%1” łamie zasady (%2) i nie da się go odtworzyć; otwórz inną kopię tej partii.</translation>
    </message>
    <message>
        <source>“%1” is no longer there; choose another game.</source>
        <translation>Pliku „%1” już nie ma; wybierz inną partię.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened; see whether you may read it.</source>
        <translation>Pliku „%1” nie da się otworzyć; sprawdź, czy masz prawo go odczytać.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game; choose a file that ends in .oriflamme.</source>
        <translation>Plik „%1” nie jest zapisem partii; wybierz plik z końcówką .oriflamme.</translation>
    </message>
    <message>
        <source>“%1” is far too big for a saved game; choose another file.</source>
        <translation>Plik „%1” jest o wiele za duży jak na zapis partii; wybierz inny.</translation>
    </message>
    <message>
        <source>“%1” was saved by a newer version; update the game to open it.</source>
        <translation>Plik „%1” zapisano w nowszej wersji; zaktualizuj grę, aby go otworzyć.</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Partia zapisana.</translation>
    </message>
    <message>
        <source>There is no room left for “%1” in the folder “%2”; free some space and save again.</source>
        <translation>W folderze „%2” nie ma już miejsca na plik „%1”; zwolnij trochę miejsca i zapisz ponownie.</translation>
    </message>
    <message>
        <source>Your current game goes on unchanged.</source>
        <translation>Twoja bieżąca partia toczy się dalej bez zmian.</translation>
    </message>
    <message>
        <source>“%1” cannot be replaced; choose another name.</source>
        <translation>Pliku „%1” nie można zastąpić; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>placement phase</source>
        <translation>Faza Rozstawiania</translation>
    </message>
    <message>
        <source>resolution phase</source>
        <translation>Faza Rozpatrywania</translation>
    </message>
    <message>
        <source>%1 to decide</source>
        <translation>decyduje %1</translation>
    </message>
    <message>
        <source>In “%1”, decision %2 comes after the end of the game.</source>
        <translation>W pliku „%1” decyzja %2 następuje po końcu partii.</translation>
    </message>
    <message>
        <source>“%1” is damaged at decision %2 (%3).</source>
        <translation>Plik „%1” jest uszkodzony od decyzji %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the wrong player takes decision %2 (%3).</source>
        <translation>W pliku „%1” decyzję %2 podejmuje niewłaściwy gracz (%3).</translation>
    </message>
    <message>
        <source>“%1” breaks the rules at decision %2 (%3).</source>
        <translation>Plik „%1” łamie zasady w decyzji %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the result of the game is missing.</source>
        <translation>W pliku „%1” brakuje wyniku partii.</translation>
    </message>
    <message>
        <source>“%1” tells a result, but the game is not over.</source>
        <translation>Plik „%1” podaje wynik, choć partia jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>The result in “%1” does not follow from the decisions.</source>
        <translation>Wynik w pliku „%1” nie zgadza się z przebiegiem partii.</translation>
    </message>
    <message>
        <source>The result in “%1” is damaged (%2).</source>
        <translation>Wynik w pliku „%1” jest uszkodzony (%2).</translation>
    </message>
    <message>
        <source>The game without its last decision is shown as an unfinished one; open another copy to see the rest.</source>
        <translation>Partia bez ostatniej decyzji jest pokazana jako niedokończona; aby zobaczyć resztę, otwórz inną kopię.</translation>
    </message>
    <message>
        <source>What comes before is shown as an unfinished game; open another copy to see the rest.</source>
        <translation>To, co było wcześniej, jest pokazane jako niedokończona partia; aby zobaczyć resztę, otwórz inną kopię.</translation>
    </message>
    <message>
        <source>The last save was damaged, so the game goes on from its last sound decision.</source>
        <translation>Ostatni zapis był uszkodzony, więc partia toczy się dalej od ostatniej poprawnej decyzji.</translation>
    </message>
    <message>
        <source>Another window had saved a newer game; it is now among the kept games as “%1”, and this one goes on.</source>
        <translation>Inne okno zapisało nowszą partię; jest teraz wśród zachowanych partii jako „%1”, a ta toczy się dalej.</translation>
    </message>
    <message>
        <source>The other window was closed; its game goes on here.</source>
        <translation>Drugie okno zostało zamknięte; jego partia toczy się dalej tutaj.</translation>
    </message>
    <message>
        <source>The game is open on “%1” (since %2), which keeps the saves; close it there and play on here, and your next decision is saved.</source>
        <translation>Gra jest otwarta na komputerze „%1” (od %2) i to on zapisuje; zamknij ją tam i graj dalej tutaj, a następna decyzja zostanie zapisana.</translation>
    </message>
    <message>
        <source>The folder “%1” is missing and cannot be made, so the game is not saved; make it and play on, and your next decision saves it.</source>
        <translation>Folderu „%1” nie ma i nie da się go utworzyć, więc partia nie została zapisana; utwórz go i graj dalej, a zapisze ją twoja następna decyzja.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”, so the game is not saved; allow writing there and play on, and your next decision saves it.</source>
        <translation>Nie masz prawa zapisu w folderze „%1”, więc partia nie została zapisana; zezwól w nim na zapis i graj dalej, a zapisze ją twoja następna decyzja.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read, so the game is not saved; make it writable and play on, and your next decision saves it.</source>
        <translation>Dysk z folderem „%1” jest tylko do odczytu, więc partia nie została zapisana; umożliw zapis na nim i graj dalej, a zapisze ją twoja następna decyzja.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error and the game is not saved; save a copy on another disk (%2) and have this one checked.</source>
        <translation>Dysk z folderem „%1” zgłasza błąd i partia nie została zapisana; zapisz kopię na innym dysku (%2), a ten sprawdź.</translation>
    </message>
    <message>
        <source>The disk takes no file named “%1”; choose another name.</source>
        <translation>Dysk nie przyjmuje pliku o nazwie „%1”; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>There is no folder “%1” any more; choose another place to save.</source>
        <translation>Folderu „%1” już nie ma; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”; choose another place to save.</source>
        <translation>Nie masz prawa zapisu w folderze „%1”; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read; choose another place to save.</source>
        <translation>Dysk z folderem „%1” jest tylko do odczytu; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error; choose another place to save.</source>
        <translation>Dysk z folderem „%1” zgłasza błąd; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>Take over the saves?</source>
        <translation>Przejąć zapisywanie?</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Zamknąć bez zapisania?</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Ta partia nie została zapisana</translation>
    </message>
    <message>
        <source>The game was opened on “%1” (%2), which keeps the saves. If it no longer runs there, take them over; if it does, it will save no more.</source>
        <translation>Program otwarto na komputerze „%1” (%2) i to on zapisuje. Jeśli już tam nie działa, przejmij zapisywanie; jeśli działa, niczego już tam nie zapisze.</translation>
    </message>
    <message>
        <source>If you close now, your decisions since the last save are lost.</source>
        <translation>Jeśli zamkniesz teraz, decyzje podjęte od ostatniego zapisu przepadną.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Zamknij mimo to</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Zapisz gdzie indziej</translation>
    </message>
    <message>
        <source>Copied; paste it where you report the bug.</source>
        <translation>Skopiowano; wklej to do zgłoszenia błędu.</translation>
    </message>
    <message>
        <source>This is a real game now. Whenever you are unsure, ask for a hint: press H, or the lamp above.</source>
        <translation>To już prawdziwa partia. Gdy nie wiesz, co zrobić, poproś o podpowiedź: klawisz H albo lampka u góry.</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>The whole queue</source>
        <translation>Cała Kolejka</translation>
    </message>
</context>
<context>
    <name>PickerPage</name>
    <message>
        <source>Mixed set</source>
        <translation>Zestaw mieszany</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Propozycje</translation>
    </message>
    <message>
        <source>Surprise us</source>
        <translation>Zaskocz nas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Use these ten</source>
        <translation>Użyj tych dziesięciu</translation>
    </message>
</context>
<context>
    <name>PileView</name>
    <message>
        <source>No card lies here.</source>
        <translation>Nie ma tu żadnej karty.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłożone na bok</translation>
    </message>
</context>
<context>
    <name>PlainButton</name>
    <message>
        <source>Not possible now</source>
        <translation>Teraz niemożliwe</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>House of the Wolf</source>
        <translation>Ród Wilka</translation>
    </message>
    <message>
        <source>House of the Stag</source>
        <translation>Ród Jelenia</translation>
    </message>
    <message>
        <source>House of the Raven</source>
        <translation>Ród Kruka</translation>
    </message>
    <message>
        <source>House of the Tower</source>
        <translation>Ród Wieży</translation>
    </message>
    <message>
        <source>House of the Oak</source>
        <translation>Ród Dębu</translation>
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
        <translation>Paź</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Skarbnik</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Zachłanny</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Giermek</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Sees what is in front of it, rarely what comes next.</source>
        <translation>Widzi to, co przed nosem, rzadko to, co nadchodzi.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Rycerz</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Zaawansowany</translation>
    </message>
    <message>
        <source>Plans ahead and punishes careless play.</source>
        <translation>Planuje z wyprzedzeniem i karze nieuwagę.</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Kanclerz</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silny</translation>
    </message>
    <message>
        <source>Grey Eminence</source>
        <translation>Szara eminencja</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Weighs what each choice brings and costs this round.</source>
        <translation>Waży, co każdy wybór daje i ile kosztuje w tej rundzie.</translation>
    </message>
    <message>
        <source>Takes what a card brings at once. Right for a first game.</source>
        <translation>Bierze to, co karta daje od razu. W sam raz na pierwszą partię.</translation>
    </message>
    <message>
        <source>Knows how people play, and plans for it.</source>
        <translation>Wie, jak się gra, i bierze to pod uwagę.</translation>
    </message>
    <message>
        <source>Guesses what you hide, and forgives nothing.</source>
        <translation>Zgaduje, co ukrywasz, i nie wybacza błędów.</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Wilk</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Jeleń</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Kruk</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Dąb</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>A choice may follow.</source>
        <translation>Może nastąpić wybór.</translation>
    </message>
    <message>
        <source>A choice follows.</source>
        <translation>Nastąpi wybór.</translation>
    </message>
    <message>
        <source>Nothing is gained or lost.</source>
        <translation>Nikt nic nie zyskuje ani nie traci.</translation>
    </message>
    <message>
        <source>Until the next question: %1</source>
        <translation>Do następnego pytania: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the Trade</source>
        <translation>
            <numerusform>%n żeton na karcie „Handel”</numerusform>
            <numerusform>%n żetony na karcie „Handel”</numerusform>
            <numerusform>%n żetonów na karcie „Handel”</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain %1 and lose %2.</source>
        <translation>Zyskujesz %1 i tracisz %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 and loses %3.</source>
        <translation>%1 zyskuje %2 i traci %3.</translation>
    </message>
    <message>
        <source>You gain %1.</source>
        <translation>Zyskujesz %1.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <translation>%1 zyskuje %2.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Tracisz %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 traci %2.</translation>
    </message>
    <message>
        <source>You may lose %1.</source>
        <translation>Możesz stracić %1.</translation>
    </message>
    <message>
        <source>%1 may lose %2.</source>
        <translation>%1 może stracić %2.</translation>
    </message>
    <message>
        <source>%1 to %2 influence</source>
        <translation>od %1 do %2 punktów Wpływu</translation>
    </message>
    <message>
        <source>%1 to %2 tokens</source>
        <translation>od %1 do %2 żetonów</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on cards</source>
        <translation>
            <numerusform>%n żeton na karcie</numerusform>
            <numerusform>%n żetony na kartach</numerusform>
            <numerusform>%n żetonów na kartach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 tokens on cards</source>
        <translation>od %1 do %2 żetonów na kartach</translation>
    </message>
    <message>
        <source>the hidden card</source>
        <translation>zakrytą kartę</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card that is lost</comment>
        <translation>kartę „%1”</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>1 token on it.</source>
        <translation>1 żeton na niej.</translation>
    </message>
    <message>
        <source>1 token more on it, %1 in all.</source>
        <translation>Jeszcze 1 żeton na niej, razem %1.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>All hidden cards are turned up.</source>
        <translation>Wszystkie zakryte karty są już ujawnione.</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Inna karta</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Wyniki końcowe</translation>
    </message>
    <message>
        <source>%1, look at your own cards before you decide.</source>
        <translation>%1: przed decyzją obejrzyj własne karty.</translation>
    </message>
    <message>
        <source>The chapter is over</source>
        <translation>Koniec rozdziału</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The Insurrection needs a token before it can be revealed: keep it hidden (+1)</source>
        <translation>Bez żetonu nie ujawnisz Insurekcji: pozostaw ją zakrytą (+1)</translation>
    </message>
    <message>
        <source>Choose an adjacent character to copy</source>
        <translation>Wybierz sąsiadującą Postać do skopiowania</translation>
    </message>
    <message>
        <source>Choose the hand card to lay down; it sleeps until the end of the round</source>
        <translation>Wybierz kartę z ręki; po położeniu będzie spać do końca rundy</translation>
    </message>
    <message>
        <source>Choose where it goes</source>
        <translation>Wybierz, dokąd trafi</translation>
    </message>
    <message>
        <source>Choose a card to move, then its new place</source>
        <translation>Wybierz kartę do przeniesienia, a potem jej nowe miejsce</translation>
    </message>
    <message>
        <source>Lay the first card of the queue</source>
        <translation>Połóż pierwszą kartę Kolejki</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Gdzie ją położyć?</translation>
    </message>
    <message>
        <source>Lay a card: left end, right end, or on one of your stacks</source>
        <translation>Połóż kartę: na lewym końcu, na prawym końcu lub na jednym ze swoich stosów</translation>
    </message>
    <message>
        <source>Lay a card: left end or right end</source>
        <translation>Połóż kartę: na lewym lub na prawym końcu Kolejki</translation>
    </message>
    <message>
        <source>Gain what lies beside it, or swap with a hand card?</source>
        <translation>Zyskać tyle, ile leży obok, czy zamienić ją na kartę z ręki?</translation>
    </message>
    <message>
        <source>Pay another Diplomat (you gain 1), or collect the tokens here and discard this card?</source>
        <translation>Zapłacić innej Dyplomatce (zyskujesz 1) czy zebrać żetony stąd i odrzucić tę kartę?</translation>
    </message>
    <message>
        <source>Mark a card (you gain 1), or eliminate a marked one?</source>
        <translation>Oznaczyć kartę (zyskujesz 1) czy zlikwidować oznaczoną?</translation>
    </message>
    <message>
        <source>Choose what to eliminate: the first or the last card</source>
        <translation>Wybierz kartę do zlikwidowania: pierwszą lub ostatnią</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate</source>
        <translation>Wybierz sąsiadującą kartę do zlikwidowania</translation>
    </message>
    <message>
        <source>Choose an adjacent card to steal from its owner</source>
        <translation>Wybierz sąsiadującą kartę, by okraść jej właściciela</translation>
    </message>
    <message>
        <source>Choose any card to eliminate</source>
        <translation>Wybierz dowolną kartę do zlikwidowania</translation>
    </message>
    <message>
        <source>Choose an opponent’s face-down card to give 1 token</source>
        <translation>Wybierz zakrytą kartę przeciwnika, która dostanie 1 żeton</translation>
    </message>
    <message>
        <source>Choose the Diplomat that receives 2 tokens</source>
        <translation>Wybierz Dyplomatkę, która dostanie 2 żetony</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate; a character brings 1 more</source>
        <translation>Wybierz sąsiadującą kartę do zlikwidowania; Postać daje 1 punkt więcej</translation>
    </message>
    <message>
        <source>Choose the card that receives a judgement token</source>
        <translation>Wybierz kartę, która dostanie żeton Wyroku</translation>
    </message>
    <message>
        <source>Choose a marked card to eliminate</source>
        <translation>Wybierz oznaczoną kartę do zlikwidowania</translation>
    </message>
    <message>
        <source>%1 is laying a card</source>
        <translation>%1 kładzie kartę</translation>
    </message>
    <message>
        <source>%1 is deciding: keep hidden or reveal</source>
        <translation>%1 decyduje: pozostawić zakrytą czy ujawnić</translation>
    </message>
    <message>
        <source>%1 is choosing whom to copy</source>
        <translation>%1 wybiera Postać do skopiowania</translation>
    </message>
    <message>
        <source>%1 is choosing one of two abilities</source>
        <translation>%1 wybiera jedną z dwóch zdolności</translation>
    </message>
    <message>
        <source>%1 is choosing a hand card to lay down</source>
        <translation>%1 wybiera kartę z ręki</translation>
    </message>
    <message>
        <source>%1 is choosing which card to move, and where</source>
        <translation>%1 wybiera kartę do przeniesienia i jej nowe miejsce</translation>
    </message>
    <message>
        <source>%1 is choosing whom to steal from</source>
        <translation>%1 wybiera, kogo okraść</translation>
    </message>
    <message>
        <source>%1 is choosing who receives a token</source>
        <translation>%1 wybiera kartę, która dostanie żeton</translation>
    </message>
    <message>
        <source>%1 is choosing which Diplomat to pay</source>
        <translation>%1 wybiera, której Dyplomatce zapłacić</translation>
    </message>
    <message>
        <source>%1 is choosing a card to mark</source>
        <translation>%1 wybiera kartę do oznaczenia</translation>
    </message>
    <message>
        <source>%1 is choosing what to eliminate</source>
        <translation>%1 wybiera kartę do zlikwidowania</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Zyskaj</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zapłać</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Zbierz</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Oznacz</translation>
    </message>
    <message>
        <source>Eliminate</source>
        <translation>Zlikwiduj</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Faza Rozstawiania</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Faza Rozpatrywania</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Podliczenie punktów</translation>
    </message>
    <message>
        <source>Keep it hidden (+1) or reveal it?</source>
        <translation>Pozostawić ją zakrytą (+1) czy ujawnić?</translation>
    </message>
</context>
<context>
    <name>QueueCard</name>
    <message>
        <source>sleeps this round</source>
        <translation>śpi w tej rundzie</translation>
    </message>
</context>
<context>
    <name>QueueOverview</name>
    <message>
        <source>The whole queue</source>
        <translation>Cała Kolejka</translation>
    </message>
</context>
<context>
    <name>QueueZone</name>
    <message>
        <source>Further to the left</source>
        <translation>Dalej w lewo</translation>
    </message>
    <message>
        <source>Further to the right</source>
        <translation>Dalej w prawo</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The game is over; nothing can be chosen any more.</source>
        <translation>Partia jest skończona; nic już nie można wybrać.</translation>
    </message>
    <message>
        <source>Somebody else is asked now; wait until it is your turn to choose.</source>
        <translation>Teraz decyduje ktoś inny; poczekaj, aż przyjdzie kolej na ciebie.</translation>
    </message>
    <message>
        <source>Something else is asked now; answer the question at the table first.</source>
        <translation>Teraz pytanie jest inne; najpierw odpowiedz na to, które pada przy stole.</translation>
    </message>
    <message>
        <source>Only a card from your own hand can be laid.</source>
        <translation>Położyć można tylko kartę z własnej ręki.</translation>
    </message>
    <message>
        <source>In an empty queue both ends are one place; lay the card there.</source>
        <translation>W pustej Kolejce oba końce to jedno miejsce; połóż kartę właśnie tam.</translation>
    </message>
    <message>
        <source>A card may be laid only on a stack of its own family; choose one of yours, or an end of the queue.</source>
        <translation>Kartę wolno kłaść tylko na stosie jej rodu; wybierz własny stos albo koniec Kolejki.</translation>
    </message>
    <message>
        <source>There is no place here; choose one of those that are shown.</source>
        <translation>Tu karty położyć nie można; wybierz jedno z zaznaczonych miejsc.</translation>
    </message>
    <message>
        <source>A card that lies under another cannot be chosen; only the top card of a stack can.</source>
        <translation>Karty, która leży pod inną, nie można wybrać; wybiera się tylko wierzchnią kartę stosu.</translation>
    </message>
    <message>
        <source>An Archer reaches only the first or the last card of the queue.</source>
        <translation>Łucznik sięga tylko pierwszej lub ostatniej karty Kolejki.</translation>
    </message>
    <message>
        <source>Only an adjacent card can be chosen: the top card right before or right after.</source>
        <translation>Wybrać można tylko sąsiadującą kartę: wierzchnią tuż przed tą albo tuż za nią.</translation>
    </message>
    <message>
        <source>This card cannot choose itself; choose another one.</source>
        <translation>Ta karta nie może wybrać samej siebie; wybierz inną.</translation>
    </message>
    <message>
        <source>The Empress gives her token to an opponent; choose a face-down card of another family.</source>
        <translation>Cesarzowa daje żeton przeciwnikowi; wybierz zakrytą kartę innego rodu.</translation>
    </message>
    <message>
        <source>The Empress’s token goes on a face-down card, not on a revealed one.</source>
        <translation>Żeton Cesarzowej trafia na zakrytą kartę, a nie na ujawnioną.</translation>
    </message>
    <message>
        <source>The 2 tokens go only to another revealed Diplomat.</source>
        <translation>Te 2 żetony może dostać tylko inna ujawniona Dyplomatka.</translation>
    </message>
    <message>
        <source>A Judge eliminates only a top card with a judgement token; choose a marked one.</source>
        <translation>Sędzia likwiduje tylko wierzchnią kartę z żetonem Wyroku; wybierz oznaczoną.</translation>
    </message>
    <message>
        <source>The card lies there already, so this is no move; choose another gap.</source>
        <translation>Karta już tam leży, więc to nie jest ruch; wybierz inną lukę.</translation>
    </message>
    <message>
        <source>Even in the first edition a Decree lays a card only onto a card of its own family; choose one of those, or a gap.</source>
        <translation>Nawet w pierwszym wydaniu Dekret kładzie kartę tylko na karcie jej rodu; wybierz taką albo lukę.</translation>
    </message>
    <message>
        <source>A Decree may not lay a card back onto the stack it comes from; choose another place.</source>
        <translation>Dekret nie może odłożyć karty na stos, z którego ją bierze; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>In the current edition a Decree never lays a card onto another; choose a gap.</source>
        <translation>W obecnym wydaniu Dekret nigdy nie kładzie karty na innej; wybierz lukę.</translation>
    </message>
    <message>
        <source>To reveal an Insurrection costs 1 of its tokens, and none lies on it; keep it hidden.</source>
        <translation>Ujawnienie Insurekcji kosztuje 1 jej żeton, a żaden na niej nie leży; pozostaw ją zakrytą.</translation>
    </message>
    <message>
        <source>This card does not offer that; choose one of its own two halves.</source>
        <translation>Ta karta nie daje takiego wyboru; wybierz jedną z jej dwóch połów.</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Through the eyes of</source>
        <translation>Punkt widzenia</translation>
    </message>
    <message>
        <source>Bystander</source>
        <translation>Obserwator</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>This game takes the place of your unfinished one.</source>
        <translation>Ta partia zastąpi twoją niedokończoną.</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Space play or pause · ← → step · Page ↑ ↓ or 1–6 round · Home End ends · + − speed · Esc menu</source>
        <translation>Spacja odtwarzanie i pauza · ← → krok · Page ↑ ↓ lub 1–6 runda · Home End początek i koniec · + − tempo · Esc menu</translation>
    </message>
</context>
<context>
    <name>RoundSegment</name>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
</context>
<context>
    <name>RuleBoard</name>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pokaż</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Players and set-up</source>
        <translation>Gracze i przygotowanie</translation>
    </message>
    <message>
        <source>start begin deal shuffle hand number two three four five house rule aside</source>
        <translation>początek rozpoczęcie rozdanie tasowanie ręka liczba dwóch dwoje trzech czterech pięciu domowa zasada odłożone</translation>
    </message>
    <message>
        <source>The throne stands empty. Whoever has gathered the most influence after six rounds takes it.</source>
        <translation>Tron stoi pusty. Zasiądzie na nim ten, kto po sześciu rundach zbierze najwięcej Wpływu.</translation>
    </message>
    <message>
        <source>The queue: direction and stacks</source>
        <translation>Kolejka: kierunek i stosy</translation>
    </message>
    <message>
        <source>row line left right end first last before after top covered under pile</source>
        <translation>rząd lewo prawo koniec pierwsza ostatnia przed za wierzchnia zakryta pod spodem stos</translation>
    </message>
    <message>
        <source>Influence and tokens</source>
        <translation>Wpływ i żetony</translation>
    </message>
    <message>
        <source>points coins score bank supply gain money</source>
        <translation>punkty monety wynik bank zasoby zyskać pieniądze pula</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Postacie i Intrygi</translation>
    </message>
    <message>
        <source>kind type card person event stays leaves permanent once</source>
        <translation>rodzaj typ karta osoba wydarzenie zostaje odchodzi stała raz</translation>
    </message>
    <message>
        <source>Rounds and laying cards</source>
        <translation>Rundy i kładzenie kart</translation>
    </message>
    <message>
        <source>turn order play place put first player marker clockwise onto stack between trade pays</source>
        <translation>tura kolejność zagrać położyć umieścić rozstawianie pierwszy gracz żeton zegar na stos między handel płaci</translation>
    </message>
    <message>
        <source>Resolving the queue</source>
        <translation>Rozpatrywanie Kolejki</translation>
    </message>
    <message>
        <source>walk reveal flip keep hidden face down token next skip twice uncovered under vanish</source>
        <translation>ujawnić odwrócić pozostawić zakryta żeton następna pominąć dwa razy działa pod spodem znika</translation>
    </message>
    <message>
        <source>When everybody has laid a card, the queue is resolved from its first place to its last.</source>
        <translation>Gdy każdy położył kartę, rozpatruje się Kolejkę od pierwszego miejsca do ostatniego.</translation>
    </message>
    <message>
        <source>Choices and targets</source>
        <translation>Wybory i cele</translation>
    </message>
    <message>
        <source>target adjacent neighbour beside must may own card either or half question forced optional spy steal</source>
        <translation>cel sąsiadująca sąsiad obok musi może własna karta lub połowa pytanie przymus szpieg kraść</translation>
    </message>
    <message>
        <source>Eliminating, discarding, reserving</source>
        <translation>Likwidacja, odrzucanie, rezerwowanie</translation>
    </message>
    <message>
        <source>kill remove attack hit victim pay order pile graveyard lost tokens infiltration keep aside</source>
        <translation>zabić usunąć atak uderzyć ofiara zapłata kolejność stos odrzucone przepadają infiltracja</translation>
    </message>
    <message>
        <source>Cards leave the queue in three ways, and only one of them pays.</source>
        <translation>Karty opuszczają Kolejkę na trzy sposoby i tylko za jeden z nich jest zapłata.</translation>
    </message>
    <message>
        <source>Ambush and Insurrection</source>
        <translation>Zasadzka i Insurekcja</translation>
    </message>
    <message>
        <source>trap attacker caught springs four revenge two ambushes turn down again known</source>
        <translation>pułapka napastnik złapany cztery zemsta dwie zasadzki odwrócić ponownie znana</translation>
    </message>
    <message>
        <source>Judgement tokens</source>
        <translation>Żetony Wyroku</translation>
    </message>
    <message>
        <source>judge mark marked verdict sentence five several</source>
        <translation>sędzia oznaczona znacznik oznaczyć wyrok pięć kilka</translation>
    </message>
    <message>
        <source>The Royal Decree: moving cards</source>
        <translation>Królewski Dekret: przenoszenie kart</translation>
    </message>
    <message>
        <source>move shift gap same place back beside stack order rearrange</source>
        <translation>przesunąć przenieść luka to samo miejsce wraca obok stosu zmiana kolejności</translation>
    </message>
    <message>
        <source>Shapeshifter and Informant: copying and swapping</source>
        <translation>Impostor i Informatorka: kopiowanie i zamiana</translation>
    </message>
    <message>
        <source>copy imitate name heir this card swap sleep asleep exchange hand back</source>
        <translation>kopia naśladować nazwa dziedzic ta karta zamiana śpi sen wymiana wraca na rękę</translation>
    </message>
    <message>
        <source>Who may know what</source>
        <translation>Kto co może wiedzieć</translation>
    </message>
    <message>
        <source>secret look peek hidden open public remember memory hand aside discard pile</source>
        <translation>tajemnice tajne podejrzeć zajrzeć jawne pamięć ręka odłożone odrzucone</translation>
    </message>
    <message>
        <source>Whatever follows from what you see, you may use; computers and hints know no more than the seat they play for.</source>
        <translation>Wolno korzystać ze wszystkiego, co wynika z tego, co widać; komputery i podpowiedzi wiedzą nie więcej niż gracz, dla którego grają.</translation>
    </message>
    <message>
        <source>The end and ties</source>
        <translation>Koniec gry i remisy</translation>
    </message>
    <message>
        <source>win winner draw equal tie-break tiebreaker score count throne last card sixth</source>
        <translation>wygrana zwycięzca remis równo rozstrzygnięcie wynik liczenie tron ostatnia karta szósta</translation>
    </message>
    <message>
        <source>The first edition</source>
        <translation>Pierwsze wydanie</translation>
    </message>
    <message>
        <source>old older current new version difference edition lord ambush decree stack tie</source>
        <translation>stare starsze obecne nowe wersja różnica lord zasadzka dekret stos remis</translation>
    </message>
    <message>
        <source>Card sets and mixing</source>
        <translation>Zestawy kart i mieszanie</translation>
    </message>
    <message>
        <source>base alliance mixed expansion combine variant choose ten twenty deck</source>
        <translation>podstawowy sojusz mieszany dodatek łączyć wariant wybór dziesięć dwadzieścia talia</translation>
    </message>
    <message>
        <source>The first edition differs in these points alone; everything else holds in both.</source>
        <translation>Tu jest wszystko, czym różni się pierwsze wydanie; reszta obowiązuje w obu.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Three to five players sit at the table, and each has a family: ten cards with their own crest and colour. Every family has the same ten cards, each of them once. Whatever the number of players, the set-up is the same.</source>
        <translation>Przy stole siada od trzech do pięciu graczy, a każdy ma swój ród: dziesięć kart z własnym herbem i kolorem. Każdy ród ma te same dziesięć kart, każdą w jednym egzemplarzu. Przygotowanie jest takie samo bez względu na liczbę graczy.</translation>
    </message>
    <message>
        <source>Each family’s ten cards are shuffled: 3 are set aside face down, and 7 make the hand. Every player begins with 1 influence, and 5 judgement tokens lie ready for all. Before the first round you agree on the direction and on who takes the first-player marker, by custom the oldest.</source>
        <translation>Dziesięć kart każdego rodu się tasuje: 3 odkłada się zakryte na bok, a 7 tworzy rękę. Każdy zaczyna z 1 punktem Wpływu, a 5 żetonów Wyroku leży w zasobach ogólnych. Przed pierwszą rundą ustala się kierunek i to, kto bierze żeton Pierwszego Gracza; zwyczajowo najstarsza osoba.</translation>
    </message>
    <message>
        <source>Two can play too: this is a house rule of this program, for the printed game asks for three at least. Nothing else changes.</source>
        <translation>Można też grać we dwoje: to domowa zasada tego programu, bo w wersji drukowanej gra się co najmniej w trójkę. Poza tym nic się nie zmienia.</translation>
    </message>
    <message>
        <source>All families share one row, the queue, which has a left and a right end. At each place of it lies a stack: a single card, or several of one family. When a place becomes empty, the gap closes.</source>
        <translation>Wszystkie rody mają jedną wspólną Kolejkę z lewym i prawym końcem. W każdym jej miejscu leży stos: pojedyncza karta albo kilka kart jednego rodu. Gdy jakieś miejsce pustoszeje, luka się zamyka.</translation>
    </message>
    <message>
        <source>One direction holds for the whole game: left to right or right to left. First, last, before and after always follow it: from right to left, the card at the right end is the first one. The left and the right end are always those that you see.</source>
        <translation>Przez całą partię obowiązuje jeden kierunek: od lewej do prawej albo od prawej do lewej. Co jest pierwsze i ostatnie, co przed, a co za, liczy się wzdłuż niego: przy kierunku od prawej do lewej pierwsza jest karta na prawym końcu. Lewy i prawy koniec to zawsze te, które widzisz.</translation>
    </message>
    <message>
        <source>A stack holds cards of one family only. The uppermost is its top card, every other one is covered. A covered card waits: it counts again once the cards on it have left or been moved.</source>
        <translation>W stosie leżą karty tylko jednego rodu. Ta na wierzchu to wierzchnia karta, wszystkie inne leżą pod nią. Karta w stosie pod inną czeka: liczy się znowu, gdy karty leżące na niej odejdą albo zostaną przeniesione.</translation>
    </message>
    <message>
        <source>A covered card keeps its side, its tokens and its judgement tokens, but nothing counts it and nobody can choose it, not even its owner, unless a rule says so. This holds in both editions.</source>
        <translation>Karta leżąca w stosie pod inną zachowuje swoją stronę, żetony i żetony Wyroku, ale nigdzie się nie liczy i nikt nie może jej wybrać, nawet właściciel, chyba że zasada mówi inaczej. Tak jest w obu wydaniach.</translation>
    </message>
    <message>
        <source>A token is one point of influence. The tokens in front of a player are that player’s influence; others lie on cards of the queue or in the supply. To gain means to take tokens from the supply.</source>
        <translation>Żeton to jeden punkt Wpływu. Żetony przed graczem to jego Wpływ; inne leżą na kartach Kolejki albo w zasobach ogólnych. Zyskać znaczy wziąć żetony z zasobów ogólnych.</translation>
    </message>
    <message>
        <source>The supply never runs out: whoever gains gets all of it.</source>
        <translation>Zasoby ogólne nigdy się nie kończą: kto coś zyskuje, dostaje wszystko.</translation>
    </message>
    <message>
        <source>An intrigue that has acted is discarded. Only an [infiltration:Infiltration] and a [trade:Trade] are reserved instead, and an [insurrection:Insurrection] turns face down again. Cards of the other kind are characters: once revealed, they stay and act in every round, though a [deserter:Deserter], a [diplomat:Diplomat] or an [informant:Informant] may leave by its own text.</source>
        <translation>Intrygę, która zadziałała, odrzuca się. Tylko [infiltration:Infiltracja] i [trade:Handel] zostają zamiast tego zarezerwowane, a [insurrection:Insurekcja] wraca na zakrytą stronę. Pozostałe karty to Postacie: ujawnione zostają i działają w każdej rundzie, choć [deserter:Dezerter], [diplomat:Dyplomatka] i [informant:Informatorka] mogą odejść, gdy tak mówi ich własny tekst.</translation>
    </message>
    <message>
        <source>A game lasts six rounds. In each of them everybody first lays one card; then the queue is resolved, place by place.</source>
        <translation>Partia trwa sześć rund. W każdej najpierw każdy kładzie jedną kartę, a potem rozpatruje się Kolejkę, miejsce po miejscu.</translation>
    </message>
    <message>
        <source>When a round begins, once the marker has passed and before anybody lays a card, every reserved [trade:Trade] pays its owner as much as lies on it, all at the same moment. It pays only if its owner has a card in the queue, covered or not.</source>
        <translation>Na początku rundy, gdy żeton Pierwszego Gracza już przeszedł, a nikt jeszcze nie położył karty, każdy zarezerwowany [trade:Handel] płaci właścicielowi tyle, ile na nim leży, wszystkie w tej samej chwili. Płaci tylko wtedy, gdy właściciel ma w Kolejce choć jedną kartę, na wierzchu albo pod inną.</translation>
    </message>
    <message>
        <source>Beginning with the first player and going clockwise, each player lays one hand card face down: at the left end, at the right end, or onto a stack of their own family, whichever side it shows. Nobody may lay a card between two places or onto another family. In an empty queue both ends are one and the same place.</source>
        <translation>Zaczyna Pierwszy Gracz, a dalej, zgodnie z ruchem wskazówek zegara, każdy kładzie jedną zakrytą kartę z ręki: na lewym końcu, na prawym albo na stosie własnego rodu, zakrytym czy ujawnionym. Nie wolno kłaść karty między dwa miejsca ani na kartę innego rodu. W pustej Kolejce oba końce to jedno i to samo miejsce.</translation>
    </message>
    <message>
        <source>When a round ends, the first-player marker goes one seat clockwise. Cards stay where they are, with all that lies on them.</source>
        <translation>Na koniec rundy żeton Pierwszego Gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara. Karty zostają tam, gdzie leżą, razem ze wszystkim, co na nich leży.</translation>
    </message>
    <message>
        <source>The places are visited along the direction, beginning with the first, and at each of them the top card matters. If it is face down, its owner keeps it hidden or reveals it; if it is revealed, it acts. Afterwards the next place follows. If the card has left and nothing was under it, the gap closes and the stack after it is next.</source>
        <translation>Miejsca odwiedza się w ustalonym kierunku, zaczynając od pierwszego, a w każdym liczy się wierzchnia karta. Jeśli jest zakryta, właściciel pozostawia ją zakrytą albo ujawnia; jeśli jest ujawniona, działa. Potem przychodzi kolej na następne miejsce. Jeśli karta odeszła, a nic pod nią nie leżało, luka się zamyka i następny jest stos, który leżał dalej.</translation>
    </message>
    <message>
        <source>Whoever keeps a card hidden puts 1 token from the supply on it, and that is all. In the next round the question comes again; any number of tokens may gather on a card.</source>
        <translation>Kto pozostawia kartę zakrytą, kładzie na niej 1 żeton z zasobów ogólnych i to wszystko. W następnej rundzie pytanie powraca; na karcie może zebrać się dowolnie wiele żetonów.</translation>
    </message>
    <message>
        <source>Whoever reveals a card takes the tokens on it. Its ability happens at once; a card may be revealed in the very round it was laid. Some cards treat their tokens otherwise: on [ambush:Ambush] and [racket:Racket] they are lost, a [conspiracy:Conspiracy] pays double, a [trade:Trade] keeps them, and an [insurrection:Insurrection] costs one of them.</source>
        <translation>Kto ujawnia kartę, bierze leżące na niej żetony. Jej zdolność działa od razu, a ujawnić kartę wolno już w rundzie, w której się ją położyło. Niektóre karty traktują żetony inaczej: z [ambush:Zasadzki] i [racket:Szantażu] przepadają, [conspiracy:Spisek] płaci podwójnie, [trade:Handel] je zatrzymuje, a [insurrection:Insurekcja] kosztuje jeden z nich.</translation>
    </message>
    <message>
        <source>A revealed card acts whenever its place is resolved, wanted or not. It stays in the queue until its text is done, even an intrigue, unless it eliminates itself or an [ambush:Ambush] takes it. What it uncovers by leaving early counts as uncovered at once, but is resolved only when all that is over.</source>
        <translation>Ujawniona karta działa zawsze, gdy rozpatruje się jej miejsce, czy się tego chce, czy nie. Pozostaje w Kolejce, dopóki nie wykona całego tekstu, nawet Intryga, chyba że zlikwiduje samą siebie albo zabierze ją [ambush:Zasadzka]. Jeśli przez to odejdzie wcześniej, karta spod niej od razu się liczy, ale rozpatruje się ją dopiero, gdy wszystko to się skończy.</translation>
    </message>
    <message>
        <source>If the card that acted has left, in whatever way, and a card was under it, that one has come to light at the place being resolved and is resolved at once. Only the cards under one that an [informant:Informant] laid down stay covered and wait.</source>
        <translation>Jeśli karta, która zadziałała, w jakikolwiek sposób odeszła, a leżała pod nią inna, to ta wychodzi na wierzch w rozpatrywanym miejscu i od razu jest rozpatrywana. Tylko karty pod tą, którą położyła [informant:Informatorka], pozostają pod spodem i czekają.</translation>
    </message>
    <message>
        <source>When a stack vanishes that has been passed already, no card is skipped or met twice. A card uncovered at a place already passed is not resolved this round; one uncovered further on is, in its turn. A card that a [royal-decree:Royal Decree] carries from the passed part to the part ahead is met again: it acts again, or its owner is asked again. One carried the other way is missed.</source>
        <translation>Gdy znika stos, który rozpatrywanie już minęło, żadna karta nie zostaje pominięta ani rozpatrzona dwa razy. Karty, która trafia na wierzch w miniętym miejscu, w tej rundzie się nie rozpatruje; leżącą dalej – tak, gdy nadejdzie jej kolej. Karta, którą [royal-decree:Królewski Dekret] przenosi z miniętej części do przodu, przychodzi jeszcze raz: działa ponownie albo jej właściciel znów decyduje. Przeniesiona wstecz zostaje pominięta.</translation>
    </message>
    <message>
        <source>The owner of the card being resolved answers all that its ability asks, one question after another: which half, which card to copy, which target, which hand card; a Decree’s card and its new place are one question. What the text puts first is done by then: an [empress:Empress] has paid her 2 already when her owner is asked about the token. A question with a single answer is not asked. Yet to point at one thing or another is a choice, even where the outcome is the same.</source>
        <translation>Właściciel rozpatrywanej karty odpowiada na wszystkie jej pytania, jedno po drugim: która połowa, którą kartę skopiować, w co celować, którą kartę z ręki położyć; karta przenoszona przez Dekret i jej nowe miejsce to jedno pytanie. To, co tekst wymienia wcześniej, jest już wtedy zrobione: gdy właściciel wybiera, dokąd trafi żeton [empress:Cesarzowej], jej 2 punkty już ma. Gdy odpowiedź jest tylko jedna, pytanie nie pada. Wskazanie jednego lub drugiego celu to jednak wybór, nawet gdy skutek jest ten sam.</translation>
    </message>
    <message>
        <source>What to lay, and whether to keep or reveal, is asked always, even with one answer. An [insurrection:Insurrection] that has no token can only be kept; passing over the question would give it away.</source>
        <translation>O to, co położyć, i o to, czy pozostawić kartę zakrytą, czy ujawnić, pyta się zawsze, nawet przy jednej odpowiedzi. [insurrection:Insurekcję] bez żetonu można tylko pozostawić zakrytą; pominięte pytanie by ją zdradziło.</translation>
    </message>
    <message>
        <source>You may choose one half of a card that says OR only if at least part of it can be done. A [judge:Judge] eliminates only where a top card bears a judgement token, and an [informant:Informant] swaps only with a card in the hand. The other halves are always open: gain, pay, collect and mark.</source>
        <translation>Połowa karty z napisem LUB jest dostępna tylko wtedy, gdy choć część z niej da się wykonać. [judge:Sędzia] likwiduje tylko wtedy, gdy jakaś wierzchnia karta ma żeton Wyroku, a [informant:Informatorkę] można zamienić tylko wtedy, gdy na ręce jest jakaś karta. Pozostałe połowy są dostępne zawsze: „Zyskaj”, „Zapłać”, „Zbierz” i „Oznacz”.</translation>
    </message>
    <message>
        <source>Adjacent are the top cards of the places right before and right after: two of them, one at an end of the queue, none for a card alone in it. Side and family do not matter.</source>
        <translation>Sąsiadujące są wierzchnie karty miejsc tuż przed i tuż za: dwie, jedna na skraju Kolejki, żadna, gdy karta leży w niej sama. Strona i ród nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards freely, and you have to if nothing else can be chosen. With nothing to choose, nothing happens.</source>
        <translation>Likwidacja jest obowiązkowa. Własne karty możesz wybierać swobodnie, a musisz, gdy nic innego nie da się wybrać. Gdy nie ma czego wybrać, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>A [spy:Spy] may point at a card whose owner has no influence, or at one of its own family. Nothing is stolen then.</source>
        <translation>[spy:Szpieg] może wskazać kartę gracza bez Wpływu albo kartę własnego rodu. Wtedy nic nie kradnie.</translation>
    </message>
    <message>
        <source>Whoever eliminates a card, even one of their own, gains 1 influence for it. Only top cards can be eliminated, face down or revealed. Losing a card pays its owner nothing, unless it is an [ambush:Ambush] or a [racket:Racket].</source>
        <translation>Kto likwiduje kartę, choćby własną, zyskuje za nią 1 punkt Wpływu. Zlikwidować można tylko wierzchnie karty, zakryte lub ujawnione. Utrata karty nic nie daje właścicielowi, chyba że to [ambush:Zasadzka] albo [racket:Szantaż].</translation>
    </message>
    <message>
        <source>When cards are eliminated, every victim is turned up first, its tokens return to the supply, and it goes to its owner’s discard pile; what was under it is uncovered, or its place closes. Then comes the pay: 1 for each victim, own cards and the acting card itself included, together with what an [infiltration:Infiltration] adds. Then each [ambush:Ambush] and [racket:Racket] among the victims takes effect, in the order along the direction. Last comes the rest of the acting card’s text, if that card is still there.</source>
        <translation>Przy likwidacji najpierw odkrywa się każdą ofiarę, jej żetony wracają do zasobów ogólnych, a ona trafia do kart odrzuconych właściciela; karta spod niej wychodzi na wierzch albo miejsce się zamyka. Potem jest zapłata: 1 punkt za każdą ofiarę, także własną i za samą działającą kartę, razem z tym, co dokłada [infiltration:Infiltracja]. Następnie działa każda [ambush:Zasadzka] i każdy [racket:Szantaż] wśród ofiar, po kolei wzdłuż kierunku. Na końcu następuje reszta tekstu działającej karty, jeśli ta jeszcze leży.</translation>
    </message>
    <message>
        <source>A discarded card goes face up to its owner’s discard pile, and nobody is paid for it. Tokens on it return to the supply, unless its text says otherwise.</source>
        <translation>Odrzucona karta trafia odkryta do kart odrzuconych właściciela i nikt za nią nic nie dostaje. Jej żetony wracają do zasobów ogólnych, chyba że tekst karty mówi inaczej.</translation>
    </message>
    <message>
        <source>A reserved card lies face up in front of its owner for the rest of the game. Nothing touches it, and it is no card of the queue. A card that is eliminated cannot be reserved.</source>
        <translation>Zarezerwowana karta do końca partii leży odkryta przed właścicielem. Nic jej nie rusza i nie jest kartą Kolejki. Zlikwidowanej karty nie można zarezerwować.</translation>
    </message>
    <message>
        <source>The attacker is always the card at the place being resolved: a [shapeshifter:Shapeshifter] that copies, not the card it copied, and an intrigue too. An intrigue taken by an [ambush:Ambush] leaves just once.</source>
        <translation>Napastnikiem jest zawsze karta z rozpatrywanego miejsca: kopiujący [shapeshifter:Impostor], a nie karta skopiowana; bywa nim też Intryga. Intryga, którą zabiera [ambush:Zasadzka], odchodzi tylko raz.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that eliminates an opponent’s [ambush:Ambush] is discarded instead of turned face down. Two such Ambushes pay their owners 4 each and discard it once.</source>
        <translation>[insurrection:Insurekcję], która zlikwiduje [ambush:Zasadzkę] przeciwnika, odrzuca się, zamiast odwrócić na zakrytą stronę. Dwie takie Zasadzki dają swoim właścicielom po 4 punkty, a Insurekcję odrzuca się raz.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that has turned down is a face-down card like any other, but known to all. Met once more in the same round, after a [royal-decree:Royal Decree], its owner is asked once more.</source>
        <translation>[insurrection:Insurekcja] odwrócona na zakrytą stronę to zakryta karta jak każda inna, tyle że wszyscy ją znają. Jeśli po [royal-decree:Królewskim Dekrecie] w tej samej rundzie znów przyjdzie na nią kolej, właściciel decyduje jeszcze raz.</translation>
    </message>
    <message>
        <source>The judgement tokens on a card that leaves the queue, in any way, return to the common supply. There are five in all. A card may bear several, and any [judge:Judge] may use them, whoever laid them.</source>
        <translation>Żetony Wyroku z karty, która w jakikolwiek sposób opuszcza Kolejkę, wracają do zasobów ogólnych. Jest ich razem pięć. Na jednej karcie może leżeć kilka, a korzystać z nich może każdy [judge:Sędzia], bez względu na to, kto je położył.</translation>
    </message>
    <message>
        <source>Putting a card back where it lay is no move for a [royal-decree:Royal Decree]; laying the top card of a stack beside the rest of that stack is one. The Decree stays in its place until the move is made, so the gaps on either side of it are two. With no move to make, nothing happens.</source>
        <translation>Odłożenie karty tam, gdzie leżała, nie jest dla [royal-decree:Królewskiego Dekretu] ruchem; położenie wierzchniej karty stosu obok reszty tego stosu – już tak. Dekret leży w swoim miejscu, dopóki nie skończysz, więc luki po obu jego stronach to dwa różne miejsca. Gdy żaden ruch nie jest możliwy, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>A [shapeshifter:Shapeshifter] is always called Shapeshifter. So when it copies an [heir:Heir], only other revealed and uncovered Shapeshifters stand in its way, and it stands in no Heir’s way. To copy a Shapeshifter does nothing, and every copy lasts for this one resolution.</source>
        <translation>[shapeshifter:Impostor] zawsze nazywa się Impostor. Gdy więc kopiuje [heir:Dziedzica], przeszkadzają mu tylko inni ujawnieni Impostorzy leżący na wierzchu, a sam nie przeszkadza żadnemu Dziedzicowi. Skopiowanie Impostora nic nie daje, a każda kopia działa tylko ten jeden raz.</translation>
    </message>
    <message>
        <source>In a copied ability “this card” is the [shapeshifter:Shapeshifter]. A copied [deserter:Deserter] may get it discarded, and a copied [informant:Informant] may take it back into the hand. As a [diplomat:Diplomat] it may collect, or pay any revealed top Diplomat, the copied one included.</source>
        <translation>W skopiowanej zdolności „ta karta” to [shapeshifter:Impostor]. Jako [deserter:Dezerter] może zostać odrzucony, a jako [informant:Informatorka] wrócić na rękę. Jako [diplomat:Dyplomatka] może zebrać żetony z siebie albo zapłacić każdej ujawnionej wierzchniej Dyplomatce, także tej skopiowanej.</translation>
    </message>
    <message>
        <source>A card laid down by an [informant:Informant] sleeps until the round ends. When its place comes, wherever that is, it is passed over: no question, no token. For everything else it is a card like any other.</source>
        <translation>Karta, którą położyła [informant:Informatorka], śpi do końca rundy. Rozpatrywanie mija ją, gdziekolwiek leży, bez pytania i bez żetonu. Dla wszystkiego innego to karta jak każda inna.</translation>
    </message>
    <message>
        <source>You alone see your hand, your three cards set aside and your own face-down cards, covered ones too. Everybody sees the rest: influence, how many cards a hand holds, whose each card is and what lies on it, whether it sleeps, and every card that is revealed, discarded or reserved. A card whose face all have seen stays known, wherever it is carried. One taken back is known to be in the hand until its owner lays a card.</source>
        <translation>Tylko ty widzisz swoją rękę, trzy karty odłożone na bok i własne zakryte karty, także te w stosie pod innymi. Resztę widzą wszyscy: Wpływ, liczbę kart na ręce, czyja jest karta, co na niej leży i czy śpi, oraz każdą kartę ujawnioną, odrzuconą lub zarezerwowaną. Karta, którą wszyscy już widzieli, pozostaje znana, dokądkolwiek trafi. O tej, która wróciła na rękę, wiadomo, że tam jest, dopóki właściciel nie położy następnej karty.</translation>
    </message>
    <message>
        <source>Among players with equal influence, whoever has the most top cards in the queue wins: count the stacks on which their card lies uppermost. Face down or revealed makes no difference.</source>
        <translation>Przy równym Wpływie wygrywa ten, kto ma w Kolejce najwięcej wierzchnich kart: liczy się stosy z własną kartą na wierzchu. Zakryta czy ujawniona – bez różnicy.</translation>
    </message>
    <message>
        <source>Players who are equal in influence and in cards win together.</source>
        <translation>Gracze, którzy mają po równo i Wpływu, i kart, wygrywają razem.</translation>
    </message>
    <message>
        <source>In the first edition a [lord:Lord] counts every card of an adjacent stack of its family, covered ones too. In the current edition only the top card counts.</source>
        <translation>W pierwszym wydaniu [lord:Lord] liczy każdą kartę sąsiadującego stosu swojego rodu, także te pod spodem. W obecnym wydaniu liczy się tylko wierzchnia.</translation>
    </message>
    <message>
        <source>In the first edition an [ambush:Ambush] eliminated by its own family brings 1 more, as if its owner had revealed it, and the card that did it is discarded without pay; an [insurrection:Insurrection] is not turned down then. In the current edition there is just the 1 for eliminating, and the card that did it stays.</source>
        <translation>W pierwszym wydaniu [ambush:Zasadzka] zlikwidowana przez własny ród daje 1 punkt więcej, jakby właściciel ją ujawnił, a karta, która to zrobiła, zostaje odrzucona bez zapłaty; [insurrection:Insurekcja] nie wraca wtedy na zakrytą stronę. W obecnym wydaniu jest tylko 1 punkt za likwidację, a karta, która to zrobiła, zostaje.</translation>
    </message>
    <message>
        <source>In the current edition a [royal-decree:Royal Decree] moves a card only into a gap: between two stacks or beyond an end. In the first edition it may also build stacks.</source>
        <translation>W obecnym wydaniu [royal-decree:Królewski Dekret] przenosi kartę tylko w lukę: między dwa stosy albo poza koniec Kolejki. W pierwszym wydaniu może też tworzyć stosy.</translation>
    </message>
    <message>
        <source>In the first edition a [royal-decree:Royal Decree] may lay a card onto a top card of that card’s own family, but not back onto the stack it comes from. If that top card is the Decree itself, the Decree is discarded from under the moved card, which is resolved next at that place unless it sleeps.</source>
        <translation>W pierwszym wydaniu [royal-decree:Królewski Dekret] może położyć kartę na wierzchniej karcie jej własnego rodu, byle nie z powrotem na stosie, z którego pochodzi. Jeśli tą wierzchnią kartą jest sam Dekret, odrzuca się go spod przeniesionej karty, a tę rozpatruje się zaraz potem w tym miejscu, chyba że śpi.</translation>
    </message>
    <message>
        <source>In the first edition all of a player’s cards in the queue count in a tie, covered ones too. In the current edition only the top cards do.</source>
        <translation>W pierwszym wydaniu o remisie decydują wszystkie własne karty w Kolejce, także te pod innymi. W obecnym tylko wierzchnie.</translation>
    </message>
    <message>
        <source>A game is played with ten cards: the base ten, the ten of the Alliance, or mixed, any ten of the twenty. All families play with the same ten. Mixed sets are a variant of this program.</source>
        <translation>Gra się dziesięcioma kartami: podstawową dziesiątką, dziesiątką Sojuszu albo zestawem mieszanym, czyli dowolnymi dziesięcioma z dwudziestu. Wszystkie rody mają tę samą dziesiątkę. Zestawy mieszane to wariant tego programu.</translation>
    </message>
    <message>
        <source>The edition is a choice only where the ten hold a base card. Without one the game is of the current edition; with one, the chosen edition governs everything, the tie-break too.</source>
        <translation>Wydanie wybiera się tylko wtedy, gdy w dziesiątce jest karta podstawowa. Bez niej obowiązuje obecne wydanie; z nią wybrane wydanie rządzi wszystkim, także rozstrzyganiem remisu.</translation>
    </message>
    <message>
        <source>The game ends after the sixth round; the card left in each hand is never played. Tokens in the queue are worth nothing then. Those on a reserved [trade:Trade] go to its owner, who needs no card in the queue for that. Whoever has the most influence wins.</source>
        <translation>Partia kończy się po szóstej rundzie; karty, która została każdemu na ręce, już się nie zagrywa. Żetony w Kolejce nic wtedy nie są warte. Te z zarezerwowanego [trade:Handlu] dostaje właściciel, choćby nie miał w Kolejce żadnej karty. Wygrywa ten, kto ma najwięcej punktów Wpływu.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Nothing is found. Try another word.</source>
        <translation>Nic nie znaleziono. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy Gracz</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Own cards</source>
        <translation>Własne karty</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Base set</source>
        <translation>Zestaw podstawowy</translation>
    </message>
    <message>
        <source>Blades, thieves and a trap: the place to start.</source>
        <translation>Ostrza, złodzieje i pułapka: od tego warto zacząć.</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Sojusz</translation>
    </message>
    <message>
        <source>Gifts, bargains and verdicts: help others while it helps you.</source>
        <translation>Dary, układy i wyroki: pomagaj innym, póki ci się to opłaca.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mieszany</translation>
    </message>
    <message>
        <source>Any ten of the twenty cards, the same ten for every family.</source>
        <translation>Dowolne dziesięć z dwudziestu kart, takie same dla każdego rodu.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Obecne</translation>
    </message>
    <message>
        <source>The rules as they are printed today.</source>
        <translation>Zasady w dzisiejszym wydaniu.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwsze</translation>
    </message>
    <message>
        <source>The older rules: the Lord counts whole stacks, the Decree may stack, your own Ambush bites too.</source>
        <translation>Starsze zasady: Lord liczy całe stosy, Dekret może układać w stosy, a własna Zasadzka też kąsa.</translation>
    </message>
    <message>
        <source>Drawn blades</source>
        <translation>Obnażone ostrza</translation>
    </message>
    <message>
        <source>Everybody strikes, and two traps wait for those who strike too soon.</source>
        <translation>Wszyscy atakują, a dwie pułapki czekają na tych, którzy uderzą za wcześnie.</translation>
    </message>
    <message>
        <source>Golden court</source>
        <translation>Złoty dwór</translation>
    </message>
    <message>
        <source>Little blood, much gold: whoever comes early and stays earns the most.</source>
        <translation>Mało krwi, dużo złota: kto przyjdzie wcześnie i zostanie, zarobi najwięcej.</translation>
    </message>
    <message>
        <source>Traps and bargains</source>
        <translation>Pułapki i układy</translation>
    </message>
    <message>
        <source>Every heap of tokens in the queue is a treasure or a trap.</source>
        <translation>Każdy stosik żetonów w Kolejce to skarb albo pułapka.</translation>
    </message>
    <message>
        <source>Masquerade</source>
        <translation>Maskarada</translation>
    </message>
    <message>
        <source>Abilities are borrowed, places exchanged: nobody stays who they were.</source>
        <translation>Pożyczone zdolności, zamienione miejsca: nikt nie pozostaje sobą.</translation>
    </message>
    <message>
        <source>In the shadows</source>
        <translation>W cieniu</translation>
    </message>
    <message>
        <source>Stay hidden and grow: the fewer faces you show, the better.</source>
        <translation>Rośnij w ukryciu: im mniej twarzy pokażesz, tym lepiej.</translation>
    </message>
    <message>
        <source>Half and half</source>
        <translation>Pół na pół</translation>
    </message>
    <message>
        <source>Five cards of each set: an easy way into the Alliance.</source>
        <translation>Po pięć kart z każdego zestawu: łatwe wejście w Sojusz.</translation>
    </message>
    <message>
        <source>%1 of 10 chosen</source>
        <translation>Wybrano %1 z 10</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>Wybierz jeszcze %n kartę</numerusform>
            <numerusform>Wybierz jeszcze %n karty</numerusform>
            <numerusform>Wybierz jeszcze %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n Postać</numerusform>
            <numerusform>%n Postacie</numerusform>
            <numerusform>%n Postaci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigues</source>
        <translation>
            <numerusform>%n Intryga</numerusform>
            <numerusform>%n Intrygi</numerusform>
            <numerusform>%n Intryg</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Light on the table</source>
        <translation>Światło na stole</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Świece</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Hatching that tells the families apart</source>
        <translation>Kreskowanie odróżniające rody</translation>
    </message>
    <message>
        <source>Names on the cards in the queue</source>
        <translation>Nazwy na kartach w Kolejce</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>This is how fast a card turns over at the table.</source>
        <translation>Tak szybko odwraca się karta na stole.</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Zmiany działają od razu.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Curtain when several people play</source>
        <translation>Kurtyna, gdy gra kilka osób</translation>
    </message>
    <message>
        <source>When a player must see their hand</source>
        <translation>Gdy trzeba zobaczyć swoje karty</translation>
    </message>
    <message>
        <source>For every decision</source>
        <translation>Przy każdej decyzji</translation>
    </message>
    <message>
        <source>Warn me before a choice that only hurts myself</source>
        <translation>Ostrzegaj przed wyborem, który szkodzi tylko mnie</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Mute while another program is in use</source>
        <translation>Wyciszaj, gdy używany jest inny program</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Wycisz</translation>
    </message>
    <message>
        <source>Sounds of the room around the table</source>
        <translation>Odgłosy sali wokół stołu</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>Final standing</source>
        <translation>Wyniki końcowe</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłożone na bok</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Karta niezagrana</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>Set aside</source>
        <translation>Odłożone na bok</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Karta niezagrana</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>revealed</source>
        <translation>ujawniona</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>known to all</source>
        <translation>znana wszystkim</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>w stosie pod inną kartą</translation>
    </message>
    <message numerus="yes">
        <source>%n judgement tokens</source>
        <translation>
            <numerusform>%n żeton Wyroku</numerusform>
            <numerusform>%n żetony Wyroku</numerusform>
            <numerusform>%n żetonów Wyroku</numerusform>
        </translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>śpi</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>można wybrać</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n karta na ręce</numerusform>
            <numerusform>%n karty na ręce</numerusform>
            <numerusform>%n kart na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy Gracz</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Miejsce %1 z %2</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Lewy koniec</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Prawy koniec</translation>
    </message>
    <message>
        <source>Between places %1 and %2</source>
        <translation>Między miejscami %1 i %2</translation>
    </message>
    <message>
        <source>card %1 of %2 from the top of the stack</source>
        <translation>karta %1 z %2, licząc od wierzchu stosu</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n punkt Wpływu</numerusform>
            <numerusform>%n punkty Wpływu</numerusform>
            <numerusform>%n punktów Wpływu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n top cards</source>
        <translation>
            <numerusform>%n wierzchnia karta</numerusform>
            <numerusform>%n wierzchnie karty</numerusform>
            <numerusform>%n wierzchnich kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>The table waits</source>
        <translation>Stół czeka</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Wyjdź z pełnego ekranu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
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
        <translation>W tej partii cofnięto ruch po zobaczeniu czegoś zakrytego.</translation>
    </message>
</context>
<context>
    <name>Takebacks</name>
    <message>
        <source>Something hidden has been seen since; if you take the move back, the game is marked.</source>
        <translation>Od tego czasu odsłoniło się coś zakrytego; jeśli cofniesz ruch, partia zostanie oznaczona.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij ruch</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>ThronePanel</name>
    <message>
        <source>Influence and top cards are tied.</source>
        <translation>Remis: tyle samo Wpływu i wierzchnich kart.</translation>
    </message>
    <message>
        <source>Influence is tied: the most top cards in the queue decide.</source>
        <translation>Remis: rozstrzyga liczba wierzchnich kart w Kolejce.</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 share the throne</source>
        <translation>Tronem dzielą się %1</translation>
    </message>
    <message>
        <source>%1 takes the throne</source>
        <translation>Na tronie zasiada %1</translation>
    </message>
    <message>
        <source>The Shapeshifter copies: %1</source>
        <translation>Impostor kopiuje kartę „%1”</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Teraz gra %1</translation>
    </message>
    <message>
        <source>Round %1 of 6</source>
        <translation>Runda %1 z 6</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Od prawej do lewej</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Od lewej do prawej</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Lewy koniec</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Prawy koniec</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <translation>Pozostaw zakrytą</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Ujawnij</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message numerus="yes">
        <source>%1’s discard pile: %n cards</source>
        <translation>
            <numerusform>Karty odrzucone (%1): %n</numerusform>
            <numerusform>Karty odrzucone (%1): %n</numerusform>
            <numerusform>Karty odrzucone (%1): %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalne</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Bardzo szybkie</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Natychmiastowe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>short</comment>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>short</comment>
        <translation>Odłożone</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s hand: %n cards</source>
        <translation>
            <numerusform>Karty na ręce (%1): %n</numerusform>
            <numerusform>Karty na ręce (%1): %n</numerusform>
            <numerusform>Karty na ręce (%1): %n</numerusform>
        </translation>
    </message>
    <message>
        <source>To my choice</source>
        <translation>Do mojego wyboru</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełne</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ograniczone</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>The stack at place %1: %n cards</source>
        <translation>
            <numerusform>Stos w miejscu %1: %n karta</numerusform>
            <numerusform>Stos w miejscu %1: %n karty</numerusform>
            <numerusform>Stos w miejscu %1: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s reserved cards: %n</source>
        <translation>
            <numerusform>Zarezerwowane karty (%1): %n</numerusform>
            <numerusform>Zarezerwowane karty (%1): %n</numerusform>
            <numerusform>Zarezerwowane karty (%1): %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Intrigues</source>
        <translation>Intrygi</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Postacie</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojego ostatniego ruchu</translation>
    </message>
</context>
</TS>
