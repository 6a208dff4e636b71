// Programs whose state changes while they wait: their loop is learned.
#include <array>
#include <span>
#include <vector>

#include <doctest/doctest.h>

#include "machine/console.hpp"
#include "machine/screen_text.hpp"
#include "oracle/lockstep.hpp"
#include "oracle/wait_probe.hpp"
#include "small_program.hpp"

using fixture::FirstAttribute;
using fixture::KeyA;
using fixture::KeyEnter;
using fixture::running;
using zx::machine::Machine;
using zx::machine::Stroke;
using zx::oracle::KeyTiming;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

TEST_CASE("a program that counts while it polls is learned as waiting") {
    // loop: INC BC; XOR A; IN A,(0xfe); CPL; AND 0x1f; JR Z,loop; INC (0x5800); back
    Machine machine =
        running({0xf3, 0x03, 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xf7, 0x21, 0x00,
                 0x58, 0x34, 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x20, 0xf8, 0x18, 0xe9});
    KeyTiming pace;
    Lockstep lockstep(machine, pace);
    const auto start = machine.frames();
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    CHECK(machine.frames() - start >= pace.patient_frames);
    const auto before = machine.peek(FirstAttribute);
    const auto learned = machine.frames();
    REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
    CHECK(machine.frames() - learned < 20);
    CHECK(machine.peek(FirstAttribute) == before + 1);
}

TEST_CASE("a program that counts for a frame between two looks for a key is learned as waiting") {
    // A key adds 1 to the first attribute.
    Machine machine = running({
        0xf3,                   //        DI
        0x21, 0x00, 0x90,       // loop:  LD HL,0x9000
        0x34,                   //        INC (HL)
        0x01, 0xc4, 0x09,       //        LD BC,2500
        0x0b, 0x78, 0xb1,       // pause: DEC BC; LD A,B; OR C
        0x20, 0xfb,             //        JR NZ,pause
        0xaf, 0xdb, 0xfe,       //        XOR A; IN A,(0xfe)
        0x2f, 0xe6, 0x1f,       //        CPL; AND 0x1f
        0x28, 0xec,             //        JR Z,loop
        0x21, 0x00, 0x58, 0x34, //        LD HL,0x5800; INC (HL)
        0xaf, 0xdb, 0xfe,       // free:  XOR A; IN A,(0xfe)
        0x2f, 0xe6, 0x1f,       //        CPL; AND 0x1f
        0x20, 0xf8,             //        JR NZ,free
        0x18, 0xde,             //        JR loop
    });
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    constexpr int Soon = 30;
    const auto frames = machine.frames();
    REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
    CHECK(machine.frames() - frames < Soon);
    CHECK(machine.peek(FirstAttribute) == before + 1);
}

TEST_CASE(
    "a program that plays a tune and halts for some frames between two looks for a key waits") {
    // Each round halts five times, then clicks as often as its note is high, then looks for a key,
    // which adds 1 to the first attribute. No two rounds of the tune take the same path.
    Machine machine = running({
        0x76, 0x76, 0x76, 0x76, 0x76, // loop:  HALT x 5
        0x21, 0x00, 0x90,             //        LD HL,0x9000
        0x34, 0x46,                   //        INC (HL); LD B,(HL)
        0x3e, 0x10, 0xd3, 0xfe,       // note:  LD A,16; OUT (0xfe),A
        0xaf, 0xd3, 0xfe,             //        XOR A; OUT (0xfe),A
        0x10, 0xf7,                   //        DJNZ note
        0xaf, 0xdb, 0xfe,             //        XOR A; IN A,(0xfe)
        0x2f, 0xe6, 0x1f,             //        CPL; AND 0x1f
        0x28, 0xe5,                   //        JR Z,loop
        0x21, 0x00, 0x58, 0x34,       //        LD HL,0x5800; INC (HL)
        0xaf, 0xdb, 0xfe,             // free:  XOR A; IN A,(0xfe)
        0x2f, 0xe6, 0x1f,             //        CPL; AND 0x1f
        0x20, 0xf8,                   //        JR NZ,free
        0x18, 0xd7,                   //        JR loop
    });
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    lockstep.set_pace(zx::oracle::SlowestPace);
    REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
    CHECK(machine.peek(FirstAttribute) == before + 1);
}

