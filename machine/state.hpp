// The complete state of a machine as one value. A copy saves the machine, a comparison shows
// whether two runs are equal, and a hash represents the state in one number. Caches and outputs
// (the picture, the levels collected for the sound, page tables) are not part of it and are derived
// from it. A level change after the end of the last frame is not heard again after set_state().
#pragma once

#include <cstdint>
#include <vector>

#include "ay/ay.hpp"
#include "machine/joystick.hpp"
#include "machine/model.hpp"
#include "machine/paging.hpp"
#include "machine/tape_autostart.hpp"
#include "machine/tape_deck.hpp"
#include "machine/zx_printer.hpp"
#include "ula/ear_mic.hpp"
#include "ula/keyboard.hpp"
#include "z80/registers.hpp"

namespace zx::machine {

/// The T-state of a byte so old that it is no longer on the bus.
inline constexpr std::int32_t LatchNever = -1'000'000;

/// The last byte that the processor moved to or from contended memory, and its T-state in the
/// present frame (negative in an earlier frame). Kept on models whose ports show it.
struct BusLatch {
    std::uint8_t byte = 0xff;
    std::int32_t tstate = LatchNever;

    friend bool operator==(const BusLatch&, const BusLatch&) = default;
};

/// The state of a machine except ROM and RAM.
struct SmallState {
    Model model = Model::Spectrum48;
    /// The issue of a 16K or 48K; the later models have one issue each.
    ula::Issue issue = ula::Issue::Issue3;
    /// The ULA has drifted: all events that it times come one T-state later.
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
    ZxPrinter printer;

    /// All zeros on models without paging ports.
    Paging paging;
    ay::Ay ay;
    BusLatch latch;

    TapeDeck tape;
    bool tape_autostart = true;
    /// Standard blocks are loaded at once (machine/instant_load.hpp).
    bool instant_load = false;
    TapeAutostart autostart;
    LoaderWatch loader_watch;

    [[nodiscard]] std::uint8_t border() const noexcept { return ula_port & 7u; }

    friend bool operator==(const SmallState&, const SmallState&) = default;
};

struct State : SmallState {
    /// All ROM pages of the model, or one page alone, which then replaces all of them.
    std::vector<std::uint8_t> rom;
    /// The banks in the order of the model's record.
    std::vector<std::uint8_t> ram;

    friend bool operator==(const State&, const State&) = default;
};

/// Returns the model's timing with this machine's ULA.
[[nodiscard]] constexpr ula::FrameTiming timing_of(Model model, bool late_ula) noexcept {
    const ula::FrameTiming& timing = record_of(model).timing;
    return late_ula ? ula::late_timing(timing) : timing;
}

/// Returns the 64-bit FNV-1a hash of a fixed serialisation of the whole state: the same on every
/// host.
[[nodiscard]] std::uint64_t hash_of(const State& state);

} // namespace zx::machine
