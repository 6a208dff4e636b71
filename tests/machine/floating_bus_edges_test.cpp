// The value that a read of an unattached port returns in each T-state, on each machine.
#include <array>

#include <doctest/doctest.h>

#include "sheet_machine.hpp"
#include "timing_sheet.hpp"

using namespace zx;
using namespace fixture;

namespace {

/// Different from its neighbours, and never 0xff.
int screen_byte(int offset) {
    return offset % 251 + 1;
}

void fill_screen(SheetBoard& board) {
    for (int offset = 0; offset < 6912; ++offset) {
        board.put(0x4000 + offset, screen_byte(offset));
    }
}

int floating_at(const Sheet& sheet, int t) {
    const int offset = fetched_at(sheet, t);
    return offset < 0 ? 0xff : screen_byte(offset);
}

const Sheet& sheet_of(machine::Model model) {
    for (const Sheet& sheet : Sheets) {
        if (sheet.model == model) {
            return sheet;
        }
    }
    return Sheets[0];
}

constexpr int Port = 0x00ff;

} // namespace

TEST_CASE("the first fetches of the screen are at the published T-states") {
    struct Row {
        machine::Model model;
        int first;
    };
    constexpr Row rows[] = {{machine::Model::Spectrum16, 14338},
                            {machine::Model::Spectrum48, 14338},
                            {machine::Model::Spectrum128, 14364},
                            {machine::Model::SpectrumPlus2, 14364}};
    for (const Row& row : rows) {
        const Sheet& sheet = sheet_of(row.model);
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        fill_screen(board);
        const int expected[] = {0xff,
                                screen_byte(0),
                                screen_byte(0x1800),
                                screen_byte(1),
                                screen_byte(0x1801),
                                0xff,
                                0xff,
                                0xff,
                                0xff,
                                screen_byte(2)};
        for (int i = 0; i < 10; ++i) {
            // The byte is sampled in the last T-state of the cycle.
            CHECK(board.in_at(row.first - 1 + i - 3, Port) == expected[i]);
        }
    }
}

