// Changes the machine's picture for the screen: other palettes, the colours of a PAL television set,
// and the mixture of two successive frames.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "app/common/palette.hpp"
#include "app/run/emulator_settings.hpp"

namespace zx::app {

/// Returns the colour of a palette for a colour of the standard one.
[[nodiscard]] Colour in_palette(PaletteChoice palette, Colour standard);

class PictureFilter {
  public:
    struct Look {
        PaletteChoice palette = PaletteChoice::Standard;
        bool pal = false;
        bool blend = false;
        friend bool operator==(const Look&, const Look&) = default;
    };

    /// Returns the picture as it is to be shown: the given pixels, or own ones that stay valid until
    /// the next call. The pixels have colours of the standard palette and fill rows of this width.
    [[nodiscard]] std::span<const Colour>
    apply(std::span<const Colour> pixels, std::size_t width, const Look& look);

  private:
    void make_pal(std::size_t width);
    void blend();

    Look look_;
    std::vector<Colour> shown_;
    /// The frame before, as apply() made it before blending.
    std::vector<Colour> before_;
    /// Colour differences of two rows, for make_pal().
    std::vector<std::int16_t> differences_;
};

} // namespace zx::app
