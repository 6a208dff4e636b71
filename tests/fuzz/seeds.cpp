#include "tests/fuzz/seeds.hpp"

#include "tests/loaders/zip_builder.hpp"

namespace fuzz {
namespace {

using namespace builders;

std::vector<Bytes> tapes() {
    return {
        small_tape(),
        join({{0, 0}, small_tape(), tap_raw({0x00}), tap_raw({0xff, 1, 2, 9}), {0x13}}),
        join({tap_block(0x00, header(3, "code", 20, 32768, 32768)),
              tap_block(0xff, repeat(20, 0xc9))}),
        join({tap_block(0x00, header(1, "numbers", 13, 0x8100, 0)),
              tap_block(0x42, repeat(13, 0x07))}),
        join({{12, 0, 0, 0, 40, 0, 0, 0}, repeat(4, 0xff), repeat(50, 1)}), // Warajevo's
    };
}

std::vector<Bytes> snapshots() {
    return {small_sna(), with_byte(small_sna(), 25, 2), with_byte(small_sna(), 24, 0x40)};
}

std::vector<Bytes> archives() {
    return {
        zip_archive({{"a.tap", small_tape()}}),
        zip_archive(
            {{"dir/", {}}, {"dir/a.txt", text("x")}, {"dir/a.tap", small_tape(), {}, true}}),
        zip_archive({{"locked.tap", small_tape(), "secret"}, {"b.scr", repeat(6912, 7)}}),
        zip_archive({{"inner.zip", zip_archive({{"a.tap", small_tape()}})}}),
        zip_archive({{"long.tap", repeat(300'000, 0)}}),
        claiming(zip_archive({{"a.tap", small_tape()}}), 0, 0xf000'0000),
    };
}

} // namespace

std::vector<Bytes> seeds(std::string_view parser) {
    if (parser == "tap") {
        return tapes();
    }
    if (parser == "sna") {
        return snapshots();
    }
    if (parser == "zip") {
        return archives();
    }
    if (parser == "game" || parser == "atlas" || parser == "saved_game") {
        return shisen_seeds(parser);
    }
    // The media target's first byte chooses the file's name.
    std::vector<Bytes> all;
    for (const auto& group : {tapes(), archives(), snapshots()}) {
        for (const Bytes& file : group) {
            all.push_back(join({{static_cast<std::uint8_t>(all.size())}, file}));
        }
    }
    for (const std::string_view magic : {"ZXTape!\x1a\x01\x14", "ZXST\x01\x04", "PZXT", "RZX!"}) {
        all.push_back(join({{0}, text(magic), repeat(20, 0)}));
    }
    all.push_back(join({{4}, repeat(6912, 0x38)}));
    return all;
}

} // namespace fuzz
