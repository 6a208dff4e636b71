// Presses and releases the joystick's fire button by itself while it is held.
#pragma once

#include <cstdint>

namespace zx::app {

class Autofire {
  public:
    /// Call it once per frame with the joystick's bits (bit 4 is fire). Returns the bits for the
    /// machine. frames: how long fire is pressed and then released, in frames; 0: no autofire.
    [[nodiscard]] std::uint8_t next_frame(std::uint8_t bits, int frames) {
        constexpr std::uint8_t Fire = 16;
        if (frames == 0 || (bits & Fire) == 0) {
            held_ = 0;
            return bits;
        }
        const bool pressed = held_++ / frames % 2 == 0;
        return static_cast<std::uint8_t>(pressed ? bits : bits & ~Fire);
    }

  private:
    /// The number of frames for which fire has been held.
    int held_ = 0;
};

} // namespace zx::app
