#include "shisen/oracle/shown_pair.hpp"

#include <algorithm>
#include <utility>

#include "oracle/tile_features.hpp"

namespace shisen::oracle {
namespace {

using KnownPair = std::optional<std::optional<Pair>>;
KnownPair known_pair(std::optional<Pair> pair) {
    return KnownPair(std::in_place, pair);
}

class PairReader {
  public:
    explicit PairReader(const MarkedCells& marked)
        : marked_(marked), seen_(marked.seen()), marks_(marked.marks()) {}

    [[nodiscard]] KnownPair pair() const {
        const Cells& found = marked_.of(Mark::Hinted);
        if (!marks_.knows(Mark::Hinted)) {
            return marks_.shows_no_pair() ? known_pair({}) : KnownPair();
        }
        if (found.size() == 2) {
            return known_pair(Pair{found[0], found[1]});
        }
        if (marked_.is_one_of_either()) {
            return {};
        }
        if (found.size() < 2 && marked_.may_be_more(Mark::Hinted)) {
            const auto pair = possible_pair();
            if (pair || found.empty() || has_possible_mate(found.front())) {
                return pair ? known_pair(*pair) : KnownPair();
            }
        }
        if (found.empty()) {
            return may_be_lit_invisibly() || cursor_and_selection_may_cover_pair() ? KnownPair()
                                                                                   : known_pair({});
        }
        if (found.size() == 1) {
            return pair_of(found.front());
        }
        return marks_.selected_like_hinted() ? KnownPair() : known_pair(Pair{found[0], found[0]});
    }

  private:
    using Cells = MarkedCells::Cells;

    /// Returns the pair of the only tile that looks like one of a shown pair.
    [[nodiscard]] KnownPair pair_of(Cell half) const {
        if (marks_.selected_like_hinted() || marks_.selected_may_look_hinted()) {
            return known_pair({}); // it is selected
        }
        if (marked_.may_be_hidden(Mark::Hinted)) {
            if (const auto mate = only_hidden_mate(half)) {
                return known_pair(Pair{std::min(half, *mate), std::max(half, *mate)});
            }
            if (mate_may_be_hidden(half)) {
                return {};
            }
        }
        // A cursor that cannot be seen may be on the other tile.
        return !marks_.knows(Mark::Cursor) || half_may_be_hidden(half)
                   ? KnownPair()
                   : known_pair(Pair{half, half});
    }

    /// Returns the only two tiles that may belong to the shown pair, if they are of the same kind.
    [[nodiscard]] std::optional<Pair> possible_pair() const {
        const Cells& found = marked_.possible(Mark::Hinted);
        if (found.size() != 2 || seen_.board.at(found[0]) != seen_.board.at(found[1])) {
            return std::nullopt;
        }
        return Pair{found[0], found[1]};
    }

    /// True if another tile of the same kind may carry the mark.
    [[nodiscard]] bool has_possible_mate(Cell half) const {
        const Cells& possible = marked_.possible(Mark::Hinted);
        return std::any_of(possible.begin(), possible.end(), [&](Cell cell) {
            return cell != half && seen_.board.at(cell) == seen_.board.at(half);
        });
    }

    /// True if the only tile that looks like one of a pair may not be one, or another tile of its kind may be the
    /// other one: it looks like no tile in the examples, or it is the only one that differs from the half in
    /// nothing but what is around it.
    [[nodiscard]] bool half_may_be_hidden(Cell half) const {
        if (!seen_.board.occupied(half) || !marks_.has_alone(Mark::Hinted, seen_.look(half))) {
            return true;
        }
        const auto look = zx::oracle::own_features(seen_.look(half));
        Cells alike;
        bool any_new = false;
        for (const Cell cell : cells_of(seen_.board.size())) {
            if (!seen_.board.occupied(cell) || cell == half) {
                continue;
            }
            if (zx::oracle::own_features(seen_.look(cell)) == look) {
                alike.push_back(cell);
            }
            any_new = any_new || (seen_.board.at(cell) == seen_.board.at(half) &&
                                  marks_.is_new(seen_.look(cell)));
        }
        return any_new || (alike.size() == 1 && seen_.board.at(alike[0]) == seen_.board.at(half));
    }

    /// True if a shown pair cannot be seen among the highlighted tiles, of which there are at least two.
    [[nodiscard]] bool may_be_lit_invisibly() const {
        return marked_.of(Mark::SameKind).size() >= 2 && !marks_.pair_hides_kind() &&
               marks_.hides_wholly(Mark::SameKind, Mark::Hinted);
    }

    /// True if the cursor and the selection are on two tiles of one kind, which may be a shown pair: the mark that
    /// the program draws last may cover another one that it would not cover in another order.
    [[nodiscard]] bool cursor_and_selection_may_cover_pair() const {
        const Cells& at_cursor = marked_.of(Mark::Cursor);
        const Cells& selected = marked_.of(Mark::Selected);
        return at_cursor.size() == 1 && selected.size() == 1 && at_cursor != selected &&
               marked_.are_of_one_kind({at_cursor.front(), selected.front()});
    }

    /// Returns the tile whose marks may hide that it is shown with `half`, if only its cell has such marks and it is
    /// of the same kind.
    [[nodiscard]] std::optional<Cell> only_hidden_mate(Cell half) const {
        const auto other = marked_.only_hiding_cell(Mark::Hinted);
        const bool mate = other && *other != half && seen_.board.occupied(*other) &&
                          seen_.board.at(*other) == seen_.board.at(half);
        return mate ? other : std::nullopt;
    }
    /// True if marks may hide that another tile is shown with `half`, or if the mark on `half` may be that of a
    /// selection.
    [[nodiscard]] bool mate_may_be_hidden(Cell half) const {
        if (!marks_.knows(Mark::Selected) || marks_.selected_like_hinted() ||
            marks_.has(Mark::Selected, seen_.look(half), true) || !seen_.board.occupied(half)) {
            return true;
        }
        for (std::size_t by = 0; by < MarkCount; ++by) {
            const Cells& marked = marked_.of(static_cast<Mark>(by));
            const bool hides = marks_.hides(static_cast<Mark>(by), Mark::Hinted);
            if (hides && std::any_of(marked.begin(), marked.end(), [&](Cell cell) {
                    return seen_.board.at(cell) == seen_.board.at(half);
                })) {
                return true;
            }
        }
        return false;
    }

    const MarkedCells& marked_;
    const SeenBoard& seen_;
    const MarkModel& marks_;
};

} // namespace

std::optional<std::optional<Pair>> shown_pair(const MarkedCells& marked) {
    return PairReader(marked).pair();
}

} // namespace shisen::oracle
