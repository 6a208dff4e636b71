// The rows of the pages for editing a tape and the note of a state; part of menu_rows.hpp.
#include <string>
#include <utility>

#include "app/menu/menu_rows.hpp"

namespace zx::app {
namespace {

constexpr std::size_t LongestName = 10;
constexpr std::size_t LongestNote = 100;

MenuRow text_row(std::string label, std::string text, std::size_t longest, MenuAction action) {
    MenuRow row;
    row.label = std::move(label);
    row.value = text + "_";
    row.text_entry = MenuTextEntry{action, std::move(text), longest};
    row.hint = "Type; Backspace deletes, Enter ends";
    return row;
}

MenuRow acting(std::string label, MenuAction action, int number = 0) {
    MenuRow row;
    row.label = std::move(label);
    row.enter = action;
    row.number = number;
    return row;
}

} // namespace

std::vector<MenuRow> note_rows(const NoteStatus& status) {
    return {text_row("Note", status.text, LongestNote, MenuAction::EditNote)};
}

std::vector<MenuRow> tape_edit_rows(const MenuStatus& status) {
    if (!status.tape_edit.refusal.empty()) {
        return text_rows({status.tape_edit.refusal}, "");
    }
    std::vector<MenuRow> rows = {acting("Save the tape as a new file", MenuAction::TapeSave)};
    rows.back().hint = "In the folder \"tapes\" of your data; the opened file is not changed";
    rows.push_back(acting("Undo the last change", MenuAction::TapeUndoEdit));
    rows.back().selectable = status.tape_edit.can_undo;
    for (std::size_t i = 0; i < status.tape.lines.size(); ++i) {
        MenuRow row =
            acting(status.tape.lines[i].text, MenuAction::TapeChooseBlock, static_cast<int>(i));
        row.separated = i == 0;
        row.hint = "Enter: move, rename or delete this block";
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> tape_block_rows(const MenuStatus& status) {
    const std::size_t block = status.tape_edit.block;
    if (block >= status.tape.lines.size()) {
        return text_rows({}, "no such block");
    }
    MenuRow title;
    title.label = status.tape.lines[block].text;
    title.selectable = false;
    std::vector<MenuRow> rows = {std::move(title)};
    MenuRow earlier = acting("Move towards the beginning", MenuAction::TapeMoveBlock, -1);
    earlier.selectable = block > 0;
    MenuRow later = acting("Move towards the end", MenuAction::TapeMoveBlock, 1);
    later.selectable = block + 1 < status.tape.lines.size();
    rows.push_back(std::move(earlier));
    rows.push_back(std::move(later));
    if (status.tape_edit.name) {
        rows.push_back(
            text_row("Name", *status.tape_edit.name, LongestName, MenuAction::TapeRenameBlock));
    }
    rows.push_back(acting("Delete", MenuAction::TapeDeleteBlock));
    rows.back().hint = "The page before this one undoes it";
    return rows;
}

} // namespace zx::app
