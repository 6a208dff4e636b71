#include <doctest/doctest.h>

#include "loaders/rom_image.hpp"
#include "loaders/screen.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

TEST_CASE("a picture of 6912 bytes is taken as it is") {
    const Bytes bytes = join({repeat(6144, 0xaa), repeat(768, 0x47)});
    const auto image = parse_screen(bytes);
    REQUIRE(image);
    CHECK(image->bytes == bytes);
}

TEST_CASE("a bitmap without attributes becomes black on white") {
    const auto image = parse_screen(repeat(6144, 0xaa));
    REQUIRE(image);
    CHECK(image->bytes == join({repeat(6144, 0xaa), repeat(768, 0x38)}));
}

TEST_CASE("pictures of other sizes are refused") {
    for (const std::size_t size : {1u, 768u, 6143u, 6145u, 6911u, 6913u, 12288u}) {
        CAPTURE(size);
        const auto image = parse_screen(repeat(size, 0));
        REQUIRE_FALSE(image);
        CHECK(image.error().code == ErrorCode::WrongSize);
    }
    CHECK(parse_screen({}).error().code == ErrorCode::Empty);
}

TEST_CASE("a ROM image has 16384 bytes") {
    const auto rom = parse_rom_image(repeat(16384, 0xc9));
    REQUIRE(rom);
    CHECK(rom->bytes == repeat(16384, 0xc9));
}

TEST_CASE("ROMs of other machines are refused with a helpful message") {
    struct Row {
        std::size_t size;
        ErrorCode code;
        const char* word;
    };
    for (const Row row : {Row{8192, ErrorCode::WrongSize, "8 KiB"},
                          Row{16383, ErrorCode::WrongSize, "16383"},
                          Row{16385, ErrorCode::WrongSize, "16385"},
                          Row{0, ErrorCode::Empty, "no bytes"}}) {
        CAPTURE(row.size);
        const auto rom = parse_rom_image(repeat(row.size, 0));
        REQUIRE_FALSE(rom);
        CHECK(rom.error().code == row.code);
        CHECK(rom.error().context.find(row.word) != std::string::npos);
    }
}
