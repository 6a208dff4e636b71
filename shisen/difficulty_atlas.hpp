// How hard every board number of one size is, in both variants: the companion of the atlas, made,
// divided and merged like it, and the same bit for bit however that was done.
//
// As bytes, little-endian:
//     0   8   "FRDIFFS1"
//     8   1   columns
//     9   1   rows
//     10  8   node limit for one first removal
//     18  2   random games a board
//     20  2 x 65536 x 8   gravity off, then on, for each number 0..65535:
//                 0  2  random games won; 65535: not looked at (number 0 always is)
//                 2  2  first removals there are
//                 4  2  of them that lose the game
//                 6  2  of them that the node limit left unknown
//     1048596 4   CRC-32 (the one of ZIP) of all bytes before it
#pragma once

#include "shisen/atlas.hpp"
#include "shisen/difficulty.hpp"

namespace shisen {

class DifficultyAtlas {
  public:
    static constexpr std::size_t FileBytes = 1048600;
    static constexpr std::uint32_t MostGames = 65534;

    /// games: 1 to MostGames for each board.
    DifficultyAtlas(Size size, std::uint64_t node_limit, std::uint32_t games);

    [[nodiscard]] Size size() const noexcept { return size_; }
    [[nodiscard]] std::uint64_t node_limit() const noexcept { return node_limit_; }
    [[nodiscard]] std::uint32_t games() const noexcept { return games_; }
    /// Empty if the board has not been looked at.
    [[nodiscard]] std::optional<Difficulty> at(BoardNumber number, Gravity gravity) const noexcept;
    /// Made with as many games as this atlas says.
    void set(BoardNumber number, Gravity gravity, const Difficulty& difficulty) noexcept;

    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Error: Empty, BadSignature, WrongSize, Corrupt or BadValue.
    [[nodiscard]] static zx::Result<DifficultyAtlas> parse(std::span<const std::uint8_t> bytes);
    /// Takes over what the other knows. Error: BadValue if sizes, node limits or games differ, or
    /// if the two contradict each other (this one is then unchanged).
    [[nodiscard]] zx::Result<void> merge(const DifficultyAtlas& other);

    friend bool operator==(const DifficultyAtlas&, const DifficultyAtlas&) = default;

  private:
    struct Entry {
        std::uint16_t games_won = 0xffff;
        std::uint16_t first_moves = 0;
        std::uint16_t first_moves_lost = 0;
        std::uint16_t first_moves_unknown = 0;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    [[nodiscard]] bool possible(const Entry& entry) const noexcept;

    Size size_;
    std::uint64_t node_limit_;
    std::uint32_t games_;
    /// 65,536 of gravity off, then as many of gravity on.
    std::vector<Entry> entries_;
};

/// Like examine() and classify() of atlas.hpp.
[[nodiscard]] std::optional<Difficulty> examine(const DifficultyAtlas& atlas,
                                                BoardNumber number,
                                                Gravity gravity,
                                                const std::atomic<bool>* cancel = nullptr);
bool measure(DifficultyAtlas& atlas,
             const AtlasPart& part,
             const std::atomic<bool>* cancel = nullptr,
             const std::function<void(std::size_t, std::size_t)>& progress = {});

} // namespace shisen
