// fourrivers-headless: the program without windows and drawn pictures, and so without SDL and
// cairo.
#include <iostream>
#include <string>
#include <vector>

#include "app/commands/command_line.hpp"
#include "app/common/uncaught.hpp"

int main(int argc, char** argv) {
    zx::app::report_uncaught_exceptions();
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    zx::app::Context context{{std::cout, std::cerr}};
    return static_cast<int>(zx::app::run_command_line(arguments, context));
}
