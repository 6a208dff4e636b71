// The games on the shelf: one row for each.
#pragma once

#include <span>

#include "app/commands/command.hpp"
#include "app/commands/native_game_command.hpp"
#include "app/games/shelf/shelf.hpp"

namespace zx::app {

struct ShelfGame {
    native::ShelfRow row;
    /// Opens the game's window.
    WindowEnd (*open)(const NativeGameOptions& options, Context& context);
    /// Adds the group of commands `fourrivers NAME ...`; null if it has a command of its own.
    void (*add_commands)(SubCommand program);
};

[[nodiscard]] std::span<const ShelfGame> shelf_games() noexcept;

} // namespace zx::app
