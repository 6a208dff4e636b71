# fr_add_library(FOLDER ALIAS zx::folder SOURCES ... HEADERS ... PUBLIC ... PRIVATE ...)
# Adds the library of a folder, with warnings and sanitizers, the repository root as include root, and its headers as a
# verified header set (target all_verify_interface_header_sets compiles each header on its own).
function(fr_add_library name)
    cmake_parse_arguments(ARG "" "ALIAS" "SOURCES;HEADERS;PUBLIC;PRIVATE" ${ARGN})
    set(kind STATIC)
    set(scope PUBLIC)
    if(NOT ARG_SOURCES)
        set(kind INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(${name} ${kind} ${ARG_SOURCES})
    add_library(${ARG_ALIAS} ALIAS ${name})
    target_sources(${name} ${scope}
        FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${ARG_HEADERS})
    target_compile_features(${name} ${scope} cxx_std_20)
    target_link_libraries(${name} ${scope} ${ARG_PUBLIC})
    if(ARG_SOURCES)
        target_link_libraries(${name} PRIVATE ${ARG_PRIVATE} fr_warnings fr_sanitizers fr_hardening)
        fr_use_precompiled(${name} fr_precompiled)
    endif()
    set_target_properties(${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
endfunction()

# fr_add_subfolders([LAST folder]): adds each subfolder that has a CMakeLists.txt, in the order of their names, so that
# a new game is a new folder without a change of another list.
function(fr_add_subfolders)
    cmake_parse_arguments(arg "" "LAST" "" ${ARGN})
    file(GLOB lists RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS */CMakeLists.txt)
    if(arg_LAST)
        list(REMOVE_ITEM lists ${arg_LAST}/CMakeLists.txt)
        list(APPEND lists ${arg_LAST}/CMakeLists.txt)
    endif()
    foreach(list IN LISTS lists)
        cmake_path(GET list PARENT_PATH folder)
        add_subdirectory(${folder})
    endforeach()
endfunction()

# Libraries of a game, for the commands and the tapes in app/.
function(fr_game_libraries)
    set_property(GLOBAL APPEND PROPERTY fr_game_libraries ${ARGN})
endfunction()
