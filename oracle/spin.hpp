// Finds loops of a program that change nothing.
#pragma once

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

} // namespace zx::oracle
