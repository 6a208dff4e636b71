// Presses keys and runs the machine until the program waits for the next key.
//
// A program waits if two conditions hold. First, the picture and the border have not changed for
// some frames; cells that change without a key, such as a clock, do not count. Second, the main
// program looks for a key again and again and returns to the same state each time
// (oracle/wait_probe.hpp). A deterministic machine that returns to a state never leaves the loop, so
// this is a proof. It holds for the ROM's key routines and for a program's own loops.
//
// A program that counts while it looks for a key, for example to seed its random numbers, does not
// return to the same state. Its loop is learned as waiting after the picture has not changed for a
// long time.
//
// A key that changes nothing visible may have come too early: the ROM accepts the same key again
// only after some interrupts without it. Such a key is pressed again from the same state, later and
// longer. If that shows a change, the first press is taken back.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "machine/console.hpp"
#include "machine/machine.hpp"
#include "machine/still_picture.hpp"
#include "oracle/blinking.hpp"
#include "oracle/cells.hpp"
#include "oracle/wait_probe.hpp"

namespace zx::oracle {

enum class SettleResult {
    Waiting, ///< the program waits for the next key
    Hung,    ///< the program never waits, or no key can reach it any more
    Reset,   ///< the screen is the one that the machine shows after power-on
};

/// What plays without a key: nothing, music of the AY beside which the loudspeaker makes the sounds of
/// the game, or music that covers these sounds.
enum class Music { None, BesideSounds, CoversSounds };

/// How a key is pressed, in frames.
struct Pace {
    /// Time without a key before the press.
    int wait = 0;
    /// Time without a key before the same key is pressed again. The ROM releases a key after five
    /// interrupts without it.
    int gap = 0;
    /// How long a key is held and released. The ROM accepts a key after two interrupts with it.
    machine::KeyFrames keys;
    /// Frames without a change of the picture before a program that provably waits is ready.
    int still_frames = 2;
};

/// From the fastest to the slowest.
inline constexpr std::array<Pace, 5> Paces{{
    {0, 5, {2, 2}, 1},
    {6, 6, {3, 6}, 2},
    {12, 12, {4, 10}, 8},
    {12, 12, {8, 12}, 8},
    {60, 60, {8, 30}, 60},
}};
inline constexpr int SlowestPace = static_cast<int>(Paces.size()) - 1;

/// Limits in frames.
struct KeyTiming {
    /// Frames without a change of the picture before a loop that counts is learned as waiting.
    int patient_frames = 150;
    /// The same for a program that only its interrupt routine keeps alive.
    int interrupt_frames = 50;
    /// Frames after which a program that does not wait counts as hung.
    int max_frames = 3000;
};

/// A stroke as it was pressed: the machine's frame count at its first key, and its timing.
struct PressedStroke {
    machine::Stroke stroke;
    std::int64_t frame = 0;
    machine::KeyFrames keys;
    /// The last frame after it in which interrupts were off or the loudspeaker sounded; 0 for none. The
    /// ROM counts the interrupts without a key before it accepts the same key again.
    std::int64_t deaf_until = 0;
};

class Lockstep {
  public:
    /// Turns the drawing of pictures off, which nothing here uses, and the passing of loops on. The
    /// machine must outlive this object.
    explicit Lockstep(machine::Machine& machine, KeyTiming timing = {});
    /// Runs the same program on another machine and copies what is known of it.
    Lockstep(machine::Machine& machine, const Lockstep& learned_from);

    /// Runs until the program waits.
    SettleResult settle();
    /// The same after a tape was loaded. A BASIC program that prepares the game, for example with POKE,
    /// may take five times as long as the limit of frames.
    SettleResult settle_after_loading();
    /// Holds and releases the keys of the stroke, or waits its frames, then settles.
    SettleResult press(const machine::Stroke& stroke);
    /// Presses the strokes in order and stops at the first result other than Waiting.
    SettleResult press(std::span<const machine::Stroke> strokes);

    /// Holds and releases the keys of the stroke, then runs this many frames, whether the program waits or not. The
    /// key is pressed once, at the present pace.
    void press_and_run(const machine::Stroke& stroke, int frames);

    /// Runs this many frames without a key.
    void run_idle(int frames);

