#include "app/command_line.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/files/file.hpp"
#include "app/interrupt.hpp"
#include "app/option_values.hpp"
#include "app/version.hpp"

namespace zx::app {
namespace {

constexpr std::array<AddCommand, 11> Commands = {&add_run_command,
                                                 &add_play_command,
                                                 &add_info_command,
                                                 &add_convert_command,
                                                 &add_deal_command,
                                                 &add_solve_command,
                                                 &add_atlas_command,
                                                 &add_check_command,
                                                 &add_duel_command,
                                                 &add_learn_command,
                                                 &add_bench_command};

constexpr std::string_view Footer =
    "fourrivers FILE is short for fourrivers run FILE; without FILE the bundled 1K Shisen tape is "
    "played.\n"
    "Exit codes: 0 done, 1 expectation not met, 2 wrong usage, 3 bad file, 4 surroundings failed,\n"
    "130 interrupted.";

/// `run` may be left out: words that name no command are its own.
std::vector<std::string> with_command(std::span<const std::string> arguments,
                                      const CLI::App& program) {
    std::vector<std::string> words(arguments.begin(), arguments.end());
    const bool for_program =
        !words.empty() && (words[0] == "--help" || words[0] == "-h" || words[0] == "--version");
    const auto names = program.get_subcommands({});
    const bool named =
        !words.empty() && std::any_of(names.begin(), names.end(), [&](const CLI::App* command) {
            return command->get_name() == words[0];
        });
    if (!for_program && !named) {
        words.insert(words.begin(), "run");
    }
    return words;
}

/// Names and what they mean; which options need which is left to the message of the one who mixes
/// them.
class HelpFormat : public CLI::Formatter {
  public:
    std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
        std::string name = CLI::Formatter::make_option_name(option, is_positional);
        if (const auto mark = name.find("{false}"); mark != std::string::npos) {
            name.erase(mark);
        }
        return name;
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        const bool named = option->get_positional() || option->get_type_size() == 0;
        return named ? std::string() : " " + option->get_option_text();
    }
};

/// CLI11's messages may span lines; ours are one.
std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    while (!text.empty() && text.back() == ' ') {
        text.pop_back();
    }
    return text;
}

ExitCode parse_failed(const CLI::App& program, const CLI::ParseError& error, Context& context) {
    const auto chosen = program.get_subcommands();
    const std::string command = chosen.empty() ? "" : " " + chosen.front()->get_name();
    print_error(context, one_line(error.what()) + " (see fourrivers" + command + " --help)");
    return ExitCode::Usage;
}

/// What was printed must have arrived: a full disk behind a redirection is no success. And a wait
/// for a pipe that a signal broke off is no fault of the surroundings.
ExitCode finished(ExitCode code, Context& context) {
    if (code == ExitCode::Surroundings && interrupted()) {
        return ExitCode::Interrupted;
    }
    context.out.flush();
    if (context.out || code != ExitCode::Done) {
        return code;
    }
    print_error(context, "the standard output cannot be written");
    return ExitCode::Surroundings;
}

} // namespace

void print_error(Context& context, const std::string& text) {
    context.err << "fourrivers: " << on_one_line(text) << std::endl;
}

ExitCode run_command_line(std::span<const std::string> arguments, Context& context) {
    CLI::App program("Four Rivers: a ZX Spectrum that plays Shisen.", "fourrivers");
    program.formatter(std::make_shared<HelpFormat>());
    program.set_version_flag(
        "--version", "fourrivers " + std::string(Version), "Print the version and exit");
    program.footer(std::string(Footer));
    program.require_subcommand(1);
    Action action;
    for (const AddCommand add : Commands) {
        add(program, action);
    }
    check_option_values(program);
    try {
        auto words = with_command(arguments, program);
        std::reverse(words.begin(), words.end()); // CLI11 takes them from the back
        program.parse(std::move(words));
        return finished(action(context), context);
    } catch (const CLI::CallForHelp&) {
        context.out << program.help(); // of the chosen command, if there is one
        return finished(ExitCode::Done, context);
    } catch (const CLI::CallForVersion& version) {
        context.out << version.what() << "\n";
        return finished(ExitCode::Done, context);
    } catch (const CLI::ParseError& error) {
        return parse_failed(program, error, context);
    } catch (const std::bad_alloc&) {
        print_error(context, "out of memory");
        return ExitCode::Surroundings;
    }
}

} // namespace zx::app
