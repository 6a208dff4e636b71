// Snow in a whole machine: programs compared with a reference that steps per T-state, over several
// frames.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "any_board.hpp"
#include "board.hpp"
#include "naive_board.hpp"
#include "snow_program.hpp"

using namespace zx;
using machine::Model;
using reference::Figures;
using reference::NaiveBoard;
using reference::NaiveUla;

namespace {

struct Kind {
    std::string_view name;
    Model model;
    bool late;
    Figures figures;
};
const std::array<Kind, 4> kinds = {{
    {"48K", Model::Spectrum48, false, reference::Figures48},
    {"48K, late", Model::Spectrum48, true, reference::Figures48Late},
    {"128K", Model::Spectrum128, false, reference::Figures128},
    {"+2", Model::SpectrumPlus2, false, reference::Figures128},
}};

bool same(const std::vector<std::uint8_t>& pixels, const machine::Machine& machine) {
    return pixels == machine.picture().indices();
}

/// A machine and its references, with the same noise in memory.
class Pair {
  public:
    machine::Machine machine;
    NaiveBoard board;
    NaiveUla ula;

    Pair(const Kind& kind, unsigned seed)
        : machine(kind.model, fixture::quiet_rom()), board(kind.figures), ula(kind.figures) {
        machine.set_late_ula(kind.late);
        machine.set_snow(machine::SnowChoice::On);
        const fixture::Bytes rom = fixture::quiet_rom();
        std::copy(rom.begin(), rom.end(), board.rom.begin());
        std::mt19937 random(seed);
        for (auto& bank : board.banks) {
            for (auto& byte : bank) {
                byte = static_cast<std::uint8_t>(random() & 0xff);
            }
        }
        board.port_7ffd = machine.state().paging.port_7ffd;
    }

    void put(int address, const fixture::Bytes& bytes) {
        for (const std::uint8_t byte : bytes) {
            board.banks[static_cast<std::size_t>(board.bank_at(address))]
                       [static_cast<std::size_t>(address % 0x4000)] = byte;
            ++address;
        }
    }

    /// Sets the machine to the state of the reference, between two frames or within one.
    void start() {
        machine::State state = machine.state();
        const machine::ModelRecord& record = machine::record_of(state.model);
        for (std::size_t i = 0; i < record.ram_banks; ++i) {
            const auto& bank = board.banks[record.bank_numbers[i]];
            std::copy(bank.begin(),
                      bank.end(),
                      state.ram.begin() + static_cast<std::ptrdiff_t>(i * machine::PageBytes));
        }
        state.cpu = board.cpu;
        state.paging.port_7ffd = board.port_7ffd;
        machine.set_state(state);
        for (std::size_t i = 0; i < 4; ++i) {
            const auto& bank = board.banks[static_cast<std::size_t>(reference::BanksRead[i])];
            std::copy_n(
                bank.begin(), 6912, ula.screens.begin() + static_cast<std::ptrdiff_t>(i) * 6912);
        }
        ula.shown = board.shown_bank() == 7 ? 1 : 0;
    }

    /// Runs one frame on both. Returns whether they agree, or true if the reference does not model
    /// the program.
    bool frame() {
        const bool flash = machine.frames() / 16 % 2 != 0;
        board.run_frame();
        machine.run_frame();
        ula.frame(board.changes, flash, board.refreshes);
        refreshes += board.refreshes.size();
        return board.lost || (machine.registers() == board.cpu && same(ula.pixels, machine));
    }

    std::size_t refreshes = 0;
};

/// The environment variable FR_SNOW_PROGRAMS sets the number of programs of each sort.
unsigned programs() {
    const char* const wanted = std::getenv("FR_SNOW_PROGRAMS");
    return wanted == nullptr ? 10 : static_cast<unsigned>(std::strtoul(wanted, nullptr, 10));
}

/// Runs the code for three frames on a machine and its references. Returns false if the references
/// do not model it.
bool judge(const Kind& kind, unsigned seed, int address, const fixture::Bytes& code, int page) {
    CAPTURE(kind.name);
    CAPTURE(seed);
    CAPTURE(address);
    Pair pair(kind, seed);
    pair.put(address, code);
    pair.board.cpu = {};
    pair.board.cpu.pc = static_cast<std::uint16_t>(address);
    pair.board.cpu.sp = 0xbf00;
    pair.board.cpu.i = static_cast<std::uint8_t>(page);
    pair.start();
    for (int frame = 0; frame < 3; ++frame) {
        CAPTURE(frame);
        CHECK(pair.frame());
    }
    return !pair.board.lost;
}

} // namespace