    /// Sets the fastest pace, from the present one on, at which one of the strokes changes the picture or
    /// the border, if there is one. For a program that wants keys held for long. Restores the machine.
    /// Returns true if there is one.
    bool learn_pace(std::span<const machine::Stroke> strokes);
    /// Sets how slowly keys are pressed: 0 to SlowestPace. A few presses that needed a slower pace
    /// make all later ones slower.
    void set_pace(int pace) noexcept { pace_ = pace; }
    [[nodiscard]] int pace() const noexcept { return pace_; }
    /// Whether a key that changes nothing visible is pressed again. On at first.
    void set_try_again(bool on) noexcept { try_again_ = on; }
    /// The last stroke, as it was pressed in the end.
    [[nodiscard]] const PressedStroke& last_press() const noexcept { return last_press_; }
    /// True if the loudspeaker or the AY changed a level since the last call of forget_sound().
    /// The click that set_click() has named is no sound, nor is music that set_music() has named.
    [[nodiscard]] bool sounded() const noexcept {
        return sounded_ && ((ay_ && music_ == Music::None) || loudspeaker_sounded());
    }
    /// True if the loudspeaker made a sound other than the click since the last call of
    /// forget_sound().
    [[nodiscard]] bool loudspeaker_sounded() const noexcept {
        return pulses_ != 0 && (click_ == 0 || pulses_ != click_);
    }
    /// True if the AY changed a level since the last call of forget_sound().
    [[nodiscard]] bool ay_sounded() const noexcept { return ay_; }
    void forget_sound() noexcept {
        sounded_ = ay_ = false;
        pulses_ = 0;
    }
    /// How often the loudspeaker went to its high level since the last call of forget_sound().
    [[nodiscard]] int pulses() const noexcept { return pulses_; }
    /// The number of pulses of a click that the program also makes without a reason; 0 for none.
    void set_click(int pulses) noexcept { click_ = pulses; }
    /// What the AY plays without a key. Only with None does a sound of the AY count as one.
    void set_music(Music music) noexcept { music_ = music; }
    [[nodiscard]] Music music() const noexcept { return music_; }

    /// From now on a loop that counts is learned as waiting after this many frames without a change: for a program
    /// that shows something for a short time while it waits for keys.
    void hurry(int frames) {
        patient_ = {timing_.patient_frames, waiting_addresses_};
        timing_.patient_frames = frames;
        hurries_ = true;
    }
    /// Undoes hurry() and forgets the loops that were learned since then.
    void stop_hurrying() {
        timing_.patient_frames = patient_.frames;
        waiting_addresses_ = std::move(patient_.waiting_addresses);
        hurries_ = false;
    }

    /// While the flag is set, settle() and press() end with Hung at the next frame. The copies that
    /// learn from this one have no flag.
    void set_cancel(const std::atomic<bool>* cancel) noexcept { cancel_ = cancel; }

    /// Runs a copy of the machine for this many frames without a key. Cells that change meanwhile
    /// are not looked at any more when it is decided whether the picture has changed; if more than
    /// MaxRestlessCells change, none of them. Returns their number.
    int learn_restless_cells(int frames);
    static constexpr int MaxRestlessCells = 200;

    /// Sets in how many frames blinking cells show all their looks (frames_of_blinking).
    void set_blink_frames(int frames) noexcept { blink_frames_ = frames; }
    [[nodiscard]] int blink_frames() const noexcept { return blink_frames_; }
    /// Sets the looks in which blinking cells are shown rather than in others.
    void set_tile_looks(TileLooks looks) {
        tile_looks_ = std::make_shared<const TileLooks>(std::move(looks));
    }
    [[nodiscard]] const TileLooks& tile_looks() const noexcept { return *tile_looks_; }
    /// The present screen, with blinking cells as FLASH.
    [[nodiscard]] Screen screen() const {
        return read_blinking_screen(machine_, blink_frames_, *tile_looks_);
    }

    /// True if the screen and the border are as in this picture, restless cells aside.
    [[nodiscard]] bool same_as(const machine::ShownPicture& picture) const;

    /// Presses each stroke on the saved state and returns true if one changes the picture or the
    /// border. The state is restored. A waiting program that answers none of the keys that it used
    /// to answer hangs.
    [[nodiscard]] bool answers(std::span<const machine::Stroke> strokes);

    /// Adds each frame that is run from now on to this counter, also for copies that learn from this
    /// one. They must all run on one thread.
    void count_frames(std::shared_ptr<std::int64_t> counter) { frames_run_ = std::move(counter); }

    /// The state of the whole machine. restore() keeps what is known of the program.
    [[nodiscard]] const machine::State& save() const { return machine_.state(); }
    void restore(const machine::State& state) { machine_.set_state(state); }
    /// The same, with the stroke that led to this state: a key that is pressed twice needs a gap.
    void restore(const machine::State& state, const PressedStroke& last) {
        restore(state);
        last_press_ = last;
    }

    [[nodiscard]] machine::Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const machine::Machine& machine() const noexcept { return machine_; }
    /// The number of strokes pressed so far; a stroke that is pressed again counts once.
    [[nodiscard]] std::int64_t strokes() const noexcept { return strokes_; }

