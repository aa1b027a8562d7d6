<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutButton</name>
    <message>
        <source>About</source>
        <translation>Про гру</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>The game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>This is an independent implementation of the published rules, with drawings and words of its own. The name of the game belongs to its owners, who have no part in this and do not answer for it.</source>
        <translation>Це незалежне втілення опублікованих правил, із власними малюнками й текстами. Назва гри належить її власникам, які не мають до цього стосунку й за це не відповідають.</translation>
    </message>
    <message>
        <source>The project lives here</source>
        <translation>Сторінка проєкту</translation>
    </message>
    <message>
        <source>Your games are kept here</source>
        <translation>Ваші ігри зберігаються тут</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>This goes into the report of a bug, without your name.</source>
        <translation>Це потрапить у звіт про помилку, без вашого імені.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Ліцензія</translation>
    </message>
    <message>
        <source>The game is free software under the %1: use it, change it and pass it on.</source>
        <translation>Гра — вільна програма на умовах %1: користуйтеся нею, змінюйте її та передавайте далі.</translation>
    </message>
    <message>
        <source>The game is built on Qt %1, by The Qt Company and others, under the %2.</source>
        <translation>Гру побудовано на Qt %1, яку створюють The Qt Company та інші, на умовах %2.</translation>
    </message>
    <message>
        <source>It is linked dynamically: you may put a changed Qt in the place of this one.</source>
        <translation>Qt скомпоновано динамічно: на її місце можна поставити змінену Qt.</translation>
    </message>
    <message>
        <source>It is linked statically: build the game anew from its sources to put a changed Qt into it.</source>
        <translation>Qt скомпоновано статично: щоб узяти змінену Qt, зберіть гру заново з вихідного коду.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Вихідний код</translation>
    </message>
    <message>
        <source>Titles are set in this font, under the %1.</source>
        <translation>Цим шрифтом набрано заголовки; його ліцензія — %1.</translation>
    </message>
    <message>
        <source>Text and figures are set in this font, under the %1.</source>
        <translation>Цим шрифтом набрано тексти й цифри; його ліцензія — %1.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Про гру</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версія %1</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Скопіювати для звіту про помилку</translation>
    </message>
    <message>
        <source>Its sounds are in the public domain under %1.</source>
        <translation>Її звуки є суспільним надбанням згідно з %1.</translation>
    </message>
</context>
<context>
    <name>AsideRow</name>
    <message>
        <source>Set aside</source>
        <translation>Відкладені</translation>
    </message>
</context>
<context>
    <name>CardNotes</name>
    <message>
        <source>An Archer that hits itself still brings its owner 1 influence.</source>
        <translation>«Лучник», який влучив у себе, теж приносить власникові 1 очко впливу.</translation>
    </message>
    <message>
        <source>Where the end is a stack, only its top card is eliminated; the card under it takes its place.</source>
        <translation>Якщо скраю лежить стос, вилучають лише верхню карту; її місце займає та, що була під нею.</translation>
    </message>
    <message>
        <source>If the queue is a single stack, its top card must go and there is nothing to choose.</source>
        <translation>Якщо в ряді лише один стос, вилучають його верхню карту, і вибирати нема з чого.</translation>
    </message>
    <message>
        <source>At an end of the queue only one card is adjacent, so there is nothing to choose.</source>
        <translation>Скраю ряду сусідня карта лише одна, тож вибирати нема з чого.</translation>
    </message>
    <message>
        <source>Once revealed, the Soldier strikes every round; you cannot hold it back.</source>
        <translation>Відкритий «Солдат» б’є щораунду; стримати його не можна.</translation>
    </message>
    <message>
        <source>Between two cards of the same family you still point at one of them.</source>
        <translation>Між двома картами однієї родини ви все одно вказуєте на одну з них.</translation>
    </message>
    <message>
        <source>While two revealed Heirs lie uncovered, neither of them gains anything.</source>
        <translation>Поки в ряді лежать два відкриті й не накриті «Спадкоємці», жоден із них нічого не дає.</translation>
    </message>
    <message>
        <source>It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter.</source>
        <translation>Він діє зі свого місця: копіюючи «Солдата», вилучає карту, сусідню із «Самозванцем».</translation>
    </message>
    <message>
        <source>Cards lying under the Lord itself are not adjacent and never count.</source>
        <translation>Карти, що лежать під самим «Лордом», не є сусідніми й ніколи не рахуються.</translation>
    </message>
    <message>
        <source>In the current edition the Lord brings 3 influence at most; in the first edition large stacks can bring more.</source>
        <translation>У чинному виданні «Лорд» дає щонайбільше 3 очки впливу; у першому великі стоси можуть дати більше.</translation>
    </message>
    <message>
        <source>If it eliminates itself, you gain the usual 1 influence.</source>
        <translation>Якщо «Убивство» вилучить саме себе, ви, як завжди, отримуєте 1 очко впливу.</translation>
    </message>
    <message>
        <source>Nobody gains influence for the attacker that the Ambush takes along.</source>
        <translation>За нападника, якого скинула «Засідка», ніхто нічого не отримує.</translation>
    </message>
    <message>
        <source>Tokens lying on an eliminated Ambush are lost; you gain the 4 from the supply.</source>
        <translation>Жетони на вилученій «Засідці» втрачаються; 4 очки ви берете із запасу.</translation>
    </message>
    <message>
        <source>Three tokens bring 6 influence in all, not 9.</source>
        <translation>Три жетони дають разом 6 очок впливу, а не 9.</translation>
    </message>
    <message>
        <source>Revealed with no token on it, it brings nothing.</source>
        <translation>Відкрита без жетонів, вона нічого не дає.</translation>
    </message>
    <message>
        <source>An Insurrection that was turned face down again may receive the token.</source>
        <translation>Жетон можна покласти й на «Повстання», яке знову перевернули долілиць.</translation>
    </message>
    <message>
        <source>If an opponent has a face-down top card, you may not keep the token back.</source>
        <translation>Якщо хтось із суперників має закриту верхню карту, відмовитися класти жетон не можна.</translation>
    </message>
    <message>
        <source>Face-down, covered and reserved cards do not count.</source>
        <translation>Закриті, накриті та збережені карти не рахуються.</translation>
    </message>
    <message>
        <source>A Shapeshifter that copies your own Fanatic gains only 1, for that Fanatic lies revealed.</source>
        <translation>«Самозванець», який копіює вашого ж «Фанатика», дає лише 1 очко, бо той «Фанатик» відкритий.</translation>
    </message>
    <message>
        <source>If the Informant lay on a stack, the new card lies on that same stack.</source>
        <translation>Якщо «Інформаторка» лежала на стосі, нова карта лягає на той самий стос.</translation>
    </message>
    <message>
        <source>Everybody knows that the Informant is in your hand until you next lay a card.</source>
        <translation>Усі знають, що «Інформаторка» у вашій руці, доки ви не викладете наступну карту.</translation>
    </message>
    <message>
        <source>The Diplomat is the only revealed card that can hold tokens.</source>
        <translation>З-поміж відкритих карт жетони можуть лежати тільки на «Дипломатці».</translation>
    </message>
    <message>
        <source>Her tokens stay when she is covered and are lost when she is eliminated.</source>
        <translation>Її жетони лишаються, коли карту накривають, і втрачаються, коли її вилучають.</translation>
    </message>
    <message>
        <source>You may collect even if no token lies on her; she is then discarded for nothing.</source>
        <translation>Забрати жетони можна, навіть якщо їх немає; тоді карту просто скидають.</translation>
    </message>
    <message>
        <source>It looks round only after the gap has closed, so the card that moved up may keep it in the queue.</source>
        <translation>Він роззирається лише тоді, коли проміжок зімкнувся, тож його може врятувати карта, яка присунулася.</translation>
    </message>
    <message>
        <source>With no card to eliminate it looks round all the same, and so it leaves.</source>
        <translation>Якщо вилучати нема чого, він однаково роззирається й тому залишає ряд.</translation>
    </message>
    <message>
        <source>A face-down card that turns out to be a character brings the extra point too.</source>
        <translation>Закрита карта, яка виявилася персонажем, теж дає додаткове очко.</translation>
    </message>
    <message>
        <source>Taken by an Ambush, it leaves at once and does not look round.</source>
        <translation>Потрапивши в «Засідку», він залишає ряд одразу й не роззирається.</translation>
    </message>
    <message>
        <source>A marked card is safe from the Judge while another card covers it.</source>
        <translation>Позначена карта в безпеці від «Судді», доки її накриває інша.</translation>
    </message>
    <message>
        <source>You gain 1 for each card it eliminates, so 2 if there is one on either side.</source>
        <translation>Ви отримуєте по 1 очку за кожну вилучену карту, тобто 2, якщо сусідніх карт дві.</translation>
    </message>
    <message>
        <source>The attacking card counts too, if it is still in the queue.</source>
        <translation>Карта, що його вилучила, теж рахується, якщо вона ще в ряді.</translation>
    </message>
    <message>
        <source>Covered cards neither count nor lose tokens.</source>
        <translation>Накриті карти не рахуються й жетонів не втрачають.</translation>
    </message>
    <message>
        <source>The influence comes from the supply, and the tokens that are lost go there.</source>
        <translation>Очки ви берете із запасу, і втрачені жетони йдуть туди ж.</translation>
    </message>
    <message>
        <source>With no face-down card of yours in the queue it is reserved all the same.</source>
        <translation>Карту зберігають, навіть якщо у вас немає закритих карт у ряді.</translation>
    </message>
    <message>
        <source>An Insurrection that takes two face-down cards brings the 2 twice.</source>
        <translation>«Повстання», що вилучає дві закриті карти, дає ці 2 очки двічі.</translation>
    </message>
    <message>
        <source>Its tokens are not taken when it is revealed: they are its capital.</source>
        <translation>Коли її відкривають, жетони не забирають: це її капітал.</translation>
    </message>
    <message>
        <source>Eliminated before that, it goes to the discard pile and its tokens are lost.</source>
        <translation>Вилучена раніше, вона йде у скид, а жетони втрачаються.</translation>
    </message>
</context>
<context>
    <name>CardRules</name>
    <message>
        <source>Choose the first or the last card of the queue, face down or revealed, whoever owns it, and eliminate it. You gain 1 influence. An Archer that stands at an end may hit itself.</source>
        <translation>Виберіть першу або останню карту ряду, закриту чи відкриту, байдуже чию, і вилучіть її. Ви отримуєте 1 очко впливу. «Лучник», що лежить скраю, може влучити й у себе.</translation>
    </message>
    <message>
        <source>Choose the card right before or right after the Soldier, face down or revealed, and eliminate it. You gain 1 influence. If your own card is the only choice, it must go; with no adjacent card nothing happens.</source>
        <translation>Виберіть карту одразу перед «Солдатом» або одразу за ним, закриту чи відкриту, і вилучіть її. Ви отримуєте 1 очко впливу. Якщо вибрати можна лише власну карту, доведеться вилучити її; якщо сусідніх карт немає, нічого не відбувається.</translation>
    </message>
    <message>
        <source>Choose an adjacent card, face down or revealed. Take 1 influence from its owner, never from the tokens on the card. From yourself, or from a player who has none, nothing is taken.</source>
        <translation>Виберіть сусідню карту, закриту чи відкриту. Заберіть 1 очко впливу в самого власника, а не з жетонів на карті. У себе або в гравця без очок ви не берете нічого.</translation>
    </message>
    <message>
        <source>If no other card called Heir lies revealed and uncovered in the queue, gain 2 influence. Heirs that are face down or covered do not matter.</source>
        <translation>Якщо в ряді немає іншого «Спадкоємця», відкритого й не накритого, отримайте 2 очки впливу. Закриті й накриті «Спадкоємці» не мають значення.</translation>
    </message>
    <message>
        <source>Choose an adjacent revealed character and carry out its ability as if it were written here. The card is still called Shapeshifter, and the copy ends with this resolution. With no such character beside it nothing happens; copying another Shapeshifter does nothing.</source>
        <translation>Виберіть сусіднього відкритого персонажа й застосуйте його властивість так, ніби вона записана тут. Карта й далі зветься «Самозванець», а копія діє лише цього разу. Якщо поруч немає такого персонажа, нічого не відбувається; копіювати іншого «Самозванця» марно.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each adjacent card of your family, face down or revealed. An adjacent stack counts as one card.</source>
        <translation>Отримайте 1 очко впливу й ще 1 за кожну сусідню карту вашої родини, закриту чи відкриту. Сусідній стос рахують як одну карту.</translation>
    </message>
    <message>
        <source>Choose any top card of the queue, face down or revealed, your own and this one included, and eliminate it. You gain 1 influence. Then discard the Assassination.</source>
        <translation>Виберіть будь-яку верхню карту ряду, закриту чи відкриту, зокрема власну або навіть цю, і вилучіть її. Ви отримуєте 1 очко впливу. Потім скиньте «Убивство».</translation>
    </message>
    <message>
        <source>Move one other top card, with all that lies on it and without turning it, to a new place between two stacks, before the first or after the last, never onto a card. The Decree stays in its place until the move is done, then you discard it.</source>
        <translation>Перемістіть одну іншу верхню карту з усім, що на ній лежить, не перевертаючи її, на нове місце: між двома стосами, перед першим або після останнього, але ніколи не на карту. «Указ» лежить на своєму місці, доки карту переміщують, а потім його скидають.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card eliminates it, you gain only the usual 1. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Якщо «Засідку» вилучає карта суперника, він отримує своє очко, але цю карту скидають, а ви отримуєте 4 очки впливу. Якщо її вилучає ваша карта, ви отримуєте, як завжди, лише 1 очко. Якщо ви відкриваєте її, жетони на ній втрачаються, ви отримуєте 1 очко й скидаєте її.</translation>
    </message>
    <message>
        <source>When you reveal the Conspiracy, gain twice the number of tokens lying on it, instead of the tokens themselves. Then discard it. If it is eliminated, its tokens are lost and it pays nothing.</source>
        <translation>Відкривши «Змову», замість жетонів на ній отримайте вдвічі більше очок впливу. Потім скиньте її. Якщо її вилучать, жетони втрачаються і ви нічого не отримуєте.</translation>
    </message>
    <message>
        <source>Gain 2 influence. Then put 1 token from the supply on a face-down top card of an opponent; you choose which. If no opponent has one, you just gain the 2.</source>
        <translation>Отримайте 2 очки впливу. Потім покладіть 1 жетон із запасу на закриту верхню карту суперника на ваш вибір. Якщо такої карти немає, ви просто отримуєте 2 очки.</translation>
    </message>
    <message>
        <source>Gain 1 influence. If no other card of your family lies revealed and uncovered in the queue, gain 1 more.</source>
        <translation>Отримайте 1 очко впливу. Якщо в ряді немає іншої карти вашої родини, відкритої й не накритої, отримайте ще 1.</translation>
    </message>
    <message>
        <source>Gain as much influence as lies on the adjacent face-down cards of opponents; those tokens stay. OR take the Informant back into your hand and lay a hand card face down in its place. The new card sleeps: it is not resolved and gets no token this round, but counts for everything else.</source>
        <translation>Отримайте стільки очок впливу, скільки лежить на сусідніх закритих картах суперників; ці жетони залишаються. АБО поверніть «Інформаторку» в руку й покладіть на її місце карту з руки долілиць. Нова карта спить: цього раунду її не активують і не кладуть на неї жетон, але в усьому іншому вона рахується.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put 2 tokens from the supply on another revealed Diplomat, of any family; if there is none, just gain the 1. OR take all the tokens lying on this card and discard it.</source>
        <translation>Отримайте 1 очко впливу й покладіть 2 жетони із запасу на іншу відкриту «Дипломатку» будь-якої родини; якщо такої немає, просто отримайте 1 очко. АБО візьміть усі жетони, що лежать на цій карті, і скиньте її.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card, revealed or not. You gain 1 influence, or 2 if it was a character. Once the gap has closed, the Deserter looks round: if neither adjacent card is a revealed character, discard it.</source>
        <translation>Вилучіть сусідню карту, відкриту чи ні. Ви отримуєте 1 очко впливу, а якщо це був персонаж — 2. Коли проміжок зімкнеться, «Дезертир» роззирається: якщо жодна із сусідніх карт не є відкритим персонажем, скиньте його.</translation>
    </message>
    <message>
        <source>Gain 1 influence and put a judgement token on any top card of the queue, this one included; if all 5 are in use, just gain the 1. OR eliminate a top card that bears a judgement token and gain the usual 1.</source>
        <translation>Отримайте 1 очко впливу й позначте жетоном вироку будь-яку верхню карту ряду, навіть цю; якщо всі 5 жетонів уже на картах, просто отримайте очко. АБО вилучіть верхню карту з жетоном вироку і, як завжди, отримайте 1 очко.</translation>
    </message>
    <message>
        <source>To reveal it, pay 1 of the tokens on it to the supply; you take the rest as usual. Eliminate both adjacent cards (or the only one, if any) at the same moment, then turn the Insurrection face down again. If one of them was an opponent’s Ambush, it is discarded instead.</source>
        <translation>Щоб відкрити її, віддайте до запасу 1 із жетонів на ній; решту ви забираєте як завжди. Вилучіть одночасно обидві сусідні карти (або єдину, якщо вона є), потім знову переверніть «Повстання» долілиць. Якщо серед них була «Засідка» суперника, «Повстання» натомість скидають.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Racket, gain 2 influence for each top card that opponent has in the queue; then they lose 1 token from each of their face-down top cards. If your own card eliminates it, you gain only the usual 1. If you reveal it, its tokens are lost, you gain 1 and discard it.</source>
        <translation>Якщо «Здирство» вилучає карта суперника, отримайте 2 очки впливу за кожну його верхню карту в ряді; потім він втрачає по 1 жетону з кожної своєї закритої верхньої карти. Якщо його вилучає ваша карта, ви отримуєте, як завжди, лише 1 очко. Якщо ви відкриваєте його, жетони на ньому втрачаються, ви отримуєте 1 очко й скидаєте його.</translation>
    </message>
    <message>
        <source>Put 1 token from the supply on each of your face-down top cards, then reserve the Infiltration. From now on, whenever you eliminate a face-down card, one of your own too, you gain 2 influence more.</source>
        <translation>Покладіть по 1 жетону із запасу на кожну свою закриту верхню карту, потім збережіть «Проникнення». Відтепер щоразу, як ви вилучаєте закриту карту, навіть власну, ви отримуєте ще 2 очки впливу.</translation>
    </message>
    <message>
        <source>Reserve the Trade; its tokens stay on it. At the start of every later round, if you have a card in the queue, gain as much influence as there are tokens on it. At the end of the game, take those tokens.</source>
        <translation>Збережіть «Угоду»; жетони залишаються на ній. На початку кожного наступного раунду, якщо у вас є хоч одна карта в ряді, отримайте стільки очок впливу, скільки на ній жетонів. Наприкінці гри заберіть ці жетони.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more for each card of your family in the adjacent stacks, face down or revealed. Every card of such a stack counts, covered ones too.</source>
        <translation>Отримайте 1 очко впливу й ще 1 за кожну карту вашої родини в сусідніх стосах, закриту чи відкриту. Рахують усі карти такого стосу, зокрема накриті.</translation>
    </message>
    <message>
        <source>Move one other top card, with all it bears and unturned, to a new place between, before or after the stacks, or onto a top card of its own family, but not back onto the stack it came off. The Decree stays until the move is done, then you discard it. A card laid onto the Decree is resolved next in that place, unless it sleeps.</source>
        <translation>Перемістіть одну іншу верхню карту з усім, що на ній, не перевертаючи, на нове місце між стосами, перед ними чи після них або на верхню карту її родини, але не назад на той самий стос. Потім скиньте «Указ». Карту, покладену на нього, активують наступною на тому самому місці, якщо вона не спить.</translation>
    </message>
    <message>
        <source>If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did it is discarded and you gain 4 influence. If your own card does, you gain 1 more besides the usual 1, and that card is discarded too. If you reveal it, the tokens on it are lost, you gain 1 and discard it.</source>
        <translation>Якщо «Засідку» вилучає карта суперника, він отримує своє очко, але цю карту скидають, а ви отримуєте 4 очки впливу. Якщо її вилучає ваша карта, ви отримуєте на 1 очко більше, ніж зазвичай, але й цю карту скидають. Якщо ви відкриваєте її, жетони на ній втрачаються, ви отримуєте 1 очко й скидаєте її.</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>Ten are chosen: take one out first.</source>
        <translation>Десять уже вибрано: спершу заберіть одну з них.</translation>
    </message>
