// Snow: what the refresh of memory that the ULA shares does to the ULA's own fetches.
//
// The second half of each opcode fetch refreshes memory: I and R on the address bus, /MREQ low from
// the middle of T3 to the middle of T4. The ULA never delays it, and takes it for an access to be
// served. If that holds the row strobe of the shared memory down at the moment at which a pair of
// the ULA's fetches (ula/fetch.hpp) would give its own row, the pair has to do with what is there:
//
//   fetches, 4 T           bitmap n | attribute n | bitmap n + 1 | attribute n + 1 | 4 T without
//   opcode fetch begins
//   4 T before bitmap n      both bytes of n are read with the low bits of R: snow
//   4 T before bitmap n + 1  neither is read, n + 1 shows the two bytes of n again: the double form
//   at any other T           nothing
//
// By the pattern of delays 6 5 4 3 2 1 0 0 an opcode fetch that snows begins at the last 0, so that
// code in and out of contended memory can do it, and one that doubles at the 5, so that only code
// outside can. No processor reads such a byte: it lies on the bus 4 and 5 T behind the start of an
// opcode fetch, and the first read that could find the bus floating samples it 6 T behind.
//
// Sources: Weiv, "Exact emulation of the Snow effect" (measured on a 48K, a 128K and a +2; T4 in
// the third or fifth T-state of the ULA's eight); C. Smith's zxdesign.info, "Dynamic Memory and
// the Snow Effect" (why); photographs of M. Woodmass's Snow Hold on three 48Ks of three issues, by
// way of the notes of unreal-ng (which T-state, and R before its step). Confidence: measured on the
// 48K, disputed for the 128K and +2. docs/HARDWARE.md has what is disputed.
//
// Not modelled: that a real 128K tends to crash under it.
#pragma once

#include <cstdint>

#include "ula/fetch.hpp"
#include "ula/timing.hpp"

namespace zx::ula {

/// From the first T-state of an opcode fetch to the pair that it disturbs. Disputed by sources that
/// count the ULA's T-states from another one.
inline constexpr int RefreshLeadTstates = 4;
/// Address bits of a snowed fetch that come from R: the row of the 48K's memory chips. Disputed:
/// 0xff (Spectrusty), or 0x7f with A7 = 0 (SpecEmu).
inline constexpr unsigned RefreshRowBits = 0x7f;
/// Steps that R is ahead of what an opcode fetch begins with. Disputed: Weiv has 1, the photographs
/// and the processor's own bus 0.
inline constexpr unsigned RefreshStep = 0;

/// The first fetch of the pair that an opcode fetch from T-state start on disturbs, or -1.
[[nodiscard]] constexpr int disturbed_fetch(const FrameTiming& timing, int start) noexcept {
    const int t = start + RefreshLeadTstates;
    const int fetch = fetches_before(timing, t);
    const bool fetching = fetches_before(timing, t + 1) != fetch;
    return fetching && fetch % 2 == 0 ? fetch : -1;
}

/// The second pair of a group repeats the first (Weiv, the photographs). Disputed: it snows itself
/// (MiSTer, Spectrusty).
inline constexpr bool OddColumnRepeats = true;

[[nodiscard]] constexpr bool repeats_last_pair(int fetch) noexcept {
    return OddColumnRepeats && fetch % 4 != 0;
}

/// Where a snowed fetch reads instead of at an offset within the screen.
[[nodiscard]] constexpr int snowed_offset(int offset, std::uint8_t r) noexcept {
    const unsigned own = static_cast<unsigned>(offset) & ~RefreshRowBits;
    return static_cast<int>(own | ((r + RefreshStep) & RefreshRowBits));
}

} // namespace zx::ula
