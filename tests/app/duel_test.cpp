// The duel without its window: what it presses, what it says, what it shows.
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "app/duel/duel.hpp"
#include "app/duel/duel_keys.hpp"
#include "app/duel/duel_picture.hpp"
#include "app/duel/duel_script.hpp"
#include "app/duel/duel_setup.hpp"
#include "app/duel/duel_view.hpp"
#include "loaders/file.hpp"
#include "loaders/sna.hpp"
#include "machine/console.hpp"
#include "roms-free/roms.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "tests/app/command_line.hpp"
#include "tests/app/play/data_folder.hpp"
#include "ula/picture.hpp"

using namespace zx::duel;
using shisen::Gravity;
using shisen::oracle::Fault;

namespace {

/// Arrows over two edges, hints taken and dropped, a selection, back and forward, other boards.
constexpr const char* SixtyKeys = "r2l3d3u HHe He r5e l2e HHHr He BBFRL HHee d2e u3 He N Hee "
                                  "S42 He Hr G HeHe B F";

constexpr const char* TwentyPairs = "S1 HeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHe";

zx::app::Outcome<std::shared_ptr<const Arena>> prepared(const DuelOptions& options) {
    std::ostringstream said;
    zx::app::Context context{said, said, {}};
    return prepare(options, context, [](const std::string&) {});
}

/// file: empty for the bundled tape.
std::shared_ptr<const Arena>
arena_of(const std::string& file, bool strict = true, Gravity gravity = Gravity::On) {
    DuelOptions options;
    options.run.file = file;
    options.run.rom = "free";
    options.strict = strict;
    options.gravity = gravity;
    const auto arena = prepared(options);
    REQUIRE_MESSAGE(arena, (arena ? "" : arena.error().line));
    return *arena;
}

std::string mutant(const std::string& name) {
    return FR_MUTANTS_DIR "/" + name + ".tap";
}

Steps steps(const std::string& text) {
    const auto parsed = parse_steps(text);
    REQUIRE(parsed);
    return *parsed;
}

/// As a person does who looks after each key.
void press(Duel& duel, const std::string& keys) {
    for (const auto& step : steps(keys)) {
        if (duel.difference()) {
            break;
        }
        duel.act(step);
    }
    duel.show_all();
}

int presses(const std::string& script) {
    int count = 0;
    for (auto at = script.find("press "); at != std::string::npos;
         at = script.find("press ", at + 1)) {
        ++count;
    }
    return count;
}

} // namespace

TEST_CASE("the bundled tape agrees with the rules in both variants") {
    for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
        CAPTURE(static_cast<int>(gravity));
        Duel duel(arena_of("", true, gravity));
        CHECK(duel.standing() == Standing::Agreed);
        CHECK(duel.position().game.start.gravity == gravity);
        press(duel, SixtyKeys);
        CAPTURE(title_of(duel));
        CHECK(duel.standing() == Standing::Agreed);
        CHECK(duel.keys() >= 60);
        CHECK(duel.position().game.start.gravity != gravity); // backspace has come by
        CHECK(duel.look()->board == duel.position().game.board);
    }
}

TEST_CASE("the picture that is shown comes from the state that was judged") {
    Duel duel(arena_of(""));
    for (const auto& step : steps("rdeS7H")) {
        duel.act(step);
        CHECK(duel.film().running());
        duel.show_frame();
        duel.show_all();
        CHECK(duel.film().machine().hash() == duel.machine().hash());
        for (int frame = 0; frame < 60; ++frame) {
            duel.show_frame(); // time for the player to think
        }
    }
    CHECK(duel.standing() == Standing::Agreed);
}

