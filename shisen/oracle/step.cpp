#include "shisen/oracle/step.hpp"

#include <algorithm>

namespace shisen::oracle {

namespace {

std::string_view key_text(Key key) {
    switch (key) {
    case Key::Left: return "left";
    case Key::Right: return "right";
    case Key::Up: return "up";
    case Key::Down: return "down";
    case Key::Enter: return "ENTER";
    case Key::Hint: return "H";
    case Key::Back: return "B";
    case Key::Forward: return "F";
    case Key::Restart: return "R";
    case Key::Last: return "L";
    case Key::NewBoard: return "N";
    case Key::ToggleGravity: return "DELETE";
    case Key::ChooseBoard: return "S";
    }
    return "";
}

/// Returns 0 if the text is no number of 1 to 65535.
BoardNumber value(const std::string& text) {
    const bool digits =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits || text.empty() || text.size() > 9) {
        return 0;
    }
    const long number = std::stol(text);
    return number >= 1 && number <= 65535 ? static_cast<BoardNumber>(number) : BoardNumber{0};
}

} // namespace

int keys_of(const Step& step) {
    return step.answer ? static_cast<int>(step.text.size()) + 1 : 1;
}

std::string step_text(const Step& step) {
    if (!step.answer) {
        return std::string(key_text(step.key));
    }
    return step.text.empty() ? "ENTER alone" : "\"" + step.text + "\" ENTER";
}

std::string steps_text(std::span<const Step> steps) {
    std::string text;
    for (std::size_t i = 0; i < steps.size();) {
        std::size_t next = i + 1;
        while (next < steps.size() && steps[next] == steps[i]) {
            ++next;
        }
        if (!text.empty()) {
            text += steps[i].answer ? " " : ", ";
        }
        text += step_text(steps[i]);
        if (next - i > 1) {
            text += " x " + std::to_string(next - i);
        }
        i = next;
    }
    return text;
}

BoardNumber number_of_answer(const std::string& text) {
    return text.size() <= 5 ? value(text) : BoardNumber{0};
}

BoardNumber number_of_long_answer(const std::string& text) {
    return text.size() > 5 ? value(text) : BoardNumber{0};
}

} // namespace shisen::oracle
