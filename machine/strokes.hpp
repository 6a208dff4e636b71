// Converts typed text to strokes on the Spectrum's forty keys, and plays strokes as keys held for
// frames.
#pragma once

#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "ula/keyboard.hpp"

namespace zx::machine {

/// One key press: keys that are pressed together (CAPS SHIFT with 5 ...), or a pause in frames.
struct Stroke {
    std::vector<ula::Key> keys;
    int wait_frames = 0;
};

/// How long a typed key is held, and how long no key is held after it, in frames. The ROM accepts
/// the same key again after 5 interrupts without it.
struct KeyFrames {
    int held = 3;
    int released = 6;
};

/// Keys that are held together for a number of frames.
struct KeyPhase {
    std::vector<ula::Key> keys;
    int frames = 0;

    friend bool operator==(const KeyPhase&, const KeyPhase&) = default;
};

/// Frames that a shift key is held before the key that it shifts, and after it. A program that
/// scans the keyboard row by row may otherwise see the key without its shift.
inline constexpr int ShiftFrames = 1;

/// Turns text as typed on a PC keyboard into strokes: letters, digits and punctuation of the
/// Spectrum keyboard, "\n" ENTER, "\b" CAPS+0, {left} {right} {up} {down} {caps+1} {sym+p} {f}
/// {enter} {space} {delete} {edit} {break}..., {wait 50}, {{} and {}} for braces. Upper-case
/// letters hold CAPS SHIFT; [ ] { } ~ | \ and the copyright sign take both shifts first, as in E
/// mode. Error: BadValue with the offset of what cannot be typed.
[[nodiscard]] Result<std::vector<Stroke>> strokes_from_text(std::string_view text);

/// The phases of a stroke, in order. A shift key is held ShiftFrames longer than the key that it
/// shifts, on both sides; a stroke of shift keys alone has one phase of held keys.
[[nodiscard]] std::vector<KeyPhase> phases_of(const Stroke& stroke, KeyFrames frames);

/// Frames that a stroke takes, all phases together.
[[nodiscard]] int frames_of(const Stroke& stroke, KeyFrames frames);

/// Plays one stroke on the keyboard and calls run_frame() for each of its frames. Other keys that
/// are held stay held.
template <class RunFrame>
void type_stroke(ula::Keyboard& keyboard,
                 const Stroke& stroke,
                 KeyFrames frames,
                 RunFrame&& run_frame) {
    for (const KeyPhase& phase : phases_of(stroke, frames)) {
        for (const ula::Key key : phase.keys) {
            keyboard.press(key);
        }
        for (int frame = 0; frame < phase.frames; ++frame) {
            run_frame();
        }
        for (const ula::Key key : phase.keys) {
            keyboard.release(key);
        }
    }
}

} // namespace zx::machine
