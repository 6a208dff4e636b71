#include <algorithm>
#include <cstdlib>
#include <utility>

#include "shisen/oracle/number_entry.hpp"
#include "tests/oracle/native/native_tape_subject.hpp"

namespace fixture {

void NativeTape::begin_hints() {
    list_.clear();
    next_ = 0;
    interrupted_ = false;
    ended_ = false;
}

void NativeTape::put_in_own_order() {
    const auto distance = [](Cell a, Cell b) {
        return std::abs(a.column - b.column) + std::abs(a.row - b.row);
    };
    const auto rank = [&](const Pair& pair) -> long {
        const Cell& a = pair.first;
        const Cell& b = pair.second;
        switch (house_.own_order) {
        case OwnOrder::ByDistance: return distance(a, b);
        case OwnOrder::FromCursor: return std::min(distance(cursor_, a), distance(cursor_, b));
        case OwnOrder::Spiral:
            // The ring of the board in which the first tile lies, from the outermost.
            return std::min({a.column, a.row, Columns - 1 - a.column, Rows - 1 - a.row});
        case OwnOrder::Hashed:
            return (a.column * 7919L + a.row * 104729L + b.column * 1299709L + b.row * 15485863L +
                    tiles() * 31L) %
                   9973;
        default: return -(a.row * 100000L + a.column * 1000L + b.row * 100L + b.column);
        }
    };
    std::stable_sort(list_.begin(), list_.end(), [&](const Pair& a, const Pair& b) {
        return rank(a) < rank(b);
    });
}

void NativeTape::hint() {
    lost_at_ = cursor_;
    const auto last = next_ > 0 && !list_for_ && selection_ && flaw(Flaw::HintGoesOnWithSelection)
                          ? std::optional(list_[next_ - 1])
                          : std::nullopt;
    if (interrupted_ && !(is(HintResume::GoesOn) && list_for_ == selection_)) {
        begin_hints();
    }
    interrupted_ = false;
    if (flaw(Flaw::HintEndsForward)) {
        history_.resize(done_);
    }
    if (ended_) {
        if (is(HintEnd::None) && list_for_ == selection_) {
            return;
        }
        if (is(HintEnd::Stays) && !list_.empty()) {
            shown_ = list_.back();
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
            put_in_own_order();
        }
        if (last) {
            std::erase_if(list_, [&](const Pair& pair) { return !(*last < pair); });
        }
        if (flaw(Flaw::HintRepeatsOne) && list_.size() > 2) {
            list_.insert(list_.begin() + 2, list_.front());
        }
        if (flaw(Flaw::HintSkipsLast) && !list_.empty()) {
            list_.pop_back();
        }
        if (flaw(Flaw::HintSkipsFirst) && list_.size() > 1) {
            list_.erase(list_.begin());
        }
        if (flaw(Flaw::HintSkipsNeighbour)) {
            const auto follows = [](const Pair& before, const Pair& pair) {
                return pair.first == before.first && pair.second.row == before.second.row &&
                       pair.second.column == before.second.column + 1 &&
                       pair.second.column % 4 == 0;
            };
            list_.erase(std::unique(list_.begin(), list_.end(), follows), list_.end());
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
        if (is(HintEnd::Stays) && !list_.empty()) {
            shown_ = list_.back();
        }
    }
    cheated_ |= flaw(Flaw::RedFromHints);
}

void NativeTape::enter_with_selection() {
    const bool same = at(grid_, *selection_) == at(grid_, cursor_);
    constexpr int FewTiles = 8;
    const bool as_same = same || flaw(Flaw::OtherKindTaken) ||
                         (flaw(Flaw::OtherKindTakenNearEnd) && tiles() <= FewTiles);
    if (as_same && joined(grid_, *selection_, cursor_, true)) {
        take(*selection_, cursor_);
        return;
    }
    missed_ = true;
    miss_rule_ = same ? Rule::MissKey : Rule::OtherMissKey;
    if (is(miss_rule_, MissKey::ThenSelects) || is(miss_rule_, MissKey::ThenDeselects)) {
        return; // until the message has ended
    }
    if (same ? is(BlockedPair::Deselects) : is(OtherKind::Deselects)) {
        selection_.reset();
    } else if (!(same ? is(BlockedPair::Keeps) : is(OtherKind::Keeps)) &&
               !flaw(Flaw::OtherTileKeepsSelection)) {
        selection_ = cursor_;
    }
}

void NativeTape::enter() {
    const auto shown = shown_;
    shown_.reset();
    if (shown && flaw(Flaw::HintOtherPairTaken)) {
        // With the last tile of this kind instead of the second one that is shown.
        Cell last = shown->second;
        for (int i = 0; i < Columns * Rows; ++i) {
            const Cell cell{i % Columns, i / Columns};
            if (cell != shown->first && at(grid_, cell) == at(grid_, shown->first)) {
                last = cell;
            }
        }
        take(shown->first, last);
    } else if (shown && !flaw(Flaw::HintNotTakenByEnter) && !std::exchange(hint_over_, false)) {
        take(shown->first, shown->second);
        if (is(NextHint::Shown)) {
            hint();
            note_hint();
        }
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

/// Undoes a removal with the fault of version 1.1: tiles above the hole are not lifted.
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
            broken_ = SubjectFailure{SubjectFailure::Kind::Reset, "resets"};
        }
        break;
    }
    const bool idle = target == done_;
    const auto rule = [&](Rule of_back) { return rule_of_travel(of_back, key); };
    if (!idle || !is(rule(Rule::IdleBackHint), IdleHint::Keeps)) {
        shown_.reset();
    }
    if (!idle && selection_ && only_clears_selection(key)) {
        selection_.reset();
        return;
    }
    const bool keeps = idle ? is(rule(Rule::IdleBackSelection), IdleSelection::Keeps)
                            : is(rule(Rule::BackSelection), TravelSelection::Keeps);
    if (!keeps && !flaw(Flaw::TravelKeepsSelection)) {
        selection_.reset();
    }
    const bool idle_cheats = is(rule(Rule::IdleBackCheats), IdleCheats::Yes);
    const bool no_cheat = flaw(Flaw::BackForgetsCheat) ||
                          (flaw(Flaw::FirstRestartIsNoCheat) && key == Key::Restart && done_ == 1);
    cheated_ |= (!idle && !no_cheat) || idle_cheats || flaw(Flaw::RedFromIdleBack);
    if (flaw(Flaw::RedEndsWithLast) && key == Key::Last) {
        cheated_ = false;
    }
    if (idle) {
        just_ended_ = is(EndMessage::AlsoIdle) && (tiles() == 0 || pairs().empty());
        ended_by_travel_ = just_ended_ || ended_by_travel_;
        return;
    }
    if (!flaw(Flaw::HintListOutlivesTravel)) {
        begin_hints();
    }
    if (key == Key::Back && flaw(Flaw::GarbageAfterBack)) {
        broken_ = SubjectFailure{SubjectFailure::Kind::Garbage, "shows garbage"};
    }
    if (key == Key::Back && flaw(Flaw::BackWithoutLifting)) {
        put_back_badly();
        return;
    }
    done_ = target;
    const auto selected = selection_ ? at(grid_, *selection_) : Empty;
    const Grid before = grid_;
    grid_ = dealt_;
    for (std::size_t i = 0; i < done_; ++i) {
        remove(grid_, history_[i].a, history_[i].b, false);
    }
    if (selection_) {
        const auto now = at(grid_, *selection_);
        const bool lost = now == Empty && is(LostSelection::Clears);
        if (lost || (now != Empty && selected != Empty && now != selected &&
                     is(ChangedSelection::Clears))) {
            selection_.reset();
        }
    }
    travelled_ = true;
    travel_cursor(key, before);
    just_ended_ = tiles() == 0 || pairs().empty();
    ended_by_travel_ = true;
}

/// Returns the rule of B, F, R or L among four rules, of which `of_back` is the first.
Rule NativeTape::rule_of_travel(Rule of_back, Key key) {
    const int keys = static_cast<int>(key) - static_cast<int>(Key::Back);
    return static_cast<Rule>(static_cast<int>(of_back) + keys);
}

bool NativeTape::only_clears_selection(Key key) const {
    return is(rule_of_travel(Rule::BackSelection, key), TravelSelection::OnlyClears);
}

/// Follows the rules about selection and cursor after H.
void NativeTape::note_hint() {
    none_found_ = !shown_;
    no_pair_ = list_.empty();
    if (none_found_ &&
        is(no_pair_ ? Rule::NoPairSelection : Rule::NoneSelection, NoneSelection::Clears)) {
        selection_.reset();
    }
    if (shown_ && is(HintCursor::GoesToPair)) {
        cursor_ = shown_->second;
    }
}

void NativeTape::command(Key key) {
    if (ends_message(key)) {
        return;
    }
    hidden_ = hidden_ && key != Key::Hint;
    hint_over_ = hint_over_ && key == Key::Enter;
    // With the setting Either the list goes on after arrows only.
    const bool goes_on = key == Key::Hint || (is(HintResume::Either) && key <= Key::Down);
    if (!goes_on) {
        interrupted_ = next_ > 0 || ended_;
    }
    const bool travels = key >= Key::Back && key <= Key::Last;
    if (travels && selection_ &&
        is(rule_of_travel(Rule::BackSelection, key), TravelSelection::Ignored)) {
        return;
    }
    const Rule rule = travels ? Rule::TravelHint : Rule::CommandHint;
    if (shown_ && key > Key::Enter && key != Key::Hint && is(rule, CommandHint::OnlyDrops)) {
        shown_.reset();
        if (travels && only_clears_selection(key)) {
            selection_.reset();
        }
        return;
    }
    switch (key) {
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down: arrow(key); break;
    case Key::Enter: enter(); break;
    case Key::Hint:
        hint();
        note_hint();
        break;
    case Key::Back:
    case Key::Forward:
    case Key::Restart:
    case Key::Last: travel(key); break;
    case Key::NewBoard: random_board(selection_ && flaw(Flaw::SelectionKeepsNumber)); break;
    case Key::ToggleGravity:
        falls_ = flaw(Flaw::ToggleDoesNot) || (selection_ && flaw(Flaw::SelectionKeepsGravity))
                     ? falls_
                     : !falls_ || (cheated_ && flaw(Flaw::CheatedToggleFalls));
        random_board();
        break;
    case Key::ChooseBoard:
        asking_ = true;
        if (!is(GivenUpHint::Keeps)) {
            shown_.reset();
        }
        break;
    }
}

Observed NativeTape::act(const Step& step) {
    if (step.idle()) {
        if (step.pause != 0 && is(HintTime::Disappears)) {
            shown_.reset();
        }
        constexpr int SixSeconds = 300;
        hint_over_ = flaw(Flaw::HintEndsUnseen) && shown_ && step.pause > SixSeconds;
        hidden_ = hidden_ || (step.pause != 0 && shown_ && is(HintTime::Hides));
        if (!step.foreign.empty()) {
            (void)ends_message(Key::ToggleGravity);
        }
        return look();
    }
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
    if (step.right_after != 0) {
        if (flaw(Flaw::ArrowEndsDrawing) && step.key == Key::NewBoard) {
            grid_[Rows].fill(Empty);
        }
        command(Key::Right);
    }
    return look();
}

StartStates native_bases(const NativeHouse& house) {
    return {std::make_shared<NativeTape>(house, true), std::make_shared<NativeTape>(house, false)};
}

StartStates native_bases(Flaw flaw) {
    NativeHouse house;
    house.flaw = flaw;
    return native_bases(house);
}

} // namespace fixture
