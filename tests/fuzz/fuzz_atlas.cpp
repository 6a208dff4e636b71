// An atlas that parses gives back the same bytes. Each input is tried with its checksum put right
// too, or nothing would get past it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/bytes.hpp"
#include "base/crc32.hpp"
#include "shisen/difficulty_atlas.hpp"
#include "tests/fuzz/target.hpp"

namespace {

template <class Table> void parse(std::span<const std::uint8_t> bytes) {
    const auto table = Table::parse(bytes);
    if (!table) {
        fuzz::require_useful(table.error(), bytes.size());
        return;
    }
    fuzz::require(table->size().playable(), "the size can be dealt");
    fuzz::require(std::ranges::equal(table->bytes(), bytes), "the bytes survive a round trip");
    Table both = *table;
    fuzz::require(both.merge(*table) && both == *table, "merging with itself changes nothing");
}

void parse_as_both(std::span<const std::uint8_t> bytes) {
    parse<shisen::Atlas>(bytes);
    parse<shisen::DifficultyAtlas>(bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    parse_as_both({data, size});
    if (size >= 4) {
        std::vector<std::uint8_t> sealed(data, data + size);
        const std::uint32_t checksum = zx::crc32({data, size - 4});
        for (std::size_t i = 0; i < 4; ++i) {
            sealed[size - 4 + i] = zx::low(checksum >> (8 * i));
        }
        parse_as_both(sealed);
    }
    return 0;
}
