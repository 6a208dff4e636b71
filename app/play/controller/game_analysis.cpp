#include "app/play/controller/game_analysis.hpp"

#include <utility>

namespace zx::play {

using shisen::SolverOutcome;

const shisen::Verdict* GameAnalysis::verdict(const Match& match) const {
    return verdicts_.known(match.position());
}

LightState GameAnalysis::light(const Match& match) const {
    return light_on_ ? light_state_of(verdict(match)) : LightState::Off;
}

std::optional<shisen::Pair> GameAnalysis::winning_pair(const Match& match) const {
    const auto* known = verdict(match);
    if (known == nullptr || known->line.empty()) {
        return std::nullopt;
    }
    return known->line.front();
}

std::optional<GameAnalysis::Reply> GameAnalysis::update(const Match& match) {
    do {
        lost_after_.reset();
        if (!light_on_ && !has_request()) {
            verdicts_.stop();
            return std::nullopt;
        }
        bool settled = true;
        if (verdict(match) == nullptr) {
            verdicts_.look_at(match.position());
            settled = false;
        } else if (verdict(match)->outcome == SolverOutcome::Won) {
            verdicts_.stop();
        } else {
            settled = look_for_loss(match);
        }
        if (auto completed = reply(match, settled)) {
            request_ = SolverRequest::Nothing;
            return completed;
        }
    } while (verdicts_.poll());
    return std::nullopt;
}

/// Searches backwards from the current position, which is lost or not known to be won.
bool GameAnalysis::look_for_loss(const Match& match) {
    const bool lost = verdict(match)->outcome == SolverOutcome::Lost;
    if (!lost && request_ != SolverRequest::Rescue) {
        verdicts_.stop();
        return true;
    }
    for (std::size_t done = match.state().done; done-- > 0;) {
        const auto* earlier = verdicts_.known(match.position_after(done));
        if (earlier == nullptr) {
            verdicts_.look_at(match.position_after(done));
            return false;
        }
        if (earlier->outcome == SolverOutcome::Won) {
            lost_after_ = done;
            return true;
        }
    }
    verdicts_.stop();
    return true;
}

std::optional<GameAnalysis::Reply> GameAnalysis::reply(const Match& match, bool loss_settled) {
    const auto* known = verdict(match);
    if (!has_request() || known == nullptr) {
        return std::nullopt;
    }
    if (request_ != SolverRequest::Rescue) {
        return reply_with_pair(*known);
    }
    if (!loss_settled) {
        return std::nullopt;
    }
    return reply_rescue(match, *known);
}

GameAnalysis::Reply GameAnalysis::reply_with_pair(const shisen::Verdict& verdict) const {
    Reply reply{request_, {}, {}, 0};
    switch (verdict.outcome) {
    case SolverOutcome::Won:
        if (verdict.line.empty()) {
            reply.message = "All tiles are removed already.";
        } else {
            reply.pair = verdict.line.front();
        }
        break;
    case SolverOutcome::Lost:
        reply.message = "This game is lost. Press T to undo to the last winnable position.";
        break;
    case SolverOutcome::Unknown:
        reply.message =
            "It is not known whether this can still be won. H shows a pair that can be removed.";
        break;
    }
    return reply;
}

GameAnalysis::Reply GameAnalysis::reply_rescue(const Match& match,
                                               const shisen::Verdict& verdict) const {
    Reply reply{request_, {}, {}, 0};
    if (verdict.outcome == SolverOutcome::Won) {
        reply.message = "This game can still be won.";
    } else if (lost_after_) {
        reply.back = match.state().done - *lost_after_;
        reply.message = "This position can be won.";
    } else if (match.state().done == 0 || verdict.outcome == SolverOutcome::Lost) {
        reply.message = "No earlier position is known that could be won.";
    } else {
        reply.message = "It is not known whether this can still be won.";
    }
    return reply;
}

} // namespace zx::play
