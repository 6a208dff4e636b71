// Short messages to the user: the one that is shown now, and a log of all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace zx::app {

class Messages {
  public:
    /// The log keeps this many messages.
    static constexpr std::size_t MostInLog = 200;

    /// Shows a message for three seconds or longer, depending on its length. A message that repeats
    /// the last one is not logged again.
    void say(const std::string& text, std::uint64_t now_ms);
    /// Shows a problem that lasts, and does not repeat it until there is another one or none (an
    /// empty text).
    void report(const std::string& problem, std::uint64_t now_ms);
    /// Shows nothing any more.
    void hide() noexcept { until_ms_ = 0; }
    /// The message to show now; empty if there is none.
    [[nodiscard]] std::string shown(std::uint64_t now_ms) const;
    /// The oldest first.
    [[nodiscard]] const std::vector<std::string>& log() const noexcept { return log_; }

  private:
    std::string text_;
    std::uint64_t until_ms_ = 0;
    std::vector<std::string> log_;
    /// The last argument of report().
    std::string problem_;
};

} // namespace zx::app
