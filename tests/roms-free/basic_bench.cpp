#include "basic_bench.hpp"

#include <algorithm>
#include <cctype>

#include "base/bytes.hpp"
#include "roms-free/roms.hpp"
#include "system_variables.hpp"
#include "z80/cpu.hpp"
#include "z80/execute.hpp"

template void zx::z80::step(zx::z80::Registers&, fixture::BasicBus&);
template bool zx::z80::interrupt(zx::z80::Registers&, fixture::BasicBus&);

namespace fixture {

namespace {

constexpr std::int64_t FrameTstates = 69888;
constexpr std::uint16_t TokenTable = 0x0095;
constexpr std::uint16_t WaitKey = 0x15d4;
constexpr std::uint16_t WaitLoop = 0x15de;
constexpr std::uint16_t Font = 0x3d00;
constexpr std::uint16_t Stop = 0xf000; // the return address of a called routine

} // namespace

std::uint8_t Printer::read() {
    if (!connected)
        return 0xff;
    if (running && column < 0) {
        column = 0;
        return 0xbe; // at the start of the line, no pixel may be written yet
    }
    return 0x3f;
}

void Printer::write(std::uint8_t value) {
    running = (value & 4) == 0;
    slow = (value & 2) != 0;
    if (!running) {
        column = -1;
    } else if (column >= 0) {
        if (column == 0)
            rows.emplace_back();
        rows.back().at(static_cast<std::size_t>(column)) = value >> 7;
        column = column == 255 ? -1 : column + 1;
    }
}

void BasicBus::play(const std::vector<int>& block, double scale) {
    pulses.clear();
    pulse = 0;
    next_edge = tstates;
    const auto add = [&](int length) {
        pulses.push_back(static_cast<std::int64_t>(length * scale));
    };
    for (int i = 0; i < (block.front() < 128 ? 8063 : 3223); ++i)
        add(2168);
    add(667);
    add(735);
    for (const int byte : block) {
        for (int bit = 7; bit >= 0; --bit) {
            const int length = (byte >> bit & 1) != 0 ? 1710 : 855;
            add(length);
            add(length);
        }
    }
    add(945);
}

std::uint8_t BasicBus::fetch_opcode(std::uint16_t address, std::uint16_t) {
    tstates += 4;
    return address > ram_top ? 0xff : memory[address];
}

std::uint8_t BasicBus::read(std::uint16_t address) {
    tstates += 3;
    return address > ram_top ? 0xff : memory[address];
}

void BasicBus::write(std::uint16_t address, std::uint8_t value) {
    tstates += 3;
    if (address >= 0x4000 && address <= ram_top)
        memory[address] = value;
}

std::uint8_t BasicBus::in(std::uint16_t port) {
    tstates += 4;
    if ((port & 4) == 0)
        return printer.read();
    if ((port & 1) != 0)
        return 0xff;
    unsigned keys = 0x1f;
    for (unsigned row = 0; row < 8; ++row) {
        if ((port >> (8 + row) & 1) == 0)
            keys &= rows[row];
    }
    while (pulse < pulses.size() && tstates >= next_edge) {
        ear = !ear;
        next_edge += pulses[pulse++];
    }
    return static_cast<std::uint8_t>(0xa0 | (ear ? 0x40 : 0) | keys);
}

void BasicBus::out(std::uint16_t port, std::uint8_t value) {
    tstates += 4;
    if ((port & 4) == 0)
        printer.write(value);
    if ((port & 1) == 0)
        writes.push_back({tstates, value});
}

void BasicBus::internal(std::uint16_t, int count) {
    tstates += count;
}

std::uint8_t BasicBus::acknowledge(std::uint16_t) {
    tstates += 7;
    return 0xff;
}

void BasicBus::acknowledge_nmi(std::uint16_t, std::uint16_t) {
    tstates += 5;
}

BasicBench::BasicBench(std::uint16_t ram_top) {
    bus.ram_top = ram_top;
    const auto rom = zx::roms::rom48();
    std::copy(rom.begin(), rom.end(), bus.memory.begin());
    zx::z80::reset(cpu);
    next_interrupt_ = FrameTstates;
}

void BasicBench::step() {
    if (cpu.pc < 0x4000 && bus.memory[cpu.pc] == 0xff)
        unused_executed = cpu.pc;
    zx::z80::step(cpu, bus);
    if (bus.tstates >= next_interrupt_) {
        // The ULA holds /INT for 32 T; if interrupts stay off longer, the frame has no interrupt.
        if (zx::z80::interrupt(cpu, bus) || bus.tstates >= next_interrupt_ + 32)
            next_interrupt_ += FrameTstates;
    }
}

std::int64_t BasicBench::boot() {
    const std::int64_t start = bus.tstates;
    run_to(WaitKey, 20'000'000);
    const std::int64_t taken = bus.tstates - start;
    run_frames(2);
    return taken;
}

void BasicBench::run_frames(int count) {
    const std::int64_t end = bus.tstates + count * FrameTstates;
    while (bus.tstates < end)
        step();
}

bool BasicBench::run_to(std::uint16_t pc, std::int64_t max_tstates) {
    const std::int64_t end = bus.tstates + max_tstates;
    while (bus.tstates < end) {
        if (cpu.pc == pc && !cpu.halted)
            return true;
        step();
    }
    return false;
}

bool BasicBench::call(std::uint16_t address, std::int64_t max_tstates) {
    cpu.iy = 0x5c3a;
    cpu.halted = false;
    cpu.sp = static_cast<std::uint16_t>(cpu.sp - 2);
    poke_word(cpu.sp, Stop);
    cpu.pc = address;
    return run_to(Stop, max_tstates);
}

/// True in the loop of WAIT-KEY with no new key in LAST_K and the edit line echoed.
bool BasicBench::waiting() const {
    const bool key = (byte(Flags) & 0x20) != 0;
    const bool echo = (byte(TvFlag) & 0x08) != 0;
    return cpu.pc == WaitLoop && !key && !echo;
}

bool BasicBench::run_until_waiting(int max_frames) {
    // The loop executes HALT shortly after it tests for a key, so nothing happens until the
    // interrupt.
    constexpr std::int64_t PassTstates = 3000;
    const std::int64_t end = bus.tstates + max_frames * FrameTstates;
    std::int64_t last_pass = bus.tstates - PassTstates;
    while (bus.tstates < end) {
        step();
        if (waiting())
            last_pass = bus.tstates;
        if (cpu.halted && bus.tstates - last_pass < PassTstates)
            return true;
    }
    return false;
}

void BasicBench::feed(std::initializer_list<int> codes) {
    for (const int code : codes) {
        run_until_waiting();
        bus.memory[LastK] = static_cast<std::uint8_t>(code);
        bus.memory[Flags] |= 0x20;
    }
}

void BasicBench::type_line(std::string_view line) {
    for (const std::uint8_t code : codes_of_line(*this, line))
        feed({code});
    feed({0x0d});
}

void BasicBench::enter(std::string_view line) {
    type_line(line);
    run_until_waiting();
}

std::string BasicBench::row(int number) const {
    std::string text;
    const unsigned r = static_cast<unsigned>(number);
    for (unsigned column = 0; column < 32; ++column) {
        const auto pixel = [&](unsigned line) {
            return bus.memory[0x4000 | (r & 0x18) << 8 | line << 8 | (r & 7) << 5 | column];
        };
        char found = '~';
        for (unsigned code = 0x20; code < 0x80 && found == '~'; ++code) {
            bool plain = true;
            bool inverse = true;
            for (unsigned line = 0; line < 8; ++line) {
                const unsigned glyph = bus.memory[Font + (code - 0x20) * 8 + line];
                plain = plain && pixel(line) == glyph;
                inverse = inverse && pixel(line) == (glyph ^ 0xff);
            }
            if (plain || inverse)
                found = code == 0x7f ? '@' : static_cast<char>(code);
        }
        text += found;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::uint8_t BasicBench::byte(std::uint16_t address) const {
    return bus.memory[address];
}

std::uint16_t BasicBench::word(std::uint16_t address) const {
    return static_cast<std::uint16_t>(bus.memory[address] | bus.memory[(address + 1) & 0xffff]
                                                                << 8);
}

std::vector<int> BasicBench::bytes(std::uint16_t address, int count) const {
    const auto first = bus.memory.begin() + address;
    return {first, first + count};
}

void BasicBench::poke(std::uint16_t address, std::initializer_list<int> values) {
    for (const int value : values)
        bus.memory[address++] = static_cast<std::uint8_t>(value);
}

void BasicBench::poke_word(std::uint16_t address, std::uint16_t value) {
    poke(address, {value & 0xff, value >> 8});
}

std::vector<std::uint8_t> codes_of_line(const BasicBench& bench, std::string_view line) {
    std::vector<std::string> words(91);
    std::uint16_t address = TokenTable + 1;
    for (std::string& word : words) {
        do {
            word += static_cast<char>(bench.byte(address) & 0x7f);
        } while ((bench.byte(address++) & 0x80) == 0);
    }

    std::vector<std::uint8_t> codes;
    bool quoted = false;
    std::size_t at = 0;
    while (at < line.size() && std::isdigit(static_cast<unsigned char>(line[at])) != 0)
        codes.push_back(static_cast<std::uint8_t>(line[at++]));
    while (at < line.size()) {
        if (line[at] == '"')
            quoted = !quoted;
        std::size_t best = words.size();
        for (std::size_t i = 0; !quoted && i < words.size(); ++i) {
            const bool longer = best == words.size() || words[i].size() > words[best].size();
            if (longer && line.substr(at).starts_with(words[i]))
                best = i;
        }
        if (best == words.size()) {
            codes.push_back(static_cast<std::uint8_t>(line[at++]));
            continue;
        }
        if (!codes.empty() && codes.back() == ' ')
            codes.pop_back();
        codes.push_back(static_cast<std::uint8_t>(0xa5 + best));
        at += words[best].size();
        if (at < line.size() && line[at] == ' ')
            ++at;
    }
    return codes;
}

} // namespace fixture
