#pragma once

#include "engine/sight/view.h"

#include <QObject>
#include <QQmlEngine>

#include <functional>

// The legal choices of the person who is asked, one step of the hand at a time: a hand card before its place, the
// Decree's card before its gap. Everything else is one step. Empty while nobody here is asked.
class Choice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("HotSeat.choice")
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed)  // hand cards that may be laid
    Q_PROPERTY(QList<int> places READ places NOTIFY changed) // places that may be pointed at
    Q_PROPERTY(QList<int> gaps READ gaps NOTIFY changed)     // gaps for the Decree's card
    Q_PROPERTY(QStringList halves READ halves NOTIFY changed)
    Q_PROPERTY(bool left READ left NOTIFY changed) // the ends are open for the picked card
    Q_PROPERTY(bool right READ right NOTIFY changed)
    Q_PROPERTY(QList<int> stacks READ stacks NOTIFY changed) // that a hand card may go onto, picked or not
    Q_PROPERTY(bool canKeep READ canKeep NOTIFY changed)
    Q_PROPERTY(bool canReveal READ canReveal NOTIFY changed)
    Q_PROPERTY(QString picked READ picked NOTIFY changed)       // the hand card picked, "" if none
    Q_PROPERTY(int pickedPlace READ pickedPlace NOTIFY changed) // the place of the Decree's card, -1 if none
    // The code of an option that was chosen and is doubted: it waits for insist() or back(). "" if there is none.
    Q_PROPERTY(QString doubted READ doubted NOTIFY doubtedChanged)

public:
    // A decision that the next step may be. Its code is "keep", "reveal", a half, a hand card to swap in, "left",
    // "right", a place as "3", or the gap before a place as "gap3".
    struct Option {
        QString code;
        oriflamme::Decision decision;

        bool operator==(const Option&) const = default;
    };
    using Options = std::vector<Option>;

    using QObject::QObject;

    // Offers these decisions of the question; an empty list closes the choice.
    void offer(oriflamme::Asks asks, const std::vector<oriflamme::Decision>& legal);

    QStringList cards() const;
    QList<int> places() const;
    QList<int> gaps() const;
    QStringList halves() const;
    bool left() const { return canPlace(oriflamme::Action::PlaceLeft); }
    bool right() const { return canPlace(oriflamme::Action::PlaceRight); }
    QList<int> stacks() const;
    bool canKeep() const { return has({.action = oriflamme::Action::Keep}); }
    bool canReveal() const { return has({.action = oriflamme::Action::Reveal}); }
    QString picked() const;
    int pickedPlace() const { return m_from; }
    QString doubted() const { return m_doubted ? m_doubted->code : QString(); }
    // What may be chosen with one step more.
    Options options() const;
    // What a code, open or not, stands for as the answer to what the view asks.
    oriflamme::Decision decisionOf(const QString& code, const oriflamme::View& view) const;
    // Says of a decision whether it is to be doubted.
    void setDoubt(std::function<bool(const oriflamme::Decision&)> doubt) { m_doubt = std::move(doubt); }

    // Each does nothing when it is not open now. A second card picked replaces the first.
    Q_INVOKABLE void pickCard(const QString& card);
    Q_INVOKABLE void pickPlace(int place);
    Q_INVOKABLE void pickGap(int gap);
    Q_INVOKABLE void pickHalf(const QString& half);
    Q_INVOKABLE void pickLeft();
    Q_INVOKABLE void pickRight();
    Q_INVOKABLE void keep();
    Q_INVOKABLE void reveal();
    Q_INVOKABLE void insist(); // on what is doubted
    Q_INVOKABLE void back();   // drops what is doubted, else puts a picked card down again

signals:
    void changed();
    void doubtedChanged();
    void made(const oriflamme::Decision& decision);

private:
    bool has(const oriflamme::Decision& decision) const;
    bool canPlace(oriflamme::Action end) const;
    void make(const oriflamme::Decision& decision);
    QString codeOf(const oriflamme::Decision& decision) const;
    void drop();

    oriflamme::Asks m_asks = oriflamme::Asks::Nothing;
    std::vector<oriflamme::Decision> m_legal;
    oriflamme::Card m_card = oriflamme::Card::None;
    std::int8_t m_from = -1;
    std::function<bool(const oriflamme::Decision&)> m_doubt = [](const oriflamme::Decision&) { return false; };
    std::optional<Option> m_doubted;
};
