// The ports on each machine: the device that answers at each of the 65,536 addresses, and its
// value.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "tests/ay/measured_levels.hpp"
#include "timing_sheet.hpp"

using namespace zx;
using namespace fixture;
using machine::Joystick;
using machine::Model;
using ula::Issue;
using ula::Key;

namespace {

bool is_plus_2a(const Sheet& sheet) {
    return sheet.model == Model::SpectrumPlus2A;
}

/// The values of all ports without tape, keys and fetches.
int idle_read(const Sheet& sheet, int port, bool kempston) {
    if (port % 2 == 0) {
        return 0xbf;
    }
    if (kempston && (port & 0x00e0) == 0) {
        return 0x15;
    }
    const int ay = port & 0xc002;
    if (sheet.pages && (ay == 0xc000 || (ay == 0x8000 && is_plus_2a(sheet)))) {
        return 0x3c;
    }
    return is_plus_2a(sheet) && (port & 0xf003) == 1 ? 0x43 : 0xff;
}

} // namespace

TEST_CASE("each of the 65,536 ports is answered by the device that its address lines select") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const bool kempston : {false, true}) {
            CAPTURE(kempston);
            SheetBoard board(sheet);
            board.state.ula_port = 0;
            board.state.joystick = kempston ? Joystick::Kempston : Joystick::None;
            board.state.stick = 0x15;
            board.out_at(0, 0xfffd, 0);
            board.out_at(0, 0xbffd, 0x3c);
            // The byte that a +2A's bus still holds.
            board.put(0x5aff, 0x42);
            int wrong = 0;
            for (int port = 0; port < 0x10000; ++port) {
                wrong += board.in_at(0, port) != idle_read(sheet, port, kempston) ? 1 : 0;
                if (board.state.paging != machine::Paging{}) {
                    board.state.paging = {};
                    board.bus.map_pages();
                }
            }
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("each even port writes the border, each port of the masks the AY, and no other") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        int wrong = 0;
        for (int port = 0; port < 0x10000; ++port) {
            board.state.ula_port = 7;
            board.out_at(0, 0xfffd, 1);
            board.out_at(0, 0xbffd, 1);
            board.out_at(0, port, 2);
            const int ay = sheet.pages ? port & 0xc002 : 0;
            wrong += board.state.border() != (port % 2 == 0 ? 2 : 7) ? 1 : 0;
            const int selected = ay == 0xc000 ? 2 : sheet.pages ? 1 : 0;
            wrong += board.state.ay.selected() != selected ? 1 : 0;
            const int written = ay == 0x8000 ? 2 : sheet.pages ? 1 : 0;
            wrong += board.state.ay.registers()[1] != written ? 1 : 0;
            if (board.state.paging != machine::Paging{}) {
                board.state.paging = {};
                board.bus.map_pages();
            }
            board.bus.ay_levels().clear();
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a write to 0xfe has bits for border, MIC and EAR, and three without effect") {
    // Millivolts for bits 4 and 3, as measured on an issue 3.
    constexpr int millivolts[] = {340, 660, 3560, 3700};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (int value = 0; value < 256; ++value) {
            CAPTURE(value);
            board.out_at(0, 0x00fe, 0xe7);
            board.bus.levels().clear();
            board.out_at(100, 0x00fe, value);
            CHECK(board.state.border() == (value & 7));
            const int pins = value >> 3 & 3;
            const std::vector<ula::LevelChange> expected(pins == 0 ? 0 : 1,
                                                         {101, millivolts[pins]});
            CHECK(board.bus.levels() == expected);
        }
    }
}

