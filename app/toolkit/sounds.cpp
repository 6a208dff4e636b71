#include "app/toolkit/sounds.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace zx::play {
namespace {

struct Note {
    double start_seconds;
    double seconds;
    double from_hz;
    double to_hz;
    double loudness; ///< 0 .. 1
};

constexpr double AttackSeconds = 0.004;

constexpr Note Take[] = {{0, 0.07, 660, 660, 0.30}, {0.06, 0.14, 990, 990, 0.30}};
constexpr Note Fall[] = {{0, 0.09, 150, 90, 0.45}};
constexpr Note Refuse[] = {{0, 0.12, 180, 150, 0.30}};
constexpr Note Won[] = {{0, 0.18, 523, 523, 0.28},
                        {0.15, 0.18, 659, 659, 0.28},
                        {0.30, 0.18, 784, 784, 0.28},
                        {0.45, 0.60, 1047, 1047, 0.30}};
constexpr Note Lost[] = {{0, 0.22, 392, 392, 0.28}, {0.20, 0.50, 311, 294, 0.28}};

std::span<const Note> notes(Sound sound) {
    switch (sound) {
    case Sound::Take: return Take;
    case Sound::Fall: return Fall;
    case Sound::Refuse: return Refuse;
    case Sound::Won: return Won;
    case Sound::Lost: break;
    }
    return Lost;
}

/// The envelope of a note: a rise of some milliseconds, then a decay to zero at its end.
double envelope(double seconds, double length) {
    const double left = std::max(1 - seconds / length, 0.0);
    return std::min(seconds / AttackSeconds, 1.0) * left * left;
}

double wave(double phase) {
    const double turn = 2 * std::numbers::pi * phase;
    return std::sin(turn) + 0.25 * std::sin(2 * turn) + 0.10 * std::sin(3 * turn);
}

double value_at(const Note& note, double seconds) {
    const double t = seconds - note.start_seconds;
    if (t < 0 || t >= note.seconds) {
        return 0;
    }
    const double phase = note.from_hz * t + (note.to_hz - note.from_hz) * t * t / note.seconds / 2;
    return note.loudness * envelope(t, note.seconds) * wave(phase);
}

} // namespace

std::vector<std::int16_t> samples(Sound sound, int rate_hz) {
    double end = 0;
    for (const Note& note : notes(sound)) {
        end = std::max(end, note.start_seconds + note.seconds);
    }
    constexpr double FullScale = 32'767;
    std::vector<std::int16_t> samples;
    const auto count = static_cast<std::size_t>(std::lround(end * rate_hz)) + 1;
    samples.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        double value = 0;
        for (const Note& note : notes(sound)) {
            value += value_at(note, static_cast<double>(i) / rate_hz);
        }
        samples.push_back(static_cast<std::int16_t>(FullScale * std::clamp(value, -1.0, 1.0)));
    }
    return samples;
}

} // namespace zx::play
