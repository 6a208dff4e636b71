#include <string>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "tests/z80/transcript.hpp"

using zx::z80::test::Bench;

namespace {

Bench enabled(std::initializer_list<int> program, int mode) {
    Bench z80(program);
    z80.registers.iff1 = true;
    z80.registers.iff2 = true;
    z80.registers.im = static_cast<std::uint8_t>(mode);
    return z80;
}

} // namespace

TEST_CASE("in IM 1 an interrupt takes 13 T and goes to 0x0038") {
    Bench z80 = enabled({}, 1);
    REQUIRE(z80.interrupt());
    CHECK(z80.on_bus() == " 0 acknowledge 0000 ff\n"
                          " 7 write 9fff 80\n"
                          "10 write 9ffe 00\n"
                          "13 T\n");
    CHECK(z80.registers.pc == 0x0038);
    CHECK(z80.registers.wz == 0x0038);
    CHECK(z80.registers.r == 0x11);
    CHECK_FALSE(z80.registers.iff1);
    CHECK_FALSE(z80.registers.iff2);
}

TEST_CASE("in IM 2 an interrupt takes 19 T and follows the vector, odd or not") {
    Bench z80 = enabled({}, 2);
    z80.place(0x3fff, {0xcd, 0xab});
    REQUIRE(z80.interrupt());
    CHECK(z80.on_bus() == " 0 acknowledge 0000 ff\n"
                          " 7 write 9fff 80\n"
                          "10 write 9ffe 00\n"
                          "13 read 3fff cd\n"
                          "16 read 4000 ab\n"
                          "19 T\n");
    CHECK(z80.registers.pc == 0xabcd);
    CHECK(z80.registers.wz == 0xabcd);
}

TEST_CASE("in IM 0 an RST from the bus takes 13 T") {
    Bench z80 = enabled({}, 0);
    z80.bus.interrupt_data = 0xd7;
    REQUIRE(z80.interrupt());
    CHECK(z80.on_bus() == " 0 acknowledge 0000 d7\n"
                          " 7 write 9fff 80\n"
                          "10 write 9ffe 00\n"
                          "13 T\n");
    CHECK(z80.registers.pc == 0x0010);
}

TEST_CASE("in IM 0 another opcode from the bus is executed once") {
    Bench z80 = enabled({}, 0);
    z80.registers.bc = 0x00ff;
    z80.bus.interrupt_data = 0x04; // INC B
    REQUIRE(z80.interrupt());
    CHECK(z80.registers.bc == 0x01ff);
    CHECK(z80.registers.pc == 0x8000);
    CHECK(z80.registers.sp == 0xa000);
    CHECK_FALSE(z80.registers.iff1);
}

TEST_CASE("no interrupt is accepted while IFF1 is reset, and the bus stays still") {
    Bench z80 = enabled({0xf3}, 1);
    z80.step();
    z80.clear();
    CHECK_FALSE(z80.interrupt());
    CHECK(z80.bus.log.empty());
    CHECK(z80.registers.pc == 0x8001);
}

TEST_CASE("after EI one instruction runs before an interrupt is accepted") {
    Bench z80{0xfb, 0x00, 0x00};
    z80.registers.im = 1;
    z80.step();
    CHECK(z80.registers.iff1);
    CHECK_FALSE(z80.interrupt());
    CHECK_FALSE(z80.interrupt()); // the query does not end the EI delay
    z80.step();
    CHECK(z80.interrupt());
    CHECK(z80.bus.memory[0x9ffe] == 0x02);
}

TEST_CASE("a sequence of EI keeps interrupts off until its end") {
    Bench z80{0xfb, 0xfb, 0xfb, 0x00};
    z80.registers.im = 1;
    for (int n = 0; n < 3; ++n) {
        z80.step();
        CHECK_FALSE(z80.interrupt());
    }
    z80.step();
    CHECK(z80.interrupt());
}

TEST_CASE("after RETN and RETI that enable interrupts one instruction runs first") {
    for (const int opcode : {0x45, 0x4d, 0x5d}) {
        CAPTURE(opcode);
        Bench z80{0xed, opcode};
        z80.registers.im = 1;
        z80.registers.iff2 = true;
        z80.place(0xa000, {0x00, 0x90});
        z80.step();
        CHECK(z80.registers.iff1);
        CHECK(z80.registers.pc == 0x9000);
        CHECK_FALSE(z80.interrupt());
        z80.step();
        CHECK(z80.interrupt());
    }
}

TEST_CASE("an interrupt is accepted at once after a RETI that changes nothing") {
    Bench z80 = enabled({0xed, 0x4d}, 1);
    z80.step();
    CHECK(z80.interrupt());
}

TEST_CASE("an interrupt right after LD A,I or LD A,R finds P/V reset, the NMOS fault") {
    for (const int opcode : {0x57, 0x5f}) {
        CAPTURE(opcode);
        Bench z80 = enabled({0xed, opcode, 0x00}, 1);
        z80.step();
        CHECK((z80.registers.af & 0x04) != 0);
        Bench later = z80;
        REQUIRE(z80.interrupt());
        CHECK((z80.registers.af & 0x04) == 0);
        // One instruction later there is no fault.
        later.step();
        REQUIRE(later.interrupt());
        CHECK((later.registers.af & 0x04) != 0);
    }
}

