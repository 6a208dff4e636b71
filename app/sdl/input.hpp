// Converts SDL's keyboard and gamepad input to this program's types.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include <SDL.h>

namespace zx::app {

/// Returns the key's name as in app/input/key_map.hpp. Letters and digits are those of the
/// host's layout; for a layout without Latin letters, keys are named by their position.
[[nodiscard]] std::string key_name(const SDL_Keysym& keysym);

/// True if a window is to be closed: by the user, or because a signal such as SIGTERM ends the
/// program (SDL_QUIT).
[[nodiscard]] bool asks_to_close(const SDL_Event& event) noexcept;

/// Returns the name of a gamepad's button in a key mapping: "Pad a".
[[nodiscard]] std::string button_name(SDL_GameControllerButton button);

/// All gamepads combined into one joystick.
class Gamepads {
  public:
    Gamepads();

    /// Handles gamepads that are connected or removed.
    void handle(const SDL_Event& event);
    [[nodiscard]] bool present() const noexcept { return !open_.empty(); }
    /// Bit 0 right, 1 left, 2 down, 3 up, 4 fire. Buttons that are mapped move nothing.
    [[nodiscard]] std::uint8_t joystick() const;
    /// The same directions for menus, in which no button is mapped.
    [[nodiscard]] std::uint8_t directions() const;
    /// Bit n: the button with SDL's number n is mapped to something else.
    void set_mapped(std::uint32_t buttons) noexcept { mapped_ = buttons; }

  private:
    struct Close {
        void operator()(SDL_GameController* controller) const {
            SDL_GameControllerClose(controller);
        }
    };
    [[nodiscard]] std::uint8_t bits(std::uint32_t mapped) const;

    std::uint32_t mapped_ = 0;
    std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, Close>> open_;
};

} // namespace zx::app
