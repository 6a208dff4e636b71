// Checks that a state taken after any instruction within a frame continues bit for bit, on each
// machine: in a tape's pulse, in a step of the AY's envelope, in HALT, after EI, in a chain of
// prefixes, between two passes of LDIR.
#include <algorithm>
#include <memory>
#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "sheet_machine.hpp"

using namespace zx;
using namespace fixture;

namespace {

struct Program {
    std::string_view name;
    Bytes code;
    /// The condition at which the state is taken.
    bool (*there)(const z80::Registers&);
};

bool anywhere(const z80::Registers&) {
    return true;
}

// Each reads EAR less often than a tape loader does.
const std::vector<Program>& programs() {
    static const std::vector<Program> all = {
        // LD HL,0x4000 : loop: LD A,0x7f : IN A,(0xfe) : XOR (HL) : LD (HL),A : OUT (0xfe),A :
        // INC HL : LD B,30 : DJNZ : JR loop
        {"tape, screen, speaker, border",
         {0x21,
          0x00,
          0x40,
          0x3e,
          0x7f,
          0xdb,
          0xfe,
          0xae,
          0x77,
          0xd3,
          0xfe,
          0x23,
          0x06,
          0x1e,
          0x10,
          0xfe,
          0x18,
          0xf1},
         anywhere},
        // loop: INC A : LD BC,0xbffd : OUT (C),A : LD B,0x7f : LD E,A : AND 0x0f : OUT (C),A :
        // LD A,E : JR loop
        {"AY and paging",
         {0x3c,
          0x01,
          0xfd,
          0xbf,
          0xed,
          0x79,
          0x06,
          0x7f,
          0x5f,
          0xe6,
          0x0f,
          0xed,
          0x79,
          0x7b,
          0x18,
          0xf0},
         anywhere},
        // loop: EI : HALT : INC A : OUT (0xfe),A : JR loop
        {"HALT",
         {0xfb, 0x76, 0x3c, 0xd3, 0xfe, 0x18, 0xf9},
         [](const z80::Registers& cpu) { return cpu.halted; }},
        // loop: EI : INC A : OUT (0xfe),A : JR loop
        {"behind EI",
         {0xfb, 0x3c, 0xd3, 0xfe, 0x18, 0xfa},
         [](const z80::Registers& cpu) { return cpu.interrupt_shadow; }},
        // loop: five prefixes before INC IX, and LD A,I : JR loop
        {"prefixes",
         {0xdd, 0xfd, 0xdd, 0xfd, 0xdd, 0x23, 0xed, 0x57, 0x18, 0xf6},
         [](const z80::Registers& cpu) { return cpu.prefix != 0; }},
        // loop: LD HL,0 : LD DE,0x4000 : LD BC,6912 : LDIR : JR loop
        {"LDIR",
         {0x21, 0x00, 0x00, 0x11, 0x00, 0x40, 0x01, 0x00, 0x1b, 0xed, 0xb0, 0x18, 0xf3},
         [](const z80::Registers& cpu) { return cpu.pc == ProgramAt + 9 && cpu.bc < 6912; }},
    };
    return all;
}

/// The machine is in its second frame, with a playing tape and the AY's envelope on two channels.
machine::State begun(const Sheet& sheet, const Program& program) {
    machine::Machine machine = start_at(sheet, 0, program.code);
    loaders::Tape tape;
    tape.blocks.resize(1);
    std::get<loaders::DataBlock>(tape.blocks[0]).bytes.assign(3, 0x5a);
    machine.insert_tape(std::move(tape));
    machine.tape_play(true);
    if (sheet.pages) {
        machine::State state = machine.state();
        std::vector<ay::OutputChange> none;
        for (const auto& [number, value] :
             {std::pair{0, 0xd5}, {7, 0x2a}, {8, 0x10}, {9, 0x10}, {10, 9}, {11, 21}, {13, 14}}) {
            state.ay.select(static_cast<std::uint8_t>(number));
            state.ay.write(static_cast<std::uint8_t>(value), 0, none);
        }
        state.ay.select(6);
        machine.set_state(state);
    }
    machine.run_frame();
    return machine.state();
}

/// Returns the state at the first boundary from T-state t on at which the program is `there`, with
/// the level changes up to it.
struct Saved {
    SheetBoard board;