TEST_CASE("a program with I in the ULA's memory gives the same picture as a step per T-state") {
    unsigned judged = 0;
    for (const Kind& kind : kinds) {
        for (unsigned seed = 1; seed <= programs(); ++seed) {
            fixture::SnowProgram writer(kind.model, seed);
            const int address = seed % 3 == 0 ? 0x6000 : 0x8000;
            fixture::Bytes code = writer.code(0x1e00);
            // JP to the beginning, or a HALT in the middle.
            if (seed % 4 == 3) {
                code[static_cast<std::size_t>(200 + writer.below(4000))] = 0x76;
            } else {
                code.insert(code.end(), {0xc3, 0x00, static_cast<std::uint8_t>(address >> 8)});
            }
            judged += judge(kind, seed, address, code, 0x40 + writer.below(0x40)) ? 1u : 0u;
        }
    }
    // Code that is overwritten through the bank's other address may jump anywhere.
    CHECK(judged >= 4 * programs() * 9 / 10);
}

TEST_CASE(
    "a random program with I in the ULA's memory gives the same picture as a step per T-state") {
    std::size_t judged = 0;
    for (const Kind& kind : kinds) {
        for (unsigned seed = 1; seed <= 4 * programs(); ++seed) {
            CAPTURE(kind.name);
            CAPTURE(seed);
            Pair pair(kind, 1000 + seed);
            std::mt19937 random(seed);
            const auto word = [&] { return static_cast<std::uint16_t>(random() & 0xffff); };
            z80::Registers& cpu = pair.board.cpu;
            cpu = {};
            cpu.af = word();
            cpu.bc = word();
            cpu.de = word();
            cpu.hl = word();
            cpu.ix = word();
            cpu.iy = word();
            cpu.sp = word();
            cpu.pc = static_cast<std::uint16_t>(0x4000 | word());
            cpu.r = static_cast<std::uint8_t>(word() & 0xff);
            cpu.i = static_cast<std::uint8_t>(0x40 | (word() & 0x3f));
            cpu.im = static_cast<std::uint8_t>(seed % 3);
            cpu.iff1 = cpu.iff2 = seed % 2 == 0;
            pair.start();
            for (int frame = 0; frame < 3; ++frame) {
                CAPTURE(frame);
                CHECK(pair.frame());
            }
            judged += pair.board.lost ? 0 : pair.refreshes;
        }
    }
    CHECK(judged > 100000);
}

namespace {

/// NOPs and 7 T loads with noise on the screen give much snow.
Pair snowing(const Kind& kind, unsigned seed) {
    Pair pair(kind, seed);
    fixture::SnowProgram writer(kind.model, seed);
    fixture::Bytes code = writer.code(0x1800);
    code.insert(code.end(), {0xc3, 0x00, 0x80});
    pair.put(0x8000, code);
    pair.board.cpu = {};
    pair.board.cpu.pc = 0x8000;
    pair.board.cpu.sp = 0xbf00;
    pair.board.cpu.i = 0x55;
    pair.start();
    return pair;
}

} // namespace

TEST_CASE("a frame after snow is drawn without snow") {
    Pair pair = snowing(kinds[0], 5);
    pair.put(0x8000, {0x00, 0x3e, 0x00, 0x18, 0xfb});
    pair.board.cpu.pc = 0x8000;
    pair.start();
    machine::Machine clean = pair.machine;
    clean.registers().i = 0x3f;
    for (int frame = 0; frame < 6; ++frame) {
        CAPTURE(frame);
        // Snow in frames 1, 2 and 4.
        const bool snow = frame == 1 || frame == 2 || frame == 4;
        pair.machine.registers().i = snow ? 0x40 : 0x3f;
        pair.machine.run_frame();
        clean.run_frame();
        CHECK(std::ranges::equal(clean.picture().cells(), pair.machine.picture().cells()) != snow);
    }
}

