#include "app/run/loaded_game.hpp"

#include <utility>

#include "app/common/interrupt.hpp"
#include "app/run/beginning.hpp"
#include "app/run/runner.hpp"
#include "app/run/session.hpp"

namespace zx::app {
namespace {

/// After this many frames without reading, the program no longer uses the tape.
constexpr int QuietFrames = 100;
/// Ten minutes, longer than any tape.
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

Outcome<LoadedGame> load_game(const RunOptions& options, Streams& streams) {
    RunOptions without_window = options;
    without_window.headless = true;
    auto beginning = find_beginning(without_window, UserData::of_environment(), streams);
    if (!beginning) {
        return tl::unexpected(beginning.error());
    }
    const auto& media = beginning->media;
    Session session(beginning->model, std::move(beginning->rom));
    session.machine().set_picture(false);
    Runner runner(session, {options.key_held_frames, options.key_released_frames});
    if (auto started = runner.start(*media); !started) {
        return file_failure(started.error(), options.file);
    }
    session.machine().set_picture(false);
    const std::int64_t frame = session.machine().frames();
    run_until_loaded(session);
    return LoadedGame{session.machine(), media->name, frame};
}

} // namespace zx::app