TEST_CASE("a program that wants a key held for five frames gets it so after its pace is learned") {
    Machine machine = running({
        0x76,                   // loop: HALT
        0xaf, 0xdb, 0xfe,       //       XOR A; IN A,(0xfe)
        0x2f, 0xe6, 0x1f,       //       CPL; AND 0x1f
        0x20, 0x04,             //       JR NZ,held
        0x06, 0x00,             //       LD B,0
        0x18, 0xf3,             //       JR loop
        0x04, 0x78, 0xfe, 0x05, // held: INC B; LD A,B; CP 5
        0x20, 0xed,             //       JR NZ,loop
        0x21, 0x00, 0x58, 0x34, //       LD HL,0x5800; INC (HL)
        0x18, 0xe7,             //       JR loop
    });
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
    CHECK(machine.peek(FirstAttribute) == before);
    lockstep.learn_pace(std::array{KeyA});
    CHECK(machine.peek(FirstAttribute) == before);
    CHECK(lockstep.pace() > 0);
    CHECK(lockstep.pace() < zx::oracle::SlowestPace);
    REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
    CHECK(machine.peek(FirstAttribute) == before + 1);
    // No key that has an effect: the pace stays.
    const int pace = lockstep.pace();
    lockstep.learn_pace(std::span<const zx::machine::Stroke>());
    CHECK(lockstep.pace() == pace);
}

namespace {

/// A program that waits for a byte that its interrupt routine sets, without HALT, then runs `each`
/// and looks for ENTER, which adds 1 to the first attribute.
std::vector<int> spinning(const std::vector<int>& each) {
    std::vector<int> code{
        0xc3, 0x0b, 0x80,       //        JP start
        0xe5,                   // 8003:  PUSH HL
        0x21, 0x02, 0x90,       //        LD HL,0x9002
        0x34,                   //        INC (HL)
        0xe1, 0xfb, 0xc9,       //        POP HL; EI; RET
        0x21, 0x03, 0x80,       // start: LD HL,0x8003
        0x22, 0xff, 0x81,       //        LD (0x81ff),HL
        0x3e, 0x81, 0xed, 0x47, //        LD A,0x81; LD I,A
        0xed, 0x5e, 0xfb,       //        IM 2; EI
        0x21, 0x02, 0x90,       // 8018:  LD HL,0x9002
        0x36, 0x00,             //        LD (HL),0
        0xcb, 0x46, 0x28, 0xfc, // wait:  BIT 0,(HL); JR Z,wait
    };
    code.insert(code.end(), each.begin(), each.end());
    code.insert(code.end(),
                {
                    0x3e, 0xbf, 0xdb, 0xfe, // LD A,0xbf; IN A,(0xfe)
                    0x0f, 0xda, 0x18, 0x80, // RRCA; JP C,0x8018
                    0x21, 0x00, 0x58, 0x34, // LD HL,0x5800; INC (HL)
                    0x3e, 0xbf, 0xdb, 0xfe, // free: LD A,0xbf; IN A,(0xfe)
                    0x0f, 0x30, 0xf9,       // RRCA; JR NC,free
                    0xc3, 0x18, 0x80,       // JP 0x8018
                });
    return code;
}

} // namespace

