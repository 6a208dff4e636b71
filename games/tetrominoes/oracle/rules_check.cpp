#include "games/tetrominoes/oracle/rules_check.hpp"

#include <random>

#include "games/tetrominoes/player.hpp"
#include "machine/strokes.hpp"

namespace tetrominoes {
namespace {

using zx::oracle::TurnDifference;
using zx::oracle::TurnFinding;

/// Frames in which the first piece must appear.
constexpr int FirstPieceFrames = 400;
constexpr int HeldFrames = 3;
/// The program may take this long to draw what a key has done.
constexpr int AfterKeyFrames = 7;
/// The same for the first piece of a later game, for which the program sets itself up.
constexpr int FirstPieceOfGameFrames = 60;
/// Limits the work of shrinking, in presses.
constexpr std::size_t MostShrunkPresses = 3'000;

char character_of(Key key) {
    constexpr std::string_view Characters = ".jlk ";
    return key == Key::None ? '\0' : Characters[static_cast<std::size_t>(key)];
}

std::string fault_of_key(char key) {
    switch (key_of(key)) {
    case Key::Left:
    case Key::Right: return "shift";
    case Key::Rotate: return "rotate";
    case Key::Drop: return "drop";
    case Key::None: break;
    }
    return "keys";
}

std::vector<zx::ula::Key> keys_of(char key) {
    const auto strokes = zx::machine::strokes_from_text(std::string(1, key));
    return strokes && !strokes->empty() ? strokes->front().keys : std::vector<zx::ula::Key>{};
}

/// Returns the states of the first game in which a piece has just fallen by a row, if no key is
/// pressed: while a tape is being loaded, nobody plays.
std::vector<State> states_without_keys() {
    std::vector<State> states{tetrominoes::begin()};
    State state = states.front();
    while (state.phase == Phase::Falling) {
        advance(state, Key::None);
        if (state.timer == state.ticks_per_row && state.phase == Phase::Falling) {
            states.push_back(state);
        }
    }
    return states;
}

} // namespace

std::string presses_text(const std::vector<Press>& presses) {
    std::string text;
    for (const Press& press : presses) {
        text += text.empty() ? "" : " ";
        text += press.key == 0 ? '.' : press.key == ' ' ? '_' : press.key;
        text += std::to_string(press.frames);
    }
    return text;
}

struct RulesCheck::Run {
    Run(const zx::machine::Machine& start, const State& state) : machine(start) {
        // The piece has just appeared or fallen, or stands there for some ticks.
        for (State assumed = state; assumed.timer > 0; --assumed.timer) {
            rules.assume(assumed);
        }
        rules.assume_setting_up(state);
        last = rules.state();
    }

    zx::machine::Machine machine;
    zx::oracle::TimedLockstep<TimedRules> rules{TimedRules{}};
    /// The state before the current frame, and frames since something happened.
    State last;
    int since_piece = 1000;
    int since_row = 1000;
    int since_key = 1000;
    char key = 0;

