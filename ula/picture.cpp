#include "ula/picture.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <limits>
#include <utility>

#include "ula/display_file.hpp"
#include "ula/fetch.hpp"
#include "ula/snow.hpp"

namespace zx::ula {

namespace {

constexpr int BorderColumns = BorderPixels / 8;
constexpr int PictureColumns = PictureWidth / 8;
constexpr int AllColumns = PictureColumns * PictureHeight;

/// Eight pixels, one byte each, in the order of memory.
using EightPixels = std::array<std::uint8_t, 8>;

/// Where the pixel stands in the picture; 0, 0 is the border's corner.
std::size_t pixel_index(int x, int y) {
    return static_cast<std::size_t>(y) * std::size_t{PictureWidth} + static_cast<std::size_t>(x);
}

std::uint64_t as_word(const EightPixels& pixels) {
    std::uint64_t result = 0;
    std::memcpy(&result, pixels.data(), sizeof result);
    return result;
}

/// For each attribute: eight pixels of its PAPER, and what to exclusive-or to make them INK.
struct Colours {
    std::uint64_t paper;
    std::uint64_t ink_from_paper;
};

/// Everything a cell of eight pixels needs to be drawn by two look-ups.
struct Tables {
    /// 0xff in each pixel whose bit is set.
    std::array<std::uint64_t, 256> mask{};
    /// By FLASH half and attribute.
    std::array<std::array<Colours, 256>, 2> colours{};

