#include <doctest/doctest.h>

#include "loaders/csw.hpp"
#include "loaders/media.hpp"
#include "loaders/pzx.hpp"
#include "loaders/tape_player.hpp"
#include "tests/loaders/tape_builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

using Lengths = std::vector<std::uint32_t>;

Bytes block(std::string_view name, const Bytes& data) {
    return join({text(name), u32(static_cast<unsigned>(data.size())), data});
}

Bytes pzx(std::initializer_list<Bytes> blocks) {
    return join({block("PZXT", {1, 0}), join(blocks)});
}

FlatTape played(const Bytes& bytes) {
    const auto tape = parse_pzx(bytes);
    REQUIRE_MESSAGE(tape, tape.error().context);
    const auto flat = play_tape(*tape);
    REQUIRE(flat);
    return *flat;
}

ErrorCode refused(const Bytes& bytes) {
    const auto tape = parse_pzx(bytes);
    REQUIRE_FALSE(tape);
    CHECK_FALSE(tape.error().context.empty());
    CHECK(tape.error().offset <= bytes.size());
    return tape.error().code;
}

} // namespace

TEST_CASE("PZX pulses have counts and lengths of 31 bits and begin low") {
    const FlatTape flat = played(pzx(
        {block("PULS", join({u16(0x8003), u16(100), u16(7), u16(0x8001), u16(0x8001), u16(5)}))}));
    CHECK_FALSE(flat.starts_high);
    CHECK(flat.lengths == Lengths{100, 100, 100, 7, 65541});
}

TEST_CASE("pulses of no length change the level") {
    CHECK(played(pzx({block("PULS", join({u16(0), u16(9), u16(8)}))})).starts_high);
    CHECK(played(pzx({block("PULS", join({u16(9), u16(0x8002), u16(0), u16(8)}))})).lengths ==
          Lengths{9, 8});
    CHECK(played(pzx({block("PULS", join({u16(9), u16(0x8003), u16(0), u16(8)}))})).lengths ==
          Lengths{17});
}

TEST_CASE("PZX data has symbols of any form, a first level and a tail") {
    const Bytes data = join({u32(0x8000'0003), u16(50), {1, 2}, u16(10), u16(20), u16(30), {0x40}});
    const FlatTape flat = played(pzx({block("DATA", data)}));
    CHECK(flat.starts_high);
    CHECK(flat.lengths == Lengths{10, 20, 30, 10, 50});
}

TEST_CASE("PZX pauses have a level, and blocks of other names are skipped") {
    CHECK(played(pzx({block("PAUS", u32(5000)),
                      block("xtra", {1}),
                      block("PAUS", u32(0x8000'0007)),
                      block("BRWS", text("part 2")),
                      block("STOP", u16(1))}))
              .lengths == Lengths{5000, 7});
}

TEST_CASE("malformed PZX tapes are refused") {
    CHECK(refused({}) == ErrorCode::Empty);
    CHECK(refused(block("PULS", u16(1))) == ErrorCode::BadSignature);
    CHECK(refused(block("PZXT", {2, 0})) == ErrorCode::Unsupported);
    CHECK(refused(block("PZXT", {1})) == ErrorCode::BadValue);
    CHECK(refused(pzx({})) == ErrorCode::BadValue);
    CHECK(refused(pzx({block("PULS", {1})})) == ErrorCode::BadValue);
    CHECK(refused(pzx({block("PULS", u16(0x8002))})) == ErrorCode::BadValue);
    CHECK(refused(pzx({block("PAUS", u16(1))})) == ErrorCode::BadValue);
    CHECK(refused(pzx({block("STOP", {1})})) == ErrorCode::BadValue);
    CHECK(refused(pzx({block("DATA", join({u32(0x7fff'ffff), u16(0), {0, 0}}))})) ==
          ErrorCode::BadValue);
    CHECK(refused(pzx({join({text("PULS"), u32(0xffff'fff0)})})) == ErrorCode::Truncated);
    CHECK(refused(first(pzx({block("PULS", u16(1))}), 15)) == ErrorCode::Truncated);
}

TEST_CASE("a tape written as PZX has the same pulses") {
    for (const Bytes& file : {small_tape(), csw2(44'100, {10, 20, 30, 0, 0, 1, 0, 0}, 1)}) {
        const auto media = open_media(file, "");
        REQUIRE(media);
        const auto& tape = std::get<Tape>(media->media);
        const auto written = write_pzx(tape);
        REQUIRE(written);
        const FlatTape again = played(*written);
        CHECK(again.lengths == play_tape(tape)->lengths);
        CHECK(again.starts_high == play_tape(tape)->starts_high);
    }
}
