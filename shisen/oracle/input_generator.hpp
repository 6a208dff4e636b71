// Decides which keys to press so that faults show soon. A generator looks at the game as the judge
// knows it and plays scenarios: it takes a shown pair, tries a pair that cannot be joined, goes to
// the end of the hints, goes back and takes another pair, or answers S with nonsense. Some
// generators play a few scenarios on a fresh board, others whole games.
//
// The same seed and the same answers give the same keys.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/model.hpp"

namespace shisen::oracle {

enum class Strategy {
    Scenarios,    ///< scenario after scenario, on a board that stays nearly full
    Game,         ///< a whole game with scenarios in between; B, F, R and L allowed
    Numbers,      ///< numbers over the whole range for S, then N
    Honest,       ///< a whole game without B, F, R and L, by the solver's line if there is one
    Session,      ///< a long pause, many new boards, many removals, then games with pauses
    History,      ///< removals to the end of the game, all of them back, and forward again
    LongHistory,  ///< the same along a line of many removals
    Keyboard,     ///< all keys that are none of the game's, in one of four situations
    Walk,         ///< two opposite arrows, each once on every place of a full board
    DeadEnds,     ///< games without B, F, R and L to a board without moves, in few removals
    LateDeadEnds, ///< such games to a board without moves that has few tiles
    NextGames,    ///< games of few removals and B, each followed by another board or the same again
    Entries,      ///< odd answers to S, one after another
    /// All pairs of new boards on which a tile has two neighbouring partners; some again after B, F or R.
    PairLists,
    EdgeBoards, ///< boards at which a byte of the number overflows, each asked for twice, with a removal
    /// Rows of one key: arrows, H, B with F, R with L, ENTER that removes nothing, odd answers to S, DELETE.
    Stack,
    Branches, ///< games in which B goes back to each depth, and another pair is taken there
    Places,   ///< a selection on each place, dropped by B and F in turn
    Commands, ///< each command after each other one
    Ends,     ///< won games, after which N or S comes at once, or the last pair is taken again
    TakenBack, ///< a few removals, all taken back at once; then F and L with a tile of theirs selected
    Kinds,     ///< ENTER on neighbouring tiles of any two kinds that differ, pair after pair
};

/// SplitMix64, a random number generator with the same output on every host.
class Rng {
  public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() noexcept;
    /// Returns 0 to bound - 1; bound must not be 0.
    std::size_t below(std::size_t bound) noexcept {
        assert(bound != 0);
        return next() % bound;
    }
    bool one_in(std::size_t count) noexcept { return below(count) == 0; }

  private:
    std::uint64_t state_;
};

/// Returns numbers from 1 to 65535: those at which a byte or a bit overflows, with the next ones, and
/// one by chance from each eighth of the range.
[[nodiscard]] std::vector<BoardNumber> sampled_numbers(std::uint64_t seed);

class InputGenerator {
  public:
    /// Begins by choosing the board with S. The first scenario is `opening` modulo the number of
    /// scenarios, so a few turns cover all of them. `numbers` are asked for besides those of
    /// sampled_numbers().
    InputGenerator(std::uint64_t seed,
                   Strategy strategy,
                   BoardNumber board,
                   std::size_t opening = 0,
                   const std::vector<BoardNumber>& numbers = {});

    [[nodiscard]] Step next(const ModelState& position, const RuleVariants& rules);

  private:
    /// An action: go to a cell and then take a step, or only one of the two.
    struct Intent {
        std::optional<Cell> cell;
        std::optional<Step> step;
        /// The arrows pressed so far to go there.
        int arrows = 0;
    };

    struct Scenario;
    static constexpr std::size_t ScenarioCount = 15;
    static const std::array<Scenario, ScenarioCount> Scenarios;

    void plan(const ModelState& position, const RuleVariants& rules);
    void plan_scenario();
    [[nodiscard]] std::size_t pick_scenario();
    void plan_play();
    void press_keys_after_end();
    void plan_history();
    void plan_random_number();
    void plan_walk();
    void plan_dead_end();
    void plan_dead_end_by_hints();
    void plan_kinds();
    void plan_removal_at_side();
    [[nodiscard]] bool try_kinds_near_end();
    [[nodiscard]] bool at_side(const Pair& pair) const;

    // Defined in input_taken_back.cpp.
    void plan_taken_back();

    // Defined in input_next_games.cpp.
    void plan_next_game();
    void take_first_shown(std::size_t times);
    void take_from_below();

    void plan_rows();       ///< defined in input_rows.cpp
    void plan_edge_board(); ///< defined in input_edge_boards.cpp
    void plan_end();        ///< defined in input_ends.cpp
    void plan_branches();   ///< defined in input_branches.cpp
    void plan_commands();   ///< defined in input_commands.cpp

    // Defined in input_places.cpp.
    void plan_places();
    void use_selection_from_before();

    // Defined in input_pair_lists.cpp.
    void plan_pair_list();
    void list_after_travel(std::size_t pairs);

