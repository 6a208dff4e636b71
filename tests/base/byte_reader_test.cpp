#include <array>
#include <limits>

#include <doctest/doctest.h>

#include "base/byte_reader.hpp"

using zx::ByteReader;

namespace {

constexpr std::array<std::uint8_t, 10> Ten{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};

} // namespace

TEST_CASE("the byte reader reads every width low byte first") {
    ByteReader reader{Ten};
    CHECK(reader.u8() == 0x01);
    CHECK(reader.u16() == 0x0302);
    CHECK(reader.u24() == 0x060504);
    CHECK(reader.u32() == 0x0a090807);
    CHECK(reader.ok());
    CHECK(reader.at_end());
    CHECK(reader.offset() == 10);
}

TEST_CASE("a read past the end fails, returns zero and reports where it began") {
    ByteReader reader{std::span{Ten}.first(3)};
    reader.skip(2);
    CHECK(reader.u16() == 0);
    CHECK_FALSE(reader.ok());
    CHECK(reader.failed_at() == 2);
}

TEST_CASE("every width that does not fit fails, even where its first bytes are there") {
    for (std::size_t size = 0; size < 4; ++size) {
        CAPTURE(size);
        ByteReader reader{std::span{Ten}.first(size)};
        (void)reader.u32();
        CHECK_FALSE(reader.ok());
    }
}

TEST_CASE("the first failure is kept and nothing is read after it") {
    ByteReader reader{Ten};
    reader.skip(8);
    (void)reader.take(5);
    CHECK(reader.failed_at() == 8);
    CHECK(reader.u8() == 0);
    CHECK(reader.take(1).empty());
    CHECK(reader.failed_at() == 8);
    CHECK(reader.offset() == 8);
    CHECK(reader.remaining() == 2);
}

TEST_CASE("take gives exactly the bytes asked for") {
    ByteReader reader{Ten};
    reader.skip(1);
    const auto part = reader.take(3);
    REQUIRE(part.size() == 3);
    CHECK(part[0] == 2);
    CHECK(part[2] == 4);
    CHECK(reader.take(0).empty());
    CHECK(reader.ok());
    CHECK(reader.take(6).size() == 6);
    CHECK(reader.at_end());
}

TEST_CASE("a length near the largest number does not wrap round the end") {
    ByteReader reader{Ten};
    reader.skip(4);
    CHECK(reader.take(std::numeric_limits<std::size_t>::max()).empty());
    CHECK_FALSE(reader.ok());
    CHECK(reader.failed_at() == 4);
}

TEST_CASE("an empty span is at its end without a failure") {
    const ByteReader reader{{}};
    CHECK(reader.ok());
    CHECK(reader.at_end());
}
