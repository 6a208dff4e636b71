// The order in which the ULA fetches the display, and the floating bus that follows from it.
//
// While it draws, the ULA reads four bytes in four T-states (bitmap n, attribute n, bitmap n + 1,
// attribute n + 1) and leaves its bus idle for the next four: 16 such groups per line, 192 lines.
// The first fetch of a 48K is at T = 14338, of a 128K at 14364, of a +2A at 14367. Sources:
// Sinclair Wiki "Floating bus", Fuse, SpecEmu. Confidence: measured (Arkanoid and Sidewize depend
// on it); Ramsoft's older figure of 14347 is not used.
#pragma once

#include <cstdint>

#include "ula/contention.hpp"
#include "ula/display_file.hpp"
#include "ula/timing.hpp"

namespace zx::ula {

inline constexpr int FetchesPerLine = 2 * ScreenColumns;
inline constexpr int FetchesPerFrame = FetchesPerLine * DisplayLines;

/// Returns the number of a frame's fetches before T-state t.
[[nodiscard]] constexpr int fetches_before(const FrameTiming& timing, int t) noexcept {
    const int since = t - timing.first_fetch;
    if (since <= 0) {
        return 0;
    }
    const int line = since / timing.tstates_per_line;
    if (line >= DisplayLines) {
        return FetchesPerFrame;
    }
    const int x = since % timing.tstates_per_line;
    if (x >= ContendedTstates) {
        return (line + 1) * FetchesPerLine;
    }
    const int in_group = x % 8;
    return line * FetchesPerLine + x / 8 * 4 + (in_group < 4 ? in_group : 4);
}

/// Returns the offset within the screen of the byte that fetch number 0 .. FetchesPerFrame - 1
/// reads.
[[nodiscard]] constexpr int fetch_offset(int fetch) noexcept {
    const int y = fetch / FetchesPerLine;
    const int column = fetch % FetchesPerLine / 2;
    return column + (fetch % 2 == 0 ? bitmap_offset(y) : attribute_offset(y));
}

/// Returns the T-state of fetch number 0 .. FetchesPerFrame - 1.
[[nodiscard]] constexpr int fetch_tstate(const FrameTiming& timing, int fetch) noexcept {
    const int in_line = fetch % FetchesPerLine;
    return timing.first_fetch + fetch / FetchesPerLine * timing.tstates_per_line + in_line / 4 * 8 +
           in_line % 4;
}

/// The first and the last of a frame's fetches that read the byte at an offset of the screen. A
/// bitmap byte is fetched once, an attribute in each of its eight rows.
struct FetchesOfByte {
    int first;
    int last;
};
[[nodiscard]] constexpr FetchesOfByte fetches_of(int offset) noexcept {
    const int in_line = offset % ScreenColumns * 2;
    if (offset < BitmapBytes) {
        const int fetch = bitmap_row(offset) * FetchesPerLine + in_line;
        return {fetch, fetch};
    }
    const int first = (offset - BitmapBytes) / ScreenColumns * 8 * FetchesPerLine + in_line + 1;
    return {first, first + 7 * FetchesPerLine};
}

/// Returns the latest fetch up to T-state t; before the frame's first fetch, the previous frame's
/// last.
[[nodiscard]] constexpr int last_fetch(const FrameTiming& timing, int t) noexcept {
    const int done = fetches_before(timing, t + 1);
    return (done == 0 ? FetchesPerFrame : done) - 1;
}

/// Returns the offset within the screen of the byte on the ULA's bus in T-state t, or -1 if the bus
/// is idle.
[[nodiscard]] constexpr int fetched_offset(const FrameTiming& timing, int t) noexcept {
    const int fetch = fetches_before(timing, t);
    return fetches_before(timing, t + 1) == fetch ? -1 : fetch_offset(fetch);
}

/// Returns the byte that the processor reads in T-state t from a port that nothing answers: the
/// byte on the ULA's bus, or 0xff.
[[nodiscard]] inline std::uint8_t
floating_bus(const FrameTiming& timing, const std::uint8_t* screen, int t) noexcept {
    const int offset = fetched_offset(timing, t);
    return offset < 0 ? std::uint8_t{0xff} : screen[offset];
}

} // namespace zx::ula
