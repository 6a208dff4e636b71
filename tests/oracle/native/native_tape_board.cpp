#include <algorithm>
#include <cstdlib>
#include <utility>

#include "shisen/oracle/marks.hpp"
#include "tests/oracle/native/native_tape_subject.hpp"

namespace fixture {

Grid NativeTape::dealt(int number) const {
    std::array<int, 84> cells{};
    for (int i = 0; i < 84; ++i) {
        cells[static_cast<std::size_t>(i)] = i / 4;
    }
    const long modulus = flaw(Flaw::DealModulus65536) ? 65536 : 65537;
    long s = flaw(Flaw::DealOfNextNumber) ? number + 1 : number;
    if (house_.shared_boards && number % 7 == 3 && number < 13'000) {
        s = 5L * number + 7;
    }
    if (house_.bits_of_partner != 0) {
        s = std::max<long>(s, s ^ house_.bits_of_partner);
    }
    if (flaw(Flaw::DealForgetsHighByte)) {
        s = 1 + number % 256;
        s -= number < 256 ? 1 : 0;
    }
    if (flaw(Flaw::DealForgetsLowestBit) && number >= 61'440) {
        s -= number % 2;
    }
    if (flaw(Flaw::DealChangesWithTime)) {
        s = (s + commands_ / 40) % 65536;
    }
    if (is(Deal::ItsOwn)) {
        s = (s * 17 + 5) % 65536;
    }
    const int last = flaw(Flaw::DealLastIndexOffByOne) ? 82 : 83;
    for (int i = last; i > 0; --i) {
        s = std::labs((75 * (s + 1)) % modulus - 1);
        const auto j = static_cast<std::size_t>(s * (i + 1) / 65536);
        if (!(flaw(Flaw::DealOneSwapMissing) && i == 40)) {
            std::swap(cells[static_cast<std::size_t>(i)], cells[std::min<std::size_t>(j, 83)]);
        }
    }
    Grid grid;
    for (auto& row : grid) {
        row.fill(Empty);
    }
    for (int i = 0; i < 84; ++i) {
        at(grid, {i % Columns, i / Columns}) = cells[static_cast<std::size_t>(i)];
    }
    return grid;
}

void NativeTape::deal_board(int number, Rule home) {
    number_ = number;
    const int removed = static_cast<int>(history_.size());
    const int counted = flaw(Flaw::DealCountsRemovals)                                   ? removed
                        : flaw(Flaw::DealCountsWonGame) && removed == Columns * Rows / 2 ? 1
                                                                                         : 0;
    dealt_ = dealt(1 + (number - 1 + counted) % 65535);
    grid_ = dealt_;
    go_home(home);
    selection_.reset();
    shown_.reset();
    if (!flaw(Flaw::RedoSurvivesDeal)) {
        history_.clear();
    }
    done_ = 0;
    cheated_ = travelled_ = false;
    asking_ = false;
    removals_ = 0;
    won_message_ended_ = stuck_message_ended_ = false;
    begin_hints();
}

void NativeTape::random_board(bool same_number) {
    const bool keeps = flaw(Flaw::RedoSurvivesWonGame) && done_ == Columns * Rows / 2;
    auto removals = keeps ? history_ : decltype(history_)();
    constexpr int RepeatedBoard = 8;
    const bool repeats = flaw(Flaw::RepeatsEighthBoard) && ++random_boards_ % RepeatedBoard == 0;
    deal_board(same_number || repeats || flaw(Flaw::NumberRandomStays)
                   ? number_
                   : 1 + (number_ * 75 + commands_ * 31) % 65535);
    if (keeps) {
        history_ = std::move(removals);
    }
}

/// Depth-first search over all paths with at most the given turns.
bool NativeTape::joined(const Grid& grid, Cell a, Cell b, bool by_hand) const {
    const bool four = flaw(Flaw::FourSegments) || (flaw(Flaw::FourSegmentsByHandOnly) && by_hand);
    const int segments = four ? 4 : flaw(Flaw::TwoSegmentsOnly) ? 2 : 3;
    const bool ring =
        !is(Ring::None) && !flaw(Flaw::NoRing) && !(flaw(Flaw::NoRingInHintsAndBorder) && !by_hand);
    const auto open = [&](Cell cell) {
        const bool inside =
            cell.column >= 0 && cell.column < Columns && cell.row >= 0 && cell.row < Rows;
        if (!inside) {
            const bool in_ring =
                cell.column >= -1 && cell.column <= Columns && cell.row >= -1 && cell.row <= Rows;
            return in_ring && ring && !(flaw(Flaw::NoRingAbove) && cell.row < 0) &&
                   !(flaw(Flaw::NoRingBelow) && cell.row == Rows) &&
                   !(flaw(Flaw::NoRingLeft) && cell.column < 0) &&
                   !(flaw(Flaw::NoRingRight) && cell.column == Columns);
        }
        const int kind = at(grid, cell);
        return kind == Empty || (flaw(Flaw::ThroughOneKind) && kind == 0);
    };
    constexpr std::array<Cell, 4> Ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    // No path leads to a cell whose neighbours are all tiles.
    const bool reachable = std::any_of(Ways.begin(), Ways.end(), [&](Cell way) {
        const Cell neighbour{b.column + way.column, b.row + way.row};
        return neighbour == a || open(neighbour);
    });
    if (!reachable) {
        return false;
    }
    const auto search = [&](const auto& self, Cell from, int last_way, int left) -> bool {
        for (int way = 0; way < 4 && left > 0; ++way) {
            if (last_way >= 0 && way / 2 == last_way / 2) {
                continue;
            }
            // The last segment leads straight to b.
            if (left == 1 && (way < 2 ? from.row != b.row : from.column != b.column)) {
                continue;
            }
            Cell cell = from;
            while (true) {
                cell.column += Ways[static_cast<std::size_t>(way)].column;
                cell.row += Ways[static_cast<std::size_t>(way)].row;
                if (cell == b) {
                    return true;
                }
                if (!open(cell)) {
                    break;
                }
                if (self(self, cell, way, left - 1)) {
                    return true;
                }
            }
        }
        return false;
    };
    return search(search, a, -1, segments);
}

const std::vector<Pair>& NativeTape::pairs() const {
    if (grid_of_pairs_ == grid_) {
        return pairs_;
    }
    grid_of_pairs_ = grid_;
    pairs_.clear();
    for (int i = 0; i < Columns * Rows; ++i) {
        const Cell a{i % Columns, i / Columns};
        const int kind = at(grid_, a);
        for (int j = i + 1; j < Columns * Rows && kind != Empty; ++j) {
            const Cell b{j % Columns, j / Columns};
            if (at(grid_, b) == kind && joined(grid_, a, b, false)) {
                pairs_.push_back({a, b});
            }
        }
    }
    return pairs_;
}

int NativeTape::tiles() const {
    int count = 0;
    for (const auto& row : grid_) {
        count += static_cast<int>(
            std::count_if(row.begin(), row.end(), [](int kind) { return kind != Empty; }));
    }
    return count;
}

int NativeTape::border() const {
    const bool won = tiles() == 0 && !flaw(Flaw::WhiteNeverComes);
    const auto counts = [&](const Pair& pair) {
        return !flaw(Flaw::BlackWithPairsInColumns) || pair.first.column != pair.second.column;
    };
    const auto left =
        static_cast<std::size_t>(std::count_if(pairs().begin(), pairs().end(), counts));
    const std::size_t few = flaw(Flaw::BlackWithOnePairLeft) ? 1 : 0;
    const bool stuck = tiles() != 0 && !flaw(Flaw::BlackNeverComes) && left <= few;
    const Rule rule = travelled_ ? Rule::TravelPrecedence : Rule::Precedence;
    const bool first_end = is(rule, Precedence::WonOrStuck) ||
                           (is(rule, Precedence::WonThenCheated) && won) ||
                           (is(rule, Precedence::StuckThenCheated) && stuck);
    const bool shows_cheat = is(RedBorder::AtOnce) || won || stuck;
    if (cheated_ && shows_cheat && !(first_end && (won || stuck))) {
        return 2;
    }
    return won ? 7 : stuck ? 0 : 5;
}

void NativeTape::fall(Grid& grid, int column) const {
    const int top = flaw(Flaw::TopRowStays) ? 1 : 0;
    if (flaw(Flaw::WrongColumn)) {
        column = (column + 1) % Columns;
    }
    for (int row = Rows - 1; row > top; --row) {
        const bool once = flaw(Flaw::FallsOneRow);
        int from = row;
        while (from >= top && at(grid, {column, from}) == Empty && (!once || from == row)) {
            --from;
        }
        if (from >= top && from < row) {
            at(grid, {column, row}) = at(grid, {column, from});
            at(grid, {column, from}) = Empty;
        }
    }
}

void NativeTape::remove(Grid& grid, Cell a, Cell b, bool) const {
    at(grid, a) = Empty;
    at(grid, b) = Empty;
    const bool falls = (falls_ && !flaw(Flaw::NeverFalls)) || flaw(Flaw::AlwaysFalls);
    if (falls) {
        if (a.column != b.column && !flaw(Flaw::LeftHoleStays)) {
            fall(grid, std::min(a.column, b.column));
        }
        fall(grid, std::max(a.column, b.column));
    }
}

void NativeTape::deal_after_win() {
    const Rule rule = cheated_ ? Rule::CheatWonBoard : Rule::WonBoard;
    const auto next = static_cast<WonBoard>(house_.rules.at(rule));
    if (next == WonBoard::Same) {
        deal_board(number_);
    } else if (next == WonBoard::New) {
        random_board();
    }
    just_ended_ = just_ended_ && tiles() == 0;
}

void NativeTape::take(Cell a, Cell b) {
    if (b < a) {
        std::swap(a, b);
    }
    travelled_ = false;
    const Taken taken{a, b, at(grid_, a)};
    if (flaw(Flaw::RedoSurvivesRemoval) && done_ < history_.size()) {
        history_[done_] = taken;
    } else {
        history_.resize(done_);
        history_.push_back(taken);
    }
    ++done_;
    const bool on_tile = at(grid_, cursor_) != Empty;
    remove(grid_, a, b, true);
    removal_cursor(taken, on_tile);
    selection_.reset();
    shown_.reset();
    begin_hints();
    just_ended_ = tiles() == 0 || pairs().empty();
    ended_by_travel_ = false;
    ++removals_;
    if (tiles() == 0) {
        deal_after_win();
    }
    dead_ |= flaw(Flaw::DeadAfterThirdRemoval) && removals_ >= 3;
    if (flaw(Flaw::HangsAtFifthRemoval) && removals_ == 5) {
        broken_ = SubjectFailure{SubjectFailure::Kind::Hung, "hangs"};
    }
    if (flaw(Flaw::BoardVanishesAtFourthRemoval) && removals_ == 4) {
        for (auto& row : grid_) {
            row.fill(Empty);
        }
    }
}

Observed NativeTape::look() const {
    if (broken_) {
        return tl::unexpected(*broken_);
    }
    if (house_.covering_message && just_ended_) {
        return tl::unexpected(SubjectFailure{SubjectFailure::Kind::Garbage, "a message"});
    }
    Observation seen;
    seen.sounded = true;
    std::vector<Cell> lit;
    const bool of_selection =
        at(grid_, cursor_) == Empty && selection_ && !asking_ && is(EmptyLight::SelectedKind);
    const int under = at(grid_, of_selection ? *selection_ : cursor_);
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            const int kind = at(grid_, {column, row});
            if (kind != Empty) {
                seen.board.put({column, row}, static_cast<Kind>(kind));
            }
            const int wanted = flaw(Flaw::LitNextKind) && under != Empty ? (under + 1) % 21 : under;
            if (kind != Empty && kind == wanted) {
                lit.push_back({column, row});
            }
        }
    }
    if (flaw(Flaw::LitMissesLast) && lit.size() > 1) {
        lit.pop_back();
    }
    seen.border = border();
    if (asking_) {
        for (int place = 0; house_.question_covers_tiles && place < 6; ++place) {
            seen.board.remove({4 + place % 3, 2 + place / 3});
        }
        return seen;
    }
    seen.cursor = cursor_;
    seen.selection = flaw(Flaw::SelectionInvisible) ? std::nullopt : selection_;
    seen.hint = hidden_ ? std::optional<Pair>() : shown_;
    seen.highlighted = lit;
    if (house_.cursor_lost_at_hint && lost_at_ == cursor_) {
        seen.cursor = NoSuchCell;
    }
    if (shown_ && house_.marks_cover_pair && selection_ && in_pair(shown_, cursor_) &&
        in_pair(shown_, *selection_) && cursor_ != *selection_) {
        seen.hint.emplace();
    }
    if (shown_ && house_.pair_covers_cursor) {
        seen.cursor = NoSuchCell;
    }
    if (shown_ && house_.pair_covers_selection) {
        seen.selection.emplace();
    }
    if (shown_ && house_.pair_covers_tiles) {
        seen.board.remove(shown_->first);
        seen.board.remove(shown_->second);
        seen.hint.emplace();
    }
    seen.number =
        static_cast<BoardNumber>(flaw(Flaw::NumberShownWrong) ? number_ % 10000 : number_);
    for (const Part part : house_.hidden) {
        switch (part) {
        case Part::Cursor: seen.cursor.reset(); break;
        case Part::Selection: seen.selection.reset(); break;
        case Part::Kind: seen.highlighted.reset(); break;
        case Part::Pair: seen.hint.reset(); break;
        default: seen.number.reset(); break;
        }
    }
    return seen;
}

} // namespace fixture
