#include <doctest/doctest.h>

#include "any_board.hpp"
#include "board.hpp"
#include "ula/fetch.hpp"

using namespace zx;
using fixture::AnyBoard;
using machine::Model;

TEST_CASE("each model has a key and short name of its own, and is found by its key") {
    for (std::size_t i = 0; i < machine::record::All.size(); ++i) {
        const auto model = static_cast<Model>(i);
        const machine::ModelRecord& record = machine::record_of(model);
        CAPTURE(record.name);
        CHECK(machine::model_by_key(record.key) == model);
        for (std::size_t other = 0; other < i; ++other) {
            CHECK(record.short_name != machine::record::All[other]->short_name);
            CHECK(record.name != machine::record::All[other]->name);
        }
    }
    CHECK_FALSE(machine::model_by_key("plus3"));
    CHECK_FALSE(machine::model_by_key(""));
    CHECK(machine::short_name_of(Model::SpectrumPlus2A) == "+2A");
}

TEST_CASE("a 128K frame is 311 lines of 228 T, and /INT is low for 36 T, on a +2A for 32") {
    CHECK(ula::Timing128.tstates_per_frame() == 70908);
    for (const auto& [model, last] : {std::pair{Model::Spectrum128, 35},
                                      {Model::SpectrumPlus2, 35},
                                      {Model::SpectrumPlus2A, 31}}) {
        for (const int t : {0, last, last + 1}) {
            CAPTURE(t);
            machine::Machine machine(model, fixture::quiet_rom());
            fixture::poke(machine, 0x9000, {0x18, 0xfe});
            loaders::Snapshot snapshot = machine.snapshot();
            snapshot.registers.pc = 0x9000;
            snapshot.registers.sp = 0xff00;
            snapshot.registers.im = 1;
            snapshot.registers.iff1 = snapshot.registers.iff2 = true;
            snapshot.frame_tstate = t;
            REQUIRE(machine.restore(snapshot).has_value());
            machine.run_frame();
            CHECK((machine.peek(0xfeff) == 0x90) == (t <= last));
        }
    }
}

TEST_CASE("contention begins and ends at each model's T-states, one later on a late ULA") {
    AnyBoard first(Model::Spectrum128);
    CHECK(first.delay(0x4000, 14360) == 0);
    CHECK(first.delay(0x4000, 14361) == 6);
    CHECK(first.delay(0x4000, 14361 + 125) == 1);
    CHECK(first.delay(0x4000, 14361 + 128) == 0);
    CHECK(first.delay(0x4000, 14361 + 228) == 6);
    CHECK(first.delay(0x4000, 14361 + 191 * 228) == 6);
    CHECK(first.delay(0x4000, 14361 + 192 * 228) == 0);
    AnyBoard amstrad(Model::SpectrumPlus2A);
    constexpr int pattern[] = {1, 0, 7, 6, 5, 4, 3, 2};
    CHECK(amstrad.delay(0x4000, 14360) == 0);
    for (int x = 0; x < 128; ++x) {
        CHECK(amstrad.delay(0x4000, 14361 + x) == pattern[x % 8]);
    }
    CHECK(amstrad.delay(0x4000, 14361 + 128) == 0);
    const ula::ContentionTable late(ula::late_timing(ula::Timing48));
    CHECK(late.delay(14335) == 0);
    CHECK(late.delay(14336) == 6);
}

TEST_CASE("odd banks are contended on a 128K, 4 to 7 on a +2A, with their ports and idle cycles") {
    for (int bank = 0; bank < 8; ++bank) {
        CAPTURE(bank);
        AnyBoard board(Model::Spectrum128);
        board.out(0x7ffd, bank);
        CHECK(board.bus.peek(0xc000) == bank);
        CHECK(board.delay(0xc000, 14361) == (bank % 2 == 1 ? 6 : 0));
        CHECK(board.port_time(0xc0ff, 14361) == (bank % 2 == 1 ? 6 + 1 + 1 + 6 + 1 + 1 : 4));
        CHECK(board.delay(0x8000, 14361) == 0);
        AnyBoard amstrad(Model::SpectrumPlus2A);
        amstrad.out(0x7ffd, bank);
        CHECK(amstrad.delay(0xc000, 14363) == (bank >= 4 ? 7 : 0));
        CHECK(amstrad.port_time(0xc0fe, 14363) == 4);
        // INC DE has two idle T-states with I and R on the bus.
        board.bus.poke(0x8000, 0x13);
        amstrad.bus.poke(0x8000, 0x13);
        CHECK(board.step_time(0x8000, 14357) == 6 + 6);
        CHECK(amstrad.step_time(0x8000, 14359) == 6);
    }
}

