// `fourrivers duel [FILE]`: shows a tape and the game by the rules side by side, with the same
// keys; in a window, or without one for a picture and an exit code.
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/commands/command.hpp"
#include "app/commands/machine_option.hpp"
#include "app/commands/picture_limits.hpp"
#include "app/common/failure.hpp"
#include "app/common/interrupt.hpp"
#include "app/duel/duel.hpp"
#include "app/duel/duel_keys.hpp"
#include "app/duel/duel_options.hpp"
#include "app/duel/duel_script.hpp"
#include "app/duel/duel_setup.hpp"
#include "app/duel/duel_view.hpp"
#include "app/duel/shisen_duel_game.hpp"
#include "app/files/file.hpp"
#include "app/run/output_name.hpp"
#include "app/run/outputs.hpp"
#include "base/utf8.hpp"
#include "shisen/oracle/report.hpp"

namespace zx::app {
namespace {

namespace oracle = shisen::oracle;
using duel::Duel;
using duel::DuelOptions;
using duel::DuelUiState;

struct DuelArguments {
    DuelOptions options;
    int number = 0;
    std::string gravity = "on";
};

Outcome<duel::Steps> steps_of(const DuelOptions& options) {
    auto parsed = duel::parse_steps(options.keys);
    if (!parsed) {
        return tl::unexpected(Failure{ExitCode::Usage,
                                      fmt::format("--keys: {} (at character {})",
                                                  parsed.error().context,
                                                  parsed.error().offset + 1)});
    }
    if (options.number) {
        const auto choice = duel::choose_board(*options.number);
        parsed->insert(parsed->begin(), choice.begin(), choice.end());
    }
    return std::move(*parsed);
}

void press_until_difference(Duel& game, const duel::Steps& steps) {
    for (const oracle::Step& step : steps) {
        if (game.difference() || interrupted()) {
            return;
        }
        game.act(step);
    }
}

void print(const Duel& game, const std::string& shortest, Context& context) {
    context.out << terminal_safe(game.setup().game.name) << ": " << duel::title_of(game) << "\n";
    if (!game.setup().strict) {
        context.out << "house rules (* not this project's):\n" << oracle::rules_text(game.rules());
    }
    if (game.difference()) {
        context.out << game.difference()->words << "\n"
                    << shortest << "\n"
                    << oracle::both_sides(*game.difference());
    }
}

ExitCode run_headless_duel(const DuelOptions& options, Context& context) {
    if (!options.screenshot.empty() && !context.draw_duel) {
        return no_pictures(context);
    }
    const InterruptGuard guard;
    const auto steps = steps_of(options);
    if (!steps) {
        return report(steps.error(), context);
    }
    const auto setup = duel::prepare(options, context, [](const std::string&) {});
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    if (!setup) {
        return report(setup.error(), context);
    }
    Duel game(*setup);
    press_until_difference(game, *steps);
    game.show_all();
    DuelUiState ui;
    ui.window = false;
    ui.tiles = options.pictures ? play::TileStyle::Pictures : play::TileStyle::Letters;
    if (game.difference()) {
        ui.shortest = duel::shortest_text(game.shortest_way()(nullptr));
    }
    if (!options.screenshot.empty()) {
        const PictureFile file{options.screenshot, options.width, options.height};
        const duel::DuelView view = duel::view_of(game, ui);
        const auto scene = duel::compose(view, options.width, options.height);
        if (auto written = context.draw_duel(scene, view.picture, file); !written) {
            return report(written.error(), context);
        }
    }
    print(game, ui.shortest, context);
    if (interrupted()) {
        return ExitCode::Interrupted;
    }
    return game.difference() ? ExitCode::NotMet : ExitCode::Done;
}

ExitCode run_duel(const DuelArguments& parsed, Context& context) {
    DuelOptions options = parsed.options;
    options.gravity = parsed.gravity == "on" ? shisen::Gravity::On : shisen::Gravity::Off;
    if (parsed.number != 0) {
        options.number = static_cast<shisen::BoardNumber>(parsed.number);
    }
    if (options.headless) {
        return run_headless_duel(options, context);
    }
    if (!context.open_duel) {
        return no_window(context, "use duel --headless, or fourrivers duel");
    }
    duel::ShisenDuelGame game(options);
    return context.open_duel(game, {options.width, options.height}, context);
}

void add_headless_options(SubCommand command, DuelOptions& options) {
    const std::string group = "Without a window";
    CommandOption headless =
        command.flag("--headless",
                     options.headless,
                     "Press --keys, print the result; exit code 1 on a difference");
    headless.group(group);
    command.option("--keys", options.keys, "lrude HBFRLN G (backspace) S42; r3 is rrr")
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

} // namespace

void add_duel_command(SubCommand program) {
    SubCommand command =
        program.add("duel", "Play a Shisen tape beside the rules, judged after each key");
    auto parsed = std::make_shared<DuelArguments>();
    DuelOptions& options = parsed->options;
    command.option("FILE",
                   options.run.file,
                   "Tape or snapshot of a 14 x 6 Shisen; without it the bundled tape");
    command.option("--board", parsed->number, "Begin with this board, 1 to 65535")
        .value_name("N")
        .range(1, 65535);
    command.option("--gravity", parsed->gravity, "Begin with or without gravity (on)")
        .value_name("on|off")
        .one_of({"on", "off"});
    command.flag("--strict",
                 options.strict,
                 "Require this project's house rules instead of learning the tape's own");
    command.option("--deals", options.deals, "Deal table written by `learn`: require its boards")
        .value_name("FILE");
    command.flag("--pictures", options.pictures, "Tiles as pictures, not letters");
    command.option("--width", options.width, "Pixels (1472)")
        .value_name("N")
        .range(LeastWidth, MostPixels);
    command.option("--height", options.height, "Pixels (868)")
        .value_name("N")
        .range(LeastHeight, MostPixels);
    command
        .option("--rom", options.run.roms, "Use this ROM, as for run; \"free\" is the built-in one")
        .one_value_each()
        .value_name("FILE");
    add_machine_option(command, options.run.model);
    add_headless_options(command, options);
    command.footer("In the window: the tape's keys, or the mouse on the board; F3 tiles as letters "
                   "or pictures,\nF5 a new duel, F6 writes the keys as a script, F11 full screen, "
                   "F12 writes a picture, Esc ends.");
    command.runs([parsed](Context& context) { return run_duel(*parsed, context); });
}

} // namespace zx::app
