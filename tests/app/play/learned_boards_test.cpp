#include <set>
#include <string_view>

#include <doctest/doctest.h>

#include "tests/app/play/controller_fixture.hpp"

using namespace zx::play;
using shisen::Key;
using shisen::SolverOutcome;

namespace {

/// Numbers 10, 20 and 30 only, each dealing the board of the next number.
Deals three_boards() {
    return {[](shisen::BoardNumber number, shisen::Size size) {
                return shisen::deal(static_cast<shisen::BoardNumber>(number + 1), size);
            },
            {10, 20, 30}};
}

Setup learned_setup(std::optional<shisen::BoardNumber> number) {
    Setup setup = setup_of(1);
    setup.number = number;
    setup.deals = three_boards();
    return setup;
}

void choose_number(Rig& rig, std::string_view digits) {
    rig.controller.key(Key::ChooseBoard);
    for (const char digit : digits) {
        rig.controller.type(digit);
    }
    rig.controller.dialog_key(DialogKey::Enter);
}

constexpr std::string_view NotKept =
    "Boards of a learned table: these games are neither saved nor counted.";

} // namespace

TEST_CASE(
    "a learned table deals its boards by number, at random, of the day, and after going back") {
    Rig rig(learned_setup(20));
    CHECK(rig.controller.view().message == NotKept);
    CHECK(rig.controller.view().number == 20);
    CHECK(rig.controller.view().board == shisen::deal(21));
    rig.take(rig.pairs().front());
    rig.controller.key(Key::Restart);
    CHECK(rig.controller.view().board == shisen::deal(21));
    rig.controller.act(Action::Retry);
    CHECK(rig.choose("Yes, end it"));
    CHECK(rig.controller.view().board == shisen::deal(21));
    choose_number(rig, "30");
    CHECK(rig.controller.view().board == shisen::deal(31));
    CHECK(rig.controller.view().message.empty());
    std::set<shisen::BoardNumber> seen;
    for (int i = 0; i < 10; ++i) {
        rig.controller.key(Key::NewBoard);
        seen.insert(rig.controller.view().number);
        const auto number = static_cast<shisen::BoardNumber>(rig.controller.view().number + 1);
        CHECK(rig.controller.view().board == shisen::deal(number));
    }
    CHECK(seen == std::set<shisen::BoardNumber>{10, 20, 30});
    rig.controller.act(Action::Daily);
    CHECK(seen.contains(rig.controller.view().number));
    CHECK(rig.controller.view().light == LightState::Winnable);
}

TEST_CASE("a board that a learned table lacks is refused with a message and the game continues") {
    Rig rig(learned_setup(11));
    CHECK(rig.controller.view().number != 11);
    CHECK(rig.controller.view().message == "This table lacks board 11.  " + std::string(NotKept));
    const auto number = rig.controller.view().number;
    choose_number(rig, "12");
    CHECK(rig.controller.view().message == "This table lacks board 12.");
    rig.controller.act(Action::ChooseSize);
    CHECK(rig.choose("Large"));
    CHECK(rig.controller.view().message == "The boards of this table are 14 x 6.");
    rig.controller.paste("shisen 14x6 on 13 -");
    CHECK(rig.controller.view().message == "This table lacks board 13.");
    CHECK(rig.controller.view().number == number);
    rig.controller.paste("shisen 14x6 off 10 HeHe");
    CHECK(rig.controller.view().number == 10);
    CHECK(rig.controller.view().tiles_left == 80);
    CHECK(rig.controller.match().position_after(0).board == shisen::deal(11));
    CHECK(rig.controller.copy().starts_with("shisen 14x6 off 10 HeHe"));
}

TEST_CASE("games of a learned table are neither saved nor counted and do not change the size in "
          "the settings") {
    Setup setup = learned_setup(10);
    setup.settings.size = {8, 5};
    Rig rig(std::move(setup));
    CHECK(rig.controller.view().board.size() == shisen::ClassicSize);
    rig.take(rig.pairs().front());
    CHECK(!rig.controller.saved());
    rig.controller.act(Action::NewGame);
    CHECK(rig.choose("Yes, end it"));
    rig.controller.act(Action::ToggleGravity);
    const auto effects = rig.controller.take_effects();
    CHECK(effects.finished.empty());
    CHECK(!effects.save_game);
    CHECK(effects.save_settings);
    CHECK(rig.controller.settings().size == shisen::Size{8, 5});
}

TEST_CASE("winnable boards only: a learned table without one ends the search with a message") {
    // Every number deals the first of this project's boards that cannot be won.
    const auto lost = [](shisen::BoardNumber, shisen::Size size) {
        for (shisen::BoardNumber number = 1;; ++number) {
            shisen::Board board = shisen::deal(number, size);
            if (shisen::solve(board, shisen::Gravity::On).outcome == SolverOutcome::Lost) {
                return board;
            }
        }
    };
    Setup setup = learned_setup(10);
    setup.settings.winnable_only = true;
    setup.deals.dealer = lost;
    setup.deals.numbers = {10, 11};
    Rig rig(std::move(setup));
    rig.controller.key(Key::NewBoard);
    CHECK(rig.controller.view().message == "No board of this table is known to be winnable.");
    CHECK(rig.controller.view().number == 10);
    CHECK(!rig.controller.dialog_open());
    CHECK(!rig.controller.thinking());
}
