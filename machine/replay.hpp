// Plays a recording on a machine, frame by frame.
//
// A frame of a recording lasts as many opcode fetches as it says, whatever its T-states. The
// interrupt is offered at its start; not at the start of the first one, because the first snapshot
// may have been taken after it (as Fuse and SkoolKit do). A snapshot in the middle replaces the
// machine's state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "base/error.hpp"
#include "loaders/recording.hpp"
#include "machine/machine.hpp"

namespace zx::machine {

class Replay {
  public:
    /// The recording must be one that was parsed without an error.
    explicit Replay(std::shared_ptr<const loaders::Recording> recording);

    /// Runs the next frame; finished() must be false. Before the first one the machine's state
    /// becomes the recording's first snapshot. Error: BadValue if the recording does not fit the
    /// program that runs, with the frame; the replay is then finished.
    [[nodiscard]] Result<void> run_frame(Machine& machine);

    [[nodiscard]] bool finished() const noexcept { return frame_ == frames_; }
    /// Returns the number of frames run, and of all.
    [[nodiscard]] std::uint64_t frame() const noexcept { return frame_; }
    [[nodiscard]] std::uint64_t frames() const noexcept { return frames_; }

  private:
    [[nodiscard]] Result<void> begin_input(Machine& machine);
    void set_start(loaders::Snapshot& snapshot) const;

    std::shared_ptr<const loaders::Recording> recording_;
    /// The next block, and the frames that are left of the present one.
    std::size_t block_ = 0;
    std::uint32_t frames_left_ = 0;
    std::optional<loaders::FrameReader> reader_;
    bool offer_interrupt_ = false;
    std::uint64_t frame_ = 0;
    std::uint64_t frames_ = 0;
};

} // namespace zx::machine
