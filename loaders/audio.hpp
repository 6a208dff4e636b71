// Sound files as tapes: WAV, FLAC and the other formats that libsndfile reads. The first channel
// becomes pulses (loaders/level_detector.hpp); other channels are ignored.
//
// WAV is also written: 44,100 samples per second, 8 bits, one channel. A sample in which the level
// changes has a value between the levels, so that edges are more exact than the rate.
//
// The sound is decoded in small pieces, twice, and never held as a whole.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

/// Errors: Corrupt if libsndfile does not accept the file, TooLarge beyond an hour or the number of
/// pulses that a tape may have, BadValue without any edge in it.
[[nodiscard]] Result<Tape> parse_audio(std::span<const std::uint8_t> bytes);

/// Plays the tape (loops and calls included) into one recording. Error: TooLarge if it would be
/// longer than a file that can be opened.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_wav(const Tape& tape);

} // namespace zx::loaders
