// Learns by pressing keys how a tape draws its marks: the cursor moves with the arrows, the
// selection remains after ENTER, a shown pair appears after H. The only rules that are assumed are
// those that a player needs to find out the same: arrows move by one cell on a full board, ENTER and
// H change tiles.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "oracle/lockstep.hpp"
#include "shisen/game.hpp"
#include "shisen/oracle/marks.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

class MarkLearner {
  public:
    /// The machine waits with a full board. The alphabet is extended by the drawings of empty
    /// places, the lattice by the cells near a tile in which marks are drawn.
    MarkLearner(zx::oracle::Lockstep& lockstep,
                zx::oracle::Lattice& lattice,
                zx::oracle::Alphabet& alphabet);

    /// For a cursor that is drawn over its tile: learns how it looks on each kind. `odd` is the tile
    /// that has the cursor. Presses keys and restores the machine.
    void learn_cursor_forms(const OddTile& odd);

    /// For tiles of the cursor's kind with drawings of their own: learns how each kind looks then.
    /// `board` is the one on the screen. Presses keys and restores the machine.
    void learn_lit_forms(const Board& board);

    /// For a cursor that is drawn over several tiles: learns how the kinds look under each part of it.
    /// `board` is the one on the screen, `plain` the screen without the cursor. Presses keys and
    /// restores the machine.
    void learn_overlaid_forms(const Board& board, const zx::oracle::Screen& plain);

    /// Presses keys and restores the machine.
    [[nodiscard]] MarkModel learn();

    /// True if what H draws, for example a line between the tiles of the pair, lies over more tiles
    /// than the pair's. Known after learn().
    [[nodiscard]] bool hint_covers_tiles() const noexcept { return hint_covers_tiles_; }

  private:
    // The numbers of learned forms; 0 is plain, 1 is inverse, and 5 is LitForm.
    static constexpr int SelectedForm = 2;
    static constexpr int HintedForm = 3;
    static constexpr int CursorForm = 4;
    static constexpr int FirstOverlaidForm = 6;

    /// What an arrow does at the edge of the board.
    enum class Edge { Round, Stop, NextLine };

    /// One step of the first walk.
    struct Step {
        zx::machine::State state;
        zx::oracle::Screen screen;
        SeenBoard seen;
        Cell cursor;
    };
    /// The position of the marks in an example.
    struct Shown {
        Cell cursor;
        std::optional<Cell> selection;
        std::optional<Pair> hint;
        /// True if the cursor hides the selection of its tile.
        bool selection_hidden = false;

        [[nodiscard]] bool in_pair(Cell cell) const {
            return hint && (hint->first == cell || hint->second == cell);
        }
    };
    /// A mark is doubtful if nothing differs from the same moment without it.
    struct Doubt {
        Mark mark;
        const SeenBoard& without;
    };

    [[nodiscard]] std::optional<SeenBoard> see() const;
    /// Returns nothing if the machine does not settle with a board on the screen.
    std::optional<SeenBoard> press(Key key);
    [[nodiscard]] static Cell moved(Cell cell, Key key, Edge edge);
    /// Returns the next arrow of a way that goes along a row, then a column.
    [[nodiscard]] static Key towards(Cell from, Cell to);
    /// Moves to another cell without crossing an edge; each step is an example. A step after which
    /// the cursor is not seen becomes one as soon as the cursor is seen where it must be. `from` is
    /// corrected if the cursor is seen elsewhere. Returns false if a step failed. Learns how a
    /// cursor that is a form looks on the empty places of `board`.
    bool go(Cell& from, Cell to, const Board* board = nullptr);

    /// Makes the unconfirmed steps examples.
    void confirm();

