#include "app/bench/thread_bench.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>

#include "app/bench/workload.hpp"
#include "app/common/interrupt.hpp"
#include "app/common/parallel_ordered.hpp"
#include "app/emulator/frame_buffer.hpp"
#include "app/run/session.hpp"
#include "roms-free/roms.hpp"
#include "ula/picture.hpp"

namespace zx::app {
namespace {

constexpr std::size_t Runs = 3;

machine::Machine busy_machine() {
    const auto free_rom = roms::rom48();
    Session session(machine::Model::Spectrum48, {{free_rom.begin(), free_rom.end()}, "free ROM"});
    machine::Machine& machine = session.machine();
    session.wait_until_ready([&] { machine.run_frame(); });
    const Placed busy = busy_program();
    for (std::size_t index = 0; index < busy.bytes.size(); ++index) {
        machine.poke(static_cast<std::uint16_t>(busy.address + index), busy.bytes[index]);
    }
    machine.registers().pc = busy.address;
    return machine;
}

void run_frames(machine::Machine machine, int frames) {
    FrameBuffer buffer(ula::PictureWidth, ula::PictureHeight);
    for (int frame = 0; frame < frames && !interrupted(); ++frame) {
        machine.run_frame();
        buffer.update(machine.picture());
    }
}

/// Returns frames per second of all threads together.
double rate(const machine::Machine& machine, int threads, int frames, const Warn& warn) {
    const auto start = std::chrono::steady_clock::now();
    const auto worker = [&machine, frames](std::size_t, const std::atomic<bool>&) {
        run_frames(machine, frames);
        return true;
    };
    (void)parallel_ordered(
        {.count = static_cast<std::size_t>(threads),
         .threads = static_cast<unsigned>(threads),
         .warn = warn},
        [&] { return worker; },
        [](std::size_t, bool done) { return done; });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return threads * frames / took.count();
}

double median_rate(const machine::Machine& machine, int threads, int frames, const Warn& warn) {
    std::array<double, Runs> rates{};
    for (double& one : rates) {
        one = rate(machine, threads, frames, warn);
    }
    std::sort(rates.begin(), rates.end());
    return rates[Runs / 2];
}

} // namespace

void measure_threads(int threads,
                     const std::function<void(const Figure&)>& tell,
                     const Warn& warn,
                     int frames) {
    const machine::Machine machine = busy_machine();
    const double real_fps = static_cast<double>(machine.timing().cpu_hz) /
                            static_cast<double>(machine.timing().tstates_per_frame());
    const double one = median_rate(machine, 1, frames, warn);
    const double all = median_rate(machine, threads, frames, warn);
    if (interrupted()) {
        return;
    }
    tell({"threads", static_cast<double>(threads), 0});
    tell({"one_machine_fps", one, one / real_fps});
    tell({"all_machines_fps", all, all / real_fps});
    tell({"thread_scaling", all / (one * threads), 0});
}

} // namespace zx::app
