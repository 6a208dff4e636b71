#include "app/duel/duel.hpp"

#include <algorithm>
#include <utility>

namespace zx::duel {

namespace oracle = shisen::oracle;
using oracle::Difference;
using oracle::Position;
using oracle::Sighting;
using oracle::Step;
using oracle::TapeSide;

namespace {

/// A tape that hangs is shown for so long after its last key; the oracle has waited longer.
constexpr int FramesOfAHang = 150;
/// The judged machine lives on with the picture in steps of so many frames.
constexpr int LifeFrames = 25;
/// Replays on the way to the shortest list are not to keep a person waiting.
constexpr std::int64_t ShrinkKeys = 12'000;

bool travels(const Step& step) {
    return !step.answer && step.key >= shisen::Key::Back && step.key <= shisen::Key::Last;
}

void take_marks(shisen::GameState& game, const Sighting& seen) {
    game.cursor = seen.cursor.value_or(game.cursor);
    game.selection = seen.selection.value_or(game.selection);
    game.hint = seen.hint.value_or(game.hint);
    if (game.hint && game.hint->second < game.hint->first) {
        std::swap(game.hint->first, game.hint->second);
    }
    game.start.number = seen.number.value_or(game.start.number);
}

} // namespace

std::pair<Position, bool> position_shown(const Difference& difference) {
    const Sighting& seen = *difference.seen;
    const bool stayed = !(seen.board == difference.expected.game.board) &&
                        seen.board == difference.before.game.board;
    Position position = stayed ? difference.before : difference.expected;
    shisen::GameState& game = position.game;
    const bool known = seen.board == game.board;
    if (!known) {
        position = {};
        game.start = difference.expected.game.start;
        game.cheated = difference.expected.game.cheated;
        game.cursor = difference.expected.game.cursor;
        game.board = position.dealt = seen.board;
    }
    if (!position.asking) {
        take_marks(game, seen);
    }
    if (seen.border == shisen::border_colour(shisen::Status::Cheated)) {
        game.cheated = true;
    } else if (seen.border == shisen::border_colour(shisen::Status::Playing)) {
        game.cheated = false;
    }
    return {std::move(position), known};
}

std::unique_ptr<TapeSide> Duel::fresh_side(const Arena& arena) {
    auto copy = arena.tape.bases.of(arena.gravity).copy();
    return std::unique_ptr<TapeSide>(dynamic_cast<TapeSide*>(copy.release()));
}

Duel::Duel(std::shared_ptr<const Arena> arena)
    : arena_(std::move(arena)), side_(fresh_side(*arena_)), judge_(arena_->law),
      film_(side_->machine()), look_(side_->look()) {
    side_->set_listener([this](const TapeSide::Pressed& stroke) {
        strokes_.push_back(stroke);
        film_.press(stroke);
    });
    note(judge_.begin(look_, arena_->gravity));
    film_.show_frame(); // there is a picture from the beginning
    live_up_to_film();
}

const Position& Duel::position() const {
    return difference_ ? difference_->expected : judge_.position();
}

int Duel::border() const {
    if (difference_ && difference_->seen) {
        return difference_->expected_border;
    }
    return difference_ || !look_ ? shisen::border_colour(shisen::status(position().game))
                                 : look_->border;
}

void Duel::live_up_to_film() {
    side_->wait(static_cast<int>(film_.frame() - side_->machine().frames()));
}

void Duel::show_frame() {
    film_.show_frame();
    const bool ahead = film_.frame() >= side_->machine().frames() + LifeFrames;
    if (ahead && standing_ != Standing::Broken) {
        live_up_to_film();
    }
}

void Duel::act(const Step& step) {
    if (standing_ == Standing::Broken) {
        return;
    }
    if (difference_) {
        resume();
    }
    if (step.answer != judge_.position().asking) {
        return;
    }
    film_.show_all();
    live_up_to_film();
    look_ = side_->act(step);
    steps_.push_back(step);
    keys_ += oracle::keys_of(step);
    auto difference = judge_.see(step, look_);
    const std::int64_t end = side_->machine().frames();
    film_.end_at(look_ ? end : std::min(end, strokes_.back().frame + FramesOfAHang));
    if (difference && difference->seen && goes_beyond_known(step)) {
        difference_ = std::move(difference);
        resume();
        standing_ = Standing::NotJudged;
        return;
    }
    note(std::move(difference));
    history_known_ = history_known_ || (look_ && oracle::is_full(look_->board));
}

bool Duel::goes_beyond_known(const Step& step) const {
    return !history_known_ && travels(step);
}

void Duel::note(std::optional<Difference> difference) {
    difference_ = std::move(difference);
    standing_ = Standing::Agreed;
    if (!difference_) {
        return;
    }
    ++differences_;
    oracle::find_cause(*difference_, *side_, judge_.likeliest_rules());
    const bool broken = !difference_->seen || difference_->fault == shisen::oracle::Fault::Machine;
    standing_ = broken ? Standing::Broken : Standing::Differs;
    if (!first_found_) {
        oracle::Turn turn;
        turn.board = position().game.start.number;
        turn.gravity = arena_->gravity;
        first_found_ = oracle::Found{0, turn, steps_, *difference_};
    }
}

void Duel::resume() {
    auto [position, known] = position_shown(*difference_);
    history_known_ = known && history_known_;
    judge_.resume(position);
    difference_.reset();
    standing_ = Standing::Agreed;
}

std::function<oracle::Shrunk(const std::atomic<bool>*)> Duel::shortest_way() const {
    oracle::Law law = arena_->law;
    law.rules = judge_.rules();
    return [arena = arena_, found = *first_found_, law](const std::atomic<bool>* cancel) {
        return oracle::shrink(arena->tape.bases, found, law, ShrinkKeys, cancel);
    };
}

} // namespace zx::duel
