# fr_add_tape1k(name TITLE)
# Makes name.tap in the folder's build folder from name.asm, a BASIC line of at most 1,024 bytes that starts itself, and
# the target name_tape. TITLE is the name on the tape.
function(fr_add_tape1k name title)
    set(folder ${CMAKE_CURRENT_BINARY_DIR})
    set(scripts ${PROJECT_SOURCE_DIR}/roms-free/cmake)
    add_custom_command(
        OUTPUT ${folder}/${name}.tap
        BYPRODUCTS ${folder}/${name}.bin ${folder}/${name}.sym ${folder}/${name}-tape.asm
        COMMAND ${CMAKE_COMMAND} -D PASMO=${FR_PASMO} -D NAME=${name} -D TITLE=${title} -D FOLDER=${folder}
                -D TAPE=${folder}/${name}.tap -D SOURCE=${CMAKE_CURRENT_SOURCE_DIR}/${name}.asm
                -P ${scripts}/tape1k.cmake
        DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}.asm ${scripts}/tape1k.cmake ${scripts}/program1k.cmake
                ${scripts}/tape1k.asm.in
        COMMENT "Assembling the tape ${title}"
        VERBATIM)
    add_custom_target(${name}_tape ALL DEPENDS ${folder}/${name}.tap)
endfunction()
