#include "shisen/oracle/hint_list.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace shisen::oracle {

namespace {

constexpr std::uint8_t bit_of(HintResume setting) noexcept {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(setting));
}

/// Returns the place of a pair, whichever of its tiles comes first.
std::vector<Pair>::const_iterator find_pair(const std::vector<Pair>& pairs, const Pair& pair) {
    return std::find_if(pairs.begin(), pairs.end(), [&](const Pair& other) {
        return other == pair || Pair{other.second, other.first} == pair;
    });
}

bool contains(const std::vector<Pair>& pairs, const Pair& pair) {
    return find_pair(pairs, pair) != pairs.end();
}

std::vector<Pair> without(std::vector<Pair> pairs, const std::vector<Pair>& others) {
    std::erase_if(pairs, [&](const Pair& pair) { return contains(others, pair); });
    return pairs;
}

/// Returns the order to expect: the named one, or the first named one that has fitted so far.
HintOrder likely_order(const HintList& list, const RuleVariants& rules) {
    if (hint_order_is_named(rules)) {
        return static_cast<HintOrder>(rules.at(Rule::HintOrder));
    }
    return list.orders == 0 ? HintOrder::RowMajor
                            : static_cast<HintOrder>(std::countr_zero(list.orders));
}

bool resume_is_free(const RuleVariants& rules) noexcept {
    return (NamedHintResumes >> rules.at(Rule::HintResume) & 1u) == 0;
}

/// After another command the list may begin again or go on.
void resume(HintList& list, const GameState& game, House& house) {
    list.interrupted = false;
    // Another selection has other pairs, so they are shown from the first one.
    if (list.selection != game.selection) {
        list.forget();
    } else if (!resume_is_free(house.rules())) {
        if (house.ask<HintResume>() == HintResume::BeginsAgain) {
            list.forget();
        }
    } else {
        list.shown_before.insert(list.shown_before.end(), list.shown.begin(), list.shown.end());
        list.unseen_before += std::exchange(list.unseen, 0);
        list.ended_before = list.ended_before || list.ended;
        list.shown.clear();
        list.ended = false;
    }
}

/// True if no pair is left for a list that has gone on after an interruption.
bool may_end(const HintList& list, const std::vector<Pair>& pairs) {
    return list.ended_before ||
           without(pairs, list.shown_before).size() <= list.unseen + list.unseen_before;
}

/// Shows no pair, or the last one still.
void end(HintList& list, GameState& game, House& house, const Observation& seen) {
    list.ended = true;
    // A list that another command has interrupted may have begun again.
    const bool interrupted = !list.shown_before.empty() || list.unseen_before > 0;
    list.pair_unseen = !seen.hint && interrupted && resume_is_free(house.rules());
    if (house.is(HintEnd::Stays)) {
        const auto& last = list.shown.empty() ? list.shown_before : list.shown;
        if (!last.empty()) {
            game.hint = last.back();
        }
    }
}

/// True if a list that has ended shows no other pair when H is pressed again.
bool stays_ended(const HintList& list, House& house) {
    const auto rule = house.ask<HintEnd>();
    const bool any_shown = !list.shown.empty() || !list.shown_before.empty();
    return rule == HintEnd::None || (rule == HintEnd::Stays && any_shown);
}

/// True if the last pair, which stays on the screen at the end of the list, was gone after some time before H was
/// pressed: then H has shown another pair.
bool last_pair_was_gone(const HintList& list, House& house, const Observation& seen) {
    const auto& shown = list.shown.empty() ? list.shown_before : list.shown;
    return house.is(HintEnd::Stays) && !shown.empty() && seen.hint && *seen.hint &&
           !contains({shown.back()}, **seen.hint) && house.ask<HintTime>() == HintTime::Disappears;
}

/// Shows one of the pairs. A tape that is not held to a named order may show any of them.
void show_one(HintList& list,
              GameState& game,
              House& house,
              const std::vector<Pair>& pairs,
              const Observation& seen) {
    const bool any = !hint_order_is_named(house.rules());
    if (any && !seen.hint) {
        ++list.unseen;
        list.pair_unseen = true;
        return;
    }
    Pair next = first_pair(pairs, game.board, likely_order(list, house.rules()));
    if (any && seen.hint && *seen.hint) {
        const auto found = find_pair(pairs, **seen.hint);
        if (found != pairs.end()) {
            next = *found;
            const auto fit_if_again = orders_that_show(list.orders, next, pairs, game.board);
            const auto rest = without(pairs, list.shown_before);
            const auto fit_if_on = contains(rest, next)
                                       ? orders_that_show(list.orders, next, rest, game.board)
                                       : fit_if_again;
            list.orders = static_cast<std::uint8_t>(fit_if_again | fit_if_on);
        }
    }
    if (list.shown.empty() && !list.shown_before.empty() && !contains(list.shown_before, next)) {
        // A list that begins again shows its first pair again.
        list.resumes = static_cast<std::uint8_t>(list.resumes & ~bit_of(HintResume::BeginsAgain));
    }
    if (contains(list.shown_before, next)) {
        // It has begun again, so what came before does not matter any more.
        list.all_shown = list.all_shown || may_end(list, pairs);
        if (!may_end(list, pairs)) {
            list.resumes = static_cast<std::uint8_t>(list.resumes & ~bit_of(HintResume::GoesOn));
        }
        list.shown_before.clear();
        list.unseen_before = 0;
        list.ended_before = false;
        if (list.all_shown && list.unseen > 0) {
            // What was not seen may have been no pair: then this is the first pair of a new list.
            list.shown_before = std::exchange(list.shown, {});
            list.unseen_before = std::exchange(list.unseen, 0);
        }
    }
    list.shown.push_back(next);
    game.hint = next;
}

