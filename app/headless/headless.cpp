#include "app/headless/headless.hpp"

#include <cstdint>
#include <iostream>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "app/files/file.hpp"
#include "app/files/wav_file.hpp"
#include "app/headless/outputs.hpp"
#include "app/headless/script.hpp"
#include "app/interrupt.hpp"
#include "machine/mode_48k.hpp"

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
        // An empty script is a script.
        if (!bytes && bytes.error().code != ErrorCode::Empty) {
            return file_failure(bytes.error(), path);
        }
        if (bytes) {
            text.assign(bytes->begin(), bytes->end());
        }
    }
    auto script = parse_script(text);
    if (!script) {
        return tl::unexpected(Failure{ExitCode::BadFile,
                                      path + ": line " + std::to_string(script.error().offset) +
                                          ": " + script.error().context});
    }
    return std::move(*script);
}

/// A script that moves what is not there would only seem to run.
Outcome<void> check_fitted(const std::vector<ScriptLine>& script, const RunOptions& options) {
    const auto refuse = [&](const ScriptLine& line, const std::string& what) {
        return tl::unexpected(
            Failure{ExitCode::Usage,
                    options.script + ": line " + std::to_string(line.number) + ": " + what});
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

/// What is to be done, checked before the machine runs.
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
                                      "--type: " + strokes.error().context + " (at character " +
                                          std::to_string(strokes.error().offset + 1) + ")"});
    }
    plan.strokes = std::move(*strokes);
    return plan;
}

std::string after_comma(const std::string& text) {
    return text.empty() ? text : ", " + text;
}

/// --until, --type, --frames.
ExitCode run_steps(const RunOptions& options, const Plan& plan, Runner& runner, Context& context) {
    if (!options.until.empty()) {
        const bool shown = runner.until(options.until, options.max_frames);
        if (!shown && !runner.stopped()) {
            print_error(context,
                        "the screen has not shown \"" + options.until + "\" within " +
                            std::to_string(options.max_frames) + " frames" +
                            after_comma(runner.tape_position()) + "; --max-frames sets the limit");
            return ExitCode::NotMet;
        }
    } else if (options.no_tape && !plan.strokes.empty()) {
        runner.wait_until_ready();
    }
    runner.type(plan.strokes);
    runner.frames(options.frames);
    return ExitCode::Done;
}

ExitCode say_interrupted(Context& context) {
    print_error(context, "interrupted");
    return ExitCode::Interrupted;
}

ExitCode write_outputs(const RunOptions& options,
                       Runner& runner,
                       std::optional<WavFile>& wav,
                       Context& context) {
    const machine::Machine& machine = runner.session().machine();
    if (options.screen) {
        context.out << runner.console().screen_text();
    }
    if (options.hash) {
        context.out << hash_text(machine) << "\n";
    }
    Outcome<void> written;
    if (!options.screenshot.empty()) {
        written = write_screenshot(machine, options.screenshot);
    }
    if (written && !options.save.empty()) {
        written = write_state(machine, options.save);
    }
    if (written && wav) {
        if (const auto finished = wav->finish(); !finished) {
            written = file_failure(finished.error(), options.wav);
        }
    }
    return written ? ExitCode::Done : report(written.error(), context);
}

} // namespace

Outcome<NamedMedia> open_run_media(const RunOptions& options, Context& context) {
    if (options.file.empty()) {
        return bundled_tape();
    }
    auto media = open_file(options.file);
    if (media) {
        for (const std::string& warning : media->warnings) {
            print_error(context, "warning: " + options.file + ": " + warning);
        }
    }
    return media;
}

namespace {

/// Makes of a 48K snapshot one of the model asked for, in its 48K mode, if ROMs of that model are
/// asked for, which no 48K has room for.
Outcome<void>
take_48k_mode(NamedMedia& media, const RunOptions& options, const UserData& user_data) {
    auto* const snapshot = std::get_if<loaders::Snapshot>(&media.media);
    const bool wider = machine::record_of(options.model).rom_pages > 1;
    if (snapshot == nullptr || machine::record_of(snapshot->model).rom_pages > 1 ||
        options.roms.empty() || !wider) {
        return {};
    }
    const auto rom = choose_rom(options, user_data, options.model);
    if (!rom) {
        return tl::unexpected(rom.error());
    }
    if (rom->bytes.size() > machine::PageBytes) {
        *snapshot = machine::in_48k_mode(std::move(*snapshot), options.model);
    }
    return {};
}

} // namespace

