// The dialogs over the board: their contents and the meaning of each row.
#pragma once

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
};

using Choice = std::variant<DialogAnswer, Action, shisen::Size>;

struct Dialog {
    enum class Kind : std::uint8_t {
        Menu,
        Settings,
        Sizes,
        Number,
        AskEnd,
        Search,
        Statistics,
        Help,
        Ended,
        Resume,
    };
    Kind kind{};
    int selected = 0;
    std::string input;
    /// Why the input was refused; empty if it was not.
    std::string refusal;
};

/// The data that dialogs show.
struct DialogFacts {
    const Settings& settings;
    const Statistics& statistics;
    const Match& match;
    /// The saved game that is offered; null if there is none.
    const Match* saved = nullptr;
    /// True if this game's time is the best of its size and variant.
    bool best_time = false;
    int boards_passed_over = 0;
};

struct DialogContent {
    DialogView dialog;
    /// One per row of the dialog.
    std::vector<Choice> choices;
};

/// Returns what the dialog shows and what its rows mean.
[[nodiscard]] DialogContent content(const Dialog& dialog, const DialogFacts& facts);

/// Returns for example "14 x 6, gravity on".
[[nodiscard]] std::string variant_text(shisen::Size size, shisen::Gravity gravity);

} // namespace zx::play
