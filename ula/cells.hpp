// The picture as the ULA makes it: cells of eight pixels in two colours. It is a seventh of the
// size of a picture by pixels, and is drawn, compared and copied in a seventh of the time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace zx::ula {

inline constexpr int BorderPixels = 48;
inline constexpr int PictureWidth = BorderPixels + 256 + BorderPixels;
inline constexpr int PictureHeight = BorderPixels + 192 + BorderPixels;
inline constexpr int CellPixels = 8;
inline constexpr int PictureColumns = PictureWidth / CellPixels;

/// Eight pixels side by side. FLASH is already applied: where it exchanges the colours, the bits
/// are inverted.
struct PixelCell {
    /// Bit 7 is the leftmost pixel; 1 is INK.
    std::uint8_t bits;
    /// Bits 6 BRIGHT, 5-3 PAPER, 2-0 INK.
    std::uint8_t colours;

    /// Palette indices 0..15 (bit 3 = BRIGHT).
    [[nodiscard]] constexpr std::uint8_t ink() const noexcept {
        return static_cast<std::uint8_t>((colours & 7) | bright());
    }
    [[nodiscard]] constexpr std::uint8_t paper() const noexcept {
        return static_cast<std::uint8_t>((colours >> 3 & 7) | bright());
    }

    friend constexpr bool operator==(const PixelCell&, const PixelCell&) = default;

  private:
    [[nodiscard]] constexpr int bright() const noexcept { return colours >> 3 & 8; }
};

/// Cells, row by row, accessed by pixel. Like a span it does not own the cells.
class PictureView {
  public:
    constexpr PictureView() = default;
    explicit constexpr PictureView(std::span<const PixelCell> cells) : cells_(cells) {}

    [[nodiscard]] constexpr std::span<const PixelCell> cells() const noexcept { return cells_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        return cells_.size() * std::size_t{CellPixels};
    }
    /// Returns the palette index, 0..15, of a pixel; pixels count row by row.
    [[nodiscard]] constexpr std::uint8_t operator[](std::size_t pixel) const noexcept {
        const PixelCell cell = cells_[pixel / CellPixels];
        const bool set = (cell.bits >> (7 - pixel % CellPixels) & 1) != 0;
        return set ? cell.ink() : cell.paper();
    }
    [[nodiscard]] std::vector<std::uint8_t> indices() const {
        std::vector<std::uint8_t> all;
        all.reserve(size());
        for (std::size_t pixel = 0; pixel < size(); ++pixel) {
            all.push_back((*this)[pixel]);
        }
        return all;
    }

  private:
    std::span<const PixelCell> cells_;
};

} // namespace zx::ula
