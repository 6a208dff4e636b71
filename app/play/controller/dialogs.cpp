#include "app/play/controller/dialogs.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "app/play/controller/key_binding.hpp"
#include "base/text.hpp"

namespace zx::play {
namespace {

using shisen::Gravity;
using shisen::Size;

std::string on_off(bool on) {
    return on ? "on" : "off";
}

std::string size_words(Size size) {
    return fmt::format("{} x {}", size.columns, size.rows);
}

/// Returns the size of the next random board.
Size chosen_size(const DialogFacts& facts) {
    return facts.match.learned() ? facts.match.start().size : facts.settings.size;
}

class Writer {
  public:
    explicit Writer(std::string title) { content_.dialog.title = std::move(title); }
    void text(std::string line) { content_.dialog.text.push_back(std::move(line)); }
    void row(std::string label, std::string value, Choice choice) {
        content_.dialog.rows.push_back({std::move(label), std::move(value), true});
        content_.choices.push_back(choice);
    }
    void figure(std::string label, std::string value) {
        content_.dialog.rows.push_back({std::move(label), std::move(value), false});
        content_.choices.emplace_back(DialogAnswer::Close);
    }
    void footer(std::string line) { content_.dialog.footer = std::move(line); }
    DialogView& dialog() { return content_.dialog; }
    DialogContent done() { return std::move(content_); }

