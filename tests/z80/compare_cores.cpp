// Measures the bare processor and libz80ex on workload B, alternately in one process, so that a
// slower host slows both. Built and run by scripts/compare-z80.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <vector>

#include <z80ex/z80ex.h>

#include "base/bytes.hpp"
#include "machine/machine.hpp"
#include "tests/z80/workload.hpp"
#include "z80/execute.hpp"
#include "z80/flat_bus.hpp"

using namespace zx;
using namespace zx::z80;

namespace {

constexpr std::int64_t MeasuredTstates = test::WorkloadEnd;
constexpr int MeasuredFrames = 2800;
constexpr int Turns = 7;

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Returns the emulated MHz of a function that returns the T-states it has run.
template <class Work> double mhz(Work work) {
    const double start = processor_seconds();
    const auto tstates = static_cast<double>(work());
    return tstates / std::max(processor_seconds() - start, 1e-9) / 1e6;
}

std::uint16_t workload_sum(const FlatMemory& memory) {
    return word(memory[test::WorkloadSum + 1], memory[test::WorkloadSum]);
}

FlatMemory& memory_of(void* user) {
    return *static_cast<FlatMemory*>(user);
}

Z80EX_BYTE ex_read(Z80EX_CONTEXT*, Z80EX_WORD address, int, void* user) {
    return memory_of(user)[address];
}
void ex_write(Z80EX_CONTEXT*, Z80EX_WORD address, Z80EX_BYTE value, void* user) {
    memory_of(user)[address] = value;
}
Z80EX_BYTE ex_in(Z80EX_CONTEXT*, Z80EX_WORD, void*) {
    return 0xff;
}
void ex_out(Z80EX_CONTEXT*, Z80EX_WORD, Z80EX_BYTE, void*) {}
Z80EX_BYTE ex_vector(Z80EX_CONTEXT*, void*) {
    return 0xff;
}

double measure_z80ex() {
    const auto memory = std::make_unique<FlatMemory>();
    test::load_workload(*memory);
    void* const user = memory.get();
    Z80EX_CONTEXT* cpu =
        z80ex_create(ex_read, user, ex_write, user, ex_in, user, ex_out, user, ex_vector, user);
    z80ex_set_reg(cpu, regPC, test::WorkloadStart);
    const double rate = mhz([&] {
        std::int64_t tstates = 0;
        while (tstates < MeasuredTstates)
            tstates += z80ex_step(cpu);
        return tstates;
    });
    z80ex_destroy(cpu);
    return rate;
}

/// 0 if the run does not end in the known state.
double measure_flat() {
    const auto memory = std::make_unique<FlatMemory>();
    test::load_workload(*memory);
    Registers registers;
    registers.pc = test::WorkloadStart;
    FlatBus bus(*memory);
    const double rate = mhz([&] {
        while (bus.tstates < MeasuredTstates) {
            bus.deadline = std::min(bus.tstates + test::WorkloadSlice, MeasuredTstates);
            run(registers, bus);
        }
        return bus.tstates;
    });
    const bool right = bus.tstates == test::WorkloadEnd && workload_sum(*memory) == 39735;
    return right ? rate : 0;
}

/// Offsets of the high bytes of addresses in the workload; they change when it is moved.
constexpr std::array<std::size_t, 10> AddressHighBytes = {6, 10, 13, 16, 39, 54, 58, 68, 72, 77};
constexpr int DownIntoContention = 0x4000;

/// The 48K machine with its picture off: every cycle has its exact time; a slice is a frame.
double measure_machine(bool contended) {
    const auto memory = std::make_unique<FlatMemory>();
    test::load_workload(*memory);
    const int down = contended ? DownIntoContention : 0;
    if (contended) {
        std::uint8_t* const program = memory->data() + test::WorkloadStart;
        for (const std::size_t offset : AddressHighBytes)
            program[offset] = low(program[offset] - high(DownIntoContention));
        program[1] = 0xf0; // LD SP,0x7ff0
        program[2] = 0x7f;
    }
    const std::vector<std::uint8_t> rom(0x4000, 0);
    machine::Machine machine(machine::Model::Spectrum48, rom);
    for (int address = test::WorkloadStart; address <= 0xb0ff; ++address)
        machine.poke(wrap16(address - down), (*memory)[static_cast<std::size_t>(address)]);
    machine.registers().pc = wrap16(test::WorkloadStart - down);
    machine.set_picture(false);
    return mhz([&] {
        for (int frame = 0; frame < MeasuredFrames; ++frame)
            machine.run_frame();
        return std::int64_t{MeasuredFrames} * machine.timing().tstates_per_frame();
    });
}

struct Contest {
    const char* name;
    double (*measure)();
    /// Ratios to libz80ex.
    double must, aim, moonshot;
    double best = 0;

    [[nodiscard]] const char* met(double ratio) const {
        return ratio >= moonshot ? "moonshot"
               : ratio >= aim    ? "aim"
               : ratio >= must   ? "must"
                                 : "below must";
    }
};

} // namespace

int main() {
    std::array contests = {
        Contest{"flat bus", measure_flat, 5.0, 6.3, 9.5},
        Contest{"exact, uncontended RAM", [] { return measure_machine(false); }, 3.5, 4.2, 6.0},
        Contest{"exact, contended RAM", [] { return measure_machine(true); }, 1.5, 2.2, 2.9},
    };
    double z80ex = 0;
    // The best of all rounds, because disturbances only make a run slower.
    for (int turn = 0; turn < Turns; ++turn) {
        z80ex = std::max(z80ex, measure_z80ex());
        for (Contest& contest : contests)
            contest.best = std::max(contest.best, contest.measure());
    }
    std::printf("%-24s %6.0f MHz\n", "libz80ex", z80ex);
    bool all = true;
    for (const Contest& contest : contests) {
        const double ratio = contest.best / z80ex;
        all = all && ratio >= contest.must;
        std::printf("%-24s %6.0f MHz  %5.2f x  %s\n",
                    contest.name,
                    contest.best,
                    ratio,
                    contest.met(ratio));
    }
    return all ? 0 : 1;
}
