// The judging of a duel: agreement and differences of tape and rules.
#include <array>
#include <span>
#include <string>

#include <doctest/doctest.h>

#include "app/duel/duel.hpp"
#include "app/duel/duel_view.hpp"
#include "app/files/file.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "tests/app/duel_bench.hpp"
#include "tests/app/play/data_folder.hpp"
#include "tests/support/amount.hpp"

using namespace zx::duel;
using fixture::arena_of;
using fixture::mutant;
using fixture::prepared;
using fixture::press;
using shisen::Gravity;
using shisen::oracle::Fault;

namespace {

/// Arrows over two edges, hints accepted and dropped, a selection, back and forward, other boards.
constexpr const char* SixtyKeys = "r2l3d3u HHe He r5e l2e HHHr He BBFRL HHee d2e u3 He N Hee "
                                  "S42 He Hr G HeHe B F";

constexpr const char* TwentyPairs = "S1 HeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHeHe";

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
        CHECK(duel.position().game.start.gravity != gravity); // after a backspace
        CHECK(duel.look()->board == duel.position().game.board);
    }
}

TEST_CASE("a mutant is caught, classified and marked on both sides") {
    struct Row {
        const char* name;
        Gravity gravity;
        const char* keys;
        Fault fault;
        bool marked;
    };
    const std::array rows{
        Row{"cursor-stops-on-the-right", Gravity::On, "r20", Fault::Highlight, true},
        Row{"hint-second-tile-wrong", Gravity::On, "H", Fault::Hint, true},
        Row{"gravity-one-tile-only", Gravity::On, TwentyPairs, Fault::Gravity, true},
        Row{"back-two", Gravity::On, "HeHeB", Fault::History, true},
        Row{"deal-other-multiplier", Gravity::On, "S42", Fault::Deal, true},
        Row{"border-red-from-hints", Gravity::On, "He", Fault::Status, false},
        Row{"machine-halts", Gravity::On, "HeR", Fault::Machine, false},
        Row{"machine-resets", Gravity::Off, "HeHeHeHeHe", Fault::Machine, false},
        Row{"highlight-misses-the-last-row", Gravity::On, "r13dr13dr13d", Fault::Highlight, true},
    };
    constexpr std::size_t OneOfEachClass = 7;
    const std::size_t count = support::amount(rows.size(), OneOfEachClass);
    for (const Row& row : std::span(rows).first(count)) {
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

TEST_CASE("after a difference both sides continue from the tape's state") {
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

TEST_CASE("after a difference in tiles the earlier history is not judged") {
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

TEST_CASE("a tape that hangs gets no more keys") {
    Duel duel(arena_of(mutant("machine-halts")));
    press(duel, "HeR");
    REQUIRE(duel.standing() == Standing::Broken);
    const int keys = duel.keys();
    duel.act(shisen::oracle::press(shisen::Key::Left));
    CHECK(duel.keys() == keys);
    CHECK(duel.standing() == Standing::Broken);
}

TEST_CASE("a rule variant of a foreign tape is learned and is no difference") {
    Duel duel(arena_of(mutant("cursor-stops-on-the-right"), false));
    press(duel, "r14l3");
    CHECK(duel.standing() == Standing::Agreed);
    const auto rule = duel.rules().at(shisen::oracle::Rule::SideEdge);
    CHECK(rule == static_cast<shisen::oracle::Setting>(shisen::oracle::SideEdge::Stops));
    CHECK(view_of(duel, {}).rules.find("Its own") != std::string::npos);
}

TEST_CASE("the boards of a table are required if one is given") {
    const DataFolder folder("duel_deals");
    shisen::oracle::DealTable table;
    table.put(1, shisen::deal(1));
    table.put(42, shisen::deal(43)); // not the tape's board 42
    const std::string path = (folder.path() / "table.deals").string();
    REQUIRE(zx::app::write_file_atomically(path, table.bytes()));
    DuelOptions options;
    options.run.roms = {"free"};
    options.deals = path;
    const auto setup = prepared(options);
    REQUIRE(setup);
    Duel duel(*setup);
    press(duel, "S1 He S7 He"); // board 7 is not in the table, so it is not required
    CHECK(duel.standing() == Standing::Agreed);
    press(duel, "S42");
    REQUIRE(duel.difference());
    CHECK(duel.difference()->fault == Fault::Deal);

    options.deals = path + ".not";
    const auto missing = prepared(options);
    REQUIRE_FALSE(missing);
    CHECK(missing.error().code == zx::app::ExitCode::BadFile);
}
