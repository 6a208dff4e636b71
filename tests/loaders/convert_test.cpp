#include <doctest/doctest.h>

#include "loaders/convert.hpp"
#include "tests/loaders/builders.hpp"
#include "tests/loaders/zip_builder.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

Bytes converted(const Bytes& file, const char* name) {
    const auto media = open_media(file, "");
    REQUIRE(media);
    const auto bytes = encode_media(media->media, name);
    REQUIRE_MESSAGE(bytes, bytes.error().context);
    return *bytes;
}

ErrorCode refused(const Bytes& file, const char* name) {
    const auto media = open_media(file, "");
    REQUIRE(media);
    const auto bytes = encode_media(media->media, name);
    REQUIRE_FALSE(bytes);
    return bytes.error().code;
}

} // namespace

TEST_CASE("a tape in a ZIP is extracted unchanged") {
    CHECK(converted(zip_archive({{"four.tap", small_tape()}}), "out.TAP") == small_tape());
}

TEST_CASE("each kind of media is written with its own extension") {
    CHECK(converted(small_sna(), "out.sna") == small_sna());
    CHECK(converted(repeat(16384, 9), "out.rom") == repeat(16384, 9));
    CHECK(converted(repeat(6144, 9), "out.scr") == join({repeat(6144, 9), repeat(768, 0x38)}));
}

TEST_CASE("a snapshot is converted to its picture") {
    const Bytes picture = converted(small_sna(), "out.scr");
    REQUIRE(picture.size() == 6912);
    CHECK(picture[0] == small_sna()[sna_offset(0x4000)]);
    CHECK(picture[6911] == small_sna()[sna_offset(0x5aff)]);
}

TEST_CASE("a tape is cut by the numbers of its blocks") {
    const auto media = open_media(small_tape(), "");
    REQUIRE(media);
    const auto& tape = std::get<Tape>(media->media);
    CHECK(cut_tape(tape, 0, 0)->blocks == tape.blocks);
    CHECK(cut_tape(tape, 2, 2)->blocks.front() == tape.blocks[1]);
    CHECK(cut_tape(tape, 1, 1)->blocks.size() == 1);
    CHECK_FALSE(cut_tape(tape, 2, 1));
    CHECK_FALSE(cut_tape(tape, 1, 3));
    CHECK_FALSE(cut_tape(tape, 3, 0));
    Tape jumping = tape;
    jumping.blocks.emplace_back(ControlBlock{ControlBlock::Kind::Jump, {-2}, {}});
    CHECK(cut_tape(jumping, 1, 3));
    CHECK_FALSE(cut_tape(jumping, 2, 3));
}

TEST_CASE("conversions that do not exist are refused") {
    CHECK(refused(small_tape(), "out.sna") == ErrorCode::Unsupported);
    CHECK(refused(small_tape(), "out") == ErrorCode::Unsupported);
    CHECK(refused(small_sna(), "out.tap") == ErrorCode::Unsupported);
    CHECK(refused(repeat(16384, 9), "out.scr") == ErrorCode::Unsupported);
    CHECK(refused(repeat(6912, 9), "out.tzx") == ErrorCode::Unsupported);
}