TEST_CASE("a mutant is caught, put into its class and marked on both sides") {
    struct Row {
        const char* name;
        Gravity gravity;
        const char* keys;
        Fault fault;
        bool marked;
    };
    const std::array rows{
        Row{"cursor-stops-on-the-right", Gravity::On, "r20", Fault::Highlight, true},
        Row{"highlight-misses-the-last-row", Gravity::On, "r13dr13dr13d", Fault::Highlight, true},
        Row{"hint-second-tile-wrong", Gravity::On, "H", Fault::Hint, true},
        Row{"gravity-one-tile-only", Gravity::On, TwentyPairs, Fault::Gravity, true},
        Row{"back-two", Gravity::On, "HeHeB", Fault::History, true},
        Row{"deal-other-multiplier", Gravity::On, "S42", Fault::Deal, true},
        Row{"border-red-from-hints", Gravity::On, "He", Fault::Status, false},
        Row{"machine-halts", Gravity::On, "HeR", Fault::Machine, false},
        Row{"machine-resets", Gravity::Off, "HeHeHeHeHe", Fault::Machine, false},
    };
    for (const Row& row : rows) {
        const std::string name = row.name;
        CAPTURE(name);
        Duel duel(arena_of(mutant(name), true, row.gravity));
        press(duel, row.keys);
        REQUIRE(duel.difference());
        CAPTURE(duel.difference()->words);
        CHECK(duel.difference()->fault == row.fault);
        const DuelView view = view_of(duel, {});
        CHECK(view.board_marks.empty() != row.marked);
        CHECK(view.picture_marks.size() == view.board_marks.size());
        CHECK(view.border_differs == (row.fault == Fault::Status));
        CHECK(view.title.find(shisen::oracle::name_of(row.fault)) != std::string::npos);
        CHECK(duel.standing() ==
              (row.fault == Fault::Machine ? Standing::Broken : Standing::Differs));
    }
}

TEST_CASE("marks lie upon the tiles of the tape's picture") {
    Duel duel(arena_of(mutant("hint-second-tile-wrong")));
    press(duel, "H");
    const DuelView view = view_of(duel, {});
    REQUIRE(view.picture_marks.size() >= 2);
    for (const auto& mark : view.picture_marks) {
        CHECK(mark.x >= zx::ula::BorderPixels);
        CHECK(mark.x + mark.width <= zx::ula::PictureWidth - zx::ula::BorderPixels);
        // The tile is drawn there: two colours, not one.
        const auto row = static_cast<std::size_t>(mark.y + 3) * zx::ula::PictureWidth;
        const auto* dots = view.picture.data() + row + static_cast<std::size_t>(mark.x);
        const auto other = std::count_if(dots, dots + 8, [&](auto dot) { return dot != *dots; });
        CHECK(other > 0);
    }
}

TEST_CASE("after a difference both sides go on from what the tape shows") {
    Duel duel(arena_of(mutant("cursor-stops-on-the-right")));
    press(duel, "r14");
    REQUIRE(duel.standing() == Standing::Differs);
    const auto tape_cursor = *duel.look()->cursor;
    CHECK(duel.position().game.cursor != tape_cursor);
    duel.act(shisen::oracle::press(shisen::Key::Left));
    CHECK(duel.standing() == Standing::Agreed);
    CHECK(duel.position().game.cursor.column == tape_cursor.column - 1);
    CHECK(duel.differences() == 1);
}

TEST_CASE("after tiles have gone wrong the history before is not judged") {
    Duel duel(arena_of(mutant("gravity-one-tile-only")));
    press(duel, TwentyPairs);
    REQUIRE(duel.standing() == Standing::Differs);
    const auto board = duel.look()->board;
    duel.act(shisen::oracle::press(shisen::Key::Left));
    CHECK(duel.standing() == Standing::Agreed);
    CHECK(duel.position().game.board == board);
    duel.act(shisen::oracle::press(shisen::Key::Back));
    CHECK(duel.standing() == Standing::NotJudged);
    CHECK(duel.position().game.board == duel.look()->board);
}

