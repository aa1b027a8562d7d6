#include "app/table/hotseat.h"

HotSeat::HotSeat(Game& game) : m_game(game)
{
    connect(&game, &Game::shown, this, &HotSeat::changed);
    connect(&game, &Game::strictChanged, this, &HotSeat::strictChanged);
    connect(&game, &Game::warningChanged, this, &HotSeat::warningChanged);
    connect(&game, &Game::lookAdvised, this, &HotSeat::lookAdvised);
}

HotSeat* HotSeat::create(QQmlEngine* engine, QJSEngine*)
{
    return new HotSeat(*engine->singletonInstance<Game*>(qmlTypeId("Oriflamme.App", 1, 0, "Game")));
}

Asked HotSeat::asked() const
{
    return {m_game.asks(), m_game.askedSeat(), m_game.askedCard(), m_game.copied(), m_game.half()};
}
