// `tetrominoes check`: a Tetrominoes tape that is played by itself beside the rules.
#pragma once

#include <memory>
#include <optional>

#include "app/duel/common/check_game.hpp"
#include "app/games/tapes/tetrominoes_tape.hpp"

namespace zx::native {

/// Plays the presses of a finding from the start of the tape.
[[nodiscard]] duel::ShownDifference
shown_difference(const TetrominoesTape& tape,
                 const oracle::TurnFinding<tetrominoes::Press>& finding);

class TetrominoesCheck final : public duel::CheckGame {
  public:
    [[nodiscard]] app::Outcome<void>
    load(const app::RunOptions& options, bool strict, app::Streams& streams) override;
    [[nodiscard]] const app::LoadedGame& game() const override { return tape_->game; }
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> learned() const override;
    [[nodiscard]] bool play(std::int64_t keys, std::uint32_t seed, const GoOn& go_on) override;
    [[nodiscard]] duel::ShownDifference shorten(const std::atomic<bool>* cancel) override;

  private:
    std::unique_ptr<const TetrominoesTape> tape_;
    std::optional<oracle::TurnFinding<tetrominoes::Press>> finding_;
    tetrominoes::Rules learned_;
};

} // namespace zx::native
