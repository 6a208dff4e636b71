#include "games/hexes/solver.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "games/hexes/flow.hpp"

namespace hexes {
namespace {

struct Step {
    std::size_t cell = 0;
    std::size_t step = 0;
};

/// The part of each cell: cells that used steps connect have the same number.
class Parts {
  public:
    Parts() { std::iota(parent_.begin(), parent_.end(), std::uint8_t{0}); }
    [[nodiscard]] std::uint8_t of(std::size_t cell) const {
        while (parent_[cell] != cell) {
            cell = parent_[cell];
        }
        return static_cast<std::uint8_t>(cell);
    }
    void join(std::size_t a, std::size_t b) { parent_[of(a)] = of(b); }

  private:
    std::array<std::uint8_t, Cells> parent_{};
};

class Search {
  public:
    Search(const Position& position, const Effort& effort) : position_(position), effort_(effort) {}

    SolverOutcome run(const Bounds& bounds) {
        if (verdict_.nodes >= effort_.nodes ||
            (effort_.cancel != nullptr && effort_.cancel->load())) {
            return SolverOutcome::Unknown;
        }
        ++verdict_.nodes;
        StepCounts flow;
        if (!find_flow(position_, bounds, flow)) {
            return SolverOutcome::Lost;
        }
        Parts parts = parts_of(flow);
        while (exchange(flow, bounds, parts)) {
            parts = parts_of(flow);
        }
        const auto entries = entries_of_loose_part(parts, bounds);
        if (!entries) {
            walk(flow);
            return SolverOutcome::Won;
        }
        Bounds narrowed = bounds;
        for (const Step& entry : *entries) {
            narrowed.lower[entry.cell][entry.step] = 1;
            const SolverOutcome outcome = run(narrowed);
            if (outcome != SolverOutcome::Lost) {
                return outcome;
            }
            narrowed.lower[entry.cell][entry.step] = 0;
            narrowed.upper[entry.cell][entry.step] = 0;
        }
        return SolverOutcome::Lost;
    }

    Verdict take(SolverOutcome outcome) {
        verdict_.outcome = outcome;
        return std::move(verdict_);
    }

  private:
    /// Returns the cell that a step of a direction leads to. The step must stay on the grid.
    static Cell to(std::size_t cell, std::size_t step) {
        return neighbour(static_cast<Cell>(cell), Directions[step]).value();
    }

    [[nodiscard]] bool used(std::size_t cell) const {
        return position_.visits[cell] > 0 || cell == position_.cursor;
    }

    static Parts parts_of(const StepCounts& flow) {
        Parts parts;
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            for (std::size_t step = 0; step < EndStep; ++step) {
                if (flow[cell][step] > 0) {
                    parts.join(cell, to(cell, step));
                }
            }
        }
        return parts;
    }

    /// Returns the step from the cell to the target; none if they are not neighbours. Target Cells
    /// is the end of the walk.
    static std::optional<std::size_t> step_to(std::size_t cell, std::size_t target) {
        if (target == Cells) {
            return EndStep;
        }
        for (std::size_t step = 0; step < EndStep; ++step) {
            const auto found = neighbour(static_cast<Cell>(cell), Directions[step]);
            if (found && *found == target) {
                return step;
            }
        }
        return std::nullopt;
    }

    /// Replaces steps a -> b and c -> d of two parts by a -> d and c -> b, which joins the parts.
    /// Returns false if no two steps allow it.
    static bool exchange(StepCounts& flow, const Bounds& bounds, const Parts& parts) {
        std::vector<Step> free;
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            for (std::size_t step = 0; step < StepsPerCell; ++step) {
                if (flow[cell][step] > bounds.lower[cell][step]) {
                    free.push_back({cell, step});
                }
            }
        }
        const auto target = [](const Step& step) -> std::size_t {
            return step.step == EndStep ? Cells : to(step.cell, step.step);
        };
        for (auto first = free.begin(); first != free.end(); ++first) {
            for (auto second = first + 1; second != free.end(); ++second) {
                if (parts.of(first->cell) == parts.of(second->cell)) {
                    continue;
                }
                const auto one = step_to(first->cell, target(*second));
                const auto two = step_to(second->cell, target(*first));
                if (one && two && flow[first->cell][*one] < bounds.upper[first->cell][*one] &&
                    flow[second->cell][*two] < bounds.upper[second->cell][*two]) {
                    --flow[first->cell][first->step];
                    --flow[second->cell][second->step];
                    ++flow[first->cell][*one];
                    ++flow[second->cell][*two];
                    return true;
                }
            }
        }
        return false;
    }

    /// Returns the steps into the part that has the fewest of them, among the parts without the
    /// cursor; none if the cursor's part is the only one.
    [[nodiscard]] std::optional<std::vector<Step>>
    entries_of_loose_part(const Parts& parts, const Bounds& bounds) const {
        std::array<std::vector<Step>, Cells> entries;
        std::array<bool, Cells> loose{};
        for (std::size_t cell = 0; cell < Cells; ++cell) {
            if (!used(cell)) {
                continue;
            }
            loose[parts.of(cell)] = parts.of(cell) != parts.of(position_.cursor);
            for (std::size_t step = 0; step < EndStep; ++step) {
                if (bounds.upper[cell][step] > 0 && parts.of(to(cell, step)) != parts.of(cell)) {
                    entries[parts.of(to(cell, step))].push_back({cell, step});
                }
            }
        }
        std::optional<std::vector<Step>> fewest;
        for (std::size_t part = 0; part < Cells; ++part) {
            if (loose[part] && (!fewest || entries[part].size() < fewest->size())) {
                fewest = entries[part];
            }
        }
        return fewest;
    }

    /// Turns connected steps into a walk from the cursor (Hierholzer's method).
    void walk(StepCounts flow) {
        struct Visit {
            std::size_t cell;
            std::optional<Direction> by;
        };
        std::vector<Visit> stack{{position_.cursor, std::nullopt}};
        std::vector<Direction> backwards;
        while (!stack.empty()) {
            const std::size_t cell = stack.back().cell;
            std::size_t step = 0;
            while (step < EndStep && flow[cell][step] == 0) {
                ++step;
            }
            if (step < EndStep) {
                --flow[cell][step];
                stack.push_back({to(cell, step), Directions[step]});
                continue;
            }
            if (stack.back().by) {
                backwards.push_back(*stack.back().by);
            }
            stack.pop_back();
        }
        verdict_.line.assign(backwards.rbegin(), backwards.rend());
    }

    const Position& position_;
    const Effort& effort_;
    Verdict verdict_;
};

} // namespace

Verdict solve(const Position& position, const Effort& effort) {
    Search search(position, effort);
    const SolverOutcome outcome = search.run(bounds_of(position));
    return search.take(outcome);
}

bool wins(Position position, std::span<const Direction> line) {
    const bool possible = std::all_of(
        line.begin(), line.end(), [&](Direction direction) { return move(position, direction); });
    return possible && position.remaining() == 0;
}

} // namespace hexes
