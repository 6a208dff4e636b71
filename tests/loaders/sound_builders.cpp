#include "tests/loaders/sound_builders.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numbers>

#include <sndfile.h>

#include "tests/loaders/tape_builders.hpp"

namespace builders {
namespace {

constexpr double TstatesPerSecond = 3'500'000;

/// Numbers from -1 to 1, the same in each run.
class Noise {
  public:
    double next() {
        state_ = state_ * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
        return static_cast<double>(state_ >> 33) / static_cast<double>(1U << 30) - 1;
    }

  private:
    std::uint64_t state_ = 42;
};

void append_sample(Bytes& bytes, double value, unsigned bits) {
    value = std::clamp(value, -1.0, 1.0);
    if (bits == 0) {
        const auto number = std::bit_cast<std::uint32_t>(static_cast<float>(value));
        const Bytes four = u32(number);
        bytes.insert(bytes.end(), four.begin(), four.end());
        return;
    }
    const double most = std::ldexp(1.0, static_cast<int>(bits) - 1) - 1;
    auto number = std::llround(value * most);
    number += bits == 8 ? 128 : 0; // bytes are unsigned
    for (unsigned shift = 0; shift < bits; shift += 8) {
        bytes.push_back(static_cast<std::uint8_t>(number >> shift & 0xff));
    }
}

struct Target {
    Bytes bytes;
    std::size_t at = 0;
};

} // namespace

std::vector<std::uint32_t> rom_pulses(const Bytes& block, std::uint32_t pause) {
    std::vector<std::uint32_t> pulses(block.front() < 128 ? 8063 : 3223, 2168);
    pulses.push_back(667);
    pulses.push_back(735);
    for (const std::uint8_t byte : block) {
        for (int bit = 7; bit >= 0; --bit) {
            pulses.insert(pulses.end(), 2, (byte >> bit & 1) != 0 ? 1710 : 855);
        }
    }
    pulses.push_back(945);
    pulses.push_back(pause);
    if (pulses.size() % 2 != 0) {
        pulses.push_back(1000);
    }
    return pulses;
}

std::vector<std::uint32_t> tap_pulses(const Bytes& tap, std::uint32_t pause) {
    std::vector<std::uint32_t> pulses;
    for (std::size_t at = 0; at + 2 <= tap.size();) {
        const std::size_t length = tap[at] + 256U * tap[at + 1];
        const auto start = tap.begin() + static_cast<std::ptrdiff_t>(at + 2);
        const auto block =
            rom_pulses(Bytes(start, start + static_cast<std::ptrdiff_t>(length)), pause);
        pulses.insert(pulses.end(), block.begin(), block.end());
        at += 2 + length;
    }
    return pulses;
}

std::vector<double> samples_of(const std::vector<std::uint32_t>& pulses, const SoundShape& shape) {
    std::vector<double> samples(shape.rate / 100, -1.0);
    double end = 0;
    double place = 0.5 / shape.rate;
    double level = -1;
    for (const std::uint32_t pulse : pulses) {
        end += pulse / TstatesPerSecond;
        for (; place < end; place += 1.0 / shape.rate) {
            samples.push_back(level);
        }
        level = -level;
    }
    Noise noise;
    double radians = 0;
    for (double& sample : samples) {
        sample *= shape.inverted ? -shape.amplitude : shape.amplitude;
        sample += shape.offset + shape.noise * noise.next() + shape.hum * std::sin(radians);
        radians += 2 * std::numbers::pi * 50 / shape.rate;
    }
    return samples;
}

Bytes wav(const std::vector<double>& samples, const SoundShape& shape) {
    const unsigned bytes_each = shape.bits == 0 ? 4 : shape.bits / 8;
    Noise noise;
    Bytes data;
    for (const double sample : samples) {
        append_sample(data, sample, shape.bits);
        for (unsigned channel = 1; channel < shape.channels; ++channel) {
            append_sample(data, noise.next(), shape.bits);
        }
    }
    const auto size = static_cast<unsigned>(data.size());
    return join({text("RIFF"),
                 u32(36 + size + size % 2),
                 text("WAVEfmt "),
                 u32(16),
                 u16(shape.bits == 0 ? 3 : 1),
                 u16(shape.channels),
                 u32(shape.rate),
                 u32(shape.rate * shape.channels * bytes_each),
                 u16(shape.channels * bytes_each),
                 u16(bytes_each * 8),
                 text("data"),
                 u32(size),
                 data,
                 repeat(size % 2, 0)});
}

Bytes encoded_by_libsndfile(const std::vector<double>& samples, unsigned rate, int format) {
    Target target;
    SF_VIRTUAL_IO calls{};
    calls.get_filelen = [](void* data) {
        return static_cast<sf_count_t>(static_cast<Target*>(data)->bytes.size());
    };
    calls.seek = [](sf_count_t offset, int whence, void* data) {
        auto& file = *static_cast<Target*>(data);
        const auto size = static_cast<sf_count_t>(file.bytes.size());
        const auto at = static_cast<sf_count_t>(file.at);
        const sf_count_t to = offset + (whence == SEEK_CUR ? at : whence == SEEK_END ? size : 0);
        file.at = static_cast<std::size_t>(to);
        return to;
    };
    calls.tell = [](void* data) { return static_cast<sf_count_t>(static_cast<Target*>(data)->at); };
    calls.read = [](void*, sf_count_t, void*) { return sf_count_t{0}; };
    calls.write = [](const void* source, sf_count_t count, void* data) {
        auto& file = *static_cast<Target*>(data);
        const auto size = static_cast<std::size_t>(count);
        file.bytes.resize(std::max(file.bytes.size(), file.at + size));
        std::memcpy(file.bytes.data() + file.at, source, size);
        file.at += size;
        return count;
    };
    SF_INFO info{};
    info.samplerate = static_cast<int>(rate);
    info.channels = 1;
    info.format = format;
    SNDFILE* const file = sf_open_virtual(&calls, SFM_WRITE, &info, &target);
    if (file == nullptr) {
        return {};
    }
    // In pieces: libsndfile 1.2.0 overflows its stack when a long vector is encoded as Vorbis.
    constexpr std::size_t Piece = 4096;
    for (std::size_t at = 0; at < samples.size(); at += Piece) {
        const std::size_t count = std::min(Piece, samples.size() - at);
        sf_write_double(file, samples.data() + at, static_cast<sf_count_t>(count));
    }
    sf_close(file);
    return target.bytes;
}

} // namespace builders
