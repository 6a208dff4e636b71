#include "machine/tape_recorder.hpp"

#include <algorithm>
#include <limits>

namespace zx::machine {

void TapeRecorder::extend_to(std::int64_t time) {
    constexpr std::int64_t Longest = std::numeric_limits<std::uint32_t>::max();
    if (!recording_.lengths.empty()) {
        std::uint32_t& last = recording_.lengths.back();
        last = static_cast<std::uint32_t>(std::min(last + (time - ended_at_), Longest));
    }
    ended_at_ = time;
}

void TapeRecorder::add_frame(const Machine& machine) {
    for (const TapeEdge& edge : machine.mic()) {
        extend_to(frame_start_ + edge.tstate);
        if (recording_.lengths.empty()) {
            recording_.starts_high = edge.high;
        }
        is_full_ = recording_.lengths.size() >= loaders::MaxTapeRuns;
        if (!is_full_) {
            recording_.lengths.push_back(0);
        }
    }
    frame_start_ += machine.timing().tstates_per_frame();
    extend_to(frame_start_);
}

} // namespace zx::machine