</context>
<context>
    <name>CardTips</name>
    <message>
        <source>Reveal it while an opponent’s card lies at an end; it strikes every round, and one day only yours may lie there.</source>
        <translation>Відкрийте його, доки на якомусь кінці лежить карта суперника; він б’є щораунду, і колись там можуть лишитися тільки ваші.</translation>
    </message>
    <message>
        <source>Look at both of its neighbours before you reveal it: it will strike next round too, and your own cards are no exception.</source>
        <translation>Перш ніж відкрити, гляньте на обох сусідів: наступного раунду він ударить знову, і ваші карти не виняток.</translation>
    </message>
    <message>
        <source>Lay it early beside a rich player’s card: in every round 1 influence of theirs becomes yours.</source>
        <translation>Викладіть його рано поруч із картою багатого гравця: щораунду 1 його очко переходить до вас.</translation>
    </message>
    <message>
        <source>Reveal it early, while no other Heir lies revealed: 2 influence come in every round that it survives.</source>
        <translation>Відкрийте його рано, доки інші «Спадкоємці» закриті: кожен раунд, який він переживе, дає 2 очки.</translation>
    </message>
    <message>
        <source>It is worth as much as its neighbours: keep it hidden until a strong character lies revealed beside it.</source>
        <translation>Він вартий стільки, скільки його сусіди: тримайте його закритим, доки поруч не відкриють сильного персонажа.</translation>
    </message>
    <message>
        <source>Give it cards of your own on both sides: that is 3 influence in every round.</source>
        <translation>Покладіть свої карти обабіч нього: це 3 очки впливу щораунду.</translation>
    </message>
    <message>
        <source>Save it for a card that earns every round, or for one on which many tokens lie.</source>
        <translation>Бережіть його для карти, яка заробляє щораунду, або для такої, на якій багато жетонів.</translation>
    </message>
    <message>
        <source>Do two things with one move: bring your card to where it earns, or take an opponent’s from where it does.</source>
        <translation>Хай одне переміщення дасть якнайбільше: перенесіть свою карту туди, де вона заробляє, або чужу звідти, де заробляла вона.</translation>
    </message>
    <message>
        <source>Leave it face down and let tokens gather on it: that makes it worth striking.</source>
        <translation>Залишайте її закритою й збирайте на ній жетони: тоді суперникам кортить по ній ударити.</translation>
    </message>
    <message>
        <source>Lay it early and keep it hidden for a few rounds, but reveal it before its heap draws a blade, and in round six at the latest.</source>
        <translation>Викладіть її рано й кілька раундів не відкривайте, але встигніть, перш ніж купка жетонів привабить нападника, щонайпізніше в шостому раунді.</translation>
    </message>
    <message>
        <source>Reveal her early: 2 influence a round are worth the token, and you choose who gets it.</source>
        <translation>Відкрийте її рано: 2 очки за раунд варті того жетона, а хто його отримає, вирішуєте ви.</translation>
    </message>
    <message>
        <source>Lay it between opponents’ face-down cards that gather tokens; swap it away when nothing lies beside it any more.</source>
        <translation>Викладіть її між закритими картами суперників, на яких збираються жетони; коли поруч уже нічого немає, поміняйте її.</translation>
    </message>
    <message>
        <source>She needs a partner: pay where you will be paid, and collect before somebody strikes.</source>
        <translation>Їй потрібна пара: платіть там, звідки заплатять і вам, і забирайте жетони, перш ніж хтось ударить.</translation>
    </message>
    <message>
        <source>Reveal it between two characters: it strikes one, and the other, if revealed, lets it stay.</source>
        <translation>Відкрийте його між двома персонажами: одного він вилучить, а другий, якщо відкритий, дасть йому лишитися.</translation>
    </message>
    <message>
        <source>Mark in one round, eliminate in the next; two marked cards are harder to save than one.</source>
        <translation>Одного раунду позначте, наступного вилучіть; дві позначені карти врятувати важче, ніж одну.</translation>
    </message>
    <message>
        <source>Keep it hidden once so that it has its token, then reveal it when both neighbours are opponents’ cards.</source>
        <translation>Один раз залиште його закритим, щоб мати жетон, а відкрийте, коли обабіч лежать карти суперників.</translation>
    </message>
    <message>
        <source>Leave it face down where somebody with many stacks will strike: each of them brings you 2.</source>
        <translation>Лишайте його закритим там, де вдарить хтось із багатьма стосами: кожен дасть вам 2 очки.</translation>
    </message>
    <message>
        <source>Reveal it while several of your cards lie face down, and early enough to strike afterwards.</source>
        <translation>Відкрийте його, коли кілька ваших карт закриті, і досить рано, щоб потім ще вдарити.</translation>
    </message>
    <message>
        <source>Let two or three tokens gather, then reserve it: the earlier, the more rounds it pays.</source>
        <translation>Зберіть на ній два-три жетони й збережіть її: що раніше, то більше раундів вона платить.</translation>
    </message>
    <message>
        <source>A face-down card at an end may be a trap: an Ambush takes the Archer and pays its owner 4, a Racket pays 2 for each of your top cards.</source>
        <translation>Закрита карта на кінці може бути пасткою: «Засідка» забирає «Лучника» й платить власникові 4 очки, «Здирство» платить 2 за кожну вашу верхню карту.</translation>
    </message>
    <message>
        <source>A Decree changes what lies at the ends before the Archer’s turn comes.</source>
        <translation>«Указ» змінює, що лежить на кінцях, перш ніж настане черга «Лучника».</translation>
    </message>
    <message>
        <source>A revealed Soldier may have no choice but a trap: an Ambush beside it takes it, a Racket pays for each of your top cards.</source>
        <translation>Відкритий «Солдат» може не мати іншого вибору, крім пастки: «Засідка» поруч забирає його, «Здирство» платить за кожну вашу верхню карту.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Soldier may copy it and strike this very Soldier.</source>
        <translation>«Самозванець» поруч із вашим «Солдатом» може скопіювати його й ударити по ньому ж.</translation>
    </message>
    <message>
        <source>Beside your Lord it brings the Lord 1 more, but with no other neighbour left it must strike him.</source>
        <translation>Поруч із вашим «Лордом» він дає йому ще 1 очко, але коли іншого сусіда немає, мусить ударити по ньому.</translation>
    </message>
    <message>
        <source>The heap on a Conspiracy or a Trade is safe from the Spy: it takes from the owner’s influence, never from the card.</source>
        <translation>Купка на «Змові» чи «Угоді» безпечна від «Шпигуна»: він бере з очок власника, а не жетони з карти.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside a revealed Spy steals as well, from the owner of one of its own neighbours; that may be you.</source>
        <translation>«Самозванець» поруч із відкритим «Шпигуном» теж краде — у власника однієї зі своїх сусідніх карт; це можете бути й ви.</translation>
    </message>
    <message>
        <source>A second revealed Heir stops yours too; eliminate it, and the 2 influence flow again.</source>
        <translation>Другий відкритий «Спадкоємець» зупиняє і вашого; вилучіть його, і ваш знову даватиме 2 очки.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside your Heir gains 2 as well, and takes nothing away from yours.</source>
        <translation>«Самозванець» поруч із вашим «Спадкоємцем» теж отримує 2 очки, а вашому це не шкодить.</translation>
    </message>
    <message>
        <source>Beside any revealed Heir it gains 2, even where Heirs stop each other.</source>
        <translation>Поруч із будь-яким відкритим «Спадкоємцем» він отримує 2 очки, навіть коли «Спадкоємці» зупиняють один одного.</translation>
    </message>
    <message>
        <source>Copying a Lord it counts its own neighbours; if that Lord is yours, he is one of them.</source>
        <translation>Копіюючи «Лорда», він рахує власних сусідів; якщо той «Лорд» ваш, він — один із них.</translation>
    </message>
    <message>
        <source>Copying a Soldier or a Deserter it strikes beside itself, and the card it copied may be the victim.</source>
        <translation>Копіюючи «Солдата» чи «Дезертира», він б’є поруч із собою, і жертвою може стати сама скопійована карта.</translation>
    </message>
    <message>
        <source>As a Deserter it looks round for itself: the Deserter it copied, still revealed beside it, keeps it in the queue.</source>
        <translation>Як «Дезертир» він роззирається сам за себе: скопійований «Дезертир», що й далі лежить відкритий поруч, дає йому лишитися в ряді.</translation>
    </message>
    <message>
        <source>As an Informant it gains from its own neighbours, or goes back into the hand to be laid anew in a better place.</source>
        <translation>Як «Інформаторка» він отримує від власних сусідів або повертається в руку, щоб згодом лягти на краще місце.</translation>
    </message>
    <message>
        <source>Beside your own Diplomat it is her partner: it gains 1 and puts 2 tokens on her, round after round.</source>
        <translation>Поруч із вашою «Дипломаткою» він їй пара: отримує 1 очко й кладе на неї 2 жетони, раунд за раундом.</translation>
    </message>
    <message>
        <source>When it strikes by a copied text it meets every trap itself: an Ambush takes the Shapeshifter, a Racket counts it among your top cards.</source>
        <translation>Коли він б’є скопійованою властивістю, у пастки потрапляє сам: «Засідка» забирає «Самозванця», «Здирство» рахує його серед ваших верхніх карт.</translation>
    </message>
    <message>
        <source>Your own Shapeshifter beside your Lord counts for him, and by copying him counts him in turn.</source>
        <translation>Ваш «Самозванець» поруч із вашим «Лордом» рахується для нього, а копіюючи його, рахує самого «Лорда».</translation>
    </message>
    <message>
        <source>Yours count for your Lord too, but a Soldier or a Deserter with no other neighbour must strike him, and an Insurrection always does.</source>
        <translation>Ці карти теж рахуються для вашого «Лорда», але власний «Солдат» чи «Дезертир» без іншого сусіда мусить ударити по ньому, а «Повстання» б’є завжди.</translation>
    </message>
    <message>
        <source>A Decree brings your cards to the Lord’s side before his turn, or takes them away.</source>
        <translation>«Указ» підсуває ваші карти до «Лорда» ще до його черги або забирає їх.</translation>
    </message>
    <message>
        <source>An Ambush costs it least of all, for it leaves anyway, yet pays the owner 4; a Racket counts the Assassination among your top cards.</source>
        <translation>«Засідка» шкодить йому найменше, бо воно й так піде, але платить власникові 4 очки; «Здирство» рахує «Убивство» серед ваших верхніх карт.</translation>
    </message>
    <message>
        <source>A face-down card with many tokens may be one of these: eliminated, the whole heap is lost.</source>
        <translation>Закрита карта з багатьма жетонами може бути однією з них: якщо її вилучити, уся купка втрачається.</translation>
    </message>
    <message>
        <source>Carried from the passed part to the part ahead, your revealed character acts a second time this round.</source>
        <translation>Ваш відкритий персонаж, перенесений із пройденої частини вперед, діє цього раунду вдруге.</translation>
    </message>
    <message>
        <source>Carry an opponent’s laden card back into the passed part, and it cannot be revealed this round; in the last one its tokens are lost.</source>
        <translation>Перенесіть чужу карту, повну жетонів, у пройдену частину — і цього раунду її не відкриють; в останньому її жетони пропадуть.</translation>
    </message>
    <message>
        <source>A card an Informant laid down sleeps on wherever you carry it.</source>
        <translation>Карта, викладена обміном «Інформаторки», спить далі, хоч куди її перенести.</translation>
    </message>
    <message>
        <source>Carry your own Insurrection ahead after it has struck: you are asked once more, and keeping it gives it a token.</source>
        <translation>Перенесіть власне «Повстання» вперед після удару: вас питають ще раз, і, лишившись закритим, воно отримує жетон.</translation>
    </message>
    <message>
        <source>They stay and strike round after round; whoever meets your Ambush is gone, and you gain 4.</source>
        <translation>Вони лишаються й б’ють раунд за раундом; хто натрапить на вашу «Засідку», зникає, а ви отримуєте 4 очки.</translation>
    </message>
    <message>
        <source>An Assassination would leave anyway and loses nothing; an Insurrection is discarded, though it might have struck again.</source>
        <translation>«Убивство» й так пішло б і нічого не втрачає; «Повстання» скидають, хоча воно могло б ударити ще.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text is the one it takes; the card beside it stays.</source>
        <translation>Якщо б’є «Самозванець» скопійованою властивістю, вона забирає саме його; скопійована карта лишається.</translation>
    </message>
    <message>
        <source>An attacker with a reserved Infiltration gains 3 for it, and still loses the card that struck.</source>
        <translation>Нападник зі збереженим «Проникненням» отримує за неї 3 очки, але карту, що вдарила, однаково втрачає.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Conspiracy is worth 2.</source>
        <translation>Кожен жетон, який вони кладуть на закриту «Змову», вартий 2 очки.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, round after round; your heap stays.</source>
        <translation>«Інформаторка» суперника поруч отримує стільки, скільки на ній лежить, раунд за раундом; ваша купка лишається.</translation>
    </message>
    <message>
        <source>Strike no Racket while the Conspiracy gathers: each of your face-down top cards loses a token.</source>
        <translation>Не бийте по «Здирству», доки «Змова» збирає жетони: кожна ваша закрита верхня карта втрачає жетон.</translation>
    </message>
    <message>
        <source>On a Conspiracy her token brings its owner 2, on an Ambush or a Racket it is lost in any case: think about what may lie there.</source>
        <translation>На «Змові» її жетон дає власникові 2 очки, на «Засідці» чи «Здирстві» однаково пропадає: подумайте, що там може лежати.</translation>
    </message>
    <message>
        <source>Her token is all that a hidden Insurrection needs to strike in this very round.</source>
        <translation>Її жетон — це все, що потрібно закритому «Повстанню», щоб ударити ще цього раунду.</translation>
    </message>
    <message>
        <source>Put the token on a face-down card beside your Informant, and it brings you 1 every round.</source>
        <translation>Покладіть жетон на закриту карту поруч із вашою «Інформаторкою», і він даватиме вам очко щораунду.</translation>
    </message>
    <message>
        <source>These leave as soon as they have acted, so they do not spoil its second point.</source>
        <translation>Ці карти йдуть, щойно подіють, тож не відбирають у нього другого очка.</translation>
    </message>
    <message>
        <source>It feeds your face-down cards, and those do not disturb the Fanatic.</source>
        <translation>Воно живить ваші закриті карти, а ті «Фанатикові» не заважають.</translation>
    </message>
    <message>
        <source>A Shapeshifter of yours lying revealed costs the Fanatic the second point; an opponent’s does not.</source>
        <translation>Ваш відкритий «Самозванець» забирає у «Фанатика» друге очко; «Самозванець» суперника — ні.</translation>
    </message>
    <message>
        <source>Your Empress, or an opponent’s Infiltration, fattens the face-down cards that she gains from.</source>
        <translation>Ваша «Імператорка» або «Проникнення» суперника додає жетонів на закриті карти, з яких вона отримує очки.</translation>
    </message>
    <message>
        <source>Swap in a trap where all looked at a revealed card: it springs even while it sleeps.</source>
        <translation>Покладіть обміном пастку туди, де всі бачили відкриту карту: вона спрацює навіть сплячи.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her gains from its own neighbours, or is itself taken back and replaced.</source>
        <translation>«Самозванець» поруч отримує від власних сусідів або сам повертається в руку, а на його місце лягає інша карта.</translation>
    </message>
    <message>
        <source>Two revealed Diplomats feed each other 2 tokens a round, until one owner collects and goes.</source>
        <translation>Дві відкриті «Дипломатки» дають одна одній по 2 жетони за раунд, доки одна не забере свої й не піде.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside her may pay her, and yours does it to your good every round.</source>
        <translation>«Самозванець» поруч може їй заплатити, і ваш робить це щораунду вам на користь.</translation>
    </message>
    <message>
        <source>Tokens on her lie open for all to see; whoever eliminates her destroys them, so collect in time.</source>
        <translation>Її жетони видно всім; хто вилучить її, той їх знищить, тож забирайте вчасно.</translation>
    </message>
    <message>
        <source>A face-down neighbour may be a trap: an Ambush takes the Deserter at once, a Racket pays for each of your top cards.</source>
        <translation>Закритий сусід може бути пасткою: «Засідка» одразу забирає «Дезертира», «Здирство» платить за кожну вашу верхню карту.</translation>
    </message>
    <message>
        <source>Any revealed character beside it lets it stay, an opponent’s as well as yours, so spare one of two.</source>
        <translation>Будь-який відкритий персонаж поруч дає йому лишитися, чужий так само, як ваш; тож одного з двох пощадіть.</translation>
    </message>
    <message>
        <source>A judgement token does not disarm a trap: a marked Ambush still takes the Judge, a marked Racket still pays its owner.</source>
        <translation>Жетон вироку не знешкоджує пастки: позначена «Засідка» однаково забирає «Суддю», позначене «Здирство» однаково платить власникові.</translation>
    </message>
    <message>
        <source>A marked card is safe under another one; a Decree that carries the upper card off lays it open to the Judge again.</source>
        <translation>Позначена карта в безпеці під іншою; коли «Указ» переносить верхню, «Суддя» знову може її дістати.</translation>
    </message>
    <message>
        <source>A marked Informant escapes by her swap, and the judgement token goes back; the card laid down bears none.</source>
        <translation>Позначена «Інформаторка» рятується обміном, і жетон вироку вертається в запас; на викладеній карті його немає.</translation>
    </message>
    <message>
        <source>A Shapeshifter beside the Judge marks and eliminates with the same tokens.</source>
        <translation>«Самозванець» поруч із «Суддею» позначає й вилучає тими самими жетонами.</translation>
    </message>
    <message>
        <source>It cannot choose, so it cannot avoid a trap beside it: an Ambush discards it, a Racket counts it among your top cards.</source>
        <translation>Воно не вибирає, тож не обмине пастки поруч: «Засідка» скидає його, «Здирство» рахує серед ваших верхніх карт.</translation>
    </message>
    <message>
        <source>A token from an Empress or from your Infiltration arms it at once.</source>
        <translation>Жетон від «Імператорки» або вашого «Проникнення» одразу дає змогу його відкрити.</translation>
    </message>
    <message>
        <source>Your own Lord beside it is eliminated like any neighbour, and brings you the usual 1.</source>
        <translation>Ваш «Лорд» поруч вилучається, як будь-який сусід, і дає вам звичайне 1 очко.</translation>
    </message>
    <message>
        <source>A revealed attacker stays in the queue and strikes on, but is itself one of the top cards that pay you.</source>
        <translation>Відкритий нападник лишається в ряді й б’є далі, але й сам — одна з верхніх карт, за які ви отримуєте очки.</translation>
    </message>
    <message>
        <source>Both are still in the queue when the Racket counts, and so count too.</source>
        <translation>Обидві карти ще в ряді, коли «Здирство» рахує, тож і вони рахуються.</translation>
    </message>
    <message>
        <source>If an Insurrection takes both at once, the one that comes first along the direction acts first; after an Ambush the attacker no longer counts.</source>
        <translation>Якщо «Повстання» вилучає обидві разом, спершу діє та, що перша за напрямком; після «Засідки» нападник уже не рахується.</translation>
    </message>
    <message>
        <source>A Shapeshifter that strikes by a copied text pays like any attacker, and counts itself.</source>
        <translation>«Самозванець», що б’є скопійованою властивістю, такий самий нападник, як інші, і теж рахується.</translation>
    </message>
    <message>
        <source>Once it is reserved, each face-down card that these strike for you brings 2 more.</source>
        <translation>Коли його збережено, кожна закрита карта, яку ці карти вилучать для вас, дає ще 2 очки.</translation>
    </message>
    <message>
        <source>The 2 are paid for a face-down trap as well; then the trap springs all the same.</source>
        <translation>Ці 2 очки платять і за закриту пастку, але вона однаково спрацює.</translation>
    </message>
    <message>
        <source>Its token is worth most on these: a Conspiracy doubles it, a Trade pays it every round, an Insurrection may strike with it.</source>
        <translation>На цих картах його жетон вартий найбільше: «Змова» подвоює його, «Угода» платить щораунду, «Повстання» може завдяки йому вдарити.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside your face-down cards gains from these tokens too.</source>
        <translation>«Інформаторка» суперника поруч із вашими закритими картами теж отримує з цих жетонів.</translation>
    </message>
    <message>
        <source>Each token they put on a hidden Trade pays in every later round, and once more at the end.</source>
        <translation>Кожен жетон, який вони кладуть на закриту «Угоду», платить кожного наступного раунду й ще раз наприкінці.</translation>
    </message>
    <message>
        <source>While it gathers in the queue they can eliminate it, tokens and all; once reserved it is out of their reach.</source>
        <translation>Доки вона збирає жетони в ряді, її можуть вилучити разом із ними; збереженої вже не дістануть.</translation>
    </message>
    <message>
        <source>An opponent’s Informant beside it gains as much as lies on it, as long as it is face down in the queue.</source>
        <translation>«Інформаторка» суперника поруч отримує стільки, скільки на ній лежить, доки вона закрита в ряді.</translation>
    </message>
    <message>
        <source>Let it be your only revealed card, and leave the others face down.</source>
        <translation>Хай це буде ваша єдина відкрита карта; інші лишайте закритими.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Unknown card</source>
        <translation>Невідома карта</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Інтрига</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Лучник</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Солдат</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпигун</translation>
    </message>
    <message>
        <source>Heir</source>
        <translation>Спадкоємець</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <translation>Самозванець</translation>
    </message>
    <message>
        <source>Lord</source>
        <translation>Лорд</translation>
    </message>
    <message>
        <source>Assassination</source>
        <translation>Убивство</translation>
    </message>
    <message>
        <source>Royal Decree</source>
        <translation>Королівський указ</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Засідка</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Змова</translation>
    </message>
    <message>
        <source>Empress</source>
        <translation>Імператорка</translation>
    </message>
    <message>
        <source>Fanatic</source>
        <translation>Фанатик</translation>
    </message>
    <message>
        <source>Informant</source>
        <translation>Інформаторка</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Дипломатка</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Дезертир</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Суддя</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Повстання</translation>
    </message>
    <message>
        <source>Racket</source>
        <translation>Здирство</translation>
    </message>
    <message>
        <source>Infiltration</source>
        <translation>Проникнення</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Угода</translation>
    </message>
    <message>
        <source>Eliminate the card at one end of the queue: the first or the last.</source>
        <translation>Вилучіть крайню карту ряду: першу або останню.</translation>
    </message>
    <message>
        <source>Eliminate one of the cards adjacent to it.</source>
        <translation>Вилучіть одну із сусідніх карт.</translation>
    </message>
    <message>
        <source>Choose an adjacent card and steal 1 influence from its owner.</source>
        <translation>Виберіть сусідню карту й украдіть 1 очко впливу в її власника.</translation>
    </message>
    <message>
        <source>Gain 2 influence if no other revealed card bears this name.</source>
        <translation>Отримайте 2 очки впливу, якщо жодна інша відкрита карта не має такої назви.</translation>
    </message>
    <message>
        <source>Use the ability of an adjacent revealed character as if it were this card’s own.</source>
        <translation>Скористайтеся властивістю сусіднього відкритого персонажа як власною.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each adjacent card of your family.</source>
        <translation>Отримайте 1 очко впливу й ще по 1 за кожну сусідню карту вашої родини.</translation>
    </message>
    <message>
        <source>Eliminate any card of the queue, then discard this one.</source>
        <translation>Вилучіть будь-яку карту ряду, а потім скиньте цю.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue, never onto a card; then discard this one.</source>
        <translation>Перемістіть іншу карту в нове місце ряду, але не на карту; потім скиньте цю.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: discard the attacker and gain 4. Revealed: gain 1.</source>
        <translation>Вилучив суперник: скиньте нападника й отримайте 4. Відкрили ви: отримайте 1.</translation>
    </message>
    <message>
        <source>Gain 2 influence for each token on it, then discard it.</source>
        <translation>Отримайте 2 очки впливу за кожен жетон на ній і скиньте її.</translation>
    </message>
    <message>
        <source>Gain 2 influence, then put 1 token on a face-down card of an opponent.</source>
        <translation>Отримайте 2 очки впливу, потім покладіть 1 жетон на закриту карту суперника.</translation>
    </message>
    <message>
        <source>Gain 1 influence, and 1 more if you have no other revealed card.</source>
        <translation>Отримайте 1 очко впливу й ще 1, якщо не маєте іншої відкритої карти.</translation>
    </message>
    <message>
        <source>Gain what lies on opponents’ adjacent face-down cards, OR swap with a hand card.</source>
        <translation>Отримайте стільки, скільки лежить поруч на закритих картах суперників, АБО поміняйте її на карту з руки.</translation>
    </message>
    <message>
        <source>Gain 1 and put 2 tokens on another Diplomat, OR take the tokens here and discard it.</source>
        <translation>Отримайте 1 і покладіть 2 жетони на іншу відкриту «Дипломатку» АБО візьміть жетони звідси й скиньте її.</translation>
    </message>
    <message>
        <source>Eliminate an adjacent card (character: +1). No character beside it: discard it.</source>
        <translation>Вилучіть сусідню карту (+1 за персонажа). Якщо потім поруч немає персонажа, скиньте «Дезертира».</translation>
    </message>
    <message>
        <source>Gain 1 and put a judgement token on any card, OR eliminate a card that bears one.</source>
        <translation>Отримайте 1 і позначте будь-яку карту жетоном вироку АБО вилучіть позначену карту.</translation>
    </message>
    <message>
        <source>Pay 1 of its tokens to reveal: eliminate both adjacent cards, then turn it face down.</source>
        <translation>Щоб відкрити, віддайте 1 з її жетонів: вилучіть обидві сусідні карти й знову переверніть її долілиць.</translation>
    </message>
    <message>
        <source>Eliminated by an opponent: gain 2 for each of their top cards. Revealed: gain 1.</source>
        <translation>Вилучив суперник: отримайте по 2 за кожну його верхню карту. Відкрили ви: отримайте 1.</translation>
    </message>
    <message>
        <source>1 token on each of your face-down cards. Reserve: +2 per face-down card eliminated.</source>
        <translation>Покладіть по 1 жетону на свої закриті карти. Збережіть: +2 за кожну вилучену закриту карту.</translation>
    </message>
    <message>
        <source>Reserve it with its tokens. Each later round begins with 1 influence per token.</source>
        <translation>Збережіть її з жетонами. На початку кожного наступного раунду отримуйте 1 очко впливу за кожен із них.</translation>
    </message>
    <message>
        <source>Gain 1 influence, plus 1 for each card of your family in the adjacent stacks.</source>
        <translation>Отримайте 1 очко впливу й ще по 1 за кожну карту вашої родини в сусідніх стосах.</translation>
    </message>
    <message>
        <source>Move another card elsewhere in the queue or onto its own family; then discard this one.</source>
        <translation>Перемістіть іншу карту в нове місце ряду або на карту її родини; потім скиньте цю.</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The Shapeshifter copies the %1.</source>
        <translation>«Самозванець» копіює карту «%1».</translation>
    </message>
    <message>
        <source>Because of the %1.</source>
        <translation>Через карту «%1».</translation>
    </message>
    <message>
        <source>Everybody has laid a card.</source>
        <translation>Усі виклали по карті.</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This would bring nothing</source>
        <translation>Це нічого не дасть</translation>
    </message>
    <message>
        <source>This would only hurt you</source>
        <translation>Це зашкодить лише вам</translation>
    </message>
    <message>
        <source>Another choice brings influence.</source>
        <translation>Інший вибір дає вплив.</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <translation>Усе одно зробити це?</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Усе одно зробити</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Більше не питати</translation>
    </message>
