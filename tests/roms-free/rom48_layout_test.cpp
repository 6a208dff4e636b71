#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "roms-free/roms.hpp"

namespace {

std::span<const std::uint8_t> rom() {
    return zx::roms::rom48();
}

int byte_at(int address) {
    return rom()[static_cast<std::size_t>(address)];
}

/// Returns the message of this number in a table whose messages end with bit 7 set.
std::string message(int table, int number) {
    int at = table;
    std::string text;
    for (int i = 0; i <= number; ++i) {
        text.clear();
        do {
            text += static_cast<char>(byte_at(at) & 0x7f);
        } while ((byte_at(at++) & 0x80) == 0);
    }
    return text;
}

} // namespace

TEST_CASE("the image fills 16384 bytes and begins with DI") {
    CHECK(rom().size() == 16384);
    CHECK(byte_at(0x0000) == 0xf3);
    CHECK(byte_at(0x0052) == 0xc9);
}

TEST_CASE("the image that is kept for other emulators is the one that is built") {
    std::ifstream file(FR_SOURCE_DIR "/roms-free/fourrivers48.rom", std::ios::binary);
    const std::vector<char> kept{std::istreambuf_iterator<char>(file), {}};
    REQUIRE(kept.size() == rom().size());
    CHECK(std::equal(kept.begin(), kept.end(), rom().begin(), [](char a, std::uint8_t b) {
        return static_cast<std::uint8_t>(a) == b;
    })); // else: cp build/PRESET/roms-free/rom48.rom roms-free/fourrivers48.rom
}

TEST_CASE("docs/ROM.md states the checksum of the image") {
    std::uint32_t crc = 0xffffffff; // CRC-32 as in ZIP files
    for (const std::uint8_t byte : rom()) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320 : 0);
    }
    std::array<char, 16> wanted{};
    std::snprintf(wanted.data(), wanted.size(), "`%08x`", ~crc);
    std::ifstream file(FR_SOURCE_DIR "/docs/ROM.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    CAPTURE(std::string(wanted.data()));
    CHECK(text.find(wanted.data()) != std::string::npos);
}

TEST_CASE("the words that IM 2 programs read as vectors have their values") {
    for (const int address : {0x38ff, 0x39ff, 0x3aff, 0x3bff}) {
        CAPTURE(address);
        CHECK(byte_at(address) == 0xff);
        CHECK(byte_at(address + 1) == 0xff);
    }
    CHECK(byte_at(0x3cff) == 0xff);
    CHECK(byte_at(0x09ff) == 0x69);
    CHECK(byte_at(0x0a00) == 0xfe);
}

TEST_CASE("the token table has 91 words in 368 bytes") {
    CHECK(byte_at(0x0095) == 0xbf);
    CHECK(std::count_if(rom().begin() + 0x0096, rom().begin() + 0x0205, [](std::uint8_t byte) {
              return byte >= 0x80;
          }) == 91);
    CHECK(byte_at(0x0204) >= 0x80);
    CHECK(message(0x0096, 0) == "RND");
    CHECK(message(0x0096, 0xc0 - 0xa5) == "USR");
    CHECK(message(0x0096, 0xd3 - 0xa5) == "OPEN #");
    CHECK(message(0x0096, 0xec - 0xa5) == "GO TO");
    CHECK(message(0x0096, 0xff - 0xa5) == "COPY");
}

TEST_CASE("tape messages and the scroll question are at their addresses") {
    CHECK(byte_at(0x09a1) == 0x80);
    CHECK(message(0x09a2, 0) == "Start tape, then press any key.");
    CHECK(message(0x09a2, 1) == "\rProgram: ");
    CHECK(message(0x09a2, 2) == "\rNumber array: ");
    CHECK(message(0x09a2, 3) == "\rCharacter array: ");
    CHECK(message(0x09a2, 4) == "\rBytes: ");
    CHECK(byte_at(0x0cf8) == 0x80);
    CHECK(message(0x0cf9, 0) == "scroll?");
}

TEST_CASE("the character set has the usual margins, and all glyphs differ") {
    std::set<std::vector<std::uint8_t>> seen;
    for (int code = 0x20; code < 0x80; ++code) {
        CAPTURE(code);
        const auto glyph = rom().subspan(static_cast<std::size_t>(0x3d00 + (code - 0x20) * 8), 8);
        const std::vector<std::uint8_t> bytes(glyph.begin(), glyph.end());
        CHECK(seen.insert(bytes).second);
        CHECK(bytes[0] == 0);
        const bool descends =
            std::string(",;_gjpqy").find(static_cast<char>(code)) != std::string::npos;
        CHECK((bytes[7] == 0 || descends));
        for (const std::uint8_t row : bytes) {
            CHECK((row & 0x81) == 0);
        }
        const bool blank =
            std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t row) { return row == 0; });
        CHECK(blank == (code == 0x20));
    }
}
