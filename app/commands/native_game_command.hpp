// The options and the course of a command that opens a native game, or draws a picture of it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/commands/command.hpp"
#include "app/games/common/native_game.hpp"

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

/// Opens the game's window, or presses the keys and writes the picture.
[[nodiscard]] ExitCode
run_native_game(native::NativeGame& game, const NativeGameOptions& options, Context& context);

} // namespace zx::app
