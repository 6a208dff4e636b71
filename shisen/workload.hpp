// Work to measure the game's speed by: the same positions every time, from random play in both
// variants. The clock is the caller's.
#pragma once

#include <cstdint>
#include <memory>

namespace shisen {

class Workload {
  public:
    /// Positions of about `games` games at 14 x 6 from the deal to the end, every second one with
    /// gravity.
    explicit Workload(int games = 40);
    ~Workload();
    Workload(const Workload&) = delete;
    Workload& operator=(const Workload&) = delete;

    struct Done {
        std::uint64_t units = 0;  ///< what was done
        std::uint64_t result = 0; ///< what came of it, so that no compiler leaves the work out
    };
    /// Path tests between random tiles; the units are tests.
    [[nodiscard]] Done test_paths() const;
    /// All removals of each position; the units are positions.
    [[nodiscard]] Done find_moves() const;

  private:
    struct Positions;
    std::unique_ptr<const Positions> positions_;
};

} // namespace shisen
