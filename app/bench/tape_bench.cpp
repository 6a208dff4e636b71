#include "app/bench/tape_bench.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <optional>
#include <span>
#include <vector>

#include "app/common/interrupt.hpp"
#include "app/run/session.hpp"
#include "loaders/tap.hpp"
#include "loaders/tape_header.hpp"
#include "roms-free/roms.hpp"

namespace zx::app {
namespace {

using loaders::HeaderType;

constexpr int Runs = 5;
constexpr std::uint16_t ScreenStart = 0x4000;
constexpr std::uint16_t CodeStart = 0x6000;
constexpr std::uint8_t ScreenByte = 0x55;
constexpr std::uint8_t LastByte = 0x3c;

constexpr std::size_t TapBytes = 49'152;
constexpr std::size_t ScreenBytes = 6'912;
constexpr std::size_t CodeBytes = 40'000;
/// The program's one line.
constexpr std::size_t LineBytes = 32;
/// Lengths, flags and checksums, and a header, for each of the four parts.
constexpr std::size_t OtherBytes = std::size_t{4} * (2 + 19 + 2 + 2);
constexpr std::size_t LastBytes = TapBytes - ScreenBytes - CodeBytes - LineBytes - OtherBytes;
/// Where the last byte of the tape goes.
constexpr auto LastPlace = static_cast<std::uint16_t>(CodeStart + LastBytes - 1);

void add(loaders::Tape& tape,
         HeaderType type,
         std::span<const std::uint8_t> bytes,
         std::uint16_t parameter) {
    loaders::TapeHeader header;
    header.type = type;
    header.name.fill(' ');
    header.length = static_cast<std::uint16_t>(bytes.size());
    header.parameter1 = parameter;
    header.parameter2 = type == HeaderType::Program ? header.length : std::uint16_t{0x8000};
    tape.blocks.emplace_back(loaders::make_rom_block(0, loaders::write_tape_header(header)));
    tape.blocks.emplace_back(loaders::make_rom_block(0xff, bytes));
}

/// A TAP of 49,152 bytes: a program that loads a SCREEN$ and two blocks of code. Half of all bits
/// are 1.
loaders::Tape long_tape() {
    // 10 CLEAR 24575: LOAD "" SCREEN$: LOAD "" CODE: LOAD "" CODE
    constexpr std::array<std::uint8_t, LineBytes> Program = {
        0,   10,   28,  0,   0xfd, '2', '4',  '5', '7', '5',  0x0e, 0,    0,   0xff, 0x5f, 0,
        ':', 0xef, '"', '"', 0xaa, ':', 0xef, '"', '"', 0xaf, ':',  0xef, '"', '"',  0xaf, 0x0d};
    const std::span<const std::uint8_t> program = Program;
    loaders::Tape tape;
    add(tape, HeaderType::Program, program, 10);
    add(tape, HeaderType::Code, std::vector(ScreenBytes, ScreenByte), ScreenStart);
    add(tape, HeaderType::Code, std::vector(CodeBytes, std::uint8_t{0x96}), CodeStart);
    add(tape, HeaderType::Code, std::vector(LastBytes, LastByte), CodeStart);
    return tape;
}

struct Load {
    double seconds = 0;
    double tstates = 0;
};

/// Loads the tape once; nothing if it is not in memory afterwards.
std::optional<Load> load_once() {
    const auto rom = roms::rom48();
    Session session(machine::Model::Spectrum48, {{rom.begin(), rom.end()}, "free ROM"});
    machine::Machine& machine = session.machine();
    machine.set_picture(false);
    constexpr int MostFrames = 100'000;
    int frames = 0;
    const auto frame = [&] {
        machine.run_frame();
        ++frames;
    };
    if (!session.start({long_tape(), "long.tap", {}}, frame)) {
        return {};
    }
    while (!machine.tape_playing() && frames < MostFrames) {
        frame();
    }
    const int first = frames;
    const std::clock_t start = std::clock();
    while (machine.peek(LastPlace) != LastByte && frames < MostFrames && !interrupted()) {
        frame();
    }
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (machine.peek(ScreenStart) != ScreenByte || machine.peek(LastPlace) != LastByte) {
        return {};
    }
    return Load{seconds,
                static_cast<double>(frames - first) * machine.timing().tstates_per_frame()};
}

} // namespace

bool measure_tape(const std::function<void(const Figure&)>& tell) {
    std::array<Load, Runs> loads{};
    for (Load& load : loads) {
        const auto loaded = load_once();
        if (interrupted()) {
            return true;
        }
        if (!loaded) {
            return false;
        }
        load = *loaded;
    }
    const auto median = loads.begin() + Runs / 2;
    std::ranges::nth_element(loads, median, {}, &Load::seconds);
    constexpr double CpuHz = 3.5e6;
    tell({"tape_load_s", median->seconds, median->tstates / CpuHz / median->seconds});
    return true;
}

} // namespace zx::app
