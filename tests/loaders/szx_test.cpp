#include <doctest/doctest.h>

#include "loaders/media.hpp"
#include "loaders/szx.hpp"
#include "tests/loaders/random_snapshot.hpp"
#include "tests/loaders/tape_builders.hpp"
#include "tests/support/amount.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

Snapshot parsed(const Bytes& bytes) {
    auto snapshot = parse_szx(bytes);
    REQUIRE_MESSAGE(snapshot, snapshot.error().context);
    return *snapshot;
}

Error refused(const Bytes& bytes) {
    const auto snapshot = parse_szx(bytes);
    REQUIRE_FALSE(snapshot);
    CHECK_FALSE(snapshot.error().context.empty());
    CHECK(snapshot.error().offset <= bytes.size());
    return snapshot.error();
}

Bytes chunk(std::string_view id, const Bytes& data) {
    Bytes name = text(id);
    name.resize(4, 0);
    return join({name, u32(static_cast<unsigned>(data.size())), data});
}

Bytes registers(std::uint8_t im = 1) {
    Bytes data;
    for (unsigned pair = 0; pair < 12; ++pair) {
        data = join({data, u16(0x0100 * pair + 0x8001)});
    }
    return chunk("Z80R", join({data, {0x3f, 0x91, 1, 0, im}, u32(1234), {0, 1}, u16(0xabcd)}));
}

Bytes ports(std::uint8_t border = 2) {
    return chunk("SPCR", {border, 0x17, 0x04, 0x18, 0, 0, 0, 0});
}

Bytes page(std::uint8_t number, std::uint8_t value, std::size_t size = 16384) {
    return chunk("RAMP", join({{0, 0, number}, repeat(size, value)}));
}

Bytes szx(std::uint8_t machine, std::initializer_list<Bytes> chunks) {
    return join({text("ZXST"), {1, 5, machine, 1}, join(chunks)});
}

Bytes small(std::initializer_list<Bytes> more = {}) {
    return szx(1, {registers(), ports(), page(0, 1), page(2, 2), page(5, 3), join(more)});
}

} // namespace

TEST_CASE("every field of an SZX reaches its place") {
    const Snapshot snapshot = parsed(small({chunk("KEYB", {1, 0, 0, 0, 3}),
                                            chunk("AMXM", {2, 0, 0, 0, 0, 0, 0}),
                                            chunk("ABCD", {1, 2})}));
    CHECK(snapshot.model == Model::Spectrum48);
    CHECK(snapshot.registers.af == 0x8001);
    CHECK(snapshot.registers.hl_alt == 0x8701);
    CHECK(snapshot.registers.pc == 0x8b01);
    CHECK(snapshot.registers.wz == 0xabcd);
    CHECK(snapshot.registers.iff1);
    CHECK_FALSE(snapshot.registers.iff2);
    CHECK(snapshot.registers.interrupt_shadow);
    CHECK(snapshot.frame_tstate == 1234);
    CHECK(snapshot.border == 2);
    CHECK(snapshot.ula_port == 0x1a);
    CHECK(snapshot.late_ula == true);
    CHECK(snapshot.issue == 2);
    CHECK(snapshot.joystick == Joystick::Sinclair1);
    CHECK(snapshot.mouse == true);
    CHECK_FALSE(snapshot.port_7ffd);
    CHECK(snapshot.warnings == std::vector<std::string>{"chunk ABCD is left out"});
    CHECK((*snapshot.banks[5])[0] == 3);
    CHECK_FALSE(snapshot.tape);
}

TEST_CASE("an SZX of version 2, of an unknown machine or of one that is not emulated is refused") {
    CHECK(refused(with_byte(small(), 4, 2)).code == ErrorCode::Unsupported);
    for (const std::uint8_t machine : Bytes{7, 8, 9, 10, 12, 16}) {
        CAPTURE(static_cast<int>(machine));
        CHECK(refused(with_byte(small(), 6, machine)).code == ErrorCode::Unsupported);
    }
    for (const std::uint8_t machine : Bytes{17, 99, 255}) {
        CAPTURE(static_cast<int>(machine));
        CHECK(refused(with_byte(small(), 6, machine)).code == ErrorCode::BadValue);
    }
}

TEST_CASE("chunk sizes near 2^32 in an SZX are refused") {
    for (const unsigned size : {0xffff'ffffU, 0xffff'fff8U, 0xffff'fff0U, 0x8000'0000U}) {
        for (const char* id : {"Z80R", "SPCR", "RAMP", "TAPE", "CRTR", "FRIV", "ABCD"}) {
            CAPTURE(size);
            CAPTURE(std::string(id));
            CHECK(refused(small({text(id), u32(size), repeat(40, 1)})).code ==
                  ErrorCode::Truncated);
        }
    }
    // Sizes inside a TAPE chunk: unpacked and packed.
    for (const unsigned size : {0xffff'ffffU, 0x8000'0000U}) {
        CHECK_FALSE(parse_szx(small({chunk(
            "TAPE", join({u16(0), u16(3), u32(size), u32(4), repeat(16, 0), {1, 2, 3, 4}}))})));
        CHECK_FALSE(parse_szx(small({chunk(
            "TAPE", join({u16(0), u16(3), u32(9), u32(size), repeat(16, 0), {1, 2, 3, 4}}))})));
    }
}