    /// Walks the cursor to a corner of the board and finds the cursor's positions; tries the
    /// opposite corner if they are not found.
    void walk();
    void walk_along(std::vector<Key> keys);
    /// Finds the cursor's positions during the walk, if exactly one course fits the observations.
    void find_cursor();
    void find_cursor_along_steps();
    /// `side` is for the left and right edges, `top` for the other two.
    [[nodiscard]] std::vector<Cell> course(Cell start, Edge side, Edge top) const;
    /// Returns the courses from each cell of the board with each two rules for its edges.
    [[nodiscard]] std::vector<std::vector<Cell>> all_courses() const;
    /// Corrects which form of each tile is the plain one by the steps of the walk, and looks at these
    /// again.
    void find_usual_forms();
    /// Reads the boards of the walk's screens again.
    void see_steps_again();
    /// Finds a cursor that is shown by two marks outside the board, one beside its row and one above or
    /// below its column. A cursor that stops at the edges of this corner visits few rows; another walk
    /// shows more of it.
    enum class FewSteps { Enough, TooFew };
    void find_cursor_in_margin(FewSteps few);
    /// Chooses the cells near the tiles in which the walk has drawn something, and looks at the
    /// steps of the walk again.
    void find_near_cells();
    /// True if the drawing of the cell at this offset from the first cell of any tile changes in a step
    /// of the walk, or its colours without those of the first cell.
    [[nodiscard]] bool changes_in_walk(zx::oracle::CharPosition offset) const;
    /// Returns what all tiles on the course have, each at its step, and no other tile has. What the
    /// cells show for which `unseen` is true does not count while the course is there.
    [[nodiscard]] std::optional<zx::oracle::FeaturePattern>
    drawn_along(const std::vector<Cell>& course,
                const std::function<bool(Cell)>& unseen = {}) const;
    /// Finds a cursor that replaces a part of its tile, so that what it changes there depends on the kind.
    void find_cursor_that_replaces();
    /// True if the mark of the walk is missing on one cell of the board only, always.
    [[nodiscard]] bool misses_one_cell() const;
    /// Finds a cursor that a faulty game moves: it always passes over one row or one column, never comes to
    /// the last one, or two arrows are exchanged. If several courses fit, none does.
    void find_cursor_that_skips();
    /// Returns the cell after an arrow.
    using NextCell = std::function<Cell(Cell, Key)>;
    /// Returns the ways in which such a game moves the cursor.
    [[nodiscard]] static std::vector<NextCell> faulty_moves();
    /// Returns the number of features that all tiles on the course have, as in drawn_along(), and of
    /// which each alone excludes all other tiles.
    [[nodiscard]] std::size_t telling_features(const std::vector<Cell>& course,
                                               const std::function<bool(Cell)>& unseen) const;
    /// Finds a cursor that is not drawn in one row or one column. Of several courses the one with
    /// a mark in the tiles, the most steps and the most telling features counts; of two equally
    /// good ones none does. The steps without a cursor are forgotten; the learner begins all that
    /// follows at the first of the others.
    void find_cursor_with_gap();
    /// Finds a cursor that looks like the other highlighted tiles of some kinds, but not of most.
    void find_cursor_among_mates();
    /// True if such a cursor is looked for, and both tiles are of the same kind.
    [[nodiscard]] bool is_mate(const Board& board, Cell cell, Cell cursor) const {
        return mates_look_like_cursor_ && board.occupied(cell) &&
               board.at(cell) == board.at(cursor);
    }
    /// Finds a cursor whose marks a faulty game never removes: all cells that it has left look as its own does.
    void find_cursor_with_trail();
    /// Returns what all cells of the course that have been visited have at each step, and no other cell has.
    [[nodiscard]] std::optional<zx::oracle::FeaturePattern>
    drawn_on_all_of(const std::vector<Cell>& course) const;
    /// Returns the marks that the examples tell, with what is known of marks that look alike.
    [[nodiscard]] MarkModel marks_of_examples() const;
    /// For a cursor that crosses an edge in a way that no rule variant describes: finds one feature
    /// of a tile that exactly one tile has at every step. Returns an empty course if there is none,
    /// or if several disagree.
    [[nodiscard]] std::vector<Cell> course_of_a_feature() const;
    /// If the highlighted tiles are not those of the cursor's kind, takes all tiles that change
    /// with the cursor, except the cursor's own, as highlighted.
    void relabel_lit();
    /// If nearly all tiles that look highlighted are of the cursor's kind, the others are doubtful: a
    /// faulty game may leave tiles highlighted.
    void doubt_stray_lights();
    void add(const SeenBoard& seen, const Shown& shown, std::optional<Doubt> doubt = {});
    /// Decides which marks of another tile of the cursor's kind are doubtful. A tape may highlight it like
    /// the cursor, or not at all while a pair is shown.
    void doubt_mate(Example& example, const Board& board, const Shown& shown, Cell cell);
    /// True if the cell of this board looked like this in a step of the walk that had the cursor on another
    /// kind.
    [[nodiscard]] bool
    looked_plain(const Board& board, Cell cell, const zx::oracle::TileFeatures& look) const;

