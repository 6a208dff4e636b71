cmake_minimum_required(VERSION 3.25)
# cmake -D MUTATE= -D PASMO= -D MUTANTS= -D NAME= -D SOURCE= (the game) -D FOLDER= -D TAPE= -P tape.cmake
# Makes the TAPE of one mutant in the same way as the game's own. The length of the line is executed as an instruction,
# so bytes are added to the mutant until the game's own rule accepts the length.
set(most_padding 16)
include(${CMAKE_CURRENT_LIST_DIR}/../../roms-free/cmake/program1k.cmake)
set(mutant ${NAME})
set(NAME mutant)
set(TITLE Shisen1K)
set(game ${SOURCE})
set(SOURCE ${FOLDER}/mutant.asm)

file(MAKE_DIRECTORY ${FOLDER})
foreach(padding RANGE ${most_padding})
    execute_process(COMMAND ${MUTATE} ${MUTANTS} ${mutant} ${game} ${SOURCE} ${padding}
                    RESULT_VARIABLE result ERROR_VARIABLE words)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${words}")
    endif()
    assemble_1k(words)
    if(NOT words)
        write_tape_1k()
        return()
    endif()
endforeach()
message(FATAL_ERROR "${mutant}: ${words}")
