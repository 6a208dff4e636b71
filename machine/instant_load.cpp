#include "machine/instant_load.hpp"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <span>

#include "base/bytes.hpp"
#include "machine/spectrum_bus.hpp"

namespace zx::machine {

namespace {

constexpr std::uint16_t SaLdRet = 0x053f;
/// Where LD-8-BITS calls LD-EDGE-2, and where LD-EDGE-2 calls LD-EDGE-1.
constexpr std::uint16_t Ld8Bits = 0x05ca;
constexpr std::uint16_t LdEdge2 = 0x05e3;
constexpr int CallBytes = 3;

/// LD-BYTES needs a second of pilot tone and then 256 pairs of pulses.
constexpr std::uint32_t LeastPilotPulses = 2200;
/// Silence in which LD-BYTES gives up a bit, with a large margin (10 ms).
constexpr std::uint64_t GivesUpTstates = 35'000;

constexpr unsigned Carry = 0x01, Subtract = 0x02, Parity = 0x04, HalfCarry = 0x10, Zero = 0x40;

bool has_bytes(const SpectrumBus& bus,
               std::uint16_t address,
               std::initializer_list<std::uint8_t> bytes) {
    return std::ranges::all_of(bytes,
                               [&](std::uint8_t byte) { return bus.peek(address++) == byte; });
}

/// The bytes that the interface of the original ROM fixes: custom loaders execute the first
/// instructions themselves and continue at 0x0562. opense-basic has DI first.
bool has_ld_bytes(const State& state, const SpectrumBus& bus) {
    const auto page = pages_of(record_of(state.model), state.paging)[0];
    return page.kind == Page::Kind::Rom &&
           (has_bytes(bus, LdBytes, {0x14, 0x08, 0x15, 0xf3}) ||  // INC D; EX AF,AF'; DEC D; DI
            has_bytes(bus, LdBytes, {0xf3, 0x14, 0x08, 0x15})) && // DI; INC D; EX AF,AF'; DEC D
           has_bytes(bus, 0x0561, {0xe5, 0xdb, 0xfe}) &&          // PUSH HL; IN A,(0xfe)
           has_bytes(bus, 0x056b, {0xc0}) &&                      // RET NZ
           has_bytes(bus, 0x05e2, {0xc9});                        // RET
}

/// True if a pulse is within 5 percent of the ROM's.
bool is_near(std::uint16_t tstates, std::uint16_t standard) {
    return std::abs(tstates - standard) * 20 <= standard;
}

bool is_standard(const loaders::DataBlock& block) {
    const loaders::DataBlock standard;
    return is_near(block.pilot_tstates, standard.pilot_tstates) &&
           is_near(block.sync1_tstates, standard.sync1_tstates) &&
           is_near(block.sync2_tstates, standard.sync2_tstates) &&
           is_near(block.zero_tstates, standard.zero_tstates) &&
           is_near(block.one_tstates, standard.one_tstates) && block.last_byte_bits == 8 &&
           !block.bytes.empty();
}

/// The flags of XOR with result `value`.
unsigned xor_flags(unsigned value) {
    unsigned bits = value;
    bits ^= bits >> 4;
    bits ^= bits >> 2;
    bits ^= bits >> 1;
    return (value & 0xa8u) | (value == 0 ? Zero : 0) | ((bits & 1) == 0 ? Parity : 0);
}

/// The flags of CP 1.
unsigned compare_1_flags(unsigned a) {
    const unsigned difference = (a - 1) & 0xff;
    return (difference & 0x80u) | (difference == 0 ? Zero : 0) | ((a & 15) == 0 ? HalfCarry : 0) |
           (a == 0x80 ? Parity : 0) | Subtract | (a == 0 ? Carry : 0);
}

/// LD-BYTES as a function of its registers, the memory and the bytes of a block.
class Transfer {
  public:
    Transfer(z80::Registers& cpu, SpectrumBus& bus)
        : cpu_(cpu), bus_(bus), wanted_(high(cpu.af)), loads_((cpu.af & Carry) != 0),
          // The ROM tests this with INC D, which makes Z true for a length of 0xff00 and more.
          flag_matched_(high(cpu.de) == 0xff) {}

