// The pages for pokes and for the search of values, without a window.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/poke_desk.hpp"
#include "app/menu/menu.hpp"
#include "app/run/session.hpp"
#include "roms-free/roms.hpp"

using namespace zx::app;
using zx::machine::ByteRelation;

namespace {

struct Desk {
    explicit Desk(zx::Model model = zx::Model::Spectrum48)
        : session(model, {{zx::roms::rom48().begin(), zx::roms::rom48().end()}, "free ROM"}) {
        frames(120);
    }

    void frames(int count) {
        for (int frame = 0; frame < count; ++frame) {
            session.run_frame();
        }
    }
    zx::machine::Machine& machine() { return session.machine(); }
    [[nodiscard]] PokeStatus status() { return desk.status(machine()); }

    Session session;
    PokeDesk desk;
};

/// The page with this status, and its rows' labels.
struct Page {
    Page(MenuPage page, const PokeStatus& pokes) {
        MenuStatus status;
        status.pokes = pokes;
        menu.set_status(status);
        menu.open(page);
    }
    [[nodiscard]] bool has(const std::string& label) const {
        return std::ranges::count(menu.rows(), label, &MenuRow::label) == 1;
    }
    Menu menu{[](const std::filesystem::path&) { return std::vector<FileEntry>(); }};
};

} // namespace

TEST_CASE("the search finds the number of lives in three steps, while the machine runs") {
    constexpr std::uint16_t Lives = 40'000;
    Desk at;
    at.machine().poke(Lives, 5);
    at.desk.set_value(5);
    at.desk.narrow(at.machine(), ByteRelation::EqualTo);
    CHECK(at.status().search_begun);
    CHECK(at.status().places > 1);
    at.frames(50);
    at.machine().poke(Lives, 4);
    at.desk.narrow(at.machine(), ByteRelation::Decreased);
    at.frames(50);
    at.machine().poke(Lives, 3);
    at.desk.set_value(3);
    at.desk.narrow(at.machine(), ByteRelation::EqualTo);
    REQUIRE(at.status().places == 1);
    CHECK(at.status().search_steps == 3);
    CHECK(at.status().found == std::vector<std::string>{"40000: 3"});
    at.desk.choose_found(at.machine(), 0);
    CHECK(at.status().address == Lives);
    at.desk.set_value(9);
    CHECK(at.desk.poke(at.machine()) == "Poked 40000 with 9");
    CHECK(at.machine().peek(Lives) == 9);
    CHECK(at.status().applied == std::vector<std::string>{"40000: 9, was 3"});
    CHECK(at.desk.undo(at.machine(), 0) == "40000 is 3 again");
    CHECK(at.machine().peek(Lives) == 3);
    CHECK(at.status().applied.empty());
}

