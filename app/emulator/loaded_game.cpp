#include "app/emulator/loaded_game.hpp"

#include <utility>

#include "app/emulator/session.hpp"
#include "app/headless/headless.hpp"
#include "app/headless/runner.hpp"
#include "app/interrupt.hpp"

namespace zx::app {
namespace {

/// The program no longer asks for the tape.
constexpr int QuietFrames = 100;
/// Ten minutes: no tape is longer.
constexpr int LongestLoad = 30'000;

void run_until_loaded(Session& session) {
    machine::Machine& machine = session.machine();
    int quiet = 0;
    for (int frame = 0; frame < LongestLoad && quiet < QuietFrames && !interrupted(); ++frame) {
        machine.run_frame();
        quiet = machine.tape_wanted() || machine.tape_playing() ? 0 : quiet + 1;
    }
}

} // namespace

Outcome<LoadedGame> load_game(const RunOptions& options, Context& context) {
    const auto media = open_run_media(options, context);
    if (!media) {
        return tl::unexpected(media.error());
    }
    const machine::Model model = model_for(media->media, options.model);
    const auto user_data = UserData::of_environment();
    if (!user_data.has_folder() && options.rom.empty()) {
        print_error(context, "warning: " + user_data.warning());
    }
    auto rom = choose_rom(options, user_data, model);
    if (!rom) {
        return tl::unexpected(rom.error());
    }
    Session session(model, std::move(*rom));
    session.machine().set_picture(false);
    Runner runner(session, {options.key_held_frames, options.key_released_frames}, false);
    if (auto started = runner.start(*media); !started) {
        return file_failure(started.error(), options.file);
    }
    session.machine().set_picture(false);
    const std::int64_t frame = session.machine().frames();
    run_until_loaded(session);
    return LoadedGame{session.machine(), media->name, frame};
}

} // namespace zx::app
