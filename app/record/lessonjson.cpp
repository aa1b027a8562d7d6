#include "app/record/lessonjson.h"

#include "app/record/recordjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace oriflamme;

// Adds the decisions of a list; the first that is none is the fault.
static void addDecisions(const QJsonArray& texts, std::vector<Decision>& list, QString& fault)
{
    for (const QJsonValue& text : texts) {
        if (const std::optional<Decision> decision = decisionFrom(text.toString().toStdString()))
            list.push_back(*decision);
        else if (fault.isEmpty())
            fault = "no decision: " + text.toString();
    }
}

static LessonStep stepFrom(const QJsonObject& object, QString& fault)
{
    LessonStep step;
    addDecisions(object["accepts"].toArray(), step.accepts, fault);
    const QJsonObject mistakes = object["mistakes"].toObject();
    for (auto kind = mistakes.begin(); kind != mistakes.end(); ++kind) {
        step.mistakes.push_back({kind.key().toStdString(), {}});
        addDecisions(kind.value().toArray(), step.mistakes.back().decisions, fault);
    }
    return step;
}

LessonReading lessonFrom(const QByteArray& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const Reading reading = recordFrom(QJsonDocument(object["record"].toObject()).toJson());
    if (!reading.record)
        return {{}, "the record: " + reading.error.detail};
    Lesson lesson{*reading.record, std::size_t(object["from"].toInt()), {}};
    QString fault;
    for (const QJsonValue& step : object["steps"].toArray())
        lesson.steps.push_back(stepFrom(step.toObject(), fault));
    if (!fault.isEmpty())
        return {{}, fault};
    return {lesson, {}};
}
