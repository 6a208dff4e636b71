#include "app/input/host_mouse.hpp"

namespace zx::app {

void HostMouse::move(int right, int down) {
    right_ += right;
    down_ += down;
}

void HostMouse::press(std::uint8_t button) {
    held_ |= button;
    pressed_ |= button;
}

void HostMouse::release(std::uint8_t button) {
    held_ &= static_cast<std::uint8_t>(~button);
}

void HostMouse::clear() {
    *this = {};
}

MouseMove HostMouse::next_frame(int scale) {
    const MouseMove move{
        right_ / scale, -(down_ / scale), static_cast<std::uint8_t>(held_ | pressed_)};
    // Integer conversion truncates towards zero, so the remainder keeps its sign.
    right_ %= scale;
    down_ %= scale;
    pressed_ = 0;
    return move;
}

} // namespace zx::app
