// The fields of State, listed once: how each enters the hash, and what power-on and a snapshot do
// to it. Equality compares every member by itself. A field that is not listed does not compile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

#include "machine/state.hpp"

namespace zx::machine {

/// FNV-1a with 64 bits (Fowler, Noll, Vo). Numbers go in as their bytes, least significant first.
class Fnv1a {
  public:
    void byte(std::uint8_t value) {
        hash_ ^= value;
        hash_ *= 0x100000001b3;
    }
    void flag(bool value) { byte(value ? 1 : 0); }
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

enum class AtPowerOn : std::uint8_t {
    Kept,  ///< a choice of the user, or what is plugged in
    Fresh, ///< as in a new state
};

enum class AtRestore : std::uint8_t {
    Kept,       ///< no snapshot holds it
    Fresh,      ///< as in a new state: it belongs to the program that ran before
    InSnapshot, ///< the snapshot says it, and Machine::snapshot() writes it
};

/// Adds what is described of a field to a hash.
using AddToHash = void (*)(Fnv1a&, const State&);

template <class Owner, class Type> struct StateField {
    Type Owner::*member;
    AtPowerOn at_power_on;
    AtRestore at_restore;
    /// Null: nothing of the field is in every hash.
    AddToHash always;
    /// What a plain 48K does not have adds nothing to its hash. All that is extra comes after all
    /// that is always there, and each part begins with a number of its own. Null: nothing is extra.
    AddToHash extra = nullptr;
};

void hash_registers(Fnv1a& fnv, const State& state);
void hash_ay(Fnv1a& fnv, const State& state);
void hash_tape(Fnv1a& fnv, const State& state);

/// In the order in which they enter the hash.
// clang-format off
inline constexpr auto StateFields = std::tuple{
    StateField{&State::model, AtPowerOn::Kept, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.byte(static_cast<std::uint8_t>(state.model)); }},
    StateField{&State::issue, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.byte(static_cast<std::uint8_t>(state.issue)); }},
    StateField{&State::cpu, AtPowerOn::Fresh, AtRestore::InSnapshot, hash_registers},
    StateField{&State::tstate, AtPowerOn::Fresh, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.number(static_cast<std::uint64_t>(state.tstate)); }},
    StateField{&State::frames, AtPowerOn::Fresh, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.number(static_cast<std::uint64_t>(state.frames)); }},
    StateField{&State::rom, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.bytes(state.rom); }},
    StateField{&State::ram, AtPowerOn::Fresh, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.bytes(state.ram); }},
    StateField{&State::ula_port, AtPowerOn::Fresh, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.byte(state.ula_port); }},
    StateField{&State::keyboard, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.bytes(state.keyboard.rows()); }},
    StateField{&State::joystick, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.byte(static_cast<std::uint8_t>(state.joystick)); }},
    StateField{&State::stick, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.byte(state.stick); }},
    StateField{&State::tape, AtPowerOn::Kept, AtRestore::Kept, hash_tape},
    StateField{&State::tape_autostart, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.flag(state.tape_autostart); }},
    StateField{&State::tape_autostarted, AtPowerOn::Fresh, AtRestore::Fresh,
        [](Fnv1a& fnv, const State& state) { fnv.flag(state.tape_autostarted); }},
    StateField{&State::tape_held, AtPowerOn::Fresh, AtRestore::Fresh,
        [](Fnv1a& fnv, const State& state) { fnv.flag(state.tape_held); }},
    StateField{&State::paging, AtPowerOn::Fresh, AtRestore::InSnapshot, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (record_of(state.model).paging_port.exists()) {
                fnv.byte(1);
                fnv.byte(state.paging.port_7ffd);
                fnv.byte(state.paging.port_1ffd);
            }
        }},
    StateField{&State::ay, AtPowerOn::Fresh, AtRestore::InSnapshot, nullptr, hash_ay},
    StateField{&State::latch, AtPowerOn::Fresh, AtRestore::Kept, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (record_of(state.model).idle_port == IdlePort::Latch) {
                fnv.byte(4);
                fnv.byte(state.latch.byte);
                fnv.number(static_cast<std::uint64_t>(state.latch.tstate));
            }
        }},
    StateField{&State::late_ula, AtPowerOn::Kept, AtRestore::Kept, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (state.late_ula) {
                fnv.byte(2);
            }
        }},
    StateField{&State::snow, AtPowerOn::Kept, AtRestore::Kept, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (state.snow != SnowChoice::AsModel) {
                fnv.byte(6);
                fnv.byte(static_cast<std::uint8_t>(state.snow));
            }
        }},
    StateField{&State::loader_watch, AtPowerOn::Fresh, AtRestore::Fresh,
        [](Fnv1a& fnv, const State& state) {
            fnv.byte(state.loader_watch.asking_frames);
            fnv.byte(state.loader_watch.idle_frames);
            fnv.flag(state.loader_watch.wanted);
        },
        [](Fnv1a& fnv, const State& state) {
            if (state.loader_watch.ear_reads != 0) { // inside a frame
                fnv.byte(5);
                fnv.number(static_cast<std::uint64_t>(state.loader_watch.ear_reads));
            }
        }},
    StateField{&State::mouse, AtPowerOn::Kept, AtRestore::Kept, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (state.mouse.fitted) {
                fnv.byte(3);
                fnv.byte(state.mouse.x);
                fnv.byte(state.mouse.y);
                fnv.byte(state.mouse.buttons);
            }
        }},
};
// clang-format on

/// Calls visit(field) for each of StateFields.
template <class Visit> constexpr void for_each_field(Visit&& visit) {
    std::apply([&](const auto&... fields) { (visit(fields), ...); }, StateFields);
}

namespace detail {

struct AnyValue {
    template <class Type> operator Type() const; // NOLINT: never defined, only asked for
};

/// How many members an aggregate without base classes has.
template <class Aggregate, class... Values> consteval std::size_t member_count() {
    if constexpr (requires { Aggregate{Values{}..., AnyValue{}}; }) {
        return member_count<Aggregate, Values..., AnyValue>();
    } else {
        return sizeof...(Values);
    }
}

} // namespace detail

/// A new member of SmallState fails here until it has its row above. State adds ROM and RAM.
static_assert(std::tuple_size_v<decltype(StateFields)> == detail::member_count<SmallState>() + 2);

} // namespace zx::machine
