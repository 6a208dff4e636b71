// A cassette recorder on the MIC socket: notes when the level changes, frame by frame.
//
// The level is bit 3 of the port; the loudspeaker's bit, which a real machine mixes in quietly, is
// left out. Times are T-states of the machine, as the tape deck plays them.
#pragma once

#include <cstdint>

#include "loaders/tape_player.hpp"
#include "machine/machine.hpp"

namespace zx::machine {

class TapeRecorder {
  public:
    /// Adds the last finished frame of the machine. Every frame must be added, once.
    void add_frame(const Machine& machine);

    /// True if no level has changed so far.
    [[nodiscard]] bool empty() const noexcept { return recording_.lengths.empty(); }
    /// True if the recording has as many pulses as a tape may have. Further ones are lost.
    [[nodiscard]] bool is_full() const noexcept { return is_full_; }
    /// Returns the pulses from the first change of the level up to now.
    [[nodiscard]] const loaders::FlatTape& recording() const noexcept { return recording_; }

  private:
    void extend_to(std::int64_t time);

    /// The last pulse ends at ended_at_.
    loaders::FlatTape recording_;
    std::int64_t frame_start_ = 0;
    std::int64_t ended_at_ = 0;
    bool is_full_ = false;
};

} // namespace zx::machine
