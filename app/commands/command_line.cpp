#include "app/commands/command_line.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <memory>
#include <new>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/commands/shelf_games.hpp"
#include "app/commands/version.hpp"
#include "app/common/interrupt.hpp"
#include "app/common/nearest_word.hpp"
#include "app/files/file.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

constexpr std::array<AddCommand, 12> Commands = {&add_run_command,
                                                 &add_play_command,
                                                 &add_info_command,
                                                 &add_convert_command,
                                                 &add_deal_command,
                                                 &add_solve_command,
                                                 &add_atlas_command,
                                                 &add_check_command,
                                                 &add_duel_command,
                                                 &add_learn_command,
                                                 &add_bench_command,
                                                 &add_shisen_command};

constexpr std::string_view Footer =
    "fourrivers FILE is short for fourrivers run FILE; without FILE the bundled 1K Shisen tape is "
    "played.\n"
    "Exit codes: 0 done, 1 expectation not met, 2 wrong usage, 3 bad file, 4 surroundings failed,\n"
    "130 interrupted.";

/// The parser with all commands.
class FourRiversParser : public CommandParser {
  public:
    FourRiversParser()
        : CommandParser("fourrivers",
                        "Four Rivers: a ZX Spectrum that plays Shisen.",
                        "fourrivers " + std::string(Version)) {
        program().footer(std::string(Footer));
        for (const AddCommand add : Commands) {
            add(program());
        }
        for (const ShelfGame& game : shelf_games()) {
            if (game.add_commands != nullptr) {
                game.add_commands(program());
            }
        }
        add_shelf_command(program());
    }
};

/// Returns the words with `run` inserted if it was left out: before the first word if that word is
/// not a command.
std::vector<std::string> with_command(std::span<const std::string> arguments,
                                      std::span<const std::string> commands) {
    std::vector<std::string> words(arguments.begin(), arguments.end());
    const bool for_program =
        !words.empty() && (words[0] == "--help" || words[0] == "-h" || words[0] == "--version");
    const bool named =
        !words.empty() && std::find(commands.begin(), commands.end(), words[0]) != commands.end();
    if (!for_program && !named) {
        words.insert(words.begin(), "run");
    }
    return words;
}

/// Returns the command that the first word was probably meant to be. Empty if that word is a
/// command, or may be a file: it exists, or it has a dot or a slash.
std::string intended_command(std::span<const std::string> arguments,
                             std::span<const std::string> commands) {
    if (arguments.empty() || arguments[0].starts_with('-') ||
        arguments[0].find_first_of("./") != std::string::npos) {
        return {};
    }
    std::error_code error;
    const std::string nearest = nearest_word(arguments[0], commands);
    const bool file = std::filesystem::exists(arguments[0], error);
    return nearest == arguments[0] || file ? std::string() : nearest;
}

/// Flushes the output and returns the final exit code: a full disk after a redirection is a
/// failure. A wait for a pipe that a signal ended counts as interrupted, not as a failure of the
/// surroundings.
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

ExitCode no_window(Context& context, const std::string& advice) {
    print_error(context, "fourrivers-headless has no windows; " + advice);
    return ExitCode::Surroundings;
}

ExitCode no_pictures(Context& context) {
    print_error(context, "fourrivers-headless draws no pictures of play and duel; use fourrivers");
    return ExitCode::Surroundings;
}

CommandText describe_command_line() {
    return FourRiversParser().describe();
}

ExitCode run_command_line(std::span<const std::string> arguments, Context& context) {
    FourRiversParser parser;
    const auto commands = parser.command_names();
    if (const std::string meant = intended_command(arguments, commands); !meant.empty()) {
        print_error(context,
                    "\"" + arguments[0] + "\" is neither a command nor a file; did you mean " +
                        meant + "?");
        return ExitCode::Usage;
    }
    try {
        const ParsedCommand parsed = parser.parse(with_command(arguments, commands));
        if (const auto* const wrong = std::get_if<WrongUsage>(&parsed)) {
            print_error(context, wrong->text);
            return ExitCode::Usage;
        }
        if (const auto* const requested = std::get_if<RequestedText>(&parsed)) {
            context.out << requested->text;
            return finished(ExitCode::Done, context);
        }
        return finished(std::get<CommandAction>(parsed)(context), context);
    } catch (const std::bad_alloc&) {
        print_error(context, "out of memory");
        return ExitCode::Surroundings;
    } catch (const std::exception& exception) {
        print_error(context, std::string("internal error: ") + exception.what());
        return ExitCode::Surroundings;
    }
}

} // namespace zx::app
