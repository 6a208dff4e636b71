#include <doctest/doctest.h>

#include "loaders/tap.hpp"
#include "loaders/tape_header.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx::loaders;

namespace {

TapeHeader header_of(const Bytes& data) {
    const auto found = read_tape_header(make_rom_block(0x00, data));
    REQUIRE(found);
    return *found;
}

} // namespace

TEST_CASE("each kind of header gives its fields and is written back as it was") {
    for (std::uint8_t type = 0; type <= 3; ++type) {
        CAPTURE(type);
        const Bytes data = header(type, "Shisen", 1024, 0x1234, 0x5678);
        const TapeHeader found = header_of(data);
        CHECK(static_cast<int>(found.type) == type);
        CHECK(printable(found.name) == "Shisen");
        CHECK(found.length == 1024);
        CHECK(found.parameter1 == 0x1234);
        CHECK(found.parameter2 == 0x5678);
        const auto written = write_tape_header(found);
        CHECK(Bytes(written.begin(), written.end()) == data);
    }
}

TEST_CASE("blocks with another flag, length or type are not headers") {
    CHECK_FALSE(read_tape_header(make_rom_block(0xff, header(0, "x", 1, 2, 3))));
    CHECK_FALSE(read_tape_header(make_rom_block(0x00, header(4, "x", 1, 2, 3))));
    CHECK_FALSE(read_tape_header(make_rom_block(0x00, repeat(16, 0))));
    CHECK_FALSE(read_tape_header(make_rom_block(0x00, repeat(18, 0))));
    CHECK_FALSE(read_tape_header(DataBlock{}));
}

TEST_CASE("a program starts by itself unless bit 14 or 15 of its line is set") {
    CHECK(autostart_line(header_of(header(0, "a", 5, 0, 5))) == 0);
    CHECK(autostart_line(header_of(header(0, "a", 5, 16383, 5))) == 16383);
    CHECK_FALSE(autostart_line(header_of(header(0, "a", 5, 16384, 5))));
    CHECK_FALSE(autostart_line(header_of(header(0, "a", 5, 32768, 5))));
    CHECK_FALSE(autostart_line(header_of(header(3, "a", 5, 10, 5))));
}

TEST_CASE("only CODE 16384,6912 is a SCREEN$") {
    CHECK(is_screen(header_of(header(3, "a", 6912, 16384, 32768))));
    CHECK_FALSE(is_screen(header_of(header(3, "a", 6911, 16384, 32768))));
    CHECK_FALSE(is_screen(header_of(header(3, "a", 6912, 32768, 32768))));
    CHECK_FALSE(is_screen(header_of(header(0, "a", 6912, 16384, 32768))));
}

TEST_CASE("names are shown in the Spectrum's characters and without control codes") {
    CHECK(printable(text("a b  ")) == "a b");
    CHECK(printable(Bytes{0x5e, 0x60, 0x7f}) == "\u2191\u00a3\u00a9");
    CHECK(printable(Bytes{'x', 0, 13, 0x80, 0xf9, 'y'}) == "x????y");
    CHECK(printable(repeat(10, ' ')).empty());
}