    // Defined in input_scenarios.cpp. Each adds intents, or none if the scenario is impossible now.
    void take_shown();
    void take_by_hand();
    void try_blocked();
    void try_other_kind();
    void same_tile_twice();
    void enter_on_empty();
    void all_hints();
    void hints_of_tile();
    [[nodiscard]] bool hints_of_shown_tile();
    void list_before_selection();
    void ask_pairs_of(Cell cell, bool to_the_end);
    void drop_hint();
    void go_back();
    void idle_travel();
    void over_the_edge();
    void odd_answers();
    void question();
    void odd_answer();
    void random_board();
    void other_gravity();
    [[nodiscard]] Cell some_tile();

    // Helpers that add intents, and distances on the board.
    void go(Cell cell) { intents_.push_back({cell, {}}); }
    void key(Key key, std::size_t times = 1);
    void enter(Cell cell) { intents_.push_back({cell, press(Key::Enter)}); }
    void answer_with(std::string text) { intents_.push_back({{}, answer(std::move(text))}); }
    /// Presses H until the pair is shown, then ENTER.
    void take_from_list(const Pair& pair);
    /// Takes a pair that next_of_line() has returned, with H or without.
    void take_of_line(const Pair& pair);
    [[nodiscard]] bool ends_line_by_hand();
    /// Returns the next pair of the line, or no pair if there is no line from this board to the end
    /// that the strategy looks for.
    [[nodiscard]] std::optional<Pair> next_of_line();
    [[nodiscard]] std::vector<Pair> new_line();
    [[nodiscard]] int way(Cell from, Cell to) const;
    /// Returns the cell with a tile or without one that is nearest to `from`, if there is one.
    [[nodiscard]] std::optional<Cell> nearest(bool tile, Cell from) const;
    [[nodiscard]] std::optional<Key> arrow_towards(Cell cell) const;
    [[nodiscard]] std::optional<Key> arrow_over_empty_places(Cell cell) const;

    Rng rng_;
    Strategy strategy_;
    BoardNumber board_;
    /// Absent after it has been played.
    std::optional<std::size_t> opening_;
    /// The odd answers of one scenario, and the next one's index in the list of all of them.
    static constexpr std::size_t OddAnswers = 2;
    std::size_t odd_ = 0;
    /// True if the next random board comes while a pair is shown.
    bool shows_pair_first_ = true;
    /// True if a turn that asks for numbers has pressed N and not yet asked for the number shown.
    bool random_ = false;
    /// The next way through the history in the list of all of them.
    std::size_t journey_;
    /// The number of times that pairs of a selected tile were asked for: whether the cursor leaves it before, and
    /// to which side, changes each time.
    std::size_t times_asked_;
    /// True if the pairs of a tile that H has just shown are to be asked for. The description wants all of them,
    /// also those that were in a list of all pairs before.
    bool asks_for_shown_tile_ = false;
    /// The next of the four edges that the cursor crosses.
    std::size_t edge_;
    /// The parts that plan_next_game() has planned.
    int next_game_ = 0;
    /// The steps of plan_pair_list() to another board, and the board whose pairs it listed last.
    int deals_ = 0;
    Board listed_board_ = Board();
    /// The number of H for that board's list after B, F or R; 0 after it. And the number of such lists.
    std::size_t list_again_ = 0;
    int travelled_lists_ = 0;
    /// The number of boards on which a selection came between two pairs.
    int lists_of_tiles_ = 0;
    /// The parts that plan_rows() has planned.
    int row_part_ = 0;
    /// True after plan_places() has planned a board.
    bool places_planned_ = false;
    /// The parts that plan_branches() has planned.
    std::size_t branch_part_ = 0;
    /// The parts that plan_edge_board() has planned.
    std::size_t edge_part_ = 0;
    std::deque<Intent> intents_;
    /// The kinds that were compared by ENTER on neighbouring tiles, the lower one first.
    std::set<std::pair<Kind, Kind>> compared_;
    /// The places and arrows of a walk that are still to come, and the last arrow.
    std::vector<std::pair<Cell, Key>> walk_;
    Key walk_arrow_ = Key::Right;
    /// Pairs that end a game, the next one last, and the board on which the next one is taken.
    std::vector<Pair> line_;
    Board line_board_ = Board();
    /// The removals that a session has planned.
    int session_removals_ = 0;
    bool has_line_ = true;
    /// In some games the pairs at one side of the board go first, so that its columns or rows become
    /// empty in that order.
    enum class Side { Any, Left, Right, Top, Bottom };
    Side side_ = Side::Any;
    /// True if the number of the board that DELETE has dealt after a won game is still to be asked for.
    bool asks_again_ = false;
    /// The parts that plan_taken_back() has planned.
    std::size_t taken_back_ = 0;
    /// For Strategy::Ends: the games that have ended.
    std::size_t ends_ = 0;
    /// The number of tiles at the last try_kinds_near_end().
    int tiles_tried_ = 0;
    /// The number of pairs that were shown and not taken because another one is looked for.
    int passed_over_ = 0;
    /// The pair that is looked for with H.
    std::optional<Pair> wanted_;
    // The inputs of the planning, valid during next().
    const ModelState* position_ = nullptr;
    const RuleVariants* rules_ = nullptr;
    std::vector<Pair> pairs_;
};

} // namespace shisen::oracle
