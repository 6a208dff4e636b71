#include "app/common/progress_line.hpp"

#include <unistd.h>

namespace zx::app {

ProgressLine::ProgressLine(std::ostream& err) : err_(err), shown_(isatty(STDERR_FILENO) != 0) {}

bool ProgressLine::due() {
    return shown_ && std::chrono::steady_clock::now() - last_ >= std::chrono::milliseconds(200);
}

void ProgressLine::show(const char* what, std::size_t done, std::size_t all) {
    if (!due()) {
        return;
    }
    constexpr std::size_t Width = 40;
    const std::size_t filled = all == 0 ? Width : done * Width / all;
    std::string text = what;
    text.append(" [").append(filled, '#').append(Width - filled, '.').append("] ");
    text.append(std::to_string(done)).append(" of ").append(std::to_string(all)).append(" boards");
    say(text);
}

void ProgressLine::show(const std::string& text) {
    if (due()) {
        say(text);
    }
}

void ProgressLine::say(const std::string& text) {
    if (shown_) {
        err_ << "\r\x1b[K" << text << std::flush;
        written_ = true;
        last_ = std::chrono::steady_clock::now();
    }
}

void ProgressLine::clear() {
    if (written_) {
        err_ << "\r\x1b[K" << std::flush;
        written_ = false;
    }
}

} // namespace zx::app
