# Compiler options as interface targets that every target of this project links PRIVATE. There are no global flags.
add_library(fr_warnings INTERFACE)
target_compile_options(fr_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Wimplicit-fallthrough
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
    $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>
    # g++ 12 warns of overlapping copies inside std::string's own operator+ (GCC bug 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<BOOL:${FR_WERROR}>:-Werror>)

add_library(fr_sanitizers INTERFACE)
if(FR_SANITIZE)
    target_compile_options(fr_sanitizers INTERFACE
        -fsanitize=${FR_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(fr_sanitizers INTERFACE -fsanitize=${FR_SANITIZE})
endif()
if(FR_FUZZ)
    # Counters in all code of this project, with which the fuzzer sees the path of each input.
    target_compile_options(fr_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(fr_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Exploit mitigations for optimised builds without sanitizers. A static library passes the link options on to the
# programs that link it. Debian's compilers make position-independent executables by default.
add_library(fr_hardening INTERFACE)
if(NOT FR_SANITIZE AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
    target_compile_options(fr_hardening INTERFACE -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
    target_link_options(fr_hardening INTERFACE LINKER:-z,relro,-z,now)
endif()
