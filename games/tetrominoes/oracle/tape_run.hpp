// A Tetrominoes tape that runs beside the rules, frame by frame (oracle/timed.hpp).
//
// Classes of differences: piece (another piece appears, or at another place), fall (a piece falls at
// another time, or lands elsewhere), shift, rotate, drop (what a key does), keys (a key without
// meaning does something), rows (removal of full rows), score, over (the end of the game).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "games/tetrominoes/oracle/well_reader.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "oracle/timed.hpp"
#include "oracle/timed_check.hpp"

namespace tetrominoes {

/// The key is one of j, l, k, space; another character is a key without meaning.
using zx::oracle::keys_of;
using zx::oracle::Press;

/// Returns presses as text: each key, with the frames after it: "j12 k15 _18"; "_" is space.
[[nodiscard]] std::string presses_text(const std::vector<Press>& presses);

/// Returns the class of a fault in what a key does.
[[nodiscard]] std::string fault_of_key(char key);
/// Returns both wells and scores as lines of text; "#" is a tile.
[[nodiscard]] std::string sides_text(const State& rules, const WellView& tape);

/// Parses such a text. A number may be left out and is then UsualFrames. Error BadValue, with the
/// offset.
[[nodiscard]] zx::Result<std::vector<Press>> parse_presses(std::string_view text);
inline constexpr int UsualFrames = 15;
/// The least frames from one press to the next, with a tick of three frames.
inline constexpr int LeastFrames = 8;

/// A tape that shows its first piece, and what was learned of it.
struct LearnedTape {
    zx::machine::Machine machine;
    WellReader reader;
    /// The state of the rules at this moment.
    State state;
    zx::oracle::TimedPace pace;
    /// What is known of the rule variants.
    Rules rules{};
    /// The keys that were pressed to leave a title.
    std::vector<zx::oracle::PressedStroke> opening;
    /// How the first piece differs from that of the rules; empty if it does not.
    std::string first_piece;
};

/// A tape that runs beside the rules, frame by frame.
class TapeRun {
  public:
    explicit TapeRun(const LearnedTape& tape);

    /// Holds the key for pace().held_frames from the next frame on. Two presses should be at least
    /// pace().least_frames() apart.
    void press(char key);
    /// Runs a frame and compares.
    [[nodiscard]] std::optional<zx::oracle::TurnDifference> frame();

    [[nodiscard]] zx::machine::Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const zx::machine::Machine& machine() const noexcept { return machine_; }
    /// The state by the rules. After a difference it is the last one that agreed.
    [[nodiscard]] const State& state() const { return rules_.state(); }
    [[nodiscard]] const WellReader& reader() const noexcept { return reader_; }
    [[nodiscard]] const zx::oracle::TimedPace& pace() const noexcept { return pace_; }
    /// Returns what is known of the tape's rule variants.
    [[nodiscard]] Rules rules() const { return rules_.rules(); }
    /// Returns what the tape shows.
    [[nodiscard]] const WellView& view() const noexcept { return seen_; }
    /// After a difference: whether the last key may be the cause, by the time that has passed.
    [[nodiscard]] bool key_may_matter() const noexcept;
    /// All presses, each at its frame.
    [[nodiscard]] const std::vector<zx::oracle::PressedStroke>& pressed() const { return pressed_; }

  private:
    [[nodiscard]] std::string fault(const WellView& seen) const;
    /// The program may take this long to draw what a key has done.
    [[nodiscard]] int after_key_frames() const noexcept {
        return pace_.accepting_frames() + 2 * pace_.longest_tick();
    }

    zx::machine::Machine machine_;
    WellReader reader_;
    /// What the tape shows, and the hash of that picture.
    WellView seen_;
    std::uint64_t picture_ = 0;
    zx::oracle::TimedPace pace_;
    std::string first_piece_;
    zx::oracle::TimedLockstep<TimedRules> rules_;
    /// The state before the current frame, and frames since something happened.
    State last_;
    int since_piece_ = 1000;
    int since_row_ = 1000;
    int since_key_ = 1000;
    /// The last key, the keyboard's keys that it holds, and the frames left for that.
    char key_ = 0;
    std::vector<zx::ula::Key> held_;
    int held_frames_ = 0;
    std::vector<zx::oracle::PressedStroke> pressed_;
};

} // namespace tetrominoes
