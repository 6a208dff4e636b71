// shisen/game.cpp and shisen/oracle/model.cpp implement the same rules: the game's own, and those
// with rule variants. This test gives both the same keys; they must agree after each.
#include <array>
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "shisen/game.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/solver.hpp"

using namespace shisen;

namespace {

using oracle::Forecast;
using oracle::ModelState;

/// Numbers below `limit`, the same in every run.
class Numbers {
  public:
    explicit Numbers(std::uint32_t seed) : state_(seed) {}
    std::uint32_t below(std::uint32_t limit) {
        state_ = state_ * 1664525U + 1013904223U;
        return (state_ >> 8) % limit;
    }

  private:
    std::uint32_t state_;
};

/// H and ENTER are more frequent, so that boards are played to their end.
constexpr std::array Common = {Key::Left,
                               Key::Right,
                               Key::Up,
                               Key::Down,
                               Key::Enter,
                               Key::Hint,
                               Key::Enter,
                               Key::Hint,
                               Key::Enter,
                               Key::Hint};
constexpr std::array Rare = {Key::Back,
                             Key::Forward,
                             Key::Restart,
                             Key::Last,
                             Key::NewBoard,
                             Key::ToggleGravity,
                             Key::ChooseBoard};

/// A screen that shows this board; everything else is unknown.
oracle::Observation seen(BoardNumber number) {
    oracle::Observation made;
    made.number = number;
    made.board = deal(number);
    return made;
}

Forecast forecast(const ModelState& position, const oracle::Step& step, BoardNumber number) {
    return oracle::forecast(oracle::RuleVariants::ours(), position, step, seen(number));
}

ModelState first_position(Gravity gravity, BoardNumber number) {
    return oracle::forecast_new_board(
               oracle::RuleVariants::ours(), gravity, number, {}, seen(number))
        .position;
}

/// Returns the model's result of a key. number: that of the board that the key deals, if any.
Forecast after(const ModelState& position, Key key, BoardNumber number) {
    Forecast next = forecast(position, oracle::press(key), number);
    if (key == Key::ChooseBoard) {
        next = forecast(next.position, oracle::answer(std::to_string(number)), number);
    }
    return next;
}

struct Counts {
    int removals = 0;
    int stuck = 0;
    int cheated = 0;
    int hints_at_an_end = 0;
};

void play(Gravity gravity, BoardNumber number, Counts& counts) {
    Numbers numbers(number);
    GameState game = begin({ClassicSize, gravity, number});
    ModelState model = first_position(gravity, number);
    REQUIRE(model.game == game);
    for (int i = 0; i < 1500; ++i) {
        const Key key = numbers.below(400) == 0 ? Rare[numbers.below(Rare.size())]
                                                : Common[numbers.below(Common.size())];
        const auto dealt =
            static_cast<BoardNumber>(takes_number(key) ? 1 + numbers.below(65535) : 0);
        CAPTURE(number);
        CAPTURE(i);
        CAPTURE(static_cast<int>(key));
        game = apply(game, {key, dealt});
        const Forecast next = after(model, key, dealt == 0 ? number : dealt);
        REQUIRE(next.position.game == game);
        REQUIRE(next.border == border_colour(status(game)));
        REQUIRE_FALSE(next.open);
        model = next.position;
        counts.removals += game.removed ? 1 : 0;
        counts.stuck += status(game) == Status::Stuck ? 1 : 0;
        counts.cheated += status(game) == Status::Cheated ? 1 : 0;
        counts.hints_at_an_end += key == Key::Hint && !game.hint ? 1 : 0;
    }
}

} // namespace

TEST_CASE("the game and the oracle's model of it agree after every key") {
    Counts counts;
    for (BoardNumber number = 1; number <= 60; ++number) {
        play(Gravity::On, number, counts);
        play(Gravity::Off, number, counts);
    }
    CHECK(counts.removals > 1000);
    CHECK(counts.stuck > 0);
    CHECK(counts.cheated > 0);
    CHECK(counts.hints_at_an_end > 0);
}

TEST_CASE("the game and the model agree on a won board") {
    for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
        const Verdict verdict = solve(deal(1), gravity);
        REQUIRE(verdict.outcome == SolverOutcome::Won);
        GameState game = begin({ClassicSize, gravity, 1});
        ModelState model = first_position(gravity, 1);
        int border = 0;
        const auto press = [&](Key key) {
            game = apply(game, {key, 0});
            const Forecast next = after(model, key, 1);
            REQUIRE(next.position.game == game);
            model = next.position;
            border = next.border;
        };
        const auto go_to = [&](Cell cell) {
            while (game.cursor.column != cell.column) {
                press(Key::Right);
            }
            while (game.cursor.row != cell.row) {
                press(Key::Down);
            }
            press(Key::Enter);
        };
        for (const Pair& pair : verdict.line) {
            go_to(pair.first);
            go_to(pair.second);
        }
        CHECK(game.board.empty());
        CHECK(border == border_colour(Status::Won));
        press(Key::Back);
        press(Key::Last);
        CHECK(border == border_colour(Status::Cheated));
    }
}
