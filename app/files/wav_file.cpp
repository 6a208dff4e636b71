#include "app/files/wav_file.hpp"

#include <cstddef>
#include <string_view>

namespace zx::app {
namespace {

constexpr std::uint32_t BytesPerSample = 2;

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

} // namespace

std::vector<std::uint8_t>
encode_wav(std::span<const std::int16_t> samples, int sample_rate_hz, int channels) {
    const auto rate = static_cast<std::uint32_t>(sample_rate_hz);
    const auto frame_size = static_cast<std::uint32_t>(channels) * BytesPerSample;
    const auto data_size = static_cast<std::uint32_t>(samples.size()) * BytesPerSample;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(44 + data_size);
    append(bytes, "RIFF");
    append_little_endian(bytes, 36 + data_size, 4);
    append(bytes, "WAVEfmt ");
    append_little_endian(bytes, 16, 4); // size of the format chunk
    append_little_endian(bytes, 1, 2);  // PCM
    append_little_endian(bytes, static_cast<std::uint32_t>(channels), 2);
    append_little_endian(bytes, rate, 4);               // samples per second
    append_little_endian(bytes, rate * frame_size, 4);  // bytes per second
    append_little_endian(bytes, frame_size, 2);         // bytes per sample of all channels
    append_little_endian(bytes, 8 * BytesPerSample, 2); // bits per sample
    append(bytes, "data");
    append_little_endian(bytes, data_size, 4);
    for (const std::int16_t sample : samples) {
        append_little_endian(bytes, static_cast<std::uint16_t>(sample), 2);
    }
    return bytes;
}

} // namespace zx::app