    /// Returns the kinds of which nearly all tiles show unknown drawings.
    [[nodiscard]] std::vector<Kind> changed_kinds(const Board& board) const;
    /// Returns a tile that looks as most tiles of its kind do.
    [[nodiscard]] std::optional<Cell> usual_tile(const Board& board, Kind kind) const;
    /// Learns the plain drawing of the kind that was under the cursor when the alphabet was made.
    /// False if no kind changes its drawing with the cursor.
    bool find_kind_lit_first(const Board& board);
    /// Returns the number of kinds whose other drawing is on the screen for the first time.
    int learn_lit_kinds(const Board& board);
    /// Makes all known drawings of tiles those that a blinking cell shows rather than others.
    void rather_show_known_tiles();

    /// A tile may show another character while it is selected or belongs to a shown pair.
    /// For a cursor that the program makes blink: learns how it looks on the kinds that the walk has not
    /// led to. Where a tile has a blank cell, what the cursor draws into it is read.
    void learn_blinking_forms();
    void learn_selected_forms();
    /// If the selection is drawn in a tile: adds examples of a selected tile of each kind. A part of such
    /// a mark may have the pixels that the tile has, and so change nothing.
    void learn_selection_of_kinds();
    /// Presses arrows along a row, then a column, whatever they show. Returns `to`.
    Cell walk_over(Cell from, Cell to);
    void learn_hinted_forms();
    /// Learns them by pairs of one board, and returns true if any differs. `covered_before` has the tiles
    /// that an earlier H covered.
    bool learn_hinted_forms_on(const SeenBoard& bare, std::vector<Cell>& covered_before);
    [[nodiscard]] bool all_kinds_hinted() const;
    /// True if the cursor, which was on this tile before H, is elsewhere now: an arrow shows where. Only for a
    /// cursor that is a form. Restores the machine.
    [[nodiscard]] bool cursor_has_left(Cell cell);
    /// Returns the tiles with unknown drawings if they are more than those of a pair and none is left
    /// after an arrow; else nothing. Restores the machine.
    [[nodiscard]] std::vector<Cell> covered(const Board& bare);
    /// Presses N or DELETE; says yes to a question.
    void deal_another(Key key, const Board& old);
    /// Learns the drawing at the place of a known tile. Returns true if it is new.
    /// `marked` is a tile that carries another drawn mark, too.
    bool learn_forms(const Board& before, int form, std::optional<Cell> marked = {});
    /// Returns the only place on the screen that shows the cursor by a form.
    [[nodiscard]] std::optional<Cell> cursor_form_shown() const;
    /// Returns the places of known tiles that show an unknown drawing.
    [[nodiscard]] std::vector<Cell> unknown_tiles(const Board& before) const;

    /// A screen after H: the pair, the cursor, and the same moment without the pair.
    struct HintSeen {
        std::optional<Pair> pair;
        Cell cursor;
        SeenBoard without;
    };

