// `fourrivers run`: opens the window, or runs without one with --headless.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/commands/command.hpp"
#include "app/commands/machine_option.hpp"
#include "app/commands/native_game_command.hpp"
#include "app/common/number.hpp"
#include "app/headless/headless.hpp"
#include "app/run/emulator_settings.hpp"
#include "app/run/output_name.hpp"
#include "loaders/format.hpp"

namespace zx::app {
namespace {

constexpr int MostFrames = 100'000'000;

/// Shared by the parser's callbacks, which outlive this file's functions.
struct RunArguments {
    RunOptions options;
    std::string key_frames = "3,6";
    std::string code_at;
    std::string code_start;
    /// Rows of the options with a value that were given.
    std::vector<const SettingRow*> chosen_settings;
};

/// Parses "H,R": two numbers of frames from 1 to 1000.
std::string parse_key_frames(const std::string& text, RunOptions& options) {
    const char* const end = text.data() + text.size();
    int held = 0;
    int released = 0;
    const auto [comma, error] = std::from_chars(text.data(), end, held);
    const bool two = error == std::errc() && comma != end && *comma == ',';
    const auto [stop, other_error] = std::from_chars(two ? comma + 1 : end, end, released);
    const bool good = two && other_error == std::errc() && stop == end && held >= 1 &&
                      held <= 1000 && released >= 1 && released <= 1000;
    if (!good) {
        return "--key-frames: two numbers of frames from 1 to 1000, as in 3,6";
    }
    options.key_held_frames = held;
    options.key_released_frames = released;
    return {};
}

/// Checks --at and --start. Returns an empty text, or what is wrong with them.
std::string choose_code_place(const RunArguments& parsed, RunOptions& options) {
    if (parsed.code_at.empty()) {
        return {};
    }
    constexpr int RamStart = 0x4000;
    constexpr int MostAddress = 0xffff;
    const auto at = parse_number(parsed.code_at, RamStart, MostAddress);
    if (!at) {
        return "--at: an address of RAM, 16384 to 65535 or 0x4000 to 0xffff";
    }
    const auto start =
        parsed.code_start.empty() ? at : parse_number(parsed.code_start, 0, MostAddress);
    if (!start) {
        return "--start: an address, 0 to 65535 or 0x0000 to 0xffff";
    }
    options.code = CodePlace{static_cast<std::uint16_t>(*at), static_cast<std::uint16_t>(*start)};
    return {};
}

/// Returns "7" for "007". Words that are not numbers stay as they are.
std::string without_leading_zeros(const std::string& word) {
    const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    return number ? word.substr(std::min(word.find_first_not_of('0'), word.size() - 1)) : word;
}

CommandOption add_choice(SubCommand command, RunArguments& parsed, const SettingRow& row) {
    std::vector<std::string> words;
    for (const SettingChoice& choice : row.choices) {
        words.emplace_back(choice.word);
    }
    return command
        .option(
            "--" + std::string(row.key),
            [&parsed, &row](const std::string& word) {
                (void)choose_setting(row, parsed.options, word);
                parsed.chosen_settings.push_back(&row);
                parsed.options.given.emplace_back(row.key);
            },
            std::string(row.help))
        .one_of(std::move(words))
        .rewrite(&without_leading_zeros)
        .value_name(std::string(row.option_text));
}

CommandOption add_switch(SubCommand command, RunArguments& parsed, const SettingRow& row) {
    const std::string key(row.key);
    const bool both = row.option == SettingOption::FlagOn;
    return command.flag(
        both ? "--" + key + ",!--no-" + key : "--" + key,
        [&parsed, &row](bool on) {
            row.set(parsed.options, on ? std::size_t{1} : std::size_t{0});
            parsed.options.given.emplace_back(row.key);
        },
        std::string(row.help));
}

/// Adds the options of the settings (app/run/emulator_settings.hpp). headless excludes those that
/// are for the window only.
void add_setting_options(SubCommand command, RunArguments& parsed, CommandOption headless) {
    for (const SettingRow& row : setting_rows()) {
        if (row.option == SettingOption::None) {
            continue;
        }
        CommandOption option = row.option == SettingOption::Value
                                   ? add_choice(command, parsed, row)
                                   : add_switch(command, parsed, row);
        if (row.window_only) {
            option.excludes(headless).group("Window");
        }
    }
}

/// Returns an empty text, or why the model cannot have a setting that was given.
std::string wrong_setting(const RunArguments& parsed) {
    for (const SettingRow* const row : parsed.chosen_settings) {
        if (!row->models.empty() && !has_setting(*row, parsed.options.model)) {
            return "--" + std::string(row->key) + ": a " +
                   std::string(machine::record_of(parsed.options.model).name) +
                   " has no such choice; " + std::string(row->models);
        }
    }
    return {};
}

void add_media_options(SubCommand command, RunArguments& parsed) {
    RunOptions& options = parsed.options;
    CommandOption file = command.option(
        "FILE", options.file, "Tape, snapshot, BASIC listing, screen or ROM; also in a ZIP");
    command.flag("--no-tape", options.no_tape, "Boot the bare machine").excludes(file);
    CommandOption at = command
                           .option("--at",
                                   parsed.code_at,
                                   "FILE is machine code for this address: copy it there, call it")
                           .value_name("ADDRESS")
                           .needs(file);
    command.option("--start", parsed.code_start, "Call this address instead of that of --at")
        .value_name("ADDRESS")
        .needs(at);
    command
        .option("--rom",
                options.roms,
                "Use this ROM (128K: twice, +2A: four times, or one file); \"free\" is the "
                "built-in one")
        .one_value_each() // one file per option: the next word may be the tape
        .value_name("FILE");
    command.option("--pokes", options.pokes, "Poke the values of a .pok file after loading")
        .value_name("FILE");
    command
        .option("--record",
                options.record,
                "Record the input as .rzx; headless also .gif, .webm, .mp4, .psg, .wav, .png, .scr")
        .value_name("FILE")
        .check(wrong_with_recording_name);
    add_machine_option(command, [&options](Model model) {
        options.model = model;
        options.given.emplace_back("machine");
    });
}

void add_headless_options(SubCommand command, RunArguments& parsed, CommandOption headless) {
    RunOptions& options = parsed.options;
    const std::string group = "Headless (in this order: load, --until, --type, --frames, outputs)";
    const auto name = [&](CommandOption option, const char* type) {
        return option.value_name(type).needs(headless).group(group);
    };
    CommandOption until =
        name(command.option("--until", options.until, "Run until the screen shows TEXT"), "TEXT");
    name(command.option("--max-frames", options.max_frames, "Most frames to wait for TEXT (3000)"),
         "N")
        .range(0, MostFrames);
    CommandOption type =
        name(command.option("--type", options.type, "Type TEXT: \\n \\b {left} {caps+1} {wait 50}")
                 .may_be_empty(),
             "TEXT");
    CommandOption frames =
        name(command.option("--frames", options.frames, "Then run N frames"), "N")
            .range(0, MostFrames);
    name(command.option("--script", options.script, "Run this script instead; - is stdin"), "FILE")
        .excludes(until)
        .excludes(type)
        .excludes(frames);
    name(command.option(
             "--key-frames", parsed.key_frames, "Frames a typed key is held, released (3,6)"),
         "H,R");
    name(command.flag("--screen", options.screen, "Print the screen as text"), "");
    name(command.option("--screenshot", options.screenshot, "Write the picture as PNG"), "FILE")
        .check(&wrong_with_picture_name);
    name(command.option("--save",
                        options.save,
                        "Write the machine's state; the name ends in " +
                            loaders::state_extensions() + ", or .scr for its picture alone"),
         "FILE")
        .check(&wrong_with_state_name);
    name(command.option("--wav", options.wav, "Write the sound"), "FILE");
    name(command.option("--printer-out",
                        options.printer_out,
                        "Connect a ZX Printer and write its paper, as .png or .txt"),
         "FILE")
        .check(&wrong_with_paper_name);
    name(command.flag("--hash", options.hash, "Print a hash of the final state"), "");
}

/// Moves a name that --record has, and that is not an RZX file's, to the option that writes it.
/// Returns an empty text, or what is wrong with it.
std::string choose_recorder(RunOptions& options) {
    const std::string extension = loaders::extension_of(options.record);
    if (extension.empty() || extension == "rzx") {
        return {};
    }
    if (!options.headless) {
        return "--record: a window records .rzx; the menu Tools records films";
    }
    std::string& output = extension == "wav"   ? options.wav
                          : extension == "png" ? options.screenshot
                          : extension == "scr" ? options.save
                                               : options.film;
    if (!output.empty()) {
        return "--record: the run writes " + output + " already";
    }
    output = std::exchange(options.record, {});
    return {};
}

/// Sets the options that depend on one another. Returns an empty text, or what is wrong with them.
std::string complete(RunArguments& parsed) {
    RunOptions& options = parsed.options;
    if (const std::size_t files = options.roms.size(); files == 3 || files > 4) {
        return "--rom: a ROM is one file, two for a 128K or +2, or up to four for a +2A";
    }
    std::string wrong = parse_key_frames(parsed.key_frames, options);
    if (wrong.empty()) {
        wrong = choose_code_place(parsed, options);
    }
    if (wrong.empty()) {
        wrong = choose_recorder(options);
    }
    options.setup.printer = options.setup.printer || !options.printer_out.empty();
    return wrong.empty() ? wrong_setting(parsed) : wrong;
}

/// Opens the window, and the page of games if that is chosen in the menu. After that page the window
/// offers to continue the session.
ExitCode open_emulator(const RunOptions& options, Context& context) {
    if (!context.open_window) {
        return no_window(context, "use run --headless, or fourrivers");
    }
    RunOptions again = options;
    again.file.clear();
    again.code.reset();
    again.no_tape = false;
    again.record.clear();
    NativeGameOptions shelf;
    shelf.window = {options.full_screen, options.mute};
    return open_with_shelf([&] { return context.open_window(options, context); },
                           [&] { return context.open_window(again, context); },
                           shelf,
                           context);
}

} // namespace

void add_run_command(SubCommand program) {
    SubCommand command = program.add("run", "Play a tape or snapshot, in a window or headless");
    command.footer(
        "In the window: Esc opens the menu, F1 shows the keys, F9 held runs at full speed.");
    auto parsed = std::make_shared<RunArguments>();
    add_media_options(command, *parsed);
    CommandOption headless =
        command.flag("--headless", parsed->options.headless, "No window, no sound device");
    add_setting_options(command, *parsed, headless);
    add_headless_options(command, *parsed, headless);
    command.runs(
        [parsed](Context& context) {
            if (parsed->options.headless) {
                return run_headless(parsed->options, context);
            }
            return open_emulator(parsed->options, context);
        },
        [parsed] { return complete(*parsed); });
}

} // namespace zx::app
