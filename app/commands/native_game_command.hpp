// The options and the course of a command that opens a native game, or draws a picture of it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/command.hpp"
#include "app/games/common/native_game.hpp"
#include "app/games/common/scores.hpp"

namespace zx::app {

struct NativeGameOptions {
    native::GameWindowOptions window;
    /// If set, a picture is written and no window is opened.
    std::string screenshot;
    std::string keys;
    int width = 1000;
    int height = 640;
};

/// Adds --full-screen, --mute, --screenshot, --keys, --width and --height.
void add_native_game_options(SubCommand command, NativeGameOptions& options);

/// Returns the file of the game's best results; none if only a picture is drawn, or if the user has no
/// folder for data.
[[nodiscard]] std::optional<native::ScoreFile> score_file(const NativeGameOptions& options,
                                                          const native::ScoreKind& kind);

/// Opens the game's window, or presses the keys and writes the picture. If the player leaves the
/// window for the page of games, opens that, and the game again when the page is left.
[[nodiscard]] ExitCode
run_native_game(native::NativeGame& game, const NativeGameOptions& options, Context& context);
/// The same without the page of games.
[[nodiscard]] WindowEnd
open_native_game(native::NativeGame& game, const NativeGameOptions& options, Context& context);

/// Shows the page of games, and the games that are chosen on it, until the page is left.
[[nodiscard]] WindowEnd open_shelf(const NativeGameOptions& options, Context& context);
/// Calls `open`. As long as the window is left for the page of games, opens that, and then calls
/// `again`.
[[nodiscard]] ExitCode open_with_shelf(const std::function<WindowEnd()>& open,
                                       const std::function<WindowEnd()>& again,
                                       const NativeGameOptions& options,
                                       Context& context);

} // namespace zx::app
