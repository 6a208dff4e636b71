// A reference for snow: a 48K or 128K as one bus whose machine cycles follow the figures of
// docs/HARDWARE.md. It records the changes and refreshes for the reference of the picture. It uses
// the processor of z80/ and shares no code with machine/ and ula/.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "tests/ula/naive_ula.hpp"
#include "z80/registers.hpp"

namespace reference {

/// The banks that the ULA can read, in the order of NaiveUla::screens.
inline constexpr std::array<int, 4> BanksRead = {5, 7, 1, 3};

class NaiveBoard {
  public:
    /// A 128K has lines of 228 T.
    explicit NaiveBoard(const Figures& figures)
        : figures_(figures), is_128k_(figures.line == 228), first_contended_(figures.corner - 1) {}

    zx::z80::Registers cpu;
    int t = 0;
    std::array<std::uint8_t, 16384> rom{};
    /// Indexed by number; a 48K has 5, 2 and 0.
    std::array<std::array<std::uint8_t, 16384>, 8> banks{};
    std::uint8_t ula_port = 7;
    std::uint8_t port_7ffd = 0;
    /// True if the program read a port that this board does not model, so the result cannot be
    /// used.
    bool lost = false;

    /// Runs to the end of the frame; events after it are kept for the next frame.
    void run_frame();
    /// The result of the last frame.
    std::vector<Change> changes;
    std::vector<Refresh> refreshes;

    /// The bus of the processor (z80/bus.hpp).
    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t refreshed);
    std::uint8_t read(std::uint16_t address);
    void write(std::uint16_t address, std::uint8_t value);
    std::uint8_t in(std::uint16_t port);
    void out(std::uint16_t port, std::uint8_t value);
    void internal(std::uint16_t address, int tstates);
    std::uint8_t acknowledge(std::uint16_t);
    void acknowledge_nmi(std::uint16_t, std::uint16_t);
    bool keep_running() { return false; }

    /// Returns the number of the bank at a RAM address, and of the shown one.
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
