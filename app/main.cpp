#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "app/command_line.hpp"
#include "app/duel/duel_window.hpp"
#include "app/pictures/write_pictures.hpp"
#include "app/play/play_window.hpp"
#include "app/uncaught.hpp"
#include "app/window/window.hpp"

int main(int argc, char** argv) {
    zx::app::report_uncaught_exceptions();
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    zx::app::Context context{std::cout,
                             std::cerr,
                             &zx::app::open_window,
                             &zx::play::open_play,
                             &zx::duel::open_duel,
                             &zx::app::write_play_picture,
                             &zx::app::write_duel_picture};
    return static_cast<int>(zx::app::run_command_line(arguments, context));
}
