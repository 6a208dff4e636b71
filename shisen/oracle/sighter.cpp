// Reads the marks of a seen board: which cell has the cursor, which is selected, which pair is shown
// and which tiles are highlighted.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/marks.hpp"
#include "shisen/oracle/odd_places.hpp"
#include "shisen/oracle/shown_pair.hpp"

namespace shisen::oracle {
namespace {

/// The outer optional says whether the value is known, the inner one whether there is a mark. The
/// types are written out, because nested optionals collapse where a type is deduced.
template <class T> using Known = std::optional<std::optional<T>>;
template <class T> Known<T> known(std::optional<T> value) {
    return Known<T>(std::in_place, value);
}

class Sighter {
  public:
    explicit Sighter(const MarkedCells& marked)
        : marked_(marked), seen_(marked.seen()), marks_(marked.marks()) {}

    [[nodiscard]] Observation observation() const {
        Observation result;
        result.board = seen_.board;
        result.cursor = cursor();
        result.selection = selection();
        result.unselected = unselected();
        result.hint = shown_pair(marked_);
        result.highlighted = highlighted();
        if (seen_.marks_unclear) {
            forget_missing(result);
        }
        return result;
    }

  private:
    using Cells = MarkedCells::Cells;

    /// A tile has marks that cannot be told apart: a mark that is not seen may be there.
    void forget_missing(Observation& result) const {
        if (marked_.of(Mark::Cursor).size() != 1) {
            result.cursor.reset();
        }
        if (marked_.of(Mark::Selected).size() != 1) {
            result.selection.reset();
        }
        result.unselected.clear();
        if (marked_.of(Mark::Hinted).size() != 2) {
            result.hint.reset();
        }
        result.highlighted.reset();
    }

    [[nodiscard]] std::optional<Cell> cursor() const {
        const Cells& found = marked_.of(Mark::Cursor);
        const bool may_be_on_empty =
            seen_.board.tiles() < seen_.board.size().cells() && !marks_.knows_cursor_on_empty();
        if (found.size() == 1) {
            const bool may_be_selection = marks_.selected_looks_like_cursor() && may_be_on_empty;
            return may_be_selection ? std::nullopt : std::optional(found.front());
        }
        const bool on_tile = std::any_of(
            found.begin(), found.end(), [&](Cell cell) { return seen_.board.occupied(cell); });
        if (!on_tile && marks_.knows_cursor_on_empty()) {
            const Cells odd = odd_empty_places(seen_, marks_);
            if (odd.size() == 1) {
                return odd.front();
            }
            if (odd.size() == 2 && found.empty()) {
                return std::nullopt; // one of them
            }
        }
        const bool on_unknown = seen_.ground_unclear || may_be_on_empty;
        if (marks_.selected_looks_like_cursor() ||
            (marks_.mates_look_like_cursor() && marked_.are_of_one_kind(found)) ||
            marked_.cursor_may_be_cancelled()) {
            return std::nullopt;
        }
        const bool may_be_covered = on_unknown || marks_.cursor_may_be_covered();
        if (!marks_.knows(Mark::Cursor) ||
            (found.empty() && (may_be_covered || marked_.may_be_hidden(Mark::Cursor) ||
                               marked_.may_be_more(Mark::Cursor)))) {
            return std::nullopt;
        }
        return NoSuchCell;
    }

    [[nodiscard]] Known<Cell> selection() const {
        const Cells& found = marked_.of(Mark::Selected);
        if (!marks_.knows(Mark::Selected)) {
            return {};
        }
        if (marked_.is_one_of_either() || marked_.cursor_may_be_cancelled()) {
            return {};
        }
        if (found.size() == 1) {
            return known<Cell>(found.front());
        }
        const Cells& like_pair = marked_.of(Mark::Hinted);
        if (found.empty() && like_pair.size() == 1 && marks_.selected_may_look_hinted()) {
            return known<Cell>(like_pair.front());
        }
        if (found.empty()
                ? marked_.may_be_hidden(Mark::Selected) || marked_.may_be_more(Mark::Selected)
                : marks_.selected_like_hinted()) {
            return {};
        }
        return found.empty() ? known<Cell>({}) : known<Cell>(NoSuchCell);
    }

