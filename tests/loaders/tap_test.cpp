#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "loaders/tap.hpp"
#include "tests/loaders/builders.hpp"

using namespace builders;
using namespace zx;
using namespace zx::loaders;

namespace {

Tape parsed(const Bytes& bytes) {
    auto tape = parse_tap(bytes);
    REQUIRE_MESSAGE(tape, tape.error().context);
    return *tape;
}

Error refused(const Bytes& bytes) {
    const auto tape = parse_tap(bytes);
    REQUIRE_FALSE(tape);
    return tape.error();
}

} // namespace

TEST_CASE("a TAP's blocks have the ROM's timing and their bytes unchanged") {
    const Tape tape = parsed(small_tape());
    REQUIRE(tape.blocks.size() == 2);
    CHECK(tape.warnings.empty());
    const auto& program = std::get<DataBlock>(tape.blocks[1]);
    CHECK(program.bytes == Bytes{0xff, 0x00, 0x0a, 0x01, 0x00, 0x0d, 0xff ^ 0x0a ^ 0x01 ^ 0x0d});
    CHECK(program.pilot_tstates == 2168);
    CHECK(program.sync1_tstates == 667);
    CHECK(program.sync2_tstates == 735);
    CHECK(program.zero_tstates == 855);
    CHECK(program.one_tstates == 1710);
    CHECK(program.last_byte_bits == 8);
    CHECK(program.pause_tstates == 3'500'000);
}

TEST_CASE("the pilot tone is long for flags below 128 and short from 128 on") {
    struct Row {
        std::uint8_t flag;
        std::uint32_t pulses;
    };
    for (const Row row :
         {Row{0x00, 8063}, Row{0x01, 8063}, Row{0x7f, 8063}, Row{0x80, 3223}, Row{0xff, 3223}}) {
        CAPTURE(row.flag);
        CHECK(std::get<DataBlock>(parsed(tap_block(row.flag, {1, 2, 3})).blocks[0]).pilot_pulses ==
              row.pulses);
    }
}

TEST_CASE("blocks of any flag, headers without data and data without a header are a tape") {
    CHECK(parsed(tap_block(0x00, header(3, "lonely", 100, 16384, 32768))).blocks.size() == 1);
    CHECK(std::get<DataBlock>(parsed(tap_block(0xff, {})).blocks[0]).bytes == Bytes{0xff, 0xff});
    CHECK(std::get<DataBlock>(parsed(tap_block(0x42, {9})).blocks[0]).bytes ==
          Bytes{0x42, 9, 0x4b});
}

TEST_CASE("the longest block that a TAP can hold is read whole") {
    const Tape tape = parsed(tap_raw(repeat(0xffff, 0x55)));
    REQUIRE(tape.blocks.size() == 1);
    CHECK(std::get<DataBlock>(tape.blocks[0]).bytes.size() == 0xffff);
}

TEST_CASE("a wrong checksum is a warning that names the block, and the block is played") {
    const Tape tape = parsed(join({small_tape(), tap_raw({0xff, 1, 2, 3})}));
    REQUIRE(tape.blocks.size() == 3);
    CHECK(std::get<DataBlock>(tape.blocks[2]).bytes == Bytes{0xff, 1, 2, 3});
    REQUIRE(tape.warnings.size() == 1);
    CHECK(tape.warnings[0] == "block 3: wrong checksum");
}

TEST_CASE("thousands of wrong checksums do not make thousands of warnings") {
    Bytes bytes;
    for (int i = 0; i < 3000; ++i) {
        bytes = join({std::move(bytes), {2, 0, 1, 2}});
    }
    const Tape tape = parsed(bytes);
    CHECK(tape.blocks.size() == 3000);
    REQUIRE(tape.warnings.size() == 21);
    CHECK(tape.warnings.back() == "and 2980 more like it");
}

TEST_CASE("an empty block is skipped with a warning") {
    const Tape tape = parsed(join({{0, 0}, small_tape(), {0, 0}}));
    CHECK(tape.blocks.size() == 2);
    REQUIRE(tape.warnings.size() == 1);
    CHECK(tape.warnings[0] == "2 empty blocks skipped");
}

