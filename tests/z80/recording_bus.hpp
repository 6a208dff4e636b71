// A bus with 64 KiB of RAM that records every machine cycle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "z80/bus.hpp"
#include "z80/cpu.hpp"

namespace zx::z80::test {

enum class Cycle { Fetch, Read, Write, In, Out, Internal, Acknowledge, AcknowledgeNmi };

struct Entry {
    /// The T-state in which the cycle begins.
    std::int64_t start;
    Cycle cycle;
    std::uint16_t address;
    std::uint8_t data;
    /// The refresh address of an opcode fetch.
    std::uint16_t refresh;
    int tstates;
    friend bool operator==(const Entry&, const Entry&) = default;
};

class RecordingBus {
  public:
    std::vector<std::uint8_t> memory = std::vector<std::uint8_t>(0x10000);
    std::vector<Entry> log;
    /// The values that IN reads, in order; after the last one, IN reads the high byte of the port.
    std::deque<std::uint8_t> inputs;
    /// The byte that an interrupting device puts on the data bus.
    std::uint8_t interrupt_data = 0xff;
    std::int64_t tstates = 0;
    std::int64_t deadline = 0;

    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t refresh) {
        return note(Cycle::Fetch, address, memory[address], 4, refresh);
    }
    std::uint8_t read(std::uint16_t address) {
        return note(Cycle::Read, address, memory[address], 3);
    }
    void write(std::uint16_t address, std::uint8_t value) {
        memory[address] = note(Cycle::Write, address, value, 3);
    }
    std::uint8_t in(std::uint16_t port) {
        std::uint8_t value = static_cast<std::uint8_t>(port >> 8);
        if (!inputs.empty()) {
            value = inputs.front();
            inputs.pop_front();
        }
        return note(Cycle::In, port, value, 4);
    }
    void out(std::uint16_t port, std::uint8_t value) { note(Cycle::Out, port, value, 4); }
    void internal(std::uint16_t address, int count) { note(Cycle::Internal, address, 0, count); }
    std::uint8_t acknowledge(std::uint16_t refresh) {
        return note(Cycle::Acknowledge, 0, interrupt_data, 7, refresh);
    }
    void acknowledge_nmi(std::uint16_t address, std::uint16_t refresh) {
        note(Cycle::AcknowledgeNmi, address, 0, 5, refresh);
    }
    [[nodiscard]] bool keep_running() const { return tstates < deadline; }

  private:
    std::uint8_t note(Cycle cycle,
                      std::uint16_t address,
                      std::uint8_t data,
                      int count,
                      std::uint16_t refresh = 0) {
        log.push_back({tstates, cycle, address, data, refresh, count});
        tstates += count;
        return data;
    }
};

static_assert(Bus<RecordingBus>);

} // namespace zx::z80::test

// The processor on this bus, compiled once (recording_bus.cpp).
namespace zx::z80 {
extern template void step(Registers&, test::RecordingBus&);
extern template void run(Registers&, test::RecordingBus&);
extern template bool interrupt(Registers&, test::RecordingBus&);
extern template bool nmi(Registers&, test::RecordingBus&);
} // namespace zx::z80
