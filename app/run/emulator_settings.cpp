#include "app/run/emulator_settings.hpp"

#include <algorithm>
#include <array>

namespace zx::app {
namespace {

using Settings = EmulatorSettings;
using Facts = SettingFacts;

constexpr int VolumeStep = 10;

constexpr auto OnOff = std::to_array<SettingChoice>({{"off", "off"}, {"on", "on"}});
constexpr auto Issues = std::to_array<SettingChoice>({{"2", "2"}, {"3", "3"}});
constexpr auto UlaTimings = std::to_array<SettingChoice>({{"off", "early"}, {"on", "late"}});
constexpr auto Snow =
    std::to_array<SettingChoice>({{"model", "as model"}, {"on", "on"}, {"off", "off"}});
constexpr auto Joysticks = std::to_array<SettingChoice>({{"none", "none"},
                                                         {"kempston", "Kempston"},
                                                         {"sinclair1", "Sinclair 1"},
                                                         {"sinclair2", "Sinclair 2"},
                                                         {"cursor", "cursor"}});
static_assert(Joysticks.size() == machine::Joysticks);
constexpr auto Mice = std::to_array<SettingChoice>({{"off", "none"}, {"on", "Kempston"}});
constexpr auto Printers = std::to_array<SettingChoice>({{"off", "none"}, {"on", "ZX Printer"}});
constexpr auto Stereo =
    std::to_array<SettingChoice>({{"mono", "mono"}, {"abc", "ABC"}, {"acb", "ACB"}});
constexpr auto Volumes = std::to_array<SettingChoice>({{"0", "0%"},
                                                       {"10", "10%"},
                                                       {"20", "20%"},
                                                       {"30", "30%"},
                                                       {"40", "40%"},
                                                       {"50", "50%"},
                                                       {"60", "60%"},
                                                       {"70", "70%"},
                                                       {"80", "80%"},
                                                       {"90", "90%"},
                                                       {"100", "100%"}});
constexpr auto Scales = std::to_array<SettingChoice>({{"0", "fit"},
                                                      {"1", "x1"},
                                                      {"2", "x2"},
                                                      {"3", "x3"},
                                                      {"4", "x4"},
                                                      {"5", "x5"},
                                                      {"6", "x6"},
                                                      {"7", "x7"},
                                                      {"8", "x8"}});

constexpr auto Borders =
    std::to_array<SettingChoice>({{"full", "full"}, {"small", "small"}, {"none", "none"}});
constexpr auto Fits = std::to_array<SettingChoice>(
    {{"whole", "whole pixels"}, {"smooth", "fill the window"}, {"4:3", "4:3"}});
constexpr auto Palettes = std::to_array<SettingChoice>({{"standard", "standard"},
                                                        {"soft", "dim colours darker"},
                                                        {"middle", "dim colours a little darker"},
                                                        {"grey", "black and white"},
                                                        {"green", "green monitor"},
                                                        {"amber", "amber monitor"}});
constexpr auto TextSizes = std::to_array<SettingChoice>(
    {{"80", "small"}, {"100", "normal"}, {"140", "large"}, {"190", "very large"}});
constexpr std::array TextPercents = {80, 100, 140, 190};
constexpr auto Speeds = std::to_array<SettingChoice>({{"25", "25%"},
                                                      {"50", "50%"},
                                                      {"75", "75%"},
                                                      {"100", "100%"},
                                                      {"125", "125%"},
                                                      {"150", "150%"},
                                                      {"200", "200%"},
                                                      {"300", "300%"},
                                                      {"400", "400%"}});
constexpr std::array SpeedPercents = {25, 50, 75, 100, 125, 150, 200, 300, 400};
constexpr auto CursorKeys =
    std::to_array<SettingChoice>({{"keys", "cursor keys"}, {"joystick", "joystick"}});
constexpr auto Autofires =
    std::to_array<SettingChoice>({{"0", "off"}, {"5", "slow"}, {"2", "fast"}});
constexpr std::array AutofireFrames = {0, 5, 2};

template <std::size_t N> std::size_t index_of(int value, const std::array<int, N>& values) {
    const auto* const found = std::find(values.begin(), values.end(), value);
    return found == values.end() ? 0 : static_cast<std::size_t>(found - values.begin());
}

bool has_ay(machine::Model model) {
    return machine::record_of(model).has_ay;
}

bool has_issue_choice(machine::Model model) {
    return has_issues(model);
}

bool has_snow(machine::Model model) {
    return can_snow(model);
}

const std::array Rows = {
    SettingRow{
        .key = "volume",
        .label = "Volume",
        .page = SettingPage::Sound,
        .choices = Volumes,
        .wraps = false,
        .get = [](const Settings& s,
                  const Facts&) { return static_cast<std::size_t>(s.volume_percent / VolumeStep); },
        .set =
            [](Settings& s, std::size_t choice) {
                s.volume_percent = static_cast<int>(choice) * VolumeStep;
                s.mute = false;
            },
    },
    SettingRow{
        .key = "mute",
        .label = "Mute",
        .page = SettingPage::Sound,
        .shortcut = "F10",
        .option = SettingOption::Flag,
        .help = "Start without sound",
        .window_only = true,
        .choices = OnOff,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.mute}; },
        .set = [](Settings& s, std::size_t choice) { s.mute = choice != 0; },
    },
    SettingRow{
        .key = "scale",
        .label = "Scale",
        .page = SettingPage::View,
        .option = SettingOption::Value,
        .help = "Size of a pixel, 1 to 8 (0: as large as fits)",
        .option_text = "N",
        .window_only = true,
        .choices = Scales,
        .get = [](const Settings& s, const Facts&) { return static_cast<std::size_t>(s.scale); },
        .set = [](Settings& s, std::size_t choice) { s.scale = static_cast<int>(choice); },
    },
    SettingRow{
        .key = "full-screen",
        .label = "Full screen",
        .page = SettingPage::View,
        .shortcut = "F11",
        .option = SettingOption::Flag,
        .help = "Start in full screen",
        .window_only = true,
        .choices = OnOff,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.full_screen}; },
        .set = [](Settings& s, std::size_t choice) { s.full_screen = choice != 0; },
    },
    SettingRow{
        .key = "border",
        .label = "Border",
        .page = SettingPage::View,
        .choices = Borders,
        .get = [](const Settings& s, const Facts&) { return static_cast<std::size_t>(s.border); },
        .set = [](Settings& s, std::size_t choice) { s.border = static_cast<Border>(choice); },
    },
    SettingRow{
        .key = "fit",
        .label = "Picture",
        .page = SettingPage::View,
        .hint = "Whole pixels, as large as fits, or 4:3",
        .choices = Fits,
        .get = [](const Settings& s, const Facts&) { return static_cast<std::size_t>(s.fit); },
        .set = [](Settings& s, std::size_t choice) { s.fit = static_cast<Fit>(choice); },
    },
    SettingRow{
        .key = "palette",
        .label = "Colours",
        .page = SettingPage::View,
        .choices = Palettes,
        .get = [](const Settings& s, const Facts&) { return static_cast<std::size_t>(s.palette); },
        .set = [](Settings& s,
                  std::size_t choice) { s.palette = static_cast<PaletteChoice>(choice); },
    },
    SettingRow{
        .key = "pal",
        .label = "PAL television",
        .page = SettingPage::View,
        .hint = "Colours run into each other as on a television set",
        .choices = OnOff,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.pal}; },
        .set = [](Settings& s, std::size_t choice) { s.pal = choice != 0; },
    },
    SettingRow{
        .key = "scanlines",
        .label = "Scanlines",
        .page = SettingPage::View,
        .hint = "Only with a graphics card, from two pixels a line on",
        .choices = OnOff,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.scanlines}; },
        .set = [](Settings& s, std::size_t choice) { s.scanlines = choice != 0; },
    },
    SettingRow{
        .key = "blend",
        .label = "Mix two frames",
        .page = SettingPage::View,
        .hint = "For games that show two pictures in turn",
        .choices = OnOff,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.blend}; },
        .set = [](Settings& s, std::size_t choice) { s.blend = choice != 0; },
    },
    SettingRow{
        .key = "text-size",
        .label = "Text size",
        .page = SettingPage::View,
        .hint = "Of menus and pages, where the window has room",
        .choices = TextSizes,
        .get = [](const Settings& s,
                  const Facts&) { return index_of(s.text_percent, TextPercents); },
        .set = [](Settings& s, std::size_t choice) { s.text_percent = TextPercents[choice]; },
    },
    SettingRow{
        .key = "speed",
        .label = "Speed",
        .page = SettingPage::Machine,
        .hint = "The pitch of the sound follows it",
        .choices = Speeds,
        .wraps = false,
        .get = [](const Settings& s,
                  const Facts&) { return index_of(s.speed_percent, SpeedPercents); },
        .set = [](Settings& s, std::size_t choice) { s.speed_percent = SpeedPercents[choice]; },
    },
    SettingRow{
        .key = "fast-load",
        .label = "Fast tape loading",
        .page = SettingPage::Tape,
        .option = SettingOption::FlagOn,
        .help = "Run the tape as fast as possible (the default), or in its own time",
        .choices = OnOff,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.fast_load}; },
        .set = [](Settings& s, std::size_t choice) { s.fast_load = choice != 0; },
    },
    SettingRow{
        .key = "instant-load",
        .label = "Instant tape loading",
        .page = SettingPage::Tape,
        .hint = "For blocks in the ROM's format; others are played",
        .option = SettingOption::FlagOn,
        .help = "Load blocks in the ROM's format at once, or play them (the default)",
        .choices = OnOff,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.setup.instant_load}; },
        .set = [](Settings& s, std::size_t choice) { s.setup.instant_load = choice != 0; },
    },
    SettingRow{
        .key = "issue",
        .label = "Keyboard issue",
        .hint = "Some old games need issue 2",
        .option = SettingOption::Value,
        .help = "Issue of a 16 or 48: 2, or 3 (the default)",
        .option_text = "2|3",
        .of_program = true,
        .models = "only 16 and 48 have",
        .choices = Issues,
        .get = [](const Settings& s,
                  const Facts&) { return std::size_t{s.setup.issue == ula::Issue::Issue3}; },
        .set =
            [](Settings& s, std::size_t choice) {
                s.setup.issue = choice == 0 ? ula::Issue::Issue2 : ula::Issue::Issue3;
            },
        .exists = &has_issue_choice,
    },
    SettingRow{
        .key = "late-ula",
        .label = "ULA timing",
        .hint = "Late: a warm ULA, one T-state",
        .option = SettingOption::Flag,
        .help = "A late (warm) ULA: one T-state later",
        .of_program = true,
        .choices = UlaTimings,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.setup.late_ula}; },
        .set = [](Settings& s, std::size_t choice) { s.setup.late_ula = choice != 0; },
    },
    SettingRow{
        .key = "snow",
        .label = "Snow",
        .hint = "In the picture while I is 40-7F",
        .option = SettingOption::Value,
        .help = "Draw the ULA's snow: on, off or model (on a 16 and 48; the default)",
        .option_text = "on|off|model",
        .choices = Snow,
        .get = [](const Settings& s,
                  const Facts&) { return static_cast<std::size_t>(s.setup.snow); },
        .set = [](Settings& s,
                  std::size_t choice) { s.setup.snow = static_cast<machine::SnowChoice>(choice); },
        .exists = &has_snow,
    },
    SettingRow{
        .key = "joystick",
        .label = "Joystick",
        .page = SettingPage::Input,
        .hint = "A gamepad moves it, or the cursor keys and right Ctrl",
        .option = SettingOption::Value,
        .help = "Joystick: kempston, sinclair1, sinclair2, cursor or none",
        .option_text = "NAME",
        .of_program = true,
        .choices = Joysticks,
        .get =
            [](const Settings& s, const Facts& facts) {
                return static_cast<std::size_t>(s.joystick.value_or(facts.joystick));
            },
        .set = [](Settings& s,
                  std::size_t choice) { s.joystick = static_cast<machine::Joystick>(choice); },
    },
    SettingRow{
        .key = "cursor-keys",
        .label = "Cursor keys move the",
        .page = SettingPage::Input,
        .hint = "With a joystick and no gamepad; right Ctrl is fire",
        .of_program = true,
        .choices = CursorKeys,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.cursor_joystick}; },
        .set = [](Settings& s, std::size_t choice) { s.cursor_joystick = choice != 0; },
    },
    SettingRow{
        .key = "autofire",
        .label = "Autofire",
        .page = SettingPage::Input,
        .of_program = true,
        .choices = Autofires,
        .get = [](const Settings& s,
                  const Facts&) { return index_of(s.autofire_frames, AutofireFrames); },
        .set = [](Settings& s, std::size_t choice) { s.autofire_frames = AutofireFrames[choice]; },
    },
    SettingRow{
        .key = "mouse",
        .label = "Mouse",
        .page = SettingPage::Input,
        .hint = "A click in the picture takes it",
        .option = SettingOption::Flag,
        .help = "Connect a Kempston mouse",
        .of_program = true,
        .choices = Mice,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.setup.mouse}; },
        .set = [](Settings& s, std::size_t choice) { s.setup.mouse = choice != 0; },
    },
    SettingRow{
        .key = "printer",
        .label = "Printer",
        .hint = "LPRINT, LLIST and COPY print on it; its paper is in the menu Tools",
        .option = SettingOption::Flag,
        .help = "Connect a ZX Printer",
        .choices = Printers,
        .get = [](const Settings& s, const Facts&) { return std::size_t{s.setup.printer}; },
        .set = [](Settings& s, std::size_t choice) { s.setup.printer = choice != 0; },
    },
    SettingRow{
        .key = "stereo",
        .label = "AY sound",
        .page = SettingPage::Sound,
        .hint = "Which voices are left and right",
        .option = SettingOption::Value,
        .help = "Stereo mix of the AY: mono, abc or acb (mono)",
        .option_text = "MIX",
        .choices = Stereo,
        .get = [](const Settings& s, const Facts&) { return static_cast<std::size_t>(s.stereo); },
        .set = [](Settings& s,
                  std::size_t choice) { s.stereo = static_cast<machine::Stereo>(choice); },
        .exists = &has_ay,
    },
};

} // namespace

std::span<const SettingRow> setting_rows() {
    return Rows;
}

} // namespace zx::app
