// The path rule: two tiles can be joined by at most three straight segments, horizontal or
// vertical, that pass over no other tile. A path may leave the board and run through the ring of
// empty cells around it.
//
//     A..      A--+      a path of three segments is either horizontal, vertical, horizontal (its
//     middle runs in B.B  ->  B..B|     one column) or vertical, horizontal, vertical (its middle
//     runs in one row); one and two A..      A--+      segments are the same with segments of
//     length zero.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "shisen/board.hpp"

namespace shisen {

struct Path {
    /// The two tiles and the bends between them, in order; only the first `count` are meant.
    std::array<Cell, 4> points{};
    int count = 0;
    /// Steps from cell to cell, at least 1.
    int length = 0;

    [[nodiscard]] int bends() const noexcept { return count - 2; }
    friend bool operator==(const Path&, const Path&) = default;
};

/// The empty cells that can be reached from `position` along a line without crossing a set bit, and
/// the position.
[[nodiscard]] constexpr Line run_around(Line line, int position) noexcept {
    const Line here = line_bit(position);
    const Line above = line & ~(here | (here - 1));
    const Line below = line & (here - 1);
    // The fences see to it that neither is zero.
    const Line end = above & (~above + 1);
    const Line start = Line{2} << (63 - __builtin_clzll(below));
    return end - start;
}

/// True if the tiles on two different cells can be joined, whatever their kinds.
[[nodiscard]] bool can_connect(const Board& board, Cell a, Cell b) noexcept;

/// The shortest path, of these one with the fewest bends, of these the first in the order: middle
/// in a column, from the left; then middle in a row, from the top. Empty if there is none.
[[nodiscard]] std::optional<Path> find_path(const Board& board, Cell a, Cell b) noexcept;

/// Two different tiles of one kind that can be joined.
[[nodiscard]] bool can_remove(const Board& board, Cell a, Cell b) noexcept;

/// All pairs that can go, first < second in reading order, sorted by first, then second.
[[nodiscard]] std::vector<Pair> removable_pairs(const Board& board);
[[nodiscard]] bool any_removable(const Board& board);

} // namespace shisen
