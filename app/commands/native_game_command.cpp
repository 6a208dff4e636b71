#include "app/commands/native_game_command.hpp"

#include "app/commands/picture_limits.hpp"
#include "app/common/failure.hpp"
#include "app/files/user_data.hpp"
#include "app/run/output_name.hpp"

namespace zx::app {

void add_native_game_options(SubCommand command, NativeGameOptions& options) {
    command.flag("--full-screen", options.window.full_screen, "Start in full screen");
    command.flag("--mute", options.window.mute, "No sound");
    const std::string group = "Picture";
    CommandOption screenshot =
        command.option("--screenshot", options.screenshot, "Write a PNG, open no window")
            .value_name("FILE")
            .check(wrong_with_picture_name)
            .group(group);
    command
        .option("--keys",
                options.keys,
                "Press these first: letters, digits, ^v<>, space, ! "
                "for Enter, a dot for a tenth of a second")
        .value_name("TEXT")
        .may_be_empty()
        .needs(screenshot)
        .group(group);
    command.option("--width", options.width, "Pixels (1000)")
        .value_name("N")
        .range(LeastWidth, MostPixels)
        .needs(screenshot)
        .group(group);
    command.option("--height", options.height, "Pixels (640)")
        .value_name("N")
        .range(LeastHeight, MostPixels)
        .needs(screenshot)
        .group(group);
}

std::optional<native::ScoreFile> score_file(const NativeGameOptions& options,
                                            const native::ScoreKind& kind) {
    const UserData data = UserData::of_environment();
    if (!options.screenshot.empty() || !data.has_folder()) {
        return std::nullopt;
    }
    return std::optional<native::ScoreFile>(std::in_place, data.folder(), kind);
}

ExitCode
run_native_game(native::NativeGame& game, const NativeGameOptions& options, Context& context) {
    const auto open = [&] {
        game.reopen();
        return open_native_game(game, options, context);
    };
    return open_with_shelf(open, open, options, context);
}

ExitCode open_with_shelf(const std::function<WindowEnd()>& open,
                         const std::function<WindowEnd()>& again,
                         const NativeGameOptions& options,
                         Context& context) {
    WindowEnd end = open();
    while (end.shelf && !end.by_signal) {
        end = open_shelf(options, context);
        if (end.code == ExitCode::Done && !end.by_signal) {
            end = again();
        }
    }
    return end.code;
}

WindowEnd
open_native_game(native::NativeGame& game, const NativeGameOptions& options, Context& context) {
    if (options.screenshot.empty()) {
        return context.open_game ? context.open_game(game, options.window, context)
                                 : WindowEnd(no_window(context, "use fourrivers"));
    }
    if (!context.draw_play) {
        return no_pictures(context);
    }
    native::press_keys(game, options.keys);
    const auto written = context.draw_play(game.draw(options.width, options.height),
                                           {options.screenshot, options.width, options.height});
    return written ? ExitCode::Done : report(written.error(), context);
}

} // namespace zx::app
