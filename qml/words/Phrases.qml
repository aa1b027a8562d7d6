import QtQml

// What sentences are made with.
QtObject {
    // The text with %1, %2 … replaced by the values, all at once: a player's name may hold a %2 of its own.
    function fill(text: string, ...values): string {
        return text.replace(/%([1-9])/g, (mark, digit) => values[digit - 1] ?? mark)
    }
}
