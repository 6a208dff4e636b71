#include "machine/zx_printer.hpp"

#include <algorithm>
#include <utility>

namespace zx::machine {

void ZxPrinter::connect(bool connected) {
    if (connected != connected_) {
        *this = ZxPrinter{};
        connected_ = connected;
    }
}

std::uint8_t ZxPrinter::read(std::int32_t t, std::vector<PrintedRow>& paper) {
    advance(t, paper);
    constexpr std::uint8_t Unused = 0xff & ~(PaperBit | AbsentBit | DotBit);
    return static_cast<std::uint8_t>(Unused | (at_paper_ ? PaperBit : 0) | (at_dot_ ? DotBit : 0));
}

void ZxPrinter::write(std::uint8_t value, std::int32_t t, std::vector<PrintedRow>& paper) {
    advance(t, paper);
    control_ = value & (PowerBit | StopBit | SlowBit);
    const bool power = (value & PowerBit) != 0;
    at_paper_ = power;
    at_dot_ = false;
    black_ = power || (written_ && black_);
    written_ = true;
}

void ZxPrinter::end_frame(std::int32_t frame_end, std::vector<PrintedRow>& paper) {
    advance(frame_end, paper);
    tstate_ -= frame_end;
}

void ZxPrinter::advance(std::int32_t t, std::vector<PrintedRow>& paper) {
    // The last instruction of a frame may have been later, and a replay puts the clock back.
    const std::int32_t now = std::max(t, tstate_);
    const std::int32_t elapsed = now - std::exchange(tstate_, now);
    std::int32_t motion = elapsed * ((control_ & SlowBit) != 0 ? 1 : 2);
    while (motion > 0 && ((control_ & StopBit) == 0 || place_ < PaperEnd)) {
        const std::int32_t event = next_event();
        const std::int32_t moved = std::min(motion, event - place_);
        place_ += moved;
        motion -= moved;
        if (place_ == event) {
            reach(event, paper);
        }
    }
}

std::int32_t ZxPrinter::next_event() const noexcept {
    if (place_ < FirstDot) {
        return FirstDot;
    }
    if (place_ < LastDotEnd) {
        return place_ - place_ % Step + Step;
    }
    return place_ < PaperEnd ? PaperEnd : ScanEnd;
}

void ZxPrinter::reach(std::int32_t place, std::vector<PrintedRow>& paper) {
    if (place == ScanEnd) {
        place_ = 0;
        at_paper_ = true;
        return;
    }
    if (place == PaperEnd) {
        paper.push_back(std::exchange(row_, PrintedRow{}));
        return;
    }
    const std::int32_t dot = (place - FirstDot) / Step;
    if (dot > 0) {
        draw_dot(dot - 1);
    }
    black_ = (control_ & PowerBit) != 0;
    written_ = false;
    at_dot_ = at_dot_ || dot < Dots;
}

void ZxPrinter::draw_dot(std::int32_t dot) {
    if (black_) {
        std::uint8_t& byte = row_[static_cast<std::size_t>(dot / 8)];
        byte = static_cast<std::uint8_t>(byte | 0x80 >> dot % 8);
    }
}

bool ZxPrinter::resume(std::span<const std::uint32_t> numbers) noexcept {
    constexpr std::size_t Head = 4;
    constexpr std::uint32_t Controls = PowerBit | StopBit | SlowBit;
    constexpr std::uint32_t Flags = 15;
    constexpr std::int32_t MostTstates = 1'000'000;
    if (numbers.size() != Head + std::tuple_size_v<PrintedRow> / 4) {
        return false;
    }
    const auto tstate = static_cast<std::int32_t>(numbers[3]);
    if ((numbers[0] & ~Controls) != 0 || numbers[1] > Flags ||
        numbers[2] >= static_cast<std::uint32_t>(ScanEnd) || tstate < -MostTstates ||
        tstate > MostTstates) {
        return false;
    }
    connected_ = true;
    control_ = static_cast<std::uint8_t>(numbers[0]);
    at_paper_ = (numbers[1] & 1) != 0;
    at_dot_ = (numbers[1] & 2) != 0;
    black_ = (numbers[1] & 4) != 0;
    written_ = (numbers[1] & 8) != 0;
    place_ = static_cast<std::int32_t>(numbers[2]);
    tstate_ = tstate;
    for (std::size_t i = 0; i < row_.size(); ++i) {
        row_[i] = static_cast<std::uint8_t>(numbers[Head + i / 4] >> 8 * (i % 4) & 0xff);
    }
    return true;
}

} // namespace zx::machine
