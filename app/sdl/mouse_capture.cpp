#include "app/sdl/mouse_capture.hpp"

namespace zx::app {
namespace {

/// 0 for a button that a Kempston mouse does not have.
std::uint8_t button_of(Uint8 sdl_button) {
    switch (sdl_button) {
    case SDL_BUTTON_LEFT: return HostMouse::LeftButton;
    case SDL_BUTTON_RIGHT: return HostMouse::RightButton;
    default: return 0;
    }
}

} // namespace

bool MouseCapture::capture() {
    captured_ = SDL_SetRelativeMouseMode(SDL_TRUE) == 0;
    return captured_;
}

void MouseCapture::release() {
    if (captured_) {
        (void)SDL_SetRelativeMouseMode(SDL_FALSE);
        captured_ = false;
    }
    mouse_.clear();
}

void MouseCapture::handle(const SDL_Event& event) {
    if (!captured_) {
        return;
    }
    switch (event.type) {
    case SDL_MOUSEMOTION: mouse_.move(event.motion.xrel, event.motion.yrel); break;
    case SDL_MOUSEBUTTONDOWN: mouse_.press(button_of(event.button.button)); break;
    case SDL_MOUSEBUTTONUP: mouse_.release(button_of(event.button.button)); break;
    default: break;
    }
}

} // namespace zx::app
