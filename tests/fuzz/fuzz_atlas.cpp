// An atlas that parses is written back to the same bytes. A file of either kind has a fixed size of
// up to a megabyte, so the input is not the file but the changes to a valid one. Byte 0 chooses the
// valid file; then each four bytes are an offset (24 bits, high byte first) and the new byte. If
// byte 0 is 0x80, the rest of the input is the file.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "shisen/difficulty_atlas.hpp"
#include "tests/fuzz/seeds.hpp"
#include "tests/fuzz/target.hpp"

namespace {

using fuzz::Input;

template <class Table> void parse_as(Input bytes) {
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

void parse(Input bytes) {
    parse_as<shisen::Atlas>(bytes);
    parse_as<shisen::DifficultyAtlas>(bytes);
}

std::vector<std::uint8_t> valid_file(unsigned choice) {
    shisen::Atlas verdicts(shisen::ClassicSize, 1000);
    shisen::DifficultyAtlas difficulties({18, 8}, 1000, 10);
    switch (choice % 4) {
    case 0: return verdicts.bytes();
    case 1:
        verdicts.set(1, shisen::Gravity::Off, shisen::SolverOutcome::Won);
        verdicts.set(65535, shisen::Gravity::On, shisen::SolverOutcome::Lost);
        return verdicts.bytes();
    case 2: return shisen::Atlas({30, 16}, 1).bytes();
    default:
        difficulties.set(9, shisen::Gravity::On, {10, 4, 12, 3, 1});
        return difficulties.bytes();
    }
}

} // namespace

void fuzz::fuzz_atlas(Input input) {
    if (input.empty()) {
        return;
    }
    if ((input[0] & 0x80) != 0) {
        const Input file = input.subspan(1);
        parse(file);
        parse(resealed({file.begin(), file.end()}));
        return;
    }
    std::vector<std::uint8_t> file = valid_file(input[0]);
    for (std::size_t at = 1; at + 4 <= input.size(); at += 4) {
        const std::size_t offset =
            std::size_t{input[at]} << 16 | std::size_t{input[at + 1]} << 8 | input[at + 2];
        file[offset % file.size()] = input[at + 3];
    }
    parse(file);
    parse(resealed(std::move(file)));
}
