#include "games/tetrominoes/oracle/tape_run.hpp"

#include <cctype>
#include <utility>

#include <fmt/format.h>

#include "machine/strokes.hpp"

namespace tetrominoes {
namespace {

using zx::oracle::TurnDifference;

/// The most frames after a key in a text.
constexpr int MostFrames = 10'000;
/// Frames in which the program draws the first piece of a later game, for which it sets itself up.
constexpr int FirstPieceOfGameFrames = 60;

std::vector<zx::ula::Key> keys_of(char key) {
    const auto strokes = zx::machine::strokes_from_text(std::string(1, key));
    return strokes && !strokes->empty() ? strokes->front().keys : std::vector<zx::ula::Key>{};
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

std::string sides_text(const State& rules, const WellView& tape) {
    const WellView expected = TimedRules{}.look(rules);
    std::string text = "rules         tape\n";
    for (int row = 0; row < Rows; ++row) {
        std::string sides[2];
        for (int column = 0; column < Columns; ++column) {
            const auto index = WellView::index({column, row});
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

TapeRun::TapeRun(const LearnedTape& tape)
    : machine_(tape.machine), reader_(tape.reader), seen_(reader_.read(machine_)),
      picture_(zx::oracle::picture_hash(machine_)), pace_(tape.pace),
      first_piece_(tape.first_piece), rules_(TimedRules{}, tape.pace, tape.rules),
      pressed_(tape.opening) {
    const State& state = tape.state;
    // The piece has just appeared or fallen, or stands there for some ticks.
    for (State assumed = state; assumed.timer > 0; --assumed.timer) {
        rules_.assume(assumed);
    }
    rules_.assume_setting_up(state);
    last_ = rules_.state();
}

void TapeRun::press(char key) {
    for (const auto pressed : held_) {
        machine_.keyboard().release(pressed);
    }
    held_ = keys_of(key);
    for (const auto pressed : held_) {
        machine_.keyboard().press(pressed);
    }
    held_frames_ = pace_.held_frames;
    key_ = key;
    since_key_ = 0;
    const Key meaning = key_of(key);
    rules_.press(meaning, meaning != Key::None);
    pressed_.push_back({{held_, 0}, machine_.frames(), {pace_.held_frames, 0}});
}

std::optional<TurnDifference> TapeRun::frame() {
    if (!first_piece_.empty()) {
        return TurnDifference{"piece", first_piece_};
    }
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
    // A key that is pressed while rows collapse may wait until the next piece appears.
    since_key_ += reads_key(now) ? 1 : 0;
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

std::string TapeRun::fault(const WellView& seen) const {
    const WellView expected = TimedRules{}.look(last_);
    if (expected.tiles == seen.tiles && expected.score != seen.score) {
        return "score";
    }
    if (last_.phase == Phase::Over || since_piece_ < 0) {
        return "over";
    }
    if (last_.phase == Phase::Collapsing || since_row_ <= after_key_frames()) {
        return "rows";
    }
    const bool first_piece = last_.games > 1 && last_.pieces == 1;
    const bool appeared =
        since_piece_ <= (first_piece ? FirstPieceOfGameFrames : after_key_frames());
    if (appeared && first_piece) {
        return "piece";
    }
    for (const int rows : {-1, 1}) {
        State fallen = last_;
        fallen.falling.centre.row += rows;
        if (fits(fallen.well, fallen.falling) && TimedRules{}.look(fallen).tiles == seen.tiles) {
            // A piece that falls as soon as it has appeared is dropped.
            return last_.dropping || (appeared && rows == 1) ? "drop" : "fall";
        }
    }
    if (appeared) {
        return "piece";
    }
    return key_may_matter() ? fault_of_key(key_) : "fall";
}

bool TapeRun::key_may_matter() const noexcept {
    return since_key_ <= after_key_frames() || (last_.dropping && key_ == ' ');
}

} // namespace tetrominoes
