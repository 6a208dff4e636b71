// The dialogs that lie over the board: what each shows, and what a row of it means.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/play/controller/match.hpp"
#include "app/play/records/settings.hpp"
#include "app/play/records/statistics.hpp"
#include "app/play/scene/view.hpp"

namespace zx::play {

/// Answers that are no action of their own.
enum class DialogAnswer : std::uint8_t {
    Close,
    EndGame, ///< yes, end the game that has begun
    OpenSettings,
    GoOn,      ///< with the saved game
    DropSaved, ///< and begin a new one
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
    /// Why the input was refused.
    std::string refusal;
};

/// What dialogs tell about.
struct DialogFacts {
    const Settings& settings;
    const Statistics& statistics;
    const Match& match;
    /// The saved game that is offered; null if none is.
    const Match* saved = nullptr;
    /// The time of this game is the best of its size and variant.
    bool best_time = false;
    int boards_passed_over = 0;
};

struct DialogContent {
    DialogView dialog;
    /// One for each row of the dialog.
    std::vector<Choice> choices;
};

[[nodiscard]] DialogContent content(const Dialog& dialog, const DialogFacts& facts);

/// "3:05", "1:00:07".
[[nodiscard]] std::string time_text(std::int64_t seconds);
/// "14 x 6, gravity on".
[[nodiscard]] std::string variant_text(shisen::Size size, shisen::Gravity gravity);

} // namespace zx::play
