#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "games/tetrominoes/replay.hpp"

using namespace tetrominoes;

namespace {

std::string recorded() {
    std::ifstream file(std::string(FR_SOURCE_DIR) + "/tests/data/tetrominoes/keys.txt");
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("the recorded keys are a game that a person plays") {
    const auto keys = parse_keys(recorded());
    REQUIRE(keys.has_value());
    // Evidence that no rule is misread: the keys play a whole game in which each piece but the first
    // and the last falls by one drop, four rows are removed at once, and the game ends before the
    // space that starts another.
    CHECK(replay_text(*keys) == "game 1: score 1221, lines 17, pieces 64, over\n"
                                "game 2: score 0, lines 0, pieces 1, running\n");
    State state = begin();
    int drops = 0;
    int most_rows = 0;
    for (const char c : *keys) {
        const int lines = state.lines;
        drops += c == ' ' && state.phase == Phase::Falling ? 1 : 0;
        advance(state, key_of(c));
        while (!reads_key(state)) {
            advance(state, Key::None);
        }
        most_rows = std::max(most_rows, state.lines - lines);
    }
    CHECK(drops == 62);
    CHECK(most_rows == 4);
}

TEST_CASE("a game that is recorded while it is played is replayed the same") {
    State state = begin();
    Recorder recorder;
    std::uint32_t random = 1;
    for (int pass = 0; pass < 5000; ++pass) {
        random = random * 1664525U + 1013904223U;
        const auto key = static_cast<Key>((random >> 24) % 5);
        recorder.note(state, key);
        advance(state, key);
    }
    while (!reads_key(state)) {
        advance(state, Key::None);
    }
    REQUIRE(state.games > 1);
    const auto results = replay(recorder.keys());
    CHECK(static_cast<int>(results.size()) == state.games);
    CHECK(results.back() ==
          GameResult{state.score, state.lines, state.pieces, state.phase == Phase::Over});
}

TEST_CASE("a key file is printable text; a line end at its end is allowed") {
    CHECK(parse_keys("..j \n") == "..j ");
    CHECK(parse_keys("..j \r\n") == "..j ");
    CHECK(parse_keys("").error().code == zx::ErrorCode::Empty);
    CHECK(parse_keys("\n").error().code == zx::ErrorCode::Empty);
    CHECK(parse_keys("..\n.").error().offset == 2);
    CHECK(parse_keys(std::string("j\0", 2)).error().offset == 1);
    CHECK(parse_keys("\xff").error().context ==
          "character 1 is no printable ASCII character, so this is no key file");
}
