#include <array>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "base/crc32.hpp"

TEST_CASE("the checksum is the one of ZIP, by its published check value") {
    constexpr std::string_view Check = "123456789";
    const std::vector<std::uint8_t> bytes(Check.begin(), Check.end());
    CHECK(zx::crc32(bytes) == 0xcbf43926);
    CHECK(zx::crc32({}) == 0);
}
