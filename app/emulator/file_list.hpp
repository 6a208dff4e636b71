// The contents of a folder for the menu's file list.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace zx::app {

struct FileEntry {
    std::string name;
    std::filesystem::path path;
    bool is_folder = false;
};

/// Returns the parent folder, then the folders, then the files that this program can open (by
/// extension), each group sorted by name without regard to case. Hidden names are left out. For a
/// folder that cannot be read, only the parent is returned.
[[nodiscard]] std::vector<FileEntry> list_folder(const std::filesystem::path& folder);

} // namespace zx::app
