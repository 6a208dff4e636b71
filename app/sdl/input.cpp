#include "app/sdl/input.hpp"

#include "app/input/key_mapping.hpp"

namespace zx::app {
namespace {

/// Of 32767; large enough to ignore the rest position of a worn stick.
constexpr Sint16 StickThreshold = 12'000;

} // namespace

std::string key_name(const SDL_Keysym& keysym) {
    const bool readable = keysym.sym < 128 || (keysym.sym & SDLK_SCANCODE_MASK) != 0;
    return readable ? SDL_GetKeyName(keysym.sym) : SDL_GetScancodeName(keysym.scancode);
}

bool asks_to_close(const SDL_Event& event) noexcept {
    return event.type == SDL_QUIT ||
           (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_CLOSE);
}

std::string button_name(SDL_GameControllerButton button) {
    const char* const name = SDL_GameControllerGetStringForButton(button);
    return name == nullptr ? std::string() : std::string(PadPrefix) + name;
}

Gamepads::Gamepads() {
    // Failure is harmless: gamepads are optional.
    (void)SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Gamepads::handle(const SDL_Event& event) {
    if (event.type == SDL_CONTROLLERDEVICEADDED) {
        SDL_GameController* controller = SDL_GameControllerOpen(event.cdevice.which);
        if (controller != nullptr) {
            const auto id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller));
            open_[id].reset(controller);
        }
    } else if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
        open_.erase(event.cdevice.which);
    }
}

std::uint8_t Gamepads::joystick() const {
    return bits(mapped_);
}

std::uint8_t Gamepads::directions() const {
    constexpr std::uint8_t Directions = 0x0f;
    return bits(0) & Directions;
}

std::uint8_t Gamepads::bits(std::uint32_t mapped) const {
    unsigned bits = 0;
    for (const auto& [id, controller] : open_) {
        const auto pressed = [mapped, pad = controller.get()](SDL_GameControllerButton button) {
            return (mapped >> static_cast<unsigned>(button) & 1U) == 0 &&
                   SDL_GameControllerGetButton(pad, button) != 0;
        };
        const Sint16 x = SDL_GameControllerGetAxis(controller.get(), SDL_CONTROLLER_AXIS_LEFTX);
        const Sint16 y = SDL_GameControllerGetAxis(controller.get(), SDL_CONTROLLER_AXIS_LEFTY);
        const bool right = x > StickThreshold || pressed(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
        const bool left = x < -StickThreshold || pressed(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
        const bool down = y > StickThreshold || pressed(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
        const bool up = y < -StickThreshold || pressed(SDL_CONTROLLER_BUTTON_DPAD_UP);
        const bool fire = pressed(SDL_CONTROLLER_BUTTON_A) || pressed(SDL_CONTROLLER_BUTTON_B) ||
                          pressed(SDL_CONTROLLER_BUTTON_X) || pressed(SDL_CONTROLLER_BUTTON_Y);
        bits |= (right ? 1u : 0u) | (left ? 2u : 0u) | (down ? 4u : 0u) | (up ? 8u : 0u) |
                (fire ? 16u : 0u);
    }
    return static_cast<std::uint8_t>(bits);
}

} // namespace zx::app
