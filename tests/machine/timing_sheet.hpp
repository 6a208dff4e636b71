// The figures of docs/HARDWARE.md for each machine, entered separately for the tests. They share
// only the models' names with ula/ and machine/, so a figure that is changed there no longer
// matches here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "machine/spectrum_bus.hpp"

namespace fixture {

struct Sheet {
    std::string_view name;
    zx::machine::Model model;
    bool late;
    int line;
    int frame;
    int interrupt;
    int first_contended;
    int first_pixel;
    int first_fetch;
    std::array<int, 8> pattern;
    /// Indexed by number: bit n = bank n.
    unsigned contended_banks;
    /// Idle cycles and ports are delayed, too.
    bool delays_idle;
    bool pages;
};

inline constexpr std::array<int, 8> UlaPattern = {6, 5, 4, 3, 2, 1, 0, 0};
inline constexpr std::array<int, 8> AmstradPattern = {1, 0, 7, 6, 5, 4, 3, 2};

// clang-format off
inline constexpr std::array<Sheet, 7> Sheets = {{
    {"16K", zx::machine::Model::Spectrum16, false,
     224, 69888, 32, 14335, 14336, 14338, UlaPattern, 0x20, true, false},
    {"48K", zx::machine::Model::Spectrum48, false,
     224, 69888, 32, 14335, 14336, 14338, UlaPattern, 0x20, true, false},
    {"48K, late", zx::machine::Model::Spectrum48, true,
     224, 69888, 32, 14336, 14337, 14339, UlaPattern, 0x20, true, false},
    {"128K", zx::machine::Model::Spectrum128, false,
     228, 70908, 36, 14361, 14362, 14364, UlaPattern, 0xaa, true, true},
    {"128K, late", zx::machine::Model::Spectrum128, true,
     228, 70908, 36, 14362, 14363, 14365, UlaPattern, 0xaa, true, true},
    {"+2", zx::machine::Model::SpectrumPlus2, false,
     228, 70908, 36, 14361, 14362, 14364, UlaPattern, 0xaa, true, true},
    {"+2A", zx::machine::Model::SpectrumPlus2A, false,
     228, 70908, 32, 14361, 14365, 14367, AmstradPattern, 0xf0, false, true},
}};
// clang-format on

inline int delay_at(const Sheet& sheet, int t) {
    const int since = t - sheet.first_contended;
    if (since < 0 || since / sheet.line > 191 || since % sheet.line > 127) {
        return 0;
    }
    return sheet.pattern[static_cast<std::size_t>(since % sheet.line % 8)];
}

/// Returns the offset of the screen byte that the ULA fetches in T-state t, or -1.
inline int fetched_at(const Sheet& sheet, int t) {
    const int since = t - sheet.first_fetch;
    if (since < 0) {
        return -1;
    }
    const int y = since / sheet.line;
    const int x = since % sheet.line;
    if (y > 191 || x > 127 || x % 8 > 3) {
        return -1;
    }
    const int column = x / 8 * 2 + x % 8 / 2;
    return x % 2 == 0 ? (y & 0xc0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 + column
                      : 0x1800 + y / 8 * 32 + column;
}

/// One machine cycle: a test for contention at the start of each of `times` periods of `tstates`. A
/// port cycle has its own pattern; NoTest is an acknowledge.
struct SheetCycle {
    enum class Kind { Memory, Idle, Port, NoTest };
    Kind kind;
    int address;
    int tstates;
    int times;
};

/// Whether each of the four quarters of the address space is contended.
using ContendedSlots = std::array<bool, 4>;

/// For the given bank number at 0xc000, without a special mode.
inline ContendedSlots contended_slots(const Sheet& sheet, int bank = 0) {
    const auto contended = [&](int number) { return (sheet.contended_banks >> number & 1) != 0; };
    return {false,
            contended(5),
            contended(2) && sheet.model != zx::machine::Model::Spectrum16,
            contended(bank) && sheet.model != zx::machine::Model::Spectrum16};
}

/// Returns the T-state after the cycle that begins at t.
inline int after(const Sheet& sheet, const ContendedSlots& slots, const SheetCycle& cycle, int t) {
    using Kind = SheetCycle::Kind;
    const bool held = slots[static_cast<std::size_t>(cycle.address >> 14 & 3)];
    const auto wait = [&](bool tested) { return tested ? delay_at(sheet, t) : 0; };
    if (cycle.kind == Kind::Port) {
        const bool high = held && sheet.delays_idle;
        const bool ula = cycle.address % 2 == 0 && sheet.delays_idle;
        t += wait(high) + 1;
        t += wait(ula || high) + 1;
        t += wait(high && !ula) + 1;
        return t + wait(high && !ula) + 1;
    }
    const bool tested =
        held && (cycle.kind == Kind::Memory || (cycle.kind == Kind::Idle && sheet.delays_idle));
    for (int i = 0; i < cycle.times; ++i) {
        t += wait(tested) + cycle.tstates;
    }
    return t;
}

/// Appends first .. last.
inline void append(std::vector<int>& starts, int first, int last) {
    for (int t = first; t <= last; ++t) {
        starts.push_back(t);
    }
}

/// Returns the edges of a frame: its own, and those of the first two lines and of the last one.
inline std::vector<int> edge_starts(const Sheet& sheet) {
    std::vector<int> starts;
    const int last_line = sheet.first_contended + 191 * sheet.line;
    append(starts, 0, 1);
    append(starts, sheet.first_contended - 26, sheet.first_contended + 16);
    append(starts, sheet.first_contended + 100, sheet.first_contended + 130);
    append(starts, sheet.first_contended + sheet.line - 24, sheet.first_contended + sheet.line + 1);
    append(starts, last_line + 100, last_line + 130);
    append(starts, last_line + sheet.line - 2, last_line + sheet.line + 1);
    append(starts, sheet.frame - 2, sheet.frame - 1);
    return starts;
}

/// The bus of one of the machines with its own state. Each bank holds its number.
struct SheetBoard {
    zx::machine::State state;
    zx::ula::ContentionTable contention;
    zx::ula::Picture picture;
    zx::machine::SpectrumBus bus{contention, picture};

    explicit SheetBoard(const Sheet& sheet)
        : contention(zx::machine::timing_of(sheet.model, sheet.late)),
          picture(zx::machine::timing_of(sheet.model, sheet.late)) {
        const zx::machine::ModelRecord& record = zx::machine::record_of(sheet.model);
        state.model = sheet.model;
        state.late_ula = sheet.late;
        for (std::size_t page = 0; page < record.rom_pages; ++page) {
            state.rom.insert(
                state.rom.end(), zx::machine::PageBytes, static_cast<std::uint8_t>(0x40 + page));
        }
        for (std::size_t i = 0; i < record.ram_banks; ++i) {
            state.ram.insert(state.ram.end(), zx::machine::PageBytes, record.bank_numbers[i]);
        }
        bus.attach(state);
        picture.begin_frame(bus.screen(), state.border(), false);
    }

    /// Writes to the ROM or RAM that is paged in at the address; absent memory ignores it.
    void put(int address, int value) {
        const auto byte = static_cast<std::uint8_t>(value);
        if (address < 0x4000 && (state.paging.port_1ffd & 1) == 0) {
            state.rom[static_cast<std::size_t>(address)] = byte;
        } else {
            bus.poke(static_cast<std::uint16_t>(address), byte);
        }
    }
    /// Runs a port cycle at T-state t; the read also returns its value.
    void out_at(int t, int port, int value) {
        bus.set_tstate(t);
        bus.out(static_cast<std::uint16_t>(port), static_cast<std::uint8_t>(value));
    }
    int in_at(int t, int port) {
        bus.set_tstate(t);
        return bus.in(static_cast<std::uint16_t>(port));
    }
    int read_at(int t, int address) {
        bus.set_tstate(t);
        return bus.read(static_cast<std::uint16_t>(address));
    }
    [[nodiscard]] int peek(int address) const {
        return bus.peek(static_cast<std::uint16_t>(address & 0xffff));
    }
};

} // namespace fixture
