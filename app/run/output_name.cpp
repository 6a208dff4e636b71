#include "app/run/output_name.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "loaders/format.hpp"

namespace zx::app {

std::string wrong_with_state_name(const std::string& path) {
    const std::string file = path.substr(path.find_last_of('/') + 1);
    const bool has_stem = file.find_last_of('.') != 0;
    const auto* const format = loaders::format_by_extension(loaders::extension_of(file));
    const bool takes_state = format != nullptr && format->holds_state;
    return has_stem && (takes_state || loaders::extension_of(file) == "scr")
               ? ""
               : "the name must end in " + loaders::state_extensions() + " or .scr";
}

std::string wrong_with_tape_name(const std::string& path) {
    const auto* const format = loaders::format_by_extension(loaders::extension_of(path));
    return format != nullptr && format->holds_tape && format->encode != nullptr
               ? ""
               : "the name must end in " + loaders::tape_extensions();
}

std::string wrong_with_picture_name(const std::string& path) {
    const std::string extension = loaders::extension_of(path);
    return extension.empty() || extension == "png"
               ? ""
               : "pictures are written as PNG: the name must end in .png";
}

std::string wrong_with_paper_name(const std::string& path) {
    const std::string extension = loaders::extension_of(path);
    return extension == "png" || extension == "txt" ? "" : "the name must end in .png or .txt";
}

std::string wrong_with_recording_name(const std::string& path) {
    constexpr auto Extensions =
        std::to_array<std::string_view>({"rzx", "gif", "webm", "mp4", "psg", "wav", "png", "scr"});
    return std::ranges::count(Extensions, loaders::extension_of(path)) != 0
               ? ""
               : "the name must end in .rzx .gif .webm .mp4 .psg .wav .png or .scr";
}

} // namespace zx::app
