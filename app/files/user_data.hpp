// The user's own folder: their ROMs, quick saves, games, pictures taken from the windows. Follows
// the XDG base directories.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.hpp"

namespace zx::app {

class UserData {
  public:
    /// The folder of this environment: $XDG_DATA_HOME/fourrivers, or ~/.local/share/fourrivers. A
    /// relative XDG_DATA_HOME is ignored, as its specification asks. Without either there is no
    /// folder: one that all users share could hold another user's files. Nothing is created.
    [[nodiscard]] static UserData of_environment();

    /// An empty path: there is no folder, nothing is found in it and nothing can be kept.
    explicit UserData(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] bool has_folder() const noexcept { return !folder_.empty(); }
    /// One line for the user if there is no folder, else nothing.
    [[nodiscard]] std::string warning() const;

    /// Empty if there is no folder; so are all paths below.
    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }
    /// The user's own 48K ROM, taken instead of the built-in one if it is there.
    [[nodiscard]] std::filesystem::path rom48() const { return file("48.rom"); }
    /// The user's own 128K ROM pair: 0 the editor, 1 48 BASIC.
    [[nodiscard]] std::filesystem::path rom128(int number) const {
        return file("128-" + std::to_string(number) + ".rom");
    }
    [[nodiscard]] std::filesystem::path quick_save() const { return file("quick.sna"); }
    [[nodiscard]] std::filesystem::path pictures() const { return file("pictures"); }
    [[nodiscard]] std::filesystem::path duels() const { return file("duels"); }

    /// Makes a folder and those above it, each with mode 700. Error: NotWritable, also for an empty
    /// path.
    [[nodiscard]] static Result<void> make_folder(const std::filesystem::path& folder);
    /// The first of stem-001.ending, stem-002.ending ... in folder that does not exist yet: a
    /// window's own saves never replace a file.
    [[nodiscard]] static std::filesystem::path unused_name(const std::filesystem::path& folder,
                                                           std::string_view stem,
                                                           std::string_view ending);

  private:
    [[nodiscard]] std::filesystem::path file(const std::string& name) const {
        return has_folder() ? folder_ / name : std::filesystem::path();
    }

    std::filesystem::path folder_;
};

} // namespace zx::app
