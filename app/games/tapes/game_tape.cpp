#include "app/games/tapes/game_tape.hpp"

#include <string_view>

namespace zx::native {

app::Outcome<app::LoadedGame>
load_game_tape(const app::RunOptions& options, const BundledTape& bundled, app::Streams& streams) {
    if (!options.file.empty()) {
        return app::load_game(options, streams);
    }
    app::RunOptions own = options;
    own.bundled = bundled.bytes;
    auto game = app::load_game(own, streams);
    if (game) {
        game->name = bundled.name;
        // `run` without a file runs another tape, so that a script needs this one as a file.
        constexpr std::string_view Run = "fourrivers run ";
        game->script_command.insert(Run.size(), bundled.file + " ");
    }
    return game;
}

} // namespace zx::native
