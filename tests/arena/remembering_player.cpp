// A program that plays and remembers. What a game shows at its end, it looks for in the games after: where its own
// cards that were set aside are those of the same seat then, it expects the others' to be the same too. At each end it
// says on its standard error whether it "knew" everybody's beforehand or was "surprised".

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <iostream>
#include <string>

int main()
{
    QList<QJsonArray> met; // everybody's cards set aside, in each game
    QJsonArray expected;
    bool isFresh = false; // whether nothing was asked yet in this game
    for (std::string line; std::getline(std::cin, line);) {
        const QJsonObject message = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        const QJsonObject view = message["view"].toObject();
        const QJsonArray aside = view["aside"].toArray();
        if (message["message"] == "begin") {
            isFresh = true;
            expected = {};
        } else if (message["message"] == "end") {
            std::cerr << (aside == expected ? "knew\n" : "surprised\n");
            met.append(aside);
        } else {
            const int seat = view["seat"].toInt();
            for (const QJsonArray& deal : met) {
                if (isFresh && deal[seat] == aside[seat])
                    expected = deal;
            }
            isFresh = false;
            const QJsonObject answer = view["legal"][0].toObject();
            std::cout << QJsonDocument(answer).toJson(QJsonDocument::Compact).constData() << std::endl;
        }
    }
}
