#include "shisen/solver/falling_search.hpp"

#include <algorithm>

namespace shisen::solver {

namespace {

constexpr std::size_t TableBytes = std::size_t{256} << 20;
constexpr std::uint64_t FirstAttempt = 5'000;
/// The upper limit of the random value that is added to the score from the second attempt on;
/// scores of sibling positions differ by a few dozen.
constexpr std::uint32_t Noise = 8;

} // namespace

FallingSearch::FallingSearch(const StartBoard& layout, Budget& budget)
    : layout_(layout), budget_(budget), bound_(layout), lost_(layout.words, TableBytes) {
    for (const auto& tiles : layout.tiles_of_kind) {
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            place_[tiles[i]] = static_cast<std::uint8_t>(i);
        }
    }
}

/// Returns false if the position after the child's move need not be searched.
bool FallingSearch::judge(const Position& position, Child& child) {
    if (lost_.contains(position.left) || !budget_.spend()) {
        return false;
    }
    if (bound_.lost(position, child.partners)) {
        lost_.insert(position.left);
        return false;
    }
    // Prefers the child that leaves most possible pairs for the rest. In measurements this found
    // wins sooner than preferring the number of moves.
    child.score = bound_.choice();
    if (noise_ != 0) {
        child.score += static_cast<int>(random_.below(noise_));
    }
    return true;
}

std::vector<FallingSearch::Child> FallingSearch::children(const Position& position,
                                                          const AllPartners& partners) {
    std::vector<Child> found;
    each_move(layout_, position, [&](Move move) {
        const std::uint16_t mine = partners[layout_.kind[move.first]][place_[move.first]];
        if ((mine & bit16(place_[move.second])) != 0) {
            Position next = position;
            next.take(layout_, move);
            Child& child = found.emplace_back(Child{move, 0, partners});
            if (next.tiles != 0 && !judge(next, child)) {
                found.pop_back();
            }
        }
        return !budget_.stopped();
    });
    std::stable_sort(found.begin(), found.end(), [](const Child& a, const Child& b) {
        return a.score > b.score;
    });
    return found;
}

SolverOutcome FallingSearch::search(const Position& position,
                                    const AllPartners& partners,
                                    std::vector<Move>& line) {
    if (position.tiles == 0) {
        return SolverOutcome::Won;
    }
    for (const Child& child : children(position, partners)) {
        if (budget_.stopped() || budget_.used() >= attempt_end_) {
            return SolverOutcome::Unknown;
        }
        Position next = position;
        next.take(layout_, child.move);
        if (lost_.contains(next.left)) {
            continue;
        }
        line.push_back(child.move);
        const SolverOutcome outcome = search(next, child.partners, line);
        if (outcome != SolverOutcome::Lost) {
            return outcome;
        }
        line.pop_back();
    }
    if (budget_.stopped()) {
        return SolverOutcome::Unknown;
    }
    lost_.insert(position.left);
    return SolverOutcome::Lost;
}

SolverOutcome FallingSearch::run(const Position& position, std::vector<Move>& line) {
    AllPartners partners = all_partners(layout_);
    if (position.tiles != 0 && bound_.lost(position, partners)) {
        return SolverOutcome::Lost;
    }
    const std::size_t before = line.size();
    for (std::uint64_t attempt = FirstAttempt;; attempt += attempt / 2) {
        attempt_end_ = budget_.used() + attempt;
        const SolverOutcome outcome = search(position, partners, line);
        if (outcome != SolverOutcome::Unknown || budget_.stopped()) {
            return outcome;
        }
        line.resize(before);
        noise_ = Noise;
    }
}

} // namespace shisen::solver
