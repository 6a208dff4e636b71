// The Zilog NMOS Z80 as five functions over plain registers and a bus.
//
// The templates are defined in z80/execute.hpp. Only a source file that supplies its own bus
// includes that header and instantiates what it needs:
//
//     template void zx::z80::run(zx::z80::Registers&, MyBus&);
#pragma once

#include "z80/bus.hpp"
#include "z80/registers.hpp"

namespace zx::z80 {

/// Executes one instruction: a DD/FD-prefixed one including its prefix, one pass of a repeating
/// block instruction, or one HALT cycle of 4 T. A chain of DD/FD prefixes can be endless, so a step
/// ends after each prefix that another prefix follows (see Registers::prefix). Accepts no
/// interrupts.
template <Bus B> void step(Registers& registers, B& bus);

/// Executes instructions until bus.keep_running() is false at a boundary. Accepts no interrupts.
template <Bus B> void run(Registers& registers, B& bus);

/// Offers the maskable interrupt at an instruction boundary. Returns true if it is accepted: IFF1
/// is set, no shadow is pending and no prefix waits for its instruction. A pending shadow remains;
/// the next instruction ends it.
template <Bus B> bool interrupt(Registers& registers, B& bus);

/// Offers the non-maskable interrupt at an instruction boundary. Returns false only while a prefix
/// waits for its instruction; the caller then offers it again at the next boundary.
template <Bus B> bool nmi(Registers& registers, B& bus);

/// Sets the state after /RESET: PC, I, R, IFF1, IFF2 and IM are 0, HALT ends, all other registers
/// are unchanged.
void reset(Registers& registers);

} // namespace zx::z80
