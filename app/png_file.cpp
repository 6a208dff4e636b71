#include "app/png_file.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>

#include <png.h>

#include "app/palette.hpp"

namespace zx::app {

Result<std::vector<std::uint8_t>>
encode_png(std::span<const std::uint8_t> indices, int width, int height) {
    assert(indices.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    std::array<std::uint8_t, Palette.size() * 3> colour_map{};
    for (std::size_t index = 0; index < Palette.size(); ++index) {
        colour_map[index * 3] = static_cast<std::uint8_t>(Palette[index] >> 16 & 0xff);
        colour_map[index * 3 + 1] = static_cast<std::uint8_t>(Palette[index] >> 8 & 0xff);
        colour_map[index * 3 + 2] = static_cast<std::uint8_t>(Palette[index] & 0xff);
    }
    // libpng's simplified interface: no setjmp, errors come back in the image record.
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(width);
    image.height = static_cast<png_uint_32>(height);
    image.format = PNG_FORMAT_RGB_COLORMAP;
    image.colormap_entries = static_cast<png_uint_32>(Palette.size());
    const std::unique_ptr<png_image, void (*)(png_image*)> owner(&image, &png_image_free);

    const auto write = [&](void* memory, png_alloc_size_t& size) {
        return png_image_write_to_memory(
                   &image, memory, &size, 0, indices.data(), width, colour_map.data()) != 0;
    };
    png_alloc_size_t size = 0;
    if (!write(nullptr, size)) {
        return fail(ErrorCode::NotWritable, 0, image.message);
    }
    std::vector<std::uint8_t> bytes(size);
    if (!write(bytes.data(), size)) {
        return fail(ErrorCode::NotWritable, 0, image.message);
    }
    bytes.resize(size);
    return bytes;
}

} // namespace zx::app
