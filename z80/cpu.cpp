#include "z80/cpu.hpp"

namespace zx::z80 {

void reset(Registers& registers) {
    registers.pc = 0;
    registers.i = 0;
    registers.r = 0;
    registers.im = 0;
    registers.iff1 = false;
    registers.iff2 = false;
    registers.halted = false;
    // Effects of an instruction that the reset interrupted.
    registers.interrupt_shadow = false;
    registers.loaded_iff2 = false;
    registers.prefix = 0;
    registers.q = 0;
}

} // namespace zx::z80
