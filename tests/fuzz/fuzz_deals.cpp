// A table of deals that parses is written back to the same bytes; each table has exactly one
// encoding.
#include <algorithm>
#include <cstdint>
#include <span>

#include "shisen/oracle/deal_table.hpp"
#include "tests/fuzz/seeds.hpp"
#include "tests/fuzz/target.hpp"

using shisen::oracle::DealTable;

namespace {

void parse(std::span<const std::uint8_t> bytes) {
    const auto table = DealTable::parse(bytes);
    if (!table) {
        fuzz::require_useful(table.error(), bytes.size());
        return;
    }
    const auto written = table->bytes();
    fuzz::require(std::equal(written.begin(), written.end(), bytes.begin(), bytes.end()),
                  "the bytes survive a round trip");
    for (const auto number : table->numbers()) {
        fuzz::require(number != 0 && table->deal(number)->tiles() == 84, "boards are full");
    }
}

} // namespace

void fuzz::fuzz_deals(Input input) {
    parse(input);
    // A mutation cannot produce the checksum, so it is corrected; then the checks after it run,
    // too.
    parse(resealed({input.begin(), input.end()}));
}
