#include "app/duel/common/evidence.hpp"

#include <cstdint>
#include <filesystem>
#include <utility>
#include <vector>

#include "app/duel/common/key_script.hpp"
#include "app/files/file.hpp"
#include "app/headless/script.hpp"
#include "app/run/loaded_game.hpp"
#include "app/run/outputs.hpp"
#include "base/utf8.hpp"

namespace zx::duel {

std::string evidence_text(const Evidence& files) {
    return files.script.empty() ? ""
                                : "script: " + terminal_safe(files.script) +
                                      ", pictures: " + terminal_safe(files.picture) + ", " +
                                      terminal_safe(files.text) + "\n";
}

std::string screenshot_line(const std::string& picture_name) {
    return "screenshot " + app::quoted_for_script(picture_name) + "\n";
}

app::Outcome<void> write_text(const std::string& path, const std::string& text) {
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    if (auto written = app::write_file_atomically(path, bytes); !written) {
        return app::file_failure(written.error(), path);
    }
    return {};
}

app::Outcome<Evidence> write_evidence(const std::string& report_path,
                                      const std::string& fault,
                                      const MakeScript& make_script,
                                      const std::string& text,
                                      machine::Machine end) {
    namespace fs = std::filesystem;
    const std::string stem = fs::path(report_path).replace_extension().string() + "-" + fault;
    const std::string name = fs::path(stem).filename().string();
    Evidence files{stem + ".script", stem + ".png", stem + ".txt"};
    const std::string script = make_script(app::shell_word(files.script), name + "-replayed.png");
    if (auto written = write_text(files.script, script); !written) {
        return tl::unexpected(written.error());
    }
    if (auto written = write_text(files.text, text); !written) {
        return tl::unexpected(written.error());
    }
    end.set_picture(true);
    for (int frame = 0; frame < ShownFrames; ++frame) {
        end.run_frame();
    }
    if (auto written = app::write_screenshot(end, files.picture); !written) {
        return tl::unexpected(written.error());
    }
    return files;
}

} // namespace zx::duel
