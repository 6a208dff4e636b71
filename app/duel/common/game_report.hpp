// The result of `check` of a game as text and as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/duel/common/check_game.hpp"
#include "app/duel/common/evidence.hpp"

namespace zx::duel {

struct GameOutcome {
    std::string tape;
    bool strict = false;
    bool interrupted = false;
    std::uint32_t seed = 1;
    /// Keys that were pressed until the end, or until the difference.
    std::int64_t keys = 0;
    std::vector<std::pair<std::string, std::string>> rules;
    std::optional<ShownDifference> found;
    Evidence evidence;
};

[[nodiscard]] std::string text_of(const GameOutcome& outcome);
/// Returns a JSON object as text, with a line end.
[[nodiscard]] std::string json_text(const GameOutcome& outcome);

/// Returns the strokes of the difference as a script that `run --headless --script` replays.
[[nodiscard]] std::string script_of(const app::LoadedGame& game,
                                    const ShownDifference& found,
                                    const std::string& script_name,
                                    const std::string& picture_name);

/// Writes the report, and script, picture and text of the difference beside it.
[[nodiscard]] app::Outcome<void> write_game_report(const std::string& report_path,
                                                   const app::LoadedGame& game,
                                                   GameOutcome& outcome);

} // namespace zx::duel
