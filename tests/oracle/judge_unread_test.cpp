// Boards with cells that show neither a tile nor an empty place.
#include <string>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "shisen/oracle/rule_settings.hpp"
#include "tests/oracle/judge_bench.hpp"

using fixture::NativeHouse;
using fixture::Watched;
using namespace shisen;
using namespace shisen::oracle;

namespace {

/// Returns what `look` shows, with the cursor's place unread if no tile is left.
Observed unread_if_won(Observed look) {
    if (!look || !look->board.empty()) {
        return look;
    }
    return tl::unexpected(
        SubjectFailure{SubjectFailure::Kind::Garbage, "a mark on an empty place", {*look->cursor}});
}

/// Takes the pairs that H shows until no tile is left. Returns false if no pair is left before.
bool win(Watched& watched) {
    while (!watched.judge.position().game.board.empty()) {
        for (const Key key : {Key::Hint, Key::Enter}) {
            const auto tiles = watched.judge.position().game.board.tiles();
            const Observed look = watched.subject->act(press(key));
            watched.difference = watched.judge.see(press(key), unread_if_won(look));
            if (watched.difference || (key == Key::Enter && look->board.tiles() == tiles)) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

TEST_CASE("a question may be given up over a won board whose cursor cannot be read") {
    for (const EndKey won_key : {EndKey::Acts, EndKey::EndsMessage, EndKey::OnlyCommands}) {
        NativeHouse house;
        house.rules.set(Rule::ZeroEntry, static_cast<Setting>(Entry::GoesOn));
        for (const Rule rule : {Rule::WonKey, Rule::CheatWonKey}) {
            house.rules.set(rule, static_cast<Setting>(won_key));
        }
        int won = 0;
        for (int number = 1; number < 40 && won == 0; ++number) {
            Watched watched(house, JudgeOptions::lenient());
            watched.act(press(Key::ChooseBoard));
            watched.act(answer(std::to_string(number)));
            if (!win(watched)) {
                REQUIRE_FALSE(watched.difference);
                continue;
            }
            ++won;
            for (const Step& step : {press(Key::Left),
                                     press(Key::ChooseBoard),
                                     answer("0"),
                                     press(Key::Left),
                                     press(Key::ChooseBoard),
                                     answer("7"),
                                     press(Key::Left)}) {
                REQUIRE_FALSE(watched.difference);
                watched.difference =
                    watched.judge.see(step, unread_if_won(watched.subject->act(step)));
            }
            CAPTURE(static_cast<int>(won_key));
            CHECK_FALSE(watched.difference);
        }
        CHECK(won == 1);
    }
}
