#include <doctest/doctest.h>

#include "loaders/convert.hpp"
#include "loaders/csw.hpp"
#include "loaders/describe.hpp"
#include "loaders/tape_player.hpp"
#include "loaders/tzx.hpp"
#include "tests/loaders/tape_builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

using Lengths = std::vector<std::uint32_t>;

Tape parsed(const Bytes& bytes) {
    auto tape = parse_tzx(bytes);
    REQUIRE_MESSAGE(tape, tape.error().context);
    return *tape;
}

Error refused(const Bytes& bytes) {
    const auto tape = parse_tzx(bytes);
    REQUIRE_FALSE(tape);
    CHECK_FALSE(tape.error().context.empty());
    CHECK(tape.error().offset <= bytes.size());
    return tape.error();
}

FlatTape played(const Tape& tape) {
    auto flat = play_tape(tape);
    REQUIRE_MESSAGE(flat, flat.error().context);
    return *flat;
}

Lengths lengths(std::initializer_list<Bytes> blocks) {
    const FlatTape flat = played(parsed(tzx(blocks)));
    CHECK_FALSE(flat.starts_high);
    return flat.lengths;
}

} // namespace

TEST_CASE("a tone, a pulse list and pure data continue each other with edges") {
    CHECK(lengths({tzx_tone(100, 3), {0x13, 2, 7, 0, 9, 0}}) == Lengths{100, 100, 100, 7, 9});
    CHECK(lengths({join({{0x14}, u16(10), u16(20), {2}, u16(0), u24(1), {0x80}})}) ==
          Lengths{20, 20, 10, 10});
}

TEST_CASE("a turbo block has its own times, and the used bits of its last byte alone") {
    CHECK(lengths({tzx_turbo(2, {0x40})}) == Lengths{100, 100, 100, 200, 300, 10, 10, 20, 20});
    CHECK(lengths({tzx_turbo(0, {0x40})}) == Lengths{100, 100, 100, 200, 300});
    CHECK(parsed(tzx({tzx_turbo(9, {0x40})})).warnings.size() == 1);
    CHECK(lengths({tzx_turbo(9, {0x40})}).size() == 5 + 16);
}

TEST_CASE("a pause ends the last pulse with an edge and is low; the next pulse begins low") {
    // Low 100, high 100, then a tail low 945, and the rest is low, too, as is the next pulse.
    CHECK(lengths({tzx_tone(100, 2), {0x20, 1, 0}, tzx_tone(50, 2)}) ==
          Lengths{100, 100, 3500 + 50, 50});
    // After three pulses the tail is high.
    CHECK(lengths({tzx_tone(100, 3), {0x20, 1, 0}, tzx_tone(50, 2)}) ==
          Lengths{100, 100, 100, 945, 3500 - 945 + 50, 50});
}

TEST_CASE("a direct recording gives levels, and the level after it stays") {
    CHECK(lengths({join({{0x15}, u16(10), u16(0), {4}, u24(2), {0x3f, 0xc0}}), tzx_tone(7, 2)}) ==
          Lengths{20, 80, 20 + 7, 7});
    CHECK(refused(tzx({join({{0x15}, u16(0), u16(0), {8}, u24(1), {1}})})).code ==
          ErrorCode::BadValue);
}

