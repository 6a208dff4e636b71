// Small programs for which it is known when they wait, work, hang or reset.
#include <atomic>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "oracle/lockstep.hpp"
#include "oracle/wait_probe.hpp"
#include "small_program.hpp"

using fixture::draw_text;
using fixture::FirstAttribute;
using fixture::KeyA;
using fixture::KeyEnter;
using fixture::running;
using fixture::Start;
using zx::machine::Machine;
using zx::machine::Stroke;
using zx::oracle::KeyTiming;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;
using zx::oracle::Waiting;

namespace {

/// Waits for a key by reading the port, counts it in the first attribute, waits for its release.
const std::initializer_list<int> PollingCounter{
    0xf3,             // DI
    0xaf,             // wait:  XOR A
    0xdb, 0xfe,       //        IN A,(0xfe)
    0x2f,             //        CPL
    0xe6, 0x1f,       //        AND 0x1f
    0x28, 0xf8,       //        JR Z,wait
    0x21, 0x00, 0x58, //        LD HL,0x5800
    0x34,             //        INC (HL)
    0xaf,             // free:  XOR A
    0xdb, 0xfe,       //        IN A,(0xfe)
    0x2f,             //        CPL
    0xe6, 0x1f,       //        AND 0x1f
    0x20, 0xf8,       //        JR NZ,free
    0x18, 0xea,       //        JR wait
};

} // namespace

TEST_CASE("the ROM that waits for a key is recognised as waiting") {
    Machine machine = fixture::blank_machine();
    Lockstep lockstep(machine);
    CHECK(lockstep.settle() == SettleResult::Waiting);
}

TEST_CASE("a program that polls the port takes each key once") {
    Machine machine = running(PollingCounter);
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    for (int i = 1; i <= 5; ++i) {
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
        CHECK(machine.peek(FirstAttribute) == before + i);
    }
    CHECK(lockstep.strokes() == 5);
    CHECK(lockstep.answers(std::vector{KeyA}));
    CHECK(machine.peek(FirstAttribute) == before + 5);
}

TEST_CASE("the same state and keys give the same machine") {
    Machine machine = running(PollingCounter);
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const zx::machine::State state = lockstep.save();
    const std::vector<Stroke> strokes{KeyA, KeyEnter, Stroke{{}, 7}, KeyA};
    REQUIRE(lockstep.press(strokes) == SettleResult::Waiting);
    const auto hash = machine.hash();
    lockstep.restore(state);
    REQUIRE(lockstep.press(strokes) == SettleResult::Waiting);
    CHECK(machine.hash() == hash);
}

TEST_CASE("a HALT with interrupts that scan the keyboard is waiting and shows no answer to a key") {
    Machine machine = running({0xfb, 0x76, 0x18, 0xfd}); // EI; HALT; JR to the HALT
    Lockstep lockstep(machine);
    CHECK(lockstep.settle() == SettleResult::Waiting);
    CHECK(!lockstep.answers(std::vector{KeyA, KeyEnter}));
}

TEST_CASE("an interrupt routine that takes a key when it is released is known") {
    constexpr int Nop = 0x00;
    constexpr int IncHl = 0x23; // the loop counts its rounds
    for (const int count : {Nop, IncHl}) {
        // A key that is released adds 1 to the first attribute.
        Machine machine = running({
            0xc3, 0x1c, 0x80,              //        JP start
            0xf5, 0xe5,                    // 8003:  PUSH AF; PUSH HL
            0xaf, 0xdb, 0xfe,              //        XOR A; IN A,(0xfe)
            0x2f, 0xe6, 0x1f,              //        CPL; AND 0x1f
            0x21, 0x00, 0x90,              //        LD HL,0x9000
            0xbe, 0x77,                    //        CP (HL); LD (HL),A
            0x28, 0x06,                    //        JR Z,out
            0xb7, 0x20, 0x03,              //        OR A; JR NZ,out
            0x23, 0x36, 0x01,              //        INC HL; LD (HL),1
            0xe1, 0xf1, 0xfb, 0xc9,        // out:   POP HL; POP AF; EI; RET
            0x21, 0x03, 0x80,              // start: LD HL,0x8003
            0x22, 0xff, 0x81,              //        LD (0x81ff),HL
            0x3e, 0x81, 0xed, 0x47,        //        LD A,0x81; LD I,A
            0xaf,                          //        XOR A
            0x32, 0x00, 0x90,              //        LD (0x9000),A
            0x32, 0x01, 0x90,              //        LD (0x9001),A
            0xed, 0x5e, 0xfb,              //        IM 2; EI
            0x76,                          // loop:  HALT
            0x2a, 0x02, 0x90, count,       //        LD HL,(0x9002)
            0x22, 0x02, 0x90,              //        LD (0x9002),HL
            0x21, 0x01, 0x90, 0x7e,  0xb7, //        LD HL,0x9001; LD A,(HL); OR A
            0x28, 0xf1,                    //        JR Z,loop
            0x36, 0x00,                    //        LD (HL),0
            0x21, 0x00, 0x58, 0x34,        //        LD HL,0x5800; INC (HL)
            0x18, 0xe9,                    //        JR loop
        });
        Lockstep lockstep(machine);
        REQUIRE(lockstep.settle() == SettleResult::Waiting);
        const auto before = machine.peek(FirstAttribute);
        constexpr int Soon = 30;
        const auto frames = machine.frames();
        REQUIRE(lockstep.press(KeyEnter) == SettleResult::Waiting);
        CHECK(machine.frames() - frames < Soon);
        CHECK(machine.peek(FirstAttribute) == before + 1);
    }
}

