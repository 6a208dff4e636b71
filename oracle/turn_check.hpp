// Checks a turn-based game on a machine against its rules: presses the keys of each step, runs until
// the program waits, reads the screen and compares it with the rules. The first difference ends the
// check; the list of steps that shows it can be shortened (oracle/shrink.hpp).
//
// Besides what oracle/turn_judge.hpp lists, Game provides:
//     Step choose(const Rules&, const State&, Random&)
//                                                    the next step; the first one must deal a game
//     std::vector<machine::Stroke> strokes(const Step&)
//     bool deals(const Step&)                        whether it begins a game, so that the steps
//                                                    before it do not matter
//     std::optional<Step> plainer(const Step&)       a step that leads to the same by our rules; a
//                                                    difference that it shows, too, is its own
//     std::vector<machine::Stroke> probes()          keys that change the picture of a program that
//                                                    does not hang
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "oracle/lockstep.hpp"
#include "oracle/shrink.hpp"
#include "oracle/turn_judge.hpp"

namespace zx::oracle {

template <class Step> struct TurnFinding {
    std::vector<Step> steps;
    TurnDifference difference;
};

/// Presses the keys of a step and lets the judge compare. Adds the strokes to `pressed`, as they were
/// pressed in the end, if it is not null.
template <class Game>
std::optional<TurnDifference> take_turn(Game& game,
                                        Lockstep& lockstep,
                                        TurnJudge<Game>& judge,
                                        const typename Game::Step& step,
                                        std::vector<PressedStroke>* pressed = nullptr) {
    // Only a step that changes something is pressed again if it seems to have no effect.
    lockstep.set_try_again(judge.forecast(game, step));
    SettleResult settled = SettleResult::Waiting;
    for (const machine::Stroke& stroke : game.strokes(step)) {
        settled = lockstep.press(stroke);
        if (pressed != nullptr) {
            pressed->push_back(lockstep.last_press());
        }
        if (settled != SettleResult::Waiting) {
            break;
        }
    }
    switch (settled) {
    case SettleResult::Waiting: break;
    case SettleResult::Hung:
        return TurnDifference{"hang", "the program never waits for a key again"};
    case SettleResult::Reset:
        return TurnDifference{"reset", "the machine shows what it shows after power-on"};
    }
    auto difference = judge.see(game, step, lockstep.machine());
    if (difference && !lockstep.answers(game.probes())) {
        return TurnDifference{"hang", "the program answers no key any more"};
    }
    return difference;
}

template <class Game> class TurnCheck {
  public:
    using State = typename Game::State;
    using Step = typename Game::Step;

    /// `machine` runs the program, which waits for a key. `learned_from` has run it.
    TurnCheck(Game& game, const machine::Machine& machine, const Lockstep& learned_from)
        : game_(game), start_(machine), learned_from_(learned_from) {}

    /// Plays `keys` steps. After the difference the list of steps is not shortened.
    [[nodiscard]] std::optional<TurnFinding<Step>>
    play(std::int64_t steps, std::uint32_t seed, const std::function<bool(std::int64_t)>& go_on) {
        std::mt19937 random(seed);
        machine::Machine machine(start_);
        Lockstep lockstep(machine, learned_from_);
        TurnJudge<Game> judge(game_);
        std::vector<Step> made;
        for (std::int64_t step = 0; step < steps && go_on(step); ++step) {
            made.push_back(game_.choose(judge.rules(), judge.state(), random));
            auto difference = take_turn(game_, lockstep, judge, made.back());
            rules_ = judge.rules();
            if (difference) {
                return plain_finding({std::move(made), std::move(*difference)});
            }
            if (game_.deals(made.back()) && made.size() > 1) {
                made.erase(made.begin(), made.end() - 1); // a new game needs nothing before it
            }
        }
        return std::nullopt;
    }

    /// Returns what play() has learned of the rules.
    [[nodiscard]] const typename Game::Rules& rules() const { return rules_; }

    /// Plays these steps and returns the first difference. Adds the strokes to `pressed`, and stores
    /// the machine and the state of the rules at the end, unless they are null.
    [[nodiscard]] std::optional<TurnDifference>
    replay(const std::vector<Step>& steps,
           std::vector<PressedStroke>* pressed = nullptr,
           machine::Machine* end = nullptr,
           State* end_state = nullptr) {
        machine::Machine machine(start_);
        Lockstep lockstep(machine, learned_from_);
        TurnJudge<Game> judge(game_);
        std::optional<TurnDifference> difference;
        for (auto step = steps.begin(); step != steps.end() && !difference; ++step) {
            difference = take_turn(game_, lockstep, judge, *step, pressed);
        }
        if (end != nullptr) {
            *end = machine;
        }
        if (end_state != nullptr) {
            *end_state = judge.state();
        }
        return difference;
    }

    /// Shortens the steps while they show a difference of the same class. If they show none from the
    /// start of the machine, returns the finding unchanged.
    /// Ends early once the flag is set.
    [[nodiscard]] TurnFinding<Step> shrink(TurnFinding<Step> finding,
                                           const std::atomic<bool>* cancel = nullptr) {
        const auto shows = [&](const std::vector<Step>& steps) {
            if (cancel != nullptr && *cancel) {
                return false;
            }
            const auto difference = replay(steps);
            return difference && difference->fault == finding.difference.fault;
        };
        if (!shows(finding.steps)) {
            return finding;
        }
        finding.steps = Shrinker<Step>(shows, {}, MostTries).shrink(finding.steps);
        if (auto difference = replay(finding.steps)) {
            finding.difference = std::move(*difference);
        }
        return finding;
    }

  private:
    static constexpr std::size_t MostTries = 2000;

    /// Returns the finding with a plainer last step if that shows a difference, too.
    TurnFinding<Step> plain_finding(TurnFinding<Step> finding) {
        if (const auto plain = game_.plainer(finding.steps.back())) {
            std::vector<Step> steps = finding.steps;
            steps.back() = *plain;
            if (auto difference = replay(steps)) {
                return {std::move(steps), std::move(*difference)};
            }
        }
        return finding;
    }

    Game& game_;
    typename Game::Rules rules_ = game_.rules();
    machine::Machine start_;
    const Lockstep& learned_from_;
};

} // namespace zx::oracle
