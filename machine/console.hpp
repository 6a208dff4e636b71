// The narrow face of a running machine, for anything that plays or tests: the oracle, the headless
// command line and the tests use this one face, so what a test can do a user can do.
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
    /// screen. On error the machine is as it was.
    [[nodiscard]] Result<void> load(const loaders::Media& media);

    void press(ula::Key key);
    void release(ula::Key key);
    void release_all();
    /// Types the strokes one after the other and runs the frames that they take.
    void type(const std::vector<Stroke>& strokes, KeyFrames frames = {});

    void run_frames(int count);
    /// Runs until the screen shows text (within one row), at most max_frames; true if it does.
    bool run_until_text(std::string_view text, int max_frames);
    /// Runs until the picture (display file and border) has not changed for still_frames, at most
    /// max_frames; true if it came to rest.
    bool run_until_still(int still_frames, int max_frames);

    /// 24 rows of 32 characters in UTF-8, as read_screen() in machine/screen_text.hpp tells them.
    [[nodiscard]] std::array<std::string, 24> screen_rows() const;
    /// The rows joined with "\n", each row ended by one.
    [[nodiscard]] std::string screen_text() const;
    /// Attribute byte of a cell, row 0..23, column 0..31.
    [[nodiscard]] std::uint8_t attribute(int row, int column) const;
    [[nodiscard]] std::uint8_t border() const;
    /// A byte as the processor would read it, without taking time.
    [[nodiscard]] std::uint8_t peek(std::uint16_t address) const;
    void poke(std::uint16_t address, std::uint8_t value);

    [[nodiscard]] Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const Machine& machine() const noexcept { return machine_; }

  private:
    Machine& machine_;
};

} // namespace zx::machine
