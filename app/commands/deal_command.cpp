// `fourrivers deal N`: prints the board of a number as text.
#include <memory>

#include <CLI/CLI.hpp>

#include "app/commands/command.hpp"
#include "shisen/text.hpp"

namespace zx::app {

void add_deal_command(CLI::App& program, Action& chosen) {
    CLI::App* command = program.add_subcommand("deal", "Print a Shisen board by its number");
    auto number = std::make_shared<shisen::BoardNumber>();
    command->add_option("N", *number, "Board number, 1 to 65535")
        ->required()
        ->check(CLI::Range(1, 65535));
    command->callback([number, &chosen] {
        chosen = [number](Context& context) {
            context.out << shisen::deal_text(*number);
            return ExitCode::Done;
        };
    });
}

} // namespace zx::app
