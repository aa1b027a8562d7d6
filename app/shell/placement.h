#pragma once

#include "app/storage/settings.h"

#include <QScreen>
#include <QTimer>
#include <QWindow>
#include <optional>

// Where a window is, without its frame, and whether it fills its screen; in logical pixels.
struct Placement {
    QRect place; // where it fills none, also while it does
    bool maximised = false;
    bool fullScreen = false;

    bool operator==(const Placement&) const = default;

    // As it is written into the settings; what is none there, is none.
    static std::optional<Placement> read(const QString& text);
    QString text() const;
    Qt::WindowStates states() const;
    // The one that it is most in of the rooms that screens have for a window, or the first.
    QRect roomAmong(const QList<QRect>& rooms) const;
    // Its place, so that it is wholly seen there.
    QRect within(const QRect& room) const;
};

// Remembers a window's placement in the settings, each time that it has come to rest and when it is closed.
class PlacementKeeper : public QObject {
    Q_OBJECT

public:
    // Both must outlive it.
    PlacementKeeper(QWindow& window, Settings& settings, const std::optional<Placement>& left);

    bool eventFilter(QObject* receiver, QEvent* event) override;

private:
    void note();

    QWindow& m_window;
    Settings& m_settings;
    std::optional<Placement> m_known; // as it is in the settings
    QTimer m_rest;
};
