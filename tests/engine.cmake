find_package(Threads REQUIRED)

# Positions, games and events as text, and what must hold whatever is played: all without Qt.
add_library(oriflamme-checks STATIC
    support/conservation.cpp support/conservation.h
    support/checks.cpp support/checks.h
    support/randomgames.cpp support/randomgames.h
    support/legaloracle.cpp support/legaloracle.h
    support/mirror.cpp support/mirror.h
    support/positiontext.cpp support/eventtext.cpp support/positiontext.h
    support/interactions.cpp support/interactions.h
)
target_link_libraries(oriflamme-checks PUBLIC oriflamme-engine)
oriflamme_strict(oriflamme-checks)

# The same for the tests of the engine.
add_library(oriflamme-table-talk STATIC
    support/position.cpp support/position_drawn.cpp support/position.h
    support/playersignature.cpp support/playersignature.h
    support/permutation.cpp support/permutation.h
    support/courses.cpp support/courses.h
    support/possibleworlds.cpp support/possibleworlds.h
)
target_link_libraries(oriflamme-table-talk PUBLIC oriflamme-checks Qt6::Test)
oriflamme_strict(oriflamme-table-talk)

foreach(subject rules_setup rules_placement rules_walk rules_leaving rules_end
        base_characters base_shapeshifter base_intrigues first_edition
        alliance_characters alliance_halves alliance_intrigues mixed_cards replay story golden invariants pairs)
    oriflamme_test(rules/tst_${subject} oriflamme-table-talk)
endforeach()
foreach(subject permutation knowledge determinization hindsight preview refusal ruling)
    oriflamme_test(sight/tst_${subject} oriflamme-table-talk)
endforeach()
target_compile_definitions(tst_golden PRIVATE GOLDEN_DIR="${CMAKE_CURRENT_SOURCE_DIR}/golden")

# Windows and macOS package no RapidCheck and go without: what it tests hangs on no system.
find_package(rapidcheck)
if(rapidcheck_FOUND)
    oriflamme_test(rules/tst_properties oriflamme-table-talk rapidcheck)
elseif(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    message(FATAL_ERROR "The tests need RapidCheck (librapidcheck-dev).")
endif()

# A million games by hand, with everything checked: cmake --build BUILD --target soak && BUILD/bin/soak
add_executable(soak EXCLUDE_FROM_ALL rules/soak.cpp)
target_link_libraries(soak PRIVATE oriflamme-checks Threads::Threads)
oriflamme_strict(soak)
