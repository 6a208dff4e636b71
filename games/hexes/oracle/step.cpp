#include "games/hexes/oracle/step.hpp"

#include <array>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

namespace hexes {
namespace {

/// What OddEntry types between S and the number, as texts of steps have it: a comma is ENTER.
constexpr std::array<std::string_view, 5> OddTexts = {"", ",", "0,", "65538,", "7q"};
static_assert(LargeNumber == 65538 && DigitBeforeLetter == 7);

std::string entry_text(const Step& step) {
    return fmt::format("s{}{}", OddTexts[static_cast<std::size_t>(step.odd)], step.number);
}

} // namespace

std::string typed_text(const Step& step) {
    if (step.number == 0) {
        return std::string(1, step.key);
    }
    std::string text = entry_text(step) + "\n";
    if (const auto comma = text.find(','); comma != std::string::npos) {
        text[comma] = '\n';
    }
    return text;
}

std::string steps_text(const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps) {
        text += text.empty() ? "" : " ";
        text += step.number != 0 ? entry_text(step) : std::string(1, step.key);
    }
    return text;
}

std::size_t keys_of(const std::vector<Step>& steps) {
    std::size_t keys = 0;
    for (const Step& step : steps) {
        keys += typed_text(step).size();
    }
    return keys;
}

zx::Result<std::vector<Step>> parse_steps(std::string_view text) {
    std::vector<Step> steps;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const auto c = static_cast<unsigned char>(text[at++]);
        if (c == ' ') {
            continue;
        }
        const char key = static_cast<char>(std::tolower(c));
        if ((key < 'a' || key > 'z') && (key < '0' || key > '9')) {
            return zx::fail(zx::ErrorCode::BadValue, begin, "not a key of Hexes");
        }
        if (key != 's') {
            steps.push_back({key});
            continue;
        }
        Step step;
        for (std::size_t odd = 1; odd < OddTexts.size(); ++odd) {
            if (text.substr(at).starts_with(OddTexts[odd])) {
                step.odd = static_cast<OddEntry>(odd);
                at += OddTexts[odd].size();
                break;
            }
        }
        const auto [end, error] =
            std::from_chars(text.data() + at, text.data() + text.size(), step.number);
        if (error != std::errc() || step.number == 0) {
            return zx::fail(
                zx::ErrorCode::BadValue, begin, "S needs the number of a puzzle, 1 to 65535");
        }
        if (step.odd == OddEntry::Letter && step.number > MostAfterLetter) {
            return zx::fail(
                zx::ErrorCode::BadValue, begin, "after S, 7 and Q a number is 1 to 999");
        }
        at = static_cast<std::size_t>(end - text.data());
        steps.push_back(step);
    }
    return steps;
}

} // namespace hexes
