// Which keys to press so that faults show soon. A generator looks at the game as the judge knows it
// and runs scenarios: one takes a shown pair, one tries a pair that cannot be joined, one goes to
// the end of the hints, one goes back and takes something else, one answers S with nonsense ...
// Some walkers only have time for a few of them on a fresh board, others play whole games.
//
// The same seed and the same answers give the same keys.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/model.hpp"

namespace shisen::oracle {

enum class Strategy {
    Scenarios, ///< one scenario after the other, on a board that stays nearly full
    Game,      ///< plays to the end, scenarios in between, going back allowed
    Honest,    ///< plays to the end without B, F, R and L, to win if the solver knows how
};

/// SplitMix64: own chance, the same on every host.
class Rng {
  public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() noexcept;
    /// 0 .. bound - 1; bound is not 0.
    std::size_t below(std::size_t bound) noexcept {
        assert(bound != 0);
        return next() % bound;
    }
    bool one_in(std::size_t count) noexcept { return below(count) == 0; }

  private:
    std::uint64_t state_;
};

class InputGenerator {
  public:
    /// Begins by choosing the board with S. The first scenario is `opening`, modulo their number,
    /// so that a few turns see them all.
    InputGenerator(std::uint64_t seed,
                   Strategy strategy,
                   BoardNumber board,
                   std::size_t opening = 0);

    [[nodiscard]] Step next(const ModelState& position, const RuleVariants& rules);

  private:
    /// Something to be done: go to a cell, then press a key; or one of the two; or answer.
    struct Intent {
        std::optional<Cell> cell;
        std::optional<Step> step;
    };

    struct Scenario;
    static const std::array<Scenario, 15> Scenarios;

    void plan(const ModelState& position, const RuleVariants& rules);
    void plan_scenario();
    [[nodiscard]] std::size_t pick_scenario();
    void plan_play();

    // walker_errands.cpp. Each adds intents; none if it makes no sense in this position.
    void take_shown();
    void take_by_hand();
    void try_blocked();
    void try_other_kind();
    void same_tile_twice();
    void enter_on_empty();
    void all_hints();
    void hints_of_tile();
    void drop_hint();
    void go_back();
    void idle_travel();
    void over_the_edge();
    void odd_answers();
    void random_board();
    void other_gravity();
    [[nodiscard]] Cell some_tile();

    // Intents, and ways over the board.
    void go(Cell cell) { intents_.push_back({cell, {}}); }
    void key(Key key, std::size_t times = 1);
    void enter(Cell cell) { intents_.push_back({cell, press(Key::Enter)}); }
    void answer_with(std::string text) { intents_.push_back({{}, answer(std::move(text))}); }
    /// H so often that the pair is shown, and ENTER.
    void take_from_list(const Pair& pair);
    [[nodiscard]] std::optional<Pair> winning_pair();
    [[nodiscard]] int way(Cell from, Cell to) const;
    [[nodiscard]] std::optional<Key> arrow_towards(Cell cell) const;

    Rng rng_;
    Strategy strategy_;
    BoardNumber board_;
    /// Absent once it has been run.
    std::optional<std::size_t> opening_;
    std::deque<Intent> intents_;
    /// The solver's line, and the board on which its next pair is to be taken.
    std::vector<Pair> line_;
    Board line_board_ = Board();
    bool solvable_ = true;
    // What the planning looks at; set by next() for its own time.
    const ModelState* position_ = nullptr;
    const RuleVariants* rules_ = nullptr;
    std::vector<Pair> pairs_;
};

} // namespace shisen::oracle
