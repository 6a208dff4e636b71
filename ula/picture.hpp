// The picture. It is drawn up to the present T-state before anything changes it, and completed at
// the end of the frame: exact to the T-state without a step per T-state.
//
//   48 px border | 256 px display | 48 px border      288 lines: 48 + 192 + 48
//   24 T         | 128 T          | 24 T              1 T = 2 pixels, 8 pixels = 4 T = one column
//
// The display shows each byte as it was when the ULA fetched it (ula/fetch.hpp). The border colour
// is sampled at multiples of FrameTiming::border_step_tstates. With 4, as on all models here, a
// change in T-state t first shows in column floor((t - first_pixel) / 4) of that line, counted from
// the display's left edge (btime of Patrik Rak's tests, Fuse, SpecEmu).
//
// Modelled: FLASH (exchanges INK and PAPER every 16 frames; the caller says which half it is). Snow
// (ula/snow.hpp) is drawn when it happens. Not modelled: a colour encoder's blur.
#pragma once

#include <cstdint>
#include <vector>

#include "ula/cells.hpp"
#include "ula/timing.hpp"

namespace zx::ula {

inline constexpr int FlashFrames = 16;

class Picture {
  public:
    explicit Picture(const FrameTiming& timing);

    /// Changes the timing to that of another machine. Call between frames. The pixels are
    /// unchanged.
    void set_timing(const FrameTiming& timing);

    /// Starts a frame. screen: the 6,912 bytes shown, which must outlive the frame.
    void begin_frame(const std::uint8_t* screen, std::uint8_t border, bool flash_swapped);

    /// Must be called before the byte at an offset of the shown screen changes. Fetches before
    /// T-state t see the old byte.
    void before_screen_change(std::int32_t t, int offset);

    /// Makes the ULA show another screen of 6,912 bytes. Fetches before T-state t see the old one.
    void change_screen(std::int32_t t, const std::uint8_t* screen);

    /// Reports an opcode fetch that began in T-state `start` and refreshes memory that the ULA
    /// shares, with R on the bus. A cell that snows is read from `screen`, as in change_screen().
    void refresh(std::int32_t start, std::uint8_t r, const std::uint8_t* screen);

    /// Changes the border colour in T-state t.
    void change_border(std::int32_t t, std::uint8_t colour);

    /// Draws the rest of the frame.
    void finish_frame();

    /// Discards the record of what is drawn, so that the next frame is drawn completely.
    void invalidate() noexcept;

    /// PictureWidth x PictureHeight pixels; complete after finish_frame().
    [[nodiscard]] PictureView pixels() const noexcept { return PictureView(cells_); }

  private:
    void catch_up_display(std::int32_t t);
    void draw_display(int fetches);
    void draw_cells(int first, int last);
    void draw_cell(int cell, std::uint8_t bits, std::uint8_t attribute);
    [[nodiscard]] PixelCell cell_of(std::uint8_t bits, std::uint8_t attribute) const noexcept;
    void draw_border(int columns);
    /// Draws the border cell in which the colour changes, if a part of it shows the old colour.
    void split_border(int column, std::int32_t t, std::uint8_t colour);

    FrameTiming timing_;
    std::vector<PixelCell> cells_;
    const std::uint8_t* screen_ = nullptr;
    /// T-state of the first fetch that is not yet drawn, or later.
    std::int32_t next_fetch_ = 0;
    /// The numbers of fetches and border columns of this frame that are drawn.
    int fetches_drawn_ = 0;
    int columns_drawn_ = 0;
    /// The bitmap byte whose attribute is not yet fetched; valid if fetches_drawn_ is odd.
    std::uint8_t latched_bits_ = 0;
    std::uint8_t border_ = 7;
    bool flash_swapped_ = false;
    /// The cells after the beam are not yet in cells_ and must be drawn.
    bool display_stale_ = true;
    bool border_stale_ = true;
    /// A change occurred in this frame, so the next frame differs from this one.
    bool screen_changed_ = false;
    bool border_changed_ = false;
};

} // namespace zx::ula
