#include "shisen/oracle/deal_mix.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {
namespace {

/// In random boards a place holds a given kind on one of 21, and equals the next one on one of 28.
constexpr std::size_t FewestBoards = 30;
/// A deal that mixes a part of the board only leaves many places that mostly hold the same kind. Weak random
/// numbers leave a few.
constexpr std::size_t ManyPlaces = 12;

bool mostly(std::size_t count, std::size_t boards) {
    return count * 10 > boards * 6;
}
/// True for a share that a single place must have: no honest deal leaves one place alone.
bool nearly_always(std::size_t count, std::size_t boards) {
    return count * 20 > boards * 19;
}

std::string text_of(std::size_t place, const char* words, std::size_t count, std::size_t boards) {
    const auto columns = static_cast<std::size_t>(ClassicSize.columns);
    return fmt::format("row {}, column {} {} on {} of {} boards",
                       place / columns + 1,
                       place % columns + 1,
                       words,
                       count,
                       boards);
}

} // namespace

void DealMix::add(BoardNumber number, const Board& board) {
    if (counted_[number >> 8] || board.size() != ClassicSize || board.tiles() != Places) {
        return;
    }
    const auto cells = cells_of(board.size());
    if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
            return static_cast<std::size_t>(board.at(cell)) >= Kinds;
        })) {
        return;
    }
    counted_[number >> 8] = true;
    numbers_.push_back(number);
    for (std::size_t i = 0; i < Places; ++i) {
        const Cell cell = cells[i];
        ++of_kind_[i][static_cast<std::size_t>(board.at(cell))];
        const Cell right{cell.column + 1, cell.row};
        const Cell below{cell.column, cell.row + 1};
        for (const auto& [next, axis] : {std::pair{right, 0u}, std::pair{below, 1u}}) {
            const bool inside = next.column < ClassicSize.columns && next.row < ClassicSize.rows;
            like_next_[i][axis] += inside && board.at(next) == board.at(cell) ? 1u : 0u;
        }
    }
}

std::optional<std::string> DealMix::fault() const {
    const std::size_t boards = numbers_.size();
    if (boards < FewestBoards) {
        return std::nullopt;
    }
    std::size_t fixed = 0;
    std::size_t most = 0;
    std::size_t most_fixed = 0;
    for (std::size_t i = 0; i < Places; ++i) {
        const std::size_t count = *std::max_element(of_kind_[i].begin(), of_kind_[i].end());
        fixed += mostly(count, boards) ? 1u : 0u;
        if (count > most) {
            most = count;
            most_fixed = i;
        }
        for (const std::size_t alike : like_next_[i]) {
            if (nearly_always(alike, boards)) {
                return text_of(i, "and the next place hold equal tiles", alike, boards);
            }
        }
    }
    if (fixed >= ManyPlaces || nearly_always(most, boards)) {
        return text_of(most_fixed, "holds the same kind", most, boards);
    }
    return std::nullopt;
}

std::vector<BoardNumber> DealMix::examples() const {
    constexpr std::size_t Shown = 3;
    return {numbers_.begin(),
            numbers_.begin() + static_cast<std::ptrdiff_t>(std::min(Shown, numbers_.size()))};
}

std::optional<UnmixedDeals> unmixed_deals(const DealMix& mix, const Subject& start) {
    auto words = mix.fault();
    if (!words) {
        return std::nullopt;
    }
    const auto subject = start.copy();
    UnmixedDeals deals;
    Observed look;
    for (const BoardNumber number : mix.examples()) {
        for (const Step& step : {press(Key::ChooseBoard), answer(std::to_string(number))}) {
            deals.steps.push_back(subject->typed(step));
            look = subject->act(deals.steps.back());
        }
    }
    if (!look || !is_full(look->board)) {
        return std::nullopt;
    }
    Difference& difference = deals.difference;
    difference.fault = Fault::Deal;
    difference.words = "the tiles are not arranged randomly: " + std::move(*words);
    difference.step = deals.steps.back();
    difference.expected.game.start.number = mix.examples().back();
    difference.expected.game.board = look->board;
    difference.expected_border = look->border;
    difference.seen = std::move(*look);
    return deals;
}

} // namespace shisen::oracle
