// Seeds of the files of shisen/: games, atlases, tables of deals.
#include <array>
#include <cstdio>
#include <string>

#include "base/crc32.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "tests/fuzz/seeds.hpp"

namespace fuzz {
namespace {

using builders::Bytes;

constexpr std::array Games = {"shisen 14x6 on 42 r3ed2eH2eB",
                              "shisen 30x16 off 65535 -",
                              "shisen 8x5 on 7 N9S65535G1lrudeHBFRL",
                              " shisen 14x6 off 1 r99999e1\n"};

Bytes bytes_of(const std::string& text) {
    return {text.begin(), text.end()};
}

} // namespace

std::string sealed(const std::string& text) {
    const Bytes bytes = bytes_of(text);
    std::array<char, 14> word{};
    (void)std::snprintf(word.data(), word.size(), " crc %08x", zx::crc32(bytes));
    return text + word.data();
}

Bytes resealed(Bytes bytes) {
    if (bytes.size() >= 4) {
        const std::size_t body = bytes.size() - 4;
        const std::uint32_t checksum = zx::crc32(std::span(bytes).first(body));
        for (std::size_t i = 0; i < 4; ++i) {
            bytes[body + i] = static_cast<std::uint8_t>(checksum >> (8 * i));
        }
    }
    return bytes;
}

// fuzz_atlas.cpp describes these bytes.
std::vector<Bytes> atlas_seeds() {
    return {{0},
            {1, 0, 0, 20, 1},              // board 8 won
            {2, 0, 0, 8, 14},              // another size
            {3, 0, 0, 20, 3, 0, 0, 22, 9}, // figures of board 0
            {0x80, 'F', 'R', 'A', 'T', 'L', 'A', 'S', '1', 14, 6}};
}

// An empty table, boards of a rule, and listed boards in addition.
std::vector<Bytes> deals_seeds() {
    using namespace shisen::oracle;
    DealTable ruled(0x12345678);
    ruled.put(1, shisen::deal(1));
    ruled.put(65535, shisen::deal(65535));
    ruled.set_rule(DealRule{});
    DealTable mixed = ruled;
    mixed.put(2, shisen::deal(77));
    mixed.put(300, shisen::deal(78));
    return {DealTable().bytes(), ruled.bytes(), mixed.bytes()};
}

std::vector<Bytes> game_seeds() {
    std::vector<Bytes> all;
    for (const std::string game : Games) {
        all.push_back(bytes_of(game));
    }
    return all;
}

std::vector<Bytes> saved_game_seeds() {
    std::vector<Bytes> all;
    for (const std::string game : Games) {
        all.push_back(bytes_of(sealed("fourrivers-game 1 754 " + game)));
    }
    return all;
}

} // namespace fuzz
