// A tape of Hexes whose way of drawing has been learned.
#pragma once

#include <memory>
#include <vector>

#include "app/common/failure.hpp"
#include "app/games/tapes/game_tape.hpp"
#include "games/hexes/oracle/rules_check.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "oracle/turn_check.hpp"

namespace zx::native {

class HexesTape {
  public:
    using Check = oracle::TurnCheck<hexes::RulesCheck>;

    [[nodiscard]] static BundledTape bundled();
    /// Failure if the file cannot be loaded or is no Hexes. Returns early, with any outcome, if the
    /// process is interrupted. strict: see hexes::RulesCheck; a bundled tape is always strict.
    [[nodiscard]] static app::Outcome<std::unique_ptr<HexesTape>>
    load(const app::RunOptions& options, bool strict, app::Streams& streams);

    HexesTape(const HexesTape&) = delete;
    HexesTape& operator=(const HexesTape&) = delete;

    [[nodiscard]] const app::LoadedGame& game() const noexcept { return game_; }
    /// The machine when the program first waited for a key of the game.
    [[nodiscard]] const machine::Machine& start() const noexcept { return game_.machine; }
    /// The keys that were pressed before that to leave a title.
    [[nodiscard]] const std::vector<oracle::PressedStroke>& opening() const noexcept {
        return opening_;
    }
    /// What is known of the program's way of waiting.
    [[nodiscard]] const oracle::Lockstep& learned() const noexcept { return lockstep_; }
    [[nodiscard]] const hexes::RulesCheck& rules() const noexcept { return rules_; }
    [[nodiscard]] bool strict() const noexcept { return strict_; }

  private:
    HexesTape(app::LoadedGame game, bool strict);

    app::LoadedGame game_;
    std::vector<oracle::PressedStroke> opening_;
    bool strict_;
    machine::Machine learning_;
    oracle::Lockstep lockstep_{learning_};
    hexes::RulesCheck rules_;
};

} // namespace zx::native
