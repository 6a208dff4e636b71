#include <doctest/doctest.h>

#include "base/text.hpp"

TEST_CASE("hexadecimal numbers are filled with zeros and never cut") {
    CHECK(zx::hex_text(0, 4) == "0000");
    CHECK(zx::hex_text(0xab, 4) == "00ab");
    CHECK(zx::hex_text(0x12345, 4) == "12345");
    CHECK(zx::hex_text(~std::uint64_t{0}, 16) == "ffffffffffffffff");
}

TEST_CASE("a count of one has the singular") {
    CHECK(zx::count_text(0, "byte") == "0 bytes");
    CHECK(zx::count_text(1, "byte") == "1 byte");
    CHECK(zx::count_text(2, "stray byte") == "2 stray bytes");
}

TEST_CASE("a time has hours from one hour on") {
    CHECK(zx::clock_text(0) == "0:00");
    CHECK(zx::clock_text(247) == "4:07");
    CHECK(zx::clock_text(3599) == "59:59");
    CHECK(zx::clock_text(3600) == "1:00:00");
    CHECK(zx::clock_text(36'000 + 65) == "10:01:05");
}
