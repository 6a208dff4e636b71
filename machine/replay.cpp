#include "machine/replay.hpp"

#include <string>
#include <utility>

namespace zx::machine {

using std::to_string;

Replay::Replay(std::shared_ptr<const loaders::Recording> recording)
    : recording_(std::move(recording)), frames_(recording_->frames()) {}

/// Passes the snapshots before the next input block, and begins that block.
Result<void> Replay::begin_input(Machine& machine) {
    while (frames_left_ == 0) {
        const loaders::RecordingBlock& block = recording_->blocks[block_++];
        if (const auto* const input = std::get_if<loaders::RecordedInput>(&block)) {
            reader_.emplace(input->data);
            frames_left_ = input->frames;
            continue;
        }
        auto snapshot =
            loaders::parse_recorded_snapshot(std::get<loaders::RecordedSnapshot>(block));
        if (snapshot) {
            set_start(*snapshot);
        }
        auto restored =
            snapshot ? machine.restore(*snapshot) : Result<void>(tl::unexpected(snapshot.error()));
        if (!restored) {
            return restored;
        }
    }
    return {};
}

/// The input block after the first snapshot has its exact T-state; so has one after a snapshot whose
/// format has none.
void Replay::set_start(loaders::Snapshot& snapshot) const {
    if (block_ == recording_->blocks.size() || (frame_ > 0 && snapshot.frame_tstate)) {
        return;
    }
    const loaders::RecordingBlock& next = recording_->blocks[block_];
    if (const auto* const input = std::get_if<loaders::RecordedInput>(&next)) {
        const auto frame = static_cast<std::uint32_t>(tstates_per_frame(snapshot.model));
        snapshot.frame_tstate = static_cast<std::int32_t>(input->start_tstate % frame);
    }
}

Result<void> Replay::run_frame(Machine& machine) {
    if (auto begun = begin_input(machine); !begun) {
        frame_ = frames_;
        return begun;
    }
    const loaders::RecordedFrame frame = reader_->next();
    --frames_left_;
    ++frame_;
    const bool offer = std::exchange(offer_interrupt_, true);
    const InputFit fit =
        machine.replay_frame({frame.fetches, {frame.inputs.begin(), frame.inputs.end()}}, offer);
    if (fit == InputFit::Exact) {
        return {};
    }
    const std::uint64_t at = std::exchange(frame_, frames_);
    return fail(ErrorCode::BadValue,
                0,
                "frame " + to_string(at) + " of " + to_string(frames_) +
                    " does not fit: the program reads " +
                    (fit == InputFit::TooFew ? "more" : "fewer") + " ports than were recorded (" +
                    to_string(frame.inputs.size()) +
                    "); the recording was probably made with another ROM");
}

} // namespace zx::machine