</context>
<context>
    <name>ContinueButton</name>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Round %1, %2 to play</source>
        <translation>Раунд %1, зараз грає %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Передайте екран: %1</translation>
    </message>
    <message>
        <source>The others look away. Nothing is shown until you open the curtain.</source>
        <translation>Решта відводить погляд. Нічого не видно, доки ви не відкриєте завісу.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Я — %1</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Пробіл або Enter</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Головний екран</translation>
    </message>
</context>
<context>
    <name>DeckOptions</name>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Вибрати карти</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Видання</translation>
    </message>
</context>
<context>
    <name>EmptySlot</name>
    <message>
        <source>First choose a card of your hand.</source>
        <translation>Спершу виберіть карту з руки.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Home</source>
        <translation>Головний екран</translation>
    </message>
    <message>
        <source>The throne is taken</source>
        <translation>Трон здобуто</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Оглянути стіл</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Зіграти ще</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Переглянути гру</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Підсумки</translation>
    </message>
</context>
<context>
    <name>ExampleWords</name>
    <message>
        <source>From right to left, the card at the right end comes first: the Wolf reveals the Heir and gains 2. Only then is the Stag asked, on the left.</source>
        <translation>Якщо напрямок справа наліво, перша карта — на правому кінці: Вовк відкриває «Спадкоємця» й отримує 2 очки. Аж тоді вирішує Олень, ліворуч.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s top card: 1 for the Wolf. The Heir under it counts again; its place is still to come, and it gains 2.</source>
        <translation>«Убивство» Вовка вилучає верхню карту стосу Оленя: 1 очко для Вовка. «Спадкоємець» під нею знову рахується; його черга ще попереду, і він дає 2 очки.</translation>
    </message>
    <message>
        <source>The Stag’s revealed Heir lies covered, so nothing counts it. The Wolf’s Heir is the only one on top and gains 2.</source>
        <translation>Відкритий «Спадкоємець» Оленя накритий, тож не рахується. «Спадкоємець» Вовка — єдиний зверху й дає 2 очки.</translation>
    </message>
    <message>
        <source>The Wolf’s Conspiracy is an intrigue: it pays 2 for its token and is discarded. The Heir is a character: it gains 2 and stays, to act in every round.</source>
        <translation>«Змова» Вовка — інтрига: вона платить 2 очки за свій жетон, і її скидають. «Спадкоємець» — персонаж: він дає 2 очки й залишається, щоб діяти щораунду.</translation>
    </message>
    <message>
        <source>The Stag reserves the Trade with 1 token but has no card left in the queue. As round 3 begins, only the Wolf’s reserved Trade pays: 1.</source>
        <translation>Олень зберігає «Угоду» з 1 жетоном, але карт у ряді вже не має. На початку раунду 3 платить лише збережена «Угода» Вовка: 1 очко.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and leaves, and the gap closes. Next is the Stag’s revealed Lord, which acts by itself; then the Raven is asked.</source>
        <translation>«Засідка» Вовка дає 1 очко і йде, а проміжок змикається. Далі відкритий «Лорд» Оленя, що діє сам; потім вирішує Крук.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Conspiracy hidden: 1 token from the supply goes on it, and the next place follows.</source>
        <translation>Вовк залишає «Змову» закритою: на неї лягає 1 жетон із запасу, і настає черга наступного місця.</translation>
    </message>
    <message>
        <source>The Wolf reveals the Heir and takes the token on it. Its ability happens at once: 2 more.</source>
        <translation>Вовк відкриває «Спадкоємця» й бере з нього жетон. Властивість діє одразу: ще 2 очки.</translation>
    </message>
    <message>
        <source>The Wolf keeps the Heir hidden. The revealed Soldier acts, wanted or not, and only this Heir lies beside it: the Wolf loses it and gains 1.</source>
        <translation>Вовк залишає «Спадкоємця» закритим. Відкритий «Солдат» діє, хоче того Вовк чи ні, а поруч лише цей «Спадкоємець»: Вовк втрачає його й отримує 1 очко.</translation>
    </message>
    <message>
        <source>The Wolf’s Ambush gains 1 and is discarded. The Heir under it has come to light and is resolved at once: it brings its token and 2 more.</source>
        <translation>«Засідка» Вовка дає 1 очко, і її скидають. «Спадкоємець» під нею стає верхнім, і його активують одразу: він дає свій жетон і ще 2 очки.</translation>
    </message>
    <message>
        <source>The Lord on the left has acted already. The Wolf’s Royal Decree carries it to the right end, where it is met again and gains 1 once more.</source>
        <translation>«Лорд» ліворуч уже подіяв. «Королівський указ» Вовка переносить його на правий кінець, і його черга настає знову: він ще раз дає 1 очко.</translation>
    </message>
    <message>
        <source>Only one revealed character lies beside the Shapeshifter, the Stag’s Soldier, so nobody asks what to copy. As a Soldier it has two targets, so the Wolf chooses, and eliminates the one on the right.</source>
        <translation>Поруч із «Самозванцем» лише один відкритий персонаж, «Солдат» Оленя, тож кого копіювати, не питають. А як «Солдат» він має дві цілі, тому Вовк вибирає й вилучає карту праворуч.</translation>
    </message>
    <message>
        <source>Without a token the Insurrection cannot be revealed. The Wolf is asked all the same, for passing over it would give it away, and can only keep it hidden.</source>
        <translation>«Повстання» без жетона відкрити не можна. Вовка однаково питають, бо пропущене питання виказало б карту, але її можна лише залишити закритою.</translation>
    </message>
    <message>
        <source>No card bears a judgement token, so the Judge cannot eliminate, and the Wolf is not asked which half. The Wolf gains 1 and marks the Stag’s card.</source>
        <translation>На жодній карті немає жетона вироку, тож «Суддя» не може вилучати, і Вовка не питають, яку половину вибрати. Вовк отримує 1 очко й позначає карту Оленя.</translation>
    </message>
    <message>
        <source>Only the Wolf’s own Heir lies beside the Soldier. It must be eliminated all the same: the Wolf gains 1, and the token on the Heir is lost.</source>
        <translation>Поруч із «Солдатом» лише «Спадкоємець» тієї ж родини. Його однаково треба вилучити: Вовк отримує 1 очко, а жетон зі «Спадкоємця» пропадає.</translation>
    </message>
    <message>
        <source>The Stag has 0 influence: the Raven’s Spy has taken the last. The Wolf’s Spy may point at the Stag’s card all the same, but steals nothing.</source>
        <translation>В Оленя 0 очок: останнє забрав «Шпигун» Крука. «Шпигун» Вовка однаково може вказати на карту Оленя, але нічого не краде.</translation>
    </message>
    <message>
        <source>The Wolf’s Assassination eliminates the Stag’s card on the left: the Wolf gains 1. It was a Conspiracy; its token returns to the supply, and the Stag gets nothing.</source>
        <translation>«Убивство» Вовка вилучає ліву карту Оленя: Вовк отримує 1 очко. Це була «Змова»; її жетон повертається в запас, а Олень не отримує нічого.</translation>
    </message>
    <message>
        <source>The Wolf is paid 1 for the Stag’s Racket, whose token is lost. Then the Racket brings the Stag 2, for the Deserter still lies there; only then is the Deserter discarded, with no revealed character beside it.</source>
        <translation>Вовк отримує 1 очко за «Здирство» Оленя, а жетон на ньому пропадає. Потім «Здирство» дає Оленеві 2 очки, бо «Дезертир» ще лежить у ряді; лише наостанок «Дезертира» скидають, бо поруч немає відкритого персонажа.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Soldier and eliminates the Raven’s Ambush: the Wolf gains 1. The attacker is the Shapeshifter: it is discarded, the Soldier stays, and the Raven gains 4.</source>
        <translation>«Самозванець» копіює «Солдата» Оленя й вилучає «Засідку» Крука: Вовк отримує 1 очко. Нападник — «Самозванець»: скидають саме його, «Солдат» залишається, а Крук отримує 4 очки.</translation>
    </message>
    <message>
        <source>The Insurrection costs its token and eliminates the Ambushes of the Stag and the Raven: 2 for the Wolf. Each Ambush brings its owner 4, and the Insurrection is discarded once instead of turning face down.</source>
        <translation>«Повстання» віддає свій жетон і вилучає «Засідки» Оленя та Крука: 2 очки для Вовка. Кожна «Засідка» дає власникові 4 очки, а «Повстання» скидають один раз, а не перевертають долілиць.</translation>
    </message>
    <message>
        <source>The Wolf’s Insurrection has acted and lies face down again, known to all. The Stag’s Royal Decree carries it ahead, so the Wolf is asked once more and keeps it hidden: 1 token.</source>
        <translation>«Повстання» Вовка вже подіяло й знову лежить долілиць, відоме всім. «Королівський указ» Оленя переносить його вперед, тож Вовка питають знову, і Вовк залишає його закритим: 1 жетон.</translation>
    </message>
    <message>
        <source>All five judgement tokens lie on the Raven’s card. The Wolf’s Judge eliminates it, the five return to the supply, and so the Stag’s Judge can mark again.</source>
        <translation>На карті Крука лежать усі п’ять жетонів вироку. «Суддя» Вовка вилучає її, жетони повертаються в запас, тож «Суддя» Оленя знову може позначити карту.</translation>
    </message>
    <message>
        <source>The Wolf’s Royal Decree lays the top card of the Stag’s stack beside the rest of that stack. That is a move: the card under it is uncovered and comes next.</source>
        <translation>«Королівський указ» Вовка кладе верхню карту стосу Оленя поруч із рештою того стосу. Це переміщення: карта під нею стає верхньою, і тепер її черга.</translation>
    </message>
    <message>
        <source>The Wolf’s Shapeshifter copies the Stag’s Heir but is still called Shapeshifter. So the Heir beside it does not stand in its way: the Wolf gains 2.</source>
        <translation>«Самозванець» Вовка копіює «Спадкоємця» Оленя, але й далі зветься «Самозванець». Тож «Спадкоємець» поруч йому не заважає: Вовк отримує 2 очки.</translation>
    </message>
    <message>
        <source>The Shapeshifter copies the Stag’s Informant and swaps. It is the Shapeshifter that returns to the Wolf’s hand; another card sleeps in its place.</source>
        <translation>«Самозванець» копіює «Інформаторку» Оленя й міняється. У руку Вовка повертається сам «Самозванець», а на його місці спить інша карта.</translation>
    </message>
    <message>
        <source>The Wolf’s card was laid down by an Informant and sleeps. The Stag’s Royal Decree carries it to the right end, but it is passed over there: no question, no token.</source>
        <translation>Карта Вовка викладена обміном «Інформаторки» і спить. «Королівський указ» Оленя переносить її на правий кінець, але там її минають: без питання й без жетона.</translation>
    </message>
    <message>
        <source>The sixth round ends. The 3 tokens on the Stag’s cards are worth nothing, but the Wolf gets the 5 on the Trade just reserved, even without a card in the queue: 9 to 4.</source>
        <translation>Шостий раунд закінчується. 3 жетони на картах Оленя нічого не варті, а 5 зі щойно збереженої «Угоди» отримує Вовк, хоч карт у ряді вже не має: 9 проти 4.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence. The Wolf has 2 top cards and the Stag’s stack counts as 1, so the Wolf wins.</source>
        <translation>«Засідка» дає Вовкові 1 очко, і в обох стає по 4. У Вовка 2 верхні карти, а стос Оленя рахується як 1, тож перемагає Вовк.</translation>
    </message>
    <message>
        <source>The Ambush brings the Wolf level: both have 4 influence and 2 top cards. The Wolf and the Stag win together.</source>
        <translation>«Засідка» дає Вовкові 1 очко, і стає порівну: по 4 очки й по 2 верхні карти. Вовк і Олень перемагають разом.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Lord counts both cards of the Wolf’s stack beside it, the covered one too: it gains 1 and 2 more.</source>
        <translation>У першому виданні «Лорд» Вовка рахує обидві карти сусіднього стосу своєї родини, накриту теж: він дає 1 і ще 2 очки.</translation>
    </message>
    <message>
        <source>In the first edition, when the Wolf’s Soldier eliminates the Wolf’s own Ambush, that brings 1 and the Ambush 1 more. The Soldier is discarded.</source>
        <translation>У першому виданні, коли «Солдат» Вовка вилучає «Засідку» власної родини, це дає 1 очко, а «Засідка» — ще 1. «Солдата» скидають.</translation>
    </message>
    <message>
        <source>In the first edition the Wolf’s Royal Decree may lay the card from the right end onto another card of the Wolf. Now the two are a stack.</source>
        <translation>У першому виданні «Королівський указ» Вовка може покласти карту з правого кінця на іншу карту Вовка. Тепер вони — один стос.</translation>
    </message>
    <message>
        <source>In the first edition the Royal Decree may lay the Wolf’s Heir, already passed, onto itself and is discarded from under it. The Heir comes next: it brings its 2 tokens and 2 more.</source>
        <translation>У першому виданні «Королівський указ» може покласти на себе вже пройденого «Спадкоємця» Вовка, і «Указ» скидають з-під нього. Далі черга «Спадкоємця»: він дає свої 2 жетони й ще 2 очки.</translation>
    </message>
    <message>
        <source>Both have 3 influence, and in the first edition covered cards count too. The Stag has 3 cards in one stack, the Wolf 2 in the queue, so the Stag wins.</source>
        <translation>В обох по 3 очки, а в першому виданні рахуються й накриті карти. В Оленя 3 карти в одному стосі, у Вовка 2 в ряді, тож перемагає Олень.</translation>
    </message>
    <message>
        <source>The first edition was chosen, but all ten are cards of the Alliance, so the current one holds. Both have 2 influence and 3 cards; only top cards count, 2 to 1, so the Wolf wins alone.</source>
        <translation>Вибрано перше видання, але вся десятка — карти Альянсу, тож діє чинне. В обох по 2 очки й по 3 карти; рахуються лише верхні, 2 проти 1, тож Вовк перемагає сам.</translation>
    </message>
</context>
<context>
    <name>FactTable</name>
    <message>
        <source>Version</source>
        <translation>Версія</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Процесор</translation>
    </message>
    <message>
        <source>Window system</source>
        <translation>Віконна система</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>Графіка</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Екран</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Вікно</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Регіональні налаштування</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>software</source>
        <translation>програмна</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>невідомо</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Revealed</source>
        <translation>Відкрита</translation>
    </message>
    <message>
        <source>everybody sees it</source>
        <translation>її бачать усі</translation>
    </message>
    <message>
        <source>yet everybody knows it</source>
        <translation>але її знають усі</translation>
    </message>
    <message>
        <source>only you know it</source>
        <translation>її знаєте лише ви</translation>
    </message>
    <message>
        <source>only %1 knows it</source>
        <translation>її знає лише %1</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Долілиць</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>У руці</translation>
    </message>
    <message>
        <source>it can still be laid</source>
        <translation>її ще можна викласти</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Відкладена</translation>
    </message>
    <message>
        <source>it takes no part in this game</source>
        <translation>не бере участі в цій грі</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Скинута</translation>
    </message>
    <message>
        <source>it does not come back</source>
        <translation>вона вже не повернеться</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Збережена</translation>
    </message>
    <message>
        <source>nothing can touch it any more</source>
        <translation>її вже ніщо не зачепить</translation>
    </message>
    <message>
        <source>alone in its place</source>
        <translation>сама на своєму місці</translation>
    </message>
    <message numerus="yes">
        <source>on top of %n cards</source>
        <translation>
            <numerusform>поверх %n карти</numerusform>
            <numerusform>поверх %n карт</numerusform>
            <numerusform>поверх %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Накрита</translation>
    </message>
    <message>
        <source>it rests until the card on it is gone</source>
        <translation>чекає, доки зникне карта на ній</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Спить</translation>
    </message>
    <message>
        <source>passed over until the round ends</source>
        <translation>її минають до кінця раунду</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Її черга</translation>
    </message>
    <message>
        <source>it does what it says</source>
        <translation>вона робить те, що на ній написано</translation>
    </message>
    <message>
        <source>its owner keeps or reveals it</source>
        <translation>власник залишає її закритою або відкриває</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Пройдена</translation>
    </message>
    <message>
        <source>its place has been resolved in this round</source>
        <translation>її місце вже активовано в цьому раунді</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Ще попереду</translation>
    </message>
    <message>
        <source>in this round</source>
        <translation>у цьому раунді</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Чекає</translation>
    </message>
    <message>
        <source>until the queue is resolved</source>
        <translation>доки не активують ряд</translation>
    </message>
    <message>
        <source>a Judge may eliminate it</source>
        <translation>«Суддя» може її вилучити</translation>
    </message>
    <message>
        <source>paid in each round, and kept at the end</source>
        <translation>за них платять щораунду, а наприкінці їх забирають</translation>
    </message>
    <message>
        <source>they stay while it lies here</source>
        <translation>лишаються, доки карта тут лежить</translation>
    </message>
    <message>
        <source>as a rule its owner gets them by revealing it</source>
        <translation>зазвичай власник забирає їх, відкриваючи карту</translation>
    </message>
    <message>
        <source>In this stack, from the top:</source>
        <translation>У цьому стосі, згори:</translation>
    </message>
    <message>
        <source>When its turn comes, its owner keeps it hidden or reveals it. Kept, it gets 1 token.</source>
        <translation>Коли надходить її черга, власник залишає її закритою або відкриває. Залишена закритою, вона отримує 1 жетон.</translation>
    </message>
    <message>
        <source>Everybody may know where it has lain and what was put on it.</source>
        <translation>Кожен може знати, де вона лежала і що на неї клали.</translation>
    </message>
    <message>
        <source>A family has each card only once, so this is none of those it has discarded, reserved or revealed.</source>
        <translation>Кожна карта в родини лише одна, тож це не та, яку вже скинуто, збережено чи відкрито.</translation>
    </message>
    <message>
        <source>Cannot be chosen</source>
        <translation>Вибрати не можна</translation>
    </message>
</context>
<context>
    <name>FamilyButton</name>
    <message>
        <source>Family</source>
        <translation>Родина</translation>
    </message>
</context>
<context>
    <name>FanRow</name>
    <message>
        <source>On top</source>
        <translation>Зверху</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Знизу</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Home folder</source>
        <translation>Домашня тека</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Попередні ігри</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Відкрити файл</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>На рівень вище</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
    <message>
        <source>There is no saved game in this folder.</source>
        <translation>У цій теці немає збережених ігор.</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Назва файлу</translation>
    </message>
    <message>
        <source>The game opens as a replay; the file stays as it is.</source>
        <translation>Гра відкриється для перегляду; файл залишиться без змін.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Замінити файл?</translation>
    </message>
    <message>
        <source>“%1” is there already. Saving replaces it.</source>
        <translation>Файл «%1» уже існує. Збереження замінить його.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замінити</translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Перше видання</translation>
    </message>
    <message>
        <source>For your first games</source>
        <translation>Для перших ігор</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Пояснення</translation>
    </message>
    <message>
        <source>Cards that meet it</source>
        <translation>Разом з іншими картами</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Home</source>
        <translation>Головний екран</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Open a game</source>
        <translation>Відкрити гру</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Недавні ігри</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>уже немає</translation>
    </message>
    <message>
        <source>Games that you finish, save or open are listed here.</source>
        <translation>Тут будуть ігри, які ви закінчите, збережете або відкриєте.</translation>
    </message>
    <message>
        <source>A file can also be dropped on this window.</source>
        <translation>Файл можна також перетягнути в це вікно.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Відкрити файл…</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint (%1), while %2 is held</source>
        <translation>Підказка (%1), поки натиснуто %2</translation>
    </message>
    <message>
        <source>Hint (%1)</source>
        <translation>Підказка (%1)</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Lay the %1</source>
        <translation>Викладіть карту «%1»</translation>
    </message>
    <message>
        <source>Lay the %1 at the left end</source>
        <translation>Викладіть карту «%1» на лівий кінець ряду</translation>
    </message>
    <message>
        <source>Lay the %1 at the right end</source>
        <translation>Викладіть карту «%1» на правий кінець ряду</translation>
    </message>
    <message>
        <source>Lay the %1 on your stack at place %2</source>
        <translation>Викладіть карту «%1» на свій стос на місці %2</translation>
    </message>
    <message>
        <source>Keep the %1 hidden</source>
        <translation>Залиште карту «%1» закритою</translation>
    </message>
    <message>
        <source>Reveal the %1</source>
        <translation>Відкрийте карту «%1»</translation>
    </message>
    <message>
        <source>Lay down the %1 from your hand</source>
        <translation>Викладіть карту «%1» з руки</translation>
    </message>
    <message>
        <source>Eliminate %1 at place %2</source>
        <translation>Вилучіть %1 на місці %2</translation>
    </message>
    <message>
        <source>Move %1 from place %2 onto the stack at place %3</source>
        <translation>Перемістіть %1 з місця %2 на стос на місці %3</translation>
    </message>
    <message numerus="yes">
        <source>This wins about %n more games in 100 than the next best choice: %1.</source>
        <translation>
            <numerusform>На 100 ігор це приблизно на %n перемогу більше, ніж дає наступний найкращий вибір: %1.</numerusform>
            <numerusform>На 100 ігор це приблизно на %n перемоги більше, ніж дає наступний найкращий вибір: %1.</numerusform>
            <numerusform>На 100 ігор це приблизно на %n перемог більше, ніж дає наступний найкращий вибір: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end this is worth about %n more influence than the next best choice: %1.</source>
        <translation>
            <numerusform>Наприкінці це дає приблизно на %n очко впливу більше, ніж наступний найкращий вибір: %1.</numerusform>
            <numerusform>Наприкінці це дає приблизно на %n очки впливу більше, ніж наступний найкращий вибір: %1.</numerusform>
            <numerusform>Наприкінці це дає приблизно на %n очок впливу більше, ніж наступний найкращий вибір: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Майже так само добре: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the end it is also worth about %n more influence.</source>
        <translation>
            <numerusform>Наприкінці це також дає приблизно на %n очко впливу більше.</numerusform>
            <numerusform>Наприкінці це також дає приблизно на %n очки впливу більше.</numerusform>
            <numerusform>Наприкінці це також дає приблизно на %n очок впливу більше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet in the end it is worth about %n less influence.</source>
        <translation>
            <numerusform>Проте наприкінці це дає приблизно на %n очко впливу менше.</numerusform>
            <numerusform>Проте наприкінці це дає приблизно на %n очки впливу менше.</numerusform>
            <numerusform>Проте наприкінці це дає приблизно на %n очок впливу менше.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Grey Eminence thinks it over…</source>
        <translation>Сірий кардинал розмірковує…</translation>
    </message>
    <message>
        <source>The Grey Eminence advises</source>
        <translation>Сірий кардинал радить</translation>
    </message>
    <message>
        <source>No advice: nothing is known of these choices.</source>
        <translation>Поради немає: про ці варіанти нічого не відомо.</translation>
    </message>
    <message>
        <source>Copy %1 at place %2</source>
        <translation>Скопіюйте %1 на місці %2</translation>
    </message>
    <message>
        <source>Choose %1 at place %2 and steal from its owner</source>
        <translation>Виберіть %1 на місці %2 й обікрадіть її власника</translation>
    </message>
    <message>
        <source>Put the token on %1 at place %2</source>
        <translation>Покладіть жетон на %1 на місці %2</translation>
    </message>
    <message>
        <source>Put 2 tokens on %1 at place %2</source>
        <translation>Покладіть 2 жетони на %1 на місці %2</translation>
    </message>
    <message>
        <source>Put the judgement token on %1 at place %2</source>
        <translation>Покладіть жетон вироку на %1 на місці %2</translation>
    </message>
    <message>
        <source>Gain what lies beside it</source>
        <translation>Отримайте стільки, скільки лежить поруч</translation>
    </message>
    <message>
        <source>Swap it with a hand card</source>
        <translation>Поміняйте її на карту з руки</translation>
    </message>
    <message>
        <source>Pay another Diplomat</source>
        <translation>Заплатіть іншій «Дипломатці»</translation>
    </message>
    <message>
        <source>Collect the tokens here and discard this card</source>
        <translation>Заберіть жетони звідси й скиньте карту</translation>
    </message>
    <message>
        <source>Mark a card</source>
        <translation>Позначте карту</translation>
    </message>
    <message>
        <source>Eliminate a marked card</source>
        <translation>Вилучіть позначену карту</translation>
    </message>
    <message>
        <source>your %1</source>
        <comment>a card that something is done to</comment>
        <translation>свою карту «%1»</translation>
    </message>
    <message>
        <source>%1’s hidden card</source>
        <comment>that something is done to</comment>
        <translation>закриту карту (%1)</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a card that something is done to</comment>
        <translation>карту «%2» (%1)</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the left end</source>
        <translation>Перемістіть %1 з місця %2 на лівий кінець ряду</translation>
    </message>
    <message>
        <source>Move %1 from place %2 to the right end</source>
        <translation>Перемістіть %1 з місця %2 на правий кінець ряду</translation>
    </message>
    <message>
        <source>Move %1 from place %2 between places %3 and %4</source>
        <translation>Перемістіть %1 з місця %2 між місця %3 і %4</translation>
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
        <translation>П’ять родин, один порожній трон і ряд прихованих облич.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Переглянути гру</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Відкрити гру</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Навчитися грати</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>I know it</source>
        <translation>Я вже вмію</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>InfluenceChart</name>
    <message>
        <source>Influence by round</source>
        <translation>Вплив за раундами</translation>
    </message>
