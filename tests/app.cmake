# What the tests of app/ share: homes, disks, seats, picks, followed models, played games.
add_library(oriflamme-playing STATIC disk.h follower.cpp follower.h home.cpp home.h open.cpp open.h playing.cpp playing.h)
target_link_libraries(oriflamme-playing PUBLIC oriflamme-app oriflamme-table-talk)
oriflamme_strict(oriflamme-playing)

foreach(subject adviser chronicle eyes table takebacks choice models game game_saved game_seats playback rounds settings storage kill)
    oriflamme_test(tst_${subject} oriflamme-playing)
endforeach()
