# cmake -D OUTPUT= -D ROM48= -D TAPES=name,name -D FOLDER= -P embed.cmake
# Writes a C++ source with the bytes of the ROM and of each tape FOLDER/name/name.tap, which tape1k(name) returns.
function(read_bytes file name)
    file(READ "${file}" hex HEX)
    string(REGEX REPLACE "(................................)" "\\1\n    " hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," text "${hex}")
    set(${name} "${text}" PARENT_SCOPE)
endfunction()

read_bytes("${ROM48}" rom48)
string(REPLACE "," ";" tapes "${TAPES}")
set(arrays "")
set(choices "")
foreach(tape IN LISTS tapes)
    read_bytes("${FOLDER}/${tape}/${tape}.tap" bytes)
    string(SUBSTRING "${tape}" 0 1 first)
    string(SUBSTRING "${tape}" 1 -1 others)
    string(TOUPPER "${first}" first)
    set(array "Tape${first}${others}")
    string(APPEND arrays "constexpr std::uint8_t ${array}[] = {\n    ${bytes}};\n")
    string(APPEND choices "    if (name == \"${tape}\") {\n        return ${array};\n    }\n")
endforeach()
file(WRITE "${OUTPUT}" "// Generated from the assembled images.
#include \"roms-free/roms.hpp\"

namespace zx::roms {
namespace {

constexpr std::uint8_t Rom48[] = {
    ${rom48}};
${arrays}
} // namespace

std::span<const std::uint8_t> rom48() noexcept { return Rom48; }
std::span<const std::uint8_t> tape1k(std::string_view name) noexcept {
${choices}    return {};
}

} // namespace zx::roms
")
