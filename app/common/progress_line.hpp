// A progress line on stderr that is overwritten in place, at most five times a second, and only if
// stderr is a terminal. The destructor clears it.
#pragma once

#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>

namespace zx::app {

class ProgressLine {
  public:
    /// err must be the stream that writes to the process's stderr.
    explicit ProgressLine(std::ostream& err);
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Shows "WHAT [####....] 3 of 8 boards", unless the line was updated less than 200 ms ago.
    void show(const char* what, std::size_t done, std::size_t all);
    /// The same with the caller's own text.
    void show(const std::string& text);
    /// Shows the text without the limit of 200 ms.
    void say(const std::string& text);
    /// Removes the line from the terminal.
    void clear();

  private:
    [[nodiscard]] bool due();

    std::ostream& err_;
    bool shown_;
    bool written_ = false;
    std::chrono::steady_clock::time_point last_{};
};

} // namespace zx::app
