#include "app/play/records/settings.hpp"

#include "app/toolkit/json_fields.hpp"

namespace zx::play {
namespace {

constexpr std::string_view SettingsKind = "settings";
constexpr std::size_t LargestSettings = std::size_t{1} << 16;

// In the order of the enumerations.
constexpr std::array<std::string_view, 3> TileWords{"pictures", "letters", "mahjong"};
constexpr std::array<std::string_view, 3> PaletteWords{"standard", "high-contrast", "colour-blind"};
constexpr std::array<std::string_view, 2> ThemeWords{"light", "dark"};
constexpr std::array<std::string_view, 2> GravityWords{"off", "on"};

template <class Enum, std::size_t N>
std::string_view word_of(Enum value, const std::array<std::string_view, N>& words) {
    return words[static_cast<std::size_t>(value)];
}

} // namespace

std::string settings_json(const Settings& settings) {
    Json object = json_header(SettingsKind);
    object["tiles"] = word_of(settings.appearance.tiles, TileWords);
    object["palette"] = word_of(settings.appearance.palette, PaletteWords);
    object["theme"] = word_of(settings.appearance.theme, ThemeWords);
    object["corner_letters"] = settings.appearance.corner_letters;
    object["light"] = settings.light;
    object["sound"] = settings.sound;
    object["winnable_only"] = settings.winnable_only;
    object["full_screen"] = settings.full_screen;
    object["size"] = shisen::size_text(settings.size);
    object["gravity"] = word_of(settings.gravity, GravityWords);
    object["lesson_seen"] = settings.tutorial_seen;
    object["keys"] = Json::object();
    for (const auto& [key, command] : settings.keys) {
        object["keys"][key] = command;
    }
    return json_file_text(object);
}

Result<Settings> parse_settings(std::string_view json) {
    const auto object = parse_json_file(json, SettingsKind);
    if (!object) {
        return tl::unexpected<Error>(object.error());
    }
    JsonFields fields(*object, "");
    Settings settings;
    fields.read("tiles", settings.appearance.tiles, TileWords);
    fields.read("palette", settings.appearance.palette, PaletteWords);
    fields.read("theme", settings.appearance.theme, ThemeWords);
    fields.read("corner_letters", settings.appearance.corner_letters);
    fields.read("light", settings.light);
    fields.read("sound", settings.sound);
    fields.read("winnable_only", settings.winnable_only);
    fields.read("full_screen", settings.full_screen);
    fields.read("gravity", settings.gravity, GravityWords);
    fields.read("lesson_seen", settings.tutorial_seen);
    if (const auto keys = object->find("keys"); keys != object->end()) {
        for (const auto& [key, command] : keys->items()) {
            if (keys->is_object() && command.is_string()) {
                settings.keys[key] = command.get<std::string>();
            } else {
                fields.wrong("keys");
            }
        }
        if (!keys->is_object()) {
            fields.wrong("keys");
        }
    }
    if (const auto text = fields.text("size")) {
        if (const auto size = shisen::parse_size(*text)) {
            settings.size = *size;
        } else {
            fields.wrong("size");
        }
    }
    return fields.result().map([&] { return settings; });
}

SettingsFile::SettingsFile(const std::filesystem::path& folder)
    : file_(folder, "settings.json", LargestSettings) {}

Loaded<Settings> SettingsFile::load() const {
    return load_persistent(file_, Settings{}, &parse_settings);
}

std::string SettingsFile::save(const Settings& settings) const {
    const auto lock = file_.lock();
    if (!lock) {
        return file_.in_words(lock.error());
    }
    const auto current = load_locked(file_, Settings{}, &parse_settings);
    if (!current.may_write) {
        return current.notice;
    }
    const auto written = file_.write(settings_json(settings));
    return written ? current.notice : file_.in_words(written.error());
}

} // namespace zx::play
