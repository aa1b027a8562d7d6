#pragma once

#include "app/shell/pages.h"

#include <QDir>
#include <functional>

// Takes numbered pictures of a game of computers: of each round the end of each phase, then the end of the game. Quits
// when it is done; with 1 if a picture could not be written.
class Demo : public QObject {
    Q_OBJECT

public:
    Demo(Pages& pages, const QString& folder);

protected:
    // Pictures show nothing that is pointed at: wherever the pointer is, the window does not learn it.
    bool eventFilter(QObject* window, QEvent* event) override;

private:
    void shoot(const QString& what);
    void finish();
    void whenStill(std::function<void()> then);

    Stage* m_stage;
    Settings* m_settings;
    QQuickWindow* m_window;
    QDir m_folder;
    int m_count = 0;
    bool m_over = false;
};
