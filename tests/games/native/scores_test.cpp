// The best results of Hexes and Tetrominoes, and their files.
#include <string>

#include <doctest/doctest.h>

#include "app/games/common/scores.hpp"
#include "app/games/hexes/hexes_game.hpp"
#include "app/games/tetrominoes/tetrominoes_game.hpp"
#include "games/hexes/solver.hpp"
#include "tests/app/play/data_folder.hpp"

using namespace zx::native;

namespace {

/// Drops pieces until the game is over.
void play_to_the_end(TetrominoesGame& game) {
    for (int i = 0; i < 2000 && game.state().phase != tetrominoes::Phase::Over; ++i) {
        game.key({"Space"});
        game.advance(0.2);
    }
}

void solve(HexesGame& game) {
    for (const auto direction : hexes::solve(game.position()).line) {
        game.key({std::string(1, hexes::key_of(direction))});
        game.advance(0.2);
    }
}

} // namespace

TEST_CASE("the best eight results are kept in their order") {
    ScoreTable points(TetrominoesScores);
    ScoreTable times(HexesScores);
    for (std::uint32_t i = 1; i <= 10; ++i) {
        points.add({i * 7 % 11, i});
        times.add({i * 7 % 11, i});
    }
    CHECK(points.games() == 10);
    REQUIRE(points.best().size() == ScoreTable::Places);
    CHECK(points.best().front().value == 10);
    CHECK(points.best().back().value == 3);
    CHECK(times.best().front().value == 1);
    CHECK(times.best().back().value == 8);
    const auto read = ScoreTable::parse(points.json(), TetrominoesScores);
    REQUIRE(read);
    CHECK(read->best() == points.best());
    CHECK(read->games() == 10);
    CHECK(!ScoreTable::parse(points.json(), HexesScores));
}

TEST_CASE("a finished game of Tetrominoes is in the table of the next window") {
    const DataFolder folder("game_scores");
    TetrominoesGame first({}, ScoreFile(folder.path(), TetrominoesScores));
    play_to_the_end(first);
    REQUIRE(first.scores().best().size() == 1);
    CHECK(static_cast<int>(first.scores().best().front().value) == first.state().score);
    TetrominoesGame second({}, ScoreFile(folder.path(), TetrominoesScores));
    CHECK(second.scores().best() == first.scores().best());
    CHECK(folder.names() == std::vector<std::string>{"tetrominoes-scores.json"});
}

TEST_CASE("a puzzle of Hexes solved without help leaves its time") {
    const DataFolder folder("game_times");
    const auto chance = [] { return hexes::PuzzleNumber{77}; };
    HexesGame game(42, chance, ScoreFile(folder.path(), HexesScores));
    solve(game);
    REQUIRE(hexes::status(game.position()) == hexes::Status::Won);
    REQUIRE(game.scores().best().size() == 1);
    CHECK(game.scores().best().front().detail == 42);
    HexesGame helped(43, chance, ScoreFile(folder.path(), HexesScores));
    helped.key({"H"});
    solve(helped);
    CHECK(helped.scores().games() == 1);
}

TEST_CASE("a damaged file of scores is put aside, and the player is told") {
    const DataFolder folder("game_scores_bad");
    for (const std::string text : {"", "no scores", "{\"program\": \"fourrivers\"}"}) {
        folder.write("tetrominoes-scores.json", text);
        TetrominoesGame game({}, ScoreFile(folder.path(), TetrominoesScores));
        CHECK(game.scores().games() == 0);
        CHECK(game.notice().find("tetrominoes-scores.json") != std::string::npos);
    }
    CHECK(folder.names().size() == 3);
    CHECK(folder.read("tetrominoes-scores.json.bad-002") == "no scores");
    TetrominoesGame game({}, ScoreFile(folder.path(), TetrominoesScores));
    play_to_the_end(game);
    CHECK(folder.names().size() == 4);
    CHECK(game.notice().empty());
}
