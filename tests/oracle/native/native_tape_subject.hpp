// The native tape as a subject (tests/oracle/native/native_tape.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/oracle/native/native_tape.hpp"

namespace fixture {

using namespace shisen;
using namespace shisen::oracle;

constexpr int Columns = 14;
constexpr int Rows = 6;

/// The letters of the board with the ring around it.
using Grid = std::array<std::array<int, Columns + 2>, Rows + 2>;
constexpr int Empty = -1;

struct Taken {
    Cell a;
    Cell b;
    int kind = 0;
};

class NativeTape final : public Subject {
  public:
    NativeTape(NativeHouse house, bool falls) : house_(std::move(house)), falls_(falls) {
        deal_board(4711);
    }
    NativeTape(const NativeTape&) = default;

    [[nodiscard]] std::unique_ptr<Subject> copy() const override {
        return std::make_unique<NativeTape>(*this);
    }

    [[nodiscard]] Observed look() const override;
    [[nodiscard]] Observed act(const Step& step) override;
    [[nodiscard]] std::optional<int> shown_border() const override {
        return house_.pair_covers_tiles ? std::optional(border()) : std::nullopt;
    }

  private:
    [[nodiscard]] bool flaw(Flaw flaw) const { return house_.flaw == flaw; }
    template <class Choice> [[nodiscard]] bool is(Choice choice) const {
        return house_.rules.at(rule_of(choice)) == static_cast<Setting>(choice);
    }
    template <class Choice> [[nodiscard]] bool is(Rule rule, Choice choice) const {
        return house_.rules.at(rule) == static_cast<Setting>(choice);
    }
    /// `home` is the rule for where the cursor is then.
    void deal_board(int number, Rule home = Rule::Home);
    void random_board(bool same_number = false);
    [[nodiscard]] Grid dealt(int number) const;
    void command(Key key);
    [[nodiscard]] static Rule rule_of_travel(Rule of_back, Key key);
    [[nodiscard]] bool only_clears_selection(Key key) const;
    [[nodiscard]] bool ends_message(Key key);
    void answer(const std::string& text);
    void enter_digits(const std::string& digits);
    /// Does what a setting of Entry says.
    void odd_entry(Setting outcome);
    void give_up_question();
    void arrow(Key key);
    void move_cursor(Key key);
    [[nodiscard]] bool moves_on_empty_line() const;
    void enter();
    void enter_with_selection();
    void hint();
    void note_hint();
    void begin_hints();
    void put_in_own_order();
    void travel(Key key);
    void go_to_next_tile();
    void go_to_last_tile();
    void go_opposite();
    void travel_cursor(Key key, const Grid& before);
    void go_home(Rule rule = Rule::Home);
    void take(Cell a, Cell b);
    void deal_after_win();
    void remove(Grid& grid, Cell a, Cell b, bool first_time) const;
    void removal_cursor(const Taken& taken, bool on_tile);
    void fall(Grid& grid, int column) const;
    void put_back_badly();
    [[nodiscard]] bool joined(const Grid& grid, Cell a, Cell b, bool by_hand) const;
    /// In reading order. Valid until the board changes.
    [[nodiscard]] const std::vector<Pair>& pairs() const;
    [[nodiscard]] int tiles() const;
    [[nodiscard]] int border() const;
    [[nodiscard]] int& at(Grid& grid, Cell cell) const {
        return grid[static_cast<std::size_t>(cell.row + 1)]
                   [static_cast<std::size_t>(cell.column + 1)];
    }
    [[nodiscard]] int at(const Grid& grid, Cell cell) const {
        return grid[static_cast<std::size_t>(cell.row + 1)]
                   [static_cast<std::size_t>(cell.column + 1)];
    }

    NativeHouse house_;
    bool falls_;
    int commands_ = 0;
    int number_ = 0;
    Grid dealt_{};
    Grid grid_{};
    /// The board of which pairs() was last asked, and what it returned.
    mutable std::optional<Grid> grid_of_pairs_;
    mutable std::vector<Pair> pairs_;
    Cell cursor_;
    std::optional<Cell> selection_;
    std::optional<Cell> lost_at_;
    std::optional<Pair> shown_;
    /// True if the shown pair is not drawn any more.
    bool hidden_ = false;
    bool hint_over_ = false;
    std::vector<Pair> list_;
    std::optional<Cell> list_for_;
    std::size_t next_ = 0;
    bool interrupted_ = false;
    bool ended_ = false;
    std::vector<Taken> history_;
    std::size_t done_ = 0;
    /// The boards that N and DELETE have dealt.
    int random_boards_ = 0;
    bool cheated_ = false;
    /// True if B, F, R or L led to this board.
    bool travelled_ = false;
    bool asking_ = false;
    /// True after the removal that ended the game.
    bool just_ended_ = false;
    bool ended_by_travel_ = false;
    bool won_message_ended_ = false;
    bool stuck_message_ended_ = false;
    /// True after an H that has found no pair.
    bool none_found_ = false;
    /// True if there was none to be found.
    bool no_pair_ = false;
    /// True after two tiles that cannot be taken, until the next key.
    bool missed_ = false;
    /// The rule for that key.
    Rule miss_rule_ = Rule::MissKey;
    bool dead_ = false;
    int removals_ = 0;
    std::optional<SubjectFailure> broken_;
};

} // namespace fixture
