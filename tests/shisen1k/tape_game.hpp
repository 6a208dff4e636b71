// The 1 KB game from outside: the tape loaded by the ROM's own LOAD, keys pressed, the screen read.
// The program itself is examined only to see whether it waits for a key.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "machine/console.hpp"
#include "machine/machine.hpp"
#include "shisen/board.hpp"
#include "shisen/game.hpp"

namespace fixture {

class TapeGame {
  public:
    /// Powers on, types LOAD "" and runs the tape until the game waits for its first key. The ROM
    /// is this project's if none is given. `load_keys` are the keys that type the command on
    /// another ROM.
    explicit TapeGame(zx::machine::Model model = zx::machine::Model::Spectrum16,
                      std::span<const std::uint8_t> rom = {},
                      std::string_view load_keys = "j{sym+p}{sym+p}\n");
    /// Another machine with the same game on it.
    TapeGame(const TapeGame& other) : machine_(other.machine_), running_(other.running_) {}
    TapeGame& operator=(const TapeGame&) = delete;

    /// True if the game is on the screen and waits for a key.
    [[nodiscard]] bool running() const noexcept { return running_; }

    /// Types text in the form of machine::strokes_from_text and waits until the game waits again.
    void type(std::string_view text);
    void press(shisen::Key key);
    /// Types S, the digits, ENTER.
    void choose(int number);

    /// Six rows of fourteen characters, '.' for a blank, each ended by a line feed; '?' for a cell
    /// that shows no character.
    [[nodiscard]] std::string board() const;
    /// The text at the bottom left.
    [[nodiscard]] int number() const;
    [[nodiscard]] int border() const { return console_.border(); }
    [[nodiscard]] std::uint8_t attribute(shisen::Cell cell) const;
    /// Compares screen and border with the rules; returns "" if they agree.
    [[nodiscard]] std::string difference(const shisen::GameState& expected) const;

    [[nodiscard]] zx::machine::Console& console() noexcept { return console_; }
    [[nodiscard]] zx::machine::Machine& machine() noexcept { return machine_; }

    /// The colours with which the tape draws a cell.
    [[nodiscard]] static std::uint8_t expected_attribute(const shisen::GameState& state,
                                                         shisen::Cell cell);

  private:
    [[nodiscard]] bool waits() const;
    bool run_until_waiting(int max_frames);

    zx::machine::Machine machine_;
    zx::machine::Console console_{machine_};
    bool running_ = false;
};

} // namespace fixture
