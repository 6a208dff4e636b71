// Sound files of a tape's signal, built sample by sample. Shares no code with loaders/.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/loaders/builders.hpp"

namespace builders {

/// How a tape sounds, and how it is stored.
struct SoundShape {
    unsigned rate = 44'100;
    /// 8, 16, 24 or 32; 0 stands for 32-bit floating point.
    unsigned bits = 16;
    unsigned channels = 1;
    /// Full scale is 1.
    double amplitude = 0.8;
    double offset = 0;
    double noise = 0;
    /// The amplitude of a tone of 50 Hz.
    double hum = 0;
    bool inverted = false;
};

/// The lengths, in T-states, of the pulses with which the 48K ROM saves a block, and a silence of
/// `pause` T-states. The number of pulses is even, so that each block begins at the same level.
[[nodiscard]] std::vector<std::uint32_t> rom_pulses(const Bytes& block,
                                                    std::uint32_t pause = 3'500'000);
/// The pulses of all blocks of a TAP file, each made by rom_pulses().
[[nodiscard]] std::vector<std::uint32_t> tap_pulses(const Bytes& tap,
                                                    std::uint32_t pause = 3'500'000);

/// Samples from -1 to 1 of pulses that begin low; 10 ms of the low level before them.
[[nodiscard]] std::vector<double> samples_of(const std::vector<std::uint32_t>& pulses,
                                             const SoundShape& shape);
/// A WAV file; channels other than the first are noise.
[[nodiscard]] Bytes wav(const std::vector<double>& samples, const SoundShape& shape);
/// A file of another format that libsndfile writes (SF_FORMAT_FLAC | SF_FORMAT_PCM_16 ...).
[[nodiscard]] Bytes
encoded_by_libsndfile(const std::vector<double>& samples, unsigned rate, int format);

} // namespace builders
