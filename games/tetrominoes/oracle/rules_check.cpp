#include "games/tetrominoes/oracle/rules_check.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "games/tetrominoes/oracle/key_chooser.hpp"
#include "games/tetrominoes/oracle/short_ways.hpp"
#include "games/tetrominoes/oracle/tape_learner.hpp"

namespace tetrominoes {
namespace {

/// A piece falls by fewer rows.
constexpr int RowsToTheGround = Rows + 2;
/// The last keys of which one may be the cause.
constexpr int MostSuspectedKeys = 3;
/// Limits the work of shrinking.
constexpr std::int64_t MostShrunkFrames = 200'000;

/// A difference after a key is the key's only if it does not show without the key, even when the piece
/// has fallen to the ground.
std::string class_of(const zx::oracle::TimedCheck<TapeRun>& check,
                     const std::vector<Press>& presses,
                     const zx::oracle::TurnDifference& difference) {
    constexpr std::string_view Suspected[] = {"piece", "shift", "rotate", "drop", "keys", "fall"};
    const auto last = std::find_if(
        presses.rbegin(), presses.rend(), [](const Press& press) { return press.key != 0; });
    if (last == presses.rend() ||
        std::find(std::begin(Suspected), std::end(Suspected), difference.fault) ==
            std::end(Suspected)) {
        return difference.fault;
    }
    std::optional<TapeRun> end;
    (void)check.replay(presses, &end);
    if (!end->key_may_matter()) {
        return difference.fault;
    }
    std::vector<Press> without = presses;
    without.push_back({0, RowsToTheGround * 10 * end->pace().longest_tick()});
    std::string fault = difference.fault;
    auto at = static_cast<std::size_t>(presses.rend() - last);
    for (int keys = 0; at > 0 && keys < MostSuspectedKeys; --at) {
        const char key = without[at - 1].key;
        if (key == 0) {
            continue;
        }
        without[at - 1].key = 0;
        const auto other = check.replay(without);
        if (!other) {
            return fault_of_key(key);
        }
        fault = other->fault;
        if (fault != "shift" && fault != "rotate" && fault != "drop" && fault != "keys") {
            break;
        }
        ++keys;
    }
    return fault;
}

} // namespace

RulesCheck::RulesCheck(TapeRun start) : check_(std::move(start), &class_of) {}

zx::Result<RulesCheck> RulesCheck::begin(const zx::machine::Machine& machine, bool strict) {
    auto learned = learn_tape(machine, strict);
    if (!learned) {
        return tl::unexpected(learned.error());
    }
    return RulesCheck(TapeRun(*learned));
}

std::optional<RulesCheck::Finding> RulesCheck::play(std::int64_t keys,
                                                    std::uint32_t seed,
                                                    const std::function<bool(std::int64_t)>& go_on,
                                                    std::optional<TapeRun>* end) const {
    KeyChooser chooser(seed);
    return check_.play(chooser, keys, go_on, end);
}

RulesCheck::Finding RulesCheck::shrink(Finding finding, const std::atomic<bool>* cancel) const {
    if (finding.steps.empty()) {
        return finding;
    }
    auto ways = short_ways(keys_of(finding.steps), check_.start().pace().longest_tick());
    return check_.shorten(std::move(finding), std::move(ways), MostShrunkFrames, cancel);
}

} // namespace tetrominoes
