#pragma once

#include "app/models/choice.h"
#include "engine/sight/preview.h"

#include <QTimer>
#include <QVariantMap>

// What each choice that is open would bring, as far as the eyes may know that it is shown to. Looked up one by one once
// the choices are on the screen, and told together.
class Previews : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("HotSeat.previews")
    // By the choice's code (Choice::options()): {now, then, possible, asksOn, harm: "", "loss" or "waste"}, with each
    // stretch {seats: [{seat, influence, laid, lost, trade}], gone: [{seat, card, sure, spent}]}: the seat that
    // is asked first, seats without a change left out; each amount is [least, most]; `spent` goes as its text is done.
    Q_PROPERTY(QVariantMap all READ all NOTIFY changed)

public:
    explicit Previews(QObject* parent = nullptr);

    // These are open now, to the eyes of this view; none: nothing is.
    void open(const oriflamme::View& view, const Choice::Options& options);
    QVariantMap all() const { return m_all; }
    // Of a choice that is open; looks up at once what is not looked up yet.
    oriflamme::Harm harm(const oriflamme::Decision& decision);

signals:
    void changed();

private:
    void lookUpOne();
    void tell();
    QVariantMap mapOf(std::size_t i) const;

    oriflamme::View m_view;
    Choice::Options m_options;
    std::vector<oriflamme::Preview> m_previews; // of the first so many options
    QVariantMap m_all;
    QTimer m_next;
};
