// The player's results: games, streaks and best times for each size and variant, kept in
// statistics.json. Two programs that run at once lose nothing: each adds its game to the current
// contents of the file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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
    /// True if the player used undo, hints or "show me".
    bool helped = false;
    std::int64_t seconds = 0;
    friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

struct BestTime {
    std::uint32_t seconds = 0;
    shisen::BoardNumber number = 1;
    friend constexpr bool operator==(const BestTime&, const BestTime&) = default;
    /// Orders by time, then by board number.
    friend constexpr bool operator<(const BestTime& a, const BestTime& b) {
        return a.seconds != b.seconds ? a.seconds < b.seconds : a.number < b.number;
    }
};

/// A game in the history of its size and variant.
struct PastGame {
    std::uint32_t seconds = 0;
    shisen::BoardNumber number = 1;
    bool won = false;
    /// Only of a game that was won.
    bool helped = false;
    friend bool operator==(const PastGame&, const PastGame&) = default;
};

/// The record of one size and variant.
struct Tally {
    static constexpr std::size_t BestTimes = 5;
    static constexpr std::size_t LongestHistory = 100;

    std::uint32_t played = 0;
    std::uint32_t won = 0;
    std::uint32_t won_without_help = 0;
    /// Number of consecutive games won, helped or not.
    std::uint32_t streak = 0;
    std::uint32_t best_streak = 0;
    /// The best times of games won without help, shortest first, at most five.
    std::vector<BestTime> best;
    /// The last games, the oldest first, at most a hundred.
    std::vector<PastGame> history;

    /// Returns the average time of the games in the history that were won without help, rounded to
    /// seconds; empty if there is none.
    [[nodiscard]] std::optional<std::int64_t> average_seconds() const;
    void add(const FinishedGame& game);
    friend bool operator==(const Tally&, const Tally&) = default;
};

class Statistics {
  public:
    void add(const FinishedGame& game);
    /// Returns zeros if no game was played.
    [[nodiscard]] Tally of(shisen::Size size, shisen::Gravity gravity) const;
    /// Returns the sizes and variants that were played.
    [[nodiscard]] std::vector<std::pair<shisen::Size, shisen::Gravity>> played() const;

    /// Returns the text of the file.
    [[nodiscard]] std::string json() const;
    /// Error: BadSignature (not JSON, or not this kind of file), Unsupported (from a newer
    /// release), or BadValue with the field named.
    [[nodiscard]] static Result<Statistics> parse(std::string_view json);

    friend bool operator==(const Statistics&, const Statistics&) = default;

  private:
    /// Keyed by size and variant as text: "14x6 on".
    std::map<std::string, Tally> tallies_;
};

/// The file statistics.json in a folder, normally that of UserData.
class StatisticsFile : public RecordsFile<Statistics, FinishedGame> {
  public:
    explicit StatisticsFile(const std::filesystem::path& folder);
};

} // namespace zx::play
