// The judging of a duel: agreement and differences of tape and rules.
#include <array>
#include <span>
#include <string>

#include <doctest/doctest.h>

#include "app/duel/duel.hpp"
#include "app/duel/duel_view.hpp"
#include "app/files/file.hpp"
#include "shisen/oracle/deal_table.hpp"
#include "tests/app/duel/duel_bench.hpp"
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

/// The bundled tape, changed so that it looks at the keyboard for 20 frames before it shows what a key
/// has done: it seems to wait for the next key.
std::shared_ptr<const zx::duel::DuelSetup> late_tape() {
    constexpr std::array<std::uint8_t, 3> CallBorder{0xcd, 0x9b, 0x22};
    constexpr std::uint16_t Free = 0xc000;
    // PUSH AF; PUSH BC; LD A,(FRAMES); ADD A,20; LD B,A; loop: XOR A; IN A,(0xfe); LD A,(FRAMES);
    // CP B; JR NZ,loop; POP BC; POP AF; JP 0x229b
    constexpr std::array<std::uint8_t, 24> Late{0xf5, 0xc5, 0x3a, 0x78, 0x5c, 0xc6, 0x14, 0x47,
                                                0xaf, 0xdb, 0xfe, 0x3a, 0x78, 0x5c, 0xb8, 0x20,
                                                0xf7, 0xc1, 0xf1, 0xc3, 0x9b, 0x22, 0x00, 0x00};
    auto setup = std::make_shared<zx::duel::DuelSetup>(*arena_of(""));
    auto subject = setup->tape.start_states.falling->copy();
    auto& tape = dynamic_cast<shisen::oracle::TapeSubject&>(*subject);
    std::uint16_t place = 0x5ccb;
    const auto found = [&] {
        for (std::size_t i = 0; i < CallBorder.size(); ++i) {
            if (tape.machine().peek(static_cast<std::uint16_t>(place + i)) != CallBorder[i]) {
                return false;
            }
        }
        return true;
    };
    while (!found()) {
        REQUIRE(++place < 0x6000);
    }
    tape.poke(static_cast<std::uint16_t>(place + 1), 0x00);
    tape.poke(static_cast<std::uint16_t>(place + 2), 0xc0);
    for (std::size_t i = 0; i < Late.size(); ++i) {
        tape.poke(static_cast<std::uint16_t>(Free + i), Late[i]);
    }
    setup->tape.start_states.falling = std::move(subject);
    return setup;
}

} // namespace

TEST_CASE("a difference that is gone when the tape gets more time is not reported") {
    const auto setup = late_tape();
    const auto too_early = setup->tape.start_states.falling->copy();
    shisen::oracle::Judge judge(setup->judge_options);
    REQUIRE_FALSE(judge.begin(too_early->look(), Gravity::On));
    using shisen::Key;
    using shisen::oracle::Confirm;
    REQUIRE_FALSE(shisen::oracle::act_and_judge(
                      *too_early, judge, shisen::oracle::press(Key::Hint), Confirm::No)
                      .difference);
    CHECK(shisen::oracle::act_and_judge(
              *too_early, judge, shisen::oracle::press(Key::Enter), Confirm::No)
              .difference);
    Duel duel(setup);
    press(duel, "r2 HeHe B");
    CHECK(duel.standing() == Standing::Agreed);
    CHECK(duel.differences() == 0);
    CHECK(duel.keys() == 7);
}

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
    Duel duel(arena_of(mutant("cursor-keeps-its-place"), false));
    press(duel, "r4d2Nl");
    CHECK(duel.standing() == Standing::Agreed);
    const auto rule = duel.rules().at(shisen::oracle::Rule::Home);
    CHECK(rule == static_cast<shisen::oracle::Setting>(shisen::oracle::Home::Stays));
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
