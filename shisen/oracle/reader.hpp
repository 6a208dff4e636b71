// Reads a Shisen game off the screen, whatever its layout. The board is found because it is full.
// How cursor, selection, highlight and shown pair are drawn, and where the number is shown, is
// learned by pressing keys.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "oracle/alphabet.hpp"
#include "oracle/lattice.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/marks.hpp"
#include "shisen/oracle/number_place.hpp"
#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

class Reader {
  public:
    /// Settles the program and learns to read its screen. If that fails on the first board, N is pressed
    /// and it learns on another one. The machine is restored, except for N and for keys that lead from a
    /// title to the first board: afterwards it waits with a full board, nothing selected and no pair
    /// shown. Error BadSignature if this is no Shisen, with a sentence.
    [[nodiscard]] static zx::Result<Reader> learn(zx::oracle::Lockstep& lockstep);

    /// Returns the observation. Error Corrupt with the cell's index in reading order as offset: the
    /// cell shows no drawing of this game; with offset 0: nothing of the game is on the screen. A
    /// tile whose highlight is hidden by another mark counts as highlighted if it has the kind
    /// under the cursor, so the observation of a faultless game lists all tiles of that kind. See
    /// also NoSuchCell (marks.hpp).
    /// While `asked` is true, the question of S may cover number and cursor, so that nothing of the
    /// game is on the screen if the board is empty. `likely` is what was seen before:
    /// see see_board().
    [[nodiscard]] zx::Result<Observation> read(const zx::machine::Machine& machine,
                                               bool asked = false,
                                               const LikelyBoards& likely = {}) const;

    /// Returns the marks of the tiles while a line, which cannot be read, lies over empty places; `clear`
    /// shows the same board without it. A mark that cannot be found on a tile is unknown. Nothing if
    /// there is no empty place without the cursor, or if the tiles cannot be read either.
    [[nodiscard]] std::optional<Observation>
    read_beside_line(const zx::machine::Machine& lined, const zx::machine::Machine& clear) const;

    /// With fewer tiles their usual colours are unclear: marks may have changed most of them.
    static constexpr int FewestTilesForColours = 42;
    /// What the colours of most tiles on the screen are, compared with those of the learned board.
    enum class Colours {
        Usual,
        Other,   ///< most tiles have other colours, and how marks change these is not known
        Unclear, ///< there are few tiles, or these have no colours in common
    };
    [[nodiscard]] Colours colours_shown(const zx::machine::Machine& machine) const;
    /// Returns a reader for a board on which most tiles have other colours: the program may show the number
    /// or the variant by them. It has learned the marks anew; all else is the same. Nothing if it knows
    /// fewer marks. The machine waits with a full board, and is restored.
    [[nodiscard]] std::optional<Reader> with_other_colours(zx::oracle::Lockstep& lockstep) const;

    /// True if the tape deals boards on which not each kind has four tiles, so that a board that cannot be read
    /// is taken for one of these.
    [[nodiscard]] bool deals_wrong_counts() const noexcept { return wrong_counts_; }

    /// What this layout shows and the reader has learned.
    [[nodiscard]] bool knows_cursor() const { return marks_.knows(Mark::Cursor); }
    [[nodiscard]] bool knows_selection() const { return marks_.knows(Mark::Selected); }
    [[nodiscard]] bool knows_highlight() const { return marks_.knows(Mark::SameKind); }
    [[nodiscard]] bool knows_hint() const { return marks_.knows(Mark::Hinted); }
    [[nodiscard]] bool knows_number() const { return number_.has_value(); }

    /// How S takes a number.
    [[nodiscard]] const EntryStyle& entry_style() const noexcept { return entry_style_; }

    /// True if a number that S refuses stays in the entry and must be deleted.
    [[nodiscard]] bool keeps_refused_entry() const noexcept { return keeps_refused_entry_; }

    /// True if a shown pair is drawn like the cursor, so that no mark is read beside a pair.
    [[nodiscard]] bool pair_looks_like_cursor() const noexcept {
        return marks_.pair_looks_like_cursor();
    }
    /// True if tiles of the cursor's kind are not highlighted while a pair is shown.
    [[nodiscard]] bool pair_hides_kind() const noexcept { return marks_.pair_hides_kind(); }
    /// True if what H draws lies over more tiles than those of the pair, so that the board cannot be
    /// read until it has gone.
    [[nodiscard]] bool hint_covers_tiles() const noexcept { return hint_covers_tiles_; }

    /// True if S asks on a page of its own, which shows no board.
    [[nodiscard]] bool asks_on_a_page() const noexcept { return asks_on_a_page_; }

    [[nodiscard]] const zx::oracle::Lattice& lattice() const { return lattice_; }
    [[nodiscard]] const zx::oracle::Alphabet& alphabet() const { return alphabet_; }
    /// The strokes that led from a title to the board on which it learned.
    [[nodiscard]] const std::vector<zx::oracle::PressedStroke>& opening() const { return opening_; }
    /// Returns a few lines of text: the position of the board and how marks are drawn.
    [[nodiscard]] std::string describe() const;

