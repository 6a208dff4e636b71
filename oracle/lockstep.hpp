// Presses keys as a finger does and waits until the program has done what it does about them.
//
// A program waits when two things hold. The picture has been still for some frames; and the
// processor goes round in a loop that only the outside can end: from where it stands, with no
// interrupt and no key, it comes back to the same registers and the same memory (HALT is the
// shortest such loop). A deterministic machine that returns to the same state
// never leaves it, so this is proof, not a guess, and holds for the ROM's key routines, for a
// program's own loops, and whatever FLASH or the clock of interrupts is doing. A program that
// counts while it polls (to seed its chances) does not come back to the same state: its loop is
// learned as waiting once the picture has been still for a long time while the keyboard is read.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "machine/console.hpp"
#include "machine/machine.hpp"

namespace zx::oracle {

enum class SettleResult {
    Waiting, ///< the program waits for the next key
    Hung,    ///< it does not come to that, or no key can ever reach it again
    Reset,   ///< the machine shows what it shows when its power has come on
};

struct KeyTiming {
    /// How long a key is held and released. The ROM takes a key that is held for two interrupts.
    machine::KeyFrames keys;
    /// The picture must have been still for so long ...
    int still_frames = 2;
    /// ... or for so long if nothing proves that the program waits.
    int patient_frames = 150;
    /// After so many frames without coming to rest the machine hangs.
    int max_frames = 3000;
};

class Lockstep {
  public:
    /// Turns the machine's pictures off: nothing here looks at them. The machine must outlive this.
    explicit Lockstep(machine::Machine& machine, KeyTiming pace = {});
    /// The same program on another machine: what has been learned of it is taken over.
    Lockstep(machine::Machine& machine, const Lockstep& learned_from);

    /// Runs until the program waits.
    SettleResult settle();
    /// Holds and releases the stroke's keys, or waits its frames, then settles.
    SettleResult press(const machine::Stroke& stroke);
    /// One after the other, as long as the outcome is Waiting.
    SettleResult press(std::span<const machine::Stroke> strokes);

    /// Tries each of the strokes and takes it back: does any change the picture or the border? A
    /// program that waits and answers none of the keys that it used to answer hangs.
    [[nodiscard]] bool answers(std::span<const machine::Stroke> strokes);

    /// The whole machine; what has been learned of its loops stays.
    [[nodiscard]] const machine::State& save() const { return machine_.state(); }
    void restore(const machine::State& state) { machine_.set_state(state); }

    [[nodiscard]] machine::Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const machine::Machine& machine() const noexcept { return machine_; }
    /// Strokes pressed so far.
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
    /// Display file and border as they were, and for how many frames since.
    std::vector<std::uint8_t> seen_;
    int border_seen_ = 0;
    int still_ = 0;
    /// The display file when the power has come on; empty until it is needed.
    std::vector<std::uint8_t> boot_;
    /// Addresses of instructions that have been learned to be waiting; empty until one is.
    std::vector<bool> waiting_addresses_;
};

} // namespace zx::oracle
