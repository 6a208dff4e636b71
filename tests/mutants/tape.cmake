cmake_minimum_required(VERSION 3.25)
# cmake -D MUTATE= -D PASMO= -D MUTANTS= -D NAME= -D SOURCE= (the game) -D FOLDER= -D TAPE= -P tape.cmake
# Makes the TAPE of one mutant in the same way as the game's own. The length of the line is executed as an instruction,
# so bytes are added to the mutant until the game's own rule accepts the length.
set(most_padding 16)

file(MAKE_DIRECTORY ${FOLDER})
foreach(padding RANGE ${most_padding})
    execute_process(COMMAND ${MUTATE} ${MUTANTS} ${NAME} ${SOURCE} ${FOLDER}/mutant.asm ${padding}
                    RESULT_VARIABLE result ERROR_VARIABLE words)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${words}")
    endif()
    execute_process(COMMAND ${CMAKE_COMMAND} -D PASMO=${PASMO} -D FOLDER=${FOLDER} -D TAPE=${TAPE}
                            -D NAME=mutant -D TITLE=Shisen1K -D SOURCE=${FOLDER}/mutant.asm
                            -P ${CMAKE_CURRENT_LIST_DIR}/../../roms-free/cmake/tape1k.cmake
                    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE words)
    if(result EQUAL 0)
        return()
    endif()
endforeach()
message(FATAL_ERROR "${NAME}: ${words}")
