#include "app/files/wav_file.hpp"

#include <string_view>
#include <vector>

#include <sys/types.h>

namespace zx::app {
namespace {

constexpr std::uint32_t BytesPerSample = 2;
constexpr std::uint32_t UnknownSize = 0xffffffff;
/// Where the header has the size of all that follows it, and the size of the samples.
constexpr off_t FileSizeOffset = 4;
constexpr off_t SampleSizeOffset = 40;
constexpr std::uint32_t BytesBeforeSamples = 36; // after the first size

void append(std::vector<std::uint8_t>& bytes, std::string_view text) {
    for (const char c : text) {
        bytes.push_back(static_cast<std::uint8_t>(c));
    }
}

void append_little_endian(std::vector<std::uint8_t>& bytes, std::uint32_t value, int count) {
    for (int index = 0; index < count; ++index) {
        bytes.push_back(static_cast<std::uint8_t>(value >> (8 * index) & 0xff));
    }
}

std::vector<std::uint8_t> header(int sample_rate_hz, int channels) {
    const auto rate = static_cast<std::uint32_t>(sample_rate_hz);
    const auto frame_size = static_cast<std::uint32_t>(channels) * BytesPerSample;
    std::vector<std::uint8_t> bytes;
    append(bytes, "RIFF");
    append_little_endian(bytes, UnknownSize, 4);
    append(bytes, "WAVEfmt ");
    append_little_endian(bytes, 16, 4); // size of the format chunk
    append_little_endian(bytes, 1, 2);  // PCM
    append_little_endian(bytes, static_cast<std::uint32_t>(channels), 2);
    append_little_endian(bytes, rate, 4);               // samples per second
    append_little_endian(bytes, rate * frame_size, 4);  // bytes per second
    append_little_endian(bytes, frame_size, 2);         // bytes per sample of all channels
    append_little_endian(bytes, 8 * BytesPerSample, 2); // bits per sample
    append(bytes, "data");
    append_little_endian(bytes, UnknownSize, 4);
    return bytes;
}

std::vector<std::uint8_t> size_field(std::uint64_t size) {
    std::vector<std::uint8_t> bytes;
    append_little_endian(bytes, static_cast<std::uint32_t>(size), 4);
    return bytes;
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
    std::vector<std::uint8_t> bytes;
    bytes.reserve(samples.size() * BytesPerSample);
    for (const std::int16_t sample : samples) {
        append_little_endian(bytes, static_cast<std::uint16_t>(sample), 2);
    }
    return file_.write(bytes);
}

Result<void> WavFile::finish() {
    if (file_.is_regular()) {
        const auto written =
            file_.rewrite(FileSizeOffset, size_field(BytesBeforeSamples + sample_bytes_))
                .and_then(
                    [&] { return file_.rewrite(SampleSizeOffset, size_field(sample_bytes_)); });
        if (!written) {
            return written;
        }
    }
    return file_.finish();
}

} // namespace zx::app
