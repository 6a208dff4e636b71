// A snapshot that parses is written back and parses to the same state.
#include "loaders/szx.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

void fuzz::fuzz_szx(Input input) {
    const auto snapshot = parse_szx(input);
    if (!snapshot) {
        require_useful(snapshot.error(), input.size());
        return;
    }
    require(snapshot->registers.im <= 2 && snapshot->border <= 7, "fields are in range");
    require(snapshot->warnings.size() < 70, "warnings are bounded");
    const auto written = write_szx(*snapshot);
    require(written.has_value(), "what was read can be written");
    const auto again = parse_szx(*written);
    require(again.has_value() && again->banks == snapshot->banks &&
                again->registers.pc == snapshot->registers.pc && again->model == snapshot->model,
            "the state survives a round trip");
}
