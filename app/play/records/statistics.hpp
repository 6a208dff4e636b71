// What the player has done so far: games, streaks and best times for each size and variant, kept in
// statistics.json. Two programs at once lose nothing: each game is added to what the file says at
// that moment.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/toolkit/persistent_file.hpp"
#include "base/error.hpp"
#include "shisen/deal.hpp"
#include "shisen/gravity.hpp"

namespace zx::play {

/// A game that has ended: won, stuck and left, or given up after its first removal.
struct FinishedGame {
    shisen::Size size = shisen::ClassicSize;
    shisen::Gravity gravity = shisen::Gravity::On;
    shisen::BoardNumber number = 1;
    bool won = false;
    /// By any means: undo, hints, "show me".
    bool helped = false;
    std::int64_t seconds = 0;
    friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

struct BestTime {
    std::uint32_t seconds = 0;
    shisen::BoardNumber number = 1;
    friend constexpr bool operator==(const BestTime&, const BestTime&) = default;
    /// The shorter; of two equal ones the lower board.
    friend constexpr bool operator<(const BestTime& a, const BestTime& b) {
        return a.seconds != b.seconds ? a.seconds < b.seconds : a.number < b.number;
    }
};

/// Of one size and variant.
struct Tally {
    static constexpr std::size_t BestTimes = 5;

    std::uint32_t played = 0;
    std::uint32_t won = 0;
    std::uint32_t won_without_help = 0;
    /// Games won one after another, helped or not.
    std::uint32_t streak = 0;
    std::uint32_t best_streak = 0;
    /// Of games won without help, the quickest first, five at most.
    std::vector<BestTime> best;

    void add(const FinishedGame& game);
    friend bool operator==(const Tally&, const Tally&) = default;
};

class Statistics {
  public:
    void add(const FinishedGame& game);
    /// All zero if none was played.
    [[nodiscard]] Tally of(shisen::Size size, shisen::Gravity gravity) const;

    [[nodiscard]] std::string json() const;
    /// Error: BadSignature (no JSON, or something else's), Unsupported (a newer release's), or
    /// BadValue with the field named.
    [[nodiscard]] static Result<Statistics> parse(std::string_view json);

    friend bool operator==(const Statistics&, const Statistics&) = default;

  private:
    /// By size and variant in words: "14x6 on".
    std::map<std::string, Tally> tallies_;
};

/// statistics.json in a folder, UserData's as a rule.
class StatisticsFile {
  public:
    explicit StatisticsFile(const std::filesystem::path& folder);

    [[nodiscard]] Loaded<Statistics> load() const;
    /// Adds the game to the file and gives what it says now. If it cannot be written the notice
    /// says so, the value counts the game all the same, and the next add() tries again.
    [[nodiscard]] Loaded<Statistics> add(const FinishedGame& game);

  private:
    PersistentFile file_;
    std::vector<FinishedGame> pending_;
};

} // namespace zx::play
