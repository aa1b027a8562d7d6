#include "app/table/stage.h"

#include "app/table/hotseat.h"

Stage::Stage(Game& game) : m_game(game)
{
    connect(&game, &Game::laid, this, &Stage::laid);
    connect(&game, &Game::shown, this, &Stage::shown);
    connect(&game, &Game::movingChanged, this, &Stage::movingChanged);
    connect(&game, &Game::cueChanged, this, &Stage::cueChanged);
    connect(&game, &Game::instantChanged, this, &Stage::instantChanged);
    connect(&game, &Game::jumped, this, &Stage::jumped);
    connect(&game, &Game::cueStarts, this, &Stage::cueStarts);
    connect(&game, &Game::cueShown, this, &Stage::cueShown);
}

Stage* Stage::create(QQmlEngine* engine, QJSEngine*)
{
    // What the person at the screen may do is told before what is shown to them.
    engine->singletonInstance<HotSeat*>(qmlTypeId("Oriflamme.App", 1, 0, "HotSeat"));
    return new Stage(*engine->singletonInstance<Game*>(qmlTypeId("Oriflamme.App", 1, 0, "Game")));
}

Board Stage::board() const
{
    return {m_game.round(),       m_game.phase(),     m_game.place(), m_game.gap(),  m_game.stacks(),
            m_game.rightToLeft(), m_game.seatCount(), m_game.first(), m_game.marks()};
}
