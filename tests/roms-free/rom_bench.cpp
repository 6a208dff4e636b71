#include "rom_bench.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "roms-free/roms.hpp"
#include "z80/cpu.hpp"
#include "z80/execute.hpp"

template void zx::z80::step(zx::z80::Registers&, fixture::RomBus&);
template bool zx::z80::interrupt(zx::z80::Registers&, fixture::RomBus&);

namespace fixture {

namespace {

// The address where a called routine ends, and that where an error ends.
constexpr int Stop = 0xfe00;
constexpr int ErrorStop = 0xfe02;

} // namespace

RomBus::RomBus() {
    const auto rom = zx::roms::rom48();
    std::copy(rom.begin(), rom.end(), memory.begin());
}

void RomBus::write(std::uint16_t address, std::uint8_t value) {
    tstate += 3;
    if (address >= 0x4000) {
        memory[address] = value;
    }
}

std::uint8_t RomBus::in(std::uint16_t port) {
    tstate += 4;
    if ((port & 1) != 0) {
        return 0xff;
    }
    while (pulse_ < pulses.size() && next_edge + pulses[pulse_] <= tstate) {
        next_edge += pulses[pulse_++];
        ear_ = !ear_;
    }
    return static_cast<std::uint8_t>(keyboard.read(zx::high(port)) | 0xa0 | (ear_ ? 0x40 : 0));
}

void RomBus::out(std::uint16_t port, std::uint8_t value) {
    tstate += 4;
    if ((port & 1) == 0) {
        writes.push_back({tstate, value});
    }
}

std::uint8_t RomBus::acknowledge(std::uint16_t) {
    tstate += 7;
    return 0xff;
}

RomBench::RomBench() {
    registers.sp = 0x8000;
    registers.iy = 0x5c3a;
    registers.im = 1;
    poke(0x5c00, {0xff, 0, 0, 0, 0xff, 0, 0, 0, 0, 35, 5});
    poke(0x5c36, {0x00, 0x3c});
    poke(0x5c3a, {0xff, 0, 0, 0x00, 0x7f}); // ERR_NR, FLAGS, TV_FLAG, ERR_SP
    poke(0x7f00, {ErrorStop & 0xff, ErrorStop >> 8});
    poke(0x5c48, {0x38});
    poke(0x5c63, {0x00, 0x90, 0x00, 0x90}); // STKBOT, STKEND
    poke(0x5c68, {0x92, 0x5c});
    poke(0x5c6b, {2});
    poke(0x5c7b, {0x58, 0xff});
    poke(0x5c8d, {0x38, 0, 0x38, 0, 0});
    poke(0x5c4f, {0xb6, 0x5c, 0xb6, 0x5c}); // CHANS, CURCHL
    for (int i = 0; i < 21; ++i) {
        poke(0x5cb6 + i, {peek(0x15af + i)});
    }
    for (int i = 0; i < 14; ++i) {
        poke(0x5c10 + i, {peek(0x15c6 + i)});
    }
}

bool RomBench::call(int address, std::int64_t limit) {
    error_ = -1;
    registers.sp = zx::wrap16(registers.sp - 2);
    poke(registers.sp, {Stop & 0xff, Stop >> 8});
    registers.pc = zx::wrap16(address);
    const std::int64_t end = bus.tstate + limit;
    while (bus.tstate < end) {
        zx::z80::step(registers, bus);
        if (registers.pc == Stop) {
            return true;
        }
        if (registers.pc == ErrorStop) {
            error_ = peek(0x5c3a);
            return false;
        }
    }
    return false;
}

void RomBench::interrupt() {
    registers.pc = Stop;
    registers.iff1 = registers.iff2 = true;
    registers.interrupt_shadow = false;
    static_cast<void>(zx::z80::interrupt(registers, bus));
    while (registers.pc != Stop) {
        zx::z80::step(registers, bus);
    }
    registers.iff1 = registers.iff2 = false;
}

void RomBench::play(const Bytes& block, double scale) {
    const auto add = [&](int tstates, int count) {
        bus.pulses.insert(bus.pulses.end(),
                          static_cast<std::size_t>(count),
                          static_cast<std::int64_t>(tstates * scale));
    };
    add(2168, block[0] < 128 ? 8063 : 3223);
    add(667, 1);
    add(735, 1);
    for (const std::uint8_t byte : block) {
        for (int bit = 7; bit >= 0; --bit) {
            add(((byte >> bit) & 1) != 0 ? 1710 : 855, 2);
        }
    }
    add(945, 1);
    bus.next_edge = bus.tstate;
}

std::uint8_t RomBench::peek(int address) const {
    return bus.memory[zx::wrap16(address)];
}

int RomBench::word_at(int address) const {
    return peek(address) | peek(address + 1) << 8;
}

void RomBench::poke(int address, const Bytes& bytes) {
    for (const std::uint8_t byte : bytes) {
        bus.memory[zx::wrap16(address++)] = byte;
    }
}

RomBench on_screen() {
    constexpr int ChanOpen = 0x1601;
    constexpr int Cls = 0x0d6b;
    RomBench bench;
    for (int address = 0x4000; address < 0x5b00; ++address) {
        bench.poke(address, {static_cast<std::uint8_t>(address * 7)});
    }
    REQUIRE(bench.call(Cls));
    bench.registers.af = 0x0200;
    REQUIRE(bench.call(ChanOpen));
    return bench;
}

Bytes with_checksum(Bytes flag_and_data) {
    std::uint8_t parity = 0;
    for (const std::uint8_t byte : flag_and_data) {
        parity = static_cast<std::uint8_t>(parity ^ byte);
    }
    flag_and_data.push_back(parity);
    return flag_and_data;
}

} // namespace fixture
