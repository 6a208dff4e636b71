#include <string>

#include <doctest/doctest.h>

#include "loaders/standard_blocks.hpp"
#include "loaders/tape_edit.hpp"
#include "loaders/tape_header.hpp"

using namespace zx::loaders;

namespace {

DataBlock header_block(const std::string& name) {
    TapeHeader header;
    header.name.fill(' ');
    std::copy(name.begin(), name.end(), header.name.begin());
    header.length = 1234;
    header.parameter1 = 10;
    DataBlock block;
    block.bytes = {HeaderFlag};
    for (const std::uint8_t byte : write_tape_header(header)) {
        block.bytes.push_back(byte);
    }
    std::uint8_t checksum = 0;
    for (const std::uint8_t byte : block.bytes) {
        checksum = static_cast<std::uint8_t>(checksum ^ byte);
    }
    block.bytes.push_back(checksum);
    return block;
}

/// Headers named A, B, C ... and a block of data at the end.
Tape letters(int count) {
    Tape tape;
    for (int i = 0; i < count; ++i) {
        tape.blocks.emplace_back(header_block(std::string(1, static_cast<char>('A' + i))));
    }
    DataBlock data;
    data.bytes = {DataFlag, 1, 2, 3};
    tape.blocks.emplace_back(data);
    return tape;
}

std::string order(const Tape& tape) {
    std::string names;
    for (std::size_t i = 0; i < tape.blocks.size(); ++i) {
        names += block_name(tape, i).value_or("-");
    }
    return names;
}

} // namespace

TEST_CASE("blocks of a tape are moved and deleted") {
    struct Move {
        std::size_t from;
        std::size_t to;
        const char* order;
    };
    constexpr Move Moves[] = {{0, 1, "BAC-"},
                              {0, 3, "BC-A"},
                              {3, 0, "-ABC"},
                              {2, 1, "ACB-"},
                              {1, 1, "ABC-"},
                              {4, 0, "ABC-"},
                              {0, 4, "ABC-"}};
    for (const Move& move : Moves) {
        CAPTURE(move.from);
        CAPTURE(move.to);
        Tape tape = letters(3);
        move_block(tape, move.from, move.to);
        CHECK(order(tape) == move.order);
    }
    Tape tape = letters(3);
    delete_block(tape, 1);
    CHECK(order(tape) == "AC-");
    delete_block(tape, 3);
    CHECK(order(tape) == "AC-");
}

TEST_CASE("a header is renamed with its checksum, and nothing else changes") {
    Tape tape = letters(1);
    REQUIRE(rename_block(tape, 0, "new name"));
    Tape expected = letters(0);
    expected.blocks.insert(expected.blocks.begin(), header_block("new name"));
    CHECK(tape == expected);
    CHECK(block_name(tape, 0) == "new name");
    for (const char* const name : {"eleven char", "\x80", "tab\t"}) {
        CAPTURE(name);
        CHECK_FALSE(rename_block(tape, 0, name));
    }
    CHECK_FALSE(rename_block(tape, 1, "data"));
    CHECK_FALSE(rename_block(tape, 2, "none"));
    CHECK(tape == expected);
    CHECK(rename_block(tape, 0, ""));
    CHECK(block_name(tape, 0) == "");
}

TEST_CASE("blocks that belong together are not free") {
    using enum ControlBlock::Kind;
    for (const auto kind : {GroupStart, GroupEnd, Jump, LoopStart, LoopEnd, Call, Return, Select}) {
        Tape tape = letters(1);
        tape.blocks.emplace_back(ControlBlock{.kind = kind, .numbers = {}, .texts = {}});
        CHECK_FALSE(has_free_blocks(tape));
    }
    for (const auto kind : {Stop, Stop48, SetLevel}) {
        Tape tape = letters(1);
        tape.blocks.emplace_back(ControlBlock{.kind = kind, .numbers = {}, .texts = {}});
        tape.blocks.emplace_back(PauseBlock{});
        CHECK(has_free_blocks(tape));
    }
}
