// Chooses the keys of `tetrominoes check`: mostly a player that builds towards one, two, three or four
// rows at once, in turns; sometimes a bad player, which ends the games, keys without meaning and
// pieces that fall by themselves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>

#include "games/tetrominoes/oracle/placements.hpp"
#include "games/tetrominoes/oracle/tape_run.hpp"
#include "oracle/timed_check.hpp"

namespace tetrominoes {

class KeyChooser {
  public:
    explicit KeyChooser(std::uint32_t seed) : random_(seed) {}

    [[nodiscard]] zx::oracle::Press next(const TapeRun& run);

    /// Returns whether four rows were removed at once so far.
    [[nodiscard]] bool removed_four() const noexcept { return removed_four_; }

  private:
    /// Whether the player builds towards four rows without bad keys.
    [[nodiscard]] bool undisturbed() const noexcept;
    /// Returns the next key towards the best placement.
    [[nodiscard]] Key good_key(const State& state);
    /// Chooses where the new piece shall land, or the wall to which it is moved.
    void choose_place(const State& state);
    /// Returns the next key that brings the falling piece to this placement; Drop if it is there.
    [[nodiscard]] static Key key_towards(const Placement& placement, const State& state);

    std::mt19937 random_;
    std::int64_t presses_ = 0;
    bool removed_four_ = false;
    /// Keys without meaning so far; each is pressed in turn.
    std::size_t meaningless_ = 0;
    /// The piece for which `placement_` was chosen.
    int game_ = 0;
    int piece_ = 0;
    std::optional<Placement> placement_;
    /// The piece is moved to a wall instead.
    bool at_wall_ = false;
    Key wall_ = Key::Left;
};

} // namespace tetrominoes
