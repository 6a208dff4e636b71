#include "oracle/wait_probe.hpp"

#include <algorithm>

#include "z80/execute.hpp"
#include "z80/registers.hpp"

namespace zx::oracle {

namespace {

/// The limit of bytes written in a loop: a waiting program writes to its stack and little else.
constexpr std::size_t MaxWrites = 64;
/// The number of interrupts that are tried until one reads the keyboard.
constexpr int MaxInterrupts = 4;
constexpr int HandlerInstructions = 2000;

struct Written {
    std::uint16_t address;
    std::uint8_t value;
};

/// A copy-on-write overlay: reads come from the machine's memory, writes stay in the overlay. No
/// key is held.
class OverlayBus {
  public:
    explicit OverlayBus(const machine::Machine& machine) : machine_(machine) {}

    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t) const { return at(address); }
    std::uint8_t read(std::uint16_t address) const { return at(address); }
    void write(std::uint16_t address, std::uint8_t value) {
        if (address < RomEnd) {
            return;
        }
        for (Written& written : written_) {
            if (written.address == address) {
                written.value = value;
                return;
            }
        }
        written_.push_back({address, value});
    }
    std::uint8_t in(std::uint16_t port) {
        if (port % 2 != 0) {
            return 0xff;
        }
        keys_read_ = true;
        return 0xbf;
    }
    void out(std::uint16_t, std::uint8_t) {}
    void internal(std::uint16_t, int) {}
    std::uint8_t acknowledge(std::uint16_t) { return 0xff; }
    void acknowledge_nmi(std::uint16_t, std::uint16_t) {}
    [[nodiscard]] bool keep_running() const { return true; }

    [[nodiscard]] bool keys_read() const noexcept { return keys_read_; }
    [[nodiscard]] bool full() const noexcept { return written_.size() > MaxWrites; }

    [[nodiscard]] bool memory_unchanged() const {
        return std::all_of(written_.begin(), written_.end(), [this](const Written& written) {
            return written.value == machine_.peek(written.address);
        });
    }

  private:
    static constexpr std::uint16_t RomEnd = 0x4000;

    [[nodiscard]] std::uint8_t at(std::uint16_t address) const {
        for (const Written& written : written_) {
            if (written.address == address) {
                return written.value;
            }
        }
        return machine_.peek(address);
    }

    const machine::Machine& machine_;
    std::vector<Written> written_;
    bool keys_read_ = false;
};

static_assert(z80::Bus<OverlayBus>);

/// Ignores R, which counts every instruction.
bool same_registers(z80::Registers a, const z80::Registers& b) {
    a.r = b.r;
    return a == b;
}

class Probe {
  public:
    explicit Probe(const machine::Machine& machine) : bus_(machine), cpu_(machine.registers()) {}

    /// Returns true if the program returns to its present state. A program that is still on its way
    /// into a loop does not: what it does before the loop may discard a key that is pressed
    /// meanwhile.
    bool goes_round(int max_instructions, std::vector<std::uint16_t>& addresses) {
        const z80::Registers start = cpu_;
        for (int i = 0; i < max_instructions && !bus_.full(); ++i) {
            addresses.push_back(cpu_.pc);
            z80::step(cpu_, bus_);
            if (same_registers(cpu_, start) && bus_.memory_unchanged()) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool hears_keys() {
        for (int i = 0; i < MaxInterrupts && !bus_.keys_read(); ++i) {
            // EI delays the interrupt by one instruction.
            for (int tries = 0; tries < 4 && !z80::interrupt(cpu_, bus_); ++tries) {
                z80::step(cpu_, bus_);
            }
            for (int step = 0; step < HandlerInstructions && !bus_.keys_read() && !bus_.full();
                 ++step) {
                z80::step(cpu_, bus_);
            }
        }
        return bus_.keys_read();
    }

  private:
    OverlayBus bus_;
    z80::Registers cpu_;
};

} // namespace

ExecutionTrace follow(const machine::Machine& machine, int max_instructions) {
    ExecutionTrace trail;
    Probe probe(machine);
    if (probe.goes_round(max_instructions, trail.addresses)) {
        trail.waiting = probe.hears_keys() ? Waiting::ForKeys : Waiting::IgnoresInput;
    }
    return trail;
}

bool hears_keys(const machine::Machine& machine) {
    return Probe(machine).hears_keys();
}

} // namespace zx::oracle
