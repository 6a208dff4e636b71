#include "app/duel/check_report.hpp"

#include <algorithm>
#include <sstream>

#include <nlohmann/json.hpp>

#include "app/duel/common/key_script.hpp"
#include "base/utf8.hpp"
#include "shisen/oracle/report.hpp"

namespace zx::app {
namespace {

namespace oracle = shisen::oracle;
using nlohmann::json;
using oracle::TapeSubject;

/// The strokes of the steps on a tape that begins as every turn does.
struct Replay {
    std::vector<TapeSubject::Pressed> pressed;
    machine::Machine machine;
};

Replay replay_on(const oracle::LearnedTape& tape,
                 const Reported& reported,
                 const oracle::JudgeOptions& judge_options) {
    if (reported.shrunk.difference.at_start) {
        const auto subject = tape.first->copy();
        for (const oracle::Step& step : reported.shrunk.steps) {
            (void)subject->act(step);
        }
        const auto& played = dynamic_cast<const TapeSubject&>(*subject);
        return {played.pressed(), played.machine()};
    }
    const auto& start = tape.start_states.of(reported.shrunk.gravity);
    Replay replay{{}, dynamic_cast<const TapeSubject&>(start).machine()};
    const oracle::ReplayOptions options{
        oracle::Cause::AsItLooks, oracle::Confirm::Yes, 0, [&](const oracle::Subject& subject) {
            const auto& played = dynamic_cast<const TapeSubject&>(subject);
            replay = {played.pressed(), played.machine()};
        }};
    (void)oracle::replay(
        tape.start_states, reported.shrunk.gravity, reported.shrunk.steps, judge_options, options);
    return replay;
}

/// True if the state in which turns begin is reached from the loaded tape by the strokes that left
/// its title, and waiting.
bool title_is_left(const LoadedGame& game, const oracle::LearnedTape& tape) {
    machine::Machine machine = game.machine;
    const auto run_until = [&](std::int64_t frame) {
        while (machine.frames() < frame) {
            machine.run_frame();
        }
    };
    for (const TapeSubject::Pressed& stroke : tape.reader->opening()) {
        run_until(stroke.frame);
        machine::Console(machine).type({stroke.stroke}, stroke.keys);
    }
    run_until(tape.frame);
    return machine.hash() == tape.hash;
}

json cell_json(shisen::Cell cell) {
    return json::array({cell.row + 1, cell.column + 1});
}

json lines_json(const std::string& lines) {
    std::istringstream text(lines);
    json made = json::array();
    for (std::string line; std::getline(text, line);) {
        made.push_back(valid_utf8(line));
    }
    return made;
}

json board_json(const shisen::Board& board) {
    return lines_json(board.text());
}

template <class T, class Make> json maybe(const std::optional<T>& value, Make make) {
    return value ? json(make(*value)) : json(nullptr);
}

json pair_json(const shisen::Pair& pair) {
    return json::array({cell_json(pair.first), cell_json(pair.second)});
}

json expected_json(const oracle::Difference& difference) {
    const shisen::GameState& game = difference.expected.game;
    return {{"board", board_json(game.board)},
            {"number", game.start.number},
            {"cursor", cell_json(game.cursor)},
            {"selection", maybe(game.selection, cell_json)},
            {"hint", maybe(game.hint, pair_json)},
            {"border", oracle::colour_name(difference.expected_border)}};
}

/// Unknown values are left out.
json seen_json(const oracle::Observation& seen) {
    json made = {{"board", board_json(seen.board)}, {"border", oracle::colour_name(seen.border)}};
    if (seen.number) {
        made["number"] = *seen.number;
    }
    if (seen.cursor) {
        made["cursor"] = cell_json(*seen.cursor);
    }
    if (seen.selection) {
        made["selection"] = maybe(*seen.selection, cell_json);
    }
    if (seen.hint) {
        made["hint"] = maybe(*seen.hint, pair_json);
    }
    return made;
}

json difference_json(const Reported& reported) {
    const oracle::Difference& difference = reported.shrunk.difference;
    json steps = json::array();
    for (const oracle::Step& step : reported.shrunk.steps) {
        steps.push_back(oracle::step_text(step));
    }
    json cells = json::array();
    for (const shisen::Cell cell : difference.cells) {
        cells.push_back(cell_json(cell));
    }
    json made = {{"class", oracle::name_of(difference.fault)},
                 {"words", difference.words},
                 {"cells", cells},
                 {"start", start_text(reported)},
                 {"steps", steps},
                 {"keys", reported.shrunk.keys},
                 {"turn", reported.found.turn_index + 1},
                 {"board", reported.found.turn.board},
                 {"gravity", reported.shrunk.gravity == shisen::Gravity::On ? "on" : "off"},
                 {"expected", expected_json(difference)},
                 {"seen", maybe(difference.seen, seen_json)}};
    if (difference.at_start) {
        made["at_start"] = true;
    }
    if (reported.shrunk.cut) {
        made["shortening_cut"] = true;
    }
    if (!reported.evidence.script.empty()) {
        made["script"] = valid_utf8(reported.evidence.script);
        made["picture"] = valid_utf8(reported.evidence.picture);
        made["text"] = valid_utf8(reported.evidence.text);
    }
    return made;
}

json rules_json(const oracle::RuleVariants& rules) {
    json made = json::object();
    for (const oracle::RuleText& rule : oracle::all_rules()) {
        const oracle::Setting setting = rules.at(rule.rule);
        made[std::string(rule.name)] = {{"setting",
                                         setting == oracle::UnknownSetting
                                             ? json(nullptr)
                                             : json(oracle::setting_text(rule.rule, setting))},
                                        {"ours", setting == oracle::OurSetting}};
    }
    return made;
}

json comparisons_json(const oracle::Coverage& coverage) {
    json made = json::object();
    for (std::size_t i = 0; i < oracle::FaultCount; ++i) {
        const auto fault = static_cast<oracle::Fault>(i);
        const oracle::Comparisons& comparisons = coverage.of(fault);
        made[std::string(oracle::name_of(fault))] = {{"made", comparisons.made},
                                                     {"sure_to", comparisons.sure_to()},
                                                     {"skipped", comparisons.skipped},
                                                     {"why", oracle::why_skipped(coverage, fault)}};
    }
    return made;
}

json warnings_json(const std::vector<oracle::Warning>& warnings) {
    json made = json::array();
    for (const oracle::Warning& warning : warnings) {
        made.push_back(
            {{"name", warning.name}, {"count", warning.count}, {"words", warning.words}});
    }
    return made;
}

} // namespace

const char* start_text(const Reported& reported) {
    if (reported.shrunk.difference.at_start) {
        return "first board";
    }
    return reported.shrunk.gravity == shisen::Gravity::On ? "gravity on, new board"
                                                          : "gravity off, new board";
}

json json_of(const CheckOutcome& outcome) {
    const oracle::CheckTally& tally = outcome.tally;
    json counts = json::object();
    for (std::size_t i = 0; i < oracle::FaultCount; ++i) {
        counts[std::string(oracle::FaultNames[i])] = tally.count(static_cast<oracle::Fault>(i));
    }
    json found = json::array();
    for (const Reported& reported : outcome.reported) {
        found.push_back(difference_json(reported));
    }
    json consequences = json::array();
    for (const Consequence& consequence : outcome.consequences) {
        consequences.push_back({{"class", oracle::name_of(consequence.fault)},
                                {"follows_from", oracle::name_of(consequence.from)}});
    }
    return {{"tape", valid_utf8(outcome.name)},
            {"agreed", tally.agreed()},
            {"screen", lines_json(outcome.screen)},
            {"strict", outcome.strict},
            {"interrupted", outcome.interrupted},
            {"boards", {outcome.plan.first, outcome.plan.last}},
            {"seed", outcome.plan.seed},
            {"keys", tally.keys()},
            {"turns", tally.turns()},
            {"won", tally.won()},
            {"stuck", tally.stuck()},
            {"differences", counts},
            {"comparisons", comparisons_json(tally.coverage())},
            {"warnings", warnings_json(outcome.warnings())},
            {"rules", rules_json(tally.learned_rules())},
            {"found", found},
            {"consequences", consequences}};
}

std::string script_of(const LoadedGame& game,
                      const oracle::LearnedTape& tape,
                      const oracle::JudgeOptions& judge_options,
                      const Reported& reported,
                      const std::string& script_name,
                      const std::string& picture_name) {
    const oracle::Difference& difference = reported.shrunk.difference;
    const auto gravity = reported.shrunk.gravity;
    const std::string about =
        terminal_safe(game.name) + ": " + std::string(oracle::name_of(difference.fault)) + "\n" +
        difference.words + "\n" +
        (difference.at_start
             ? std::string("first board")
             : oracle::step_text(oracle::press(oracle::LearnedTape::key_to(gravity)))) +
        (reported.shrunk.steps.empty() ? "" : ", ") + oracle::steps_text(reported.shrunk.steps) +
        "\n" + oracle::both_sides(difference);
    Replay replay = replay_on(tape, reported, judge_options);
    const std::string script =
        script_of(game,
                  tape,
                  difference.at_start ? std::nullopt : std::optional(gravity),
                  std::move(replay.pressed),
                  about,
                  replay.machine.frames(),
                  script_name);
    return script + (picture_name.empty() ? "" : duel::screenshot_line(picture_name));
}

std::string script_of(const LoadedGame& game,
                      const oracle::LearnedTape& tape,
                      std::optional<shisen::Gravity> gravity,
                      std::vector<TapeSubject::Pressed> pressed,
                      const std::string& about,
                      std::int64_t end_frame,
                      const std::string& script_name) {
    if (gravity && tape.starts(*gravity)) {
        pressed.insert(pressed.begin(), tape.opening_of(*gravity));
    }
    const auto& title = tape.reader->opening();
    pressed.insert(pressed.begin(), title.begin(), title.end());
    const std::string warning =
        title_is_left(game, tape)
            ? ""
            : "The way from the game's title to its first board depends on more than keys: this "
              "script may fail.\n";
    return duel::key_script(game, pressed, about + warning, end_frame, script_name);
}

Outcome<void> write_evidence(const LoadedGame& game,
                             const oracle::LearnedTape& tape,
                             const oracle::JudgeOptions& judge_options,
                             const std::string& report_path,
                             Reported& reported) {
    const oracle::Difference& difference = reported.shrunk.difference;
    const auto make_script = [&](const std::string& script_name, const std::string& picture_name) {
        return script_of(game, tape, judge_options, reported, script_name, picture_name);
    };
    auto files = duel::write_evidence(report_path,
                                      std::string(oracle::name_of(difference.fault)),
                                      make_script,
                                      difference.words + "\n\n" + oracle::both_sides(difference),
                                      replay_on(tape, reported, judge_options).machine);
    if (!files) {
        return tl::unexpected(files.error());
    }
    reported.evidence = std::move(*files);
    return {};
}

} // namespace zx::app
