// `fourrivers hexes duel [FILE]`: shows a Hexes tape and the game by the rules side by side, with the
// same keys.
#include "app/commands/hexes_duel.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "app/commands/game_duel.hpp"
#include "app/games/tapes/hexes_duel.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

struct HexesDuelArguments {
    native::HexesDuelOptions game;
    GameDuelOptions options;
};

ExitCode run_duel(const HexesDuelArguments& parsed, Context& context) {
    native::HexesDuel game(parsed.game);
    std::vector<hexes::Step> steps;
    HeadlessDuel headless;
    headless.parse = [&](const std::string& keys) -> Result<void> {
        auto made = hexes::parse_steps(keys);
        if (!made) {
            return tl::unexpected(made.error());
        }
        steps = std::move(*made);
        return {};
    };
    headless.play = [&] {
        game.set_window(false);
        game.press(steps);
        game.shorten();
    };
    headless.print = [&] {
        context.out << terminal_safe(game.tape().game().name) << ": " << game.title() << "\n";
        const auto& difference = game.duel().difference();
        if (difference) {
            context.out << difference->words << "\n" << game.shortest() << "\n";
        }
        return !difference;
    };
    return run_game_duel(game, parsed.options, headless, context);
}

} // namespace

void add_hexes_duel(SubCommand group) {
    SubCommand command =
        group.add("duel", "Play a Hexes tape beside the rules, judged after each key");
    auto parsed = std::make_shared<HexesDuelArguments>();
    add_game_duel_options(
        command, parsed->game.run, parsed->options, "7 8 9 1 2 3, n, r, s42, other keys");
    command.option("--puzzle", parsed->game.number, "Begin with this puzzle, 1 to 65535")
        .value_name("N")
        .range(1, 65535);
    command.flag("--strict",
                 parsed->game.strict,
                 "Require the border of the bundled tape: cyan, white when won, black when lost");
    command.footer(
        "In the window: the tape's keys, or a click on a hexagon; F5 a new duel, F6 "
        "writes the keys as a\nscript, F11 full screen, F12 writes a picture, Esc ends.");
    command.runs([parsed](Context& context) { return run_duel(*parsed, context); });
}

} // namespace zx::app
