#include "shisen/oracle/tape_subject.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "machine/screen_text.hpp"
#include "machine/still_picture.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/number_entry.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

using zx::machine::Machine;
using zx::machine::Stroke;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

SubjectFailure breakdown_of(SettleResult outcome) {
    if (outcome == SettleResult::Reset) {
        return {SubjectFailure::Kind::Reset,
                "the machine shows what it shows when its power comes on"};
    }
    return {SubjectFailure::Kind::Hung, "the program hangs: it never waits for a key again"};
}

/// True for S, also with a shift.
bool may_ask(const Step& step) {
    return step == press(Key::ChooseBoard) ||
           std::count(step.foreign.begin(), step.foreign.end(), zx::ula::Key::S) != 0;
}

/// True for N, DELETE and R, at which a program may ask whether the player is sure. Each of them leads
/// to a full board.
bool may_need_a_yes(const Step& step) {
    return step.right_after == 0 && (deals_at_random(step) || step == press(Key::Restart));
}

/// True if a shown pair may be on the screen after this step.
bool may_show_hint(const Step& step, bool before) {
    if (!step.foreign.empty()) {
        return before || std::count(step.foreign.begin(), step.foreign.end(), zx::ula::Key::H) != 0;
    }
    const bool arrow = !step.answer && step.key <= Key::Down;
    return step == press(Key::Hint) || (before && (arrow || step.idle()));
}

} // namespace

TapeSubject::TapeSubject(const Machine& machine,
                         const Lockstep& learned_from,
                         std::shared_ptr<const Reader> reader)
    : machine_(std::make_unique<Machine>(machine)), lockstep_(*machine_, learned_from),
      reader_(std::move(reader)) {}

Observed TapeSubject::look() const {
    const auto& likely = board_seen_ ? board_seen_ : board_before_;
    auto seen = reader_->read(*machine_, asked_, {likely ? &*likely : nullptr, former_boards_});
    if (asked_ && before_page_ && (!seen || is_page(seen->board))) {
        return look_at_the_question(*before_page_);
    }
    if (asked_ && (seen ? is_window(seen->board) : before_window_ && window_seen_)) {
        return look_at_the_question(*before_window_);
    }
    if (!seen && !uncovering_) {
        if (auto under = look_under_the_hint()) {
            return std::move(*under);
        }
    }
    if (!seen) {
        return tl::unexpected(
            SubjectFailure{SubjectFailure::Kind::Garbage, seen.error().context, unread_cells()});
    }
    seen->sounded = heard();
    if (board_of_pair_ || unknown_colours_) {
        seen->cursor.reset();
        seen->highlighted.reset();
        seen->selection.reset();
        seen->unselected.clear();
    }
    if (unknown_colours_) {
        seen->hint.reset();
    }
    return std::move(*seen);
}

void TapeSubject::choose_among(std::shared_ptr<const Readers> readers) {
    readers_ = readers->size() > 1 ? std::move(readers) : nullptr;
}

void TapeSubject::follow_colours() {
    // With few tiles nothing can be told, and looking takes time.
    const bool same_board = last_ && !last_->answer && !last_->idle() && last_->key <= Key::Hint;
    if (same_board && board_before_ && board_before_->tiles() < Reader::FewestTilesForColours) {
        return;
    }
    const Reader::Colours shown = reader_->colours_shown(*machine_);
    if (shown == Reader::Colours::Unclear) {
        return;
    }
    unknown_colours_ = shown == Reader::Colours::Other;
    if (!unknown_colours_ || !readers_) {
        return;
    }
    const auto known = std::find_if(readers_->begin(), readers_->end(), [&](const auto& reader) {
        return reader->colours_shown(*machine_) == Reader::Colours::Usual;
    });
    if (known != readers_->end()) {
        reader_ = *known;
        unknown_colours_ = false;
    }
}

