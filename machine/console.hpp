// The narrow interface of a running machine for everything that plays or tests. The oracle, the
// headless command line and the tests use only this interface, so a user can do what a test can do.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "loaders/media.hpp"
#include "machine/machine.hpp"
#include "machine/strokes.hpp"
#include "ula/keyboard.hpp"

namespace zx::machine {

class Console {
  public:
    explicit Console(Machine& machine) : machine_(machine) {}

    /// Inserts a tape (rewound), restores a snapshot, replaces the ROM and resets, or shows a
    /// screen. On error the machine is unchanged.
    [[nodiscard]] Result<void> load(const loaders::Media& media);

    void press(ula::Key key);
    void release(ula::Key key);
    void release_all();
    /// Types the strokes in order and runs the frames that they take.
    void type(const std::vector<Stroke>& strokes, KeyFrames frames = {});

    void run_frames(int count);
    /// Runs until the screen shows text (within one row), at most max_frames. Returns true if it
    /// does.
    bool run_until_text(std::string_view text, int max_frames);
    /// Runs until the picture (display file and border) has not changed for still_frames, at most
    /// max_frames. Returns true if it stopped changing.
    bool run_until_still(int still_frames, int max_frames);

    /// Returns 24 rows of 32 characters in UTF-8, from read_screen() in machine/screen_text.hpp.
    [[nodiscard]] std::array<std::string, 24> screen_rows() const;
    /// Returns the rows as one text; each row ends with "\n".
    [[nodiscard]] std::string screen_text() const;
    /// Returns the attribute byte of a cell, row 0..23, column 0..31.
    [[nodiscard]] std::uint8_t attribute(int row, int column) const;
    [[nodiscard]] std::uint8_t border() const;
    /// Returns a byte as the processor would read it, without taking time.
    [[nodiscard]] std::uint8_t peek(std::uint16_t address) const;
    void poke(std::uint16_t address, std::uint8_t value);

    [[nodiscard]] Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const Machine& machine() const noexcept { return machine_; }

  private:
    Machine& machine_;
};

} // namespace zx::machine