TEST_CASE("with no tape EAR is read back by the table of each board") {
    struct Row {
        int bits;
        int issue2;
        int issue3;
        int plus_2a;
    };
    constexpr Row rows[] = {{0x18, 1, 1, 0}, {0x10, 1, 1, 0}, {0x08, 1, 0, 0}, {0x00, 0, 0, 0}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const Issue issue : {Issue::Issue2, Issue::Issue3}) {
            for (const Row& row : rows) {
                CAPTURE(row.bits);
                SheetBoard board(sheet);
                board.state.issue = issue;
                board.bus.attach(board.state);
                // Later models have no issue.
                const bool second = issue == Issue::Issue2 && !sheet.pages;
                const int bit = is_plus_2a(sheet) ? row.plus_2a : second ? row.issue2 : row.issue3;
                for (const int rest : {0x00, 0xe7}) {
                    board.out_at(0, 0x00fe, row.bits | rest);
                    CHECK(board.in_at(50, 0x00fe) == (0xbf | bit << 6));
                }
            }
        }
    }
}

TEST_CASE("while a tape plays EAR is its level in the last T-state, whatever was written") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const int written : {0x00, 0x08, 0x10, 0x18}) {
            loaders::Tape tape;
            tape.blocks.resize(1);
            std::get<loaders::DataBlock>(tape.blocks[0]).pilot_tstates = 2168;
            std::get<loaders::DataBlock>(tape.blocks[0]).pilot_pulses = 101;
            std::get<loaders::DataBlock>(tape.blocks[0]).bytes = {0x00};
            SheetBoard board(sheet);
            board.out_at(0, 0x00fe, written);
            board.state.tape.insert(std::make_shared<const loaders::Tape>(std::move(tape)));
            board.state.tape.play(0);
            const int first = board.in_at(100, 0x00fe) & 0x40;
            for (int edge = 1; edge < 6; ++edge) {
                CAPTURE(edge);
                // A T-state without delays.
                const int before = edge % 2 == 1 ? first : first ^ 0x40;
                CHECK((board.in_at(2168 * edge - 4, 0x00fe) & 0x40) == before);
                CHECK((board.in_at(2168 * edge - 3, 0x00fe) & 0x40) == (before ^ 0x40));
                // The tape is added to the pin's own level, about as loud as MIC.
                const int pin = written == 0      ? 340
                                : written == 0x08 ? 660
                                : written == 0x10 ? 3560
                                                  : 3700;
                CHECK(board.bus.levels().back() ==
                      ula::LevelChange{2168 * edge, pin + (before == 0 ? 320 : 0)});
            }
        }
    }
}

TEST_CASE("each half-row's port shows its five keys, in the order of the matrix") {
    using enum Key;
    struct Row {
        int port;
        std::array<Key, 5> keys;
    };
    constexpr Row rows[] = {
        {0xfefe, {CapsShift, Z, X, C, V}},
        {0xfdfe, {A, S, D, F, G}},
        {0xfbfe, {Q, W, E, R, T}},
        {0xf7fe, {N1, N2, N3, N4, N5}},
        {0xeffe, {N0, N9, N8, N7, N6}},
        {0xdffe, {P, O, I, U, Y}},
        {0xbffe, {Enter, L, K, J, H}},
        {0x7ffe, {Space, SymbolShift, M, N, B}},
    };
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        board.state.ula_port = 0;
        for (const Row& row : rows) {
            for (int bit = 0; bit < 5; ++bit) {
                board.state.keyboard.press(row.keys[static_cast<std::size_t>(bit)]);
                for (const Row& other : rows) {
                    const int keys = other.port == row.port ? 0xbf & ~(1 << bit) : 0xbf;
                    CHECK(board.in_at(0, other.port) == keys);
                }
                // No row, and all rows.
                CHECK(board.in_at(0, 0xfffe) == 0xbf);
                CHECK(board.in_at(0, 0x00fe) == (0xbf & ~(1 << bit)));
                board.state.keyboard.release_all();
            }
        }
    }
}

