// CSW 1 and 2 (Ramsoft): a tape as the lengths of its pulses in samples, packed by run length, in
// version 2 also by zlib. Written as version 2 at 3.5 MHz, so that a sample is a T-state.
//
//   byte n: a pulse of n samples; 0: its length follows as u32. The level changes after each pulse.
//
// Source: "CSW format v2.00" (Ramsoft, 2003).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/pulse_builder.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

/// T-states per second of all tape formats.
inline constexpr std::uint32_t TapeHz = 3'500'000;

[[nodiscard]] Result<Tape> parse_csw(std::span<const std::uint8_t> bytes);
/// Plays the tape (loops and calls included) into one recording.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_csw(const Tape& tape);

/// Adds the pulses of a run-length stream at `rate_hz` samples per second. `type` is 1 (plain) or 2
/// (zlib). The first pulse begins as `first` says. Offsets of errors count from the stream's start.
[[nodiscard]] Result<void> read_csw_pulses(std::span<const std::uint8_t> stream,
                                           std::uint32_t rate_hz,
                                           std::uint8_t type,
                                           Edge first,
                                           PulseBuilder& pulses);

} // namespace zx::loaders
