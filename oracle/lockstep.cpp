#include "oracle/lockstep.hpp"

#include <algorithm>
#include <utility>

#include "machine/screen_text.hpp"
#include "ula/cells.hpp"

namespace zx::oracle {

namespace {

/// Frames after which a picture that still changes is looked at for restless cells.
constexpr int RestlessAfter = 100;
/// Frames after which it is enough that a key has an effect: the program may draw something after each few looks.
constexpr int RestlessForLong = 1500;
/// Frames without a change that suffice if cells blink.
constexpr int StillWhileBlinking = 2;
/// Instructions of a loop that waits, and the still frames after which a long loop is looked for.
constexpr int ShortLoop = 200;
constexpr int LongLoop = 2000;
constexpr int LongLoopAfter = 4;
/// The same for a loop that draws after each interrupt. It is looked for seldom, because it takes as
/// long as several frames.
constexpr int DrawingLoop = 20'000;
constexpr int DrawingLoopAfter = 8;
/// The number of presses without effect after which all keys are pressed more slowly.
constexpr int TooOften = 3;

std::vector<std::uint8_t> screen_of(const machine::Machine& machine) {
    const auto bytes = machine::screen_bytes(machine);
    return {bytes.begin(), bytes.end()};
}

struct Sound {
    /// How often the loudspeaker went to its high level. The low levels of EAR and MIC differ by too
    /// little to be heard.
    int pulses = 0;
    /// True if the AY changed a level.
    bool ay = false;
};

/// Returns the sound of the last frame.
Sound sound_of(const machine::Machine& machine) {
    constexpr int HighMillivolts = 2000;
    const auto levels = machine.sound();
    const auto pulses =
        std::count_if(levels.begin(), levels.end(), [](const ula::LevelChange& change) {
            return change.millivolts >= HighMillivolts;
        });
    return {static_cast<int>(pulses), !machine.ay_sound().empty()};
}

/// Returns the number of instructions in which a program is followed that has not changed the picture
/// for this many frames.
int instructions_of_loop(int still_frames) {
    if (still_frames < LongLoopAfter) {
        return ShortLoop;
    }
    const bool power_of_two = (still_frames & (still_frames - 1)) == 0;
    return still_frames >= DrawingLoopAfter && power_of_two ? DrawingLoop : LongLoop;
}

} // namespace

Lockstep::Lockstep(machine::Machine& machine, KeyTiming timing)
    : machine_(machine), timing_(timing) {
    machine_.set_picture(false);
    machine_.set_passes_loops(true);
}

Lockstep::Lockstep(machine::Machine& machine, const Lockstep& learned_from)
    : machine_(machine), timing_(learned_from.timing_), pace_(learned_from.pace_),
      click_(learned_from.click_), music_(learned_from.music_),
      frames_run_(learned_from.frames_run_), restless_(learned_from.restless_),
      blink_frames_(learned_from.blink_frames_), tile_looks_(learned_from.tile_looks_),
      boot_(learned_from.boot_), keys_(learned_from.keys_),
      waiting_addresses_(learned_from.waiting_addresses_) {
    machine_.set_picture(false);
    machine_.set_passes_loops(true);
}

Lockstep::Cells Lockstep::changed_since(const machine::ShownPicture& picture) const {
    const auto screen = machine::screen_bytes(machine_);
    Cells cells;
    for (std::size_t i = 0; i < screen.size(); ++i) {
        if (screen[i] != picture.bytes[i]) {
            cells.set(cell_of_byte(i));
        }
    }
    return cells;
}

bool Lockstep::same_as(const machine::ShownPicture& picture) const {
    return picture.shown_by(machine_) || (restless_.any() && machine_.border() == picture.border &&
                                          (changed_since(picture) & ~restless_).none());
}

void Lockstep::remember(Shown& shown) const {
    shown.picture.take(machine_);
    shown.screen.reset();
    if (blink_frames_ > 0) {
        shown.screen = screen();
    }
}

bool Lockstep::same_as(const Shown& shown) const {
    return shown.screen ? *shown.screen == screen() : same_as(shown.picture);
}

void Lockstep::watch_anew() {
    seen_.take(machine_);
    still_ = 0;
    polling_ = 0;
}

void Lockstep::run_frame() {
    machine_.run_frame();
    if (frames_run_) {
        ++*frames_run_;
    }
    const Sound sound = sound_of(machine_);
    if (sound.pulses > 0 || !machine_.registers().iff1) {
        last_press_.deaf_until = machine_.frames();
    }
    sounded_ = sounded_ || sound.pulses > 0 || sound.ay;
    ay_ = ay_ || sound.ay;
    pulses_ += sound.pulses;
    if (same_as(seen_)) {
        ++still_;
        return;
    }
    if (busy_polling_ > 0) {
        changing_ |= changed_since(seen_);
    }
    watch_anew();
}

const KeyMemory& Lockstep::key_memory() {
    if (!keys_.fits(machine_)) {
        keys_ = KeyMemory(machine_);
    }
    return keys_;
}

void Lockstep::run_idle(int frames) {
    watch_anew();
    for (int frame = 0; frame < frames; ++frame) {
        run_frame();
    }
}

SettleResult Lockstep::settle() {
    watch_anew();
    return settle_or_hang();
}

SettleResult Lockstep::settle_after_loading() {
    watch_anew();
    return settle_or_hang(4 * timing_.max_frames);
}

std::optional<SettleResult> Lockstep::result_of_still_frame() {
    // Most loops that wait are short, and most programs that work show it soon.
    const ExecutionTrace trail = follow(machine_, key_memory(), instructions_of_loop(still_));
    switch (trail.waiting) {
    case Waiting::IgnoresInput: return SettleResult::Hung;
    case Waiting::ForKeys: return SettleResult::Waiting;
    case Waiting::ForInterrupt:
        return ++polling_ >= timing_.interrupt_frames ? std::optional(SettleResult::Waiting)
                                                      : std::nullopt;
    case Waiting::No: return waits_still() ? std::optional(SettleResult::Waiting) : std::nullopt;
    }
    return std::nullopt;
}

SettleResult Lockstep::settle_or_hang(int extra_frames) {
    const int usual = Paces[static_cast<std::size_t>(pace_)].still_frames;
    // A picture that blinks is not still for long.
    const int still_frames = blink_frames_ > 0 ? std::min(usual, StillWhileBlinking) : usual;
    busy_polling_ = 0;
    frames_to_answer_ = unanswered_ = 0;
    frames_to_loop_ = unanswered_in_loop_ = 0;
    frames_to_poll_ = without_polling_ = 0;
    basic_works_ = false;
    frames_to_look_ = frames_to_work_ = 0;
    changing_.reset();
    for (int frame = 0; frame < timing_.max_frames; ++frame) {
        if (cancel_ != nullptr && *cancel_) {
            return SettleResult::Hung;
        }
        if (still_ >= still_frames) {
            if (const auto result = result_of_still_frame()) {
                return *result;
            }
        }
        if (frame > RestlessAfter && still_ < timing_.patient_frames / 2) {
            look_for_restless_cells(frame >= RestlessForLong);
        }
        run_frame();
        if (basic_works_ && extra_frames > 0) {
            --frame;
            --extra_frames;
        }
    }
    return SettleResult::Hung;
}

void Lockstep::type(const machine::Stroke& stroke, const Pace& pace) {
    const bool same_key = stroke.keys == last_press_.stroke.keys;
    // A program that never has interrupts on reads the keyboard itself.
    const std::int64_t released = last_press_.frame + last_press_.keys.held;
    const auto since =
        machine_.frames() -
        (machine_.registers().iff1 ? std::max(released, last_press_.deaf_until) : released);
    const int gap = same_key && since >= 0
                        ? pace.gap - static_cast<int>(std::min<std::int64_t>(since, pace.gap))
                        : 0;
    if (seen_.bytes.empty()) {
        watch_anew(); // the first press of a lockstep that learned from another one
    }
    for (int frame = 0; frame < std::max(pace.wait, gap); ++frame) {
        run_frame();
    }
    last_press_ = {stroke, machine_.frames(), pace.keys};
    watch_anew();
    type_stroke(machine_.keyboard(), stroke, pace.keys, [this] { run_frame(); });
}

SettleResult Lockstep::attempt(const machine::Stroke& stroke, const Pace& pace) {
    type(stroke, pace);
    return settle_or_hang();
}

void Lockstep::press_and_run(const machine::Stroke& stroke, int frames) {
    ++strokes_;
    type(stroke, Paces[static_cast<std::size_t>(pace_)]);
    for (int frame = 0; frame < frames; ++frame) {
        run_frame();
    }
}

SettleResult Lockstep::press(const machine::Stroke& stroke) {
    const bool booted = shows_boot();
    const bool sounded = sounded_;
    sounded_ = false;
    const int pulses = pulses_;
    const bool again = try_again_ && !stroke.keys.empty() && pace_ < SlowestPace;
    if (!stroke.keys.empty()) {
        ++strokes_;
    }
    if (again) {
        before_ = machine_.state();
        remember(shown_before_);
    }
    // Music that plays without a key is no effect of one.
    const auto heard = [&] {
        return music_ == Music::None ? sounded_
                                     : music_ == Music::BesideSounds && pulses_ != pulses;
    };
    const auto no_effect = [&](SettleResult outcome) {
        return outcome == SettleResult::Waiting && !heard() && same_as(shown_before_);
    };
    SettleResult outcome = attempt(stroke, Paces[static_cast<std::size_t>(pace_)]);
    if (again && no_effect(outcome)) {
        after_ = machine_.state();
        const PressedStroke first = last_press_;
        restore(before_);
        pulses_ = pulses;
        const int usual = pace_++;
        outcome = attempt(stroke, Paces[static_cast<std::size_t>(pace_)]);
        const bool effect = !no_effect(outcome);
        if (!effect) {
            restore(after_);
            last_press_ = first;
        }
        if (!effect || ++too_fast_ < TooOften) {
            pace_ = usual;
        } else {
            too_fast_ = 0;
        }
    }
    sounded_ = sounded_ || sounded;
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
    Shown shown;
    remember(shown);
    const bool answered =
        std::any_of(strokes.begin(), strokes.end(), [&](const machine::Stroke& stroke) {
            restore(start);
            (void)press(stroke);
            return !same_as(shown);
        });
    restore(start);
    return answered;
}

bool Lockstep::learn_pace(std::span<const machine::Stroke> strokes) {
    const int usual = pace_;
    const bool tries_again = std::exchange(try_again_, false);
    while (pace_ <= SlowestPace && !answers(strokes)) {
        ++pace_;
    }
    const bool answered = pace_ <= SlowestPace;
    pace_ = answered ? pace_ : usual;
    try_again_ = tries_again;
    return answered;
}

bool Lockstep::shows_boot() {
    if (boot_.empty()) {
        machine::Machine copy = machine_;
        copy.eject_tape();
        copy.keyboard().release_all();
        copy.power_on();
        Lockstep booting(copy, timing_);
        booting.boot_.assign(1, 0); // disables the check for a reset
        (void)booting.settle();
        boot_ = screen_of(copy);
    }
    const auto screen = machine::screen_bytes(machine_);
    return std::equal(screen.begin(), screen.end(), boot_.begin(), boot_.end());
}

} // namespace zx::oracle
