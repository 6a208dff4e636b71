# The functions that make a tape of a game of 1 KB. They use the variables
# PASMO, NAME, TITLE (the name on the tape, at most ten characters), SOURCE, FOLDER and TAPE.
set(limit 1024)

# The processor executes the length field of the BASIC line. The low byte must be one of these if the high byte is
# 03 (INC BC, or the operand of an opcode that takes one byte; d9, eb and fb are EXX, EX DE,HL, EI).
set(harmless_before_03
    c6 ce d6 d9 db de e6 eb ee f6 fb fe
    04 05 06 07 0b 0c 0d 0e 0f 13 14 15 16 17 1b 1c 1d 1e 1f
    23 24 25 26 27 2b 2c 2d 2e 2f 37 3c 3d 3e 3f)

function(run_pasmo)
    execute_process(COMMAND ${PASMO} -I ${FOLDER} ${ARGN} RESULT_VARIABLE result
                    OUTPUT_VARIABLE text ERROR_VARIABLE text)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${text}")
    endif()
endfunction()

function(xor_of hex result)
    set(sum 0)
    string(REGEX MATCHALL ".." bytes "${hex}")
    foreach(byte IN LISTS bytes)
        math(EXPR sum "${sum} ^ 0x${byte}")
    endforeach()
    set(${result} ${sum} PARENT_SCOPE)
endfunction()

# Assembles the program to FOLDER/NAME.bin and checks that it is small enough and that its length bytes are harmless to
# execute. Sets words to what is wrong, or to nothing.
function(assemble_1k words)
    set(${words} "" PARENT_SCOPE)
    set(program ${FOLDER}/${NAME}.bin)
    run_pasmo(--bin ${SOURCE} ${program} ${FOLDER}/${NAME}.sym)
    file(SIZE ${program} size)
    if(size GREATER limit)
        set(${words} "the program has ${size} bytes; ${limit} are allowed" PARENT_SCOPE)
        return()
    endif()

    file(READ ${program} hex HEX)
    string(SUBSTRING ${hex} 4 2 length_low)
    string(SUBSTRING ${hex} 6 2 length_high)
    # 80 to bf are arithmetic with a register or (HL), which is harmless. The high byte 02 is LD (BC),A; USR enters with
    # BC = 23755, so it writes to the line's own number. Before it 50 to 6f may stand, too: loads that change neither
    # memory nor BC. Or 02 is the operand of an arithmetic instruction.
    set(harmless FALSE)
    if(length_high STREQUAL 03 AND (length_low IN_LIST harmless_before_03 OR length_low MATCHES "^[89ab]"))
        set(harmless TRUE)
    elseif(length_high STREQUAL 02 AND length_low MATCHES "^([5689ab]|[cdef][6e])")
        set(harmless TRUE)
    endif()
    if(NOT harmless)
        set(${words} "the line's length ${length_low} ${length_high} would be executed: pad the program by a byte"
            PARENT_SCOPE)
    endif()
endfunction()

# Makes TAPE from FOLDER/NAME.bin.
function(write_tape_1k)
    file(READ ${FOLDER}/${NAME}.bin hex HEX)
    file(SIZE ${FOLDER}/${NAME}.bin size)
    string(LENGTH "${TITLE}" length)
    math(EXPR blanks "10 - ${length}")
    string(REPEAT " " ${blanks} blanks)
    string(APPEND TITLE "${blanks}")
    configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/tape1k.asm.in ${FOLDER}/${NAME}-tape.asm @ONLY)

    # The size is in the header twice, so it cancels in the checksum and only the name remains.
    string(HEX "${TITLE}" title_hex)
    xor_of("${title_hex}" header_checksum)
    xor_of("ff${hex}" data_checksum)
    run_pasmo(--bin --equ program_size=${size} --equ header_checksum=${header_checksum}
              --equ data_checksum=${data_checksum} ${FOLDER}/${NAME}-tape.asm ${TAPE})
    message(STATUS "${NAME}: ${size} of ${limit} bytes")
endfunction()
