// A snapshot that parses is written back and parses to the same state.
#include "loaders/z80_snapshot.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

void fuzz::fuzz_z80(Input input) {
    (void)sniff_z80(input);
    const auto snapshot = parse_z80(input);
    if (!snapshot) {
        require_useful(snapshot.error(), input.size());
        return;
    }
    require(snapshot->registers.im <= 2 && snapshot->border <= 7, "fields are in range");
    require(snapshot->warnings.size() < 30, "warnings are bounded");
    const auto written = write_z80(*snapshot);
    require(written.has_value(), "what was read can be written");
    const auto again = parse_z80(*written);
    require(again.has_value() && again->registers == snapshot->registers &&
                again->banks == snapshot->banks && again->model == snapshot->model,
            "the state survives a round trip");
}
