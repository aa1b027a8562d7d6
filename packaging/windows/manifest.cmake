# What Windows may take for granted of the programs: UTF-8, paths of any length, no administrator.
foreach(program oriflamme oriflamme-arena)
    set(manifest ${CMAKE_CURRENT_BINARY_DIR}/${program}.manifest)
    configure_file(windows/program.manifest.in ${manifest} @ONLY)
    if(NOT MSVC) # whose linker takes it as it is
        file(CONFIGURE OUTPUT ${manifest}.rc CONTENT "1 24 \"${program}.manifest\"\n")
        set_source_files_properties(${manifest}.rc TARGET_DIRECTORY ${program} PROPERTIES OBJECT_DEPENDS ${manifest})
        set(manifest ${manifest}.rc)
    endif()
    target_sources(${program} PRIVATE ${manifest})
endforeach()
