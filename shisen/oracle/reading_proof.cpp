#include "shisen/oracle/reading_proof.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "machine/screen_text.hpp"
#include "machine/strokes.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

/// The places of which marks may leave several kinds possible while only the cursor is moved.
constexpr std::size_t MostUnclear = 3;

/// True if the board reads the same after each of the arrows. Restores the machine.
bool reads_the_same_on_way(Lockstep& lockstep,
                           const zx::oracle::Lattice& lattice,
                           const zx::oracle::Alphabet& alphabet,
                           const std::vector<shisen::Key>& arrows) {
    const zx::machine::State start = lockstep.save();
    const auto first = see_board(lockstep.screen(), lattice, alphabet);
    bool same = first.has_value();
    for (const shisen::Key key : arrows) {
        if (!same || lockstep.press(stroke_of(key)) != SettleResult::Waiting) {
            break;
        }
        const auto seen = see_board(lockstep.screen(), lattice, alphabet);
        same = seen && seen->board == first->board && seen->unclear_places <= MostUnclear;
    }
    lockstep.restore(start);
    return same;
}

/// Returns arrows that lead over all places, along one row after the other.
std::vector<shisen::Key> way_over_all_places() {
    using enum shisen::Key;
    std::vector<shisen::Key> arrows;
    for (int row = 0; row < ClassicSize.rows; ++row) {
        arrows.insert(arrows.end(), ClassicSize.columns - 1, row % 2 == 0 ? Right : Left);
        arrows.push_back(Down);
    }
    return arrows;
}

/// Presses a key and returns what is read then; nothing if the program does not wait or no board is read.
std::optional<Observation> observation_after(shisen::Key key,
                                             Lockstep& lockstep,
                                             const zx::oracle::Lattice& lattice,
                                             const zx::oracle::Alphabet& alphabet,
                                             const MarkModel& marks) {
    const bool waits = lockstep.press(stroke_of(key)) == SettleResult::Waiting;
    const auto seen = see_board(lockstep.screen(), lattice, alphabet);
    return waits && seen ? std::optional(observation_of(*seen, marks)) : std::nullopt;
}

std::optional<Cell> selected_in(const Observation& seen) {
    return seen.selection.value_or(std::nullopt);
}

} // namespace

bool reads_everywhere_the_same(Lockstep& lockstep,
                               const zx::oracle::Lattice& lattice,
                               const zx::oracle::Alphabet& alphabet) {
    using enum shisen::Key;
    return reads_the_same_on_way(
        lockstep, lattice, alphabet, {Right, Right, Right, Down, Down, Down, Right, Right});
}

bool cursor_makes_unreadable(Lockstep& lockstep,
                             const zx::oracle::Lattice& lattice,
                             const zx::oracle::Alphabet& alphabet) {
    if (reads_the_same_on_way(lockstep, lattice, alphabet, way_over_all_places())) {
        return false;
    }
    const auto usual = see_board(screen_without_cursor(lockstep), lattice, alphabet);
    return usual && usual->board.tiles() == ClassicSize.cells();
}

bool reads_empty_places(Lockstep& lockstep,
                        const zx::oracle::Lattice& lattice,
                        const zx::oracle::Alphabet& alphabet) {
    constexpr int Removals = 4;
    constexpr int StepsToEnter = 6;
    const zx::machine::State start = lockstep.save();
    int steps = 0;
    std::optional<Board> last;
    const auto readable_after = [&](shisen::Key key) {
        const bool enters = ++steps % StepsToEnter == 0;
        if (lockstep.press(stroke_of(key)) != SettleResult::Waiting ||
            (enters && lockstep.press(stroke_of(shisen::Key::Enter)) != SettleResult::Waiting)) {
            return false;
        }
        const auto seen =
            see_board(lockstep.screen(), lattice, alphabet, {last ? &*last : nullptr, {}});
        last = seen ? std::optional(seen->board) : std::nullopt;
        return seen.has_value();
    };
    bool readable = true;
    for (int removal = 0; readable && removal < Removals; ++removal) {
        (void)lockstep.press(stroke_of(shisen::Key::Hint));
        (void)lockstep.press(stroke_of(shisen::Key::Enter));
        // A cursor that stops at the edges comes over all places from the first one only.
        std::vector<shisen::Key> way(ClassicSize.columns - 1, shisen::Key::Left);
        way.insert(way.end(), ClassicSize.rows - 1, shisen::Key::Up);
        const auto over_all = way_over_all_places();
        way.insert(way.end(), over_all.begin(), over_all.end());
        readable = std::all_of(way.begin(), way.end(), readable_after);
    }
    lockstep.restore(start);
    return readable;
}