TEST_CASE("a broken tape takes no more keys") {
    Duel duel(arena_of(mutant("machine-halts")));
    press(duel, "HeR");
    REQUIRE(duel.standing() == Standing::Broken);
    const int keys = duel.keys();
    duel.act(shisen::oracle::press(shisen::Key::Left));
    CHECK(duel.keys() == keys);
    CHECK(duel.standing() == Standing::Broken);
}

TEST_CASE("a foreign tape's own house rule is learned, not held against it") {
    Duel duel(arena_of(mutant("cursor-stops-on-the-right"), false));
    press(duel, "r14l3");
    CHECK(duel.standing() == Standing::Agreed);
    const auto rule = duel.rules().at(shisen::oracle::Rule::SideEdge);
    CHECK(rule == static_cast<shisen::oracle::Setting>(shisen::oracle::SideEdge::Stops));
    CHECK(view_of(duel, {}).rules.find("Its own") != std::string::npos);
}

TEST_CASE("a difference is cut down, and its script shows it on the tape again") {
    Duel duel(arena_of(mutant("cursor-stops-on-the-right")));
    press(duel, "d2r3u l2 r15");
    REQUIRE(duel.difference());
    const auto shrunk = duel.shortest_way()(nullptr);
    CHECK(shrunk.steps.size() < duel.steps().size());
    CHECK(shrunk.difference.fault == Fault::Highlight);
    const std::string shortest = duel_script(duel, shrunk);
    const std::string all = duel_script(duel, std::nullopt);
    CHECK(presses(shortest) == presses(all) - (duel.keys() - shrunk.keys));

    const DataFolder folder("duel_script");
    folder.write("all.script", all);
    const Answer replayed = ask({"run",
                                 mutant("cursor-stops-on-the-right"),
                                 "--rom",
                                 "free",
                                 "--headless",
                                 "--script",
                                 (folder.path() / "all.script").string()});
    CHECK(replayed.code == 0);
    zx::machine::Machine tape = duel.machine();
    CHECK(replayed.out.find(zx::machine::Console(tape).screen_text()) != std::string::npos);
}

TEST_CASE("what is no Shisen is refused in one sentence") {
    zx::machine::Machine idle(zx::machine::Model::Spectrum48, zx::roms::rom48());
    for (int frame = 0; frame < 150; ++frame) {
        idle.run_frame();
    }
    const auto bytes = zx::loaders::write_sna(idle.snapshot());
    REQUIRE(bytes);
    const DataFolder folder("duel_other");
    folder.write("other.sna", {bytes->begin(), bytes->end()});
    const Answer answer =
        ask({"duel", (folder.path() / "other.sna").string(), "--rom", "free", "--headless"});
    CHECK(answer.code == 3);
    CHECK(answer.out.empty());
    CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
    CHECK(answer.err.find("other.sna") != std::string::npos);
}

TEST_CASE("without a window the outcome is printed and the picture written") {
    const DataFolder folder("duel_headless");
    const std::string picture = (folder.path() / "both.png").string();
    const Answer good = ask({"duel",
                             "--rom",
                             "free",
                             "--headless",
                             "--board",
                             "1",
                             "--keys",
                             "HeHe",
                             "--screenshot",
                             picture,
                             "--width",
                             "600",
                             "--height",
                             "360"});
    CHECK(good.code == 0);
    CHECK(good.out.find("Agreed after 7 keys") != std::string::npos);
    CHECK(folder.read("both.png").substr(1, 3) == "PNG");
    const Answer bad = ask({"duel",
                            mutant("hint-second-tile-wrong"),
                            "--strict",
                            "--rom",
                            "free",
                            "--headless",
                            "--keys",
                            "rrH"});
    CHECK(bad.code == 1);
    CHECK(bad.out.find("Difference of class hint after 3 keys") != std::string::npos);
    CHECK(bad.out.find("Shortest way (1 key): gravity on, new board, H.") != std::string::npos);
    CHECK(ask({"duel", "--headless", "--keys", "rx"}).code == 2);
    CHECK(ask({"duel", "--keys", "r"}).code == 2);
}

