// The dialogs over the board: their contents and the meaning of each row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/play/controller/match.hpp"
#include "app/play/records/settings.hpp"
#include "app/play/records/statistics.hpp"
#include "app/play/scene/view.hpp"

namespace zx::play {

/// The answers that are not an Action.
enum class DialogAnswer : std::uint8_t {
    Close,
    EndGame, ///< yes, end the running game
    OpenSettings,
    GoOn,      ///< continue the saved game
    DropSaved, ///< drop the saved game and begin a new one
    StopSearch,
    OpenHistory,
    OpenKeys,
    AskKey,      ///< waits for a key for the command of this row of Keys
    UsualKeys,   ///< forgets the player's own keys
    NextVariant, ///< the statistics of the next size and variant that was played
};

/// A size deals a new board of this size; a start deals this board.
using Choice = std::variant<DialogAnswer, Action, shisen::Size, shisen::Start>;

struct Dialog {
    enum class Kind : std::uint8_t {
        Menu,
        Settings,
        Keys,
        AskKey,
        Sizes,
        Number,
        AskEnd,
        Search,
        Statistics,
        History,
        Paused,
        Help,
        Ended,
        Resume,
    };
    Kind kind{};
    int selected = 0;
    std::string input;
    /// Why the input was refused; empty if it was not.
    std::string refusal;
    /// The result of the game was copied.
    bool copied = false;
    /// Of Statistics and History: how many variants further than that of this game.
    std::size_t variant = 0;
    /// Of AskKey: the index of the command.
    std::size_t command = 0;
};

/// The data that dialogs show.
struct DialogFacts {
    const Settings& settings;
    const Statistics& statistics;
    const Match& match;
    /// The saved game that is offered; null if there is none.
    const Match* saved = nullptr;
    /// The best time of this size and variant without help before this game ended.
    std::optional<std::int64_t> best_before;
    int boards_passed_over = 0;
    /// The board that Action::NextBoard deals.
    shisen::BoardNumber next_number = 1;
};

struct DialogContent {
    DialogView dialog;
    /// One per row of the dialog.
    std::vector<Choice> choices;
};

/// Returns what the dialog shows and what its rows mean.
[[nodiscard]] DialogContent content(const Dialog& dialog, const DialogFacts& facts);

} // namespace zx::play
