# cmake -D PYTHON= -D FOLDER= -D OUTPUT= -P screens.cmake
# Checks that the golden screens in FOLDER are what draw_reference.py prints for their starts.
file(STRINGS ${FOLDER}/screens.txt starts REGEX "^start ")
list(TRANSFORM starts REPLACE "^start " "")
execute_process(COMMAND ${PYTHON} ${FOLDER}/draw_reference.py ${starts} OUTPUT_FILE ${OUTPUT} RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "draw_reference.py failed")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${FOLDER}/screens.txt ${OUTPUT} RESULT_VARIABLE differ)
if(differ)
    message(FATAL_ERROR "screens.txt differs from ${OUTPUT}")
endif()
