#include "games/tetrominoes/oracle/rule_variants.hpp"

#include <array>
#include <string_view>

namespace tetrominoes {
namespace {

constexpr std::string_view OrderTexts[] = {"the uppermost", "the lowest"};
constexpr std::string_view WaitingTexts[] = {"is kept", "is lost"};

constexpr std::array<RuleText, 2> RuleTexts{{
    {Rule::RowOrder, "row-order", "the first of several full rows to be removed", OrderTexts},
    {Rule::WaitingKey, "waiting-key", "a key that is pressed while rows collapse", WaitingTexts},
}};
static_assert(zx::oracle::in_order(RuleTexts));

} // namespace

const RuleText& text_of(Rule rule) {
    return RuleTexts[static_cast<std::size_t>(rule)];
}

std::span<const RuleText> all_rules() {
    return RuleTexts;
}

} // namespace tetrominoes
