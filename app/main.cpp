#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "app/commands/command_line.hpp"
#include "app/common/uncaught.hpp"
#include "app/pictures/write_pictures.hpp"
#include "app/window/duel_window.hpp"
#include "app/window/game_window.hpp"
#include "app/window/play_window.hpp"
#include "app/window/window.hpp"

int main(int argc, char** argv) {
    zx::app::report_uncaught_exceptions();
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    zx::app::Context context{{std::cout, std::cerr},
                             &zx::app::open_window,
                             &zx::play::open_play,
                             &zx::duel::open_duel,
                             &zx::app::write_play_picture,
                             &zx::app::write_duel_picture,
                             &zx::native::open_game};
    return static_cast<int>(zx::app::run_command_line(arguments, context));
}
