# Checks that the program was compiled and linked with the mitigations of cmake/options.cmake (fr_hardening).
# Usage: cmake -DREADELF=<program> -DPROGRAM=<file> -P hardening.cmake
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND ${READELF} --wide --segments --dynamic --dyn-syms ${PROGRAM}
    OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY)

# fr_expect(PATTERN WHAT)
function(fr_expect pattern what)
    if(NOT listing MATCHES "${pattern}")
        message(SEND_ERROR "${PROGRAM}: ${what}")
    endif()
endfunction()

fr_expect("GNU_RELRO" "no read-only relocations")
fr_expect("BIND_NOW" "functions are bound lazily, so the table of their addresses stays writable")
fr_expect("FLAGS_1[^\n]* PIE" "not position-independent")
fr_expect("__stack_chk_fail" "no function has a stack protector")
fr_expect("_chk@" "no call of the C library is checked for its buffer's size")
if(listing MATCHES "GNU_STACK[^\n]* RWE")
    message(SEND_ERROR "${PROGRAM}: the stack is executable")
endif()