TEST_CASE(
    "the paging port is decoded by A15 and A1 and accepts no write after the one that locks") {
    AnyBoard board(Model::Spectrum128);
    board.out(0xfffd, 1);
    board.out(0x7fff, 1);
    CHECK(board.bus.peek(0xc000) == 0);
    board.out(0x0001, 3);
    CHECK(board.bus.peek(0xc000) == 3);
    board.out(0x7ffd, 0x34);
    CHECK(board.bus.peek(0xc000) == 4);
    CHECK(board.bus.peek(0x0000) == 0x41);
    board.out(0x7ffd, 0x06);
    CHECK(board.bus.peek(0xc000) == 4);
    CHECK(board.bus.peek(0x0000) == 0x41);
    // The same bank at two addresses.
    AnyBoard alias(Model::Spectrum128);
    alias.out(0x7ffd, 5);
    alias.bus.set_tstate(0);
    alias.bus.write(0xc123, 0x77);
    CHECK(alias.bus.peek(0x4123) == 0x77);
}

TEST_CASE("a read of a 128K's paging port writes the floating bus to it") {
    AnyBoard board(Model::Spectrum128);

    board.bus.set_tstate(0);
    CHECK(board.bus.in(0x7ffd) == 0xff);
    CHECK(board.state.paging.port_7ffd == 0xff);
    AnyBoard amstrad(Model::SpectrumPlus2A);
    (void)amstrad.bus.in(0x7ffd);
    CHECK(amstrad.state.paging == machine::Paging{});
}

TEST_CASE("a +2A has four ROMs and four all-RAM maps") {
    AnyBoard board(Model::SpectrumPlus2A);
    for (int rom = 0; rom < 4; ++rom) {
        board.out(0x7ffd, (rom & 1) << 4);
        board.out(0x1ffd, (rom & 2) << 1);
        CHECK(board.bus.peek(0) == 0x40 + rom);
    }
    constexpr int maps[4][4] = {{0, 1, 2, 3}, {4, 5, 6, 7}, {4, 5, 6, 3}, {4, 7, 6, 3}};
    for (int mode = 0; mode < 4; ++mode) {
        board.out(0x1ffd, mode << 1 | 1);
        for (int slot = 0; slot < 4; ++slot) {
            CHECK(board.bus.peek(static_cast<std::uint16_t>(slot << 14)) == maps[mode][slot]);
        }
    }
    board.out(0x1ffd, 0);
    board.out(0x7ffd, 0x20);
    board.out(0x1ffd, 1);
    CHECK(board.bus.peek(0) == 0x40);
}

TEST_CASE("the floating bus has the fetches from 14364 on a 128K, from 14367 on a +2A") {
    CHECK(ula::fetched_offset(ula::Timing128, 14363) == -1);
    CHECK(ula::fetched_offset(ula::Timing128, 14364) == 0);
    CHECK(ula::fetched_offset(ula::Timing128, 14365) == 0x1800);
    CHECK(ula::fetched_offset(ula::Timing128, 14367) == 0x1801);
    CHECK(ula::fetched_offset(ula::Timing128, 14368) == -1);
    CHECK(ula::fetched_offset(ula::Timing128, 14364 + 228) == 0x100);
    CHECK(ula::fetched_offset(ula::TimingPlus2A, 14366) == -1);
    CHECK(ula::fetched_offset(ula::TimingPlus2A, 14367) == 0);
    AnyBoard amstrad(Model::SpectrumPlus2A);
    amstrad.bus.poke(0x4000, 0x5a);
    amstrad.bus.set_tstate(14364);
    CHECK(amstrad.bus.in(0x0ffd) == 0x5b);
    CHECK(amstrad.bus.in(0x1ffd) == 0xff);
    amstrad.out(0x7ffd, 0x20);
    amstrad.bus.set_tstate(14364);
    CHECK(amstrad.bus.in(0x0ffd) == 0xff);
}

