#include "machine/input_recorder.hpp"

#include <cassert>

namespace zx::machine {

Result<void> InputRecorder::begin_section(Machine& machine) {
    if (!model_) {
        model_ = machine.model();
        machine.run_to(machine.timing().interrupt_tstates);
    }
    frames_in_section_ = 0;
    section_pending_ = false;
    changes_ = machine.changes();
    return writer_.add_snapshot(machine.snapshot());
}

Result<void> InputRecorder::run_frame(Machine& machine) {
    if (model_ && *model_ != machine.model()) {
        return fail(ErrorCode::Unsupported, 0, "a recording is of one model only");
    }
    if (model_ && machine.changes() != changes_) {
        changes_ = machine.changes();
        section_pending_ = true;
        machine.run_frame();
        return {};
    }
    if (!model_ || section_pending_ || frames_in_section_ == SnapshotFrames) {
        if (auto begun = begin_section(machine); !begun) {
            return begun;
        }
    }
    const FrameInput frame = machine.record_frame();
    ++frames_in_section_;
    assert(frame.fetches < loaders::RepeatedInputs &&
           frame.inputs.size() < loaders::RepeatedInputs);
    writer_.add_frame(static_cast<std::uint16_t>(frame.fetches), frame.inputs);
    return {};
}

} // namespace zx::machine