/// Shows the pair that is seen, if it can be removed. For a tape whose selection is unknown.
void show_any(HintList& list, GameState& game, House& house, const Observation& seen) {
    const auto pairs = all_hints(game, house);
    list.pair_unseen = !seen.hint;
    if (seen.hint && *seen.hint && contains(pairs, **seen.hint)) {
        game.hint = *find_pair(pairs, **seen.hint);
    }
}

/// True if the list goes on after an interruption, and ends here. `resumed` is true for the first H
/// after the interruption: the last pair is not on the screen then, so a list that begins again
/// directly after its last pair may show none first.
bool ends_as_seen(const HintList& list, House& house, const Observation& seen, bool resumed) {
    if (!seen.hint) {
        return false;
    }
    if (!*seen.hint) {
        return resumed || !house.is(HintEnd::Again);
    }
    if (!list.shown.empty()) {
        // The last pair may stay until a key ends a message (Move::hint).
        const RuleVariants& rules = house.rules();
        const bool message = !rules.known(Rule::NoneKey) ||
                             rules.at(Rule::NoneKey) == static_cast<Setting>(EndKey::EndsMessage);
        const bool may_stay = house.is(HintEnd::Stays) || (message && !house.is(HintEnd::Again));
        return may_stay && contains({list.shown.back()}, **seen.hint);
    }
    return house.is(HintEnd::Stays) && list.shown.empty() && !list.shown_before.empty() &&
           contains({list.shown_before.back()}, **seen.hint);
}

/// Returns true if the list has ended and H shows no other pair. Otherwise a list that has ended begins anew.
bool stays_at_end(HintList& list, GameState& game, House& house, const Observation& seen) {
    // An H that has found no pair has cleared the selection. The list of all pairs may begin now.
    const bool of_other_selection = list.ended && list.selection != game.selection;
    const bool none = seen.hint && !*seen.hint;
    if (of_other_selection && !none) {
        list.forget();
    }
    if (list.ended && !of_other_selection &&
        (last_pair_was_gone(list, house, seen) || !stays_ended(list, house))) {
        list.forget();
    }
    if (list.ended) {
        end(list, game, house, seen);
    }
    return list.ended;
}

} // namespace

void HintList::forget() {
    const std::uint8_t fitting_orders = orders;
    const std::uint8_t fitting_resumes = resumes;
    const bool any_selection = selection_unknown;
    *this = HintList();
    orders = fitting_orders;
    resumes = fitting_resumes;
    selection_unknown = any_selection;
}

void press_hint(HintList& list, GameState& game, House& house, const Observation& seen) {
    if (list.selection_unknown) {
        list.forget();
        return show_any(list, game, house, seen);
    }
    const bool resumed = list.interrupted;
    if (resumed) {
        resume(list, game, house);
    }
    if (stays_at_end(list, game, house, seen)) {
        return;
    }
    list.selection = game.selection;
    auto pairs = without(all_hints(game, house), list.shown);
    const bool shows_none = seen.hint && !*seen.hint;
    if (shows_none && resumed && list.all_shown && house.is(HintEnd::Again)) {
        // Where the list began is not known, and so not where it ends.
        return end(list, game, house, seen);
    }
    // What could not be seen after an interruption may have been no pair.
    if (list.unseen > 0 && seen.hint && *seen.hint && contains(pairs, **seen.hint)) {
        list.unseen = std::min(list.unseen, pairs.size() - 1);
    }
    const bool none_left = pairs.size() <= list.unseen;
    if (none_left && list.begun() && house.ask<HintEnd>() == HintEnd::Again) {
        list.all_shown = true;
        if (shows_none && resumed) {
            return end(list, game, house, seen);
        }
        list.shown.clear();
        list.unseen = 0;
        pairs = all_hints(game, house);
    }
    if (pairs.size() <= list.unseen) {
        return end(list, game, house, seen);
    }
    const bool any_before = !list.shown_before.empty() || list.unseen_before > 0;
    if (any_before && may_end(list, pairs)) {
        (void)house.ask<HintEnd>();
        if (ends_as_seen(list, house, seen, resumed)) {
            list.resumes =
                static_cast<std::uint8_t>(list.resumes & ~bit_of(HintResume::BeginsAgain));
            return end(list, game, house, seen);
        }
        if (!seen.hint) {
            ++list.unseen; // a pair or none
            list.pair_unseen = true;
            return;
        }
    }
    show_one(list, game, house, pairs, seen);
}

bool may_find_none(const HintList& list, const GameState& game, House& house) {
    const auto left = without(without(all_hints(game, house), list.shown), list.shown_before);
    return left.size() <= list.unseen + list.unseen_before;
}

void notice_unseen_pair(HintList& list, GameState& game, House& house, const Pair& seen) {
    const auto pairs = without(all_hints(game, house), list.shown);
    const auto found = find_pair(pairs, seen);
    if (found == pairs.end()) {
        return;
    }
    list.pair_unseen = false;
    list.unseen -= list.unseen > 0 ? 1 : 0;
    list.shown.push_back(*found);
    game.hint = *found;
}

std::vector<Pair>
hints_left(const HintList& list, const GameState& game, const RuleVariants& rules) {
    House house(rules);
    auto pairs = without(all_hints(game, house), list.shown);
    put_in_order(pairs, game.board, likely_order(list, rules));
    return pairs;
}

std::vector<Pair> all_hints(const GameState& game, House& house) {
    auto pairs = joinable_pairs(house, game.board);
    std::erase_if(pairs, [&](const Pair& pair) {
        return game.selection && pair.first != *game.selection && pair.second != *game.selection;
    });
    return pairs;
}

} // namespace shisen::oracle
