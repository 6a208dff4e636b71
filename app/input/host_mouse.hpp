// Converts the host's mouse to a Kempston mouse: motion and buttons are the input; the movement of
// the machine's mouse in the coming frame is the output.
//
// Motion is measured in pixels of the Spectrum. A fraction of a pixel is carried over to the next
// frame, so that slow motion is not lost. A button that is pressed and released within one frame is
// down for one frame.
#pragma once

#include <cstdint>

namespace zx::app {

struct MouseMove {
    int right = 0;
    int up = 0;
    /// Bit 0 right, bit 1 left; set = pressed.
    std::uint8_t buttons = 0;

    friend bool operator==(const MouseMove&, const MouseMove&) = default;
};

class HostMouse {
  public:
    static constexpr std::uint8_t RightButton = 1;
    static constexpr std::uint8_t LeftButton = 2;

    /// Motion in pixels of the host; y points down.
    void move(int right, int down);
    /// Presses or releases one button: RightButton, LeftButton, or 0 for none.
    void press(std::uint8_t button);
    void release(std::uint8_t button);
    /// Releases all buttons and drops the carried-over motion: the host uses the mouse itself
    /// again.
    void clear();

    /// Call it once per frame. scale: the number of host pixels per Spectrum pixel, at least 1.
    [[nodiscard]] MouseMove next_frame(int scale);

  private:
    int right_ = 0;
    int down_ = 0;
    std::uint8_t held_ = 0;
    std::uint8_t pressed_ = 0;
};

} // namespace zx::app
