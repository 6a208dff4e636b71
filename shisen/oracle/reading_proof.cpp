#include "shisen/oracle/reading_proof.hpp"

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

bool reads_everywhere_the_same(Lockstep& lockstep,
                               const zx::oracle::Lattice& lattice,
                               const zx::oracle::Alphabet& alphabet) {
    using enum shisen::Key;
    const zx::machine::State start = lockstep.save();
    const auto first = see_board(lockstep.screen(), lattice, alphabet);
    bool same = first.has_value();
    for (const shisen::Key key : {Right, Right, Right, Down, Down, Down, Right, Right}) {
        if (!same || lockstep.press(stroke_of(key)) != SettleResult::Waiting) {
            break;
        }
        const auto seen = see_board(lockstep.screen(), lattice, alphabet);
        same = seen && seen->board == first->board;
    }
    lockstep.restore(start);
    return same;
}

bool cursor_makes_unreadable(Lockstep& lockstep,
                             const zx::oracle::Lattice& lattice,
                             const zx::oracle::Alphabet& alphabet) {
    if (reads_everywhere_the_same(lockstep, lattice, alphabet)) {
        return false;
    }
    const auto usual = see_board(screen_without_cursor(lockstep), lattice, alphabet);
    return usual && usual->board.tiles() == ClassicSize.cells();
}

bool reads_marked_tiles(Lockstep& lockstep,
                        const zx::oracle::Lattice& lattice,
                        const zx::oracle::Alphabet& alphabet,
                        int boards,
                        const std::function<bool()>& goes_on) {
    using enum shisen::Key;
    constexpr int Steps = 10;
    const zx::machine::State start = lockstep.save();
    bool same = true;
    for (int board = 0; same && board < boards && goes_on(); ++board) {
        const auto first = see_board(lockstep.screen(), lattice, alphabet);
        const auto same_after = [&](shisen::Key key) {
            const bool waits = lockstep.press(stroke_of(key)) == SettleResult::Waiting;
            const auto seen = see_board(lockstep.screen(), lattice, alphabet);
            return waits && seen && seen->board == first->board;
        };
        same = first.has_value();
        for (int step = 0; same && step < Steps && goes_on(); ++step) {
            same = same_after(step % 2 == 0 ? Down : Right);
            const zx::machine::State here = lockstep.save();
            same = same && same_after(Enter) && same_after(Hint);
            lockstep.restore(here);
            same = same && same_after(Enter) && same_after(Right);
            lockstep.restore(here);
        }
        for (int hint = 0; same && hint < Steps; ++hint) {
            same = same_after(Hint);
        }
        (void)lockstep.press(stroke_of(NewBoard));
    }
    lockstep.restore(start);
    return same;
}

} // namespace shisen::oracle