Outcome<Beginning>
find_beginning(const RunOptions& options, const UserData& user_data, Context& context) {
    std::optional<NamedMedia> media;
    std::optional<RawCode> code;
    if (options.code) {
        auto read = read_code(options.file, *options.code, options.model);
        if (!read) {
            return tl::unexpected(read.error());
        }
        code = std::move(*read);
    } else if (!options.no_tape) {
        auto opened = open_run_media(options, context);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        media = std::move(*opened);
        if (auto taken = take_48k_mode(*media, options, user_data); !taken) {
            return tl::unexpected(taken.error());
        }
    }
    // A headless run looks for nothing but a ROM there.
    if (!user_data.has_folder() && (!options.headless || options.roms.empty())) {
        print_error(context, "warning: " + user_data.warning());
    }
    const machine::Model model = model_for(media, options.model);
    auto rom = choose_rom(options, user_data, model);
    if (!rom) {
        return tl::unexpected(rom.error());
    }
    return Beginning{std::move(media), std::move(code), model, std::move(*rom)};
}

ExitCode run_headless(const RunOptions& options, Context& context) {
    const InterruptGuard guard;
    const auto plan = make_plan(options);
    if (interrupted()) { // while a script was awaited: what there is of it is no script
        return say_interrupted(context);
    }
    if (!plan) {
        return report(plan.error(), context);
    }
    const auto user_data = UserData::of_environment();
    auto beginning = find_beginning(options, user_data, context);
    if (!beginning) {
        return report(beginning.error(), context);
    }
    const auto& media = beginning->media;
    Session session(beginning->model, std::move(beginning->rom), options.setup);
    session.set_rom_source(rom_source(options, user_data));
    session.machine().fit_joystick(options.joystick.value_or(machine::Joystick::None));
    const bool picture = !options.fast_load || !options.screenshot.empty() ||
                         (plan->script && needs_picture(*plan->script));
    session.machine().set_picture(picture);
    std::optional<WavFile> wav;
    if (!options.wav.empty()) {
        auto created =
            WavFile::create(options.wav, Runner::SoundRateHz, Runner::channels_of(options.stereo));
        if (!created) {
            return report(file_failure(created.error(), options.wav).value(), context);
        }
        wav.emplace(std::move(*created));
    }
    Result<void> recorded;
    const auto record = [&](std::span<const std::int16_t> samples) {
        recorded = wav->write(samples);
        return recorded.has_value();
    };
    Runner runner(session,
                  {options.key_held_frames, options.key_released_frames},
                  wav ? SoundSink(record) : SoundSink(),
                  options.stereo);
    Result<void> started;
    if (beginning->code) {
        started = runner.start_code(*beginning->code);
    } else if (media) {
        started = runner.start(*media);
    }
    if (!started) {
        return interrupted() ? say_interrupted(context)
                             : report(file_failure(started.error(), options.file).value(), context);
    }
    if (session.in_48_mode()) {
        print_error(context, "note: without a 128K ROM pair the machine runs in its 48K mode");
    }
    session.machine().set_picture(picture);
    const ExitCode ran =
        plan->script
            ? run_script(*plan->script, options.script, options.max_frames, runner, context)
            : run_steps(options, *plan, runner, context);
    if (interrupted()) {
        // An order that failed has said so.
        return ran == ExitCode::Done ? say_interrupted(context) : ExitCode::Interrupted;
    }
    if (!recorded) {
        return report(file_failure(recorded.error(), options.wav).value(), context);
    }
    // What was asked for is written even if an expectation failed: it shows why.
    const ExitCode wrote = write_outputs(options, runner, wav, context);
    return ran != ExitCode::Done ? ran : wrote;
}

} // namespace zx::app
