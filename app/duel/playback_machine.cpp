#include "app/duel/playback_machine.hpp"

#include <utility>

namespace zx::duel {

namespace {

/// As the oracle's finger holds a key (oracle::KeyTiming).
constexpr int HeldFrames = 3;

} // namespace

PlaybackMachine::PlaybackMachine(const machine::Machine& machine)
    : machine_(machine), end_(machine.frames()) {
    machine_.set_picture(true);
}

void PlaybackMachine::press(shisen::oracle::TapeSubject::Pressed pressed) {
    pressed_.push_back(std::move(pressed));
}

void PlaybackMachine::end_at(std::int64_t frame) {
    end_ = frame;
}

void PlaybackMachine::show_frame() {
    const std::int64_t now = machine_.frames();
    machine_.keyboard().release_all();
    std::erase_if(pressed_, [&](const auto& stroke) { return stroke.frame + HeldFrames <= now; });
    for (const auto& stroke : pressed_) {
        if (stroke.frame <= now) {
            for (const ula::Key key : stroke.stroke.keys) {
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
