// The rule variants of Shisen (oracle/rule_variants.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "oracle/rule_variants.hpp"
#include "shisen/board.hpp"
#include "shisen/oracle/rule_of.hpp"
#include "shisen/oracle/rule_settings.hpp"

namespace shisen::oracle {

/// True for the rules about the place of the cursor after a removal, B, F, R and L.
[[nodiscard]] bool places_cursor(Rule rule);
/// Returns the setting of such a rule that fits every tape. RestartCursor does not have it.
[[nodiscard]] Setting goes_elsewhere(Rule rule);
/// Returns the setting of GoesToCell, for the rules about the cursor that have it.
[[nodiscard]] std::optional<Setting> setting_of_fixed_cell(Rule rule);

struct RuleVariants : zx::oracle::RuleSettings<Rule, RuleCount> {
    /// The cursor's first cell if Home is Elsewhere.
    std::optional<Cell> home;
    /// The cell of RemovalCursor::GoesToCell and TravelCursor::GoesToCell.
    std::optional<Cell> fixed_cell;
    /// The columns to the right that the cursor goes at the bottom edge, and to the left at the top
    /// edge, if TopEdge is OtherColumn.
    std::optional<int> edge_columns;
    /// True if no mark shows the cursor, so that it is unknown which tile ENTER selects.
    bool cursor_unknown = false;
    /// True if each odd answer to S may have any outcome (Entry), whatever others had. The rules for
    /// which of_entry() is true then stay unknown.
    bool free_entry = false;
    /// With free_entry: the number of digits that zeros fill up in each entry, or 1 if they do not.
    std::size_t padded_digits = 1;

    [[nodiscard]] static RuleVariants ours();

    using RuleSettings::set;
    template <class Choice> void set(Choice choice) {
        set(rule_of(choice), static_cast<Setting>(choice));
    }
    /// Lets a removal, B, F, R and L send the cursor anywhere.
    void free_cursor();
    /// Makes the rules about the question of S unknown.
    void forget_entry();
    friend bool operator==(const RuleVariants&, const RuleVariants&) = default;
};

/// The settings of each rule that are not ruled out: bit s for setting s.
using Possible = std::array<std::uint16_t, RuleCount>;
[[nodiscard]] Possible possible_by(const RuleVariants& rules);

/// The cells to which rules about the cursor may always send it.
using FixedCells = std::map<Rule, std::set<Cell>>;

using RuleText = zx::oracle::RuleText<Rule>;

[[nodiscard]] const RuleText& text_of(Rule rule);
[[nodiscard]] std::span<const RuleText> all_rules();
/// Returns "not seen" for an unknown setting.
[[nodiscard]] std::string_view setting_text(Rule rule, Setting setting);

} // namespace shisen::oracle
