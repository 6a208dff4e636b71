// A machine with a program poked into it, for the tests of this folder.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "machine/machine.hpp"
#include "machine/spectrum_bus.hpp"

namespace fixture {

using Bytes = std::vector<std::uint8_t>;

/// Returns a ROM whose RST 0x38 is EI : RET, and which otherwise waits at 0 (DI : JR 0x0001).
inline Bytes quiet_rom() {
    Bytes rom(16384, 0);
    rom[0x0000] = 0xf3;
    rom[0x0001] = 0x18;
    rom[0x0002] = 0xfe;
    rom[0x0038] = 0xfb;
    rom[0x0039] = 0xc9;
    return rom;
}

inline void poke(zx::machine::Machine& machine, int address, const Bytes& bytes) {
    for (const std::uint8_t byte : bytes) {
        machine.poke(static_cast<std::uint16_t>(address++), byte);
    }
}

/// Returns a 48K that runs the bytes at an address from the next frame on.
inline zx::machine::Machine machine_with(int address, const Bytes& program) {
    zx::machine::Machine machine(zx::machine::Model::Spectrum48, quiet_rom());
    poke(machine, address, program);
    machine.registers().pc = static_cast<std::uint16_t>(address);
    machine.registers().sp = 0xff00;
    return machine;
}

/// The bus with its own state, to run single instructions.
struct Board {
    zx::machine::State state;
    zx::ula::ContentionTable contention{zx::ula::Timing48};
    zx::ula::Picture picture{zx::ula::Timing48};
    zx::machine::SpectrumBus bus{contention, picture};

    explicit Board(zx::machine::Model model = zx::machine::Model::Spectrum48) {
        state.model = model;
        state.rom = quiet_rom();
        const std::size_t banks = zx::machine::record_of(model).ram_banks;
        state.ram.assign(banks * zx::machine::PageBytes, 0);
        bus.attach(state);
        picture.begin_frame(bus.screen(), state.border(), false);
    }

    void poke(int address, const Bytes& bytes) {
        for (const std::uint8_t byte : bytes) {
            bus.poke(static_cast<std::uint16_t>(address++), byte);
        }
    }
};

} // namespace fixture