TEST_CASE("a CSW block plays its pulses from the present level") {
    const Bytes block =
        join({{0x18}, u32(17), u16(0), u24(35'000), {1}, u32(3), {1, 2, 0}, u32(300)});
    CHECK(lengths({block}) == Lengths{100, 200, 30'000});
    CHECK(refused(tzx({join({{0x18}, u32(11), u16(0), u24(0), {1}, u32(1), {1}})})).code ==
          ErrorCode::BadValue);
    CHECK(refused(tzx({join({{0x18}, u32(11), u16(0), u24(44100), {3}, u32(1), {1}})})).code ==
          ErrorCode::BadValue);
    CHECK(refused(tzx({join({{0x18}, u32(9), u16(0), u24(44100), {1}, u32(1)})})).code ==
          ErrorCode::BadValue);
    CHECK(refused(tzx({join({{0x18}, u32(0xffff'ffff), u16(0), u24(44100), {1}})})).code ==
          ErrorCode::Truncated);
    CHECK(refused(tzx({join({{0x18}, u32(12), u16(0), u24(44100), {1}, u32(1), {0, 1}})})).code ==
          ErrorCode::Truncated);
}

TEST_CASE("symbols of a generalised block make an edge, none, or set the level") {
    const auto block = [](std::uint8_t flags) {
        const Bytes body = join({u16(0),
                                 u32(3),
                                 {1, 2},
                                 u32(0),
                                 {1, 1},
                                 {0},
                                 u16(50),
                                 {flags},
                                 u16(60),
                                 {0},
                                 u16(1),
                                 {1},
                                 u16(1),
                                 {0},
                                 u16(1)});
        return join({{0x19}, u32(static_cast<unsigned>(body.size())), body});
    };
    CHECK(lengths({block(0)}) == Lengths{50, 60, 50});
    CHECK(lengths({block(1)}) == Lengths{110, 50});
    CHECK(lengths({block(2)}) == Lengths{110, 50});
    CHECK(lengths({block(3)}) == Lengths{50, 60, 50});
}

TEST_CASE("malformed generalised blocks are refused") {
    const auto refused_body = [](const Bytes& body) {
        return refused(tzx({join({{0x19}, u32(static_cast<unsigned>(body.size())), body})})).code;
    };
    CHECK(refused_body(repeat(13, 0)) == ErrorCode::Truncated);
    // A symbol that is not defined, in the pilot and in the data.
    CHECK(refused_body(join({u16(0), u32(1), {1, 1}, u32(0), {1, 1}, {0}, u16(5), {1}, u16(1)})) ==
          ErrorCode::BadValue);
    CHECK(refused_body(join({u16(0),
                             u32(0),
                             {1, 1},
                             u32(1),
                             {1, 3},
                             {0},
                             u16(5),
                             {0},
                             u16(5),
                             {0},
                             u16(5),
                             {0xc0}})) == ErrorCode::BadValue);
    CHECK(refused_body(
              join({u16(0), u32(1), {1, 1}, u32(0), {1, 1}, {0}, u16(5), {0}, u16(1), {9}})) ==
          ErrorCode::BadValue);
    // Four thousand million symbols of no bits.
    CHECK(refused_body(join({u16(0), u32(0), {1, 1}, u32(0xffff'ffff), {1, 1}, {0}, u16(5)})) ==
          ErrorCode::TooLarge);
    CHECK(refused_body(
              join({u16(0), u32(0), {1, 1}, u32(0xffff'ffff), {1, 2}, {0}, u16(5), {0}, u16(6)})) ==
          ErrorCode::Truncated);
}

TEST_CASE("loops, jumps and calls play their blocks") {
    CHECK(lengths({{0x24, 3, 0}, tzx_tone(10, 1), {0x25}, tzx_tone(5, 1)}) ==
          Lengths{10, 10, 10, 5});
    CHECK(lengths({{0x23, 2, 0}, tzx_tone(10, 1), tzx_tone(5, 1)}) == Lengths{5});
    // Call the tone of 7 and then the tone of 9; each returns.
    CHECK(lengths({{0x26, 2, 0, 3, 0, 5, 0},
                   tzx_tone(5, 1),
                   {0x23, 5, 0},
                   tzx_tone(7, 1),
                   {0x27},
                   tzx_tone(9, 1),
                   {0x27},
                   tzx_tone(3, 1)}) == Lengths{7, 9, 5, 3});
}

TEST_CASE("endless loops without sound end the tape") {
    CHECK(lengths({tzx_tone(10, 1), {0x23, 1, 0}, {0x23, 0xff, 0xff}}) == Lengths{10});
    CHECK(refused(tzx({tzx_tone(10, 1), {0x23, 0, 0}})).code == ErrorCode::BadValue);
    CHECK_FALSE(play_tape(parsed(tzx({tzx_tone(10, 1), {0x23, 0xff, 0xff}}))));
    // Zero-length pulses for ever.
    CHECK(lengths({tzx_tone(10, 1), {0x13, 1, 0, 0}, {0x23, 0xff, 0xff}}).size() <= 3);
    // A level that is set again and again, so that no pulse has an end.
    CHECK_FALSE(
        play_tape(parsed(tzx({join({{0x2b}, u32(1), {0}}), tzx_tone(10, 1), {0x23, 0xfe, 0xff}}))));
    CHECK(lengths({{0x24, 0, 0}, tzx_tone(10, 1), {0x25}}) == Lengths{10});
    CHECK(lengths({{0x25}, {0x27}, tzx_tone(10, 1)}) == Lengths{10});
    CHECK(parsed(tzx({{0x24, 2, 0}, {0x24, 2, 0}, tzx_tone(1, 1), {0x25}})).warnings.size() == 1);
}

TEST_CASE("recursive calls are ignored") {
    // A call of itself.
    CHECK(lengths({tzx_tone(10, 1), {0x26, 1, 0, 0, 0}, tzx_tone(20, 1)}) == Lengths{10, 20});
    // Two calls of each other: the second one begins while the first is served.
    CHECK(lengths({{0x26, 1, 0, 2, 0},
                   tzx_tone(5, 1),
                   {0x26, 1, 0, 0xfe, 0xff},
                   tzx_tone(7, 1),
                   {0x27},
                   tzx_tone(9, 1)}) == Lengths{7, 5, 5, 7, 7, 9});
}

TEST_CASE("jumps and calls outside the file are refused") {
    const Error jump = refused(tzx({tzx_tone(10, 1), {0x23, 2, 0}}));
    CHECK(jump.code == ErrorCode::BadValue);
    CHECK(jump.offset == 15);
    CHECK(refused(tzx({{0x23, 0xff, 0xff}})).code == ErrorCode::BadValue);
    CHECK(refused(tzx({{0x26, 1, 0, 0x00, 0x80}})).code == ErrorCode::BadValue);
    CHECK(refused(tzx({join({{0x28}, u16(4), {1}, u16(7), {0}})})).code == ErrorCode::BadValue);
}

TEST_CASE("tones of no length or no pulses do not stop the tape") {
    CHECK(lengths({tzx_tone(0, 65534), tzx_tone(10, 0), tzx_tone(10, 2)}) == Lengths{10, 10});
    CHECK(lengths({{0x13, 4, 5, 0, 0, 0, 0, 0, 6, 0}}) == Lengths{5, 6});
    CHECK(lengths({{0x13, 3, 5, 0, 0, 0, 6, 0}}) == Lengths{11});
}

TEST_CASE("a standard block without bytes is only a pause") {
    const Tape tape = parsed(tzx({join({{0x10}, u16(1), u16(0)}), tzx_tone(5, 1)}));
    CHECK(tape.warnings.size() == 1);
    CHECK(played(tape).lengths == Lengths{3500 + 5});
}

TEST_CASE("every block is cut at every place without harm") {
    const Bytes whole = tzx_of_everything();
    const Tape tape = parsed(whole);
    CHECK(tape.blocks.size() == 32);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CAPTURE(size);
        const auto cut = parse_tzx(first(whole, size));
        if (!cut) {
            CHECK(cut.error().offset <= size);
        }
    }
}

TEST_CASE("other versions, other signatures and lengths past the end are refused") {
    CHECK(refused({}).code == ErrorCode::Empty);
    CHECK(refused(text("ZXTape?\x1a\x01\x14")).code == ErrorCode::BadSignature);
    CHECK(refused(text("ZXTape!\x1a")).code == ErrorCode::Truncated);
    CHECK(refused(tzx({})).code == ErrorCode::BadValue);
    CHECK(refused(with_byte(tzx({{0x22}}), 8, 2)).code == ErrorCode::Unsupported);
    CHECK(refused(tzx({join({{0x10}, u16(0), u16(9), {1}})})).code == ErrorCode::Truncated);
    CHECK(refused(tzx({join({{0x14}, u16(1), u16(1), {8}, u16(0), u24(0xff'ffff)})})).code ==
          ErrorCode::Truncated);
    CHECK(refused(tzx({join({{0x35}, repeat(16, 'x'), u32(0xffff'fff0)})})).code ==
          ErrorCode::Truncated);
    CHECK(refused(tzx({join({{0x77}, u32(0xffff'ffff)})})).code == ErrorCode::Truncated);
    CHECK(refused(tzx({join({{0x16}, u32(3), {1, 2, 3}})})).code == ErrorCode::BadValue);
    CHECK(refused(tzx({join({{0x32}, u16(9), {1, 0, 1, 'x'}})})).code == ErrorCode::BadValue);
    CHECK(refused(tzx({join({{0x2b}, u32(0)})})).code == ErrorCode::BadValue);
}

TEST_CASE("more blocks than a tape may have are refused") {
    CHECK(refused(join({text("ZXTape!\x1a\x01\x14"), repeat(65'537, 0x22)})).code ==
          ErrorCode::TooLarge);
}

TEST_CASE("zeros after the last block are noted") {
    CHECK(parsed(join({tzx({tzx_tone(1, 1)}), repeat(9, 0)})).warnings.size() == 1);
}

TEST_CASE("the hardware block chooses the model") {
    const auto model = [](std::initializer_list<std::uint8_t> entries) {
        return parsed(tzx({{0x22}, join({{0x33}, Bytes(entries)})})).model;
    };
    CHECK(model({1, 0, 3, 1}) == Model::Spectrum128);
    CHECK(model({1, 0, 3, 0}) == Model::Spectrum128);
    CHECK(model({2, 0, 1, 0, 0, 3, 0}) == std::nullopt);
    CHECK(model({2, 0, 1, 3, 0, 4, 0}) == Model::SpectrumPlus2);
    CHECK(model({1, 0, 5, 1}) == Model::SpectrumPlus2A);
    // Runs on a +2A without its hardware; does not run on a 48K, and nothing else is said.
    CHECK(model({1, 0, 5, 2}) == Model::SpectrumPlus2A);
    CHECK(model({2, 0, 3, 2, 0, 1, 0}) == std::nullopt);
    CHECK(model({1, 0, 1, 3}) == Model::Spectrum128);
    CHECK(model({2, 0, 1, 1, 0, 3, 3}) == Model::Spectrum48);
    CHECK(model({1, 9, 3, 1}) == std::nullopt);
    CHECK(model({1, 0, 99, 1}) == std::nullopt);
}

TEST_CASE("texts are UTF-8") {
    const Tape tape = parsed(tzx({{0x30, 3, 'a', 0xe9, '\r'}, tzx_tone(1, 1)}));
    CHECK(std::get<InfoBlock>(tape.blocks[0]).texts == std::vector<std::string>{"a\u00e9 / "});
}

TEST_CASE("a tape that is written and read again is the same tape") {
    const Tape tape = parsed(tzx_of_everything());
    const auto bytes = write_tzx(tape);
    REQUIRE(bytes);
    const Tape again = parsed(*bytes);
    CHECK(played(again).lengths == played(tape).lengths);
    // A second time it is the same file.
    const auto twice = write_tzx(again);
    REQUIRE(twice);
    CHECK(played(parsed(*twice)).lengths == played(tape).lengths);
    const Tape plain = parsed(tzx({tzx_standard(0, header(0, "a", 1, 2, 3)),
                                   tzx_turbo(5, {1, 2}, 70),
                                   tzx_tone(5, 65535),
                                   {0x24, 2, 0},
                                   {0x25},
                                   {0x30, 1, 'x'}}));
    const auto same = write_tzx(plain);
    REQUIRE(same);
    CHECK(parsed(*same) == plain);
}

TEST_CASE("jumps lead to the same blocks after writing, though a block may become several") {
    const Bytes level_high = join({{0x15}, u16(70), u16(0), {8}, u24(1), {0xf0}});
    const Tape tape = parsed(tzx(
        {{0x23, 3, 0}, level_high, tzx_tone(9, 2), tzx_tone(0, 2), tzx_tone(5, 1), level_high}));
    const auto bytes = write_tzx(tape);
    REQUIRE(bytes);
    CHECK(played(parsed(*bytes)).lengths == played(tape).lengths);
}

TEST_CASE("a TAP becomes a TZX and comes back") {
    const auto media = open_media(small_tape(), "x.tap");
    REQUIRE(media);
    const auto file = encode_media(media->media, "x.tzx");
    REQUIRE(file);
    CHECK(first(*file, 13) == join({text("ZXTape!\x1a\x01\x14"), {0x10, 0xe8, 0x03}}));
    const auto again = open_media(*file, "");
    REQUIRE(again);
    const auto tap = encode_media(again->media, "x.tap");
    REQUIRE(tap);
    CHECK(*tap == small_tape());
    CHECK_FALSE(encode_media(Media{parsed(tzx({tzx_tone(5, 5)}))}, "x.tap"));
}

TEST_CASE("the description of a TZX has a line for every block") {
    const MediaInfo info =
        inspect(Media{parsed(tzx_of_everything())}, [](Model) { return std::string_view("48K"); });
    const std::vector<std::string> text = lines(info);
    REQUIRE(text.size() > 32);
    CHECK(text[1] == "block 1: bytes: \"all\", 3 bytes, address 32768");
    CHECK(text[3] == "block 3: tone, 1 ms, 7 pulses of 500 T");
    CHECK(text[9] == "block 9: pause, 10 ms");
    CHECK(text[12] == "block 12: jump to block 13");
    CHECK(text[18] == "block 18: choice, ab (block 19)");
    CHECK(text[23] == "block 23: info 0x32, title: ti");
}

TEST_CASE("a CSW recording is read in both versions") {
    for (const bool version1 : {true, false}) {
        const Bytes stream = join({{1, 2, 0}, u32(1000)});
        const auto tape = parse_csw(version1 ? csw1(35'000, stream) : csw2(35'000, stream));
        REQUIRE(tape);
        CHECK(played(*tape).lengths == Lengths{100, 200, 100'000});
        CHECK_FALSE(played(*tape).starts_high);
        const auto high = parse_csw(version1 ? csw1(35'000, stream, 1) : csw2(35'000, stream, 1));
        REQUIRE(high);
        CHECK(played(*high).starts_high);
    }
}

TEST_CASE("errors of a rate do not add up") {
    const auto tape = parse_csw(csw1(44'100, repeat(441, 1)));
    REQUIRE(tape);
    std::uint64_t sum = 0;
    for (const std::uint32_t length : played(*tape).lengths) {
        sum += length;
    }
    CHECK(sum == 35'000);
}

TEST_CASE("malformed CSW recordings are refused") {
    const auto code = [](const Bytes& bytes) {
        const auto tape = parse_csw(bytes);
        REQUIRE_FALSE(tape);
        CHECK(tape.error().offset <= bytes.size());
        return tape.error().code;
    };
    CHECK(code({}) == ErrorCode::Empty);
    CHECK(code(text("Compressed Square Mave\x1a")) == ErrorCode::BadSignature);
    CHECK(code(csw1(0, {1})) == ErrorCode::BadValue);
    CHECK(code(csw2(3'500'001, {1})) == ErrorCode::BadValue);
    CHECK(code(csw1(44'100, {})) == ErrorCode::BadValue);
    CHECK(code(csw1(44'100, {0, 1, 2, 3})) == ErrorCode::Truncated);
    CHECK(code(with_byte(csw1(44'100, {1}), 0x1b, 2)) == ErrorCode::BadValue);
    CHECK(code(with_byte(csw2(44'100, {1}), 0x21, 3)) == ErrorCode::BadValue);
    CHECK(code(with_byte(csw2(44'100, {1}), 0x21, 2)) == ErrorCode::Corrupt);
    CHECK(code(with_byte(csw2(44'100, {1}), 0x23, 200)) == ErrorCode::Truncated);
    CHECK(code(with_byte(csw2(44'100, {1}), 0x17, 3)) == ErrorCode::Unsupported);
    CHECK(code(first(csw2(44'100, {1}), 0x30)) == ErrorCode::Truncated);
}

TEST_CASE("a tape written as CSW has the same pulses") {
    const Tape tape = parsed(tzx({tzx_standard(0, header(0, "a", 1, 2, 3), 100),
                                  tzx_turbo(5, {1, 2}, 70),
                                  tzx_tone(5, 100)}));
    const auto file = write_csw(tape);
    REQUIRE(file);
    const auto again = parse_csw(*file);
    REQUIRE(again);
    CHECK(again->warnings.empty());
    CHECK(played(*again).lengths == played(tape).lengths);
    // And from there into a TZX.
    const auto tzx_file = write_tzx(*again);
    REQUIRE(tzx_file);
    CHECK(played(parsed(*tzx_file)).lengths == played(tape).lengths);
}
