// The cells of a seen board that carry each mark, or may carry it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "shisen/oracle/marks.hpp"

namespace shisen::oracle {

/// The board and the marks must outlive it.
class MarkedCells {
  public:
    using Cells = std::vector<Cell>;

    MarkedCells(const SeenBoard& seen, const MarkModel& marks);

    [[nodiscard]] const SeenBoard& seen() const noexcept { return seen_; }
    [[nodiscard]] const MarkModel& marks() const noexcept { return marks_; }
    /// The cells that show the mark.
    [[nodiscard]] const Cells& of(Mark mark) const { return cells_[index_of(mark)]; }
    /// These cells and the tiles that may carry it.
    [[nodiscard]] const Cells& possible(Mark mark) const { return possible_[index_of(mark)]; }
    /// True if further tiles may carry the mark.
    [[nodiscard]] bool may_be_more(Mark mark) const {
        return possible(mark).size() > of(mark).size();
    }
    /// True if the board has a mark that hides this one, so that its absence means nothing.
    [[nodiscard]] bool may_be_hidden(Mark mark) const;
    /// Returns the cell of the marks that hide this one, if all of them are on one cell.
    [[nodiscard]] std::optional<Cell> only_hiding_cell(Mark mark) const;
    /// True if the only marked tile is either selected, or in a shown pair of which the other tile is
    /// selected and so shows no mark.
    [[nodiscard]] bool is_one_of_either() const {
        return marks_.selected_cancels_hinted() && of(Mark::Hinted).size() == 1;
    }
    /// True if the cursor may be on the selected tile, which then shows neither.
    [[nodiscard]] bool cursor_may_be_cancelled() const {
        return marks_.selected_cancels_cursor() && of(Mark::Cursor).empty() &&
               of(Mark::Selected).empty();
    }
    /// True if one of the eight cells around this one carries a mark.
    [[nodiscard]] bool has_marked_neighbour(Cell cell) const;
    /// True if these are tiles of one kind, at least one.
    [[nodiscard]] bool are_of_one_kind(const Cells& tiles) const;

  private:
    void sort_in(Cell cell);
    /// Of several cells that show a mark of which there is one, keeps the only one that shows it wholly.
    void keep_whole(Mark mark);
    /// Finds a cursor of which a mark of a neighbour hides the part that is drawn beside the tile: the only tile
    /// that shows the part on the tile itself.
    void find_cursor_hidden_in_part();
    /// Marks the only tile of the lit kind that is not lit with cursor and selection, if it must carry both.
    void find_cancelled();
    /// True if of these two marks each is seen only where the other one is not: the cursor and the selection, if a
    /// tile with both shows neither.
    [[nodiscard]] bool shows_alone(Mark by, Mark mark) const;

    const SeenBoard& seen_;
    const MarkModel& marks_;
    std::array<Cells, MarkCount> cells_;
    std::array<Cells, MarkCount> possible_;
};

} // namespace shisen::oracle
