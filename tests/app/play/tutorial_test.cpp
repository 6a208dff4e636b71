#include <doctest/doctest.h>

#include "tests/app/play/controller_fixture.hpp"

using namespace zx::play;
using shisen::Cell;
using shisen::Key;

TEST_CASE("each of the tutorial's four steps ends when it is done") {
    Setup setup = setup_of(1);
    setup.settings.tutorial_seen = false;
    Rig rig(std::move(setup));
    auto tutorial_step = rig.controller.view().tutorial_step;
    REQUIRE(tutorial_step);
    CHECK(tutorial_step->step == 1);
    CHECK(tutorial_step->steps == 4);
    REQUIRE(tutorial_step->cells.size() == 2);
    CHECK(shisen::can_remove(
        rig.controller.view().board, tutorial_step->cells[0], tutorial_step->cells[1]));
    CHECK(tutorial_step->path);
    rig.controller.click(tutorial_step->cells[0]);
    CHECK(rig.controller.view().tutorial_step->step == 1);
    rig.controller.click(tutorial_step->cells[1]);
    tutorial_step = rig.controller.view().tutorial_step;
    CHECK(tutorial_step->step == 2);
    // The path of the shown pair leaves the board.
    CHECK(tutorial_step->ring);
    CHECK(tutorial_step->text.find("outside the board") != std::string::npos);
    REQUIRE(tutorial_step->path);
    const View view = rig.controller.view();
    CHECK(std::any_of(tutorial_step->path->points.begin(),
                      tutorial_step->path->points.begin() + tutorial_step->path->count,
                      [&](Cell cell) { return !view.board.inside(cell); }));
    CHECK(tutorial_step->path ==
          shisen::find_path(view.board, tutorial_step->cells[0], tutorial_step->cells[1]));
    rig.take({tutorial_step->cells[0], tutorial_step->cells[1]});
    CHECK(rig.controller.view().tutorial_step->step == 3);
    rig.controller.act(Action::SafeHint);
    CHECK(rig.controller.view().tutorial_step->step == 4);
    CHECK(!rig.controller.take_effects().save_settings);
    rig.controller.key(Key::Enter);
    CHECK(!rig.controller.view().tutorial_step);
    CHECK(rig.controller.take_effects().save_settings);
    CHECK(rig.controller.settings().tutorial_seen);
    CHECK(rig.controller.settings().light);
}

TEST_CASE("the tutorial's last step offers to switch the light off") {
    for (const bool off : {false, true}) {
        Setup setup = setup_of(1);
        setup.settings.tutorial_seen = false;
        Rig rig(std::move(setup));
        for (int step = 1; step < 4; ++step) {
            rig.take(rig.pairs().front());
        }
        const auto tutorial_step = rig.controller.view().tutorial_step;
        REQUIRE(tutorial_step);
        CHECK(tutorial_step->step == 4);
        REQUIRE(tutorial_step->buttons.size() == 2);
        CHECK(tutorial_step->buttons[0].label == "Keep the light");
        CHECK(tutorial_step->buttons[1].label == "Switch it off");
        rig.controller.act(tutorial_step->buttons[off ? 1 : 0].action);
        CHECK(!rig.controller.view().tutorial_step);
        CHECK(rig.controller.settings().light != off);
        CHECK(rig.controller.settings().tutorial_seen);
        CHECK(rig.controller.take_effects().save_settings);
    }
}

TEST_CASE("Esc skips the tutorial permanently") {
    Setup setup = setup_of(1);
    setup.settings.tutorial_seen = false;
    Rig rig(std::move(setup));
    rig.controller.escape();
    CHECK(!rig.controller.view().tutorial_step);
    CHECK(!rig.controller.dialog_open());
    CHECK(rig.controller.settings().tutorial_seen);
    CHECK(rig.controller.take_effects().save_settings);
}
