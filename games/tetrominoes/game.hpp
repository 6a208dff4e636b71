// Tetrominoes: seven pieces fall into a well of 10 x 23 tiles. The state advances by passes of step
// 4 of the specification (a key, then one tick), so that the same keys give the same game.
//
//     piece      block   S       J       Z       I       L       T
//     number     0       1       2       3       4       5       6
//                ##       +#     #+#     #+      ##+#    #+#     #+#
//                ##      ##        #      ##             #        #
//
// "+" is the centre of rotation, which starts in column 5, counted from 0; the block starts in
// columns 4 and 5 and does not rotate. Rotation is counterclockwise. No tile may be above the top.
//
// Source: the specification of a size-coding contest of 2003 (docs/TETROMINOES.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace tetrominoes {

inline constexpr int Columns = 10;
inline constexpr int Rows = 23;

/// A piece's number, 0..6.
using Piece = std::uint8_t;
inline constexpr int Pieces = 7;

/// The state of the generator when the program starts.
inline constexpr std::uint16_t FirstSeed = 12345;

struct Tile {
    int column = 0;
    int row = 0;
    friend constexpr bool operator==(const Tile&, const Tile&) = default;
};

enum class Key : std::uint8_t {
    None,   ///< no key was waiting, or a key without meaning
    Left,   ///< j
    Right,  ///< l
    Rotate, ///< k
    Drop,   ///< space; after the end it starts the next game
};

/// Returns the meaning of a character; None for any other.
[[nodiscard]] Key key_of(char character) noexcept;

/// Which of several full rows is removed first. The specification does not say it; here it is the
/// uppermost.
enum class FirstRow : std::uint8_t { Uppermost, Lowest };

/// The tiles that have landed, and a border around them that counts as occupied.
class Well {
  public:
    /// Returns the piece that a tile belonged to; none if the place is empty.
    [[nodiscard]] std::optional<Piece> at(Tile tile) const noexcept;
    [[nodiscard]] bool inside(Tile tile) const noexcept;
    void put(Tile tile, Piece piece) noexcept;
    /// Returns the uppermost or the lowest full row.
    [[nodiscard]] std::optional<int> full_row(FirstRow first = FirstRow::Uppermost) const noexcept;
    /// Moves all rows above this one down by one; the uppermost row becomes empty.
    void remove_row(int row) noexcept;

    friend bool operator==(const Well&, const Well&) = default;

  private:
    static constexpr std::uint8_t Empty = 0;
    /// A piece's number plus 1, or Empty.
    std::array<std::array<std::uint8_t, Columns>, Rows> tiles_{};
};

/// A piece in the well.
struct FallingPiece {
    Piece piece = 0;
    /// The tile of the centre of rotation; of the block, its upper left tile.
    Tile centre;
    /// Quarter turns counterclockwise, 0..3.
    std::uint8_t turns = 0;

    [[nodiscard]] std::array<Tile, 4> tiles() const noexcept;
    friend constexpr bool operator==(const FallingPiece&, const FallingPiece&) = default;
};

enum class Phase : std::uint8_t {
    Falling,    ///< a piece falls: a pass takes a key and a tick
    Collapsing, ///< a full row was removed: a pass is a tick of the wait of step 7
    Over,       ///< the next piece did not fit: a pass takes a key, and Drop starts a new game
};

struct State {
    Well well;
    /// In phase Over, the piece that did not fit; in phase Collapsing, meaningless.
    FallingPiece falling;
    Phase phase = Phase::Falling;
    std::uint16_t seed = FirstSeed;
    int score = 0;
    /// Rows removed, and pieces that fitted when they appeared, in this game.
    int lines = 0;
    int pieces = 0;
    /// Games that were started, from 1.
    int games = 1;
    /// Ticks between two rows, from when the piece appeared: 10 - score / 256, at least 1.
    int ticks_per_row = 10;
    /// Ticks until the piece falls by a row, or until the wait of step 7 ends.
    int timer = 10;
    /// True from the drop key until the piece has landed: it falls a row a tick, for a point each.
    bool dropping = false;
    /// Points for the next full row of the piece that has landed.
    int row_points = 20;

    friend bool operator==(const State&, const State&) = default;
};

/// Returns the first game, with its first piece at the top.
[[nodiscard]] State begin(std::uint16_t seed = FirstSeed);
/// Step 4: moves the piece, or starts the next game in phase Over. Has no effect in phase
/// Collapsing; a caller that has a queue of keys takes none then (reads_key()).
void take_key(State& state, Key key);
/// Step 5, or a tick of the wait of step 7: time passes, and the piece may fall or land.
void tick(State& state, FirstRow first = FirstRow::Uppermost);
/// Makes one pass: a key, then a tick. In phase Over there are no ticks.
void advance(State& state, Key key);
[[nodiscard]] constexpr bool reads_key(const State& state) noexcept {
    return state.phase != Phase::Collapsing;
}

/// One step of the generator: seed * 9421 + 1 modulo 65536.
[[nodiscard]] constexpr std::uint16_t next_seed(std::uint16_t seed) noexcept {
    return static_cast<std::uint16_t>(seed * 9421U + 1U);
}
/// Returns the piece that appears after the one on the screen.
[[nodiscard]] constexpr Piece next_piece(const State& state) noexcept {
    return static_cast<Piece>(next_seed(state.seed) % Pieces);
}

/// Returns whether the piece fits at its place in the well.
[[nodiscard]] bool fits(const Well& well, const FallingPiece& falling) noexcept;
/// Returns the place where the piece lands if it is dropped now.
[[nodiscard]] FallingPiece landing_place(const State& state) noexcept;

} // namespace tetrominoes
