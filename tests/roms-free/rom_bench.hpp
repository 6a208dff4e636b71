// The ROM on a bare processor: RAM without contention, a keyboard, pulses on EAR, and a record of
// writes to port 0xfe. It calls single routines with exact times, before any boot.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ula/keyboard.hpp"
#include "z80/registers.hpp"

namespace fixture {

using Bytes = std::vector<std::uint8_t>;

/// A write to port 0xfe.
struct FeWrite {
    std::int64_t tstate;
    std::uint8_t value;
};

/// The bus of the processor (z80/bus.hpp).
class RomBus {
  public:
    RomBus();

    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t) { return spend(4, address); }
    std::uint8_t read(std::uint16_t address) { return spend(3, address); }
    void write(std::uint16_t address, std::uint8_t value);
    std::uint8_t in(std::uint16_t port);
    void out(std::uint16_t port, std::uint8_t value);
    void internal(std::uint16_t, int tstates) { tstate += tstates; }
    std::uint8_t acknowledge(std::uint16_t);
    void acknowledge_nmi(std::uint16_t, std::uint16_t) { tstate += 5; }
    [[nodiscard]] bool keep_running() const { return true; }

    std::int64_t tstate = 0;
    std::array<std::uint8_t, 0x10000> memory{};
    zx::ula::Keyboard keyboard;
    std::vector<FeWrite> writes;
    /// Lengths of the next EAR pulses; the first begins at next_edge.
    std::vector<std::int64_t> pulses;
    std::int64_t next_edge = 0;

  private:
    std::uint8_t spend(int tstates, std::uint16_t address) {
        tstate += tstates;
        return memory[address];
    }

    std::size_t pulse_ = 0;
    bool ear_ = false;
};

class RomBench {
  public:
    /// Sets IY, SP = 0x8000 and the system variables that the routines need; interrupts are off.
    RomBench();

    /// Calls a routine and runs until it returns. Returns false if it does not return within limit
    /// T-states or raises an error, which error() then returns.
    bool call(int address, std::int64_t limit = 100'000'000);
    /// After call() returned false: the report code minus one that RST 0x08 left; otherwise -1.
    [[nodiscard]] int error() const { return error_; }
    /// Runs one interrupt to its end.
    void interrupt();
    /// Plays one block with the ROM's timing multiplied by scale.
    void play(const Bytes& block, double scale);

    [[nodiscard]] std::uint8_t peek(int address) const;
    [[nodiscard]] int word_at(int address) const;
    void poke(int address, const Bytes& bytes);
    [[nodiscard]] bool carry() const { return (registers.af & 1) != 0; }
    [[nodiscard]] bool zero() const { return (registers.af & 0x40) != 0; }
    [[nodiscard]] int a() const { return registers.af >> 8; }

    zx::z80::Registers registers;
    RomBus bus;

  private:
    int error_ = -1;
};

/// Returns a bench after CLS over a screen of other bytes, with the upper screen as the channel.
RomBench on_screen();

/// Flag, data and checksum.
Bytes with_checksum(Bytes flag_and_data);

} // namespace fixture
