// The name and size of a picture to be written.
#pragma once

#include <string>

namespace zx::app {

/// The path of a PNG file, and the picture's size in pixels.
struct PictureFile {
    std::string path;
    int width = 0;
    int height = 0;
};

} // namespace zx::app
