#include "app/play/controller/match.hpp"

#include <utility>

#include <fmt/format.h>

#include "base/text.hpp"
#include "shisen/game_text.hpp"
#include "shisen/path.hpp"

namespace zx::play {
namespace {

/// A longer list is shortened, so that a game can always be saved and copied. An arrow key held for
/// an hour makes a list of this length.
constexpr std::size_t LongList = shisen::MaxCommands / 2;
/// A list with more history steps is shortened too, so that replaying it is fast.
constexpr std::size_t ManyHistorySteps = 2'000;

} // namespace

Match::Match(const shisen::Start& start, shisen::Dealer dealer)
    : dealer_(std::move(dealer)), game_{start, {}}, state_(shisen::begin(start, dealer_)) {
    boards_.push_back(state_.board);
}

Match::Match(const shisen::Game& game, std::int64_t seconds, shisen::Dealer dealer)
    : Match(newest_board(game).start, std::move(dealer)) {
    play(newest_board(game).commands);
    seconds_ = static_cast<double>(seconds);
}

void Match::play(const Commands& commands) {
    for (const shisen::Command command : commands) {
        state_ = shisen::apply(state_, command, dealer_);
        follow();
    }
    game_.commands.insert(game_.commands.end(), commands.begin(), commands.end());
    helped_ = helped_ || was_helped({state_.start, commands}, state_);
    history_steps_ += history_steps({state_.start, commands});
    if (game_.commands.size() > LongList || history_steps_ > ManyHistorySteps) {
        history_steps_ = 0;
        game_ = shortened(state_, helped_, dealer_);
    }
}

void Match::follow() {
    if (state_.removed) {
        boards_.resize(state_.done, state_.board);
        boards_.push_back(state_.board);
    }
}

bool Match::stuck() const {
    return !won() && !shisen::any_removable(state_.board);
}

std::string variant_text(shisen::Size size, shisen::Gravity gravity) {
    return fmt::format("{} x {}, gravity {}",
                       size.columns,
                       size.rows,
                       gravity == shisen::Gravity::On ? "on" : "off");
}

std::string result_text(const Match& match) {
    return fmt::format("Four Rivers Shisen, board {} ({}): won in {}{}",
                       match.start().number,
                       variant_text(match.start().size, match.gravity()),
                       clock_text(match.seconds()),
                       match.helped() ? " with help" : " without help");
}

} // namespace zx::play
