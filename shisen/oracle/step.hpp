// A step: one key, or an answer to the question of S. Any list of steps can be played on any tape,
// so lists can be shortened.
#pragma once

#include <span>
#include <string>

#include "shisen/game.hpp"

namespace shisen::oracle {

struct Step {
    Key key{};
    /// True for an answer: this text and ENTER. `key` is then ChooseBoard. An answer has an effect
    /// only while the tape asks for a number. The text may hold keys of number_entry.hpp.
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

/// Returns the number of keys that the step presses.
[[nodiscard]] int keys_of(const Step& step);

/// Returns text such as "S", "right", "ENTER" or "\"42\" ENTER".
[[nodiscard]] std::string step_text(const Step& step);
/// Returns text such as `S "42" ENTER, right x 3, H`.
[[nodiscard]] std::string steps_text(std::span<const Step> steps);

/// Returns the number that an answer gives, 1 to 65535, if it is one to five digits; otherwise 0.
[[nodiscard]] BoardNumber number_of_answer(const std::string& text);

} // namespace shisen::oracle
