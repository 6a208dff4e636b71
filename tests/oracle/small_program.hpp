// Small programs on a booted machine, and keys for them.
#pragma once

#include <cstdint>
#include <vector>

#include "base/bytes.hpp"
#include "drawn_board.hpp"
#include "machine/console.hpp"
#include "machine/machine.hpp"

namespace fixture {

inline constexpr std::uint16_t Start = 0x8000;
inline constexpr std::uint16_t FirstAttribute = 0x5800;
inline const zx::machine::Stroke KeyA{{zx::ula::Key::A}};
inline const zx::machine::Stroke KeyEnter{{zx::ula::Key::Enter}};

/// Returns a booted machine about to run this program, with interrupts as in the ROM.
inline zx::machine::Machine running(const std::vector<int>& program) {
    zx::machine::Machine machine = blank_machine();
    std::uint16_t address = Start;
    for (const int byte : program) {
        machine.poke(address++, static_cast<std::uint8_t>(byte));
    }
    machine.registers().pc = Start;
    machine.registers().sp = 0x7f00;
    machine.registers().halted = false;
    return machine;
}

} // namespace fixture
