#include "app/emulator/file_list.hpp"

#include <algorithm>
#include <cctype>
#include <system_error>

#include "loaders/format.hpp"

namespace zx::app {
namespace fs = std::filesystem;
namespace {

std::string lower_case(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) {
        return static_cast<char>(std::tolower(c));
    });
    return text;
}

bool can_be_opened(const fs::path& path) {
    const auto* const format =
        loaders::format_by_extension(loaders::extension_of(path.filename().string()));
    return format != nullptr && format->is_read();
}

} // namespace

std::vector<FileEntry> list_folder(const fs::path& folder) {
    std::vector<FileEntry> entries;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code ignored;
        const std::string name = it->path().filename().string();
        const bool is_folder = it->is_directory(ignored);
        if (name.starts_with('.') || (!is_folder && !can_be_opened(it->path()))) {
            continue;
        }
        entries.push_back({name, it->path(), is_folder});
    }
    std::sort(entries.begin(), entries.end(), [](const FileEntry& a, const FileEntry& b) {
        if (a.is_folder != b.is_folder) {
            return a.is_folder;
        }
        return lower_case(a.name) < lower_case(b.name);
    });
    if (folder.has_parent_path() && folder.parent_path() != folder) {
        entries.insert(entries.begin(), {"..", folder.parent_path(), true});
    }
    return entries;
}

} // namespace zx::app
