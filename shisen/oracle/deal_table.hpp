// The boards that a tape deals, by number: harvested from the running tape (learn.hpp), kept in a
// file, played from and checked against.
//
// As bytes, little-endian:
//     0   8   "FRDEALS1"
//     8   4   CRC-32 of the file that was learned from, 0 if that is not known
//     12  1   0 no rule; 1 the deal rule in the next six bytes holds for some boards
//     13  6   the rule: shuffle, chance, tiles, filling, steps before, steps between; 0 without one
//     19  16384   two bits for each number 0..65535, lowest bits first: 0 not known, 1 as the rule
//                 deals it, 2 among the boards below; 3 and anything for number 0 are forbidden
//     16403  53 each   boards in ascending order of their numbers: 84 kinds of 5 bits in hypothesis
//                 order, the first in the lowest bits of the first byte, four bits of 0 at the end
//     ...  4   CRC-32 (the one of ZIP) of all bytes before it
// A table has one form as bytes: a board that the rule deals is never among the boards below, and
// without such a board there is no rule.
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
    /// source: CRC-32 of the file learned from.
    explicit DealTable(std::uint32_t source) : source_(source) {}

    [[nodiscard]] std::uint32_t source() const noexcept { return source_; }
    [[nodiscard]] const std::optional<DealRule>& rule() const noexcept { return rule_; }

    /// Empty if the board has not been learned.
    [[nodiscard]] std::optional<Board> deal(BoardNumber number) const;
    [[nodiscard]] bool knows(BoardNumber number) const;
    [[nodiscard]] std::size_t size() const { return by_rule_.count() + boards_.size(); }
    /// The numbers known, ascending.
    [[nodiscard]] std::vector<BoardNumber> numbers() const;

    /// A full classic board, four tiles of each of 21 kinds (an assert). Number 0 has none.
    void put(BoardNumber number, const Board& board);
    /// Boards that the rule deals need no room from now on; what deal() says does not change.
    void set_rule(const std::optional<DealRule>& rule);

    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Error: Empty, BadSignature, Truncated, WrongSize, Corrupt or BadValue.
    [[nodiscard]] static zx::Result<DealTable> parse(std::span<const std::uint8_t> bytes);

    /// Takes over what the other knows. Error: BadValue if they were learned from different files
    /// or contradict each other (this one is then unchanged).
    [[nodiscard]] zx::Result<void> merge(const DealTable& other);

    /// The same boards of the same source, however they are kept.
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
