// All that the native game's window shows at one moment, as a plain value: the table
// (app/play/controller/game_controller.hpp) makes it, the scene (app/play/scene/scene.hpp) turns it into a drawing. Neither
// knows the other.
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

/// What a button, a menu row or a key of the window asks for. The thirteen keys of the 1 KB game
/// are shisen::Key and no actions.
enum class Action : std::uint8_t {
    OpenMenu,
    NewGame,      ///< a random board; asks before it ends a game that has begun
    Retry,        ///< the same board from its start
    ChooseNumber, ///< asks for a board number
    Daily,        ///< the board of the day
    ChooseSize,
    ToggleGravity,
    ToggleWinnableOnly,
    Undo,
    Redo,
    UndoAll,
    RedoAll,
    Rescue,   ///< back to the last position that could be won
    Hint,     ///< the next pair that can be removed, as key H
    SafeHint, ///< a pair that does not lose
    ShowMe,   ///< plays a winning line from here; again: stops it
    CopyGame,
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
    Quit,
};

/// Whether the game can still be won. Unknown: the solver gave up on this position.
enum class LightState : std::uint8_t { Off, Thinking, Winnable, Lost, Unknown };

enum class TileStyle : std::uint8_t { Pictures, Letters };
enum class Palette : std::uint8_t { Standard, HighContrast, ColourBlind };
enum class Theme : std::uint8_t { Light, Dark };

struct Appearance {
    TileStyle tiles = TileStyle::Pictures;
    Palette palette = Palette::Standard;
    Theme theme = Theme::Light;
    /// Pictures have a small letter in the corner, which names the kind as the tape does.
    bool corner_letters = true;
    friend bool operator==(const Appearance&, const Appearance&) = default;
};

/// A pair on its way out: the two tiles fade and their path is drawn over the board.
struct Vanishing {
    shisen::Pair pair;
    shisen::Kind kind = shisen::NoTile;
    shisen::Path path;
    /// 0 just taken .. 1 gone.
    double progress = 0;
};

/// A tile that stands on `cell` of View::board but is still on its way down to it.
struct Falling {
    shisen::Cell cell;
    /// How far above its cell it is drawn, in rows, > 0.
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
    /// Right-aligned: a setting's value, a short cut, a figure.
    std::string value;
    bool selectable = true;
};

/// A dialog over the board: menu, question, number entry, statistics, help, the end of a game.
struct DialogView {
    std::string title;
    std::vector<std::string> text;
    /// What is being typed, if something is.
    std::optional<std::string> input;
    std::vector<DialogRow> rows;
    int selected = -1;
    std::string footer;
};

/// One step of the tutorial of the first start: a text, and what it points at.
struct TutorialStep {
    int step = 1; ///< 1 .. steps
    int steps = 4;
    std::string text;
    std::vector<shisen::Cell> cells;
    /// Drawn between two of the cells.
    std::optional<shisen::Path> path;
    /// The ring around the tiles is outlined.
    bool ring = false;
    /// Points at the light instead of at cells.
    bool at_light = false;
    std::vector<Button> buttons;
};

struct View {
    shisen::Board board;
    shisen::Gravity gravity = shisen::Gravity::On;
    shisen::BoardNumber number = 0;
    shisen::Status status = shisen::Status::Playing;
    bool cheated = false;

    shisen::Cell cursor;
    /// The keyboard or the gamepad was used last: the cursor is drawn.
    bool cursor_shown = false;
    std::optional<shisen::Cell> hover;
    std::optional<shisen::Cell> selection;
    std::vector<shisen::Cell> highlighted;
    std::optional<shisen::Pair> hint;
    /// The shown pair is known not to lose the game.
    bool hint_is_safe = false;

    std::optional<Vanishing> vanishing;
    std::vector<Falling> falling;

    LightState light = LightState::Off;
    /// The last move lost the game: the pair it took, to be marked while the player decides.
    std::optional<shisen::Pair> losing_move;
    bool showing_line = false; ///< "show me" is playing

    std::size_t tiles_left = 0;
    std::int64_t seconds = 0; ///< the game's timer
    /// Short, at the foot; empty if there is nothing to say.
    std::string message;
    std::vector<Button> buttons;
    std::optional<DialogView> dialog;
    std::optional<TutorialStep> tutorial_step;
};

} // namespace zx::play
