# Positions, games and events as text, for the tests of the engine.
add_library(oriflamme-table-talk STATIC picture.cpp telling.cpp picture.h position.cpp
    position_drawn.cpp position.h games.cpp games.h account.cpp account.h twins.cpp twins.h)
target_link_libraries(oriflamme-table-talk PUBLIC oriflamme-engine Qt6::Test)
oriflamme_strict(oriflamme-table-talk)

foreach(subject rules_setup rules_placement rules_walk rules_leaving rules_end
        base_characters base_shapeshifter base_intrigues first_edition
        alliance_characters alliance_halves alliance_intrigues mixed_cards play twins knowledge imagine replay golden invariants)
    oriflamme_test(tst_${subject} oriflamme-table-talk)
endforeach()
target_compile_definitions(tst_golden PRIVATE GOLDEN_DIR="${CMAKE_CURRENT_SOURCE_DIR}/golden")
