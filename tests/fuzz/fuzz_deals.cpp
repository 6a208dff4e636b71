// A table of deals that parses is written back to the same bytes: it has one form only.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/crc32.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "tests/fuzz/target.hpp"

using shisen::oracle::DealTable;

namespace {

void read_screen(std::span<const std::uint8_t> bytes) {
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

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    read_screen({data, size});
    // No mutation finds the checksum: it is made right, so that what lies behind is met too.
    if (size >= 4) {
        std::vector<std::uint8_t> sealed(data, data + size);
        const std::uint32_t crc = zx::crc32(std::span(sealed).first(size - 4));
        for (std::size_t i = 0; i < 4; ++i) {
            sealed[size - 4 + i] = static_cast<std::uint8_t>(crc >> (8 * i));
        }
        read_screen(sealed);
    }
    return 0;
}
