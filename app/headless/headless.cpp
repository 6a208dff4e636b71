#include "app/headless/headless.hpp"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "app/common/interrupt.hpp"
#include "app/files/file.hpp"
#include "app/headless/film_and_sound.hpp"
#include "app/headless/script.hpp"
#include "app/run/beginning.hpp"
#include "app/run/outputs.hpp"

namespace zx::app {
namespace {

Outcome<std::vector<ScriptLine>> read_script(const std::string& path) {
    std::string text;
    if (path == "-") {
        std::istreambuf_iterator<char> in(std::cin);
        for (; in != std::istreambuf_iterator<char>() && text.size() <= MaxFileBytes; ++in) {
            text += *in;
        }
        if (text.size() > MaxFileBytes) {
            return file_failure({ErrorCode::TooLarge, 0, "has more than the 64 MiB that are read"},
                                "standard input");
        }
    } else {
        const auto bytes = read_file(path);
        // An empty script is valid.
        if (!bytes && bytes.error().code != ErrorCode::Empty) {
            return file_failure(bytes.error(), path);
        }
        if (bytes) {
            text.assign(bytes->begin(), bytes->end());
        }
    }
    auto script = parse_script(text);
    if (!script) {
        return tl::unexpected(Failure{
            ExitCode::BadFile,
            fmt::format("{}: line {}: {}", path, script.error().offset, script.error().context)});
    }
    return std::move(*script);
}

/// A script that moves a joystick or mouse that is not connected would have no effect, so it is
/// refused.
Outcome<void> check_fitted(const std::vector<ScriptLine>& script, const RunOptions& options) {
    const auto refuse = [&](const ScriptLine& line, const std::string& what) {
        return tl::unexpected(Failure{
            ExitCode::Usage, fmt::format("{}: line {}: {}", options.script, line.number, what)});
    };
    const ScriptLine* joystick = first_of(Verb::Joystick, script);
    if (joystick != nullptr &&
        options.joystick.value_or(machine::Joystick::None) == machine::Joystick::None) {
        return refuse(*joystick, "no joystick is fitted; --joystick fits one");
    }
    const ScriptLine* mouse = first_of(Verb::Mouse, script);
    if (mouse != nullptr && !options.setup.mouse) {
        return refuse(*mouse, "no mouse is fitted; --mouse fits one");
    }
    return {};
}

/// The work to do, checked before the machine runs.
struct Plan {
    std::optional<std::vector<ScriptLine>> script;
    std::vector<machine::Stroke> strokes;
};

Outcome<Plan> make_plan(const RunOptions& options) {
    Plan plan;
    if (!options.script.empty()) {
        auto script = read_script(options.script);
        if (!script) {
            return tl::unexpected(script.error());
        }
        if (auto fitted = check_fitted(*script, options); !fitted) {
            return tl::unexpected(fitted.error());
        }
        plan.script = std::move(*script);
    }
    auto strokes = strokes_from_escaped(options.type);
    if (!strokes) {
        return tl::unexpected(Failure{ExitCode::Usage,
                                      fmt::format("--type: {} (at character {})",
                                                  strokes.error().context,
                                                  strokes.error().offset + 1)});
    }
    plan.strokes = std::move(*strokes);
    return plan;
}

std::string after_comma(const std::string& text) {
    return text.empty() ? text : ", " + text;
}

/// Performs --until, --type and --frames.
ExitCode run_steps(const RunOptions& options, const Plan& plan, Runner& runner, Streams& streams) {
    if (!options.until.empty()) {
        const bool shown = runner.until(options.until, options.max_frames);
        if (!shown && !runner.stopped()) {
            print_error(streams,
                        fmt::format("the screen has not shown \"{}\" within {} frames{}; "
                                    "--max-frames sets the limit",
                                    options.until,
                                    options.max_frames,
                                    after_comma(runner.tape_position())));
            return ExitCode::NotMet;
        }
    } else if (options.no_tape && !plan.strokes.empty()) {
        runner.wait_until_ready();
    }
    runner.type(plan.strokes);
    runner.frames(options.frames);
    while (options.frames < 0 && runner.session().replaying() && !runner.stopped()) {
        runner.frame();
    }
    return ExitCode::Done;
}

Failure interruption() {
    return {ExitCode::Interrupted, "interrupted"};
}

Outcome<void> write_printed(const Session& session, const std::string& path, Streams& streams) {
    if (session.paper().empty()) {
        print_error(streams, "warning: " + path + ": nothing was printed, so no file is written");
        return {};
    }
    return write_paper(session.paper().rows(), session.machine(), path);
}

ExitCode
write_outputs(const RunOptions& options, Runner& runner, FilmAndSound& files, Streams& streams) {
    const machine::Machine& machine = runner.session().machine();
    if (options.screen) {
        streams.out << runner.console().screen_text();
    }
    if (options.hash) {
        streams.out << hash_text(machine) << "\n";
    }
    Outcome<void> written;
    if (!options.screenshot.empty()) {
        written = write_screenshot(machine, options.screenshot);
    }
    if (written && !options.save.empty()) {
        written = write_state(machine, options.save);
        if (written) {
            warn_about_losses(machine.snapshot(), options.save, streams);
        }
    }
    if (written && !options.printer_out.empty()) {
        written = write_printed(runner.session(), options.printer_out, streams);
    }
    if (written && !options.record.empty()) {
        written = write_recording(runner.session().finish_recording(), options.record);
    }
    if (written) {
        written = files.finish_sound();
    }
    return written ? ExitCode::Done : report(written.error(), streams);
}

/// Writes a blank tape that is still in the machine.
ExitCode write_blank_tape(Session& session, Streams& streams) {
    if (session.blank_tape_path().empty()) {
        return ExitCode::Done;
    }
    const auto notes = session.eject_tape();
    if (!notes) {
        return report(notes.error(), streams);
    }
    for (const std::string& note : *notes) {
        print_error(streams, "warning: " + note);
    }
    return ExitCode::Done;
}

/// Fails if keys are to be typed into a recording, or if it is to be recorded again.
Outcome<void>
check_recording(const RunOptions& options, const Plan& plan, const Beginning& beginning) {
    const bool recording =
        beginning.media && std::holds_alternative<loaders::Recording>(beginning.media->media);
    if (recording && !plan.strokes.empty()) {
        return tl::unexpected(Failure{ExitCode::Usage, "--type: a recording has its own keys"});
    }
    if (recording && !options.record.empty()) {
        return tl::unexpected(Failure{ExitCode::Usage, "--record: FILE is a recording already"});
    }
    return {};
}

/// Returns whether the run needs the pictures of the machine.
bool needs_picture(const RunOptions& options, const Plan& plan, const FilmAndSound& files) {
    return files.needs_pictures() || !options.fast_load || !options.screenshot.empty() ||
           (plan.script && needs_picture(*plan.script));
}

/// Gives the session the ROM source, the issue and the joystick of the options.
void fit(Session& session, const RunOptions& options, const UserData& user_data) {
    session.set_rom_source(rom_source(options, user_data));
    if (std::ranges::count(options.given, "issue") != 0) {
        session.keep_issue();
    }
    session.machine().fit_joystick(options.joystick.value_or(machine::Joystick::None));
}

/// Starts the machine code or the media, if there is any.
Outcome<void> start(const RunOptions& options, const Beginning& beginning, Runner& runner) {
    Result<void> started;
    if (beginning.code) {
        started = runner.start_code(*beginning.code);
    } else if (beginning.media) {
        started = runner.start(*beginning.media);
    }
    if (started) {
        return {};
    }
    return interrupted() ? tl::unexpected(interruption())
                         : file_failure(started.error(), options.file);
}

/// Prepares the started machine for the steps: joystick, trainers, recording and film.
Outcome<void> prepare(const RunOptions& options,
                      std::vector<loaders::Trainer> trainers,
                      Session& session,
                      FilmAndSound& files,
                      bool picture,
                      Streams& streams) {
    if (options.joystick) { // a snapshot may have brought another
        session.machine().fit_joystick(*options.joystick);
    }
    if (session.in_48_mode()) {
        print_error(streams, "note: without a 128K ROM pair the machine runs in its 48K mode");
    }
    session.machine().set_picture(picture);
    session.poke_when_loaded(std::move(trainers));
    if (!options.record.empty()) {
        session.start_recording();
    }
    return files.begin_film(session.machine());
}

/// Performs the script, or the options that stand for one.
ExitCode perform(const RunOptions& options, const Plan& plan, Runner& runner, Streams& streams) {
    return plan.script
               ? run_script(*plan.script, options.script, options.max_frames, runner, streams)
               : run_steps(options, plan, runner, streams);
}

/// Writes all files after the steps, which have returned `ran`. Returns the exit code of the run.
ExitCode finish(const RunOptions& options,
                ExitCode ran,
                Runner& runner,
                FilmAndSound& files,
                Streams& streams) {
    if (interrupted()) {
        // A failed command has already printed a message.
        return ran == ExitCode::Done ? report(interruption(), streams) : ExitCode::Interrupted;
    }
    if (const auto filmed = files.finish_film(); !filmed) {
        return report(filmed.error(), streams);
    }
    if (const auto& error = runner.session().replay_error()) {
        (void)write_outputs(options, runner, files, streams);
        return report(file_failure(*error, options.file).value(), streams);
    }
    // Write the requested outputs even if an expectation failed: they show why.
    const ExitCode wrote = write_outputs(options, runner, files, streams);
    const ExitCode taped = write_blank_tape(runner.session(), streams);
    return ran != ExitCode::Done ? ran : wrote != ExitCode::Done ? wrote : taped;
}

} // namespace

ExitCode run_headless(const RunOptions& options, Streams& streams) {
    const InterruptGuard guard;
    const auto plan = make_plan(options);
    if (interrupted()) { // interrupted while reading stdin: the script is incomplete
        return report(interruption(), streams);
    }
    if (!plan) {
        return report(plan.error(), streams);
    }
    const auto user_data = UserData::of_environment();
    auto beginning = find_beginning(options, user_data, streams);
    if (!beginning) {
        return report(beginning.error(), streams);
    }
    if (const auto fits = check_recording(options, *plan, *beginning); !fits) {
        return report(fits.error(), streams);
    }
    Session session(beginning->model, std::move(beginning->rom), options.setup);
    fit(session, options, user_data);
    FilmAndSound files(options);
    if (const auto usable = files.check_ffmpeg(); !usable) {
        return report(usable.error(), streams);
    }
    const bool picture = needs_picture(options, *plan, files);
    session.machine().set_picture(picture);
    if (const auto opened = files.open_sound(); !opened) {
        return report(opened.error(), streams);
    }
    const auto add_frame = [&](std::span<const std::int16_t> samples) {
        return files.add(session.machine(), samples);
    };
    Runner runner(session,
                  {options.key_held_frames, options.key_released_frames},
                  files.needs_frames() ? SoundSink(add_frame) : SoundSink(),
                  options.stereo);
    if (const auto started = start(options, *beginning, runner); !started) {
        return report(started.error(), streams);
    }
    const auto prepared =
        prepare(options, std::move(beginning->trainers), session, files, picture, streams);
    if (!prepared) {
        return report(prepared.error(), streams);
    }
    const ExitCode ran = perform(options, *plan, runner, streams);
    return finish(options, ran, runner, files, streams);
}

} // namespace zx::app
