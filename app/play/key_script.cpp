#include "app/play/key_script.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>

#include "shisen/path.hpp"

namespace zx::play {
namespace {

using shisen::Key;

constexpr double FrameSeconds = 1.0 / 60;
constexpr int MostTimes = 1000;

struct Word {
    std::string_view word;
    Action action;
};

constexpr std::array Words = {
    Word{"menu", Action::OpenMenu},
    Word{"help", Action::Help},
    Word{"statistics", Action::Statistics},
    Word{"number", Action::ChooseNumber},
    Word{"size", Action::ChooseSize},
    Word{"new", Action::NewGame},
    Word{"daily", Action::Daily},
    Word{"safe", Action::SafeHint},
    Word{"show", Action::ShowMe},
    Word{"back-loss", Action::TakeBackLoss},
    Word{"letters", Action::NextTileStyle},
    Word{"corners", Action::ToggleCornerLetters},
    Word{"dark", Action::ToggleTheme},
    Word{"light-off", Action::ToggleLight},
};

void wait(Table& table, double seconds) {
    while (seconds > 0) {
        table.advance(std::min(FrameSeconds, seconds));
        seconds -= FrameSeconds;
    }
}

/// So that the next word finds the board at rest.
void settle(Table& table) {
    while (table.moving()) {
        table.advance(FrameSeconds);
    }
}

void click_pair(Table& table, const shisen::Pair& pair) {
    settle(table);
    table.click(pair.first);
    table.click(pair.second);
}

void play_to_win(Table& table) {
    for (int tiles = table.match().state().board.tiles(); tiles > 0; tiles -= 2) {
        table.act(Action::SafeHint);
        if (const auto pair = table.view().hint) {
            click_pair(table, *pair);
        }
    }
    settle(table);
}

void play_to_loss(Table& table) {
    int tiles = table.match().state().board.tiles();
    for (; tiles > 0 && table.view().light == Light::Winnable; tiles -= 2) {
        // The pair that loses, if there is one; else the first.
        const auto pairs = shisen::removable_pairs(table.match().state().board);
        shisen::Pair chosen = pairs.front();
        for (const shisen::Pair& pair : pairs) {
            shisen::Board after = table.match().state().board;
            shisen::remove_pair(after, pair, table.match().gravity());
            if (shisen::solve(after, table.match().gravity()).outcome == shisen::Outcome::Lost) {
                chosen = pair;
                break;
            }
        }
        click_pair(table, chosen);
    }
}

bool play_word(Table& table, std::string_view word) {
    const auto* found = std::find_if(
        Words.begin(), Words.end(), [&](const Word& known) { return known.word == word; });
    if (found != Words.end()) {
        table.act(found->action);
    } else if (word == "contrast") {
        table.act(Action::NextPalette);
    } else if (word == "colour-blind") {
        table.act(Action::NextPalette);
        table.act(Action::NextPalette);
    } else if (word == "esc") {
        table.escape();
    } else if (word == "win") {
        play_to_win(table);
    } else if (word == "lose") {
        play_to_loss(table);
    } else if (word.starts_with("wait ")) {
        const std::string number(word.substr(5));
        char* end = nullptr;
        const double seconds = std::strtod(number.c_str(), &end);
        if (end == number.c_str() || *end != '\0' || !(seconds >= 0 && seconds <= 3600)) {
            return false;
        }
        wait(table, seconds);
    } else {
        return false;
    }
    return true;
}

std::optional<Key> key_of(char letter) {
    constexpr std::string_view Letters = "lrudeHBFRL"; // in the order of Key
    const auto place = Letters.find(letter);
    return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<Key>(place));
}

} // namespace

Result<void> play_script(Table& table, std::string_view script) {
    for (std::size_t at = 0; at < script.size();) {
        const std::size_t here = at;
        if (script[at] == '{') {
            const std::size_t end = script.find('}', at);
            if (end == std::string_view::npos ||
                !play_word(table, script.substr(at + 1, end - at - 1))) {
                return fail(ErrorCode::BadValue, here, "no such word in braces");
            }
            at = end + 1;
            continue;
        }
        const auto key = key_of(script[at++]);
        int times = 1;
        const char* const last = script.data() + script.size();
        const auto number = std::from_chars(script.data() + at, last, times);
        at = static_cast<std::size_t>(number.ptr - script.data());
        if (!key || times < 1 || times > MostTimes) {
            return fail(ErrorCode::BadValue, here, "no key of the game");
        }
        for (int i = 0; i < times; ++i) {
            table.key(*key);
        }
    }
    return {};
}

} // namespace zx::play
