// A tape that parses is written back and parses to the same blocks.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "loaders/tap.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

void fuzz::fuzz_tap(Input input) {
    const Likeness likeness = sniff_tap(input);
    const auto tape = parse_tap(input);
    if (!tape) {
        fuzz::require_useful(tape.error(), input.size());
        const bool too_many = tape.error().code == zx::ErrorCode::TooLarge;
        fuzz::require(likeness < Likeness::Shape || too_many, "what looks whole parses");
        return;
    }
    fuzz::require(likeness >= Likeness::Shape, "what parses looks whole");
    fuzz::require(tape->warnings.size() < 30, "warnings are bounded");
    const auto written = write_tap(*tape);
    fuzz::require(written.has_value(), "what was read can be written");
    fuzz::require(written->size() <= input.size(), "writing invents nothing");
    const auto again = parse_tap(*written);
    fuzz::require(again && again->blocks == tape->blocks, "the blocks survive a round trip");
}
