// Checks that each instruction takes the T-states of its machine cycles on each machine, with its
// addresses in contended and free memory.
#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "instruction_encodings.hpp"

using namespace zx;
using namespace fixture;

namespace {

bool is_block(const Encoding& encoding) {
    return encoding.row->plane == Plane::Ed && encoding.opcode >= 0xa0;
}

/// Returns BC for the wanted course: LDIR and CPIR count in BC, the others in B.
int counted(const Encoding& encoding, int bc) {
    const bool counts = is_block(encoding) || encoding.opcode == 0x10;
    if (encoding.row->course != Course::NotTaken || !counts) {
        return bc;
    }
    return is_block(encoding) && (encoding.opcode & 2) == 0 ? 1 : 0x100 | (bc & 0xff);
}

void put_code(SheetBoard& board, const Encoding& encoding, const Places& at) {
    const int operand = encoding.uses(An) ? at[An] & 0xff : at[Nn];
    std::vector<int> code = encoding.prefixes;
    const bool index_cb = encoding.row->plane == Plane::IndexCb;
    if (index_cb) {
        code.push_back(operand & 0xff);
    }
    code.push_back(encoding.opcode);
    code.push_back(operand & 0xff);
    code.push_back(operand >> 8);
    int address = at[Pc];
    for (const int byte : code) {
        board.put(address++ & 0xffff, byte);
    }
}

z80::Registers registers_for(const Encoding& encoding, const Places& at) {
    const auto word = [](int value) { return static_cast<std::uint16_t>(value & 0xffff); };
    // Bit 3 of a conditional opcode says whether the flag must be set or reset.
    const bool set = ((encoding.opcode & 8) != 0) == (encoding.row->course == Course::Taken);
    const int a = encoding.uses(An) ? at[An] >> 8 : 0x55;
    const auto displacement = static_cast<std::int8_t>(static_cast<std::uint8_t>(at[Nn] & 0xff));
    z80::Registers cpu;
    cpu.af = word(a << 8 | (set ? 0xff : 0x00));
    cpu.bc = word(at[Bc]);
    cpu.de = word(at[De]);
    cpu.hl = word(at[Hl]);
    cpu.sp = word(at[Sp]);
    cpu.pc = word(at[Pc]);
    cpu.ix = cpu.iy = word(at[Ii] - displacement);
    cpu.i = static_cast<std::uint8_t>(at[Ir] >> 8);
    cpu.r = 0;
    return cpu;
}

/// Returns at how many of the starts the machine and the table differ; `which` is the first of
/// them.
int differing(SheetBoard& board,
              const Sheet& sheet,
              const ContendedSlots& slots,
              const Encoding& encoding,
              Places at,
              const std::vector<int>& starts,
              std::string& which) {
    at[Bc] = counted(encoding, at[Bc]);
    const machine::Paging paging = board.state.paging;
    int wrong = 0;
    for (const int t : starts) {
        board.put(at[Hl], 0);
        put_code(board, encoding, at);
        z80::Registers cpu = registers_for(encoding, at);
        board.bus.set_tstate(t);
        machine::step_processor(cpu, board.bus);
        const int expected = expected_end(sheet, slots, encoding.cycles, at, t);
        if (board.bus.tstate() != expected && wrong++ == 0) {
            which = "from T = " + std::to_string(t) + " to " + std::to_string(board.bus.tstate()) +
                    ", not " + std::to_string(expected);
            for (std::size_t i = 0; i < Bases; ++i) {
                which += " " + std::string(BaseNames[i]) + "=" + std::to_string(at[i]);
            }
        }
        if (board.state.paging != paging) {
            // The instruction wrote a paging port.
            board.state.paging = paging;
            board.bus.map_pages();
        }
    }
    return wrong;
}

/// Each phase of the pattern, in the middle of a line.
std::vector<int> phase_starts(const Sheet& sheet) {
    std::vector<int> starts;
    append(starts, sheet.first_contended + 40, sheet.first_contended + 47);
    return starts;
}

/// Addresses on both sides of each border between contended and free memory. On a 16K no code is at
/// the end of memory.
std::vector<int> addresses(const Sheet& sheet, Base base) {
    switch (base) {
    case Pc:
        return sheet.model == machine::Model::Spectrum16
                   ? std::vector{0x1000, 0x6000, 0x3fff}
                   : std::vector{0x1000, 0x6000, 0x3fff, 0x7fff, 0x9000};
    case Hl: return {0x3fff, 0x4000, 0x7fff, 0x8000};
    case De: return {0x3ffe, 0x4001, 0x8001};
    case Sp: return {0x3fff, 0x4000, 0x4001, 0x7fff, 0x8000, 0x8001};
    case Bc: return {0x3fff, 0x4000, 0x7fff, 0x8000};
    case Ir: return {0x3f00, 0x4000, 0x7f00, 0x8000};
    case Nn: return {0x3fff, 0x4000, 0x7fff, 0x8000};
    case An: return {0x3ffe, 0x3fff, 0x40fe, 0x40ff, 0x7ffe, 0x7fff, 0x80fe, 0x80ff};
    case Ii: return {0x3fff, 0x4000, 0x7fff, 0x8000};
    default: return {0};
    }
}

/// Calls visit with each combination of contended and free addresses of an instruction.
template <class Visit>
void for_each_place(const Sheet& sheet, const Encoding& encoding, Visit&& visit) {
    std::vector<Places> all(
        1, Places{0x6000, 0x4000, 0x4001, 0x5000, 0x40ff, 0x4000, 0x4005, 0x40ff, 0x4000});
    for (int base = Pc; base <= Ii; ++base) {
        if (!encoding.uses(static_cast<Base>(base))) {
            continue;
        }
        std::vector<Places> more;
        for (const Places& places : all) {
            for (const int address : addresses(sheet, static_cast<Base>(base))) {
                more.push_back(places);
                more.back()[static_cast<std::size_t>(base)] = address;
            }
        }
        all = std::move(more);
    }
    for (const Places& places : all) {
        visit(places);
    }
}

} // namespace

