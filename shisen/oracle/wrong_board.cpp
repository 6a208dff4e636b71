// The board finder, part: boards on which not each kind has four tiles.
#include <vector>

#include "shisen/oracle/board_finder.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

using zx::oracle::Lattice;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

/// New boards that must have wrong counts, too.
constexpr int Boards = 4;

using IsBoard = bool (*)(const zx::oracle::Counts&);

zx::Result<Lattice> find_wrong(const Lockstep& lockstep, const std::vector<IsBoard>& is_board) {
    const zx::oracle::Screen screen = lockstep.screen();
    for (const IsBoard counts : is_board) {
        if (auto lattice = zx::oracle::find_lattice_of_whole_tiles(screen, ClassicGrid, counts)) {
            return lattice;
        }
    }
    return zx::fail(zx::ErrorCode::NotFound, 0, "no board");
}

/// True if each of several N shows another board at the places of the lattice. Restores the machine.
bool deals_others(Lockstep& lockstep,
                  const Lattice& lattice,
                  const std::vector<IsBoard>& is_board) {
    const zx::machine::State start = lockstep.save();
    bool others = true;
    for (int board = 0; board < Boards && others; ++board) {
        const auto before = tiles_of(lockstep.screen(), lattice);
        others = lockstep.press(stroke_of(Key::NewBoard)) == SettleResult::Waiting;
        const auto next = find_wrong(lockstep, is_board);
        others =
            others && next && *next == lattice && tiles_of(lockstep.screen(), lattice) != before;
    }
    lockstep.restore(start);
    return others;
}

} // namespace

zx::Result<Lattice> wrong_board_shown(Lockstep& lockstep) {
    const std::vector<IsBoard> is_board{board_with_few_wrong_counts, board_with_wrong_counts};
    auto lattice = find_wrong(lockstep, is_board);
    if (lattice && !deals_others(lockstep, *lattice, is_board)) {
        return zx::fail(zx::ErrorCode::NotFound, 0, "no board");
    }
    return lattice;
}

bool deals_few_wrong_counts(Lockstep& lockstep) {
    const std::vector<IsBoard> is_board{board_with_few_wrong_counts};
    const zx::machine::State start = lockstep.save();
    const bool waits = lockstep.press(stroke_of(Key::NewBoard)) == SettleResult::Waiting;
    const auto lattice = find_wrong(lockstep, is_board);
    const bool wrong = waits && lattice && deals_others(lockstep, *lattice, is_board);
    lockstep.restore(start);
    return wrong;
}

bool arrows_change(Lockstep& lockstep, const Lattice& lattice, Cell cell) {
    const zx::machine::State start = lockstep.save();
    const auto look = [&] { return lattice.symbol(lockstep.screen(), cell.column, cell.row); };
    const auto before = look();
    bool changed = false;
    // The first key may only end a message.
    for (const Key key : {Key::Right, Key::Down, Key::Left, Key::Up, Key::Right}) {
        changed = changed ||
                  (lockstep.press(stroke_of(key)) == SettleResult::Waiting && look() != before);
    }
    lockstep.restore(start);
    return changed;
}

} // namespace shisen::oracle
