// SDL's keyboard and gamepads in this program's own words.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include <SDL.h>

namespace zx::app {

/// The name that app/emulator/key_map.hpp knows a key by. Letters and digits are those of the
/// host's layout; a layout without Latin letters is read by the place of its keys.
[[nodiscard]] std::string key_name(const SDL_Keysym& keysym);

/// All gamepads together as one joystick.
class Gamepads {
  public:
    Gamepads();

    /// Takes notice of gamepads that come and go.
    void handle(const SDL_Event& event);
    [[nodiscard]] bool present() const noexcept { return !open_.empty(); }
    /// Bits 0 right, 1 left, 2 down, 3 up, 4 fire.
    [[nodiscard]] std::uint8_t joystick() const;

  private:
    struct Close {
        void operator()(SDL_GameController* controller) const {
            SDL_GameControllerClose(controller);
        }
    };
    std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, Close>> open_;
};

} // namespace zx::app
