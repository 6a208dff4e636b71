#include "games/hexes/flow.hpp"

#include <bitset>

namespace hexes {
namespace {

/// The end of the walk, as a target beside the cells.
constexpr std::size_t End = Cells;

std::size_t target_of(std::size_t cell, std::size_t step) {
    if (step == EndStep) {
        return End;
    }
    const auto found = neighbour(static_cast<Cell>(cell), Directions[step]);
    return found ? *found : End + 1;
}

/// For each cell and step the target; End + 1 beyond the edge.
const std::array<std::array<std::size_t, StepsPerCell>, Cells> Targets = [] {
    std::array<std::array<std::size_t, StepsPerCell>, Cells> targets{};
    for (std::size_t cell = 0; cell < Cells; ++cell) {
        for (std::size_t step = 0; step < StepsPerCell; ++step) {
            targets[cell][step] = target_of(cell, step);
        }
    }
    return targets;
}();

/// Maximum flow by augmenting paths from cells that are left to cells that are entered.
class Augmenter {
  public:
    Augmenter(const Bounds& bounds, StepCounts& flow) : bounds_(bounds), flow_(flow) {}

    /// Sets the flow to the lower bounds. Returns false if they are already too much.
    bool begin(const Position& position) {
        flow_ = bounds_.lower;
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            supply_[cell] = position.visits[cell] + (cell == position.cursor ? 1 : 0);
            demand_[cell] = position.visits[cell];
        }
        demand_[End] = 1;
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            for (std::size_t step = 0; step < StepsPerCell; ++step) {
                if (const int taken = flow_[cell][step]; taken != 0) {
                    supply_[cell] -= taken;
                    demand_[Targets[cell][step]] -= taken;
                    if (supply_[cell] < 0 || demand_[Targets[cell][step]] < 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    bool complete() {
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            for (; supply_[cell] > 0; --supply_[cell]) {
                seen_.reset();
                if (!augment(cell)) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    /// Finds a target for one more departure from the cell, moving other departures if necessary.
    bool augment(std::size_t cell) {
        for (std::size_t step = 0; step < StepsPerCell; ++step) {
            const std::size_t target = Targets[cell][step];
            if (target > End || seen_[target] || flow_[cell][step] >= bounds_.upper[cell][step]) {
                continue;
            }
            seen_.set(target);
            if (demand_[target] > 0) {
                --demand_[target];
                ++flow_[cell][step];
                return true;
            }
            if (displace(target)) {
                ++flow_[cell][step];
                return true;
            }
        }
        return false;
    }

    /// Sends one of the steps into the target elsewhere.
    bool displace(std::size_t target) {
        for (std::size_t other = 0; other < Cells; ++other) {
            for (std::size_t step = 0; step < StepsPerCell; ++step) {
                if (Targets[other][step] != target ||
                    flow_[other][step] <= bounds_.lower[other][step]) {
                    continue;
                }
                if (augment(other)) {
                    --flow_[other][step];
                    return true;
                }
            }
        }
        return false;
    }

    const Bounds& bounds_;
    StepCounts& flow_;
    std::array<int, Cells> supply_{};
    std::array<int, Cells + 1> demand_{};
    std::bitset<Cells + 1> seen_;
};

} // namespace

Bounds bounds_of(const Position& position) noexcept {
    Bounds bounds;
    for (std::size_t cell = 0; cell < Cells; ++cell) {
        for (std::size_t step = 0; step < EndStep; ++step) {
            const std::size_t target = Targets[cell][step];
            bounds.upper[cell][step] = target < Cells ? position.visits[target] : std::uint8_t{0};
        }
        bounds.upper[cell][EndStep] = 1;
    }
    return bounds;
}

bool find_flow(const Position& position, const Bounds& bounds, StepCounts& flow) {
    Augmenter augmenter(bounds, flow);
    return augmenter.begin(position) && augmenter.complete();
}

} // namespace hexes
