#include <doctest/doctest.h>

#include "loaders/sna.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

constexpr std::size_t Iff2 = 19, SpLow = 23, SpHigh = 24, Im = 25, Border = 26;

Snapshot parsed(const Bytes& bytes) {
    auto snapshot = parse_sna(bytes);
    REQUIRE_MESSAGE(snapshot, snapshot.error().context);
    return *snapshot;
}

ErrorCode refused(const Bytes& bytes) {
    const auto snapshot = parse_sna(bytes);
    REQUIRE_FALSE(snapshot);
    return snapshot.error().code;
}

Bytes with_sp(std::uint16_t sp) {
    return with_byte(with_byte(small_sna(), SpLow, static_cast<std::uint8_t>(sp % 256)),
                     SpHigh,
                     static_cast<std::uint8_t>(sp / 256));
}

Bytes written(const Snapshot& snapshot) {
    auto bytes = write_sna(snapshot);
    REQUIRE_MESSAGE(bytes, bytes.error().context);
    return *bytes;
}

} // namespace

TEST_CASE("every field of a 48K SNA reaches its register") {
    const Snapshot snapshot = parsed(small_sna());
    const z80::Registers& r = snapshot.registers;
    CHECK(r.i == 0x3f);
    CHECK(r.hl_alt == 0x0201);
    CHECK(r.de_alt == 0x0403);
    CHECK(r.bc_alt == 0x0605);
    CHECK(r.af_alt == 0x0807);
    CHECK(r.hl == 0x0a09);
    CHECK(r.de == 0x0c0b);
    CHECK(r.bc == 0x0e0d);
    CHECK(r.iy == 0x100f);
    CHECK(r.ix == 0x1211);
    CHECK(r.iff1);
    CHECK(r.iff2);
    CHECK(r.r == 0x93);
    CHECK(r.af == 0x1413);
    CHECK(r.im == 1);
    CHECK_FALSE(r.halted);
    CHECK(snapshot.border == 2);
    CHECK(snapshot.model == zx::Model::Spectrum48);
    CHECK(snapshot.warnings.empty());
}

TEST_CASE("PC is popped from the stack of a 48K SNA") {
    const Snapshot snapshot = parsed(small_sna());
    CHECK(snapshot.registers.pc == 0x1234);
    CHECK(snapshot.registers.sp == 0x8002);
}

TEST_CASE("the RAM lies in banks 5, 2 and 0, with the stack's bytes as they were") {
    const Bytes bytes = small_sna();
    const Snapshot snapshot = parsed(bytes);
    for (const std::size_t absent : {1u, 3u, 4u, 6u, 7u}) {
        CHECK_FALSE(snapshot.banks[absent]);
    }
    REQUIRE(snapshot.banks[5]);
    REQUIRE(snapshot.banks[2]);
    REQUIRE(snapshot.banks[0]);
    CHECK((*snapshot.banks[5])[0] == bytes[sna_offset(0x4000)]);
    CHECK((*snapshot.banks[5])[0x3fff] == bytes[sna_offset(0x7fff)]);
    CHECK((*snapshot.banks[2])[0] == 0x34);
    CHECK((*snapshot.banks[2])[1] == 0x12);
    CHECK((*snapshot.banks[0])[0x3fff] == bytes[sna_offset(0xffff)]);
}

TEST_CASE("interrupts are enabled by bit 2 of byte 19 only") {
    CHECK_FALSE(parsed(with_byte(small_sna(), Iff2, 0xfb)).registers.iff1);
    CHECK_FALSE(parsed(with_byte(small_sna(), Iff2, 0xfb)).registers.iff2);
    CHECK(parsed(with_byte(small_sna(), Iff2, 0xff)).registers.iff1);
}

TEST_CASE("a stack in ROM is refused: SP is accepted exactly where a word fits in RAM") {
    for (const std::uint16_t sp :
         std::initializer_list<std::uint16_t>{0x4000, 0x4001, 0x7fff, 0xfffe}) {
        CAPTURE(sp);
        CHECK(parsed(with_sp(sp)).registers.sp == static_cast<std::uint16_t>(sp + 2));
    }
    for (const std::uint16_t sp :
         std::initializer_list<std::uint16_t>{0x0000, 0x2000, 0x3fff, 0xffff}) {
        CAPTURE(sp);
        CHECK(refused(with_sp(sp)) == ErrorCode::BadValue);
    }
}

TEST_CASE("interrupt modes 0 to 2 are read and others refused with their offset") {
    for (std::uint8_t im = 0; im <= 2; ++im) {
        CHECK(parsed(with_byte(small_sna(), Im, im)).registers.im == im);
    }
    CHECK(refused(with_byte(small_sna(), Im, 3)) == ErrorCode::BadValue);
    CHECK(refused(with_byte(small_sna(), Im, 0xff)) == ErrorCode::BadValue);
    CHECK(parse_sna(with_byte(small_sna(), Im, 3)).error().offset == Im);
}

TEST_CASE("a border above 7 is masked with a warning") {
    const Snapshot snapshot = parsed(with_byte(small_sna(), Border, 0x0a));
    CHECK(snapshot.border == 2);
    CHECK(snapshot.warnings.size() == 1);
}