    /// Adds examples of selected tiles. The cursor must be known.
    void learn_selections();
    void learn_selection(const Step& step);
    /// Returns the nearest tile of the kind at `from` that is not `but`.
    [[nodiscard]] static std::optional<Cell> other_of_kind(const Board& board, Cell from, Cell but);
    /// Selects the tile at the cursor and moves the cursor to another one of its kind: a tile that is
    /// selected and highlighted, without the cursor.
    void learn_lit_selection(const Step& step);
    /// The same for a shown pair: moves the cursor to a third tile of its kind before H.
    void learn_lit_hints(Pair pair);
    /// Returns the candidate that has the cursor, by its drawing or by the arrows. `before` is where it
    /// was before H. Restores the machine.
    std::optional<Cell>
    cursor_among(const SeenBoard& seen, Cell before, const std::vector<Cell>& candidates);
    /// Returns the empty place on which a removal has left the cursor, as the arrows show it; `cursor` if they
    /// do not. Restores the machine.
    Cell left_on_empty(const SeenBoard& seen, Cell cursor);
    /// True if an arrow that would move it from either cell moves the cursor from `from`. Restores the
    /// machine.
    bool arrow_moves_from(Cell from, Cell other);
    /// `bare_state` and `bare` are the moment before H with the cursor at `cursor`. Restores the machine.
    std::optional<HintSeen> hint_seen(const zx::machine::State& bare_state,
                                      const SeenBoard& bare,
                                      Cell cursor,
                                      const SeenBoard& seen,
                                      std::optional<Cell> partner = {});
    void learn_hints(const Step& step);
    /// Returns of how many kinds the pairs seen are on this board.
    [[nodiscard]] std::size_t kinds_of_pairs(const Board& board) const;
    /// Notes the only tile that H has changed, if there is one; notes that H shows something else, if it changes
    /// several.
    void note_lone_hint(const Step& step, const SeenBoard& seen);
    /// Adds the noted tiles as pairs of which both tiles are the same, if H has never shown a pair but one tile
    /// each time: a faulty game may mark only one of the two.
    void learn_lone_hints();
    /// Adds an example of a pair that stays after an arrow, with the cursor on another kind: where H moves the
    /// cursor to the pair, all others are highlighted, too. `cursor` is where H has moved it. Restores the
    /// machine.
    void learn_hint_after_arrow(const Pair& pair, Cell cursor);
    /// Returns the marks that the examples tell. If these contradict each other, leaves out or corrects
    /// some of them.
    MarkModel marks_despite_doubts();
    /// Makes the cursor doubtful on selected tiles, if one of them looks as the cursor does during the
    /// walk. Returns false if none does. If the program inverts a tile for each of the two marks, the
    /// other tiles of the kind look like the cursor if they are selected, and a tile with both does not.
    bool doubt_cursor_on_selected();
    /// True if a tile of a shown pair, without the cursor, looks as the cursor does during the walk.
    [[nodiscard]] bool pair_looks_like_cursor() const;
    /// Drops the examples of the boards for which `wanted` is false. It gets the first of the board's examples.
    void keep_boards(const std::function<bool(const Example*)>& wanted);
    /// Drops the examples of boards on which the cursor is not where an arrow should have led it, although no
    /// other mark can hide it there: a faulty game may ignore an arrow. Returns false, and drops none, if there
    /// are no such boards or many.
    bool forget_missed_arrows();
    /// Drops the examples of all boards that show a pair: it cannot be told from the cursor.
    void forget_pairs();
    void learn_hints_of_selection(Pair pair);
    /// Adds an example of a pair with a selected tile that the cursor has left. The cursor is on the selected
    /// tile, and no pair is shown. Restores the machine.
    void learn_hint_of_left_selection(const Pair& pair, Cell selected);
    void learn_empty_places();
    /// True if an empty place may show another drawing while the cursor is on it. A blinking cell of a
    /// tile is read as the tile, but one of an empty place as the cursor.
    [[nodiscard]] bool cursor_changes_empty_places() const {
        return cursor_is_a_form_ || lockstep_.blink_frames() > 0;
    }
    /// Removes pairs by hand so that the cursor is left on an empty place: pairs whose last tile is in
    /// the top row, which leave it empty with gravity, too; without gravity any pairs.
    void learn_cursor_left_on_empty();
    [[nodiscard]] static std::vector<Pair> pairs_to_remove(const Board& board, int last_row);
    /// Does so with pairs whose last tile is in the rows 0 to `last_row`, each from the present
    /// moment. Returns how often the cursor was left on an empty place.
    int leave_cursor_on_empty(const Board& board, Cell start, int last_row);
    /// For tiles that throw shadows into empty places: removes pairs without gravity, to see empty
    /// places below tiles and between them.
    void learn_shaded_places();
    /// Removes pairs with H and ENTER on a full board, to see empty places.
    void take_shown_pairs(Cell cursor);
    bool take_a_pair(Cell& cursor, const Board& board, bool by_hand);
    bool take_by_hand(Cell& cursor, Pair pair);
    /// `cursor` is the cell that has the cursor, unless a removal has moved it to another empty place.
    /// `tiles` is the number of tiles on the board.
    void learn_what_is_empty(int tiles, Cell cursor);
    /// Returns the one of the empty places whose drawing changes with most arrows: the cursor leaves it.
    /// Returns `expected` if there is none, or if all places have the same drawing.
    [[nodiscard]] Cell place_that_arrows_change(const std::vector<Cell>& places, Cell expected);

