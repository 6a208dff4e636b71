// What a question of the program, such as that of S, leaves to be seen, and its answer.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "machine/still_picture.hpp"
#include "shisen/oracle/reading_proof.hpp"
#include "shisen/oracle/seen_board.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace shisen::oracle {

using zx::oracle::SettleResult;

bool TapeSubject::is_page(const Board& shown) const {
    const auto cells = cells_of(shown.size());
    return shown.empty() || (before_page_ && shown.tiles() <= MostMarkedOnPage &&
                             shown.tiles() < before_page_->tiles() &&
                             std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
                                 return !shown.occupied(cell) ||
                                        shown.at(cell) == before_page_->at(cell);
                             }));
}

bool TapeSubject::is_window(const Board& shown) const {
    if (!before_window_ || shown == *before_window_ || is_full(shown)) {
        return false;
    }
    const auto cells = differing_cells(*before_window_, shown);
    const auto [left, right] = std::minmax_element(
        cells.begin(), cells.end(), [](Cell a, Cell b) { return a.column < b.column; });
    const Size size = shown.size();
    const bool all_rows = cells.front().row == 0 && cells.back().row == size.rows - 1;
    const bool all_columns = left->column == 0 && right->column == size.columns - 1;
    return !all_rows || !all_columns;
}

Observed TapeSubject::look_at_the_question(const Board& before) const {
    Observation seen;
    seen.board = before;
    seen.border = machine_->border();
    seen.sounded = heard();
    return seen;
}

void TapeSubject::say_yes(const Board& old, bool board_may_stay) {
    zx::machine::ShownPicture asking;
    asking.take(*machine_);
    const zx::machine::State question = machine_->state();
    const int pace = lockstep_.pace();
    constexpr std::array Keys{zx::ula::Key::Y, zx::ula::Key::Enter};
    constexpr std::array YesPaces{0, 3};
    lockstep_.set_try_again(false);
    const auto answered = [&](zx::ula::Key key) {
        const bool waits = lockstep_.press({{key}}) == SettleResult::Waiting;
        const auto seen = reader_->read(*machine_);
        // ENTER would select a tile if nothing has been asked.
        const bool taken = board_may_stay && key == zx::ula::Key::Y && !lockstep_.same_as(asking);
        return waits && seen && is_full(seen->board) && (seen->board != old || taken);
    };
    // A program that looks for a key in every fifth frame does not take the fastest press.
    const bool said = std::any_of(YesPaces.begin(), YesPaces.end(), [&](int slower) {
        return std::any_of(Keys.begin(), Keys.end(), [&](zx::ula::Key key) {
            lockstep_.set_pace(std::max(pace, slower));
            if (answered(key)) {
                return true;
            }
            lockstep_.restore(question);
            return false;
        });
    });
    if (said) {
        pressed_.push_back(lockstep_.last_press());
    }
    lockstep_.set_pace(pace);
}

void TapeSubject::keep_former_board(const Board& board) {
    constexpr std::size_t MostBoards = 64; // more than the removals of a game
    const zx::oracle::Alphabet& alphabet = reader_->alphabet();
    if (!(alphabet.forms_hide_ink() || alphabet.kinds_share_forms()) ||
        std::find(former_boards_.begin(), former_boards_.end(), board) != former_boards_.end()) {
        return;
    }
    if (former_boards_.size() == MostBoards) {
        former_boards_.erase(former_boards_.begin());
    }
    former_boards_.push_back(board);
}

void TapeSubject::keep_board_before_question(std::optional<Board>& seen) {
    if (!reader_->asks_on_a_page()) {
        before_page_.reset();
        before_window_ = asked_ ? before_window_ : board_before_;
        window_seen_ = asked_ && window_seen_;
    } else if (!asked_ || !before_page_ || seen) {
        // S at the question of S leaves the page where it is.
        before_page_ = std::exchange(seen, std::nullopt);
    }
}

void TapeSubject::look_for_window(bool answered) {
    const auto shown = reader_->read(*machine_, true);
    if (shown && is_window(shown->board)) {
        window_seen_ = true;
    } else if (shown) {
        asked_ = asked_ && !answered;
        before_window_.reset();
    }
}

bool TapeSubject::shows_no_tiles() const {
    const auto shown = reader_->read(*machine_, true);
    return shown && shown->board.empty();
}

} // namespace shisen::oracle
