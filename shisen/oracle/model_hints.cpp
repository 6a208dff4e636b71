// The model, part: H, and the pair that it shows.
#include <optional>
#include <vector>

#include "shisen/oracle/hint_list.hpp"
#include "shisen/oracle/model_move.hpp"

namespace shisen::oracle {

/// `before` is the pair that was shown before.
void Move::hint(const std::optional<Pair>& before) {
    GameState& game = this->game();
    HintList& hints = position().hints;
    const bool may_end = before && seen_.hint == before && may_find_none(hints, game, house_);
    press_hint(hints, game, house_, seen_);
    position().hint_hides = false;
    position().none_found = !game.hint && !hints.pair_unseen;
    position().no_pair = position().none_found && all_hints(game, house_).empty();
    if (!game.hint) {
        const Rule rule = position().no_pair ? Rule::NoPairSelection : Rule::NoneSelection;
        if (position().none_found && game.selection &&
            house_.ask<NoneSelection>(rule) == NoneSelection::Clears) {
            game.selection.reset();
        }
        follow_unseen_pair();
        // The last pair may be shown until a key ends the message that there is no other one.
        if (position().none_found && may_end &&
            house_.ask<EndKey>(Rule::NoneKey) == EndKey::EndsMessage) {
            game.hint = before;
        }
        return;
    }
    position().none_found_or = may_end && !hint_order_is_named(house_.rules());
    if (house_.ask<HintCursor>() == HintCursor::GoesToPair) {
        go_to_tile_of(*game.hint);
    }
}

/// Hides the shown pair if the tape does so after some time. Only a step without a key, or a pair that
/// would be gone without the key, can show that the tape has this rule; afterwards the time may be up
/// at any key.
void Move::hide_pair(bool without_key) {
    const bool gone = game().hint && seen_.hint && !*seen_.hint;
    if (!gone || (!without_key && !house_.rules().known(Rule::HintTime))) {
        return;
    }
    switch (house_.ask<HintTime>()) {
    case HintTime::Disappears: game().hint.reset(); break;
    case HintTime::Hides: position().hint_hides = true; break;
    default: break;
    }
}

/// Shows the next pair after a removal, on a tape that does so.
void Move::show_next_pair() {
    const bool pair_seen = seen_.hint && *seen_.hint;
    if ((pair_seen || house_.is(NextHint::Shown)) && house_.ask<NextHint>() == NextHint::Shown) {
        hint({});
    }
}

std::optional<ModelState> none_found_instead(const RuleVariants& rules,
                                             const ModelState& position) {
    const bool never = rules.at(Rule::NoneKey) == static_cast<Setting>(EndKey::Acts) ||
                       rules.at(Rule::HintEnd) == static_cast<Setting>(HintEnd::Again);
    if (!position.none_found_or || never) {
        return std::nullopt;
    }
    ModelState instead = position;
    instead.none_found_or = false;
    instead.none_found = true;
    instead.no_pair = false;
    instead.hints.ended = true;
    return instead;
}

std::vector<Pair> hints_to_come(const RuleVariants& rules, const ModelState& position) {
    return hints_left(position.hints, position.game, rules);
}

} // namespace shisen::oracle
