// Reads a Shisen game off the screen, whatever its layout. Where the board stands is found by its
// being a full one; how cursor, selection, highlight and hint are drawn, and where the number
// stands, is learned by pressing keys and looking.
#pragma once

#include <optional>
#include <string>

#include "base/error.hpp"
#include "oracle/alphabet.hpp"
#include "oracle/lattice.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/oracle/marks.hpp"
#include "shisen/oracle/number_place.hpp"
#include "shisen/oracle/observation.hpp"

namespace shisen::oracle {

class Reader {
  public:
    /// The machine runs a program; it is settled first. All that is tried is taken back, but for
    /// keys that were needed to get from a title to the first board: afterwards the machine waits
    /// with a full board, nothing selected and no pair shown. Error BadSignature with a sentence:
    /// this is no Shisen.
    [[nodiscard]] static zx::Result<Reader> learn(zx::oracle::Lockstep& lockstep);

    /// Error Corrupt, offset the board's cell in reading order: it shows what no tile of this game
    /// has looked like; or offset 0: nothing of the game is left on the screen. A tile or mark
    /// that hides the kind's highlight counts as lit if it is of the kind under the cursor, so a
    /// faultless game's observation lists all tiles of that kind. See also NoSuchCell (marks.hpp).
    [[nodiscard]] zx::Result<Observation> read(const zx::machine::Machine& machine) const;

    /// What this layout shows and the reader has learned to see.
    [[nodiscard]] bool knows_cursor() const { return marks_.knows(Mark::Cursor); }
    [[nodiscard]] bool knows_selection() const { return marks_.knows(Mark::Selected); }
    [[nodiscard]] bool knows_highlight() const { return marks_.knows(Mark::SameKind); }
    [[nodiscard]] bool knows_hint() const { return marks_.knows(Mark::Hinted); }
    [[nodiscard]] bool knows_number() const { return number_.has_value(); }

    [[nodiscard]] const zx::oracle::Lattice& lattice() const { return lattice_; }
    [[nodiscard]] const zx::oracle::Alphabet& alphabet() const { return alphabet_; }
    /// A few lines for a person: where the board stands and how things are drawn.
    [[nodiscard]] std::string describe() const;

  private:
    Reader() = default;
    /// An empty board on which nothing else of the game is to be seen either: a game that is won
    /// still shows its cursor or its number.
    [[nodiscard]] bool gone(const Observation& observation) const;

    zx::oracle::Lattice lattice_;
    zx::oracle::Alphabet alphabet_;
    MarkModel marks_;
    std::optional<NumberPlace> number_;
    /// Those of the moment of learning: made anew for each reading they would cost more than it.
    std::optional<zx::oracle::Characters> characters_;
};

} // namespace shisen::oracle
