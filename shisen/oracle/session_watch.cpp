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

SessionWatch::Run SessionWatch::run_of(const Step& step, bool removed) {
    if (step.answer) {
        return Run::Numbers;
    }
    switch (step.key) {
    case Key::Enter: return removed ? Run::Removals : Run::Enters;
    case Key::Hint: return Run::Hints;
    case Key::Back:
    case Key::Forward: return Run::Journeys;
    case Key::Restart:
    case Key::Last: return Run::Returns;
    case Key::NewBoard: return Run::NewBoards;
    case Key::ToggleGravity: return Run::Toggles;
    case Key::ChooseBoard: return Run::Numbers;
    default: return Run::Arrows;
    }
}

void SessionWatch::end_others(Run run) {
    const bool deals = run == Run::NewBoards || run == Run::Toggles || run == Run::Numbers;
    for (std::size_t i = 0; i < RunCount; ++i) {
        const auto other = static_cast<Run>(i);
        if (other != run && (deals || other != Run::Removals)) {
            stacks_of(other).clear();
        }
    }
}

bool SessionWatch::elsewhere(Run run) {
    if (run != Run::Journeys && run != Run::Returns) {
        return false;
    }
    if (stacks_of(run).empty()) {
        journey_tiles_ = tiles_;
    }
    return tiles_ != journey_tiles_;
}

std::optional<SubjectFailure>
SessionWatch::after(const Step& step, const Subject& subject, const Observed& look) {
    const int before = std::exchange(tiles_, look ? look->board.tiles() : 0);
    if (step.idle()) {
        if (!step.foreign.empty()) {
            stacks_ = {};
        }
        return std::nullopt;
    }
    const Run run = run_of(step, tiles_ > 0 && tiles_ < before);
    end_others(run);
    if (run != Run::NewBoards) {
        drawn_ = 0;
        highest_ = 0;
    }
    const bool asks = !step.answer && step.key == Key::ChooseBoard;
    if (asks || elsewhere(run)) {
        return std::nullopt;
    }
    auto failure = growing_stack(run, subject.stack_pointer());
    auto small = run == Run::NewBoards ? small_range(look) : std::nullopt;
    return failure ? failure : small;
}

std::optional<SubjectFailure> SessionWatch::growing_stack(Run run, std::optional<int> stack) {
    constexpr std::array<const char*, RunCount> Words{"new boards",
                                                      "new boards by DELETE",
                                                      "arrows",
                                                      "presses of H",
                                                      "removals",
                                                      "numbers given to S",
                                                      "presses of B and F",
                                                      "presses of R and L",
                                                      "presses of ENTER that remove nothing"};
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
