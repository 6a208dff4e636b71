// Records a machine as RZX: a snapshot, then what the program reads from its ports, frame by frame.
//
// A further snapshot is added every ten seconds, so that a player of the recording can go back, and
// after every change that is not the program's own: a reset, another state, a poke, the tape deck.
// The frame of such a change is not in the recording. The first snapshot is taken after the
// interrupt of its frame, because not every emulator offers that interrupt again.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/error.hpp"
#include "loaders/rzx.hpp"
#include "machine/machine.hpp"

namespace zx::machine {

class InputRecorder {
  public:
    static constexpr int SnapshotFrames = 500;

    /// Runs the machine to the end of the present frame and records it. Error: Unsupported if the
    /// model has changed; the frame is not run, and the recording so far is still valid.
    [[nodiscard]] Result<void> run_frame(Machine& machine);

    [[nodiscard]] std::uint64_t frames() const noexcept { return writer_.frames(); }
    /// Returns the RZX file of all frames so far. There must be at least one.
    [[nodiscard]] std::vector<std::uint8_t> file() const { return writer_.file(); }

  private:
    [[nodiscard]] Result<void> begin_section(Machine& machine);

    loaders::RzxWriter writer_;
    std::optional<Model> model_;
    std::uint64_t changes_ = 0;
    int frames_in_section_ = 0;
    bool section_pending_ = false;
};

} // namespace zx::machine
