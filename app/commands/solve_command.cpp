// `fourrivers solve N`: prints a winning line of a board, or that there is none.
#include <memory>
#include <string>

#include "app/commands/command.hpp"
#include "shisen/solver.hpp"
#include "shisen/text.hpp"

namespace zx::app {
namespace {

struct SolveArguments {
    shisen::BoardNumber number = 1;
    std::string gravity = "on";
    std::string size = "14x6";
};

ExitCode run_solve(const SolveArguments& parsed, Context& context) {
    const auto size = shisen::parse_size(parsed.size);
    if (!size) {
        print_error(context, "--size " + parsed.size + ": " + size.error().context);
        return ExitCode::Usage;
    }
    const auto gravity = parsed.gravity == "on" ? shisen::Gravity::On : shisen::Gravity::Off;
    const auto verdict = shisen::solve(shisen::deal(parsed.number, *size), gravity);
    context.out << shisen::verdict_text(verdict);
    return verdict.outcome == shisen::SolverOutcome::Unknown ? ExitCode::NotMet : ExitCode::Done;
}

} // namespace

void add_solve_command(SubCommand program) {
    SubCommand command =
        program.add("solve", "Print how to win a Shisen board, or that it cannot be won");
    auto parsed = std::make_shared<SolveArguments>();
    command.option("N", parsed->number, "Board number, 1 to 65535").required().range(1, 65535);
    command.option("--gravity", parsed->gravity, "on (the default) or off").one_of({"on", "off"});
    command.option("--size", parsed->size, "Columns x rows, 4x4 to 30x16 (14x6)");
    command.runs([parsed](Context& context) { return run_solve(*parsed, context); });
}

} // namespace zx::app