TEST_CASE("a processor that no key can reach hangs") {
    for (const auto& program : {std::initializer_list<int>{0xf3, 0x76},          // DI; HALT
                                std::initializer_list<int>{0xf3, 0x18, 0xfe}}) { // DI; JR to itself
        Machine machine = running(program);
        Lockstep lockstep(machine);
        CHECK(lockstep.settle() == SettleResult::Hung);
    }
}

TEST_CASE("a border that changes forever is a hang") {
    Machine machine = running({0xf3, 0x3c, 0xd3, 0xfe, 0x18, 0xfb}); // loop: INC A; OUT (0xfe),A
    KeyTiming pace;
    pace.max_frames = 400;
    Lockstep lockstep(machine, pace);
    CHECK(lockstep.settle() == SettleResult::Hung);
}

TEST_CASE("lockstep waits for work that shows nothing for some time") {
    // DI; 2^24 / 256 rounds of DJNZ (about 12 s of machine time); the attribute; then polls.
    Machine machine = running({0xf3,                           // DI
                               0x21, 0x00, 0x00,               // LD HL,0
                               0x06, 0x00,                     // round: LD B,0
                               0x10, 0xfe,                     // DJNZ itself
                               0x25,                           // DEC H
                               0x20, 0xf9,                     // JR NZ,round
                               0x21, 0x00, 0x58, 0x34,         // INC (0x5800)
                               0xaf, 0xdb, 0xfe, 0x18, 0xfb}); // XOR A; IN A,(0xfe); JR
    const auto before = machine.peek(FirstAttribute);
    Lockstep lockstep(machine);
    const auto frames = machine.frames();
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    CHECK(machine.peek(FirstAttribute) == before + 1);
    // 256 rounds of 256 times 13 T are 12 frames.
    CHECK(machine.frames() - frames >= 12);
    CHECK(machine.frames() - frames < 20);
}

TEST_CASE("a program that jumps to the ROM's start at a key has reset the machine") {
    // wait: XOR A; IN A,(0xfe); CPL; AND 0x1f; JR Z,wait; JP 0
    Machine machine = running({0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xf8, 0xc3, 0x00, 0x00});
    draw_text(machine, {3, 3}, "a game");
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    CHECK(lockstep.press(KeyA) == SettleResult::Reset);
}

TEST_CASE("a program that is about to wait is not waiting yet") {
    // LD B,5; DJNZ itself; JR to itself: a key pressed before the last instruction might be lost.
    Machine machine = running({0x06, 0x05, 0x10, 0xfe, 0x18, 0xfe});
    CHECK(zx::oracle::follow(machine, {}).waiting == Waiting::No);
    machine.run_frame();
    const auto trail = zx::oracle::follow(machine, {});
    CHECK(trail.waiting == Waiting::ForInterrupt);
    CHECK(trail.addresses == std::vector<std::uint16_t>{Start + 4});
    machine.registers().iff1 = false;
    CHECK(zx::oracle::follow(machine, {}).waiting == Waiting::IgnoresInput);
}

