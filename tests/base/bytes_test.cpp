#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "base/error.hpp"

using namespace zx;

TEST_CASE("low and high split a word and word joins the bytes") {
    for (unsigned value = 0; value <= 0xffff; ++value) {
        const auto whole = static_cast<std::uint16_t>(value);
        REQUIRE(low(whole) == value % 256);
        REQUIRE(high(whole) == value / 256);
        REQUIRE(word(high(whole), low(whole)) == value);
    }
}

TEST_CASE("low, high and word ignore what does not fit") {
    CHECK(low(0x12345) == 0x45);
    CHECK(high(0x12345) == 0x23);
    CHECK(low(-1) == 0xff);
    CHECK(high(-2) == 0xff);
    CHECK(word(0x1ab, 0x2cd) == 0xabcd);
}

TEST_CASE("wrap16 is arithmetic modulo 65536") {
    CHECK(wrap16(0xffff + 1) == 0);
    CHECK(wrap16(0 - 1) == 0xffff);
    CHECK(wrap16(0x1'8000) == 0x8000);
}

TEST_CASE("signed_byte reads a byte as two's complement") {
    CHECK(signed_byte(0x00) == 0);
    CHECK(signed_byte(0x7f) == 127);
    CHECK(signed_byte(0x80) == -128);
    CHECK(signed_byte(0xff) == -1);
}

TEST_CASE("a failed result has its code, offset and message") {
    const Result<int> result = fail(ErrorCode::Truncated, 42, "block 3 ends early");
    REQUIRE_FALSE(result);
    CHECK(result.error() == Error{ErrorCode::Truncated, 42, "block 3 ends early"});
}
