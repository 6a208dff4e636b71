// The empty game beside a tape: what oracle/turn_check.hpp (a game that waits for keys), oracle/timed.hpp
// and oracle/timed_check.hpp (a game with ticks) need of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "games/null/game.hpp"
#include "machine/strokes.hpp"
#include "oracle/rule_variants.hpp"
#include "oracle/timed.hpp"
#include "oracle/timed_check.hpp"
#include "oracle/turn_check.hpp"

namespace null {

/// What the description leaves open, so that two tapes may differ and both be right.
enum class Rule : std::uint8_t { FirstKey };
using Rules = zx::oracle::RuleSettings<Rule, 1>;
using RuleText = zx::oracle::RuleText<Rule>;
inline constexpr std::string_view FirstKeyTexts[] = {"is a command", "only ends a message"};
inline constexpr RuleText RuleTexts[] = {
    {Rule::FirstKey, "first-key", "the first key", FirstKeyTexts}};
[[nodiscard]] inline const RuleText& text_of(Rule rule) {
    return RuleTexts[static_cast<std::size_t>(rule)];
}

/// For oracle/turn_check.hpp.
struct RulesCheck {
    using State = null::State;
    struct Step {
        char key = 0;
        friend bool operator==(const Step&, const Step&) = default;
    };

    using Rules = null::Rules;

    /// What is known of the rule variants at first: strict checks begin with Rules::ours().
    [[nodiscard]] Rules rules() const { return {}; }
    [[nodiscard]] State begin() const { return {}; }
    /// Whether the step begins a new game, so that the steps before it do not matter.
    [[nodiscard]] bool deals(const Step&) const { return true; }
    /// Returns the first unknown rule on which the step depends.
    [[nodiscard]] std::optional<Rule>
    apply(const Rules& rules, State& state, const Step& step) const {
        if (!rules.known(Rule::FirstKey)) {
            return Rule::FirstKey;
        }
        (void)null::apply(state, step.key);
        return std::nullopt;
    }
    [[nodiscard]] Step choose(const Rules&, const State&, std::mt19937& random) const {
        return {static_cast<char>('a' + random() % 26)};
    }
    [[nodiscard]] std::vector<zx::machine::Stroke> strokes(const Step& step) const {
        return zx::machine::strokes_from_text(std::string(1, step.key))
            .value_or(std::vector<zx::machine::Stroke>{});
    }
    [[nodiscard]] std::vector<zx::machine::Stroke> probes() const { return {}; }
    [[nodiscard]] std::optional<Step> plainer(const Step&) const { return std::nullopt; }
    [[nodiscard]] bool judged(const State&) const { return true; }
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
    using Rules = null::Rules;

    [[nodiscard]] View look(const State&) const { return 0; }
    /// Returns the first unknown rule on which the tick depends.
    [[nodiscard]] std::optional<Rule> tick(const Rules&, State&) const { return std::nullopt; }
    /// The rule about keys that are pressed while the program reads none, if there is one.
    [[nodiscard]] std::optional<Rule> waiting_key() const { return std::nullopt; }
    void take_key(State& state, Key key) const { (void)null::apply(state, key); }
    [[nodiscard]] bool reads_key(const State&) const { return true; }
    [[nodiscard]] bool immediate(const State&) const { return false; }
    [[nodiscard]] bool restarted(const State&, const State&) const { return false; }
};

/// For oracle/timed_check.hpp: a program that runs beside the rules. A real one has a machine, presses
/// keys on its keyboard and reads its screen after each frame; here the screen is a number.
class TimedRun {
  public:
    explicit TimedRun(int first_view) : view_(first_view) { rules_.assume({}); }

    void press(char key) {
        rules_.press(key);
        view_ += key == FaultyKey ? 1 : 0;
    }
    [[nodiscard]] std::optional<zx::oracle::TurnDifference> frame() {
        return rules_.frame(view_)
                   ? std::nullopt
                   : std::optional(zx::oracle::TurnDifference{"look", "the screen differs"});
    }

    /// The key with which this program does something that the rules do not have.
    static constexpr char FaultyKey = 'q';

  private:
    int view_;
    zx::oracle::TimedLockstep<TimedRules> rules_{TimedRules{}};
};

/// Chooses keys for oracle/timed_check.hpp.
class TimedKeys {
  public:
    explicit TimedKeys(std::string_view keys) : keys_(keys) {}
    [[nodiscard]] zx::oracle::Press next(const TimedRun&) {
        return {keys_[pressed_++ % keys_.size()], FramesPerKey};
    }

  private:
    /// More than TimedPace::least_frames().
    static constexpr int FramesPerKey = 12;

    std::string_view keys_;
    std::size_t pressed_ = 0;
};

/// Returns the class of a difference; it may replay other presses to find the key that is its cause.
[[nodiscard]] inline std::string class_of(const zx::oracle::TimedCheck<TimedRun>&,
                                          const std::vector<zx::oracle::Press>&,
                                          const zx::oracle::TurnDifference& difference) {
    return difference.fault;
}

} // namespace null
