// The rows of the menu's pages, each with what it says and what it does.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace zx::app {

enum class MenuAction {
    Resume,
    OpenFile,   ///< path says which
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

/// What the menu shows of the world.
struct MenuStatus {
    std::string rom = "free ROM";
    std::string model = "48K";
    /// Empty: the model has no choice.
    std::string issue = "3";
    bool late_ula = false;
    /// Empty: the model's ULA never snows.
    std::string snow;
    std::string joystick = "none";
    bool mouse = false;
    /// Empty: the model has no AY.
    std::string stereo;
    std::string media;
    int volume_percent = 70;
    bool sound = true;
    bool sound_device = true;
    /// 0 = as large as the window allows.
    int scale = 0;
    bool full_screen = false;
    bool fast_load = true;
};

struct MenuRow {
    std::string label;
    /// Right-aligned: a setting's value or a short cut.
    std::string value;
    bool selectable = true;
    /// The value changes with the left and right keys.
    bool adjustable = false;
    /// What Enter does, and what Left and Right do where the row holds a value.
    std::optional<MenuAction> enter;
    std::optional<MenuAction> left;
    std::optional<MenuAction> right;
    /// Enter turns to this page instead.
    std::optional<MenuPage> opens;
    /// What the foot says while the row is selected.
    std::string hint;
};

[[nodiscard]] std::vector<MenuRow> main_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> machine_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> key_rows();

} // namespace zx::app
