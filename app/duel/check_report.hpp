// Writes the results of `check`: the report as JSON, and for each difference class a script that
// `run --headless --script` replays, the tape's screen as a picture, and both boards as text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/common/failure.hpp"
#include "app/duel/common/evidence.hpp"
#include "app/run/loaded_game.hpp"
#include "shisen/oracle/shorten.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace zx::app {

/// A difference that was found, with its shrunk list of steps.
struct Reported {
    shisen::oracle::Finding found;
    shisen::oracle::Shrunk shrunk;
    duel::Evidence evidence{};
};

/// A class of differences that follow from a fault of another class; they have no report.
struct Consequence {
    shisen::oracle::Fault fault{};
    shisen::oracle::Fault from{};
};

struct CheckOutcome {
    std::string name;
    /// What was learned of the tape's screen: lines of text, see Reader::describe().
    std::string screen;
    bool strict = true;
    bool interrupted = false;
    shisen::oracle::CheckPlan plan;
    shisen::oracle::CheckTally tally;
    std::vector<Reported> reported;
    std::vector<Consequence> consequences{};

    [[nodiscard]] std::vector<shisen::oracle::Warning> warnings() const {
        std::vector<std::string> keys;
        for (const auto& [key, count] : tally.extra_keys()) {
            keys.push_back(key);
        }
        std::vector<std::string> entries;
        for (const auto& [entry, count] : tally.odd_entries()) {
            entries.push_back(entry);
        }
        return shisen::oracle::warnings_of(tally.coverage(), keys, entries);
    }
};

[[nodiscard]] nlohmann::json json_of(const CheckOutcome& outcome);

/// Returns what the tape shows before the steps of a difference: "first board", "gravity on, new board" or
/// "gravity off, new board".
[[nodiscard]] const char* start_text(const Reported& reported);

/// Returns the keys of the steps as a script; its first lines say what the player should see. The
/// steps are played again under the same judge options.
[[nodiscard]] std::string script_of(const LoadedGame& game,
                                    const shisen::oracle::LearnedTape& tape,
                                    const shisen::oracle::JudgeOptions& judge_options,
                                    const Reported& reported,
                                    const std::string& script_name,
                                    const std::string& picture_name);

/// Returns the strokes as a script (duel::key_script) on a tape that shows a new board in this
/// variant; without one, the program's first board.
[[nodiscard]] std::string script_of(const LoadedGame& game,
                                    const shisen::oracle::LearnedTape& tape,
                                    std::optional<shisen::Gravity> gravity,
                                    std::vector<shisen::oracle::TapeSubject::Pressed> pressed,
                                    const std::string& about,
                                    std::int64_t end_frame = 0,
                                    const std::string& script_name = {});

/// Writes script, picture and text next to the report: "R-path.txt" for "R.json".
[[nodiscard]] Outcome<void> write_evidence(const LoadedGame& game,
                                           const shisen::oracle::LearnedTape& tape,
                                           const shisen::oracle::JudgeOptions& judge_options,
                                           const std::string& report_path,
                                           Reported& reported);

} // namespace zx::app
