// The rows of the pages about keys.
#include "app/input/key_map.hpp"
#include "app/input/keyboard_picture.hpp"
#include "app/menu/menu_rows.hpp"

namespace zx::app {

using enum MenuAction;

std::vector<MenuRow> keyboard_rows() {
    std::vector<MenuRow> rows;
    for (const PictureKey& key : picture_keys()) {
        MenuRow row;
        row.label = key.name;
        row.value = key.keyword;
        row.enter = PressKey;
        row.number = static_cast<int>(key.key);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> key_rows() {
    std::vector<MenuRow> rows;
    for (const KeyHelp& line : key_help()) {
        MenuRow row;
        row.label = line.keys;
        row.value = line.meaning;
        row.selectable = false;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace zx::app
