// The 48K ROM on a flat bus: a processor, memory, a keyboard and a record of port 0xfe. There is no
// ULA, contention or tape. The ROM's code can be observed instruction by instruction. A command is
// typed by writing its codes to LAST_K as the keyboard interrupt would.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "z80/registers.hpp"

namespace fixture {

/// A write to port 0xfe.
struct PortWrite {
    std::int64_t tstates = 0;
    std::uint8_t value = 0;
};

/// A ZX Printer at port 0xfb, as fast as the ROM reads it. Each row holds 256 pixels of 0 or 1.
struct Printer {
    bool connected = false;
    std::vector<std::array<int, 256>> rows;
    bool running = false;
    bool slow = false;
    int column = -1; // -1 while the stylus is on its way to the start of a line

    std::uint8_t read();
    void write(std::uint8_t value);
};

struct BasicBus {
    std::vector<std::uint8_t> memory = std::vector<std::uint8_t>(0x10000, 0);
    std::uint16_t ram_top = 0xffff;
    /// Half rows of the keyboard, address line A8 first; a 0 bit is a held key.
    std::array<std::uint8_t, 8> rows{0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f};
    std::vector<PortWrite> writes;
    Printer printer;
    /// Lengths of the coming EAR pulses in T-states; the first begins at next_edge.
    std::vector<std::int64_t> pulses;
    std::size_t pulse = 0;
    std::int64_t next_edge = 0;
    bool ear = false;
    std::int64_t tstates = 0;

    /// Plays one block, all of its pulses times scale, from now on.
    void play(const std::vector<int>& block, double scale);

    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t refresh);
    std::uint8_t read(std::uint16_t address);
    void write(std::uint16_t address, std::uint8_t value);
    std::uint8_t in(std::uint16_t port);
    void out(std::uint16_t port, std::uint8_t value);
    void internal(std::uint16_t address, int count);
    std::uint8_t acknowledge(std::uint16_t refresh);
    void acknowledge_nmi(std::uint16_t address, std::uint16_t refresh);
    [[nodiscard]] bool keep_running() const { return false; }
};

class BasicBench {
  public:
    /// Powers on without running any code; ram_top 0x7fff is a 16K machine.
    explicit BasicBench(std::uint16_t ram_top = 0xffff);

    /// Powers on and runs until the ROM waits for a key; returns the T-states.
    std::int64_t boot();
    void run_frames(int count);
    /// Runs until an instruction at pc is about to start, at most the given T-states.
    bool run_to(std::uint16_t pc, std::int64_t max_tstates);
    /// Calls a routine with IY and the stack as in BASIC; returns true if it returned.
    bool call(std::uint16_t address, std::int64_t max_tstates = 20'000'000);

    /// Types a line and ENTER, then runs until the ROM waits for a key again. Keywords outside
    /// quotes become their tokens; the space after one is dropped.
    void enter(std::string_view line);
    /// The same without waiting, for a line whose statement does not return.
    void type_line(std::string_view line);
    void feed(std::initializer_list<int> codes);
    /// Runs until the ROM waits for a key, at most the given frames.
    bool run_until_waiting(int max_frames = 500);

    /// Returns a screen row in ASCII without trailing spaces; '~' is a cell without a character,
    /// '@' and '`' are the copyright and pound signs.
    [[nodiscard]] std::string row(int number) const;

    [[nodiscard]] std::uint8_t byte(std::uint16_t address) const;
    [[nodiscard]] std::uint16_t word(std::uint16_t address) const;
    [[nodiscard]] std::vector<int> bytes(std::uint16_t address, int count) const;
    void poke(std::uint16_t address, std::initializer_list<int> values);
    void poke_word(std::uint16_t address, std::uint16_t value);

    BasicBus bus;
    zx::z80::Registers cpu;
    /// Address of the last unused byte of the ROM that was executed, 0 if there was none. Unused
    /// bytes are 0xff, which is RST 0x38; the ROM does not use that instruction itself.
    std::uint16_t unused_executed = 0;

  private:
    void step();
    [[nodiscard]] bool waiting() const;

    std::int64_t next_interrupt_ = 0;
};

/// Returns the codes of a line as the editor receives them, with the words of the ROM's own token
/// table.
std::vector<std::uint8_t> codes_of_line(const BasicBench& bench, std::string_view line);

} // namespace fixture
