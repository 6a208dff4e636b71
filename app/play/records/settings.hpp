// How the player wants the game, kept in settings.json.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "app/play/scene/view.hpp"
#include "app/toolkit/persistent_file.hpp"
#include "base/error.hpp"

namespace zx::play {

struct Settings {
    Appearance appearance{};
    bool light = true;
    bool sound = true;
    /// Deal only boards that can be won.
    bool winnable_only = false;
    bool full_screen = false;
    shisen::Size size = shisen::ClassicSize;
    shisen::Gravity gravity = shisen::Gravity::On;
    /// The tutorial of the first start was seen or skipped.
    bool tutorial_seen = false;
    friend bool operator==(const Settings&, const Settings&) = default;
};

[[nodiscard]] std::string settings_json(const Settings& settings);
/// What the file does not mention is as in a fresh Settings, so that older files are good ones.
/// Error: BadSignature, Unsupported (a newer release's), or BadValue with the field named.
[[nodiscard]] Result<Settings> parse_settings(std::string_view json);

/// settings.json in a folder, UserData's as a rule.
class SettingsFile {
  public:
    explicit SettingsFile(const std::filesystem::path& folder);

    [[nodiscard]] Loaded<Settings> load() const;
    /// Empty, or one line for the player: they could not be saved, and the old ones are kept.
    [[nodiscard]] std::string save(const Settings& settings) const;

  private:
    PersistentFile file_;
};

} // namespace zx::play