TEST_CASE("with the pictures off snow does not change the state") {
    for (const Kind& kind : kinds) {
        CAPTURE(kind.name);
        Pair pair = snowing(kind, 11);
        machine::Machine blind = pair.machine;
        blind.set_picture(false);
        for (int frame = 0; frame < 3; ++frame) {
            pair.machine.run_frame();
            blind.run_frame();
            CHECK(pair.machine.hash() == blind.hash());
        }
        blind.set_picture(true);
        pair.machine.run_frame();
        blind.run_frame();
        CHECK(std::ranges::equal(blind.picture().cells(), pair.machine.picture().cells()));
    }
}

TEST_CASE("snow does not change the state of a machine that never drew, nor of a 16K") {
    for (const machine::Model model : {machine::Model::Spectrum16,
                                       machine::Model::Spectrum48,
                                       machine::Model::Spectrum128,
                                       machine::Model::SpectrumPlus2A}) {
        CAPTURE(static_cast<int>(model));
        machine::Machine blind(model, fixture::quiet_rom());
        fixture::poke(blind, 0x6000, {0xf3, 0x3e, 0x40, 0xed, 0x47, 0x18, 0xfe});
        blind.registers().pc = 0x6000;
        machine::Machine seeing = blind;
        blind.set_picture(false);
        for (int frame = 0; frame < 3; ++frame) {
            blind.run_frame();
            seeing.run_frame();
        }
        CHECK(blind.registers().i == 0x40);
        CHECK(blind.hash() == seeing.hash());
    }
}

TEST_CASE("the choice of snow is kept through power-on and states, and is part of the hash") {
    machine::Machine machine(Model::Spectrum128, fixture::quiet_rom());
    const std::uint64_t as_model = machine.hash();
    const machine::State kept = machine.state();
    machine.set_snow(machine::SnowChoice::On);
    CHECK(machine.hash() != as_model);
    const std::uint64_t on = machine.hash();
    machine.power_on();
    CHECK(machine.hash() == on);
    machine.set_snow(machine::SnowChoice::Off);
    CHECK(machine.hash() != on);
    CHECK(machine.hash() != as_model);
    REQUIRE(machine.restore(machine.snapshot()));
    CHECK(machine.state().snow == machine::SnowChoice::Off);
    machine.set_state(kept);
    CHECK(machine.hash() == as_model);
}

TEST_CASE("a frame gives the same result run at once, by instructions, and from its middle") {
    for (const Kind& kind : {kinds[0], kinds[2]}) {
        CAPTURE(kind.name);
        Pair pair = snowing(kind, 21);
        fixture::AnyBoard board(kind.model);
        board.state = pair.machine.state();
        board.bus.attach(board.state);
        board.picture.invalidate();
        board.picture.begin_frame(board.bus.screen(), board.state.border(), false);
        machine::State middle;
        while (board.bus.tstate() < kind.figures.frame) {
            machine::step_processor(board.state.cpu, board.bus);
            if (middle.ram.empty() && board.bus.tstate() >= 31000) {
                middle = board.state;
                middle.tstate = board.bus.tstate();
            }
        }
        board.picture.finish_frame();
        pair.machine.run_frame();
        CHECK(pair.machine.registers() == board.state.cpu);
        CHECK(pair.machine.state().ram == board.state.ram);
        CHECK(std::ranges::equal(board.picture.pixels().cells(), pair.machine.picture().cells()));

        machine::Machine restored = pair.machine;
        restored.set_state(middle);
        restored.run_frame();
        CHECK(restored.state().ram == pair.machine.state().ram);
        CHECK(restored.registers() == pair.machine.registers());
        // Compares the lines that begin after T = 31000.
        const int row = 48 + (31000 - kind.figures.corner) / kind.figures.line + 1;
        const auto above = static_cast<std::size_t>(ula::PictureColumns * row);
        CHECK(std::ranges::equal(restored.picture().cells().subspan(above),
                                 pair.machine.picture().cells().subspan(above)));
        restored.run_frame();
        pair.machine.run_frame();
        CHECK(std::ranges::equal(restored.picture().cells(), pair.machine.picture().cells()));
    }
}
