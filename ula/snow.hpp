// Snow: the effect that refresh cycles in memory shared with the ULA have on the ULA's own fetches.
//
// The second half of each opcode fetch refreshes memory: I and R are on the address bus, and /MREQ
// is low from the middle of T3 to the middle of T4. The ULA never delays the refresh, and handles
// it as an access. If the refresh keeps the row strobe of the shared memory active when a pair of
// the ULA's fetches (ula/fetch.hpp) should set its own row, the pair reads with a wrong row:
//
//   fetches, 4 T           bitmap n | attribute n | bitmap n + 1 | attribute n + 1 | 4 T without
//   opcode fetch begins
//   4 T before bitmap n      both bytes of n are read with the low bits of R: snow
//   4 T before bitmap n + 1  neither is read, n + 1 shows the two bytes of n again: the double form
//   at any other T           nothing
//
// With the delays 6 5 4 3 2 1 0 0, an opcode fetch that snows begins at the last 0, so code inside
// and outside contended memory can cause it. One that doubles begins at the 5, so only code outside
// can cause it. The processor never reads a disturbed byte: the byte is on the bus 4 and 5 T after
// the start of an opcode fetch, and the first read that could see the floating bus samples it 6 T
// after that start.
//
// Sources: Weiv, "Exact emulation of the Snow effect" (measured on a 48K, a 128K and a +2; T4 in
// the third or fifth T-state of the ULA's eight); C. Smith's zxdesign.info, "Dynamic Memory and the
// Snow Effect" (the cause); photographs of M. Woodmass's Snow Hold on three 48Ks of three issues,
// through the notes of unreal-ng (which T-state, and R before its increment). Confidence: measured
// on the 48K, disputed for the 128K and +2. docs/HARDWARE.md lists the disputes.
//
// Not modelled: a real 128K tends to crash in these conditions.
#pragma once

#include <cstdint>

#include "ula/fetch.hpp"
#include "ula/timing.hpp"

namespace zx::ula {

/// T-states from the start of an opcode fetch to the pair that it disturbs. Disputed by sources
/// that number the ULA's T-states from another origin.
inline constexpr int RefreshLeadTstates = 4;
/// Address bits of a snowed fetch that come from R: the row of the 48K's memory chips. Disputed:
/// 0xff (Spectrusty), or 0x7f with A7 = 0 (SpecEmu).
inline constexpr unsigned RefreshRowBits = 0x7f;
/// The difference between the R used and the R at the start of the opcode fetch. Disputed: Weiv has
/// 1; the photographs and the processor's bus cycles have 0.
inline constexpr unsigned RefreshStep = 0;

/// Returns the first fetch of the pair that is disturbed by an opcode fetch starting in T-state
/// start, or -1.
[[nodiscard]] constexpr int disturbed_fetch(const FrameTiming& timing, int start) noexcept {
    const int t = start + RefreshLeadTstates;
    const int fetch = fetches_before(timing, t);
    const bool fetching = fetches_before(timing, t + 1) != fetch;
    return fetching && fetch % 2 == 0 ? fetch : -1;
}

/// True if the second pair of a group repeats the first (Weiv, the photographs). Disputed: it shows
/// snow (MiSTer, Spectrusty).
inline constexpr bool OddColumnRepeats = true;

[[nodiscard]] constexpr bool repeats_last_pair(int fetch) noexcept {
    return OddColumnRepeats && fetch % 4 != 0;
}

/// Returns the offset within the screen that a snowed fetch reads instead of `offset`.
[[nodiscard]] constexpr int snowed_offset(int offset, std::uint8_t r) noexcept {
    const unsigned own = static_cast<unsigned>(offset) & ~RefreshRowBits;
    return static_cast<int>(own | ((r + RefreshStep) & RefreshRowBits));
}

} // namespace zx::ula
