#include "app/commands/vga_picture.hpp"

#include <cstdint>
#include <vector>

#include "app/common/failure.hpp"
#include "app/files/output_file.hpp"
#include "app/files/png_file.hpp"

namespace zx::app {

ExitCode
write_vga_picture(const games::vga::VgaScreen& picture, const std::string& path, Streams& streams) {
    const auto pixels = picture.argb();
    const auto written = encode_png(pixels, games::vga::Width, games::vga::Height)
                             .and_then([&](const std::vector<std::uint8_t>& bytes) {
                                 return write_file_atomically(path, bytes);
                             });
    return written ? ExitCode::Done : report(file_failure(written.error(), path).value(), streams);
}

} // namespace zx::app
