#include "app/pictures/write_pictures.hpp"

#include <cstdint>
#include <span>
#include <vector>

#include "app/files/file.hpp"
#include "app/files/png_file.hpp"
#include "app/pictures/duel_picture.hpp"
#include "app/pictures/painter.hpp"

namespace zx::app {
namespace {

Outcome<void> write_png(std::span<const std::uint32_t> pixels, const PictureFile& file) {
    auto written = encode_png(pixels, file.width, file.height)
                       .and_then([&](const std::vector<std::uint8_t>& bytes) {
                           return write_file_atomically(file.path, bytes);
                       });
    if (!written) {
        return file_failure(written.error(), file.path);
    }
    return {};
}

} // namespace

Outcome<void> write_play_picture(const play::Drawing& drawing, const PictureFile& file) {
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(file.width) *
                                      static_cast<std::size_t>(file.height));
    play::paint(drawing, file.width, file.height, pixels);
    return write_png(pixels, file);
}

Outcome<void> write_duel_picture(const duel::DuelScene& scene,
                                 std::span<const std::uint8_t> picture,
                                 const PictureFile& file) {
    duel::DuelPicture painted;
    return write_png(painted.paint(scene, picture, file.width, file.height), file);
}

} // namespace zx::app
