// Shows the tape's picture frame by frame. The judged machine runs ahead without pictures; this
// second machine repeats its input later, at the speed at which it is shown.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"

namespace zx::duel {

class PlaybackMachine {
  public:
    /// Starts with a copy of the machine; its picture is drawn in the next frame.
    explicit PlaybackMachine(const machine::Machine& machine);

    /// Records a stroke of the judged machine's keyboard.
    void press(const oracle::PressedStroke& pressed);
    /// Records that the judged machine has run up to this frame.
    void end_at(std::int64_t frame);

    /// True if frames remain until the picture is that of the judged machine.
    [[nodiscard]] bool running() const { return machine_.frames() < end_; }
    /// Runs one frame. After the last recorded frame it continues without keys.
    void show_frame();
    /// Runs all remaining frames.
    void show_all();

    [[nodiscard]] std::int64_t frame() const { return machine_.frames(); }
    [[nodiscard]] const machine::Machine& machine() const { return machine_; }

  private:
    /// Keys that are held from frame `begin` until before frame `end`.
    struct Held {
        std::vector<ula::Key> keys;
        std::int64_t begin = 0;
        std::int64_t end = 0;
    };

    machine::Machine machine_;
    std::vector<Held> held_;
    std::int64_t end_;
};

} // namespace zx::duel
