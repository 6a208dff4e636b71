// The pages for pokes and for the search of values, without a window: the address and value that
// the user has entered, the pokes that were applied and can be undone, the trainers of a .pok file,
// and the places that a search has left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "loaders/pokes.hpp"
#include "machine/machine.hpp"
#include "machine/memory_search.hpp"

namespace zx::app {

/// A byte of RAM: as the processor addresses it, or of a bank.
struct PokePlace {
    std::optional<std::uint8_t> bank;
    std::uint16_t address = 0;

    friend bool operator==(const PokePlace&, const PokePlace&) = default;
};

/// What the pages show.
struct PokeStatus {
    struct Switch {
        std::string name;
        bool on = false;
    };
    std::uint16_t address = 0;
    std::uint8_t value = 0;
    /// "33000", or "bank 3, 49152".
    std::string place;
    /// The byte that is there now.
    std::uint8_t present = 0;
    /// The pokes that were applied, the newest first: "33000: 3 was 5".
    std::vector<std::string> applied;
    std::vector<Switch> trainers;

    bool search_begun = false;
    int search_steps = 0;
    std::size_t places = 0;
    /// The first places that are left, with the byte that is there now.
    std::vector<std::string> found;
};

class PokeDesk {
  public:
    /// The most places that status() lists.
    static constexpr std::size_t MostFound = 40;

    void set_address(std::uint16_t address) { place_ = {.bank = {}, .address = address}; }
    void set_value(std::uint8_t value) { value_ = value; }

    /// Pokes the value and returns a message. ROM is not changed.
    [[nodiscard]] std::string poke(machine::Machine& machine);
    /// Restores what was there before a poke; the newest poke has index 0.
    [[nodiscard]] std::string undo(machine::Machine& machine, std::size_t index);

    /// Replaces the trainers. applied: their pokes are in the memory already.
    void set_trainers(std::vector<loaders::Trainer> trainers, bool applied);
    /// Applies a trainer, or restores what was there before. A poke without a value takes the
    /// value of the page.
    [[nodiscard]] std::string toggle_trainer(machine::Machine& machine, std::size_t index);

    void begin_search(const machine::Machine& machine);
    /// Begins a search first if there is none, or if the model has changed.
    void narrow(const machine::Machine& machine, machine::ByteRelation relation);
    /// Takes over a place of the search as the address to poke.
    void choose_found(const machine::Machine& machine, std::size_t index);

    /// Forgets pokes, trainers and search: another program has been opened.
    void clear();

    [[nodiscard]] PokeStatus status(const machine::Machine& machine) const;

  private:
    struct Applied {
        PokePlace place;
        std::uint8_t value = 0;
        std::uint8_t before = 0;
    };
    struct Switched {
        loaders::Trainer trainer;
        bool on = false;
        /// What was there before each poke.
        std::vector<std::uint8_t> before;
    };

    PokePlace place_{.bank = {}, .address = 0x8000};
    std::uint8_t value_ = 0;
    std::vector<Applied> applied_;
    std::vector<Switched> trainers_;
    machine::MemorySearch search_;
};

} // namespace zx::app
