// All that a machine is, as one value: copy it to save a machine, compare it to prove two runs
// equal, hash it to say so in one number. What only serves speed or the eye and the ear (the
// picture, the levels collected for the sound, page tables) is not here and follows from it; a
// level that changed behind the end of the last frame is not heard again after set_state().
#pragma once

#include <cstdint>
#include <vector>

#include "ay/ay.hpp"
#include "machine/joystick.hpp"
#include "machine/model.hpp"
#include "machine/paging.hpp"
#include "machine/tape_deck.hpp"
#include "ula/ear_mic.hpp"
#include "ula/keyboard.hpp"
#include "z80/registers.hpp"

namespace zx::machine {

/// Watches for a program that samples EAR as a loader does. Frames are counted at their end.
struct LoaderWatch {
    /// How often EAR was looked at in the present frame.
    std::int32_t ear_reads = 0;
    /// Frames in a row, up to 255, in which the program did, and in which it did not.
    std::uint8_t asking_frames = 0;
    std::uint8_t idle_frames = 255;
    /// It has begun to and has not ceased for long enough.
    bool wanted = false;

    friend bool operator==(const LoaderWatch&, const LoaderWatch&) = default;
};

/// The last byte that the processor moved to or from contended memory, and when: in T-states of the
/// present frame, negative in an earlier one. Kept on models whose ports show it.
struct BusLatch {
    std::uint8_t byte = 0xff;
    std::int32_t tstate = -1'000'000;

    friend bool operator==(const BusLatch&, const BusLatch&) = default;
};

/// All of a machine but its memory: what is small.
struct SmallState {
    Model model = Model::Spectrum48;
    /// Of a 16K or 48K; the later models have one issue each.
    ula::Issue issue = ula::Issue::Issue3;
    /// The ULA has drifted: its own times come one T-state later.
    bool late_ula = false;
    SnowChoice snow = SnowChoice::AsModel;

    z80::Registers cpu;
    /// T-states since the start of the present frame (/INT falls at 0).
    std::int32_t tstate = 0;
    /// Frames finished since power-on.
    std::int64_t frames = 0;

    /// The last byte written to the ULA: bits 0-2 border, 3 MIC, 4 EAR.
    std::uint8_t ula_port = 7;
    ula::Keyboard keyboard;
    Joystick joystick = Joystick::None;
    /// Bits 0 right, 1 left, 2 down, 3 up, 4 fire, set = pressed.
    std::uint8_t stick = 0;
    KempstonMouse mouse;

    /// Nothing but zeros on models without.
    Paging paging;
    ay::Ay ay;
    BusLatch latch;

    TapeDeck tape;
    bool tape_autostart = true;
    /// The present playing began by auto-start, so that it may end by it.
    bool tape_autostarted = false;
    /// Stopped by hand: auto-start waits until the program asks anew.
    bool tape_held = false;
    LoaderWatch loader_watch;

    [[nodiscard]] std::uint8_t border() const noexcept { return ula_port & 7u; }

    friend bool operator==(const SmallState&, const SmallState&) = default;
};

struct State : SmallState {
    /// All ROM pages of the model; or one page alone, which is then shown in place of any.
    std::vector<std::uint8_t> rom;
    /// The banks of the model's record, one after the other.
    std::vector<std::uint8_t> ram;

    friend bool operator==(const State&, const State&) = default;
};

/// The model's timing as this machine's ULA keeps it.
[[nodiscard]] constexpr ula::FrameTiming timing_of(Model model, bool late_ula) noexcept {
    const ula::FrameTiming& timing = record_of(model).timing;
    return late_ula ? ula::late_timing(timing) : timing;
}

/// FNV-1a, 64 bits, over a fixed serialisation of all of it: the same on every host.
[[nodiscard]] std::uint64_t hash_of(const State& state);

} // namespace zx::machine
