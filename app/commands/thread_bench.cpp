#include "app/commands/thread_bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <thread>
#include <vector>

#include "app/commands/workload.hpp"
#include "app/emulator/frame_buffer.hpp"
#include "app/emulator/session.hpp"
#include "app/interrupt.hpp"
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

/// Frames a second of all threads together.
double rate(const machine::Machine& machine, int threads, int frames) {
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::jthread> workers;
    workers.reserve(static_cast<std::size_t>(threads));
    for (int thread = 0; thread < threads; ++thread) {
        workers.emplace_back([&machine, frames] { run_frames(machine, frames); });
    }
    workers.clear(); // waits for them
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return threads * frames / took.count();
}

double median_rate(const machine::Machine& machine, int threads, int frames) {
    std::array<double, Runs> rates{};
    for (double& one : rates) {
        one = rate(machine, threads, frames);
    }
    std::sort(rates.begin(), rates.end());
    return rates[Runs / 2];
}

} // namespace

void measure_threads(int threads, const std::function<void(const Figure&)>& tell, int frames) {
    const machine::Machine machine = busy_machine();
    const double real_fps = static_cast<double>(machine.timing().cpu_hz) /
                            static_cast<double>(machine.timing().tstates_per_frame());
    const double one = median_rate(machine, 1, frames);
    const double all = median_rate(machine, threads, frames);
    if (interrupted()) {
        return;
    }
    tell({"threads", static_cast<double>(threads), 0});
    tell({"one_machine_fps", one, one / real_fps});
    tell({"all_machines_fps", all, all / real_fps});
    tell({"thread_scaling", all / (one * threads), 0});
}

} // namespace zx::app
