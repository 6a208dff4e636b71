#include "app/duel/common/key_script.hpp"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "app/files/file.hpp"
#include "app/files/user_data.hpp"
#include "base/utf8.hpp"
#include "machine/strokes.hpp"

namespace zx::duel {
namespace {

std::string key_name(ula::Key key) {
    // In the order of ula::Key: half-rows from port 0xfe on, from the edge to the middle.
    for (int code = 0x21; code < 0x7f; ++code) {
        std::string name(1, static_cast<char>(code));
        const auto strokes = machine::strokes_from_text("{" + name + "}");
        if (strokes && strokes->size() == 1 && strokes->front().keys == std::vector{key}) {
            return name;
        }
    }
    switch (key) {
    case ula::Key::CapsShift: return "caps";
    case ula::Key::SymbolShift: return "sym";
    case ula::Key::Enter: return "enter";
    default: return "space";
    }
}

std::string stroke_name(const machine::Stroke& stroke) {
    std::string name;
    for (const ula::Key key : stroke.keys) {
        name += (name.empty() ? "" : "+") + key_name(key);
    }
    return name;
}

} // namespace

std::string script_comment(const std::string& text) {
    std::istringstream lines(text);
    std::string commented;
    for (std::string line; std::getline(lines, line);) {
        commented += "# " + terminal_safe(line) + "\n";
    }
    return commented;
}

std::string key_script(const app::LoadedGame& game,
                       const std::vector<oracle::PressedStroke>& pressed,
                       const std::string& about,
                       std::int64_t end_frame,
                       const std::string& script_name) {
    std::string script =
        script_comment("Found on: " + game.machine_text + "\nReplay: " + game.script_command +
                       (script_name.empty() ? "SCRIPT" : script_name) + "\n" + about);
    std::int64_t frame = game.script_frame;
    for (const oracle::PressedStroke& stroke : pressed) {
        if (stroke.frame > frame) {
            script += fmt::format("wait {}\n", stroke.frame - frame);
        }
        script += fmt::format(
            "press {} {} {}\n", stroke_name(stroke.stroke), stroke.keys.held, stroke.keys.released);
        frame = stroke.frame + frames_of(stroke.stroke, stroke.keys);
    }
    const std::int64_t rest = std::max<std::int64_t>(0, end_frame - frame) + ShownFrames;
    return fmt::format("{}wait {}\nscreen\n", script, rest);
}

Result<std::filesystem::path> save_script(const std::filesystem::path& folder,
                                          const std::string& script) {
    if (auto made = app::UserData::make_folder(folder); !made) {
        return tl::unexpected(made.error());
    }
    auto path = app::UserData::unused_name(folder, "duel", "script");
    const std::vector<std::uint8_t> bytes(script.begin(), script.end());
    if (auto written = app::write_file_atomically(path.string(), bytes); !written) {
        return tl::unexpected(written.error());
    }
    return path;
}

} // namespace zx::duel
