// The empty game beside a tape: what oracle/turn_check.hpp (a game that waits for keys) and
// oracle/timed.hpp (a game with ticks) need of a game.
#pragma once

#include <optional>
#include <random>
#include <vector>

#include "games/null/game.hpp"
#include "machine/strokes.hpp"
#include "oracle/timed.hpp"
#include "oracle/turn_check.hpp"

namespace null {

/// For oracle/turn_check.hpp.
struct RulesCheck {
    using State = null::State;
    struct Step {
        char key = 0;
        friend bool operator==(const Step&, const Step&) = default;
    };

    [[nodiscard]] State begin() const { return {}; }
    /// Whether the step begins a new game, so that the steps before it do not matter.
    [[nodiscard]] bool deals(const Step&) const { return true; }
    void apply(State& state, const Step& step) const { (void)null::apply(state, step.key); }
    [[nodiscard]] Step choose(const State&, std::mt19937& random) const {
        return {static_cast<char>('a' + random() % 26)};
    }
    [[nodiscard]] std::vector<zx::machine::Stroke> strokes(const Step& step) const {
        return zx::machine::strokes_from_text(std::string(1, step.key))
            .value_or(std::vector<zx::machine::Stroke>{});
    }
    [[nodiscard]] std::vector<zx::machine::Stroke> probes() const { return {}; }
    /// Takes from the screen what the rules leave open.
    void observe(State&, const Step&, const zx::machine::Machine&) const {}
    /// Reads the screen and returns how it differs from the state after the step.
    [[nodiscard]] std::optional<zx::oracle::TurnDifference>
    compare(const State&, const Step&, const State&, const zx::machine::Machine&) const {
        return std::nullopt;
    }
};

/// For oracle/timed.hpp.
struct TimedRules {
    using State = null::State;
    using Key = char;
    using View = int;

    [[nodiscard]] View look(const State&) const { return 0; }
    void tick(State&) const {}
    void take_key(State& state, Key key) const { (void)null::apply(state, key); }
    [[nodiscard]] bool reads_key(const State&) const { return true; }
    [[nodiscard]] bool immediate(const State&) const { return false; }
    [[nodiscard]] bool restarted(const State&, const State&) const { return false; }
};

} // namespace null
