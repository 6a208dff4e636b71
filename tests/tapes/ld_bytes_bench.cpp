#include "ld_bytes_bench.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <random>

#include <doctest/doctest.h>

#include "base/bytes.hpp"

namespace fixture {

using namespace zx;

namespace {

constexpr std::uint16_t LdBytes = 0x0556;
constexpr std::uint16_t Caller = 0xfe00;
/// Stores AF and the interrupt flip-flop, then halts: PUSH AF; LD A,I; PUSH AF; DI; HALT.
constexpr std::uint8_t AfterCall[] = {0xf5, 0xed, 0x57, 0xf5, 0xf3, 0x76};
/// The low byte of FRAMES, which the ROM's interrupt counts up.
constexpr std::uint16_t Frames = 0x5c78;
constexpr unsigned ParityFlag = 4;
/// A minute: LD-BYTES reads a block of the longest length that random_call() chooses in less.
constexpr int MostFrames = 3000;

int one_of(std::mt19937& random, std::initializer_list<int> choices) {
    return *std::next(choices.begin(), static_cast<long>(random() % choices.size()));
}

} // namespace

LdBytesBench::LdBytesBench(machine::Model model, std::span<const std::uint8_t> rom)
    : ready_(model, rom) {
    ready_.set_picture(false);
    for (int frame = 0; frame < 200; ++frame) {
        ready_.run_frame();
    }
}

LoadResult LdBytesBench::run(const LoadCall& call, bool instant) const {
    machine::Machine machine = ready_;
    for (std::size_t i = 0; i < call.memory.size(); ++i) {
        machine.poke(wrap16(call.address + i), call.memory[i]);
    }
    for (std::size_t i = 0; i < std::size(AfterCall); ++i) {
        machine.poke(wrap16(Caller + i), AfterCall[i]);
    }
    machine.poke(call.stack, low(Caller));
    machine.poke(wrap16(call.stack + 1), high(Caller));
    z80::Registers& cpu = machine.registers();
    cpu.af = word(call.flag, call.load ? 1 : 0);
    cpu.ix = call.address;
    cpu.de = call.length;
    cpu.sp = call.stack;
    cpu.pc = LdBytes;
    cpu.halted = false;
    cpu.iff1 = cpu.iff2 = false;
    loaders::Tape tape;
    tape.blocks = {call.block};
    machine.insert_tape(tape);
    machine.set_instant_load(instant);

    LoadResult result;
    while (!result.returned && result.frames < MostFrames) {
        machine.run_frame();
        ++result.frames;
        result.returned = cpu.halted && cpu.pc == Caller + std::size(AfterCall);
    }
    const auto word_at = [&](int address) {
        return word(machine.peek(wrap16(address + 1)), machine.peek(wrap16(address)));
    };
    result.ix = cpu.ix;
    result.de = cpu.de;
    result.sp = cpu.sp;
    result.af = word_at(cpu.sp + 2);
    result.interrupts = (machine.peek(cpu.sp) & ParityFlag) != 0;
    result.interrupted = machine.peek(Frames) != ready_.peek(Frames);
    result.ram = machine.state().ram;
    return result;
}

LoadCall random_call(std::uint32_t seed) {
    std::mt19937 random(seed);
    const auto chance = [&](unsigned percent) { return random() % 100 < percent; };
    LoadCall call;
    call.flag = chance(40) ? 0xff : chance(40) ? 0 : low(random());
    call.load = chance(60);
    call.length = wrap16(one_of(random, {0, 1, 2, 17, 255, 256, 257}) * (chance(60) ? 1 : 0));
    if (call.length == 0 && chance(90)) {
        call.length = wrap16(random() % 400);
    }
    if (chance(5)) {
        call.length = wrap16(0xff00 + random() % 256);
    }
    // ROM, the last bytes of ROM, the screen, RAM, the end of memory, below the stack pointer.
    call.address =
        wrap16(one_of(random, {0x1000, 0x3ff0, 0x4000, 0x57f0, 0x9000, 0xfff8, call.stack - 6}));
    if (call.address == call.stack - 6 && call.length > 4) {
        call.address = 0x9000;
    }
    if (call.address == 0x57f0) {
        call.address = wrap16(0x8000 + random() % 0x5000);
    }

    std::vector<std::uint8_t>& bytes = call.block.bytes;
    bytes.push_back(chance(85) ? call.flag : low(random()));
    const int data = std::min<int>(call.length, 500);
    for (int i = 0; i < data; ++i) {
        bytes.push_back(low(random()));
    }
    call.memory.assign(bytes.begin() + 1, bytes.end());
    const auto parity = std::accumulate(
        bytes.begin(), bytes.end(), 0, [](int sum, int byte) { return sum ^ byte; });
    bytes.push_back(chance(85) ? low(parity) : low(random()));
    if (chance(10)) {
        bytes.resize(1 + random() % bytes.size());
    } else if (chance(10)) {
        bytes.resize(bytes.size() + 1 + random() % 40, low(random()));
    }
    call.block.pilot_pulses = bytes[0] < 128 ? 8063 : 3223;
    // For VERIFY the memory is equal, or differs at one place.
    if (call.load) {
        call.memory.clear();
    } else if (!call.memory.empty() && chance(30)) {
        std::uint8_t& byte = call.memory[random() % call.memory.size()];
        byte = low(byte ^ 1U << random() % 8);
    }
    if (call.address + call.memory.size() > 0xfd00) {
        call.memory.clear();
    }
    return call;
}

std::string describe(const LoadCall& call) {
    return std::string(call.load ? "LOAD" : "VERIFY") + " flag " + std::to_string(call.flag) +
           " address " + std::to_string(call.address) + " length " + std::to_string(call.length) +
           ", block of " + std::to_string(call.block.bytes.size()) + " bytes with flag " +
           std::to_string(call.block.bytes[0]);
}

void compare_calls(machine::Model model, std::span<const std::uint8_t> rom, int count) {
    const LdBytesBench bench(model, rom);
    int successes = 0;
    int failures = 0;
    int interrupted = 0;
    for (int i = 0; i < count; ++i) {
        const LoadCall call = random_call(static_cast<std::uint32_t>(1000 + i));
        CAPTURE(i);
        CAPTURE(describe(call));
        const LoadResult played = bench.run(call, false);
        const LoadResult instant = bench.run(call, true);
        REQUIRE(played.returned);
        REQUIRE(instant.returned);
        if (played.interrupted) {
            ++interrupted;
            continue;
        }
        CHECK(played.frames > 50);
        CHECK(instant.frames == 1);
        CHECK(instant.af == played.af);
        CHECK(instant.ix == played.ix);
        CHECK(instant.de == played.de);
        CHECK(instant.sp == played.sp);
        CHECK(instant.interrupts == played.interrupts);
        CHECK(played.interrupts);
        const auto [at, other] = std::ranges::mismatch(instant.ram, played.ram);
        CHECK(at - instant.ram.begin() == static_cast<std::ptrdiff_t>(played.ram.size()));
        ((played.af & 1) != 0 ? successes : failures) += 1;
    }
    CHECK(interrupted <= 1 + count / 50);
    CHECK(successes > count / 5);
    CHECK(failures > count / 5);
}

} // namespace fixture
