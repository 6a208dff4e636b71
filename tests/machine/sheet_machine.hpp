// Whole machines with the figures of timing_sheet.hpp, which start in any T-state of a frame.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "board.hpp"
#include "timing_sheet.hpp"
#include "ula/picture.hpp"

namespace fixture {

/// The address of programs, in contended memory; there is no contention while /INT is low.
constexpr int ProgramAt = 0x6000;
constexpr int StackAt = 0x7f00;

/// Returns a machine that begins a program in T-state t with interrupts on, or off if the mode is
/// 0. Its RST 0x38 is that of quiet_rom() unless a handler is given.
inline zx::machine::Machine
start_at(const Sheet& sheet, int t, const Bytes& program, int mode = 1, const Bytes& handler = {}) {
    Bytes rom = quiet_rom();
    for (std::size_t i = 0; i < handler.size(); ++i) {
        rom[0x38 + i] = handler[i];
    }
    zx::machine::Machine machine(sheet.model, rom);
    machine.set_late_ula(sheet.late);
    poke(machine, ProgramAt, program);
    zx::machine::State state = machine.state();
    state.cpu.pc = ProgramAt;
    state.cpu.sp = StackAt;
    state.cpu.af = 0;
    state.cpu.im = static_cast<std::uint8_t>(mode);
    state.cpu.iff1 = state.cpu.iff2 = mode != 0;
    state.tstate = t;
    machine.set_state(state);
    return machine;
}

inline int register_a(const zx::machine::Machine& machine) {
    return machine.registers().af >> 8;
}

/// Returns the colour at pixel x, y of the display; negative or larger values are in the border.
inline int pixel(zx::ula::PictureView picture, int x, int y) {
    const int place = (y + 48) * 352 + x + 48;
    return picture[static_cast<std::size_t>(place)];
}

} // namespace fixture
