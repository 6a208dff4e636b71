// Checks a turn-based game on a machine against its rules: presses the keys of each step, runs until
// the program waits, reads the screen and compares it with the rules. The first difference ends the
// check; the list of steps that shows it can be shortened (oracle/shrink.hpp).
//
// Game provides:
//     State, Step                                    values
//     State begin()                                  the state before the first step; the first step
//                                                    must deal a game
//     void apply(State&, const Step&)
//     Step choose(const State&, Random&)             the next step
//     std::vector<machine::Stroke> strokes(const Step&)
//     bool deals(const Step&)                        whether it begins a game, so that the steps
//                                                    before it do not matter
//     std::vector<machine::Stroke> probes()          keys that change the picture of a program that
//                                                    does not hang
//     void observe(State& after, const Step&, const machine::Machine&)
//                                                    takes from the screen what the rules leave open,
//                                                    such as which game a random deal has begun
//     std::optional<TurnDifference> compare(const State& before, const Step&, const State& after,
//                                       const machine::Machine&)
//                                                    what the screen shows that it should not
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

namespace zx::oracle {

/// A class of differences, such as "deal", and a sentence.
struct TurnDifference {
    std::string fault;
    std::string words;
};

template <class Step> struct TurnFinding {
    std::vector<Step> steps;
    TurnDifference difference;
};

/// Presses the keys of a step, applies the step to the state and compares. Adds the strokes to
/// `pressed`, as they were pressed in the end, if it is not null.
template <class Game>
std::optional<TurnDifference> take_turn(Game& game,
                                        Lockstep& lockstep,
                                        typename Game::State& state,
                                        const typename Game::Step& step,
                                        std::vector<PressedStroke>* pressed = nullptr) {
    const auto before = state;
    game.apply(state, step);
    // Only a step that changes something is pressed again if it seems to have no effect.
    lockstep.set_try_again(!(state == before));
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
    game.observe(state, step, lockstep.machine());
    auto difference = game.compare(before, step, state, lockstep.machine());
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
        State state = game_.begin();
        std::vector<Step> made;
        for (std::int64_t step = 0; step < steps && go_on(step); ++step) {
            made.push_back(game_.choose(state, random));
            if (auto difference = take_turn(game_, lockstep, state, made.back())) {
                return TurnFinding<Step>{std::move(made), std::move(*difference)};
            }
            if (game_.deals(made.back()) && made.size() > 1) {
                made.erase(made.begin(), made.end() - 1); // a new game needs nothing before it
            }
        }
        return std::nullopt;
    }

    /// Plays these steps and returns the first difference. Adds the strokes to `pressed`, and stores
    /// the machine and the state of the rules at the end, unless they are null.
    [[nodiscard]] std::optional<TurnDifference>
    replay(const std::vector<Step>& steps,
           std::vector<PressedStroke>* pressed = nullptr,
           machine::Machine* end = nullptr,
           State* end_state = nullptr) {
        machine::Machine machine(start_);
        Lockstep lockstep(machine, learned_from_);
        State state = game_.begin();
        std::optional<TurnDifference> difference;
        for (auto step = steps.begin(); step != steps.end() && !difference; ++step) {
            difference = take_turn(game_, lockstep, state, *step, pressed);
        }
        if (end != nullptr) {
            *end = machine;
        }
        if (end_state != nullptr) {
            *end_state = state;
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

    Game& game_;
    machine::Machine start_;
    const Lockstep& learned_from_;
};

} // namespace zx::oracle
