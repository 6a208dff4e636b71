#include <array>
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "tests/z80/recording_bus.hpp"
#include "z80/disassembler.hpp"

using namespace zx::z80;

namespace {

std::string text(std::array<std::uint8_t, 4> bytes) {
    return disassemble(0x8000, bytes).text;
}

constexpr std::uint16_t Origin = 0x8000;

/// Returns the number of bytes that the processor takes in one step: fetches, and reads that follow
/// them directly.
int bytes_taken(std::array<std::uint8_t, 4> bytes) {
    test::RecordingBus bus;
    for (std::size_t n = 0; n < bytes.size(); ++n)
        bus.memory[Origin + n] = bytes[n];
    Registers registers;
    registers.pc = Origin;
    // The pointers are far from the program, also with displacements added.
    registers.hl = registers.de = registers.ix = registers.iy = registers.sp = 0x4000;
    registers.bc = 0x4040;
    registers.af = 0x4000;
    step(registers, bus);
    int taken = 0;
    for (const test::Entry& entry : bus.log) {
        const bool takes = entry.cycle == test::Cycle::Fetch || entry.cycle == test::Cycle::Read;
        if (takes && entry.address == Origin + taken)
            ++taken;
    }
    return taken;
}

/// Every opcode of a group, with the operand bytes 0x11 0x22.
void check_lengths(std::array<std::uint8_t, 4> form, std::size_t opcode_at) {
    for (int opcode = 0; opcode < 256; ++opcode) {
        form[opcode_at] = static_cast<std::uint8_t>(opcode);
        CAPTURE(opcode);
        const Disassembly instruction = disassemble(Origin, form);
        int length = instruction.length;
        // The disassembler lists a prefix without effect alone; the processor continues with the
        // next opcode.
        if ((form[0] == 0xdd || form[0] == 0xfd) && length == 1) {
            const bool chain = form[1] == 0xdd || form[1] == 0xfd;
            length += chain ? 1 : disassemble(Origin + 1, {form[1], form[2], form[3], 0x22}).length;
        }
        CAPTURE(instruction.text);
        CHECK(length == bytes_taken(form));
    }
}

} // namespace

TEST_CASE("the disassembler and the processor agree on the length of every opcode in every group") {
    SUBCASE("unprefixed") {
        check_lengths({0, 0x11, 0x22, 0x33}, 0);
    }
    SUBCASE("CB") {
        check_lengths({0xcb, 0, 0x11, 0x22}, 1);
    }
    SUBCASE("ED") {
        check_lengths({0xed, 0, 0x11, 0x22}, 1);
    }
    SUBCASE("DD") {
        check_lengths({0xdd, 0, 0x11, 0x22}, 1);
    }
    SUBCASE("FD") {
        check_lengths({0xfd, 0, 0x11, 0x22}, 1);
    }
    SUBCASE("DD CB d") {
        check_lengths({0xdd, 0xcb, 0x11, 0}, 3);
    }
    SUBCASE("FD CB d") {
        check_lengths({0xfd, 0xcb, 0x11, 0}, 3);
    }
}

TEST_CASE("instructions are written in the syntax of assemblers") {
    CHECK(text({0x00, 0, 0, 0}) == "NOP");
    CHECK(text({0x01, 0x34, 0x12, 0}) == "LD BC,0x1234");
    CHECK(text({0x3e, 0x05, 0, 0}) == "LD A,0x05");
    CHECK(text({0x76, 0, 0, 0}) == "HALT");
    CHECK(text({0x18, 0xfe, 0, 0}) == "JR 0x8000");
    CHECK(text({0x10, 0x02, 0, 0}) == "DJNZ 0x8004");
    CHECK(text({0xff, 0, 0, 0}) == "RST 0x38");
    CHECK(text({0xe3, 0, 0, 0}) == "EX (SP),HL");
    CHECK(text({0xcb, 0x36, 0, 0}) == "SLL (HL)");
    CHECK(text({0xcb, 0x7f, 0, 0}) == "BIT 7,A");
    CHECK(text({0xed, 0x70, 0, 0}) == "IN F,(C)");
    CHECK(text({0xed, 0x71, 0, 0}) == "OUT (C),0");
    CHECK(text({0xed, 0x4b, 0x34, 0x12}) == "LD BC,(0x1234)");
    CHECK(text({0xed, 0xbb, 0, 0}) == "OTDR");
    CHECK(text({0xed, 0x00, 0, 0}) == "DEFB 0xed,0x00");
}

TEST_CASE("after DD and FD the index register is shown exactly where it is used") {
    CHECK(text({0xdd, 0x36, 0xfd, 0x99}) == "LD (IX-0x03),0x99");
    CHECK(text({0xfd, 0x66, 0x05, 0}) == "LD H,(IY+0x05)");
    CHECK(text({0xdd, 0x66, 0x80, 0}) == "LD H,(IX-0x80)");
    CHECK(text({0xdd, 0x65, 0, 0}) == "LD IXH,IXL");
    CHECK(text({0xfd, 0x84, 0, 0}) == "ADD A,IYH");
    CHECK(text({0xdd, 0x29, 0, 0}) == "ADD IX,IX");
    CHECK(text({0xdd, 0x2a, 0x34, 0x12}) == "LD IX,(0x1234)");
    CHECK(text({0xfd, 0xe9, 0, 0}) == "JP (IY)");
    CHECK(text({0xdd, 0xcb, 0x02, 0x46}) == "BIT 0,(IX+0x02)");
    CHECK(text({0xdd, 0xcb, 0x02, 0x40}) == "BIT 0,(IX+0x02)");
    CHECK(text({0xfd, 0xcb, 0xff, 0xc0}) == "SET 0,(IY-0x01),B");
    CHECK(text({0xfd, 0xcb, 0xff, 0xc6}) == "SET 0,(IY-0x01)");
    CHECK(text({0xdd, 0xeb, 0, 0}) == "DEFB 0xdd");
    CHECK(text({0xdd, 0xed, 0xb0, 0}) == "DEFB 0xdd");
    CHECK(text({0xfd, 0xdd, 0x21, 0}) == "DEFB 0xfd");
}
