#include "machine/spectrum_bus.hpp"

#include <algorithm>

#include "base/bytes.hpp"

namespace zx::machine {

std::uint8_t PortTap::pass(std::uint8_t value) {
    if (!replaying) {
        inputs.push_back(value);
        return value;
    }
    if (next == inputs.size()) {
        ran_out = true;
        return value;
    }
    return inputs[next++];
}

void SpectrumBus::attach(State& state) {
    state_ = &state;
    model_ = &record_of(state.model);
    timing_ = timing_of(state.model, state.late_ula);
    port_delays_ = model_->delays_idle_bus ? contention_.delays() : nullptr;
    pages_memory_ = model_->paging_port.exists() || model_->special_port.exists();
    map_pages();
    always_watched_ = model_->idle_port == IdlePort::Latch ||
                      std::ranges::any_of(slots_, [](const Slot& slot) { return !slot.read; });
    set_tstate(state.tstate);
}

void SpectrumBus::map_pages() {
    State& state = *state_;
    const std::uint8_t shown = shown_bank(state.paging);
    const auto pages = pages_of(*model_, state.paging);
    const std::size_t rom_pages = state.rom.size() / PageBytes;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const Page page = pages[i];
        Slot& slot = slots_[i];
        slot = {};
        if (page.kind == Page::Kind::Rom) {
            slot.read = state.rom.data() + page.number % rom_pages * PageBytes;
        } else if (page.kind == Page::Kind::Ram) {
            slot.write = state.ram.data() + bank_offset(*model_, page.number);
            slot.read = slot.write;
            slot.contended = (model_->contended_banks >> page.number & 1) != 0;
            slot.delays_idle = slot.contended && model_->delays_idle_bus;
            slot.shown = page.number == shown;
            if (slot.contended && draws_snow(*model_, state.snow)) {
                slot.snow = state.ram.data() + bank_offset(*model_, snow_bank(page.number, shown));
            }
        }
    }
    screen_ = state.ram.data() + bank_offset(*model_, shown);
}

std::uint8_t SpectrumBus::peek(std::uint16_t address) const noexcept {
    const Slot& slot = slots_[address >> 14];
    return slot.read == nullptr ? std::uint8_t{0xff} : slot.read[address & 0x3fff];
}

void SpectrumBus::poke(std::uint16_t address, std::uint8_t value) noexcept {
    const Slot& slot = slots_[address >> 14];
    if (slot.write != nullptr) {
        slot.write[address & 0x3fff] = value;
    }
}

void SpectrumBus::refresh(std::int32_t start, std::uint16_t address) {
    const std::uint8_t* const screen = slots_[address >> 14].snow;
    if (drawing_ && screen != nullptr) {
        picture_.refresh(start, low(address), screen);
    }
}

void SpectrumBus::pass(std::int32_t t, std::uint8_t byte) noexcept {
    if (model_->idle_port == IdlePort::Latch) {
        state_->latch = {byte, t};
    }
}

std::uint8_t SpectrumBus::floating(std::int32_t t) const noexcept {
    return ula::floating_bus(timing_, screen_, t);
}

void SpectrumBus::catch_up_tape(std::int32_t t) {
    state_->tape.run_to(t, tape_edges_);
    if (tape_edges_.empty()) {
        return;
    }
    const std::int32_t pin = ula::pin_level(issue(), state_->ula_port).millivolts;
    for (const TapeEdge& edge : tape_edges_) {
        levels_.push_back({edge.tstate, pin + (edge.high ? ula::TapeMillivolts : 0)});
    }
    tape_edges_.clear();
}

void SpectrumBus::record_level(std::int32_t t) {
    const std::int32_t pin = ula::pin_level(issue(), state_->ula_port).millivolts;
    levels_.push_back({t, pin + (state_->tape.high() ? ula::TapeMillivolts : 0)});
}

void SpectrumBus::catch_up_ay(std::int32_t t) {
    if (model_->has_ay) {
        state_->ay.run_to(t, ay_levels_);
    }
}

void SpectrumBus::reset_ay() {
    if (model_->has_ay) {
        state_->ay.reset(t_, ay_levels_);
    }
}

} // namespace zx::machine
