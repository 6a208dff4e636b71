// The T-states, addresses and ports at which the ULA delays the processor, on each machine.
#include <array>

#include <doctest/doctest.h>

#include "timing_sheet.hpp"

using namespace zx;
using namespace fixture;

namespace {

constexpr int Memory = 3;

int time_of_read(SheetBoard& board, int t, int address) {
    (void)board.read_at(t, address);
    return board.bus.tstate() - t;
}

int time_of_write(SheetBoard& board, int t, int address) {
    board.bus.set_tstate(t);
    board.bus.write(static_cast<std::uint16_t>(address), 0);
    return board.bus.tstate() - t;
}

int port_time(const Sheet& sheet, const ContendedSlots& slots, int port, int t) {
    return after(sheet, slots, {SheetCycle::Kind::Port, port, 4, 1}, t) - t;
}

} // namespace

TEST_CASE("contention begins, repeats and ends at the T-states of each machine") {
    struct Row {
        std::string_view what;
        int line;
        int x;
        /// Delays of a ULA and of the +2A's chip.
        int ula;
        int amstrad;
    };
    constexpr Row rows[] = {
        {"one before the first", 0, -1, 0, 0},
        {"the first", 0, 0, 6, 1},
        {"second", 0, 1, 5, 0},
        {"third", 0, 2, 4, 7},
        {"seventh", 0, 6, 0, 3},
        {"eighth", 0, 7, 0, 2},
        {"second group", 0, 8, 6, 1},
        {"last group", 0, 120, 6, 1},
        {"last delay of a ULA's line", 0, 125, 1, 4},
        {"last of the 128", 0, 127, 0, 2},
        {"one past them", 0, 128, 0, 0},
        {"before line 1", 1, -1, 0, 0},
        {"line 1", 1, 0, 6, 1},
        {"the last line", 191, 0, 6, 1},
        {"its last delay", 191, 125, 1, 4},
        {"its last T-state", 191, 127, 0, 2},
        {"one past it", 191, 128, 0, 0},
        {"where line 192 would be", 192, 0, 0, 0},
    };
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (const Row& row : rows) {
            CAPTURE(row.what);
            const int t = sheet.first_contended + row.line * sheet.line + row.x;
            CHECK(time_of_read(board, t, 0x4000) - Memory ==
                  (sheet.delays_idle ? row.ula : row.amstrad));
        }
    }
}

TEST_CASE("each T-state of a frame and after its end has the delay of the rule") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        int wrong = 0;
        for (int t = 0; t < sheet.frame + 40; ++t) {
            wrong += time_of_read(board, t, 0x5aff) != Memory + delay_at(sheet, t) ? 1 : 0;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("reads and writes are delayed in contended banks, at their first and last address") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (int bank = 0; bank < (sheet.pages ? 8 : 1); ++bank) {
            CAPTURE(bank);
            for (const int shown : {0x00, 0x08}) {
                SheetBoard board(sheet);
                board.out_at(0, 0x7ffd, bank | shown);
                // The shown screen makes no difference.
                const auto slots = contended_slots(sheet, bank);
                for (const int address :
                     {0x0000, 0x3fff, 0x4000, 0x7fff, 0x8000, 0xbfff, 0xc000, 0xffff}) {
                    CAPTURE(address);
                    const bool held = slots[static_cast<std::size_t>(address >> 14)];
                    for (int t = sheet.first_contended; t < sheet.first_contended + 8; ++t) {
                        const int expected = Memory + (held ? delay_at(sheet, t) : 0);
                        CHECK(time_of_read(board, t, address) == expected);
                        CHECK(time_of_write(board, t, address) == expected);
                    }
                }
            }
        }
    }
}

TEST_CASE("a +2A's banks 4 to 7 are contended at any address of a special mode") {
    constexpr int maps[4][4] = {{0, 1, 2, 3}, {4, 5, 6, 7}, {4, 5, 6, 3}, {4, 7, 6, 3}};
    const Sheet& sheet = Sheets.back();
    SheetBoard board(sheet);
    for (int mode = 0; mode < 4; ++mode) {
        CAPTURE(mode);
        board.out_at(0, 0x1ffd, mode << 1 | 1);
        for (int slot = 0; slot < 4; ++slot) {
            CAPTURE(slot);
            for (const int address : {slot << 14, (slot << 14) + 0x3fff}) {
                for (int t = sheet.first_contended; t < sheet.first_contended + 8; ++t) {
                    const int delay = maps[mode][slot] >= 4 ? delay_at(sheet, t) : 0;
                    CHECK(time_of_read(board, t, address) == Memory + delay);
                    CHECK(time_of_write(board, t, address) == Memory + delay);
                }
            }
        }
    }
}

