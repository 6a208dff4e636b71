// The Zilog NMOS Z80 as five functions over plain registers and a bus.
//
// The templates are defined in z80/execute.hpp. Only a source that brings a bus of its own includes
// that header and instantiates what it needs:
//
//     template void zx::z80::run(zx::z80::Registers&, MyBus&);
#pragma once

#include "z80/bus.hpp"
#include "z80/registers.hpp"

namespace zx::z80 {

/// Executes one instruction: a whole DD/FD-prefixed one, one pass of a repeating block instruction,
/// or one 4-T HALT cycle. In a chain of DD/FD prefixes, which can be endless, a step ends after
/// each prefix that another one follows (see Registers::prefix). Does not look at interrupts.
template <Bus B> void step(Registers& registers, B& bus);

/// Executes instructions until bus.keep_running() is false at a boundary. Does not look at
/// interrupts.
template <Bus B> void run(Registers& registers, B& bus);

/// Offers the maskable interrupt at an instruction boundary. Accepted (true) if IFF1 is set, no
/// shadow is pending and no prefix waits for its instruction. A pending shadow stays as it is: the
/// next instruction ends it.
template <Bus B> bool interrupt(Registers& registers, B& bus);

/// The non-maskable interrupt at an instruction boundary. Refused (false) only while a prefix waits
/// for its instruction: offer it again at the next boundary.
template <Bus B> bool nmi(Registers& registers, B& bus);

/// The state after /RESET: PC, I, R, IFF1, IFF2 and IM cleared, HALT left, all else kept.
void reset(Registers& registers);

} // namespace zx::z80
