#include <doctest/doctest.h>

#include "loaders/compression.hpp"
#include "loaders/describe.hpp"
#include "loaders/media.hpp"
#include "loaders/rzx.hpp"
#include "loaders/sna.hpp"
#include "tests/loaders/rzx_builders.hpp"
#include "tests/loaders/snapshot_builders.hpp"
#include "tests/loaders/tape_builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

Recording parsed(const Bytes& bytes) {
    auto recording = parse_rzx(bytes);
    REQUIRE_MESSAGE(recording, recording.error().context);
    return *std::move(recording);
}

Error refused(const Bytes& bytes) {
    const auto recording = parse_rzx(bytes);
    REQUIRE_FALSE(recording);
    CHECK_FALSE(recording.error().context.empty());
    CHECK(recording.error().offset <= bytes.size());
    return recording.error();
}

bool mentions(const Error& error, std::string_view words) {
    CAPTURE(error.context);
    return error.context.find(words) != std::string::npos;
}

/// A recording whose input block is this.
Bytes with_input(const Bytes& input) {
    return join({rzx_header(), rzx_snapshot("sna", small_sna()), input});
}

Bytes packed(const Bytes& bytes) {
    return deflate_zlib(bytes);
}

const Bytes OneFrame = rzx_frame(10, {7});

} // namespace

TEST_CASE("an RZX has its creator, its snapshot and its frames, repeated inputs included") {
    const Recording recording = parsed(small_rzx());
    CHECK(recording.creator == "A test 2.5");
    CHECK(recording.frames() == 3);
    CHECK(recording.first_snapshot->registers.pc == 0x1234);
    REQUIRE(recording.blocks.size() == 2);
    const auto& input = std::get<RecordedInput>(recording.blocks[1]);
    CHECK(input.start_tstate == 1234);
    FrameReader frames(input.data);
    const RecordedFrame one = frames.next();
    CHECK(one.fetches == 100);
    CHECK(Bytes(one.inputs.begin(), one.inputs.end()) == Bytes{1, 2, 3});
    const RecordedFrame two = frames.next();
    CHECK(two.fetches == 200);
    CHECK(Bytes(two.inputs.begin(), two.inputs.end()) == Bytes{1, 2, 3});
    CHECK(frames.next().inputs.empty());
    CHECK(frames.ok());
}

TEST_CASE("snapshots of an RZX may be SNA, Z80 and SZX, packed or not, in any letter case") {
    for (const auto& [extension, data] : std::vector<std::pair<std::string, Bytes>>{
             {"sna", small_sna()}, {"Z80", small_z80()}, {"SZX", small_szx()}}) {
        const std::string& kind = extension;
        CAPTURE(kind);
        const Bytes input = rzx_input(1, OneFrame);
        const Bytes plain = join({rzx_header(), rzx_snapshot(extension, data), input});
        const Bytes squeezed =
            join({rzx_header(),
                  rzx_snapshot(extension, packed(data), 2, static_cast<long>(data.size())),
                  rzx_input(1, packed(OneFrame), 2)});
        CHECK(parsed(plain).first_snapshot->registers ==
              parsed(squeezed).first_snapshot->registers);
        CHECK(parsed(squeezed).frames() == 1);
    }
}

TEST_CASE("an RZX is recognised by its content") {
    const auto media = open_media(small_rzx(), "game.tap");
    REQUIRE(media);
    CHECK(std::holds_alternative<Recording>(media->media));
}

TEST_CASE("an RZX that needs another file is refused with that file's name") {
    const Bytes external = join({u32(0x12345678), text("Manic.z80"), {0}});
    const Error error =
        refused(join({rzx_header(), rzx_snapshot("z80", external, 1), rzx_input(1, OneFrame)}));
    CHECK(error.code == ErrorCode::Unsupported);
    CHECK(mentions(error, "\"Manic.z80\""));
}

TEST_CASE("an RZX without a snapshot, or with frames before it, is refused") {
    CHECK(mentions(refused(join({rzx_header(), rzx_input(1, OneFrame)})), "no snapshot"));
    CHECK(mentions(refused(rzx_header()), "no snapshot"));
    CHECK(mentions(refused(join({rzx_header(), rzx_snapshot("sna", small_sna())})), "no recorded"));
    CHECK(mentions(refused(with_input(rzx_input(0, {}))), "no recorded frames"));
}

TEST_CASE("an RZX of another version is refused, a newer 0.x is noted") {
    const Bytes rest = join({rzx_snapshot("sna", small_sna()), rzx_input(1, OneFrame)});
    CHECK(refused(join({rzx_header(1, 0), rest})).code == ErrorCode::Unsupported);
    CHECK(refused(join({rzx_header(255, 255), rest})).code == ErrorCode::Unsupported);
    CHECK(parsed(join({rzx_header(0, 12), rest})).warnings.empty());
    CHECK(parsed(join({rzx_header(0, 14), rest})).warnings.size() == 1);
    CHECK(parsed(join({rzx_header(0, 13, 1), rest})).warnings.size() == 1); // signed
}

TEST_CASE("an RZX cut anywhere is refused, or is a shorter recording") {
    const Bytes whole = small_rzx();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CAPTURE(size);
        CHECK_FALSE(parse_rzx(first(whole, size)));
    }
}

