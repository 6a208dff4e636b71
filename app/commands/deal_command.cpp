// `fourrivers deal N`: prints the board of a number as text.
#include <memory>

#include "app/commands/command.hpp"
#include "shisen/text.hpp"

namespace zx::app {

void add_deal_command(SubCommand program) {
    SubCommand command = program.add("deal", "Print a Shisen board by its number");
    auto number = std::make_shared<shisen::BoardNumber>();
    command.option("N", *number, "Board number, 1 to 65535").required().range(1, 65535);
    command.runs([number](Context& context) {
        context.out << shisen::deal_text(*number);
        return ExitCode::Done;
    });
}

} // namespace zx::app
