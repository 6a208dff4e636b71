cmake_minimum_required(VERSION 3.25)
# cmake -D PASMO= -D NAME= -D TITLE= -D SOURCE= -D FOLDER= -D TAPE= -P tape1k.cmake
# Assembles the program, checks it, and makes TAPE from it: see program1k.cmake.
include(${CMAKE_CURRENT_LIST_DIR}/program1k.cmake)
assemble_1k(words)
if(words)
    message(FATAL_ERROR "${words}")
endif()
write_tape_1k()
