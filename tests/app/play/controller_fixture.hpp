// A game controller for tests: immediate analysis, and scripted time, randomness and date.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "app/play/controller/game_controller.hpp"
#include "shisen/path.hpp"

namespace zx::play {

/// Answers only when the test asks it to, and records the requests.
class ManualSolver final : public SolverService {
  public:
    void ask(const BoardPosition& position) override {
        ++asked;
        waiting = position;
    }
    void drop() override {
        ++dropped;
        waiting.reset();
    }
    std::optional<shisen::Verdict> answer() override { return std::exchange(ready, std::nullopt); }
    void think() {
        if (waiting) {
            ready = shisen::solve(waiting->board, waiting->gravity);
            waiting.reset();
        }
    }

    int asked = 0;
    int dropped = 0;
    std::optional<BoardPosition> waiting;
    std::optional<shisen::Verdict> ready;
};

inline Setup setup_of(shisen::BoardNumber number) {
    Setup setup;
    setup.settings.tutorial_seen = true;
    setup.number = number;
    setup.chance = [next = std::uint32_t{41}]() mutable { return next++; };
    setup.today = [] { return Date{2026, 11, 21}; };
    return setup;
}

inline Setup small_setup(shisen::BoardNumber number) {
    Setup setup = setup_of(number);
    setup.settings.size = {4, 4};
    return setup;
}

/// Returns the first board of this size that a move can lose while the first pair is always
/// removed.
inline shisen::BoardNumber losable_board(shisen::Size size) {
    for (shisen::BoardNumber number = 1;; ++number) {
        shisen::Board board = shisen::deal(number, size);
        if (shisen::solve(board, shisen::Gravity::On).outcome != shisen::SolverOutcome::Won) {
            continue;
        }
        for (auto pairs = shisen::removable_pairs(board); !pairs.empty();
             pairs = shisen::removable_pairs(board)) {
            for (const shisen::Pair& pair : pairs) {
                shisen::Board after = board;
                shisen::remove_pair(after, pair, shisen::Gravity::On);
                if (shisen::solve(after, shisen::Gravity::On).outcome ==
                    shisen::SolverOutcome::Lost) {
                    return number;
                }
            }
            shisen::remove_pair(board, pairs.front(), shisen::Gravity::On);
        }
    }
}

struct Rig {
    explicit Rig(Setup setup) : controller(light, boards, std::move(setup)) {}

    void wait(double seconds) {
        for (double passed = 0; passed < seconds; passed += 1.0 / 60) {
            controller.advance(1.0 / 60);
        }
    }
    void take(const shisen::Pair& pair) {
        wait(1);
        controller.click(pair.first);
        controller.click(pair.second);
    }
    [[nodiscard]] std::vector<shisen::Pair> pairs() const {
        return shisen::removable_pairs(controller.match().state().board);
    }
    [[nodiscard]] shisen::SolverOutcome outcome_after(const shisen::Pair& pair) const {
        shisen::Board board = controller.match().state().board;
        shisen::remove_pair(board, pair, controller.match().gravity());
        return shisen::solve(board, controller.match().gravity()).outcome;
    }
    /// Returns a pair with that outcome.
    [[nodiscard]] std::optional<shisen::Pair> pair_to(shisen::SolverOutcome outcome) const {
        for (const shisen::Pair& pair : pairs()) {
            if (outcome_after(pair) == outcome) {
                return pair;
            }
        }
        return std::nullopt;
    }
    /// Plays until a move can lose, and makes it. Returns the number of removals before it.
    std::size_t lose() {
        while (!pair_to(shisen::SolverOutcome::Lost)) {
            take(pairs().front());
        }
        const std::size_t before = controller.match().state().done;
        take(*pair_to(shisen::SolverOutcome::Lost));
        return before;
    }
    void win() {
        while (!controller.match().won()) {
            take(*pair_to(shisen::SolverOutcome::Won));
        }
    }
    [[nodiscard]] std::string title() const {
        const View view = controller.view();
        return view.dialog ? view.dialog->title : std::string();
    }
    /// Clicks the row of the open dialog with this label.
    bool choose(std::string_view label) {
        const View view = controller.view();
        for (std::size_t row = 0; view.dialog && row < view.dialog->rows.size(); ++row) {
            if (view.dialog->rows[row].label == label) {
                controller.click_row(static_cast<int>(row));
                return true;
            }
        }
        return false;
    }

    SyncSolver light{400'000};
    SyncSolver boards{60'000};
    GameController controller;
};

} // namespace zx::play
