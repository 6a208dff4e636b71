// The picture, drawn when something would change it and at the frame's end: exact to the T-state
// without a step per T-state.
//
//   48 px border | 256 px display | 48 px border      288 lines: 48 + 192 + 48
//   24 T         | 128 T          | 24 T              1 T = 2 pixels, 8 pixels = 4 T = one column
//
// The display shows each byte as it was when the ULA fetched it (ula/fetch.hpp). The border colour
// is taken at multiples of FrameTiming::border_step_tstates. With 4, as on all models here, a
// change in T-state t first shows in column floor((t - first_pixel) / 4) of that line, counted from
// the display's left edge (btime of Patrik Rak's tests, Fuse, SpecEmu).
//
// Modelled: FLASH (exchanges INK and PAPER every 16 frames; the caller says which half it is).
// Snow (ula/snow.hpp) is drawn when it happens.
// Not modelled: a colour encoder's blur.
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

    /// Another machine's timing, between frames. The pixels stay where they are.
    void set_timing(const FrameTiming& timing);

    /// Starts a frame. screen: the 6,912 bytes shown, which must outlive the frame.
    void begin_frame(const std::uint8_t* screen, std::uint8_t border, bool flash_swapped);

    /// Call before the byte at an offset of the shown screen changes; fetches before T-state t see
    /// the old one.
    void before_screen_change(std::int32_t t, int offset);

    /// The ULA turns to another screen of 6,912 bytes: fetches before T-state t see the old one.
    void change_screen(std::int32_t t, const std::uint8_t* screen);

    /// An opcode fetch that began in T-state `start` has put R on the bus of memory that the ULA
    /// shares. A cell that snows is read from `screen`, as in change_screen().
    void refresh(std::int32_t start, std::uint8_t r, const std::uint8_t* screen);

    /// The border takes a colour in T-state t.
    void change_border(std::int32_t t, std::uint8_t colour);

    /// Draws what is left of the frame.
    void finish_frame();

    /// Forgets what is known to be drawn already: the next frame is drawn whole.
    void invalidate() noexcept;

    /// PictureWidth x PictureHeight pixels; whole after finish_frame().
    [[nodiscard]] PictureView pixels() const noexcept { return PictureView(cells_); }

  private:
    void catch_up_display(std::int32_t t);
    void draw_display(int fetches);
    void draw_cells(int first, int last);
    void draw_cell(int cell, std::uint8_t bits, std::uint8_t attribute);
    [[nodiscard]] Cell cell_of(std::uint8_t bits, std::uint8_t attribute) const noexcept;
    void draw_border(int columns);
    /// Draws the border's cell in which the colour changes, if a part of it is shown in the old
    /// one.
    void split_border(int column, std::int32_t t, std::uint8_t colour);

    FrameTiming timing_;
    std::vector<Cell> cells_;
    const std::uint8_t* screen_ = nullptr;
    /// T-state of the first fetch that is not drawn yet, or later.
    std::int32_t next_fetch_ = 0;
    /// Fetches and border columns of this frame that are drawn.
    int fetches_drawn_ = 0;
    int columns_drawn_ = 0;
    /// The bitmap byte whose attribute is still to be fetched, when fetches_drawn_ is odd.
    std::uint8_t latched_bits_ = 0;
    std::uint8_t border_ = 7;
    bool flash_swapped_ = false;
    /// What lies ahead of the beam is not in cells_ yet and must be drawn.
    bool display_stale_ = true;
    bool border_stale_ = true;
    /// Something changed in this frame, so the next one differs from this one.
    bool screen_changed_ = false;
    bool border_changed_ = false;
};

} // namespace zx::ula
