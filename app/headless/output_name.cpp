#include "app/headless/output_name.hpp"

#include "loaders/format.hpp"

namespace zx::app {

std::string wrong_with_state_name(const std::string& path) {
    const std::string file = path.substr(path.find_last_of('/') + 1);
    const bool has_stem = file.find_last_of('.') != 0;
    return has_stem && loaders::ending_of(file) == "sna" ? "" : "the name must end in .sna";
}

std::string wrong_with_picture_name(const std::string& path) {
    const std::string extension = loaders::ending_of(path);
    return extension.empty() || extension == "png"
               ? ""
               : "pictures are written as PNG: the name must end in .png";
}

} // namespace zx::app
