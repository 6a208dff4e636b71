#include "app/menu/poke_rows.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/utf8.hpp"

namespace zx::app {
namespace {

using machine::ByteRelation;

constexpr std::array<std::pair<ByteRelation, std::string_view>, 7> Relations = {{
    {ByteRelation::EqualTo, "It is the number above"},
    {ByteRelation::Decreased, "It has decreased"},
    {ByteRelation::Increased, "It has increased"},
    {ByteRelation::Changed, "It has changed"},
    {ByteRelation::Unchanged, "It has not changed"},
    {ByteRelation::Below, "It is below the number above"},
    {ByteRelation::Above, "It is above the number above"},
}};

MenuRow entry(std::string label, int value, int largest, MenuAction action) {
    MenuRow row;
    row.label = std::move(label);
    row.value = std::to_string(value);
    row.adjustable = true;
    row.entry = MenuEntry{action, value, largest};
    row.hint = "Type a number, or Left and Right";
    return row;
}

MenuRow acting(std::string label, MenuAction action, std::size_t number = 0) {
    MenuRow row;
    row.label = std::move(label);
    row.enter = action;
    row.number = static_cast<int>(number);
    return row;
}

MenuRow text(std::string label) {
    MenuRow row;
    row.label = std::move(label);
    row.selectable = false;
    return row;
}

std::string places_text(const PokeStatus& status) {
    return fmt::format("{}{} left after {}{}{}",
                       status.places,
                       status.places == 1 ? " place is" : " places are",
                       status.search_steps,
                       status.search_steps == 1 ? " step" : " steps",
                       status.places == 0 ? ": begin a new search" : "");
}

} // namespace

std::vector<MenuRow> poke_rows(const PokeStatus& status) {
    std::vector<MenuRow> rows = {
        entry("Address", status.address, 65'535, MenuAction::PokeAddress),
        entry("Value", status.value, 255, MenuAction::PokeValue),
        acting(fmt::format("Poke {} with {}", status.place, status.value), MenuAction::Poke),
    };
    rows.back().value = fmt::format("now {}", status.present);
    MenuRow search;
    search.label = "Find an address by its value...";
    search.opens = MenuPage::Search;
    rows.push_back(std::move(search));
    for (std::size_t i = 0; i < status.trainers.size(); ++i) {
        const auto& trainer = status.trainers[i];
        MenuRow row = acting(terminal_safe(trainer.name), MenuAction::ToggleTrainer, i);
        row.value = trainer.on ? "on" : "off";
        row.checked = trainer.on;
        row.separated = i == 0;
        row.hint = "A trainer of the .pok file; off restores what was there before";
        rows.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < status.applied.size(); ++i) {
        MenuRow row = acting(status.applied[i], MenuAction::UndoPoke, i);
        row.value = "undo";
        row.separated = i == 0;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> search_rows(const PokeStatus& status) {
    std::vector<MenuRow> rows = {
        entry("Number", status.value, 255, MenuAction::PokeValue),
        acting("Begin a new search", MenuAction::BeginSearch),
    };
    rows.front().hint = "Type the number that the game shows, for example of lives";
    rows.back().hint = "Then play until the number has changed, and come back to this page";
    for (std::size_t i = 0; i < Relations.size(); ++i) {
        const auto& [relation, label] = Relations[i];
        MenuRow row = acting(
            std::string(label), MenuAction::NarrowSearch, static_cast<std::size_t>(relation));
        row.separated = i == 0;
        row.hint = "Keeps the places for which this is true";
        rows.push_back(std::move(row));
    }
    if (!status.search_begun) {
        rows.push_back(text("All of memory is searched."));
        rows.back().separated = true;
        return rows;
    }
    rows.push_back(text(places_text(status)));
    rows.back().separated = true;
    for (std::size_t i = 0; i < status.found.size(); ++i) {
        MenuRow row = acting(status.found[i], MenuAction::ChooseFound, i);
        row.hint = "Enter: poke this address";
        rows.push_back(std::move(row));
    }
    if (!status.found.empty() && status.found.size() < status.places) {
        rows.push_back(text("..."));
    }
    return rows;
}

} // namespace zx::app
