// `fourrivers tetrominoes duel [FILE]`: shows a Tetrominoes tape and the game by the rules side by side,
// tick by tick.
#include "app/commands/tetrominoes_duel.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "app/commands/game_duel.hpp"
#include "app/games/tapes/tetrominoes_duel.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

struct TetrominoesDuelArguments {
    RunOptions run;
    GameDuelOptions options;
    bool strict = false;
};

ExitCode run_duel(const TetrominoesDuelArguments& parsed, Context& context) {
    native::TetrominoesDuel game(parsed.run, parsed.strict);
    std::vector<tetrominoes::Press> presses;
    HeadlessDuel headless;
    headless.parse = [&](const std::string& keys) -> Result<void> {
        auto made = tetrominoes::parse_presses(keys);
        if (!made) {
            return tl::unexpected(made.error());
        }
        presses = std::move(*made);
        return {};
    };
    headless.play = [&] {
        game.set_window(false);
        game.play(presses);
        game.shorten();
    };
    headless.print = [&] {
        context.out << terminal_safe(game.tape().game.name) << ": " << game.title() << "\n";
        const auto& difference = game.difference();
        if (difference) {
            context.out << difference->words << "\n" << game.shortest() << "\n";
        }
        return !difference;
    };
    return run_game_duel(game, parsed.options, headless, context);
}

} // namespace

void add_tetrominoes_duel(SubCommand group) {
    SubCommand command =
        group.add("duel", "Play a Tetrominoes tape beside the rules, judged in each tick");
    auto parsed = std::make_shared<TetrominoesDuelArguments>();
    add_game_duel_options(command,
                          parsed->run,
                          parsed->options,
                          "j l k, _ for space, other keys, a dot for none; a number is the frames "
                          "to the next one (15)");
    command.flag(
        "--strict", parsed->strict, "Require a tick of three frames, as on the bundled tape");
    command.footer("In the window: the tape's keys, the arrows or the mouse; F2 pauses, F5 a new "
                   "duel, F6 writes the keys\nas a script, F11 full screen, F12 writes a picture, "
                   "Esc ends. Both sides stop at a difference.");
    command.runs([parsed](Context& context) { return run_duel(*parsed, context); });
}

} // namespace zx::app