Observed TapeSubject::act(const Step& step) {
    last_ = typed(step);
    before_.state = machine_->state();
    before_.pressed = pressed_.size();
    first_try_.reset();
    board_before_ = std::exchange(board_seen_, std::nullopt);
    const auto before = std::exchange(board_with_pair_, std::nullopt);
    // Reading a screen on which cells blink takes many frames.
    const bool asks_hint = step == press(Key::Hint);
    const auto shown_before = asks_hint ? std::optional(lockstep_.screen()) : std::nullopt;
    Observed seen = reader_->pair_looks_like_cursor() ? take_beside_pairs(*last_) : take(*last_);
    const auto former = std::exchange(shown_pair_, std::nullopt);
    if (shown_before && seen && draws_over_tiles(*shown_before, *seen, former)) {
        seen->hint.reset();
    }
    if (asks_hint && try_again_ && seen && seen->hint && !*seen->hint) {
        seen = look_soon_after_hint(std::move(seen));
    }
    const bool key = !step.answer && step.pause == 0;
    if (try_again_ && key && before && seen && seen->hint && !*seen->hint &&
        seen->board == *before) {
        seen = judge_time_of_pair(std::move(seen));
    }
    if (seen) {
        board_seen_ = seen->board;
        keep_former_board(seen->board);
    }
    if (seen && seen->hint && *seen->hint) {
        board_with_pair_ = seen->board;
        shown_pair_ = *seen->hint;
    }
    return seen;
}

SettleResult TapeSubject::press_strokes(const Step& step) {
    if (step.right_after > 0) {
        lockstep_.press_and_run(stroke_of(step.key), step.right_after);
        pressed_.push_back(lockstep_.last_press());
    }
    for (const Stroke& stroke : strokes_for(step)) {
        const SettleResult outcome = lockstep_.press(stroke);
        if (!stroke.keys.empty()) {
            pressed_.push_back(lockstep_.last_press());
        }
        if (outcome != SettleResult::Waiting) {
            return outcome;
        }
    }
    return SettleResult::Waiting;
}

void TapeSubject::count_kept_digits(const Step& step, const Observed& seen) {
    if (step.idle()) {
        return;
    }
    const BoardNumber number = number_of_answer(without_deletes(step.text));
    const bool taken = number != 0 && seen && seen->number == number;
    const bool refused = step.answer && reader_->keeps_refused_entry() && !taken;
    kept_digits_ = refused ? digits_kept_by(step) : 0;
}

Observed TapeSubject::take(const Step& step) {
    lockstep_.forget_sound();
    hinted_ = may_show_hint(step, hinted_);
    std::optional<Board> old;
    const bool asks = may_ask(step);
    if (may_need_a_yes(step) || (asks && reader_->asks_on_a_page())) {
        const auto before = reader_->read(*machine_);
        // A line that joins a shown pair may cover tiles.
        old = before ? std::optional(before->board) : board_before_;
    }
    if (asks) {
        keep_board_before_question(old);
    }
    zx::machine::ShownPicture shown_before;
    if (old) {
        shown_before.take(*machine_);
    }
    const bool page_may_stay = step.answer && before_page_;
    const bool window_may_stay = step.answer && before_window_;
    // On an empty board nothing but a question may be seen, also after an answer that is refused.
    const bool may_ask_again = step.answer && asked_ && shows_no_tiles();
    asked_ =
        page_may_stay || window_may_stay || may_ask_again || (!step.answer && (asked_ || asks));
    // A foreign key may well do nothing, and so may a key that comes while the program works.
    lockstep_.set_try_again(try_again_ && step.foreign.empty() && step.right_after == 0);
    const SettleResult outcome = press_strokes(step);
    if (outcome != SettleResult::Waiting) {
        return tl::unexpected(breakdown_of(outcome));
    }
    follow_colours();
    Observed seen = look();
    count_kept_digits(step, seen);
    if (page_may_stay || may_ask_again) {
        const auto shown = reader_->read(*machine_, true);
        asked_ = !shown || is_page(shown->board);
    } else if (before_window_) {
        look_for_window(window_may_stay);
    }
    // A key that changes nothing has asked nothing.
    if (old && !(seen && is_full(seen->board) && seen->board != *old) &&
        !lockstep_.same_as(shown_before)) {
        say_yes(*old, step == press(Key::Restart) && is_full(*old));
        follow_colours();
        seen = look();
    }
    return seen;
}

