# What the tests of the computer players share: dominated moves, watched games.
add_library(oriflamme-watched STATIC
    players/peeking.cpp players/peeking.h
    players/dominatedcases.cpp players/dominatedcases.h
    players/blunders.cpp players/blunders.h players/thinkinggames.h
)
target_link_libraries(oriflamme-watched PUBLIC oriflamme-table-talk)
oriflamme_strict(oriflamme-watched)

foreach(subject players tempers search reading dominated_rules dominated_moves blunders player_signature
        peeking)
    oriflamme_test(players/tst_${subject} oriflamme-watched)
endforeach()

# By hand, as cmake --build BUILD --target NAME: tests/learn/learn makes the computers' numbers anew; `calibration` tells
# how true a master's chances are; `player_signature` prints two numbers over what all computers think, see measure/alike;
# `peeking` looks at a hundred thousand positions; `beliefs` tells how well the players of a kind are read, `blunders` how
# often they do what looks mad, `tempers` how computers' tempers show in play.
foreach(program learn/learn_rolloutpolicy learn/learn_habits measure/beliefs measure/blunders measure/calibration
        measure/player_signature measure/peeking measure/tempers)
    get_filename_component(name ${program} NAME)
    add_executable(${name} EXCLUDE_FROM_ALL ${program}.cpp)
    target_link_libraries(${name} PRIVATE oriflamme-watched)
    oriflamme_strict(${name})
endforeach()
target_link_libraries(peeking PRIVATE Threads::Threads)
