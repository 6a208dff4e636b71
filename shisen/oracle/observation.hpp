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
    Board board = Board();
    std::optional<Cell> cursor;
    /// The outer optional says whether it is known, the inner one whether there is a selection.
    std::optional<std::optional<Cell>> selection;
    /// If the selection is not known: the tiles that show that they are not selected, in reading order.
    std::vector<Cell> unselected;
    /// Every highlighted cell of the cursor's kind, in reading order.
    std::optional<std::vector<Cell>> highlighted;
    /// The shown pair.
    std::optional<std::optional<Pair>> hint;
    std::optional<BoardNumber> number;
    /// 0..7, the ULA's colour numbers.
    int border = 0;

    /// Whether the last step made a sound; absent if nothing listens.
    std::optional<bool> sounded;
    /// True if the pair that was shown before the last step is gone, and would be gone without a key.
    bool pair_timed_out = false;

    /// Compares what is on the screen. The unselected tiles follow from the other marks.
    friend bool operator==(const Observation& a, const Observation& b) {
        return a.board == b.board && a.cursor == b.cursor && a.selection == b.selection &&
               a.highlighted == b.highlighted && a.hint == b.hint && a.number == b.number &&
               a.border == b.border;
    }
};

} // namespace shisen::oracle