</context>
<context>
    <name>InspectorSheet</name>
    <message>
        <source>Hidden card</source>
        <translation>Закрита карта</translation>
    </message>
    <message>
        <source>← → other cards · ↑ ↓ in the stack · Esc closes</source>
        <translation>← → інші карти · ↑ ↓ у стосі · Esc закриває</translation>
    </message>
    <message>
        <source>What it did in this game</source>
        <translation>Що вона зробила в цій грі</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ще нічого.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Пояснення</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Закрита карта</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The card to the left</source>
        <translation>Карта ліворуч</translation>
    </message>
    <message>
        <source>The card to the right</source>
        <translation>Карта праворуч</translation>
    </message>
    <message>
        <source>All about this card</source>
        <translation>Усе про цю карту</translation>
    </message>
    <message>
        <source>Rules of hidden cards</source>
        <translation>Правила закритих карт</translation>
    </message>
    <message>
        <source>Why it cannot be chosen</source>
        <translation>Чому її не можна вибрати</translation>
    </message>
</context>
<context>
    <name>JudgementSupply</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>judgement tokens in the supply</comment>
        <translation>
            <numerusform>залишився %n</numerusform>
            <numerusform>залишилося %n</numerusform>
            <numerusform>залишилося %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgement tokens: a Judge puts one on any top card, or eliminates a card that bears one. When that card leaves the queue, they come back here.</source>
        <translation>Жетони вироку: «Суддя» кладе один на будь-яку верхню карту або вилучає карту, на якій такий лежить. Коли ця карта залишає ряд, жетони повертаються сюди.</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Go from card to card</source>
        <translation>Переходити від карти до карти</translation>
    </message>
    <message>
        <source>Choose a numbered place</source>
        <translation>Вибрати пронумероване місце</translation>
    </message>
    <message>
        <source>Look closely at a card; a right click or a long press does the same</source>
        <translation>Роздивитися карту зблизька; так само діють права кнопка й довге натискання</translation>
    </message>
    <message>
        <source>Spread a stack</source>
        <translation>Розкласти стос</translation>
    </message>
    <message>
        <source>See the whole queue</source>
        <translation>Побачити весь ряд</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Відкрити журнал</translation>
    </message>
    <message>
        <source>Hold to see your own cards while others watch</source>
        <translation>Тримати, щоб бачити власні карти, поки інші дивляться</translation>
    </message>
    <message>
        <source>Skip what is being shown; hold to hurry it</source>
        <translation>Пропустити показ; тримати, щоб пришвидшити</translation>
    </message>
    <message>
        <source>Go to your next choice</source>
        <translation>Перейти до свого наступного вибору</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Скасувати й повторити хід</translation>
    </message>
    <message>
        <source>Save a game and open one</source>
        <translation>Зберегти й відкрити гру</translation>
    </message>
    <message>
        <source>See what the strongest computer would do</source>
        <translation>Дізнатися, що зробив би найсильніший комп’ютер</translation>
    </message>
    <message>
        <source>Read the rule behind what happened last, or behind a line of the log</source>
        <translation>Прочитати правило, що стоїть за останньою подією чи за рядком журналу</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Відкрити правила</translation>
    </message>
    <message>
        <source>Turn the sound off and on</source>
        <translation>Вимкнути й увімкнути звук</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Відтворювати й зупиняти</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>На крок назад або вперед</translation>
    </message>
    <message>
        <source>One round back or forward</source>
        <translation>На раунд назад або вперед</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Перейти до раунду</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Перейти на початок або в кінець</translation>
    </message>
    <message>
        <source>Slower or faster</source>
        <translation>Повільніше або швидше</translation>
    </message>
    <message>
        <source>See these keys</source>
        <translation>Побачити ці клавіші</translation>
    </message>
    <message>
        <source>Turn full screen on and off</source>
        <translation>Увімкнути або вимкнути повний екран</translation>
    </message>
    <message>
        <source>Go back one step; at the table, open its menu</source>
        <translation>Повернутися на крок; за столом відкрити меню</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Знак питання</translation>
    </message>
</context>
<context>
    <name>LanguageLine</name>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>This language by its own name</extracomment>
        <translation>Українська</translation>
    </message>
