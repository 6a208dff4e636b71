#include "app/games/tapes/tetrominoes_tape.hpp"

#include <utility>

#include "roms-free/roms.hpp"

namespace zx::native {

BundledTape TetrominoesTape::bundled() {
    return {"Tetrominoes", "tetrominoes1k.tap", roms::tape1k("tetrominoes1k")};
}

app::Outcome<std::unique_ptr<TetrominoesTape>>
TetrominoesTape::load(const app::RunOptions& options, bool strict, app::Streams& streams) {
    auto game = load_game_tape(options, bundled(), streams);
    if (!game) {
        return tl::unexpected(game.error());
    }
    strict = strict || options.file.empty();
    auto check = tetrominoes::RulesCheck::begin(game->machine, strict);
    if (!check) {
        return app::file_failure(check.error(), game->name);
    }
    return std::make_unique<TetrominoesTape>(
        TetrominoesTape{std::move(*game), std::move(*check), strict});
}

} // namespace zx::native
