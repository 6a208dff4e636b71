// What can be seen of a Shisen game on a machine's screen at one moment. What a layout does not
// show, or has not been learned to show, is absent: unknown, never guessed.
#pragma once

#include <optional>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/deal.hpp"

namespace shisen::oracle {

struct Observation {
    /// Which cells hold a tile and of which kind; kinds are numbered in the order of the characters
    /// that show them, the lowest 0, over the whole alphabet of the tape.
    Board board;
    std::optional<Cell> cursor;
    /// The outer optional: is it known; the inner: is there one.
    std::optional<std::optional<Cell>> selection;
    /// Every cell that is lit up as of the cursor's kind, in reading order.
    std::optional<std::vector<Cell>> highlighted;
    /// The shown pair.
    std::optional<std::optional<Pair>> hint;
    std::optional<BoardNumber> number;
    /// 0..7, as the ULA counts colours.
    int border = 0;

    friend bool operator==(const Observation&, const Observation&) = default;
};

} // namespace shisen::oracle
