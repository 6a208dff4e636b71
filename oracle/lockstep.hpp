// Presses keys and runs the machine until the program waits for the next key.
//
// A program waits if two conditions hold. First, the picture and the border have not changed for
// some frames. Second, the processor runs in a loop that only an interrupt or a key can end:
// followed without either, it returns to the same registers and the same memory (HALT is the
// shortest such loop). A deterministic machine that returns to a state never leaves the loop, so
// this is a proof. It holds for the ROM's key routines and for a program's own loops, whatever
// FLASH and the interrupt counter do.
//
// A program that counts while it polls, for example to seed its random numbers, does not return to
// the same state. Its loop is learned as waiting after the picture has not changed for a long time
// while the keyboard is read.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "machine/console.hpp"
#include "machine/machine.hpp"

namespace zx::oracle {

enum class SettleResult {
    Waiting, ///< the program waits for the next key
    Hung,    ///< the program never waits, or no key can reach it any more
    Reset,   ///< the screen is the one that the machine shows after power-on
};

struct KeyTiming {
    /// How long a key is held and released. The ROM accepts a key after two interrupts with it, and
    /// releases it after five without.
    machine::KeyFrames keys;
    /// Frames without a change of the picture before a program that provably waits is ready.
    int still_frames = 2;
    /// The same for a program for which nothing proves that it waits.
    int patient_frames = 150;
    /// Frames after which a program that does not wait counts as hung.
    int max_frames = 3000;
};

class Lockstep {
  public:
    /// Turns the drawing of pictures off, which nothing here uses. The machine must outlive this
    /// object.
    explicit Lockstep(machine::Machine& machine, KeyTiming pace = {});
    /// Runs the same program on another machine and copies what is known of its loops.
    Lockstep(machine::Machine& machine, const Lockstep& learned_from);

    /// Runs until the program waits.
    SettleResult settle();
    /// Holds and releases the keys of the stroke, or waits its frames, then settles.
    SettleResult press(const machine::Stroke& stroke);
    /// Presses the strokes in order and stops at the first result other than Waiting.
    SettleResult press(std::span<const machine::Stroke> strokes);

    /// While the flag is set, settle() and press() end with Hung at the next frame. The copies that
    /// learn from this one have no flag.
    void set_cancel(const std::atomic<bool>* cancel) noexcept { cancel_ = cancel; }

    /// Presses each stroke on the saved state and returns true if one changes the picture or the
    /// border. The state is restored. A waiting program that answers none of the keys that it used
    /// to answer hangs.
    [[nodiscard]] bool answers(std::span<const machine::Stroke> strokes);

    /// The state of the whole machine. restore() keeps what is known of the program's loops.
    [[nodiscard]] const machine::State& save() const { return machine_.state(); }
    void restore(const machine::State& state) { machine_.set_state(state); }

    [[nodiscard]] machine::Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const machine::Machine& machine() const noexcept { return machine_; }
    /// The number of strokes pressed so far.
    [[nodiscard]] std::int64_t strokes() const noexcept { return strokes_; }

  private:
    void watch_anew();
    void run_frame();
    [[nodiscard]] SettleResult settle_or_hang();
    [[nodiscard]] bool shows_boot();
    void learn_loop();

    machine::Machine& machine_;
    KeyTiming pace_;
    std::int64_t strokes_ = 0;
    const std::atomic<bool>* cancel_ = nullptr;
    /// The last display file and border, and the number of frames since they changed.
    std::vector<std::uint8_t> seen_;
    int border_seen_ = 0;
    int still_ = 0;
    /// The display file after power-on; empty until it is needed.
    std::vector<std::uint8_t> boot_;
    /// Addresses of instructions that belong to a learned waiting loop; empty until one is learned.
    std::vector<bool> waiting_addresses_;
};

} // namespace zx::oracle
