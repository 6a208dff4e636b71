#include "tests/app/command_line.hpp"

#include <sstream>

#include "app/commands/command_line.hpp"
#ifdef FR_TEST_PICTURES
#include "app/pictures/write_pictures.hpp"
#endif

Answer ask(const std::vector<std::string>& words) {
    Answer answer;
    std::ostringstream out;
    std::ostringstream err;
    const auto open_window = [&](const zx::app::RunOptions& options, zx::app::Streams&) {
        answer.window = options;
        return zx::app::ExitCode::Done;
    };
    const auto open_play = [&](const zx::play::PlayOptions& options, zx::app::Streams&) {
        answer.play_window = options;
        return zx::app::ExitCode::Done;
    };
    zx::app::Context context{{out, err}, open_window, open_play};
#ifdef FR_TEST_PICTURES // in test programs that link the drawing parts
    context.draw_play = &zx::app::write_play_picture;
    context.draw_duel = &zx::app::write_duel_picture;
#endif
    answer.code = static_cast<int>(zx::app::run_command_line(words, context));
    answer.out = out.str();
    answer.err = err.str();
    return answer;
}
