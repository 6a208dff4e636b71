// EmulatorWindow, part: the tape recorder and the pages that edit a tape.
#include "app/window/emulator_window.hpp"
#include "loaders/tape_edit.hpp"

namespace zx::app {

void EmulatorWindow::act_on_tape(const MenuChoice& choice) {
    switch (choice.action) {
    case MenuAction::TapePlay: player_.play_tape(!player_.tape_status().playing); break;
    case MenuAction::TapeRewind: player_.rewind_tape(); break;
    case MenuAction::TapeSeek: player_.seek_tape(static_cast<std::size_t>(choice.number)); break;
    case MenuAction::TapeEject: eject_tape(); break;
    default: insert_blank_tape(); break;
    }
}

void EmulatorWindow::eject_tape() {
    player_.renew_tape_name();
    const std::string path = player_.blank_tape_path();
    const auto ejected = player_.eject_tape();
    tell(ejected);
    if (!ejected && quit_) {
        end_failure_ = ejected.error();
    }
    std::error_code error;
    if (ejected && !path.empty() && std::filesystem::exists(path, error)) {
        remember_file(memory_, path);
        save_memory();
    }
}

void EmulatorWindow::insert_blank_tape() {
    tell(player_.insert_blank_tape());
}

TapeEditStatus EmulatorWindow::tape_edit_status() const {
    TapeEditStatus status;
    status.refusal = player_.why_not_edited();
    status.block = edited_block_;
    if (const loaders::Tape* const tape = player_.tape(); tape != nullptr) {
        status.name = loaders::block_name(*tape, edited_block_);
        status.can_undo = menu_.page() == MenuPage::TapeEdit && tape_edits_.can_undo(*tape);
    }
    return status;
}

void EmulatorWindow::edit_tape(const MenuChoice& choice) {
    if (choice.action == MenuAction::TapeChooseBlock) {
        edited_block_ = static_cast<std::size_t>(choice.number);
        open_page(MenuPage::TapeBlock);
        return;
    }
    if (const std::string refusal = player_.why_not_edited(); !refusal.empty()) {
        say(refusal);
        return;
    }
    if (choice.action == MenuAction::TapeSave) {
        tell(player_.save_tape());
        return;
    }
    loaders::Tape tape = *player_.tape();
    if (choice.action == MenuAction::TapeUndoEdit) {
        if (auto before = tape_edits_.undo(tape)) {
            player_.change_tape(std::move(*before));
        }
        return;
    }
    const loaders::Tape before = tape;
    if (choice.action == MenuAction::TapeMoveBlock) {
        const std::size_t to = choice.number < 0 ? edited_block_ - 1 : edited_block_ + 1;
        loaders::move_block(tape, edited_block_, to);
        edited_block_ = to;
    } else if (choice.action == MenuAction::TapeDeleteBlock) {
        loaders::delete_block(tape, edited_block_);
    } else if (!loaders::rename_block(tape, edited_block_, choice.text)) {
        say("A name on tape has the characters of ASCII");
        return;
    }
    if (tape != before) {
        tape_edits_.add(before, tape);
        player_.change_tape(std::move(tape));
    }
}

} // namespace zx::app
