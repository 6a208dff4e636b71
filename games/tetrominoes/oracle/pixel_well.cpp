#include "games/tetrominoes/oracle/pixel_well.hpp"

#include <algorithm>
#include <utility>

#include "ula/keyboard.hpp"

namespace tetrominoes {
namespace {

using zx::oracle::CharPosition;
using zx::oracle::Screen;
using zx::oracle::ScreenCell;
using zx::oracle::ScreenColumns;
using zx::oracle::ScreenRows;

constexpr int ScreenWidth = 8 * ScreenColumns;
constexpr int ScreenHeight = 8 * ScreenRows;
/// Frames without a change after which the piece stands still between two falls.
constexpr int StillFrames = 8;
/// Frames in which the first piece must have landed, and in which it must have begun to fall.
constexpr int LandingFrames = 2600;
constexpr int NothingFalls = 500;
/// More than a piece falls in the well.
constexpr std::size_t MostStills = Rows + 3;
constexpr int HeldFrames = 3;
/// Frames in which a dropped piece lands, and in which dropped pieces end a game.
constexpr int DropFrames = 160;
constexpr int GameFrames = 6000;
/// Points that a dropped piece must show, so that all digits are seen.
constexpr int LeastPoints = 9;

/// The colour of a pixel, 0..15; the two blacks are one.
std::uint8_t colour_at(const Screen& screen, int x, int y) {
    const ScreenCell& cell = screen.at({y / 8, x / 8});
    const bool set = (cell.bitmap >> (63 - 8 * (y % 8) - x % 8) & 1U) != 0;
    const int colour = set ? cell.ink() : cell.paper();
    return static_cast<std::uint8_t>(colour == 0 ? 0 : colour + (cell.bright() ? 8 : 0));
}

/// Returns the rectangle around all pixels that differ; its width is 0 if none does.
ScreenArea changed_area(const Screen& before, const Screen& after) {
    int left = ScreenWidth;
    int top = ScreenHeight;
    int right = 0;
    int bottom = 0;
    for (int y = 0; y < ScreenHeight; ++y) {
        for (int x = 0; x < ScreenWidth; ++x) {
            if (colour_at(before, x, y) != colour_at(after, x, y)) {
                left = std::min(left, x);
                top = std::min(top, y);
                right = std::max(right, x + 1);
                bottom = std::max(bottom, y + 1);
            }
        }
    }
    return right == 0 ? ScreenArea{} : ScreenArea{left, top, right - left, bottom - top};
}

/// The first and the last column of the piece, and its upper row.
struct Extent {
    int left = Columns;
    int right = 0;
    int top = Rows;
};

Extent extent_of(const State& state) {
    Extent extent;
    for (const Tile& tile : state.falling.tiles()) {
        extent.left = std::min(extent.left, tile.column);
        extent.right = std::max(extent.right, tile.column);
        extent.top = std::min(extent.top, tile.row);
    }
    return extent;
}

/// Returns sizes of tiles that `count` tiles in this length may have, and where the first begins.
/// Tiles of whole characters come first, then tiles without gaps.
std::vector<std::pair<int, int>> sizes_of(int begin, int length, int count) {
    std::vector<std::pair<int, int>> sizes;
    const int aligned = begin / 8 * 8;
    for (const int size : {8, 16}) {
        const int end = aligned + size * count;
        if (begin + length <= end && begin + length > end - size) {
            sizes.emplace_back(size, aligned);
        }
    }
    const int least = (length + count - 1) / count;
    for (int size = least; size <= least + 2; ++size) {
        sizes.emplace_back(size, begin);
    }
    return sizes;
}

void run(zx::machine::Machine& machine, int frames, std::vector<Screen>& screens) {
    for (int frame = 0; frame < frames; ++frame) {
        machine.run_frame();
        screens.push_back(zx::oracle::read_screen(machine));
    }
}

/// Returns the areas that change between successive screens while the piece falls: each is as wide
/// as the one before it, and lower.
std::vector<ScreenArea> falls_in(const std::vector<Screen>& screens) {
    std::vector<ScreenArea> falls;
    for (std::size_t i = 0; i + 1 < screens.size(); ++i) {
        const ScreenArea area = changed_area(screens[i], screens[i + 1]);
        const bool falls_on =
            falls.empty() || (area.x == falls.back().x && area.width == falls.back().width &&
                              area.y > falls.back().y);
        if (area.width == 0 || !falls_on) {
            break;
        }
        falls.push_back(area);
    }
    return falls;
}

/// Presses the space bar and returns the screen of each frame.
std::vector<Screen> screens_of_drop(zx::machine::Machine& machine) {
    std::vector<Screen> screens;
    machine.keyboard().press(zx::ula::Key::Space);
    run(machine, HeldFrames, screens);
    machine.keyboard().release(zx::ula::Key::Space);
    run(machine, DropFrames, screens);
    return screens;
}

} // namespace

ScreenArea PixelWell::area(Tile tile) const noexcept {
    return {tile_.x + tile.column * tile_.width,
            tile_.y + tile.row * tile_.height,
            tile_.width,
            tile_.height};
}

ScreenArea PixelWell::score_area() const noexcept {
    return {8 * score_.column, 8 * score_.row, 32, 8};
}

std::vector<std::uint8_t> PixelWell::look_at(const Screen& screen, Tile tile) const {
    const ScreenArea place = area(tile);
    std::vector<std::uint8_t> look;
    for (int y = place.y; y < place.y + place.height; ++y) {
        for (int x = place.x; x < place.x + place.width; ++x) {
            look.push_back(colour_at(screen, x, y));
        }
    }
    return look;
}

PixelWell::Tiles PixelWell::tiles(const Screen& screen) const {
    Tiles tiles;
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            const ScreenArea place = area({column, row});
            const std::size_t index = WellView::index({column, row});
            auto empty = empty_[index].begin();
            bool same = true;
            for (int y = place.y; same && y < place.y + place.height; ++y) {
                for (int x = place.x; same && x < place.x + place.width; ++x) {
                    same = colour_at(screen, x, y) == *empty++;
                }
            }
            tiles[index] = !same;
        }
    }
    return tiles;
}

