// The rules that the description of Shisen leaves open, and their settings.
#pragma once

#include <cstddef>
#include <cstdint>

#include "oracle/rule_variants.hpp"

namespace shisen::oracle {

enum class Rule : std::uint8_t {
    Ring,
    SideEdge,
    TopEdge,
    EmptyPlace,
    EmptyLine,
    Home,
    NumberHome,
    OtherKind,
    BlockedPair,
    MissKey,
    OtherMissKey,
    EmptyCell,
    EmptyLight,
    ArrowSelection,
    ShownArrowSelection,
    ArrowHint,
    ClearedHint,
    StoppedArrowHint,
    CommandHint,
    TravelHint,
    HintOrder,
    HintEnd,
    HintResume,
    NoneKey,
    NoPairKey,
    NoneSelection,
    NoPairSelection,
    HintTime,
    HintCursor,
    NextHint,
    RemovalCursor,
    BackSelection,
    ForwardSelection,
    RestartSelection,
    LastSelection,
    LostSelection,
    ChangedSelection,
    IdleBackHint,
    IdleForwardHint,
    IdleRestartHint,
    IdleLastHint,
    IdleBackSelection,
    IdleForwardSelection,
    IdleRestartSelection,
    IdleLastSelection,
    IdleBackCheats,
    IdleForwardCheats,
    IdleRestartCheats,
    IdleLastCheats,
    BackCursor,
    ForwardCursor,
    RestartCursor,
    LastCursor,
    RedBorder,
    Precedence,
    TravelPrecedence,
    FullEntry,
    TooLargeDigit,
    ZerosEntry,
    ZeroEntry,
    WrappedEntry,
    CarriedEntry,
    LargeEntry,
    LongEntry,
    SixDigits,
    TenDigits,
    EmptyEntry,
    LetterEntry,
    DeleteEntry,
    EmptyDelete,
    LeftEntry,
    RightEntry,
    GivenUpSelection,
    EndingArrow,
    GivenUpHint,
    WonKey,
    StuckKey,
    CheatWonKey,
    CheatStuckKey,
    TravelWonKey,
    TravelStuckKey,
    EndMessage,
    WonBoard,
    CheatWonBoard,
    Deal,
};
inline constexpr std::size_t RuleCount = 85;

/// True for the rules about the question of S.
[[nodiscard]] constexpr bool of_entry(Rule rule) {
    return rule >= Rule::FullEntry && rule <= Rule::GivenUpHint;
}

using zx::oracle::OurSetting;
using zx::oracle::Setting;
using zx::oracle::UnknownSetting;

/// Whether a path may leave the board.
enum class Ring : Setting { Unknown, Whole, None };
/// The cursor crosses the left or right edge. NextRowInside stops at the board's first and last place.
enum class SideEdge : Setting { Unknown, Wraps, Stops, NextRow, NextRowInside };
/// The cursor crosses the top or bottom edge. OtherColumn is always the same number of columns away.
enum class TopEdge : Setting { Unknown, Wraps, Stops, NextColumn, OtherColumn };
/// What an arrow towards an empty place does: goes there, passes over all empty places up to the next
/// tile, does so along rows only and as far as the edge, or does so along rows and columns as far as the
/// edge, which only the first step may cross.
enum class EmptyPlace : Setting { Unknown, GoesThere, PassesOver, PassesInRow, PassesToEdge };
/// What an arrow does on a tape that passes over empty places if there is no other tile on its way: the
/// cursor stays, or goes to the next place, which may be over the edge, or goes there only if the board
/// is empty.
enum class EmptyLine : Setting { Unknown, Stays, GoesThere, GoesOnEmptyBoard };
/// The cursor on a new board: row 1, column 1; its former cell; or a fixed other cell. A rule for N and DELETE, and
/// NumberHome for S.
enum class Home : Setting { Unknown, TopLeft, Stays, Elsewhere };
/// ENTER on a tile of another kind than the selected one.
enum class OtherKind : Setting { Unknown, Reselects, Keeps, Deselects };
/// ENTER on a tile of the same kind that cannot be joined to the selected one.
enum class BlockedPair : Setting { Unknown, Reselects, Keeps, Deselects };
/// The first key after an ENTER on a tile that is not taken with the selected one: acts, or only ends a
/// message. With the last two settings the selection was kept, and is on the cursor's tile or cleared
/// after this key. A rule for a tile of the same kind, and OtherMissKey for one of another kind.
enum class MissKey : Setting { Unknown, Acts, EndsMessage, ThenSelects, ThenDeselects };
/// ENTER on an empty cell.
enum class EmptyCell : Setting { Unknown, Nothing, Deselects };
/// The tiles that are highlighted while the cursor is on an empty place and a tile is selected.
enum class EmptyLight : Setting { Unknown, Nothing, SelectedKind };
/// The selection after an arrow while no pair is shown.
enum class ArrowSelection : Setting { Unknown, Keeps, Clears };
/// The same while a pair is shown.
enum class ShownArrowSelection : Setting { Unknown, Keeps, Clears };
/// An arrow while a pair is shown: drops the pair, keeps it, or only drops it and does not move the
/// cursor.
enum class ArrowHint : Setting { Unknown, Drops, Keeps, OnlyDrops };
/// The same for an arrow that clears a selection, on a tape on which other arrows keep the pair: the
/// pair may have been found for the selection.
enum class ClearedHint : Setting { Unknown, Keeps, Drops };
/// The same for an arrow that does not move the cursor, if other arrows drop the pair.
enum class StoppedArrowHint : Setting { Unknown, Drops, Keeps };
/// N, DELETE or S while a pair is shown: is a command, or only drops the pair. TravelHint is the same rule
/// for B, F, R and L.
enum class CommandHint : Setting { Unknown, Acts, OnlyDrops };
/// Other is any order that shows each pair once before "none". It is never ruled out: a tape whose
/// order is not ours is only required to show every pair and to repeat none.
enum class HintOrder : Setting { Unknown, RowMajor, ColumnMajor, ByKind, Other };
/// H after the last pair: shows none and then begins again; shows none from then on; begins again
/// at once; or leaves the last pair.
enum class HintEnd : Setting { Unknown, NoneThenAgain, None, Again, Stays };
/// The first H after a command that left board and selection unchanged. Either is never ruled out: a
/// list may begin again after some commands and go on after others.
enum class HintResume : Setting { Unknown, BeginsAgain, GoesOn, Either };
/// What becomes of a shown pair while no key is pressed. A pair that hides is not drawn any more, but
/// ENTER still takes it.
enum class HintTime : Setting { Unknown, Stays, Disappears, Hides };
/// What H does to the selection if it finds no pair: a rule for the end of a list, and NoPairSelection for a
/// selection or a board without any pair.
enum class NoneSelection : Setting { Unknown, Keeps, Clears };
/// What H does to the cursor if it shows a pair.
enum class HintCursor : Setting { Unknown, Stays, GoesToPair };
/// After an ENTER that has taken a shown pair: no pair is shown, or the next one at once.
enum class NextHint : Setting { Unknown, None, Shown };
/// Where the cursor is after a removal: on its place; with gravity, on the next tile below in its column
/// if its place has become empty, or on the bottom place if there is none; with gravity, on the tile on
/// which it was; on a tile of the pair; where it is on a new board; always on the same cell, if that is another
/// one; on the first tile; if its place has become empty, on the next tile in reading order, from the
/// last one on to the first; on the next tile below, with gravity or without, if there is one; if its place
/// has become empty, on any tile; or anywhere, as the tape says.
enum class RemovalCursor : Setting {
    Unknown,
    Stays,
    GoesDown,
    RidesDown,
    GoesToPair,
    GoesHome,
    GoesToCell,
    GoesToFirst,
    GoesToNext,
    AlwaysGoesDown,
    GoesToATile,
    GoesElsewhere
};
/// What B, F, R and L do to the selection, a rule each. OnlyClears: the key does nothing else. Ignored: with a
/// selection the key is no command.
enum class TravelSelection : Setting { Unknown, Clears, Keeps, OnlyClears, Ignored };
/// What becomes of a selection that B, F, R and L keep if its place becomes empty. A kept one is not
/// visible until the place has a tile again.
enum class LostSelection : Setting { Unknown, Keeps, Clears };
/// The same if its place gets a tile of another kind.
enum class ChangedSelection : Setting { Unknown, Keeps, Clears };
/// The same if there is nothing to undo or redo, a rule each.
enum class IdleSelection : Setting { Unknown, Clears, Keeps };
/// What B, F, R and L do to a shown pair if there is nothing to undo or redo, a rule each.
enum class IdleHint : Setting { Unknown, Drops, Keeps };
/// Whether B, F, R or L counts as cheating if there is nothing to undo or redo: a rule for each.
enum class IdleCheats : Setting { Unknown, No, Yes };
/// Where the cursor goes if B, F, R or L undo or redo something, a rule each: nowhere, to a place of
/// the removal that is undone or redone last, to its first cell on a new board, always to the same cell if
/// that is another one, to the first place in reading order that shows another tile than before, from an
/// empty place to the next tile in reading order, from the last one on to the first, from an empty place to
/// any tile, or anywhere, as the tape says.
enum class TravelCursor : Setting {
    Unknown,
    Stays,
    GoesToPair,
    GoesHome,
    GoesToCell,
    GoesToChange,
    GoesToNext,
    GoesToATile,
    GoesElsewhere
};
/// When the border shows that the player has cheated: at once, or only when the game is over.
enum class RedBorder : Setting { Unknown, AtOnce, AtEnd };
/// The border after a game that is over and in which the player cheated: a rule for an end by a removal and
/// one for an end to which B, F, R or L led.
enum class Precedence : Setting { Unknown, Cheated, WonOrStuck, WonThenCheated, StuckThenCheated };
/// When a number of five digits is taken. If the fifth digit takes it, the ENTER after it acts in
/// the game.
enum class FullEntry : Setting {
    Unknown,
    AtEnter,
    AtFifthDigit,
    AtFifthAfterZeros,
    AtLastThatFits
};
/// A digit that would make the number larger than 65535, if the fifth digit takes the number.
enum class TooLargeDigit : Setting { Unknown, Taken, Ignored };
/// What an entry leads to that is not a plain number of 1 to 65535. "Deals" is any board; it must be
/// the one of the number that is shown. "At once" is before ENTER, which then acts in the game. The
/// rules for 65536 (WrappedEntry) and 65537 to 65539 (CarriedEntry) let a tape compute in 16 bits and
/// miss the last carry.
enum class Entry : Setting { Unknown, AskedAgain, GoesOn, Deals, GoesOnAtOnce, DealsAtOnce };
/// DELETE before any digit: it is ignored, or as for Entry.
enum class EmptyDelete : Setting { Unknown, Ignored, AskedAgain, GoesOn, Deals, GoesOnAtOnce };
/// One to five digits that begin with a zero. Taken: as the number that they are. At once: the zero ends the
/// question.
enum class ZerosEntry : Setting { Unknown, Taken, AskedAgain, GoesOn, Deals, GoesOnAtOnce };
/// A letter, DELETE, left or right in an entry: the entry begins anew after it; it is ignored; as for Entry; or
/// it edits the entry: DELETE removes the last digit, left moves the place of the next one or removes the last
/// digit, and a letter ends the number. Right does not edit: after the last digit that is being ignored.
enum class EntryKey : Setting {
    Unknown,
    BeginsAnew,
    Ignored,
    AskedAgain,
    GoesOn,
    Deals,
    GoesOnAtOnce,
    Edits,
    Deletes,
};
/// What left or right does that ends the question of S before ENTER.
enum class EndingArrow : Setting { Unknown, OnlyEnds, Moves };
/// What S does to the selection if no board follows.
enum class GivenUpSelection : Setting { Unknown, Clears, Keeps };
/// What S does to a shown pair if no board follows.
enum class GivenUpHint : Setting { Unknown, Drops, Keeps };
/// The first key after a removal that ends the game: it is a command; it only ends a message; or it
/// also deals a new board; or the tape asks whether to play again, and only N (no) and Y answer; or all
/// keys are commands, but ENTER deals a new board; or the next key after it deals one; or arrows are commands,
/// and any other key deals a new board; or arrows, ENTER and H do nothing as long as the game has ended, and
/// perhaps B, F, R and L, too. There is a rule each for a game that is won and one that is stuck, without and
/// with cheating, because a tape may show its message only if the border shows the end. Two more are about
/// the first key after F or L has led to the end, and one about H that finds no pair.
enum class EndKey : Setting {
    Unknown,
    Acts,
    EndsMessage,
    NewBoard,
    OnlyCommands, ///< before AsksYesOrNo: S tells these apart only if it is followed by a number
    OnlyDeals,
    AsksYesOrNo,
    EnterDeals,
    NextDeals,
    ArrowsAct
};

/// Whether the message about the end of a game is shown again if the game ends again on the same board,
/// and also after B, F, R or L with nothing to undo or redo in a game that has ended.
enum class EndMessage : Setting { Unknown, Again, Once, AlsoIdle };
/// What is dealt, without a key, after the removal of the last pair: nothing, the same board again, or a new one. A
/// rule for a player who has not cheated, and CheatWonBoard for one who has.
enum class WonBoard : Setting { Unknown, None, Same, New };
enum class Deal : Setting { Unknown, Ours, ItsOwn };

} // namespace shisen::oracle
