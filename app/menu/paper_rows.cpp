// The rows of the page with the printer's paper; part of menu_rows.hpp.
#include "app/menu/menu_rows.hpp"

namespace zx::app {

std::vector<MenuRow> paper_rows(const MenuStatus& status) {
    MenuRow printer;
    printer.label = "Printer";
    printer.setting = &setting_row("printer");
    printer.value = shown_value(*printer.setting, status.settings, status.facts);
    printer.adjustable = true;
    printer.hint = printer.setting->hint;
    std::vector<MenuRow> rows = {std::move(printer)};
    for (const MenuAction action : {MenuAction::PaperPicture,
                                    MenuAction::PaperText,
                                    MenuAction::PaperCopy,
                                    MenuAction::PaperCut}) {
        MenuRow row;
        row.label = action_row(action)->label;
        row.enter = action;
        row.selectable = status.paper_rows > 0;
        row.hint = "Page Up, Page Down and the wheel move the paper";
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace zx::app
