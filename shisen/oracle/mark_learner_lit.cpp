// The part of MarkLearner for tapes that draw the tiles of the cursor's kind differently, for example
// white on black inside their frames. The other drawing must be seen once for every kind.
#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

using zx::oracle::Symbol;

namespace {

/// The tiles of a kind that must have changed; the fourth may be under the cursor.
constexpr int TilesOfALitKind = 3;

} // namespace

std::vector<Kind> MarkLearner::changed_kinds(const Board& board) const {
    const zx::oracle::Screen screen = lockstep_.screen();
    std::vector<Kind> changed;
    for (Kind kind = 0; kind < board.size().kinds(); ++kind) {
        const auto cells = board.cells_of(kind);
        const auto unknown = std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
            const auto symbol = lattice_.symbol(screen, cell.column, cell.row);
            if (alphabet_.has_form(symbol)) {
                // Another kind may look the same if it is lit.
                const auto known = alphabet_.possible_kinds(symbol);
                return std::find(known.begin(), known.end(), kind) == known.end();
            }
            return !alphabet_.kind(symbol) && !alphabet_.empty(symbol);
        });
        if (unknown >= TilesOfALitKind) {
            changed.push_back(kind);
        }
    }
    return changed;
}

std::optional<Cell> MarkLearner::usual_tile(const Board& board, Kind kind) const {
    const zx::oracle::Screen screen = lockstep_.screen();
    std::map<Symbol, std::vector<Cell>> tiles;
    for (const Cell cell : board.cells_of(kind)) {
        tiles[lattice_.symbol(screen, cell.column, cell.row)].push_back(cell);
    }
    for (const auto& [symbol, cells] : tiles) {
        if (static_cast<int>(cells.size()) >= TilesOfALitKind) {
            return cells.front();
        }
    }
    return std::nullopt;
}

bool MarkLearner::find_kind_lit_first(const Board& board) {
    constexpr int MostSteps = 4;
    for (const Key key : {Key::Right, Key::Down, Key::Left}) {
        lockstep_.restore(start_);
        (void)lockstep_.press(stroke_of(key));
        const std::vector<Kind> first = changed_kinds(board);
        if (first.size() != 2) {
            continue;
        }
        // One of them was lit and is plain now, the other one is lit. An arrow tells which.
        for (int i = 0; i < MostSteps; ++i) {
            (void)lockstep_.press(stroke_of(key));
            std::vector<Kind> both;
            for (const Kind kind : changed_kinds(board)) {
                if (std::find(first.begin(), first.end(), kind) != first.end()) {
                    both.push_back(kind);
                }
            }
            const auto tile = both.size() == 1 ? usual_tile(board, both[0]) : std::nullopt;
            if (tile) {
                const zx::oracle::Screen screen = lockstep_.screen();
                alphabet_.learn_plain(both[0],
                                      lattice_.symbol(screen, tile->column, tile->row),
                                      screen.at(lattice_.place(tile->column, tile->row)).bitmap,
                                      LitForm);
                return true;
            }
        }
    }
    return false;
}

int MarkLearner::learn_lit_kinds(const Board& board) {
    const zx::oracle::Screen screen = lockstep_.screen();
    int learned = 0;
    for (const Kind kind : changed_kinds(board)) {
        const auto usual = usual_tile(board, kind);
        if (!usual) {
            continue;
        }
        const Symbol lit = lattice_.symbol(screen, usual->column, usual->row);
        alphabet_.learn_form(kind, lit, LitForm);
        for (const Cell cell : board.cells_of(kind)) {
            const Symbol symbol = lattice_.symbol(screen, cell.column, cell.row);
            if (symbol != lit) {
                alphabet_.learn_form(kind, symbol, CursorForm);
                cursor_is_a_form_ = true;
            }
        }
        ++learned;
    }
    return learned;
}

void MarkLearner::learn_lit_forms(const Board& board) {
    if (find_kind_lit_first(board)) {
        lit_is_a_form_ = true;
        // Along each row and back, so that every place is visited whatever happens at the edges.
        std::vector<Key> line(static_cast<std::size_t>(board.size().columns) - 1, Key::Left);
        line.insert(line.end(), line.size(), Key::Right);
        int known = 1;
        for (const Key to_next : {Key::Down, Key::Up}) {
            line.push_back(to_next);
            for (int row = 0; row < board.size().rows; ++row) {
                for (const Key key : line) {
                    if (known < board.size().kinds()) {
                        (void)lockstep_.press(stroke_of(key));
                        known += learn_lit_kinds(board);
                    }
                }
            }
            line.pop_back();
        }
        rather_show_known_tiles();
    }
    lockstep_.restore(start_);
}

void MarkLearner::rather_show_known_tiles() {
    zx::oracle::TileLooks looks = lockstep_.tile_looks();
    looks.drawings = alphabet_.drawings();
    lockstep_.set_tile_looks(std::move(looks));
}

} // namespace shisen::oracle
