// The best results of a native game, kept in a file of the user's data folder, such as
// tetrominoes-scores.json.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/toolkit/persistent_file.hpp"
#include "base/error.hpp"

namespace zx::native {

/// A result: seconds and a puzzle, or points and rows.
struct Score {
    std::uint32_t value = 0;
    std::uint32_t detail = 0;
    friend bool operator==(const Score&, const Score&) = default;
};

/// What the figures of a game mean.
struct ScoreKind {
    /// The game, which also begins the name of the file.
    std::string_view game;
    std::string_view value;
    std::string_view detail;
    bool least_is_best = false;
};
inline constexpr ScoreKind HexesScores{"hexes", "seconds", "puzzle", true};
inline constexpr ScoreKind TetrominoesScores{"tetrominoes", "score", "rows", false};

class ScoreTable {
  public:
    static constexpr std::size_t Places = 8;

    explicit ScoreTable(const ScoreKind& kind) : kind_(&kind) {}
    /// Error: another kind of file, or figures that cannot be.
    [[nodiscard]] static Result<ScoreTable> parse(std::string_view text, const ScoreKind& kind);

    /// Counts a game; keeps its result if it is one of the best.
    void add(const Score& score);
    /// The number of games.
    [[nodiscard]] std::uint32_t games() const noexcept { return games_; }
    /// The best results, the best first. Equal ones are in the order in which they were added.
    [[nodiscard]] const std::vector<Score>& best() const noexcept { return best_; }
    [[nodiscard]] std::string json() const;

  private:
    [[nodiscard]] bool better(const Score& a, const Score& b) const noexcept {
        return kind_->least_is_best ? a.value < b.value : a.value > b.value;
    }

    const ScoreKind* kind_;
    std::uint32_t games_ = 0;
    std::vector<Score> best_;
};

class ScoreFile : public play::RecordsFile<ScoreTable, Score> {
  public:
    /// `kind` must outlive this object.
    ScoreFile(const std::filesystem::path& folder, const ScoreKind& kind);
};

} // namespace zx::native
