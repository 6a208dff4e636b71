// A tape that draws the shown pair like the cursor: the cursor is known, but not read beside a pair.
#include <doctest/doctest.h>

#include "changed_tape.hpp"
#include "check_plan.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/tape_subject.hpp"

using namespace shisen;
using namespace shisen::oracle;

TEST_CASE(
    "a cursor that looks like a shown pair is known, and not read while a pair may be shown") {
    fixture::TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    // SET 7,D makes the cursor's tile flash; LD D,0x68 gives it the colours of a shown pair.
    REQUIRE(change(tape, {{{0xcb, 0xfa}, {0x16, 0x68}}}));
    const auto learned = learn_tape(tape.machine());
    REQUIRE(learned);
    const Reader& reader = *learned->reader;
    CAPTURE(reader.describe());
    CHECK(reader.pair_looks_like_cursor());
    CHECK(reader.knows_cursor());
    CHECK(reader.knows_highlight());
    CHECK(reader.knows_selection());
    CHECK_FALSE(reader.knows_hint());

    const auto subject = learned->start_states.of(Gravity::On).copy();
    CHECK(subject->act(press(Key::Right))->cursor == Cell{1, 0});
    CHECK_FALSE(subject->act(press(Key::Hint))->cursor);
    CHECK_FALSE(subject->act(press(Key::Right))->cursor);
    (void)subject->act(press(Key::NewBoard));
    CHECK(subject->act(press(Key::Right))->cursor == Cell{1, 0});

    const CheckTally tally =
        run_check(learned->start_states, fixture::plan_of(600), JudgeOptions::lenient());
    CHECK(tally.agreed());
}
