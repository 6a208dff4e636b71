// Runs a long mixed program with a known end state: LDIR, DJNZ, CALL and RET, IX and CB indexed,
// DAA, exchanges, 200 million T.
#include <cstddef>
#include <cstdint>
#include <memory>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "tests/z80/workload.hpp"
#include "z80/execute.hpp"
#include "z80/flat_bus.hpp"

using namespace zx::z80;

TEST_CASE("the mixed workload ends at the same T-state and with the same sum as on other cores") {
    const auto memory = std::make_unique<FlatMemory>();
    test::load_workload(*memory);
    Registers registers;
    registers.pc = test::WorkloadStart;
    FlatBus bus(*memory);
    while (bus.tstates < test::WorkloadEnd) {
        bus.deadline = std::min(bus.tstates + test::WorkloadSlice, test::WorkloadEnd);
        run(registers, bus);
    }
    CHECK(bus.tstates == test::WorkloadEnd);
    CHECK(zx::word((*memory)[test::WorkloadSum + 1], (*memory)[test::WorkloadSum]) == 39735);
}

TEST_CASE("a run cut into slices of any length is the same run") {
    const auto whole_memory = std::make_unique<FlatMemory>();
    const auto cut_memory = std::make_unique<FlatMemory>();
    test::load_workload(*whole_memory);
    test::load_workload(*cut_memory);
    Registers whole;
    whole.pc = test::WorkloadStart;
    Registers cut = whole;
    FlatBus whole_bus(*whole_memory);
    FlatBus cut_bus(*cut_memory);
    whole_bus.deadline = 1'000'000;
    run(whole, whole_bus);
    while (cut_bus.tstates < 1'000'000) {
        // Slices of 1 to 97 T, with single steps between them.
        cut_bus.deadline =
            std::min<std::int64_t>(cut_bus.tstates + 1 + cut_bus.tstates % 97, 1'000'000);
        run(cut, cut_bus);
        if (cut_bus.tstates < 1'000'000)
            step(cut, cut_bus);
    }
    CHECK(cut_bus.tstates == whole_bus.tstates);
    CHECK(cut == whole);
    CHECK(*cut_memory == *whole_memory);
}
