#include "app/window/window.hpp"

#include <optional>
#include <random>
#include <utility>

#include "app/run/beginning.hpp"
#include "app/run/outputs.hpp"
#include "app/sdl/display.hpp"
#include "app/window/emulator_window.hpp"

namespace zx::app {

ExitCode open_window(const RunOptions& options, Streams& streams) {
    const auto user_data = UserData::of_environment();
    auto beginning = find_beginning(options, user_data, streams);
    if (!beginning) {
        return report(beginning.error(), streams);
    }
    const auto& media = beginning->media;
    const Display display;
    auto presenter =
        display.missing() ? std::nullopt : Presenter::create("Four Rivers", options.scale);
    if (!presenter) {
        print_error(streams,
                    "no display (" + display.missing().value_or(SDL_GetError()) +
                        "); use run --headless, or set DISPLAY");
        return ExitCode::Surroundings;
    }
    Session session(beginning->model, std::move(beginning->rom), options.setup);
    session.set_rom_source(rom_source(options, user_data));
    constexpr unsigned MaxReactionFrames = 2000;
    session.set_reaction_frames(static_cast<int>(std::random_device{}() % MaxReactionFrames));
    Player player(session, user_data, SoundOutput::RateHz, options);
    Outcome<std::string> started;
    if (beginning->code) {
        started = player.start(*beginning->code);
    } else if (media) {
        started = player.start(*media);
    }
    if (!started) {
        return report(started.error(), streams);
    }
    EmulatorWindow window(std::move(*presenter), player, options);
    window.say("Esc: menu   F1: keys");
    window.run();
    return ExitCode::Done;
}

} // namespace zx::app
