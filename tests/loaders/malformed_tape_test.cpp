// Tapes that claim more than they hold: lengths near 2^32, and compressed recordings that unpack to
// far more than the file.
#include <string>

#include <doctest/doctest.h>
#include <zlib.h>

#include "loaders/convert.hpp"
#include "loaders/media.hpp"
#include "loaders/tape_player.hpp"
#include "tests/loaders/tape_builders.hpp"

using namespace zx;
using namespace builders;

namespace {

ErrorCode refused(const Bytes& bytes) {
    const auto media = loaders::open_media(bytes, "tape");
    REQUIRE_FALSE(media);
    CHECK_FALSE(media.error().context.empty());
    CHECK(media.error().offset <= bytes.size());
    return media.error().code;
}

Bytes packed(const Bytes& bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    Bytes out(size);
    REQUIRE(compress2(out.data(), &size, bytes.data(), static_cast<uLong>(bytes.size()), 9) ==
            Z_OK);
    out.resize(size);
    return out;
}

/// Block 0x18 with a stream packed by zlib.
Bytes tzx_recording(const Bytes& stream) {
    return join({{0x18},
                 u32(static_cast<unsigned>(10 + stream.size())),
                 u16(0),
                 u24(44'100),
                 {2},
                 u32(1),
                 stream});
}

} // namespace

TEST_CASE("lengths near 2^32 and 2^24 in TZX blocks are refused") {
    for (const unsigned length : {0xffff'ffffU, 0xffff'fff6U, 0x8000'0000U, 0x7fff'ffffU}) {
        CAPTURE(length);
        for (const std::uint8_t id : Bytes{0x18, 0x19, 0x2a, 0x2b, 0x16, 0x17, 0x4b, 0x7e}) {
            CAPTURE(static_cast<int>(id));
            CHECK(refused(tzx({join({{id}, u32(length), repeat(40, 1)})})) == ErrorCode::Truncated);
        }
        CHECK(refused(tzx({join({{0x35}, repeat(16, 'x'), u32(length), repeat(40, 1)})})) ==
              ErrorCode::Truncated);
        // Symbols of a generalised block, whose number times their size overflows 32 bits.
        CHECK(refused(tzx(
                  {join({{0x19}, u32(14), u16(0), u32(length), {1, 1}, u32(length), {1, 1}})})) ==
              ErrorCode::Truncated);
    }
    struct Head {
        std::uint8_t id;
        std::size_t bytes_before_length;
    };
    for (const auto& [id, before] : {Head{0x15, 5}, Head{0x14, 7}, Head{0x11, 15}}) {
        CHECK(refused(tzx({join({{id}, repeat(before, 1), u24(0xff'ffff), repeat(9, 1)})})) ==
              ErrorCode::Truncated);
    }
}

TEST_CASE("lengths near 2^32 in PZX blocks are refused") {
    const Bytes start = join({text("PZXT"), u32(2), {1, 0}});
    for (const unsigned length : {0xffff'ffffU, 0xffff'fff8U, 0x8000'0000U}) {
        for (const char* const name : {"PULS", "DATA", "PAUS", "BRWS", "STOP", "none"}) {
            CAPTURE(std::string(name));
            CHECK(refused(join({start, text(name), u32(length), repeat(40, 1)})) ==
                  ErrorCode::Truncated);
        }
    }
}

TEST_CASE("a recording of a few bytes that unpacks to more than a tape may have is refused") {
    // 100 MB of pulses of one sample, packed to about 100 KB.
    const Bytes bomb = packed(repeat(100'000'000, 1));
    REQUIRE(bomb.size() < 200'000);
    const ErrorCode as_csw = refused(with_byte(csw2(44'100, bomb), 0x21, 2));
    CHECK((as_csw == ErrorCode::TooLarge || as_csw == ErrorCode::Corrupt));
    const ErrorCode as_tzx = refused(tzx({tzx_recording(bomb)}));
    CHECK((as_tzx == ErrorCode::TooLarge || as_tzx == ErrorCode::Corrupt));
    // Below the limit of unpacked bytes, but with more pulses of changing length than a tape has.
    Bytes pulses;
    for (int i = 0; i < 20'000'000; ++i) {
        pulses.push_back(static_cast<std::uint8_t>(1 + i % 2));
    }
    CHECK(refused(with_byte(csw2(44'100, packed(pulses)), 0x21, 2)) == ErrorCode::TooLarge);
}

TEST_CASE("generalised blocks whose symbols need no bytes are refused together") {
    // Five million symbols of no bits in each block.
    const Bytes body = join({u16(0), u32(0), {1, 1}, u32(5'000'000), {1, 1}, {0}, u16(5)});
    const Bytes block = join({{0x19}, u32(static_cast<unsigned>(body.size())), body});
    CHECK(loaders::open_media(tzx({block}), "tape").has_value());
    CHECK(refused(tzx({block, block, block, block})) == ErrorCode::TooLarge);
}

TEST_CASE("a few bytes that stand for billions of pulses are not written as TZX") {
    const Bytes puls = join({text("PULS"), u32(6), u16(0xffff), u16(0xffff), u16(0xffff)});
    const auto levels = loaders::open_media(join({text("PZXT"), u32(2), {1, 0}, puls}), "tape");
    REQUIRE(levels);
    const auto written = loaders::encode_media(levels->media, "x.tzx");
    REQUIRE_FALSE(written);
    CHECK(written.error().code == ErrorCode::TooLarge);
    loaders::Tape recording;
    recording.blocks.emplace_back(
        loaders::PulseBlock{{{100'000, 0xffff'ffff, loaders::Edge::Flip}}, 0, true});
    const auto packed_pulses = loaders::encode_media(recording, "x.tzx");
    REQUIRE_FALSE(packed_pulses);
    CHECK(packed_pulses.error().code == ErrorCode::TooLarge);
}

TEST_CASE("blocks without sound in a loop count against the pulses of a tape") {
    using Kind = loaders::ControlBlock::Kind;
    loaders::Tape tape;
    tape.blocks.emplace_back(loaders::ControlBlock{Kind::LoopStart, {10}, {}});
    tape.blocks.emplace_back(loaders::PulseBlock{{{60, 1, loaders::Edge::Flip}}, 0, false});
    tape.blocks.insert(tape.blocks.end(), 20'000, loaders::ControlBlock{Kind::GroupEnd, {}, {}});
    tape.blocks.emplace_back(loaders::ControlBlock{Kind::LoopEnd, {}, {}});
    const auto flat = loaders::play_tape(tape, 50'000);
    REQUIRE_FALSE(flat);
    CHECK(flat.error().code == ErrorCode::TooLarge);
    const auto whole = loaders::play_tape(tape);
    REQUIRE(whole);
    CHECK(whole->lengths.size() == 10);
}