TEST_CASE("a loop that changes memory or calls the same routine twice is not taken for waiting") {
    // loop: CALL next; CALL next; JR loop; next: RET. The stack holds different bytes at each call.
    Machine calls = running({0xcd, 0x08, 0x80, 0xcd, 0x08, 0x80, 0x18, 0xf8, 0xc9});
    calls.run_frame();
    CHECK(zx::oracle::follow(calls, {}).waiting == Waiting::ForInterrupt);
    // loop: LD HL,(0x9000); INC HL; LD (0x9000),HL; JR loop
    Machine counts = running({0x2a, 0x00, 0x90, 0x23, 0x22, 0x00, 0x90, 0x18, 0xf7});
    counts.run_frame();
    CHECK(zx::oracle::follow(counts, {}).waiting == Waiting::No);
}

TEST_CASE("a loop that leaves the time in a register waits, one that counts in it does not") {
    // loop: HALT; XOR A; IN A,(0xfe); LD A,(23672); JR loop. 23672 counts frames.
    Machine looks = running({0x76, 0xaf, 0xdb, 0xfe, 0x3a, 0x78, 0x5c, 0x18, 0xf7});
    // LD B,200; pause: HALT; XOR A; IN A,(0xfe); DJNZ pause; JR back to itself
    Machine counts = running({0x06, 0xc8, 0x76, 0xaf, 0xdb, 0xfe, 0x10, 0xfa, 0x18, 0xfe});
    for (int frame = 0; frame < 3; ++frame) {
        looks.run_frame();
        counts.run_frame();
    }
    CHECK(zx::oracle::follow(looks, {}).waiting == Waiting::ForKeys);
    CHECK(zx::oracle::follow(counts, {}).waiting == Waiting::No);
}

TEST_CASE("setting the flag ends the wait for the program at once, but not in copies") {
    Machine machine = running({0x18, 0xfe}); // JR back to itself
    Lockstep lockstep(machine);
    const std::atomic<bool> cancel = true;
    lockstep.set_cancel(&cancel);
    const auto frames = machine.frames();
    CHECK(lockstep.settle() == SettleResult::Hung);
    CHECK(machine.frames() == frames);
    Machine other = machine;
    Lockstep copy(other, lockstep);
    (void)copy.settle();
    CHECK(other.frames() > frames);
}

TEST_CASE("a pause of some frames before the result is no waiting for a key") {
    // wait: XOR A; IN A,(0xfe); CPL; AND 0x1f; JR Z,wait; LD B,30; HALT; DJNZ to the HALT;
    // INC (0x5800); then it waits until no key is held.
    Machine machine =
        running({0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xf8, 0x06, 0x1e, 0x76, 0x10, 0xfd, 0x21,
                 0x00, 0x58, 0x34, 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x20, 0xf8, 0x18, 0xe5});
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    for (int i = 1; i <= 3; ++i) {
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
        CHECK(machine.peek(FirstAttribute) == before + i);
    }
}

TEST_CASE("a key that the program does not take is pressed again, later and longer") {
    // Takes a key only if it is still held after two interrupts.
    // wait: XOR A; IN A,(0xfe); CPL; AND 0x1f; JR Z,wait; HALT; HALT; the same look, JR Z,wait;
    // INC (0x5800); then it waits until no key is held.
    Machine machine = running({0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xf8, 0x76, 0x76, 0xaf,
                               0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xee, 0x21, 0x00, 0x58, 0x34,
                               0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x20, 0xf8, 0x18, 0xe0});
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    for (int i = 1; i <= 6; ++i) {
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
        CHECK(machine.peek(FirstAttribute) == before + i);
    }
    CHECK(lockstep.strokes() == 6);
    CHECK(lockstep.pace() > 0);
}

TEST_CASE("a key without effect leaves the machine as after one press") {
    Machine machine = running({0x18, 0xfe}); // JR to itself
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto start = machine.frames();
    REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
    CHECK(lockstep.last_press().frame == start);
    CHECK(lockstep.pace() == 0);
}

