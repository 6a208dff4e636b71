// EmulatorWindow, part: the pages for pokes and for the search of values.
#include "app/window/emulator_window.hpp"

namespace zx::app {

void EmulatorWindow::act_on_pokes(const MenuChoice& choice) {
    machine::Machine& machine = player_.session().machine();
    const auto number = static_cast<std::size_t>(choice.number);
    switch (choice.action) {
    case MenuAction::PokeAddress:
        pokes_.set_address(static_cast<std::uint16_t>(choice.number));
        break;
    case MenuAction::PokeValue: pokes_.set_value(static_cast<std::uint8_t>(choice.number)); break;
    case MenuAction::Poke: say(pokes_.poke(machine)); break;
    case MenuAction::UndoPoke: say(pokes_.undo(machine, number)); break;
    case MenuAction::ToggleTrainer: say(pokes_.toggle_trainer(machine, number)); break;
    case MenuAction::BeginSearch: pokes_.begin_search(machine); break;
    case MenuAction::NarrowSearch:
        pokes_.narrow(machine, static_cast<machine::ByteRelation>(choice.number));
        break;
    default:
        pokes_.choose_found(machine, number);
        open_page(MenuPage::Pokes);
        break;
    }
}

} // namespace zx::app
