// The screen of VGA mode 13h: 320 x 200 palette numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace games::vga {

inline constexpr int Width = 320;
inline constexpr int Height = 200;

class VgaScreen {
  public:
    [[nodiscard]] std::uint8_t at(int x, int y) const { return pixels_[index(x, y)]; }
    /// Sets a pixel. A pixel outside of the screen is ignored.
    void put(int x, int y, std::uint8_t colour);
    /// Draws a horizontal line of `length` pixels to the right.
    void line(int x, int y, int length, std::uint8_t colour);
    void box(int x, int y, int width, int height, std::uint8_t colour);

    /// Returns the colours, 0xffRRGGBB, row by row.
    [[nodiscard]] std::vector<std::uint32_t> argb() const;

    friend bool operator==(const VgaScreen&, const VgaScreen&) = default;

  private:
    [[nodiscard]] static constexpr std::size_t index(int x, int y) noexcept {
        return static_cast<std::size_t>(y * Width + x);
    }

    std::array<std::uint8_t, std::size_t{Width} * Height> pixels_{};
};

} // namespace games::vga