TEST_CASE("a cell that changes in every frame does not keep a program from waiting") {
    // loop: INC BC; the frame counter's low byte into the last attribute; loops while no key is
    // held; INC (0x5800); then it waits until no key is held.
    Machine machine = running({0x03, 0x3a, 0x78, 0x5c, 0x32, 0xff, 0x5a, 0xaf, 0xdb, 0xfe,
                               0x2f, 0xe6, 0x1f, 0x28, 0xf1, 0x21, 0x00, 0x58, 0x34, 0xaf,
                               0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x20, 0xf8, 0x18, 0xe3});
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    const auto frames = machine.frames();
    for (int i = 1; i <= 3; ++i) {
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
        CHECK(machine.peek(FirstAttribute) == before + i);
    }
    CHECK(machine.frames() - frames < 100);

    // A copy may begin with a slow key.
    Machine other = machine;
    Lockstep copy(other, lockstep);
    copy.set_pace(1);
    REQUIRE(copy.press(KeyA) == SettleResult::Waiting);
    CHECK(other.peek(FirstAttribute) == before + 4);
}

TEST_CASE("a program that draws something else before each look for a key waits in the end") {
    // The less is in the counter, the more is executed at 0x8100. A key adds 1 to the second attribute.
    Machine machine = running({
        0xfb,                               //        EI
        0x76,                               // loop:  HALT
        0x21, 0x00, 0x58, 0x35,             //        LD HL,0x5800; DEC (HL)
        0x6e, 0x26, 0x81, 0xe9,             //        LD L,(HL); LD H,0x81; JP (HL)
        0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, // look:  XOR A; IN A,(0xfe); CPL; AND 0x1f
        0x28, 0xef,                         //        JR Z,loop
        0x21, 0x01, 0x58, 0x34,             //        LD HL,0x5801; INC (HL)
        0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, // free:  XOR A; IN A,(0xfe); CPL; AND 0x1f
        0x20, 0xf8, 0x18, 0xe1,             //        JR NZ,free; JR loop
    });
    constexpr std::uint16_t Page = 0x8100;
    for (int i = 0; i < 256; ++i) {
        machine.poke(zx::wrap16(Page + i), 0x13); // INC DE
    }
    machine.poke(Page + 256, 0xc3); // JP look
    machine.poke(Page + 257, 0x0a);
    machine.poke(Page + 258, 0x80);
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.frames();
    for (int key = 1; key <= 3; ++key) {
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
        CHECK(machine.peek(FirstAttribute + 1) == 0x38 + key);
    }
    CHECK(machine.frames() - before < 200);
}

TEST_CASE("a tone is heard, a change of the border is not") {
    // wait for a key as above; OUT (0xfe),A with 0x10 and then 0, or with 1 and then 0.
    for (const int level : {0x10, 0x01}) {
        Machine machine = running({0xaf,
                                   0xdb,
                                   0xfe,
                                   0x2f,
                                   0xe6,
                                   0x1f,
                                   0x28,
                                   0xf8,
                                   0x3e,
                                   level,
                                   0xd3,
                                   0xfe,
                                   0xaf,
                                   0xd3,
                                   0xfe,
                                   0x18,
                                   0xef});
        Lockstep lockstep(machine);
        REQUIRE(lockstep.settle() == SettleResult::Waiting);
        lockstep.forget_sound();
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
        CHECK(lockstep.sounded() == (level == 0x10));
    }
}

TEST_CASE("a pause before something is drawn is no waiting, also in a hurry") {
    // wait: HALT; INC BC; any key? ; 20 times HALT; DI; an empty loop; EI; INC (0x5800); wait for the
    // release; back to wait
    for (const int length : {0x04, 0x10, 0x20, 0x40}) {
        Machine machine = running(
            {0xfb, 0x76, 0x03, 0xaf, 0xdb, 0xfe, 0x2f,   0xe6, 0x1f, 0x28, 0xf6, 0x3e, 0x14, 0x76,
             0x3d, 0x20, 0xfc, 0xf3, 0x11, 0x00, length, 0x1b, 0x7a, 0xb3, 0x20, 0xfb, 0xfb, 0x21,
             0x00, 0x58, 0x34, 0xaf, 0xdb, 0xfe, 0x2f,   0xe6, 0x1f, 0x20, 0xf8, 0x18, 0xd8});
        Lockstep lockstep(machine);
        constexpr int Frames = 8;
        lockstep.hurry(Frames);
        REQUIRE(lockstep.settle() == SettleResult::Waiting);
        for (int key = 1; key <= 3; ++key) {
            REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
            CHECK(machine.peek(FirstAttribute) == 0x38 + key);
        }
    }
}
