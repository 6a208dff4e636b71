#include "games/tetrominoes/oracle/key_chooser.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace tetrominoes {
namespace {

/// After so many presses the bad player begins, and then it all begins again.
constexpr int GoodPresses = 1130;
constexpr int AllPresses = 1200;
/// After so many presses without four rows at once the player is not disturbed until it has removed
/// them, so that their score is checked by any seed.
constexpr int PressesBeforeFour = 500;
/// The points of the next row after four.
constexpr int PointsAfterFour = 20 * 16;
/// While rows collapse, one press in this many is a key; the others are waits.
constexpr unsigned WaitsPerKey = 4;
/// How many rows the player tries to remove at once, one number after the other, and the presses
/// after which the next number follows.
constexpr std::array<int, 5> Aims = {4, 4, 3, 4, 2};
constexpr int PressesPerAim = 300;
/// One piece in this many is moved to a wall and rotated there.
constexpr unsigned PiecesPerWall = 20;
constexpr Key Some[] = {Key::Left, Key::Right, Key::Rotate, Key::Drop};
constexpr std::string_view Meaningless = "mabcdefghinopqrstuvwxyz1234567890";

char character_of(Key key) {
    constexpr std::string_view Characters = ".jlk ";
    return key == Key::None ? '\0' : Characters[static_cast<std::size_t>(key)];
}

} // namespace

bool KeyChooser::undisturbed() const noexcept {
    return !removed_four_ && presses_ >= PressesBeforeFour;
}

Key KeyChooser::good_key(const State& state) {
    if (state.phase == Phase::Collapsing) {
        return random_() % WaitsPerKey == 0 ? Some[random_() % 4] : Key::None;
    }
    if (state.phase != Phase::Falling || state.dropping) {
        return state.phase == Phase::Over ? Key::Drop : Key::None;
    }
    if (state.games != game_ || state.pieces != piece_) {
        choose_place(state);
    }
    if (at_wall_) {
        // Against a wall, and turned there.
        const auto chance = random_() % 10;
        return chance < 6 ? wall_ : chance < 9 ? Key::Rotate : Key::Drop;
    }
    return placement_ ? key_towards(*placement_, state) : Key::Drop;
}

void KeyChooser::choose_place(const State& state) {
    game_ = state.games;
    piece_ = state.pieces;
    const auto turn = static_cast<std::size_t>(presses_ / PressesPerAim);
    const int aim = undisturbed() ? 4 : Aims[turn % Aims.size()];
    placement_ = best_placement(state, {aim});
    at_wall_ = !undisturbed() && random_() % PiecesPerWall == 0;
    wall_ = random_() % 2 == 0 ? Key::Left : Key::Right;
}

Key KeyChooser::key_towards(const Placement& placement, const State& state) {
    const FallingPiece& falling = state.falling;
    if (falling.turns != placement.turns) {
        FallingPiece turned = falling;
        turned.turns = static_cast<std::uint8_t>((falling.turns + 1) % 4);
        // A piece that would be above the top can be turned after it has fallen.
        const bool too_high = falling.centre.row < 2 && !fits(state.well, turned);
        return too_high ? Key::None : Key::Rotate;
    }
    if (falling.centre.column != placement.column) {
        return placement.column < falling.centre.column ? Key::Left : Key::Right;
    }
    return Key::Drop;
}

zx::oracle::Press KeyChooser::next(const TapeRun& run) {
    const bool bad = !undisturbed() && presses_ % AllPresses >= GoodPresses;
    ++presses_;
    const State& state = run.state();
    removed_four_ =
        removed_four_ || (state.phase == Phase::Collapsing && state.row_points == PointsAfterFour);
    const Key key = bad ? Some[random_() % 4] : good_key(state);
    // Four to six ticks.
    const auto tick = static_cast<std::mt19937::result_type>(run.pace().longest_tick());
    zx::oracle::Press press{character_of(key),
                            static_cast<int>(4 * tick + random_() % (2 * tick + 1))};
    if (undisturbed()) {
        return press;
    }
    switch (random_() % 120) {
    case 0:
    case 1:
    case 2:
    case 3: press.key = Meaningless[meaningless_++ % Meaningless.size()]; break;
    case 4: press = {0, static_cast<int>(13 * tick)}; break;
    case 5:
    case 6:
    case 7: press.key = character_of(Some[random_() % 4]); break;
    default: break;
    }
    return press;
}

} // namespace tetrominoes
