// The rows of the menu's pages: the text of each row and its action.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace zx::app {

enum class MenuAction {
    Resume,
    OpenFile,   ///< path holds the file
    PlayShisen, ///< the bundled tape
    Reset,
    NextModel,
    PreviousModel,
    NextIssue,
    ToggleLateUla,
    NextSnow,
    PreviousSnow,
    NextJoystick,
    PreviousJoystick,
    ToggleMouse,
    NextStereo,
    PreviousStereo,
    VolumeUp,
    VolumeDown,
    ToggleSound,
    ScaleUp,
    ScaleDown,
    ToggleFullScreen,
    ToggleFastLoad,
    QuickSave,
    QuickLoad,
    SavePicture,
    Paste,
    Quit,
};

enum class MenuPage { Main, Machine, Files, Keys };

/// The state that the menu shows.
struct MenuStatus {
    std::string rom = "free ROM";
    std::string model = "48K";
    /// Empty if the model exists in one issue only.
    std::string issue = "3";
    bool late_ula = false;
    /// Empty if the model's ULA never snows.
    std::string snow;
    std::string joystick = "none";
    bool mouse = false;
    /// Empty if the model has no AY.
    std::string stereo;
    std::string media;
    int volume_percent = 70;
    bool sound = true;
    bool sound_device = true;
    /// 0 means as large as the window allows.
    int scale = 0;
    bool full_screen = false;
    bool fast_load = true;
};

struct MenuRow {
    std::string label;
    /// Right-aligned text: a setting's value or a shortcut.
    std::string value;
    bool selectable = true;
    /// True if the left and right keys change the value.
    bool adjustable = false;
    /// The action of Enter, and of Left and Right for a row with a value.
    std::optional<MenuAction> enter;
    std::optional<MenuAction> left;
    std::optional<MenuAction> right;
    /// The page that Enter opens instead of an action.
    std::optional<MenuPage> opens;
    /// Help at the bottom of the menu while the row is selected.
    std::string hint;
};

[[nodiscard]] std::vector<MenuRow> main_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> machine_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> key_rows();

} // namespace zx::app
