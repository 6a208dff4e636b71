// A sub-command of the program: how it is added to the command line, and what it needs to run. One
// file per command; command_line.cpp holds the list.
#pragma once

#include <functional>
#include <ostream>
#include <string>

#include "app/duel/duel_options.hpp"
#include "app/exit_code.hpp"
#include "app/headless/run_options.hpp"
#include "app/play/play_options.hpp"

namespace CLI { // NOLINT(readability-identifier-naming): the library's own
class App;
}

namespace zx::app {

/// The world as a command sees it. The window is handed in, so that everything else links and is
/// tested without one.
struct Context {
    std::ostream& out;
    std::ostream& err;
    std::function<ExitCode(const RunOptions&, Context&)> open_window;
    std::function<ExitCode(const play::PlayOptions&, Context&)> open_play{};
    std::function<ExitCode(const duel::DuelOptions&, Context&)> open_duel{};
};

/// What the chosen command does; set while the command line is parsed, called afterwards.
using Action = std::function<ExitCode(Context&)>;

/// Adds one sub-command; when it is the one chosen, parsing sets chosen.
using AddCommand = void (*)(CLI::App& program, Action& chosen);

void add_run_command(CLI::App& program, Action& chosen);
void add_play_command(CLI::App& program, Action& chosen);
void add_info_command(CLI::App& program, Action& chosen);
void add_convert_command(CLI::App& program, Action& chosen);
void add_deal_command(CLI::App& program, Action& chosen);
void add_solve_command(CLI::App& program, Action& chosen);
void add_atlas_command(CLI::App& program, Action& chosen);
void add_check_command(CLI::App& program, Action& chosen);
void add_duel_command(CLI::App& program, Action& chosen);
void add_learn_command(CLI::App& program, Action& chosen);
void add_bench_command(CLI::App& program, Action& chosen);

/// Prints one line on stderr: "fourrivers: text", with control characters escaped.
void print_error(Context& context, const std::string& text);

} // namespace zx::app