TEST_CASE("a loop that waits for a byte that the interrupt routine sets is followed further") {
    const std::vector<int> nothing;
    // LD HL,(0x9000); INC HL; LD (0x9000),HL
    const std::vector<int> counts{0x2a, 0x00, 0x90, 0x23, 0x22, 0x00, 0x90};
    // LD HL,0x5801; LD DE,0x5802; LD BC,766; LDIR
    const std::vector<int> draws{0x21, 0x01, 0x58, 0x11, 0x02, 0x58, 0x01, 0xfe, 0x02, 0xed, 0xb0};
    for (const auto& each : {nothing, counts, draws}) {
        Machine machine = running(spinning(each));
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

TEST_CASE("a loop that counts and does something after each interrupt is learned as a whole") {
    // ENTER adds 1 to the first attribute. The loop counts its rounds, and calls `tick` whenever the
    // frame counter has changed.
    Machine machine = running({
        0x2a, 0x00, 0x90,       // loop: LD HL,(0x9000)
        0x23,                   //       INC HL
        0x22, 0x00, 0x90,       //       LD (0x9000),HL
        0x3a, 0x78, 0x5c,       //       LD A,(23672)
        0x21, 0x02, 0x90,       //       LD HL,0x9002
        0xbe,                   //       CP (HL)
        0x28, 0x03,             //       JR Z,keys
        0xcd, 0x27, 0x80,       //       CALL tick
        0x3e, 0xbf,             // keys: LD A,0xbf
        0xdb, 0xfe,             //       IN A,(0xfe)
        0x0f,                   //       RRCA
        0x38, 0xe6,             //       JR C,loop
        0x21, 0x00, 0x58,       //       LD HL,0x5800
        0x34,                   //       INC (HL)
        0x3e, 0xbf,             // free: LD A,0xbf
        0xdb, 0xfe,             //       IN A,(0xfe)
        0x0f,                   //       RRCA
        0x30, 0xf9,             //       JR NC,free
        0x18, 0xd9,             //       JR loop
        0x77, 0x23, 0x34, 0xc9, // tick: LD (HL),A; INC HL; INC (HL); RET
    });
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    REQUIRE(lockstep.press(KeyEnter) == SettleResult::Waiting);
    CHECK(machine.peek(FirstAttribute) == before + 1);
    // The loop is known now, so the program is not watched for seconds.
    constexpr int Soon = 30;
    const auto frames = machine.frames();
    REQUIRE(lockstep.press(KeyEnter) == SettleResult::Waiting);
    CHECK(machine.frames() - frames < Soon);
}

TEST_CASE("what a program draws after some time without a key is no part of its waiting loop") {
    // ENTER, or 170 frames without it, adds 1 to the first attribute after a pause of 25 frames.
    Machine machine = running({
        0xcd, 0x37, 0x80, //        CALL mark
        0x2a, 0x00, 0x90, // loop:  LD HL,(0x9000)
        0x23,             //        INC HL
        0x22, 0x00, 0x90, //        LD (0x9000),HL
        0x3a, 0x78, 0x5c, //        LD A,(23672)
        0x21, 0x02, 0x90, //        LD HL,0x9002
        0x96,             //        SUB (HL)
        0xfe, 0xaa,       //        CP 170
        0xd4, 0x2a, 0x80, //        CALL NC,draw
        0x3e, 0xbf,       //        LD A,0xbf
        0xdb, 0xfe,       //        IN A,(0xfe)
        0x2f,             //        CPL
        0xe6, 0x01,       //        AND 1
        0x4f,             //        LD C,A
        0x21, 0x03, 0x90, //        LD HL,0x9003
        0x7e,             //        LD A,(HL)
        0x2f,             //        CPL
        0xa1,             //        AND C
        0x71,             //        LD (HL),C
        0xc4, 0x2a, 0x80, //        CALL NZ,draw
        0x18, 0xd9,       //        JR loop
        0x06, 0x19,       // draw:  LD B,25
        0x76,             // pause: HALT
        0x10, 0xfd,       //        DJNZ pause
        0x21, 0x00, 0x58, //        LD HL,0x5800
        0x34,             //        INC (HL)
        0xaf,             //        XOR A
        0x32, 0x03, 0x90, //        LD (0x9003),A
        0x3a, 0x78, 0x5c, // mark:  LD A,(23672)
        0x32, 0x02, 0x90, //        LD (0x9002),A
        0xc9,             //        RET
    });
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    for (int i = 0; i < 3; ++i) {
        const auto before = machine.peek(FirstAttribute);
        REQUIRE(lockstep.press(KeyEnter) == SettleResult::Waiting);
        CHECK(machine.peek(FirstAttribute) == before + 1);
    }
}

TEST_CASE("a program that counts while it waits for SPACE alone is recognised as waiting") {
    // DI; loop: INC BC; LD A,0x7f; IN A,(0xfe); RRA; JR C,loop; INC (0x5800); the same until SPACE
    // is not held; JR loop
    Machine machine = running({0xf3, 0x03, 0x3e, 0x7f, 0xdb, 0xfe, 0x1f, 0x38, 0xf8, 0x21, 0x00,
                               0x58, 0x34, 0x3e, 0x7f, 0xdb, 0xfe, 0x1f, 0x30, 0xf9, 0x18, 0xeb});
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    REQUIRE(lockstep.press(Stroke{{zx::ula::Key::Space}}) == SettleResult::Waiting);
    CHECK(machine.peek(FirstAttribute) == before + 1);
}

TEST_CASE("work in a routine that the learned loop calls, too, is no waiting") {
    // DI; loop: INC BC; CALL delay; JR to the loop while no key is held; 200 times CALL delay, which
    // lasts 40 frames; INC (0x5800); waits until no key is held; JR loop.
    // delay: LD HL,550; DEC HL until it is 0; RET
    Machine machine = running({0xf3, 0x03, 0xcd, 0x23, 0x80, 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f,
                               0x28, 0xf4, 0x1e, 0xc8, 0xcd, 0x23, 0x80, 0x1d, 0x20, 0xfa, 0x21,
                               0x00, 0x58, 0x34, 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x20, 0xf8,
                               0x18, 0xde, 0x21, 0x26, 0x02, 0x2b, 0x7c, 0xb5, 0x20, 0xfb, 0xc9});
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    for (int i = 1; i <= 3; ++i) {
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
        CHECK(machine.peek(FirstAttribute) == before + i);
    }
}

TEST_CASE("a program answers keys only if a key changes its path") {
    using zx::oracle::answers_keys;
    constexpr int Instructions = 10'000;
    // JR to itself, while the ROM's interrupt routine reads the keyboard.
    CHECK(!answers_keys(running({0xfb, 0x18, 0xfe}), Instructions));
    // loop: LD A,0x7f; IN A,(0xfe); RRA; JR C,loop: the key SPACE only, as BASIC checks for BREAK.
    CHECK(!answers_keys(running({0x3e, 0x7f, 0xdb, 0xfe, 0x1f, 0x38, 0xf9}), Instructions));
    // loop: XOR A; IN A,(0xfe); CPL; AND 0x1f; JR Z,loop
    CHECK(answers_keys(running({0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xf8}), Instructions));
    // EI; loop: LD A,(0x5c08); OR A; JR Z,loop: a key that the ROM's interrupt routine stores.
    CHECK(answers_keys(running({0xfb, 0x3a, 0x08, 0x5c, 0xb7, 0x28, 0xfa}), Instructions));
}

TEST_CASE("what an interrupt routine stores is looked for anew once interrupts are on") {
    // The program draws with interrupts off, as with a tune, and then lets the ROM store keys in LAST_K.
    constexpr std::uint16_t LastK = 0x5c08;
    Machine machine = running({0x18, 0xfe}); // JR to itself
    machine.registers().iff1 = false;
    const zx::oracle::KeyMemory off(machine);
    CHECK(off.fits(machine));
    CHECK_FALSE(off.holds(LastK));
    machine.registers().iff1 = true;
    CHECK_FALSE(off.fits(machine));
    const zx::oracle::KeyMemory on(machine);
    CHECK(on.holds(LastK));
    machine.registers().iff1 = false;
    CHECK(on.fits(machine));
}

TEST_CASE("a known loop that draws before it looks for a key does not wait") {
    // LD HL,0x4000; INC (HL); loop: XOR A; IN A,(0xfe); CPL; AND 0x1f; JR Z,loop
    const Machine machine =
        running({0x21, 0x00, 0x40, 0x34, 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xf8});
    constexpr int Instructions = 10'000;
    const std::vector<bool> everywhere(0x10000, true);
    zx::oracle::ScreenCells restless;
    const zx::oracle::WaitingLoop loop{everywhere, restless};
    CHECK(!answers_keys(machine, Instructions, &loop));
    restless.set(0);
    CHECK(answers_keys(machine, Instructions, &loop));
}

TEST_CASE("a program that copies its whole picture before it looks for a key waits") {
    // EI; loop: LD HL,0xc000; LD DE,0x4000; LD BC,6912; LDIR; XOR A; IN A,(0xfe); CPL; AND 0x1f;
    // JR Z,loop; INC (0xd800); back, when no key is held
    Machine machine =
        running({0xfb, 0x21, 0x00, 0xc0, 0x11, 0x00, 0x40, 0x01, 0x00, 0x1b, 0xed, 0xb0,
                 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x28, 0xed, 0x21, 0x00, 0xd8, 0x34,
                 0xaf, 0xdb, 0xfe, 0x2f, 0xe6, 0x1f, 0x20, 0xf8, 0x18, 0xdf});
    for (int i = 0; i < 6912; ++i) {
        machine.poke(zx::wrap16(0xc000 + i), machine.peek(zx::wrap16(0x4000 + i)));
    }
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(FirstAttribute);
    REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting);
    CHECK(machine.peek(FirstAttribute) == before + 1);
}

TEST_CASE("a BASIC program that computes for more than a minute does not wait for a key") {
    Machine machine = fixture::blank_machine();
    zx::machine::Console console(machine);
    // FOR a=1 TO 30000: NEXT a
    const auto strokes = zx::machine::strokes_from_text("fa=1{sym+f}30000{sym+z}na\n");
    REQUIRE(strokes);
    console.type(*strokes);
    constexpr int LongestSettle = 3000;
    const auto start = machine.frames();
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle_after_loading() == SettleResult::Waiting);
    CHECK(machine.frames() - start > LongestSettle);
    CHECK(zx::machine::read_screen(machine).back().starts_with("0 OK"));
}

TEST_CASE("a key is pressed again only after the ROM has counted interrupts without it") {
    // EI; loop: BIT 5,(IY+1); JR Z,loop; RES 5,(IY+1); LD HL,0x9000; INC (HL); DI; 20 frames; EI; JR loop
    Machine machine =
        running({0xfb, 0xfd, 0xcb, 0x01, 0x6e, 0x28, 0xfa, 0xfd, 0xcb, 0x01, 0xae, 0x21, 0x00, 0x90,
                 0x34, 0xf3, 0x11, 0x00, 0xd2, 0x1b, 0x7a, 0xb3, 0x20, 0xfb, 0xfb, 0x18, 0xe6});
    constexpr int Keys = 4;
    Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    const auto before = machine.peek(0x9000);
    for (int i = 0; i < Keys; ++i) {
        REQUIRE(lockstep.press(KeyA) == SettleResult::Waiting); // nothing on the screen changes
    }
    CHECK(machine.peek(0x9000) - before == Keys);
}
