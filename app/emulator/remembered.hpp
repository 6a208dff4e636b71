// What the emulator's window remembers from one start to the next: emulator.json in the user's
// configuration folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/input/host_keyboard.hpp"
#include "app/run/emulator_settings.hpp"
#include "app/toolkit/persistent_file.hpp"

namespace zx::app {

/// Words of settings by their key in the table of emulator_settings.hpp.
using SettingWords = std::map<std::string, std::string>;

/// What belongs to one program.
struct ProgramMemory {
    SettingWords settings;
    /// The key of the model, or empty.
    std::string model;
    /// Words of targets by the name of a host key or button.
    KeyMapping keys;

    friend bool operator==(const ProgramMemory&, const ProgramMemory&) = default;
};

struct Remembered {
    static constexpr std::size_t MostRecent = 20;
    static constexpr std::size_t MostPrograms = 2'000;

    SettingWords settings;
    /// The key of the model that was chosen last, or empty.
    std::string model;
    /// The mapping for programs without one of their own.
    KeyMapping keys;
    /// Size of the window in window points; 0: none remembered.
    std::uint32_t window_width = 0;
    std::uint32_t window_height = 0;
    /// The folder of the file that was opened last.
    std::string folder;
    /// Paths of the files opened last, the newest first.
    std::vector<std::string> recent;
    /// By the CRC-32 of the opened bytes, as eight hexadecimal digits.
    std::map<std::string, ProgramMemory> programs;
    /// The program of the saved session.
    std::string session_name;
    std::string session_program;
    /// The program of the quick save.
    std::string quick_name;
    std::string quick_program;
    /// The program of the quick save before it, which can be brought back.
    std::string earlier_quick_name;
    std::string earlier_quick_program;
    /// The lines for the first start have been read.
    bool introduced = false;

    friend bool operator==(const Remembered&, const Remembered&) = default;
};

/// Puts a file at the head of the list of recent files. A path that is not UTF-8 is not remembered,
/// because JSON cannot hold it.
void remember_file(Remembered& memory, const std::filesystem::path& path);

/// Remembers every setting in which the two differ: those that belong to a program for this program
/// (empty: none runs), the others in general.
void remember_settings(Remembered& memory,
                       const EmulatorSettings& before,
                       const EmulatorSettings& now,
                       const std::string& program);

/// Remembers the model, in general and for this program (empty: none).
void remember_model(Remembered& memory, machine::Model model, const std::string& program);

/// Changes the settings to the remembered words, except those whose keys are in `given`. Unknown
/// keys and words are ignored.
void recall_settings(const SettingWords& words,
                     const std::vector<std::string>& given,
                     EmulatorSettings& settings);

/// Remembers the key mapping for this program (empty: in general).
void remember_mapping(Remembered& memory, const KeyMapping& mapping, const std::string& program);
/// Returns the mapping of a program, or the general one if it has none.
[[nodiscard]] KeyMapping recall_mapping(const Remembered& memory, const std::string& program);

/// Takes over the settings that belong to a program, except those in `given`. What is not remembered
/// for it is as remembered without a program, or as at the first start.
void recall_program(const Remembered& memory,
                    const std::string& program,
                    const std::vector<std::string>& given,
                    EmulatorSettings& settings);

/// Returns the key of a program in Remembered::programs.
[[nodiscard]] std::string program_key(std::uint32_t crc);

/// Returns `mine` with what another window has saved since: values that this window has not changed
/// since `base` are those of `theirs`, the content of the file.
[[nodiscard]] Remembered
merge_remembered(Remembered mine, const Remembered& base, const Remembered& theirs);

[[nodiscard]] std::string remembered_json(const Remembered& memory);
/// Error: the text is not such a file, or a field has a wrong type.
[[nodiscard]] Result<Remembered> parse_remembered(std::string_view json);

class RememberedFile {
  public:
    /// An empty folder: nothing is read or written.
    explicit RememberedFile(const std::filesystem::path& folder);

    /// A file that cannot be understood is renamed and reported.
    [[nodiscard]] play::Loaded<Remembered> load();
    /// Writes what was changed since the last call of load() or save(), and keeps what another
    /// window has written. Returns an empty text, or one line about what went wrong.
    [[nodiscard]] std::string save(const Remembered& memory);
    /// Returns what save() would write now.
    [[nodiscard]] Remembered merged(const Remembered& memory) const;

  private:
    play::PersistentFile file_;
    /// What the last call of load() has returned, or the last call of save() was given.
    Remembered base_;
};

} // namespace zx::app
