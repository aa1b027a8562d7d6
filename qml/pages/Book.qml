import QtQuick
import QtQuick.Templates as T

// The book of the game, its rules and its cards, over whatever page is open.
QtObject {
    id: book

    required property PageStack pages
    required property Curtain curtain

    // The rules, at the rule of that code; with "card:" before it the gallery, at that card.
    function show(code: string): void {
        if (code.startsWith("card:"))
            showCard(code.slice(5));
        else
            open("RulesPage", code, {cardAsked: book.showCard, galleryAsked: () => book.showCard("")});
    }
    function showCard(card: string): void {
        open("GalleryPage", card, {rulesAsked: book.show});
    }
    // Lays a page or comes back to it, and turns to a place of it.
    function open(type: string, place: string, answers: var): void {
        const below = pages.find(page => page.objectName === type);
        (pages.currentItem as GameTable)?.closeLook.putAside();
        curtain.still = true; // it comes and goes with its table
        if (!below)
            pages.lay(type, Object.assign({backAsked: book.close}, answers), {});
        else if (pages.shown !== type)
            pages.pop(below, T.StackView.Immediate);
        curtain.still = false;
        if (place !== "")
            pages.currentItem.show(place);
    }
    function close(): void {
        curtain.still = true;
        pages.leave();
        curtain.still = false;
    }
}
