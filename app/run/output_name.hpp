// Checks the names of output files: --save and --screenshot, and those of script commands.
#pragma once

#include <string>

namespace zx::app {

/// Returns an empty text if a machine's state can be saved under this name, whose extension must be
/// that of a format that holds a state; else what is wrong with the name.
[[nodiscard]] std::string wrong_with_state_name(const std::string& path);

/// Returns an empty text if a tape can be written under this name, whose extension must be that of
/// a tape format that is written; else what is wrong with the name.
[[nodiscard]] std::string wrong_with_tape_name(const std::string& path);

/// Returns an empty text if a picture can be written under this name; else what is wrong with the
/// name. A name without an extension is accepted, as for a named pipe; any extension but .png is
/// refused, because pictures are PNG files.
[[nodiscard]] std::string wrong_with_picture_name(const std::string& path);

/// Returns an empty text if what is printed can be written under this name, as .png or .txt; else
/// what is wrong with the name.
[[nodiscard]] std::string wrong_with_paper_name(const std::string& path);

/// Returns an empty text, or what is wrong with the name of a recording.
[[nodiscard]] std::string wrong_with_recording_name(const std::string& path);

} // namespace zx::app
