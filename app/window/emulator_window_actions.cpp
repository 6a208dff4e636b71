// EmulatorWindow, part: what the menu and the keys do.
#include <utility>

#include "app/input/basic_typing.hpp"
#include "app/input/key_map.hpp"
#include "app/sdl/clipboard.hpp"
#include "app/window/emulator_window.hpp"

namespace zx::app {
namespace {

/// How long a gamepad presses a key of the keyboard picture.
constexpr int TappedFrames = 5;

/// True for actions that write a file and do not change the machine: it stays paused if it was.
constexpr bool only_writes(MenuAction action) {
    using enum MenuAction;
    return action == QuickSave || action == UndoQuickSave || action == SaveSlot ||
           action == SavePicture || action == RecordGif || action == RecordVideo ||
           action == RecordInput;
}

} // namespace

void EmulatorWindow::prepare_menu() {
    keyboard_.clear();
    release_mouse();
    full_speed_ = false;
    going_back_ = false;
    sound_.restart();
    picture_keys_ = {};
    menu_.set_status(status());
}

void EmulatorWindow::open_page(MenuPage page) {
    prepare_menu();
    menu_.open(page);
}

void EmulatorWindow::open_bar() {
    prepare_menu();
    menu_.open_bar();
}

void EmulatorWindow::act(const std::optional<MenuChoice>& choice) {
    if (!choice) {
        return;
    }
    switch (choice->action) {
    case MenuAction::Resume:
        menu_.close();
        paused_ = false;
        break;
    case MenuAction::Pause: toggle_pause(); break;
    case MenuAction::StepFrame: step_frame(); break;
    case MenuAction::BackInTime:
        start_going_back();
        going_back_until_key_ = true;
        break;
    case MenuAction::FullSpeed:
        paused_ = false;
        toggle_full_speed();
        break;
    case MenuAction::TakeMouse: toggle_mouse(); break;
    case MenuAction::PressKey:
        tapped_.reset();
        tapped_.set(static_cast<std::size_t>(choice->number));
        tapped_frames_ = TappedFrames;
        break;
    case MenuAction::ChangeSetting: change(*choice->setting, choice->step); break;
    case MenuAction::ChooseSetting: {
        EmulatorSettings changed = settings();
        choice->setting->set(changed, static_cast<std::size_t>(choice->number));
        change_to(changed);
        break;
    }
    case MenuAction::Paste: paste(); break;
    case MenuAction::CopyScreen: copy(player_.screen_text(), "The screen's text"); break;
    case MenuAction::CopyProgram:
        if (const auto listing = program_listing(player_.machine()); !listing) {
            say("The memory " + listing.error().context);
        } else {
            copy(*listing, "The BASIC program");
        }
        break;
    case MenuAction::PaperPicture:
    case MenuAction::PaperText:
    case MenuAction::PaperCopy:
    case MenuAction::PaperCut:
    case MenuAction::ScrollPaper: act_on_paper(*choice); break;
    case MenuAction::Quit: quit_ = true; break;
    case MenuAction::Games:
        shelf_chosen_ = true;
        quit_ = true;
        break;
    case MenuAction::TapePlay:
    case MenuAction::TapeRewind:
    case MenuAction::TapeSeek:
    case MenuAction::TapeEject:
    case MenuAction::TapeBlank: act_on_tape(*choice); break;
    case MenuAction::TapeChooseBlock:
    case MenuAction::TapeMoveBlock:
    case MenuAction::TapeRenameBlock:
    case MenuAction::TapeDeleteBlock:
    case MenuAction::TapeUndoEdit:
    case MenuAction::TapeSave: edit_tape(*choice); break;
    case MenuAction::OpenNote:
        note_ = {.slot = choice->number,
                 .text = states_[static_cast<std::size_t>(choice->number)].note};
        open_page(MenuPage::StateNote);
        break;
    case MenuAction::EditNote:
        note_.text = choice->text;
        if (const auto written = player_.write_note(program_, note_.slot, note_.text); !written) {
            say(written.error().line);
        }
        break;
    case MenuAction::AskKey:
    case MenuAction::MapKey:
    case MenuAction::UnmapKey: act_on_mapping(*choice); break;
    case MenuAction::PokeAddress:
    case MenuAction::PokeValue:
    case MenuAction::Poke:
    case MenuAction::UndoPoke:
    case MenuAction::ToggleTrainer:
    case MenuAction::BeginSearch:
    case MenuAction::NarrowSearch:
    case MenuAction::ChooseFound: act_on_pokes(*choice); break;
    default: act_on_machine(*choice); break;
    }
    if (menu_.is_open()) {
        menu_.set_status(status()); // the next key may come before the next picture
    }
}

void EmulatorWindow::act_on_machine(const MenuChoice& choice) {
    if (!only_writes(choice.action) && choice.action != MenuAction::QuickLoad) {
        paused_ = false;
    }
    switch (choice.action) {
    case MenuAction::OpenFile: (void)open(choice.path.string()); break;
    case MenuAction::ContinueSession: continue_session(); break;
    case MenuAction::PlayShisen:
        program_ = program_key(bundled_tape().crc);
        recall(program_);
        tell(player_.play_shisen());
        break;
    case MenuAction::Reset: tell(player_.reset()); break;
    case MenuAction::ChooseModel:
        change_model(player_.change_model(static_cast<machine::Model>(choice.number)));
        break;
    case MenuAction::NextModel: change_model(player_.next_model(1)); break;
    case MenuAction::PreviousModel: change_model(player_.next_model(-1)); break;
    case MenuAction::QuickSave: quick_save(); break;
    case MenuAction::QuickLoad: quick_load(); break;
    case MenuAction::AskQuickLoad: load_other_quick_save(); break;
    case MenuAction::UndoQuickSave: undo_quick_save(); break;
    case MenuAction::SaveSlot:
        tell(player_.save_slot(program_, choice.number));
        shown_page_.reset(); // the page reads the states again
        break;
    case MenuAction::LoadSlot: tell(player_.load_slot(program_, choice.number)); break;
    case MenuAction::SavePicture: tell(player_.save_picture()); break;
    case MenuAction::RecordGif: tell(player_.toggle_film("gif")); break;
    case MenuAction::RecordVideo: tell(player_.toggle_film("webm")); break;
    case MenuAction::RecordInput:
        if (player_.recording()) {
            tell(player_.finish_recording());
        } else {
            say(player_.start_recording());
        }
        break;
    default: break;
    }
}

void EmulatorWindow::learn_quick_save() {
    const Remembered now = memory_file_.merged(memory_);
    memory_.quick_name = now.quick_name;
    memory_.quick_program = now.quick_program;
    memory_.earlier_quick_name = now.earlier_quick_name;
    memory_.earlier_quick_program = now.earlier_quick_program;
}

void EmulatorWindow::quick_save() {
    const auto saved = player_.quick_save();
    tell(saved);
    if (saved) {
        learn_quick_save();
        memory_.earlier_quick_name = std::exchange(memory_.quick_name, player_.media_name());
        memory_.earlier_quick_program = std::exchange(memory_.quick_program, program_);
        save_memory();
    }
}

void EmulatorWindow::undo_quick_save() {
    learn_quick_save();
    const auto undone = player_.undo_quick_save();
    tell(undone);
    if (undone) {
        std::swap(memory_.quick_name, memory_.earlier_quick_name);
        std::swap(memory_.quick_program, memory_.earlier_quick_program);
        save_memory();
    }
}

void EmulatorWindow::quick_load() {
    learn_quick_save();
    if (player_.has_quick_save() && memory_.quick_program != program_) {
        open_page(MenuPage::OtherState);
    } else {
        paused_ = false;
        tell(player_.quick_load());
    }
}

void EmulatorWindow::load_other_quick_save() {
    const auto loaded = player_.quick_load(memory_.quick_name);
    if (loaded) {
        program_ = memory_.quick_program;
        pokes_.clear();
        recall(program_);
    }
    tell(loaded);
}

void EmulatorWindow::change_model(const Outcome<std::string>& changed) {
    tell(changed);
    if (changed) {
        remember_model(memory_, player_.machine().model(), program_);
        save_memory();
    }
}

void EmulatorWindow::change(const SettingRow& row, int step) {
    EmulatorSettings changed = settings();
    step_setting(row, changed, facts(), step);
    change_to(changed);
    if (!menu_.is_open() && row.key == "mute") {
        say(!sound_.available() ? "No sound device" : changed.mute ? "Sound off" : "Sound on");
    }
}

void EmulatorWindow::change_to(const EmulatorSettings& changed) {
    remember_settings(memory_, settings(), changed, program_);
    save_memory();
    player_.apply(changed);
    presenter_.set_view(changed.border, changed.fit);
    if (changed.speed_percent != settings_.speed_percent) {
        pacer_ = Pacer(player_.frame_seconds());
    }
    settings_ = changed;
    if (presenter_.scale() != changed.scale) {
        presenter_.set_scale(changed.scale);
    }
    if (presenter_.full_screen() != changed.full_screen) {
        presenter_.set_full_screen(changed.full_screen);
    }
}

void EmulatorWindow::paste() {
    if (const std::string text = clipboard_text(); text.empty()) {
        say("There is no text in the clipboard");
    } else {
        paste_text(text);
    }
}

void EmulatorWindow::paste_text(const std::string& text) {
    const auto tape = tape_of_listing(text);
    if (!tape) {
        player_.paste(text);
    } else if (!*tape) {
        say("The listing: " + tape->error().context);
    } else {
        const auto started = player_.start(NamedMedia{**tape, "listing", {}, 0});
        say(started ? "The listing is loaded like a tape" : started.error().line);
    }
}

} // namespace zx::app
