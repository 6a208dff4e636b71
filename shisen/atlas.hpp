// The atlas: whether each board number of one size can be won, in both variants. Parts can be made
// on many machines, in any division, and merged. The result is the same bit for bit, because the
// verdict of a board depends only on its number, the gravity, the size and the node limit.
//
// File layout, little-endian:
//
//     offset  bytes      content
//     0       8          "FRATLAS1"
//     8       1          columns
//     9       1          rows
//     10      8          node limit per board
//     18      2 x 16384  gravity off, then on: two bits for each number 0..65535, lowest bits first:
//                        0 not solved, 1 won, 2 lost, 3 unknown; number 0 is always 0
//     32786   4          CRC-32 (as in ZIP) of all bytes before it
//
// Winning lines are not stored: solve() finds the same line again.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "shisen/deal.hpp"
#include "shisen/solver.hpp"

namespace shisen {

class Atlas {
  public:
    static constexpr std::size_t FileBytes = 32790;

    Atlas(Size size, std::uint64_t node_limit) noexcept : size_(size), node_limit_(node_limit) {}

    [[nodiscard]] Size size() const noexcept { return size_; }
    [[nodiscard]] std::uint64_t node_limit() const noexcept { return node_limit_; }
    /// Returns nothing if the board has not been solved.
    [[nodiscard]] std::optional<SolverOutcome> at(BoardNumber number,
                                                  Gravity gravity) const noexcept;
    void set(BoardNumber number, Gravity gravity, SolverOutcome outcome) noexcept;
    /// The numbers with this outcome in ascending order.
    [[nodiscard]] std::vector<BoardNumber> with(SolverOutcome outcome, Gravity gravity) const;
    [[nodiscard]] std::size_t count(SolverOutcome outcome, Gravity gravity) const;

    [[nodiscard]] std::vector<std::uint8_t> bytes() const;
    /// Errors: Empty, BadSignature, WrongSize, Corrupt, BadValue.
    [[nodiscard]] static zx::Result<Atlas> parse(std::span<const std::uint8_t> bytes);

    /// Adds the verdicts of another atlas. Error BadValue if sizes or node limits differ, or if the
    /// two contradict each other; this atlas is then unchanged.
    [[nodiscard]] zx::Result<void> merge(const Atlas& other);

    friend bool operator==(const Atlas&, const Atlas&) = default;

  private:
    Size size_;
    std::uint64_t node_limit_;
    std::array<std::array<std::uint8_t, 16384>, 2> entries_{};
};

/// A part of the work. Shard `shard` of `shards` (counted from 1) takes the numbers n with (n - 1)
/// mod shards = shard - 1, so shards are of similar size and difficulty.
struct AtlasPart {
    BoardNumber first = 1;
    BoardNumber last = 65535;
    std::uint32_t shard = 1;
    std::uint32_t shards = 1;
    bool flat = true;    ///< gravity off
    bool falling = true; ///< gravity on

    [[nodiscard]] constexpr bool takes(std::uint32_t number) const noexcept {
        return number >= first && number <= last && (number - 1) % shards == shard - 1;
    }
    [[nodiscard]] constexpr bool takes(Gravity gravity) const noexcept {
        return gravity == Gravity::On ? falling : flat;
    }
    /// Counts of the numbers that the part covers.
    [[nodiscard]] std::size_t count() const noexcept;
};

/// Solves one board of the atlas's size with its node limit, without reading its verdicts. Returns
/// nothing if cancelled.
[[nodiscard]] std::optional<SolverOutcome> examine(const Atlas& atlas,
                                                   BoardNumber number,
                                                   Gravity gravity,
                                                   const std::atomic<bool>* cancel = nullptr);

/// Solves the boards of the part that the atlas does not have yet, in ascending order, so an
/// interrupted part continues where it stopped. progress(done, all) is called after each board.
/// Returns false if cancelled.
bool classify(Atlas& atlas,
              const AtlasPart& part,
              const std::atomic<bool>* cancel = nullptr,
              const std::function<void(std::size_t, std::size_t)>& progress = {});

} // namespace shisen
