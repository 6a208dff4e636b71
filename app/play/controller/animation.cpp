#include "app/play/controller/animation.hpp"

#include <algorithm>

#include "shisen/path.hpp"

namespace zx::play {
namespace {

using shisen::Board;
using shisen::Cell;
using shisen::Pair;

/// Returns how many tiles of the pair were taken from below this cell in its column.
int taken_below(const Pair& pair, Cell cell) noexcept {
    const auto below = [&](Cell taken) {
        return taken.column == cell.column && taken.row > cell.row ? 1 : 0;
    };
    return below(pair.first) + below(pair.second);
}

std::vector<FallingTile> falling_tiles(const Board& before, const Pair& pair) {
    std::vector<FallingTile> falling;
    const shisen::Size size = before.size();
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            const Cell cell{column, row};
            const int drop = taken_below(pair, cell);
            if (drop > 0 && before.occupied(cell) && cell != pair.first && cell != pair.second) {
                falling.push_back({{column, row + drop}, static_cast<double>(drop)});
            }
        }
    }
    return falling;
}

} // namespace

void Animation::start(const BoardPosition& before, const Pair& pair) {
    vanishing_ = {pair, before.board.at(pair.first), {}, 0};
    vanishing_.path =
        shisen::find_path(before.board, pair.first, pair.second).value_or(shisen::Path{});
    falling_ = before.gravity == shisen::Gravity::On ? falling_tiles(before.board, pair)
                                                     : std::vector<FallingTile>{};
    highest_ = 0;
    for (const FallingTile& fall : falling_) {
        highest_ = std::max(highest_, fall.rows_above);
    }
    seconds_ = 0;
    running_ = true;
}

double Animation::fallen_rows() const {
    const double seconds = std::max(seconds_ - VanishSeconds, 0.0);
    return FallAcceleration * seconds * seconds / 2;
}

void Animation::advance(double seconds) {
    seconds_ += seconds;
    if (seconds_ >= VanishSeconds && fallen_rows() >= highest_) {
        running_ = false;
    }
}

std::optional<Vanishing> Animation::vanishing() const {
    if (!running_ || seconds_ >= VanishSeconds) {
        return std::nullopt;
    }
    Vanishing now = vanishing_;
    now.progress = seconds_ / VanishSeconds;
    return now;
}

std::vector<FallingTile> Animation::falling() const {
    std::vector<FallingTile> now;
    if (!running_) {
        return now;
    }
    for (FallingTile fall : falling_) {
        fall.rows_above -= fallen_rows();
        if (fall.rows_above > 0) {
            now.push_back(fall);
        }
    }
    return now;
}

} // namespace zx::play
