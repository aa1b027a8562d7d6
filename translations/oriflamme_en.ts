<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>FactWords</name>
    <message numerus="yes">
        <source>on top of %n cards</source>
        <translation>
            <numerusform>on top of %n card</numerusform>
            <numerusform>on top of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>This wins about %n more games in 100 than the next best choice: %1.</source>
        <translation>
            <numerusform>This wins about %n more game in 100 than the next best choice: %1.</numerusform>
            <numerusform>This wins about %n more games in 100 than the next best choice: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end this is worth about %n more influence than the next best choice: %1.</source>
        <translation>
            <numerusform>In the end this is worth about %n more influence than the next best choice: %1.</numerusform>
            <numerusform>In the end this is worth about %n more influence than the next best choice: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end it is also worth about %n more influence.</source>
        <translation>
            <numerusform>In the end it is also worth about %n more influence.</numerusform>
            <numerusform>In the end it is also worth about %n more influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet in the end it is worth about %n less influence.</source>
        <translation>
            <numerusform>Yet in the end it is worth about %n less influence.</numerusform>
            <numerusform>Yet in the end it is worth about %n less influence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgementSupply</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>judgement tokens in the supply</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message numerus="yes">
        <source>%1’s Trade pays %n influence.</source>
        <translation>
            <numerusform>%1’s Trade pays %n influence.</numerusform>
            <numerusform>%1’s Trade pays %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps a card hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 keeps a card hidden: %n token on it.</numerusform>
            <numerusform>%1 keeps a card hidden: %n tokens on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the %2 hidden: %n tokens on it.</source>
        <translation>
            <numerusform>%1 keeps the %2 hidden: %n token on it.</numerusform>
            <numerusform>%1 keeps the %2 hidden: %n tokens on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the %2.</source>
        <translation>
            <numerusform>%1 takes %n token from the %2.</numerusform>
            <numerusform>%1 takes %n tokens from the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the %1 are lost.</source>
        <translation>
            <numerusform>%n token on the %1 is lost.</numerusform>
            <numerusform>%n tokens on the %1 are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence for the eliminations.</source>
        <translation>
            <numerusform>%1 gains %n influence for the elimination.</numerusform>
            <numerusform>%1 gains %n influence for the eliminations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence more thanks to the Infiltration.</source>
        <translation>
            <numerusform>%1 gains %n influence more thanks to the Infiltration.</numerusform>
            <numerusform>%1 gains %n influence more thanks to the Infiltration.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s Racket pays %n influence for %2’s cards.</source>
        <translation>
            <numerusform>%1’s Racket pays %n influence for %2’s cards.</numerusform>
            <numerusform>%1’s Racket pays %n influence for %2’s cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n tokens from face-down cards.</source>
        <translation>
            <numerusform>%1 loses %n token from face-down cards.</numerusform>
            <numerusform>%1 loses %n tokens from face-down cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tokens from the Trade.</source>
        <translation>
            <numerusform>%1 takes %n token from the Trade.</numerusform>
            <numerusform>%1 takes %n tokens from the Trade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n influence from the %2.</source>
        <translation>
            <numerusform>%1 gains %n influence from the %2.</numerusform>
            <numerusform>%1 gains %n influence from the %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message numerus="yes">
        <source>%n tokens on the Trade</source>
        <translation>
            <numerusform>%n token on the Trade</numerusform>
            <numerusform>%n tokens on the Trade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on cards</source>
        <translation>
            <numerusform>%n token on a card</numerusform>
            <numerusform>%n tokens on cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message numerus="yes">
        <source>Choose %n more cards</source>
        <translation>
            <numerusform>Choose %n more card</numerusform>
            <numerusform>Choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
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
    <name>StateWords</name>
    <message numerus="yes">
        <source>%n judgement tokens</source>
        <translation>
            <numerusform>%n judgement token</numerusform>
            <numerusform>%n judgement tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n top cards</source>
        <translation>
            <numerusform>%n top card</numerusform>
            <numerusform>%n top cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%1’s discard pile: %n cards</source>
        <translation>
            <numerusform>%1’s discard pile: %n card</numerusform>
            <numerusform>%1’s discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s hand: %n cards</source>
        <translation>
            <numerusform>%1’s hand: %n card</numerusform>
            <numerusform>%1’s hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stack at place %1: %n cards</source>
        <translation>
            <numerusform>The stack at place %1: %n card</numerusform>
            <numerusform>The stack at place %1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s reserved cards: %n</source>
        <translation>
            <numerusform>%1’s reserved cards: %n</numerusform>
            <numerusform>%1’s reserved cards: %n</numerusform>
        </translation>
    </message>
</context>
</TS>
