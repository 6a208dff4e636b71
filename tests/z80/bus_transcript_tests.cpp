// The bus cycles of one instruction of each class. The transcripts follow the published breakdowns
// of contention (the address on the bus in each T-state); they were not recorded from the processor
// under test.
#include <string>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "tests/z80/transcript.hpp"

using zx::z80::test::Bench;

TEST_CASE("LD r,r is one fetch, with I and R on the bus for the refresh") {
    Bench z80{0x41};
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 41 refresh 3f10\n"
                          "4 T\n");
}

TEST_CASE("LD A,(nn) reads the address, then the byte") {
    Bench z80{0x3a, 0x34, 0x12};
    z80.place(0x1234, {0x99});
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 3a refresh 3f10\n"
                          " 4 read 8001 34\n"
                          " 7 read 8002 12\n"
                          "10 read 1234 99\n"
                          "13 T\n");
}

TEST_CASE("LD (nn),HL writes L before H") {
    Bench z80{0x22, 0x34, 0x12};
    z80.registers.hl = 0xabcd;
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 22 refresh 3f10\n"
                          " 4 read 8001 34\n"
                          " 7 read 8002 12\n"
                          "10 write 1234 cd\n"
                          "13 write 1235 ab\n"
                          "16 T\n");
}

TEST_CASE("INC rr and LD SP,HL hold the refresh address for two T more") {
    Bench z80{0x03, 0xf9};
    z80.step(2);
    CHECK(z80.on_bus() == " 0 fetch 8000 03 refresh 3f10\n"
                          " 4 internal 3f10 for 2\n"
                          " 6 fetch 8001 f9 refresh 3f11\n"
                          "10 internal 3f11 for 2\n"
                          "12 T\n");
}

TEST_CASE("ADD HL,rr holds the refresh address for seven T") {
    Bench z80{0x09};
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 09 refresh 3f10\n"
                          " 4 internal 3f10 for 7\n"
                          "11 T\n");
}

TEST_CASE("INC (HL) spends a T between read and write") {
    Bench z80{0x34};
    z80.registers.hl = 0x9000;
    z80.place(0x9000, {0x0f});
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 34 refresh 3f10\n"
                          " 4 read 9000 0f\n"
                          " 7 internal 9000 for 1\n"
                          " 8 write 9000 10\n"
                          "11 T\n");
}

TEST_CASE("PUSH writes the high byte first") {
    Bench z80{0xd5};
    z80.registers.de = 0x1234;
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 d5 refresh 3f10\n"
                          " 4 internal 3f10 for 1\n"
                          " 5 write 9fff 12\n"
                          " 8 write 9ffe 34\n"
                          "11 T\n");
}

TEST_CASE("CALL holds the address of its last byte for a T before it pushes") {
    Bench z80{0xcd, 0x34, 0x12};
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 cd refresh 3f10\n"
                          " 4 read 8001 34\n"
                          " 7 read 8002 12\n"
                          "10 internal 8002 for 1\n"
                          "11 write 9fff 80\n"
                          "14 write 9ffe 03\n"
                          "17 T\n");
    CHECK(z80.registers.pc == 0x1234);
}

TEST_CASE("RET cc spends a T on its condition, then pops") {
    Bench z80{0xc0, 0xc8};
    z80.registers.af = 0xff40;
    z80.place(0xa000, {0x34, 0x12});
    z80.step(2);
    CHECK(z80.on_bus() == " 0 fetch 8000 c0 refresh 3f10\n"
                          " 4 internal 3f10 for 1\n"
                          " 5 fetch 8001 c8 refresh 3f11\n"
                          " 9 internal 3f11 for 1\n"
                          "10 read a000 34\n"
                          "13 read a001 12\n"
                          "16 T\n");
}

TEST_CASE("DJNZ reads its displacement also when it does not jump") {
    Bench z80{0x10, 0xfe};
    z80.registers.bc = 0x0200;
    z80.step(2);
    CHECK(z80.on_bus() == " 0 fetch 8000 10 refresh 3f10\n"
                          " 4 internal 3f10 for 1\n"
                          " 5 read 8001 fe\n"
                          " 8 internal 8001 for 5\n"
                          "13 fetch 8000 10 refresh 3f11\n"
                          "17 internal 3f11 for 1\n"
                          "18 read 8001 fe\n"
                          "21 T\n");
}

TEST_CASE("EX (SP),HL reads upwards and writes downwards") {
    Bench z80{0xe3};
    z80.registers.hl = 0xabcd;
    z80.place(0xa000, {0x34, 0x12});
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 e3 refresh 3f10\n"
                          " 4 read a000 34\n"
                          " 7 read a001 12\n"
                          "10 internal a001 for 1\n"
                          "11 write a001 ab\n"
                          "14 write a000 cd\n"
                          "17 internal a000 for 2\n"
                          "19 T\n");
}

TEST_CASE("IN A,(n) puts A on the upper half of the address bus") {
    Bench z80{0xdb, 0xfe};
    z80.registers.af = 0x7f00;
    z80.bus.inputs = {0xbf};
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 db refresh 3f10\n"
                          " 4 read 8001 fe\n"
                          " 7 in 7ffe bf\n"
                          "11 T\n");
}

