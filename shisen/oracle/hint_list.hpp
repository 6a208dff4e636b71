// What H has shown on the present board, as far as the next H depends on it.
//
// The description requires little: each pair that can be removed is shown once before none is, no
// other pair is shown, and with a selection all shown pairs contain it. A strict judge requires
// this project's order as well, and that the list begins again after every other command. For any
// other tape both are free. What the tape shows decides which named settings have fitted so far.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "shisen/game.hpp"
#include "shisen/oracle/house.hpp"
#include "shisen/oracle/observation.hpp"
#include "shisen/oracle/rule_variants.hpp"

namespace shisen::oracle {

struct HintList {
    /// The pairs shown since the list began, and whether it has ended.
    std::vector<Pair> shown;
    bool ended = false;
    /// The number of pairs shown in a way that cannot be seen.
    std::size_t unseen = 0;
    /// True while such a pair may be shown.
    bool pair_unseen = false;
    /// The selection for which the pairs were shown.
    std::optional<Cell> selection;
    /// True if any tile may be selected, and so H may show any of its pairs or none.
    bool selection_unknown = false;
    /// True if another command came after the last H.
    bool interrupted = false;

    /// The same before the last interruption, if the list may have begun again since then.
    std::vector<Pair> shown_before;
    std::size_t unseen_before = 0;
    bool ended_before = false;

    /// The named settings of HintOrder and HintResume that have fitted so far, as bits.
    std::uint8_t orders = NamedHintOrders;
    std::uint8_t resumes = NamedHintResumes;

    /// True if every pair has been shown since the board last changed, though the list may have begun
    /// again since then.
    bool all_shown = false;

    /// True if H has been pressed since the list began.
    [[nodiscard]] bool begun() const noexcept { return ended || !shown.empty() || unseen > 0; }
    /// Begins the list again. Keeps what is known of the settings.
    void forget();

    friend bool operator==(const HintList&, const HintList&) = default;
};

/// Shows the next pair in game.hint, or none. `seen` is used where the order is free.
void press_hint(HintList& list, GameState& game, House& house, const Observation& seen);

/// True if H may find no pair now, because all have been shown since the board last changed.
[[nodiscard]] bool may_find_none(const HintList& list, const GameState& game, House& house);

/// For a pair that could not be seen when H showed it: sets game.hint if it can be seen now.
void notice_unseen_pair(HintList& list, GameState& game, House& house, const Pair& seen);

/// Returns the pairs that H can still show for the present selection, in the likeliest order.
[[nodiscard]] std::vector<Pair>
hints_left(const HintList& list, const GameState& game, const RuleVariants& rules);

/// Returns the pairs that H may show before its first press, in reading order.
[[nodiscard]] std::vector<Pair> all_hints(const GameState& game, House& house);

} // namespace shisen::oracle
