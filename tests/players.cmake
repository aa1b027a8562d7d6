# What the tests of the computer players share: silly choices, watched games.
add_library(oriflamme-watched STATIC silly.cpp silly.h peeking.cpp peeking.h)
target_link_libraries(oriflamme-watched PUBLIC oriflamme-table-talk)
oriflamme_strict(oriflamme-watched)

foreach(subject players sense silly peeking)
    oriflamme_test(tst_${subject} oriflamme-watched)
endforeach()

# A hundred thousand positions by hand: cmake --build BUILD --target peeking && BUILD/bin/peeking
add_executable(peeking EXCLUDE_FROM_ALL peek.cpp)
target_link_libraries(peeking PRIVATE oriflamme-watched Threads::Threads)
oriflamme_strict(peeking)
