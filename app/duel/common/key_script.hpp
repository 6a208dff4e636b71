// Writes keys that were pressed on a tape as a script that `run --headless --script` replays.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/run/loaded_game.hpp"
#include "base/error.hpp"
#include "oracle/lockstep.hpp"

namespace zx::duel {

/// After the last stroke, or after end_frame if that is later, a script runs this many frames and
/// then prints the screen.
inline constexpr int ShownFrames = 50;

/// Returns the text as lines of comments.
[[nodiscard]] std::string script_comment(const std::string& text);

/// Returns the strokes, each at its frame. `about` becomes comments; script_name, as a word of a
/// shell, is named in the command line that replays the script.
[[nodiscard]] std::string key_script(const app::LoadedGame& game,
                                     const std::vector<oracle::PressedStroke>& pressed,
                                     const std::string& about,
                                     std::int64_t end_frame = 0,
                                     const std::string& script_name = {});

/// Writes the script under a name that does not exist yet.
[[nodiscard]] Result<std::filesystem::path> save_script(const std::filesystem::path& folder,
                                                        const std::string& script);

} // namespace zx::duel