TEST_CASE("a joystick's five directions read as its interface's bits or keys") {
    struct Row {
        Joystick joystick;
        int port;
        /// Bits of right, left, down, up and fire.
        std::array<int, 5> bits;
    };
    // Two rows of keys for the cursor joystick: 5 on one, 6 7 8 0 on the other.
    constexpr Row rows[] = {{Joystick::Sinclair1, 0xeffe, {3, 4, 2, 1, 0}},
                            {Joystick::Sinclair2, 0xf7fe, {1, 0, 2, 3, 4}},
                            {Joystick::Cursor, 0xeffe, {2, -1, 4, 3, 0}},
                            {Joystick::Cursor, 0xf7fe, {-1, 4, -1, -1, -1}},
                            {Joystick::Sinclair1, 0xf7fe, {-1, -1, -1, -1, -1}},
                            {Joystick::Sinclair2, 0xeffe, {-1, -1, -1, -1, -1}},
                            {Joystick::None, 0x00fe, {-1, -1, -1, -1, -1}},
                            {Joystick::Kempston, 0x00fe, {-1, -1, -1, -1, -1}}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        board.state.ula_port = 0;
        for (const Row& row : rows) {
            CAPTURE(machine::name_of(row.joystick));
            CAPTURE(row.port);
            board.state.joystick = row.joystick;
            for (std::size_t direction = 0; direction < 5; ++direction) {
                board.state.stick = static_cast<std::uint8_t>(1u << direction);
                const int bit = row.bits[direction];
                CHECK(board.in_at(0, row.port) == (bit < 0 ? 0xbf : 0xbf & ~(1 << bit)));
            }
        }
        board.state.joystick = Joystick::Kempston;
        for (const int stick : {0x00, 0x01, 0x02, 0x04, 0x08, 0x10, 0x1f}) {
            board.state.stick = static_cast<std::uint8_t>(stick);
            CHECK(board.in_at(0, 0x001f) == stick);
        }
    }
}

TEST_CASE("the AY's registers read back their existing bits, port A its open pins") {
    constexpr int masks[16] = {0xff,
                               0x0f,
                               0xff,
                               0x0f,
                               0xff,
                               0x0f,
                               0x1f,
                               0xff,
                               0x1f,
                               0x1f,
                               0x1f,
                               0xff,
                               0xff,
                               0x0f,
                               0xff,
                               0xff};
    for (const Sheet& sheet : Sheets) {
        if (!sheet.pages) {
            continue;
        }
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (int number = 0; number < 16; ++number) {
            CAPTURE(number);
            for (int value = 0; value < 256; ++value) {
                board.out_at(0, 0xfffd, 7);
                board.out_at(0, 0xbffd, 0);
                board.out_at(0, 0xfffd, number);
                board.out_at(0, 0xbffd, value);
                CHECK(board.state.ay.registers()[static_cast<std::size_t>(number)] ==
                      (value & masks[number]));
                // Bit 6 of the mixer makes port A an output.
                if (number < 14) {
                    CHECK(board.in_at(0, 0xfffd) == (value & masks[number]));
                } else if (number == 14) {
                    CHECK(board.in_at(0, 0xfffd) == 0xbf);
                    board.out_at(0, 0xfffd, 7);
                    board.out_at(0, 0xbffd, 0x40);
                    board.out_at(0, 0xfffd, 14);
                    CHECK(board.in_at(0, 0xfffd) == (0xbf & value));
                }
            }
        }
    }
}

TEST_CASE("a write to the AY is heard from T2 of its port cycle on") {
    for (const Sheet& sheet : Sheets) {
        if (!sheet.pages) {
            continue;
        }
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        // Tone and noise off: the volume is the level.
        for (const auto& [number, value] : {std::pair{7, 0x3f}, {8, 0x00}}) {
            board.out_at(0, 0xfffd, number);
            board.out_at(4, 0xbffd, value);
        }
        for (int volume = 1; volume < 16; ++volume) {
            CAPTURE(volume);
            board.bus.ay_levels().clear();
            board.out_at(1000 * volume, 0xbffd, volume);
            REQUIRE(board.bus.ay_levels().size() == 1);
            const int level = reference::MeasuredLevels[static_cast<std::size_t>(volume)];
            CHECK(board.bus.ay_levels()[0] ==
                  ay::OutputChange{1000 * volume + 1, 0, static_cast<std::uint16_t>(level)});
        }
    }
}
