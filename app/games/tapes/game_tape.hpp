// Loads a tape of one of the games, from a file or the one that the program contains.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "app/common/failure.hpp"
#include "app/run/loaded_game.hpp"

namespace zx::native {

/// A tape that the program contains.
struct BundledTape {
    /// The game's name, such as "Hexes".
    std::string name;
    /// The file name under which the game's command `tape` writes it by default.
    std::string file;
    std::span<const std::uint8_t> bytes;
};

/// Loads options.file, or the bundled tape if that is empty.
[[nodiscard]] app::Outcome<app::LoadedGame>
load_game_tape(const app::RunOptions& options, const BundledTape& bundled, app::Streams& streams);

} // namespace zx::native
