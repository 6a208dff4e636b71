// Writes the files that show one difference: a script that `run --headless --script` replays, the
// tape's screen as a picture, and both sides as text.
#pragma once

#include <functional>
#include <string>

#include "app/common/failure.hpp"
#include "machine/machine.hpp"

namespace zx::duel {

/// The names of the files; empty if none were written.
struct Evidence {
    std::string script;
    std::string picture;
    std::string text;
};

/// Returns a script. script_name, as a word of a shell, is the name of its file; the script writes
/// the screen at its end to picture_name.
using MakeScript =
    std::function<std::string(const std::string& script_name, const std::string& picture_name)>;

/// Writes the files next to the report: "R-path.txt" for "R.json" and the class "path". `end` is the
/// machine after the script's keys.
[[nodiscard]] app::Outcome<Evidence> write_evidence(const std::string& report_path,
                                                    const std::string& fault,
                                                    const MakeScript& make_script,
                                                    const std::string& text,
                                                    machine::Machine end);

/// Returns a line with the names; empty if no files were written.
[[nodiscard]] std::string evidence_text(const Evidence& files);

/// Returns the line of a script that writes the screen to a picture.
[[nodiscard]] std::string screenshot_line(const std::string& picture_name);

/// Writes a text file. The failure names the path.
[[nodiscard]] app::Outcome<void> write_text(const std::string& path, const std::string& text);

} // namespace zx::duel
