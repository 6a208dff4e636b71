#include "app/run/loaded_game.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

#include "app/common/interrupt.hpp"
#include "app/run/beginning.hpp"
#include "app/run/runner.hpp"
#include "app/run/session.hpp"
#include "machine/model.hpp"

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

std::string script_command(const RunOptions& options, const Beginning& beginning) {
    std::string command = "fourrivers run ";
    if (!options.file.empty()) {
        command += shell_word(options.file) + " ";
    }
    command += "--headless --machine " + std::string(machine::record_of(beginning.model).key);
    for (const std::string& rom : options.roms) {
        command += " --rom " + shell_word(rom);
    }
    // Without this the user's own ROM would be used, if there is one by then.
    if (options.roms.empty() && beginning.rom.is_free()) {
        command += " --rom free";
    }
    return command + " --script ";
}

} // namespace

std::string shell_word(const std::string& word) {
    const bool plain = std::all_of(word.begin(), word.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 ||
               std::string_view("._/-+,:=@").find(static_cast<char>(c)) != std::string_view::npos;
    });
    if (plain && !word.empty()) {
        return word;
    }
    std::string quoted = "'";
    for (const char c : word) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + "'";
}

Outcome<LoadedGame> load_game(const RunOptions& options, Streams& streams) {
    RunOptions without_window = options;
    without_window.headless = true;
    auto beginning = find_beginning(without_window, UserData::of_environment(), streams);
    if (!beginning) {
        return tl::unexpected(beginning.error());
    }
    const auto& media = beginning->media;
    const std::string machine_text =
        std::string(machine::record_of(beginning->model).name) + ", " + beginning->rom.name;
    const std::string command = script_command(options, *beginning);
    Session session(beginning->model, std::move(beginning->rom));
    session.machine().set_picture(false);
    Runner runner(session, {options.key_held_frames, options.key_released_frames});
    if (auto started = runner.start(*media); !started) {
        return file_failure(started.error(), options.file);
    }
    session.machine().set_picture(false);
    const std::int64_t frame = session.machine().frames();
    run_until_loaded(session);
    return LoadedGame{session.machine(), media->name, frame, machine_text, command};
}

} // namespace zx::app
