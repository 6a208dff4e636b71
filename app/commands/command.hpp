// A sub-command of the program: how it is added to the command line, and what it needs to run. Each
// command has a file in this folder; command_line.cpp holds the list.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "app/commands/command_parser.hpp"
#include "app/common/failure.hpp"
#include "app/common/streams.hpp"
#include "app/common/window_end.hpp"
#include "app/play/play_options.hpp"
#include "app/run/run_options.hpp"
#include "app/toolkit/picture_file.hpp"

namespace zx::native {
class NativeGame;
struct GameWindowOptions;
} // namespace zx::native
namespace zx::play {
struct Drawing;
}
namespace zx::duel {
class DuelGame;
struct DuelScene;
struct DuelWindowOptions;
} // namespace zx::duel

namespace zx::app {

/// What a command works with: the two streams, and functions that open windows and draw pictures.
/// They are passed in so that commands can be linked and tested without SDL and cairo. A function
/// is empty in a program that lacks it (fourrivers-headless).
struct Context : Streams {
    std::function<WindowEnd(const RunOptions&, Streams&)> open_window{};
    std::function<WindowEnd(const play::PlayOptions&, Streams&)> open_play{};
    std::function<ExitCode(duel::DuelGame&, const duel::DuelWindowOptions&, Streams&)> open_duel{};
    /// Writes a picture as a PNG file.
    std::function<Outcome<void>(const play::Drawing&, const PictureFile&)> draw_play{};
    std::function<Outcome<void>(
        const duel::DuelScene&, std::span<const std::uint8_t>, const PictureFile&)>
        draw_duel{};
    std::function<WindowEnd(native::NativeGame&, const native::GameWindowOptions&, Streams&)>
        open_game{};
};

/// Adds one command with its options to the program.
using AddCommand = void (*)(SubCommand program);

void add_run_command(SubCommand program);
void add_play_command(SubCommand program);
void add_info_command(SubCommand program);
void add_convert_command(SubCommand program);
void add_deal_command(SubCommand program);
void add_solve_command(SubCommand program);
void add_atlas_command(SubCommand program);
void add_check_command(SubCommand program);
void add_duel_command(SubCommand program);
void add_learn_command(SubCommand program);
void add_bench_command(SubCommand program);
void add_shisen_command(SubCommand program);
void add_shelf_command(SubCommand program);

/// Prints that this program has no windows and what to do instead; returns the exit code.
[[nodiscard]] ExitCode no_window(Context& context, const std::string& advice);
/// Prints that this program does not draw pictures of play and duel; returns the exit code.
[[nodiscard]] ExitCode no_pictures(Context& context);

} // namespace zx::app
