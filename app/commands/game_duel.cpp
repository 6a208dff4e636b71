#include "app/commands/game_duel.hpp"

#include <fmt/format.h>

#include "app/commands/machine_option.hpp"
#include "app/commands/picture_limits.hpp"
#include "app/common/interrupt.hpp"
#include "app/run/output_name.hpp"

namespace zx::app {
namespace {

ExitCode run_headless(duel::DuelGame& game,
                      const GameDuelOptions& options,
                      const HeadlessDuel& headless,
                      Context& context) {
    if (!options.screenshot.empty() && !context.draw_duel) {
        return no_pictures(context);
    }
    if (const auto parsed = headless.parse(options.keys); !parsed) {
        print_error(context,
                    fmt::format("--keys: {} (at character {})",
                                parsed.error().context,
                                parsed.error().offset + 1));
        return ExitCode::Usage;
    }
    const InterruptGuard guard;
    const auto prepared = game.prepare(context, [](const std::string&) {});
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    if (!prepared) {
        return report(prepared.error(), context);
    }
    game.begin();
    headless.play();
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    if (!options.screenshot.empty()) {
        const PictureFile file{options.screenshot, options.window.width, options.window.height};
        const auto written = context.draw_duel(
            game.compose("", file.width, file.height), game.shown().picture().indices(), file);
        if (!written) {
            return report(written.error(), context);
        }
    }
    return headless.print() ? ExitCode::Done : ExitCode::NotMet;
}

} // namespace

void add_game_duel_options(SubCommand command,
                           RunOptions& run,
                           GameDuelOptions& options,
                           const std::string& keys_help) {
    command.option("FILE", run.file, "A tape or snapshot (the bundled tape)");
    command.option("--width", options.window.width, "Pixels (1472)")
        .value_name("N")
        .range(LeastWidth, MostPixels);
    command.option("--height", options.window.height, "Pixels (868)")
        .value_name("N")
        .range(LeastHeight, MostPixels);
    command.option("--rom", run.roms, "Use this ROM, as for run; \"free\" is the built-in one")
        .one_value_each()
        .value_name("FILE");
    add_machine_option(command, run.model);
    const std::string group = "Without a window";
    CommandOption headless =
        command.flag("--headless",
                     options.headless,
                     "Press --keys, print the result; exit code 1 on a difference");
    headless.group(group);
    command.option("--keys", options.keys, keys_help)
        .may_be_empty()
        .value_name("TEXT")
        .needs(headless)
        .group(group);
    command.option("--screenshot", options.screenshot, "Write both sides as PNG")
        .value_name("FILE")
        .check(&wrong_with_picture_name)
        .needs(headless)
        .group(group);
}

ExitCode run_game_duel(duel::DuelGame& game,
                       const GameDuelOptions& options,
                       const HeadlessDuel& headless,
                       Context& context) {
    if (options.headless) {
        return run_headless(game, options, headless, context);
    }
    return context.open_duel
               ? context.open_duel(game, options.window, context)
               : no_window(context, "use " + game.command() + " --headless, or fourrivers");
}

} // namespace zx::app
