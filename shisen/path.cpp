#include "shisen/path.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <numeric>

namespace shisen {

namespace {

/// Returns the columns in which the middle of a horizontal-vertical-horizontal path can run.
Line middle_columns(const Board& board, Cell a, Cell b) noexcept {
    Line columns =
        run_around(board.row_line(a.row), a.column) & run_around(board.row_line(b.row), b.column);
    const int last = std::max(a.row, b.row);
    for (int row = std::min(a.row, b.row) + 1; row < last && columns != 0; ++row) {
        columns &= ~board.row_line(row);
    }
    return columns;
}

/// Returns the rows in which the middle of a vertical-horizontal-vertical path can run.
Line middle_rows(const Board& board, Cell a, Cell b) noexcept {
    Line rows = run_around(board.column_line(a.column), a.row) &
                run_around(board.column_line(b.column), b.row);
    const int last = std::max(a.column, b.column);
    for (int column = std::min(a.column, b.column) + 1; column < last && rows != 0; ++column) {
        rows &= ~board.column_line(column);
    }
    return rows;
}

Path path_through(Cell a, Cell bend, Cell other_bend, Cell b) noexcept {
    Path path;
    for (const Cell point : {a, bend, other_bend, b}) {
        const auto last = static_cast<std::size_t>(path.count);
        if (path.count == 0) {
            path.points[0] = point;
            path.count = 1;
        } else if (!(path.points[last - 1] == point)) {
            path.length += std::abs(point.column - path.points[last - 1].column) +
                           std::abs(point.row - path.points[last - 1].row);
            path.points[last] = point;
            ++path.count;
        }
    }
    return path;
}

void keep_better(std::optional<Path>& best, const Path& path) noexcept {
    if (!best || path.length < best->length ||
        (path.length == best->length && path.count < best->count)) {
        best = path;
    }
}

/// The tiles of a board, kind by kind, each kind in reading order.
struct TilesByKind {
    std::array<Cell, MaxCells> cells;
    /// The index of the first tile of each kind; its last tile is before the first of the next kind.
    std::array<std::size_t, MaxKinds + 1> first{};
};

void sort_tiles(const Board& board, TilesByKind& tiles) noexcept {
    const Size size = board.size();
    const Line inside = line_bit(size.columns) - line_bit(0);
    std::array<std::size_t, MaxKinds + 1>
        next{}; // the count of a kind is at kind + 1 until they are added up
    std::array<Cell, MaxCells> cells;
    std::array<Kind, MaxCells> kinds;
    std::size_t count = 0;
    for (int row = 0; row < size.rows; ++row) {
        for (Line line = board.row_line(row) & inside; line != 0; line &= line - 1) {
            const Cell cell{std::countr_zero(line) - std::countr_zero(line_bit(0)), row};
            const Kind kind = board.at(cell);
            ++next[kind + 1u];
            cells[count] = cell;
            kinds[count] = kind;
            ++count;
        }
    }
    std::partial_sum(next.begin(), next.end(), next.begin());
    tiles.first = next;
    for (std::size_t i = 0; i < count; ++i) {
        tiles.cells[next[kinds[i]]++] = cells[i];
    }
}

template <class Visit> void each_candidate(const Board& board, Visit visit) {
    TilesByKind tiles;
    sort_tiles(board, tiles);
    for (std::size_t kind = 0; kind < MaxKinds; ++kind) {
        const std::size_t end = tiles.first[kind + 1];
        for (std::size_t i = tiles.first[kind]; i < end; ++i) {
            for (std::size_t j = i + 1; j < end; ++j) {
                const Pair pair{tiles.cells[i], tiles.cells[j]};
                if (can_connect(board, pair.first, pair.second) && !visit(pair)) {
                    return;
                }
            }
        }
    }
}

} // namespace

bool can_connect(const Board& board, Cell a, Cell b) noexcept {
    assert(board.inside(a) && board.inside(b) && !(a == b));
    return middle_columns(board, a, b) != 0 || middle_rows(board, a, b) != 0;
}

std::optional<Path> find_path(const Board& board, Cell a, Cell b) noexcept {
    assert(board.inside(a) && board.inside(b) && !(a == b));
    std::optional<Path> best;
    // Tiles in one row are joined straight by the middle of the second form, tiles in one column by
    // that of the first. The other form would run back over itself.
    if (a.row != b.row) {
        const Line columns = middle_columns(board, a, b);
        for (int column = -1; column <= board.size().columns; ++column) {
            if ((columns & line_bit(column)) != 0) {
                keep_better(best, path_through(a, {column, a.row}, {column, b.row}, b));
            }
        }
    }
    if (a.column != b.column) {
        const Line rows = middle_rows(board, a, b);
        for (int row = -1; row <= board.size().rows; ++row) {
            if ((rows & line_bit(row)) != 0) {
                keep_better(best, path_through(a, {a.column, row}, {b.column, row}, b));
            }
        }
    }
    return best;
}

bool can_remove(const Board& board, Cell a, Cell b) noexcept {
    return !(a == b) && board.occupied(a) && board.at(a) == board.at(b) && can_connect(board, a, b);
}

std::vector<Pair> removable_pairs(const Board& board) {
    std::vector<Pair> pairs;
    each_candidate(board, [&](Pair pair) {
        pairs.push_back(pair);
        return true;
    });
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

bool any_touching_pair(const Board& board) noexcept {
    for (int row = 0; row < board.size().rows; ++row) {
        for (int column = 0; column < board.size().columns; ++column) {
            const Kind kind = board.at({column, row});
            if (kind != NoTile &&
                (board.at({column + 1, row}) == kind || board.at({column, row + 1}) == kind)) {
                return true;
            }
        }
    }
    return false;
}

bool any_removable(const Board& board) {
    return any_touching_pair(board) || any_removable(board, [](const Pair&) { return true; });
}

bool any_removable(const Board& board, const std::function<bool(const Pair&)>& suits) {
    bool found = false;
    each_candidate(board, [&](const Pair& pair) {
        found = suits(pair);
        return !found;
    });
    return found;
}

} // namespace shisen
