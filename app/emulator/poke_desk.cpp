#include "app/emulator/poke_desk.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/utf8.hpp"
#include "machine/model.hpp"

namespace zx::app {
namespace {

using machine::Machine;

constexpr std::uint16_t FirstRam = 0x4000;
constexpr std::size_t BankBytes = 0x4000;

/// The index of a place in the machine's RAM; empty for a bank that the model does not have.
std::optional<std::size_t> index_in_ram(const Machine& machine, const PokePlace& place) {
    const auto& model = machine::record_of(machine.model());
    for (std::size_t i = 0; i < model.ram_banks; ++i) {
        if (model.bank_numbers[i] == place.bank) {
            return i * BankBytes + place.address % BankBytes;
        }
    }
    return std::nullopt;
}

std::uint8_t byte_at(const Machine& machine, const PokePlace& place) {
    if (!place.bank) {
        return machine.peek(place.address);
    }
    const auto index = index_in_ram(machine, place);
    return index ? machine.state().ram[*index] : std::uint8_t{0xff};
}

/// Returns false if nothing was changed: the place is in ROM or is absent.
bool write(Machine& machine, const PokePlace& place, std::uint8_t value) {
    if (place.bank) {
        machine.poke_bank(*place.bank, place.address, value);
    } else {
        machine.poke(place.address, value);
    }
    return byte_at(machine, place) == value;
}

/// The place of a byte of the machine's RAM. Banks 5 and 2 are always at the same address, and so is
/// bank 0 of a 48K.
PokePlace place_of(const Machine& machine, std::size_t index) {
    const auto& model = machine::record_of(machine.model());
    const std::uint8_t bank = model.bank_numbers[index / BankBytes];
    const auto offset = static_cast<std::uint16_t>(index % BankBytes);
    if (bank == 5 || bank == 2 || model.ram_banks <= 3) {
        const unsigned base = bank == 5 ? 0x4000 : bank == 2 ? 0x8000 : 0xc000;
        return {.bank = {}, .address = static_cast<std::uint16_t>(base + offset)};
    }
    return {.bank = bank, .address = static_cast<std::uint16_t>(0xc000 + offset)};
}

PokePlace place_of(const loaders::Poke& poke) {
    return {.bank = poke.bank, .address = poke.address};
}

std::string words(const PokePlace& place) {
    return fmt::format(
        "{}{}", place.bank ? fmt::format("bank {}, ", *place.bank) : std::string(), place.address);
}

} // namespace

std::string PokeDesk::poke(Machine& machine) {
    const std::uint8_t before = byte_at(machine, place_);
    if (!write(machine, place_, value_)) {
        return words(place_) + (place_.address < FirstRam ? " is in the ROM" : " is not memory");
    }
    applied_.insert(applied_.begin(), {place_, value_, before});
    return fmt::format("Poked {} with {}", words(place_), value_);
}

std::string PokeDesk::undo(Machine& machine, std::size_t index) {
    if (index >= applied_.size()) {
        return {};
    }
    const Applied poke = applied_[index];
    applied_.erase(applied_.begin() + static_cast<std::ptrdiff_t>(index));
    (void)write(machine, poke.place, poke.before);
    return fmt::format("{} is {} again", words(poke.place), poke.before);
}

void PokeDesk::set_trainers(std::vector<loaders::Trainer> trainers, bool applied) {
    trainers_.clear();
    for (loaders::Trainer& trainer : trainers) {
        Switched each;
        each.on = applied;
        for (const loaders::Poke& poke : trainer.pokes) {
            each.before.push_back(poke.original);
        }
        each.trainer = std::move(trainer);
        trainers_.push_back(std::move(each));
    }
}

std::string PokeDesk::toggle_trainer(Machine& machine, std::size_t index) {
    if (index >= trainers_.size()) {
        return {};
    }
    Switched& each = trainers_[index];
    const auto& pokes = each.trainer.pokes;
    each.on = !each.on;
    if (each.on) {
        for (std::size_t i = 0; i < pokes.size(); ++i) {
            each.before[i] = byte_at(machine, place_of(pokes[i]));
            (void)write(machine, place_of(pokes[i]), pokes[i].value.value_or(value_));
        }
    } else {
        // In reverse: the same place may be poked twice.
        for (std::size_t i = pokes.size(); i-- > 0;) {
            (void)write(machine, place_of(pokes[i]), each.before[i]);
        }
    }
    return terminal_safe(each.trainer.name) + (each.on ? ": on" : ": off");
}

void PokeDesk::begin_search(const Machine& machine) {
    search_.start(machine.state().ram);
}

void PokeDesk::narrow(const Machine& machine, machine::ByteRelation relation) {
    if (search_.memory_size() != machine.state().ram.size()) {
        begin_search(machine);
    }
    search_.keep(relation, value_, machine.state().ram);
}

void PokeDesk::choose_found(const Machine& machine, std::size_t index) {
    if (index < search_.places().size()) {
        place_ = place_of(machine, search_.places()[index]);
    }
}

void PokeDesk::clear() {
    applied_.clear();
    trainers_.clear();
    search_.clear();
}

PokeStatus PokeDesk::status(const Machine& machine) const {
    PokeStatus status;
    status.address = place_.address;
    status.value = value_;
    status.place = words(place_);
    status.present = byte_at(machine, place_);
    for (const Applied& each : applied_) {
        status.applied.push_back(
            fmt::format("{}: {}, was {}", words(each.place), each.value, each.before));
    }
    for (const Switched& each : trainers_) {
        status.trainers.push_back({each.trainer.name, each.on});
    }
    const auto& ram = machine.state().ram;
    status.search_begun = search_.begun() && search_.memory_size() == ram.size();
    if (!status.search_begun) {
        return status;
    }
    status.search_steps = search_.steps();
    status.places = search_.places().size();
    const std::size_t listed = search_.steps() == 0 ? 0 : std::min(status.places, MostFound);
    for (std::size_t i = 0; i < listed; ++i) {
        const std::uint32_t place = search_.places()[i];
        status.found.push_back(fmt::format("{}: {}", words(place_of(machine, place)), ram[place]));
    }
    return status;
}

} // namespace zx::app
