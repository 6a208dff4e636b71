#include <doctest/doctest.h>

#include "loaders/media.hpp"
#include "loaders/tape.hpp"
#include "roms-free/roms.hpp"

TEST_CASE(
    "the BASIC program on the tape has at most 1,024 bytes by its header and starts by itself") {
    const auto media = zx::loaders::open_media(zx::roms::shisen1k_tap(), "shisen1k.tap");
    REQUIRE(media.has_value());
    const auto* tape = std::get_if<zx::loaders::Tape>(&media->media);
    REQUIRE(tape != nullptr);
    CHECK(tape->warnings.empty());
    REQUIRE(tape->blocks.size() == 2);
    const auto& header = std::get<zx::loaders::DataBlock>(tape->blocks[0]).bytes;
    REQUIRE(header.size() == 19);
    const auto field = [&](std::size_t offset) {
        return header[1 + offset] + 256 * header[2 + offset];
    };
    CHECK(header[1] == 0);
    const int length = field(11);
    CHECK(length <= 1024);
    CHECK(field(13) < 16384);
    CHECK(std::get<zx::loaders::DataBlock>(tape->blocks[1]).bytes.size() ==
          static_cast<std::size_t>(length) + 2);
}
