#include "app/duel/common/game_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "app/duel/common/key_script.hpp"
#include "base/utf8.hpp"

namespace zx::duel {
namespace {

using nlohmann::json;

json found_json(const ShownDifference& found, const Evidence& evidence) {
    json made = {{"class", found.difference.fault},
                 {"words", found.difference.words},
                 {"steps", found.steps},
                 {"keys", found.keys},
                 {"sides", found.sides}};
    if (!evidence.script.empty()) {
        made["script"] = valid_utf8(evidence.script);
        made["picture"] = valid_utf8(evidence.picture);
        made["text"] = valid_utf8(evidence.text);
    }
    return made;
}

} // namespace

std::string text_of(const GameOutcome& outcome) {
    std::string text = fmt::format("{}: {} keys, {}{}\n",
                                   terminal_safe(outcome.tape),
                                   outcome.keys,
                                   outcome.found ? "differs from the rules" : "no difference",
                                   outcome.interrupted ? " (interrupted)" : "");
    for (const auto& [name, setting] : outcome.rules) {
        text += fmt::format("{}: {}\n", name, setting);
    }
    if (outcome.found) {
        text += outcome.found->difference.fault + ": " + outcome.found->difference.words + "\n";
        text += fmt::format("keys: {}\n", fmt::join(outcome.found->steps, " "));
        text += outcome.found->sides;
    }
    return text + evidence_text(outcome.evidence);
}

std::string json_text(const GameOutcome& outcome) {
    json rules = json::object();
    for (const auto& [name, setting] : outcome.rules) {
        rules[name] = setting;
    }
    json found = json::array();
    if (outcome.found) {
        found.push_back(found_json(*outcome.found, outcome.evidence));
    }
    const json made = {{"tape", valid_utf8(outcome.tape)},
                       {"agreed", !outcome.found},
                       {"strict", outcome.strict},
                       {"interrupted", outcome.interrupted},
                       {"seed", outcome.seed},
                       {"keys", outcome.keys},
                       {"rules", rules},
                       {"found", found}};
    return made.dump(2) + "\n";
}

std::string script_of(const app::LoadedGame& game,
                      const ShownDifference& found,
                      const std::string& script_name,
                      const std::string& picture_name) {
    const std::string about = fmt::format("{}: {}\n{}\n{}\n{}",
                                          terminal_safe(game.name),
                                          found.difference.fault,
                                          found.difference.words,
                                          fmt::join(found.steps, " "),
                                          found.sides);
    return key_script(game, found.pressed, about, found.end.frames(), script_name) +
           (picture_name.empty() ? "" : screenshot_line(picture_name));
}

app::Outcome<void> write_game_report(const std::string& report_path,
                                     const app::LoadedGame& game,
                                     GameOutcome& outcome) {
    if (outcome.found) {
        const auto make_script = [&](const std::string& script_name,
                                     const std::string& picture_name) {
            return script_of(game, *outcome.found, script_name, picture_name);
        };
        auto files = write_evidence(report_path,
                                    outcome.found->difference.fault,
                                    make_script,
                                    outcome.found->difference.words + "\n\n" + outcome.found->sides,
                                    outcome.found->end);
        if (!files) {
            return tl::unexpected(files.error());
        }
        outcome.evidence = std::move(*files);
    }
    return write_text(report_path, json_text(outcome));
}

} // namespace zx::duel
