// The user's own folder: ROMs, quick saves, games, and pictures saved from the windows. Follows the
// XDG Base Directory specification.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.hpp"

namespace zx::app {

class UserData {
  public:
    /// Returns the folder for this environment: $XDG_DATA_HOME/fourrivers, or
    /// ~/.local/share/fourrivers. A relative XDG_DATA_HOME is ignored, as the specification
    /// requires. If neither variable is usable there is no folder, since a folder shared by all
    /// users could hold another user's files. Creates nothing.
    [[nodiscard]] static UserData of_environment();

    /// Returns the folder for settings in this environment: $XDG_CONFIG_HOME/fourrivers, or
    /// ~/.config/fourrivers; empty if neither variable is usable. Creates nothing.
    [[nodiscard]] static std::filesystem::path config_folder_of_environment();

    /// An empty path means that there is no folder: nothing is found in it and nothing can be
    /// stored.
    explicit UserData(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] bool has_folder() const noexcept { return !folder_.empty(); }
    /// Returns one line for the user if there is no folder, else an empty text.
    [[nodiscard]] std::string warning() const;

    /// Empty if there is no folder, as are all paths below.
    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }
    /// The user's own 48K ROM, which replaces the built-in one if the file exists.
    [[nodiscard]] std::filesystem::path rom48() const { return file("48.rom"); }
    /// A page of the user's own ROM of a model with several: "128-0.rom" is the editor of the model
    /// with the key "128" (machine/model.hpp).
    [[nodiscard]] std::filesystem::path rom_page(std::string_view key, std::size_t number) const {
        return file(std::string(key) + "-" + std::to_string(number) + ".rom");
    }
    [[nodiscard]] std::filesystem::path quick_save() const { return file("quick.szx"); }
    /// The quick save of releases before SZX; read if there is no other.
    [[nodiscard]] std::filesystem::path old_quick_save() const { return file("quick.sna"); }
    /// The state in which the window was closed.
    [[nodiscard]] std::filesystem::path session() const { return file("session.szx"); }
    [[nodiscard]] std::filesystem::path pictures() const { return file("pictures"); }
    [[nodiscard]] std::filesystem::path recordings() const { return file("recordings"); }
    [[nodiscard]] std::filesystem::path printouts() const { return file("printouts"); }
    [[nodiscard]] std::filesystem::path duels() const { return file("duels"); }

    /// Creates a folder and its parents, each with mode 700. Error: NotWritable, also for an empty
    /// path.
    [[nodiscard]] static Result<void> make_folder(const std::filesystem::path& folder);
    /// Returns the first of stem-001.ending, stem-002.ending ... in folder that does not exist yet,
    /// so that a window's own saves never replace a file.
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