TEST_CASE("OUT (C),0 drives zero, as NMOS parts do") {
    Bench z80{0xed, 0x71};
    z80.registers.bc = 0x12fe;
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 ed refresh 3f10\n"
                          " 4 fetch 8001 71 refresh 3f11\n"
                          " 8 out 12fe 00\n"
                          "12 T\n");
}

TEST_CASE("LD r,(IX+d) holds the displacement's address while it adds") {
    Bench z80{0xdd, 0x46, 0xfe};
    z80.registers.ix = 0x9000;
    z80.place(0x8ffe, {0x77});
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 dd refresh 3f10\n"
                          " 4 fetch 8001 46 refresh 3f11\n"
                          " 8 read 8002 fe\n"
                          "11 internal 8002 for 5\n"
                          "16 read 8ffe 77\n"
                          "19 T\n");
}

TEST_CASE("LD (IX+d),n adds while it reads n") {
    Bench z80{0xdd, 0x36, 0x01, 0x55};
    z80.registers.ix = 0x9000;
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 dd refresh 3f10\n"
                          " 4 fetch 8001 36 refresh 3f11\n"
                          " 8 read 8002 01\n"
                          "11 read 8003 55\n"
                          "14 internal 8003 for 2\n"
                          "16 write 9001 55\n"
                          "19 T\n");
}

TEST_CASE("FD CB d opcode reads its last two bytes without refresh") {
    Bench z80{0xfd, 0xcb, 0x01, 0xc6};
    z80.registers.iy = 0x9000;
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 fd refresh 3f10\n"
                          " 4 fetch 8001 cb refresh 3f11\n"
                          " 8 read 8002 01\n"
                          "11 read 8003 c6\n"
                          "14 internal 8003 for 2\n"
                          "16 read 9001 00\n"
                          "19 internal 9001 for 1\n"
                          "20 write 9001 01\n"
                          "23 T\n");
    CHECK(z80.registers.r == 0x12);
}

TEST_CASE("BIT b,(HL) reads and spends one T on the test") {
    Bench z80{0xcb, 0x46};
    z80.registers.hl = 0x9000;
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 cb refresh 3f10\n"
                          " 4 fetch 8001 46 refresh 3f11\n"
                          " 8 read 9000 00\n"
                          "11 internal 9000 for 1\n"
                          "12 T\n");
}

TEST_CASE("RLD holds HL for four T") {
    Bench z80{0xed, 0x6f};
    z80.registers.hl = 0x9000;
    z80.registers.af = 0x7a00;
    z80.place(0x9000, {0x31});
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 ed refresh 3f10\n"
                          " 4 fetch 8001 6f refresh 3f11\n"
                          " 8 read 9000 31\n"
                          "11 internal 9000 for 4\n"
                          "15 write 9000 1a\n"
                          "18 T\n");
    CHECK(zx::high(z80.registers.af) == 0x73);
}

TEST_CASE("LDIR holds DE, and five T more when it repeats") {
    Bench z80{0xed, 0xb0};
    z80.registers.hl = 0x9000;
    z80.registers.de = 0x9100;
    z80.registers.bc = 2;
    z80.place(0x9000, {0x11, 0x22});
    z80.step(2);
    CHECK(z80.on_bus() == " 0 fetch 8000 ed refresh 3f10\n"
                          " 4 fetch 8001 b0 refresh 3f11\n"
                          " 8 read 9000 11\n"
                          "11 write 9100 11\n"
                          "14 internal 9100 for 2\n"
                          "16 internal 9100 for 5\n"
                          "21 fetch 8000 ed refresh 3f12\n"
                          "25 fetch 8001 b0 refresh 3f13\n"
                          "29 read 9001 22\n"
                          "32 write 9101 22\n"
                          "35 internal 9101 for 2\n"
                          "37 T\n");
}

TEST_CASE("INIR reads the port named by B before its step and holds HL") {
    Bench z80{0xed, 0xb2};
    z80.registers.hl = 0x9000;
    z80.registers.bc = 0x0210;
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 ed refresh 3f10\n"
                          " 4 fetch 8001 b2 refresh 3f11\n"
                          " 8 internal 3f11 for 1\n"
                          " 9 in 0210 02\n"
                          "13 write 9000 02\n"
                          "16 internal 9000 for 5\n"
                          "21 T\n");
}

TEST_CASE("OTDR writes the port named by B after its step and holds BC") {
    Bench z80{0xed, 0xbb};
    z80.registers.hl = 0x9000;
    z80.registers.bc = 0x0210;
    z80.place(0x9000, {0x55});
    z80.step();
    CHECK(z80.on_bus() == " 0 fetch 8000 ed refresh 3f10\n"
                          " 4 fetch 8001 bb refresh 3f11\n"
                          " 8 internal 3f11 for 1\n"
                          " 9 read 9000 55\n"
                          "12 out 0110 55\n"
                          "16 internal 0110 for 5\n"
                          "21 T\n");
}
