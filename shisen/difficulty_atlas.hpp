// The difficulty of each board number of one size, in both variants. It is made, divided and merged
// like the atlas, and is the same bit for bit however that was done.
//
// File layout, little-endian:
//
//     offset   bytes          content
//     0        8              "FRDIFFS1"
//     8        1              columns
//     9        1              rows
//     10       8              node limit per first removal
//     18       2              random games per board
//     20       2 x 65536 x 8  gravity off, then on, for each number 0..65535:
//                             +0  2 bytes  random games won; 65535 if not measured (always for 0)
//                             +2  2 bytes  first removals
//                             +4  2 bytes  first removals that lose the game
//                             +6  2 bytes  first removals that the node limit left unknown
//     1048596  4              CRC-32 (as in ZIP) of all bytes before it
#pragma once

#include "shisen/atlas.hpp"
#include "shisen/difficulty.hpp"

namespace shisen {

class DifficultyAtlas {
  public:
    static constexpr std::size_t FileBytes = 1048600;
    static constexpr std::uint32_t MostGames = 65534;

    /// `games` is 1 to MostGames per board.
    DifficultyAtlas(Size size, std::uint64_t node_limit, std::uint32_t games);

    [[nodiscard]] Size size() const noexcept { return size_; }
    [[nodiscard]] std::uint64_t node_limit() const noexcept { return node_limit_; }
    [[nodiscard]] std::uint32_t games() const noexcept { return games_; }
    /// Returns nothing if the board has not been measured.
    [[nodiscard]] std::optional<Difficulty> at(BoardNumber number, Gravity gravity) const noexcept;
    /// The difficulty must be measured with the number of games of this atlas.
    void set(BoardNumber number, Gravity gravity, const Difficulty& difficulty) noexcept;

    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Errors: Empty, BadSignature, WrongSize, Corrupt, BadValue.
    [[nodiscard]] static zx::Result<DifficultyAtlas> parse(std::span<const std::uint8_t> bytes);
    /// Adds the boards of another atlas. Error BadValue if sizes, node limits or games differ, or
    /// if the two contradict each other; this atlas is then unchanged.
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
    /// 65,536 entries without gravity, then 65,536 with.
    std::vector<Entry> entries_;
};

/// Measure one board, and the boards of a part, like examine() and classify() of atlas.hpp.
[[nodiscard]] std::optional<Difficulty> examine(const DifficultyAtlas& atlas,
                                                BoardNumber number,
                                                Gravity gravity,
                                                const std::atomic<bool>* cancel = nullptr);
bool measure(DifficultyAtlas& atlas,
             const AtlasPart& part,
             const std::atomic<bool>* cancel = nullptr,
             const std::function<void(std::size_t, std::size_t)>& progress = {});

} // namespace shisen
