// A game as `check` sees it: a tape that is played by itself beside the rules until they differ.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/run/loaded_game.hpp"
#include "app/run/run_options.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "oracle/turn_check.hpp"

namespace zx::duel {

/// A difference, with a short list of steps that leads to it.
struct ShownDifference {
    oracle::TurnDifference difference;
    /// The steps as texts, and the number of keys that they press.
    std::vector<std::string> steps;
    std::size_t keys = 0;
    /// All strokes since the tape was loaded, and the machine after them.
    std::vector<oracle::PressedStroke> pressed;
    machine::Machine end;
    /// The rules and the tape side by side, as lines of text.
    std::string sides;
};

class CheckGame {
  public:
    /// Receives the keys pressed so far; false ends the check.
    using GoOn = std::function<bool(std::int64_t keys)>;

    CheckGame() = default;
    virtual ~CheckGame() = default;
    CheckGame(const CheckGame&) = delete;
    CheckGame& operator=(const CheckGame&) = delete;

    /// Loads options.file, or the bundled tape, and learns how it draws. strict: requires what only
    /// the bundled tape does. Called first. Returns early, with any outcome, if the process is
    /// interrupted.
    [[nodiscard]] virtual app::Outcome<void>
    load(const app::RunOptions& options, bool strict, app::Streams& streams) = 0;
    [[nodiscard]] virtual const app::LoadedGame& game() const = 0;
    /// Returns what load() and play() have learned of the tape's own rules, as names and settings.
    [[nodiscard]] virtual std::vector<std::pair<std::string, std::string>> learned() const {
        return {};
    }
    /// Presses keys until there is a difference. Returns whether there is one.
    [[nodiscard]] virtual bool play(std::int64_t keys, std::uint32_t seed, const GoOn& go_on) = 0;
    /// Shortens the steps to the difference that play() found. Ends early once the flag is set.
    [[nodiscard]] virtual ShownDifference shorten(const std::atomic<bool>* cancel) = 0;
};

} // namespace zx::duel
