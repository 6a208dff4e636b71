#include "ula/picture.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "ula/display_file.hpp"
#include "ula/fetch.hpp"
#include "ula/snow.hpp"

namespace zx::ula {

namespace {

constexpr int ColumnTstates = 4;
constexpr int BorderColumns = BorderPixels / CellPixels;
constexpr int AllColumns = PictureColumns * PictureHeight;

/// The index in the picture of a column of cells; 0, 0 is the top left corner of the border.
std::size_t cell_index(int column, int row) {
    return static_cast<std::size_t>(row) * std::size_t{PictureColumns} +
           static_cast<std::size_t>(column);
}

/// T-states from the picture's first T-state to T-state t, including the parts of lines outside the
/// picture.
int since_corner(const FrameTiming& timing, int t) {
    return t - (timing.first_pixel - BorderPixels * timing.tstates_per_line - BorderPixels / 2);
}

/// Border columns of the picture before T-state t; display columns count too.
int columns_before(const FrameTiming& timing, int t) {
    const int since = since_corner(timing, t);
    if (since <= 0) {
        return 0;
    }
    const int row = since / timing.tstates_per_line;
    const int column = since % timing.tstates_per_line / ColumnTstates;
    return std::min(row * PictureColumns + std::min(column, PictureColumns), AllColumns);
}

} // namespace

Picture::Picture(const FrameTiming& timing)
    : timing_(timing), cells_(static_cast<std::size_t>(AllColumns)) {}

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

void Picture::before_screen_change(std::int32_t t, int offset) {
    if (screen_changed_) {
        if (t <= next_fetch_) {
            return;
        }
        // Most programs write far from the beam. Cells that are already drawn, or not yet fetched,
        // need no drawing now.
        const auto [first, last] = fetches_of(offset);
        if (last < fetches_drawn_ || t <= fetch_tstate(timing_, first)) {
            return;
        }
    }
    catch_up_display(t);
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
    // Marks the cell to be drawn again in the next frame, as if the screen had changed.
    catch_up_display(start + RefreshLeadTstates);
    const int cell = fetch / 2;
    const int bits = fetch_offset(fetch);
    const int attribute = fetch_offset(fetch + 1);
    if (repeats_last_pair(fetch)) {
        // These bytes were fetched 2 T ago; the processor has not written since.
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
    const int column = columns_before(timing_, t);
    draw_border(column);
    split_border(column, t, colour);
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
    // All fetches before t are drawn. The earliest one that may be missing happens at t.
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
            const int attribute = attribute_offset(cell / ScreenColumns) + cell % ScreenColumns;
            draw_cell(cell, latched_bits_, screen_[attribute]);
            ++cell;
        }
        draw_cells(cell, end);
    }
    if (fetches % 2 != 0) {
        latched_bits_ = screen_[bitmap_offset(end / ScreenColumns) + end % ScreenColumns];
    }
}

void Picture::draw_cells(int first, int last) {
    while (first < last) {
        const int y = first / ScreenColumns;
        int x = first % ScreenColumns;
        const int end = std::min(ScreenColumns, x + last - first);
        first += end - x;
        const std::uint8_t* bits = screen_ + bitmap_offset(y);
        const std::uint8_t* attributes = screen_ + attribute_offset(y);
        PixelCell* const row = &cells_[cell_index(BorderColumns, BorderPixels + y)];
        for (; x < end; ++x) {
            row[x] = cell_of(bits[x], attributes[x]);
        }
    }
}

void Picture::draw_cell(int cell, std::uint8_t bits, std::uint8_t attribute) {
    const int column = BorderColumns + cell % ScreenColumns;
    const int row = BorderPixels + cell / ScreenColumns;
    cells_[cell_index(column, row)] = cell_of(bits, attribute);
}

PixelCell Picture::cell_of(std::uint8_t bits, std::uint8_t attribute) const noexcept {
    const bool exchanged = flash_swapped_ && (attribute & 0x80) != 0;
    return {static_cast<std::uint8_t>(exchanged ? ~bits : bits),
            static_cast<std::uint8_t>(attribute & 0x7f)};
}

void Picture::split_border(int column, std::int32_t t, std::uint8_t colour) {
    const int since = since_corner(timing_, t);
    const int step = timing_.border_step_tstates;
    // Always 0 if the step is four T-states.
    const int shown_tstates = since % timing_.tstates_per_line % ColumnTstates / step * step;
    const int row = column / PictureColumns;
    const int x = column % PictureColumns;
    const bool in_display = row >= BorderPixels && row < BorderPixels + DisplayLines &&
                            x >= BorderColumns && x < PictureColumns - BorderColumns;
    const bool in_picture =
        since > 0 && since % timing_.tstates_per_line < PictureColumns * ColumnTstates;
    if (shown_tstates == 0 || in_display || !in_picture || column != columns_drawn_ ||
        column >= AllColumns) {
        return;
    }
    cells_[cell_index(x, row)] = {static_cast<std::uint8_t>(0xff >> (2 * shown_tstates)),
                                  static_cast<std::uint8_t>(border_ << 3 | colour)};
    columns_drawn_ = column + 1;
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
    const PixelCell colour{0, static_cast<std::uint8_t>(border_ << 3)};
    // Fills columns first .. last - 1 of a row.
    const auto fill = [&](int row, int first, int last) {
        if (first < last) {
            std::fill_n(&cells_[cell_index(first, row)], last - first, colour);
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
