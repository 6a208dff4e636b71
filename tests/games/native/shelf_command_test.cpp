// How the windows of the games and the page of games follow one another.
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/commands/command_line.hpp"
#include "app/games/common/native_game.hpp"

using zx::app::ExitCode;
using zx::app::WindowEnd;

namespace {

struct Opened {
    std::vector<std::string> windows;
    ExitCode code{};
};

/// Runs the command line; each window is given the next of these keys: a name of a key, or "signal"
/// or "close" for the ways in which the window itself ends.
Opened windows_of(const std::vector<std::string>& words, std::vector<std::string> keys) {
    Opened opened;
    std::ostringstream out;
    std::ostringstream err;
    const auto next = [&](const std::string& window) {
        opened.windows.push_back(window);
        const std::string key = keys.empty() ? "close" : keys.front();
        if (!keys.empty()) {
            keys.erase(keys.begin());
        }
        return key;
    };
    const auto ended = [](const std::string& key) {
        WindowEnd end(ExitCode::Done);
        end.shelf = key == "games";
        end.by_signal = key == "signal";
        return end;
    };
    zx::app::Context context{
        {out, err},
        [&](const zx::app::RunOptions& options, zx::app::Streams&) {
            return ended(next(options.file.empty() ? "emulator" : options.file));
        },
        [&](const zx::play::PlayOptions&, zx::app::Streams&) { return ended(next("shisen")); }};
    context.open_game =
        [&](zx::native::NativeGame& game, const zx::native::GameWindowOptions&, zx::app::Streams&) {
            const std::string key = next(game.title());
            WindowEnd end = ended(key);
            game.key({key});
            end.shelf = game.shelf_chosen();
            return end;
        };
    opened.code = zx::app::run_command_line(words, context);
    return opened;
}

using Windows = std::vector<std::string>;

} // namespace

TEST_CASE("the page of games is shown again after each game, until it is left") {
    CHECK(windows_of({"shelf"}, {"2", "Escape", "3", "Escape", "1", "close", "Escape"}).windows ==
          Windows{"games", "Hexes", "games", "Tetrominoes", "games", "shisen", "games"});
}

TEST_CASE("a signal during a game ends the program") {
    for (const auto& keys : std::vector<Windows>{{"2", "signal"}, {"1", "signal"}}) {
        const Opened opened = windows_of({"shelf"}, keys);
        CHECK(opened.windows.size() == 2);
        CHECK(opened.code == ExitCode::Done);
    }
    CHECK(windows_of({"hexes", "play"}, {"M", "signal"}).windows == Windows{"Hexes", "games"});
}

TEST_CASE("each window leads to the page of games and back") {
    CHECK(windows_of({"hexes", "play"}, {"M", "3", "M", "Escape", "Escape"}).windows ==
          Windows{"Hexes", "games", "Tetrominoes", "games", "Hexes"});
    CHECK(windows_of({"tetrominoes", "play"}, {"M", "Escape", "Escape"}).windows ==
          Windows{"Tetrominoes", "games", "Tetrominoes"});
    CHECK(windows_of({"play"}, {"games", "Escape", "close"}).windows ==
          Windows{"shisen", "games", "shisen"});
    // The emulator's window offers to continue the session, so that the file is not opened again.
    CHECK(windows_of({"run", "a.tap"}, {"games", "Escape", "close"}).windows ==
          Windows{"a.tap", "games", "emulator"});
}