  private:
    Reader() = default;
    /// The first board that was found, and the strokes that led from a title to it.
    struct FirstBoard {
        zx::machine::State state;
        std::vector<zx::oracle::PressedStroke> opening;
    };
    /// Learns on the first board that the waiting program shows or leads to; `first` is that board.
    [[nodiscard]] static zx::Result<Reader> learn_here(zx::oracle::Lockstep& lockstep,
                                                       std::optional<FirstBoard>& first);
    /// Learns alphabet and marks of the full board that is shown at lattice_; tries other ways to tell
    /// tiles if some marks are not found. The machine is restored.
    void learn_look(zx::oracle::Lockstep& lockstep,
                    const std::optional<zx::oracle::Screen>& uncovered);
    /// If some marks are not known, learns all anew on further boards, and keeps the one on which most marks
    /// are found. The machine is restored.
    void learn_on_other_boards(zx::oracle::Lockstep& lockstep);
    /// If the mark of a shown pair is not known, learns all anew with a machine that looks at the picture soon after
    /// a key: the program may show a pair for a short time. If that shows the mark, the machine stays so.
    void learn_brief_pairs(zx::oracle::Lockstep& lockstep);
    /// Learns alphabet and marks of the lattice. `uncovered` is the screen without a cursor that is
    /// drawn over several tiles, if there is one. The machine is restored.
    void learn_marks(zx::oracle::Lockstep& lockstep,
                     const std::optional<zx::oracle::Screen>& uncovered);
    /// Learns them anew for a cursor that is drawn over several tiles, if it is then found.
    void learn_covering_cursor(zx::oracle::Lockstep& lockstep);
    /// Finds the first board. `uncovered` becomes a screen without the cursor if that covers tiles. Fails if there
    /// is no board.
    [[nodiscard]] zx::Result<zx::oracle::Lattice>
    find_first_board(zx::oracle::Lockstep& lockstep, std::optional<zx::oracle::Screen>& uncovered);
    /// If marks make tiles look like others or like empty places, learns all anew with other ways to tell
    /// tiles, and keeps the first with which they do not.
    void learn_other_lattices(zx::oracle::Lockstep& lockstep, const zx::oracle::Screen& screen);
    /// Returns whether marked tiles can be read where a cell of INK alone is no empty place. If not, learns
    /// all anew with whole tiles.
    [[nodiscard]] bool reads_solid_tiles(zx::oracle::Lockstep& lockstep);
    /// If some mark is not known, learns all anew with whole tiles, and keeps them if more marks are.
    void learn_whole_tiles(zx::oracle::Lockstep& lockstep, const zx::oracle::Screen& screen);
    /// The same with tiles that do not begin at cells. The tiles may have been told apart by cells that lie within
    /// each, while marks change others, too.
    void learn_unaligned_tiles(zx::oracle::Lockstep& lockstep);
    /// Does the same as learn_other_lattices() for as long as `goes_on` is true.
    void try_other_lattices(zx::oracle::Lockstep& lockstep,
                            const zx::oracle::Screen& screen,
                            const std::function<bool()>& goes_on);
    /// The number of marks that are known.
    [[nodiscard]] int known_marks() const;
    /// False if boards cannot be read while the cursor moves: always tried if no cursor was learned, and on
    /// empty places if it blinks or covers more than its tile (`covered`). Restores the machine.
    /// For tiles that do not begin at cells, or are only colours: true if boards with marks are read rightly.
    /// Restores the machine.
    [[nodiscard]] bool reads_unusual_tiles(zx::oracle::Lockstep& lockstep) const;
    [[nodiscard]] bool reads_with_cursor(zx::oracle::Lockstep& lockstep, bool covered) const;
    /// True for an empty board without cursor and number. A game that is won still shows one of
    /// them.
    [[nodiscard]] bool gone(const Observation& observation) const;

    /// The colours that most tiles of a board have.
    struct TileColours {
        std::uint8_t attribute = 0;
        /// The bits of the attribute that count: INK may tell the kinds apart.
        std::uint8_t mask = 0;
    };
    /// Returns those of the tiles on the screen, if three of four have them; nothing if there are few tiles.
    [[nodiscard]] std::optional<TileColours> colours_of_tiles(const zx::oracle::Screen& screen,
                                                              std::uint8_t mask) const;
    void learn_colours(const zx::machine::Machine& machine);

    std::vector<zx::oracle::PressedStroke> opening_;
    std::optional<TileColours> colours_;
    zx::oracle::Lattice lattice_;
    zx::oracle::Alphabet alphabet_;
    MarkModel marks_;
    std::optional<NumberPlace> number_;
    EntryStyle entry_style_;
    bool keeps_refused_entry_ = false;
    bool hint_covers_tiles_ = false;
    bool asks_on_a_page_ = false;
    /// The frames in which blinking cells on the board show all their looks; 0 if none blinks.
    int blink_frames_ = 0;
    bool wrong_counts_ = false;
    zx::oracle::TileLooks tile_looks_;
    /// The character sets at the time of learning, because building them costs more than a reading.
    std::optional<zx::oracle::Characters> characters_;
};

} // namespace shisen::oracle
