// A run on the bus as text: one machine cycle a line, "T-state cycle address data".
#pragma once

#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <string>

#include "tests/z80/recording_bus.hpp"

namespace zx::z80::test {

inline std::string transcript(const RecordingBus& bus) {
    constexpr const char* Names[] = {
        "fetch", "read", "write", "in", "out", "internal", "acknowledge", "nmi"};
    std::string text;
    char line[64];
    for (const Entry& entry : bus.log) {
        const char* name = Names[static_cast<int>(entry.cycle)];
        const int t = static_cast<int>(entry.start);
        if (entry.cycle == Cycle::Internal)
            std::snprintf(
                line, sizeof line, "%2d %s %04x for %d\n", t, name, entry.address, entry.tstates);
        else if (entry.cycle == Cycle::Fetch)
            std::snprintf(line,
                          sizeof line,
                          "%2d %s %04x %02x refresh %04x\n",
                          t,
                          name,
                          entry.address,
                          entry.data,
                          entry.refresh);
        else
            std::snprintf(
                line, sizeof line, "%2d %s %04x %02x\n", t, name, entry.address, entry.data);
        text += line;
    }
    return text + std::to_string(bus.tstates) + " T\n";
}

/// Registers, a recording bus, and a program at 0x8000: SP 0xa000, I 0x3f, R 0x10.
struct Bench {
    Registers registers;
    RecordingBus bus;

    explicit Bench(std::initializer_list<int> program) {
        registers.pc = 0x8000;
        registers.sp = 0xa000;
        registers.i = 0x3f;
        registers.r = 0x10;
        place(0x8000, program);
    }
    void place(std::uint16_t address, std::initializer_list<int> bytes) {
        for (const int byte : bytes)
            bus.memory[address++] = static_cast<std::uint8_t>(byte);
    }
    void step(int count = 1) {
        for (int n = 0; n < count; ++n)
            z80::step(registers, bus);
    }
    bool interrupt() { return z80::interrupt(registers, bus); }
    bool nmi() { return z80::nmi(registers, bus); }
    /// Clears the recorded cycles.
    void clear() {
        bus.log.clear();
        bus.tstates = 0;
    }
    [[nodiscard]] std::string on_bus() const { return transcript(bus); }
};

} // namespace zx::z80::test
