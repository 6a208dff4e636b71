#include "loaders/pulse_builder.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace zx::loaders {
namespace {

constexpr std::uint64_t Longest = std::numeric_limits<std::uint32_t>::max();

std::uint64_t duration_of(const DataBlock& block) {
    std::uint64_t one_bits = 0;
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < block.bytes.size(); ++i) {
        const bool is_last = i + 1 == block.bytes.size();
        const int used = is_last ? block.last_byte_bits : 8;
        const auto counted = static_cast<std::uint8_t>(block.bytes[i] & (0xff00 >> used));
        bits += static_cast<std::uint64_t>(used);
        one_bits += static_cast<std::uint64_t>(std::popcount(counted));
    }
    return std::uint64_t{block.pilot_tstates} * block.pilot_pulses + block.sync1_tstates +
           block.sync2_tstates + 2 * one_bits * block.one_tstates +
           2 * (bits - one_bits) * block.zero_tstates + block.pause_tstates;
}

std::uint64_t duration_of(const PulseBlock& block) {
    std::uint64_t sum = block.pause_tstates;
    for (const PulseRun& run : block.runs) {
        sum += std::uint64_t{run.tstates} * run.count;
    }
    return sum;
}

std::uint64_t duration_of(const PauseBlock& block) {
    return block.tstates;
}

template <class Silent> std::uint64_t duration_of(const Silent&) {
    return 0;
}

} // namespace

void PulseBuilder::push(std::uint32_t tstates, std::uint32_t count, Edge first) {
    if (runs_.size() >= MaxTapeRuns) {
        is_full_ = true;
    } else if (count > 0) {
        runs_.push_back({tstates, count, first});
    }
}

void PulseBuilder::add(std::uint64_t tstates, std::uint32_t count, Edge first) {
    levels_ = false;
    tstates = std::min(tstates, Longest);
    if (tstates == 0 && first == Edge::Flip) {
        count %= 2;
    }
    if (count == 0) {
        return;
    }
    const auto length = static_cast<std::uint32_t>(tstates);
    if (runs_.empty() || first == Edge::Low || first == Edge::High) {
        push(length, count, first);
        return;
    }
    PulseRun& last = runs_.back();
    if (first == Edge::Hold) {
        // The pulse lengthens the last one.
        const PulseRun old = last;
        const std::uint64_t sum = std::min(old.tstates + tstates, Longest);
        if (old.count == 1) {
            last.tstates = static_cast<std::uint32_t>(sum);
        } else {
            --last.count;
            push(static_cast<std::uint32_t>(sum), 1, Edge::Flip);
        }
        add(tstates, count - 1);
    } else if (last.tstates == length && length != 0 && last.count <= Longest - count) {
        last.count += count;
    } else if (length == 0 && last.tstates == 0 && last.first == Edge::Flip) {
        runs_.pop_back(); // two edges at once are none
    } else {
        push(length, count, first);
    }
}

void PulseBuilder::add_level(bool high, std::uint64_t tstates) {
    if (tstates == 0) {
        return;
    }
    if (!levels_) {
        add(tstates, 1, high ? Edge::High : Edge::Low);
    } else {
        add(tstates, 1, high == high_ ? Edge::Hold : Edge::Flip);
    }
    high_ = high;
    levels_ = true;
}

std::size_t count_runs(const Tape& tape) {
    std::size_t runs = 0;
    for (const TapeBlock& block : tape.blocks) {
        const auto* const pulses = std::get_if<PulseBlock>(&block);
        runs += pulses != nullptr ? pulses->runs.size() : 0;
    }
    return runs;
}

std::uint64_t duration_tstates(const TapeBlock& block) {
    return std::visit([](const auto& one) { return duration_of(one); }, block);
}

} // namespace zx::loaders
