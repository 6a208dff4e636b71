// The boards that a tape deals, by number. They are collected from the running tape
// (board_collector.hpp), stored in a file, and used by `play` and `check`.
//
// File layout, little-endian:
//
//     offset  bytes    content
//     0       8        "FRDEALS1"
//     8       4        CRC-32 of the file that was learned from, 0 if unknown
//     12      1        0 no rule; 1 the deal rule in the next six bytes holds for some boards
//     13      6        the rule: shuffle, chance, tiles, filling, steps before, steps between; or 0
//     19      16384    two bits for each number 0..65535, lowest bits first: 0 not known, 1 as the
//                      rule deals it, 2 among the boards below; 3 is invalid, number 0 must be 0
//     16403   53 each  boards in ascending order of their numbers: 84 kinds of 5 bits in reading
//                      order, the first in the lowest bits of the first byte, then four 0 bits
//     ...     4        CRC-32 (as in ZIP) of all bytes before it
//
// A table has exactly one byte form: a board that the rule deals is never stored among the boards,
// and without such a board there is no rule.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "shisen/deal.hpp"
#include "shisen/oracle/deal_family.hpp"

namespace shisen::oracle {

class DealTable {
  public:
    /// 84 kinds of 5 bits.
    static constexpr std::size_t PackedBytes = 53;
    static constexpr std::size_t HeaderBytes = 16403;

    DealTable() = default;
    /// `source` is the CRC-32 of the file that was learned from.
    explicit DealTable(std::uint32_t source) : source_(source) {}

    [[nodiscard]] std::uint32_t source() const noexcept { return source_; }
    [[nodiscard]] const std::optional<DealRule>& rule() const noexcept { return rule_; }

    /// Returns nothing if the board has not been learned.
    [[nodiscard]] std::optional<Board> deal(BoardNumber number) const;
    [[nodiscard]] bool knows(BoardNumber number) const;
    [[nodiscard]] std::size_t size() const { return by_rule_.count() + boards_.size(); }
    /// The known numbers in ascending order.
    [[nodiscard]] std::vector<BoardNumber> numbers() const;

    /// Stores a full classic board (four tiles of each of 21 kinds, asserted). The number must not
    /// be 0.
    void put(BoardNumber number, const Board& board);
    /// Sets the rule. Boards that it deals are no longer stored singly; deal() returns the same
    /// boards.
    void set_rule(const std::optional<DealRule>& rule);

    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Errors: Empty, BadSignature, Truncated, WrongSize, Corrupt, BadValue.
    [[nodiscard]] static zx::Result<DealTable> parse(std::span<const std::uint8_t> bytes);

    /// Adds the boards of another table. Error BadValue if the tables were learned from different
    /// files or contradict each other; this table is then unchanged.
    [[nodiscard]] zx::Result<void> merge(const DealTable& other);

    /// True if both hold the same boards of the same source, however they are stored.
    friend bool operator==(const DealTable& a, const DealTable& b);

  private:
    using Packed = std::array<std::uint8_t, PackedBytes>;

    [[nodiscard]] static Packed pack(const Board& board);
    [[nodiscard]] static std::optional<Board> unpack(std::span<const std::uint8_t> bytes);

    std::uint32_t source_ = 0;
    std::optional<DealRule> rule_;
    std::bitset<65536> by_rule_;
    std::map<BoardNumber, Packed> boards_;
};

} // namespace shisen::oracle
