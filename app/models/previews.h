#pragma once

#include "app/models/choice.h"
#include "app/models/preview.h"
#include "engine/sight/preview.h"

#include <QTimer>

// What each choice that is open would bring, as far as the eyes may know that it is shown to. Looked up one by one once
// the choices are on the screen, and told together.
class Previews : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("HotSeat.previews")
    // All are looked up, and of() tells of them; of none as long as they are not.
    Q_PROPERTY(bool told READ isTold NOTIFY changed)

public:
    explicit Previews(QObject* parent = nullptr);

    // These are open now, to the eyes of this view; none: nothing is.
    void open(const oriflamme::View& view, const Choice::Options& options);
    bool isTold() const { return !m_all.isEmpty(); }
    // By the choice's code (Choice::options()).
    Q_INVOKABLE ChoicePreview of(const QString& code) const { return m_all.value(code); }
    // Of a choice that is open; looks up at once what is not looked up yet.
    oriflamme::Harm harm(const oriflamme::Decision& decision);

signals:
    void changed();

private:
    void lookUpOne();
    void tell();
    ChoicePreview previewOf(std::size_t i) const;

    oriflamme::View m_view;
    Choice::Options m_options;
    std::vector<oriflamme::Preview> m_previews; // of the first so many options
    QHash<QString, ChoicePreview> m_all;
    QTimer m_next;
};
