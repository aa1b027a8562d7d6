# What the tests of the computer players share: silly choices, looks for peeking.
add_library(oriflamme-watched STATIC silly.cpp silly.h)
target_link_libraries(oriflamme-watched PUBLIC oriflamme-table-talk)
oriflamme_strict(oriflamme-watched)

foreach(subject players sense silly)
    oriflamme_test(tst_${subject} oriflamme-watched)
endforeach()