</context>
<context>
    <name>LessonMistakes</name>
    <message>
        <source>Take the Lord and lay it at the left end: it pays at once and again in every later round.</source>
        <translation>Візьміть «Лорда» й викладіть його на лівий кінець: він дає очки одразу й щораунду надалі.</translation>
    </message>
    <message>
        <source>At the right end the Lord would act last. Lay it at the left end.</source>
        <translation>На правому кінці «Лорд» діяв би останнім. Викладіть його на лівий.</translation>
    </message>
    <message>
        <source>This time reveal it.</source>
        <translation>Цього разу відкрийте карту.</translation>
    </message>
    <message>
        <source>Kept hidden, the Lord would only get 1 token. Revealed, it pays now and in every round to come.</source>
        <translation>Закритий «Лорд» отримав би лише 1 жетон. Відкритий він дає очки зараз і в кожному наступному раунді.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end, beside the Raven’s card.</source>
        <translation>Візьміть «Шпигуна» й викладіть його на правий кінець, біля карти Крука.</translation>
    </message>
    <message>
        <source>At the left end only your own Lord would lie beside the Spy, and nobody steals from themselves.</source>
        <translation>Ліворуч поруч зі «Шпигуном» лежав би лише ваш «Лорд», а в себе не крадуть.</translation>
    </message>
    <message>
        <source>On top of the Lord, the Spy would cover it, and a covered card does not act. Take the right end.</source>
        <translation>Так «Шпигун» накрив би «Лорда», а накрита карта не діє. Викладіть на правий кінець.</translation>
    </message>
    <message>
        <source>Kept hidden, the Spy would get 1 token. Revealed, it takes 1 from the Raven: you gain it and the Raven loses it.</source>
        <translation>Закритий «Шпигун» отримав би 1 жетон. Відкритий — забирає 1 очко в Крука: ви отримуєте, Крук втрачає.</translation>
    </message>
    <message>
        <source>Take the Heir and lay it at the right end: it is the card that pays most at once.</source>
        <translation>Візьміть «Спадкоємця» й викладіть його праворуч: ця карта одразу дає найбільше.</translation>
    </message>
    <message>
        <source>On top of the Conspiracy the Heir would cover it, and a covered card gathers no tokens.</source>
        <translation>Так «Спадкоємець» накрив би «Змову», а накрита карта жетонів не збирає.</translation>
    </message>
    <message>
        <source>This time keep it hidden.</source>
        <translation>Цього разу залиште карту закритою.</translation>
    </message>
    <message>
        <source>Too early: with 1 token it would bring 2. Next round it is worth 4.</source>
        <translation>Зарано: з 1 жетоном вона дала б 2 очки. Наступного раунду буде вже 4.</translation>
    </message>
    <message>
        <source>The Heir pays 2 in every round from now on. Each round it waits costs you something.</source>
        <translation>Відтепер «Спадкоємець» дає 2 очки щораунду. Кожен раунд чекання — втрата.</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the right end: beside a card of its own family it gains 1 more.</source>
        <translation>Візьміть «Лорда» й викладіть його праворуч: поруч із картою своєї родини він дає на 1 очко більше.</translation>
    </message>
    <message>
        <source>At the left end the Stag’s card would lie beside the Lord. Beside your Heir it gains 1 more.</source>
        <translation>Ліворуч поруч із «Лордом» лежала б карта Оленя. Біля «Спадкоємця» він дає на 1 очко більше.</translation>
    </message>
    <message>
        <source>There the Lord would cover a card of yours, and a covered card does not act.</source>
        <translation>Там «Лорд» накрив би вашу карту, а накрита карта не діє.</translation>
    </message>
    <message>
        <source>It would be worth 2 more next round, or nothing if somebody eliminates it first. Take the 4.</source>
        <translation>Наступного раунду вона дала б на 2 більше — або нічого, якщо її доти вилучать. Беріть 4 очки.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end, beside a revealed character.</source>
        <translation>Візьміть «Самозванця» й викладіть його праворуч, біля відкритого персонажа.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Royal Decree would lie beside it, and only revealed characters can be copied.</source>
        <translation>Ліворуч поруч лежав би лише ваш закритий «Королівський указ», а копіювати можна тільки відкритих персонажів.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, and a covered card does not act.</source>
        <translation>Там він накрив би вашу карту, а накрита карта не діє.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. Now it can make your Lord worth more at once.</source>
        <translation>Закритий він отримав би 1 жетон. А зараз може зробити вашого «Лорда» ціннішим.</translation>
    </message>
    <message>
        <source>Put the Lord between the Heir and the Shapeshifter: there it lies beside a card of yours, and so does the Shapeshifter.</source>
        <translation>Покладіть «Лорда» між «Спадкоємцем» і «Самозванцем»: там і він, і «Самозванець» лежать біля вашої карти.</translation>
    </message>
    <message>
        <source>You may move any card, but here your own Lord gains by it.</source>
        <translation>Перемістити можна будь-яку карту, але тут виграє від цього ваш «Лорд».</translation>
    </message>
    <message>
        <source>There no card of yours would lie beside the Lord once the Decree is discarded.</source>
        <translation>Там, коли «Указ» скинуть, біля «Лорда» не лежатиме жодної вашої карти.</translation>
    </message>
    <message>
        <source>Kept hidden it would get 1 token. As a second Lord it gains 2, for your Lord lies beside it.</source>
        <translation>Закритий він отримав би 1 жетон. Як другий «Лорд» він дає 2 очки, бо поруч лежить ваш «Лорд».</translation>
    </message>
    <message>
        <source>Reveal it now: a card with 2 tokens is in reach, and its owner has not been asked yet.</source>
        <translation>Відкрийте зараз: до карти з 2 жетонами можна дістати, а її власника ще не питали.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with the 2 tokens: that hurts the Stag most.</source>
        <translation>Вилучіть карту Оленя з 2 жетонами: це найбільша втрата для Оленя.</translation>
    </message>
    <message>
        <source>That card is yours: it would pay 1 too, but you would lose it.</source>
        <translation>Це ваша карта: вона теж дала б 1 очко, але ви б її втратили.</translation>
    </message>
    <message>
        <source>That would bring 1 as well, but the Stag would keep the 2 tokens.</source>
        <translation>Це теж дало б 1 очко, але 2 жетони лишилися б в Оленя.</translation>
    </message>
    <message>
        <source>Revealed, the Ambush loses its tokens and brings only 1.</source>
        <translation>Відкрита «Засідка» втрачає жетони й дає лише 1 очко.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Soldier strikes now and in every later round, for 1 each time.</source>
        <translation>Чекання дає 1 жетон. Відкритий «Солдат» б’є зараз і щораунду надалі, щоразу по 1 очку.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card on the right.</source>
        <translation>Вилучіть карту Крука праворуч.</translation>
    </message>
    <message>
        <source>That is your own Ambush: struck by your own card it brings just the usual 1.</source>
        <translation>Це ваша «Засідка»: від вашої ж карти вона дає лише звичайне 1 очко.</translation>
    </message>
    <message>
        <source>Strike the last card, your Ambush.</source>
        <translation>Вилучіть останню карту — вашу «Засідку».</translation>
    </message>
    <message>
        <source>Then the Archer itself would be gone. It can still strike in every round to come.</source>
        <translation>Тоді зник би сам «Лучник», а він ще може бити щораунду.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the left end, so that an opponent’s card lies last.</source>
        <translation>Візьміть «Солдата» й викладіть його ліворуч, щоб останньою лежала карта суперника.</translation>
    </message>
    <message>
        <source>Then both ends would be yours again, and the Archer must strike one of them.</source>
        <translation>Тоді обидва кінці знову були б вашими, а «Лучник» мусить ударити по одному з них.</translation>
    </message>
    <message>
        <source>On top of the Archer the Soldier would cover it, and a covered card does not act.</source>
        <translation>Так «Солдат» накрив би «Лучника», а накрита карта не діє.</translation>
    </message>
    <message>
        <source>A revealed Soldier must strike, and the only card beside it is your own Archer.</source>
        <translation>Відкритий «Солдат» мусить бити, а єдина карта поруч — ваш власний «Лучник».</translation>
    </message>
    <message>
        <source>Strike the last card, at the right end: it is the Stag’s.</source>
        <translation>Вилучіть останню карту, праворуч: вона Оленя.</translation>
    </message>
    <message>
        <source>The first card is your own Soldier. You may, but this time you need not.</source>
        <translation>Перша карта — ваш «Солдат». Можна вилучити й його, але цього разу не мусите.</translation>
    </message>
    <message>
        <source>Take the Assassination and lay it on your Conspiracy, the card with 2 tokens.</source>
        <translation>Візьміть «Убивство» й викладіть його на «Змову», карту з 2 жетонами.</translation>
    </message>
    <message>
        <source>That would cover the Conspiracy too, but would stay on it. The Assassination leaves once it has acted.</source>
        <translation>Ця карта теж накрила б «Змову», але лишилася б на ній. «Убивство» ж після дії скидають.</translation>
    </message>
    <message>
        <source>At an end it protects nothing. Lay it on your Conspiracy.</source>
        <translation>Скраю воно нічого не захищає. Викладіть його на «Змову».</translation>
    </message>
    <message>
        <source>There it would cover your Lord, and a covered Lord gains nothing.</source>
        <translation>Там воно накрило б «Лорда», а накритий «Лорд» нічого не дає.</translation>
    </message>
    <message>
        <source>Kept hidden it would go on covering the Conspiracy, which then gathers no more tokens.</source>
        <translation>Закрите, воно й далі накривало б «Змову», і та більше не збирала б жетонів.</translation>
    </message>
    <message>
        <source>Strike the stack of the Stag.</source>
        <translation>Вилучіть верхню карту стосу Оленя.</translation>
    </message>
    <message>
        <source>That card is yours: it would bring 1 and cost nobody else anything.</source>
        <translation>Це ваша карта: вона дала б 1 очко, але нікому іншому не зашкодила б.</translation>
    </message>
    <message>
        <source>That would bring 1 too. But see what happens in a stack: strike the Stag’s two cards.</source>
        <translation>Це теж дало б 1 очко. Але погляньте, що буває зі стосом: вилучіть верхню з двох карт Оленя.</translation>
    </message>
    <message>
        <source>It lies open to every attack now, with 2 tokens on it. Take the 4.</source>
        <translation>Тепер її може вилучити будь-хто, а на ній 2 жетони. Беріть 4 очки.</translation>
    </message>
    <message>
        <source>Take the Soldier and lay it at the right end, beside the Raven’s card.</source>
        <translation>Візьміть «Солдата» й викладіть його праворуч, біля карти Крука.</translation>
    </message>
    <message>
        <source>The left end is the last in this game. The first card lies on the right.</source>
        <translation>У цій грі лівий кінець — останній. Перша карта лежить праворуч.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end, beside the Raven’s card.</source>
        <translation>Там він накрив би вашу карту. Викладіть праворуч, біля карти Крука.</translation>
    </message>
    <message>
        <source>If you wait, the Raven decides next and may take the 2 tokens.</source>
        <translation>Якщо зачекати, далі вирішує Крук і може забрати 2 жетони.</translation>
    </message>
    <message>
        <source>Reveal it now: the Heir has just acted and can be carried ahead to act again.</source>
        <translation>Відкрийте зараз: «Спадкоємець» щойно подіяв, і його можна перенести вперед, щоб подіяв знову.</translation>
    </message>
    <message>
        <source>Move your Heir to the left end.</source>
        <translation>Перемістіть «Спадкоємця» на лівий кінець.</translation>
    </message>
    <message>
        <source>Take your Heir: moved to the left, it brings 2 more this very round.</source>
        <translation>Візьміть «Спадкоємця»: переміщений ліворуч, він ще цього раунду дасть 2 очки.</translation>
    </message>
    <message>
        <source>On the right everything has been passed: there the Heir would not be met again.</source>
        <translation>Праворуч усе вже пройдено: там черга «Спадкоємця» вдруге не настане.</translation>
    </message>
    <message>
        <source>Take the Spy and lay it at the right end: it takes 1 from the Stag and gives it to you.</source>
        <translation>Візьміть «Шпигуна» й викладіть його праворуч: він забере 1 очко в Оленя й дасть вам.</translation>
    </message>
    <message>
        <source>At the left end the Spy could only steal from the Raven. It is the Stag who leads.</source>
        <translation>Ліворуч «Шпигун» обікрав би лише Крука. А веде Олень.</translation>
    </message>
    <message>
        <source>On a stack of yours it would cover a card, and you would show one top card less.</source>
        <translation>На вашому стосі він накрив би карту, і ваших верхніх карт було б на одну менше.</translation>
    </message>
    <message>
        <source>There is no later: after this round the game is over, and the tokens here count for nobody.</source>
        <translation>Потім не буде: після цього раунду гра закінчиться, і ці жетони нікому не зарахуються.</translation>
    </message>
    <message>
        <source>A token on the Spy would count for nothing: the game ends now.</source>
        <translation>Жетон на «Шпигуні» нічого б не дав: гра вже закінчується.</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the left end, before the Raven’s.</source>
        <translation>Візьміть «Суддю» й викладіть ліворуч, перед «Суддею» Крука.</translation>
    </message>
    <message>
        <source>At the right end the Raven’s Judge would act before yours and could use the mark.</source>
        <translation>Праворуч «Суддя» Крука діяв би перед вашим і міг би скористатися позначкою.</translation>
    </message>
    <message>
        <source>There it would cover your Fanatic, and a covered card does not act.</source>
        <translation>Там він накрив би «Фанатика», а накрита карта не діє.</translation>
    </message>
    <message>
        <source>If you wait, the Raven’s Judge may use the mark before you.</source>
        <translation>Якщо зачекати, «Суддя» Крука може скористатися позначкою раніше.</translation>
    </message>
    <message>
        <source>Choose to eliminate.</source>
        <translation>Виберіть «Вилучити».</translation>
    </message>
    <message>
        <source>Marking brings 1 as well, but leaves the marked card to the Raven’s Judge. Eliminate it yourself.</source>
        <translation>Позначення теж дає 1 очко, але лишає позначену карту «Судді» Крука. Вилучіть її самі.</translation>
    </message>
    <message>
        <source>Lay a card on the Fanatic.</source>
        <translation>Викладіть карту на «Фанатика».</translation>
    </message>
    <message>
        <source>At an end it leaves the Fanatic uncovered, and any Judge may eliminate it.</source>
        <translation>Скраю вона не накриє «Фанатика», і його зможе вилучити будь-який «Суддя».</translation>
    </message>
    <message>
        <source>That covers your Judge, which then does not act. The mark is on the Fanatic.</source>
        <translation>Так ви накриєте «Суддю», і він не діятиме. Позначка ж на «Фанатикові».</translation>
    </message>
    <message>
        <source>Mark the Raven’s Judge: it is the card that threatens yours in every round.</source>
        <translation>Позначте «Суддю» Крука: саме він щораунду загрожує вашим картам.</translation>
    </message>
    <message>
        <source>A mark on your own card helps whoever judges next, and that is the Raven.</source>
        <translation>Позначка на вашій карті допоможе тому, хто судить наступним, а це Крук.</translation>
    </message>
    <message>
        <source>Choose to collect.</source>
        <translation>Виберіть «Забрати».</translation>
    </message>
    <message>
        <source>Paying would bring you 1 and put 2 more tokens on the Stag’s Diplomat. Here 2 lie ready for you.</source>
        <translation>Якщо заплатити, ви отримаєте 1 очко, а «Дипломатка» Оленя — ще 2 жетони. А тут на вас уже чекають 2.</translation>
    </message>
    <message>
        <source>Reveal her now, while a token lies beside her on the Stag’s face-down card.</source>
        <translation>Відкрийте її зараз, поки поруч на закритій карті Оленя лежить жетон.</translation>
    </message>
    <message>
        <source>Choose to gain.</source>
        <translation>Виберіть «Отримати».</translation>
    </message>
    <message>
        <source>Swapping brings no influence. Right now 1 token lies beside her: gain.</source>
        <translation>Обмін очок не дає. Зараз поруч лежить 1 жетон: виберіть «Отримати».</translation>
    </message>
    <message>
        <source>Take the Judge and lay it at the right end; the other cards are needed later.</source>
        <translation>Візьміть «Суддю» й викладіть праворуч; інші карти ще знадобляться.</translation>
    </message>
    <message>
        <source>There you would cover a card that is to act this round.</source>
        <translation>Там ви накрили б карту, яка має діяти цього раунду.</translation>
    </message>
    <message>
        <source>Choose to swap.</source>
        <translation>Виберіть «Поміняти».</translation>
    </message>
    <message>
        <source>Gaining would bring 0: only opponents’ face-down cards beside her count.</source>
        <translation>Так ви отримали б 0: рахуються лише сусідні закриті карти суперників.</translation>
    </message>
    <message>
        <source>Choose the Racket.</source>
        <translation>Виберіть «Здирство».</translation>
    </message>
    <message>
        <source>Better the Racket: face down it waits for an opponent to strike it.</source>
        <translation>Краще «Здирство»: закрите, воно чекає, доки його вилучить суперник.</translation>
    </message>
    <message>
        <source>Take the Infiltration and lay it at the left end.</source>
        <translation>Візьміть «Проникнення» й викладіть його ліворуч.</translation>
    </message>
    <message>
        <source>At the right end it would act last, too late to help your other cards this round.</source>
        <translation>Праворуч воно діяло б останнім, запізно, щоб цього раунду допомогти вашим картам.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours, which then gets no token.</source>
        <translation>Там воно накрило б вашу карту, і та не отримала б жетона.</translation>
    </message>
    <message>
        <source>Reveal it now, while two of your cards lie face down and a strike is coming.</source>
        <translation>Відкрийте зараз, поки дві ваші карти закриті, а попереду удар.</translation>
    </message>
    <message>
        <source>One token more would not be bad, but in the queue the Trade can still be struck, and it does not pay yet.</source>
        <translation>Ще один жетон не завадив би, але в ряді «Угоду» можуть вилучити, та й очок вона ще не дає.</translation>
    </message>
    <message>
        <source>Two face-down cards lie beside it, and the Infiltration pays for each. Do not wait.</source>
        <translation>Поруч дві закриті карти, і «Проникнення» платить за кожну. Не чекайте.</translation>
    </message>
    <message>
        <source>Take the Shapeshifter and lay it at the right end.</source>
        <translation>Візьміть «Самозванця» й викладіть його праворуч.</translation>
    </message>
    <message>
        <source>At the left end only your face-down Deserter lies beside it. The Fanatic is on the right.</source>
        <translation>Ліворуч поруч лише ваш закритий «Дезертир». «Фанатик» лежить праворуч.</translation>
    </message>
    <message>
        <source>There it would cover a card of yours. Take the right end.</source>
        <translation>Там він накрив би вашу карту. Викладіть праворуч.</translation>
    </message>
    <message>
        <source>Waiting brings 1 token. Revealed, the Deserter strikes now, beside a character that lets it stay.</source>
        <translation>Чекання дає 1 жетон. Відкритий «Дезертир» б’є зараз, поки поруч персонаж, завдяки якому він лишиться.</translation>
    </message>
    <message>
        <source>Strike the face-down card on the left.</source>
        <translation>Вилучіть закриту карту ліворуч.</translation>
    </message>
    <message>
        <source>The Empress would bring 2, but then no revealed character lies beside the Deserter, and it is discarded.</source>
        <translation>«Імператорка» дала б 2 очки, але тоді поруч із «Дезертиром» не було б відкритого персонажа, і його скинули б.</translation>
    </message>
    <message>
        <source>Revealed, the Racket loses its 2 tokens and brings only 1.</source>
        <translation>Відкрите, «Здирство» втрачає 2 жетони й дає лише 1 очко.</translation>
    </message>
    <message>
        <source>Kept hidden it gets 1 token. Revealed, it acts as a Fanatic now and may copy again next round.</source>
        <translation>Закритий він отримує 1 жетон. Відкритий — діє зараз як «Фанатик», а наступного раунду може копіювати знову.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>One step back</source>
        <translation>Крок назад</translation>
    </message>
    <message>
        <source>Skip chapter</source>
        <translation>Пропустити розділ</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Зіграти по-справжньому</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Наступний розділ</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Розгорнути</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Згорнути</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The first game</source>
        <translation>Перша гра</translation>
    </message>
    <message>
        <source>What the Alliance adds</source>
        <translation>Що додає «Альянс»</translation>
    </message>
    <message>
        <source>The queue and its two ends</source>
        <translation>Ряд і два його кінці</translation>
    </message>
    <message>
        <source>Face down: wait or reveal</source>
        <translation>Закрита карта: чекати чи відкрити</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Персонажі та інтриги</translation>
    </message>
    <message>
        <source>Eliminating and what it pays</source>
        <translation>Вилучення: що воно дає</translation>
    </message>
    <message>
        <source>Own cards as targets</source>
        <translation>Власні карти як ціль</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Стоси</translation>
    </message>
    <message>
        <source>What the direction means</source>
        <translation>Що означає напрямок</translation>
    </message>
    <message>
        <source>The end and the tie</source>
        <translation>Кінець гри та нічия</translation>
    </message>
    <message>
        <source>Marks and judgement</source>
        <translation>Позначки й вирок</translation>
    </message>
    <message>
        <source>Two abilities on one card</source>
        <translation>Дві властивості на одній карті</translation>
    </message>
    <message>
        <source>Reserved cards</source>
        <translation>Збережені карти</translation>
    </message>
    <message>
        <source>Mixing the sets</source>
        <translation>Змішані набори</translation>
    </message>
    <message>
        <source>Take the Lord and lay it at the left end of the row, the queue. The cards act from left to right, so yours will be the first.</source>
        <translation>Викладіть «Лорда» на лівий кінець ряду. Карти діють зліва направо, тож ваша буде першою.</translation>
    </message>
    <message>
        <source>So you are asked first. Reveal the Lord: you gain 1 influence, and whoever has most in the end wins.</source>
        <translation>Тож перше питання до вас. Відкрийте «Лорда»: ви отримуєте 1 очко впливу, а переможе той, у кого в кінці їх найбільше.</translation>
    </message>
    <message>
        <source>A new round, a new card. Lay the Spy at the right end: it steals from whoever owns a card beside it, here the Raven.</source>
        <translation>Новий раунд — нова карта. Викладіть «Шпигуна» на правий кінець: він обкрадає власника сусідньої карти, тут — Крука.</translation>
    </message>
    <message>
        <source>The Lord has acted again by itself. The Spy lies last and so is met last: reveal it.</source>
        <translation>«Лорд» знову подіяв сам. «Шпигун» лежить останнім, тож і черга його остання: відкрийте його.</translation>
    </message>
    <message>
        <source>Your face-down Conspiracy has gathered 1 token. Lay the Heir at the right end.</source>
        <translation>Ваша закрита «Змова» зібрала 1 жетон. Викладіть «Спадкоємця» праворуч.</translation>
    </message>
    <message>
        <source>Each time you keep a card hidden, it gets 1 token. The Conspiracy pays twice its tokens: keep it and let it grow.</source>
        <translation>Щоразу, коли ви лишаєте карту закритою, вона отримує 1 жетон. «Змова» дає вдвічі більше, ніж на ній лежить: залиште її закритою, хай зростає.</translation>
    </message>
    <message>
        <source>The Stag revealed the Lord and took its token. Reveal your Heir: waiting brings 1 token, acting 2 influence.</source>
        <translation>Олень відкриває «Лорда» й забирає його жетон. Відкрийте «Спадкоємця»: чекання дає 1 жетон, дія — 2 очки.</translation>
    </message>
    <message>
        <source>Lay the Lord at the right end, beside your Heir.</source>
        <translation>Викладіть «Лорда» праворуч, біля «Спадкоємця».</translation>
    </message>
    <message>
        <source>2 tokens, that is 4 influence. Reveal the Conspiracy: if somebody eliminates it, it leaves the queue and pays nothing.</source>
        <translation>2 жетони — це 4 очки. Відкрийте «Змову»: якщо її хтось вилучить із ряду, усе пропаде.</translation>
    </message>
    <message>
        <source>The Stag’s Heir is a revealed character: it stays and acts every round. Lay the Shapeshifter beside it, at the right end.</source>
        <translation>«Спадкоємець» Оленя — відкритий персонаж: він лишається й діє щораунду. Викладіть «Самозванця» поруч із ним, праворуч.</translation>
    </message>
    <message>
        <source>The Royal Decree is an intrigue: it acts once and is discarded. Reveal it.</source>
        <translation>«Королівський указ» — інтрига: він діє один раз, а тоді його скидають. Відкрийте його.</translation>
    </message>
    <message>
        <source>Move your Lord between the Heir and the Shapeshifter: each card of its family beside it brings 1 more.</source>
        <translation>Перемістіть «Лорда» між «Спадкоємцем» і «Самозванцем»: за кожну сусідню карту вашої родини «Лорд» дає ще 1 очко.</translation>
    </message>
    <message>
        <source>The Lord gained 2. Reveal the Shapeshifter: it copies a revealed character beside it, here your Lord.</source>
        <translation>«Лорд» дав 2 очки. Відкрийте «Самозванця»: він копіює сусіднього відкритого персонажа, тут — «Лорда».</translation>
    </message>
    <message>
        <source>Reveal your Assassination: it eliminates any card you choose, face down or revealed, striking it out of the queue.</source>
        <translation>Відкрийте «Убивство»: воно вилучає з ряду будь-яку карту на ваш вибір, закриту чи відкриту.</translation>
    </message>
    <message>
        <source>Strike the Stag’s card with 2 tokens: you gain 1, and its tokens are lost.</source>
        <translation>Вилучіть карту Оленя з 2 жетонами: ви отримуєте 1 очко, а її жетони пропадають.</translation>
    </message>
    <message>
        <source>That was a Conspiracy, worth 4. Now keep your Ambush: it waits for an opponent to strike it.</source>
        <translation>То була «Змова» на 4 очки. Залиште «Засідку» закритою: вона чекає, доки в неї влучить суперник.</translation>
    </message>
    <message>
        <source>Reveal the Soldier: it eliminates a card beside it.</source>
        <translation>Відкрийте «Солдата»: він вилучає сусідню карту.</translation>
    </message>
    <message>
        <source>Strike the Raven’s card, not your own Ambush.</source>
        <translation>Вилучіть карту Крука, а не власну «Засідку».</translation>
    </message>
    <message>
        <source>Your Archer must strike the first or the last card: itself or your Ambush. Give up the Ambush.</source>
        <translation>Ваш «Лучник» мусить вилучити першу або останню карту: себе чи вашу «Засідку». Пожертвуйте «Засідкою».</translation>
    </message>
    <message>
        <source>Only 1: struck by your own card, an Ambush does not pay 4. Lay the Soldier at the left end and leave the right to the others.</source>
        <translation>Лише 1: власна «Засідка» не дає 4. Викладіть «Солдата» ліворуч, а правий кінець лишіть іншим.</translation>
    </message>
    <message>
        <source>Only your Archer lies beside the Soldier. Revealed, it would have to strike it: keep it hidden.</source>
        <translation>Поруч із «Солдатом» лише ваш «Лучник». Відкритий «Солдат» мусив би його вилучити: залиште «Солдата» закритим.</translation>
    </message>
    <message>
        <source>Now the last card is the Stag’s. Strike that one.</source>
        <translation>Тепер останньою лежить карта Оленя. Вилучіть її.</translation>
    </message>
    <message>
        <source>A card may also be laid on one of your own: the two are a stack. Cover the Conspiracy with the Assassination: a covered card keeps its tokens and cannot be struck.</source>
        <translation>Карту можна викласти й на власний стос. Накрийте «Змову» «Убивством»: накрита карта зберігає жетони, і вилучити її не можна.</translation>
    </message>
    <message>
        <source>The Lord gained 2: a stack beside it counts as one card. Reveal the Assassination; only top cards act.</source>
        <translation>«Лорд» дав 2: стос поруч рахується як одна карта. Відкрийте «Убивство»; діють лише верхні карти.</translation>
    </message>
    <message>
        <source>Strike the Stag’s stack: only its top card goes.</source>
        <translation>Вилучіть верхню карту стосу Оленя: решта лишається.</translation>
    </message>
    <message>
        <source>When the card that acted leaves, the one under it has its turn at once: reveal the Conspiracy.</source>
        <translation>Коли карта, що діяла, зникає, одразу настає черга тієї, що під нею: відкрийте «Змову».</translation>
    </message>
    <message>
        <source>This game runs from right to left: the right end is first. Lay the Soldier there.</source>
        <translation>Ця гра йде справа наліво: перша карта — на правому кінці. Викладіть «Солдата» туди.</translation>
    </message>
    <message>
        <source>Your Soldier’s turn comes before that of the Raven’s card with 2 tokens. Reveal it: it strikes before the Raven can take them.</source>
        <translation>«Солдат» діє раніше за карту Крука з 2 жетонами. Відкрийте його: він ударить, перш ніж їх заберуть.</translation>
    </message>
    <message>
        <source>Your Heir gained 2. Now reveal the Royal Decree.</source>
        <translation>«Спадкоємець» дав 2 очки. Тепер відкрийте «Королівський указ».</translation>
    </message>
    <message>
        <source>To the left lies what is still to come. Move your Heir to the left end, and it will be met again.</source>
        <translation>Ліворуч лежить те, що ще попереду. Перемістіть «Спадкоємця» на лівий кінець, і його черга настане знову.</translation>
    </message>
    <message>
        <source>The sixth round is the last. Lay the Spy at the right end, beside the Stag’s stack.</source>
        <translation>Шостий раунд — останній. Викладіть «Шпигуна» праворуч, біля стосу Оленя.</translation>
    </message>
    <message>
        <source>Tokens left in the queue are worth nothing at the end. Reveal the Conspiracy.</source>
        <translation>Жетони, що лишаться в ряді, наприкінці нічого не варті. Відкрийте «Змову».</translation>
    </message>
    <message>
        <source>You have 12, the Stag 14. Reveal the Spy: it takes 1 from the Stag.</source>
        <translation>У вас 12 очок, в Оленя 14. Відкрийте «Шпигуна»: він забирає 1 в Оленя.</translation>
    </message>
    <message>
        <source>The Raven’s Judge has put a judgement token on the Stag’s card. Lay your Judge at the left end, to act first.</source>
        <translation>«Суддя» Крука позначив карту Оленя жетоном вироку. Викладіть свого «Суддю» ліворуч, щоб діяти першим.</translation>
    </message>
    <message>
        <source>Reveal it: a Judge marks a card, or eliminates a marked one.</source>
        <translation>Відкрийте його: «Суддя» позначає карту або вилучає позначену.</translation>
    </message>
    <message>
        <source>A mark belongs to nobody: the Raven’s serves you too. Eliminate.</source>
        <translation>Позначка нікому не належить: та, що від Крука, служить і вам. Виберіть «Вилучити».</translation>
    </message>
    <message>
        <source>Now your Fanatic is marked. Lay any card on it: while covered it is safe.</source>
        <translation>Тепер позначено вашого «Фанатика». Викладіть на нього будь-яку карту: накритий, він у безпеці.</translation>
    </message>
    <message>
        <source>No top card is marked now, so your Judge can only mark. Choose the Raven’s Judge.</source>
        <translation>Жодну верхню карту зараз не позначено, тож «Суддя» може лише позначити. Виберіть «Суддю» Крука.</translation>
    </message>
    <message>
        <source>By paying, the Stag’s Diplomat gained 1 and put 2 tokens on yours. You collect: take the 2 and discard her.</source>
        <translation>«Дипломатка» Оленя заплатила: Оленеві 1 очко, вашій «Дипломатці» — 2 жетони. Виберіть «Забрати»: ви берете їх і скидаєте її.</translation>
    </message>
    <message>
        <source>Reveal the Informant.</source>
        <translation>Відкрийте «Інформаторку».</translation>
    </message>
    <message>
        <source>Your Empress gained 2, then had to put 1 token on an opponent’s face-down card. Gain: the Informant brings as much as lies there.</source>
        <translation>«Імператорка» дала 2 очки, але мусила покласти 1 жетон на закриту карту суперника. Виберіть «Отримати»: «Інформаторка» дає стільки, скільки там лежить.</translation>
    </message>
    <message>
        <source>Lay the Judge at the right end.</source>
        <translation>Викладіть «Суддю» праворуч.</translation>
    </message>
    <message>
        <source>No face-down card lies beside the Informant now. Swap.</source>
        <translation>Поруч з «Інформаторкою» тепер немає закритої карти. Виберіть «Поміняти».</translation>
    </message>
    <message>
        <source>Lay the Racket in her place.</source>
        <translation>Викладіть на її місце «Здирство».</translation>
    </message>
    <message>
        <source>Lay the Infiltration at the left end, so that it acts before your other cards.</source>
        <translation>Викладіть «Проникнення» ліворуч, щоб воно діяло раніше за інші ваші карти.</translation>
    </message>
    <message>
        <source>Reveal it: each of your face-down top cards gets 1 token, and the Infiltration is reserved: laid in front of you.</source>
        <translation>Відкрийте його: кожна ваша закрита верхня карта отримує 1 жетон, а «Проникнення» зберігається перед вами.</translation>
    </message>
    <message>
        <source>Reveal the Trade: it is reserved together with its 3 tokens.</source>
        <translation>Відкрийте «Угоду»: вона зберігається разом із 3 жетонами.</translation>
    </message>
    <message>
        <source>Reveal the Insurrection: it pays 1 of its tokens and strikes both cards beside it.</source>
        <translation>Відкрийте «Повстання»: воно віддає 1 свій жетон і вилучає обидві сусідні карти.</translation>
    </message>
    <message>
        <source>In a mixed set every family has the same ten cards, from both sets. Lay the Shapeshifter at the right end, beside the Stag’s Fanatic.</source>
        <translation>У змішаному наборі всі родини мають ті самі десять карт з обох наборів. Викладіть «Самозванця» праворуч, біля «Фанатика» Оленя.</translation>
    </message>
    <message>
        <source>Reveal the Deserter: you take its token, and it must strike beside it.</source>
        <translation>Відкрийте «Дезертира»: ви берете його жетон, а він мусить вилучити сусідню карту.</translation>
    </message>
    <message>
        <source>Strike the Stag’s face-down card: if it is a character, you gain 1 more. The Empress must stay: with no revealed character beside it, the Deserter is discarded.</source>
        <translation>Вилучіть першу карту, вона Оленя: персонаж дає на 1 більше. Пощадіть «Імператорку»: без відкритого персонажа поруч «Дезертира» скидають.</translation>
    </message>
    <message>
        <source>Keep the Racket: revealed it brings 1, struck by an opponent far more.</source>
        <translation>Залиште «Здирство» закритим: відкрите, воно дає 1 очко, вилучене суперником — значно більше.</translation>
    </message>
    <message>
        <source>Reveal the Shapeshifter: it copies Alliance characters as well.</source>
        <translation>Відкрийте «Самозванця»: він копіює й персонажів «Альянсу».</translation>
    </message>
    <message>
        <source>Each round everyone lays one card at an end, never between others. Then each card has its turn, first to last. Next round, the next player begins.</source>
        <translation>Щораунду кожен викладає одну карту на один із кінців ряду, ніколи не між іншими. Потім карти діють по черзі, від першої до останньої. Наступний раунд починає наступний гравець.</translation>
    </message>
    <message>
        <source>Keep: 1 token on the card. Reveal, even in the round it was laid: you take its tokens, each worth 1 influence, and the card acts.</source>
        <translation>Залишити закритою: 1 жетон на карту. Відкрити, хоч у тому ж раунді, коли її викладено: ви берете жетони, кожен — 1 очко впливу, і карта діє.</translation>
    </message>
    <message>
        <source>Revealed characters stay and act every round, wanted or not. Intrigues act once and go.</source>
        <translation>Відкриті персонажі лишаються й діють щораунду, хочете ви того чи ні. Інтриги діють раз і йдуть.</translation>
    </message>
    <message>
        <source>The Stag’s Archer struck your Ambush: the Stag gained 1 but lost the Archer, and you gained 4. Every elimination pays 1; the victim’s tokens return to the supply.</source>
        <translation>«Лучник» Оленя влучив у «Засідку»: Олень отримує своє 1 очко, але «Лучника» скинуто, а ви отримуєте 4. Кожне вилучення дає 1; жетони жертви повертаються в запас.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards, and have to if there are no others; they pay 1 like any other. With nothing to strike, nothing happens.</source>
        <translation>Вилучати обов’язково. Власні карти вибирати можна, а якщо інших немає, то й треба; за них, як за будь-яку, 1 очко. Якщо вилучати нема чого, нічого й не стається.</translation>
    </message>
    <message>
        <source>Further on, the Stag’s uncovered card had its turn too. A card uncovered at a place already passed waits for the next round.</source>
        <translation>Далі дійшла черга й до карти Оленя, що стала верхньою. Якщо ж місце вже пройдено, така карта чекає наступного раунду.</translation>
    </message>
    <message>
        <source>The Heir acted twice. First, last, before and after follow the direction. A card that has acted and is moved ahead acts again; one moved back before its turn misses it.</source>
        <translation>«Спадкоємець» подіяв двічі. Перша, остання, перед і після — усе за напрямком. Перенесена вперед карта діє знову; перенесена назад, якщо ще не діяла, — пропускає свою чергу.</translation>
    </message>
    <message>
        <source>13 each, and the most influence wins. A tie goes to whoever has more top cards: you have 2, the Stag’s whole stack counts as 1, so you win. Still equal, you would have won together. The card left in each hand is never played.</source>
        <translation>В обох по 13, а перемагає найбільший вплив. За нічиєї — той, у кого більше верхніх карт: у вас 2, а весь стос Оленя — лише 1, тож перемога ваша. Якби й тут було порівну, ви перемогли б разом. Карту, що лишилася в руці, не грають.</translation>
    </message>
    <message>
        <source>Marking pays 1, and so does eliminating. Any Judge may use any mark; when the card leaves the queue, its marks go back to the five that all share.</source>
        <translation>Позначення дає 1, вилучення — звичайне 1. Будь-яка позначка служить будь-якому «Судді»; коли карта йде з ряду, її жетони вироку повертаються в загальний запас; усього їх п’ять.</translation>
    </message>
    <message>
        <source>The Informant is back in your hand. Until the round ends the Racket sleeps: it is passed without a question or a token. Each time, you choose one of the two abilities.</source>
        <translation>«Інформаторка» знову у вашій руці. «Здирство» до кінця раунду спить: ні запитання, ні жетона. Щоразу ви вибираєте одну з двох властивостей.</translation>
    </message>
    <message>
        <source>The other token 1, two eliminations 2, and 2 more for each, as they were face down: the Infiltration. The Insurrection lies face down again. The Trade paid 3 at the start of the round, and will again while you have a card in the queue; its tokens are yours in the end. Nothing touches reserved cards.</source>
        <translation>1 очко за другий жетон, 2 за два вилучення, і ще по 2 завдяки «Проникненню», бо карти були закриті. «Повстання» знову закрите. «Угода» дала 3 на початку раунду й даватиме ще, доки у вас є карта в ряді; її жетони наприкінці ваші. Збережених карт ніщо не зачіпає.</translation>
    </message>
    <message>
        <source>The Raven’s Assassination struck your Racket: 2 for each of the Raven’s three top cards, and the face-down ones lost a token each. Every card keeps its text in any mix.</source>
        <translation>«Убивство» Крука влучило у «Здирство»: по 2 за кожну з трьох верхніх карт Крука, а закриті втратили по жетону. У будь-якому наборі карта діє так, як на ній написано.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn the game</source>
        <translation>Навчитися грати</translation>
    </message>
