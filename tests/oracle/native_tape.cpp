#include "tests/oracle/native_tape.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace fixture {

using namespace shisen;
using namespace shisen::oracle;

namespace {

constexpr int Columns = 14;
constexpr int Rows = 6;

/// Letters of the board with the ring round it.
using Grid = std::array<std::array<int, Columns + 2>, Rows + 2>;
constexpr int Empty = -1;

struct Taken {
    Cell a;
    Cell b;
    int kind = 0;
};

class NativeTape final : public Side {
  public:
    NativeTape(NativeHouse house, bool falls) : house_(std::move(house)), falls_(falls) {
        deal_board(4711);
    }
    NativeTape(const NativeTape&) = default;

    [[nodiscard]] std::unique_ptr<Side> copy() const override {
        return std::make_unique<NativeTape>(*this);
    }

    [[nodiscard]] Look look() const override;
    [[nodiscard]] Look act(const Step& step) override;

  private:
    [[nodiscard]] bool flaw(Flaw flaw) const { return house_.flaw == flaw; }
    template <class Choice> [[nodiscard]] bool is(Choice choice) const {
        return house_.rules.at(rule_of(choice)) == static_cast<Setting>(choice);
    }
    void deal_board(int number);
    void random_board();
    [[nodiscard]] Grid dealt(int number) const;
    void command(Key key);
    void answer(const std::string& text);
    void arrow(Key key);
    void enter();
    void enter_with_selection();
    void hint();
    void begin_hints();
    void travel(Key key);
    void take(Cell a, Cell b);
    void remove(Grid& grid, Cell a, Cell b, bool first_time) const;
    void fall(Grid& grid, int column) const;
    void put_back_badly();
    [[nodiscard]] bool joined(const Grid& grid, Cell a, Cell b, bool by_hand) const;
    [[nodiscard]] std::vector<Pair> pairs() const;
    [[nodiscard]] int tiles() const;
    [[nodiscard]] int border() const;
    [[nodiscard]] int& at(Grid& grid, Cell cell) const {
        return grid[static_cast<std::size_t>(cell.row + 1)]
                   [static_cast<std::size_t>(cell.column + 1)];
    }
    [[nodiscard]] int at(const Grid& grid, Cell cell) const {
        return grid[static_cast<std::size_t>(cell.row + 1)]
                   [static_cast<std::size_t>(cell.column + 1)];
    }

