// The free images of this project, assembled at build time and contained in the program.
#pragma once

#include <cstdint>
#include <span>

namespace zx::roms {

/// The 48K ROM: 16384 bytes.
[[nodiscard]] std::span<const std::uint8_t> rom48() noexcept;

/// The 1K Shisen tape, a TAP file; empty in a build without it.
[[nodiscard]] std::span<const std::uint8_t> shisen1k_tap() noexcept;

} // namespace zx::roms
