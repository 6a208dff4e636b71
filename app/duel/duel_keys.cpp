#include "app/duel/duel_keys.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace zx::duel {

using shisen::Key;
using shisen::oracle::Step;

namespace {

constexpr std::size_t MostTimes = 1000;
/// S takes five digits; more are for testing what it refuses.
constexpr std::size_t MostDigits = 9;

std::string_view digits_at(std::string_view text, std::size_t at) {
    const auto end = std::min(text.find_first_not_of("0123456789", at), text.size());
    return text.substr(at, end - at);
}

std::optional<Key> key_of(char letter) {
    constexpr std::string_view Letters = "lrudeHBFRLNGS"; // in the order of Key
    const auto place = Letters.find(letter);
    return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<Key>(place));
}

/// Empty if the digits are not a valid number.
std::optional<std::size_t> times(std::string_view digits) {
    std::size_t count = 1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    const bool good = digits.empty() || (error == std::errc() && count >= 1 && count <= MostTimes);
    return good ? std::optional(count) : std::nullopt;
}

} // namespace

Result<Steps> parse_steps(std::string_view text) {
    Steps steps;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const auto key = key_of(text[at]);
        const std::string_view digits = digits_at(text, at + 1);
        const auto count = times(digits);
        if (key == Key::ChooseBoard && !digits.empty() && digits.size() <= MostDigits) {
            steps.push_back(shisen::oracle::press(*key));
            steps.push_back(shisen::oracle::answer(std::string(digits)));
        } else if (key && key != Key::ChooseBoard && count) {
            steps.insert(steps.end(), *count, shisen::oracle::press(*key));
        } else {
            return fail(ErrorCode::BadValue, at, "no key of the game");
        }
        at += 1 + digits.size();
    }
    return steps;
}

Steps choose_board(shisen::BoardNumber number) {
    return {shisen::oracle::press(Key::ChooseBoard),
            shisen::oracle::answer(std::to_string(number))};
}

Steps way_to(shisen::Cell cursor, shisen::Cell cell) {
    Steps steps;
    const auto go = [&](int by, Key back, Key on) {
        steps.insert(steps.end(),
                     static_cast<std::size_t>(by < 0 ? -by : by),
                     shisen::oracle::press(by < 0 ? back : on));
    };
    go(cell.column - cursor.column, Key::Left, Key::Right);
    go(cell.row - cursor.row, Key::Up, Key::Down);
    return steps;
}

std::optional<Key> key_named(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Key>, 15> Names{
        {{"Left", Key::Left},
         {"Right", Key::Right},
         {"Up", Key::Up},
         {"Down", Key::Down},
         {"Return", Key::Enter},
         {"Keypad Enter", Key::Enter},
         {"H", Key::Hint},
         {"B", Key::Back},
         {"F", Key::Forward},
         {"R", Key::Restart},
         {"L", Key::Last},
         {"N", Key::NewBoard},
         {"S", Key::ChooseBoard},
         {"Backspace", Key::ToggleGravity},
         {"Delete", Key::ToggleGravity}}};
    const auto* found = std::find_if(
        Names.begin(), Names.end(), [&](const auto& known) { return known.first == name; });
    return found == Names.end() ? std::nullopt : std::optional(found->second);
}

} // namespace zx::duel