</context>
<context>
    <name>LogButton</name>
    <message>
        <source>What has happened</source>
        <translation>Що сталося</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>The rule behind it</source>
        <translation>Правило, що за цим стоїть</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>To the newest</source>
        <translation>До найновішого</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Відкріпити</translation>
    </message>
    <message>
        <source>Keep it open beside the table</source>
        <translation>Тримати відкритим поруч зі столом</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Round %1 of 6 begins.</source>
        <translation>Починається раунд %1 з 6.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Trade pays %n influence.</source>
        <translation>
            <numerusform>«Угода» (%1) дає %n очко впливу.</numerusform>
            <numerusform>«Угода» (%1) дає %n очки впливу.</numerusform>
            <numerusform>«Угода» (%1) дає %n очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue is resolved.</source>
        <translation>Починається активація ряду.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps a card hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 залишає карту закритою: на ній %n жетон.</numerusform>
            <numerusform>%1 залишає карту закритою: на ній %n жетони.</numerusform>
            <numerusform>%1 залишає карту закритою: на ній %n жетонів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the %2 hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 залишає карту «%2» закритою: на ній %n жетон.</numerusform>
            <numerusform>%1 залишає карту «%2» закритою: на ній %n жетони.</numerusform>
            <numerusform>%1 залишає карту «%2» закритою: на ній %n жетонів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sleeping card at place %1 is passed over.</source>
        <translation>Сплячу карту на місці %1 пропущено.</translation>
    </message>
    <message>
        <source>%1 reveals the %2.</source>
        <translation>%1 відкриває карту «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the %2.</source>
        <translation>
            <numerusform>%1 бере %n жетон із карти «%2».</numerusform>
            <numerusform>%1 бере %n жетони з карти «%2».</numerusform>
            <numerusform>%1 бере %n жетонів із карти «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the %1 are lost.</source>
        <translation>
            <numerusform>Втрачено %n жетон із карти «%1».</numerusform>
            <numerusform>Втрачено %n жетони з карти «%1».</numerusform>
            <numerusform>Втрачено %n жетонів із карти «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays 1 token from the %2 to reveal it.</source>
        <translation>%1 віддає 1 жетон із карти «%2», щоб відкрити її.</translation>
    </message>
    <message>
        <source>%1’s %2 acts.</source>
        <translation>Діє карта «%2» (%1).</translation>
    </message>
    <message>
        <source>%1’s Shapeshifter copies the %2.</source>
        <translation>«Самозванець» (%1) копіює карту «%2».</translation>
    </message>
    <message>
        <source>%1’s %2 has no effect.</source>
        <translation>Карта «%2» (%1) не діє.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence for the eliminations.</source>
        <translation>
            <numerusform>%1 отримує %n очко впливу за вилучення.</numerusform>
            <numerusform>%1 отримує %n очки впливу за вилучення.</numerusform>
            <numerusform>%1 отримує %n очок впливу за вилучення.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence more thanks to the Infiltration.</source>
        <translation>
            <numerusform>%1 отримує ще %n очко впливу завдяки «Проникненню».</numerusform>
            <numerusform>%1 отримує ще %n очки впливу завдяки «Проникненню».</numerusform>
            <numerusform>%1 отримує ще %n очок впливу завдяки «Проникненню».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1 скидає карту «%2».</translation>
    </message>
    <message>
        <source>%1’s Ambush catches a card of the same family: the %2 is discarded.</source>
        <translation>«Засідка» (%1) ловить карту власної родини: карту «%2» скинуто.</translation>
    </message>
    <message>
        <source>%1’s Ambush springs: %2’s %3 is discarded.</source>
        <translation>«Засідка» (%1) спрацьовує: карту «%3» (%2) скинуто.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s Racket pays %n influence for %2’s cards.</source>
        <translation>
            <numerusform>«Здирство» (%1) дає %n очко впливу за карти в ряді (%2).</numerusform>
            <numerusform>«Здирство» (%1) дає %n очки впливу за карти в ряді (%2).</numerusform>
            <numerusform>«Здирство» (%1) дає %n очок впливу за карти в ряді (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n tokens from face-down cards.</source>
        <translation>
            <numerusform>%1 втрачає %n жетон із закритих карт.</numerusform>
            <numerusform>%1 втрачає %n жетони із закритих карт.</numerusform>
            <numerusform>%1 втрачає %n жетонів із закритих карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts a judgement token on the card at place %2.</source>
        <translation>%1 кладе жетон вироку на карту на місці %2.</translation>
    </message>
    <message>
        <source>%1 puts a judgement token on %2’s %3.</source>
        <translation>%1 кладе жетон вироку на карту «%3» (%2).</translation>
    </message>
    <message>
        <source>%1 reserves the %2.</source>
        <translation>%1 зберігає карту «%2».</translation>
    </message>
    <message>
        <source>%1 turns the %2 face down again.</source>
        <translation>%1 знову перевертає карту «%2» долілиць.</translation>
    </message>
    <message>
        <source>The first-player marker passes to %1.</source>
        <translation>Жетон першого гравця тепер має %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the Trade.</source>
        <translation>
            <numerusform>%1 бере %n жетон з «Угоди».</numerusform>
            <numerusform>%1 бере %n жетони з «Угоди».</numerusform>
            <numerusform>%1 бере %n жетонів з «Угоди».</numerusform>
        </translation>
    </message>
    <message>
        <source>The six rounds are over.</source>
        <translation>Шість раундів позаду.</translation>
    </message>
    <message>
        <source>%1’s %2 brings nothing.</source>
        <translation>Карта «%2» (%1) нічого не дає.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence from the %2.</source>
        <translation>
            <numerusform>%1 отримує %n очко впливу завдяки карті «%2».</numerusform>
            <numerusform>%1 отримує %n очки впливу завдяки карті «%2».</numerusform>
            <numerusform>%1 отримує %n очок впливу завдяки карті «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a card on the stack at place %2.</source>
        <translation>%1 кладе карту на стос на місці %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2 on the stack at place %3.</source>
        <translation>%1 кладе карту «%2» на стос на місці %3.</translation>
    </message>
    <message>
        <source>%1 lays the first card of the queue.</source>
        <translation>%1 викладає першу карту ряду.</translation>
    </message>
    <message>
        <source>%1 lays the %2, the first card of the queue.</source>
        <translation>%1 викладає карту «%2», першу в ряді.</translation>
    </message>
    <message>
        <source>%1 lays a card at the left end.</source>
        <translation>%1 кладе карту на лівий кінець ряду.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the left end.</source>
        <translation>%1 кладе карту «%2» на лівий кінець ряду.</translation>
    </message>
    <message>
        <source>%1 lays a card at the right end.</source>
        <translation>%1 кладе карту на правий кінець ряду.</translation>
    </message>
    <message>
        <source>%1 lays the %2 at the right end.</source>
        <translation>%1 кладе карту «%2» на правий кінець ряду.</translation>
    </message>
    <message>
        <source>%1 points at a card of their own family: nothing is stolen.</source>
        <translation>%1 вказує на карту власної родини й нічого не краде.</translation>
    </message>
    <message>
        <source>%1 steals 1 influence from %2.</source>
        <translation>%1 краде 1 очко впливу, а втрачає його %2.</translation>
    </message>
    <message>
        <source>%1 steals nothing: %2 has no influence.</source>
        <translation>%1 нічого не краде: %2 не має очок впливу.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates itself.</source>
        <translation>Карта «%2» (%1) вилучає саму себе.</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3, a card of the same family.</source>
        <translation>Карта «%2» (%1) вилучає карту власної родини: «%3».</translation>
    </message>
    <message>
        <source>%1’s %2 eliminates %3’s %4.</source>
        <translation>Карта «%2» (%1) вилучає карту «%4» (%3).</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 onto the stack at place %3.</source>
        <translation>%1 переміщує карту з місця %2 на стос на місці %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 onto the stack at place %4.</source>
        <translation>%1 переміщує карту «%2» з місця %3 на стос на місці %4.</translation>
    </message>
    <message>
        <source>%1 moves a card from place %2 to place %3.</source>
        <translation>%1 переміщує карту з місця %2 на місце %3.</translation>
    </message>
    <message>
        <source>%1 moves the %2 from place %3 to place %4.</source>
        <translation>%1 переміщує карту «%2» з місця %3 на місце %4.</translation>
    </message>
    <message>
        <source>%1 puts 2 tokens on %2’s %3.</source>
        <translation>%1 кладе 2 жетони на карту «%3» (%2).</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of their own family.</source>
        <translation>%1 кладе 1 жетон на закриту карту власної родини.</translation>
    </message>
    <message>
        <source>%1 puts 1 token on a face-down card of %2.</source>
        <translation>%1 кладе 1 жетон на закриту карту (%2).</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays another card face down in its place; it sleeps this round.</source>
        <translation>%1 забирає карту «%2» в руку й кладе на її місце іншу долілиць; та спить до кінця раунду.</translation>
    </message>
    <message>
        <source>%1 takes the %2 back and lays the %3 face down in its place; it sleeps this round.</source>
        <translation>%1 забирає карту «%2» в руку й кладе на її місце долілиць карту «%3»; та спить до кінця раунду.</translation>
    </message>
</context>
<context>
    <name>LookButton</name>
    <message>
        <source>Look at my cards</source>
        <translation>Мої карти</translation>
    </message>
    <message>
        <source>Hold this button or the key %1.</source>
        <translation>Утримуйте цю кнопку або клавішу %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>LookPreview</name>
    <message>
        <source>This is how the table looks.</source>
        <translation>Такий вигляд має стіл.</translation>
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
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Families at the table</source>
        <translation>Родини за столом</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Напрямок</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Визначить жереб</translation>
    </message>
    <message>
        <source>Two players is a house rule; the boxed game is for 3 to 5.</source>
        <translation>Гра вдвох — домашнє правило; настільна версія розрахована на 3–5 гравців.</translation>
    </message>
    <message>
        <source>No level peeks: a computer knows only what its seat may see.</source>
        <translation>Жоден рівень не підглядає: комп’ютер знає лише те, що видно з його місця.</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Почати гру</translation>
    </message>
    <message>
        <source>Several people share this screen: a curtain hides the hands between turns.</source>
        <translation>Кілька людей грають за одним екраном: між ходами карти ховає завіса.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>NoticeWords</name>
    <message>
        <source>The last save was damaged, so the one before it was opened.</source>
        <translation>Останнє збереження пошкоджено, тому відкрито попереднє.</translation>
    </message>
    <message>
        <source>The disk is full and the game is not saved; free some space and play on, and your next decision saves it.</source>
        <translation>Диск заповнено, гру не збережено; звільніть трохи місця й грайте далі: ваше наступне рішення збереже її.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; begin a new game.</source>
        <translation>Файл «%1» пошкоджено, прочитати його не вдалося; почніть нову гру.</translation>
    </message>
    <message>
        <source>The game is open in another window, which keeps the saves; play on there, or close it and play on here, and your next decision is saved.</source>
        <translation>Гру відкрито в іншому вікні, і зберігає саме воно; грайте далі там або закрийте його й грайте тут, і наступне рішення буде збережено.</translation>
    </message>
    <message>
        <source>“%1” is damaged and cannot be read; open an earlier copy of this game.</source>
        <translation>Файл «%1» пошкоджено, прочитати його не вдалося; відкрийте давнішу копію цієї гри.</translation>
    </message>
    <message>
        <source>“%1” is damaged (%2) and cannot be read; open an earlier copy of this game.</source>
        <translation>Файл «%1» пошкоджено (%2), прочитати його не вдалося; відкрийте давнішу копію цієї гри.</translation>
    </message>
    <message>
        <source>“%1” breaks the rules (%2) and cannot be played; open another copy of this game.</source>
        <translation>Файл «%1» порушує правила (%2), відтворити його неможливо; відкрийте іншу копію цієї гри.</translation>
    </message>
    <message>
        <source>“%1” is no longer there; choose another game.</source>
        <translation>Файлу «%1» вже немає; виберіть іншу гру.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened; see whether you may read it.</source>
        <translation>Не вдалося відкрити файл «%1»; перевірте, чи маєте право його читати.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game; choose a file that ends in .oriflamme.</source>
        <translation>Файл «%1» не є збереженою грою; виберіть файл із закінченням .oriflamme.</translation>
    </message>
    <message>
        <source>“%1” is far too big for a saved game; choose another file.</source>
        <translation>Файл «%1» завеликий як на збережену гру; виберіть інший.</translation>
    </message>
    <message>
        <source>“%1” was saved by a newer version; update the game to open it.</source>
        <translation>Файл «%1» збережено новішою версією; оновіть гру, щоб відкрити його.</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Гру збережено.</translation>
    </message>
    <message>
        <source>There is no room left for “%1” in the folder “%2”; free some space and save again.</source>
        <translation>У теці «%2» бракує місця для файлу «%1»; звільніть трохи місця й збережіть ще раз.</translation>
    </message>
    <message>
        <source>Your current game goes on unchanged.</source>
        <translation>Ваша поточна гра триває без змін.</translation>
    </message>
    <message>
        <source>“%1” cannot be replaced; choose another name.</source>
        <translation>Файл «%1» не можна замінити; виберіть іншу назву.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>placement phase</source>
        <translation>фаза викладання</translation>
    </message>
    <message>
        <source>resolution phase</source>
        <translation>фаза активації</translation>
    </message>
    <message>
        <source>%1 to decide</source>
        <translation>вирішує %1</translation>
    </message>
    <message>
        <source>In “%1”, decision %2 comes after the end of the game.</source>
        <translation>У файлі «%1» рішення %2 стоїть після кінця гри.</translation>
    </message>
    <message>
        <source>“%1” is damaged at decision %2 (%3).</source>
        <translation>Файл «%1» пошкоджено на рішенні %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the wrong player takes decision %2 (%3).</source>
        <translation>У файлі «%1» рішення %2 ухвалює не той гравець (%3).</translation>
    </message>
    <message>
        <source>“%1” breaks the rules at decision %2 (%3).</source>
        <translation>Файл «%1» порушує правила в рішенні %2 (%3).</translation>
    </message>
    <message>
        <source>In “%1”, the result of the game is missing.</source>
        <translation>У файлі «%1» бракує результату гри.</translation>
    </message>
    <message>
        <source>“%1” tells a result, but the game is not over.</source>
        <translation>Файл «%1» містить результат, хоча гру не завершено.</translation>
    </message>
    <message>
        <source>The result in “%1” does not follow from the decisions.</source>
        <translation>Результат у файлі «%1» не відповідає перебігу гри.</translation>
    </message>
    <message>
        <source>The result in “%1” is damaged (%2).</source>
        <translation>Результат у файлі «%1» пошкоджено (%2).</translation>
    </message>
    <message>
        <source>The game without its last decision is shown as an unfinished one; open another copy to see the rest.</source>
        <translation>Гру без останнього рішення показано як незавершену; щоб побачити решту, відкрийте іншу копію.</translation>
    </message>
    <message>
        <source>What comes before is shown as an unfinished game; open another copy to see the rest.</source>
        <translation>Те, що було раніше, показано як незавершену гру; щоб побачити решту, відкрийте іншу копію.</translation>
    </message>
    <message>
        <source>The last save was damaged, so the game goes on from its last sound decision.</source>
        <translation>Останнє збереження пошкоджено, тому гра триває від останнього справного рішення.</translation>
    </message>
    <message>
        <source>Another window had saved a newer game; it is now among the kept games as “%1”, and this one goes on.</source>
        <translation>Інше вікно зберегло новішу гру; тепер вона лежить серед збережених ігор як «%1», а ця триває далі.</translation>
    </message>
    <message>
        <source>The other window was closed; its game goes on here.</source>
        <translation>Інше вікно закрито; його гра триває тут.</translation>
    </message>
    <message>
        <source>The game is open on “%1” (since %2), which keeps the saves; close it there and play on here, and your next decision is saved.</source>
        <translation>Гру відкрито на комп’ютері «%1» (з %2), і зберігає саме він; закрийте її там і грайте далі тут, і наступне рішення буде збережено.</translation>
    </message>
    <message>
        <source>The folder “%1” is missing and cannot be made, so the game is not saved; make it and play on, and your next decision saves it.</source>
        <translation>Теки «%1» немає, і створити її не вдалося, тому гру не збережено; створіть її й грайте далі: ваше наступне рішення збереже гру.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”, so the game is not saved; allow writing there and play on, and your next decision saves it.</source>
        <translation>Ви не маєте права записувати в теку «%1», тому гру не збережено; дозвольте запис у неї й грайте далі: ваше наступне рішення збереже гру.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read, so the game is not saved; make it writable and play on, and your next decision saves it.</source>
        <translation>Диск із текою «%1» доступний лише для читання, тому гру не збережено; зробіть його доступним для запису й грайте далі: ваше наступне рішення збереже гру.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error and the game is not saved; save a copy on another disk (%2) and have this one checked.</source>
        <translation>Диск із текою «%1» повідомляє про помилку, гру не збережено; збережіть копію на іншому диску (%2), а цей перевірте.</translation>
    </message>
    <message>
        <source>The disk takes no file named “%1”; choose another name.</source>
        <translation>Диск не приймає файлу з назвою «%1»; виберіть іншу назву.</translation>
    </message>
    <message>
        <source>There is no folder “%1” any more; choose another place to save.</source>
        <translation>Теки «%1» вже немає; виберіть інше місце для збереження.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder “%1”; choose another place to save.</source>
        <translation>Ви не маєте права записувати в теку «%1»; виберіть інше місце для збереження.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” can only be read; choose another place to save.</source>
        <translation>Диск із текою «%1» доступний лише для читання; виберіть інше місце для збереження.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” reports an error; choose another place to save.</source>
        <translation>Диск із текою «%1» повідомляє про помилку; виберіть інше місце для збереження.</translation>
    </message>
    <message>
        <source>Take over the saves?</source>
        <translation>Перебрати збереження?</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Закрити без збереження?</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Цю гру не збережено</translation>
    </message>
    <message>
        <source>The game was opened on “%1” (%2), which keeps the saves. If it no longer runs there, take them over; if it does, it will save no more.</source>
        <translation>Гру відкрито на комп’ютері «%1» (%2), і зберігає саме він. Якщо вона там уже не працює, переберіть збереження; якщо працює, вона там більше нічого не збереже.</translation>
    </message>
    <message>
        <source>If you close now, your decisions since the last save are lost.</source>
        <translation>Якщо закрити зараз, рішення після останнього збереження буде втрачено.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Перебрати</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Усе одно закрити</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Зберегти деінде</translation>
    </message>
    <message>
        <source>Copied; paste it where you report the bug.</source>
        <translation>Скопійовано; вставте це у звіт про помилку.</translation>
    </message>
    <message>
        <source>This is a real game now. Whenever you are unsure, ask for a hint: press H, or the lamp above.</source>
        <translation>Це вже справжня гра. Коли вагаєтеся, попросіть підказку: клавіша H або лампа вгорі.</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>The whole queue</source>
        <translation>Увесь ряд</translation>
    </message>
</context>
<context>
    <name>PickerPage</name>
    <message>
        <source>Mixed set</source>
        <translation>Змішаний набір</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Пропозиції</translation>
    </message>
    <message>
        <source>Surprise us</source>
        <translation>Здивуйте нас</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Use these ten</source>
        <translation>Узяти ці десять</translation>
    </message>
</context>
<context>
    <name>PileView</name>
    <message>
        <source>No card lies here.</source>
        <translation>Тут немає жодної карти.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Відкладені</translation>
    </message>
</context>
<context>
    <name>PlainButton</name>
    <message>
        <source>Not possible now</source>
        <translation>Зараз неможливо</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>House of the Wolf</source>
        <translation>Дім Вовка</translation>
    </message>
    <message>
        <source>House of the Stag</source>
        <translation>Дім Оленя</translation>
    </message>
    <message>
        <source>House of the Raven</source>
        <translation>Дім Крука</translation>
    </message>
    <message>
        <source>House of the Tower</source>
        <translation>Дім Вежі</translation>
    </message>
    <message>
        <source>House of the Oak</source>
        <translation>Дім Дуба</translation>
    </message>
    <message>
        <source>Aldric</source>
        <translation>Альдрік</translation>
    </message>
    <message>
        <source>Bertram</source>
        <translation>Бертрам</translation>
    </message>
    <message>
        <source>Edmund</source>
        <translation>Едмунд</translation>
    </message>
    <message>
        <source>Gerard</source>
        <translation>Герард</translation>
    </message>
    <message>
        <source>Mortimer</source>
        <translation>Мортімер</translation>
    </message>
    <message>
        <source>Agnes</source>
        <translation>Агнес</translation>
    </message>
    <message>
        <source>Edith</source>
        <translation>Едіт</translation>
    </message>
    <message>
        <source>Hildegard</source>
        <translation>Гільдегарда</translation>
    </message>
    <message>
        <source>Ingrid</source>
        <translation>Інгрід</translation>
    </message>
    <message>
        <source>Judith</source>
        <translation>Юдита</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Паж</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новачок</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Скарбник</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Жадібний</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Зброєносець</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Sees what is in front of it, rarely what comes next.</source>
        <translation>Бачить те, що перед очима, та рідко те, що далі.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Лицар</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Вправний</translation>
    </message>
    <message>
        <source>Plans ahead and punishes careless play.</source>
        <translation>Планує наперед і карає за необережність.</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Канцлер</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильний</translation>
    </message>
    <message>
        <source>Grey Eminence</source>
        <translation>Сірий кардинал</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Комп’ютер</translation>
    </message>
    <message>
        <source>Weighs what each choice brings and costs this round.</source>
        <translation>Зважує, що дасть і чого коштуватиме кожен вибір у цьому раунді.</translation>
    </message>
    <message>
        <source>Takes what a card brings at once. Right for a first game.</source>
        <translation>Бере те, що карта дає одразу. Саме те для першої гри.</translation>
    </message>
    <message>
        <source>Knows how people play, and plans for it.</source>
        <translation>Знає, як грають люди, і зважає на це.</translation>
    </message>
    <message>
        <source>Guesses what you hide, and forgives nothing.</source>
        <translation>Здогадується, що ви ховаєте, і нічого не пробачає.</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Вовк</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Олень</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Крук</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Вежа</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Дуб</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>A choice may follow.</source>
        <translation>Далі може бути вибір.</translation>
    </message>
    <message>
        <source>A choice follows.</source>
        <translation>Далі буде вибір.</translation>
    </message>
    <message>
        <source>Nothing is gained or lost.</source>
        <translation>Ніхто нічого не отримує і не втрачає.</translation>
    </message>
    <message>
        <source>Until the next question: %1</source>
        <translation>До наступного запитання: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the Trade</source>
        <translation>
            <numerusform>%n жетон на карті «Угода»</numerusform>
            <numerusform>%n жетони на карті «Угода»</numerusform>
            <numerusform>%n жетонів на карті «Угода»</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain %1 and lose %2.</source>
        <translation>Ви отримуєте %1 і втрачаєте %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 and loses %3.</source>
        <translation>%1 отримує %2 і втрачає %3.</translation>
    </message>
    <message>
        <source>You gain %1.</source>
        <translation>Ви отримуєте %1.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <translation>%1 отримує %2.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Ви втрачаєте %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 втрачає %2.</translation>
    </message>
    <message>
        <source>You may lose %1.</source>
        <translation>Ви можете втратити %1.</translation>
    </message>
    <message>
        <source>%1 may lose %2.</source>
        <translation>%1 може втратити %2.</translation>
    </message>
    <message>
        <source>%1 to %2 influence</source>
        <translation>від %1 до %2 очок впливу</translation>
    </message>
    <message>
        <source>%1 to %2 tokens</source>
        <translation>від %1 до %2 жетонів</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on cards</source>
        <translation>
            <numerusform>%n жетон на карті</numerusform>
            <numerusform>%n жетони на картах</numerusform>
            <numerusform>%n жетонів на картах</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 tokens on cards</source>
        <translation>від %1 до %2 жетонів на картах</translation>
    </message>
    <message>
        <source>the hidden card</source>
        <translation>закриту карту</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card that is lost</comment>
        <translation>карту «%1»</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 і %2</translation>
    </message>
    <message>
        <source>1 token on it.</source>
        <translation>1 жетон на ній.</translation>
    </message>
    <message>
        <source>1 token more on it, %1 in all.</source>
        <translation>Ще 1 жетон на ній, усього %1.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>All hidden cards are turned up.</source>
        <translation>Усі закриті карти відкрито.</translation>
    </message>
    <message>
        <source>Other card</source>
        <translation>Інша карта</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Підсумки</translation>
    </message>
    <message>
        <source>%1, look at your own cards before you decide.</source>
        <translation>%1, перш ніж вирішувати, подивіться на власні карти.</translation>
    </message>
    <message>
        <source>The chapter is over</source>
        <translation>Розділ завершено</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The Insurrection needs a token before it can be revealed: keep it hidden (+1)</source>
        <translation>Без жетона «Повстання» не відкрити: залиште його закритим (+1)</translation>
    </message>
    <message>
        <source>Choose an adjacent character to copy</source>
        <translation>Виберіть сусіднього персонажа для копіювання</translation>
    </message>
    <message>
        <source>Choose the hand card to lay down; it sleeps until the end of the round</source>
        <translation>Виберіть карту з руки; вона спатиме до кінця раунду</translation>
    </message>
    <message>
        <source>Choose where it goes</source>
        <translation>Виберіть, куди її покласти</translation>
    </message>
    <message>
        <source>Choose a card to move, then its new place</source>
        <translation>Виберіть карту для переміщення, а потім її нове місце</translation>
    </message>
    <message>
        <source>Lay the first card of the queue</source>
        <translation>Викладіть першу карту ряду</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Куди її покласти?</translation>
    </message>
    <message>
        <source>Lay a card: left end, right end, or on one of your stacks</source>
        <translation>Викладіть карту: ліворуч, праворуч або на один зі своїх стосів</translation>
    </message>
    <message>
        <source>Lay a card: left end or right end</source>
        <translation>Викладіть карту: ліворуч або праворуч від ряду</translation>
    </message>
    <message>
        <source>Gain what lies beside it, or swap with a hand card?</source>
        <translation>Отримати стільки, скільки лежить поруч, чи поміняти її на карту з руки?</translation>
    </message>
    <message>
        <source>Pay another Diplomat (you gain 1), or collect the tokens here and discard this card?</source>
        <translation>Заплатити іншій «Дипломатці» (ви отримуєте 1) чи забрати жетони звідси й скинути цю карту?</translation>
    </message>
    <message>
        <source>Mark a card (you gain 1), or eliminate a marked one?</source>
        <translation>Позначити карту (ви отримуєте 1) чи вилучити позначену?</translation>
    </message>
    <message>
        <source>Choose what to eliminate: the first or the last card</source>
        <translation>Виберіть карту для вилучення: першу чи останню</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate</source>
        <translation>Виберіть сусідню карту для вилучення</translation>
    </message>
    <message>
        <source>Choose an adjacent card to steal from its owner</source>
        <translation>Виберіть сусідню карту, щоб обікрасти її власника</translation>
    </message>
    <message>
        <source>Choose any card to eliminate</source>
        <translation>Виберіть будь-яку карту для вилучення</translation>
    </message>
    <message>
        <source>Choose an opponent’s face-down card to give 1 token</source>
        <translation>Виберіть закриту карту суперника, яка отримає 1 жетон</translation>
    </message>
    <message>
        <source>Choose the Diplomat that receives 2 tokens</source>
        <translation>Виберіть «Дипломатку», яка отримає 2 жетони</translation>
    </message>
    <message>
        <source>Choose an adjacent card to eliminate; a character brings 1 more</source>
        <translation>Виберіть сусідню карту для вилучення; персонаж дає ще 1 очко</translation>
    </message>
    <message>
        <source>Choose the card that receives a judgement token</source>
        <translation>Виберіть карту, яка отримає жетон вироку</translation>
    </message>
    <message>
        <source>Choose a marked card to eliminate</source>
        <translation>Виберіть позначену карту для вилучення</translation>
    </message>
    <message>
        <source>%1 is laying a card</source>
        <translation>%1 викладає карту</translation>
    </message>
    <message>
        <source>%1 is deciding: keep hidden or reveal</source>
        <translation>%1 вирішує: залишити закритою чи відкрити</translation>
    </message>
    <message>
        <source>%1 is choosing whom to copy</source>
        <translation>%1 вибирає, кого скопіювати</translation>
    </message>
    <message>
        <source>%1 is choosing one of two abilities</source>
        <translation>%1 вибирає одну з двох властивостей</translation>
    </message>
    <message>
        <source>%1 is choosing a hand card to lay down</source>
        <translation>%1 вибирає карту з руки</translation>
    </message>
    <message>
        <source>%1 is choosing which card to move, and where</source>
        <translation>%1 вибирає, яку карту й куди перемістити</translation>
    </message>
    <message>
        <source>%1 is choosing whom to steal from</source>
        <translation>%1 вибирає, кого обікрасти</translation>
    </message>
    <message>
        <source>%1 is choosing who receives a token</source>
        <translation>%1 вибирає, хто отримає жетон</translation>
    </message>
    <message>
        <source>%1 is choosing which Diplomat to pay</source>
        <translation>%1 вибирає, якій «Дипломатці» заплатити</translation>
    </message>
    <message>
        <source>%1 is choosing a card to mark</source>
        <translation>%1 вибирає, яку карту позначити</translation>
    </message>
    <message>
        <source>%1 is choosing what to eliminate</source>
        <translation>%1 вибирає, яку карту вилучити</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Отримати</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Поміняти</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Заплатити</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Забрати</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Позначити</translation>
    </message>
    <message>
        <source>Eliminate</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Фаза викладання</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Фаза активації</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Підрахунок очок</translation>
    </message>
    <message>
        <source>Keep it hidden (+1) or reveal it?</source>
        <translation>Залишити її закритою (+1) чи відкрити?</translation>
    </message>
</context>
<context>
    <name>QueueCard</name>
    <message>
        <source>sleeps this round</source>
        <translation>спить у цьому раунді</translation>
    </message>
</context>
<context>
    <name>QueueOverview</name>
    <message>
        <source>The whole queue</source>
        <translation>Увесь ряд</translation>
    </message>
</context>
<context>
    <name>QueueZone</name>
    <message>
        <source>Further to the left</source>
        <translation>Далі ліворуч</translation>
    </message>
    <message>
        <source>Further to the right</source>
        <translation>Далі праворуч</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The game is over; nothing can be chosen any more.</source>
        <translation>Гру закінчено; вибирати вже нема чого.</translation>
    </message>
    <message>
        <source>Somebody else is asked now; wait until it is your turn to choose.</source>
        <translation>Зараз вирішує хтось інший; зачекайте, доки настане ваша черга.</translation>
    </message>
    <message>
        <source>Something else is asked now; answer the question at the table first.</source>
        <translation>Зараз питають про інше; спершу дайте відповідь на питання за столом.</translation>
    </message>
    <message>
        <source>Only a card from your own hand can be laid.</source>
        <translation>Викласти можна лише карту з власної руки.</translation>
    </message>
    <message>
        <source>In an empty queue both ends are one place; lay the card there.</source>
        <translation>У порожньому ряді обидва кінці — одне місце; викладіть карту туди.</translation>
    </message>
    <message>
        <source>A card may be laid only on a stack of its own family; choose one of yours, or an end of the queue.</source>
        <translation>Карту можна класти лише на стос її родини; виберіть власний стос або кінець ряду.</translation>
    </message>
    <message>
        <source>There is no place here; choose one of those that are shown.</source>
        <translation>Тут немає місця; виберіть одне з показаних.</translation>
    </message>
    <message>
        <source>A card that lies under another cannot be chosen; only the top card of a stack can.</source>
        <translation>Карту, що лежить під іншою, вибрати не можна; вибирають лише верхню карту стосу.</translation>
    </message>
    <message>
        <source>An Archer reaches only the first or the last card of the queue.</source>
        <translation>«Лучник» дістає лише першу або останню карту ряду.</translation>
    </message>
    <message>
        <source>Only an adjacent card can be chosen: the top card right before or right after.</source>
        <translation>Вибрати можна лише сусідню: верхню карту одразу перед цією або одразу за нею.</translation>
    </message>
    <message>
        <source>This card cannot choose itself; choose another one.</source>
        <translation>Ця карта не може вибрати саму себе; виберіть іншу.</translation>
    </message>
    <message>
        <source>The Empress gives her token to an opponent; choose a face-down card of another family.</source>
        <translation>«Імператорка» дає жетон суперникові; виберіть закриту карту іншої родини.</translation>
    </message>
    <message>
        <source>The Empress’s token goes on a face-down card, not on a revealed one.</source>
        <translation>Жетон «Імператорки» кладуть на закриту карту, а не на відкриту.</translation>
    </message>
    <message>
        <source>The 2 tokens go only to another revealed Diplomat.</source>
        <translation>Ці 2 жетони може отримати лише інша відкрита «Дипломатка».</translation>
    </message>
    <message>
        <source>A Judge eliminates only a top card with a judgement token; choose a marked one.</source>
        <translation>«Суддя» вилучає лише верхню карту з жетоном вироку; виберіть позначену.</translation>
    </message>
    <message>
        <source>The card lies there already, so this is no move; choose another gap.</source>
        <translation>Карта вже там лежить, тож це не переміщення; виберіть інший проміжок.</translation>
    </message>
    <message>
        <source>Even in the first edition a Decree lays a card only onto a card of its own family; choose one of those, or a gap.</source>
        <translation>Навіть у першому виданні «Указ» кладе карту лише на карту її родини; виберіть таку або проміжок.</translation>
    </message>
    <message>
        <source>A Decree may not lay a card back onto the stack it comes from; choose another place.</source>
        <translation>«Указ» не може покласти карту назад на стос, з якого її взято; виберіть інше місце.</translation>
    </message>
    <message>
        <source>In the current edition a Decree never lays a card onto another; choose a gap.</source>
        <translation>У чинному виданні «Указ» ніколи не кладе карту на іншу; виберіть проміжок.</translation>
    </message>
    <message>
        <source>To reveal an Insurrection costs 1 of its tokens, and none lies on it; keep it hidden.</source>
        <translation>Щоб відкрити «Повстання», віддають 1 із його жетонів, а на ньому їх немає; залиште його закритим.</translation>
    </message>
    <message>
        <source>This card does not offer that; choose one of its own two halves.</source>
        <translation>Ця карта такого не пропонує; виберіть одну з двох її половин.</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Крок назад</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Крок уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>Through the eyes of</source>
        <translation>Чиїми очима</translation>
    </message>
    <message>
        <source>Bystander</source>
        <translation>Спостерігач</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Перегляд гри</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
    <message>
        <source>This game takes the place of your unfinished one.</source>
        <translation>Ця гра замінить вашу незавершену.</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Space play or pause · ← → step · Page ↑ ↓ or 1–6 round · Home End ends · + − speed · Esc menu</source>
        <translation>Пробіл відтворення й пауза · ← → крок · Page ↑ ↓ або 1–6 раунд · Home End початок і кінець · + − швидкість · Esc меню</translation>
    </message>
</context>
<context>
    <name>RoundSegment</name>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
</context>
<context>
    <name>RuleBoard</name>
    <message>
        <source>Once more</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Показати</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Players and set-up</source>
        <translation>Гравці та приготування</translation>
    </message>
    <message>
        <source>start begin deal shuffle hand number two three four five house rule aside</source>
        <translation>початок розклад роздача тасувати рука кількість двоє удвох троє четверо п’ятеро домашнє правило відкладені</translation>
    </message>
    <message>
        <source>The throne stands empty. Whoever has gathered the most influence after six rounds takes it.</source>
        <translation>Трон порожній. Його посяде той, хто за шість раундів збере найбільше впливу.</translation>
    </message>
    <message>
        <source>The queue: direction and stacks</source>
        <translation>Ряд: напрямок і стоси</translation>
    </message>
    <message>
        <source>row line left right end first last before after top covered under pile</source>
        <translation>черга лінія ліворуч праворуч кінець перша остання перед після верхня накрита під стос</translation>
    </message>
    <message>
        <source>Influence and tokens</source>
        <translation>Вплив і жетони</translation>
    </message>
    <message>
        <source>points coins score bank supply gain money</source>
        <translation>очки монети рахунок банк запас отримати гроші</translation>
    </message>
    <message>
        <source>Characters and intrigues</source>
        <translation>Персонажі та інтриги</translation>
    </message>
    <message>
        <source>kind type card person event stays leaves permanent once</source>
        <translation>вид тип карта особа подія лишається йде раз постійна</translation>
    </message>
    <message>
        <source>Rounds and laying cards</source>
        <translation>Раунди й викладання карт</translation>
    </message>
    <message>
        <source>turn order play place put first player marker clockwise onto stack between trade pays</source>
        <translation>хід порядок зіграти покласти викладання перший гравець жетон годинникова на стос між угода платить</translation>
    </message>
    <message>
        <source>Resolving the queue</source>
        <translation>Активація ряду</translation>
    </message>
    <message>
        <source>walk reveal flip keep hidden face down token next skip twice uncovered under vanish</source>
        <translation>відкрити перевернути залишити закрита жетон наступна пропустити двічі діє під зникає хід</translation>
    </message>
    <message>
        <source>When everybody has laid a card, the queue is resolved from its first place to its last.</source>
        <translation>Коли всі виклали по карті, ряд активують від першого місця до останнього.</translation>
    </message>
    <message>
        <source>Choices and targets</source>
        <translation>Вибір і цілі</translation>
    </message>
    <message>
        <source>target adjacent neighbour beside must may own card either or half question forced optional spy steal</source>
        <translation>ціль сусідня сусід поруч мусить може власна карта або половина питання примус шпигун красти</translation>
    </message>
    <message>
        <source>Eliminating, discarding, reserving</source>
        <translation>Вилучення, скидання, збереження</translation>
    </message>
    <message>
        <source>kill remove attack hit victim pay order pile graveyard lost tokens infiltration keep aside</source>
        <translation>убити прибрати напад ударити жертва оплата порядок скид втрачаються жетони проникнення</translation>
    </message>
    <message>
        <source>Cards leave the queue in three ways, and only one of them pays.</source>
        <translation>Карти виходять із ряду трьома способами, і лише за один із них платять.</translation>
    </message>
    <message>
        <source>Ambush and Insurrection</source>
        <translation>«Засідка» і «Повстання»</translation>
    </message>
    <message>
        <source>trap attacker caught springs four revenge two ambushes turn down again known</source>
        <translation>пастка нападник спіймано спрацьовує чотири помста дві засідки перевернути знову відома</translation>
    </message>
    <message>
        <source>Judgement tokens</source>
        <translation>Жетони вироку</translation>
    </message>
    <message>
        <source>judge mark marked verdict sentence five several</source>
        <translation>суддя позначена позначка позначити вирок п’ять кілька</translation>
    </message>
    <message>
        <source>The Royal Decree: moving cards</source>
        <translation>«Королівський указ»: переміщення карт</translation>
    </message>
    <message>
        <source>move shift gap same place back beside stack order rearrange</source>
        <translation>пересунути перенести проміжок те саме місце назад поруч зі стосом порядок</translation>
    </message>
    <message>
        <source>Shapeshifter and Informant: copying and swapping</source>
        <translation>«Самозванець» та «Інформаторка»: копіювання й обмін</translation>
    </message>
    <message>
        <source>copy imitate name heir this card swap sleep asleep exchange hand back</source>
        <translation>копія наслідувати назва спадкоємець ця карта обмін спить сон заміна повернути в руку</translation>
    </message>
    <message>
        <source>Who may know what</source>
        <translation>Хто що може знати</translation>
    </message>
    <message>
        <source>secret look peek hidden open public remember memory hand aside discard pile</source>
        <translation>таємниці таємно підглянути подивитися відкрито пам’ять рука відкладені скид</translation>
    </message>
    <message>
        <source>Whatever follows from what you see, you may use; computers and hints know no more than the seat they play for.</source>
        <translation>Можна користуватися всім, що випливає з побаченого; комп’ютери й підказки знають не більше за того, за кого грають.</translation>
    </message>
    <message>
        <source>The end and ties</source>
        <translation>Кінець гри й нічия</translation>
    </message>
    <message>
        <source>win winner draw equal tie-break tiebreaker score count throne last card sixth</source>
        <translation>перемога переможець порівну однаково рахунок підрахунок трон остання карта шостий</translation>
    </message>
    <message>
        <source>The first edition</source>
        <translation>Перше видання</translation>
    </message>
    <message>
        <source>old older current new version difference edition lord ambush decree stack tie</source>
        <translation>старе давнє чинне нове версія різниця лорд засідка указ стос нічия</translation>
    </message>
    <message>
        <source>Card sets and mixing</source>
        <translation>Набори карт і змішування</translation>
    </message>
    <message>
        <source>base alliance mixed expansion combine variant choose ten twenty deck</source>
        <translation>базовий альянс змішаний доповнення поєднати варіант вибір десять двадцять колода</translation>
    </message>
    <message>
        <source>The first edition differs in these points alone; everything else holds in both.</source>
        <translation>Тут є все, чим відрізняється перше видання; решта діє в обох.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Three to five players sit at the table, and each has a family: ten cards with their own crest and colour. Every family has the same ten cards, each of them once. Whatever the number of players, the set-up is the same.</source>
        <translation>За столом сидять від трьох до п’яти гравців, і кожен має родину: десять карт із власним гербом і кольором. У всіх родин ті самі десять карт, кожна в одному примірнику. Приготування однакове за будь-якої кількості гравців.</translation>
    </message>
    <message>
        <source>Each family’s ten cards are shuffled: 3 are set aside face down, and 7 make the hand. Every player begins with 1 influence, and 5 judgement tokens lie ready for all. Before the first round you agree on the direction and on who takes the first-player marker, by custom the oldest.</source>
        <translation>Десять карт кожної родини тасують: 3 відкладають долілиць, а 7 беруть у руку. Кожен починає з 1 очком впливу, а 5 жетонів вироку лежать у загальному запасі. Перед першим раундом визначають напрямок і того, хто бере жетон першого гравця; за звичаєм це найстарший.</translation>
    </message>
    <message>
        <source>Two can play too: this is a house rule of this program, for the printed game asks for three at least. Nothing else changes.</source>
        <translation>Можна грати й удвох: це домашнє правило цієї програми, бо друкована гра розрахована щонайменше на трьох. Більше нічого не змінюється.</translation>
    </message>
    <message>
        <source>All families share one row, the queue, which has a left and a right end. At each place of it lies a stack: a single card, or several of one family. When a place becomes empty, the gap closes.</source>
        <translation>Усі родини мають один спільний ряд, у якого є лівий і правий кінці. На кожному його місці лежить стос: одна карта або кілька карт однієї родини. Коли місце порожніє, проміжок змикається.</translation>
    </message>
    <message>
        <source>One direction holds for the whole game: left to right or right to left. First, last, before and after always follow it: from right to left, the card at the right end is the first one. The left and the right end are always those that you see.</source>
        <translation>Упродовж усієї гри діє один напрямок: зліва направо або справа наліво. Перша й остання карта, перед і після — усе рахують за ним: якщо напрямок справа наліво, перша карта лежить на правому кінці. Лівий і правий кінці завжди такі, як ви їх бачите.</translation>
    </message>
    <message>
        <source>A stack holds cards of one family only. The uppermost is its top card, every other one is covered. A covered card waits: it counts again once the cards on it have left or been moved.</source>
        <translation>У стосі лежать карти лише однієї родини. Найвища з них — верхня карта, усі інші накриті. Накрита карта чекає: вона знову рахується, коли карти, що лежать на ній, підуть або їх перемістять.</translation>
    </message>
    <message>
        <source>A covered card keeps its side, its tokens and its judgement tokens, but nothing counts it and nobody can choose it, not even its owner, unless a rule says so. This holds in both editions.</source>
        <translation>Накрита карта лишається закритою чи відкритою, як була, з усіма жетонами, зокрема вироку, але ніде не рахується, і ніхто не може її вибрати, навіть власник, якщо правило не каже інакше. Так в обох виданнях.</translation>
    </message>
    <message>
        <source>A token is one point of influence. The tokens in front of a player are that player’s influence; others lie on cards of the queue or in the supply. To gain means to take tokens from the supply.</source>
        <translation>Жетон — це одне очко впливу. Жетони перед гравцем — його вплив; інші лежать на картах у ряді або в запасі. Отримати означає взяти жетони із запасу.</translation>
    </message>
    <message>
        <source>The supply never runs out: whoever gains gets all of it.</source>
        <translation>Запас ніколи не вичерпується: скільки належить, стільки й отримують.</translation>
    </message>
    <message>
        <source>An intrigue that has acted is discarded. Only an [infiltration:Infiltration] and a [trade:Trade] are reserved instead, and an [insurrection:Insurrection] turns face down again. Cards of the other kind are characters: once revealed, they stay and act in every round, though a [deserter:Deserter], a [diplomat:Diplomat] or an [informant:Informant] may leave by its own text.</source>
        <translation>Інтригу, яка подіяла, скидають. Лише «[infiltration:Проникнення]» і «[trade:Угоду]» натомість зберігають, а «[insurrection:Повстання]» знову перевертають долілиць. Решта карт — персонажі: відкриті, вони залишаються й діють щораунду, хоча «[deserter:Дезертир]», «[diplomat:Дипломатка]» та «[informant:Інформаторка]» можуть піти, якщо так велить їхній текст.</translation>
    </message>
    <message>
        <source>A game lasts six rounds. In each of them everybody first lays one card; then the queue is resolved, place by place.</source>
        <translation>Гра триває шість раундів. У кожному спершу всі викладають по одній карті, а потім ряд активують місце за місцем.</translation>
    </message>
    <message>
        <source>When a round begins, once the marker has passed and before anybody lays a card, every reserved [trade:Trade] pays its owner as much as lies on it, all at the same moment. It pays only if its owner has a card in the queue, covered or not.</source>
        <translation>На початку раунду, коли жетон першого гравця вже перейшов, а карт ще ніхто не виклав, кожна збережена «[trade:Угода]» платить власникові стільки, скільки на ній лежить, усі одночасно. Вона платить, лише якщо власник має в ряді хоч одну карту, накриту чи ні.</translation>
    </message>
    <message>
        <source>Beginning with the first player and going clockwise, each player lays one hand card face down: at the left end, at the right end, or onto a stack of their own family, whichever side it shows. Nobody may lay a card between two places or onto another family. In an empty queue both ends are one and the same place.</source>
        <translation>Починаючи з першого гравця й далі за годинниковою стрілкою, кожен викладає одну карту з руки долілиць: на лівий кінець, на правий або на стос власної родини, закритий чи відкритий. Не можна класти карту між двома місцями чи на чужу родину. У порожньому ряді обидва кінці — те саме місце.</translation>
    </message>
    <message>
        <source>When a round ends, the first-player marker goes one seat clockwise. Cards stay where they are, with all that lies on them.</source>
        <translation>Наприкінці раунду жетон першого гравця переходить до наступного за годинниковою стрілкою. Карти залишаються на своїх місцях з усім, що на них лежить.</translation>
    </message>
    <message>
        <source>The places are visited along the direction, beginning with the first, and at each of them the top card matters. If it is face down, its owner keeps it hidden or reveals it; if it is revealed, it acts. Afterwards the next place follows. If the card has left and nothing was under it, the gap closes and the stack after it is next.</source>
        <translation>Ряд проходять місце за місцем у визначеному напрямку, починаючи з першого, і на кожному важить верхня карта. Якщо вона закрита, власник залишає її закритою або відкриває; якщо відкрита, вона діє. Потім настає черга наступного місця. Якщо карта пішла, а під нею нічого не було, проміжок змикається, і далі йде стос, що лежав за нею.</translation>
    </message>
    <message>
        <source>Whoever keeps a card hidden puts 1 token from the supply on it, and that is all. In the next round the question comes again; any number of tokens may gather on a card.</source>
        <translation>Хто залишає карту закритою, кладе на неї 1 жетон із запасу, і це все. Наступного раунду питання постає знову; на карті може зібратися скільки завгодно жетонів.</translation>
    </message>
    <message>
        <source>Whoever reveals a card takes the tokens on it. Its ability happens at once; a card may be revealed in the very round it was laid. Some cards treat their tokens otherwise: on [ambush:Ambush] and [racket:Racket] they are lost, a [conspiracy:Conspiracy] pays double, a [trade:Trade] keeps them, and an [insurrection:Insurrection] costs one of them.</source>
        <translation>Хто відкриває карту, бере жетони з неї. Її властивість діє одразу, а відкрити карту можна вже в тому раунді, коли її виклали. Деякі карти поводяться з жетонами інакше: на «[ambush:Засідці]» та «[racket:Здирстві]» вони втрачаються, «[conspiracy:Змова]» платить удвічі більше, на «[trade:Угоді]» вони лишаються, а «[insurrection:Повстання]» віддає один із них.</translation>
    </message>
    <message>
        <source>A revealed card acts whenever its place is resolved, wanted or not. It stays in the queue until its text is done, even an intrigue, unless it eliminates itself or an [ambush:Ambush] takes it. What it uncovers by leaving early counts as uncovered at once, but is resolved only when all that is over.</source>
        <translation>Відкрита карта діє щоразу, коли активують її місце, хоче того власник чи ні. Вона лежить у ряді, доки не виконає весь текст, навіть інтрига, хіба що вилучить саму себе або її забере «[ambush:Засідка]». Карта, яка через це раніше стає верхньою, одразу рахується, але активують її лише тоді, коли все це скінчиться.</translation>
    </message>
    <message>
        <source>If the card that acted has left, in whatever way, and a card was under it, that one has come to light at the place being resolved and is resolved at once. Only the cards under one that an [informant:Informant] laid down stay covered and wait.</source>
        <translation>Якщо карта, яка діяла, у будь-який спосіб пішла, а під нею лежала інша, та стає верхньою на місці, яке саме активують, і її активують одразу. Лише карти під тією, що викладена обміном «[informant:Інформаторки]», лишаються накритими й чекають.</translation>
    </message>
    <message>
        <source>When a stack vanishes that has been passed already, no card is skipped or met twice. A card uncovered at a place already passed is not resolved this round; one uncovered further on is, in its turn. A card that a [royal-decree:Royal Decree] carries from the passed part to the part ahead is met again: it acts again, or its owner is asked again. One carried the other way is missed.</source>
        <translation>Коли зникає вже пройдений стос, жодну карту не пропускають і не активують двічі. Карту, що стала верхньою на пройденому місці, цього раунду не активують; ту, що далі, — активують, коли настане її черга. Коли «[royal-decree:Королівський указ]» переносить карту з пройденої частини вперед, її черга настає знову: вона діє ще раз, або її власника питають знову. Перенесену назад пропускають.</translation>
    </message>
    <message>
        <source>The owner of the card being resolved answers all that its ability asks, one question after another: which half, which card to copy, which target, which hand card; a Decree’s card and its new place are one question. What the text puts first is done by then: an [empress:Empress] has paid her 2 already when her owner is asked about the token. A question with a single answer is not asked. Yet to point at one thing or another is a choice, even where the outcome is the same.</source>
        <translation>На всі питання карти, яку активують, відповідає її власник, по одному: яка половина, кого копіювати, яку вибрати ціль, яку карту з руки покласти; карта для «Указу» та її нове місце — одне питання. Те, що в тексті стоїть раніше, вже зроблено: коли вирішують, куди піде жетон «[empress:Імператорки]», її 2 очки вже отримано. Якщо відповідь одна, питання не ставлять. Та вказати на одне чи на інше — це вибір, навіть коли наслідок той самий.</translation>
    </message>
    <message>
        <source>What to lay, and whether to keep or reveal, is asked always, even with one answer. An [insurrection:Insurrection] that has no token can only be kept; passing over the question would give it away.</source>
        <translation>Що викласти і чи відкрити карту, питають завжди, навіть якщо відповідь одна. «[insurrection:Повстання]» без жетона можна лише залишити закритим; якби питання пропустили, це його виказало б.</translation>
    </message>
    <message>
        <source>You may choose one half of a card that says OR only if at least part of it can be done. A [judge:Judge] eliminates only where a top card bears a judgement token, and an [informant:Informant] swaps only with a card in the hand. The other halves are always open: gain, pay, collect and mark.</source>
        <translation>Половина карти зі словом АБО доступна, лише якщо хоч частину її можна виконати. «[judge:Суддя]» вилучає, лише коли якась верхня карта має жетон вироку, а «[informant:Інформаторка]» міняється, лише коли в руці є карта. Інші половини доступні завжди: отримати, заплатити, забрати й позначити.</translation>
    </message>
    <message>
        <source>Adjacent are the top cards of the places right before and right after: two of them, one at an end of the queue, none for a card alone in it. Side and family do not matter.</source>
        <translation>Сусідні — це верхні карти на місцях одразу перед і одразу після: дві, одна на кінці ряду, жодної, якщо карта в ряді сама. Закриті вони чи відкриті й чиї вони — байдуже.</translation>
    </message>
    <message>
        <source>Where a card tells you to eliminate, you must. You may choose your own cards freely, and you have to if nothing else can be chosen. With nothing to choose, nothing happens.</source>
        <translation>Вилучення обов’язкове. Власні карти можна вибирати вільно, а якщо нічого іншого немає, то доведеться. Коли вибирати нема чого, нічого не відбувається.</translation>
    </message>
    <message>
        <source>A [spy:Spy] may point at a card whose owner has no influence, or at one of its own family. Nothing is stolen then.</source>
        <translation>«[spy:Шпигун]» може вказати на карту гравця без очок впливу або на карту власної родини. Тоді він нічого не краде.</translation>
    </message>
    <message>
        <source>Whoever eliminates a card, even one of their own, gains 1 influence for it. Only top cards can be eliminated, face down or revealed. Losing a card pays its owner nothing, unless it is an [ambush:Ambush] or a [racket:Racket].</source>
        <translation>Хто вилучає карту, навіть власну, отримує за неї 1 очко впливу. Вилучити можна лише верхню карту, закриту чи відкриту. Втрата карти нічого не дає власникові, хіба що це «[ambush:Засідка]» або «[racket:Здирство]».</translation>
    </message>
    <message>
        <source>When cards are eliminated, every victim is turned up first, its tokens return to the supply, and it goes to its owner’s discard pile; what was under it is uncovered, or its place closes. Then comes the pay: 1 for each victim, own cards and the acting card itself included, together with what an [infiltration:Infiltration] adds. Then each [ambush:Ambush] and [racket:Racket] among the victims takes effect, in the order along the direction. Last comes the rest of the acting card’s text, if that card is still there.</source>
        <translation>Під час вилучення спершу кожну жертву перевертають горілиць, її жетони вертаються до запасу, а сама вона йде у скид свого власника; карта під нею стає верхньою, або місце змикається. Далі оплата: 1 очко за кожну жертву, зокрема власну й саму карту, що діє, разом із тим, що додає «[infiltration:Проникнення]». Потім спрацьовує кожна «[ambush:Засідка]» і кожне «[racket:Здирство]» серед жертв, у порядку напрямку. Наостанок іде решта тексту карти, що діє, якщо вона ще лежить.</translation>
    </message>
    <message>
        <source>A discarded card goes face up to its owner’s discard pile, and nobody is paid for it. Tokens on it return to the supply, unless its text says otherwise.</source>
        <translation>Скинута карта йде горілиць у скид свого власника, і ніхто за неї нічого не отримує. Жетони з неї вертаються до запасу, якщо її текст не каже інакше.</translation>
    </message>
    <message>
        <source>A reserved card lies face up in front of its owner for the rest of the game. Nothing touches it, and it is no card of the queue. A card that is eliminated cannot be reserved.</source>
        <translation>Збережена карта до кінця гри лежить горілиць перед власником. Її ніщо не зачіпає, і вона вже не карта ряду. Вилучену карту зберегти не можна.</translation>
    </message>
    <message>
        <source>The attacker is always the card at the place being resolved: a [shapeshifter:Shapeshifter] that copies, not the card it copied, and an intrigue too. An intrigue taken by an [ambush:Ambush] leaves just once.</source>
        <translation>Нападник — завжди карта на місці, яке саме активують: «[shapeshifter:Самозванець]», що копіює, а не скопійована карта, а також інтрига. Інтрига, яку забирає «[ambush:Засідка]», іде лише раз.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that eliminates an opponent’s [ambush:Ambush] is discarded instead of turned face down. Two such Ambushes pay their owners 4 each and discard it once.</source>
        <translation>«[insurrection:Повстання]», яке вилучає «[ambush:Засідку]» суперника, скидають, а не перевертають долілиць. Дві такі «Засідки» дають своїм власникам по 4 очки, а «Повстання» скидають один раз.</translation>
    </message>
    <message>
        <source>An [insurrection:Insurrection] that has turned down is a face-down card like any other, but known to all. Met once more in the same round, after a [royal-decree:Royal Decree], its owner is asked once more.</source>
        <translation>«[insurrection:Повстання]», перевернуте долілиць, — закрита карта, як усі інші, тільки відома всім. Якщо після «[royal-decree:Королівського указу]» його черга настає того самого раунду ще раз, власника питають знову.</translation>
    </message>
    <message>
        <source>The judgement tokens on a card that leaves the queue, in any way, return to the common supply. There are five in all. A card may bear several, and any [judge:Judge] may use them, whoever laid them.</source>
        <translation>Жетони вироку з карти, яка в будь-який спосіб виходить із ряду, вертаються до загального запасу. Усього їх п’ять. На одній карті може лежати кілька, і скористатися ними може будь-який «[judge:Суддя]», хоч би хто їх поклав.</translation>
    </message>
    <message>
        <source>Putting a card back where it lay is no move for a [royal-decree:Royal Decree]; laying the top card of a stack beside the rest of that stack is one. The Decree stays in its place until the move is made, so the gaps on either side of it are two. With no move to make, nothing happens.</source>
        <translation>Повернути карту туди, де вона лежала, — не переміщення для «[royal-decree:Королівського указу]»; покласти верхню карту стосу поруч із рештою того стосу — переміщення. «Указ» лежить на місці, доки карту не перемістять, тож проміжки обабіч нього — два різні. Якщо переміщати нема чого, нічого не відбувається.</translation>
    </message>
    <message>
        <source>A [shapeshifter:Shapeshifter] is always called Shapeshifter. So when it copies an [heir:Heir], only other revealed and uncovered Shapeshifters stand in its way, and it stands in no Heir’s way. To copy a Shapeshifter does nothing, and every copy lasts for this one resolution.</source>
        <translation>«[shapeshifter:Самозванець]» завжди зветься «Самозванцем». Тож коли він копіює «[heir:Спадкоємця]», йому заважають лише інші відкриті й не накриті «Самозванці», а сам він «Спадкоємцям» не заважає. Копіювати «Самозванця» марно, і кожна копія діє лише цього разу.</translation>
    </message>
    <message>
        <source>In a copied ability “this card” is the [shapeshifter:Shapeshifter]. A copied [deserter:Deserter] may get it discarded, and a copied [informant:Informant] may take it back into the hand. As a [diplomat:Diplomat] it may collect, or pay any revealed top Diplomat, the copied one included.</source>
        <translation>У скопійованій властивості «ця карта» — це «[shapeshifter:Самозванець]». Як «[deserter:Дезертира]» його можуть скинути, як «[informant:Інформаторку]» — забрати в руку. Як «[diplomat:Дипломатка]» він може забрати жетони із себе або заплатити будь-якій відкритій верхній «Дипломатці», зокрема й скопійованій.</translation>
    </message>
    <message>
        <source>A card laid down by an [informant:Informant] sleeps until the round ends. When its place comes, wherever that is, it is passed over: no question, no token. For everything else it is a card like any other.</source>
        <translation>Карта, викладена обміном «[informant:Інформаторки]», спить до кінця раунду. Хоч де б вона лежала, під час активації її минають без питання й без жетона. Для всього іншого це карта, як усі інші.</translation>
    </message>
    <message>
        <source>You alone see your hand, your three cards set aside and your own face-down cards, covered ones too. Everybody sees the rest: influence, how many cards a hand holds, whose each card is and what lies on it, whether it sleeps, and every card that is revealed, discarded or reserved. A card whose face all have seen stays known, wherever it is carried. One taken back is known to be in the hand until its owner lays a card.</source>
        <translation>Лише ви бачите свою руку, три відкладені карти й власні закриті карти, зокрема накриті. Решту бачать усі: вплив, кількість карт у руці, чия карта, що на ній лежить і чи вона спить, а також кожну відкриту, скинуту чи збережену карту. Карта, яку всі вже бачили, лишається відомою, хоч куди потрапить. Про повернену в руку знають, що вона там, доки її власник не викладе карту.</translation>
    </message>
    <message>
        <source>Among players with equal influence, whoever has the most top cards in the queue wins: count the stacks on which their card lies uppermost. Face down or revealed makes no difference.</source>
        <translation>За рівного впливу перемагає той, хто має в ряді найбільше верхніх карт: рахують стоси, на яких зверху лежить власна карта. Закрита вона чи відкрита — байдуже.</translation>
    </message>
    <message>
        <source>Players who are equal in influence and in cards win together.</source>
        <translation>Гравці, у яких порівну і впливу, і карт, перемагають разом.</translation>
    </message>
    <message>
        <source>In the first edition a [lord:Lord] counts every card of an adjacent stack of its family, covered ones too. In the current edition only the top card counts.</source>
        <translation>У першому виданні «[lord:Лорд]» рахує кожну карту сусіднього стосу своєї родини, зокрема накриті. У чинному рахується лише верхня.</translation>
    </message>
    <message>
        <source>In the first edition an [ambush:Ambush] eliminated by its own family brings 1 more, as if its owner had revealed it, and the card that did it is discarded without pay; an [insurrection:Insurrection] is not turned down then. In the current edition there is just the 1 for eliminating, and the card that did it stays.</source>
        <translation>У першому виданні «[ambush:Засідка]», вилучена власною родиною, дає на 1 очко більше, ніби власник її відкрив, а карту, що її вилучила, скидають без оплати; «[insurrection:Повстання]» тоді не перевертають долілиць. У чинному є лише 1 очко за вилучення, а карта, що її вилучила, залишається.</translation>
    </message>
    <message>
        <source>In the current edition a [royal-decree:Royal Decree] moves a card only into a gap: between two stacks or beyond an end. In the first edition it may also build stacks.</source>
        <translation>У чинному виданні «[royal-decree:Королівський указ]» переміщує карту лише в проміжок: між двома стосами або за кінець ряду. У першому він може ще й складати стоси.</translation>
    </message>
    <message>
        <source>In the first edition a [royal-decree:Royal Decree] may lay a card onto a top card of that card’s own family, but not back onto the stack it comes from. If that top card is the Decree itself, the Decree is discarded from under the moved card, which is resolved next at that place unless it sleeps.</source>
        <translation>У першому виданні «[royal-decree:Королівський указ]» може покласти карту на верхню карту її власної родини, але не назад на стос, з якого вона походить. Якщо ця верхня карта — сам «Указ», його скидають з-під переміщеної карти, яку активують наступною на тому місці, якщо вона не спить.</translation>
    </message>
    <message>
        <source>In the first edition all of a player’s cards in the queue count in a tie, covered ones too. In the current edition only the top cards do.</source>
        <translation>У першому виданні нічию вирішують усі власні карти в ряді, зокрема накриті. У чинному — лише верхні.</translation>
    </message>
    <message>
        <source>A game is played with ten cards: the base ten, the ten of the Alliance, or mixed, any ten of the twenty. All families play with the same ten. Mixed sets are a variant of this program.</source>
        <translation>Грають десятьма картами: базовою десяткою, десяткою Альянсу або змішаним набором, тобто будь-якими десятьма з двадцяти. Усі родини мають ту саму десятку. Змішані набори — варіант цієї програми.</translation>
    </message>
    <message>
        <source>The edition is a choice only where the ten hold a base card. Without one the game is of the current edition; with one, the chosen edition governs everything, the tie-break too.</source>
        <translation>Видання вибирають лише тоді, коли в десятці є базова карта. Без неї діє чинне видання; з нею вибране видання визначає все, зокрема й те, як вирішують нічию.</translation>
    </message>
    <message>
        <source>The game ends after the sixth round; the card left in each hand is never played. Tokens in the queue are worth nothing then. Those on a reserved [trade:Trade] go to its owner, who needs no card in the queue for that. Whoever has the most influence wins.</source>
        <translation>Гра закінчується після шостого раунду; карту, яка лишилася в кожного в руці, не грають. Жетони в ряді тоді нічого не варті. Жетони зі збереженої «[trade:Угоди]» отримує власник, навіть якщо в ряді немає жодної його карти. Перемагає той, хто має найбільше очок впливу.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Шукати в правилах</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Розділи</translation>
    </message>
    <message>
        <source>Nothing is found. Try another word.</source>
        <translation>Нічого не знайдено. Спробуйте інше слово.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Усі карти</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Додати гравця</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Прибрати</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Own cards</source>
        <translation>Власні карти</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Base set</source>
        <translation>Базовий набір</translation>
    </message>
    <message>
        <source>Blades, thieves and a trap: the place to start.</source>
        <translation>Клинки, злодії й пастка: із цього варто почати.</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Альянс</translation>
    </message>
    <message>
        <source>Gifts, bargains and verdicts: help others while it helps you.</source>
        <translation>Дари, угоди й вироки: допомагайте іншим, доки це вигідно вам.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Змішаний</translation>
    </message>
    <message>
        <source>Any ten of the twenty cards, the same ten for every family.</source>
        <translation>Будь-які десять із двадцяти карт, однакові для кожної родини.</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Чинне</translation>
    </message>
    <message>
        <source>The rules as they are printed today.</source>
        <translation>Правила, які друкують тепер.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Перше</translation>
    </message>
    <message>
        <source>The older rules: the Lord counts whole stacks, the Decree may stack, your own Ambush bites too.</source>
        <translation>Давніші правила: «Лорд» рахує цілі стоси, «Указ» може складати стоси, а власна «Засідка» теж кусає.</translation>
    </message>
    <message>
        <source>Drawn blades</source>
        <translation>Оголені клинки</translation>
    </message>
    <message>
        <source>Everybody strikes, and two traps wait for those who strike too soon.</source>
        <translation>Б’ють усі, а дві пастки чекають на тих, хто поквапиться.</translation>
    </message>
    <message>
        <source>Golden court</source>
        <translation>Золотий двір</translation>
    </message>
    <message>
        <source>Little blood, much gold: whoever comes early and stays earns the most.</source>
        <translation>Мало крові, багато золота: хто прийде рано й залишиться, заробить найбільше.</translation>
    </message>
    <message>
        <source>Traps and bargains</source>
        <translation>Пастки й угоди</translation>
    </message>
    <message>
        <source>Every heap of tokens in the queue is a treasure or a trap.</source>
        <translation>Кожна купка жетонів у ряді — скарб або пастка.</translation>
    </message>
    <message>
        <source>Masquerade</source>
        <translation>Маскарад</translation>
    </message>
    <message>
        <source>Abilities are borrowed, places exchanged: nobody stays who they were.</source>
        <translation>Позичені властивості, змінені місця: ніхто не лишається собою.</translation>
    </message>
    <message>
        <source>In the shadows</source>
        <translation>У тіні</translation>
    </message>
    <message>
        <source>Stay hidden and grow: the fewer faces you show, the better.</source>
        <translation>Ховайтеся й зростайте: що менше облич ви показуєте, то краще.</translation>
    </message>
    <message>
        <source>Half and half</source>
        <translation>Пів на пів</translation>
    </message>
    <message>
        <source>Five cards of each set: an easy way into the Alliance.</source>
        <translation>По п’ять карт із кожного набору: легке знайомство з Альянсом.</translation>
    </message>
    <message>
        <source>%1 of 10 chosen</source>
        <translation>Вибрано %1 з 10</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>Виберіть ще %n карту</numerusform>
            <numerusform>Виберіть ще %n карти</numerusform>
            <numerusform>Виберіть ще %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n персонаж</numerusform>
            <numerusform>%n персонажі</numerusform>
            <numerusform>%n персонажів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigues</source>
        <translation>
            <numerusform>%n інтрига</numerusform>
            <numerusform>%n інтриги</numerusform>
            <numerusform>%n інтриг</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>Light on the table</source>
        <translation>Світло на столі</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Свічки</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Hatching that tells the families apart</source>
        <translation>Штрихування, що розрізняє родини</translation>
    </message>
    <message>
        <source>Names on the cards in the queue</source>
        <translation>Назви на картах у ряді</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Повний екран</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>This is how fast a card turns over at the table.</source>
        <translation>Так швидко перевертається карта на столі.</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Зміни діють одразу.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>Curtain when several people play</source>
        <translation>Завіса, коли грає кілька людей</translation>
    </message>
    <message>
        <source>When a player must see their hand</source>
        <translation>Коли треба бачити свої карти</translation>
    </message>
    <message>
        <source>For every decision</source>
        <translation>Для кожного рішення</translation>
    </message>
    <message>
        <source>Warn me before a choice that only hurts myself</source>
        <translation>Попереджати про вибір, що шкодить лише мені</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>Mute while another program is in use</source>
        <translation>Вимикати звук, коли використовується інша програма</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Вимкнути звук</translation>
    </message>
    <message>
        <source>Sounds of the room around the table</source>
        <translation>Звуки зали довкола столу</translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>Final standing</source>
        <translation>Підсумки</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Відкладені</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Незіграна карта</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>Set aside</source>
        <translation>Відкладені</translation>
    </message>
    <message>
        <source>Card not played</source>
        <translation>Незіграна карта</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>revealed</source>
        <translation>відкрита</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрита</translation>
    </message>
    <message>
        <source>known to all</source>
        <translation>відома всім</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>накрита</translation>
    </message>
    <message numerus="yes">
        <source>%n judgement tokens</source>
        <translation>
            <numerusform>%n жетон вироку</numerusform>
            <numerusform>%n жетони вироку</numerusform>
            <numerusform>%n жетонів вироку</numerusform>
        </translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>спить</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>можна вибрати</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n карта в руці</numerusform>
            <numerusform>%n карти в руці</numerusform>
            <numerusform>%n карт у руці</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Місце %1 з %2</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Лівий кінець</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Правий кінець</translation>
    </message>
    <message>
        <source>Between places %1 and %2</source>
        <translation>Між місцями %1 і %2</translation>
    </message>
    <message>
        <source>card %1 of %2 from the top of the stack</source>
        <translation>карта %1 з %2 від верху стосу</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n очко впливу</numerusform>
            <numerusform>%n очки впливу</numerusform>
            <numerusform>%n очок впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетони</numerusform>
            <numerusform>%n жетонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n top cards</source>
        <translation>
            <numerusform>%n верхня карта</numerusform>
            <numerusform>%n верхні карти</numerusform>
            <numerusform>%n верхніх карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>The table waits</source>
        <translation>Стіл чекає</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Вийти з повного екрана</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Повний екран</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Вийти з-за столу</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
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
        <translation>У цій грі хід скасували після того, як побачили щось приховане.</translation>
    </message>
</context>
<context>
    <name>Takebacks</name>
    <message>
        <source>Something hidden has been seen since; if you take the move back, the game is marked.</source>
        <translation>Відтоді стало видно щось приховане; якщо скасувати хід, гру буде позначено.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Скасувати хід</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Не скасовувати</translation>
    </message>
</context>
<context>
    <name>ThronePanel</name>
    <message>
        <source>Influence and top cards are tied.</source>
        <translation>Нічия: порівну і впливу, і верхніх карт.</translation>
    </message>
    <message>
        <source>Influence is tied: the most top cards in the queue decide.</source>
        <translation>Нічия: вирішує, у кого більше верхніх карт у ряді.</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Undo</source>
        <translation>Скасувати хід</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити хід</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 і %2</translation>
    </message>
    <message>
        <source>%1 share the throne</source>
        <translation>Трон здобули разом %1</translation>
    </message>
    <message>
        <source>%1 takes the throne</source>
        <translation>На трон сідає %1</translation>
    </message>
    <message>
        <source>The Shapeshifter copies: %1</source>
        <translation>«Самозванець» копіює карту «%1»</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>Зараз грає %1</translation>
    </message>
    <message>
        <source>Round %1 of 6</source>
        <translation>Раунд %1 з 6</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Справа наліво</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Зліва направо</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Лівий кінець</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Правий кінець</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <translation>Залишити закритою</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message numerus="yes">
        <source>%1’s discard pile: %n cards</source>
        <translation>
            <numerusform>Скид (%1): %n карта</numerusform>
            <numerusform>Скид (%1): %n карти</numerusform>
            <numerusform>Скид (%1): %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільна</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайна</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидка</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Дуже швидка</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Миттєва</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>short</comment>
        <translation>Скид</translation>
    </message>
    <message>
        <source>Set aside</source>
        <comment>short</comment>
        <translation>Відкладені</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Крок %1 із %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s hand: %n cards</source>
        <translation>
            <numerusform>Рука (%1): %n карта</numerusform>
            <numerusform>Рука (%1): %n карти</numerusform>
            <numerusform>Рука (%1): %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>To my choice</source>
        <translation>До мого вибору</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Повна</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Обмежена</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Вимкнена</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>The stack at place %1: %n cards</source>
        <translation>
            <numerusform>Стос на місці %1: %n карта</numerusform>
            <numerusform>Стос на місці %1: %n карти</numerusform>
            <numerusform>Стос на місці %1: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s reserved cards: %n</source>
        <translation>
            <numerusform>Збережені карти (%1): %n</numerusform>
            <numerusform>Збережені карти (%1): %n</numerusform>
            <numerusform>Збережені карти (%1): %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Intrigues</source>
        <translation>Інтриги</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Персонажі</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Після вашого попереднього ходу</translation>
    </message>
</context>
</TS>
