#include "loaders/standard_blocks.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "loaders/pulse_builder.hpp"
#include "loaders/tap.hpp"

namespace zx::loaders {
namespace {

using Lengths = std::span<const std::uint32_t>;

/// The pilot pulses that the ROM's LOAD needs at least.
constexpr std::size_t LeastPilotPulses = 256;
constexpr std::size_t PilotTolerance = 4;
/// The longest pulse that ends a block's last bit, 1 ms.
constexpr std::uint32_t LongestTail = 3'500;
/// From 100 ms on, a pulse is silence between two signals.
constexpr std::uint32_t LeastSilence = 350'000;
/// Fewer pulses between two silences are clicks, for example of a BORDER command.
constexpr std::size_t LeastSignal = 64;

bool is_near(std::uint32_t length, std::uint32_t ideal, unsigned percent) {
    const std::uint64_t difference = length > ideal ? length - ideal : ideal - length;
    return difference * 100 <= std::uint64_t{ideal} * percent;
}

std::uint64_t kept_pause(std::uint64_t tstates) {
    return std::min(tstates, LongestKeptPause);
}

/// Reads one block from its sync pulses on.
class BlockReader {
  public:
    BlockReader(Lengths lengths, std::size_t at, const BlockSearch& search)
        : lengths_(lengths), at_(at), search_(search) {}

    std::optional<DataBlock> read(std::size_t pilot_pulses) {
        const DataBlock rom;
        // A sync pulse is short, and loaders do not measure it.
        const unsigned percent = 3 * search_.percent;
        if (!next_is(rom.sync1_tstates, percent)) {
            return {};
        }
        ++at_;
        if (!next_is(rom.sync2_tstates, percent)) {
            return {};
        }
        ++at_;
        while (read_bit()) {
        }
        // The pulse after the last bit looks like half of one more.
        if (ends_in_silence_ && bits_ % 8 == 1) {
            --bits_;
        }
        if (bits_ % 8 != 0 || bits_ < 16) {
            return {};
        }
        DataBlock block;
        bytes_.resize(bits_ / 8);
        block.bytes = std::move(bytes_);
        block.pilot_pulses = rom_pilot_pulses(block.bytes.front());
        const std::size_t expected = block.pilot_pulses;
        if (search_.whole_pilot && (pilot_pulses + PilotTolerance < expected ||
                                    pilot_pulses > expected + PilotTolerance)) {
            return {};
        }
        if (!ends_in_silence_) {
            take_pause();
        }
        block.pause_tstates = kept_pause(pause_);
        return block;
    }
    [[nodiscard]] std::size_t end() const { return at_; }

  private:
    [[nodiscard]] bool next_is(std::uint32_t ideal, unsigned percent) const {
        return at_ < lengths_.size() && is_near(lengths_[at_], ideal, percent);
    }
    /// Returns whether a pair of pulses is a 0 or a 1; nothing if it is neither.
    [[nodiscard]] std::optional<bool> bit_of(std::uint32_t first, std::uint32_t second) const {
        const DataBlock rom;
        for (const bool one : {false, true}) {
            const std::uint32_t ideal = one ? rom.one_tstates : rom.zero_tstates;
            const bool each = is_near(first, ideal, 2 * search_.percent) &&
                              is_near(second, ideal, 2 * search_.percent);
            if (each && is_near(first + second, 2 * ideal, search_.percent)) {
                return one;
            }
        }
        return {};
    }
    bool read_bit() {
        if (at_ >= lengths_.size()) {
            return false;
        }
        const std::uint32_t first = lengths_[at_];
        const std::uint32_t second = at_ + 1 < lengths_.size() ? lengths_[at_ + 1] : LeastSilence;
        auto bit = bit_of(first, second);
        if (!bit && second > LongestTail) {
            // No edge ends the last bit.
            bit = bit_of(first, first);
            ends_in_silence_ = bit.has_value();
            pause_ = bit ? second - first : 0;
        }
        if (!bit) {
            return false;
        }
        if (bits_ % 8 == 0) {
            bytes_.push_back(0);
        }
        bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | (*bit ? 0x80U >> bits_ % 8 : 0U));
        ++bits_;
        at_ = std::min(at_ + 2, lengths_.size());
        return !ends_in_silence_;
    }
    void take_pause() {
        if (at_ < lengths_.size() && lengths_[at_] <= LongestTail) {
            pause_ += lengths_[at_++];
        }
        if (at_ < lengths_.size() && lengths_[at_] > LongestTail) {
            pause_ += lengths_[at_++];
        }
    }

    Lengths lengths_;
    std::size_t at_;
    const BlockSearch& search_;
    std::vector<std::uint8_t> bytes_;
    std::size_t bits_ = 0;
    std::uint64_t pause_ = 0;
    bool ends_in_silence_ = false;
};

class Finder {
  public:
    Finder(const FlatTape& recording, const BlockSearch& search)
        : lengths_(recording.lengths), starts_high_(recording.starts_high), search_(search) {}

    FoundBlocks find() {
        const DataBlock rom;
        std::size_t other = 0; // the start of the pulses that belong to no block
        for (std::size_t at = 0; at < lengths_.size();) {
            std::size_t end = at;
            while (
                end < lengths_.size() &&
                is_near(lengths_[end], rom.pilot_tstates, search_.percent + search_.percent / 2)) {
                ++end;
            }
            if (end - at >= LeastPilotPulses) {
                BlockReader reader(lengths_, end, search_);
                if (auto block = reader.read(end - at)) {
                    add_other(other, at);
                    found_.blocks.emplace_back(*std::move(block));
                    ++found_.standard_blocks;
                    at = other = reader.end();
                    continue;
                }
            }
            at = std::max(end, at + 1);
        }
        add_other(other, lengths_.size());
        return std::move(found_);
    }

  private:
    /// Adds pulses that are no standard block: one block for each signal between silences.
    void add_other(std::size_t from, std::size_t to) {
        while (from < to) {
            std::size_t end = from;
            while (end < to && lengths_[end] < LeastSilence) {
                ++end;
            }
            const std::uint64_t silence = end < to ? lengths_[end] : 0;
            if (end - from >= LeastSignal) {
                add_signal(from, end, silence);
            }
            from = end + 1;
        }
    }
    void add_signal(std::size_t from, std::size_t to, std::uint64_t silence) {
        PulseBuilder pulses;
        Edge first = starts_high_ != (from % 2 != 0) ? Edge::High : Edge::Low;
        for (std::size_t i = from; i < to; ++i) {
            pulses.add(lengths_[i], 1, std::exchange(first, Edge::Flip));
        }
        found_.other_pulses += to - from;
        found_.blocks.emplace_back(PulseBlock{std::move(pulses).take(), kept_pause(silence)});
    }

    Lengths lengths_;
    bool starts_high_;
    const BlockSearch& search_;
    FoundBlocks found_;
};

} // namespace

FoundBlocks find_standard_blocks(const FlatTape& recording, const BlockSearch& search) {
    return Finder(recording, search).find();
}

} // namespace zx::loaders
