#include "app/bench/bench.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <memory>

#include "app/bench/workload.hpp"
#include "app/common/interrupt.hpp"
#include "app/emulator/frame_buffer.hpp"
#include "app/run/session.hpp"
#include "base/bytes.hpp"
#include "machine/rewind.hpp"
#include "roms-free/roms.hpp"
#include "ula/picture.hpp"
#include "z80/execute.hpp"
#include "z80/flat_bus.hpp"

namespace zx::app {
namespace {

constexpr int Runs = 5;
constexpr double SpectrumMhz = 3.5;

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Returns the median rate of this many runs. work() returns the amount of work it did.
double median_rate(const std::function<double()>& work) {
    std::array<double, Runs> rates{};
    for (double& rate : rates) {
        const double start = processor_seconds();
        const double done = work();
        rate = done / std::max(processor_seconds() - start, 1e-9);
        if (interrupted()) {
            return 0;
        }
    }
    std::nth_element(rates.begin(), rates.begin() + Runs / 2, rates.end());
    return rates[Runs / 2];
}

double run_flat(bool& right) {
    auto memory = std::make_unique<z80::FlatMemory>();
    memory->fill(0);
    for (const Placed& part : workload_b(false)) {
        std::copy(part.bytes.begin(), part.bytes.end(), memory->begin() + part.address);
    }
    z80::FlatBus bus(*memory);
    z80::Registers registers;
    registers.pc = WorkloadStart;
    // Runs slices of one frame, as a machine does; an overrun does not shorten the next slice.
    while (bus.tstates < WorkloadTstates) {
        bus.deadline = bus.tstates + WorkloadSlice;
        z80::run(registers, bus);
    }
    const std::uint16_t result = word((*memory)[WorkloadResult + 1], (*memory)[WorkloadResult]);
    right = right && bus.tstates == WorkloadTstates && result == WorkloadWord;
    return static_cast<double>(bus.tstates) / 1e6;
}

machine::Machine bare_machine() {
    return machine::Machine(machine::Model::Spectrum48, roms::rom48());
}

void place(machine::Machine& machine, const Placed& part) {
    for (std::size_t index = 0; index < part.bytes.size(); ++index) {
        machine.poke(static_cast<std::uint16_t>(part.address + index), part.bytes[index]);
    }
}

double workload_on_machine(bool contended) {
    machine::Machine machine = bare_machine();
    const auto parts = workload_b(contended);
    for (const Placed& part : parts) {
        place(machine, part);
    }
    machine.registers().pc = parts.front().address;
    machine.set_picture(false);
    constexpr int Frames = 1000;
    return median_rate([&] {
        for (int frame = 0; frame < Frames; ++frame) {
            machine.run_frame();
        }
        return static_cast<double>(Frames) * machine.timing().tstates_per_frame() / 1e6;
    });
}

/// Measures frames per second with every picture converted to 32-bit pixels.
double frames_on_machine(machine::Machine& machine, int frames) {
    FrameBuffer buffer(ula::PictureWidth, ula::PictureHeight);
    return median_rate([&] {
        for (int frame = 0; frame < frames; ++frame) {
            machine.run_frame();
            buffer.update(machine.picture());
        }
        return static_cast<double>(frames);
    });
}

/// Measures how much recording the last minutes for going back in time adds to a frame, in per cent
/// of its time. The two kinds of runs alternate.
double rewind_percent(machine::Machine& machine, int frames) {
    machine::Rewind rewind;
    const auto seconds = [&](bool remembered) {
        const double start = processor_seconds();
        for (int frame = 0; frame < frames; ++frame) {
            machine.run_frame();
            if (remembered) {
                rewind.record(machine.state());
            }
        }
        return processor_seconds() - start;
    };
    std::array<double, 2 * Runs + 1> shares{};
    for (double& share : shares) {
        const double plain = seconds(false);
        share = 100 * (seconds(true) / std::max(plain, 1e-9) - 1);
        if (interrupted()) {
            return 0;
        }
    }
    std::nth_element(shares.begin(), shares.begin() + Runs, shares.end());
    return shares[Runs];
}

} // namespace

bool measure(const std::function<void(const Figure&)>& tell) {
    bool right = true;
    const auto tell_mhz = [&](const char* name, double mhz) {
        if (!interrupted()) {
            tell({name, mhz, mhz / SpectrumMhz});
        }
    };
    tell_mhz("core_flat_mhz", median_rate([&] { return run_flat(right); }));
    tell_mhz("core_exact_mhz", workload_on_machine(false));
    tell_mhz("core_contended_mhz", workload_on_machine(true));

    const auto free_rom = roms::rom48();
    Session session(machine::Model::Spectrum48, {{free_rom.begin(), free_rom.end()}, "free ROM"});
    machine::Machine& machine = session.machine();
    session.wait_until_ready([&] { machine.run_frame(); });
    const double real_fps = static_cast<double>(machine.timing().cpu_hz) /
                            static_cast<double>(machine.timing().tstates_per_frame());
    const auto tell_fps = [&](const char* name, double fps) {
        if (!interrupted()) {
            tell({name, fps, fps / real_fps});
        }
    };
    tell_fps("machine_idle_fps", frames_on_machine(machine, 4000));
    const Placed busy = busy_program();
    place(machine, busy);
    machine.registers().pc = busy.address;
    tell_fps("machine_busy_fps", frames_on_machine(machine, 2000));
    if (!interrupted()) {
        tell({"rewind_percent", rewind_percent(machine, 1000)});
    }
    return right;
}

} // namespace zx::app
