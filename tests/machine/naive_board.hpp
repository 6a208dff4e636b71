// The judge of snow: a 48K or 128K as one bus, each machine cycle by the figures of
// docs/HARDWARE.md, which notes for the judge of the picture what changes and what is refreshed.
// With machine/ and ula/ it shares nothing, with z80/ the processor.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "tests/ula/naive_ula.hpp"
#include "z80/registers.hpp"

namespace reference {

/// The banks that the ULA can be made to read, in the order of NaiveUla::screens.
inline constexpr std::array<int, 4> BanksRead = {5, 7, 1, 3};

class NaiveBoard {
  public:
    /// A 128K has 228 T to a line.
    explicit NaiveBoard(const Figures& figures)
        : figures_(figures), is_128k_(figures.line == 228), first_contended_(figures.corner - 1) {}

    zx::z80::Registers cpu;
    int t = 0;
    std::array<std::uint8_t, 16384> rom{};
    /// By number; a 48K has 5, 2 and 0.
    std::array<std::array<std::uint8_t, 16384>, 8> banks{};
    std::uint8_t ula_port = 7;
    std::uint8_t port_7ffd = 0;
    /// A port was read whose answer is beyond this board: no longer a judge.
    bool lost = false;

    /// To the end of the frame; what runs over it is noted for the next.
    void run_frame();
    /// Of the frame that has run.
    std::vector<Change> changes;
    std::vector<Refresh> refreshes;

    /// The processor's side (z80/bus.hpp).
    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t refreshed);
    std::uint8_t read(std::uint16_t address);
    void write(std::uint16_t address, std::uint8_t value);
    std::uint8_t in(std::uint16_t port);
    void out(std::uint16_t port, std::uint8_t value);
    void internal(std::uint16_t address, int tstates);
    std::uint8_t acknowledge(std::uint16_t);
    void acknowledge_nmi(std::uint16_t, std::uint16_t);
    bool keep_running() { return false; }

    /// Number of the bank at an address of RAM, and of the one that is shown.
    [[nodiscard]] int bank_at(int address) const;
    [[nodiscard]] int shown_bank() const { return (port_7ffd & 8) != 0 ? 7 : 5; }

  private:
    [[nodiscard]] bool contended(int address) const;
    [[nodiscard]] int delay() const;
    void wait_if(bool tested) { t += tested ? delay() : 0; }
    void spend_port(std::uint16_t port);
    void page(std::uint16_t port, std::uint8_t value);
    [[nodiscard]] int fetched_by_ula(int at) const;

    Figures figures_;
    bool is_128k_;
    int first_contended_;
};

} // namespace reference
