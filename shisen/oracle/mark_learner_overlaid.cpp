// The part of MarkLearner for a cursor that is larger than a tile and is drawn over the tiles beside
// its own, too. How such tiles look must be seen for the kinds.
#include <map>
#include <vector>

#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

using zx::oracle::Symbol;

void MarkLearner::learn_overlaid_forms(const Board& board, const zx::oracle::Screen& plain) {
    // Tiles that are changed alike have the same place beside the cursor.
    constexpr std::size_t MostPlaces = 24;
    std::map<Symbol, int> places;
    const auto learn_screen = [&] {
        const zx::oracle::Screen screen = lockstep_.screen();
        for (const Cell cell : cells_of(board.size())) {
            const Symbol shown = lattice_.symbol(screen, cell.column, cell.row);
            const Symbol usual = lattice_.symbol(plain, cell.column, cell.row);
            if (shown == usual || alphabet_.empty(shown)) {
                continue;
            }
            const auto change = zx::oracle::difference(usual, shown);
            if (places.count(change) == 0 && places.size() == MostPlaces) {
                continue;
            }
            const auto place = places.try_emplace(change, static_cast<int>(places.size())).first;
            alphabet_.learn_form(board.at(cell), shown, FirstOverlaidForm + place->second);
        }
    };
    const Size size = board.size();
    std::vector<Key> way(static_cast<std::size_t>(size.rows), Key::Up);
    way.insert(way.end(), static_cast<std::size_t>(size.columns), Key::Left);
    for (int row = 0; row < size.rows; ++row) {
        way.insert(way.end(),
                   static_cast<std::size_t>(size.columns) - 1,
                   row % 2 == 0 ? Key::Right : Key::Left);
        way.push_back(Key::Down);
    }
    learn_screen();
    for (const Key key : way) {
        if (lockstep_.press(stroke_of(key)) != zx::oracle::SettleResult::Waiting) {
            break;
        }
        learn_screen();
    }
    lockstep_.restore(start_);
    cursor_is_a_form_ = true;
    cursor_is_large_ = true;
    alphabet_.set_deduces(true);
    alphabet_.set_large_marks();
}

zx::oracle::Screen screen_without_cursor(zx::oracle::Lockstep& lockstep) {
    using enum Key;
    const zx::machine::State start = lockstep.save();
    const int pace = lockstep.pace();
    std::vector screens{lockstep.screen()};
    for (const Key key : {Right, Right, Right, Down, Down, Down, Right, Right, Right, Up, Up, Up}) {
        if (lockstep.press(stroke_of(key)) != zx::oracle::SettleResult::Waiting) {
            break;
        }
        screens.push_back(lockstep.screen());
    }
    lockstep.set_pace(pace);
    lockstep.restore(start);
    return zx::oracle::usual_screen(screens);
}

} // namespace shisen::oracle