    [[nodiscard]] std::string fault(const View& seen) const {
        const View expected = TimedRules{}.look(last);
        if (expected.tiles == seen.tiles && expected.score != seen.score) {
            return "score";
        }
        if (last.phase == Phase::Over || since_piece < 0) {
            return "over";
        }
        if (last.phase == Phase::Collapsing || since_row <= AfterKeyFrames) {
            return "rows";
        }
        const bool first_piece = last.games > 1 && last.pieces == 1;
        if (since_piece <= (first_piece ? FirstPieceOfGameFrames : AfterKeyFrames)) {
            return "piece";
        }
        for (const int rows : {-1, 1}) {
            State fallen = last;
            fallen.falling.centre.row += rows;
            if (fits(fallen.well, fallen.falling) &&
                TimedRules{}.look(fallen).tiles == seen.tiles) {
                return last.dropping ? "drop" : "fall";
            }
        }
        if (since_key <= AfterKeyFrames || (last.dropping && key == ' ')) {
            return fault_of_key(key);
        }
        return "fall";
    }
};

zx::Result<RulesCheck> RulesCheck::begin(const zx::machine::Machine& machine) {
    const std::vector<State> states = states_without_keys();
    zx::machine::Machine running(machine);
    for (int frame = 0; frame < FirstPieceFrames; ++frame) {
        for (const State& state : states) {
            if (const auto reader = WellReader::learn(running, state)) {
                return RulesCheck(running, *reader, state);
            }
        }
        running.run_frame();
    }
    return zx::fail(zx::ErrorCode::BadSignature,
                    0,
                    "this is no Tetrominoes: no well with its first pieces and a score of 0000");
}

std::optional<TurnDifference> RulesCheck::take(Run& run, const Press& press) {
    const auto keys = keys_of(press.key);
    const Key meaning = key_of(press.key);
    for (const auto key : keys) {
        run.machine.keyboard().press(key);
    }
    if (press.key != 0) {
        run.key = press.key;
        run.since_key = 0;
        if (meaning != Key::None) {
            run.rules.press(meaning);
        }
    }
    for (int frame = 0; frame < press.frames; ++frame) {
        if (frame == HeldFrames) {
            for (const auto key : keys) {
                run.machine.keyboard().release(key);
            }
        }
        run.machine.run_frame();
        const View seen = reader_.read(run.machine);
        const bool agrees = run.rules.frame(seen);
        const State& now = run.rules.state();
        run.since_piece = now.pieces == run.last.pieces ? run.since_piece + 1 : 0;
        run.since_row = now.lines == run.last.lines ? run.since_row + 1 : 0;
        ++run.since_key;
        run.last = now;
        if (!agrees) {
            return TurnDifference{
                run.fault(seen),
                "game " + std::to_string(now.games) + ", piece " + std::to_string(now.pieces) +
                    ", score " + std::to_string(now.score) +
                    (seen.score == now.score ? std::string(": the tiles differ")
                                             : ", the tape shows " + std::to_string(seen.score))};
        }
    }
    return std::nullopt;
}

std::optional<TurnFinding<Press>> RulesCheck::play(std::int64_t keys,
                                                   std::uint32_t seed,
                                                   const std::function<bool(std::int64_t)>& go_on) {
    std::mt19937 random(seed);
    Run run(start_, state_);
    std::vector<Press> made;
    for (std::int64_t key = 0; key < keys && go_on(key); ++key) {
        // Mostly a good player, so that rows become full; a bad one ends the games.
        constexpr Key Some[] = {Key::Left, Key::Right, Key::Rotate, Key::Drop};
        const bool bad = key % 700 > 550 || random() % 8 == 0;
        Press press{character_of(bad ? Some[random() % 4] : good_key(run.rules.state())),
                    12 + static_cast<int>(random() % 7)};
        if (random() % 40 == 0) {
            press.key = "abcdefghimnopqrstuvwxyz1234567890"[random() % 33];
        } else if (random() % 60 == 0) {
            press = {0, 40}; // a piece that falls by itself
        }
        made.push_back(press);
        if (auto difference = take(run, press)) {
            return TurnFinding<Press>{std::move(made), std::move(*difference)};
        }
    }
    return std::nullopt;
}

std::optional<TurnDifference> RulesCheck::replay(const std::vector<Press>& presses) {
    Run run(start_, state_);
    for (const Press& press : presses) {
        if (auto difference = take(run, press)) {
            return difference;
        }
    }
    return std::nullopt;
}

TurnFinding<Press> RulesCheck::shrink(TurnFinding<Press> finding) {
    const auto shows = [&](const std::vector<Press>& presses) {
        const auto difference = replay(presses);
        return difference && difference->fault == finding.difference.fault;
    };
    if (!shows(finding.steps)) {
        return finding;
    }
    finding.steps = zx::oracle::Shrinker<Press>(shows, {}, MostShrunkPresses / finding.steps.size())
                        .shrink(finding.steps);
    finding.difference = *replay(finding.steps);
    return finding;
}

} // namespace tetrominoes
