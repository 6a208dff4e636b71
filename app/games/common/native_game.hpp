// A native game as its window and the shelf see it: it takes input, lets time pass, and makes a
// drawing. It needs no library of the host, so that tests can play it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/toolkit/drawing.hpp"
#include "app/toolkit/sounds.hpp"

namespace zx::native {

/// A key by its name: "A" to "Z", "0" to "9", "Left", "Right", "Up", "Down", "Space", "Return",
/// "Escape", "Backspace", "Keypad 0" to "Keypad 9"; other names are possible.
struct KeyPress {
    std::string name;
    bool control = false;
    /// True if the key is held and the host repeats it.
    bool repeat = false;
};

enum class PadButton : std::uint8_t { A, B, X, Y, Start };

/// The directions of the gamepad's cross or stick that are held.
struct PadDirection {
    bool left = false;
    bool right = false;
    bool up = false;
    bool down = false;
    friend constexpr bool operator==(const PadDirection&, const PadDirection&) = default;
};

class NativeGame {
  public:
    NativeGame() = default;
    virtual ~NativeGame() = default;
    NativeGame(const NativeGame&) = delete;
    NativeGame& operator=(const NativeGame&) = delete;

    /// The title of the window.
    [[nodiscard]] virtual std::string title() const = 0;
    virtual void key(const KeyPress& key) = 0;
    virtual void pad_button(PadButton button) = 0;
    virtual void pad_direction(PadDirection direction) = 0;
    /// The pointer is there, in pixels of the last drawing.
    virtual void hover(play::Point at) = 0;
    virtual void click(play::Point at, bool right_button) = 0;
    /// Another window has the keyboard now, or this one is not visible. A game with time pauses.
    virtual void focus_lost() {}
    virtual void advance(double seconds) = 0;
    /// True if the drawing changes by itself.
    [[nodiscard]] virtual bool moving() const = 0;

    [[nodiscard]] virtual play::Drawing draw(int width, int height) = 0;
    /// Returns the sounds since the last call.
    [[nodiscard]] std::vector<play::Sound> take_sounds() { return std::exchange(sounds_, {}); }
    /// True once the player has left the game.
    [[nodiscard]] bool closed() const noexcept { return closed_; }
    /// True if the player has left the game for the page of games.
    [[nodiscard]] bool shelf_chosen() const noexcept { return shelf_chosen_; }
    /// Prepares for another window after the game was left.
    void reopen() noexcept { closed_ = shelf_chosen_ = false; }

  protected:
    void sound(play::Sound sound) { sounds_.push_back(sound); }
    void close() noexcept { closed_ = true; }
    void close_for_shelf() noexcept { closed_ = shelf_chosen_ = true; }

  private:
    std::vector<play::Sound> sounds_;
    bool closed_ = false;
    bool shelf_chosen_ = false;
};

/// How a game's window is opened.
struct GameWindowOptions {
    bool full_screen = false;
    bool mute = false;
};

/// Presses a key for each character: letters and digits by their names, '^' Up, 'v' Down, '<' Left,
/// '>' Right, ' ' Space, '!' Return; '.' lets a tenth of a second pass.
void press_keys(NativeGame& game, std::string_view keys);

} // namespace zx::native
