#include "app/emulator/remembered.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "app/toolkit/json_fields.hpp"
#include "base/utf8.hpp"
#include "machine/model.hpp"

namespace zx::app {
namespace {

using play::Json;
using play::JsonFields;

constexpr std::string_view Kind = "emulator";
constexpr std::size_t LargestFile = std::size_t{1} << 21;

bool is_utf8(const std::string& text) {
    return valid_utf8(text) == text;
}

/// Returns the word of the present choice; empty if nothing was chosen.
std::string word_of(const SettingRow& row, const EmulatorSettings& settings) {
    if (row.key == "joystick" && !settings.joystick) {
        return {};
    }
    return std::string(row.choices[row.get(settings, {})].word);
}

Json words_json(const SettingWords& words) {
    Json object = Json::object();
    for (const auto& [key, word] : words) {
        object[key] = word;
    }
    return object;
}

/// Reads an object of texts; members of another type make the field wrong.
SettingWords read_words(JsonFields& fields, const Json& parent, const char* name) {
    SettingWords words;
    const auto found = parent.find(name);
    if (found == parent.end()) {
        return words;
    }
    if (!found->is_object()) {
        fields.wrong(name);
        return words;
    }
    for (const auto& [key, word] : found->items()) {
        if (word.is_string()) {
            words[key] = word.get<std::string>();
        } else {
            fields.wrong(name);
        }
    }
    return words;
}

void read_recent(JsonFields& fields, Remembered& memory) {
    const Json* const recent = fields.array("recent");
    if (recent == nullptr) {
        return;
    }
    for (const Json& path : *recent) {
        if (!path.is_string()) {
            fields.wrong("recent");
        } else if (memory.recent.size() < Remembered::MostRecent) {
            memory.recent.push_back(path.get<std::string>());
        }
    }
}

void read_programs(JsonFields& fields, const Json& object, Remembered& memory) {
    const auto programs = object.find("programs");
    if (programs == object.end()) {
        return;
    }
    if (!programs->is_object()) {
        fields.wrong("programs");
        return;
    }
    for (const auto& [crc, entry] : programs->items()) {
        if (!entry.is_object()) {
            fields.wrong("programs");
            continue;
        }
        JsonFields inner(entry, "programs");
        ProgramMemory program;
        program.settings = read_words(inner, entry, "settings");
        program.keys = read_words(inner, entry, "keys");
        program.model = inner.text("model").value_or("");
        if (!inner.result()) {
            fields.wrong("programs");
        }
        memory.programs[crc] = std::move(program);
    }
}

/// Takes over the other's value if this window has not changed its own.
template <class Value> void merge_value(Value& mine, const Value& base, const Value& theirs) {
    if (mine == base) {
        mine = theirs;
    }
}

/// Merges the values of each key; without a key the value is that of a missing one.
template <class Map, class Merge>
void merge_map(Map& mine, const Map& base, const Map& theirs, Merge merge) {
    using Value = typename Map::mapped_type;
    const auto value_in = [](const Map& map, const std::string& key) {
        const auto found = map.find(key);
        return found == map.end() ? Value{} : found->second;
    };
    Map merged;
    for (const Map* const each : {&std::as_const(mine), &theirs}) {
        for (const auto& [key, ignored] : *each) {
            Value value = value_in(mine, key);
            merge(value, value_in(base, key), value_in(theirs, key));
            if (value != Value{}) {
                merged[key] = std::move(value);
            }
        }
    }
    mine = std::move(merged);
}

void merge_program(ProgramMemory& mine, const ProgramMemory& base, const ProgramMemory& theirs) {
    merge_map(mine.settings, base.settings, theirs.settings, &merge_value<std::string>);
    merge_map(mine.keys, base.keys, theirs.keys, &merge_value<std::string>);
    merge_value(mine.model, base.model, theirs.model);
}

} // namespace

Remembered merge_remembered(Remembered mine, const Remembered& base, const Remembered& theirs) {
    merge_map(mine.settings, base.settings, theirs.settings, &merge_value<std::string>);
    merge_value(mine.model, base.model, theirs.model);
    merge_map(mine.keys, base.keys, theirs.keys, &merge_value<std::string>);
    merge_value(mine.window_width, base.window_width, theirs.window_width);
    merge_value(mine.window_height, base.window_height, theirs.window_height);
    merge_value(mine.folder, base.folder, theirs.folder);
    if (mine.recent == base.recent) {
        mine.recent = theirs.recent;
    }
    for (const std::string& path : theirs.recent) {
        const bool known =
            std::find(mine.recent.begin(), mine.recent.end(), path) != mine.recent.end();
        if (!known && mine.recent.size() < Remembered::MostRecent) {
            mine.recent.push_back(path);
        }
    }
    merge_map(mine.programs, base.programs, theirs.programs, &merge_program);
    merge_value(mine.session_name, base.session_name, theirs.session_name);
    merge_value(mine.session_program, base.session_program, theirs.session_program);
    merge_value(mine.quick_name, base.quick_name, theirs.quick_name);
    merge_value(mine.quick_program, base.quick_program, theirs.quick_program);
    merge_value(mine.earlier_quick_name, base.earlier_quick_name, theirs.earlier_quick_name);
    merge_value(
        mine.earlier_quick_program, base.earlier_quick_program, theirs.earlier_quick_program);
    merge_value(mine.introduced, base.introduced, theirs.introduced);
    return mine;
}

void remember_file(Remembered& memory, const std::filesystem::path& path) {
    std::error_code error;
    const auto absolute = std::filesystem::absolute(path, error).lexically_normal();
    const std::string text = absolute.string();
    if (error || !is_utf8(text)) {
        return;
    }
    memory.folder = absolute.parent_path().string();
    std::erase(memory.recent, text);
    memory.recent.insert(memory.recent.begin(), text);
    if (memory.recent.size() > Remembered::MostRecent) {
        memory.recent.resize(Remembered::MostRecent);
    }
}

void remember_settings(Remembered& memory,
                       const EmulatorSettings& before,
                       const EmulatorSettings& now,
                       const std::string& program) {
    for (const SettingRow& row : setting_rows()) {
        const std::string word = word_of(row, now);
        if (word.empty() || word == word_of(row, before)) {
            continue;
        }
        const std::string key(row.key);
        if (!row.of_program || program.empty()) {
            memory.settings[key] = word;
        } else if (memory.programs.contains(program) ||
                   memory.programs.size() < Remembered::MostPrograms) {
            memory.programs[program].settings[key] = word;
        }
    }
}

void remember_model(Remembered& memory, machine::Model model, const std::string& program) {
    memory.model = machine::record_of(model).key;
    if (!program.empty() &&
        (memory.programs.contains(program) || memory.programs.size() < Remembered::MostPrograms)) {
        memory.programs[program].model = memory.model;
    }
}

void remember_mapping(Remembered& memory, const KeyMapping& mapping, const std::string& program) {
    if (program.empty()) {
        memory.keys = mapping;
    } else if (memory.programs.contains(program) ||
               memory.programs.size() < Remembered::MostPrograms) {
        memory.programs[program].keys = mapping;
    }
}

KeyMapping recall_mapping(const Remembered& memory, const std::string& program) {
    const auto known = memory.programs.find(program);
    const bool own = known != memory.programs.end() && !known->second.keys.empty();
    return own ? known->second.keys : memory.keys;
}

void recall_settings(const SettingWords& words,
                     const std::vector<std::string>& given,
                     EmulatorSettings& settings) {
    const auto is_given = [&](std::string_view key) {
        return std::find(given.begin(), given.end(), key) != given.end();
    };
    // The rows are in the order of the table: "mute" follows "volume", which switches sound on.
    const bool muted = settings.mute;
    for (const SettingRow& row : setting_rows()) {
        const auto found = words.find(std::string(row.key));
        if (found != words.end() && !is_given(row.key)) {
            (void)choose_setting(row, settings, found->second);
        }
        if (row.key == "volume") {
            settings.mute = muted;
        }
    }
}

void recall_program(const Remembered& memory,
                    const std::string& program,
                    const std::vector<std::string>& given,
                    EmulatorSettings& settings) {
    const EmulatorSettings fresh;
    const auto known = memory.programs.find(program);
    for (const SettingRow& row : setting_rows()) {
        if (!row.of_program || std::find(given.begin(), given.end(), row.key) != given.end()) {
            continue;
        }
        if (row.key == "joystick") {
            settings.joystick = fresh.joystick;
        } else {
            row.set(settings, row.get(fresh, {}));
        }
        const std::string key(row.key);
        for (const SettingWords* const words :
             {&memory.settings,
              known == memory.programs.end() ? nullptr : &known->second.settings}) {
            if (words != nullptr && words->contains(key)) {
                (void)choose_setting(row, settings, words->at(key));
            }
        }
    }
}

std::string program_key(std::uint32_t crc) {
    std::array<char, 9> digits{};
    (void)std::snprintf(digits.data(), digits.size(), "%08x", crc);
    return digits.data();
}

std::string remembered_json(const Remembered& memory) {
    Json object = play::json_header(Kind);
    object["settings"] = words_json(memory.settings);
    object["model"] = memory.model;
    object["keys"] = words_json(memory.keys);
    object["window_width"] = memory.window_width;
    object["window_height"] = memory.window_height;
    object["folder"] = memory.folder;
    object["recent"] = memory.recent;
    Json programs = Json::object();
    for (const auto& [crc, program] : memory.programs) {
        programs[crc] = {{"settings", words_json(program.settings)}, {"model", program.model}};
        if (!program.keys.empty()) {
            programs[crc]["keys"] = words_json(program.keys);
        }
    }
    object["programs"] = std::move(programs);
    object["session_name"] = valid_utf8(memory.session_name);
    object["session_program"] = memory.session_program;
    object["quick_name"] = valid_utf8(memory.quick_name);
    object["quick_program"] = memory.quick_program;
    object["earlier_quick_name"] = valid_utf8(memory.earlier_quick_name);
    object["earlier_quick_program"] = memory.earlier_quick_program;
    object["introduced"] = memory.introduced;
    return play::json_file_text(object);
}

Result<Remembered> parse_remembered(std::string_view json) {
    const auto object = play::parse_json_file(json, Kind);
    if (!object) {
        return tl::unexpected<Error>(object.error());
    }
    JsonFields fields(*object, "");
    Remembered memory;
    memory.settings = read_words(fields, *object, "settings");
    memory.keys = read_words(fields, *object, "keys");
    memory.model = fields.text("model").value_or("");
    constexpr std::uint32_t LargestWindow = 32'768;
    fields.read("window_width", memory.window_width, LargestWindow);
    fields.read("window_height", memory.window_height, LargestWindow);
    memory.folder = fields.text("folder").value_or("");
    read_recent(fields, memory);
    read_programs(fields, *object, memory);
    memory.session_name = fields.text("session_name").value_or("");
    memory.session_program = fields.text("session_program").value_or("");
    memory.quick_name = fields.text("quick_name").value_or("");
    memory.quick_program = fields.text("quick_program").value_or("");
    memory.earlier_quick_name = fields.text("earlier_quick_name").value_or("");
    memory.earlier_quick_program = fields.text("earlier_quick_program").value_or("");
    fields.read("introduced", memory.introduced);
    return fields.result().map([&] { return memory; });
}

RememberedFile::RememberedFile(const std::filesystem::path& folder)
    : file_(folder, "emulator.json", LargestFile) {}

play::Loaded<Remembered> RememberedFile::load() {
    if (file_.path().empty()) {
        return {};
    }
    auto loaded = load_persistent(file_, Remembered{}, &parse_remembered);
    base_ = loaded.value;
    return loaded;
}

Remembered RememberedFile::merged(const Remembered& memory) const {
    const auto text = file_.path().empty() ? std::nullopt : file_.read().value_or(std::nullopt);
    const auto current = text ? parse_remembered(*text) : Result<Remembered>(base_);
    return merge_remembered(memory, base_, current.value_or(base_));
}

std::string RememberedFile::save(const Remembered& memory) {
    if (file_.path().empty()) {
        return {};
    }
    const auto lock = file_.lock();
    if (!lock) {
        return file_.in_words(lock.error());
    }
    // A file that is missing or damaged has no changes of another window.
    const auto current = load_locked(file_, base_, &parse_remembered);
    if (!current.may_write) {
        return current.notice;
    }
    const auto written =
        file_.write(remembered_json(merge_remembered(memory, base_, current.value)));
    if (written) {
        base_ = memory;
    }
    return written ? current.notice : file_.in_words(written.error());
}

} // namespace zx::app