TEST_CASE("a place in a bank of a 128K is poked although the bank is not paged in") {
    Desk at(zx::Model::Spectrum128);
    at.machine().poke_bank(3, 0xc123, 77);
    at.desk.begin_search(at.machine());
    CHECK(at.status().places == std::size_t{8} * 16'384);
    at.desk.set_value(77);
    at.machine().poke_bank(3, 0xc123, 78);
    at.desk.narrow(at.machine(), ByteRelation::Increased);
    REQUIRE(at.status().found == std::vector<std::string>{"bank 3, 49443: 78"});
    at.desk.choose_found(at.machine(), 0);
    CHECK(at.desk.poke(at.machine()) == "Poked bank 3, 49443 with 77");
    CHECK(at.status().present == 77);
    // The search of another model begins again.
    at.session.change_model(zx::Model::Spectrum48, at.session.rom());
    CHECK_FALSE(at.status().search_begun);
    at.desk.narrow(at.machine(), ByteRelation::Unchanged);
    CHECK(at.status().places == std::size_t{3} * 16'384);
}

TEST_CASE("the ROM is not poked") {
    Desk at;
    at.desk.set_address(100);
    at.desk.set_value(static_cast<std::uint8_t>(at.machine().peek(100) + 1));
    CHECK(at.desk.poke(at.machine()) == "100 is in the ROM");
    CHECK(at.status().applied.empty());
}

TEST_CASE("a trainer is switched on and off again") {
    Desk at;
    at.machine().poke(50'000, 1);
    at.machine().poke(50'001, 2);
    zx::loaders::Trainer trainer;
    trainer.name = "Lives";
    trainer.pokes = {{.bank = {}, .address = 50'000, .value = 201, .original = 0},
                     {.bank = {}, .address = 50'000, .value = 202, .original = 0},
                     {.bank = {}, .address = 50'001, .value = {}, .original = 0}};
    at.desk.set_trainers({trainer}, false);
    at.desk.set_value(7);
    CHECK(at.desk.toggle_trainer(at.machine(), 0) == "Lives: on");
    CHECK(at.machine().peek(50'000) == 202);
    CHECK(at.machine().peek(50'001) == 7);
    CHECK(at.status().trainers.at(0).on);
    CHECK(at.desk.toggle_trainer(at.machine(), 0) == "Lives: off");
    CHECK(at.machine().peek(50'000) == 1);
    CHECK(at.machine().peek(50'001) == 2);
    at.desk.clear();
    CHECK(at.status().trainers.empty());
}

TEST_CASE("numbers are typed, stepped and erased in their rows") {
    PokeStatus pokes;
    pokes.address = 6553;
    Page page(MenuPage::Pokes, pokes);
    REQUIRE(page.menu.rows().at(0).label == "Address");
    // The first digit replaces the number, the next one is added to it.
    auto choice = page.menu.text("5");
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::PokeAddress);
    CHECK(choice->number == 5);
    CHECK(page.menu.text("5")->number == 65'535);
    CHECK(page.menu.text("6")->number == 6); // 65536 is too large
    CHECK(page.menu.key(MenuKey::Erase)->number == 655);
    CHECK(page.menu.key(MenuKey::Left)->number == 6552);
    CHECK_FALSE(page.menu.key(MenuKey::Enter));
    CHECK(page.menu.selected() == 1);
    CHECK(page.menu.key(MenuKey::Left)->number == 255);
    CHECK(page.menu.key(MenuKey::Left)->action == MenuAction::PokeValue);
    CHECK_FALSE(page.menu.key(MenuKey::Down));
    CHECK(page.menu.key(MenuKey::Enter)->action == MenuAction::Poke);
    CHECK(page.menu.is_open());
}

TEST_CASE("a number is replaced when its row is selected again or its page opens again") {
    PokeStatus pokes;
    pokes.value = 5;
    Page page(MenuPage::Search, pokes);
    CHECK(page.menu.text("3")->number == 3);
    CHECK(page.menu.text("3")->number == 53);
    (void)page.menu.key(MenuKey::Down);
    (void)page.menu.key(MenuKey::Up);
    CHECK(page.menu.text("3")->number == 3);
    page.menu.close();
    page.menu.open(MenuPage::Search);
    CHECK(page.menu.text("3")->number == 3);
    page.menu.close();
    page.menu.open(MenuPage::Search);
    CHECK(page.menu.key(MenuKey::Erase)->number == 0);
    CHECK(page.menu.text("3")->number == 53); // after Backspace, too
}

TEST_CASE("the page of the search counts the places and lists the first") {
    Desk at;
    Page before(MenuPage::Search, at.status());
    CHECK(before.has("All of memory is searched."));
    at.desk.begin_search(at.machine());
    CHECK(Page(MenuPage::Search, at.status()).has("49152 places are left after 0 steps"));
    at.desk.narrow(at.machine(), ByteRelation::Unchanged);
    Page after(MenuPage::Search, at.status());
    CHECK(after.has("49152 places are left after 1 step"));
    CHECK(at.status().found.size() == PokeDesk::MostFound);
    CHECK(after.has("..."));
    CHECK_FALSE(after.menu.key(MenuKey::End));
    const auto choice = after.menu.key(MenuKey::Enter);
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::ChooseFound);
    CHECK(choice->number == static_cast<int>(PokeDesk::MostFound) - 1);
}
