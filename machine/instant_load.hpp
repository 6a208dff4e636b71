// Loads a standard tape block at once where a program calls the ROM's LD-BYTES.
//
//   0x0556 LD-BYTES   A flag wanted, carry set LOAD, reset VERIFY, IX address, DE length
//   0x053F SA/LD-RET  end of LD-BYTES: border, SPACE, EI
//
// Memory, IX, DE, A, F, SP, PC and the interrupts become what playing the block makes them, with a
// wrong flag, a wrong checksum, or a block that is too short or too long as well. Time does not
// pass; R, MEMPTR and the other registers may differ. The ROM is recognised by the bytes at
// published addresses. The block is played as usual if the ROM is another one, SPACE is pressed,
// the block is not a standard one, or the user has stopped the tape.
#pragma once

#include <cstdint>

namespace zx::machine {

class SpectrumBus;
struct State;

inline constexpr std::uint16_t LdBytes = 0x0556;
/// The address after LD-BYTES and its subroutines.
inline constexpr std::uint16_t LdBytesEnd = 0x0605;

/// True if the processor is in LD-BYTES of a recognised ROM, which does nothing but wait for the
/// tape.
[[nodiscard]] bool in_ld_bytes(const State& state, const SpectrumBus& bus);

/// Loads the next block of the tape if the processor has just executed the first instruction of
/// LD-BYTES and all conditions above hold, and moves the tape to the end of the block. Returns
/// false, and changes nothing, if not. The bus must be connected to the state.
[[nodiscard]] bool load_instantly(State& state, SpectrumBus& bus);

} // namespace zx::machine
