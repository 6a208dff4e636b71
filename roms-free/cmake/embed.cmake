# cmake -D OUTPUT= -D ROM48= -D SHISEN1K= -P embed.cmake
# Writes a C++ source with the bytes of both files; SHISEN1K may be empty.
function(read_bytes file name)
    set(text "")
    if(file)
        file(READ "${file}" hex HEX)
        string(REGEX REPLACE "(................................)" "\\1\n    " hex "${hex}")
        string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," text "${hex}")
    endif()
    set(${name} "${text}" PARENT_SCOPE)
endfunction()

read_bytes("${ROM48}" rom48)
read_bytes("${SHISEN1K}" shisen1k)
if(shisen1k)
    set(shisen1k_array "constexpr std::uint8_t Shisen1kTap[] = {\n    ${shisen1k}};\n")
    set(shisen1k_value "Shisen1kTap")
else()
    set(shisen1k_array "")
    set(shisen1k_value "{}")
endif()
file(WRITE "${OUTPUT}" "// Generated from the assembled images.
#include \"roms-free/roms.hpp\"

namespace zx::roms {
namespace {

constexpr std::uint8_t Rom48[] = {
    ${rom48}};
${shisen1k_array}
} // namespace

std::span<const std::uint8_t> rom48() noexcept { return Rom48; }

std::span<const std::uint8_t> shisen1k_tap() noexcept { return ${shisen1k_value}; }

} // namespace zx::roms
")
