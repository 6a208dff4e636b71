#include "app/duel/common/playback_machine.hpp"

#include <utility>

#include "machine/strokes.hpp"

namespace zx::duel {

PlaybackMachine::PlaybackMachine(const machine::Machine& machine)
    : machine_(machine), end_(machine.frames()) {
    machine_.set_picture(true);
}

void PlaybackMachine::press(const oracle::PressedStroke& pressed) {
    std::int64_t begin = pressed.frame;
    for (machine::KeyPhase& phase : phases_of(pressed.stroke, pressed.keys)) {
        const std::int64_t end = begin + phase.frames;
        held_.push_back({std::move(phase.keys), begin, end});
        begin = end;
    }
}

void PlaybackMachine::end_at(std::int64_t frame) {
    end_ = frame;
}

void PlaybackMachine::show_frame() {
    const std::int64_t now = machine_.frames();
    machine_.keyboard().release_all();
    std::erase_if(held_, [&](const Held& held) { return held.end <= now; });
    for (const Held& held : held_) {
        if (held.begin <= now) {
            for (const ula::Key key : held.keys) {
                machine_.keyboard().press(key);
            }
        }
    }
    machine_.run_frame();
}

void PlaybackMachine::show_all() {
    while (running()) {
        show_frame();
    }
}

} // namespace zx::duel
