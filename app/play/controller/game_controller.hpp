// Controls the native game. Time comes in through advance(); randomness, the date and the solver
// are injected; each input is a call; the output is a View. The game itself remains a list of
// commands of the 1 KB game (shisen/game.hpp), from which undo, saving and copying follow.
//
// The window does sound, files and the clipboard: the controller only requests them (take_effects).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/controller/animation.hpp"
#include "app/play/controller/dialogs.hpp"
#include "app/play/controller/game_analysis.hpp"
#include "app/play/controller/match.hpp"
#include "app/play/controller/tutorial.hpp"
#include "app/play/records/daily.hpp"
#include "app/play/records/deals.hpp"
#include "app/play/records/saved_game.hpp"
#include "app/play/records/settings.hpp"
#include "app/play/records/statistics.hpp"
#include "app/play/scene/view.hpp"
#include "app/play/solver/board_search.hpp"
#include "app/toolkit/sounds.hpp"

namespace zx::play {

enum class DialogKey : std::uint8_t {
    Up,
    Down,
    PageUp,
    PageDown,
    First,
    Last,
    Enter,
    Escape,
    Erase
};

struct Setup {
    Settings settings;
    Statistics statistics;
    /// The saved game that is offered for continuing.
    std::optional<SavedGame> saved;
    /// The first board; a random board if empty.
    std::optional<shisen::BoardNumber> number;
    /// Whose boards are dealt. Games on learned boards are neither saved nor counted.
    Deals deals;
    /// Returns a new random number at each call.
    std::function<std::uint32_t()> chance;
    std::function<Date()> today;
    /// Shown to the player at the start.
    std::string notice;
};

class GameController {
  public:
    /// Seconds between two steps of "show me".
    static constexpr double StepSeconds = 0.8;
    static constexpr double MessageSeconds = 6;
    /// For this many seconds, the dialog at the end of a game ignores keys, because the player may
    /// press the key that took the last pair once more.
    static constexpr double EndDialogSeconds = 1;

    /// light answers questions about positions of this game, boards about boards to deal.
    GameController(SolverService& light, SolverService& boards, Setup setup);

    // Inputs.
    void advance(double seconds);
    void key(shisen::Key key);
    void click(shisen::Cell cell);
    void hover(std::optional<shisen::Cell> cell);
    /// Performs an action of a button, a menu row or a key.
    void act(Action action);
    /// Only with an open dialog.
    void dialog_key(DialogKey key);
    /// The mouse wheel was turned by this many notches, down if positive: scrolls a dialog.
    void wheel(int notches);
    void type(char letter);
    void click_row(int row);
    void hover_row(int row);
    /// If a dialog waits for a key: binds this one and returns true. Keys that keep their meaning
    /// are not bound.
    bool bind_asked_key(const std::string& name);
    /// Esc without an open dialog: ends the tutorial, else stops "show me", else opens the menu.
    void escape();
    /// Begins the game that the text describes, after a confirmation if one is running; shows a
    /// message if the text is not a game.
    void paste(std::string_view text);
    /// Tells whether the window has the keyboard focus. The timer runs only with the focus; a game
    /// that has begun is paused when the window loses it.
    void set_in_front(bool in_front);
    void set_statistics(Statistics statistics);
    void set_full_screen(bool on) noexcept { settings_.full_screen = on; }
    /// Shows a message for MessageSeconds.
    void show_message(std::string message);

    // Outputs.
    [[nodiscard]] View view() const;
    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
    [[nodiscard]] bool dialog_open() const noexcept { return !dialogs_.empty(); }
    /// True if games are saved and counted.
    [[nodiscard]] bool saves_games() const noexcept { return !deals_.learned(); }
    /// Returns the game as one line of text.
    [[nodiscard]] std::string copy() const;
    /// Returns the game to save for the next start; empty before the first removal and after the
    /// last one.
    [[nodiscard]] std::optional<SavedGame> saved() const;
    [[nodiscard]] const Match& match() const noexcept { return match_; }

    /// What the window has to do since the last call.
    struct Effects {
        std::vector<Sound> sounds;
        std::vector<FinishedGame> finished;
        /// saved() has changed.
        bool save_game = false;
        bool save_settings = false;
        std::optional<std::string> to_clipboard;
        bool from_clipboard = false;
        bool quit = false;
        /// The window closes and the page of games opens.
        bool shelf = false;
    };
    /// Returns and clears the collected effects.
    [[nodiscard]] Effects take_effects();
    /// True if view() may have changed since the last call.
    [[nodiscard]] bool take_changed();
    /// True while an animation runs: call advance() and view() for each frame.
    [[nodiscard]] bool moving() const { return animation_.running(); }
    /// True while an answer of the solver is pending.
    [[nodiscard]] bool thinking() const;

