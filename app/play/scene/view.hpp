// Everything that the native game's window shows at one moment, as a plain value. The game
// controller (app/play/controller/game_controller.hpp) makes it and the scene
// (app/play/scene/scene.hpp) draws it; they do not depend on each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/game.hpp"
#include "shisen/path.hpp"

namespace zx::play {

/// The actions of buttons, menu rows and keys of the window. The thirteen keys of the 1 KB game are
/// not actions but shisen::Key.
enum class Action : std::uint8_t {
    OpenMenu,
    NewGame,      ///< a random board; asks first if a game has begun
    Retry,        ///< the same board from its start
    NextBoard,    ///< the board with the next number
    ChooseNumber, ///< asks for a board number
    Daily,        ///< the board of the day
    ChooseSize,
    ToggleGravity,
    ToggleWinnableOnly,
    Undo,
    Redo,
    UndoAll,
    RedoAll,
    Rescue,   ///< goes back to the last position that can be won
    Hint,     ///< shows the next removable pair, as key H
    SafeHint, ///< shows a pair that does not lose
    ShowMe,   ///< plays a winning line from here, or stops playing it
    Pause,    ///< stops the clock and hides the board
    CopyGame,
    CopyResult, ///< one line about the game that was won
    PasteGame,
    Statistics,
    Help,
    ToggleLight,
    EndTutorial, ///< ends the tutorial
    ToggleSound,
    NextTileStyle,
    ToggleCornerLetters,
    NextPalette,
    ToggleTheme,
    ToggleFullScreen,
    Games, ///< closes the window and opens the page of games
    Quit,
};

/// Whether the game can still be won. Unknown: the solver reached its limit.
enum class LightState : std::uint8_t { Off, Thinking, Winnable, Lost, Unknown };

enum class TileStyle : std::uint8_t { Pictures, Letters, Mahjong };
enum class Palette : std::uint8_t { Standard, HighContrast, ColourBlind };
enum class Theme : std::uint8_t { Light, Dark };

struct Appearance {
    TileStyle tiles = TileStyle::Pictures;
    Palette palette = Palette::Standard;
    Theme theme = Theme::Light;
    /// Adds a small letter in the corner of each picture, the one that the tape shows for the kind.
    bool corner_letters = true;
    friend bool operator==(const Appearance&, const Appearance&) = default;
};

/// A pair that is being removed: the two tiles fade, and their path is drawn over the board.
struct Vanishing {
    shisen::Pair pair;
    shisen::Kind kind = shisen::NoTile;
    shisen::Path path;
    /// 0 at the removal .. 1 at the end.
    double progress = 0;
};

/// A tile that is on `cell` of View::board but is drawn while it falls to that cell.
struct FallingTile {
    shisen::Cell cell;
    /// The distance above its cell, in rows, > 0.
    double rows_above = 0;
};

struct Button {
    Action action{};
    std::string label;
    bool enabled = true;
    bool pressed = false;
};

struct DialogRow {
    std::string label;
    /// Right-aligned text: a setting's value, a shortcut, a number.
    std::string value;
    bool selectable = true;
};

/// The times of games as bars, the oldest at the left.
struct TimeChart {
    enum class Result : std::uint8_t { Won, Helped, Lost };
    struct Bar {
        std::int64_t seconds = 0;
        Result result = Result::Won;
        /// The game that has just ended.
        bool marked = false;
    };
    std::vector<Bar> bars;
    /// Lines across the chart, without help.
    std::optional<std::int64_t> best_seconds;
    std::optional<std::int64_t> average_seconds;
};

/// A dialog over the board: menu, question, number entry, statistics, help, or the end of a game.
struct DialogView {
    std::string title;
    std::vector<std::string> text;
    /// The text being typed, if the dialog has an input field.
    std::optional<std::string> input;
    std::vector<DialogRow> rows;
    int selected = -1;
    std::string footer;
    /// Between text and rows; left out where the window is too small.
    std::optional<TimeChart> chart{};
};

/// One step of the tutorial: a text, and what it points at.
struct TutorialStep {
    int step = 1; ///< 1 .. steps
    int steps = 4;
    std::string text;
    std::vector<shisen::Cell> cells;
    /// A path between two of the cells.
    std::optional<shisen::Path> path;
    /// True if the ring around the tiles is outlined.
    bool ring = false;
    /// Points at the light instead of cells.
    bool at_light = false;
    std::vector<Button> buttons;
};

struct View {
    shisen::Board board;
    shisen::Gravity gravity = shisen::Gravity::On;
    shisen::BoardNumber number = 0;
    shisen::Status status = shisen::Status::Playing;
    bool cheated = false;
    /// The tiles show their backs: the game is paused.
    bool hidden = false;

    shisen::Cell cursor;
    /// True if the keyboard or the gamepad was used last, so that the cursor is drawn.
    bool cursor_shown = false;
    std::optional<shisen::Cell> hover;
    std::optional<shisen::Cell> selection;
    std::vector<shisen::Cell> highlighted;
    std::optional<shisen::Pair> hint;
    /// True if the solver knows that the shown pair does not lose the game.
    bool hint_is_safe = false;

    std::optional<Vanishing> vanishing;
    std::vector<FallingTile> falling;

    LightState light = LightState::Off;
    /// The pair of the last move if that move lost the game. It is marked until the player
    /// continues.
    std::optional<shisen::Pair> losing_move;
    bool showing_line = false; ///< true while "show me" is playing

    std::size_t tiles_left = 0;
    std::int64_t seconds = 0; ///< the game's time
    /// A short text for the message line; may be empty.
    std::string message;
    std::vector<Button> buttons;
    std::optional<DialogView> dialog;
    std::optional<TutorialStep> tutorial_step;
};

} // namespace zx::play
