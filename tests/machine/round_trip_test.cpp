// Random states of every model go through SNA and Z80 files and come back.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "board.hpp"
#include "loaders/convert.hpp"
#include "loaders/media.hpp"
#include "machine/machine.hpp"
#include "tests/loaders/random_snapshot.hpp"
#include "tests/support/amount.hpp"

using namespace zx;

namespace {

/// Returns a machine in a random state. with_sna: a state that SNA holds, apart from the T-state,
/// the AY and the issue: a stack in RAM and equal interrupt flip-flops.
machine::Machine random_machine(builders::RandomSnapshots& random, Model model, bool with_sna) {
    loaders::Snapshot snapshot = random.next(model);
    if (with_sna) {
        z80::Registers& cpu = snapshot.registers;
        cpu.iff1 = cpu.iff2;
        cpu.sp = static_cast<std::uint16_t>(0x4100 + cpu.sp % 0x3e00);
    }
    machine::Machine machine(model, fixture::quiet_rom());
    REQUIRE(machine.restore(snapshot));
    return machine;
}

std::vector<std::uint8_t> file_of(const machine::Machine& machine, const std::string& name) {
    auto file = loaders::encode_media(machine.snapshot(), name);
    REQUIRE(file);
    return std::move(*file);
}

/// Returns the state after the file was loaded into another machine of the same model.
machine::Machine
machine_of(const std::vector<std::uint8_t>& file, const std::string& name, Model model) {
    const auto opened = loaders::open_media(file, name);
    REQUIRE(opened);
    machine::Machine machine(model, fixture::quiet_rom());
    REQUIRE(machine.restore(std::get<loaders::Snapshot>(opened->media)));
    return machine;
}

/// The registers that both formats hold.
z80::Registers held(z80::Registers cpu) {
    cpu.wz = 0;
    cpu.q = 0;
    return cpu;
}

constexpr Model Models[] = {Model::Spectrum16,
                            Model::Spectrum48,
                            Model::Spectrum128,
                            Model::SpectrumPlus2,
                            Model::SpectrumPlus2A};

} // namespace

TEST_CASE("a random state of each model is the same after Z80") {
    builders::RandomSnapshots random(31);
    for (const Model model : Models) {
        CAPTURE(static_cast<int>(model));
        for (int i = 0; i < support::amount("FR_RANDOM_STATES", 300, 20); ++i) {
            CAPTURE(i);
            const machine::Machine before = random_machine(random, model, false);
            const auto file = file_of(before, "a.z80");
            const machine::Machine after = machine_of(file, "a.z80", model);
            const machine::State& a = before.state();
            const machine::State& b = after.state();
            REQUIRE(b.model == a.model);
            REQUIRE(held(b.cpu) == held(a.cpu));
            REQUIRE(b.tstate == a.tstate);
            REQUIRE(b.border() == a.border());
            REQUIRE(b.paging == a.paging);
            REQUIRE(b.ay.registers() == a.ay.registers());
            REQUIRE(b.ay.selected() == a.ay.selected());
            REQUIRE(b.ram == a.ram);
            REQUIRE(file_of(after, "a.z80") == file);
        }
    }
}

TEST_CASE("a random state of a 48K, 128K and +2 is the same after SNA, apart from what it loses") {
    builders::RandomSnapshots random(32);
    for (const Model model : {Model::Spectrum48, Model::Spectrum128, Model::SpectrumPlus2}) {
        CAPTURE(static_cast<int>(model));
        for (int i = 0; i < support::amount("FR_RANDOM_STATES", 300, 20); ++i) {
            CAPTURE(i);
            const machine::Machine before = random_machine(random, model, true);
            const auto file = file_of(before, "a.sna");
            const machine::Machine after = machine_of(file, "a.sna", model);
            machine::State a = before.state();
            const machine::State& b = after.state();
            REQUIRE(held(b.cpu) == held(a.cpu));
            REQUIRE(b.border() == a.border());
            REQUIRE(b.paging == a.paging);
            if (model == Model::Spectrum48) {
                // The program counter is on the stack in the file.
                machine::Machine pushed = before;
                const std::uint16_t sp = a.cpu.sp;
                pushed.poke(wrap16(sp - 2), low(a.cpu.pc));
                pushed.poke(wrap16(sp - 1), high(a.cpu.pc));
                a.ram = pushed.state().ram;
            }
            REQUIRE(b.ram == a.ram);
            REQUIRE(file_of(after, "a.sna") == file);
        }
    }
}
