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
</context>
<context>
    <name>AsideRow</name>
    <message>
        <source>Set aside</source>
        <translation>Odłożone na bok</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojego ostatniego ruchu</translation>
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
        <source>You may choose a player whose purse is empty; then nothing is stolen.</source>
        <translation>Możesz wskazać kartę gracza, którego sakiewka jest pusta; wtedy nic nie kradniesz.</translation>
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
        <source>A Shapeshifter copying an Heir is still called Shapeshifter, so it does not get in the Heirs’ way.</source>
        <translation>Impostor kopiujący Dziedzica nadal nazywa się Impostor, więc nie przeszkadza Dziedzicom.</translation>
    </message>
    <message>
        <source>Copying an Heir, it gains nothing only if another Shapeshifter lies revealed and uncovered; other Heirs do not stop it.</source>
        <translation>Gdy kopiuje Dziedzica, przeszkadza mu tylko inny ujawniony Impostor leżący na wierzchu, a nie inni Dziedzice.</translation>
    </message>
    <message>
        <source>It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter.</source>
        <translation>Działa ze swojego miejsca: kopiując Żołnierza, uderza w kartę sąsiadującą z Impostorem.</translation>
    </message>
    <message>
        <source>Where the copied text says “this card”, it means the Shapeshifter: it may be discarded as a Deserter or taken into the hand as an Informant.</source>
        <translation>Gdy skopiowany tekst mówi o „tej karcie”, chodzi o Impostora: jako Dezerter może zostać odrzucony, a jako Informatorka wrócić na rękę.</translation>
    </message>
    <message>
        <source>If it eliminates an opponent’s Ambush, the Shapeshifter is discarded, not the card it copied.</source>
        <translation>Jeśli zlikwiduje Zasadzkę przeciwnika, odrzucony zostaje Impostor, a nie karta, którą skopiował.</translation>
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
        <source>If it lay on a stack, the card under it is resolved at once.</source>
        <translation>Jeśli leżało na stosie, karta spod spodu jest od razu rozpatrywana.</translation>
    </message>
    <message>
        <source>A card moved from behind the place being resolved to ahead of it is met again this round; one moved the other way is skipped.</source>
        <translation>Karta, którą rozpatrywanie już minęło, przeniesiona do przodu zostanie w tej rundzie rozpatrzona ponownie; przeniesiona wstecz zostanie pominięta.</translation>
    </message>
    <message>
        <source>The places right before and right after the Decree are two different places.</source>
        <translation>Miejsca tuż przed Dekretem i tuż za nim to dwa różne miejsca.</translation>
    </message>
    <message>
        <source>The top card of a stack may be laid right beside its own stack; the card under it is uncovered.</source>
        <translation>Wierzchnią kartę stosu możesz położyć tuż obok jej własnego stosu; karta spod spodu trafia wtedy na wierzch.</translation>
    </message>
    <message>
        <source>If no card can be moved, the Decree is simply discarded.</source>
        <translation>Jeśli żadnej karty nie da się przenieść, Dekret po prostu się odrzuca.</translation>
    </message>
    <message>
        <source>The card that did it is the one being resolved, be it an intrigue or a Shapeshifter that copied.</source>
        <translation>Napastnikiem jest zawsze karta, którą się właśnie rozpatruje, także Intryga albo Impostor, który coś skopiował.</translation>
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
        <source>A sleeping card wakes at the end of the round; even a Decree that moves it ahead does not wake it sooner.</source>
        <translation>Śpiąca karta budzi się z końcem rundy; nawet Dekret, który przeniesie ją do przodu, nie obudzi jej wcześniej.</translation>
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
        <translation>Wpadłszy w Zasadzkę, odchodzi od razu i już się nie rozgląda.</translation>
    </message>
    <message>
        <source>Judgement tokens belong to nobody: you may use one that an opponent laid.</source>
        <translation>Żetony Wyroku są niczyje: możesz wykorzystać też ten, który położył przeciwnik.</translation>
    </message>
    <message>
        <source>Several may lie on one card; when it leaves the queue, they return to the common supply.</source>
        <translation>Na jednej karcie może leżeć ich kilka; gdy karta opuści Kolejkę, wracają do zasobów ogólnych.</translation>
    </message>
    <message>
        <source>A marked card is safe from the Judge while another card covers it.</source>
        <translation>Oznaczonej karcie Sędzia nic nie zrobi, dopóki leży ona w stosie pod inną.</translation>
    </message>
    <message>
        <source>Without a token on it, it can only be kept face down.</source>
        <translation>Bez żetonu można ją tylko pozostawić zakrytą.</translation>
    </message>
    <message>
        <source>Between two Ambushes of opponents each pays its owner 4, and the Insurrection is discarded once.</source>
        <translation>Gdy leży między dwiema Zasadzkami przeciwników, każda daje swojemu właścicielowi 4 punkty, a Insurekcję odrzuca się raz.</translation>
    </message>
    <message>
        <source>Turned down again it is an ordinary face-down card, only everybody knows what it is.</source>
        <translation>Ponownie zakryta jest zwykłą zakrytą kartą, tyle że wszyscy wiedzą, co to za karta.</translation>
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
        <source>An Infiltration that is eliminated goes to the discard pile and is never reserved.</source>
        <translation>Zlikwidowana Infiltracja trafia do kart odrzuconych i nie zostaje zarezerwowana.</translation>
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
        <source>Without a card in the queue it does not pay that round, but the tokens are yours at the end all the same.</source>
        <translation>Jeśli nie masz karty w Kolejce, w tej rundzie nie płaci, ale na koniec gry żetony i tak są twoje.</translation>
    </message>
    <message>
        <source>It first pays in the round after it was reserved, before anybody lays a card.</source>
        <translation>Pierwszy raz płaci w rundzie po zarezerwowaniu, zanim ktokolwiek położy kartę.</translation>
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
        <translation>Każdy umieścił kartę.</translation>
    </message>
    <message>
        <source>A card that was swapped in sleeps until the round ends.</source>
        <translation>Karta położona przy zamianie śpi do końca rundy.</translation>
    </message>
    <message>
        <source>Once revealed, it acts in every round.</source>
        <translation>Ujawniona działa w każdej rundzie.</translation>
    </message>
    <message>
        <source>Whoever reveals a card takes the tokens on it.</source>
        <translation>Kto ujawnia kartę, bierze leżące na niej żetony.</translation>
    </message>
    <message>
        <source>Each card that is eliminated brings 1.</source>
        <translation>Każda zlikwidowana karta daje 1.</translation>
    </message>
    <message>
        <source>An intrigue that has acted is discarded.</source>
        <translation>Intryga po zadziałaniu jest odrzucana.</translation>
    </message>
    <message>
        <source>It passes on when a round ends.</source>
        <translation>Przechodzi dalej na koniec każdej rundy.</translation>
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
        <translation>W stosie</translation>
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
        <translation>właściciel zostawia ją zakrytą albo ujawnia</translation>
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
        <translation>aż Kolejka będzie rozpatrywana</translation>
    </message>
    <message>
        <source>a Judge may eliminate it</source>
        <translation>Sędzia może ją zlikwidować</translation>
    </message>
    <message>
        <source>paid in each round, and kept at the end</source>
        <translation>wypłacane co rundę, a na końcu zabierane</translation>
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
        <translation>Gdy przychodzi jej kolej, właściciel zostawia ją zakrytą albo ujawnia. Zostawiona dostaje 1 żeton.</translation>
    </message>
    <message>
        <source>Everybody may know where it has lain and what was put on it.</source>
        <translation>Każdy może wiedzieć, gdzie leżała i co na niej położono.</translation>
    </message>
    <message>
        <source>A family has each card only once, so this is none of those it has discarded, reserved or revealed.</source>
        <translation>Ród ma każdą kartę tylko raz, więc nie jest to żadna z jego kart odrzuconych, zarezerwowanych ani ujawnionych.</translation>
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
        <source>Space</source>
        <translation>Spacja</translation>
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
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>See what the strongest computer would do</source>
        <translation>Zobacz, co zrobiłby najsilniejszy komputer</translation>
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
    <name>LogButton</name>
    <message>
        <source>What has happened (%1)</source>
        <translation>Co się wydarzyło (%1)</translation>
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
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The Insurrection needs a token before it can be revealed: keep it hidden (+1)</source>
        <translation>Bez żetonu nie ujawnisz Insurekcji: pozostaw ją zakrytą (+1)</translation>
    </message>
    <message>
        <source>Keep it hidden (+1) or reveal it?</source>
        <translation>Pozostawić ją zakrytą (+1) czy ujawnić?</translation>
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
        <source>Space play or pause · ← → step · Page ↑ ↓ or 1–6 round · Home End ends · + − speed · Esc leave</source>
        <translation>Spacja odtwarzanie i pauza · ← → krok · Page ↑ ↓ lub 1–6 runda · Home End początek i koniec · + − tempo · Esc wyjście</translation>
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
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
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
        <source>Motion</source>
        <translation>Animacje</translation>
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
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>This is how fast a card turns over at the table.</source>
        <translation>Tak szybko odwraca się karta na stole.</translation>
    </message>
    <message>
        <source>Warn me before a choice that only hurts myself</source>
        <translation>Ostrzegaj przed wyborem, który szkodzi tylko mnie</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Zmiany działają od razu.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
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
</context>
</TS>
