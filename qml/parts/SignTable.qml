pragma Singleton
import QtQml

// What cards do and where they reach, in signs: see CardSigns.
QtObject {
    // A number, a coin or a judgement token as it lies on the table, the name of an icon, "/" between two halves of
    // which one is chosen, "|" between what happens one after the other.
    readonly property var signs: ({
        "archer": "sign-strike sign-ends",
        "soldier": "sign-strike sign-neighbours",
        "spy": "sign-steal coin sign-neighbours",
        "heir": "+2 coin sign-only-name",
        "shapeshifter": "sign-copy sign-neighbours",
        "lord": "+1 coin | +1 coin sign-neighbours-own",
        "assassination": "sign-strike sign-any",
        "royal-decree": "sign-move sign-any",
        "ambush": "sign-trap +4 coin",
        "conspiracy": "sign-from ×2 coin",
        "empress": "+2 coin | coin sign-onto-hidden",
        "fanatic": "+1 coin | +1 coin sign-only-own",
        "informant": "+ coin sign-neighbours-hidden / swap sign-hand",
        "diplomat": "+1 coin 2 sign-onto-character / sign-from",
        "deserter": "sign-strike sign-neighbours | human +1 coin",
        "judge": "judgement sign-any / sign-strike judgement",
        "insurrection": "−1 coin sign-strike-both sign-neighbours",
        "racket": "sign-trap +2 coin × sign-any",
        "infiltration": "coin sign-onto-own | lock sign-strike +2 coin",
        "trade": "lock | sign-round + coin"
    })
    readonly property var tokens: ({ "coin": "tokens/influence-1", "judgement": "tokens/judgement" })
}
