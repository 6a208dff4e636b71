// A game text that parses is written back, parses to the same game, and can be played.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "shisen/game_text.hpp"
#include "tests/fuzz/target.hpp"

void fuzz::fuzz_game(Input input) {
    constexpr std::size_t Played = 100; // replay examines the whole board for each command
    const auto game =
        shisen::parse_game({reinterpret_cast<const char*>(input.data()), input.size()});
    if (!game) {
        fuzz::require_useful(game.error(), input.size());
        return;
    }
    fuzz::require(game->start.size.playable(), "the size can be dealt");
    fuzz::require(game->start.number != 0, "the board has a number");
    fuzz::require(game->commands.size() <= shisen::MaxCommands, "the commands are bounded");
    const auto again = shisen::parse_game(shisen::game_text(*game));
    fuzz::require(again && *again == *game, "the game survives a round trip");
    if (game->commands.size() <= Played) {
        const auto state = shisen::replay(*game);
        fuzz::require(state.board.tiles() % 2 == 0, "tiles go in pairs");
    }
}
