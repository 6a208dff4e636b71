// What the tape page shows: the blocks of the tape in the recorder, and where it is.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "loaders/tape.hpp"
#include "machine/tape_deck.hpp"

namespace zx::app {

struct TapeLine {
    /// "1  Program: "GAME", 1024 bytes".
    std::string text;
    /// Its duration.
    double seconds = 0;
};

/// The list of blocks, made once for each tape.
class TapeLines {
  public:
    /// The lines of this tape; none for null.
    const std::vector<TapeLine>& of(const std::shared_ptr<const loaders::Tape>& tape);

  private:
    std::shared_ptr<const loaders::Tape> tape_;
    std::vector<TapeLine> lines_;
};

struct TapeStatus {
    bool inserted = false;
    bool playing = false;
    /// The tape is a new one on which SAVE is recorded.
    bool blank = false;
    std::string name;
    std::vector<TapeLine> lines;
    /// The block at the present position, lines.size() at the end.
    std::size_t block = 0;
    /// Position and length.
    double seconds = 0;
    double total_seconds = 0;
};

/// Fills everything but name and blank.
[[nodiscard]] TapeStatus status_of(const machine::TapeDeck& deck, TapeLines& lines);

/// "Playing: 12 of 95 s, block 3 of 7".
[[nodiscard]] std::string describe(const TapeStatus& status);

} // namespace zx::app
