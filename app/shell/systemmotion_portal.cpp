// Desktops of Linux and its kin, by the settings portal: https://flatpak.github.io/xdg-desktop-portal

#include "app/shell/systemmotion.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>

namespace {

constexpr char service[] = "org.freedesktop.portal.Desktop", path[] = "/org/freedesktop/portal/desktop",
               settings[] = "org.freedesktop.portal.Settings";
constexpr char group[] = "org.gnome.desktop.interface", key[] = "enable-animations";

// Where none is, libdbus would start one.
bool hasBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
           || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + "/bus");
}

// Follows what the portal tells.
class Listener : public QObject {
    Q_OBJECT

public:
    explicit Listener(SystemMotion& motion) : QObject(&motion), m_motion(motion) {}

    // A value comes in one wrapping or in two.
    void hear(QVariant value)
    {
        while (value.canConvert<QDBusVariant>())
            value = value.value<QDBusVariant>().variant();
        if (value.typeId() == QMetaType::Bool)
            m_motion.setReduced(!value.toBool());
    }

public slots:
    void change(const QString& of, const QString& what, const QDBusVariant& value)
    {
        if (of == group && what == key)
            hear(value.variant());
    }

private:
    SystemMotion& m_motion;
};

}

void SystemMotion::ask()
{
    if (!hasBus())
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    auto* listener = new Listener(*this);
    // Of any sender: to ask for this one's name would wait for the bus.
    bus.connect({}, path, settings, "SettingChanged", listener, SLOT(change(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, settings, "Read");
    question << QString(group) << QString(key);
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), listener);
    connect(answer, &QDBusPendingCallWatcher::finished, listener, [listener, answer] {
        answer->deleteLater();
        const QDBusPendingReply<QVariant> reply = *answer;
        if (reply.isValid())
            listener->hear(reply.value());
    });
}

#include "systemmotion_portal.moc"
