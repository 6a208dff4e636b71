// Tapes of several parts: stop blocks, parts that a program asks for later, and 128K tapes.
#include <doctest/doctest.h>

#include "opened_tape.hpp"

using namespace zx;
using namespace fixture;
using Kind = loaders::ControlBlock::Kind;

namespace {

constexpr std::uint16_t Program = 0x8000;
constexpr int PartBytes = 200;
/// More than all parts take at tape speed.
constexpr int MostFrames = 4000;

/// A part of the tape, and what the program does before it loads it.
struct Part {
    std::uint16_t address;
    std::uint8_t bank = 0;
    /// Frames of PAUSE before the part is loaded.
    std::uint8_t pause = 0;
};

Bytes data_of(const Part& part) {
    Bytes bytes;
    for (int i = 0; i < PartBytes; ++i) {
        bytes.push_back(low(part.address / 256 + part.bank * 50 + i * 3));
    }
    return bytes;
}

/// Machine code that loads the parts by LD-BYTES, one after the other, and then loops with the
/// number of failed parts in 0x7fff.
Bytes code_for(const std::vector<Part>& parts) {
    Bytes code = {0xaf, 0x32, 0xff, 0x7f}; // XOR A; LD (0x7fff),A
    const auto add = [&](std::initializer_list<int> bytes) {
        std::ranges::transform(bytes, std::back_inserter(code), [](int byte) { return low(byte); });
    };
    for (const Part& part : parts) {
        for (int i = 0; i < part.pause; ++i) {
            add({0x76}); // HALT
        }
        add({0x01, 0xfd, 0x7f, 0x3e, 0x10 + part.bank, 0xed, 0x79}); // LD BC,0x7ffd; LD A; OUT
        add({0xdd, 0x21, low(part.address), high(part.address)});    // LD IX
        add({0x11, PartBytes, 0, 0x3e, 0xff, 0x37});                 // LD DE; LD A,0xff; SCF
        add({0xcd, 0x56, 0x05, 0x38, 4});                            // CALL LD-BYTES; JR C,+4
        add({0x21, 0xff, 0x7f, 0x34});                               // LD HL,0x7fff; INC (HL)
    }
    add({0x3e, 0x55, 0x32, 0xfe, 0x7f, 0x18, 0xfe}); // LD (0x7ffe),0x55; JR $
    return code;
}

/// A BASIC program that loads and starts the code, the code, and the parts with this block after
/// each.
loaders::Tape tape_of(const std::vector<Part>& parts, const loaders::TapeBlock& after_each) {
    Bytes line = {Load, '"', '"', Code, ':', 0xf9, 0xc0}; // RANDOMIZE USR
    add_text(line, "32768");
    for (const int byte : {0x0e, 0, 0, 0, 0x80, 0}) {
        line.push_back(low(byte));
    }
    loaders::Tape tape;
    add_program(tape, line);
    add_file(tape, CodeType, "code", code_for(parts), Program);
    for (const Part& part : parts) {
        tape.blocks.push_back(after_each);
        Bytes block = {0xff};
        std::ranges::copy(data_of(part), std::back_inserter(block));
        add_block(tape, block);
    }
    tape.blocks.push_back(after_each);
    return tape;
}

bool run_to_end(OpenedTape& opened) {
    for (int frame = 0; frame < MostFrames; ++frame) {
        opened.runner.frame();
        if (opened.machine().peek(0x7ffe) == 0x55) {
            return true;
        }
    }
    return false;
}

void check_parts(OpenedTape& opened, const std::vector<Part>& parts) {
    REQUIRE(run_to_end(opened));
    CHECK(opened.machine().peek(0x7fff) == 0);
    for (const Part& part : parts) {
        CHECK(opened.bytes(part.address, PartBytes) == data_of(part));
    }
}

/// A tape with this code, a stop block, and a block for it.
loaders::Tape tape_with_stop(const Bytes& code) {
    loaders::Tape tape = tape_of({}, loaders::InfoBlock{});
    tape.blocks.resize(2); // the program
    add_file(tape, CodeType, "code", code, Program);
    tape.blocks.emplace_back(loaders::ControlBlock{});
    add_block(tape, {0xff, 1, 2, 3});
    return tape;
}

/// Parts that are asked for at once, after a moment, and long after the one before.
const std::vector<Part> Parts = {
    {0x9000}, {0xa000}, {0xb000, 0, 5}, {0xc000, 0, 120}, {0xd000, 0, 250}, {0xe000}};

} // namespace

