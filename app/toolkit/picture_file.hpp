// A picture that is to be written.
#pragma once

#include <string>

namespace zx::app {

/// The name of a PNG file, and its size in pixels.
struct PictureFile {
    std::string path;
    int width = 0;
    int height = 0;
};

} // namespace zx::app