TEST_CASE("the cycles of each row add up to its T-states") {
    for (const InstructionRow& row : InstructionRows) {
        CAPTURE(row.name);
        const Encoding encoding = {&row, {}, 0, read_cycles(row.cycles)};
        CHECK(encoding.undelayed() == row.tstates);
        for (const Token& token : encoding.cycles) {
            CHECK(token.base != None);
        }
    }
}

TEST_CASE("each opcode after each prefix has one row, or one for each of its two courses") {
    for (int opcode = 0; opcode < 256; ++opcode) {
        CAPTURE(opcode);
        const bool prefix = opcode == 0xcb || opcode == 0xdd || opcode == 0xed || opcode == 0xfd;
        const auto plain = encodings_of(Plane::Plain, {}, opcode);
        CHECK(plain.empty() == prefix);
        CHECK(encodings_of(Plane::Cb, {0xcb}, opcode).size() == 1);
        CHECK(encodings_of(Plane::IndexCb, {0xdd, 0xcb}, opcode).size() == 1);
        const auto extended = encodings_of(Plane::Ed, {0xed}, opcode);
        for (const auto& found : {plain, extended}) {
            if (!found.empty()) {
                CHECK(found.size() == (found[0].row->course == Course::Only ? 1 : 2));
            }
        }
    }
}

TEST_CASE("every opcode takes the T-states of its row in each phase of the delays") {
    const auto encodings = all_encodings();
    // Plain, CB and ED once, and all three after DD and FD; twice if there are two courses.
    CHECK(encodings.size() > 9 * 256 - 6);
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        const auto slots = contended_slots(sheet);
        // All its addresses contended, then only its code, then all but its code.
        const std::array<Places, 3> places = {
            {{0x6000, 0x4000, 0x4800, 0x5000, 0x40fe, 0x4000, 0x4905, 0x40fe, 0x4000},
             {0x6000, 0x8000, 0x8800, 0x9000, 0x80ff, 0x3f00, 0x8905, 0x80ff, 0x8000},
             {0x1000, 0x4000, 0x4800, 0x5000, 0x40ff, 0x7f00, 0x4905, 0x40ff, 0x7fff}}};
        for (const Encoding& encoding : encodings) {
            for (const Places& at : places) {
                std::string which;
                CHECK_MESSAGE(
                    differing(board, sheet, slots, encoding, at, phase_starts(sheet), which) == 0,
                    encoding.name(),
                    " ",
                    which);
            }
        }
    }
}

TEST_CASE(
    "an instruction of each row is delayed at each of its addresses, at the edges of a frame") {
    const auto encodings = one_of_each_row();
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        const auto slots = contended_slots(sheet);
        const auto starts = edge_starts(sheet);
        for (const Encoding& encoding : encodings) {
            for_each_place(sheet, encoding, [&](const Places& at) {
                std::string which;
                CHECK_MESSAGE(differing(board, sheet, slots, encoding, at, starts, which) == 0,
                              encoding.name(),
                              " ",
                              which);
            });
        }
    }
}

TEST_CASE("at 0xc000 contention depends on the bank that is paged in") {
    const auto encodings = one_of_each_row();
    const std::array<Places, 2> places = {
        {{0xc100, 0xc000, 0xd000, 0xe000, 0xc0fe, 0xc000, 0xe905, 0xc0fe, 0xc000},
         {0xc100, 0xffff, 0xd000, 0x0001, 0xffff, 0xff00, 0xffff, 0xffff, 0xffff}}};
    for (const Sheet& sheet : Sheets) {
        if (!sheet.pages) {
            continue;
        }
        CAPTURE(sheet.name);
        for (int bank = 0; bank < 8; ++bank) {
            CAPTURE(bank);
            SheetBoard board(sheet);
            board.out_at(0, 0x7ffd, bank);
            const auto slots = contended_slots(sheet, bank);
            for (const Encoding& encoding : encodings) {
                for (const Places& at : places) {
                    std::string which;
                    CHECK_MESSAGE(
                        differing(board, sheet, slots, encoding, at, phase_starts(sheet), which) ==
                            0,
                        encoding.name(),
                        " ",
                        which);
                }
            }
        }
    }
}
