// What one does at the keyboard, as the oracle counts it: a key, or an answer to the question that
// S asks. Any list of steps can be played on any tape; that is what lets a list be cut shorter.
#pragma once

#include <span>
#include <string>

#include "shisen/game.hpp"

namespace shisen::oracle {

struct Step {
    Key key{};
    /// An answer: this text and ENTER. `key` is then ChooseBoard, and the step means something only
    /// while the tape asks.
    bool answer = false;
    std::string text;

    friend bool operator==(const Step&, const Step&) = default;
};

[[nodiscard]] inline Step press(Key key) {
    return {key, false, {}};
}
[[nodiscard]] inline Step answer(std::string text) {
    return {Key::ChooseBoard, true, std::move(text)};
}

/// Keys that a finger presses for it.
[[nodiscard]] int keys_of(const Step& step);

/// "S", "right", "ENTER", "\"42\" ENTER".
[[nodiscard]] std::string step_text(const Step& step);
/// `S "42" ENTER, right x 3, H`.
[[nodiscard]] std::string steps_text(std::span<const Step> steps);

/// The number that an answer stands for, if S may take it: digits only, one to five of them, 1 to
/// 65535.
[[nodiscard]] BoardNumber number_of_answer(const std::string& text);
/// The same with more than five digits allowed, the first ones zeros; 0 if it is none of these.
[[nodiscard]] BoardNumber number_of_long_answer(const std::string& text);

} // namespace shisen::oracle
