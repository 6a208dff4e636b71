#include "machine/state.hpp"

#include <span>

namespace zx::machine {

namespace {

/// FNV-1a with 64 bits (Fowler, Noll, Vo). Numbers go in as their bytes, least significant first.
class Fnv1a {
  public:
    void byte(std::uint8_t value) {
        hash_ ^= value;
        hash_ *= 0x100000001b3;
    }
    void bytes(std::span<const std::uint8_t> values) {
        number(values.size());
        for (const std::uint8_t value : values) {
            byte(value);
        }
    }
    void number(std::uint64_t value) {
        for (int shift = 0; shift < 64; shift += 8) {
            byte(static_cast<std::uint8_t>(value >> shift & 0xff));
        }
    }

    [[nodiscard]] std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xcbf29ce484222325;
};

void add(Fnv1a& fnv, const z80::Registers& cpu) {
    for (const std::uint16_t pair : {cpu.af,
                                     cpu.bc,
                                     cpu.de,
                                     cpu.hl,
                                     cpu.af_alt,
                                     cpu.bc_alt,
                                     cpu.de_alt,
                                     cpu.hl_alt,
                                     cpu.ix,
                                     cpu.iy,
                                     cpu.sp,
                                     cpu.pc,
                                     cpu.wz}) {
        fnv.byte(static_cast<std::uint8_t>(pair & 0xff));
        fnv.byte(static_cast<std::uint8_t>(pair >> 8));
    }
    for (const std::uint8_t value : {cpu.i, cpu.r, cpu.im, cpu.q, cpu.prefix}) {
        fnv.byte(value);
    }
    for (const bool flag :
         {cpu.iff1, cpu.iff2, cpu.halted, cpu.interrupt_shadow, cpu.loaded_iff2}) {
        fnv.byte(flag ? 1 : 0);
    }
}

/// What a plain 48K does not have adds nothing to its hash. Each part tells by a number of its own
/// that it follows.
void add_extras(Fnv1a& fnv, const State& state) {
    if (record_of(state.model).paging_port.exists()) {
        fnv.byte(1);
        fnv.byte(state.paging.port_7ffd);
        fnv.byte(state.paging.port_1ffd);
    }
    if (record_of(state.model).has_ay) {
        state.ay.describe([&fnv](std::uint64_t number) { fnv.number(number); });
    }
    if (record_of(state.model).idle_port == IdlePort::Latch) {
        fnv.byte(4);
        fnv.byte(state.latch.byte);
        fnv.number(static_cast<std::uint64_t>(state.latch.tstate));
    }
    if (state.late_ula) {
        fnv.byte(2);
    }
    if (state.snow != SnowChoice::AsModel) {
        fnv.byte(6);
        fnv.byte(static_cast<std::uint8_t>(state.snow));
    }
    if (state.loader_watch.ear_reads != 0) { // inside a frame
        fnv.byte(5);
        fnv.number(static_cast<std::uint64_t>(state.loader_watch.ear_reads));
    }
    if (state.mouse.fitted) {
        fnv.byte(3);
        fnv.byte(state.mouse.x);
        fnv.byte(state.mouse.y);
        fnv.byte(state.mouse.buttons);
    }
}

} // namespace

std::uint64_t hash_of(const State& state) {
    Fnv1a fnv;
    fnv.byte(static_cast<std::uint8_t>(state.model));
    fnv.byte(static_cast<std::uint8_t>(state.issue));
    add(fnv, state.cpu);
    fnv.number(static_cast<std::uint64_t>(state.tstate));
    fnv.number(static_cast<std::uint64_t>(state.frames));
    fnv.bytes(state.rom);
    fnv.bytes(state.ram);
    fnv.byte(state.ula_port);
    fnv.bytes(state.keyboard.rows());
    fnv.byte(static_cast<std::uint8_t>(state.joystick));
    fnv.byte(state.stick);
    state.tape.describe([&fnv](std::uint64_t number) { fnv.number(number); });
    fnv.byte(state.tape_autostart ? 1 : 0);
    fnv.byte(state.tape_autostarted ? 1 : 0);
    fnv.byte(state.tape_held ? 1 : 0);
    fnv.byte(state.loader_watch.asking_frames);
    fnv.byte(state.loader_watch.idle_frames);
    fnv.byte(state.loader_watch.wanted ? 1 : 0);
    add_extras(fnv, state);
    return fnv.value();
}

} // namespace zx::machine
