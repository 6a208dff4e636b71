// Directions of a gamepad as menu keys: once when a direction is pressed, and again and again while
// it is held.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "app/menu/menu.hpp"

namespace zx::app {

class HeldDirection {
  public:
    static constexpr std::uint64_t FirstRepeatMs = 400;
    static constexpr std::uint64_t RepeatMs = 80;
    /// Two calls count as at most so far apart: on a slow computer a short press must not repeat.
    static constexpr std::uint64_t MostMsBetweenCalls = 50;

    /// Notes a direction whose press the caller has handled already: buttons report each press, however
    /// short.
    void press(std::uint8_t directions) {
        held_ |= directions;
        wait_ms_ = FirstRepeatMs;
    }

    /// directions: bit 0 right, 1 left, 2 down, 3 up. Returns the key to press now.
    [[nodiscard]] std::optional<MenuKey> next(std::uint8_t directions, std::uint64_t now_ms) {
        constexpr std::array Keys = {MenuKey::Right, MenuKey::Left, MenuKey::Down, MenuKey::Up};
        const std::uint8_t before = std::exchange(held_, directions);
        const std::uint64_t passed =
            std::min(now_ms - std::exchange(called_ms_, now_ms), MostMsBetweenCalls);
        wait_ms_ -= std::min(wait_ms_, passed);
        for (unsigned bit = 0; bit < Keys.size(); ++bit) {
            const unsigned mask = 1u << bit;
            if ((directions & mask) == 0) {
                continue;
            }
            const bool pressed = (before & mask) == 0;
            if (pressed || wait_ms_ == 0) {
                wait_ms_ = pressed ? FirstRepeatMs : RepeatMs;
                return Keys[bit];
            }
        }
        return std::nullopt;
    }

  private:
    std::uint8_t held_ = 0;
    /// The time until the next repeat, and that of the last call.
    std::uint64_t wait_ms_ = 0;
    std::uint64_t called_ms_ = 0;
};

} // namespace zx::app
