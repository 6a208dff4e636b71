// `fourrivers play`: opens the native game in a window, or draws a picture of it without one.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/commands/command.hpp"
#include "app/commands/native_game_command.hpp"
#include "app/commands/picture_limits.hpp"
#include "app/common/failure.hpp"
#include "app/files/deals_file.hpp"
#include "app/play/controller/game_controller.hpp"
#include "app/play/controller/key_script.hpp"
#include "app/play/play_options.hpp"
#include "app/play/scene/scene.hpp"
#include "app/run/output_name.hpp"

namespace zx::app {
namespace {

/// Pictures must be the same on every host, so the solver's limit is a number of nodes, not a time.
constexpr std::uint64_t Nodes = 400'000;

struct PlayArguments {
    play::PlayOptions options;
    int number = 0;
    std::string gravity;
    std::string size;
    std::string deals;
};

/// The setup for a picture uses none of the player's files, no randomness and no date, so that it
/// is always the same.
play::Setup picture_setup(const play::PlayOptions& options) {
    play::Setup setup;
    setup.settings.tutorial_seen = true;
    setup.settings.gravity = options.gravity.value_or(setup.settings.gravity);
    setup.settings.size = options.size.value_or(setup.settings.size);
    setup.deals = options.deals;
    setup.number = options.number.value_or(setup.deals.at_or_after(1));
    setup.chance = [number = std::uint32_t{0}]() mutable { return number++; };
    setup.today = [] { return play::Date{}; };
    return setup;
}

ExitCode write_picture(const play::PlayOptions& options, Context& context) {
    play::SyncSolver light(Nodes);
    play::SyncSolver boards(Nodes);
    play::GameController controller(light, boards, picture_setup(options));
    if (const auto played = play::play_script(controller, options.keys); !played) {
        print_error(context,
                    fmt::format("--keys: {} (at character {})",
                                played.error().context,
                                played.error().offset + 1));
        return ExitCode::Usage;
    }
    const auto scene = play::compose(
        controller.view(), controller.settings().appearance, options.width, options.height);
    const auto written =
        context.draw_play(scene.drawing, {options.screenshot, options.width, options.height});
    if (!written) {
        print_error(context, written.error().line);
        return written.error().code;
    }
    return ExitCode::Done;
}

Outcome<play::Deals> read_deals(const std::string& path) {
    auto table = read_deal_table(path);
    if (!table) {
        return tl::unexpected(table.error());
    }
    if (table->size() == 0) {
        return file_failure({ErrorCode::Empty, 0, "the table has no board"}, path);
    }
    const auto shared = std::make_shared<const shisen::oracle::DealTable>(std::move(*table));
    return play::Deals{
        [shared](shisen::BoardNumber number, shisen::Size) { return shared->deal(number).value(); },
        shared->numbers()};
}

/// Returns false, and prints the reason, if these options cannot be combined.
bool read_size(const PlayArguments& parsed, play::PlayOptions& options, Context& context) {
    if (parsed.size.empty()) {
        return true;
    }
    const auto size = shisen::parse_size(parsed.size);
    if (!size) {
        print_error(context, "--size " + parsed.size + ": " + size.error().context);
        return false;
    }
    if (!parsed.deals.empty() && *size != shisen::ClassicSize) {
        print_error(context, "--size " + parsed.size + ": the boards of --deals are 14x6");
        return false;
    }
    options.size = *size;
    return true;
}

ExitCode run_play(const PlayArguments& parsed, Context& context) {
    play::PlayOptions options = parsed.options;
    if (parsed.number != 0) {
        options.number = static_cast<shisen::BoardNumber>(parsed.number);
    }
    if (!parsed.gravity.empty()) {
        options.gravity = parsed.gravity == "on" ? shisen::Gravity::On : shisen::Gravity::Off;
    }
    if (!read_size(parsed, options, context)) {
        return ExitCode::Usage;
    }
    if (!parsed.deals.empty()) {
        auto deals = read_deals(parsed.deals);
        if (!deals) {
            print_error(context, deals.error().line);
            return deals.error().code;
        }
        options.deals = std::move(*deals);
    }
    if (!options.screenshot.empty()) {
        return context.draw_play ? write_picture(options, context) : no_pictures(context);
    }
    if (!context.open_play) {
        return no_window(context, "use fourrivers play");
    }
    // The game on the board was saved, so that it is not named again.
    play::PlayOptions again = options;
    again.number.reset();
    again.gravity.reset();
    again.size.reset();
    NativeGameOptions shelf;
    shelf.window = {options.full_screen, options.mute};
    return open_with_shelf([&] { return context.open_play(options, context); },
                           [&] { return context.open_play(again, context); },
                           shelf,
                           context);
}

void add_picture_options(SubCommand command, play::PlayOptions& options) {
    const std::string group = "Picture";
    CommandOption screenshot =
        command.option("--screenshot", options.screenshot, "Write a PNG, open no window")
            .value_name("FILE")
            .check(&wrong_with_picture_name)
            .group(group);
    const auto needing = [&](CommandOption option, const char* type) {
        return option.value_name(type).needs(screenshot).group(group);
    };
    needing(
        command.option("--keys", options.keys, "Play TEXT first: lrude HBFRL {menu} {wait 0.2} ...")
            .may_be_empty(),
        "TEXT");
    needing(command.option("--width", options.width, "Pixels (1000)"), "N")
        .range(LeastWidth, MostPixels);
    needing(command.option("--height", options.height, "Pixels (640)"), "N")
        .range(LeastHeight, MostPixels);
}

} // namespace

void add_play_command(SubCommand program) {
    SubCommand command = program.add("play", "Play Shisen in a window");
    command.footer("In the window: Esc opens the menu, F1 shows the keys.");
    auto parsed = std::make_shared<PlayArguments>();
    command.option("--board", parsed->number, "Begin with this board, 1 to 65535")
        .value_name("N")
        .range(1, 65535);
    command.option("--gravity", parsed->gravity, "Tiles fall (as last time)")
        .value_name("on|off")
        .one_of({"on", "off"});
    command.option("--size", parsed->size, "4x4 to 30x16 (as last time)").value_name("WxH");
    command.option("--deals", parsed->deals, "Deal the boards of this table, written by `learn`")
        .value_name("FILE");
    command.flag("--full-screen", parsed->options.full_screen, "Start in full screen");
    command.flag("--mute", parsed->options.mute, "No sound");
    add_picture_options(command, parsed->options);
    command.runs([parsed](Context& context) { return run_play(*parsed, context); });
}

} // namespace zx::app
