#pragma once

#include <cstddef>
#include <cstdint>

#include "machine/machine.hpp"
#include "machine/spectrum_bus.hpp"

namespace fixture {

namespace machine = zx::machine;
namespace ula = zx::ula;

/// The bus of any model with its own state.
struct AnyBoard {
    machine::State state;
    ula::ContentionTable contention;
    ula::Picture picture;
    machine::SpectrumBus bus{contention, picture};

    explicit AnyBoard(machine::Model model)
        : contention(machine::record_of(model).timing), picture(machine::record_of(model).timing) {
        const machine::ModelRecord& record = machine::record_of(model);
        state.model = model;
        state.rom.assign(record.rom_pages * machine::PageBytes, 0);
        for (std::size_t page = 0; page < record.rom_pages; ++page) {
            state.rom[page * machine::PageBytes] = static_cast<std::uint8_t>(0x40 + page);
        }
        state.ram.assign(record.ram_banks * machine::PageBytes, 0);
        for (std::size_t i = 0; i < record.ram_banks; ++i) {
            state.ram[i * machine::PageBytes] = record.bank_numbers[i];
        }
        bus.attach(state);
        picture.begin_frame(bus.screen(), 0, false);
    }
    void out(int port, int value) {
        bus.set_tstate(0);
        bus.out(static_cast<std::uint16_t>(port), static_cast<std::uint8_t>(value));
    }
    int delay(int address, int t) {
        bus.set_tstate(t);
        (void)bus.read(static_cast<std::uint16_t>(address));
        return bus.tstate() - t - 3;
    }
    /// The T-states of one instruction, with I = 0x40.
    int step_time(int address, int t) {
        state.cpu.pc = static_cast<std::uint16_t>(address);
        state.cpu.i = 0x40;
        bus.set_tstate(t);
        machine::step_processor(state.cpu, bus);
        return bus.tstate() - t;
    }
    int port_time(int port, int t) {
        bus.set_tstate(t);
        (void)bus.in(static_cast<std::uint16_t>(port));
        return bus.tstate() - t;
    }
};

} // namespace fixture
