#include <algorithm>

#include <doctest/doctest.h>

#include "loaders/format.hpp"
#include "loaders/media.hpp"
#include "tests/loaders/builders.hpp"
#include "tests/loaders/zip_builder.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

Error refused(const Bytes& bytes, std::string_view name) {
    const auto media = open_media(bytes, name);
    REQUIRE_FALSE(media);
    return media.error();
}

/// A tape of exactly this many bytes, with right checksums.
Bytes tape_of_size(std::size_t size) {
    return tap_block(0xff, repeat(size - 4, 0x11));
}

Bytes tape_of_size_with_wrong_checksum(std::size_t size) {
    return tap_raw(join({{0xff}, repeat(size - 4, 0x11), {0x5a}}));
}

} // namespace

TEST_CASE("content decides and a wrong or missing name does not matter") {
    for (const char* name : {"", "x", "x.tap", "x.sna", "x.z80", "x.tzx", "x.zip", "x.TXT"}) {
        CAPTURE(name);
        CHECK(recognise(small_tape(), name) == Format::Tap);
        CHECK(recognise(zip_archive({{"a.tap", small_tape()}}), name) == Format::Zip);
    }
    for (const char* name : {"", "x", "x.sna", "x.SNA", "x.tap", "x.rom"}) {
        CAPTURE(name);
        CHECK(recognise(small_sna(), name) == Format::Sna);
        CHECK(recognise(repeat(16384, 0), name) == Format::Rom);
        CHECK(recognise(repeat(6912, 0), name) == Format::Screen);
        CHECK(recognise(repeat(6144, 0), name) == Format::Screen);
    }
}

TEST_CASE("a tape that happens to have another format's size is a tape unless its name says that "
          "format") {
    struct Row {
        std::size_t size;
        const char* name;
        Format format;
    };
    for (const Row row : {Row{6912, "x.scr", Format::Screen},
                          Row{16384, "x.rom", Format::Rom},
                          Row{49179, "x.sna", Format::Sna}}) {
        CAPTURE(row.size);
        CHECK(recognise(tape_of_size(row.size), "x.tap") == Format::Tap);
        CHECK(recognise(tape_of_size(row.size), "x") == Format::Tap);
        CHECK(recognise(tape_of_size(row.size), row.name) == row.format);
        const Bytes damaged = tape_of_size_with_wrong_checksum(row.size);
        CHECK(recognise(damaged, "x.tap") == Format::Tap);
        CHECK(recognise(damaged, "x") == row.format);
        CHECK(recognise(damaged, row.name) == row.format);
    }
}

TEST_CASE("a tape with wrong checksums and no other mark is still a tape") {
    CHECK(recognise(tap_raw({1, 2, 4}), "") == Format::Tap);
}

TEST_CASE("a cut tape is refused as a cut tape whatever it is called") {
    for (const char* name : {"x.tap", "x", "", "x.dat"}) {
        CAPTURE(name);
        CHECK(refused(first(small_tape(), 25), name).code == ErrorCode::Truncated);
        CHECK(refused(first(small_tape(), 12), name).code == ErrorCode::Truncated);
    }
    CHECK(refused({0x13, 0x00}, "x.tap").code == ErrorCode::Truncated);
}

TEST_CASE("known formats of later releases are named") {
    struct Row {
        Bytes bytes;
        const char* word;
    };
    for (const Row& row : {Row{text("ZXTape!\x1a\x01\x14"), "TZX"},
                           Row{text("ZXST\x01\x04"), "SZX"},
                           Row{text("PZXT\x02"), "PZX"},
                           Row{text("Compressed Square Wave\x1a\x02"), "CSW"},
                           Row{text("RZX!\x01"), "RZX"},
                           Row{text("\x1f\x8b\x08"), "gzip"}}) {
        for (const char* name : {"", "x.tap", "x.sna", "x.whatever"}) {
            CAPTURE(row.word);
            CAPTURE(name);
            const Error error = refused(row.bytes, name);
            CHECK(error.code == ErrorCode::Unsupported);
            CHECK(error.context.starts_with(row.word));
            CHECK(error.context.find("later release") != std::string::npos);
        }
    }
    CHECK(refused(text("ZXTape!\x1a"), "x").context == "TZX tapes come in a later release");
    CHECK(refused(repeat(30, 7), "game.z80").context == "Z80 snapshots come in a later release");
    CHECK(refused(text("Rar!\x1a\x07"), "x").context == "RAR archives are not supported");
}

TEST_CASE("a Z80 snapshot that happens to have a picture's size is not shown as a picture") {
    CHECK(refused(repeat(6912, 7), "game.z80").code == ErrorCode::Unsupported);
}

TEST_CASE("a file that cannot be its name's format is refused in that format's words") {
    CHECK(refused(repeat(49178, 0), "x.sna").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(49180, 0), "x.sna").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(131102, 0), "x.sna").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(8192, 0), "x.rom").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(12288, 0), "x.scr").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(100, 7), "x.zip").code == ErrorCode::BadSignature);
    CHECK(refused(repeat(100, 0), "x.tap").code == ErrorCode::BadSignature);
}

TEST_CASE("an empty file and a file of nothing known are refused") {
    CHECK(refused({}, "x.tap").code == ErrorCode::Empty);
    CHECK(refused(text("Dear reader, this is a letter."), "letter.txt").code ==
          ErrorCode::BadSignature);
    CHECK(refused({0}, "").code == ErrorCode::BadSignature);
}

TEST_CASE("every part of a snapshot or a tape opens without a crash") {
    const Bytes tape = small_tape();
    for (std::size_t size = 0; size <= tape.size(); ++size) {
        (void)open_media(first(tape, size), "x.tap");
        (void)open_media(first(tape, size), "");
    }
    const Bytes archive = zip_archive({{"a.tap", tape}});
    for (std::size_t size = 0; size < archive.size(); ++size) {
        CAPTURE(size);
        CHECK_FALSE(open_media(first(archive, size), "x.zip"));
    }
}

TEST_CASE("an ending is what stands behind the last dot of the file's own name") {
    CHECK(ending_of("a.tap") == "tap");
    CHECK(ending_of("dir.d/Game.V2.TAP") == "tap");
    CHECK(ending_of("dir.d/game").empty());
    CHECK(ending_of("").empty());
    CHECK(ending_of("game.").empty());
}