  private:
    using Cells = ScreenCells;
    /// The picture at one moment, and what the player sees of it if cells blink.
    struct Shown {
        machine::ShownPicture picture;
        std::optional<Screen> screen{};
    };

    void watch_anew();
    void run_frame();
    [[nodiscard]] Cells changed_since(const machine::ShownPicture& picture) const;
    void remember(Shown& shown) const;
    [[nodiscard]] bool same_as(const Shown& shown) const;
    /// `extra_frames`: frames in which a BASIC program works that do not count for the limit.
    [[nodiscard]] SettleResult settle_or_hang(int extra_frames = 0);
    /// Follows the program in a frame in which the picture is still. Returns how it has settled, if it has.
    [[nodiscard]] std::optional<SettleResult> result_of_still_frame();
    /// Waits as long as the pace demands, then holds and releases the keys of the stroke.
    void type(const machine::Stroke& stroke, const Pace& pace);
    [[nodiscard]] SettleResult attempt(const machine::Stroke& stroke, const Pace& pace);
    /// A BASIC program that works, or one that works while its picture changes, is followed in one of this
    /// many frames only: to follow it takes more time than to run it.
    static constexpr int FramesPerLook = 5;
    /// True if a BASIC program worked a few frames ago and is not followed in this one.
    [[nodiscard]] bool basic_still_works();
    /// For a program that does not return to the same state.
    [[nodiscard]] bool waits_still();
    /// Returns how the program looks for keys, followed for longer if it does so seldom.
    [[nodiscard]] Polling long_polling();
    /// Returns answers_keys() of wait_probe.hpp. After a look at which no key is answered, up to 8
    /// are left out, because a look takes as long as several frames.
    [[nodiscard]] bool answers_some_key();
    /// True if the program is in a learned loop, and a key is answered there. Does not look in each frame.
    [[nodiscard]] bool answers_in_known_loop();
    [[nodiscard]] bool knows_loop(const Polling& polling) const;
    void look_for_restless_cells(bool for_long);
    void learn_loop();
    [[nodiscard]] bool shows_boot();
    [[nodiscard]] const KeyMemory& key_memory();

    machine::Machine& machine_;
    KeyTiming timing_;
    int pace_ = 0;
    bool try_again_ = true;
    /// The number of presses that needed a slower pace than the present one.
    int too_fast_ = 0;
    std::int64_t strokes_ = 0;
    PressedStroke last_press_;
    bool sounded_ = false;
    bool ay_ = false;
    int pulses_ = 0;
    int click_ = 0;
    Music music_ = Music::None;
    const std::atomic<bool>* cancel_ = nullptr;
    std::shared_ptr<std::int64_t> frames_run_;
    /// The last picture, and the number of frames since it changed.
    machine::ShownPicture seen_;
    int still_ = 0;
    /// Frames in which the program was seen to poll, or to live by its interrupts alone, since the
    /// picture changed; and the same whether the picture changed or not.
    int polling_ = 0;
    int busy_polling_ = 0;
    /// The frames in which answers_some_key() does not look, and how many come after the next look.
    int frames_to_answer_ = 0;
    int unanswered_ = 0;
    /// The same of answers_in_known_loop(): the frames, and the looks without an answer.
    int frames_to_loop_ = 0;
    int unanswered_in_loop_ = 0;
    /// The same for other programs that may wait.
    int frames_to_poll_ = 0;
    int without_polling_ = 0;
    /// True if long_polling() last saw a BASIC program that works.
    bool basic_works_ = false;
    /// The frames in which it is not followed.
    int frames_to_look_ = 0;
    /// The same for any program that works while its picture changes.
    int frames_to_work_ = 0;
    Cells changing_;
    /// Cells that change without a key.
    Cells restless_;
    int blink_frames_ = 0;
    std::shared_ptr<const TileLooks> tile_looks_ = std::make_shared<const TileLooks>();
    /// The picture after power-on; empty until it is needed.
    std::vector<std::uint8_t> boot_;
    KeyMemory keys_;
    /// Addresses of instructions that belong to a learned waiting loop; empty until one is learned.
    std::vector<bool> waiting_addresses_;
    /// What stop_hurrying() restores.
    struct Patient {
        int frames = 0;
        std::vector<bool> waiting_addresses;
    };
    Patient patient_;
    bool hurries_ = false; ///< between hurry() and stop_hurrying()
    /// Scratch space of press(): the state before it, and the one after a press without effect.
    machine::State before_;
    machine::State after_;
    Shown shown_before_;
};

} // namespace zx::oracle