TEST_CASE("block lengths below 5 and near 2^32 are refused") {
    for (const unsigned length : {0u, 4u}) {
        CHECK(refused(join({rzx_header(), {0x30}, u32(length)})).code == ErrorCode::BadValue);
    }
    for (const unsigned length : {0x7fffffffu, 0xfffffffbu, 0xffffffffu}) {
        CHECK(refused(join({rzx_header(), {0x80}, u32(length), repeat(40, 0)})).code ==
              ErrorCode::Truncated);
    }
}

TEST_CASE("more frames than the data holds are refused") {
    CHECK(refused(with_input(rzx_input(2, OneFrame))).code == ErrorCode::Truncated);
    CHECK(refused(with_input(rzx_input(0xffffffff, OneFrame))).code == ErrorCode::Truncated);
    CHECK(refused(with_input(rzx_input(1, join({u16(1), u16(0xfffe), {1}})))).code ==
          ErrorCode::Truncated);
    CHECK(parsed(with_input(rzx_input(1, join({OneFrame, {9}})))).warnings.size() == 1);
}

TEST_CASE("a first frame that repeats the inputs before it is refused") {
    CHECK(refused(with_input(rzx_input(1, rzx_repeat(5)))).code == ErrorCode::BadValue);
}

TEST_CASE("packed blocks that are damaged, too large or of another size are refused") {
    const auto snapshot = [](const Bytes& data, long size) {
        return join({rzx_header(), rzx_snapshot("sna", data, 2, size), rzx_input(1, OneFrame)});
    };
    const Bytes good = packed(small_sna());
    CHECK(parse_rzx(snapshot(good, 49179)));
    CHECK(refused(snapshot(good, 49178)).code == ErrorCode::Corrupt);
    CHECK(refused(snapshot(first(good, good.size() / 2), 49179)).code == ErrorCode::Corrupt);
    CHECK(refused(snapshot(packed(repeat(17u << 20, 0)), 17 << 20)).code == ErrorCode::TooLarge);
    CHECK(refused(with_input(rzx_input(1, {1, 2, 3}, 2))).code == ErrorCode::Corrupt);
    // Two blocks of 40 MiB of zeros: frames without fetches or inputs.
    const Bytes bomb = rzx_input(10u << 20, packed(repeat(40u << 20, 0)), 2);
    CHECK(parse_rzx(with_input(bomb)));
    CHECK(refused(with_input(join({bomb, bomb}))).code == ErrorCode::TooLarge);
}

TEST_CASE("a snapshot of another kind, a damaged one and a nested recording are refused") {
    const Bytes input = rzx_input(1, OneFrame);
    const auto with = [&](std::string_view extension, const Bytes& data) {
        return join({rzx_header(), rzx_snapshot(extension, data), input});
    };
    CHECK(mentions(refused(with("rzx", small_rzx())), "\"rzx\""));
    CHECK(mentions(refused(with("slt", small_sna())), "\"slt\""));
    CHECK(mentions(refused(with("", small_sna())), "unknown kind"));
    CHECK(mentions(refused(with("tap", small_tape())), "unknown kind"));
    CHECK(mentions(refused(with("sna", first(small_sna(), 49178))), "refused"));
    CHECK(mentions(refused(with("szx", {})), "refused"));
}

TEST_CASE("a second snapshot of another model is refused") {
    CHECK(mentions(refused(join({rzx_header(),
                                 rzx_snapshot("sna", small_sna()),
                                 rzx_input(1, OneFrame),
                                 rzx_snapshot("szx", small_szx()),
                                 rzx_input(1, OneFrame)})),
                   "another model"));
}

TEST_CASE("encrypted input is refused; security and unknown blocks are skipped") {
    CHECK(mentions(refused(with_input(rzx_input(1, OneFrame, 1))), "encrypted"));
    const Bytes more = join({rzx_block(0x20, repeat(8, 1)),
                             rzx_block(0x21, repeat(40, 2)),
                             rzx_block(0x99, {}),
                             rzx_input(1, OneFrame)});
    CHECK(parsed(with_input(more)).warnings.size() == 1);
}

TEST_CASE("a written RZX is read back, with its repeated inputs and each snapshot") {
    const auto first_state = parse_sna(small_sna()).value();
    RzxWriter writer;
    REQUIRE(writer.add_snapshot(first_state));
    writer.add_frame(17472, Bytes{0xff, 0xbf});
    writer.add_frame(17000, Bytes{0xff, 0xbf});
    writer.add_frame(16000, Bytes{});
    REQUIRE(writer.add_snapshot(first_state));
    writer.add_frame(15000, Bytes{});
    CHECK(writer.frames() == 4);
    const Recording recording = parsed(writer.file());
    CHECK(recording.frames() == 4);
    CHECK(recording.blocks.size() == 4);
    CHECK(recording.first_snapshot->registers == first_state.registers);
    CHECK(recording.first_snapshot->banks == first_state.banks);
    const auto& input = std::get<RecordedInput>(recording.blocks[1]);
    CHECK(input.data ==
          join({rzx_frame(17472, {0xff, 0xbf}), rzx_repeat(17000), rzx_frame(16000, {})}));
}

TEST_CASE("info of an RZX lists its blocks") {
    const auto text =
        lines(inspect(parsed(small_rzx()), [](Model) -> std::string_view { return "48K"; }));
    REQUIRE(text.size() == 4);
    CHECK(text[0] == "recording of a 48K Spectrum, 3 frames, plays 0 s");
    CHECK(text[1] == "written by A test 2.5");
    CHECK(text[2] == "block 1: snapshot, sna, 49179 bytes");
    CHECK(text[3] ==
          "block 2: input, 3 frames, 350 opcode fetches, 6 inputs, from T-state 1234, 15 bytes");
}
