#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"

using namespace zx;
using Bytes = std::vector<std::uint8_t>;

TEST_CASE("numbers are written with the lowest byte first and their high bytes dropped") {
    ByteWriter writer;
    writer.u8(0x1ff).u16(0x12345).u24(0x1234567).u32(0x89abcdef).u64(0x0102030405060708);
    CHECK(
        std::move(writer).take() ==
        Bytes{0xff, 0x45, 0x23, 0x67, 0x45, 0x23, 0xef, 0xcd, 0xab, 0x89, 8, 7, 6, 5, 4, 3, 2, 1});
}

TEST_CASE("texts are written as they are, cut, or padded with zeros") {
    ByteWriter writer;
    writer.text("ab").padded_text("cde", 2).padded_text("f", 3).fill(2, 9).bytes(Bytes{7});
    CHECK(std::move(writer).take() == Bytes{'a', 'b', 'c', 'd', 'f', 0, 0, 9, 9, 7});
}

TEST_CASE("a reader reads what a writer wrote") {
    ByteWriter writer;
    writer.u16(513).u24(70000).u32(0xfffffffe);
    ByteReader reader{writer.view()};
    CHECK(reader.u16() == 513);
    CHECK(reader.u24() == 70000);
    CHECK(reader.u32() == 0xfffffffe);
    CHECK(reader.at_end());
}
