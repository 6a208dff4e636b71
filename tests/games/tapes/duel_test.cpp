// The duels of Hexes and Tetrominoes, without their window.
#include <algorithm>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "app/duel/common/sides_scene.hpp"
#include "app/games/hexes/hexes_scene.hpp"
#include "app/games/tapes/hexes_duel.hpp"
#include "app/games/tapes/tetrominoes_duel.hpp"
#include "machine/console.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/play/data_folder.hpp"

using namespace zx::native;
using zx::duel::Standing;

namespace {

constexpr const char* Way = "s42 7 8 9 3 2 1 a 0 r n s7 2 2 8 9";
/// The first moves of a puzzle that can be won, and more.
constexpr const char* Presses = "j l k _ .60 k k j20 x 1 _40 j j l l k _60 j20 _80";

std::string mutant(const std::string& name) {
    return std::string(FR_MUTANTS_DIR) + "/" + name + ".tap";
}

zx::app::RunOptions run_options(const std::string& file) {
    zx::app::RunOptions options;
    options.file = file;
    options.roms = {"free"};
    return options;
}

/// Prepares and begins; fails the test if the tape cannot be used.
void begin(zx::duel::DuelGame& game) {
    std::ostringstream out;
    std::ostringstream err;
    zx::app::Streams streams{out, err};
    const auto prepared = game.prepare(streams, [](const std::string&) {});
    const std::string problem = prepared ? "" : prepared.error().line;
    CAPTURE(problem);
    REQUIRE(prepared);
    game.begin();
}

std::size_t marks(const zx::duel::DuelScene& scene) {
    return scene.picture_marks.size();
}

/// Runs the script of the game on the tape and returns the screen as text.
std::string replayed(const zx::duel::DuelGame& game, const std::string& tape) {
    const DataFolder folder("game_duel");
    folder.write("a.script", game.script());
    const Answer answer = ask({"run",
                               tape,
                               "--rom",
                               "free",
                               "--headless",
                               "--script",
                               (folder.path() / "a.script").string()});
    CHECK(answer.code == 0);
    return answer.out;
}

} // namespace

TEST_CASE("the bundled tape of Hexes agrees with the rules, also after N") {
    HexesDuel game({run_options(""), false, 0});
    begin(game);
    CHECK(game.duel().state().position.remaining() > 0); // the puzzle that the tape shows
    game.press(*hexes::parse_steps("8 2 7"));
    CHECK(!game.duel().difference());
    game.press(*hexes::parse_steps(Way));
    CHECK(!game.duel().difference());
    CHECK(game.title() == "Agreed after 24 keys");
    CHECK(marks(game.compose("", 1472, 868)) == 0);
    CHECK(game.duel().playback().machine().hash() == game.duel().machine().hash());
}

TEST_CASE("a mutant of Hexes differs, is marked, and its script shows it on the tape") {
    const std::string tape = mutant("hexes-keys-exchanged");
    HexesDuel game({run_options(tape), true, 1});
    begin(game);
    game.press(*hexes::parse_steps("s42 7 8 9 3 2 1 7 8 9 3 2 1"));
    REQUIRE(game.duel().difference());
    CHECK(game.duel().difference()->fault == "move");
    CHECK(game.duel().standing() == Standing::Differs);
    CHECK(marks(game.compose("", 1472, 868)) > 0);
    zx::machine::Machine shown = game.duel().machine();
    const std::string all = replayed(game, tape);
    CHECK(all.find(zx::machine::Console(shown).screen_text()) != std::string::npos);
    game.shorten();
    CHECK(game.shortest().starts_with("Shortest list of keys ("));

    const auto expected = game.duel().game().shown(game.duel().state(), game.duel().machine());
    game.press({{'0'}});
    const std::string words = game.duel().difference() ? game.duel().difference()->words : "";
    CAPTURE(words);
    CHECK(game.duel().standing() == Standing::Agreed);
    CHECK(game.duel().state().position == expected.position);
}

TEST_CASE("the script of a duel leaves the title of a tape") {
    for (const char* name : {"/hexes-1-5.tap", "/hexes-2-5.tap"}) {
        const std::string tape = std::string(FR_FOREIGN_DIR) + name;
        HexesDuel game({run_options(tape), false, 1});
        begin(game);
        game.press(*hexes::parse_steps("s42 7 8 9"));
        CHECK(!game.duel().difference());
        zx::machine::Machine shown = game.duel().machine();
        const std::string all = replayed(game, tape);
        CHECK(all.find(zx::machine::Console(shown).screen_text()) != std::string::npos);
    }
}

TEST_CASE("a mutant of Hexes that resets gets no more keys") {
    HexesDuel game({run_options(mutant("hexes-resets")), true, 32820});
    begin(game);
    game.press(*hexes::parse_steps("1 1 9 1 1 1"));
    REQUIRE(game.duel().standing() == Standing::Broken);
    CHECK(game.duel().difference()->fault == "reset");
    const auto steps = game.duel().steps().size();
    game.press({{'7'}});
    CHECK(game.duel().steps().size() == steps);
}

TEST_CASE("in the window, keys, a typed number and clicks become steps") {
    HexesDuel game({run_options(""), true, 0});
    begin(game);
    for (const char* name : {"S", "4", "2", "Return"}) {
        game.key(name, false);
    }
    for (int frame = 0; frame < 400; ++frame) {
        game.show_frame();
    }
    CHECK(game.duel().state().start == hexes::deal(42).position);
    CHECK(game.take_changed());
    const auto scene = game.compose("", 1472, 868);
    const auto before = game.duel().state().position;
    for (const auto direction : hexes::Directions) {
        if (const auto cell = hexes::target(before, direction)) {
            const HexesScene grid(scene.game);
            game.click(scene, grid.centre(*cell), false);
            for (int frame = 0; frame < 100; ++frame) {
                game.show_frame();
            }
            CHECK(game.duel().state().position.cursor == *cell);
            break;
        }
    }
    CHECK(!game.duel().difference());
}

