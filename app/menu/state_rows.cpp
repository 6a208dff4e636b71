// The rows of the pages of saved states.
#include <fmt/format.h>

#include "app/menu/menu_rows.hpp"
#include "base/utf8.hpp"

namespace zx::app {

using enum MenuAction;

std::vector<MenuRow> state_rows(const MenuStatus& status, MenuAction action) {
    std::vector<MenuRow> rows;
    for (const StateSlot& slot : status.states) {
        MenuRow row;
        row.number = static_cast<int>(rows.size());
        row.label = fmt::format("{}  {}", row.number, slot.used ? slot.note : "empty");
        row.value = slot.date;
        row.picture = slot.picture;
        row.tall = true;
        row.enter = action;
        row.selectable = slot.used || action == SaveSlot;
        row.hint = action == SaveSlot ? "Enter saves the machine here" : "";
        if (slot.used) {
            row.adjustable = true;
            row.left = row.right = OpenNote;
            row.hint =
                action == SaveSlot
                    ? "Enter replaces the state; the old one is kept as .bak. Right: its note"
                    : "Enter loads the state. Right: its note";
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> other_state_rows(const MenuStatus& status) {
    MenuRow load;
    load.label = status.quick_name.empty()
                     ? "Load the quick save of a machine without a program"
                     : "Load the quick save of " + terminal_safe(status.quick_name);
    load.enter = AskQuickLoad;
    load.hint = "It belongs to another program than the one that runs";
    MenuRow back;
    back.label = "Back to the machine";
    back.enter = Resume;
    return {std::move(load), std::move(back)};
}

} // namespace zx::app
