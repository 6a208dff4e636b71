// The player's settings, kept in settings.json.
#pragma once

#include <filesystem>
#include <map>
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
    /// True if the tutorial of the first start was finished or skipped.
    bool tutorial_seen = false;
    /// Keys that the player has bound: the name of the key to the word of a command
    /// (app/play/controller/key_binding.hpp).
    std::map<std::string, std::string> keys{};
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Returns the text of the file.
[[nodiscard]] std::string settings_json(const Settings& settings);
/// Settings that are missing from the file have the values of a fresh Settings, so that older files
/// stay valid. Error: BadSignature, Unsupported (from a newer release), or BadValue with the field
/// named.
[[nodiscard]] Result<Settings> parse_settings(std::string_view json);

/// The file settings.json in a folder, normally that of UserData.
class SettingsFile {
  public:
    explicit SettingsFile(const std::filesystem::path& folder);

    [[nodiscard]] Loaded<Settings> load() const;
    /// Returns an empty text, or one line for the player if the settings could not be saved; the
    /// old file is then kept.
    [[nodiscard]] std::string save(const Settings& settings) const;

  private:
    PersistentFile file_;
};

} // namespace zx::play
