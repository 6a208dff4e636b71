// The command line as a function from words to the exit code, both outputs, and the request to the
// window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/play/play_options.hpp"
#include "app/run/run_options.hpp"

struct Answer {
    int code = 0;
    std::string out;
    std::string err;
    std::optional<zx::app::RunOptions> window;
    std::optional<zx::play::PlayOptions> play_window;
};

[[nodiscard]] Answer ask(const std::vector<std::string>& words);
