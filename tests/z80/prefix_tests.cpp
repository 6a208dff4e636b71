#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "tests/z80/transcript.hpp"

using zx::z80::test::Bench;

TEST_CASE("in a chain of prefixes only the last one has an effect") {
    Bench z80{0xdd, 0xfd, 0xdd, 0xfd, 0x21, 0x34, 0x12};
    z80.step(4);
    CHECK(z80.registers.iy == 0x1234);
    CHECK(z80.registers.ix == 0xffff);
    CHECK(z80.registers.hl == 0xffff);
    CHECK(z80.on_bus() == " 0 fetch 8000 dd refresh 3f10\n"
                          " 4 fetch 8001 fd refresh 3f11\n"
                          " 8 fetch 8002 dd refresh 3f12\n"
                          "12 fetch 8003 fd refresh 3f13\n"
                          "16 fetch 8004 21 refresh 3f14\n"
                          "20 read 8005 34\n"
                          "23 read 8006 12\n"
                          "26 T\n");
}

TEST_CASE("within a chain of prefixes neither interrupt is accepted") {
    Bench z80{0xdd, 0xdd, 0xdd, 0x00};
    z80.registers.iff1 = true;
    z80.registers.im = 1;
    z80.step();
    CHECK(z80.bus.tstates == 8);
    CHECK(z80.registers.interrupt_shadow);
    CHECK(z80.registers.prefix == 0xdd);
    CHECK_FALSE(z80.interrupt());
    CHECK_FALSE(z80.nmi());
    z80.step();
    CHECK(z80.bus.tstates == 12);
    CHECK_FALSE(z80.interrupt());
    z80.step();
    CHECK(z80.registers.pc == 0x8004);
    CHECK(z80.registers.prefix == 0);
    CHECK(z80.interrupt());
}

TEST_CASE("a run ends at its deadline even if memory is full of prefixes") {
    Bench z80{};
    for (auto& byte : z80.bus.memory)
        byte = 0xdd;
    for (int slice = 1; slice <= 10; ++slice) {
        z80.bus.deadline = 1000 * slice;
        zx::z80::run(z80.registers, z80.bus);
        CHECK(z80.bus.tstates >= z80.bus.deadline);
        CHECK(z80.bus.tstates < z80.bus.deadline + 8);
    }
}

TEST_CASE("the end of a run within a chain of prefixes does not change the result") {
    for (int deadline = 1; deadline < 26; ++deadline) {
        CAPTURE(deadline);
        Bench cut{0xdd, 0xfd, 0xdd, 0xfd, 0x21, 0x34, 0x12};
        cut.bus.deadline = deadline;
        zx::z80::run(cut.registers, cut.bus);
        cut.bus.deadline = 26;
        zx::z80::run(cut.registers, cut.bus);
        CHECK(cut.bus.tstates == 26);
        CHECK(cut.registers.iy == 0x1234);
    }
}

TEST_CASE("a prefix before an opcode that it does not affect only adds time and increments R") {
    Bench z80{0xdd, 0x04};
    z80.registers.bc = 0x1122;
    z80.step();
    CHECK(z80.registers.bc == 0x1222);
    CHECK(z80.registers.r == 0x12);
    CHECK(z80.bus.tstates == 8);
}

TEST_CASE("ED cancels a prefix before it") {
    Bench z80{0xfd, 0xed, 0x62}; // SBC HL,HL
    z80.registers.af = 0x0000;
    z80.step();
    CHECK(z80.registers.hl == 0);
    CHECK(z80.registers.iy == 0xffff);
    CHECK(z80.bus.tstates == 19);
    CHECK(z80.registers.r == 0x13);
}

TEST_CASE("EX DE,HL and EXX are not changed by a prefix") {
    Bench z80{0xdd, 0xeb, 0xfd, 0xd9};
    z80.registers.de = 0x1111;
    z80.registers.hl = 0x2222;
    z80.registers.de_alt = 0x3333;
    z80.registers.hl_alt = 0x4444;
    z80.step(2);
    CHECK(z80.registers.de == 0x3333);
    CHECK(z80.registers.hl == 0x4444);
    CHECK(z80.registers.de_alt == 0x2222);
    CHECK(z80.registers.hl_alt == 0x1111);
    CHECK(z80.registers.ix == 0xffff);
}

TEST_CASE("ED opcodes that do not exist do nothing in 8 T") {
    for (int opcode = 0; opcode < 0x100; ++opcode) {
        const bool exists = (opcode >= 0x40 && opcode < 0x80 && opcode != 0x77 && opcode != 0x7f) ||
                            (opcode >= 0xa0 && opcode < 0xc0 && (opcode & 4) == 0);
        if (exists)
            continue;
        CAPTURE(opcode);
        Bench z80{0xed, opcode};
        auto expected = z80.registers;
        expected.pc = 0x8002;
        expected.r = 0x12;
        z80.step();
        CHECK(z80.registers == expected);
        CHECK(z80.bus.tstates == 8);
        CHECK(z80.bus.log.size() == 2);
    }
}

TEST_CASE("LDIR that overwrites itself continues with the new code") {
    // The second byte copied replaces the ED of the LDIR itself by NOP.
    Bench z80{0xed, 0xb0, 0x00};
    z80.place(0x9000, {0x55, 0x00, 0x66});
    z80.registers.hl = 0x9000;
    z80.registers.de = 0x7fff;
    z80.registers.bc = 3;
    z80.step(3);
    CHECK(z80.registers.bc == 1);
    CHECK(z80.registers.pc == 0x8001);
    CHECK(z80.bus.memory[0x8000] == 0x00);
}

TEST_CASE("R counts in seven bits and keeps the eighth as LD R,A set it") {
    Bench z80{0xed, 0x4f, 0x00, 0x00, 0xed, 0x5f}; // LD R,A; NOP; NOP; LD A,R
    z80.registers.af = 0xfe00;
    z80.step(4);
    CHECK(zx::high(z80.registers.af) == 0x82);
    CHECK(z80.registers.r == 0x82);
}
