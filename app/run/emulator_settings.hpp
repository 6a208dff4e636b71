// The settings of the emulator, one table row each. The menu, its keys and the command line read the
// table: a new setting is a member of EmulatorSettings, a row in emulator_settings.cpp and the code
// that it controls.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/run/machine_setup.hpp"
#include "machine/machine.hpp"
#include "machine/sound_synth.hpp"

namespace zx::app {

/// How much of the border the window shows.
enum class Border : std::uint8_t { Full, Small, None };
/// How the picture fills the window: whole pixels, as large as fits, or the shape of a television
/// picture.
enum class Fit : std::uint8_t { Whole, Smooth, Television };

/// The levels of non-bright colours, 0xd7, 0xc0 or 0xcd, or a monitor of one colour.
enum class PaletteChoice : std::uint8_t { Standard, Soft, Middle, Grey, Green, Amber };

struct EmulatorSettings {
    MachineSetup setup;
    /// Empty means a Kempston joystick while a gamepad is connected, else none.
    std::optional<machine::Joystick> joystick;
    /// The stereo mix of a 128K's AY.
    machine::Stereo stereo = machine::Stereo::Mono;
    /// Window: the tape runs as fast as the host can. Headless: pictures are drawn only where they
    /// are requested.
    bool fast_load = true;
    /// 0 to 100.
    int volume_percent = 70;
    bool mute = false;
    /// Host pixels per Spectrum pixel, 1 to 8; 0 means as large as fits.
    int scale = 0;
    bool full_screen = false;
    Border border = Border::Full;
    Fit fit = Fit::Whole;
    PaletteChoice palette = PaletteChoice::Standard;
    /// Colours as a PAL television set shows them.
    bool pal = false;
    /// Each picture is mixed with the one before, for games that show two in turn.
    bool blend = false;
    /// Dark lines between the lines of the picture; only with a graphics card.
    bool scanlines = false;
    /// Size of the text of menus and pages; 100 is normal.
    int text_percent = 100;
    /// 100: the speed of a real machine. The sound's pitch follows it.
    int speed_percent = 100;
    /// While a joystick is connected and no gamepad is, the cursor keys and right Ctrl move it.
    bool cursor_joystick = true;
    /// How many frames fire is pressed and released while it is held; 0: no autofire.
    int autofire_frames = 0;

    friend bool operator==(const EmulatorSettings&, const EmulatorSettings&) = default;
};

/// What decides which choices a setting has and how they are shown.
struct SettingFacts {
    machine::Model model = machine::Model::Spectrum48;
    /// The joystick that is connected now; shown if none was chosen.
    machine::Joystick joystick = machine::Joystick::None;
    bool sound_device = true;
    bool graphics_card = true;
};

/// A value of a setting: its word on the command line and its text in the menu.
struct SettingChoice {
    std::string_view word;
    std::string_view label;
};

/// The menu that has the setting.
enum class SettingPage { Machine, Tape, View, Sound, Input };

/// How a setting is written on the command line. Value: "--key WORD". Flag: "--key" selects the
/// second choice. FlagOn: "--key" and "--no-key" select the second and the first.
enum class SettingOption { None, Value, Flag, FlagOn };

struct SettingRow {
    /// The name of the option without its dashes.
    std::string_view key;
    std::string_view label;
    SettingPage page = SettingPage::Machine;
    /// The foot of the menu while the row is selected; may be empty.
    std::string_view hint = {};
    /// The host key that steps to the next choice; may be empty.
    std::string_view shortcut = {};

    SettingOption option = SettingOption::None;
    /// For --help: what the option does, and how its value is written.
    std::string_view help = {};
    std::string_view option_text = {};
    /// Not with --headless.
    bool window_only = false;
    /// The choice belongs to the program that runs; the window remembers it for each program.
    bool of_program = false;
    /// If not empty, the option is an error on models that do not have the setting. It ends the
    /// error message.
    std::string_view models = {};

    std::span<const SettingChoice> choices;
    /// Stepping beyond the last choice leads to the first.
    bool wraps = true;
    /// Returns the index of the present choice.
    std::size_t (*get)(const EmulatorSettings& settings, const SettingFacts& facts);
    void (*set)(EmulatorSettings& settings, std::size_t choice);
    /// Null if every model has the setting.
    bool (*exists)(machine::Model model) = nullptr;
};

/// All settings, in the order of the menu and of --help.
[[nodiscard]] std::span<const SettingRow> setting_rows();

/// Returns the row with this key, which must exist.
[[nodiscard]] const SettingRow& setting_row(std::string_view key);

/// Returns the row with this shortcut, or null.
[[nodiscard]] const SettingRow* setting_of_key(std::string_view shortcut);

/// True if the model has the setting.
[[nodiscard]] bool has_setting(const SettingRow& row, machine::Model model);

/// Returns the text of the present choice for the menu. Empty if the model lacks the setting.
[[nodiscard]] std::string
shown_value(const SettingRow& row, const EmulatorSettings& settings, const SettingFacts& facts);

/// Selects the next choice (step 1) or the one before (step -1). Does nothing if the model lacks
/// the setting.
void step_setting(const SettingRow& row,
                  EmulatorSettings& settings,
                  const SettingFacts& facts,
                  int step);

/// Returns true if the setting has two choices that read as off and on, so that a menu can show it as
/// a mark.
[[nodiscard]] bool is_switch(const SettingRow& row);

/// Selects the choice with this word; false if there is none.
[[nodiscard]] bool
choose_setting(const SettingRow& row, EmulatorSettings& settings, std::string_view word);

} // namespace zx::app