    Tables() {
        for (unsigned value = 0; value < 256; ++value) {
            EightPixels pixels{};
            for (unsigned i = 0; i < 8; ++i) {
                pixels[i] = (value >> (7 - i) & 1) != 0 ? 0xff : 0;
            }
            mask[value] = as_word(pixels);
            for (unsigned swapped = 0; swapped < 2; ++swapped) {
                const unsigned bright = value >> 3 & 8;
                unsigned paper = (value >> 3 & 7) | bright;
                unsigned ink = (value & 7) | bright;
                if (swapped != 0 && (value & 0x80) != 0) {
                    std::swap(paper, ink);
                }
                EightPixels papers{};
                EightPixels inks{};
                papers.fill(static_cast<std::uint8_t>(paper));
                inks.fill(static_cast<std::uint8_t>(ink));
                colours[swapped][value] = {as_word(papers), as_word(papers) ^ as_word(inks)};
            }
        }
    }
};

const Tables& tables() {
    static const Tables instance;
    return instance;
}

/// Border columns of the picture (display columns counted with them) that lie before T-state t.
int columns_before(const FrameTiming& timing, int t) {
    const int since =
        t - (timing.first_pixel - BorderPixels * timing.tstates_per_line - BorderPixels / 2);
    if (since <= 0) {
        return 0;
    }
    const int row = since / timing.tstates_per_line;
    const int column = since % timing.tstates_per_line / 4;
    return std::min(row * PictureColumns + std::min(column, PictureColumns), AllColumns);
}

} // namespace

Picture::Picture(const FrameTiming& timing)
    : timing_(timing), pixels_(static_cast<std::size_t>(PictureWidth * PictureHeight), 0) {}

void Picture::set_timing(const FrameTiming& timing) {
    timing_ = timing;
    invalidate();
}

void Picture::begin_frame(const std::uint8_t* screen, std::uint8_t border, bool flash_swapped) {
    display_stale_ = display_stale_ || screen != screen_ || flash_swapped != flash_swapped_;
    border_stale_ = border_stale_ || border != border_;
    screen_ = screen;
    border_ = border;
    flash_swapped_ = flash_swapped;
    screen_changed_ = false;
    border_changed_ = false;
    fetches_drawn_ = 0;
    columns_drawn_ = 0;
    next_fetch_ = timing_.first_fetch;
}

void Picture::change_screen(std::int32_t t, const std::uint8_t* screen) {
    if (screen == screen_) {
        return;
    }
    catch_up_display(t);
    screen_ = screen;
}

void Picture::refresh(std::int32_t start, std::uint8_t r, const std::uint8_t* screen) {
    const int fetch = disturbed_fetch(timing_, start);
    if (fetch < 0) {
        return;
    }
    // To be drawn over next time, as if the screen had changed.
    catch_up_display(start + RefreshLeadTstates);
    const int cell = fetch / 2;
    const int bits = fetch_offset(fetch);
    const int attribute = fetch_offset(fetch + 1);
    if (repeats_last_pair(fetch)) {
        // Fetched 2 T ago; the processor has written nothing since.
        draw_cell(cell, screen_[bits - 1], screen_[attribute - 1]);
    } else {
        draw_cell(cell, screen[snowed_offset(bits, r)], screen[snowed_offset(attribute, r)]);
    }
    fetches_drawn_ = std::max(fetches_drawn_, fetch + 2);
}

void Picture::change_border(std::int32_t t, std::uint8_t colour) {
    if (colour == border_) {
        return;
    }
    draw_border(columns_before(timing_, t));
    border_ = colour;
    border_stale_ = true;
    border_changed_ = true;
}

void Picture::finish_frame() {
    draw_display(FetchesPerFrame);
    draw_border(AllColumns);
    display_stale_ = screen_changed_;
    border_stale_ = border_changed_;
}

void Picture::invalidate() noexcept {
    display_stale_ = true;
    border_stale_ = true;
    screen_changed_ = true;
    border_changed_ = true;
}

void Picture::catch_up_display(std::int32_t t) {
    draw_display(fetches_before(timing_, t));
    // All fetches before t are drawn, so t itself is the first that may be missing.
    next_fetch_ = fetches_drawn_ == FetchesPerFrame ? std::numeric_limits<std::int32_t>::max()
                                                    : std::max(next_fetch_, t);
    display_stale_ = true;
    screen_changed_ = true;
}

void Picture::draw_display(int fetches) {
    const int from = fetches_drawn_;
    if (fetches <= from) {
        return;
    }
    fetches_drawn_ = fetches;
    int cell = from / 2;
    const int end = fetches / 2;
    if (display_stale_) {
        if (from % 2 != 0) {
            const int y = cell / ScreenColumns;
            draw_cell(cell, latched_bits_, screen_[attribute_offset(y) + cell % ScreenColumns]);
            ++cell;
        }
        draw_cells(cell, end);
    }
    if (fetches % 2 != 0) {
        latched_bits_ = screen_[bitmap_offset(end / ScreenColumns) + end % ScreenColumns];
    }
}

void Picture::draw_cells(int first, int last) {
    const Tables& table = tables();
    const auto& colours = table.colours[flash_swapped_ ? 1 : 0];
    while (first < last) {
        const int y = first / ScreenColumns;
        int x = first % ScreenColumns;
        const int end = std::min(ScreenColumns, x + last - first);
        first += end - x;
        const std::uint8_t* bits = screen_ + bitmap_offset(y);
        const std::uint8_t* attributes = screen_ + attribute_offset(y);
        std::uint8_t* out = &pixels_[pixel_index(BorderPixels + x * 8, BorderPixels + y)];
        for (; x < end; ++x, out += 8) {
            const Colours& colour = colours[attributes[x]];
            const std::uint64_t pixels =
                colour.paper ^ (table.mask[bits[x]] & colour.ink_from_paper);
            std::memcpy(out, &pixels, sizeof pixels);
        }
    }
}

void Picture::draw_cell(int cell, std::uint8_t bits, std::uint8_t attribute) {
    const Tables& table = tables();
    const Colours& colour = table.colours[flash_swapped_ ? 1 : 0][attribute];
    const std::uint64_t pixels = colour.paper ^ (table.mask[bits] & colour.ink_from_paper);
    const int y = cell / ScreenColumns;
    const int x = cell % ScreenColumns;
    std::uint8_t* const out = &pixels_[pixel_index(BorderPixels + x * 8, BorderPixels + y)];
    std::memcpy(out, &pixels, sizeof pixels);
}

void Picture::draw_border(int columns) {
    const int from = columns_drawn_;
    if (columns <= from) {
        return;
    }
    columns_drawn_ = columns;
    if (!border_stale_) {
        return;
    }
    // Within a row, columns first .. last - 1.
    const auto fill = [this](int row, int first, int last) {
        if (first < last) {
            std::memset(&pixels_[pixel_index(first * 8, row)],
                        border_,
                        static_cast<std::size_t>(last - first) * 8);
        }
    };
    for (int at = from; at < columns;) {
        const int row = at / PictureColumns;
        const int first = at % PictureColumns;
        const int last = std::min(PictureColumns, first + columns - at);
        if (row < BorderPixels || row >= BorderPixels + DisplayLines) {
            fill(row, first, last);
        } else {
            fill(row, first, std::min(last, BorderColumns));
            fill(row, std::max(first, PictureColumns - BorderColumns), last);
        }
        at += last - first;
    }
}

} // namespace zx::ula
