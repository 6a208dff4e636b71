// The free images of this project, assembled at build time and contained in the program.
#pragma once

#include <cstdint>
#include <span>

namespace zx::roms {

/// The 48K ROM: 16384 bytes.
[[nodiscard]] std::span<const std::uint8_t> rom48() noexcept;

/// The tapes of at most 1,024 bytes of program, as TAP files.
[[nodiscard]] std::span<const std::uint8_t> shisen1k_tap() noexcept;
[[nodiscard]] std::span<const std::uint8_t> hexes1k_tap() noexcept;
[[nodiscard]] std::span<const std::uint8_t> tetrominoes1k_tap() noexcept;

} // namespace zx::roms
