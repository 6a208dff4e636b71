// A turn: one board in one variant, played by one walker under the judge's eyes. Turns share
// nothing, so they can be played in any order and on any number of threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/side.hpp"
#include "shisen/oracle/walker.hpp"

namespace shisen::oracle {

/// The tape on a fresh board, in both variants: where every turn begins.
struct Bases {
    std::shared_ptr<const Side> falling; ///< with gravity
    std::shared_ptr<const Side> flat;    ///< without

    [[nodiscard]] const Side& of(Gravity gravity) const {
        return gravity == Gravity::On ? *falling : *flat;
    }
};

struct Turn {
    BoardNumber board = 1;
    Gravity gravity = Gravity::On;
    Manner manner = Manner::Errands;
    std::uint64_t seed = 1;
    /// Which errand comes first.
    std::size_t opening = 0;
    /// Keys to be pressed; a step begun is done to its end.
    int keys = 50;

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct TurnResult {
    int keys = 0;
    /// Ends with the step that shows the difference, if there is one.
    std::vector<Step> steps;
    std::optional<Difference> difference;
    /// The difference's class before its cause was sought.
    Fault looks_like{};
    /// What is known of the rules at its end, and what is not ruled out.
    HouseRules rules;
    Possible possible = possible_by(HouseRules());
    bool won = false;
    bool stuck = false;
    bool cancelled = false;
};

[[nodiscard]] TurnResult play(const Bases& bases,
                              const Turn& turn,
                              const Law& law,
                              const std::atomic<bool>* cancel = nullptr);

/// Is the cause of a difference sought by trying (find_cause), or left at what the difference looks
/// like?
enum class Cause { Sought, AsItLooks };

/// The given steps; those that mean nothing where they come (an answer while the tape does not ask)
/// are left out. Ends at the first difference.
[[nodiscard]] TurnResult replay(const Bases& bases,
                                Gravity gravity,
                                const std::vector<Step>& steps,
                                const Law& law,
                                Cause cause = Cause::Sought);

/// Finds out on a copy of the tape, as it stands after the difference's last step, what only trying
/// can tell: whether a fault that showed elsewhere is one of the paths, and whether a tape that
/// did nothing still answers keys.
void find_cause(Difference& difference, const Side& side, const HouseRules& rules);

} // namespace shisen::oracle
