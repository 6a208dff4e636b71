// Cells that the program itself makes blink.
#include <doctest/doctest.h>

#include "oracle/blinking.hpp"
#include "small_program.hpp"

TEST_CASE("a cell that always blinks is waited for") {
    // The first byte is 0x55 or 0xaa for 16 frames each.
    // EI; loop: LD A,(FRAMES); AND 16; LD A,0x55; JR Z,+1; CPL; LD (0x4000),A; JR loop
    auto machine = fixture::running({0xfb,
                                     0x3a,
                                     0x78,
                                     0x5c,
                                     0xe6,
                                     0x10,
                                     0x3e,
                                     0x55,
                                     0x28,
                                     0x01,
                                     0x2f,
                                     0x32,
                                     0x00,
                                     0x40,
                                     0x18,
                                     0xf1});
    constexpr int TooFewFrames = 10;
    zx::oracle::TileLooks patient;
    patient.patient_frames = 40;
    int still = 0;
    for (int frame = 0; frame < 32; ++frame) {
        machine.run_frame();
        still +=
            zx::oracle::read_blinking_screen(machine, TooFewFrames, {}).at({0, 0}).flash() ? 0 : 1;
        CHECK(zx::oracle::read_blinking_screen(machine, TooFewFrames, patient).at({0, 0}).flash());
    }
    CHECK(still > 0);
}

TEST_CASE("a look of a single frame is left out of a blinking cell") {
    // The first byte is 0x55 or 0xaa for some frames, and 0x0f in one frame of 16.
    // EI; loop: LD A,(FRAMES); AND 15; JR Z,+11; AND 8; LD A,0x55; JR Z,+1; CPL;
    // show: LD (0x4000),A; JR loop; LD A,0x0f; JR show
    auto machine =
        fixture::running({0xfb, 0x3a, 0x78, 0x5c, 0xe6, 0x0f, 0x28, 0x0c, 0xe6, 0x08, 0x3e, 0x55,
                          0x28, 0x01, 0x2f, 0x32, 0x00, 0x40, 0x18, 0xed, 0x3e, 0x0f, 0x18, 0xf7});
    constexpr int Period = 16;
    int partial = 0;
    for (int frame = 0; frame < 2 * Period; ++frame) {
        machine.run_frame();
        partial += machine.peek(0x4000) == 0x0f ? 1 : 0;
        const auto screen = zx::oracle::read_blinking_screen(machine, Period, {});
        const auto first_byte = screen.at({0, 0}).bitmap >> 56;
        CHECK(first_byte == 0x55);
        CHECK(screen.at({0, 0}).flash());
    }
    CHECK(partial == 2);
    const auto with_flash = [&] {
        return zx::oracle::read_blinking_screen(machine, Period, {}).at({0, 0}).blinks_with_flash;
    };
    CHECK_FALSE(with_flash());
    machine.poke(0x5800, 0xb8);
    CHECK(with_flash());
}
