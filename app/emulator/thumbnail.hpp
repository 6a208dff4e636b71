// Small pictures of the Spectrum's display, a quarter of its width and height.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "app/common/palette.hpp"
#include "loaders/snapshot.hpp"

namespace zx::app {

struct Thumbnail {
    static constexpr int Width = 64;
    static constexpr int Height = 48;
    std::array<Colour, std::size_t{Width} * Height> pixels{};

    friend bool operator==(const Thumbnail&, const Thumbnail&) = default;
};

/// Makes a thumbnail of a display file with its attributes, 6,912 bytes. FLASH is ignored.
[[nodiscard]] Thumbnail thumbnail_of(std::span<const std::uint8_t> screen);

/// Makes a thumbnail of the display that a snapshot shows; empty if its bank is absent.
[[nodiscard]] std::optional<Thumbnail> thumbnail_of(const loaders::Snapshot& snapshot);

} // namespace zx::app
