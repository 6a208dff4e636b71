#include "app/files/wav_file.hpp"

#include <string_view>
#include <vector>

#include <sys/types.h>

#include "base/byte_writer.hpp"

namespace zx::app {
namespace {

constexpr std::uint64_t BytesPerSample = 2;
constexpr std::uint32_t UnknownSize = 0xffffffff;
/// Offsets in the header: the size of everything that follows it, and the size of the samples.
constexpr off_t FileSizeOffset = 4;
constexpr off_t SampleSizeOffset = 40;
constexpr std::uint32_t BytesBeforeSamples = 36; // after the first size

std::vector<std::uint8_t> header(int sample_rate_hz, int channels) {
    const auto rate = static_cast<std::uint32_t>(sample_rate_hz);
    const auto frame_size = static_cast<std::uint32_t>(channels) * BytesPerSample;
    ByteWriter out;
    out.text("RIFF").u32(UnknownSize).text("WAVEfmt ");
    out.u32(16);                                             // size of the format chunk
    out.u16(1);                                              // PCM
    out.u16(static_cast<std::uint32_t>(channels)).u32(rate); // samples per second
    out.u32(rate * frame_size);                              // bytes per second
    out.u16(frame_size);                                     // bytes per sample of all channels
    out.u16(8 * BytesPerSample);                             // bits per sample
    return std::move(out.text("data").u32(UnknownSize)).take();
}

std::vector<std::uint8_t> size_field(std::uint64_t size) {
    ByteWriter out;
    return std::move(out.u32(size)).take();
}

} // namespace

Result<WavFile> WavFile::create(const std::string& path,
                                int sample_rate_hz,
                                int channels,
                                std::uint64_t max_sample_bytes) {
    auto file = OutputFile::create(path);
    if (!file) {
        return tl::unexpected<Error>(file.error());
    }
    if (const auto written = file->write(header(sample_rate_hz, channels)); !written) {
        return tl::unexpected<Error>(written.error());
    }
    return WavFile(std::move(*file), max_sample_bytes);
}

Result<void> WavFile::write(std::span<const std::int16_t> samples) {
    sample_bytes_ += samples.size() * BytesPerSample;
    if (sample_bytes_ > max_sample_bytes_) {
        return fail(ErrorCode::NotWritable, 0, "a WAV file cannot be larger than 4 GB");
    }
    ByteWriter bytes;
    for (const std::int16_t sample : samples) {
        bytes.u16(static_cast<std::uint16_t>(sample));
    }
    return file_.write(bytes.view());
}

Result<void> WavFile::finish() {
    if (file_.is_regular()) {
        auto written = file_.rewrite(FileSizeOffset, size_field(BytesBeforeSamples + sample_bytes_))
                           .and_then([&] {
                               return file_.rewrite(SampleSizeOffset, size_field(sample_bytes_));
                           });
        if (!written) {
            return written;
        }
    }
    return file_.finish();
}

} // namespace zx::app
