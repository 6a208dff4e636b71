// A step: one key, an answer to the question of S, a key that is none of the game's, a pause, or two keys of which
// the second may come before the program has finished with the first. Any list of steps can be played on any tape,
// so lists can be shortened.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "shisen/game.hpp"
#include "ula/keyboard.hpp"

namespace shisen::oracle {

struct Step {
    Key key{};
    /// True for an answer: this text and ENTER. `key` is then ChooseBoard. An answer has an effect
    /// only while the tape asks for a number. The text may hold keys of number_entry.hpp.
    bool answer = false;
    std::string text;
    /// Keys pressed together that are none of the game's: nothing may happen. Empty for other steps.
    std::vector<zx::ula::Key> foreign{};
    /// Frames without a key; 0 for other steps.
    int pause = 0;
    /// Frames from the end of the press of `key` to a press of the right arrow, while the program may still
    /// work on `key`; 0 for other steps.
    int right_after = 0;

    /// True for a foreign key or a pause, after which the game must be as before.
    [[nodiscard]] bool idle() const noexcept { return !foreign.empty() || pause != 0; }
    friend bool operator==(const Step&, const Step&) = default;
};

[[nodiscard]] inline Step press(Key key) {
    return {key, false, {}, {}, 0};
}
[[nodiscard]] inline Step press_foreign(std::vector<zx::ula::Key> keys) {
    return {Key{}, false, {}, std::move(keys), 0};
}
[[nodiscard]] inline Step pause(int frames) {
    return {Key{}, false, {}, {}, frames};
}
/// A key, and the right arrow this many frames later, at least 1.
[[nodiscard]] inline Step press_and_right(Key key, int frames) {
    return {key, false, {}, {}, 0, frames};
}
/// A step that does nothing and takes no time; for forecasts only.
[[nodiscard]] inline Step nothing() {
    return pause(-1);
}
[[nodiscard]] inline Step answer(std::string text) {
    return {Key::ChooseBoard, true, std::move(text), {}, 0};
}

/// True for a step that deals a board which the tape chooses.
[[nodiscard]] inline bool deals_at_random(const Step& step) {
    return !step.answer && !step.idle() &&
           (step.key == Key::NewBoard || step.key == Key::ToggleGravity);
}

[[nodiscard]] inline bool is_arrow(const Step& step) {
    return !step.answer && !step.idle() && step.key <= Key::Down;
}

/// Returns the number of keys that the step presses.
[[nodiscard]] int keys_of(const Step& step);

/// Returns text such as "SYM+Q" or "CAPS+SPACE".
[[nodiscard]] std::string chord_text(std::span<const zx::ula::Key> keys);
/// Returns text such as "S", "right", "ENTER", "\"42\" ENTER", "SYM+Q" or "50 frames without a key".
[[nodiscard]] std::string step_text(const Step& step);
/// Returns text such as `S "42" ENTER, right x 3, H`.
[[nodiscard]] std::string steps_text(std::span<const Step> steps);

/// Returns the number that an answer gives, 1 to 65535, if it is one to five digits; otherwise 0.
[[nodiscard]] BoardNumber number_of_answer(const std::string& text);

} // namespace shisen::oracle
