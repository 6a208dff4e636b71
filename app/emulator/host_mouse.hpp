// The host's mouse as a Kempston mouse: motion and buttons go in, what the machine's mouse does in
// the coming frame comes out.
//
// Motion is counted in pixels of the Spectrum. What is less than one is kept for the next frame, so
// that slow motion is not lost; a button that goes down and up within one frame is still down for
// one.
#pragma once

#include <cstdint>

namespace zx::app {

struct MouseMove {
    int right = 0;
    int up = 0;
    /// Bits 0 right, 1 left, set = pressed.
    std::uint8_t buttons = 0;

    friend bool operator==(const MouseMove&, const MouseMove&) = default;
};

class HostMouse {
  public:
    static constexpr std::uint8_t RightButton = 1;
    static constexpr std::uint8_t LeftButton = 2;

    /// In pixels of the host, whose second axis points down.
    void move(int right, int down);
    void press(std::uint8_t button);
    void release(std::uint8_t button);
    /// All buttons up, nothing kept: the mouse is the host's own again.
    void clear();

    /// Call once a frame. scale: pixels of the host that one of the Spectrum covers, at least 1.
    [[nodiscard]] MouseMove next_frame(int scale);

  private:
    int right_ = 0;
    int down_ = 0;
    std::uint8_t held_ = 0;
    std::uint8_t pressed_ = 0;
};

} // namespace zx::app