TEST_CASE("blocks are numbered as in a list, without the empty ones") {
    const Tape tape = parsed(join({{0, 0}, tap_raw({0x00}), {0, 0}, {2, 0, 1, 2}}));
    REQUIRE(tape.warnings.size() == 3);
    CHECK(tape.warnings[0] == "block 1: only a flag byte, no checksum");
    CHECK(tape.warnings[1] == "block 2: wrong checksum");
    const auto cut = parse_tap(join({{0, 0}, small_tape(), {0, 0}, {2, 0, 1}}));
    REQUIRE_FALSE(cut);
    CHECK(cut.error().context == "block 3 ends 1 byte early");
}

TEST_CASE("a block of one byte is a flag without a checksum") {
    const Tape tape = parsed(tap_raw({0x00}));
    REQUIRE(tape.blocks.size() == 1);
    CHECK(std::get<DataBlock>(tape.blocks[0]).bytes == Bytes{0x00});
    CHECK(std::get<DataBlock>(tape.blocks[0]).pilot_pulses == 8063);
    REQUIRE(tape.warnings.size() == 1);
    CHECK(tape.warnings[0] == "block 1: only a flag byte, no checksum");
}

TEST_CASE("a checksum is right if the XOR over the whole block is 0 and there is one") {
    CHECK(checksum_is_right(Bytes{0x42, 9, 0x4b}));
    CHECK(checksum_is_right(Bytes{0, 0}));
    CHECK_FALSE(checksum_is_right(Bytes{0x42, 9, 0x4a}));
    CHECK_FALSE(checksum_is_right(Bytes{0}));
    CHECK_FALSE(checksum_is_right(Bytes{}));
}

TEST_CASE("a stray byte after the last block is ignored with a warning") {
    const Tape tape = parsed(join({small_tape(), {0x13}}));
    CHECK(tape.blocks.size() == 2);
    REQUIRE(tape.warnings.size() == 1);
    CHECK(tape.warnings[0] == "1 stray byte after the last block ignored");
}

TEST_CASE(
    "a tape cut at each byte in turn is a shorter tape between blocks and refused inside one") {
    const Bytes whole = join({small_tape(), small_tape()});
    constexpr std::size_t Header = 2 + 19;
    constexpr std::size_t Data = 2 + 7;
    const std::vector<std::size_t> block_starts{0, Header, Header + Data, 2 * Header + Data};
    std::size_t shorter_tapes = 0;
    std::size_t refusals = 0;
    for (std::size_t size = 1; size < whole.size(); ++size) {
        CAPTURE(size);
        std::size_t blocks_before = 0;
        while (blocks_before + 1 < block_starts.size() && block_starts[blocks_before + 1] <= size) {
            ++blocks_before;
        }
        const std::size_t start = block_starts[blocks_before];
        const auto tape = parse_tap(first(whole, size));
        if (size - start <= 1 && blocks_before > 0) {
            // Cut between blocks, or after a single byte, which is too short for a length.
            REQUIRE(tape);
            CHECK(tape->blocks.size() == blocks_before);
            CHECK(tape->warnings.size() == size - start);
            ++shorter_tapes;
        } else if (size == 1) {
            REQUIRE_FALSE(tape);
        } else {
            REQUIRE_FALSE(tape);
            CHECK(tape.error().code == ErrorCode::Truncated);
            CHECK(tape.error().offset == start);
            const std::string number = std::to_string(blocks_before + 1);
            CHECK(tape.error().context.starts_with("block " + number + " ends "));
            ++refusals;
        }
    }
    CHECK(shorter_tapes == 6);
    CHECK(refusals == whole.size() - 1 - 6 - 1);
}

TEST_CASE("the error message says how much is missing") {
    const Bytes cut = first(small_tape(), small_tape().size() - 1);
    CHECK(refused(cut) == Error{ErrorCode::Truncated, 21, "block 2 ends 1 byte early"});
    CHECK(refused({0xff, 0xff}).context == "block 1 ends 65535 bytes early");
}

