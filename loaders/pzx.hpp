// PZX 1.0: a tape as blocks of exact pulses, levels and pauses.
//
//   each block: four letters, u32 size, data; the first is PZXT. PULS: pulses from low on. DATA: bits
//   as symbols of pulses, with a first level. PAUS: a level and its length. STOP, BRWS (a text).
//
// Source: "PZX file format version 1.0" (pzxtools). Blocks of other names are skipped.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

[[nodiscard]] Result<Tape> parse_pzx(std::span<const std::uint8_t> bytes);
/// Plays the tape (loops and calls included) into one block of pulses, over all stops.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_pzx(const Tape& tape);

} // namespace zx::loaders
