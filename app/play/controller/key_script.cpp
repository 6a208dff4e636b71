#include "app/play/controller/key_script.hpp"

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
    Word{"pause", Action::Pause},
    Word{"size", Action::ChooseSize},
    Word{"new", Action::NewGame},
    Word{"daily", Action::Daily},
    Word{"safe", Action::SafeHint},
    Word{"show", Action::ShowMe},
    Word{"back-loss", Action::Rescue},
    Word{"letters", Action::NextTileStyle},
    Word{"corners", Action::ToggleCornerLetters},
    Word{"dark", Action::ToggleTheme},
    Word{"light-off", Action::ToggleLight},
};

void wait(GameController& controller, double seconds) {
    while (seconds > 0) {
        controller.advance(std::min(FrameSeconds, seconds));
        seconds -= FrameSeconds;
    }
}

/// Lets animations end, so that the next item of the script finds the board at rest.
void settle(GameController& controller) {
    while (controller.moving()) {
        controller.advance(FrameSeconds);
    }
}

void click_pair(GameController& controller, const shisen::Pair& pair) {
    settle(controller);
    controller.click(pair.first);
    controller.click(pair.second);
}

void play_to_win(GameController& controller) {
    for (int tiles = controller.match().state().board.tiles(); tiles > 0; tiles -= 2) {
        controller.act(Action::SafeHint);
        if (const auto pair = controller.view().hint) {
            click_pair(controller, *pair);
        }
    }
    settle(controller);
}

void play_to_loss(GameController& controller) {
    int tiles = controller.match().state().board.tiles();
    for (; tiles > 0 && controller.view().light == LightState::Winnable; tiles -= 2) {
        // Takes a pair that loses, if there is one; else the first.
        const auto pairs = shisen::removable_pairs(controller.match().state().board);
        shisen::Pair chosen = pairs.front();
        for (const shisen::Pair& pair : pairs) {
            shisen::Board after = controller.match().state().board;
            shisen::remove_pair(after, pair, controller.match().gravity());
            if (shisen::solve(after, controller.match().gravity()).outcome ==
                shisen::SolverOutcome::Lost) {
                chosen = pair;
                break;
            }
        }
        click_pair(controller, chosen);
    }
}

bool play_word(GameController& controller, std::string_view word) {
    const auto* found = std::find_if(
        Words.begin(), Words.end(), [&](const Word& known) { return known.word == word; });
    if (found != Words.end()) {
        controller.act(found->action);
    } else if (word == "contrast") {
        controller.act(Action::NextPalette);
    } else if (word == "colour-blind") {
        controller.act(Action::NextPalette);
        controller.act(Action::NextPalette);
    } else if (word == "mahjong") {
        controller.act(Action::NextTileStyle);
        controller.act(Action::NextTileStyle);
    } else if (word == "esc") {
        controller.escape();
    } else if (word == "win") {
        play_to_win(controller);
    } else if (word == "lose") {
        play_to_loss(controller);
    } else if (word.starts_with("wait ")) {
        const std::string number(word.substr(5));
        char* end = nullptr;
        const double seconds = std::strtod(number.c_str(), &end);
        if (end == number.c_str() || *end != '\0' || !(seconds >= 0 && seconds <= 3600)) {
            return false;
        }
        wait(controller, seconds);
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

Result<void> play_script(GameController& controller, std::string_view script) {
    for (std::size_t at = 0; at < script.size();) {
        const std::size_t here = at;
        if (script[at] == '{') {
            const std::size_t end = script.find('}', at);
            if (end == std::string_view::npos ||
                !play_word(controller, script.substr(at + 1, end - at - 1))) {
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
            controller.key(*key);
        }
    }
    return {};
}

} // namespace zx::play
