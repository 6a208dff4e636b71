#include "tests/app/command_line.hpp"

#include <sstream>

#include "app/command_line.hpp"

Answer ask(const std::vector<std::string>& words) {
    Answer answer;
    std::ostringstream out;
    std::ostringstream err;
    const auto open_window = [&](const zx::app::RunOptions& options, zx::app::Context&) {
        answer.window = options;
        return zx::app::ExitCode::Done;
    };
    const auto open_play = [&](const zx::play::PlayOptions& options, zx::app::Context&) {
        answer.play_window = options;
        return zx::app::ExitCode::Done;
    };
    zx::app::Context context{out, err, open_window, open_play};
    answer.code = static_cast<int>(zx::app::run_command_line(words, context));
    answer.out = out.str();
    answer.err = err.str();
    return answer;
}
