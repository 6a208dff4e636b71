#include "shisen/oracle/marked_cells.hpp"

#include <algorithm>
#include <cstdlib>

namespace shisen::oracle {

MarkedCells::MarkedCells(const SeenBoard& seen, const MarkModel& marks)
    : seen_(seen), marks_(marks) {
    for (const Cell cell : cells_of(seen.board.size())) {
        sort_in(cell);
    }
    if (!marks.selected_looks_like_cursor()) {
        keep_whole(Mark::Cursor);
    }
    keep_whole(Mark::Selected);
    find_cancelled();
    find_cursor_hidden_in_part();
}

void MarkedCells::sort_in(Cell cell) {
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

void MarkedCells::keep_whole(Mark mark) {
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

void MarkedCells::find_cancelled() {
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

void MarkedCells::find_cursor_hidden_in_part() {
    constexpr int FewestTiles = 6; // of fewer, one may look different for another reason
    Cells& found = cells_[index_of(Mark::Cursor)];
    if (!found.empty() || !marks_.drawn_beside_tile(Mark::Cursor) ||
        seen_.board.tiles() < FewestTiles) {
        return;
    }
    Cells like_cursor = cells_of(seen_.board.size());
    std::erase_if(like_cursor, [&](Cell cell) {
        return !seen_.board.occupied(cell) ||
               !marks_.shows_own_part(Mark::Cursor, seen_.look(cell));
    });
    if (like_cursor.size() == 1 && has_marked_neighbour(like_cursor.front())) {
        found = like_cursor;
    }
}

bool MarkedCells::has_marked_neighbour(Cell cell) const {
    const auto is_neighbour = [&](Cell other) {
        return other != cell && std::abs(other.column - cell.column) <= 1 &&
               std::abs(other.row - cell.row) <= 1;
    };
    return std::any_of(cells_.begin(), cells_.end(), [&](const Cells& marked) {
        return std::any_of(marked.begin(), marked.end(), is_neighbour);
    });
}

bool MarkedCells::shows_alone(Mark by, Mark mark) const {
    return marks_.selected_cancels_cursor() && ((by == Mark::Cursor && mark == Mark::Selected) ||
                                                (by == Mark::Selected && mark == Mark::Cursor));
}

bool MarkedCells::may_be_hidden(Mark mark) const {
    // What is drawn beside tiles at any pixel is only read where it lies in the area of another tile.
    if (seen_.at_any_pixel && marks_.drawn_beside_tile(mark)) {
        return true;
    }
    for (std::size_t by = 0; by < MarkCount; ++by) {
        if (!cells_[by].empty() && marks_.hides(static_cast<Mark>(by), mark) &&
            !shows_alone(static_cast<Mark>(by), mark)) {
            return true;
        }
    }
    return false;
}

std::optional<Cell> MarkedCells::only_hiding_cell(Mark mark) const {
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

bool MarkedCells::are_of_one_kind(const Cells& tiles) const {
    return !tiles.empty() && std::all_of(tiles.begin(), tiles.end(), [&](Cell cell) {
        return seen_.board.occupied(cell) && seen_.board.at(cell) == seen_.board.at(tiles.front());
    });
}

} // namespace shisen::oracle
