#include "games/tetrominoes/oracle/rules_check.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <random>
#include <utility>

#include <fmt/format.h>

#include "games/tetrominoes/player.hpp"
#include "machine/strokes.hpp"

namespace tetrominoes {
namespace {

using zx::oracle::TurnDifference;
using zx::oracle::TurnFinding;

/// Frames in which the first piece must appear.
constexpr int FirstPieceFrames = 400;
/// The most frames after a key in a text.
constexpr int MostFrames = 10'000;
/// The program may take this long to draw what a key has done.
constexpr int AfterKeyFrames = 7;
/// The same for the first piece of a later game, for which the program sets itself up.
constexpr int FirstPieceOfGameFrames = 60;
/// Limits the work of shrinking, in presses.
constexpr std::size_t MostShrunkPresses = 6'000;

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

/// Presses the key, if any, and runs its frames.
std::optional<TurnDifference> take(TapeRun& run, const Press& press) {
    if (press.key != 0) {
        run.press(press.key);
    }
    for (int frame = 0; frame < press.frames; ++frame) {
        if (auto difference = run.frame()) {
            return difference;
        }
    }
    return std::nullopt;
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

std::size_t keys_of(const std::vector<Press>& presses) {
    return static_cast<std::size_t>(std::count_if(
        presses.begin(), presses.end(), [](const Press& press) { return press.key != 0; }));
}

std::string sides_text(const State& rules, const View& tape) {
    const View expected = TimedRules{}.look(rules);
    std::string text = "rules         tape\n";
    for (int row = 0; row < Rows; ++row) {
        std::string sides[2];
        for (int column = 0; column < Columns; ++column) {
            const auto index = View::index({column, row});
            sides[0] += expected.tiles[index] ? '#' : '.';
            sides[1] += tape.tiles[index] ? '#' : '.';
        }
        text += fmt::format("{}    {}\n", sides[0], sides[1]);
    }
    return text + fmt::format("{:04}          {}\n",
                              expected.score,
                              tape.score < 0 ? "?" : fmt::format("{:04}", tape.score));
}

zx::Result<std::vector<Press>> parse_presses(std::string_view text) {
    std::vector<Press> presses;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const auto c = static_cast<unsigned char>(text[at++]);
        if (c == ' ') {
            continue;
        }
        const char letter = static_cast<char>(std::tolower(c));
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (letter != '.' && letter != '_' && !plain) {
            return zx::fail(zx::ErrorCode::BadValue,
                            begin,
                            "not a key: j l k, _ for space, a letter, a digit, or a dot for none");
        }
        int frames = 0;
        const std::size_t digits = at;
        for (; at < text.size() && text[at] >= '0' && text[at] <= '9' && frames < 100'000; ++at) {
            frames = frames * 10 + (text[at] - '0');
        }
        Press press{letter == '.'   ? '\0'
                    : letter == '_' ? ' '
                                    : letter,
                    at == digits ? UsualFrames : frames};
        // Without a key, and after the last one, any time may pass.
        const bool last = text.find_first_not_of(' ', at) == std::string_view::npos;
        const int least = press.key == 0 || last ? 0 : LeastFrames;
        if (press.frames < least || press.frames > MostFrames) {
            return zx::fail(
                zx::ErrorCode::BadValue,
                digits,
                fmt::format("the frames after a key are {} to {}", LeastFrames, MostFrames));
        }
        presses.push_back(press);
    }
    return presses;
}

TapeRun::TapeRun(const zx::machine::Machine& start, const WellReader& reader, const State& state)
    : machine_(start), reader_(reader), seen_(reader_.read(machine_)),
      picture_(zx::oracle::picture_hash(machine_)) {
    // The piece has just appeared or fallen, or stands there for some ticks.
    for (State assumed = state; assumed.timer > 0; --assumed.timer) {
        rules_.assume(assumed);
    }
    rules_.assume_setting_up(state);
    last_ = rules_.state();
}

void TapeRun::press(char key) {
    held_ = keys_of(key);
    for (const auto pressed : held_) {
        machine_.keyboard().press(pressed);
    }
    held_frames_ = HeldFrames;
    key_ = key;
    since_key_ = 0;
    if (const Key meaning = key_of(key); meaning != Key::None) {
        rules_.press(meaning);
    }
    pressed_.push_back({{held_, 0}, machine_.frames(), {HeldFrames, 0}});
}

std::optional<TurnDifference> TapeRun::frame() {
    machine_.run_frame();
    if (held_frames_ > 0 && --held_frames_ == 0) {
        for (const auto pressed : held_) {
            machine_.keyboard().release(pressed);
        }
    }
    // Most frames change nothing, and reading takes longer than running a frame.
    if (const auto picture = zx::oracle::picture_hash(machine_); picture != picture_) {
        picture_ = picture;
        seen_ = reader_.read(machine_);
    }
    const bool agrees = rules_.frame(seen_);
    const State& now = rules_.state();
    since_piece_ = now.pieces == last_.pieces ? since_piece_ + 1 : 0;
    since_row_ = now.lines == last_.lines ? since_row_ + 1 : 0;
    ++since_key_;
    last_ = now;
    if (agrees) {
        return std::nullopt;
    }
    return TurnDifference{fault(seen_),
                          fmt::format("game {}, piece {}, score {}{}",
                                      now.games,
                                      now.pieces,
                                      now.score,
                                      seen_.score == now.score
                                          ? std::string(": the tiles differ")
                                          : fmt::format(", the tape shows {}", seen_.score))};
}

std::string TapeRun::fault(const View& seen) const {
    const View expected = TimedRules{}.look(last_);
    if (expected.tiles == seen.tiles && expected.score != seen.score) {
        return "score";
    }
    if (last_.phase == Phase::Over || since_piece_ < 0) {
        return "over";
    }
    if (last_.phase == Phase::Collapsing || since_row_ <= AfterKeyFrames) {
        return "rows";
    }
    const bool first_piece = last_.games > 1 && last_.pieces == 1;
    if (since_piece_ <= (first_piece ? FirstPieceOfGameFrames : AfterKeyFrames)) {
        return "piece";
    }
    for (const int rows : {-1, 1}) {
        State fallen = last_;
        fallen.falling.centre.row += rows;
        if (fits(fallen.well, fallen.falling) && TimedRules{}.look(fallen).tiles == seen.tiles) {
            return last_.dropping ? "drop" : "fall";
        }
    }
    if (since_key_ <= AfterKeyFrames || (last_.dropping && key_ == ' ')) {
        return fault_of_key(key_);
    }
    return "fall";
}

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
    std::vector<State> first_piece;
    std::copy_if(states.begin(),
                 states.end(),
                 std::back_inserter(first_piece),
                 [](const State& state) { return state.pieces == 1; });
    if (auto learned = PixelWell::learn(machine, first_piece)) {
        return RulesCheck(std::move(learned->machine),
                          WellReader(std::move(learned->well)),
                          first_piece[learned->state]);
    }
    return zx::fail(zx::ErrorCode::BadSignature,
                    0,
                    "this is no Tetrominoes: no well with its first pieces and a score of 0000");
}

std::optional<TurnFinding<Press>> RulesCheck::play(
    std::int64_t keys, std::uint32_t seed, const std::function<bool(std::int64_t)>& go_on) const {
    std::mt19937 random(seed);
    TapeRun run = this->run();
    std::vector<Press> made;
    for (std::int64_t key = 0; key < keys && go_on(key); ++key) {
        // Mostly a good player, so that rows become full; a bad one ends the games.
        constexpr Key Some[] = {Key::Left, Key::Right, Key::Rotate, Key::Drop};
        const bool bad = key % 700 > 550 || random() % 8 == 0;
        Press press{character_of(bad ? Some[random() % 4] : good_key(run.state())),
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

std::optional<TurnDifference> RulesCheck::replay(const std::vector<Press>& presses,
                                                 std::optional<TapeRun>* end) const {
    TapeRun run = this->run();
    std::optional<TurnDifference> difference;
    for (auto press = presses.begin(); press != presses.end() && !difference; ++press) {
        difference = take(run, *press);
    }
    if (end != nullptr) {
        *end = std::move(run);
    }
    return difference;
}

TurnFinding<Press> RulesCheck::shrink(TurnFinding<Press> finding,
                                      const std::atomic<bool>* cancel) const {
    const auto shows = [&](const std::vector<Press>& presses) {
        if (cancel != nullptr && *cancel) {
            return false;
        }
        const auto difference = replay(presses);
        return difference && difference->fault == finding.difference.fault;
    };
    if (finding.steps.empty() || !shows(finding.steps)) {
        return finding;
    }
    finding.steps = zx::oracle::Shrinker<Press>(shows, {}, MostShrunkPresses / finding.steps.size())
                        .shrink(finding.steps);
    if (auto difference = replay(finding.steps)) {
        finding.difference = std::move(*difference);
    }
    return finding;
}

} // namespace tetrominoes
