// A bus that reads a machine's memory and keeps writes to itself. It records who looks for a key:
// the main program or the interrupt routine.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <deque>
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
    static constexpr std::size_t StackDepth = 128;

    /// The machine must stay as it is while the bus is used. Without `keys` only port reads count as
    /// looking for a key. No key is held at first.
    OverlayBus(const machine::Machine& machine, const KeyMemory* keys) : keys_(keys) {
        for (std::size_t page = 0; page < PageCount; ++page) {
            const std::uint8_t* quarter =
                machine.readable(static_cast<int>(page / PagesPerQuarter));
            first_[page] = quarter == nullptr ? NothingAnswers.data()
                                              : quarter + page % PagesPerQuarter * PageBytes;
        }
        pages_ = first_;
    }
    OverlayBus(const OverlayBus&) = delete;
    OverlayBus& operator=(const OverlayBus&) = delete;

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
        if (quiet_cells_ != nullptr && address < PictureEnd && value != first_value(address)) {
            const auto offset = static_cast<std::size_t>(address - RomEnd);
            picture_changed_ = picture_changed_ || !(*quiet_cells_)[cell_of_byte(offset)];
        }
        changes_ += !in_interrupt_ && value != at(address) ? 1 : 0;
        // A program that copies a picture which does not change writes nothing new.
        if (value == first_value(address) && !written(address)) {
            return;
        }
        if (written_ == MaxKept && !written(address)) {
            return; // full() is true, so the run ends
        }
        Copy& copy = copy_of(address);
        const std::size_t place = address % PageBytes;
        written_ += copy.written[place] ? 0u : 1u;
        copy.written[place] = true;
        copy.by_main[place] = copy.by_main[place] || !in_interrupt_;
        copy.bytes[place] = value;
        copy.changed_by_main[place] = copy.by_main[place] && value != first_value(address);
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
    [[nodiscard]] bool full() const noexcept { return written_ > MaxWrites; }
    /// True if every byte that the main program wrote has its first value. What is below the stack
    /// pointer does not count: it is what finished calls and interrupts left there.
    [[nodiscard]] bool main_memory_unchanged(std::uint16_t stack) const {
        const auto unchanged = [&](const Copy& copy) {
            return copy.changed_by_main.none() ||
                   (copy.changed_by_main & ~left_over(copy.page, stack)).none();
        };
        // The page that was found changed last is most often still changed.
        if (changed_copy_ < copies_.size() && !unchanged(copies_[changed_copy_])) {
            return false;
        }
        const auto found = std::find_if_not(copies_.begin(), copies_.end(), unchanged);
        changed_copy_ = static_cast<std::size_t>(found - copies_.begin());
        return found == copies_.end();
    }

  private:
    static constexpr std::uint16_t RomEnd = 0x4000;
    static constexpr std::uint16_t PictureEnd = 0x5b00;
    static constexpr std::size_t PageBytes = 256;
    static constexpr std::size_t PageCount = 256;
    static constexpr std::size_t PagesPerQuarter = PageCount / 4;
    /// A waiting program changes its stack and little else; BASIC changes its work space.
    static constexpr std::size_t MaxWrites = 1200;
    static constexpr std::size_t MaxKept = 2048;
    /// What a page of absent memory reads as.
    static constexpr std::array<std::uint8_t, PageBytes> NothingAnswers = [] {
        std::array<std::uint8_t, PageBytes> bytes{};
        bytes.fill(0xff);
        return bytes;
    }();

    /// One bit for each byte of a page.
    using PageBits = std::bitset<PageBytes>;
    /// A page of memory that the program has written to.
    struct Copy {
        std::size_t page;
        std::array<std::uint8_t, PageBytes> bytes;
        PageBits written;
        PageBits by_main;
        /// The bytes that the main program wrote and that have another value than at first.
        PageBits changed_by_main;
    };

    /// Returns which bytes of a page are the StackDepth bytes below the stack pointer.
    [[nodiscard]] static PageBits left_over(std::size_t page, std::uint16_t stack) {
        static const PageBits depth = PageBits().set() >> (PageBytes - StackDepth);
        // The first of these bytes, as a place in the page: negative if it is in the page before.
        const auto place = static_cast<std::int16_t>(
            static_cast<std::uint16_t>(stack - StackDepth - page * PageBytes));
        return place < 0 ? depth >> static_cast<std::size_t>(-place)
                         : depth << static_cast<std::size_t>(place);
    }

    [[nodiscard]] std::uint8_t at(std::uint16_t address) const {
        return pages_[address / PageBytes][address % PageBytes];
    }
    /// Returns a byte of the machine, which the program may have overwritten since.
    [[nodiscard]] std::uint8_t first_value(std::uint16_t address) const {
        return first_[address / PageBytes][address % PageBytes];
    }
    [[nodiscard]] bool written(std::uint16_t address) const {
        const std::uint8_t copy = copy_index_[address / PageBytes];
        return copy != 0 && copies_[copy - std::size_t{1}].written[address % PageBytes];
    }
    [[nodiscard]] Copy& copy_of(std::uint16_t address) {
        const std::size_t page = address / PageBytes;
        if (copy_index_[page] == 0) {
            Copy& copy = copies_.emplace_back();
            copy.page = page;
            std::copy_n(first_[page], PageBytes, copy.bytes.begin());
            pages_[page] = copy.bytes.data();
            copy_index_[page] = static_cast<std::uint8_t>(copies_.size());
        }
        return copies_[copy_index_[page] - std::size_t{1}];
    }

    /// The pages of the machine, and those that the program reads.
    std::array<const std::uint8_t*, PageCount> first_{};
    std::array<const std::uint8_t*, PageCount> pages_{};
    /// For each page its place in copies_ plus one, or 0. ROM has no copies, so 192 are the most.
    std::array<std::uint8_t, PageCount> copy_index_{};
    std::deque<Copy> copies_;
    /// The place in copies_ of the page that main_memory_unchanged() last found changed.
    mutable std::size_t changed_copy_ = 0;
    /// The number of bytes that were written.
    std::size_t written_ = 0;
    const KeyMemory* keys_;
    ula::Keyboard keyboard_;
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
