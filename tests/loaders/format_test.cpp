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

/// Returns the usual extension of the recognised format.
std::string_view recognised(const Bytes& bytes, std::string_view name) {
    const auto format = recognise(bytes, name);
    return format ? (*format)->extensions.front() : std::string_view{};
}

/// Returns a tape of exactly this many bytes with correct checksums.
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
        CHECK(recognised(small_tape(), name) == "tap");
        CHECK(recognised(zip_archive({{"a.tap", small_tape()}}), name) == "zip");
    }
    for (const char* name : {"", "x", "x.sna", "x.SNA", "x.tap", "x.rom"}) {
        CAPTURE(name);
        CHECK(recognised(small_sna(), name) == "sna");
        CHECK(recognised(repeat(16384, 0), name) == "rom");
        CHECK(recognised(repeat(6912, 0), name) == "scr");
        CHECK(recognised(repeat(6144, 0), name) == "scr");
    }
}

TEST_CASE(
    "a tape with the size of another format is a tape unless it has that format's extension") {
    struct Row {
        std::size_t size;
        const char* name;
        const char* format;
    };
    for (const Row row :
         {Row{6912, "x.scr", "scr"}, Row{16384, "x.rom", "rom"}, Row{49179, "x.sna", "sna"}}) {
        CAPTURE(row.size);
        CHECK(recognised(tape_of_size(row.size), "x.tap") == "tap");
        CHECK(recognised(tape_of_size(row.size), "x") == "tap");
        CHECK(recognised(tape_of_size(row.size), row.name) == row.format);
        const Bytes damaged = tape_of_size_with_wrong_checksum(row.size);
        CHECK(recognised(damaged, "x.tap") == "tap");
        CHECK(recognised(damaged, "x") == row.format);
        CHECK(recognised(damaged, row.name) == row.format);
    }
}

TEST_CASE("a tape with wrong checksums and an unknown name is still a tape") {
    CHECK(recognised(tap_raw({1, 2, 4}), "") == "tap");
}

TEST_CASE("a cut tape is refused as a cut tape whatever it is called") {
    for (const char* name : {"x.tap", "x", "", "x.dat"}) {
        CAPTURE(name);
        CHECK(refused(first(small_tape(), 25), name).code == ErrorCode::Truncated);
        CHECK(refused(first(small_tape(), 12), name).code == ErrorCode::Truncated);
    }
    CHECK(refused({0x13, 0x00}, "x.tap").code == ErrorCode::Truncated);
}

TEST_CASE("known formats that are not supported are named") {
    struct Row {
        Bytes bytes;
        const char* message;
    };
    for (const Row& row : {Row{text("Rar!\x1a\x07"), "RAR archives are not supported"},
                           Row{text("7z\xbc\xaf\x27\x1c"), "7z archives are not supported"},
                           Row{text("BZh9"), "bzip2 files are not supported"},
                           Row{text("MV - CPCEMU"), "DSK disk images are not supported"}}) {
        for (const char* name : {"", "x.tap", "x.sna", "x.whatever"}) {
            CAPTURE(row.message);
            CAPTURE(name);
            const Error error = refused(row.bytes, name);
            CHECK(error.code == ErrorCode::Unsupported);
            CHECK(error.context == row.message);
        }
    }
    CHECK(refused(repeat(30, 7), "game.trd").context == "TRD disk images are not supported");
    CHECK(refused(repeat(6912, 7), "game.trd").code == ErrorCode::Unsupported);
}

TEST_CASE("each format has a name, an extension of its own and a way to be recognised") {
    for (const Format& format : formats()) {
        CAPTURE(format.name);
        CHECK_FALSE(format.name.empty());
        REQUIRE_FALSE(format.extensions.front().empty());
        if (format.is_read()) {
            CHECK(format_by_extension(format.extensions.front()) == &format);
        }
        CHECK((format.encode == nullptr || format.parse != nullptr));
        CHECK((!format.holds_state || format.encode != nullptr));
    }
}

TEST_CASE("a file that is not what its extension says is refused with that format's message") {
    CHECK(refused(repeat(49178, 0), "x.sna").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(49180, 0), "x.sna").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(131102, 0), "x.sna").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(8192, 0), "x.rom").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(12288, 0), "x.scr").code == ErrorCode::WrongSize);
    CHECK(refused(repeat(100, 7), "x.zip").code == ErrorCode::BadSignature);
    CHECK(refused(repeat(100, 0), "x.tap").code == ErrorCode::BadSignature);
}

TEST_CASE("an empty file and an unknown file are refused") {
    CHECK(refused({}, "x.tap").code == ErrorCode::Empty);
    CHECK(refused(text("Dear reader, this is a letter."), "letter.txt").code ==
          ErrorCode::BadSignature);
    CHECK(refused({0}, "").code == ErrorCode::BadSignature);
}

TEST_CASE("every prefix of a snapshot or a tape opens without a crash") {
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

TEST_CASE("an extension is what follows the last dot of the file's own name") {
    CHECK(extension_of("a.tap") == "tap");
    CHECK(extension_of("dir.d/Game.V2.TAP") == "tap");
    CHECK(extension_of("dir.d/game").empty());
    CHECK(extension_of("").empty());
    CHECK(extension_of("game.").empty());
}
