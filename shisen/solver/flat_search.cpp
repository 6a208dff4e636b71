#include "shisen/solver/flat_search.hpp"

namespace shisen::solver {

/// Returns the allowed pairs of a kind that can be joined in the position, among the tiles of
/// `tiles`.
static Partners joined_pairs(const StartBoard& layout,
                             const Position& position,
                             std::size_t kind,
                             const Partners& allowed,
                             std::uint16_t tiles) {
    Partners joined_partners{};
    std::array<Sights::Sight, MaxSameKind> sight;
    each_bit(tiles, [&](std::size_t i) {
        Sights one;
        one.add(layout, position, layout.tiles_of_kind[kind][i]);
        sight[i] = one.at[0];
        each_bit(static_cast<std::uint16_t>(allowed[i] & tiles & (bit16(i) - 1)),
                 [&](std::size_t j) {
                     if (joined(position, sight[i], sight[j])) {
                         marry(joined_partners, i, j);
                     }
                 });
    });
    return joined_partners;
}

Partners FlatSearch::joined_now(const State& state, std::size_t kind) const {
    return joined_pairs(layout_, state.position, kind, state.partners[kind], state.left[kind]);
}

void FlatSearch::take(
    State& state, std::size_t kind, std::size_t i, std::size_t j, std::vector<Move>& line) {
    const Move move{layout_.tiles_of_kind[kind][i], layout_.tiles_of_kind[kind][j]};
    state.position.take(layout_, move);
    state.left[kind] = static_cast<std::uint16_t>(state.left[kind] & ~(bit16(i) | bit16(j)));
    line.push_back(move);
}

bool FlatSearch::take_harmless_of(State& state, std::size_t kind, std::vector<Move>& line) {
    bool taken = false;
    for (;;) {
        const std::uint16_t left = state.left[kind];
        if (left == 0) {
            return taken;
        }
        const Partners now = joined_now(state, kind);
        // A tile with only one possible partner.
        bool again = false;
        each_bit(left, [&](std::size_t i) {
            const auto mine = static_cast<std::uint16_t>(state.partners[kind][i] & left);
            if (!again && std::has_single_bit(mine) && (now[i] & mine) != 0) {
                take(state, kind, i, static_cast<std::size_t>(std::countr_zero(mine)), line);
                again = true;
            }
        });
        if (again) {
            taken = true;
            continue;
        }
        if (!pairs_off(now, left)) {
            return taken;
        }
        // All tiles of the kind: takes greedily each pair that leaves a matching of the rest.
        for (std::uint16_t rest = left; rest != 0; rest = state.left[kind]) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            auto others = static_cast<std::uint16_t>(now[i] & rest);
            for (; others != 0; others = static_cast<std::uint16_t>(others & (others - 1))) {
                const auto j = static_cast<std::size_t>(std::countr_zero(others));
                const auto without = static_cast<std::uint16_t>(rest & ~(bit16(i) | bit16(j)));
                if (pairs_off(now, without)) {
                    take(state, kind, i, j, line);
                    break;
                }
            }
        }
        return true;
    }
}

bool FlatSearch::take_harmless(State& state, std::vector<Move>& line) {
    bool any = false;
    for (bool more = true; more;) {
        more = false;
        for (std::size_t kind = 0; kind < layout_.tiles_of_kind.size(); ++kind) {
            more = take_harmless_of(state, kind, line) || more;
        }
        any = any || more;
    }
    return any;
}

/// Returns the allowed pairs that can be joined if every tile is removed that can be joined to an
/// allowed partner.
AllPartners FlatSearch::joined_when_freed(const State& state) const {
    Position freed = state.position;
    AllPartners found{};
    const auto free = [&](std::size_t kind) {
        bool more = false;
        found[kind] = joined_pairs(layout_, freed, kind, state.partners[kind], state.left[kind]);
        each_bit(state.left[kind], [&](std::size_t i) {
            const TileIndex tile = layout_.tiles_of_kind[kind][i];
            if (found[kind][i] != 0 && freed.has(tile)) {
                freed.take(layout_, tile);
                more = true;
            }
        });
        return more;
    };
    // Repeats over all kinds until a whole round frees nothing.
    const std::size_t kinds = layout_.tiles_of_kind.size();
    std::size_t idle = 0;
    for (std::size_t kind = 0; idle < kinds; kind = kind + 1 == kinds ? 0 : kind + 1) {
        idle = state.left[kind] != 0 && free(kind) ? 0 : idle + 1;
    }
    return found;
}

/// Returns false if the loss is proved.
bool FlatSearch::strike_out(State& state) {
    for (bool changed = true; changed;) {
        changed = false;
        const AllPartners found = joined_when_freed(state);
        for (std::size_t kind = 0; kind < layout_.tiles_of_kind.size(); ++kind) {
            if (state.left[kind] == 0) {
                continue;
            }
            Partners useful = found[kind];
            if (!keep_useful(useful, state.left[kind])) {
                return false;
            }
            // Pairs that could not be joined did not help the closure. Only pairs struck out
            // because of matching can change its result.
            changed = changed || useful != found[kind];
            state.partners[kind] = useful;
        }
    }
    return true;
}

FlatSearch::Choice FlatSearch::choose(const State& state) const {
    Choice best;
    int best_score = -1;
    for (std::size_t kind = 0; kind < layout_.tiles_of_kind.size(); ++kind) {
        if (state.left[kind] == 0) {
            continue;
        }
        const Partners now = joined_now(state, kind);
        each_bit(state.left[kind], [&](std::size_t i) {
            each_bit(static_cast<std::uint16_t>(now[i] & (bit16(i) - 1)), [&](std::size_t j) {
                // Prefers the pair with the fewest alternatives, because either answer then decides
                // most.
                const int score = 64 - std::popcount(state.partners[kind][i]) -
                                  std::popcount(state.partners[kind][j]);
                if (score > best_score) {
                    best_score = score;
                    best = {kind, i, j, true};
                }
            });
        });
    }
    return best;
}

SolverOutcome FlatSearch::search(State& state, std::vector<Move>& line) {
    for (;;) {
        if (!budget_.spend()) {
            return SolverOutcome::Unknown;
        }
        take_harmless(state, line);
        if (state.position.tiles == 0) {
            return SolverOutcome::Won;
        }
        if (!strike_out(state)) {
            return SolverOutcome::Lost;
        }
        if (take_harmless(state, line)) {
            continue;
        }
        const Choice choice = choose(state);
        if (!choice.found) {
            return SolverOutcome::Lost;
        }
        State together = state;
        const std::size_t before = line.size();
        take(together, choice.kind, choice.i, choice.j, line);
        const SolverOutcome outcome = search(together, line);
        if (outcome != SolverOutcome::Lost) {
            return outcome;
        }
        line.resize(before);
        divorce(state.partners[choice.kind], choice.i, choice.j);
    }
}

SolverOutcome FlatSearch::run(const Position& position, std::vector<Move>& line) {
    State state{position, all_partners(layout_), {}};
    for (std::size_t kind = 0; kind < layout_.tiles_of_kind.size(); ++kind) {
        state.left[kind] = tiles_left(layout_, position, kind);
        for (Partners::value_type& mine : state.partners[kind]) {
            mine = static_cast<Partners::value_type>(mine & state.left[kind]);
        }
    }
    return search(state, line);
}

} // namespace shisen::solver
