// Runs a program ahead on a copy-on-write overlay of its machine, and finds loops that change nothing.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "machine/machine.hpp"
#include "oracle/overlay_bus.hpp"
#include "z80/execute.hpp"
#include "z80/registers.hpp"

namespace zx::oracle {

/// Ignores R, which counts every instruction.
inline bool same_registers(z80::Registers a, const z80::Registers& b) {
    a.r = b.r;
    return a == b;
}

/// Notices that a program repeats the same instructions and changes nothing until an interrupt
/// comes, for example while it waits for a byte that the interrupt routine sets.
class Spin {
  public:
    /// True if the program is in a state in which it was before since the last call of forget().
    [[nodiscard]] bool seen(const z80::Registers& cpu, int changes) {
        if (cpu.pc == first_.pc && changes == changes_ && steps_ > 0 &&
            same_registers(cpu, first_)) {
            return true;
        }
        // The state that later ones are compared with is renewed after 1, 2, 4, 8 ... steps.
        if ((steps_ & (steps_ + 1)) == 0) {
            first_ = cpu;
            changes_ = changes;
        }
        ++steps_;
        return false;
    }
    void forget() noexcept { steps_ = 0; }

  private:
    z80::Registers first_{};
    int changes_ = 0;
    unsigned steps_ = 0;
};

/// Registers in which a program computes. Each round of a loop may leave other values in them.
inline constexpr std::array PassingPairs{&z80::Registers::af,
                                         &z80::Registers::bc,
                                         &z80::Registers::de,
                                         &z80::Registers::hl,
                                         &z80::Registers::wz};

class ProgramProbe {
  public:
    ProgramProbe(const machine::Machine& machine, const KeyMemory* keys)
        : bus_(machine, keys), cpu_(machine.registers()), start_(cpu_) {}

    [[nodiscard]] OverlayBus& bus() noexcept { return bus_; }
    [[nodiscard]] const z80::Registers& cpu() const noexcept { return cpu_; }
    /// R counts the instructions of the interrupt routine, too, which are more while a key is held.
    void copy_refresh_of(const ProgramProbe& other) noexcept { cpu_.r = other.cpu_.r; }
    [[nodiscard]] bool halted() const noexcept { return cpu_.halted; }
    void step() { z80::step(cpu_, bus_); }
    /// Runs the next instruction. Returns false if the program cannot go on without an interrupt: it
    /// was halted before and still is.
    bool step_without_interrupts() {
        const bool was_halted = cpu_.halted;
        step();
        return !(was_halted && cpu_.halted);
    }

    /// True if the program is back in its first state, apart from what interrupt routines wrote.
    [[nodiscard]] bool back() const {
        return cpu_.pc == start_.pc && same_registers(cpu_, start_) &&
               bus_.main_memory_unchanged(cpu_.sp);
    }

    /// True if the program is back at its first instruction, apart from the registers in PassingPairs
    /// and what interrupt routines wrote.
    [[nodiscard]] bool at_first_place() const {
        if (cpu_.pc != start_.pc) {
            return false;
        }
        z80::Registers here = cpu_;
        for (const auto pair : PassingPairs) {
            here.*pair = start_.*pair;
        }
        here.q = start_.q;
        return same_registers(here, start_) && bus_.main_memory_unchanged(cpu_.sp);
    }
    void set_pair(std::uint16_t z80::Registers::*pair, std::uint16_t value) { cpu_.*pair = value; }

    /// Runs until back() is true. A program that is still on its way into a loop does not come
    /// back: what it does before the loop may discard a key that is pressed meanwhile.
    bool goes_round(int max_instructions, std::vector<std::uint16_t>* addresses) {
        bool goes_on = true;
        for (int i = 0; i < max_instructions && goes_on && !bus_.full(); ++i) {
            if (addresses != nullptr) {
                addresses->push_back(cpu_.pc);
            }
            goes_on = step_without_interrupts();
            if (back()) {
                return true;
            }
        }
        return false;
    }

    /// Takes an interrupt and runs its routine. Returns false if interrupts are off or the routine
    /// does not return.
    bool interrupt() {
        // EI delays the interrupt by one instruction.
        for (int tries = 0; tries < 4 && !cpu_.iff1; ++tries) {
            step();
        }
        bus_.begin_interrupt();
        if (!z80::interrupt(cpu_, bus_)) {
            bus_.end_interrupt();
            step();
            bus_.begin_interrupt();
            if (!z80::interrupt(cpu_, bus_)) {
                bus_.end_interrupt();
                return false;
            }
        }
        // The stack holds the address at which the main program continues.
        const std::uint16_t stack = cpu_.sp;
        for (int i = 0; i < HandlerInstructions && !bus_.full(); ++i) {
            step();
            if (cpu_.sp == static_cast<std::uint16_t>(stack + 2)) {
                bus_.end_interrupt();
                return true;
            }
        }
        bus_.end_interrupt();
        return false;
    }

  private:
    static constexpr int HandlerInstructions = 6000;
    OverlayBus bus_;
    z80::Registers cpu_;
    z80::Registers start_;
};

} // namespace zx::oracle
