#include "tests/pages/secrets.h"

#include "app/record/names.h"
#include "tests/pages/screen.h"
#include "tests/support/permutation.h"

#include <QAccessible>
#include <QJSValue>
#include <QMetaProperty>
#include <QtTest>

using namespace oriflamme;

namespace {

void collect(QObject* object, QList<QObject*>& list, QSet<QObject*>& met)
{
    if (!object || met.contains(object))
        return;
    met.insert(object);
    list.append(object);
    if (const auto* item = qobject_cast<QQuickItem*>(object)) {
        for (QQuickItem* child : item->childItems())
            collect(child, list, met);
    }
    for (QObject* child : object->children())
        collect(child, list, met);
}

// All objects of the window; what was thrown away is gone.
QList<QObject*> objects(QQuickWindow* window)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QList<QObject*> list;
    QSet<QObject*> met;
    collect(window, list, met);
    collect(window->contentItem(), list, met);
    return list;
}

// A value in words, "" for what is none.
QString inWords(QVariant value)
{
    if (value.userType() == qMetaTypeId<QJSValue>())
        value = value.value<QJSValue>().toVariant();
    switch (value.typeId()) {
    case QMetaType::QString:
    case QMetaType::QUrl:
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::Double: return value.toString();
    case QMetaType::QStringList: return value.toStringList().join('|');
    case QMetaType::QVariantList: {
        QString words;
        for (const QVariant& one : value.toList())
            words += inWords(one) + '|';
        return words;
    }
    case QMetaType::QVariantMap: {
        QString words;
        const QVariantMap map = value.toMap();
        for (auto one = map.begin(); one != map.end(); ++one)
            words += one.key() + '=' + inWords(one.value()) + '|';
        return words;
    }
    default: break;
    }
    if (value.canView<QSequentialIterable>()) { // a list of values of the game's own
        QString words;
        for (const QVariant& one : value.view<QSequentialIterable>())
            words += inWords(one) + '|';
        return words;
    }
    // A value of the game's own; those of Qt tell where the pointer is.
    const QMetaObject* const meta = value.metaType().metaObject();
    if (!(value.metaType().flags() & QMetaType::IsGadget) || meta->className()[0] == 'Q')
        return {};
    QString words;
    for (int i = 0; i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        words += QLatin1String(property.name()) + '=' + inWords(property.readOnGadget(value.constData())) + '|';
    }
    return words;
}

void readAloud(QObject* object, QStringList& lines)
{
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(object);
    if (!face)
        return;
    for (const QAccessible::Text what :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
        if (const QString words = face->text(what); !words.isEmpty())
            lines << screen::typeOf(object) + " says " + words;
    }
}

// Cards that belong to no game: the fan at home.
bool isOrnament(const QObject* object)
{
    for (const auto* item = qobject_cast<const QQuickItem*>(object); item; item = item->parentItem()) {
        if (screen::typeOf(item) == "CardFan")
            return true;
    }
    return false;
}

// How far the telling of a number's change has come hangs on the clock; by how much it changed everybody may know.
bool hangsOnTheClock(const QObject* object, const char* property)
{
    if (qstrcmp(property, "part") == 0)
        return screen::typeOf(object) == "Influence";
    if (qstrcmp(property, "visible") != 0 && qstrcmp(property, "opacity") != 0)
        return false;
    for (const auto* item = qobject_cast<const QQuickItem*>(object); item; item = item->parentItem()) {
        if (screen::typeOf(item) == "DifferencePlate")
            return true;
    }
    return false;
}

}

QStringList secrets::readable(QQuickWindow* window)
{
    QStringList lines{window->title()};
    for (QObject* object : objects(window)) {
        const QMetaObject* meta = object->metaObject();
        for (int i = 0; i < meta->propertyCount(); ++i) {
            const QMetaProperty property = meta->property(i);
            // These tell where the pointer rests, and whether a tip was ever open, which hangs on how long it rested.
            if (qstrcmp(property.name(), "hovered") == 0 || qstrcmp(property.name(), "baselineOffset") == 0
                || hangsOnTheClock(object, property.name()))
                continue;
            if (const QString words = inWords(property.read(object)); !words.isEmpty())
                lines << screen::typeOf(object) + '.' + property.name() + ": " + words;
        }
        readAloud(object, lines);
    }
    return lines;
}

QStringList secrets::betrayed(Program& program)
{
    Game& game = *program.game();
    const View view = look(game.table().state(), Seat(game.hotSeat().viewer()));
    QHash<QString, QSet<QString>> hidden; // by family: all cards but those that are known
    for (Seat seat = 0; seat < view.rules.seats; ++seat) {
        QSet<QString>& cards = hidden[game.stage().players()[seat].toMap()["family"].toString()];
        for (const Card card : view.rules.cards)
            cards.insert(nameOf(card));
        const auto knows = [&](const auto& list) {
            for (const Card card : list)
                cards.remove(nameOf(card));
        };
        const auto i = std::size_t(seat);
        knows(view.hand[i]);
        knows(view.aside[i]);
        knows(view.seats[i].discards);
        knows(view.seats[i].reserved);
        for (const Card card : {Card::Informant, Card::Shapeshifter}) {
            if (view.seats[i].takenBack(card)->inHand)
                cards.remove(nameOf(card));
        }
        for (const QueueCard& card : view.queue.cards) {
            if (card.seat == seat)
                cards.remove(nameOf(card.card));
        }
    }
    QStringList lines;
    for (QObject* object : objects(program.window())) {
        const auto cards = hidden.find(object->property("family").toString());
        if (cards == hidden.end() || isOrnament(object))
            continue;
        const QMetaObject* meta = object->metaObject();
        for (int i = 0; i < meta->propertyCount(); ++i) {
            const QString words = inWords(meta->property(i).read(object));
            for (const QString& word : words.split('|')) {
                if (cards->contains(word))
                    lines << screen::typeOf(object) + '.' + meta->property(i).name() + ": " + words;
            }
        }
    }
    return lines;
}

std::optional<Record> secrets::permuted(const Record& record, Seat viewer, Random& random)
{
    const State state = replay(record).state;
    for (int i = 0; i < 20; ++i) {
        const Permuted twin = oriflamme::permuted(state, viewer, Memory(), random);
        const auto dealt = [&](Seat seat, CardSet cards) {
            CardSet become;
            for (const Card card : cards)
                become.add(twin.of(seat, card));
            return become;
        };
        Record other = record;
        for (Seat seat = 0; seat < state.rules.seats; ++seat) {
            Deal& deal = other.setup.deal[std::size_t(seat)];
            deal = {dealt(seat, deal.hand), dealt(seat, deal.aside)};
        }
        for (Taken& taken : other.decisions)
            taken.decision = twin.of(taken.seat, taken.decision);
        const Replay replayed = replay(other);
        if (twin.state != state && replayed.wrong == Wrong::Nothing && replayed.state == twin.state)
            return other;
    }
    return std::nullopt;
}
