// What the commands `hexes duel` and `tetrominoes duel` share: their options, and the course of a duel
// with and without a window.
#pragma once

#include <functional>
#include <string>

#include "app/commands/command.hpp"
#include "app/duel/common/duel_game.hpp"
#include "app/duel/common/sides_view.hpp"

namespace zx::app {

struct GameDuelOptions {
    duel::DuelWindowOptions window;
    /// If set, opens no window: presses the keys, writes the picture and prints the outcome.
    bool headless = false;
    std::string keys;
    std::string screenshot;
};

/// Adds FILE, --rom, --machine, --width, --height, --headless, --keys and --screenshot.
void add_game_duel_options(SubCommand command,
                           RunOptions& run,
                           GameDuelOptions& options,
                           const std::string& keys_help);

/// The part of a game in a duel without a window.
struct HeadlessDuel {
    /// Parses --keys. Error: BadValue, with the offset.
    std::function<Result<void>(const std::string& keys)> parse;
    /// Presses them until there is a difference; then searches for a short list.
    std::function<void()> play;
    /// Prints the result; returns true if there was no difference.
    std::function<bool()> print;
};

/// Opens the window, or plays without one.
[[nodiscard]] ExitCode run_game_duel(duel::DuelGame& game,
                                     const GameDuelOptions& options,
                                     const HeadlessDuel& headless,
                                     Context& context);

} // namespace zx::app