TEST_CASE("a screen switch affects the fetches after the end of its port cycle") {
    for (const auto& [model, last] :
         {std::pair{Model::Spectrum128, 14357}, {Model::SpectrumPlus2A, 14363}}) {
        for (const int start : {last, last + 1}) {
            CAPTURE(start);
            AnyBoard board(model);
            // INK 1 and PAPER 2; in the corner bank 5 is all PAPER, bank 7 all INK.
            board.bus.poke(0x5800, 0x11);
            board.bus.poke(0x4000, 0x00);
            board.state.ram[machine::bank_offset(machine::record_of(model), 7)] = 0xff;
            board.state.ram[machine::bank_offset(machine::record_of(model), 7) + 0x1800] = 0x11;
            board.bus.set_tstate(start);
            board.bus.out(0x7ffd, 8);
            board.picture.finish_frame();
            CHECK(board.picture.pixels()[48 * 352 + 48] == (start == last ? 1 : 2));
        }
    }
}

TEST_CASE("the AY answers at 0xfffd, and at 0xbffd on a +2A alone") {
    for (const Model model : {Model::Spectrum128, Model::SpectrumPlus2A}) {
        AnyBoard board(model);
        board.out(0xfffd, 7);
        board.out(0xbffd, 0x2a);
        board.bus.set_tstate(0);
        CHECK(board.bus.in(0xfffd) == 0x2a);
        CHECK(board.bus.in(0xbffd) == (model == Model::SpectrumPlus2A ? 0x2a : 0xff));
    }
}

TEST_CASE("joysticks press their keys, and the mouse answers at its three ports") {
    AnyBoard board(Model::Spectrum48);
    board.state.stick = 0x1f;
    board.state.joystick = machine::Joystick::Sinclair1;
    CHECK((board.bus.in(0xeffe) & 0x1f) == 0x00);
    CHECK((board.bus.in(0xf7fe) & 0x1f) == 0x1f);
    board.state.joystick = machine::Joystick::Sinclair2;
    CHECK((board.bus.in(0xf7fe) & 0x1f) == 0x00);
    board.state.joystick = machine::Joystick::Cursor;
    board.state.stick = machine::stick_bit::Left;
    CHECK((board.bus.in(0xf7fe) & 0x1f) == 0x0f);
    board.state.mouse = {.fitted = true, .x = 12, .y = 34, .buttons = 2};
    CHECK(board.bus.in(0xfadf) == 0xfd);
    CHECK(board.bus.in(0xfbdf) == 12);
    CHECK(board.bus.in(0xffdf) == 34);
}

TEST_CASE("a 128K's state continues bit for bit, and a single ROM runs in 48K mode") {
    machine::Machine machine(Model::Spectrum128, fixture::quiet_rom());
    CHECK(machine.state().paging.port_7ffd == 0x10);
    // loop: INC A : LD BC,0x7ffd : OUT (C),A (bit 5 off) : LD B,0xbf : OUT (C),A : AND 0x1f : JR
    fixture::poke(machine,
                  0x8000,
                  {0x3c,
                   0xe6,
                   0x1f,
                   0x01,
                   0xfd,
                   0x7f,
                   0xed,
                   0x79,
                   0x06,
                   0xff,
                   0xed,
                   0x79,
                   0x06,
                   0xbf,
                   0xed,
                   0x79,
                   0x18,
                   0xee});
    machine.registers().pc = 0x8000;
    for (int i = 0; i < 10; ++i) {
        machine.run_frame();
    }
    machine::Machine other(Model::Spectrum48, fixture::quiet_rom());
    other.set_state(machine.state());
    for (int i = 0; i < 10; ++i) {
        machine.run_frame();
        other.run_frame();
        CHECK(machine.hash() == other.hash());
        CHECK(machine.picture()[20000] == other.picture()[20000]);
    }
    CHECK(machine.state() == other.state());
    CHECK(machine.ay_sound().size() == other.ay_sound().size());
}