TEST_CASE("HALT fetches the next byte repeatedly until an interrupt") {
    Bench z80 = enabled({0x76, 0x3e, 0x99}, 1);
    z80.step(3);
    CHECK(z80.registers.halted);
    CHECK(z80.on_bus() == " 0 fetch 8000 76 refresh 3f10\n"
                          " 4 fetch 8001 3e refresh 3f11\n"
                          " 8 fetch 8001 3e refresh 3f12\n"
                          "12 T\n");
    CHECK(z80.registers.af == 0xffff);
    REQUIRE(z80.interrupt());
    CHECK_FALSE(z80.registers.halted);
    CHECK(z80.bus.memory[0x9ffe] == 0x01);
    CHECK(z80.bus.memory[0x9fff] == 0x80);
}

TEST_CASE("HALT continues after the end of a run") {
    Bench z80{0x76};
    z80.bus.deadline = 17;
    zx::z80::run(z80.registers, z80.bus);
    CHECK(z80.bus.tstates == 20);
    z80.bus.deadline = 28;
    zx::z80::run(z80.registers, z80.bus);
    CHECK(z80.bus.tstates == 28);
    CHECK(z80.registers.r == 0x17);
    CHECK(z80.registers.pc == 0x8001);
}

TEST_CASE("NMI takes 11 T, goes to 0x0066, keeps IFF2 and leaves HALT") {
    Bench z80 = enabled({0x76}, 1);
    z80.step();
    z80.clear();
    REQUIRE(z80.nmi());
    CHECK(z80.on_bus() == " 0 nmi 8001 00\n"
                          " 5 write 9fff 80\n"
                          " 8 write 9ffe 01\n"
                          "11 T\n");
    CHECK(z80.registers.pc == 0x0066);
    CHECK(z80.registers.wz == 0x0066);
    CHECK_FALSE(z80.registers.halted);
    CHECK_FALSE(z80.registers.iff1);
    CHECK(z80.registers.iff2);
    CHECK(z80.registers.r == 0x12);
    CHECK_FALSE(z80.interrupt());
}

TEST_CASE("RETN restores the interrupt state from before the NMI") {
    Bench z80 = enabled({0x00}, 1);
    z80.place(0x0066, {0xed, 0x45});
    REQUIRE(z80.nmi());
    z80.step();
    CHECK(z80.registers.iff1);
    CHECK(z80.registers.pc == 0x8000);
    CHECK(z80.registers.sp == 0xa000);
}

TEST_CASE("an interrupt between two passes of LDIR sees PC in bits 5 and 3 of F, and the rest is "
          "copied after it") {
    Bench z80 = enabled({0xed, 0xb0}, 1);
    z80.place(0x0038, {0xfb, 0xc9}); // EI; RET
    z80.place(0x9000, {0x00, 0x11, 0x22});
    z80.registers.af = 0x0000;
    z80.registers.hl = 0x9000;
    z80.registers.de = 0x9100;
    z80.registers.bc = 3;
    // Moved to 0xa800, so that bits 13 and 11 of the ED's address are set.
    z80.place(0xa800, {0xed, 0xb0});
    z80.registers.pc = 0xa800;
    z80.step();
    CHECK((z80.registers.af & 0x28) == 0x28);
    CHECK(z80.registers.wz == 0xa801);
    REQUIRE(z80.interrupt());
    CHECK(zx::word(z80.bus.memory[0x9fff], z80.bus.memory[0x9ffe]) == 0xa800);
    z80.step(2); // EI; RET
    z80.step(2);
    CHECK(z80.registers.bc == 0);
    CHECK(z80.registers.pc == 0xa802);
    CHECK(z80.bus.memory[0x9101] == 0x11);
    CHECK(z80.bus.memory[0x9102] == 0x22);
}

TEST_CASE("accepting an interrupt resets Q, so that CCF takes bits 5 and 3 from A or F") {
    // XOR A. The handler's CCF must see that no instruction wrote F just before it, so F's own bits
    // are used.
    Bench z80 = enabled({0xf6, 0x28}, 1); // OR 0x28: F bits 5 and 3 set, Q = F
    z80.registers.af = 0x0000;
    z80.place(0x0038, {0x3e, 0x00, 0x3f}); // LD A,0; CCF
    z80.step();
    CHECK(z80.registers.q != 0);
    REQUIRE(z80.interrupt());
    CHECK(z80.registers.q == 0);
    z80.step(2);
    CHECK((z80.registers.af & 0x28) == 0x28);
}

TEST_CASE("reset clears PC, I, R, IM and the flip-flops, leaves HALT and keeps the rest") {
    Bench z80 = enabled({0x76}, 2);
    z80.step();
    z80.registers.hl = 0x1234;
    zx::z80::reset(z80.registers);
    zx::z80::Registers expected;
    expected.sp = 0xa000;
    expected.hl = 0x1234;
    CHECK(z80.registers == expected);
}
