#include "shisen/workload.hpp"

#include <utility>
#include <vector>

#include "shisen/deal.hpp"
#include "shisen/path.hpp"
#include "shisen/solver/budget.hpp"
#include "shisen/solver/position.hpp"

namespace shisen {

struct Workload::Positions {
    struct Entry {
        Board board;
        std::vector<Pair> tests;
        const solver::StartBoard* layout;
        solver::Position position;
    };
    std::vector<std::unique_ptr<const solver::StartBoard>> layouts;
    std::vector<Entry> entries;
};

namespace {

/// A few pairs of different tiles of any kind.
std::vector<Pair> random_tests(const Board& board, solver::Random& random) {
    constexpr int Tests = 40;
    std::vector<Cell> tiles;
    for (int row = 0; row < board.size().rows; ++row) {
        for (int column = 0; column < board.size().columns; ++column) {
            if (board.occupied({column, row})) {
                tiles.push_back({column, row});
            }
        }
    }
    std::vector<Pair> tests;
    const auto count = static_cast<std::uint32_t>(tiles.size());
    for (int i = 0; i < Tests && count >= 2; ++i) {
        const std::uint32_t a = random.below(count);
        const std::uint32_t b = (a + 1 + random.below(count - 1)) % count;
        tests.push_back({tiles[a], tiles[b]});
    }
    return tests;
}

} // namespace

Workload::Workload(int games) {
    auto positions = std::make_unique<Positions>();
    solver::Random random(1);
    for (int game = 1; game <= games; ++game) {
        const Gravity gravity = game % 2 == 0 ? Gravity::On : Gravity::Off;
        Board board = deal(static_cast<BoardNumber>(game));
        positions->layouts.push_back(std::make_unique<solver::StartBoard>(board, gravity));
        const solver::StartBoard& layout = *positions->layouts.back();
        solver::Position position(board, layout);
        for (;;) {
            positions->entries.push_back({board, random_tests(board, random), &layout, position});
            std::vector<solver::Move> moves;
            solver::each_move(layout, position, [&](solver::Move move) {
                moves.push_back(move);
                return true;
            });
            if (moves.empty()) {
                break;
            }
            const auto move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            remove_pair(board,
                        {position.cell(layout, move.first), position.cell(layout, move.second)},
                        gravity);
            position.take(layout, move);
        }
    }
    positions_ = std::move(positions);
}

Workload::~Workload() = default;

Workload::Done Workload::test_paths() const {
    Done done;
    for (const auto& entry : positions_->entries) {
        for (const auto& [a, b] : entry.tests) {
            done.result += can_connect(entry.board, a, b) ? 1U : 0U;
        }
        done.units += entry.tests.size();
    }
    return done;
}

Workload::Done Workload::find_moves() const {
    Done done;
    for (const auto& entry : positions_->entries) {
        solver::each_move(*entry.layout, entry.position, [&](solver::Move) {
            ++done.result;
            return true;
        });
    }
    done.units = positions_->entries.size();
    return done;
}

} // namespace shisen
