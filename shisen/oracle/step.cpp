#include "shisen/oracle/step.hpp"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "shisen/oracle/number_entry.hpp"

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

/// Returns text such as `"12" DELETE "3"`.
std::string entry_text(const std::string& entry) {
    std::string text;
    std::string typed;
    const auto finish = [&] {
        if (!typed.empty()) {
            text += (text.empty() ? "\"" : " \"") + typed + "\"";
            typed.clear();
        }
    };
    for (const char c : entry) {
        const std::string_view key = c == EntryDelete  ? "DELETE"
                                     : c == EntryLeft  ? "left"
                                     : c == EntryRight ? "right"
                                                       : "";
        if (key.empty()) {
            typed += c;
            continue;
        }
        finish();
        text += (text.empty() ? "" : " ") + std::string(key);
    }
    finish();
    return text;
}

} // namespace

int keys_of(const Step& step) {
    if (step.pause != 0) {
        return 0;
    }
    if (step.right_after != 0) {
        return 2;
    }
    return step.answer ? static_cast<int>(step.text.size()) + 1 : 1;
}

std::string chord_text(std::span<const zx::ula::Key> keys) {
    // In the order of ula::Key.
    constexpr std::array<std::string_view, 40> Names{
        "CAPS", "Z", "X",     "C", "V", "A", "S", "D",     "F",   "G", "Q", "W", "E", "R",
        "T",    "1", "2",     "3", "4", "5", "0", "9",     "8",   "7", "6", "P", "O", "I",
        "U",    "Y", "ENTER", "L", "K", "J", "H", "SPACE", "SYM", "M", "N", "B"};
    std::string text;
    for (const zx::ula::Key key : keys) {
        text += (text.empty() ? "" : "+") + std::string(Names[static_cast<std::size_t>(key)]);
    }
    return text;
}

std::string step_text(const Step& step) {
    if (step.pause != 0) {
        return fmt::format("{} frames without a key", step.pause);
    }
    if (!step.foreign.empty()) {
        return chord_text(step.foreign);
    }
    if (step.right_after != 0) {
        return fmt::format("{} (right {} frames later)", key_text(step.key), step.right_after);
    }
    if (!step.answer) {
        return std::string(key_text(step.key));
    }
    return step.text.empty() ? "ENTER alone" : entry_text(step.text) + " ENTER";
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
            text += fmt::format(" x {}", next - i);
        }
        i = next;
    }
    return text;
}

BoardNumber number_of_answer(const std::string& text) {
    return rule_of_keys(text) || rule_of_digits(text) ? BoardNumber{0}
                                                      : static_cast<BoardNumber>(entry_value(text));
}

} // namespace shisen::oracle
