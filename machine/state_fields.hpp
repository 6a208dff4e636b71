// The fields of State, listed once: how each enters the hash, and how power-on and a snapshot
// change it. Equality compares all members by default. A member that is not listed does not
// compile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

#include "machine/state.hpp"

namespace zx::machine {

/// 64-bit FNV-1a (Fowler, Noll, Vo). Numbers are hashed as their bytes, least significant first.
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
    Kept,  ///< a choice of the user, or connected hardware
    Fresh, ///< as in a new state
};

enum class AtRestore : std::uint8_t {
    Kept,       ///< not in any snapshot
    Fresh,      ///< as in a new state: it belongs to the previous program
    InSnapshot, ///< read from the snapshot, and written by Machine::snapshot()
    // The next two are written by Machine::snapshot() too, but few formats store them.
    KeptUnlessStored,
    FreshUnlessStored,
};

/// Adds a field's part of the state to a hash.
using AddToHash = void (*)(Fnv1a&, const State&);

template <class Owner, class Type> struct StateField {
    // A constructor, because clang 14 does not deduce template arguments of aggregates.
    constexpr StateField(Type Owner::*field,
                         AtPowerOn power_on,
                         AtRestore restore,
                         AddToHash hash,
                         AddToHash extra_hash = nullptr)
        : member(field), at_power_on(power_on), at_restore(restore), always(hash),
          extra(extra_hash) {}

    Type Owner::*member;
    AtPowerOn at_power_on;
    AtRestore at_restore;
    /// The part that is in every hash. Null: none.
    AddToHash always;
    /// The part that is in the hash only if a machine has more than a plain 48K. All extra parts
    /// come after all that are always there, and each begins with a number of its own. Null: none.
    AddToHash extra;
};

void hash_registers(Fnv1a& fnv, const State& state);
void hash_ay(Fnv1a& fnv, const State& state);
void hash_tape(Fnv1a& fnv, const State& state);

/// In the order in which they enter the hash.
// clang-format off
inline constexpr auto StateFields = std::tuple{
    StateField{&State::model, AtPowerOn::Kept, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.byte(static_cast<std::uint8_t>(state.model)); }},
    StateField{&State::issue, AtPowerOn::Kept, AtRestore::KeptUnlessStored,
        [](Fnv1a& fnv, const State& state) { fnv.byte(static_cast<std::uint8_t>(state.issue)); }},
    StateField{&State::cpu, AtPowerOn::Fresh, AtRestore::InSnapshot, hash_registers},
    StateField{&State::tstate, AtPowerOn::Fresh, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.number(static_cast<std::uint64_t>(state.tstate)); }},
    StateField{&State::frames, AtPowerOn::Fresh, AtRestore::KeptUnlessStored,
        [](Fnv1a& fnv, const State& state) { fnv.number(static_cast<std::uint64_t>(state.frames)); }},
    StateField{&State::rom, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.bytes(state.rom); }},
    StateField{&State::ram, AtPowerOn::Fresh, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.bytes(state.ram); }},
    StateField{&State::ula_port, AtPowerOn::Fresh, AtRestore::InSnapshot,
        [](Fnv1a& fnv, const State& state) { fnv.byte(state.ula_port); }},
    StateField{&State::keyboard, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.bytes(state.keyboard.rows()); }},
    StateField{&State::joystick, AtPowerOn::Kept, AtRestore::KeptUnlessStored,
        [](Fnv1a& fnv, const State& state) { fnv.byte(static_cast<std::uint8_t>(state.joystick)); }},
    StateField{&State::stick, AtPowerOn::Kept, AtRestore::Kept,
        [](Fnv1a& fnv, const State& state) { fnv.byte(state.stick); }},
    StateField{&State::tape, AtPowerOn::Kept, AtRestore::KeptUnlessStored, hash_tape},
    StateField{&State::tape_autostart, AtPowerOn::Kept, AtRestore::KeptUnlessStored,
        [](Fnv1a& fnv, const State& state) { fnv.flag(state.tape_autostart); }},
    StateField{&State::instant_load, AtPowerOn::Kept, AtRestore::Kept, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (state.instant_load) {
                fnv.byte(7);
            }
        }},
    StateField{&State::autostart, AtPowerOn::Fresh, AtRestore::FreshUnlessStored,
        [](Fnv1a& fnv, const State& state) {
            fnv.flag(state.autostart.started);
            fnv.flag(state.autostart.held);
            if (state.autostart.at_stop) {
                fnv.byte(8);
            }
        }},
    StateField{&State::paging, AtPowerOn::Fresh, AtRestore::InSnapshot, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (record_of(state.model).paging_port.exists()) {
                fnv.byte(1);
                fnv.byte(state.paging.port_7ffd);
                fnv.byte(state.paging.port_1ffd);
            }
        }},
    StateField{&State::ay, AtPowerOn::Fresh, AtRestore::InSnapshot, nullptr, hash_ay},
    StateField{&State::latch, AtPowerOn::Fresh, AtRestore::FreshUnlessStored, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (record_of(state.model).idle_port == IdlePort::Latch) {
                fnv.byte(4);
                fnv.byte(state.latch.byte);
                fnv.number(static_cast<std::uint64_t>(state.latch.tstate));
            }
        }},
    StateField{&State::late_ula, AtPowerOn::Kept, AtRestore::KeptUnlessStored, nullptr,
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
    StateField{&State::loader_watch, AtPowerOn::Fresh, AtRestore::FreshUnlessStored,
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
    StateField{&State::mouse, AtPowerOn::Kept, AtRestore::KeptUnlessStored, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (state.mouse.fitted) {
                fnv.byte(3);
                fnv.byte(state.mouse.x);
                fnv.byte(state.mouse.y);
                fnv.byte(state.mouse.buttons);
            }
        }},
    StateField{&State::printer, AtPowerOn::Kept, AtRestore::KeptUnlessStored, nullptr,
        [](Fnv1a& fnv, const State& state) {
            if (state.printer.connected()) {
                fnv.byte(8);
                state.printer.describe([&fnv](std::uint64_t number) { fnv.number(number); });
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

/// The number of members of an aggregate without base classes.
template <class Aggregate, class... Values> consteval std::size_t member_count() {
    if constexpr (requires { Aggregate{Values{}..., AnyValue{}}; }) {
        return member_count<Aggregate, Values..., AnyValue>();
    } else {
        return sizeof...(Values);
    }
}

} // namespace detail

/// Fails for a new member of SmallState until it has a row above. State adds ROM and RAM.
static_assert(std::tuple_size_v<decltype(StateFields)> == detail::member_count<SmallState>() + 2);

} // namespace zx::machine
