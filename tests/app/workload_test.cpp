#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "app/bench/thread_bench.hpp"
#include "app/bench/workload.hpp"
#include "machine/machine.hpp"
#include "roms-free/roms.hpp"
#include "z80/cpu.hpp"

using namespace zx;

namespace {

machine::Machine with_program(const std::vector<app::Placed>& parts) {
    machine::Machine machine(machine::Model::Spectrum48, roms::rom48());
    for (const app::Placed& part : parts) {
        for (std::size_t index = 0; index < part.bytes.size(); ++index) {
            machine.poke(static_cast<std::uint16_t>(part.address + index), part.bytes[index]);
        }
    }
    machine.registers().pc = parts.front().address;
    return machine;
}

} // namespace

TEST_CASE("the workload in contended memory has the same result, only later") {
    machine::Machine upper = with_program(app::workload_b(false));
    machine::Machine lower = with_program(app::workload_b(true));
    const auto counter = [](const machine::Machine& machine, int address) {
        return machine.peek(static_cast<std::uint16_t>(address)) +
               256 * machine.peek(static_cast<std::uint16_t>(address + 1));
    };
    int lower_frames = 0;
    for (int frame = 0; frame < 50; ++frame) {
        upper.run_frame();
    }
    const int target = counter(upper, 0x9110);
    CHECK(target > 100);
    while (counter(lower, 0x5110) < target && lower_frames < 200) {
        lower.run_frame();
        ++lower_frames;
    }
    CHECK(lower_frames > 52);
    CHECK(lower_frames < 100);
}

TEST_CASE("the busy program never halts and always changes the screen") {
    machine::Machine machine = with_program({app::busy_program()});
    machine.registers().im = 1;
    machine.registers().iy = 0x5c3a;
    int changed = 0;
    auto last = machine.state().ram;
    for (int frame = 0; frame < 100; ++frame) {
        machine.run_frame();
        CHECK_FALSE(machine.registers().halted);
        const auto& now = machine.state().ram;
        changed += std::equal(now.begin(), now.begin() + 6912, last.begin()) ? 0 : 1;
        last = now;
    }
    CHECK(changed > 80);
    const auto pc = machine.registers().pc;
    CHECK((pc < 0x4000 || (pc >= 0x8000 && pc < 0x8042)));
}

TEST_CASE("machines on separate threads are all counted") {
    std::vector<app::Figure> figures;
    app::measure_threads(
        3, [&](const app::Figure& figure) { figures.push_back(figure); }, {}, 4);
    REQUIRE(figures.size() == 4);
    CHECK(figures[0].value == 3);
    CHECK(figures[1].value > 0);
    CHECK(figures[3].name == "thread_scaling");
    CHECK(std::abs(figures[3].value - figures[2].value / (3 * figures[1].value)) < 1e-9);
}
