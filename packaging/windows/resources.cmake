# Icon and version of the programs, as Windows shows them.
find_program(ICOTOOL icotool REQUIRED)
foreach(name app record)
    set(pictures ${${name}_icons})
    list(FILTER pictures EXCLUDE REGEX "512x512")
    list(TRANSFORM pictures PREPEND --raw= REGEX "256x256") # as PNG, the others as bitmaps
    add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.ico
        COMMAND ${ICOTOOL} --create -o ${CMAKE_CURRENT_BINARY_DIR}/${name}.ico ${pictures}
        DEPENDS ${${name}_icons} VERBATIM)
endforeach()
add_custom_target(icos ALL DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/app.ico ${CMAKE_CURRENT_BINARY_DIR}/record.ico)

string(REPLACE . "," ORIFLAMME_NUMBERS ${PROJECT_VERSION})
string(REGEX REPLACE " <.*" "" ORIFLAMME_PUBLISHER ${ORIFLAMME_MAINTAINER})
foreach(program oriflamme oriflamme-arena)
    set(ORIFLAMME_PROGRAM ${program})
    configure_file(windows/program.rc.in ${program}.rc @ONLY)
    set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${program}.rc TARGET_DIRECTORY ${program}
        PROPERTIES OBJECT_DEPENDS "${CMAKE_CURRENT_BINARY_DIR}/app.ico;${CMAKE_CURRENT_BINARY_DIR}/record.ico")
    target_sources(${program} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${program}.rc)
    add_dependencies(${program} icos)
endforeach()