TEST_CASE("port cycles are delayed in four cases, by the high byte and A0") {
    struct Row {
        std::string_view how;
        int port;
        int before; ///< one T before the first contended one
        int first;
        int last_free; ///< from the last T-state of the pattern without delay
    };
    // From the first contended T on: 6 5 4 3 2 1 0 0 6.
    constexpr Row rows[] = {
        {"N:4", 0x3fff, 4, 4, 4},
        {"N:1 C:3", 0x3ffe, 1 + 6 + 3, 1 + 5 + 3, 1 + 6 + 3},
        {"C:1 C:3, first", 0x40fe, 1 + 6 + 3, 6 + 1 + 0 + 3, 1 + 6 + 3},
        {"C:1 C:3, last", 0x7ffe, 1 + 6 + 3, 6 + 1 + 0 + 3, 1 + 6 + 3},
        {"C:1 four times, first",
         0x40ff,
         1 + 6 + 1 + 0 + 1 + 6 + 1,
         6 + 1 + 0 + 1 + 6 + 1 + 0 + 1,
         1 + 6 + 1 + 0 + 1 + 6 + 1},
        {"C:1 four times, last",
         0x7fff,
         1 + 6 + 1 + 0 + 1 + 6 + 1,
         6 + 1 + 0 + 1 + 6 + 1 + 0 + 1,
         1 + 6 + 1 + 0 + 1 + 6 + 1},
        {"N:4 beyond", 0x80ff, 4, 4, 4},
        {"N:1 C:3 beyond", 0x80fe, 1 + 6 + 3, 1 + 5 + 3, 1 + 6 + 3},
    };
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (const Row& row : rows) {
            CAPTURE(row.how);
            const int at[] = {
                sheet.first_contended - 1, sheet.first_contended, sheet.first_contended + 7};
            const int ula[] = {row.before, row.first, row.last_free};
            for (std::size_t i = 0; i < 3; ++i) {
                const int expected = sheet.delays_idle ? ula[i] : 4;
                (void)board.in_at(at[i], row.port);
                CHECK(board.bus.tstate() - at[i] == expected);
                board.state.paging = {};
                board.bus.map_pages();
                board.out_at(at[i], row.port, 0);
                CHECK(board.bus.tstate() - at[i] == expected);
            }
        }
    }
}

TEST_CASE("port cycles are delayed at every T-state of the edges, also by the bank at 0xc000") {
    constexpr int ports[] = {0x00fe,
                             0x3fff,
                             0x4000,
                             0x40ff,
                             0x7ffe,
                             0x7fff,
                             0x8000,
                             0x80ff,
                             0xbffe,
                             0xbfff,
                             0xc000,
                             0xc0ff,
                             0xfffe,
                             0xffff};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (int bank = 0; bank < (sheet.pages ? 8 : 1); ++bank) {
            CAPTURE(bank);
            SheetBoard board(sheet);
            const auto slots = contended_slots(sheet, bank);
            const machine::Paging paging = {.port_7ffd = static_cast<std::uint8_t>(bank)};
            for (const int port : ports) {
                int wrong = 0;
                for (const int t : edge_starts(sheet)) {
                    for (const bool writes : {false, true}) {
                        if (sheet.pages) {
                            board.state.paging = paging;
                            board.bus.map_pages();
                        }
                        if (writes) {
                            board.out_at(t, port, 0);
                        } else {
                            (void)board.in_at(t, port);
                        }
                        wrong += board.bus.tstate() - t != port_time(sheet, slots, port, t);
                    }
                }
                CHECK_MESSAGE(wrong == 0, "port ", port);
            }
        }
    }
}

TEST_CASE("an OUT acts at the start of T2, after the delay of T1 and before its own") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const int port : {0x3ffe, 0x40fe, 0x80fe}) {
            CAPTURE(port);
            for (int t = sheet.first_contended - 3; t < sheet.first_contended + 12; ++t) {
                CAPTURE(t);
                SheetBoard board(sheet);
                board.out_at(t, port, 0x17);
                const bool held = port == 0x40fe && sheet.delays_idle;
                REQUIRE(board.bus.levels().size() == 1);
                CHECK(board.bus.levels()[0].tstate == t + (held ? delay_at(sheet, t) : 0) + 1);
            }
        }
    }
}