TEST_CASE("malformed SZX snapshots are refused at their place") {
    CHECK(refused({}).code == ErrorCode::Empty);
    CHECK(refused(text("ZXSU\x01\x05")).code == ErrorCode::BadSignature);
    CHECK(refused(text("ZXST\x01\x05")).code == ErrorCode::Truncated);
    CHECK(refused(szx(1, {ports(), page(0, 1), page(2, 2), page(5, 3)})).code ==
          ErrorCode::BadValue);
    CHECK(refused(szx(1, {registers(), page(0, 1), page(2, 2), page(5, 3)})).code ==
          ErrorCode::BadValue);
    CHECK(refused(szx(1, {registers(), ports(), page(0, 1), page(5, 3)})).code ==
          ErrorCode::BadValue);
    CHECK(refused(szx(1, {registers(3), ports()})).code == ErrorCode::BadValue); // IM 3
    CHECK(refused(szx(1, {registers(), ports(8)})).code == ErrorCode::BadValue);
    CHECK(refused(small({page(0, 9)})).code == ErrorCode::BadValue);
    CHECK(refused(small({page(1, 9)})).code == ErrorCode::BadValue);
    CHECK(refused(szx(2, {page(8, 9)})).code == ErrorCode::BadValue);
    CHECK(refused(szx(1, {page(0, 9, 16383)})).code == ErrorCode::WrongSize);
    CHECK(refused(szx(1, {page(0, 9, 16385)})).code == ErrorCode::WrongSize);
    CHECK(refused(szx(1, {chunk("RAMP", {1, 0, 0, 1, 2, 3})})).code == ErrorCode::Corrupt);
    CHECK(refused(szx(1, {chunk("RAMP", {1, 0})})).code == ErrorCode::WrongSize);
    for (const char* id : {"Z80R", "SPCR", "AY", "KEYB", "JOY", "AMXM"}) {
        CAPTURE(id);
        CHECK(refused(small({chunk(id, repeat(3, 0))})).code == ErrorCode::WrongSize);
    }
    CHECK(refused(small({text("ABCD")})).code == ErrorCode::Truncated);
    CHECK(refused(small({chunk("TAPE", repeat(9, 0))})).code == ErrorCode::Truncated);
    CHECK(
        refused(small({chunk("TAPE",
                             join({u16(0), u16(3), u32(9), u32(4), repeat(16, 0), {1, 2, 3, 4}}))}))
            .code == ErrorCode::Corrupt);
    const Bytes old = join({{1, 5, 1, 0}, repeat(8, 0), {3}, u32(0), {1, 2, 0}, repeat(50, 0)});
    const Snapshot before_crtr = parsed(small({chunk("FRIV", old)}));
    REQUIRE(before_crtr.extras);
    CHECK(before_crtr.registers.q == 5);
    Bytes creator = text("Four Rivers");
    creator.resize(36, 0);
    CHECK(parsed(small({chunk("CRTR", join({creator, text("FRIV"), old}))})).registers.q == 5);
    CHECK_FALSE(parsed(small({chunk("CRTR", creator)})).extras);
    CHECK_FALSE(parsed(small({chunk("CRTR", join({repeat(36, 'x'), text("FRIV"), old}))})).extras);
    CHECK(parsed(small({chunk("FRIV", with_byte(old, 0, 9))})).warnings.size() == 1);
    CHECK(refused(small({chunk("FRIV", join({{1}, repeat(20, 0)}))})).code == ErrorCode::BadValue);
}

TEST_CASE("a T-state beyond the frame is taken modulo") {
    Bytes bytes = small();
    bytes[8 + 8 + 29 + 2] = 0x80;
    CHECK(*parsed(bytes).frame_tstate < 69888);
}

TEST_CASE("random states of every model survive an SZX, bit for bit") {
    RandomSnapshots random(3);
    for (const Model model : {Model::Spectrum16,
                              Model::Spectrum48,
                              Model::Spectrum128,
                              Model::SpectrumPlus2,
                              Model::SpectrumPlus2A}) {
        for (int i = 0; i < support::amount("FR_RANDOM_STATES", 300, 10); ++i) {
            Snapshot before = random.next(model);
            before.ula_port = static_cast<std::uint8_t>((i & 0xf8) | before.border);
            before.late_ula = i % 2 != 0;
            before.joystick = static_cast<Joystick>(i % Joysticks);
            before.mouse = i % 3 == 0;
            before.registers.halted = i % 5 == 0;
            before.extras.emplace();
            before.extras->frames = i;
            const auto bytes = write_szx(before);
            REQUIRE(bytes);
            const Snapshot after = parsed(*bytes);
            REQUIRE(after.registers == before.registers);
            REQUIRE(after.model == before.model);
            REQUIRE(after.border == before.border);
            REQUIRE(after.issue == before.issue);
            REQUIRE(after.joystick == before.joystick);
            REQUIRE(after.late_ula == before.late_ula);
            REQUIRE(after.ula_port == before.ula_port);
            REQUIRE(after.frame_tstate == before.frame_tstate);
            REQUIRE(after.port_7ffd == before.port_7ffd);
            REQUIRE(after.port_1ffd == before.port_1ffd);
            REQUIRE(after.extras->frames == i);
            if (before.ay) {
                REQUIRE(after.ay->values == before.ay->values);
            }
            REQUIRE((after.banks == before.banks));
            REQUIRE(after.warnings.empty());
        }
    }
}
