#include <doctest/doctest.h>

#include "loaders/describe.hpp"
#include "loaders/pulse_builder.hpp"
#include "loaders/tap.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx::loaders;

namespace {

MediaInfo info_of(const Bytes& file) {
    const auto media = open_media(file, "");
    REQUIRE(media);
    return inspect(media->media, [](zx::Model) { return std::string_view("48K"); });
}

std::string header_line(const Bytes& data) {
    const auto header = read_tape_header(make_rom_block(0x00, data));
    REQUIRE(header);
    return describe(*header);
}

} // namespace

TEST_CASE("headers are described in words") {
    CHECK(header_line(header(0, "SHISEN", 1024, 10, 900)) ==
          "Program: \"SHISEN\", 1024 bytes, starts itself at line 10");
    CHECK(header_line(header(0, "SHISEN", 1, 32768, 1)) == "Program: \"SHISEN\", 1 byte");
    CHECK(header_line(header(1, "n", 13, 0x8100, 0)) ==
          "number array: \"n\", 13 bytes, variable A()");
    CHECK(header_line(header(2, "s", 13, 0xda00, 0)) ==
          "character array: \"s\", 13 bytes, variable Z$()");
    CHECK(header_line(header(3, "code", 500, 32768, 32768)) ==
          "bytes: \"code\", 500 bytes, address 32768");
    CHECK(header_line(header(3, "pic", 6912, 16384, 32768)) ==
          "bytes: \"pic\", 6912 bytes, SCREEN$");
}

TEST_CASE("a tape's description has its blocks, its length and its faults") {
    const Bytes tape = join({small_tape(), tap_raw({0x42, 1, 2})});
    const std::vector<std::string> expected{
        "tape, 3 blocks, 29 bytes, plays 15 s",
        "block 1: Program: \"four\", 5 bytes, starts itself at line 10",
        "block 2: data, 5 bytes",
        "block 3: flag 66, 3 bytes with flag and checksum, wrong checksum",
        "note: block 3: wrong checksum",
    };
    CHECK(lines(info_of(tape)) == expected);
}

TEST_CASE("a snapshot's description has its registers and border") {
    const std::vector<std::string> expected{
        "snapshot of a 48K Spectrum, 49152 bytes of RAM",
        "PC 0x1234, SP 0x8002, interrupt mode 1, interrupts on, border 2",
    };
    CHECK(lines(info_of(small_sna())) == expected);
}

TEST_CASE("the description of ROMs and pictures has their size") {
    CHECK(lines(info_of(repeat(16384, 1))) == std::vector<std::string>{"ROM, 16384 bytes"});
    CHECK(lines(info_of(repeat(6912, 1))) ==
          std::vector<std::string>{"SCREEN$ picture, 6912 bytes"});
}

TEST_CASE("a block's duration is the sum of its pulses") {
    DataBlock block = make_rom_block(0xff, Bytes{0x00});
    // Flag and checksum 0xff, one zero byte between: 16 ones and 8 zeros.
    const std::uint64_t bits = 2 * 16 * 1710 + 2 * 8 * 855;
    CHECK(duration_tstates(block) == 3223 * 2168 + 667 + 735 + bits + 3'500'000);
    block.last_byte_bits = 3;
    CHECK(duration_tstates(block) ==
          3223 * 2168 + 667 + 735 + bits - std::uint64_t{2} * 5 * 1710 + 3'500'000);
}
