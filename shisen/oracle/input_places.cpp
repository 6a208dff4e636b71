// The generator's plan of a selection on each place of the board.
#include <cstddef>
#include <vector>

#include "shisen/oracle/input_generator.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

/// Plans a removal with gravity that makes a tile fall, ENTER on that tile, B, and ENTER twice on the same tile on
/// its former place above. A program that keeps the selected kind would take it with the tile that is back.
void InputGenerator::use_selection_from_before() {
    const Board& board = position_->game.board;
    for (const Pair& pair : pairs_) {
        for (const Cell cell : {pair.first, pair.second}) {
            const Cell above{cell.column, cell.row - 1};
            if (pair.first.column != pair.second.column && board.inside(above) &&
                board.occupied(above) && board.at(above) != board.at(cell)) {
                enter(pair.first);
                enter(pair.second);
                enter(cell);
                key(Key::Back);
                enter(above);
                key(Key::Enter);
                return;
            }
        }
    }
}

/// Plans ENTER on each place, row by row, an arrow to the next one, and B or F in turn, which drop the
/// selection: after one removal there is always one of both to do. With gravity B is first, without it
/// F, so a check of both variants drops the selection of each place by both keys.
void InputGenerator::plan_places() {
    if (places_planned_) {
        key(Key::NewBoard);
    }
    if (!places_planned_ && position_->game.start.gravity == Gravity::On) {
        use_selection_from_before();
    }
    places_planned_ = true;
    take_first_shown(1);
    bool back = true;
    if (position_->game.start.gravity == Gravity::Off) {
        key(Key::Back);
        back = false;
    }
    std::vector<Cell> places = cells_of(ClassicSize);
    for (Cell& place : places) {
        // Every second row is gone through from right to left.
        place.column = place.row % 2 == 0 ? place.column : ClassicSize.columns - 1 - place.column;
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        enter(places[i]);
        go(places[i + 1 < places.size() ? i + 1 : i - 1]);
        key(back ? Key::Back : Key::Forward);
        back = !back;
    }
}

} // namespace shisen::oracle
