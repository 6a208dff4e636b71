#include "app/menu/file_list.hpp"

#include <algorithm>
#include <cctype>
#include <clocale>
#include <cwctype>
#include <iterator>
#include <string>
#include <system_error>

#include <utf8.h>

#include "base/utf8.hpp"
#include "loaders/format.hpp"

namespace zx::app {
namespace fs = std::filesystem;
namespace {

char lower_case(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// Returns the text in lower case, also beyond ASCII. Bytes that are not UTF-8 are unchanged.
std::string lower_case(std::string_view text) {
    // glibc has this locale without any installed language.
    static const locale_t unicode = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    std::string lower;
    while (!text.empty()) {
        const std::string_view character = text.substr(0, first_character_bytes(text));
        text.remove_prefix(character.size());
        if (character.size() == 1 || unicode == nullptr) {
            std::transform(character.begin(),
                           character.end(),
                           std::back_inserter(lower),
                           [](char c) { return lower_case(c); });
            continue;
        }
        const auto code = static_cast<wint_t>(utf8::peek_next(character.begin(), character.end()));
        utf8::append(static_cast<char32_t>(::towlower_l(code, unicode)), std::back_inserter(lower));
    }
    return lower;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Removes and returns the digits at the start of the text, without leading zeros.
std::string_view take_number(std::string_view& text) {
    const auto end = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_digit) -
                                              text.begin());
    std::string_view number = text.substr(0, end);
    text.remove_prefix(end);
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

bool can_be_opened(const fs::path& path) {
    const auto* const format =
        loaders::format_by_extension(loaders::extension_of(path.filename().string()));
    return format != nullptr && format->is_read();
}

} // namespace

bool sorts_before(std::string_view a, std::string_view b) {
    const std::string_view whole_a = a;
    const std::string_view whole_b = b;
    while (!a.empty() && !b.empty()) {
        if (is_digit(a.front()) && is_digit(b.front())) {
            const auto first = take_number(a);
            const auto second = take_number(b);
            if (first != second) {
                return first.size() != second.size() ? first.size() < second.size()
                                                     : first < second;
            }
            continue;
        }
        const auto first = static_cast<unsigned char>(lower_case(a.front()));
        const auto second = static_cast<unsigned char>(lower_case(b.front()));
        if (first != second) {
            return first < second;
        }
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    return a.empty() && b.empty() ? whole_a < whole_b : a.empty();
}

bool contains_name(std::string_view name, std::string_view text) {
    return lower_case(name).find(lower_case(text)) != std::string::npos;
}

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
        return sorts_before(a.name, b.name);
    });
    if (folder.has_parent_path() && folder.parent_path() != folder) {
        entries.insert(entries.begin(), {"..", folder.parent_path(), true});
    }
    return entries;
}

} // namespace zx::app