    Saved(const Sheet& sheet, const machine::State& start, const Program& program, int t)
        : board(sheet) {
        board.state = start;
        board.bus.attach(board.state);
        auto& cpu = board.state.cpu;
        while (board.bus.tstate() < t || !program.there(cpu)) {
            const bool low = board.bus.tstate() < sheet.interrupt;
            if (!low || !machine::offer_interrupt(cpu, board.bus)) {
                machine::step_processor(cpu, board.bus);
            }
        }
        board.state.tstate = board.bus.tstate();
    }
};

template <class Change>
std::vector<Change> joined(const std::vector<Change>& a, std::span<const Change> b) {
    std::vector<Change> all = a;
    all.insert(all.end(), b.begin(), b.end());
    return all;
}

template <class Change> std::vector<Change> listed(std::span<const Change> changes) {
    return {changes.begin(), changes.end()};
}

bool same(ula::PictureView a, ula::PictureView b, int first_row) {
    const auto skipped =
        static_cast<std::size_t>(ula::PictureColumns * std::clamp(first_row, 0, 288));
    return std::ranges::equal(a.cells().subspan(skipped), b.cells().subspan(skipped));
}

void check_same(const machine::Machine& first, const machine::Machine& second) {
    CHECK(first.hash() == second.hash());
    CHECK(listed(first.sound()) == listed(second.sound()));
    CHECK(listed(first.ay_sound()) == listed(second.ay_sound()));
    CHECK(same(first.picture(), second.picture(), 0));
}

/// Checks that `second` continues as `first` does.
void check_same_frame(machine::Machine& first, machine::Machine& second) {
    first.run_frame();
    second.run_frame();
    check_same(first, second);
}

} // namespace

TEST_CASE("a state taken anywhere within a frame, and a copy of it, continue as the original") {
    std::mt19937 random(1986);
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const Program& program : programs()) {
            CAPTURE(program.name);
            const machine::State start = begun(sheet, program);
            for (int i = 0; i < 6; ++i) {
                // Also while /INT is low.
                const int t = i == 0 ? 8 : static_cast<int>(random() % 69'000);
                CAPTURE(t);
                machine::Machine whole(sheet.model, quiet_rom());
                whole.set_state(start);
                Saved saved(sheet, start, program, t);
                CHECK(saved.board.state.tape.playing());
                REQUIRE(saved.board.state.tstate < sheet.frame);

                machine::Machine restored(machine::Model::Spectrum48, quiet_rom());
                restored.set_state(saved.board.state);
                CHECK(restored.hash() == machine::hash_of(saved.board.state));
                machine::Machine copy = restored;

                whole.run_frame();
                restored.run_frame();
                CHECK(whole.state() == restored.state());
                CHECK(listed(whole.sound()) == joined(saved.board.bus.levels(), restored.sound()));
                CHECK(listed(whole.ay_sound()) ==
                      joined(saved.board.bus.ay_levels(), restored.ay_sound()));
                // The part of the picture that the beam has not reached.
                const int line = (saved.board.state.tstate - sheet.first_pixel) / sheet.line;
                CHECK(same(whole.picture(), restored.picture(), 48 + line + 2));

                copy.run_frame();
                CHECK(copy.hash() == whole.hash());
                check_same_frame(whole, restored);
                copy.run_frame();
                check_same(whole, copy);
            }
        }
    }
}

TEST_CASE("a state taken at a frame's end, with all of this active, continues as the original") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const Program& program : programs()) {
            CAPTURE(program.name);
            machine::Machine first(sheet.model, quiet_rom());
            first.set_state(begun(sheet, program));
            for (int frame = 0; frame < 3; ++frame) {
                machine::Machine second(machine::Model::Spectrum16, quiet_rom());
                second.set_state(first.state());
                machine::Machine third = second;
                check_same_frame(first, second);
                third.run_frame();
                CHECK(third.state() == second.state());
            }
        }
    }
}
