// Finding, showing and changing settings by their rows.
#include <algorithm>
#include <cassert>

#include "app/run/emulator_settings.hpp"

namespace zx::app {

const SettingRow& setting_row(std::string_view key) {
    const auto rows = setting_rows();
    const auto row = std::find_if(
        rows.begin(), rows.end(), [&](const SettingRow& each) { return each.key == key; });
    assert(row != rows.end());
    return *row;
}

const SettingRow* setting_of_key(std::string_view shortcut) {
    const auto rows = setting_rows();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const SettingRow& each) {
        return !each.shortcut.empty() && each.shortcut == shortcut;
    });
    return row == rows.end() ? nullptr : &*row;
}

bool is_switch(const SettingRow& row) {
    return row.choices.size() == 2 && row.choices[1].label == "on";
}

bool has_setting(const SettingRow& row, machine::Model model) {
    return row.exists == nullptr || row.exists(model);
}

std::string
shown_value(const SettingRow& row, const EmulatorSettings& settings, const SettingFacts& facts) {
    if (!has_setting(row, facts.model)) {
        return {};
    }
    if (!facts.sound_device && (row.key == "volume" || row.key == "mute")) {
        return "no device";
    }
    if (!facts.graphics_card && row.key == "scanlines") {
        return "no graphics card";
    }
    std::string label(row.choices[row.get(settings, facts)].label);
    if (row.key == "snow" && settings.setup.snow == machine::SnowChoice::AsModel) {
        const auto& model = machine::record_of(facts.model);
        label += machine::draws_snow(model, settings.setup.snow) ? " (on)" : " (off)";
    }
    return label;
}

void step_setting(const SettingRow& row,
                  EmulatorSettings& settings,
                  const SettingFacts& facts,
                  int step) {
    if (!has_setting(row, facts.model)) {
        return;
    }
    const int count = static_cast<int>(row.choices.size());
    const int next = static_cast<int>(row.get(settings, facts)) + step;
    const int choice = row.wraps ? (next + count) % count : std::clamp(next, 0, count - 1);
    row.set(settings, static_cast<std::size_t>(choice));
}

bool choose_setting(const SettingRow& row, EmulatorSettings& settings, std::string_view word) {
    for (std::size_t choice = 0; choice < row.choices.size(); ++choice) {
        if (row.choices[choice].word == word) {
            row.set(settings, choice);
            return true;
        }
    }
    return false;
}

} // namespace zx::app
