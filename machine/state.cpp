#include "machine/state.hpp"

#include "machine/state_fields.hpp"

namespace zx::machine {

void hash_registers(Fnv1a& fnv, const State& state) {
    const z80::Registers& cpu = state.cpu;
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
        fnv.flag(flag);
    }
}

void hash_ay(Fnv1a& fnv, const State& state) {
    if (record_of(state.model).has_ay) {
        state.ay.describe([&fnv](std::uint64_t number) { fnv.number(number); });
    }
}

void hash_tape(Fnv1a& fnv, const State& state) {
    state.tape.describe([&fnv](std::uint64_t number) { fnv.number(number); });
}

std::uint64_t hash_of(const State& state) {
    Fnv1a fnv;
    for_each_field([&](const auto& field) {
        if (field.always != nullptr) {
            field.always(fnv, state);
        }
    });
    for_each_field([&](const auto& field) {
        if (field.extra != nullptr) {
            field.extra(fnv, state);
        }
    });
    return fnv.value();
}

} // namespace zx::machine