TEST_CASE("a tape with stop blocks loads without the user, at once or played") {
    for (const bool instant : {false, true}) {
        for (const Kind kind : {Kind::Stop, Kind::Stop48}) {
            CAPTURE(instant);
            CAPTURE(static_cast<int>(kind));
            OpenedTape opened(tape_of(Parts, loaders::ControlBlock{kind, {}, {}}), instant);
            check_parts(opened, Parts);
        }
    }
}

TEST_CASE("a tape without stop blocks waits for a program that asks late") {
    for (const bool instant : {false, true}) {
        CAPTURE(instant);
        OpenedTape opened(tape_of(Parts, loaders::InfoBlock{}), instant);
        check_parts(opened, Parts);
    }
}

TEST_CASE("a stop block holds the tape of a program that waits for a key in its own loop") {
    const std::vector<Bytes> waits = {
        {0xf3, 0xaf, 0xdb, 0xfe, 0x18, 0xfb},                   // DI; XOR A; IN A,(0xfe); JR -5
        {0xf3, 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xf8}, // ... CPL; AND 0x1f; JR Z,-8
        // DI; LD BC,0xfefe; IN A,(C); LD E,A; AND 0x1f; CP 0x1f; JR NZ,0x9000; RLC B; JR -12
        {0xf3,
         0x01,
         0xfe,
         0xfe,
         0xed,
         0x78,
         0x5f,
         0xe6,
         0x1f,
         0xfe,
         0x1f,
         0xc2,
         0,
         0x90,
         0xcb,
         0,
         0x18,
         0xf2}};
    for (const Bytes& code : waits) {
        CAPTURE(code.size());
        OpenedTape opened(tape_with_stop(code), false);
        for (int frame = 0; frame < 1500; ++frame) {
            opened.runner.frame();
        }
        CHECK(opened.machine().registers().pc >= Program);
        CHECK_FALSE(opened.machine().tape_playing());
        CHECK(opened.machine().tape_block() == 5);
    }
}

TEST_CASE("a stop block does not hold the tape of a loader that already waits for an edge") {
    // DI; LD HL,1000; LD C,0; wait: LD A,0x7f; IN A,(0xfe); AND 0x40; CP C; JR Z,wait; LD C,A;
    // DEC HL; LD A,H; OR L; JR NZ,wait; LD A,0x55; LD (0x7ffe),A; JR $
    const Bytes loader = {0xf3, 0x21, 0xe8, 0x03, 0x0e, 0x00, 0x3e, 0x7f, 0xdb, 0xfe,
                          0xe6, 0x40, 0xb9, 0x28, 0xf7, 0x4f, 0x2b, 0x7c, 0xb5, 0x20,
                          0xf1, 0x3e, 0x55, 0x32, 0xfe, 0x7f, 0x18, 0xfe};
    OpenedTape opened(tape_with_stop(loader), false);
    CHECK(run_to_end(opened));
    OpenedTape held(tape_with_stop(loader), false);
    for (int frame = 0; frame < MostFrames && held.machine().tape_block() < 5; ++frame) {
        held.runner.frame();
    }
    held.machine().tape_play(false); // the user's own stop holds
    CHECK_FALSE(run_to_end(held));
}

TEST_CASE("a 128K tape loads its banks, and a stop for a 48K does not stop it") {
    const std::vector<Part> banks = {{0xc000, 1}, {0xc000, 3}, {0xc000, 4, 30}, {0xc000, 7}};
    for (const bool instant : {false, true}) {
        CAPTURE(instant);
        OpenedTape opened(tape_of(banks, loaders::ControlBlock{Kind::Stop48, {}, {}}),
                          instant,
                          machine::Model::Spectrum128);
        REQUIRE(run_to_end(opened));
        CHECK(opened.machine().peek(0x7fff) == 0);
        const machine::State& state = opened.machine().state();
        for (const Part& part : banks) {
            const std::size_t at = machine::bank_offset(machine::record_of(state.model), part.bank);
            CHECK(Bytes(state.ram.begin() + static_cast<std::ptrdiff_t>(at),
                        state.ram.begin() + static_cast<std::ptrdiff_t>(at + PartBytes)) ==
                  data_of(part));
        }
    }
}
