// A bus that reads a machine's memory and keeps writes to itself. It records who looks for a key:
// the main program or the interrupt routine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "machine/machine.hpp"
#include "oracle/wait_probe.hpp"
#include "ula/keyboard.hpp"
#include "z80/cpu.hpp"

namespace zx::oracle {

/// A look for a key at a port, or at a byte in which the interrupt routine stores keys.
struct Look {
    bool port = false;
    std::uint16_t address = 0;
};

class OverlayBus {
  public:
    /// The bytes below the stack pointer that finished calls and interrupts may have left.
    static constexpr int StackDepth = 128;

    /// Without `keys` only port reads count as looking for a key. No key is held at first.
    OverlayBus(const machine::Machine& machine, const KeyMemory* keys)
        : machine_(machine), keys_(keys) {}

    std::uint8_t fetch_opcode(std::uint16_t address, std::uint16_t) const { return at(address); }
    std::uint8_t read(std::uint16_t address) {
        if (keys_ != nullptr && !in_interrupt_ && keys_->holds(address)) {
            look_ = main_looks_ = true;
            last_look_ = {false, address};
        }
        return at(address);
    }
    void write(std::uint16_t address, std::uint8_t value) {
        if (address < RomEnd) {
            return;
        }
        if (in_interrupt_) {
            interrupt_writes_.push_back({address, value});
        }
        if (quiet_cells_ != nullptr && address < PictureEnd && value != machine_.peek(address)) {
            const auto offset = static_cast<std::size_t>(address - RomEnd);
            picture_changed_ = picture_changed_ || !(*quiet_cells_)[cell_of_byte(offset)];
        }
        changes_ += !in_interrupt_ && value != at(address) ? 1 : 0;
        if (Written* written = find(address)) {
            written->value = value;
            written->by_main = written->by_main || !in_interrupt_;
            return;
        }
        if (value == machine_.peek(address)) {
            return; // for example a program that copies a picture which does not change
        }
        if (written_.size() == MaxIndexed) {
            return; // full() is true, so the run ends
        }
        bloom_ |= std::uint64_t{1} << (address & 63u);
        written_.push_back({address, value, !in_interrupt_});
        place_of(address) = static_cast<std::uint16_t>(written_.size());
    }
    std::uint8_t in(std::uint16_t port) {
        if (port % 2 != 0) {
            return 0xff;
        }
        if (in_interrupt_) {
            interrupt_reads_keys_ = true;
        } else {
            look_ = main_looks_ = true;
            last_look_ = {true, port};
        }
        return static_cast<std::uint8_t>(0xa0u |
                                         keyboard_.read(static_cast<std::uint8_t>(port >> 8)));
    }
    void out(std::uint16_t, std::uint8_t) {}
    void internal(std::uint16_t, int) {}
    std::uint8_t acknowledge(std::uint16_t) { return 0xff; }
    void acknowledge_nmi(std::uint16_t, std::uint16_t) {}
    [[nodiscard]] bool keep_running() const { return true; }

    [[nodiscard]] ula::Keyboard& keyboard() noexcept { return keyboard_; }
    void begin_interrupt() noexcept { in_interrupt_ = true; }
    void end_interrupt() noexcept { in_interrupt_ = false; }

    /// True if the main program has looked for a key.
    [[nodiscard]] bool main_looks() const noexcept { return main_looks_; }
    /// True if a key was looked for since the last call.
    bool take_look() noexcept { return std::exchange(look_, false); }
    /// Where the main program last looked for a key.
    [[nodiscard]] const Look& last_look() const noexcept { return last_look_; }
    [[nodiscard]] bool interrupt_reads_keys() const noexcept { return interrupt_reads_keys_; }
    /// Address and value of every write of an interrupt routine.
    [[nodiscard]] const std::vector<std::pair<std::uint16_t, std::uint8_t>>&
    interrupt_writes() const noexcept {
        return interrupt_writes_;
    }
    /// From now on changes of the picture are noticed, except in these cells.
    void watch_picture(const ScreenCells& except) noexcept { quiet_cells_ = &except; }
    [[nodiscard]] bool picture_changed() const noexcept { return picture_changed_; }

    /// How often the main program has given a byte another value.
    [[nodiscard]] int changes() const noexcept { return changes_; }

    /// True if more bytes have got another value than a waiting program changes.
    [[nodiscard]] bool full() const noexcept { return written_.size() > MaxWrites; }
    /// True if every byte that the main program wrote has its first value. What is below the stack
    /// pointer does not count: it is what finished calls and interrupts left there.
    [[nodiscard]] bool main_memory_unchanged(std::uint16_t stack) const {
        return std::all_of(written_.begin(), written_.end(), [&](const Written& written) {
            const int below = (stack - written.address) & 0xffff;
            return !written.by_main || (below >= 1 && below <= StackDepth) ||
                   written.value == machine_.peek(written.address);
        });
    }

  private:
    struct Written {
        std::uint16_t address;
        std::uint8_t value;
        bool by_main;
    };

    static constexpr std::uint16_t RomEnd = 0x4000;
    static constexpr std::uint16_t PictureEnd = 0x5b00;
    /// A waiting program changes its stack and little else; BASIC changes its work space.
    static constexpr std::size_t MaxWrites = 1200;
    static constexpr std::size_t Slots = 4096;
    static constexpr std::size_t MaxIndexed = Slots / 2;

    [[nodiscard]] Written* find(std::uint16_t address) {
        return const_cast<Written*>(std::as_const(*this).find(address));
    }
    [[nodiscard]] const Written* find(std::uint16_t address) const {
        if ((bloom_ >> (address & 63u) & 1u) == 0) {
            return nullptr;
        }
        const std::uint16_t place = const_cast<OverlayBus*>(this)->place_of(address);
        return place == 0 ? nullptr : &written_[place - std::size_t{1}];
    }
    /// Returns the place in the hash table for this address: its index in written_ plus one, or 0.
    [[nodiscard]] std::uint16_t& place_of(std::uint16_t address) {
        std::size_t slot = (address * 40503u >> 6) % Slots;
        while (slots_[slot] != 0 && written_[slots_[slot] - std::size_t{1}].address != address) {
            slot = (slot + 1) % Slots;
        }
        return slots_[slot];
    }
    [[nodiscard]] std::uint8_t at(std::uint16_t address) const {
        const Written* written = find(address);
        return written != nullptr ? written->value : machine_.peek(address);
    }

    const machine::Machine& machine_;
    const KeyMemory* keys_;
    ula::Keyboard keyboard_;
    std::vector<Written> written_;
    /// An open hash table of written_ by address.
    std::array<std::uint16_t, Slots> slots_{};
    std::uint64_t bloom_ = 0;
    std::vector<std::pair<std::uint16_t, std::uint8_t>> interrupt_writes_;
    bool in_interrupt_ = false;
    int changes_ = 0;
    bool main_looks_ = false;
    bool look_ = false;
    Look last_look_;
    bool interrupt_reads_keys_ = false;
    const ScreenCells* quiet_cells_ = nullptr;
    bool picture_changed_ = false;
};

static_assert(z80::Bus<OverlayBus>);

} // namespace zx::oracle