TEST_CASE("sizes near the correct ones are refused and the message has the expected size") {
    const Bytes whole = small_sna();
    for (const std::size_t size : {1u, 26u, 27u, 28u, 16384u, 49152u, 49177u, 49178u}) {
        CAPTURE(size);
        CHECK(refused(first(whole, size)) == ErrorCode::WrongSize);
    }
    for (const std::size_t size : {49180u, 49181u, 131102u, 131104u, 147486u, 147488u, 200000u}) {
        CAPTURE(size);
        CHECK(refused(repeat(size, 0)) == ErrorCode::WrongSize);
    }
    CHECK(refused({}) == ErrorCode::Empty);
}

TEST_CASE("a 128K snapshot is read and written with each bank in its place") {
    for (const std::uint8_t paged : std::initializer_list<std::uint8_t>{0, 2, 4, 5, 7}) {
        CAPTURE(static_cast<int>(paged));
        Snapshot snapshot = parsed(small_sna());
        snapshot.model = zx::Model::Spectrum128;
        snapshot.registers.sp = 0x0002;
        snapshot.registers.pc = 0xc0de;
        snapshot.port_7ffd = static_cast<std::uint8_t>(0x18 | paged);
        for (std::uint8_t bank = 0; bank < 8; ++bank) {
            snapshot.banks[bank].emplace().fill(static_cast<std::uint8_t>(0xb0 | bank));
        }
        const Bytes bytes = written(snapshot);
        CHECK(bytes.size() == (paged == 2 || paged == 5 ? 147487u : 131103u));
        CHECK(bytes[27 + 32768] == (0xb0 | paged));
        const Snapshot again = parsed(bytes);
        CHECK(again.model == zx::Model::Spectrum128);
        CHECK(again.registers == snapshot.registers);
        CHECK(again.port_7ffd == snapshot.port_7ffd);
        CHECK(again.banks == snapshot.banks);
        // A port value that requires the other size.
        CHECK(refused(with_byte(bytes, 49181, paged == 2 || paged == 5 ? 0 : 5)) ==
              ErrorCode::WrongSize);
        snapshot.banks[6].reset();
        CHECK(write_sna(snapshot).error().code == ErrorCode::BadValue);
    }
}

TEST_CASE("a snapshot that is read and written is the same file") {
    for (const Bytes& bytes : {small_sna(),
                               with_byte(small_sna(), Iff2, 0),
                               with_sp(0x4000),
                               with_sp(0xfffe),
                               with_byte(small_sna(), Im, 2)}) {
        CHECK(written(parsed(bytes)) == bytes);
    }
}

TEST_CASE("a state that is written and read is the same except for two bytes of stack") {
    Snapshot snapshot = parsed(small_sna());
    snapshot.registers.pc = 0xbeef;
    snapshot.registers.sp = 0xc000;
    snapshot.registers.iff1 = snapshot.registers.iff2 = false;
    const Snapshot again = parsed(written(snapshot));
    CHECK(again.registers == snapshot.registers);
    CHECK(again.border == snapshot.border);
    CHECK(again.banks[5] == snapshot.banks[5]);
    CHECK(again.banks[0] == snapshot.banks[0]);
    RamBank expected = *snapshot.banks[2];
    expected[0x3ffe] = 0xef;
    expected[0x3fff] = 0xbe;
    CHECK(*again.banks[2] == expected);
}

TEST_CASE("a halted machine is written with PC at its HALT") {
    Snapshot snapshot = parsed(small_sna());
    snapshot.registers.pc = 0x9001;
    snapshot.registers.halted = true;
    CHECK(parsed(written(snapshot)).registers.pc == 0x9000);
}

TEST_CASE("writing fails where PC cannot be pushed into RAM") {
    Snapshot snapshot = parsed(small_sna());
    for (const std::uint16_t sp :
         std::initializer_list<std::uint16_t>{0x4002, 0x4003, 0xffff, 0x0000}) {
        CAPTURE(sp);
        snapshot.registers.sp = sp;
        CHECK(write_sna(snapshot));
    }
    for (const std::uint16_t sp :
         std::initializer_list<std::uint16_t>{0x4001, 0x4000, 0x3fff, 0x0001, 0x0002}) {
        CAPTURE(sp);
        snapshot.registers.sp = sp;
        const auto bytes = write_sna(snapshot);
        REQUIRE_FALSE(bytes);
        CHECK(bytes.error().code == ErrorCode::BadValue);
    }
}

TEST_CASE("a 16K machine is written with 0xff where it has no RAM") {
    Snapshot snapshot = parsed(small_sna());
    snapshot.model = zx::Model::Spectrum16;
    snapshot.banks[2].reset();
    snapshot.banks[0].reset();
    snapshot.registers.sp = 0x7ff0;
    const Snapshot again = parsed(written(snapshot));
    CHECK((*again.banks[2])[0] == 0xff);
    CHECK((*again.banks[0])[0x3fff] == 0xff);
    CHECK(again.registers.pc == snapshot.registers.pc);
    snapshot.registers.sp = 0x8002;
    CHECK(write_sna(snapshot).error().code == ErrorCode::BadValue);
}

TEST_CASE("a 48K snapshot that lacks a bank or has an impossible interrupt mode is not written") {
    Snapshot snapshot = parsed(small_sna());
    snapshot.banks[2].reset();
    CHECK(write_sna(snapshot).error().code == ErrorCode::BadValue);
    snapshot = parsed(small_sna());
    snapshot.registers.im = 3;
    CHECK(write_sna(snapshot).error().code == ErrorCode::BadValue);
}