bool reads_marks(Lockstep& lockstep,
                 const zx::oracle::Lattice& lattice,
                 const zx::oracle::Alphabet& alphabet,
                 const MarkModel& marks,
                 int boards) {
    constexpr int StepsToEnter = 5;
    const zx::machine::State start = lockstep.save();
    const auto seen_after = [&](shisen::Key key) {
        return observation_after(key, lockstep, lattice, alphabet, marks);
    };
    bool right = true;
    for (int board = 0; right && board < boards; ++board) {
        const auto first = see_board(lockstep.screen(), lattice, alphabet);
        int steps = 0;
        for (const shisen::Key key : way_over_all_places()) {
            const auto moved = seen_after(key);
            right = moved && first && moved->board == first->board && moved->cursor &&
                    *moved->cursor != NoSuchCell && !selected_in(*moved) &&
                    !moved->hint.value_or(std::nullopt);
            if (right && ++steps % StepsToEnter == 0) {
                const auto selected = seen_after(shisen::Key::Enter);
                right =
                    selected && selected_in(*selected).value_or(*moved->cursor) == *moved->cursor;
                const auto dropped = seen_after(shisen::Key::Enter);
                right = right && dropped && !selected_in(*dropped);
            }
            if (!right) {
                break;
            }
        }
        (void)lockstep.press(stroke_of(shisen::Key::NewBoard));
    }
    lockstep.restore(start);
    return right;
}

bool reads_selection_beside_cursor(Lockstep& lockstep,
                                   const zx::oracle::Lattice& lattice,
                                   const zx::oracle::Alphabet& alphabet,
                                   const MarkModel& marks,
                                   int boards) {
    using enum shisen::Key;
    const zx::machine::State start = lockstep.save();
    const auto seen_after = [&](shisen::Key key) {
        return observation_after(key, lockstep, lattice, alphabet, marks);
    };
    std::optional<bool> kept;
    /// False if what is read after an arrow contradicts what was read after another one.
    const auto agrees = [&](const Observation& moved, const std::optional<Cell>& entered) {
        if (moved.cursor == NoSuchCell || moved.hint.value_or(std::nullopt)) {
            return false;
        }
        if (!moved.selection || moved.cursor == entered) {
            return true; // not known, or an arrow that goes nowhere
        }
        const bool here = moved.selection->has_value();
        const bool first = !kept.has_value();
        kept = first ? here : *kept;
        return here == *kept && (!here || !entered || *moved.selection == entered);
    };
    /// Selects the tile under the cursor, and reads the screen after each arrow. Restores the machine.
    const auto reads_here = [&] {
        const zx::machine::State here = lockstep.save();
        const auto entered = seen_after(Enter);
        const zx::machine::State selected = lockstep.save();
        bool right = entered.has_value();
        for (const shisen::Key arrow : {Up, Down, Left, Right}) {
            const auto moved = right ? seen_after(arrow) : std::nullopt;
            right = moved && agrees(*moved, entered->cursor);
            lockstep.restore(selected);
        }
        lockstep.restore(here);
        return right;
    };
    bool right = true;
    for (int board = 0; right && board < boards; ++board) {
        for (const shisen::Key step : way_over_all_places()) {
            right =
                right && reads_here() && lockstep.press(stroke_of(step)) == SettleResult::Waiting;
        }
        (void)lockstep.press(stroke_of(NewBoard));
    }
    lockstep.restore(start);
    return right;
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

bool no_board_after_s(Lockstep& lockstep,
                      const zx::oracle::Lattice& lattice,
                      const zx::oracle::Alphabet& alphabet) {
    const zx::machine::State start = lockstep.save();
    const bool waits = lockstep.press(stroke_of(shisen::Key::ChooseBoard)) == SettleResult::Waiting;
    const auto seen = see_board(lockstep.screen(), lattice, alphabet);
    lockstep.restore(start);
    return waits && (!seen || seen->board.tiles() <= MostMarkedOnPage);
}

bool hint_does_nothing(Lockstep& lockstep) {
    constexpr int Boards = 3;
    constexpr zx::machine::KeyFrames Slow{12, 100};
    const zx::machine::State start = lockstep.save();
    const auto differ = [](const zx::machine::Machine& a, const zx::machine::Machine& b) {
        return a.border() != b.border() ||
               !std::ranges::equal(zx::machine::screen_bytes(a), zx::machine::screen_bytes(b));
    };
    bool nothing = true;
    bool answers = false;
    for (int board = 0; nothing && board < Boards; ++board) {
        if (board > 0 &&
            lockstep.press(stroke_of(shisen::Key::NewBoard)) != SettleResult::Waiting) {
            break;
        }
        zx::machine::Machine with = lockstep.machine();
        zx::machine::Machine without = with;
        zx::machine::Machine idle = with;
        const auto run_frame = [&] {
            with.run_frame();
            without.run_frame();
            idle.run_frame();
            nothing = nothing && !differ(with, without);
            answers = answers || differ(without, idle);
        };
        zx::machine::type_stroke(with.keyboard(), stroke_of(shisen::Key::Hint), Slow, run_frame);
        zx::machine::type_stroke(with.keyboard(), stroke_of(shisen::Key::Enter), Slow, [&] {
            without.keyboard() = with.keyboard();
            run_frame();
        });
    }
    lockstep.restore(start);
    return nothing && answers;
}

} // namespace shisen::oracle
