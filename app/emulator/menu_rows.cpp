#include "app/emulator/menu_rows.hpp"

#include <utility>

#include "app/emulator/key_map.hpp"

namespace zx::app {
namespace {

using enum MenuAction;

MenuRow command(std::string label, std::string short_cut, MenuAction action) {
    MenuRow row;
    row.label = std::move(label);
    row.value = std::move(short_cut);
    row.enter = action;
    return row;
}

MenuRow page(std::string label, std::string value, MenuPage opens) {
    MenuRow row;
    row.label = std::move(label);
    row.value = std::move(value);
    row.opens = opens;
    return row;
}

/// Returns a row for a setting. Enter acts as the right key does. An empty value means that there
/// is no choice.
MenuRow setting(std::string label, std::string value, MenuAction left, MenuAction right) {
    MenuRow row;
    row.label = std::move(label);
    if (value.empty()) {
        row.value = "-";
        row.selectable = false;
        return row;
    }
    row.value = std::move(value);
    row.adjustable = true;
    row.enter = right;
    row.left = left;
    row.right = right;
    return row;
}

MenuRow toggle(std::string label, std::string value, MenuAction action) {
    return setting(std::move(label), std::move(value), action, action);
}

MenuRow with_hint(MenuRow row, std::string hint) {
    row.hint = std::move(hint);
    return row;
}

std::string on_off(bool on) {
    return on ? "on" : "off";
}

} // namespace

std::vector<MenuRow> main_rows(const MenuStatus& status) {
    const std::string volume =
        status.sound_device ? std::to_string(status.volume_percent) + "%" : "no device";
    const std::string sound = status.sound_device ? on_off(status.sound) : "no device";
    const std::string scale = status.scale == 0 ? "fit" : "x" + std::to_string(status.scale);
    return {
        command("Back to the game", "Esc", Resume),
        page("Open a file...", "F3", MenuPage::Files),
        command("Play Shisen", "", PlayShisen),
        command("Reset", "F5", Reset),
        page("Machine...", status.model, MenuPage::Machine),
        setting("Volume", volume, VolumeDown, VolumeUp),
        toggle("Sound", sound, ToggleSound),
        setting("Scale", scale, ScaleDown, ScaleUp),
        toggle("Full screen", on_off(status.full_screen), ToggleFullScreen),
        toggle("Fast tape loading", on_off(status.fast_load), ToggleFastLoad),
        command("Quick save", "F7", QuickSave),
        command("Quick load", "F8", QuickLoad),
        command("Save a picture", "F12", SavePicture),
        command("Type pasted text", "Sh+Ins", Paste),
        page("Keys", "F1", MenuPage::Keys),
        command("Quit", "", Quit),
    };
}

std::vector<MenuRow> machine_rows(const MenuStatus& status) {
    return {
        with_hint(setting("Model", status.model, PreviousModel, NextModel),
                  "Another model starts afresh"),
        with_hint(toggle("Keyboard issue", status.issue, NextIssue), "Some old games need issue 2"),
        with_hint(toggle("ULA timing", status.late_ula ? "late" : "early", ToggleLateUla),
                  "Late: a warm ULA, one T-state"),
        with_hint(setting("Snow", status.snow, PreviousSnow, NextSnow),
                  "Spoils the picture while I is 40-7F"),
        with_hint(setting("Joystick", status.joystick, PreviousJoystick, NextJoystick),
                  "A gamepad moves it"),
        with_hint(toggle("Mouse", status.mouse ? "Kempston" : "none", ToggleMouse),
                  "A click in the picture takes it"),
        with_hint(setting("AY sound", status.stereo, PreviousStereo, NextStereo),
                  "Which voices are left and right"),
        page("Back to the menu", "Esc", MenuPage::Main),
    };
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