TEST_CASE("in every T-state of a frame the floating bus has the ULA's fetch or is idle") {
    for (const Sheet& sheet : Sheets) {
        if (!sheet.delays_idle) {
            continue;
        }
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        fill_screen(board);
        int wrong = 0;
        for (int t = 3; t < sheet.frame + 20; ++t) {
            wrong += board.in_at(t - 3, Port) != floating_at(sheet, t) ? 1 : 0;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a delayed port cycle reads the floating bus in its last T-state") {
    for (const Sheet& sheet : Sheets) {
        if (!sheet.delays_idle) {
            continue;
        }
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        fill_screen(board);
        const auto slots = contended_slots(sheet);
        for (const int t : edge_starts(sheet)) {
            const int end = after(sheet, slots, {SheetCycle::Kind::Port, 0x40ff, 4, 1}, t);
            CHECK(board.in_at(t, 0x40ff) == floating_at(sheet, end - 1));
        }
    }
}

TEST_CASE("a 16K's absent memory reads the floating bus from 0x8000 to 0xffff only") {
    const Sheet& sheet = Sheets[0];
    SheetBoard board(sheet);
    fill_screen(board);
    board.put(0x3fff, 0x12);
    board.put(0x7fff, 0x34);
    for (const int t : edge_starts(sheet)) {
        CHECK(board.read_at(t, 0x3fff) == 0x12);
        CHECK(board.read_at(t, 0x7fff) == 0x34);
        for (const int address : {0x8000, 0xbfff, 0xc000, 0xffff}) {
            // Sampled in T3.
            CHECK(board.read_at(t, address) == floating_at(sheet, t + 2));
            CHECK(board.bus.tstate() == t + 3);
        }
    }
}

TEST_CASE("a +2A's latch holds the last byte fetched, with bit 0 set, through the idle T-states") {
    const Sheet& sheet = sheet_of(machine::Model::SpectrumPlus2A);
    SheetBoard board(sheet);
    fill_screen(board);
    // Before the first fetch of a frame: the last one of the previous frame.
    int latched = screen_byte(0x1aff);
    int wrong = 0;
    for (int t = 3; t < sheet.frame; ++t) {
        if (const int offset = fetched_at(sheet, t); offset >= 0) {
            latched = screen_byte(offset);
        }
        wrong += board.in_at(t - 3, 0x0ffd) != (latched | 1) ? 1 : 0;
    }
    CHECK(wrong == 0);
    for (int t = 14367; t <= 14374; ++t) {
        constexpr int offsets[] = {0, 0x1800, 1, 0x1801, 0x1801, 0x1801, 0x1801, 0x1801};
        CHECK(board.in_at(t - 3, 0x0001) == (screen_byte(offsets[t - 14367]) | 1));
    }
}

TEST_CASE("a +2A's latch answers at 0000 xxxx xxxx xx01 only, and not after paging is locked") {
    const Sheet& sheet = sheet_of(machine::Model::SpectrumPlus2A);
    for (const bool locked : {false, true}) {
        CAPTURE(locked);
        SheetBoard board(sheet);
        fill_screen(board);
        board.out_at(0, 0x7ffd, locked ? 0x20 : 0x00);
        // The AY, whose registers are 0, answers at 1xxx xxxx xxxx xx0x.
        int wrong = 0;
        for (int port = 1; port < 0x10000; port += 2) {
            const bool latch = port < 0x1000 && port % 4 == 1 && !locked;
            const bool ay = port >= 0x8000 && port % 4 == 1;
            const int expected = latch ? screen_byte(0) | 1 : ay ? 0 : 0xff;
            wrong += board.in_at(14367 - 3, port) != expected ? 1 : 0;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a +2A's latch holds the byte last moved by the processor to or from contended memory") {
    const Sheet& sheet = sheet_of(machine::Model::SpectrumPlus2A);
    struct Row {
        int bank;
        int address;
        bool passes;
    };
    // Banks 4 to 7 are contended, 5 at 0x4000 and 2 at 0x8000; the ROM is not.
    constexpr Row rows[] = {{0, 0x7fff, true},
                            {0, 0x8000, false},
                            {0, 0x3fff, false},
                            {3, 0xc000, false},
                            {4, 0xc000, true},
                            {7, 0xffff, true}};
    for (const Row& row : rows) {
        CAPTURE(row.bank);
        CAPTURE(row.address);
        for (const bool write : {false, true}) {
            CAPTURE(write);
            SheetBoard board(sheet);
            fill_screen(board);
            board.out_at(0, 0x7ffd, row.bank);
            const auto address = static_cast<std::uint16_t>(row.address);
            board.bus.poke(address, 0x5a);
            // After the last fetch of a line, long before the next.
            for (const int t : {14367 + 9 * 228 + 130, 14367 + 191 * 228 + 130}) {
                CAPTURE(t);
                CHECK(board.in_at(t - 12, 0x0ffd) != 0x5b);
                board.bus.set_tstate(t);
                if (write) {
                    board.bus.write(address, 0x5a);
                } else {
                    (void)board.bus.read(address);
                }
                CHECK((board.in_at(t + 4, 0x0ffd) == 0x5b) == row.passes);
            }
        }
    }
}

TEST_CASE("the next fetch of a +2A's ULA replaces the latch") {
    const Sheet& sheet = sheet_of(machine::Model::SpectrumPlus2A);
    SheetBoard board(sheet);
    fill_screen(board);
    board.bus.poke(0x6000, 0x5a);
    board.bus.set_tstate(14000);
    (void)board.bus.read(0x6000);
    CHECK(board.in_at(14366 - 3, 0x0ffd) == 0x5b);
    CHECK(board.in_at(14367 - 3, 0x0ffd) == (screen_byte(0) | 1));
}

TEST_CASE(
    "a byte that a +2A's processor moved at a frame's end is in the latch in the next frame") {
    const Sheet& sheet = sheet_of(machine::Model::SpectrumPlus2A);
    // LD A,(0x6000) : LD BC,0x0ffd : IN A,(C) : DI : HALT, in bank 2, which is not contended.
    const Bytes program = {0x3a, 0x00, 0x60, 0x01, 0xfd, 0x0f, 0xed, 0x78, 0xf3, 0x76};
    for (const int before : {14, 1, 12000}) {
        CAPTURE(before);
        machine::Machine machine = start_at(sheet, sheet.frame - before, {}, 0);
        poke(machine, 0x8000, program);
        machine.poke(0x6000, 0x5a);
        machine.registers().pc = 0x8000;
        machine.run_frame();
        machine.run_frame();
        CHECK(register_a(machine) == 0x5b);
    }
}
