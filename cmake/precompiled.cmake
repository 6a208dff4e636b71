# Precompiled headers: the standard headers that most sources include, and doctest for the tests. They save about a
# third of the compile time. Sources still include what they use; the dev preset builds without precompiled headers
# and finds a missing #include.
# Off with a compiler launcher (ccache does not cache such objects by default) and with compilers other than g++.
option(FR_PRECOMPILED "Use precompiled headers (g++ without a compiler launcher only)" ON)
set(FR_USE_PRECOMPILED OFF)
if(FR_PRECOMPILED AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(FR_USE_PRECOMPILED ON)
endif()

if(FR_USE_PRECOMPILED)
    # With a precompiled header g++ 12 no longer knows that inlined code comes from a system header, and reports false
    # findings in std::string there. Builds without precompiled headers (dev preset, ccache) keep all warnings as errors.
    target_compile_options(fr_warnings INTERFACE
        -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-error)
endif()

set(fr_precompiled_headers
    <algorithm> <array> <charconv> <cstddef> <cstdint> <functional> <map> <memory> <optional> <span> <string>
    <string_view> <utility> <variant> <vector> <tl/expected.hpp>)

# fr_add_precompiled(TARGET HEADERS ... LIBS ...)
# Adds a target that compiles the headers. LIBS have the compile options of the targets that use it: g++ takes
# precompiled headers only with the same options.
function(fr_add_precompiled name)
    cmake_parse_arguments(ARG "" "" "HEADERS;LIBS" ${ARGN})
    if(NOT FR_USE_PRECOMPILED)
        return()
    endif()
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Only for its precompiled headers.\n")
    add_library(${name} OBJECT ${source})
    target_compile_features(${name} PRIVATE cxx_std_20)
    target_link_libraries(${name} PRIVATE ${ARG_LIBS})
    target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

# fr_use_precompiled(TARGET PRECOMPILED): TARGET uses the headers of the target PRECOMPILED.
function(fr_use_precompiled target precompiled)
    if(FR_USE_PRECOMPILED)
        target_precompile_headers(${target} REUSE_FROM ${precompiled})
    endif()
endfunction()

fr_add_precompiled(fr_precompiled HEADERS ${fr_precompiled_headers} LIBS fr_warnings fr_sanitizers fr_hardening)
