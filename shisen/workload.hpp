// The workload of the speed measurements: always the same positions, from random play in both
// variants. The caller measures the time.
#pragma once

#include <cstdint>
#include <memory>

namespace shisen {

class Workload {
  public:
    /// Builds the positions of about `games` games at 14 x 6 from the deal to the end; every second
    /// game has gravity.
    explicit Workload(int games = 40);
    ~Workload();
    Workload(const Workload&) = delete;
    Workload& operator=(const Workload&) = delete;

    struct Done {
        std::uint64_t units = 0; ///< the number of units of work
        std::uint64_t result =
            0; ///< depends on every result, so that the compiler cannot remove the work
    };
    /// Tests paths between random tiles; a unit is one test.
    [[nodiscard]] Done test_paths() const;
    /// Finds all removals of each position; a unit is one position.
    [[nodiscard]] Done find_moves() const;

  private:
    struct Positions;
    std::unique_ptr<const Positions> positions_;
};

} // namespace shisen
