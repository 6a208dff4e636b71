// Paging on each machine: every port address, every value, the lock, the state after a reset.
#include <array>

#include <doctest/doctest.h>

#include "board.hpp"
#include "timing_sheet.hpp"

using namespace zx;
using namespace fixture;
using machine::Model;
using machine::Paging;

namespace {

bool is_128(const Sheet& sheet) {
    return sheet.pages && sheet.model != Model::SpectrumPlus2A;
}

/// The values of the two paging ports after one write to a port.
Paging after_write(const Sheet& sheet, int port, std::uint8_t value) {
    if (is_128(sheet)) {
        return (port & 0x8002) == 0 ? Paging{value, 0} : Paging{};
    }
    if (sheet.model == Model::SpectrumPlus2A) {
        return (port & 0xc002) == 0x4000   ? Paging{value, 0}
               : (port & 0xf002) == 0x1000 ? Paging{0, value}
                                           : Paging{};
    }
    return {};
}

void page(SheetBoard& board, const Paging& paging) {
    board.state.paging = paging;
    board.bus.map_pages();
}

/// Returns the first bytes of the four slots: the number of a RAM bank, or 0x40 plus that of a ROM.
std::array<int, 4> map_of(const SheetBoard& board) {
    return {board.peek(0x0000), board.peek(0x4000), board.peek(0x8000), board.peek(0xc000)};
}

Bytes numbered_roms(std::size_t pages) {
    Bytes rom;
    for (std::size_t page = 0; page < pages; ++page) {
        rom.insert(rom.end(), machine::PageBytes, static_cast<std::uint8_t>(0x40 + page));
    }
    return rom;
}

} // namespace

TEST_CASE("exactly the ports of the mask control paging, on the machines that have it") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        int wrong = 0;
        int taken = 0;
        for (int port = 0; port < 0x10000; ++port) {
            page(board, {});
            board.out_at(0, port, 0x13);
            wrong += board.state.paging != after_write(sheet, port, 0x13) ? 1 : 0;
            taken += board.state.paging != Paging{} ? 1 : 0;
        }
        CHECK(wrong == 0);
        CHECK(taken == (is_128(sheet) ? 0x4000 : sheet.pages ? 0x2000 + 0x0800 : 0));
    }
}

TEST_CASE("a read of the paging port writes the floating bus to it on a 128K only") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        board.put(0x4000, 0x06);
        int wrong = 0;
        for (int port = 0; port < 0x10000; ++port) {
            page(board, {});
            // A cycle, delayed or not, whose last T-state is that of the first fetch.
            const ContendedSlots slots = contended_slots(sheet);
            const SheetCycle cycle = {SheetCycle::Kind::Port, port, 4, 1};
            int t = sheet.first_fetch - 3;
            while (t > 0 && after(sheet, slots, cycle, t) > sheet.first_fetch + 1) {
                --t;
            }
            const bool reaches = after(sheet, slots, cycle, t) == sheet.first_fetch + 1;
            (void)board.in_at(t, port);
            const bool pages = is_128(sheet) && (port & 0x8002) == 0;
            const Paging expected =
                pages ? Paging{static_cast<std::uint8_t>(reaches ? 0x06 : 0xff), 0} : Paging{};
            wrong += board.state.paging != expected ? 1 : 0;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("each value of 0x7ffd shows its bank, its ROM and its screen; bits 6 and 7 do nothing") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (int value = 0; value < 256; ++value) {
            CAPTURE(value);
            page(board, {});
            board.out_at(0, 0x7ffd, value);
            const int rom = sheet.pages ? 0x40 + (value >> 4 & 1) : 0x40;
            const int bank = sheet.pages ? value & 7 : 0;
            if (sheet.model == Model::Spectrum16) {
                CHECK(map_of(board) == std::array{rom, 5, 0xff, 0xff});
            } else {
                CHECK(map_of(board) == std::array{rom, 5, 2, bank});
            }
            CHECK(board.bus.screen()[0] == (sheet.pages && (value & 8) != 0 ? 7 : 5));
            CHECK(board.state.paging.locked() == (sheet.pages && (value & 0x20) != 0));
        }
    }
}

