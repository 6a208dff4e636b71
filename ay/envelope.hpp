// The envelope generator: sixteen shapes of ramps, of sixteen steps each.
//
//   shape   bits 3-0        shape   bits 3-0
//   \___    0 0 x x         \/\/    1 0 1 0
//   /___    0 1 x x         \~~~    1 0 1 1     ~ the highest level
//   \\\\    1 0 0 0         ////    1 1 0 0     _ the lowest
//   \___    1 0 0 1         /~~~    1 1 0 1
//                           /\/\    1 1 1 0
//                           /___    1 1 1 1
//
//   bit 3 continue, bit 2 attack (rise first), bit 1 alternate, bit 0 hold
//
// Source: the maker's data sheet, as Fuse and MAME have it. Confidence: agreed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace zx::ay {

inline constexpr int EnvelopeRamp = 16;
/// The steps of two ramps: every shape repeats both, or holds the second one.
inline constexpr int EnvelopeSteps = 2 * EnvelopeRamp;

namespace envelope_bit {
inline constexpr std::uint8_t Hold = 1;
inline constexpr std::uint8_t Alternate = 2;
inline constexpr std::uint8_t Attack = 4;
inline constexpr std::uint8_t Continue = 8;
} // namespace envelope_bit

/// True if the second ramp of the shape is a constant level that stays.
[[nodiscard]] constexpr bool envelope_holds(std::uint8_t shape) noexcept {
    return (shape & envelope_bit::Continue) == 0 || (shape & envelope_bit::Hold) != 0;
}

/// Returns the level 0..15 at step 0..31.
[[nodiscard]] constexpr std::uint8_t envelope_level(std::uint8_t shape, int step) noexcept {
    const bool attack = (shape & envelope_bit::Attack) != 0;
    const bool alternate = (shape & envelope_bit::Alternate) != 0;
    const auto ramp = [](bool rising, int at) {
        return static_cast<std::uint8_t>(rising ? at : EnvelopeRamp - 1 - at);
    };
    if (step < EnvelopeRamp) {
        return ramp(attack, step);
    }
    if ((shape & envelope_bit::Continue) == 0) {
        return 0;
    }
    if ((shape & envelope_bit::Hold) != 0) {
        return ramp(attack != alternate, EnvelopeRamp - 1);
    }
    return ramp(attack != alternate, step - EnvelopeRamp);
}

/// Indexed by shape and step.
inline constexpr auto EnvelopeLevels = [] {
    std::array<std::array<std::uint8_t, EnvelopeSteps>, 16> levels{};
    for (std::uint8_t shape = 0; shape < 16; ++shape) {
        for (int step = 0; step < EnvelopeSteps; ++step) {
            levels[shape][static_cast<std::size_t>(step)] = envelope_level(shape, step);
        }
    }
    return levels;
}();

} // namespace zx::ay
