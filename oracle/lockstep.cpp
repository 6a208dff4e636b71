#include "oracle/lockstep.hpp"

#include <algorithm>

#include "machine/screen_text.hpp"
#include "oracle/wait_probe.hpp"

namespace zx::oracle {

namespace {

/// The number of frames over which the addresses of a loop are collected.
constexpr int LoopFrames = 20;

bool same(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::vector<std::uint8_t> screen_of(const machine::Machine& machine) {
    const auto bytes = machine::screen_bytes(machine);
    return {bytes.begin(), bytes.end()};
}

} // namespace

Lockstep::Lockstep(machine::Machine& machine, KeyTiming pace) : machine_(machine), pace_(pace) {
    machine_.set_picture(false);
}

Lockstep::Lockstep(machine::Machine& machine, const Lockstep& learned_from)
    : machine_(machine), pace_(learned_from.pace_), boot_(learned_from.boot_),
      waiting_addresses_(learned_from.waiting_addresses_) {
    machine_.set_picture(false);
}

void Lockstep::watch_anew() {
    const auto screen = machine::screen_bytes(machine_);
    seen_.assign(screen.begin(), screen.end());
    border_seen_ = machine_.border();
    still_ = 0;
}

void Lockstep::run_frame() {
    machine_.run_frame();
    const auto screen = machine::screen_bytes(machine_);
    if (machine_.border() == border_seen_ && same(screen, seen_)) {
        ++still_;
        return;
    }
    watch_anew();
}

SettleResult Lockstep::settle() {
    watch_anew();
    return settle_or_hang();
}

SettleResult Lockstep::settle_or_hang() {
    for (int frame = 0; frame < pace_.max_frames; ++frame) {
        if (cancel_ != nullptr && *cancel_) {
            return SettleResult::Hung;
        }
        if (still_ >= pace_.patient_frames && hears_keys(machine_)) {
            learn_loop();
            return SettleResult::Waiting;
        }
        if (still_ >= pace_.still_frames) {
            const ExecutionTrace trail = follow(machine_);
            if (trail.waiting == Waiting::IgnoresInput) {
                return SettleResult::Hung;
            }
            const auto known = [this](std::uint16_t address) {
                return waiting_addresses_[address];
            };
            if (trail.waiting == Waiting::ForKeys ||
                (!waiting_addresses_.empty() &&
                 std::all_of(trail.addresses.begin(), trail.addresses.end(), known))) {
                return SettleResult::Waiting;
            }
        }
        run_frame();
    }
    return SettleResult::Hung;
}

void Lockstep::learn_loop() {
    waiting_addresses_.resize(0x10000);
    // Runs on a copy of the machine, so that the result does not depend on when the loop is
    // learned.
    machine::Machine copy = machine_;
    for (int frame = 0; frame < LoopFrames; ++frame) {
        for (const std::uint16_t address : follow(copy).addresses) {
            waiting_addresses_[address] = true;
        }
        copy.run_frame();
    }
}

SettleResult Lockstep::press(const machine::Stroke& stroke) {
    const bool booted = shows_boot();
    watch_anew();
    if (!stroke.keys.empty()) {
        ++strokes_;
    }
    type_stroke(machine_.keyboard(), stroke, pace_.keys, [this] { run_frame(); });
    const SettleResult outcome = settle_or_hang();
    return outcome == SettleResult::Waiting && !booted && shows_boot() ? SettleResult::Reset
                                                                       : outcome;
}

SettleResult Lockstep::press(std::span<const machine::Stroke> strokes) {
    for (const machine::Stroke& stroke : strokes) {
        const SettleResult outcome = press(stroke);
        if (outcome != SettleResult::Waiting) {
            return outcome;
        }
    }
    return SettleResult::Waiting;
}

bool Lockstep::answers(std::span<const machine::Stroke> strokes) {
    const machine::State start = save();
    const std::vector<std::uint8_t> screen = screen_of(machine_);
    const int border = machine_.border();
    const bool answered =
        std::any_of(strokes.begin(), strokes.end(), [&](const machine::Stroke& stroke) {
            restore(start);
            (void)press(stroke);
            return machine_.border() != border || screen_of(machine_) != screen;
        });
    restore(start);
    return answered;
}

bool Lockstep::shows_boot() {
    if (boot_.empty()) {
        machine::Machine copy = machine_;
        copy.eject_tape();
        copy.keyboard().release_all();
        copy.power_on();
        Lockstep booting(copy, pace_);
        booting.boot_.assign(1, 0); // disables the check for a reset
        (void)booting.settle();
        boot_ = screen_of(copy);
    }
    return same(machine::screen_bytes(machine_), boot_);
}

} // namespace zx::oracle
