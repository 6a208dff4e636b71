// The contents of a folder for the menu's file list.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace zx::app {

struct FileEntry {
    std::string name;
    std::filesystem::path path;
    bool is_folder = false;
};

/// Returns the parent folder, then the folders, then the files that this program can open (by
/// extension), each group sorted by sorts_before(). Hidden names are left out. For a
/// folder that cannot be read, only the parent is returned.
[[nodiscard]] std::vector<FileEntry> list_folder(const std::filesystem::path& folder);

/// The order of names in a list: without regard to the case of Latin letters, and numbers by their
/// value, so that "game 2" comes before "game 10".
[[nodiscard]] bool sorts_before(std::string_view a, std::string_view b);

/// True if the name contains the text, without regard to the case of letters of any script.
[[nodiscard]] bool contains_name(std::string_view name, std::string_view text);

} // namespace zx::app
