// External: instant load on opense-basic, a ROM that nobody here wrote.
#include <fstream>
#include <iostream>
#include <iterator>

#include <doctest/doctest.h>

#include "ld_bytes_bench.hpp"
#include "tests/support/amount.hpp"

using namespace zx;

TEST_CASE("blocks are loaded at once by opense-basic's LD-BYTES, too") {
    std::ifstream file("/usr/share/spectrum-roms/opense.rom", std::ios::binary);
    const std::vector<std::uint8_t> rom{std::istreambuf_iterator<char>(file), {}};
    if (rom.size() != machine::PageBytes) {
        std::cout << "opense-basic is not installed\n";
        return;
    }
    fixture::compare_calls(machine::Model::Spectrum48, rom, support::amount(200, 20));
}
