// One step of the model. Only the sources of model.hpp include this header.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shisen/oracle/house.hpp"
#include "shisen/oracle/model.hpp"

namespace shisen::oracle {

/// Builds the forecast of one step.
class Move {
  public:
    Move(const RuleVariants& rules,
         const ModelState& position,
         const Observation& seen,
         const RequiredDeals& deals,
         const KnownBoards& remembered)
        : house_(rules), seen_(seen), deals_(deals), remembered_(remembered) {
        forecast_.position = position;
    }

    void key(const Step& step);
    /// `home` is the rule for where the cursor is then.
    void new_board(Gravity gravity, BoardNumber number, Rule home = Rule::Home);
    Forecast finish();

  private:
    ModelState& position() { return forecast_.position; }
    GameState& game() { return forecast_.position.game; }

    void command(Key key);
    /// Returns the rule of B, F, R or L among four rules, of which `of_back` is the first.
    [[nodiscard]] static Rule rule_of_travel(Rule of_back, Key key) {
        const int keys = static_cast<int>(key) - static_cast<int>(Key::Back);
        return static_cast<Rule>(static_cast<int>(of_back) + keys);
    }
    [[nodiscard]] static bool travels(Key key) { return key >= Key::Back && key <= Key::Last; }
    [[nodiscard]] bool ends_message(Key key);
    [[nodiscard]] bool ends_miss_message();
    [[nodiscard]] bool ends_none_message();
    [[nodiscard]] bool ends_end_message(Key key);
    void answer(std::string text);
    bool takes_before_enter(std::string& digits);
    void answer_digits(std::string digits);
    void odd_entry(Entry outcome);
    void deal_as_shown();
    void explain_without_keys(const std::string& entry, Rule rule);
    bool ends_by_arrow(Rule rule);
    void end_by_arrow(Rule rule);
    void give_up_question();
    [[nodiscard]] bool only_drops_unseen_pair(Key key);
    [[nodiscard]] bool only_drops_pair(Key key);
    [[nodiscard]] bool ignores_travel(Key key);
    [[nodiscard]] bool only_clears_selection(Key key);
    void hint(const std::optional<Pair>& before);
    void follow_unseen_pair();
    void find_hidden_cursor(Key key);
    void hide_pair(bool without_key);
    [[nodiscard]] bool arrow_clears_selection();
    void arrow(Key key);
    [[nodiscard]] std::optional<int> learn_edge(Key arrow);
    void enter(const std::optional<Pair>& shown, bool unseen);
    void show_next_pair();
    void enter_on_another(Cell selection);
    void settle_selection(bool keeps, bool deselects);
    void take(Pair pair);
    void take_unseen(const Pair& pair);
    void deal_after_win();
    void removal_cursor(const Board& before, const Pair& pair);
    void light_selection();
    [[nodiscard]] std::optional<Pair> unseen_pair_taken();
    [[nodiscard]] std::size_t travel_target(Key key);
    [[nodiscard]] bool keeps_pair(Key key);
    [[nodiscard]] bool unseen_pair_appears() const;
    [[nodiscard]] bool loses_selection(std::optional<Kind> before);
    void travel(Key key);
    Pair seen_pair(const Pair& pair, const Board& board);
    void travel_cursor(Key key, const Board& before);
    void go_to_tile_of(const Pair& pair);
    [[nodiscard]] Board dealt(BoardNumber number);
    [[nodiscard]] Cell home(Cell cursor, Rule rule = Rule::Home);
    [[nodiscard]] Cell fixed_cell();
    [[nodiscard]] Cell cursor_elsewhere();
    [[nodiscard]] Cell cursor_on_some_tile(double to_stay);
    [[nodiscard]] bool shows_message_again(bool won);
    [[nodiscard]] Status status();

    House house_;
    const Observation& seen_;
    const RequiredDeals& deals_;
    const KnownBoards& remembered_;
    Forecast forecast_;
    /// The numbers that an odd entry stands for under more special settings than "deals".
    std::vector<BoardNumber> explained_;
    /// True if this step has undone or redone removals.
    bool travelled_ = false;
    /// True if it had nothing to undo or redo.
    bool idle_travel_ = false;
    /// True if this step has dealt a board.
    bool dealt_ = false;
};

} // namespace shisen::oracle