TEST_CASE("the bundled tape of Tetrominoes agrees with the rules") {
    TetrominoesDuel game(run_options(""));
    begin(game);
    game.play(*tetrominoes::parse_presses(Presses));
    CHECK(!game.difference());
    CHECK(game.state().pieces >= 3);
    CHECK(game.state().score > 20);
    CHECK(marks(game.compose("", 1472, 868)) == 0);
}

TEST_CASE("in the window, Tetrominoes runs in real time and takes keys") {
    TetrominoesDuel game(run_options(""));
    begin(game);
    const int column = game.state().falling.centre.column;
    game.key("Left", false);
    game.key("J", false);
    for (int frame = 0; frame < 40; ++frame) {
        game.show_frame();
    }
    CHECK(game.state().falling.centre.column == column - 2);
    game.key("F2", false);
    const auto frames = game.shown().frames();
    game.show_frame();
    CHECK(game.shown().frames() == frames);
    game.key("Space", false);
    for (int frame = 0; frame < 200; ++frame) {
        game.show_frame();
    }
    CHECK(game.state().pieces == 2);
    CHECK(!game.difference());
}

TEST_CASE("a mutant of Tetrominoes stops at the difference, and its script leads there") {
    const std::string tape = mutant("tetro-frames");
    TetrominoesDuel game(run_options(tape), true);
    begin(game);
    game.play(*tetrominoes::parse_presses("k18 .40 j20 .60"));
    REQUIRE(game.difference());
    CHECK(game.difference()->fault == "fall");
    CHECK(marks(game.compose("", 1472, 868)) > 0);
    const auto frames = game.shown().frames();
    game.show_frame();
    CHECK(game.shown().frames() == frames);
    game.shorten();
    CHECK(!game.shortest().empty());
    const std::string script = game.script();
    CHECK(script.find("# Replay: fourrivers run ") != std::string::npos);
    CHECK(!replayed(game, tape).empty());
}

TEST_CASE("texts of presses are read back, and wrong ones are refused") {
    for (const char* text : {"j12 k15 _18 .40", "115 08 x9"}) {
        const auto presses = tetrominoes::parse_presses(text);
        REQUIRE(presses);
        CHECK(tetrominoes::presses_text(*presses) == text);
    }
    CHECK(tetrominoes::presses_text(*tetrominoes::parse_presses("jk_")) == "j15 k15 _15");
    CHECK(tetrominoes::parse_presses("j12 ?").error().offset == 4);
    CHECK(tetrominoes::parse_presses("j1 k").error().offset == 1);
    CHECK(!tetrominoes::parse_presses("j99999999999"));
    CHECK(hexes::steps_text(*hexes::parse_steps("s42 7 R")) == "s42 7 r");
    CHECK(hexes::steps_text(*hexes::parse_steps("s,42 s0,7 s65538,1 s7q999")) ==
          "s,42 s0,7 s65538,1 s7q999");
    CHECK(hexes::keys_of(*hexes::parse_steps("s0,7 8")) == 6);
    CHECK(hexes::parse_steps("7 s0").error().offset == 2);
    CHECK(!hexes::parse_steps("s65536"));
    CHECK(!hexes::parse_steps("s7q1000"));
    CHECK(!hexes::parse_steps("s"));
    CHECK(hexes::parse_steps("7+").error().offset == 1);
}

TEST_CASE("the commands print the result and return 1 on a difference") {
    Answer answer = ask({"hexes", "duel", "--headless", "--keys", "s42 7 8 9", "--rom", "free"});
    CHECK(answer.code == 0);
    CHECK(answer.out == "Hexes: Agreed after 7 keys\n");
    answer = ask({"hexes", "duel", mutant("hexes-deal-draws"), "--headless", "--keys", "s24353"});
    CHECK(answer.code == 1);
    CHECK(answer.out.find("Difference of class deal") != std::string::npos);
    answer = ask({"tetrominoes", "duel", "--headless", "--keys", Presses, "--rom", "free"});
    CHECK(answer.code == 0);
    CHECK(answer.out.starts_with("Tetrominoes: Agreed after "));
    answer = ask({"hexes", "duel", "--headless", "--keys", "7 s"});
    CHECK(answer.code == 2);
    CHECK(answer.err.find("--keys: S needs the number") != std::string::npos);
    CHECK(ask({"hexes", "duel", "--keys", "7"}).code == 2); // needs --headless
    CHECK(ask({"hexes", "duel"}).code == 4);                // no window here
    CHECK(ask({"tetrominoes", "duel"}).code == 4);
    CHECK(ask({"tetrominoes", "duel", mutant("hexes-resets"), "--headless"}).code == 3);
    CHECK(ask({"hexes", "duel", mutant("tetro-frames"), "--headless"}).code == 3);
    CHECK(ask({"hexes", "duel", "none.tap", "--headless"}).code == 3);
}

TEST_CASE("a tape that is written is the bundled one, and can be run") {
    const DataFolder folder("game_tape");
    for (const char* game : {"hexes", "tetrominoes"}) {
        CAPTURE(game);
        const std::string path = (folder.path() / "a.tap").string();
        CHECK(ask({game, "tape", path}).code == 0);
        const Answer answer = ask({game, "duel", path, "--headless"});
        CHECK(answer.code == 0);
        CHECK(answer.out == "a.tap: Agreed after 0 keys\n");
        CHECK(ask({game, "tape", (folder.path() / "none" / "a.tap").string()}).code == 4);
        CHECK(ask({game, "tape"}).code == 2);
    }
}