TEST_CASE("bytes without a block are no tape") {
    CHECK(refused({}).code == ErrorCode::Empty);
    CHECK(refused({0}).code == ErrorCode::BadSignature);
    CHECK(refused(repeat(1000, 0)).code == ErrorCode::BadSignature);
}

TEST_CASE("a Warajevo tape is refused and named") {
    const Bytes warajevo = join({{12, 0, 0, 0, 40, 0, 0, 0}, repeat(4, 0xff), repeat(50, 1)});
    const Error error = refused(warajevo);
    CHECK(error.code == ErrorCode::Unsupported);
    CHECK(error.context.find("Warajevo") != std::string::npos);
}

TEST_CASE("an ordinary tape with Warajevo's signature in its data is read") {
    CHECK(parsed(tap_block(0xff, repeat(30, 0xff))).blocks.size() == 1);
}

TEST_CASE("too many blocks are refused") {
    Bytes bytes;
    for (std::size_t i = 0; i < MaxTapeBlocks + 1; ++i) {
        bytes.insert(bytes.end(), {2, 0, 7, 7});
    }
    CHECK(refused(bytes).code == ErrorCode::TooLarge);
    bytes.resize(bytes.size() - 4);
    CHECK(parsed(bytes).blocks.size() == MaxTapeBlocks);
}

TEST_CASE("sniff distinguishes certain, likely, truncated and impossible tapes") {
    CHECK(sniff_tap(small_tape()) == Likeness::Sure);
    CHECK(sniff_tap(join({small_tape(), {0}})) == Likeness::Sure);
    CHECK(sniff_tap(join({small_tape(), tap_raw({1, 2, 4})})) == Likeness::Shape);
    CHECK(sniff_tap(tap_raw({1})) == Likeness::Shape);
    CHECK(sniff_tap(first(small_tape(), 25)) == Likeness::Start);
    CHECK(sniff_tap(first(small_tape(), 10)) == Likeness::Start);
    CHECK(sniff_tap({}) == Likeness::None);
    CHECK(sniff_tap(repeat(100, 0)) == Likeness::None);
    CHECK(sniff_tap(text("Once upon a time there was no tape.")) == Likeness::None);
}

TEST_CASE("a tape that is read and written is the same file") {
    for (const Bytes& bytes : {small_tape(),
                               tap_raw({0x00}),
                               tap_raw(repeat(0xffff, 3)),
                               join({tap_block(0x42, text("x")), tap_raw({1, 2, 4})})}) {
        const auto written = write_tap(parsed(bytes));
        REQUIRE(written);
        CHECK(*written == bytes);
    }
}

TEST_CASE("a block made by the writer is the block in the file") {
    const Tape tape = parsed(small_tape());
    CHECK(make_rom_block(0x00, header(0, "four", 5, 10, 5)) == std::get<DataBlock>(tape.blocks[0]));
    CHECK(make_rom_block(0xff, Bytes{0x00, 0x0a, 0x01, 0x00, 0x0d}) ==
          std::get<DataBlock>(tape.blocks[1]));
}

TEST_CASE("what TAP cannot hold is not written") {
    const DataBlock good = make_rom_block(0xff, Bytes{1, 2, 3});
    const auto code_for = [](DataBlock block) {
        Tape tape;
        tape.blocks.push_back(std::move(block));
        const auto written = write_tap(tape);
        return written ? std::optional<ErrorCode>{} : written.error().code;
    };
    CHECK(code_for(good) == std::nullopt);
    DataBlock block = good;
    block.bytes.clear();
    CHECK(code_for(block) == ErrorCode::BadValue);
    block = good;
    block.bytes.resize(0x10000);
    CHECK(code_for(block) == ErrorCode::TooLarge);
    block = good;
    block.one_tstates = 1000;
    CHECK(code_for(block) == ErrorCode::Unsupported);
    block = good;
    block.pilot_pulses = 8063;
    CHECK(code_for(block) == ErrorCode::Unsupported);
    block = good;
    block.last_byte_bits = 7;
    CHECK(code_for(block) == ErrorCode::Unsupported);
    block = good;
    block.pause_tstates = 0;
    CHECK(code_for(block) == std::nullopt);
    CHECK(write_tap(Tape{}).error().code == ErrorCode::Empty);
}
