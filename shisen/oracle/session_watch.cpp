#include "shisen/oracle/session_watch.hpp"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

/// The new boards after which the stack is judged, and the growth that counts, in bytes.
constexpr std::size_t BoardsForStack = 33;
constexpr int LeastGrowth = 6;
/// The random boards in a row after which their numbers are judged. By chance none is 256 or higher
/// once in 10^144 times.
constexpr int DrawnForRange = 60;
constexpr BoardNumber ByteRange = 256;

} // namespace

std::optional<SubjectFailure>
SessionWatch::after(const Step& step, const Subject& subject, const Observed& look) {
    if (step.answer || step.idle() || step.key != Key::NewBoard) {
        *this = {};
        return std::nullopt;
    }
    auto failure = growing_stack(subject.stack_pointer());
    auto small = small_range(look);
    return failure ? failure : small;
}

std::optional<SubjectFailure> SessionWatch::growing_stack(std::optional<int> stack) {
    if (!stack) {
        stacks_.clear();
        return std::nullopt;
    }
    stacks_.push_back(*stack);
    if (stacks_.size() < BoardsForStack) {
        return std::nullopt;
    }
    // A program may wait at different depths of its calls, so quarters are compared.
    const auto quarter = static_cast<std::ptrdiff_t>(stacks_.size() / 4);
    const int least = *std::min_element(stacks_.begin(), stacks_.begin() + quarter);
    const int most = *std::max_element(stacks_.end() - quarter, stacks_.end());
    if (least - most < LeastGrowth) {
        return std::nullopt;
    }
    return SubjectFailure{
        SubjectFailure::Kind::Hung,
        fmt::format("the program's stack has grown by at least {} bytes in {} new "
                    "boards and does not shrink",
                    least - most,
                    stacks_.size() - 1)};
}

std::optional<SubjectFailure> SessionWatch::small_range(const Observed& look) {
    if (!look || !look->number) {
        drawn_ = 0;
        highest_ = 0;
        return std::nullopt;
    }
    ++drawn_;
    highest_ = std::max(highest_, *look->number);
    if (drawn_ != DrawnForRange || highest_ >= ByteRange) {
        return std::nullopt;
    }
    return SubjectFailure{
        SubjectFailure::Kind::SameBoard,
        fmt::format("{} numbers in a row are drawn from 1 to {}", drawn_, highest_)};
}

} // namespace shisen::oracle
