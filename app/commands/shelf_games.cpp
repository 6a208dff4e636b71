#include "app/commands/shelf_games.hpp"

#include "app/commands/hexes_command.hpp"
#include "app/commands/tetrominoes_command.hpp"
#include "app/games/hexes/hexes_game.hpp"
#include "app/games/shelf/shisen_picture.hpp"
#include "app/games/tetrominoes/tetrominoes_game.hpp"

namespace zx::app {
namespace {

WindowEnd open_shisen(const NativeGameOptions& options, Context& context) {
    play::PlayOptions play;
    play.full_screen = options.window.full_screen;
    play.mute = options.window.mute;
    return context.open_play ? context.open_play(play, context)
                             : WindowEnd(no_window(context, "use fourrivers"));
}

constexpr ShelfGame Games[] = {
    {{"shisen", "Shisen", "Remove pairs of tiles that a short path joins.", &native::draw_shisen},
     &open_shisen,
     nullptr},
    {{"hexes", "Hexes", "Enter every hexagon as often as it says.", &native::draw_hexes},
     &open_hexes,
     &add_hexes_command},
    {{"tetrominoes",
      "Tetrominoes",
      "Pack falling pieces into full rows.",
      &native::draw_tetrominoes},
     &open_tetrominoes,
     &add_tetrominoes_command},
};

} // namespace

std::span<const ShelfGame> shelf_games() noexcept {
    return Games;
}

} // namespace zx::app
