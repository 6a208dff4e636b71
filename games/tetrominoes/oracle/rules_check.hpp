// Plays a Tetrominoes tape and compares each tick with the rules (oracle/timed.hpp).
//
// Classes of differences: piece (another piece appears, or at another place), fall (a piece falls at
// another time, or lands elsewhere), shift, rotate, drop (what a key does), keys (a key without
// meaning does something), rows (removal of full rows), score, over (the end of the game).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "games/tetrominoes/oracle/well_reader.hpp"
#include "machine/machine.hpp"
#include "oracle/lockstep.hpp"
#include "oracle/timed.hpp"
#include "oracle/turn_check.hpp"

namespace tetrominoes {

/// A key that is held for three frames, and the frames until the next one.
struct Press {
    /// One of j, l, k, space; another letter is a key without meaning; 0 is no key.
    char key = 0;
    int frames = 0;
    friend bool operator==(const Press&, const Press&) = default;
};

/// Returns presses as text: each key, with the frames after it: "j12 k15 _18"; "_" is space.
[[nodiscard]] std::string presses_text(const std::vector<Press>& presses);

/// Returns the number of presses with a key.
[[nodiscard]] std::size_t keys_of(const std::vector<Press>& presses);
/// Returns both wells and scores as lines of text; "#" is a tile.
[[nodiscard]] std::string sides_text(const State& rules, const View& tape);

/// Parses such a text. A number may be left out and is then UsualFrames. Error BadValue, with the
/// offset.
[[nodiscard]] zx::Result<std::vector<Press>> parse_presses(std::string_view text);
inline constexpr int UsualFrames = 15;
/// The frames for which a key is held, and the least from one press to the next.
inline constexpr int HeldFrames = 3;
inline constexpr int LeastFrames = 8;

/// A tape that runs beside the rules, frame by frame.
class TapeRun {
  public:
    /// `start` shows this state.
    TapeRun(const zx::machine::Machine& start, const WellReader& reader, const State& state);

    /// Holds the key for HeldFrames from the next frame on. Two presses must be at least LeastFrames
    /// apart.
    void press(char key);
    /// Runs a frame and compares.
    [[nodiscard]] std::optional<zx::oracle::TurnDifference> frame();

    [[nodiscard]] zx::machine::Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const zx::machine::Machine& machine() const noexcept { return machine_; }
    /// The state by the rules. After a difference it is the last one that agreed.
    [[nodiscard]] const State& state() const { return rules_.state(); }
    [[nodiscard]] const WellReader& reader() const noexcept { return reader_; }
    /// Returns what the tape shows.
    [[nodiscard]] const View& view() const noexcept { return seen_; }
    /// All presses, each at its frame.
    [[nodiscard]] const std::vector<zx::oracle::PressedStroke>& pressed() const { return pressed_; }

  private:
    [[nodiscard]] std::string fault(const View& seen) const;

    zx::machine::Machine machine_;
    WellReader reader_;
    /// What the tape shows, and the hash of that picture.
    View seen_;
    std::uint64_t picture_ = 0;
    zx::oracle::TimedLockstep<TimedRules> rules_{TimedRules{}};
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

class RulesCheck {
  public:
    /// Runs the machine until the well can be seen; the first pieces may have fallen without keys.
    /// Error BadSignature if there is none.
    [[nodiscard]] static zx::Result<RulesCheck> begin(const zx::machine::Machine& machine);

    /// Presses this many keys. Returns the first difference with the presses before it.
    [[nodiscard]] std::optional<zx::oracle::TurnFinding<Press>>
    play(std::int64_t keys,
         std::uint32_t seed,
         const std::function<bool(std::int64_t)>& go_on) const;
    /// Plays these presses. Stores the run at its end in `end` if that is not null.
    [[nodiscard]] std::optional<zx::oracle::TurnDifference>
    replay(const std::vector<Press>& presses, std::optional<TapeRun>* end = nullptr) const;
    /// Shortens the presses while they show a difference of the same class. Ends early once the flag
    /// is set.
    [[nodiscard]] zx::oracle::TurnFinding<Press>
    shrink(zx::oracle::TurnFinding<Press> finding, const std::atomic<bool>* cancel = nullptr) const;
    /// Returns a run from the start.
    [[nodiscard]] TapeRun run() const { return {start_, reader_, state_}; }

  private:
    RulesCheck(zx::machine::Machine machine, const WellReader& reader, const State& state)
        : start_(std::move(machine)), reader_(reader), state_(state) {}

    zx::machine::Machine start_;
    WellReader reader_;
    State state_;
};

} // namespace tetrominoes
