# cmake -D PASMO= -D FOLDER= -D SOURCE= -D IMAGE= -D SIZE= -P assemble.cmake
# Assembles SOURCE in FOLDER to IMAGE, which must have SIZE bytes.
execute_process(
    COMMAND ${PASMO} -I ${FOLDER} ${FOLDER}/${SOURCE} ${IMAGE}
    RESULT_VARIABLE result
    OUTPUT_VARIABLE text
    ERROR_VARIABLE text)
if(NOT result EQUAL 0)
    file(REMOVE ${IMAGE})
    message(FATAL_ERROR "${SOURCE}: ${text}")
endif()
file(SIZE ${IMAGE} size)
if(NOT size EQUAL SIZE)
    file(REMOVE ${IMAGE})
    message(FATAL_ERROR "${SOURCE}: the image has ${size} bytes, not ${SIZE}")
endif()
