// Statistics that parse are written back and parse to the same, also after one more game.
#include <string>

#include "app/play/records/statistics.hpp"
#include "tests/fuzz/target.hpp"

using zx::play::Statistics;

void fuzz::fuzz_statistics(Input input) {
    const std::string text(input.begin(), input.end());
    auto statistics = Statistics::parse(text);
    if (!statistics) {
        require_useful(statistics.error(), text.size());
        return;
    }
    for (const bool won : {true, false}) {
        const auto again = Statistics::parse(statistics->json());
        require(again && *again == *statistics, "the statistics survive a round trip");
        statistics->add({.won = won, .seconds = 754});
    }
}
