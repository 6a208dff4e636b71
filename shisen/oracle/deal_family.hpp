// The deal family: the ways in which a program may deal a board by number with the ROM's RND, and
// which of them a tape uses.
//
// All members seed RND with the board's number, as RANDOMIZE n does, and step it as the ROM does: s
// = (75 * (s + 1)) mod 65537 - 1. A member is a combination of small choices. The first value of
// each is ours, so DealRule{} is our own deal (shisen/deal.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/deal.hpp"

namespace shisen::oracle {

class DealTable;

/// How n tiles in a row are shuffled; chance(m) returns a number from 0 to m - 1.
enum class Shuffle : std::uint8_t {
    Down,       ///< for i = n-1 down to 1: swap i with chance(i + 1)
    DownOthers, ///< the same with chance(i): never with itself
    DownAll,    ///< for i = n-1 down to 0: swap i with chance(n)
    Up,         ///< for i = 1 to n-1: swap i with chance(i + 1)
    UpOthers,   ///< the same with chance(i)
    UpAll,      ///< for i = 0 to n-1: swap i with chance(n)
    UpRest,     ///< for i = 0 to n-2: swap i with i + chance(n - i)
    InsideOut,  ///< for i = 0 to n-1: j = chance(i + 1), place i gets what is in j, j gets tile i
    DrawClosingUp, ///< for i = 0 to n-1: place i gets tile chance(n - i) of those left, in order
    PlaceFree,     ///< each tile goes to free place chance(free places), counted in order
    PlaceRetry,    ///< each tile draws chance(n) until that place is free
};
inline constexpr std::size_t ShuffleCount = 11;

/// How chance(m) is derived from s, which is 0 to 65535.
enum class Chance : std::uint8_t {
    Scaled,    ///< INT (RND * m), s * m / 65536
    Remainder, ///< s mod m
    HighByte,  ///< (s / 256) * m / 256
};
inline constexpr std::size_t ChanceCount = 3;

/// The order before the shuffle: the kind of tile i.
enum class Tiles : std::uint8_t {
    Fours,           ///< i div 4
    Rounds,          ///< i mod 21
    FoursBackwards,  ///< 20 - i div 4
    RoundsBackwards, ///< 20 - i mod 21
};
inline constexpr std::size_t TilesCount = 4;

/// The order in which the shuffled tiles fill the board.
enum class Filling : std::uint8_t { Rows, Columns, RowsBackwards, ColumnsBackwards };
inline constexpr std::size_t FillingCount = 4;

struct DealRule {
    Shuffle shuffle = Shuffle::Down;
    Chance chance = Chance::Scaled;
    Tiles tiles = Tiles::Fours;
    Filling filling = Filling::Rows;
    /// The number of RND steps before the first chance. Ours is 1: the chance is taken from the new
    /// value. With 0 the first chance comes from the number itself.
    std::uint8_t steps_before = 1;
    /// The number of RND steps from one chance to the next.
    std::uint8_t steps_between = 1;

    friend bool operator==(const DealRule&, const DealRule&) = default;
};
inline constexpr std::uint8_t MaxStepsBefore = 4;
inline constexpr std::uint8_t MaxStepsBetween = 3;

/// Returns the classic 14 x 6 board of a number, which must not be 0.
[[nodiscard]] Board deal_by(const DealRule& rule, BoardNumber number);

/// Returns every member of the family, ours first.
[[nodiscard]] std::vector<DealRule> all_deal_rules();

/// Returns "our deal", or the choices of the rule that are not ours, in words.
[[nodiscard]] std::string describe(const DealRule& rule);

/// The result of comparing a collected table with the family.
struct DealVerdict {
    /// The first member that deals the sampled boards, if there is one.
    std::optional<DealRule> rule;
    /// The number of boards compared (all that the table knows), and the numbers that the rule
    /// deals differently.
    std::size_t boards = 0;
    std::vector<BoardNumber> exceptions;

    [[nodiscard]] bool identified() const { return rule && exceptions.empty() && boards > 0; }
    [[nodiscard]] bool ours() const { return identified() && *rule == DealRule{}; }
};

/// Tries every member on a few boards spread over the table, then the remaining one on all boards.
[[nodiscard]] DealVerdict identify_deal(const DealTable& table);

/// Returns one line of text.
[[nodiscard]] std::string describe(const DealVerdict& verdict);

} // namespace shisen::oracle
