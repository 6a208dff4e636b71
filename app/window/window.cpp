#include "app/window/window.hpp"

#include <algorithm>
#include <optional>
#include <random>
#include <utility>

#include "app/emulator/remembered.hpp"
#include "app/files/file.hpp"
#include "app/run/beginning.hpp"
#include "app/run/outputs.hpp"
#include "app/sdl/display.hpp"
#include "app/window/emulator_window.hpp"
#include "base/crc32.hpp"

namespace zx::app {

namespace {

/// Returns the key of the program that the options start; empty if it is not known yet.
std::string program_of(const RunOptions& options) {
    if (options.code || options.no_tape) {
        return {};
    }
    if (options.file.empty()) {
        return program_key(bundled_tape().crc);
    }
    const auto bytes = read_file(options.file);
    return bytes ? program_key(crc32(*bytes)) : std::string();
}

/// Returns the options with what is remembered where the command line names nothing.
RunOptions with_memory(RunOptions options, const Remembered& memory, const std::string& program) {
    recall_settings(memory.settings, options.given, options);
    recall_program(memory, program, options.given, options);
    const auto known = memory.programs.find(program);
    const bool of_program = known != memory.programs.end() && !known->second.model.empty();
    const std::string& model = of_program ? known->second.model : memory.model;
    const bool fixed =
        !options.roms.empty() || options.code ||
        std::find(options.given.begin(), options.given.end(), "machine") != options.given.end();
    if (!fixed) {
        options.model = machine::model_by_key(model).value_or(options.model);
    }
    return options;
}

} // namespace

WindowEnd open_window(const RunOptions& asked_for, Streams& streams) {
    const auto user_data = UserData::of_environment();
    RememberedFile memory_file(UserData::config_folder_of_environment());
    auto memory = memory_file.load();
    std::string program = program_of(asked_for);
    const RunOptions options = with_memory(asked_for, memory.value, program);
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
    if (std::ranges::count(options.given, "issue") != 0) {
        session.keep_issue();
    }
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
    session.poke_when_loaded(beginning->trainers);
    if (!options.record.empty()) {
        (void)player.start_recording(options.record);
    }
    const bool first = !memory.value.introduced;
    memory.value.introduced = true;
    EmulatorWindow window(std::move(*presenter),
                          player,
                          options,
                          std::move(memory_file),
                          std::move(memory.value),
                          std::move(program));
    if (!beginning->trainers.empty()) {
        window.set_trainers(std::move(beginning->trainers));
    }
    if (first) {
        window.introduce();
    }
    if (!memory.notice.empty()) {
        window.say(memory.notice);
    } else if (!window.has_sound()) {
        window.say("No sound device: the machine runs without sound");
    } else if (!first) {
        window.say("Esc: menu   F1: keys");
    }
    if (options.file.empty() && !options.no_tape && !options.code) {
        window.offer_session();
    }
    window.run();
    if (player.filming()) {
        if (const auto written = player.toggle_film({}); !written) {
            return report(written.error(), streams);
        }
    }
    if (player.recording()) {
        if (const auto written = player.finish_recording(); !written) {
            return report(written.error(), streams);
        }
    }
    // Without a folder nothing is saved, which a warning has said.
    if (window.end_failure() && user_data.has_folder()) {
        return report(*window.end_failure(), streams);
    }
    WindowEnd end(ExitCode::Done);
    end.shelf = window.shelf_chosen();
    return end;
}

} // namespace zx::app
