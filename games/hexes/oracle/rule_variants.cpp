#include "games/hexes/oracle/rule_variants.hpp"

#include <array>
#include <string_view>

namespace hexes {
namespace {

using Texts = std::string_view;

constexpr Texts EndKeyTexts[] = {"is a command", "only ends a message", "only deals a puzzle"};
constexpr Texts EntryTexts[] = {
    "asks again", "goes on with the game", "deals the number in 16 bits"};
constexpr Texts LetterTexts[] = {"begins the entry anew", "is ignored", "goes on with the game"};

constexpr std::array<RuleText, 6> RuleTexts{{
    {Rule::WonKey, "won-key", "the first key after a won game", EndKeyTexts},
    {Rule::StuckKey, "stuck-key", "the first key after the last move", EndKeyTexts},
    {Rule::EmptyEntry, "empty-entry", "S with ENTER alone", EntryTexts},
    {Rule::ZeroEntry, "zero-entry", "S with 0", EntryTexts},
    {Rule::LargeEntry, "large-entry", "S with more than 65535", EntryTexts},
    {Rule::LetterEntry, "letter-entry", "S with a letter", LetterTexts},
}};
static_assert(zx::oracle::in_order(RuleTexts));

} // namespace

const RuleText& text_of(Rule rule) {
    return RuleTexts[static_cast<std::size_t>(rule)];
}

std::span<const RuleText> all_rules() {
    return RuleTexts;
}

} // namespace hexes