  private:
    /// A game that is about to begin.
    struct NextGame {
        enum class What : std::uint8_t { Random, Number, Daily, Match };
        What what = What::Random;
        shisen::Start start;
        std::optional<Match> match;
    };

    // game_controller.cpp
    void append_message(std::string message);
    /// Shows the notice that games are not saved, once, at the first board that stays.
    void note_not_saved();
    void update_timer(double seconds);
    [[nodiscard]] bool clock_runs() const;
    /// Stops the clock and hides the board until the player goes on.
    void pause();
    [[nodiscard]] bool paused() const;

    // controller_input.cpp
    bool input_stops_showing();
    void input_in_tutorial();
    void note_tutorial_seen();
    void change_setting(Action action);

    // controller_view.cpp
    [[nodiscard]] std::vector<Button> buttons() const;
    void view_game(View& view) const;

    // controller_moves.cpp
    /// Plays the commands and handles the consequences.
    void play(const Commands& commands);
    void take(const shisen::Pair& pair) { play(take_commands(match_.state(), pair)); }
    void after_removal(const BoardPosition& before);
    void after_history_step();
    /// Records in the command list that the game was helped.
    void note_help();
    /// Key H and the Hint button: shows the next removable pair, or says that there is none.
    void show_hint();
    void request(SolverRequest request);
    void update_analysis();
    void complete_request(const GameAnalysis::Reply& reply);
    void announce_loss();
    void stop_showing();
    void update_showing(double seconds);

    // controller_boards.cpp
    /// Asks for confirmation if a game has begun, then begins the new one.
    void ask_then_begin(NextGame wanted);
    void ask_then_begin_random(shisen::Size size, shisen::Gravity gravity);
    void begin_next_game();
    void begin_search(const NextGame& wanted);
    void begin_board(const NextGame& wanted, shisen::BoardNumber number);
    void begin(Match match);
    void update_search(double seconds);
    void enter_number();
    /// Counts the end of the game in the statistics, once.
    void count(Match& match);
    [[nodiscard]] shisen::BoardNumber random_number() const;
    /// The size of the next random board.
    [[nodiscard]] shisen::Size size() const {
        return deals_.learned() ? shisen::ClassicSize : settings_.size;
    }
    /// False, with a message to the player, if these deals do not have the board.
    bool can_deal(const shisen::Start& start);

    // controller_dialogs.cpp
    void open(Dialog::Kind kind);
    void close_dialog();
    void close_dialogs();
    void choose(const Choice& choice);
    void choose_action(Action action);
    void answer(DialogAnswer answer);
    void go_on_with_saved();
    void drop_saved();
    void move_selection(int step);
    /// Moves the selection by this many rows, at most to the first or the last.
    void scroll_selection(int rows);
    [[nodiscard]] DialogContent top_dialog() const;

    Settings settings_;
    Statistics statistics_;
    std::function<std::uint32_t()> chance_;
    std::function<Date()> today_;
    Deals deals_;

    Match match_;
    std::optional<Match> saved_;
    GameAnalysis analysis_;
    BoardSearch search_;
    /// The game that the search is for.
    NextGame searched_;
    double searching_seconds_ = 0;
    /// The game that begins when the player confirms the end of the running one.
    std::optional<NextGame> next_game_;

    Animation animation_;
    Tutorial tutorial_;
    std::vector<Dialog> dialogs_;
    /// Time since the top dialog was opened.
    double dialog_seconds_ = 0;
    Effects effects_;

    std::string message_;
    double message_seconds_ = 0;
    std::optional<shisen::Cell> hover_;
    std::optional<shisen::Pair> safe_hint_;
    double step_seconds_ = 0;
    bool showing_ = false;
    bool cursor_shown_ = false;
    bool in_front_ = true;
    /// True if the game has ended and the dialog about it has not been shown.
    bool end_unseen_ = false;
    /// The best time of this size and variant before the game ended.
    std::optional<std::int64_t> best_before_;
    bool loss_announced_ = false;
    bool not_saved_noted_ = false;
    bool changed_ = true;
};

} // namespace zx::play
