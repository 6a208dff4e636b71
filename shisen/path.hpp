// The path rule: two tiles can be joined by at most three straight segments, horizontal or
// vertical, that pass over no other tile. A path may leave the board and run through the ring of
// empty cells around it.
//
//     A..      A--+      A path of three segments is either horizontal, vertical, horizontal
//     B.B  ->  B..B|     (its middle runs in one column) or vertical, horizontal, vertical (its
//     A..      A--+      middle runs in one row). Paths of one and two segments are the same with
//                        segments of length zero.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "shisen/board.hpp"

namespace shisen {

struct Path {
    /// The two tiles with the bends between them, in order; `count` entries are valid.
    std::array<Cell, 4> points{};
    int count = 0;
    /// The length in cells, at least 1.
    int length = 0;

    [[nodiscard]] int bends() const noexcept { return count - 2; }
    friend bool operator==(const Path&, const Path&) = default;
};

/// Returns a mask of `position` and of the empty cells that can be reached from it along a line
/// without crossing a set bit.
[[nodiscard]] constexpr Line run_around(Line line, int position) noexcept {
    const Line here = line_bit(position);
    const Line above = line & ~(here | (here - 1));
    const Line below = line & (here - 1);
    // Neither word is zero, because the fence bits are set.
    const Line end = above & (~above + 1);
    const Line start = Line{2} << (63 - __builtin_clzll(below));
    return end - start;
}

/// True if the tiles on two different cells can be joined, whatever their kinds.
[[nodiscard]] bool can_connect(const Board& board, Cell a, Cell b) noexcept;

/// Returns the shortest path; among equal ones the one with the fewest bends; among these the first
/// in the order: middle in a column, from the left; then middle in a row, from the top. Returns
/// nothing if there is none.
[[nodiscard]] std::optional<Path> find_path(const Board& board, Cell a, Cell b) noexcept;

/// True for two different tiles of one kind that can be joined.
[[nodiscard]] bool can_remove(const Board& board, Cell a, Cell b) noexcept;

/// Returns all removable pairs, first < second in reading order, sorted by first, then second.
[[nodiscard]] std::vector<Pair> removable_pairs(const Board& board);
/// True if two tiles of one kind are side by side or one above the other.
[[nodiscard]] bool any_touching_pair(const Board& board) noexcept;
[[nodiscard]] bool any_removable(const Board& board);
/// The same, of the pairs that `suits` accepts.
[[nodiscard]] bool any_removable(const Board& board, const std::function<bool(const Pair&)>& suits);

} // namespace shisen
