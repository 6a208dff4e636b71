// The ULA pin that EAR, MIC and the loudspeaker share.
//
// A write to port 0xfe sets its voltage by bits 4 (EAR, the speaker) and 3 (MIC); a read returns it
// as bit 6 unless a tape drives the pin.
//
//   bit 4  bit 3   volts, issue 2   reads   volts, issue 3   reads
//     1      1         3.79           1         3.70           1
//     1      0         3.66           1         3.56           1
//     0      1         0.73           1         0.66           0
//     0      0         0.39           0         0.34           0
//
// The 128K is as issue 3. On the +2A and +3 the output cannot be read back: bit 6 reads 0.
//
// Not modelled: the slow decay after bit 4 falls on issue 1 and 2 boards (no figures known).
// Sources: piters, "Cassette, EAR and MIC port, Issue 2 and 3"; Fuse. Confidence: measured.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace zx::ula {

/// NoEcho: the +2A and +3.
enum class Issue : std::uint8_t { Issue2, Issue3, NoEcho };

inline constexpr std::uint8_t EarOutBit = 0x10;
inline constexpr std::uint8_t MicOutBit = 0x08;
inline constexpr std::uint8_t EarInBit = 0x40;

struct PinLevel {
    std::int32_t millivolts;
    bool reads_high;
};

/// Indexed by issue, then by bits 4 and 3 of the last write as a number 0..3.
inline constexpr std::array<std::array<PinLevel, 4>, 3> PinLevels = {{
    {{{390, false}, {730, true}, {3660, true}, {3790, true}}},
    {{{340, false}, {660, false}, {3560, true}, {3700, true}}},
    {{{340, false}, {660, false}, {3560, false}, {3700, false}}},
}};

/// Returns the state of the pin after a write of value to port 0xfe.
[[nodiscard]] constexpr PinLevel pin_level(Issue issue, std::uint8_t value) noexcept {
    return PinLevels[static_cast<std::size_t>(issue)][value >> 3 & 3u];
}

/// The level that a tape at its high level adds to the sound: about as much as MIC (Spectrusty).
inline constexpr std::int32_t TapeMillivolts = 320;

/// A change of the pin's level, with its T-state of the frame. The sound is made from these.
struct LevelChange {
    std::int32_t tstate;
    std::int32_t millivolts;

    friend bool operator==(const LevelChange&, const LevelChange&) = default;
};

} // namespace zx::ula
