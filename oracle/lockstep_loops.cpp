// The waiting loops of programs that do not return to the same state.
#include <algorithm>

#include "oracle/lockstep.hpp"

namespace zx::oracle {

namespace {

/// The number of frames over which the addresses of a loop are collected.
constexpr int LoopFrames = 60;
/// Instructions with interrupts that are followed in each of these frames: about two frames.
constexpr int LoopInstructions = 5000;
/// Instructions in which a loop that waits looks for a key: about five frames.
constexpr int LongestLoop = 50'000;
/// A program that may wait is looked at in one of this many frames, but this often before it counts as waiting.
constexpr int FramesPerPoll = 4;
constexpr int FewestPolls = 16;
/// After n looks in a row at a program that does not wait, n / 4 frames are not looked at, but at most 8: it may work
/// or ignore keys for many frames, and a look takes as long as several.
constexpr int frames_without_look(int looks) {
    constexpr int LooksPerFrame = 4;
    constexpr int MostFrames = 8;
    return std::min(looks / LooksPerFrame, MostFrames);
}

} // namespace

bool Lockstep::waits_still() {
    if (answers_in_known_loop()) {
        return true;
    }
    const int half = timing_.patient_frames / 2;
    if (still_ < half || basic_still_works()) {
        return false;
    }
    if (frames_to_poll_ > 0) {
        --frames_to_poll_;
        return false;
    }
    // A title may wait for a key that is not tried here.
    const bool long_still = still_ >= 2 * timing_.patient_frames;
    const Polling polls = long_polling();
    const bool may_wait =
        polls.regular || polls.same_instructions || (long_still && !polls.only_break);
    const bool waits =
        !polls.draws && ((polls.regular && long_still) || (may_wait && answers_some_key()));
    const int frames_per_poll = std::clamp(half / FewestPolls, 1, FramesPerPoll);
    polling_ += waits ? frames_per_poll : 0;
    without_polling_ = waits ? 0 : without_polling_ + 1;
    frames_to_poll_ = std::max(frames_per_poll - 1, frames_without_look(without_polling_));
    if (still_ < timing_.patient_frames || polling_ < half) {
        return false;
    }
    learn_loop();
    return true;
}

bool Lockstep::answers_in_known_loop() {
    if (frames_to_loop_ > 0) {
        --frames_to_loop_;
        return false;
    }
    if (waiting_addresses_.empty() || !knows_loop(polling(machine_, key_memory(), {2000}))) {
        return false;
    }
    const WaitingLoop loop{waiting_addresses_, restless_};
    if (answers_keys(machine_, LongestLoop, &loop)) {
        return true;
    }
    frames_to_loop_ = frames_without_look(++unanswered_in_loop_);
    return false;
}

Polling Lockstep::long_polling() {
    // Soon after a key the program may be about to draw what the key does.
    const ScreenCells* const restless = hurries_ ? &restless_ : nullptr;
    Polling polled = polling(machine_, key_memory(), {}, restless);
    if (polled.seldom && !polled.draws) {
        polled = polling(machine_, key_memory(), SlowPolling, restless);
    }
    basic_works_ = polled.only_break;
    frames_to_look_ = basic_works_ ? FramesPerLook - 1 : 0;
    return polled;
}

bool Lockstep::basic_still_works() {
    if (frames_to_look_ == 0) {
        return false;
    }
    --frames_to_look_;
    return true;
}

bool Lockstep::answers_some_key() {
    constexpr int LongestPause = 32 / FramesPerPoll;
    if (frames_to_answer_ > 0) {
        --frames_to_answer_;
        return false;
    }
    const bool answers = answers_keys(machine_, LongestLoop);
    unanswered_ = answers ? 0 : std::clamp(2 * unanswered_, 1, LongestPause);
    frames_to_answer_ = unanswered_;
    return answers;
}

bool Lockstep::knows_loop(const Polling& polling) const {
    return polling.tells &&
           std::all_of(polling.addresses.begin(),
                       polling.addresses.end(),
                       [this](std::uint16_t address) { return waiting_addresses_[address]; });
}

/// Called in each frame of a picture that does not come to rest. `for_long`: it is enough that a key is answered.
void Lockstep::look_for_restless_cells(bool for_long) {
    if (basic_still_works() || frames_to_work_ > 0) {
        frames_to_work_ -= frames_to_work_ > 0 ? 1 : 0;
        return;
    }
    const bool waits = follow(machine_, key_memory()).waiting == Waiting::ForKeys;
    const Polling polls = waits ? Polling() : long_polling();
    const bool may_wait =
        waits || polls.regular || ((polls.same_instructions || for_long) && answers_some_key());
    busy_polling_ += may_wait ? 1 : 0;
    frames_to_work_ = may_wait ? 0 : FramesPerLook - 1;
    if (changing_.count() > static_cast<std::size_t>(MaxRestlessCells)) {
        // The program may have drawn its screen meanwhile.
        changing_.reset();
        busy_polling_ = 0;
    } else if (busy_polling_ >= timing_.patient_frames) {
        restless_ |= changing_;
    }
}

int Lockstep::learn_restless_cells(int frames) {
    machine::Machine copy = machine_;
    Lockstep idle(copy, *this);
    Cells cells;
    idle.watch_anew();
    for (int frame = 0; frame < frames; ++frame) {
        copy.run_frame();
        if (!idle.same_as(idle.seen_)) {
            cells |= idle.changed_since(idle.seen_);
            idle.watch_anew();
        }
    }
    if (cells.count() <= static_cast<std::size_t>(MaxRestlessCells)) {
        restless_ |= cells;
    }
    return static_cast<int>(cells.count());
}

void Lockstep::learn_loop() {
    waiting_addresses_.resize(0x10000);
    // Runs on a copy of the machine, so that the result does not depend on when the loop is
    // learned.
    machine::Machine copy = machine_;
    const auto learn = [this](const std::vector<std::uint16_t>& addresses) {
        for (const std::uint16_t address : addresses) {
            waiting_addresses_[address] = true;
        }
    };
    const bool slow = polling(copy, key_memory()).seldom;
    const PollingLimits limits = slow ? SlowPolling : PollingLimits();
    const int instructions = slow ? SlowPolling.first_look : LoopInstructions;
    for (int frame = 0; frame < LoopFrames; ++frame) {
        const Polling polled = polling(copy, key_memory(), limits, &restless_);
        const WaitingPath path =
            addresses_with_interrupts(copy, key_memory(), instructions, restless_);
        learn(polled.addresses);
        learn(path.addresses);
        if (polled.draws || path.draws) {
            return; // what it does after some time without a key is no part of the loop
        }
        copy.run_frame();
    }
}

} // namespace zx::oracle
