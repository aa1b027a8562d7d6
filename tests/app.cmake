# What the tests of app/ share: homes, disks, seats, picks, followed models, played games.
add_library(oriflamme-playing STATIC
    support/disk.h
    support/follower.cpp support/follower.h
    support/home.cpp support/home.h
    support/open.cpp support/open.h
    support/playing.cpp support/playing.h
)
target_link_libraries(oriflamme-playing PUBLIC oriflamme-app oriflamme-table-talk)
oriflamme_strict(oriflamme-playing)

foreach(subject
    advice adviser examples gamelog eyes thinking broken_off table takebacks choice models game game_saved game_seats lessons
    playback rounds settings storage kill windows)
    oriflamme_test(app/tst_${subject} oriflamme-playing)
endforeach()

if(UNIX AND NOT APPLE)
    oriflamme_test(app/tst_systemmotion oriflamme-playing)
endif()

# Games of computers at the real table: cmake --build BUILD --target soak_table && BUILD/bin/soak_table
add_executable(soak_table EXCLUDE_FROM_ALL app/soak_table.cpp)
target_link_libraries(soak_table PRIVATE oriflamme-playing)
oriflamme_strict(soak_table)