TEST_CASE("keys are written as in a game's line") {
    using namespace shisen::oracle;
    CHECK(steps("r2 S42 G") == Steps{press(shisen::Key::Right),
                                     press(shisen::Key::Right),
                                     press(shisen::Key::ChooseBoard),
                                     answer("42"),
                                     press(shisen::Key::ToggleGravity)});
    CHECK(parse_steps("rx").error().offset == 1);
    CHECK(!parse_steps("S"));
    CHECK(!parse_steps("r0"));
    CHECK(!parse_steps("r1001"));
    CHECK(steps_text(way_to({3, 2}, {1, 4})) == "left x 2, down x 2");
    CHECK(way_to({3, 2}, {3, 2}).empty());
}

TEST_CASE("everything has its place in a window of any size") {
    Duel duel(arena_of(mutant("hint-second-tile-wrong")));
    press(duel, "H");
    const DuelView view = view_of(duel, {});
    for (const auto& [width, height] :
         {std::pair{320, 200}, {800, 480}, {1472, 868}, {3840, 2160}}) {
        CAPTURE(width);
        const DuelScene made = compose(view, width, height);
        CHECK(made.picture.x >= 0);
        CHECK(made.picture.y >= 0);
        CHECK(made.picture.y + made.picture.height <= height);
        CHECK(made.scene.targets.size() == 84);
        for (const auto& target : made.scene.targets) {
            CHECK(target.box.x >= made.picture.x + made.picture.width);
            CHECK(target.box.x + target.box.width <= width);
        }
    }
}

TEST_CASE("the Spectrum's picture is scaled without loss where it can be") {
    std::vector<std::uint8_t> picture(std::size_t{zx::ula::PictureWidth} * zx::ula::PictureHeight);
    for (std::size_t i = 0; i < picture.size(); ++i) {
        picture[i] = static_cast<std::uint8_t>(i * 7 % 16);
    }
    const auto twice =
        scaled_picture(picture, 2 * zx::ula::PictureWidth, 2 * zx::ula::PictureHeight);
    const auto once = scaled_picture(picture, zx::ula::PictureWidth, zx::ula::PictureHeight);
    std::size_t wrong = 0;
    for (std::size_t y = 0; y < 2 * std::size_t{zx::ula::PictureHeight}; ++y) {
        for (std::size_t x = 0; x < 2 * std::size_t{zx::ula::PictureWidth}; ++x) {
            wrong += twice[y * 2 * zx::ula::PictureWidth + x] !=
                             once[y / 2 * zx::ula::PictureWidth + x / 2]
                         ? 1u
                         : 0u;
        }
    }
    CHECK(wrong == 0);
    const std::vector<std::uint8_t> white(picture.size(), 15);
    const auto odd = scaled_picture(white, 517, 423);
    CHECK(std::count(odd.begin(), odd.end(), 0xffffffffu) == 517 * 423);
}

TEST_CASE("the boards of a table are demanded, if there is one") {
    const DataFolder folder("duel_deals");
    shisen::oracle::DealTable table;
    table.put(1, shisen::deal(1));
    table.put(42, shisen::deal(43)); // not what the tape deals as 42
    const std::string path = (folder.path() / "table.deals").string();
    REQUIRE(zx::loaders::write_file_atomically(path, table.bytes()));
    DuelOptions options;
    options.run.rom = "free";
    options.deals = path;
    const auto arena = prepared(options);
    REQUIRE(arena);
    Duel duel(*arena);
    press(duel, "S1 He S7 He"); // the table knows nothing of 7: not held to it
    CHECK(duel.standing() == Standing::Agreed);
    press(duel, "S42");
    REQUIRE(duel.difference());
    CHECK(duel.difference()->fault == Fault::Deal);

    options.deals = path + ".not";
    const auto missing = prepared(options);
    REQUIRE_FALSE(missing);
    CHECK(missing.error().code == zx::app::ExitCode::BadFile);
}
