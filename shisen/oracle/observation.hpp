// What can be seen of a Shisen game on a machine's screen at one moment. What a layout does not
// show, or the reader has not learned to see, is absent: unknown, never guessed.
#pragma once

#include <optional>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/deal.hpp"

namespace shisen::oracle {

struct Observation {
    /// The cells that hold a tile, with their kinds. Kinds are numbered from 0 in the order of the
    /// characters that show them, over all kinds of the tape.
    Board board;
    std::optional<Cell> cursor;
    /// The outer optional says whether it is known, the inner one whether there is a selection.
    std::optional<std::optional<Cell>> selection;
    /// Every highlighted cell of the cursor's kind, in reading order.
    std::optional<std::vector<Cell>> highlighted;
    /// The shown pair.
    std::optional<std::optional<Pair>> hint;
    std::optional<BoardNumber> number;
    /// 0..7, the ULA's colour numbers.
    int border = 0;

    friend bool operator==(const Observation&, const Observation&) = default;
};

} // namespace shisen::oracle
