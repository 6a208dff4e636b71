#include <array>
#include <cstdio>
#include <string>

#include "base/crc32.hpp"
#include "shisen/difficulty_atlas.hpp"
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

std::vector<Bytes> atlases() {
    shisen::Atlas verdicts(shisen::ClassicSize, 1000);
    verdicts.set(1, shisen::Gravity::Off, shisen::Outcome::Won);
    verdicts.set(65535, shisen::Gravity::On, shisen::Outcome::Lost);
    shisen::DifficultyAtlas difficulties({18, 8}, 1000, 10);
    difficulties.set(9, shisen::Gravity::On, {10, 4, 12, 3, 1});
    return {verdicts.bytes(), shisen::Atlas({30, 16}, 1).bytes(), difficulties.bytes()};
}

} // namespace

std::string sealed(const std::string& text) {
    const Bytes bytes = bytes_of(text);
    std::array<char, 14> word{};
    (void)std::snprintf(word.data(), word.size(), " crc %08x", zx::crc32(bytes));
    return text + word.data();
}

std::vector<Bytes> shisen_seeds(std::string_view parser) {
    if (parser == "atlas") {
        return atlases();
    }
    std::vector<Bytes> all;
    for (const std::string game : Games) {
        all.push_back(bytes_of(parser == "game" ? game : sealed("fourrivers-game 1 754 " + game)));
    }
    return all;
}

} // namespace fuzz
