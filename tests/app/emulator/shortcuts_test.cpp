#include <algorithm>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "app/menu/menu_rows.hpp"

using namespace zx::app;

namespace {

/// The words that name a function key, with its shift keys.
std::set<std::string> function_keys_in(std::string text) {
    std::replace(text.begin(), text.end(), ',', ' ');
    std::istringstream words(text);
    std::set<std::string> keys;
    for (std::string word; words >> word;) {
        const std::string key = word.substr(word.rfind('+') + 1);
        if (key.size() > 1 && key[0] == 'F' && key[1] >= '1' && key[1] <= '9') {
            keys.insert(word);
        }
    }
    return keys;
}

} // namespace

TEST_CASE("every shortcut in the list of keys is in a menu, and the reverse") {
    std::set<std::string> in_menus;
    for (std::size_t i = 0; i < BarMenus; ++i) {
        for (const MenuRow& row : bar_rows(static_cast<BarMenu>(i), {})) {
            in_menus.merge(function_keys_in(row.value));
        }
    }
    std::set<std::string> in_list;
    for (const MenuRow& row : key_rows()) {
        in_list.merge(function_keys_in(row.label));
    }
    in_list.erase("F2"); // a key of the Spectrum
    CHECK(in_menus.contains("Shift+F10"));
    CHECK(in_menus == in_list);
}
