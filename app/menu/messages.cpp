#include "app/menu/messages.hpp"

#include "base/utf8.hpp"

namespace zx::app {
namespace {

constexpr std::uint64_t LeastMs = 3'000;
/// The time to read one more character of a long message.
constexpr std::uint64_t MsPerByte = 60;

} // namespace

void Messages::say(const std::string& text, std::uint64_t now_ms) {
    text_ = terminal_safe(text);
    const std::uint64_t reading = text_.size() * MsPerByte;
    until_ms_ = now_ms + (reading > LeastMs ? reading : LeastMs);
    if (log_.empty() || log_.back() != text_) {
        log_.push_back(text_);
    }
    if (log_.size() > MostInLog) {
        log_.erase(log_.begin());
    }
}

void Messages::report(const std::string& problem, std::uint64_t now_ms) {
    if (!problem.empty() && problem != problem_) {
        say(problem, now_ms);
    }
    problem_ = problem;
}

std::string Messages::shown(std::uint64_t now_ms) const {
    return now_ms < until_ms_ ? text_ : std::string();
}

} // namespace zx::app
