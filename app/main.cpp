#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "app/command_line.hpp"
#include "app/window.hpp"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    zx::app::Context context{std::cout, std::cerr, &zx::app::open_window};
    return static_cast<int>(zx::app::run_command_line(arguments, context));
}
