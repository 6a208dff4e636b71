// The tape's picture, frame by frame. The machine that is judged runs ahead without pictures; a
// second one does after it what it has done, at whatever speed it is to be shown.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "machine/machine.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace zx::duel {

class PlaybackMachine {
  public:
    /// The machine as it is, its picture drawn at the first frame to come.
    explicit PlaybackMachine(const machine::Machine& machine);

    /// The judged machine's keyboard gets this stroke.
    void press(const shisen::oracle::TapeSubject::Pressed& pressed);
    /// The judged machine has come to this frame.
    void end_at(std::int64_t frame);

    /// There are frames to be shown until the picture is that of the judged machine.
    [[nodiscard]] bool running() const { return machine_.frames() < end_; }
    /// One frame more; goes on beyond the end, where nothing is pressed.
    void show_frame();
    void show_all();

    [[nodiscard]] std::int64_t frame() const { return machine_.frames(); }
    [[nodiscard]] const machine::Machine& machine() const { return machine_; }

  private:
    /// Keys that are held from a frame on until before another one.
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
