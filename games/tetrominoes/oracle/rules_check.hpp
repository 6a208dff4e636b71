// Plays a Tetrominoes tape and compares each tick with the rules (oracle/timed.hpp).
//
// Classes of differences: piece (another piece appears, or at another place), fall (a piece falls at
// another time, or lands elsewhere), shift, rotate, drop (what a key does), keys (a key without
// meaning does something), rows (removal of full rows), score, over (the end of the game).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/tetrominoes/oracle/well_reader.hpp"
#include "machine/machine.hpp"
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

class RulesCheck {
  public:
    /// Runs the machine until the well can be seen; the first pieces may have fallen without keys.
    /// Error BadSignature if there is none.
    [[nodiscard]] static zx::Result<RulesCheck> begin(const zx::machine::Machine& machine);

    /// Presses this many keys. Returns the first difference with the presses before it.
    [[nodiscard]] std::optional<zx::oracle::TurnFinding<Press>>
    play(std::int64_t keys, std::uint32_t seed, const std::function<bool(std::int64_t)>& go_on);
    [[nodiscard]] std::optional<zx::oracle::TurnDifference>
    replay(const std::vector<Press>& presses);
    /// Shortens the presses while they show a difference of the same class.
    [[nodiscard]] zx::oracle::TurnFinding<Press> shrink(zx::oracle::TurnFinding<Press> finding);

  private:
    struct Run;
    RulesCheck(zx::machine::Machine machine, const WellReader& reader, const State& state)
        : start_(std::move(machine)), reader_(reader), state_(state) {}

    [[nodiscard]] std::optional<zx::oracle::TurnDifference> take(Run& run, const Press& press);

    zx::machine::Machine start_;
    WellReader reader_;
    State state_;
};

} // namespace tetrominoes
