// The free images of this project, assembled at build time and contained in the program.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace zx::roms {

/// The 48K ROM: 16384 bytes.
[[nodiscard]] std::span<const std::uint8_t> rom48() noexcept;

/// A tape of at most 1,024 bytes of program, as a TAP file, by the name of its folder, such as
/// "hexes1k". Empty if there is none.
[[nodiscard]] std::span<const std::uint8_t> tape1k(std::string_view name) noexcept;
[[nodiscard]] inline std::span<const std::uint8_t> shisen1k_tap() noexcept {
    return tape1k("shisen1k");
}

} // namespace zx::roms