std::optional<PixelWell> PixelWell::with_screens(const std::vector<Screen>& screens,
                                                 const std::vector<State>& states,
                                                 std::size_t& first_state) {
    // While the piece falls, the area that changes moves down by the height of a tile.
    const std::vector<ScreenArea> falls = falls_in(screens);
    if (falls.size() < 3 || falls.size() >= states.size()) {
        return std::nullopt;
    }
    first_state = states.size() - 1 - falls.size();
    const Extent extent = extent_of(states[first_state]);
    const int height = falls[1].y - falls[0].y;
    const int bottom = falls.back().y + falls.back().height;
    for (const auto& [width, left] :
         sizes_of(falls[0].x, falls[0].width, extent.right - extent.left + 1)) {
        for (int gap = 0; gap < height; ++gap) {
            PixelWell well;
            well.tile_ = {left - extent.left * width, bottom + gap - Rows * height, width, height};
            if (!well.is_on_screen() || well.area({0, extent.top}).y > falls[0].y) {
                continue;
            }
            // The piece covers other places at the end than at the beginning.
            const auto covered = TimedRules{}.look(states[first_state]).tiles;
            well.learn_empty(screens[0], covered, screens[falls.size()]);
            if (well.agrees(std::span(screens).first(falls.size() + 1),
                            std::span(states).subspan(first_state))) {
                return well;
            }
        }
    }
    return std::nullopt;
}

bool PixelWell::is_on_screen() const noexcept {
    const ScreenArea last = area({Columns - 1, Rows - 1});
    return tile_.x >= 0 && tile_.y >= 0 && last.x + last.width <= ScreenWidth &&
           last.y + last.height <= ScreenHeight;
}

void PixelWell::learn_empty(const Screen& begin, const Tiles& covered, const Screen& end) {
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            const Tile tile{column, row};
            empty_.push_back(look_at(covered[WellView::index(tile)] ? end : begin, tile));
        }
    }
}

bool PixelWell::agrees(std::span<const Screen> screens, std::span<const State> states) const {
    return std::equal(screens.begin(),
                      screens.end(),
                      states.begin(),
                      states.end(),
                      [&](const Screen& screen, const State& state) {
                          return tiles(screen) == TimedRules{}.look(state).tiles;
                      });
}

int PixelWell::number(const Screen& screen, CharPosition place, const Digits& digits) {
    int number = 0;
    for (int i = 0; i < 4; ++i) {
        const auto digit = digits.find(screen.at({place.row, place.column + i}).drawing());
        if (digit == digits.end()) {
            return -1;
        }
        number = number * 10 + digit->second;
    }
    return number;
}

