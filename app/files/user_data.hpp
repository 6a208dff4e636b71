// The user's own folder: their ROM, quick saves, pictures taken from the window. Follows the XDG
// base directories.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace zx::app {

class UserData {
  public:
    /// The folder of this environment: $XDG_DATA_HOME/fourrivers, or ~/.local/share/fourrivers. A
    /// relative XDG_DATA_HOME is ignored, as its specification asks. Without either: below the
    /// folder for temporary files. Nothing is created.
    [[nodiscard]] static UserData of_environment();

    explicit UserData(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }
    /// The user's own 48K ROM, taken instead of the built-in one if it is there.
    [[nodiscard]] std::filesystem::path rom48() const { return folder_ / "48.rom"; }
    /// The user's own 128K ROM pair: 0 the editor, 1 48 BASIC.
    [[nodiscard]] std::filesystem::path rom128(int number) const {
        return folder_ / ("128-" + std::to_string(number) + ".rom");
    }
    [[nodiscard]] std::filesystem::path quick_save() const { return folder_ / "quick.sna"; }
    [[nodiscard]] std::filesystem::path pictures() const { return folder_ / "pictures"; }

    /// Makes a folder and those above it.
    [[nodiscard]] static Result<void> make_folder(const std::filesystem::path& folder);
    /// The first of stem-001.ending, stem-002.ending ... in folder that does not exist yet: a
    /// window's own saves never replace a file.
    [[nodiscard]] static std::filesystem::path unused_name(const std::filesystem::path& folder,
                                                           std::string_view stem,
                                                           std::string_view ending);
    /// Copies an existing file to the same name with ".bak" behind it (replacing an older one).
    [[nodiscard]] static Result<void> keep_previous(const std::filesystem::path& file);

  private:
    std::filesystem::path folder_;
};

} // namespace zx::app
