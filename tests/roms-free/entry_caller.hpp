// Calls the entry points of the 48K ROM with registers, calculator stack and reports at hand.
#pragma once

#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"
#include "system_variables.hpp"

namespace fixture {

inline constexpr std::uint16_t Text = 50000; ///< Free memory for data of a test.

/// A booted machine with shorthands for registers, the calculator stack and reports.
class Caller : public BasicBench {
  public:
    Caller() : BasicBench(booted()) {}

    [[nodiscard]] int a() const { return cpu.af >> 8; }
    [[nodiscard]] int b() const { return cpu.bc >> 8; }
    [[nodiscard]] int c() const { return cpu.bc & 0xff; }
    [[nodiscard]] int d() const { return cpu.de >> 8; }
    [[nodiscard]] int e() const { return cpu.de & 0xff; }
    [[nodiscard]] bool carry() const { return (cpu.af & 1) != 0; }
    [[nodiscard]] bool zero() const { return (cpu.af & 0x40) != 0; }
    void set_a(int value) { cpu.af = static_cast<std::uint16_t>(value << 8); }

    /// Puts an integer of -65535 to 65535 on the calculator stack.
    void push(int value) {
        const std::uint16_t end = word(Stkend);
        const int low = value & 0xffff;
        poke(end, {0, value < 0 ? 0xff : 0, low & 0xff, low >> 8, 0});
        poke_word(Stkend, static_cast<std::uint16_t>(end + 5));
    }
    /// Returns the five bytes of the last value of the calculator stack.
    [[nodiscard]] std::vector<int> last() const {
        return bytes(static_cast<std::uint16_t>(word(Stkend) - 5), 5);
    }
    void read_from(std::uint16_t address) {
        poke_word(ChAdd, address);
        bus.memory[Flags] |= 0x80; // a running program
    }
    /// Selects stream 2, the upper screen.
    void upper_screen() {
        set_a(2);
        REQUIRE(call(0x1601));
    }

    /// Jumps to the address and returns the report number that RST 8 stores, -1 for 0 OK, -2 if
    /// there was no report.
    int report(std::uint16_t address) {
        constexpr std::uint16_t Caught = 60000;
        constexpr std::uint16_t Returned = 60010;
        poke(Returned, {0x18, 0xfe}); // JR to itself
        cpu.sp = static_cast<std::uint16_t>(cpu.sp - 2);
        poke_word(cpu.sp, Caught);
        poke_word(ErrSp, cpu.sp);
        cpu.sp = static_cast<std::uint16_t>(cpu.sp - 2);
        poke_word(cpu.sp, Returned);
        cpu.iy = 0x5c3a;
        cpu.halted = false;
        cpu.pc = address;
        if (!run_to(Caught, 3'000'000))
            return -2;
        const int number = byte(ErrNr);
        return number == 0xff ? -1 : number;
    }

  private:
    static BasicBench booted() {
        BasicBench bench;
        bench.boot();
        return bench;
    }
};

/// Returns the small integer form of a value of -65535 to 65535.
inline std::vector<int> integer(int value) {
    const int low = value & 0xffff;
    return {0, value < 0 ? 0xff : 0, low & 0xff, low >> 8, 0};
}

} // namespace fixture
