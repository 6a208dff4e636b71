// `fourrivers shelf`: opens the page with the games, and the game that is chosen on it.
#include <memory>
#include <vector>

#include "app/commands/command.hpp"
#include "app/commands/native_game_command.hpp"
#include "app/commands/shelf_games.hpp"
#include "app/games/shelf/shelf.hpp"

namespace zx::app {
WindowEnd open_shelf(const NativeGameOptions& options, Context& context) {
    const auto games = shelf_games();
    std::vector<native::ShelfRow> rows;
    for (const ShelfGame& game : games) {
        rows.push_back(game.row);
    }
    std::size_t selected = 0;
    while (true) {
        native::Shelf shelf(rows, selected);
        WindowEnd end = open_native_game(shelf, options, context);
        if (end.code != ExitCode::Done || end.by_signal || shelf.chosen() == nullptr ||
            !options.screenshot.empty()) {
            return end;
        }
        selected = shelf.selected();
        end = games[selected].open(options, context);
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
