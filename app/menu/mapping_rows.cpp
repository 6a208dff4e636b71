#include "app/menu/mapping_rows.hpp"

#include <utility>

#include "app/input/key_mapping.hpp"

namespace zx::app {

std::vector<MenuRow> mapping_rows(const MappingStatus& status) {
    MenuRow ask;
    ask.label =
        status.asking ? "Press the key or the button, Esc: none" : "Assign a key or a button";
    ask.enter = MenuAction::AskKey;
    ask.hint = "The mapping belongs to the program that runs";
    std::vector<MenuRow> rows = {std::move(ask)};
    for (const auto& [name, word] : status.mapping) {
        const MappingTarget* const target = mapping_target(word);
        MenuRow row;
        row.label = name + " presses " + (target == nullptr ? word : target->label);
        row.value = "remove";
        row.enter = MenuAction::UnmapKey;
        row.separated = rows.size() == 1;
        row.number = static_cast<int>(rows.size()) - 1;
        row.hint = "Enter: the key presses what it usually does";
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> mapping_target_rows(const MappingStatus& status) {
    std::vector<MenuRow> rows;
    const auto now = status.mapping.find(status.asked);
    for (const MappingTarget& target : mapping_targets()) {
        MenuRow row;
        row.label = target.label;
        row.enter = MenuAction::MapKey;
        row.number = static_cast<int>(rows.size());
        row.checked = now != status.mapping.end() && now->second == target.word;
        row.hint = status.asked + " presses this";
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace zx::app
