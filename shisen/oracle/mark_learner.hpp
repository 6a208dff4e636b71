// Learns by pressing keys how a tape draws its marks: what moves with the arrows is the cursor,
// what ENTER leaves behind is the selection, what H lights up is a pair. Of the rules only what a
// player must know to find out is taken for granted: that arrows move by one cell, and that ENTER
// and H do something to tiles.
#pragma once

#include <optional>
#include <vector>

#include "oracle/lockstep.hpp"
#include "shisen/game.hpp"
#include "shisen/oracle/marks.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

class MarkLearner {
  public:
    /// The machine waits with a full board. The alphabet learns what empty places show.
    MarkLearner(zx::oracle::Lockstep& lockstep,
                const zx::oracle::Lattice& lattice,
                zx::oracle::Alphabet& alphabet);

    /// Plays, and leaves the machine as it was.
    [[nodiscard]] MarkModel learn();

  private:
    /// What an arrow does at the board's edge.
    enum class Edge { Round, Stop, NextLine };

    /// A moment of the first walk.
    struct Step {
        zx::machine::State state;
        SeenBoard seen;
        Cell cursor;
    };
    /// What stands where in an example.
    struct Shown {
        Cell cursor;
        std::optional<Cell> selection;
        std::optional<Pair> hint;
    };
    /// A mark is in doubt where nothing differs from the same moment without it.
    struct Doubt {
        Mark mark;
        const SeenBoard& without;
    };

    [[nodiscard]] std::optional<SeenBoard> see() const;
    /// Absent if the machine does not come to rest with a board.
    std::optional<SeenBoard> press(Key key);
    [[nodiscard]] static Cell moved(Cell cell, Key key, Edge edge);
    /// The next arrow of a way along a row, then a column.
    [[nodiscard]] static Key towards(Cell from, Cell to);
    /// Arrows to another cell without crossing an edge; each step is an example. False if one
    /// failed.
    bool go(Cell& from, Cell to);

    void walk();
    /// Where the cursor was all along the walk, if exactly one course fits what was seen.
    void find_cursor();
    [[nodiscard]] std::vector<Cell> course(Cell start, Edge edge) const;
    [[nodiscard]] std::optional<zx::oracle::FeaturePattern>
    drawn_along(const std::vector<Cell>& course) const;
    /// For a cursor that leaves an edge as no rule says: one feature of the tile itself that
    /// exactly one tile has at every step. Empty if there is none, or several that disagree.
    [[nodiscard]] std::vector<Cell> course_of_a_feature() const;
    /// The tiles that are lit are not those of the cursor's kind: then whatever changes with the
    /// cursor, beside itself, is taken to be lit.
    void relabel_lit();
    void add(const SeenBoard& seen, const Shown& shown, std::optional<Doubt> doubt = {});

    /// Tiles may show another character while they are selected, or a pair is shown.
    void learn_selected_forms();
    void learn_hinted_forms();
    /// Learns what stands where a known tile stood; true if that was new.
    bool learn_forms(const Board& before, int form);

    void learn_selection(const Step& step);
    void learn_hints(const Step& step);
    void learn_hints_of_selection(Pair pair);
    void learn_empty_places();
    bool take_a_pair(Cell& cursor, const Board& board);
    bool take_by_hand(Cell& cursor, Pair pair);
    void learn_what_is_empty(int tiles);

    zx::oracle::Lockstep& lockstep_;
    const zx::oracle::Lattice& lattice_;
    zx::oracle::Alphabet& alphabet_;
    zx::machine::State start_;
    bool cursor_known_ = false;
    std::vector<Step> steps_;
    std::vector<Pair> pairs_;
    /// Board by board.
    std::vector<Example> examples_;
};

} // namespace shisen::oracle
