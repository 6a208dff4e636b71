// A folder as the menu's file list shows it.
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

/// The folder above first, then folders, then the files this program may open (by their ending),
/// each group by name without regard to case. Hidden names are left out. A folder that cannot be
/// read lists only the one above.
[[nodiscard]] std::vector<FileEntry> list_folder(const std::filesystem::path& folder);

} // namespace zx::app
