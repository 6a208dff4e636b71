// Reads the marks of a seen board: which cell has the cursor, which is selected, which pair is shown
// and which tiles are highlighted.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/marks.hpp"
#include "shisen/oracle/odd_places.hpp"

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
    Sighter(const SeenBoard& seen, const MarkModel& marks) : seen_(seen), marks_(marks) {
        const Size size = seen.board.size();
        for (int row = 0; row < size.rows; ++row) {
            for (int column = 0; column < size.columns; ++column) {
                sort_in({column, row});
            }
        }
        if (!marks.selected_looks_like_cursor()) {
            keep_whole(Mark::Cursor);
        }
        keep_whole(Mark::Selected);
        find_cancelled();
    }

    [[nodiscard]] Observation observation() const {
        Observation result;
        result.board = seen_.board;
        result.cursor = cursor();
        result.selection = selection();
        result.unselected = unselected();
        result.hint = hint();
        result.highlighted = highlighted();
        if (seen_.marks_unclear) {
            forget_missing(result);
        }
        return result;
    }

  private:
    using Cells = std::vector<Cell>;

    /// A tile has marks that cannot be told apart: a mark that is not seen may be there.
    void forget_missing(Observation& result) const {
        if (cells(Mark::Cursor).size() != 1) {
            result.cursor.reset();
        }
        if (cells(Mark::Selected).size() != 1) {
            result.selection.reset();
        }
        result.unselected.clear();
        if (cells(Mark::Hinted).size() != 2) {
            result.hint.reset();
        }
        result.highlighted.reset();
    }

    void sort_in(Cell cell) {
        for (std::size_t i = 0; i < MarkCount; ++i) {
            const Mark mark = static_cast<Mark>(i);
            const bool tile = seen_.board.occupied(cell);
            const bool has = marks_.has(mark, seen_.look(cell), tile);
            if (has) {
                cells_[i].push_back(cell);
            }
            if (has || (tile && marks_.may_have(mark, seen_.look(cell)))) {
                possible_[i].push_back(cell);
            }
        }
    }
    /// Of several cells that show a mark of which there is one, keeps the only one that shows it wholly.
    void keep_whole(Mark mark) {
        Cells& found = cells_[index_of(mark)];
        Cells whole;
        for (const Cell cell : found) {
            if (seen_.board.occupied(cell) && marks_.has_wholly(mark, seen_.look(cell))) {
                whole.push_back(cell);
            }
        }
        if (found.size() > 1 && whole.size() == 1) {
            found = whole;
        }
    }
    /// True if the cursor may be on the selected tile, which then shows neither.
    [[nodiscard]] bool cursor_may_be_cancelled() const {
        return marks_.selected_cancels_cursor() && cells(Mark::Cursor).empty() &&
               cells(Mark::Selected).empty();
    }
    /// Marks the only tile of the lit kind that is not lit with cursor and selection, if it must carry both.
    void find_cancelled() {
        Cells& lit = cells_[index_of(Mark::SameKind)];
        if (!cursor_may_be_cancelled() || !are_of_one_kind(lit)) {
            return;
        }
        Cells unlit;
        for (const Cell cell : cells_of(seen_.board.size())) {
            if (seen_.board.at(cell) == seen_.board.at(lit.front()) &&
                std::find(lit.begin(), lit.end(), cell) == lit.end()) {
                unlit.push_back(cell);
            }
        }
        if (unlit.size() == 1) {
            cells_[index_of(Mark::Cursor)] = unlit;
            cells_[index_of(Mark::Selected)] = unlit;
            lit.push_back(unlit.front());
            std::sort(lit.begin(), lit.end());
        }
    }
    [[nodiscard]] const Cells& cells(Mark mark) const { return cells_[index_of(mark)]; }
    /// True if further tiles may carry the mark.
    [[nodiscard]] bool may_be_more(Mark mark) const {
        return possible_[index_of(mark)].size() > cells(mark).size();
    }
    /// True if the only marked tile is either selected, or in a shown pair of which the other tile is
    /// selected and so shows no mark.
    [[nodiscard]] bool is_one_of_either() const {
        return marks_.selected_cancels_hinted() && cells(Mark::Hinted).size() == 1;
    }
    /// Returns the only two tiles that may belong to the shown pair, if they are of the same kind.
    [[nodiscard]] std::optional<Pair> possible_pair() const {
        const Cells& found = possible_[index_of(Mark::Hinted)];
        if (found.size() != 2 || seen_.board.at(found[0]) != seen_.board.at(found[1])) {
            return std::nullopt;
        }
        return Pair{found[0], found[1]};
    }

    /// True if of these two marks each is seen only where the other one is not: the cursor and the selection, if a
    /// tile with both shows neither.
    [[nodiscard]] bool shows_alone(Mark by, Mark mark) const {
        return marks_.selected_cancels_cursor() &&
               ((by == Mark::Cursor && mark == Mark::Selected) ||
                (by == Mark::Selected && mark == Mark::Cursor));
    }

    /// True if the board has a mark that hides this one, so that its absence means nothing.
    [[nodiscard]] bool may_be_hidden(Mark mark) const {
        for (std::size_t by = 0; by < MarkCount; ++by) {
            if (!cells_[by].empty() && marks_.hides(static_cast<Mark>(by), mark) &&
                !shows_alone(static_cast<Mark>(by), mark)) {
                return true;
            }
        }
        return false;
    }

    /// True if the only tile that looks like one of a pair may not be one, or another tile of its kind may be the
    /// other one: it looks like no tile in the examples, or it is the only one that differs from the half in
    /// nothing but what is around it.
    [[nodiscard]] bool half_may_be_hidden(Cell half) const {
        if (!seen_.board.occupied(half) || !marks_.has_alone(Mark::Hinted, seen_.look(half))) {
            return true;
        }
        const auto look = zx::oracle::own_features(seen_.look(half));
        Cells alike;
        bool any_new = false;
        for (const Cell cell : cells_of(seen_.board.size())) {
            if (!seen_.board.occupied(cell) || cell == half) {
                continue;
            }
            if (zx::oracle::own_features(seen_.look(cell)) == look) {
                alike.push_back(cell);
            }
            any_new = any_new || (seen_.board.at(cell) == seen_.board.at(half) &&
                                  marks_.is_new(seen_.look(cell)));
        }
        return any_new || (alike.size() == 1 && seen_.board.at(alike[0]) == seen_.board.at(half));
    }

    /// True if a shown pair cannot be seen among the highlighted tiles, of which there are at least two.
    [[nodiscard]] bool may_be_lit_invisibly() const {
        return cells(Mark::SameKind).size() >= 2 &&
               marks_.hides_wholly(Mark::SameKind, Mark::Hinted);
    }

    /// True if the cursor and the selection are on two tiles of one kind, which may be a shown pair: the mark that
    /// the program draws last may cover another one that it would not cover in another order.
    [[nodiscard]] bool cursor_and_selection_may_cover_pair() const {
        const Cells& at_cursor = cells(Mark::Cursor);
        const Cells& selected = cells(Mark::Selected);
        return at_cursor.size() == 1 && selected.size() == 1 && at_cursor != selected &&
               are_of_one_kind({at_cursor.front(), selected.front()});
    }

    /// Returns the cell of the marks that hide this one, if all of them are on one cell.
    [[nodiscard]] std::optional<Cell> only_hiding_cell(Mark mark) const {
        std::optional<Cell> only;
        for (std::size_t by = 0; by < MarkCount; ++by) {
            for (const Cell cell : cells_[by]) {
                if (marks_.hides(static_cast<Mark>(by), mark)) {
                    if (only && *only != cell) {
                        return std::nullopt;
                    }
                    only = cell;
                }
            }
        }
        return only;
    }

    [[nodiscard]] bool are_of_one_kind(const Cells& tiles) const {
        return !tiles.empty() && std::all_of(tiles.begin(), tiles.end(), [&](Cell cell) {
            return seen_.board.occupied(cell) &&
                   seen_.board.at(cell) == seen_.board.at(tiles.front());
        });
    }

    [[nodiscard]] std::optional<Cell> cursor() const {
        const Cells& found = cells(Mark::Cursor);
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
            (marks_.mates_look_like_cursor() && are_of_one_kind(found)) ||
            cursor_may_be_cancelled()) {
            return std::nullopt;
        }
        const bool may_be_covered = on_unknown || marks_.cursor_may_be_covered();
        if (!marks_.knows(Mark::Cursor) ||
            (found.empty() &&
             (may_be_covered || may_be_hidden(Mark::Cursor) || may_be_more(Mark::Cursor)))) {
            return std::nullopt;
        }
        return NoSuchCell;
    }

    [[nodiscard]] Known<Cell> selection() const {
        const Cells& found = cells(Mark::Selected);
        if (!marks_.knows(Mark::Selected)) {
            return {};
        }
        if (is_one_of_either() || cursor_may_be_cancelled()) {
            return {};
        }
        if (found.size() == 1) {
            return known<Cell>(found.front());
        }
        if (found.empty() ? may_be_hidden(Mark::Selected) || may_be_more(Mark::Selected)
                          : marks_.selected_like_hinted()) {
            return {};
        }
        return found.empty() ? known<Cell>({}) : known<Cell>(NoSuchCell);
    }

    /// Returns the kind of the highlighted tiles: that of the tile under the cursor, or if no cursor is
    /// known on a tile, that of the first tile that looks highlighted. NoTile if there is none.
    [[nodiscard]] Kind lit_kind() const {
        const std::optional<Cell> here = cursor();
        const Cells& lit = cells(Mark::SameKind);
        if (here && seen_.board.occupied(*here)) {
            return seen_.board.at(*here);
        }
        return lit.empty() ? NoTile : seen_.board.at(lit.front());
    }

    /// Returns the tiles that carry neither the mark of the selection nor one that may hide it, if no
    /// tile shows the selection, but one may hide it. Where the highlight may hide the selection, no
    /// tile of the highlighted kind is among them: together the two marks may look like neither.
    [[nodiscard]] Cells unselected() const {
        if (!marks_.knows(Mark::Selected) || !cells(Mark::Selected).empty() || is_one_of_either() ||
            selection()) {
            return {};
        }
        Cells plain = cells_of(seen_.board.size());
        const bool hidden_by_light = marks_.hides(Mark::SameKind, Mark::Selected);
        const Kind lit = lit_kind();
        std::erase_if(plain, [&](Cell cell) {
            const Cells& possible = possible_[index_of(Mark::Selected)];
            bool may_be = !seen_.board.occupied(cell) ||
                          (hidden_by_light && seen_.board.at(cell) == lit) ||
                          std::find(possible.begin(), possible.end(), cell) != possible.end();
            for (std::size_t by = 0; by < MarkCount; ++by) {
                may_be = may_be || (marks_.hides(static_cast<Mark>(by), Mark::Selected) &&
                                    std::find(cells_[by].begin(), cells_[by].end(), cell) !=
                                        cells_[by].end());
            }
            return may_be;
        });
        return plain;
    }

    [[nodiscard]] Known<Pair> hint() const {
        const Cells& found = cells(Mark::Hinted);
        if (!marks_.knows(Mark::Hinted)) {
            return marks_.shows_no_pair() ? known<Pair>({}) : Known<Pair>();
        }
        if (found.size() == 2) {
            return known<Pair>(Pair{found[0], found[1]});
        }
        if (is_one_of_either()) {
            return {};
        }
        if (found.size() < 2 && may_be_more(Mark::Hinted)) {
            const auto pair = possible_pair();
            return pair ? known<Pair>(*pair) : Known<Pair>();
        }
        if (found.empty() && (may_be_lit_invisibly() || cursor_and_selection_may_cover_pair())) {
            return {};
        }
        if (found.empty() || (found.size() == 1 && marks_.selected_like_hinted())) {
            return known<Pair>({});
        }
        if (found.size() == 1 && may_be_hidden(Mark::Hinted)) {
            const auto other = only_hiding_cell(Mark::Hinted);
            // The mark of the only cell may be a selection that looks like a shown pair.
            const bool pair = other && *other != found[0] && seen_.board.occupied(*other) &&
                              seen_.board.at(*other) == seen_.board.at(found[0]);
            return pair ? known<Pair>(Pair{std::min(found[0], *other), std::max(found[0], *other)})
                        : Known<Pair>();
        }
        if (found.size() > 1 && marks_.selected_like_hinted()) {
            return {};
        }
        // A cursor that cannot be seen may be on the other tile.
        if (found.size() == 1 && !marks_.knows(Mark::Cursor)) {
            return {};
        }
        if (found.size() == 1 && half_may_be_hidden(found[0])) {
            return {};
        }
        return known<Pair>(Pair{found[0], found[0]});
    }

    [[nodiscard]] std::optional<Cells> highlighted() const {
        const bool hidden = marks_.pair_hides_kind() && !cells(Mark::Hinted).empty();
        if (!marks_.knows(Mark::SameKind) || hidden) {
            return std::nullopt;
        }
        Cells lit = cells(Mark::SameKind);
        const Kind kind = lit_kind();
        for (std::size_t by = 0; by < MarkCount; ++by) {
            for (const Cell cell : cells_[by]) {
                if (kind != NoTile && seen_.board.at(cell) == kind &&
                    marks_.hides(static_cast<Mark>(by), Mark::SameKind)) {
                    lit.push_back(cell);
                }
            }
        }
        std::sort(lit.begin(), lit.end());
        lit.erase(std::unique(lit.begin(), lit.end()), lit.end());
        return lit;
    }

    const SeenBoard& seen_;
    const MarkModel& marks_;
    std::array<Cells, MarkCount> cells_;
    /// These cells and the tiles that may carry the mark.
    std::array<Cells, MarkCount> possible_;
};

} // namespace

Observation observation_of(const SeenBoard& seen, const MarkModel& marks) {
    return Sighter(seen, marks).observation();
}

} // namespace shisen::oracle