    void run(std::span<const std::uint8_t> bytes) {
        cpu_.iff1 = cpu_.iff2 = false;
        push(2, SaLdRet);
        take(bytes);
        push_calls();
        cpu_.bc = 0xb001;
        cpu_.hl = word(parity_, last_);
        cpu_.af_alt = flag_matched_ ? 0x0144 | (loads_ ? Carry : 0) : cpu_.af_alt;
        cpu_.pc = word(bus_.peek(below(1)), bus_.peek(below(2)));
        cpu_.q = 0;
    }

  private:
    [[nodiscard]] std::uint16_t below(int bytes) const { return wrap16(cpu_.sp - bytes); }
    void push(int bytes, int value) {
        bus_.poke(below(bytes), low(value));
        bus_.poke(below(bytes - 1), high(value));
    }
    /// Writes what the calls for a bit leave below the stack. A program may load over it.
    void push_calls() {
        if (has_bytes(bus_, Ld8Bits, {0xcd, low(LdEdge2), high(LdEdge2)})) {
            push(4, Ld8Bits + CallBytes);
            push(6, LdEdge2 + CallBytes);
        }
    }
    void take(std::span<const std::uint8_t> bytes) {
        for (const std::uint8_t byte : bytes) {
            push_calls();
            last_ = byte;
            parity_ ^= byte;
            if (cpu_.de == 0) {
                end(parity_, compare_1_flags(parity_));
                return;
            }
            if (!std::exchange(flag_matched_, true)) {
                if (const unsigned difference = wanted_ ^ byte; difference != 0) {
                    flag_matched_ = false;
                    end(difference, xor_flags(difference));
                    return;
                }
                continue;
            }
            if (loads_) {
                bus_.poke(cpu_.ix, byte);
            } else if (const unsigned difference = bus_.peek(cpu_.ix) ^ byte; difference != 0) {
                end(difference, xor_flags(difference));
                return;
            }
            cpu_.ix = wrap16(cpu_.ix + 1);
            cpu_.de = wrap16(cpu_.de - 1);
        }
        // The time for an edge is over: INC B gave 0.
        last_ = 1;
        end(0, Zero | HalfCarry);
    }
    void end(unsigned a, unsigned flags) {
        cpu_.af = word(low(static_cast<int>(a)), low(static_cast<int>(flags)));
    }

    z80::Registers& cpu_;
    SpectrumBus& bus_;
    std::uint8_t wanted_;
    bool loads_;
    bool flag_matched_;
    std::uint8_t parity_ = 0;
    std::uint8_t last_ = 1;
};

/// True if the tape plays, or auto-start would start it.
bool tape_runs(const State& state) {
    return state.tape.playing() || (state.tape_autostart && !state.autostart.held);
}

bool space_pressed(const State& state) {
    return (state.keyboard.read(0x7f) & 1) == 0;
}

} // namespace

bool in_ld_bytes(const State& state, const SpectrumBus& bus) {
    return state.cpu.pc >= LdBytes && state.cpu.pc < LdBytesEnd && has_ld_bytes(state, bus);
}

bool load_instantly(State& state, SpectrumBus& bus) {
    z80::Registers& cpu = state.cpu;
    if (cpu.pc != LdBytes + 1 || !has_ld_bytes(state, bus) || !tape_runs(state) ||
        space_pressed(state)) {
        return false;
    }
    bus.catch_up_tape(bus.tstate());
    const loaders::DataBlock* const block = state.tape.coming_block(LeastPilotPulses);
    if (block == nullptr || !is_standard(*block)) {
        return false;
    }
    const bool increments = bus.peek(LdBytes) == 0x14;
    const auto length = wrap16(increments ? cpu.de - 0x100 : cpu.de);
    // A block with fewer bytes ends in silence, unless another signal follows at once.
    const bool complete = block->bytes.size() >= length + std::size_t{2};
    if (!complete && block->pause_tstates < GivesUpTstates) {
        return false;
    }
    cpu.de = length;
    Transfer(cpu, bus).run(block->bytes);
    state.tape.pass_coming_block(bus.tstate());
    return true;
}

} // namespace zx::machine
