find_package(Threads REQUIRED)

# Positions, games and events as text, and what must hold whatever is played: all without Qt.
add_library(oriflamme-checks STATIC
    support/account.cpp support/account.h
    support/checks.cpp support/checks.h
    support/games.cpp support/games.h
    support/lawful.cpp support/lawful.h
    support/mirror.cpp support/mirror.h
    support/picture.cpp support/telling.cpp support/picture.h
    support/touches.cpp support/touches.h
)
target_link_libraries(oriflamme-checks PUBLIC oriflamme-engine)
oriflamme_strict(oriflamme-checks)

# The same for the tests of the engine.
add_library(oriflamme-table-talk STATIC
    support/position.cpp support/position_drawn.cpp support/position.h
    support/thoughts.cpp support/thoughts.h
    support/twins.cpp support/twins.h
    support/worlds.cpp support/worlds.h
)
target_link_libraries(oriflamme-table-talk PUBLIC oriflamme-checks Qt6::Test)
oriflamme_strict(oriflamme-table-talk)

foreach(subject rules_setup rules_placement rules_walk rules_leaving rules_end
        base_characters base_shapeshifter base_intrigues first_edition
        alliance_characters alliance_halves alliance_intrigues mixed_cards replay story golden invariants pairs properties)
    oriflamme_test(rules/tst_${subject} oriflamme-table-talk)
endforeach()
foreach(subject twins knowledge imagine preview)
    oriflamme_test(sight/tst_${subject} oriflamme-table-talk)
endforeach()
target_compile_definitions(tst_golden PRIVATE GOLDEN_DIR="${CMAKE_CURRENT_SOURCE_DIR}/golden")

find_package(rapidcheck REQUIRED)
target_link_libraries(tst_properties PRIVATE rapidcheck)

# A million games by hand, with everything checked: cmake --build BUILD --target soak && BUILD/bin/soak
add_executable(soak EXCLUDE_FROM_ALL rules/soak.cpp)
target_link_libraries(soak PRIVATE oriflamme-table-talk Threads::Threads)
oriflamme_strict(soak)
