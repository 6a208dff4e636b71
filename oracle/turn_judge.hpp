// The rules of a turn-based game beside a program: a state for each combination of rule settings that
// agrees with everything that the screen has shown (oracle/rule_variants.hpp).
//
// Game provides:
//     State, Step, Rules                             values; Rules is a RuleSettings
//     Rules rules()                                  what is known of the rules at first
//     State begin()                                  the state before the first step
//     std::optional<Rules::Rule> apply(const Rules&, State&, const Step&)
//                                                    returns the first unknown rule on which the step
//                                                    depends; the state is then invalid
//     bool judged(const State&)                      whether the state says what the screen shows; a
//                                                    hypothesis whose state does not is dropped
//                                                    beside one whose state does and agrees
//     void observe(State& after, const Step&, const machine::Machine&)
//                                                    takes from the screen what the rules leave open,
//                                                    such as which game a random deal has begun
//     std::optional<TurnDifference> compare(const State& before, const Step&, const State& after,
//                                       const machine::Machine&)
//                                                    what the screen shows that it should not
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "machine/machine.hpp"
#include "oracle/rule_variants.hpp"

namespace zx::oracle {

/// A class of differences, such as "deal", and a sentence.
struct TurnDifference {
    std::string fault;
    std::string words;
};

template <class Game> class TurnJudge {
  public:
    using State = typename Game::State;
    using Step = typename Game::Step;
    using Rules = typename Game::Rules;

    explicit TurnJudge(const Game& game) : hypotheses_{{game.rules(), game.begin()}} {}

    /// The state of the likeliest hypothesis, which is the one nearest to our rules.
    [[nodiscard]] const State& state() const { return hypotheses_.front().state; }
    /// The rules on which all hypotheses agree; the others are unknown.
    [[nodiscard]] Rules rules() const { return agreed_rules(hypotheses_); }

    /// Applies a step that is about to be made. Returns whether it may change something.
    bool forecast(const Game& game, const Step& step) {
        forecasts_.clear();
        bool changes = false;
        for (const Hypothesis& hypothesis : hypotheses_) {
            for_each_reading(
                hypothesis.rules,
                [&](const Rules& rules) {
                    Reading reading{hypothesis.state, std::nullopt};
                    reading.open = game.apply(rules, reading.state, step);
                    return reading;
                },
                [&](const Rules& rules, Reading reading) {
                    changes = changes || !(reading.state == hypothesis.state);
                    forecasts_.push_back({hypothesis.state, {rules, std::move(reading.state)}});
                });
        }
        return changes;
    }

    /// Compares the forecasts with the screen after the step. If none agrees, returns the difference
    /// from the first one, whose state is kept.
    std::optional<TurnDifference>
    see(Game& game, const Step& step, const machine::Machine& machine) {
        std::vector<Hypothesis> agreeing;
        std::optional<TurnDifference> first;
        for (Forecast& forecast : forecasts_) {
            game.observe(forecast.after.state, step, machine);
            auto difference = game.compare(forecast.before, step, forecast.after.state, machine);
            if (!difference) {
                add(agreeing, forecast.after);
            } else if (!first) {
                first = std::move(difference);
            }
        }
        if (agreeing.empty()) {
            hypotheses_ = {{rules(), forecasts_.front().after.state}};
            return first;
        }
        const auto judged = [&](const Hypothesis& hypothesis) {
            return game.judged(hypothesis.state);
        };
        if (std::any_of(agreeing.begin(), agreeing.end(), judged)) {
            std::erase_if(agreeing, std::not_fn(judged));
        }
        hypotheses_ = std::move(agreeing);
        return std::nullopt;
    }

    /// Continues from another state; what is known of the rules stays.
    void resume(const State& state) {
        std::vector<Hypothesis> next;
        for (const Hypothesis& hypothesis : hypotheses_) {
            add(next, {hypothesis.rules, state});
        }
        hypotheses_ = std::move(next);
    }

  private:
    struct Hypothesis {
        Rules rules;
        State state;
        friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
    };
    struct Reading {
        State state;
        std::optional<typename Rules::Rule> open;
    };
    struct Forecast {
        State before;
        Hypothesis after;
    };
    static constexpr std::size_t MostHypotheses = 256;

    static void add(std::vector<Hypothesis>& list, const Hypothesis& hypothesis) {
        if (list.size() < MostHypotheses &&
            std::find(list.begin(), list.end(), hypothesis) == list.end()) {
            list.push_back(hypothesis);
        }
    }

    /// Never empty.
    std::vector<Hypothesis> hypotheses_;
    std::vector<Forecast> forecasts_;
};

} // namespace zx::oracle
