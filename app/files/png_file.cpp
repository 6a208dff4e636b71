#include "app/files/png_file.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>

#include <png.h>

#include "app/common/palette.hpp"

namespace zx::app {

namespace {

/// Uses libpng's simplified interface: no setjmp; errors are returned in the image record.
png_image image_of(int width, int height, png_uint_32 format) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(width);
    image.height = static_cast<png_uint_32>(height);
    image.format = format;
    return image;
}

/// stride is in components; colour_map may be null.
Result<std::vector<std::uint8_t>>
encode(png_image& image, const void* pixels, int stride, const void* colour_map) {
    const std::unique_ptr<png_image, void (*)(png_image*)> owner(&image, &png_image_free);
    const auto write = [&](void* memory, png_alloc_size_t& size) {
        return png_image_write_to_memory(&image, memory, &size, 0, pixels, stride, colour_map) != 0;
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

} // namespace

Result<std::vector<std::uint8_t>>
encode_png(std::span<const std::uint8_t> indices, int width, int height) {
    assert(indices.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    std::array<std::uint8_t, Palette.size() * 3> colour_map{};
    for (std::size_t index = 0; index < Palette.size(); ++index) {
        colour_map[index * 3] = static_cast<std::uint8_t>(Palette[index] >> 16 & 0xff);
        colour_map[index * 3 + 1] = static_cast<std::uint8_t>(Palette[index] >> 8 & 0xff);
        colour_map[index * 3 + 2] = static_cast<std::uint8_t>(Palette[index] & 0xff);
    }
    png_image image = image_of(width, height, PNG_FORMAT_RGB_COLORMAP);
    image.colormap_entries = static_cast<png_uint_32>(Palette.size());
    return encode(image, indices.data(), width, colour_map.data());
}

Result<std::vector<std::uint8_t>>
encode_png(std::span<const std::uint32_t> pixels, int width, int height) {
    assert(pixels.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    std::vector<std::uint8_t> components;
    components.reserve(pixels.size() * 3);
    for (const std::uint32_t pixel : pixels) {
        for (const int shift : {16, 8, 0}) {
            components.push_back(static_cast<std::uint8_t>(pixel >> shift & 0xff));
        }
    }
    png_image image = image_of(width, height, PNG_FORMAT_RGB);
    return encode(image, components.data(), width * 3, nullptr);
}

} // namespace zx::app