std::optional<PixelWell::Digits> PixelWell::digits_at(CharPosition place,
                                                      const std::vector<Screen>& screens) {
    const auto drawing = [place](const Screen& screen, int digit) {
        return screen.at({place.row, place.column + digit}).drawing();
    };
    const auto zero = drawing(screens[0], 0);
    if (zero == zx::oracle::BlankBitmap) {
        return std::nullopt;
    }
    for (int digit = 1; digit < 4; ++digit) {
        if (drawing(screens[0], digit) != zero) {
            return std::nullopt;
        }
    }
    Digits digits{{zero, 0}};
    int points = 0;
    for (std::size_t i = 1; i + 1 < screens.size(); ++i) {
        const auto last = drawing(screens[i], 3);
        if (last == drawing(screens[i - 1], 3) || last != drawing(screens[i + 1], 3)) {
            continue; // no change, or half drawn
        }
        ++points;
        if (digits.emplace(last, points % 10).first->second != points % 10 ||
            number(screens[i + 1], place, digits) != points) {
            return std::nullopt;
        }
    }
    const bool all_seen = points >= LeastPoints && digits.size() == 10;
    return all_seen ? std::optional(std::move(digits)) : std::nullopt;
}

std::vector<PixelWell::Score> PixelWell::find_scores(const std::vector<Screen>& screens) {
    std::vector<Score> found;
    for (int row = 0; row < ScreenRows; ++row) {
        for (int column = 0; column + 4 <= ScreenColumns; ++column) {
            if (auto digits = digits_at({row, column}, screens)) {
                found.emplace_back(CharPosition{row, column}, std::move(*digits));
            }
        }
    }
    return found;
}

/// Drops a piece and looks for four characters that count from 0.
bool PixelWell::learn_score(const zx::machine::Machine& machine) {
    zx::machine::Machine running(machine);
    std::vector<Screen> screens = {zx::oracle::read_screen(running)};
    const std::vector<Screen> dropping = screens_of_drop(running);
    screens.insert(screens.end(), dropping.begin(), dropping.end());
    std::vector<Score> found = find_scores(screens);
    // A best score counts, too, but does not begin again with the next game.
    std::vector<bool> begins_again(found.size());
    for (int frames = 0; found.size() > 1 && frames < GameFrames; frames += DropFrames) {
        (void)screens_of_drop(running);
        const Screen screen = zx::oracle::read_screen(running);
        for (std::size_t i = 0; i < found.size(); ++i) {
            begins_again[i] =
                begins_again[i] || number(screen, found[i].first, found[i].second) == 0;
        }
    }
    const auto chosen = std::find(begins_again.begin(), begins_again.end(), true);
    if (found.empty()) {
        return false;
    }
    const auto index =
        chosen == begins_again.end() ? 0 : static_cast<std::size_t>(chosen - begins_again.begin());
    score_ = found[index].first;
    digits_ = std::move(found[index].second);
    return true;
}

PixelWell::Stills PixelWell::watch(const zx::machine::Machine& machine) {
    Stills stills;
    zx::machine::Machine running(machine);
    std::uint64_t picture = zx::oracle::picture_hash(running);
    int still = 0;
    for (int frame = 0; frame < LandingFrames && stills.screens.size() < MostStills; ++frame) {
        running.run_frame();
        const std::uint64_t now = zx::oracle::picture_hash(running);
        still = now == picture ? still + 1 : 0;
        picture = now;
        if (still == StillFrames) {
            stills.screens.push_back(zx::oracle::read_screen(running));
            if (!stills.first) {
                stills.first = running;
            }
        }
        if (frame == NothingFalls && stills.screens.size() < 2) {
            break;
        }
    }
    return stills;
}

std::optional<PixelWell::Learned> PixelWell::learn(const Stills& stills,
                                                   const std::vector<State>& states) {
    std::size_t first_state = 0;
    auto well = with_screens(stills.screens, states, first_state);
    if (!well || !well->learn_score(*stills.first)) {
        return std::nullopt;
    }
    return Learned{std::move(*well), *stills.first, first_state};
}

WellView PixelWell::read(const zx::machine::Machine& machine) const {
    const Screen screen = zx::oracle::read_screen(machine);
    WellView view;
    view.tiles = tiles(screen);
    view.score = number(screen, score_, digits_);
    return view;
}

} // namespace tetrominoes
