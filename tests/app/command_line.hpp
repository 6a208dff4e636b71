// The command line as a function: words in; exit code, both outputs and what a window would have
// been asked for out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/run/run_options.hpp"
#include "app/play/play_options.hpp"

struct Answer {
    int code = 0;
    std::string out;
    std::string err;
    std::optional<zx::app::RunOptions> window;
    std::optional<zx::play::PlayOptions> play_window;
};

[[nodiscard]] Answer ask(const std::vector<std::string>& words);
