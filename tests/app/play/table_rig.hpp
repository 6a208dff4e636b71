// A table as the tests hold it: prompt advice, scripted time, chance and date.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "app/play/table.hpp"
#include "shisen/path.hpp"

namespace zx::play {

/// Answers only when the test says so, and notes what it was asked.
class SlowAdviser final : public Adviser {
  public:
    void ask(const Position& position) override {
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
    std::optional<Position> waiting;
    std::optional<shisen::Verdict> ready;
};

inline Setup setup_of(shisen::BoardNumber number) {
    Setup setup;
    setup.settings.lesson_seen = true;
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

/// The first board of this size that can be lost by a move while the first pair is taken each time.
inline shisen::BoardNumber losable_board(shisen::Size size) {
    for (shisen::BoardNumber number = 1;; ++number) {
        shisen::Board board = shisen::deal(number, size);
        if (shisen::solve(board, shisen::Gravity::On).outcome != shisen::Outcome::Won) {
            continue;
        }
        for (auto pairs = shisen::removable_pairs(board); !pairs.empty();
             pairs = shisen::removable_pairs(board)) {
            for (const shisen::Pair& pair : pairs) {
                shisen::Board after = board;
                shisen::remove_pair(after, pair, shisen::Gravity::On);
                if (shisen::solve(after, shisen::Gravity::On).outcome == shisen::Outcome::Lost) {
                    return number;
                }
            }
            shisen::remove_pair(board, pairs.front(), shisen::Gravity::On);
        }
    }
}

struct Rig {
    explicit Rig(Setup setup) : table(light, boards, std::move(setup)) {}

    void wait(double seconds) {
        for (double passed = 0; passed < seconds; passed += 1.0 / 60) {
            table.advance(1.0 / 60);
        }
    }
    void take(const shisen::Pair& pair) {
        wait(1);
        table.click(pair.first);
        table.click(pair.second);
    }
    [[nodiscard]] std::vector<shisen::Pair> pairs() const {
        return shisen::removable_pairs(table.match().state().board);
    }
    [[nodiscard]] shisen::Outcome outcome_after(const shisen::Pair& pair) const {
        shisen::Board board = table.match().state().board;
        shisen::remove_pair(board, pair, table.match().gravity());
        return shisen::solve(board, table.match().gravity()).outcome;
    }
    /// A pair with that outcome.
    [[nodiscard]] std::optional<shisen::Pair> pair_to(shisen::Outcome outcome) const {
        for (const shisen::Pair& pair : pairs()) {
            if (outcome_after(pair) == outcome) {
                return pair;
            }
        }
        return std::nullopt;
    }
    /// Plays until a move can lose, and makes it. The number of removals before it.
    std::size_t lose() {
        while (!pair_to(shisen::Outcome::Lost)) {
            take(pairs().front());
        }
        const std::size_t before = table.match().state().done;
        take(*pair_to(shisen::Outcome::Lost));
        return before;
    }
    void win() {
        while (!table.match().won()) {
            take(*pair_to(shisen::Outcome::Won));
        }
    }
    [[nodiscard]] std::string title() const {
        const View view = table.view();
        return view.panel ? view.panel->title : std::string();
    }
    /// Clicks the row of the open sheet with this label.
    bool choose(std::string_view label) {
        const View view = table.view();
        for (std::size_t row = 0; view.panel && row < view.panel->rows.size(); ++row) {
            if (view.panel->rows[row].label == label) {
                table.click_row(static_cast<int>(row));
                return true;
            }
        }
        return false;
    }

    PromptAdviser light{400'000};
    PromptAdviser boards{60'000};
    Table table;
};

} // namespace zx::play
