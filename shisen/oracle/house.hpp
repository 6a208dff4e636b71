// The house rules as a forecast uses them: looks up the settings of rules, records the first one
// that is unknown, and finds the pairs that can be joined and the order in which H shows them.
#pragma once

#include <optional>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/game.hpp"
#include "shisen/oracle/rule_variants.hpp"

namespace shisen::oracle {

class House {
  public:
    explicit House(const RuleVariants& rules) : rules_(rules) {}

    template <class Choice> [[nodiscard]] Choice ask() { return ask<Choice>(rule_of(Choice{})); }
    /// For rules that share their settings.
    template <class Choice> [[nodiscard]] Choice ask(Rule rule) {
        if (!rules_.known(rule)) {
            open_ = open_ ? open_ : std::optional(rule);
            return static_cast<Choice>(OurSetting);
        }
        return static_cast<Choice>(rules_.at(rule));
    }
    /// Returns true if the rule is known to have this setting; does not record it.
    template <class Choice> [[nodiscard]] bool is(Choice choice) const {
        return rules_.at(rule_of(choice)) == static_cast<Setting>(choice);
    }
    [[nodiscard]] const RuleVariants& rules() const { return rules_; }
    [[nodiscard]] std::optional<Rule> open() const { return open_; }

  private:
    const RuleVariants& rules_;
    std::optional<Rule> open_;
};

/// Looks up the ring rule only if the result depends on it.
[[nodiscard]] bool joinable(House& house, const Board& board, const Pair& pair);
/// In reading order.
[[nodiscard]] std::vector<Pair> joinable_pairs(House& house, const Board& board);
[[nodiscard]] bool any_joinable(House& house, const Board& board);

/// The orders of hints that have a name, as bits: bit s for setting s of HintOrder.
inline constexpr std::uint8_t NamedHintOrders =
    1u << static_cast<unsigned>(HintOrder::RowMajor) |
    1u << static_cast<unsigned>(HintOrder::ColumnMajor) |
    1u << static_cast<unsigned>(HintOrder::ByKind);

/// The settings of HintResume that a tape always follows, as bits.
inline constexpr std::uint8_t NamedHintResumes =
    1u << static_cast<unsigned>(HintResume::BeginsAgain) |
    1u << static_cast<unsigned>(HintResume::GoesOn);

/// Returns true if a tape with these rules must show hints in one named order.
[[nodiscard]] bool hint_order_is_named(const RuleVariants& rules) noexcept;
/// Returns the first pair in a named order. There must be a pair.
[[nodiscard]] Pair first_pair(const std::vector<Pair>& pairs, const Board& board, HintOrder order);
void put_in_order(std::vector<Pair>& pairs, const Board& board, HintOrder order);
/// Removes the orders whose first pair is not `shown`.
[[nodiscard]] std::uint8_t orders_that_show(std::uint8_t orders,
                                            const Pair& shown,
                                            const std::vector<Pair>& pairs,
                                            const Board& board);

} // namespace shisen::oracle
