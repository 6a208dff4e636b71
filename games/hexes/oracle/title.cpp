#include "games/hexes/oracle/title.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "machine/strokes.hpp"

namespace hexes {
namespace {

using zx::oracle::Lockstep;
using zx::oracle::PressedStroke;
using zx::oracle::Screen;
using zx::oracle::SettleResult;

/// Keys that may leave a title. S and N come last: in the game they have a meaning.
constexpr std::string_view TitleKeys = "\n 01k5sn";

std::optional<Screen> screen_after(Lockstep& lockstep, std::string_view text) {
    const auto strokes = zx::machine::strokes_from_text(text);
    if (!strokes || lockstep.press(*strokes) != SettleResult::Waiting) {
        return std::nullopt;
    }
    return lockstep.screen();
}

/// Presses the key. Returns nothing if the picture stays or the program does not wait any more.
std::optional<PressedStroke> pressed(Lockstep& lockstep, char key) {
    const Screen before = lockstep.screen();
    const auto after = screen_after(lockstep, std::string(1, key));
    if (!after || *after == before) {
        return std::nullopt;
    }
    return lockstep.last_press();
}

} // namespace

bool shows_numbers(Lockstep& lockstep) {
    const auto start = lockstep.save();
    const int blink_frames = lockstep.blink_frames();
    bool shows = false;
    if (const auto waits = screen_after(lockstep, "s42\n")) {
        lockstep.set_blink_frames(zx::oracle::frames_of_blinking(
            lockstep.machine(),
            {0, 0},
            {zx::oracle::ScreenRows - 1, zx::oracle::ScreenColumns - 1}));
        const Screen first = lockstep.screen();
        const auto other = screen_after(lockstep, "s43\n");
        const auto again = other ? screen_after(lockstep, "s42\n") : std::nullopt;
        shows = again && first == *again && !(first == *other);
    }
    lockstep.set_blink_frames(blink_frames);
    lockstep.restore(start);
    return shows;
}

std::vector<PressedStroke> leave_title(Lockstep& lockstep) {
    if (shows_numbers(lockstep)) {
        return {};
    }
    const auto title = lockstep.save();
    // What one key leads to, if that is not the game.
    std::vector<std::pair<PressedStroke, zx::machine::State>> pages;
    for (const char key : TitleKeys) {
        lockstep.restore(title);
        if (const auto first = pressed(lockstep, key)) {
            if (shows_numbers(lockstep)) {
                return {*first};
            }
            pages.emplace_back(*first, lockstep.save());
        }
    }
    for (const auto& [first, page] : pages) {
        for (const char key : TitleKeys) {
            lockstep.restore(page);
            const auto second = pressed(lockstep, key);
            if (second && shows_numbers(lockstep)) {
                return {first, *second};
            }
        }
    }
    lockstep.restore(title);
    return {};
}

} // namespace hexes
