cmake_minimum_required(VERSION 3.25)
# cmake -D MUTATE= -D PASMO= -D MUTANTS= -D NAME= -D GAME= (the folder of the game's source) -D FOLDER= -D TAPE= -P tape.cmake
# Makes the TAPE of one mutant, as the game's own is made. The line's length is executed as an instruction, so a mutant
# may have to be some bytes longer than its change makes it: it is padded until the game's own rule is content.
set(most_padding 16)

file(MAKE_DIRECTORY ${FOLDER})
foreach(padding RANGE ${most_padding})
    execute_process(COMMAND ${MUTATE} ${MUTANTS} ${NAME} ${GAME}/shisen1k.asm ${FOLDER}/mutant.asm ${padding}
                    RESULT_VARIABLE result ERROR_VARIABLE words)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${words}")
    endif()
    execute_process(COMMAND ${CMAKE_COMMAND} -D PASMO=${PASMO} -D FOLDER=${FOLDER} -D TAPE=${TAPE}
                            -D SOURCE=${FOLDER}/mutant.asm -D TAPE_SOURCE=${GAME}/tape.asm -P ${GAME}/tape.cmake
                    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE words)
    if(result EQUAL 0)
        return()
    endif()
endforeach()
message(FATAL_ERROR "${NAME}: ${words}")
