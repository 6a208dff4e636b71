// The sixteen registers of an AY-3-8910 family chip as the processor sees them.
//
//   0 1  tone period A, 8 + 4 bits      6     noise period, 5 bits        11 12  envelope period
//   2 3  tone period B                  7     mixer, see below            13     envelope shape
//   4 5  tone period C                  8-10  volume A B C, 4 bits,       14 15  ports A, B
//                                             bit 4 = by the envelope
//
//   mixer, 1 = off   7 port B out | 6 port A out | 5-3 noise C B A | 2-0 tone C B A
//
// Bits that are not there read as 0. Sources: Fuse, SpecEmu. Confidence: agreed.
#pragma once

#include <array>
#include <cstdint>

namespace zx::ay {

inline constexpr int Channels = 3;

enum Register : std::uint8_t {
    ToneA = 0,
    NoisePeriod = 6,
    Mixer = 7,
    VolumeA = 8,
    EnvelopeLow = 11,
    EnvelopeHigh = 12,
    EnvelopeShape = 13,
    PortA = 14,
    PortB = 15,
};

using RegisterFile = std::array<std::uint8_t, 16>;

inline constexpr RegisterFile RegisterMasks = {
    0xff, 0x0f, 0xff, 0x0f, 0xff, 0x0f, 0x1f, 0xff, 0x1f, 0x1f, 0x1f, 0xff, 0xff, 0x0f, 0xff, 0xff};

/// In a volume register: the envelope sets the level.
inline constexpr std::uint8_t ByEnvelope = 0x10;

} // namespace zx::ay
