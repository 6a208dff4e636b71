#include "app/duel/duel.hpp"

#include <algorithm>
#include <utility>

namespace zx::duel {

namespace oracle = shisen::oracle;
using oracle::Difference;
using oracle::ModelState;
using oracle::Observation;
using oracle::Step;
using oracle::TapeSubject;

namespace {

/// A tape that hangs is shown for this many frames after its last key; the oracle has waited
/// longer.
constexpr int FramesOfAHang = 150;
/// The judged machine continues with the picture in steps of this many frames.
constexpr int LifeFrames = 25;
/// Limits the replays that search for the shortest list, so that the user need not wait long.
constexpr std::int64_t ShrinkKeys = 12'000;

bool travels(const Step& step) {
    return !step.answer && step.key >= shisen::Key::Back && step.key <= shisen::Key::Last;
}

void take_marks(shisen::GameState& game, const Observation& seen) {
    game.cursor = seen.cursor.value_or(game.cursor);
    game.selection = seen.selection.value_or(game.selection);
    game.hint = seen.hint.value_or(game.hint);
    if (game.hint && game.hint->second < game.hint->first) {
        std::swap(game.hint->first, game.hint->second);
    }
    game.start.number = seen.number.value_or(game.start.number);
}

} // namespace

std::pair<ModelState, bool> position_shown(const Difference& difference) {
    const Observation& seen = *difference.seen;
    const bool stayed = !(seen.board == difference.expected.game.board) &&
                        seen.board == difference.before.game.board;
    ModelState position = stayed ? difference.before : difference.expected;
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

std::unique_ptr<TapeSubject> Duel::fresh_subject(const DuelSetup& setup) {
    auto copy = setup.tape.start_states.of(setup.gravity).copy();
    return std::unique_ptr<TapeSubject>(dynamic_cast<TapeSubject*>(copy.release()));
}

Duel::Duel(std::shared_ptr<const DuelSetup> setup)
    : setup_(std::move(setup)), subject_(fresh_subject(*setup_)), judge_(setup_->judge_options),
      playback_(subject_->machine()), look_(subject_->look()) {
    note(judge_.begin(look_, setup_->gravity));
    playback_.show_frame(); // so that there is a picture from the beginning
    live_up_to_film();
}

const ModelState& Duel::position() const {
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
    subject_->wait(static_cast<int>(playback_.frame() - subject_->machine().frames()));
}

void Duel::show_frame() {
    playback_.show_frame();
    const bool ahead = playback_.frame() >= subject_->machine().frames() + LifeFrames;
    if (ahead && standing_ != Standing::Broken) {
        live_up_to_film();
    }
}

void Duel::act(const Step& wanted) {
    const Step step = subject_->typed(wanted);
    if (standing_ == Standing::Broken) {
        return;
    }
    if (difference_) {
        resume();
    }
    if (step.answer != judge_.position().asking) {
        return;
    }
    playback_.show_all();
    live_up_to_film();
    // A difference is confirmed before it counts: with slower keys, and with more time.
    const auto strokes = static_cast<std::ptrdiff_t>(subject_->pressed().size());
    oracle::JudgedStep judged = oracle::act_and_judge(*subject_, judge_, step);
    std::for_each(subject_->pressed().begin() + strokes,
                  subject_->pressed().end(),
                  [&](const TapeSubject::Pressed& stroke) {
                      strokes_.push_back(stroke);
                      playback_.press(stroke);
                  });
    look_ = std::move(judged.look);
    steps_.push_back(step);
    keys_ += oracle::keys_of(step);
    auto difference = std::move(judged.difference);
    const std::int64_t end = subject_->machine().frames();
    const bool breaks_down = !look_ && difference;
    playback_.end_at(!breaks_down ? end : std::min(end, strokes_.back().frame + FramesOfAHang));
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
    oracle::find_cause(*difference_, *subject_, judge_.likeliest_rules());
    const bool broken = !difference_->seen || difference_->fault == shisen::oracle::Fault::Machine;
    standing_ = broken ? Standing::Broken : Standing::Differs;
    if (!first_found_) {
        oracle::Turn turn;
        turn.board = position().game.start.number;
        turn.gravity = setup_->gravity;
        first_found_ = oracle::Finding{0, turn, steps_, *difference_};
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
    oracle::JudgeOptions judge_options = setup_->judge_options;
    judge_options.rules = judge_.rules();
    return [setup = setup_, found = *first_found_, judge_options](const std::atomic<bool>* cancel) {
        return oracle::shrink(setup->tape.start_states, found, judge_options, ShrinkKeys, cancel);
    };
}

} // namespace zx::duel