    /// Returns the kind of the highlighted tiles: that of the tile under the cursor, or if no cursor is
    /// known on a tile, that of the first tile that looks highlighted. NoTile if there is none.
    [[nodiscard]] Kind lit_kind() const {
        const std::optional<Cell> here = cursor();
        const Cells& lit = marked_.of(Mark::SameKind);
        if (here && seen_.board.occupied(*here)) {
            return seen_.board.at(*here);
        }
        return lit.empty() ? NoTile : seen_.board.at(lit.front());
    }

    /// Returns the tiles that carry neither the mark of the selection nor one that may hide it, if no
    /// tile shows the selection, but one may hide it. Where the highlight may hide the selection, no
    /// tile of the highlighted kind is among them: together the two marks may look like neither. Nor is a tile
    /// beside a marked one or at an edge of the board among them, if a part of the selection's mark is drawn
    /// beside its tile: the other mark may hide this part, or no cell outside the board is read.
    [[nodiscard]] Cells unselected() const {
        if (!marks_.knows(Mark::Selected) || !marked_.of(Mark::Selected).empty() ||
            marked_.is_one_of_either() || selection()) {
            return {};
        }
        Cells plain = cells_of(seen_.board.size());
        const bool hidden_by_light = marks_.hides(Mark::SameKind, Mark::Selected);
        const bool drawn_beside = marks_.drawn_beside_tile(Mark::Selected);
        const Kind lit = lit_kind();
        std::erase_if(plain, [&](Cell cell) {
            const Cells& possible = marked_.possible(Mark::Selected);
            bool may_be =
                !seen_.board.occupied(cell) || (hidden_by_light && seen_.board.at(cell) == lit) ||
                (drawn_beside && (is_at_edge(cell) || marked_.has_marked_neighbour(cell))) ||
                std::find(possible.begin(), possible.end(), cell) != possible.end();
            for (std::size_t by = 0; by < MarkCount; ++by) {
                may_be = may_be || (marks_.hides(static_cast<Mark>(by), Mark::Selected) &&
                                    std::find(marked_.of(static_cast<Mark>(by)).begin(),
                                              marked_.of(static_cast<Mark>(by)).end(),
                                              cell) != marked_.of(static_cast<Mark>(by)).end());
            }
            return may_be;
        });
        return plain;
    }

    [[nodiscard]] bool any_drawn_beside() const {
        return marks_.drawn_beside_tile(Mark::Cursor) || marks_.drawn_beside_tile(Mark::Selected) ||
               marks_.drawn_beside_tile(Mark::Hinted) || marks_.drawn_beside_tile(Mark::SameKind);
    }

    [[nodiscard]] bool is_at_edge(Cell cell) const {
        const auto size = seen_.board.size();
        return cell.column == 0 || cell.row == 0 || cell.column == size.columns - 1 ||
               cell.row == size.rows - 1;
    }

    [[nodiscard]] std::optional<Cells> highlighted() const {
        const bool hidden = marks_.pair_hides_kind() && !marked_.of(Mark::Hinted).empty();
        if (!marks_.knows(Mark::SameKind) || hidden) {
            return std::nullopt;
        }
        Cells lit = marked_.of(Mark::SameKind);
        const Kind kind = lit_kind();
        for (std::size_t by = 0; by < MarkCount; ++by) {
            for (const Cell cell : marked_.of(static_cast<Mark>(by))) {
                if (kind != NoTile && seen_.board.at(cell) == kind &&
                    marks_.hides(static_cast<Mark>(by), Mark::SameKind)) {
                    lit.push_back(cell);
                }
            }
        }
        if (kind != NoTile && seen_.at_any_pixel && any_drawn_beside()) {
            Cells hidden_in_part = seen_.board.cells_of(kind);
            std::erase_if(hidden_in_part, [&](Cell cell) {
                return !is_at_edge(cell) && !marked_.has_marked_neighbour(cell);
            });
            lit.insert(lit.end(), hidden_in_part.begin(), hidden_in_part.end());
        }
        std::sort(lit.begin(), lit.end());
        lit.erase(std::unique(lit.begin(), lit.end()), lit.end());
        return lit;
    }

    const MarkedCells& marked_;
    const SeenBoard& seen_;
    const MarkModel& marks_;
};

} // namespace

Observation observation_of(const SeenBoard& seen, const MarkModel& marks) {
    return Sighter(MarkedCells(seen, marks)).observation();
}

} // namespace shisen::oracle