TEST_CASE("each value of 0x1ffd shows a +2A's ROM or RAM; the motor and the printer do nothing") {
    constexpr int maps[4][4] = {{0, 1, 2, 3}, {4, 5, 6, 7}, {4, 5, 6, 3}, {4, 7, 6, 3}};
    SheetBoard board(Sheets.back());
    for (int low_rom = 0; low_rom < 2; ++low_rom) {
        for (int value = 0; value < 256; ++value) {
            CAPTURE(value);
            page(board, {});
            board.out_at(0, 0x7ffd, low_rom << 4 | 1);
            board.out_at(0, 0x1ffd, value);
            const auto map = map_of(board);
            if ((value & 1) != 0) {
                const int* mode = maps[value >> 1 & 3];
                CHECK(map == std::array{mode[0], mode[1], mode[2], mode[3]});
            } else {
                CHECK(map == std::array{0x40 + (value >> 2 & 1) * 2 + low_rom, 5, 2, 1});
            }
        }
    }
}

TEST_CASE("the write that locks still takes effect, no later one does, and a reset unlocks") {
    for (const Sheet& sheet : Sheets) {
        if (!sheet.pages) {
            continue;
        }
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        board.out_at(0, 0x7ffd, 0x3b);
        const auto locked = map_of(board);
        CHECK(locked == std::array{0x41, 5, 2, 3});
        CHECK(board.bus.screen()[0] == 7);
        for (int value = 0; value < 256; ++value) {
            board.out_at(0, 0x7ffd, value);
            board.out_at(0, 0x1ffd, value);
            (void)board.in_at(0, 0x7ffd);
            CHECK(map_of(board) == locked);
            CHECK(board.bus.screen()[0] == 7);
        }
        machine::Machine machine(sheet.model, numbered_roms(4));
        machine::State state = machine.state();
        state.paging = {.port_7ffd = 0x3b, .port_1ffd = 0};
        machine.set_state(state);
        CHECK(machine.peek(0x0000) != 0x40);
        machine.reset();
        CHECK(machine.state().paging == Paging{});
    }
}

TEST_CASE("after power-on and reset a machine has its first ROM and the banks 5, 2 and 0") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        const machine::ModelRecord& record = machine::record_of(sheet.model);
        CHECK(record.rom_pages == (is_128(sheet) ? 2 : sheet.pages ? 4 : 1));
        machine::Machine machine(sheet.model, numbered_roms(record.rom_pages));
        machine::State state = machine.state();
        for (std::size_t i = 0; i < record.ram_banks; ++i) {
            state.ram[i * machine::PageBytes] = record.bank_numbers[i];
        }
        for (const bool reset : {false, true}) {
            CAPTURE(reset);
            state.paging.port_7ffd = sheet.pages && reset ? 0x17 : 0;
            machine.set_state(state);
            if (reset) {
                machine.reset();
            }
            CHECK(machine.peek(0x0000) == 0x40);
            CHECK(machine.peek(0x4000) == 5);
            CHECK(machine.peek(0x8000) == (sheet.model == Model::Spectrum16 ? 0xff : 2));
            CHECK(machine.peek(0xc000) == (sheet.model == Model::Spectrum16 ? 0xff : 0));
        }
    }
}

TEST_CASE("the banks 5 and 2 are the same memory at 0xc000 as at 0x4000 and 0x8000") {
    for (const Sheet& sheet : Sheets) {
        if (!sheet.pages) {
            continue;
        }
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (const auto& [bank, address] : {std::pair{5, 0x4000}, {2, 0x8000}}) {
            board.out_at(0, 0x7ffd, bank);
            for (const int offset : {0x0000, 0x1234, 0x3fff}) {
                board.bus.write(static_cast<std::uint16_t>(0xc000 + offset), 0x99);
                CHECK(board.peek(address + offset) == 0x99);
                board.bus.write(static_cast<std::uint16_t>(address + offset), 0x66);
                CHECK(board.peek(0xc000 + offset) == 0x66);
            }
        }
    }
}

TEST_CASE("writes to ROM are ignored on every machine and page") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        const auto before = board.state.rom;
        for (const int value : {0x00, 0x10}) {
            board.out_at(0, 0x7ffd, value);
            for (const int address : {0x0000, 0x3fff}) {
                board.bus.write(static_cast<std::uint16_t>(address), 0x99);
            }
        }
        CHECK(board.state.rom == before);
    }
}
