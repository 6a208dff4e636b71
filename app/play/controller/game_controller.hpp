// The native game in a player's hands. Time comes in by advance(), chance, the date and the solver
// from outside; each input is a call; what is to be seen is a View. The game itself stays a list of
// commands of the 1 KB game (shisen/game.hpp): undo, saving, copying follow from it.
//
// Sound, files and the clipboard are the window's: the table only says what it wishes
// (take_effects).
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

enum class DialogKey : std::uint8_t { Up, Down, Enter, Escape, Erase };

struct Setup {
    Settings settings;
    Statistics statistics;
    /// Offered to be gone on with.
    std::optional<SavedGame> saved;
    /// The board to begin with; without one a random board.
    std::optional<shisen::BoardNumber> number;
    /// Games of learned boards are neither saved nor counted.
    Deals deals;
    /// Any number, each time another.
    std::function<std::uint32_t()> chance;
    std::function<Date()> today;
    /// For the player's eyes, at the start.
    std::string notice;
};

class GameController {
  public:
    /// Seconds between two steps of "show me".
    static constexpr double StepSeconds = 0.8;
    static constexpr double MessageSeconds = 6;
    /// The key that took the last pair may come once more: for so long the dialog that tells the
    /// end does not take it as a choice.
    static constexpr double EndDialogSeconds = 1;

    /// light and boards are asked about positions of this game, and about boards to deal.
    GameController(SolverService& light, SolverService& boards, Setup setup);

    // Inputs.
    void advance(double seconds);
    void key(shisen::Key key);
    void click(shisen::Cell cell);
    void hover(std::optional<shisen::Cell> cell);
    void act(Action action);
    /// With an open dialog.
    void dialog_key(DialogKey key);
    void type(char letter);
    void click_row(int row);
    void hover_row(int row);
    /// Esc without an open dialog: skips the lessons, stops "show me", else opens the menu.
    void escape();
    void paste(std::string_view text);
    /// The window has the keyboard, or not: the timer runs only then.
    void set_in_front(bool in_front) noexcept { in_front_ = in_front; }
    void set_statistics(Statistics statistics);
    void set_full_screen(bool on) noexcept { settings_.full_screen = on; }
    void show_message(std::string message);

    // Outputs.
    [[nodiscard]] View view() const;
    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
    [[nodiscard]] bool dialog_open() const noexcept { return !dialogs_.empty(); }
    /// Games are saved and counted.
    [[nodiscard]] bool saves_games() const noexcept { return !deals_.learned(); }
    /// The game as one line of text.
    [[nodiscard]] std::string copy() const;
    /// What to keep for the next start: nothing before the first removal and after the last.
    [[nodiscard]] std::optional<SavedGame> saved() const;
    [[nodiscard]] const Match& match() const noexcept { return match_; }

    /// Wishes to the window since the last call.
    struct Effects {
        std::vector<Sound> sounds;
        std::vector<FinishedGame> finished;
        /// saved() has changed.
        bool save_game = false;
        bool save_settings = false;
        std::optional<std::string> to_clipboard;
        bool from_clipboard = false;
        bool quit = false;
    };
    [[nodiscard]] Effects take_effects();
    /// What view() gives may differ from what it gave at the last call.
    [[nodiscard]] bool take_changed();
    /// Something moves: call advance() and read view() again at once.
    [[nodiscard]] bool moving() const { return animation_.running(); }
    /// Answers of the solver are awaited.
    [[nodiscard]] bool thinking() const;

  private:
    /// A game that is to begin.
    struct NextGame {
        enum class What : std::uint8_t { Random, Number, Daily, Match };
        What what = What::Random;
        shisen::Start start;
        std::optional<Match> match;
    };

    // game_controller.cpp
    void append_message(std::string message);
    /// Once, as soon as a board lies on the table to stay.
    void note_not_saved();
    void update_timer(double seconds);

    // controller_input.cpp
    bool input_stops_showing();
    void input_in_tutorial();
    void note_tutorial_seen();
    void change_setting(Action action);

    // controller_view.cpp
    [[nodiscard]] std::vector<Button> buttons() const;
    void view_game(View& view) const;

    // controller_moves.cpp
    /// Plays commands and sees what has become of the game.
    void play(const Commands& commands);
    void take(const shisen::Pair& pair) { play(take_commands(match_.state(), pair)); }
    void after_removal(const BoardPosition& before);
    void after_history_step();
    /// Leaves the word in the list that the game was helped.
    void note_help();
    /// Key H and the Hint button: shows the next pair that can be removed, or says that there is
    /// none.
    void show_hint();
    void request(SolverRequest request);
    void update_analysis();
    void complete_request(const GameAnalysis::Reply& reply);
    void announce_loss();
    void stop_showing();
    void update_showing(double seconds);

    // controller_boards.cpp
    /// Asks first if a game has begun.
    void ask_then_begin(NextGame wanted);
    void ask_then_begin_random(shisen::Size size, shisen::Gravity gravity);
    void begin_next_game();
    void begin_search(const NextGame& wanted);
    void begin_board(const NextGame& wanted, shisen::BoardNumber number);
    void begin(Match match);
    void update_search(double seconds);
    void enter_number();
    /// Its end is counted, once.
    void count(Match& match);
    [[nodiscard]] shisen::BoardNumber random_number() const;
    /// Of a random board.
    [[nodiscard]] shisen::Size size() const {
        return deals_.learned() ? shisen::ClassicSize : settings_.size;
    }
    /// Tells the player if these deals lack it.
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
    /// What the search is for.
    NextGame searched_;
    double searching_seconds_ = 0;
    /// Waits for the player's word that the running game may end.
    std::optional<NextGame> next_game_;

    Animation animation_;
    Tutorial tutorial_;
    std::vector<Dialog> dialogs_;
    /// Since the top dialog was opened.
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
    /// The game has ended and the dialog that says so has not been shown.
    bool end_unseen_ = false;
    bool best_time_ = false;
    bool loss_announced_ = false;
    bool not_saved_noted_ = false;
    bool changed_ = true;
};

} // namespace zx::play
