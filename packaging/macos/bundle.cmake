# The game as a bundle that macOS knows, with its document type.
find_program(PNG2ICNS png2icns REQUIRED)
set(icns "")
foreach(name app record)
    set(pictures ${${name}_icons})
    list(FILTER pictures EXCLUDE REGEX "(24x24|64x64)/") # sizes that an .icns has not
    set(icon ${CMAKE_CURRENT_BINARY_DIR}/${name}.icns)
    add_custom_command(OUTPUT ${icon} COMMAND ${PNG2ICNS} ${icon} ${pictures} DEPENDS ${pictures} VERBATIM)
    list(APPEND icns ${icon})
endforeach()
# The rule is of this folder, the program of another: the one is made before the other.
add_custom_target(bundle_icons DEPENDS ${icns})
add_dependencies(oriflamme bundle_icons)
set_source_files_properties(${icns} TARGET_DIRECTORY oriflamme
    PROPERTIES GENERATED TRUE MACOSX_PACKAGE_LOCATION Resources)
target_sources(oriflamme PRIVATE ${icns})
if(NOT CMAKE_OSX_DEPLOYMENT_TARGET)
    message(FATAL_ERROR "A bundle is made for a least version of macOS: set CMAKE_OSX_DEPLOYMENT_TARGET.")
endif()
set_target_properties(oriflamme PROPERTIES MACOSX_BUNDLE TRUE OUTPUT_NAME Oriflamme
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in)
