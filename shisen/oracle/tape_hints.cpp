// The part of TapeSubject for what H shows: a pair that is shown for some time only, and what lies over
// the tiles or is drawn in a way that was not learned.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "machine/still_picture.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace shisen::oracle {

using zx::oracle::SettleResult;

namespace {

/// True if two screens show the same in the cells of a tile and in those between it and the next tiles to the
/// right and below. Blinking cells count as the same.
bool same_around(const zx::oracle::Lattice& lattice,
                 Cell cell,
                 const zx::oracle::Screen& a,
                 const zx::oracle::Screen& b) {
    const zx::oracle::CharPosition place = lattice.place(cell.column, cell.row);
    for (int below = 0; below < lattice.pitch_rows; ++below) {
        for (int right = 0; right < lattice.pitch_columns; ++right) {
            const zx::oracle::CharPosition at{place.row + below, place.column + right};
            if (zx::oracle::Screen::inside(at) && !a.at(at).blinks && !b.at(at).blinks &&
                a.at(at) != b.at(at)) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

std::optional<Observed> TapeSubject::look_under_the_hint() const {
    if (!hinted_) {
        return std::nullopt;
    }
    const auto new_copy = [this] {
        auto fresh = std::make_unique<TapeSubject>(*machine_, lockstep_, reader_);
        fresh->uncovering_ = true;
        return fresh;
    };
    auto under = new_copy();
    Observed look = under->act(press(Key::Right));
    for (const Key arrow : {Key::Left, Key::Down, Key::Up}) {
        if (!look) {
            under = new_copy();
            look = under->act(press(arrow));
        }
    }
    if (!look) {
        // The pair may stay in spite of arrows, until H shows another one or none.
        constexpr int MostHints = 24;
        under = new_copy();
        for (int i = 0; !look && i < MostHints; ++i) {
            look = under->act(press(Key::Hint));
        }
    }
    if (!look) {
        return reader_->hint_covers_tiles() ? std::optional(look) : std::nullopt;
    }
    if (!reader_->hint_covers_tiles() && !may_be_a_hint(look->board)) {
        return std::nullopt;
    }
    const auto marks = reader_->read_beside_line(*machine_, *under->machine_);
    const Observation beside = marks && marks->board == look->board ? *marks : Observation();
    look->cursor = beside.cursor;
    look->selection = beside.selection;
    look->unselected = beside.unselected;
    look->highlighted = beside.highlighted;
    look->hint = beside.hint;
    look->border = machine_->border();
    look->sounded = heard();
    return look;
}

Observed TapeSubject::take_beside_pairs(const Step& step) {
    // A key that is none of the game's may be taken as H.
    const bool may_show_pair = step == press(Key::Hint) || !step.foreign.empty();
    if (may_show_pair) {
        board_of_pair_ = Board(); // look() reads no marks from now on
    }
    Observed seen = take(step);
    if (seen && may_show_pair) {
        board_of_pair_ = seen->board;
    } else if (seen && board_of_pair_ && seen->board != *board_of_pair_) {
        board_of_pair_.reset();
    }
    return seen;
}

std::vector<Cell> TapeSubject::unread_cells() const {
    const zx::oracle::Screen screen = lockstep_.screen();
    std::vector<Cell> unread;
    for (const Cell cell : cells_of(ClassicSize)) {
        const auto symbol = reader_->lattice().symbol(screen, cell.column, cell.row);
        if (!reader_->alphabet().kind(symbol) && !reader_->alphabet().empty(symbol)) {
            unread.push_back(cell);
        }
    }
    return unread;
}

bool TapeSubject::may_be_a_hint(const Board& under) const {
    // The tiles of a pair and the one with the cursor.
    constexpr int MostTiles = 3;
    const auto& lattice = reader_->lattice();
    const auto& alphabet = reader_->alphabet();
    const zx::oracle::Screen screen = lockstep_.screen();
    Board strange(under.size());
    int tiles = 0;
    for (const Cell cell : cells_of(under.size())) {
        const auto symbol = lattice.symbol(screen, cell.column, cell.row);
        const auto kind = alphabet.kind(symbol);
        if (kind ? under.at(cell) == *kind : alphabet.empty(symbol) && !under.occupied(cell)) {
            continue;
        }
        strange.put(cell, 0);
        tiles += under.occupied(cell) ? 1 : 0;
    }
    if (tiles > MostTiles) {
        return false;
    }
    // A line goes on from each empty place to two sides: to another place, a tile or off the board.
    const auto goes_on_to = [&](int column, int row) {
        const Cell cell{column, row};
        const bool inside =
            column >= 0 && row >= 0 && column < under.size().columns && row < under.size().rows;
        return !inside || strange.occupied(cell) || under.occupied(cell);
    };
    const auto cells = cells_of(under.size());
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        if (!strange.occupied(cell) || under.occupied(cell)) {
            return true;
        }
        const int sides = static_cast<int>(goes_on_to(cell.column - 1, cell.row)) +
                          static_cast<int>(goes_on_to(cell.column + 1, cell.row)) +
                          static_cast<int>(goes_on_to(cell.column, cell.row - 1)) +
                          static_cast<int>(goes_on_to(cell.column, cell.row + 1));
        return sides >= 2;
    });
}

bool TapeSubject::draws_over_tiles(const zx::oracle::Screen& before,
                                   const Observation& seen,
                                   const std::optional<Pair>& former) const {
    if (!seen.hint || (*seen.hint && (*seen.hint)->first != (*seen.hint)->second)) {
        return false;
    }
    const Cell seen_tile = *seen.hint ? (*seen.hint)->first : NoSuchCell;
    const auto of_former = [&](Cell cell) {
        return former && (cell == former->first || cell == former->second);
    };
    // The former pair may have hidden the other marks, which are there again.
    const bool marks_return = former && reader_->pair_hides_kind();
    const auto is_marked = [&](Cell cell) {
        const auto& lit = seen.highlighted;
        return cell == seen.cursor || (seen.selection && *seen.selection == cell) ||
               (lit && std::find(lit->begin(), lit->end(), cell) != lit->end());
    };
    const zx::oracle::Screen screen = lockstep_.screen();
    const auto& lattice = reader_->lattice();
    std::array<int, MaxKinds> changed{};
    for (const Cell cell : cells_of(seen.board.size())) {
        if (!seen.board.occupied(cell) || of_former(cell) || cell == seen_tile ||
            (marks_return && is_marked(cell))) {
            continue;
        }
        if (lattice.symbol(before, cell.column, cell.row) !=
            lattice.symbol(screen, cell.column, cell.row)) {
            return true;
        }
        if (!same_around(lattice, cell, before, screen) && ++changed[seen.board.at(cell)] == 2) {
            return true; // marks of a pair beside the part of a tile that is read
        }
    }
    return false;
}

Observed TapeSubject::look_soon_after_hint(Observed seen) {
    constexpr int LongWait = 100;
    constexpr int Soon = 30;
    const auto now = machine_->frames();
    const Moment after{machine_->state(), pressed_.size()};
    const zx::oracle::PressedStroke last = lockstep_.last_press();
    lockstep_.restore(before_.state);
    if (now - machine_->frames() >= LongWait) {
        lockstep_.forget_sound();
        lockstep_.press_and_run(stroke_of(Key::Hint), Soon);
        Observed soon = look();
        if (soon && soon->hint && *soon->hint && soon->board == seen->board) {
            pressed_.resize(before_.pressed);
            pressed_.push_back(lockstep_.last_press());
            return soon;
        }
    }
    lockstep_.restore(after.state, last);
    return seen;
}

Observed TapeSubject::judge_time_of_pair(Observed seen) {
    const Moment after{machine_->state(), pressed_.size()};
    const zx::oracle::PressedStroke last = lockstep_.last_press();
    const int pulses = lockstep_.pulses();
    zx::machine::ShownPicture with_key;
    with_key.take(*machine_);
    const auto now = machine_->frames();
    lockstep_.restore(before_.state);
    lockstep_.forget_sound();
    lockstep_.run_idle(static_cast<int>(now - machine_->frames()));
    const auto without_key = reader_->read(*machine_, asked_);
    const bool timed_out = without_key && without_key->hint && !*without_key->hint;
    const bool foreign = !last_->foreign.empty();
    if (timed_out && !foreign && lockstep_.same_as(with_key) && lockstep_.pulses() == pulses &&
        lockstep_.settle() == SettleResult::Waiting) {
        before_.state = machine_->state();
        pressed_.resize(before_.pressed);
        seen = take(*last_);
    } else {
        lockstep_.restore(after.state, last);
    }
    if (seen) {
        seen->pair_timed_out = timed_out;
    }
    return seen;
}

} // namespace shisen::oracle
