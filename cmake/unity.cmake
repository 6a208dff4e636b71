# Unity builds: g++ compiles up to sixteen sources of a target as one, which saves much of the compile time of a fresh
# build. Private names of one folder must then differ between its sources, or the sources are named in
# fr_compile_alone(). Sources with compile options or definitions of their own are always compiled alone.
# Off with a compiler launcher (ccache finds more when each source is an object of its own) and in the dev preset, which
# finds a missing #include.
include_guard()
option(FR_UNITY "Compile several sources as one (without a compiler launcher only)" ON)
if(FR_UNITY AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_UNITY_BUILD ON)
    set(CMAKE_UNITY_BUILD_BATCH_SIZE 16)
endif()

# fr_compile_alone(SOURCE...): these sources are not compiled together with others, because they use private names that
# another source of their folder uses for something else.
function(fr_compile_alone)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
