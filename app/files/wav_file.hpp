// Sound as a RIFF WAVE file: PCM, 16 bits, one channel or two whose samples take turns.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "app/files/output_file.hpp"
#include "base/error.hpp"

namespace zx::app {

/// A WAV file that is written as its samples arrive, so that its length needs no memory. Nothing
/// replaces the target before finish(); see OutputFile. The sizes in the header are written last;
/// for a pipe, which cannot be rewritten, they are 0xffffffff, which means unknown.
class WavFile {
  public:
    /// The largest number of bytes of samples: sizes in the header have 32 bits.
    static constexpr std::uint64_t MaxSampleBytes = 0xffffffff - 36;

    /// Opens a WAV file for writing. channels: 1 or 2. Error: NotWritable.
    [[nodiscard]] static Result<WavFile> create(const std::string& path,
                                                int sample_rate_hz,
                                                int channels = 1,
                                                std::uint64_t max_sample_bytes = MaxSampleBytes);

    /// Error: NotWritable, also if there are more samples than fit.
    [[nodiscard]] Result<void> write(std::span<const std::int16_t> samples);
    /// Writes the sizes into the header and puts the file in the target's place.
    [[nodiscard]] Result<void> finish();

  private:
    WavFile(OutputFile file, std::uint64_t max_sample_bytes)
        : file_(std::move(file)), max_sample_bytes_(max_sample_bytes) {}

    OutputFile file_;
    std::uint64_t max_sample_bytes_;
    std::uint64_t sample_bytes_ = 0;
};

} // namespace zx::app
