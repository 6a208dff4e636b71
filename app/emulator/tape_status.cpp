#include "app/emulator/tape_status.hpp"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

#include "base/utf8.hpp"
#include "loaders/describe.hpp"
#include "loaders/tape_header.hpp"
#include "machine/model.hpp"

namespace zx::app {
namespace {

constexpr double TstatesPerSecond = 3'500'000;

std::string text_of(const loaders::BlockInfo& block) {
    std::string text = fmt::format("{}  ", block.number);
    if (block.header) {
        return text + terminal_safe(loaders::describe(*block.header));
    }
    text += block.type;
    if (block.type == "data") {
        // As `fourrivers info` counts them: without flag and checksum.
        constexpr std::size_t FlagAndChecksum = 2;
        const bool plain = block.flag == loaders::DataFlag && block.bytes >= FlagAndChecksum;
        text += plain ? fmt::format(", {} bytes", block.bytes - FlagAndChecksum)
                      : fmt::format(", {} bytes with flag and checksum", block.bytes);
        text += block.checksum_right ? "" : ", wrong checksum";
    }
    if (!block.texts.empty()) {
        text += ": " + terminal_safe(block.texts.front());
    }
    return text;
}

/// Returns how much of the block has been played, in seconds.
double played(const loaders::TapeBlock& block, const loaders::TapePosition& at, double seconds) {
    using Phase = loaders::TapePosition::Phase;
    if (const auto* const data = std::get_if<loaders::DataBlock>(&block)) {
        const double pulse = data->pilot_tstates / TstatesPerSecond;
        const double pilot = data->pilot_pulses * pulse;
        const double pause = static_cast<double>(data->pause_tstates) / TstatesPerSecond;
        switch (at.phase) {
        case Phase::Pilot: return pilot - (at.pulses_left + 1) * pulse;
        case Phase::Data:
            return pilot + (seconds - pilot - pause) * static_cast<double>(at.byte) /
                               static_cast<double>(std::max<std::size_t>(data->bytes.size(), 1));
        case Phase::Tail:
        case Phase::Pause: return seconds - pause;
        default: return pilot;
        }
    }
    if (const auto* const pulses = std::get_if<loaders::PulseBlock>(&block)) {
        return seconds * static_cast<double>(at.byte) /
               static_cast<double>(std::max<std::size_t>(pulses->runs.size(), 1));
    }
    return 0;
}

} // namespace

const std::vector<TapeLine>& TapeLines::of(const std::shared_ptr<const loaders::Tape>& tape) {
    if (tape == tape_) {
        return lines_;
    }
    tape_ = tape;
    lines_.clear();
    if (tape) {
        for (const auto& block :
             loaders::inspect(loaders::Media(*tape), &machine::short_name_of).blocks) {
            lines_.push_back({text_of(block), block.seconds});
        }
    }
    return lines_;
}

TapeStatus status_of(const machine::TapeDeck& deck, TapeLines& lines) {
    TapeStatus status;
    status.inserted = deck.inserted();
    status.playing = deck.playing();
    status.lines = lines.of(deck.shared_tape());
    status.block = std::min(deck.at_end() && !deck.playing() && deck.block() > 0 ? deck.blocks()
                                                                                 : deck.block(),
                            status.lines.size());
    for (std::size_t i = 0; i < status.lines.size(); ++i) {
        status.seconds += i < status.block ? status.lines[i].seconds : 0;
        status.total_seconds += status.lines[i].seconds;
    }
    if (status.inserted && status.block < status.lines.size()) {
        const double length = status.lines[status.block].seconds;
        status.seconds += std::clamp(
            played(deck.tape()->blocks[status.block], deck.position(), length), 0.0, length);
    }
    return status;
}

std::string describe(const TapeStatus& status) {
    if (!status.inserted) {
        return "No tape";
    }
    const std::string what = status.blank     ? "A blank tape records SAVE"
                             : status.playing ? "Playing"
                                              : "Stopped";
    return fmt::format("{}: {} of {} s, {}",
                       what,
                       static_cast<int>(status.seconds),
                       static_cast<int>(status.total_seconds),
                       status.block < status.lines.size()
                           ? fmt::format("block {} of {}", status.block + 1, status.lines.size())
                           : "at the end");
}

} // namespace zx::app