    zx::oracle::Lockstep& lockstep_;
    zx::oracle::Lattice& lattice_;
    zx::oracle::Alphabet& alphabet_;
    /// The machine before the walk, or at the first step of it at which the cursor is drawn.
    zx::machine::State start_;
    bool cursor_known_ = false;
    /// True if the first walk shows a cursor that moves in a way that no rule allows. It is then elsewhere than
    /// it should be in many examples.
    bool moves_like_no_rule_ = false;
    /// Where the mark of the walk was at the cursor in the examples, and where it was not.
    std::set<Cell> seen_at_;
    std::set<Cell> unseen_at_;
    /// The row, the column or the cell that does not show the cursor, if there is one.
    std::function<bool(Cell)> cursor_gap_;
    /// The mark of a cursor that leaves it on all its cells, if that was found.
    std::optional<zx::oracle::FeaturePattern> trail_;
    /// True if other tiles of the cursor's kind may look as the cursor does.
    bool mates_look_like_cursor_ = false;
    /// How many tiles of the cursor's kind were highlighted while a pair was shown, and were not.
    int lit_beside_pairs_ = 0;
    int unlit_beside_pairs_ = 0;
    /// True after forget_pairs().
    bool pairs_forgotten_ = false;
    /// True if doubt_cursor_on_selected() has found such a tile.
    bool selected_looks_like_cursor_ = false;
    /// True if the cursor changes the drawing of its tile.
    bool cursor_is_a_form_ = false;
    /// True if it changes the drawings of tiles beside it, too.
    bool cursor_is_large_ = false;
    /// The same for the other tiles of the cursor's kind.
    bool lit_is_a_form_ = false;
    /// True if H has been seen to move the cursor.
    bool hint_moves_cursor_ = false;
    /// How many examples learn_hint_after_arrow() has added, and how often it was called.
    int hints_after_arrows_ = 0;
    int arrows_tried_ = 0;
    bool hint_covers_tiles_ = false;
    /// The keys of the walk.
    std::vector<Key> way_;
    /// The moments before and between these keys, and after the last one, as far as they are known.
    std::vector<Step> steps_;
    /// The marks as far as the walk shows them.
    MarkModel walked_;
    /// Steps after which the cursor was not seen, for example on an empty place.
    struct Unconfirmed {
        SeenBoard seen;
        Cell cursor;
    };
    std::vector<Unconfirmed> unconfirmed_;
    /// True if the cursor was seen elsewhere than one cell from its former place.
    bool astray_ = false;
    std::vector<Pair> pairs_;
    /// A screen after H on which one tile has changed, and the same moment before H.
    struct LoneHint {
        SeenBoard seen;
        SeenBoard without;
        Cell cursor;
        Cell tile;
    };
    std::vector<LoneHint> lone_hints_;
    /// True if H has changed more than one tile, and this was no pair.
    bool hints_unclear_ = false;
    /// Ordered by board.
    std::vector<Example> examples_;
};

/// Returns the screen without the marks that follow the arrows. Presses keys and restores the machine.
[[nodiscard]] zx::oracle::Screen screen_without_cursor(zx::oracle::Lockstep& lockstep);

} // namespace shisen::oracle
