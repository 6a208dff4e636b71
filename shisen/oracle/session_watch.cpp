#include "shisen/oracle/session_watch.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

/// The steps of a run after which the stack is judged, and the growth that counts, in bytes.
constexpr std::size_t StepsForStack = 33;
constexpr int LeastGrowth = 6;
/// The random boards in a row after which their numbers are judged. By chance none is 256 or higher
/// once in 10^144 times.
constexpr int DrawnForRange = 60;
constexpr BoardNumber ByteRange = 256;

} // namespace

std::optional<SessionWatch::Run> SessionWatch::run_of(const Step& step, const Observed& look) {
    const int before = std::exchange(tiles_, look ? look->board.tiles() : 0);
    const bool key = !step.answer && !step.idle();
    if (!key || step.key >= Key::NewBoard) {
        const bool again = key && step.key == Key::NewBoard;
        const bool asks = step.answer || (key && step.key == Key::ChooseBoard);
        auto boards = std::move(stacks_of(Run::NewBoards));
        auto numbers = std::move(stacks_of(Run::Numbers));
        stacks_ = {};
        if (again) {
            stacks_of(Run::NewBoards) = std::move(boards);
        }
        if (asks) {
            stacks_of(Run::Numbers) = std::move(numbers);
        }
        return again         ? std::optional(Run::NewBoards)
               : step.answer ? std::optional(Run::Numbers)
                             : std::nullopt;
    }
    stacks_of(Run::NewBoards).clear();
    stacks_of(Run::Numbers).clear();
    if (step.key != Key::Hint) {
        stacks_of(Run::Hints).clear();
    }
    if (step.key > Key::Down) {
        stacks_of(Run::Arrows).clear();
    }
    if (step.key <= Key::Down) {
        return Run::Arrows;
    }
    if (step.key == Key::Hint) {
        return Run::Hints;
    }
    const bool removed = step.key == Key::Enter && tiles_ > 0 && tiles_ < before;
    return removed ? std::optional(Run::Removals) : std::nullopt;
}

std::optional<SubjectFailure>
SessionWatch::after(const Step& step, const Subject& subject, const Observed& look) {
    const auto run = run_of(step, look);
    if (run != Run::NewBoards) {
        drawn_ = 0;
        highest_ = 0;
    }
    if (!run) {
        return std::nullopt;
    }
    auto failure = growing_stack(*run, subject.stack_pointer());
    auto small = run == Run::NewBoards ? small_range(look) : std::nullopt;
    return failure ? failure : small;
}

std::optional<SubjectFailure> SessionWatch::growing_stack(Run run, std::optional<int> stack) {
    constexpr std::array<const char*, RunCount> Words{
        "new boards", "arrows", "presses of H", "removals", "numbers given to S"};
    std::vector<int>& stacks = stacks_of(run);
    if (!stack) {
        stacks.clear();
        return std::nullopt;
    }
    stacks.push_back(*stack);
    if (stacks.size() < StepsForStack) {
        return std::nullopt;
    }
    // A program may wait at different depths of its calls, so quarters are compared.
    const auto quarter = static_cast<std::ptrdiff_t>(stacks.size() / 4);
    const int least = *std::min_element(stacks.begin(), stacks.begin() + quarter);
    const int most = *std::max_element(stacks.end() - quarter, stacks.end());
    if (least - most < LeastGrowth) {
        return std::nullopt;
    }
    return SubjectFailure{
        SubjectFailure::Kind::Hung,
        fmt::format(
            "the program's stack has grown by at least {} bytes in {} {} and does not shrink",
            least - most,
            stacks.size() - 1,
            Words[static_cast<std::size_t>(run)])};
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