Observed TapeSubject::look_after(int frames) {
    lockstep_.run_idle(frames);
    switch (const SettleResult outcome = lockstep_.settle()) {
    case SettleResult::Waiting: return look();
    default: return tl::unexpected(breakdown_of(outcome));
    }
}

std::optional<Observed> TapeSubject::act_again(int pace) {
    if (!last_ || pace > zx::oracle::SlowestPace) {
        return std::nullopt;
    }
    if (!first_try_) {
        first_try_ = Moment{machine_->state(), pressed_.size()};
        first_pressed_.assign(pressed_.begin() + static_cast<std::ptrdiff_t>(before_.pressed),
                              pressed_.end());
    }
    lockstep_.restore(before_.state);
    pressed_.resize(before_.pressed);
    const int usual = lockstep_.pace();
    lockstep_.set_pace(pace);
    Observed look = take(*last_);
    lockstep_.set_pace(usual);
    return look;
}

void TapeSubject::return_to_first_try() {
    if (first_try_) {
        lockstep_.restore(first_try_->state);
        pressed_.resize(before_.pressed);
        pressed_.insert(pressed_.end(), first_pressed_.begin(), first_pressed_.end());
        follow_colours(); // the second try may have dealt another board
    }
}

void TapeSubject::try_again(bool on) {
    try_again_ = on;
}

void TapeSubject::slow_down(int pace) {
    lockstep_.set_pace(std::clamp(pace, lockstep_.pace(), zx::oracle::SlowestPace));
}

void TapeSubject::wait(int frames) {
    for (int frame = 0; frame < frames; ++frame) {
        machine_->run_frame();
    }
}

bool TapeSubject::shows_report() const {
    // The text ends with line and statement, as in "B Integer out of range, 10:3".
    constexpr std::string_view NumberKeys = "0123456789";
    const auto rows = zx::machine::read_screen(*machine_);
    return std::any_of(rows.end() - 2, rows.end(), [&](const std::string& row) {
        const std::string_view text =
            std::string_view(row).substr(0, row.find_last_not_of(' ') + 1);
        const std::size_t colon = text.find_last_not_of(NumberKeys);
        if (colon == text.npos || colon + 1 == text.size() || text[colon] != ':') {
            return false;
        }
        const std::size_t space = text.substr(0, colon).find_last_not_of(NumberKeys);
        return space != text.npos && space > 0 && space + 1 < colon &&
               text.substr(space - 1, 2) == ", ";
    });
}

std::unique_ptr<Subject> TapeSubject::copy() const {
    auto copy = std::make_unique<TapeSubject>(*machine_, lockstep_, reader_);
    copy->asked_ = asked_;
    copy->kept_digits_ = kept_digits_;
    copy->hinted_ = hinted_;
    copy->before_page_ = before_page_;
    copy->before_window_ = before_window_;
    copy->window_seen_ = window_seen_;
    copy->board_seen_ = board_seen_;
    copy->former_boards_ = former_boards_;
    copy->board_with_pair_ = board_with_pair_;
    copy->shown_pair_ = shown_pair_;
    copy->board_of_pair_ = board_of_pair_;
    copy->uncovering_ = uncovering_;
    copy->readers_ = readers_;
    copy->unknown_colours_ = unknown_colours_;
    return copy;
}

std::unique_ptr<Subject> TapeSubject::copy_before() const {
    if (!last_) {
        return nullptr;
    }
    auto copy = std::make_unique<TapeSubject>(*machine_, lockstep_, reader_);
    copy->machine_->set_state(before_.state);
    copy->readers_ = readers_;
    copy->follow_colours();
    return copy;
}

} // namespace shisen::oracle
