// `fourrivers run`: opens the window, or runs without one with --headless.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/commands/command.hpp"
#include "app/commands/machine_option.hpp"
#include "app/common/number.hpp"
#include "app/headless/headless.hpp"
#include "app/run/emulator_settings.hpp"
#include "app/run/output_name.hpp"
#include "loaders/format.hpp"

namespace zx::app {
namespace {

constexpr int MostFrames = 100'000'000;

/// Shared by the parser's callbacks, which outlive this file's functions.
struct Parsed {
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
std::string choose_code_place(const Parsed& parsed, RunOptions& options) {
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
std::string without_leading_zeros(std::string word) {
    const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    return number ? word.substr(std::min(word.find_first_not_of('0'), word.size() - 1)) : word;
}

/// Adds the options of the settings (app/run/emulator_settings.hpp). headless excludes those that
/// are for the window only.
void add_setting_options(CLI::App& command, Parsed& parsed, CLI::Option* headless) {
    for (const SettingRow& row : setting_rows()) {
        const std::string name = "--" + std::string(row.key);
        const std::string help(row.help);
        CLI::Option* option = nullptr;
        if (row.option == SettingOption::None) {
            continue;
        }
        if (row.option == SettingOption::Value) {
            std::vector<std::string> words;
            for (const SettingChoice& choice : row.choices) {
                words.emplace_back(choice.word);
            }
            option = command.add_option_function<std::string>(
                name,
                [&parsed, &row](const std::string& word) {
                    (void)choose_setting(row, parsed.options, word);
                    parsed.chosen_settings.push_back(&row);
                },
                help);
            option->check(CLI::IsMember(std::move(words)))
                ->transform(std::function(&without_leading_zeros))
                ->option_text(std::string(row.option_text));
        } else {
            const bool both = row.option == SettingOption::FlagOn;
            option = command.add_flag_function(
                both ? name + ",!--no-" + std::string(row.key) : name,
                [&parsed, &row](std::int64_t count) {
                    row.set(parsed.options, count > 0 ? std::size_t{1} : std::size_t{0});
                },
                help);
        }
        if (row.window_only) {
            option->excludes(headless)->group("Window");
        }
    }
}

/// Returns an empty text, or why the model cannot have a setting that was given.
std::string wrong_setting(const Parsed& parsed) {
    for (const SettingRow* const row : parsed.chosen_settings) {
        if (!row->models.empty() && !has_setting(*row, parsed.options.model)) {
            return "--" + std::string(row->key) + ": a " +
                   std::string(machine::record_of(parsed.options.model).name) +
                   " has no such choice; " + std::string(row->models);
        }
    }
    return {};
}

void add_media_options(CLI::App& command, Parsed& parsed) {
    RunOptions& options = parsed.options;
    auto* file =
        command.add_option("FILE", options.file, "Tape, snapshot, screen or ROM; also in a ZIP");
    command.add_flag("--no-tape", options.no_tape, "Boot the bare machine")->excludes(file);
    auto* at = command
                   .add_option("--at",
                               parsed.code_at,
                               "FILE is machine code for this address: copy it there, call it")
                   ->option_text("ADDRESS")
                   ->needs(file);
    command.add_option("--start", parsed.code_start, "Call this address instead of that of --at")
        ->option_text("ADDRESS")
        ->needs(at);
    command
        .add_option("--rom",
                    options.roms,
                    "Use this ROM (128K: twice, +2A: four times, or one file); \"free\" is the "
                    "built-in one")
        ->allow_extra_args(false) // one file per option: the next word may be the tape
        ->option_text("FILE");
    add_machine_option(command, options.model);
}

void add_headless_options(CLI::App& command, Parsed& parsed, CLI::Option* headless) {
    RunOptions& options = parsed.options;
    const std::string group = "Headless (in this order: load, --until, --type, --frames, outputs)";
    const auto name = [&](CLI::Option* option, const char* type) {
        return option->option_text(type)->needs(headless)->group(group);
    };
    auto* until = name(
        command.add_option("--until", options.until, "Run until the screen shows TEXT"), "TEXT");
    name(command.add_option(
             "--max-frames", options.max_frames, "Most frames to wait for TEXT (3000)"),
         "N")
        ->check(CLI::Range(0, MostFrames));
    auto* type = name(
        command.add_option("--type", options.type, "Type TEXT: \\n \\b {left} {caps+1} {wait 50}"),
        "TEXT");
    auto* frames = name(command.add_option("--frames", options.frames, "Then run N frames"), "N")
                       ->check(CLI::Range(0, MostFrames));
    name(command.add_option("--script", options.script, "Run this script instead; - is stdin"),
         "FILE")
        ->excludes(until)
        ->excludes(type)
        ->excludes(frames);
    name(command.add_option(
             "--key-frames", parsed.key_frames, "Frames a typed key is held, released (3,6)"),
         "H,R");
    name(command.add_flag("--screen", options.screen, "Print the screen as text"), "");
    name(command.add_option("--screenshot", options.screenshot, "Write the picture as PNG"), "FILE")
        ->check(CLI::Validator(wrong_with_picture_name, ""));
    name(command.add_option("--save",
                            options.save,
                            "Write the machine's state; the name ends in " +
                                loaders::state_extensions()),
         "FILE")
        ->check(CLI::Validator(wrong_with_state_name, ""));
    name(command.add_option("--wav", options.wav, "Write the sound"), "FILE");
    name(command.add_flag("--hash", options.hash, "Print a hash of the final state"), "");
}

} // namespace

void add_run_command(CLI::App& program, Action& chosen) {
    CLI::App* command =
        program.add_subcommand("run", "Play a tape or snapshot, in a window or headless");
    command->footer(
        "In the window: Esc opens the menu, F1 shows the keys, F9 held runs at full speed.");
    auto parsed = std::make_shared<Parsed>();
    add_media_options(*command, *parsed);
    auto* headless =
        command->add_flag("--headless", parsed->options.headless, "No window, no sound device");
    add_setting_options(*command, *parsed, headless);
    add_headless_options(*command, *parsed, headless);
    command->callback([parsed, &chosen] {
        RunOptions& options = parsed->options;
        if (const std::size_t files = options.roms.size(); files == 3 || files > 4) {
            throw CLI::ValidationError(
                "--rom: a ROM is one file, two for a 128K or +2, or up to four for a +2A");
        }
        if (const std::string wrong = parse_key_frames(parsed->key_frames, options);
            !wrong.empty()) {
            throw CLI::ValidationError(wrong);
        }
        if (const std::string wrong = choose_code_place(*parsed, options); !wrong.empty()) {
            throw CLI::ValidationError(wrong);
        }
        if (const std::string wrong = wrong_setting(*parsed); !wrong.empty()) {
            throw CLI::ValidationError(wrong);
        }
        chosen = [parsed](Context& context) {
            if (parsed->options.headless) {
                return run_headless(parsed->options, context);
            }
            return context.open_window ? context.open_window(parsed->options, context)
                                       : no_window(context, "use run --headless, or fourrivers");
        };
    });
}

} // namespace zx::app
