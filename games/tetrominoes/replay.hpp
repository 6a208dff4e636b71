// Recorded keys: one character per pass of step 4. A character is a key (j k l and space) or
// anything else, usually a dot, for a pass without a key. The waits of step 7 are not recorded.
// After the end of a game, characters up to a space are passed over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "games/tetrominoes/game.hpp"

namespace tetrominoes {

/// What became of one game.
struct GameResult {
    int score = 0;
    int lines = 0;
    int pieces = 0;
    bool over = false;
    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Checks that keys are printable ASCII; a line feed is allowed at the very end. Error: BadValue
/// with the offset of the wrong character; Empty if there is no key.
[[nodiscard]] zx::Result<std::string> parse_keys(std::string_view bytes);

/// Returns the state after the keys, and after the waits of step 7 that follow the last one.
[[nodiscard]] State state_after(std::string_view keys);

/// Returns the result of each game, the last one as it stands when the keys end.
[[nodiscard]] std::vector<GameResult> replay(std::string_view keys);

/// Returns one line per game: "game N: score S, lines L, pieces P, over" or "... running".
[[nodiscard]] std::string replay_text(std::string_view keys);

/// Collects the characters of a game while it is played.
class Recorder {
  public:
    /// Notes a pass that is about to be made. Passes of phase Collapsing are not recorded.
    void note(const State& before, Key key);
    [[nodiscard]] const std::string& keys() const noexcept { return keys_; }

  private:
    std::string keys_;
};

} // namespace tetrominoes