    NativeHouse house_;
    bool falls_;
    int commands_ = 0;
    int number_ = 0;
    Grid dealt_{};
    Grid grid_{};
    Cell cursor_;
    std::optional<Cell> selection_;
    std::optional<Pair> shown_;
    std::vector<Pair> list_;
    std::optional<Cell> list_for_;
    std::size_t next_ = 0;
    bool interrupted_ = false;
    bool ended_ = false;
    std::vector<Taken> history_;
    std::size_t done_ = 0;
    bool cheated_ = false;
    bool asking_ = false;
    bool dead_ = false;
    int removals_ = 0;
    std::optional<Breakdown> broken_;
};

Grid NativeTape::dealt(int number) const {
    std::array<int, 84> cells{};
    for (int i = 0; i < 84; ++i) {
        cells[static_cast<std::size_t>(i)] = i / 4;
    }
    const long modulus = flaw(Flaw::DealModulus65536) ? 65536 : 65537;
    long s = flaw(Flaw::DealOfNextNumber) ? number + 1 : number;
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

void NativeTape::deal_board(int number) {
    number_ = number;
    dealt_ = dealt(number);
    grid_ = dealt_;
    if (is(Home::Elsewhere)) {
        cursor_ = {7, 3};
    } else if (!is(Home::Stays) && !flaw(Flaw::CursorKeepsPlace)) {
        cursor_ = {0, 0};
    }
    selection_.reset();
    shown_.reset();
    history_.clear();
    done_ = 0;
    cheated_ = false;
    asking_ = false;
    removals_ = 0;
    begin_hints();
}

void NativeTape::random_board() {
    deal_board(flaw(Flaw::NumberRandomStays) ? number_
                                             : 1 + (number_ * 75 + commands_ * 31) % 65535);
}

/// Depth first over all paths that turn at most so often.
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
    const auto search = [&](const auto& self, Cell from, int last_way, int left) -> bool {
        for (int way = 0; way < 4 && left > 0; ++way) {
            if (last_way >= 0 && way / 2 == last_way / 2) {
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

std::vector<Pair> NativeTape::pairs() const {
    std::vector<Pair> pairs;
    for (int i = 0; i < Columns * Rows; ++i) {
        for (int j = i + 1; j < Columns * Rows; ++j) {
            const Cell a{i % Columns, i / Columns};
            const Cell b{j % Columns, j / Columns};
            if (at(grid_, a) != Empty && at(grid_, a) == at(grid_, b) &&
                joined(grid_, a, b, false)) {
                pairs.push_back({a, b});
            }
        }
    }
    return pairs;
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
    const std::size_t few = flaw(Flaw::BlackWithOnePairLeft) ? 1 : 0;
    const bool stuck = tiles() != 0 && !flaw(Flaw::BlackNeverComes) && pairs().size() <= few;
    const bool first_end = is(Precedence::WonOrStuck) || (is(Precedence::WonThenCheated) && won);
    if (cheated_ && !(first_end && (won || stuck))) {
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

void NativeTape::take(Cell a, Cell b) {
    if (b < a) {
        std::swap(a, b);
    }
    const Taken taken{a, b, at(grid_, a)};
    if (flaw(Flaw::RedoSurvivesRemoval) && done_ < history_.size()) {
        history_[done_] = taken;
    } else {
        history_.resize(done_);
        history_.push_back(taken);
    }
    ++done_;
    remove(grid_, a, b, true);
    selection_.reset();
    shown_.reset();
    begin_hints();
    ++removals_;
    dead_ |= flaw(Flaw::DeadAfterThirdRemoval) && removals_ >= 3;
    if (flaw(Flaw::HangsAtFifthRemoval) && removals_ == 5) {
        broken_ = Breakdown{Breakdown::Kind::Hung, "hangs"};
    }
    if (flaw(Flaw::BoardVanishesAtFourthRemoval) && removals_ == 4) {
        for (auto& row : grid_) {
            row.fill(Empty);
        }
    }
}

void NativeTape::begin_hints() {
    list_.clear();
    next_ = 0;
    interrupted_ = false;
    ended_ = false;
}

void NativeTape::hint() {
    if (interrupted_ && !(is(HintResume::GoesOn) && list_for_ == selection_)) {
        begin_hints();
    }
    interrupted_ = false;
    if (ended_) {
        if (is(HintEnd::None)) {
            return;
        }
        begin_hints();
    }
    if (next_ == 0) {
        list_for_ = selection_;
        list_ = pairs();
        if (flaw(Flaw::HintShowsBlocked)) {
            for (int j = 1; j < Columns * Rows; ++j) {
                const Cell b{j % Columns, j / Columns};
                if (at(grid_, {0, 0}) != Empty && at(grid_, {0, 0}) == at(grid_, b)) {
                    list_.push_back({{0, 0}, b});
                    break;
                }
            }
            std::sort(list_.begin(), list_.end());
            list_.erase(std::unique(list_.begin(), list_.end()), list_.end());
        }
        if (selection_ && !flaw(Flaw::HintIgnoresSelection)) {
            std::erase_if(list_, [&](const Pair& pair) {
                return !(pair.first == *selection_ || pair.second == *selection_);
            });
        }
        if (is(HintOrder::ColumnMajor)) {
            const auto key = [](const Pair& pair) {
                std::array<int, 2> a{pair.first.column, pair.first.row};
                std::array<int, 2> b{pair.second.column, pair.second.row};
                return std::pair{std::min(a, b), std::max(a, b)};
            };
            std::sort(list_.begin(), list_.end(), [&](const Pair& a, const Pair& b) {
                return key(a) < key(b);
            });
        } else if (is(HintOrder::ByKind)) {
            std::stable_sort(list_.begin(), list_.end(), [&](const Pair& a, const Pair& b) {
                return at(grid_, a.first) < at(grid_, b.first);
            });
        } else if (is(HintOrder::Other) || flaw(Flaw::HintReversed)) {
            std::reverse(list_.begin(), list_.end());
        }
        if (flaw(Flaw::HintSkipsLast) && !list_.empty()) {
            list_.pop_back();
        }
        if (flaw(Flaw::HintSkipsFirst) && list_.size() > 1) {
            list_.erase(list_.begin());
        }
    }
    if (next_ == list_.size() && !list_.empty() &&
        (is(HintEnd::Again) || flaw(Flaw::HintNeverNone))) {
        next_ = 0;
    }
    if (next_ < list_.size()) {
        shown_ = list_[next_++];
    } else {
        shown_.reset();
        ended_ = true;
    }
    cheated_ |= flaw(Flaw::RedFromHints);
}

void NativeTape::arrow(Key key) {
    switch (key) {
    case Key::Left: --cursor_.column; break;
    case Key::Right: ++cursor_.column; break;
    case Key::Up: --cursor_.row; break;
    default: ++cursor_.row; break;
    }
    if (cursor_.column < 0 || cursor_.column == Columns) {
        const bool right = cursor_.column == Columns;
        if (is(SideEdge::Stops) || (right && flaw(Flaw::CursorStopsAtRight))) {
            cursor_.column = right ? Columns - 1 : 0;
        } else {
            cursor_.column = right ? 0 : Columns - 1;
            if (is(SideEdge::NextRow) || (right && flaw(Flaw::CursorWrapsIntoNextRow))) {
                cursor_.row = (cursor_.row + (right ? 1 : Rows - 1)) % Rows;
            }
        }
    }
    if (cursor_.row < 0 || cursor_.row == Rows) {
        const bool down = cursor_.row == Rows;
        if (is(TopEdge::Stops)) {
            cursor_.row = down ? Rows - 1 : 0;
        } else {
            cursor_.row = down ? 0 : Rows - 1;
            if (is(TopEdge::NextColumn)) {
                cursor_.column = (cursor_.column + (down ? 1 : Columns - 1)) % Columns;
            }
        }
    }
    if (!is(ArrowHint::Keeps) && !flaw(Flaw::HintStaysAfterArrow)) {
        shown_.reset();
    }
    if (is(ArrowSelection::Clears)) {
        selection_.reset();
    }
}

void NativeTape::enter_with_selection() {
    const bool same = at(grid_, *selection_) == at(grid_, cursor_);
    if ((same || flaw(Flaw::OtherKindTaken)) && joined(grid_, *selection_, cursor_, true)) {
        take(*selection_, cursor_);
    } else if (same ? is(BlockedPair::Deselects) : is(OtherKind::Deselects)) {
        selection_.reset();
    } else if (!(same ? is(BlockedPair::Keeps) : is(OtherKind::Keeps)) &&
               !flaw(Flaw::OtherTileKeepsSelection)) {
        selection_ = cursor_;
    }
}

void NativeTape::enter() {
    const auto shown = shown_;
    shown_.reset();
    if (shown && !flaw(Flaw::HintNotTakenByEnter)) {
        take(shown->first, shown->second);
    } else if (at(grid_, cursor_) == Empty) {
        if (is(EmptyCell::Deselects)) {
            selection_.reset();
        }
    } else if (selection_ == cursor_) {
        selection_.reset();
    } else if (selection_) {
        enter_with_selection();
    } else {
        selection_ = cursor_;
    }
}

/// Back as version 1.1 did it wrong: what lies above the hole is not lifted.
void NativeTape::put_back_badly() {
    const Taken& taken = history_[--done_];
    at(grid_, taken.a) = taken.kind;
    at(grid_, taken.b) = taken.kind;
}

void NativeTape::travel(Key key) {
    std::size_t target = done_;
    switch (key) {
    case Key::Back: target = done_ == 0 || flaw(Flaw::BackDoesNothing) ? done_ : done_ - 1; break;
    case Key::Forward:
        target = std::min(done_ + (flaw(Flaw::ForwardTwice) ? 2u : 1u), history_.size());
        break;
    case Key::Restart:
        target = flaw(Flaw::RestartKeepsOne) ? std::min<std::size_t>(done_, 1) : 0;
        break;
    default:
        target = history_.size();
        target -= flaw(Flaw::LastOneShort) && target > done_ + 1 ? 1u : 0u;
        if (flaw(Flaw::ResetsAtLast) && target > done_) {
            broken_ = Breakdown{Breakdown::Kind::Reset, "resets"};
        }
        break;
    }
    shown_.reset();
    const bool idle = target == done_;
    const bool keeps = idle ? is(IdleTravelSelection::Keeps) : is(TravelSelection::Keeps);
    if (!keeps && !flaw(Flaw::TravelKeepsSelection)) {
        selection_.reset();
    }
    cheated_ |= (!idle && !flaw(Flaw::BackForgetsCheat)) || is(IdleTravelCheats::Yes) ||
                flaw(Flaw::RedFromIdleBack);
    if (flaw(Flaw::RedEndsWithLast) && key == Key::Last) {
        cheated_ = false;
    }
    if (idle) {
        return;
    }
    begin_hints();
    if (key == Key::Back && flaw(Flaw::GarbageAfterBack)) {
        broken_ = Breakdown{Breakdown::Kind::Garbage, "shows garbage"};
    }
    if (key == Key::Back && flaw(Flaw::BackWithoutLifting)) {
        put_back_badly();
        return;
    }
    done_ = target;
    grid_ = dealt_;
    for (std::size_t i = 0; i < done_; ++i) {
        remove(grid_, history_[i].a, history_[i].b, false);
    }
}

void NativeTape::answer(const std::string& text) {
    const bool digits =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    long number = digits && !text.empty() && text.size() < 9 ? std::stol(text) : 0;
    if (flaw(Flaw::NumberTooLargeTaken)) {
        number = number > 65535 ? number % 65536 : number;
    }
    if (flaw(Flaw::NumberLargeRefused) && number > 32767) {
        number = 0;
    }
    const bool long_ones = is(LongEntry::Taken) || flaw(Flaw::NumberTooLargeTaken);
    const bool taken = number >= 1 && number <= 65535 && (text.size() <= 5 || long_ones);
    if (taken || (flaw(Flaw::NumberZeroTaken) && text == "0")) {
        deal_board(static_cast<int>(number));
    } else if (is(BadEntry::GameGoesOn)) {
        asking_ = false;
        shown_.reset();
    }
}

void NativeTape::command(Key key) {
    if (key != Key::Hint) {
        interrupted_ = next_ > 0 || ended_;
    }
    switch (key) {
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down: arrow(key); break;
    case Key::Enter: enter(); break;
    case Key::Hint: hint(); break;
    case Key::Back:
    case Key::Forward:
    case Key::Restart:
    case Key::Last: travel(key); break;
    case Key::NewBoard: random_board(); break;
    case Key::ToggleGravity:
        falls_ = flaw(Flaw::ToggleDoesNot) ? falls_ : !falls_;
        random_board();
        break;
    case Key::ChooseBoard:
        asking_ = true;
        shown_.reset();
        break;
    }
}

Look NativeTape::act(const Step& step) {
    ++commands_;
    if (house_.changing && commands_ == house_.changes_at) {
        house_.rules.set(*house_.changing, house_.changes_to);
    }
    if (dead_ || broken_) {
        return look();
    }
    if (asking_) {
        if (step.answer) {
            answer(step.text);
        }
    } else {
        command(step.answer ? Key::Enter : step.key);
    }
    return look();
}

Look NativeTape::look() const {
    if (broken_) {
        return tl::unexpected(*broken_);
    }
    Sighting seen;
    std::vector<Cell> lit;
    const int under = at(grid_, cursor_);
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
        return seen;
    }
    seen.cursor = cursor_;
    seen.selection = flaw(Flaw::SelectionInvisible) ? std::nullopt : selection_;
    seen.hint = shown_;
    seen.highlighted = lit;
    seen.number =
        static_cast<BoardNumber>(flaw(Flaw::NumberShownWrong) ? number_ % 10000 : number_);
    return seen;
}

} // namespace

const std::vector<KnownFlaw>& known_flaws() {
    using enum Flaw;
    static const std::vector<KnownFlaw> flaws{
        {DealModulus65536, "DealModulus65536", Fault::Deal},
        {DealLastIndexOffByOne, "DealLastIndexOffByOne", Fault::Deal},
        {DealOfNextNumber, "DealOfNextNumber", Fault::Deal},
        {DealOneSwapMissing, "DealOneSwapMissing", Fault::Deal},
        {DealChangesWithTime, "DealChangesWithTime", Fault::Deal},
        {NumberShownWrong, "NumberShownWrong", Fault::Number},
        {NumberZeroTaken, "NumberZeroTaken", Fault::Number},
        {NumberTooLargeTaken, "NumberTooLargeTaken", Fault::Number},
        {NumberLargeRefused, "NumberLargeRefused", Fault::Number},
        {NumberRandomStays, "NumberRandomStays", Fault::Number},
        {FourSegments, "FourSegments", Fault::Path},
        {TwoSegmentsOnly, "TwoSegmentsOnly", Fault::Path},
        {NoRing, "NoRing", Fault::Path, true},
        {NoRingAbove, "NoRingAbove", Fault::Path},
        {NoRingBelow, "NoRingBelow", Fault::Path},
        {NoRingLeft, "NoRingLeft", Fault::Path},
        {NoRingRight, "NoRingRight", Fault::Path},
        {ThroughOneKind, "ThroughOneKind", Fault::Path},
        {OtherKindTaken, "OtherKindTaken", Fault::Path},
        {FourSegmentsByHandOnly, "FourSegmentsByHandOnly", Fault::Path},
        {NoRingInHintsAndBorder, "NoRingInHintsAndBorder", Fault::Hint},
        {NeverFalls, "NeverFalls", Fault::Gravity},
        {AlwaysFalls, "AlwaysFalls", Fault::Gravity},
        {TopRowStays, "TopRowStays", Fault::Gravity},
        {WrongColumn, "WrongColumn", Fault::Gravity},
        {FallsOneRow, "FallsOneRow", Fault::Gravity},
        {LeftHoleStays, "LeftHoleStays", Fault::Gravity},
        {ToggleDoesNot, "ToggleDoesNot", Fault::Gravity},
        {BackWithoutLifting, "BackWithoutLifting", Fault::History},
        {BackForgetsCheat, "BackForgetsCheat", Fault::Status},
        {BackDoesNothing, "BackDoesNothing", Fault::History},
        {ForwardTwice, "ForwardTwice", Fault::History},
        {RestartKeepsOne, "RestartKeepsOne", Fault::History},
        {LastOneShort, "LastOneShort", Fault::History},
        {TravelKeepsSelection, "TravelKeepsSelection", Fault::History, true},
        {RedoSurvivesRemoval, "RedoSurvivesRemoval", Fault::History},
        {HintSkipsLast, "HintSkipsLast", Fault::Hint},
        {HintSkipsFirst, "HintSkipsFirst", Fault::Hint},
        {HintIgnoresSelection, "HintIgnoresSelection", Fault::Hint},
        {HintReversed, "HintReversed", Fault::Hint, true},
        {HintNeverNone, "HintNeverNone", Fault::Hint, true},
        {HintShowsBlocked, "HintShowsBlocked", Fault::Hint},
        {HintStaysAfterArrow, "HintStaysAfterArrow", Fault::Hint, true},
        {HintNotTakenByEnter, "HintNotTakenByEnter", Fault::Hint},
        {LitNextKind, "LitNextKind", Fault::Highlight},
        {LitMissesLast, "LitMissesLast", Fault::Highlight},
        {CursorStopsAtRight, "CursorStopsAtRight", Fault::Highlight},
        {CursorWrapsIntoNextRow, "CursorWrapsIntoNextRow", Fault::Highlight},
        {CursorKeepsPlace, "CursorKeepsPlace", Fault::Highlight, true},
        {SelectionInvisible, "SelectionInvisible", Fault::Highlight},
        {OtherTileKeepsSelection, "OtherTileKeepsSelection", Fault::Highlight, true},
        {BlackNeverComes, "BlackNeverComes", Fault::Status},
        {WhiteNeverComes, "WhiteNeverComes", Fault::Status},
        {RedEndsWithLast, "RedEndsWithLast", Fault::Status},
        {RedFromHints, "RedFromHints", Fault::Status},
        {RedFromIdleBack, "RedFromIdleBack", Fault::Status, true},
        {BlackWithOnePairLeft, "BlackWithOnePairLeft", Fault::Status},
        {HangsAtFifthRemoval, "HangsAtFifthRemoval", Fault::Machine},
        {ResetsAtLast, "ResetsAtLast", Fault::Machine},
        {GarbageAfterBack, "GarbageAfterBack", Fault::Machine},
        {BoardVanishesAtFourthRemoval, "BoardVanishesAtFourthRemoval", Fault::Machine},
        {DeadAfterThirdRemoval, "DeadAfterThirdRemoval", Fault::Machine},
    };
    return flaws;
}

Bases native_bases(const NativeHouse& house) {
    return {std::make_shared<NativeTape>(house, true), std::make_shared<NativeTape>(house, false)};
}

Bases native_bases(Flaw flaw) {
    NativeHouse house;
    house.flaw = flaw;
    return native_bases(house);
}

} // namespace fixture
