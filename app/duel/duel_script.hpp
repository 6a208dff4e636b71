// Writes a duel's keys as a script that `run --headless --script` replays on the tape.
#pragma once

#include <optional>
#include <string>

#include "app/duel/duel.hpp"

namespace zx::duel {

/// Returns the shortest list of keys if exactly one difference was found and shrunk, else all keys
/// of the duel, each at its frame.
[[nodiscard]] std::string duel_script(const Duel& duel,
                                      const std::optional<shisen::oracle::Shrunk>& shrunk);

/// Returns one sentence: "Shortest list of keys (8 keys): gravity on, new board, ...".
[[nodiscard]] std::string shortest_text(const shisen::oracle::Shrunk& shrunk);

} // namespace zx::duel
