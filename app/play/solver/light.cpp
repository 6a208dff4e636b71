#include "app/play/solver/light.hpp"

#include <algorithm>
#include <utility>

namespace zx::play {
namespace {

using shisen::Pair;
using shisen::SolverOutcome;

/// A game has at most 240 positions; long use of undo visits some thousands.
constexpr std::size_t MostVerdicts = 5'000;

std::string key_of(const BoardPosition& position) {
    return (position.gravity == shisen::Gravity::On ? '+' : '-') + position.board.text();
}

bool same_pair(const Pair& a, const Pair& b) noexcept {
    return a == b || (a.first == b.second && a.second == b.first);
}

} // namespace

LightState light_state_of(const shisen::Verdict* verdict) noexcept {
    if (verdict == nullptr) {
        return LightState::Thinking;
    }
    switch (verdict->outcome) {
    case SolverOutcome::Won: return LightState::Winnable;
    case SolverOutcome::Lost: return LightState::Lost;
    case SolverOutcome::Unknown: break;
    }
    return LightState::Unknown;
}

const shisen::Verdict* VerdictCache::known(const BoardPosition& position) const {
    const auto found = verdicts_.find(key_of(position));
    return found != verdicts_.end() ? &found->second : nullptr;
}

void VerdictCache::look_at(const BoardPosition& position) {
    std::string key = key_of(position);
    if (verdicts_.contains(key)) {
        stop();
    } else if (key != asked_) {
        asked_ = std::move(key);
        solver_.ask(position);
    }
}

void VerdictCache::stop() {
    if (!asked_.empty()) {
        asked_.clear();
        solver_.drop();
    }
}

bool VerdictCache::poll() {
    if (asked_.empty()) {
        return false;
    }
    auto verdict = solver_.answer();
    if (!verdict) {
        return false;
    }
    learn(std::exchange(asked_, {}), std::move(*verdict));
    return true;
}

void VerdictCache::learn(const std::string& key, shisen::Verdict verdict) {
    if (verdicts_.size() >= MostVerdicts) {
        verdicts_.clear();
        parents_.clear();
    }
    const bool won = verdict.outcome == SolverOutcome::Won;
    verdicts_[key] = std::move(verdict);
    if (won) {
        spread_win(key);
    }
}

/// A position from which a pair leads to a won position is won; its line is that pair followed by
/// the later line.
void VerdictCache::spread_win(std::string key) {
    for (auto parent = parents_.find(key); parent != parents_.end(); parent = parents_.find(key)) {
        const auto above = verdicts_.find(parent->second.key);
        if (above != verdicts_.end() && above->second.outcome == SolverOutcome::Won) {
            return;
        }
        shisen::Verdict verdict = verdicts_[key];
        verdict.line.insert(verdict.line.begin(), parent->second.pair);
        key = parent->second.key;
        if (key == asked_) {
            stop();
        }
        verdicts_[key] = std::move(verdict);
    }
}

void VerdictCache::note_move(const BoardPosition& before,
                             const Pair& pair,
                             const BoardPosition& after) {
    const std::string from = key_of(before);
    const std::string to = key_of(after);
    parents_[to] = {from, pair};
    const auto above = verdicts_.find(from);
    const auto below = verdicts_.find(to);
    if (below != verdicts_.end()) {
        if (below->second.outcome == SolverOutcome::Won) {
            spread_win(to);
        }
        return;
    }
    if (above == verdicts_.end()) {
        return;
    }
    const shisen::Verdict& verdict = above->second;
    if (verdict.outcome == SolverOutcome::Lost) {
        learn(to, {SolverOutcome::Lost, {}, 0});
    } else if (verdict.outcome == SolverOutcome::Won && !verdict.line.empty() &&
               same_pair(verdict.line.front(), pair)) {
        learn(to, {SolverOutcome::Won, {verdict.line.begin() + 1, verdict.line.end()}, 0});
    }
}

} // namespace zx::play
