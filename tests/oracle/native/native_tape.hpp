// A Shisen in place of a tape, without a machine. It is written for the tests only, with its own
// path search, gravity and history, and can have many faults or other rule variants.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "shisen/oracle/coverage.hpp"
#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/rule_variants.hpp"
#include "shisen/oracle/subject.hpp"
#include "shisen/oracle/turn.hpp"

namespace fixture {

enum class Flaw {
    None,
    // deal
    DealModulus65536,
    DealLastIndexOffByOne,
    DealOfNextNumber,
    DealOneSwapMissing,
    DealChangesWithTime,
    DealForgetsHighByte,
    /// Only of numbers from 61,440 on.
    DealForgetsLowestBit,
    /// Adds the removals of the former game to the number.
    DealCountsRemovals,
    /// After a won game, deals the board of the next number. Not in known_flaws().
    DealCountsWonGame,
    // number
    NumberShownWrong,
    NumberZeroTaken,
    NumberTooLargeTaken,
    NumberLargeRefused,
    NumberRandomStays,
    /// N deals the same number again, if a tile is selected. Not in known_flaws().
    SelectionKeepsNumber,
    // path
    FourSegments,
    TwoSegmentsOnly,
    NoRing,
    NoRingAbove,
    NoRingBelow,
    NoRingLeft,
    NoRingRight,
    ThroughOneKind,
    OtherKindTaken,
    /// Takes tiles of different kinds when eight tiles or fewer are left. Not in known_flaws().
    OtherKindTakenNearEnd,
    FourSegmentsByHandOnly,
    NoRingInHintsAndBorder,
    // gravity
    NeverFalls,
    AlwaysFalls,
    TopRowStays,
    WrongColumn,
    FallsOneRow,
    LeftHoleStays,
    ToggleDoesNot,
    /// DELETE turns gravity on, if the player has cheated.
    CheatedToggleFalls,
    /// DELETE deals a board but keeps gravity as it is, if a tile is selected. Not in known_flaws().
    SelectionKeepsGravity,
    // history
    /// N and DELETE keep the removals of a game that was won. Not in known_flaws().
    RedoSurvivesWonGame,
    BackWithoutLifting,
    BackForgetsCheat,
    /// R that takes back one removal is no cheat. Not in known_flaws().
    FirstRestartIsNoCheat,
    /// Each eighth N or DELETE deals the board before again. Not in known_flaws().
    RepeatsEighthBoard,
    BackDoesNothing,
    ForwardTwice,
    HintEndsForward,
    RestartKeepsOne,
    LastOneShort,
    TravelKeepsSelection,
    RedoSurvivesRemoval,
    RedoSurvivesDeal,
    /// If S goes on with the game, F and L redo nothing afterwards. Not in known_flaws().
    GivenUpQuestionEndsForward,
    /// If S goes on with the game, gravity is on afterwards. Not in known_flaws().
    GivenUpQuestionFalls,
    // hint
    HintSkipsLast,
    HintSkipsFirst,
    /// Leaves out a partner next to the one before, in each fourth column. Too rare for known_flaws().
    HintSkipsNeighbour,
    /// B, F, R and L leave the list of the board before them. Not in known_flaws().
    HintListOutlivesTravel,
    HintIgnoresSelection,
    /// With a selection, only its pairs after the last one shown before are in the list. Not in known_flaws().
    HintGoesOnWithSelection,
    HintReversed,
    HintNeverNone,
    HintShowsBlocked,
    HintStaysAfterArrow,
    HintNotTakenByEnter,
    HintOtherPairTaken,
    HintRepeatsOne,
    /// After six seconds without a key the pair is still shown, but ENTER does not take it. Not in known_flaws().
    HintEndsUnseen,
    /// The right arrow ends the drawing of a board that N deals before its last row. Not in known_flaws().
    ArrowEndsDrawing,
    // highlight
    LitNextKind,
    LitMissesLast,
    CursorStopsAtRight,
    CursorWrapsIntoNextRow,
    CursorKeepsPlace,
    SelectionInvisible,
    OtherTileKeepsSelection,
    // status
    BlackNeverComes,
    WhiteNeverComes,
    RedEndsWithLast,
    RedFromHints,
    RedFromIdleBack,
    BlackWithOnePairLeft,
    /// Black if the tiles of each pair that is left are in one column. Not in known_flaws().
    BlackWithPairsInColumns,
    // machine
    HangsAtFifthRemoval,
    ResetsAtLast,
    GarbageAfterBack,
    BoardVanishesAtFourthRemoval,
    DeadAfterThirdRemoval,
};

struct KnownFlaw {
    Flaw flaw;
    std::string_view name;
    shisen::oracle::Fault fault;
    /// A difference that only strict judging finds: a tape that is correct by other rule variants.
    bool only_strict = false;
};

[[nodiscard]] const std::vector<KnownFlaw>& known_flaws();

/// Orders of hints that have no name in rule_variants.hpp. All depend on the position alone.
enum class OwnOrder { Reversed, ByDistance, FromCursor, Spiral, Hashed };

struct NativeHouse {
    shisen::oracle::RuleVariants rules = shisen::oracle::RuleVariants::ours();
    Flaw flaw = Flaw::None;
    /// Where the rules say HintOrder::Other.
    OwnOrder own_order = OwnOrder::Reversed;
    /// Where the rules say GoesToCell.
    shisen::Cell fixed_cell{};
    /// A message about the end lies over the board until the next key.
    bool covering_message = false;
    /// While a pair is shown, the cursor cannot be seen.
    bool pair_covers_cursor = false;
    /// A pair that consists of the cursor's tile and the selected one is not seen.
    bool marks_cover_pair = false;
    /// The tiles of a shown pair look like empty places.
    bool pair_covers_tiles = false;
    /// While a pair is shown, the selected tile looks as if it was not selected.
    bool pair_covers_selection = false;
    /// While S asks, a rectangle of 3 by 2 tiles looks empty.
    bool question_covers_tiles = false;
    /// The cursor cannot be seen any more on the last cell on which it was when H was pressed.
    bool cursor_lost_at_hint = false;
    /// Deals some numbers the boards of others by no rule, as weak random numbers do.
    bool shared_boards = false;
    /// Deals a number and the one with all these bits changed the same board.
    int bits_of_partner = 0;
    /// What its layout does not show.
    std::vector<shisen::oracle::Part> hidden{};
    /// The command from which on the rule has its other setting.
    int changes_at = 0;
    std::optional<shisen::oracle::Rule> changing;
    shisen::oracle::Setting changes_to = 0;
};

/// A tape with a fresh board, in both variants.
[[nodiscard]] shisen::oracle::StartStates native_bases(const NativeHouse& house);
[[nodiscard]] shisen::oracle::StartStates native_bases(Flaw flaw);

} // namespace fixture
