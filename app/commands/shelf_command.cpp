// `fourrivers shelf`: opens the page with the games, and the game that is chosen on it.
#include <memory>
#include <random>
#include <string_view>

#include "app/commands/command.hpp"
#include "app/commands/native_game_command.hpp"
#include "app/games/hexes/hexes_game.hpp"
#include "app/games/shelf/shelf.hpp"
#include "app/games/tetrominoes/tetrominoes_game.hpp"

namespace zx::app {
namespace {

hexes::PuzzleNumber random_number() {
    return static_cast<hexes::PuzzleNumber>(1 + std::random_device()() % 65535);
}

WindowEnd open(std::string_view name, const NativeGameOptions& options, Context& context) {
    if (name == "hexes") {
        native::HexesGame game(
            random_number(), &random_number, score_file(options, native::HexesScores));
        return open_native_game(game, options, context);
    }
    if (name == "tetrominoes") {
        native::TetrominoesGame game({}, score_file(options, native::TetrominoesScores));
        return open_native_game(game, options, context);
    }
    play::PlayOptions play;
    play.full_screen = options.window.full_screen;
    play.mute = options.window.mute;
    return context.open_play ? context.open_play(play, context)
                             : WindowEnd(no_window(context, "use fourrivers"));
}

} // namespace

WindowEnd open_shelf(const NativeGameOptions& options, Context& context) {
    std::size_t selected = 0;
    while (true) {
        native::Shelf shelf(selected);
        WindowEnd end = open_native_game(shelf, options, context);
        if (end.code != ExitCode::Done || end.by_signal || shelf.chosen() == nullptr ||
            !options.screenshot.empty()) {
            return end;
        }
        selected = shelf.selected();
        end = open(shelf.chosen()->name, options, context);
        if (end.code != ExitCode::Done || end.by_signal) {
            return end;
        }
    }
}

void add_shelf_command(SubCommand program) {
    SubCommand command = program.add("shelf", "Choose one of the games on a page");
    auto options = std::make_shared<NativeGameOptions>();
    add_native_game_options(command, *options);
    command.runs([options](Context& context) { return open_shelf(*options, context).code; });
}

} // namespace zx::app
