// How far long work has come: a line on stderr that is written over, five times a second at most,
// and only where a person sees it. It is gone when the object is.
#pragma once

#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>

namespace zx::app {

class ProgressLine {
  public:
    /// err: the stream that goes to the process's stderr.
    explicit ProgressLine(std::ostream& err);
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// "WHAT [####....] 3 of 8 boards", unless it was shown a moment ago.
    void show(const char* what, std::size_t done, std::size_t all);
    /// The same with a text of the caller's own.
    void show(const std::string& text);
    /// Shows it at once.
    void say(const std::string& text);
    void clear();

  private:
    [[nodiscard]] bool due();

    std::ostream& err_;
    bool shown_;
    bool written_ = false;
    std::chrono::steady_clock::time_point last_{};
};

} // namespace zx::app
