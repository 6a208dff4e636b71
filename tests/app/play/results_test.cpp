#include <memory>
#include <optional>
#include <string_view>

#include <doctest/doctest.h>

#include "tests/app/play/controller_fixture.hpp"

using namespace zx::play;
using shisen::Key;

TEST_CASE(
    "the page of a win compares the time with the best one and has each way on in one click") {
    const auto won_page = [](std::optional<std::int64_t> best, std::string_view row) {
        Setup setup = small_setup(3);
        if (best) {
            setup.statistics.add({.size = {4, 4}, .number = 9, .won = true, .seconds = *best});
        }
        auto rig = std::make_unique<Rig>(std::move(setup));
        rig->win();
        rig->wait(2);
        REQUIRE(rig->title() == "Won!");
        if (!row.empty()) {
            CHECK(rig->choose(row));
        }
        return rig;
    };
    const auto first = won_page(std::nullopt, "");
    const auto seconds = first->controller.match().seconds();
    REQUIRE(seconds > 0);
    const DialogView page = first->controller.view().dialog.value();
    CHECK(page.text.at(0).ends_with("your first time on this size and variant."));
    CHECK(page.text.at(1).starts_with("Four Rivers Shisen, board 3 (4 x 4, gravity on): won in "));
    CHECK(page.text.at(1).ends_with(" without help"));
    REQUIRE(page.chart);
    REQUIRE(page.chart->bars.size() == 1);
    CHECK(page.chart->bars[0].marked);
    CHECK(page.chart->bars[0].seconds == seconds);

    const auto text = [&](std::int64_t best) {
        return won_page(best, "")->controller.view().dialog->text.at(0);
    };
    CHECK(text(seconds + 70).ends_with("your best time: 1:10 quicker than before."));
    CHECK(text(seconds - 1).ends_with("0:01 slower than your best time."));
    CHECK(text(seconds).ends_with("as quick as your best time."));

    const auto copied = won_page(5, "Copy the line above");
    CHECK(copied->title() == "Won!");
    CHECK(copied->controller.take_effects().to_clipboard == page.text.at(1));
    const auto next = won_page(5, "Next board");
    CHECK(next->controller.view().number == 4);
    CHECK(next->controller.view().board.size() == shisen::Size{4, 4});
    CHECK(won_page(5, "Same board again")->controller.view().number == 3);
    CHECK(won_page(5, "New board")->controller.view().tiles_left == 16);
    CHECK(won_page(5, "Statistics")->title() == "Statistics");
}

TEST_CASE("statistics show every variant, and the history plays a board again") {
    Setup setup = setup_of(7);
    setup.statistics.add({.size = {4, 4}, .number = 9, .won = true, .seconds = 65});
    setup.statistics.add({.size = {4, 4}, .number = 11, .seconds = 30});
    Rig rig(std::move(setup));
    rig.controller.act(Action::Statistics);
    CHECK(rig.controller.view().dialog->rows.at(0).value == "14 x 6, gravity on");
    CHECK_FALSE(rig.controller.view().dialog->chart);
    CHECK(rig.choose("Size and variant"));
    const DialogView page = rig.controller.view().dialog.value();
    CHECK(page.rows.at(0).value == "4 x 4, gravity on");
    CHECK(page.rows.at(1).value == "1 of 2 (50 %)");
    REQUIRE(page.chart);
    CHECK(page.chart->bars.at(1).result == TimeChart::Result::Lost);
    CHECK(page.chart->best_seconds == 65);
    CHECK(rig.choose("History"));
    const DialogView history = rig.controller.view().dialog.value();
    CHECK(history.rows.at(0).label == "Board 11");
    CHECK(history.rows.at(0).value == "lost after 0:30");
    CHECK(rig.choose("Board 9"));
    CHECK(rig.controller.view().number == 9);
    CHECK(rig.controller.view().board.size() == shisen::Size{4, 4});
    rig.controller.act(Action::Statistics);
    CHECK(rig.choose("Size and variant"));
    CHECK(rig.controller.view().dialog->rows.at(0).value == "4 x 4, gravity on");
}

TEST_CASE("the wheel and the page keys scroll a long history") {
    Setup setup = small_setup(7);
    for (shisen::BoardNumber number = 1; number <= 40; ++number) {
        setup.statistics.add({.size = {4, 4}, .number = number, .seconds = 30});
    }
    Rig rig(std::move(setup));
    const auto selected = [&] {
        const DialogView page = rig.controller.view().dialog.value();
        return page.rows.at(static_cast<std::size_t>(page.selected)).label;
    };
    rig.controller.wheel(1); // no dialog is open
    rig.controller.act(Action::Statistics);
    CHECK(rig.choose("History"));
    CHECK(selected() == "Board 40");
    rig.controller.wheel(2);
    CHECK(selected() == "Board 34");
    rig.controller.wheel(-1);
    CHECK(selected() == "Board 37");
    rig.controller.dialog_key(DialogKey::PageDown);
    CHECK(selected() == "Board 27");
    rig.controller.dialog_key(DialogKey::PageUp);
    rig.controller.dialog_key(DialogKey::PageUp);
    CHECK(selected() == "Board 40"); // not round to the end
    rig.controller.wheel(1'000'000'000);
    CHECK(selected() == "Close");
    rig.controller.dialog_key(DialogKey::First);
    CHECK(selected() == "Board 40");
    rig.controller.dialog_key(DialogKey::Last);
    CHECK(selected() == "Close");
}

TEST_CASE("keys pressed at the end have no effect on its dialog within the first second") {
    Rig rig(small_setup(3));
    rig.win();
    rig.wait(0.9);
    REQUIRE(rig.title() == "Won!");
    for (int press = 0; press < 5; ++press) {
        rig.controller.dialog_key(DialogKey::Enter);
        rig.controller.key(Key::Enter);
    }
    CHECK(rig.title() == "Won!");
    CHECK(rig.controller.match().won());
    rig.wait(GameController::EndDialogSeconds);
    rig.controller.dialog_key(DialogKey::Enter);
    CHECK(rig.title().empty());
    CHECK(rig.controller.view().tiles_left == 16);
}