  private:
    DialogContent content_;
};

DialogContent menu(const DialogFacts& facts) {
    Writer to("Four Rivers Shisen");
    to.text(fmt::format("Board {}, {}",
                        facts.match.start().number,
                        variant_text(facts.match.start().size, facts.match.gravity())));
    to.row("Continue", "Esc", DialogAnswer::Close);
    to.row("Pause", "P", Action::Pause);
    to.row("New board", "N", Action::NewGame);
    to.row("Same board again", "", Action::Retry);
    to.row("Board of the day", "D", Action::Daily);
    to.row("Board by number", "S", Action::ChooseNumber);
    to.row("Size", size_words(chosen_size(facts)), Action::ChooseSize);
    to.row("Settings", "", DialogAnswer::OpenSettings);
    to.row("Copy this game", "Ctrl+C", Action::CopyGame);
    to.row("Paste a game", "Ctrl+V", Action::PasteGame);
    to.row("Statistics", "", Action::Statistics);
    to.row("Help", "F1", Action::Help);
    to.row("Games", "", Action::Games);
    to.row("Quit", "Ctrl+Q", Action::Quit);
    return to.done();
}

std::string palette_word(Palette palette) {
    switch (palette) {
    case Palette::Standard: return "standard";
    case Palette::HighContrast: return "high contrast";
    case Palette::ColourBlind: break;
    }
    return "colour-blind safe";
}

DialogContent settings_dialog(const DialogFacts& facts) {
    const Settings& now = facts.settings;
    Writer to("Settings");
    to.row("Gravity (a new board)",
           on_off(facts.match.gravity() == Gravity::On),
           Action::ToggleGravity);
    to.row("Winnable boards only", on_off(now.winnable_only), Action::ToggleWinnableOnly);
    to.row("Light (winnable or lost)", on_off(now.light), Action::ToggleLight);
    to.row("Tiles",
           now.appearance.tiles == TileStyle::Pictures  ? "pictures"
           : now.appearance.tiles == TileStyle::Letters ? "letters"
                                                        : "mahjong",
           Action::NextTileStyle);
    to.row("Letters in the corners of pictures",
           on_off(now.appearance.corner_letters),
           Action::ToggleCornerLetters);
    to.row("Colours", palette_word(now.appearance.palette), Action::NextPalette);
    to.row(
        "Background", now.appearance.theme == Theme::Light ? "light" : "dark", Action::ToggleTheme);
    to.row("Keys", "", DialogAnswer::OpenKeys);
    to.row("Sound", on_off(now.sound), Action::ToggleSound);
    to.row("Full screen", on_off(now.full_screen), Action::ToggleFullScreen);
    to.row("Close", "Esc", DialogAnswer::Close);
    return to.done();
}

DialogContent keys(const DialogFacts& facts) {
    Writer to("Keys");
    to.text("Enter on a command, then press a key for it.");
    for (const KeyCommand& command : key_commands()) {
        to.row(std::string(command.label),
               keys_of(command, facts.settings.keys),
               DialogAnswer::AskKey);
    }
    to.row("The usual keys again", "", DialogAnswer::UsualKeys);
    to.row("Close", "Esc", DialogAnswer::Close);
    return to.done();
}

DialogContent ask_key(const Dialog& dialog) {
    Writer to("Press a key");
    to.text("for: " + std::string(key_commands()[dialog.command].label));
    to.row("Keep the keys as they are", "Esc", DialogAnswer::Close);
    return to.done();
}

DialogContent sizes(const DialogFacts& facts) {
    constexpr std::array<std::string_view, shisen::NamedSizes.size()> Names = {
        "Small", "Classic", "Medium", "Large", "Very large", "Huge"};
    Writer to("Size of the board");
    to.text("A new board is dealt.");
    for (std::size_t i = 0; i < Names.size(); ++i) {
        const Size size = shisen::NamedSizes[i];
        const bool now = size == chosen_size(facts);
        to.row(std::string(Names[i]) + (now ? " (now)" : ""), size_words(size), size);
    }
    to.row("Close", "Esc", DialogAnswer::Close);
    return to.done();
}

DialogContent number(const Dialog& dialog) {
    Writer to("Board by number");
    to.text(dialog.refusal.empty() ? "1 to 65535, then Enter. Up and Down change a digit."
                                   : dialog.refusal);
    to.dialog().input = dialog.input;
    return to.done();
}

DialogContent ask_end(const DialogFacts& facts) {
    Writer to("End this game?");
    to.text(facts.match.learned() ? "The current game is not saved."
                                  : "The current game will count as given up.");
    to.row("No, play on", "Esc", DialogAnswer::Close);
    to.row("Yes, end it", "", DialogAnswer::EndGame);
    return to.done();
}

DialogContent search(const DialogFacts& facts) {
    Writer to("Looking for a winnable board");
    const int boards = facts.boards_passed_over;
    to.text(
        boards == 0
            ? "Solving the first board ..."
            : fmt::format("{}{} passed over so far", boards, boards == 1 ? " board" : " boards"));
    to.row("Stop looking, keep this game", "Esc", DialogAnswer::StopSearch);
    return to.done();
}

/// The most games that a chart shows.
constexpr std::size_t MostBars = 30;

using Variant = std::pair<Size, Gravity>;

/// Returns the variant that a dialog of statistics shows: that of this game, then all others.
Variant shown_variant(const Dialog& dialog, const DialogFacts& facts) {
    const Variant own{facts.match.start().size, facts.match.start().gravity};
    std::vector<Variant> all = {own};
    for (const Variant& each : facts.statistics.played()) {
        if (each != own) {
            all.push_back(each);
        }
    }
    return all[dialog.variant % all.size()];
}

TimeChart::Result result_of(const PastGame& game) {
    using enum TimeChart::Result;
    return !game.won ? Lost : game.helped ? Helped : Won;
}

/// Returns the chart of the last games; empty if nothing was played.
std::optional<TimeChart> chart_of(const Tally& tally) {
    if (tally.history.empty()) {
        return std::nullopt;
    }
    TimeChart chart;
    const std::size_t count = std::min(tally.history.size(), MostBars);
    for (auto game = tally.history.end() - static_cast<std::ptrdiff_t>(count);
         game != tally.history.end();
         ++game) {
        chart.bars.push_back({game->seconds, result_of(*game), false});
    }
    if (!tally.best.empty()) {
        chart.best_seconds = tally.best.front().seconds;
    }
    chart.average_seconds = tally.average_seconds();
    return chart;
}

std::string won_words(const Tally& tally) {
    const auto percent = (100 * std::uint64_t{tally.won} + tally.played / 2) / tally.played;
    return fmt::format("{} of {} ({} %)", tally.won, tally.played, percent);
}

DialogContent statistics(const Dialog& dialog, const DialogFacts& facts) {
    const auto [size, gravity] = shown_variant(dialog, facts);
    const Tally tally = facts.statistics.of(size, gravity);
    Writer to("Statistics");
    to.dialog().chart = chart_of(tally);
    to.row("Size and variant", variant_text(size, gravity), DialogAnswer::NextVariant);
    if (tally.played == 0) {
        to.figure("No game has ended yet.", "");
    } else {
        to.figure("Games won", won_words(tally));
        to.figure("Won without help", std::to_string(tally.won_without_help));
        to.figure("Won in a row: now, most",
                  fmt::format("{}, {}", tally.streak, tally.best_streak));
        if (const auto average = tally.average_seconds()) {
            to.figure("Average time without help", clock_text(*average));
        }
        for (std::size_t i = 0; i < tally.best.size(); ++i) {
            const BestTime& best = tally.best[i];
            to.figure(i == 0 ? "Best times without help" : "",
                      fmt::format("{}, board {}", clock_text(best.seconds), best.number));
        }
        to.row("History", "", DialogAnswer::OpenHistory);
    }
    to.row("Close", "Esc", DialogAnswer::Close);
    return to.done();
}

DialogContent history(const Dialog& dialog, const DialogFacts& facts) {
    const auto [size, gravity] = shown_variant(dialog, facts);
    const Tally tally = facts.statistics.of(size, gravity);
    Writer to("History");
    to.text(variant_text(size, gravity) + ", the newest first. Enter plays a board again.");
    for (auto game = tally.history.rbegin(); game != tally.history.rend(); ++game) {
        const std::string time = clock_text(game->seconds);
        to.row(fmt::format("Board {}", game->number),
               !game->won     ? "lost after " + time
               : game->helped ? "won with help, " + time
                              : "won, " + time,
               shisen::Start{size, gravity, game->number});
    }
    to.row("Close", "Esc", DialogAnswer::Close);
    return to.done();
}

DialogContent paused(const DialogFacts& facts) {
    Writer to("Paused");
    const Match& match = facts.match;
    to.text(fmt::format("Board {}, {}, {} tiles left",
                        match.start().number,
                        clock_text(match.seconds()),
                        match.state().board.tiles()));
    to.row("Go on", "P", DialogAnswer::Close);
    return to.done();
}

DialogContent help() {
    Writer to("Help");
    to.text("Remove all tiles, two equal ones at a time.");
    to.text("A line with at most two bends must join");
    to.text("them; it may run round the outside.");
    to.figure("Move, take", "arrows, Enter, mouse");
    to.figure("Hint: next pair that can be removed", "H");
    to.figure("Safe hint: a pair that does not lose", "G, right click");
    to.figure("Show how it is won", "W");
    to.figure("Undo, redo", "B F, Ctrl+Z Ctrl+Y");
    to.figure("Undo all, redo all", "R L");
    to.figure("Rescue: undo to the last winnable position", "T");
    to.figure("New board, by number, of the day", "N S D");
    to.figure("Gravity on or off, new board", "Backspace");
    to.figure("Pause", "P");
    to.figure("Light, sound, full screen", "I M F11");
    to.figure("Gamepad", "A take  B undo  X hint  Y safe hint");
    to.row("Close", "Esc", DialogAnswer::Close);
    return to.done();
}

/// Compares the time of a game that was won with the best one before.
std::string time_words(const DialogFacts& facts) {
    const Match& match = facts.match;
    const std::int64_t now = match.seconds();
    const std::string time = clock_text(now);
    const auto before = facts.best_before;
    if (match.learned()) {
        return "In " + time + ".";
    }
    if (match.helped()) {
        return "In " + time + ", with help" +
               (before ? "; your best time without help is " + clock_text(*before) : "") + ".";
    }
    if (!before) {
        return "In " + time + ", your first time on this size and variant.";
    }
    if (now < *before) {
        return "In " + time + ", your best time: " + clock_text(*before - now) +
               " quicker than before.";
    }
    return "In " + time + ", " +
           (now == *before ? std::string("as quick as your best time")
                           : clock_text(now - *before) + " slower than your best time") +
           ".";
}

DialogContent ended(const Dialog& dialog, const DialogFacts& facts) {
    const Match& match = facts.match;
    Writer to(match.won() ? "Won!" : "No pair can be removed");
    if (!match.won()) {
        to.text(fmt::format("{} tiles are left.", match.state().board.tiles()));
        to.row("Undo one move", "B", Action::Undo);
        to.row("Rescue: undo to the last winnable position", "T", Action::Rescue);
        to.row("Same board again", "", Action::Retry);
        to.row("New board", "N", Action::NewGame);
        to.row("Look at the board", "Esc", DialogAnswer::Close);
        return to.done();
    }
    const auto tally = facts.statistics.of(match.start().size, match.gravity());
    to.text(time_words(facts));
    to.text(result_text(match));
    to.dialog().chart = chart_of(tally);
    if (to.dialog().chart && !match.learned()) {
        to.dialog().chart->bars.back().marked = true;
    }
    to.row("New board", "N", Action::NewGame);
    to.row("Next board", std::to_string(facts.next_number), Action::NextBoard);
    to.row("Same board again", "", Action::Retry);
    to.row("Copy the line above", dialog.copied ? "copied" : "", Action::CopyResult);
    to.row("Statistics", "", Action::Statistics);
    to.row("Look at the board", "Esc", DialogAnswer::Close);
    return to.done();
}

DialogContent resume(const DialogFacts& facts) {
    Writer to("Continue your last game?");
    if (facts.saved != nullptr) {
        const Match& saved = *facts.saved;
        to.text(fmt::format("Board {}, {}",
                            saved.start().number,
                            variant_text(saved.start().size, saved.gravity())));
        to.text(fmt::format(
            "{} tiles left, {} played", saved.state().board.tiles(), clock_text(saved.seconds())));
    }
    to.row("Go on", "Enter", DialogAnswer::GoOn);
    to.row("Begin a new game", "", DialogAnswer::DropSaved);
    return to.done();
}

} // namespace

DialogContent content(const Dialog& dialog, const DialogFacts& facts) {
    DialogContent made = [&] {
        switch (dialog.kind) {
        case Dialog::Kind::Menu: return menu(facts);
        case Dialog::Kind::Settings: return settings_dialog(facts);
        case Dialog::Kind::Keys: return keys(facts);
        case Dialog::Kind::AskKey: return ask_key(dialog);
        case Dialog::Kind::Sizes: return sizes(facts);
        case Dialog::Kind::Number: return number(dialog);
        case Dialog::Kind::AskEnd: return ask_end(facts);
        case Dialog::Kind::Search: return search(facts);
        case Dialog::Kind::Statistics: return statistics(dialog, facts);
        case Dialog::Kind::History: return history(dialog, facts);
        case Dialog::Kind::Paused: return paused(facts);
        case Dialog::Kind::Help: return help();
        case Dialog::Kind::Ended: return ended(dialog, facts);
        case Dialog::Kind::Resume: break;
        }
        return resume(facts);
    }();
    const auto& rows = made.dialog.rows;
    const auto selectable = [](const DialogRow& row) { return row.selectable; };
    const int first =
        static_cast<int>(std::find_if(rows.begin(), rows.end(), selectable) - rows.begin());
    made.dialog.selected =
        rows.empty() ? -1 : std::clamp(dialog.selected, first, static_cast<int>(rows.size()) - 1);
    return made;
}

} // namespace zx::play
