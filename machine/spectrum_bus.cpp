#include "machine/spectrum_bus.hpp"

namespace zx::machine {

namespace {

constexpr std::uint16_t UlaMask = 0x0001;
constexpr std::uint16_t KempstonMask = 0x00e0;

} // namespace

void SpectrumBus::attach(State& state) {
    state_ = &state;
    const ModelRecord& model = record_of(state.model);
    timing_ = &model.timing;
    screen_ = state.ram.data() + model.screen_bank * PageBytes;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const int page = model.slots[i];
        Slot& slot = slots_[i];
        slot = {};
        if (page == RomSlot) {
            slot.read = state.rom.data();
        } else if (page != EmptySlot) {
            const auto bank = static_cast<std::size_t>(page);
            slot.write = state.ram.data() + bank * PageBytes;
            slot.read = slot.write;
            slot.contended = (model.contended_banks >> bank & 1) != 0;
            slot.shown = bank == model.screen_bank;
        }
    }
    t_ = state.tstate;
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

std::uint8_t SpectrumBus::floating(std::int32_t t) const noexcept {
    return ula::floating_bus(*timing_, screen_, t);
}

std::uint8_t SpectrumBus::in(std::uint16_t port) {
    const bool contended = slots_[port >> 14].contended;
    const bool ula = (port & UlaMask) == 0;
    if (contended) {
        t_ += contention_.delay(t_);
    }
    t_ += 1;
    if (ula) {
        t_ += contention_.delay(t_) + 3;
        return read_ula(port, t_ - 1);
    }
    if (contended) {
        for (int i = 0; i < 3; ++i) {
            t_ += contention_.delay(t_) + 1;
        }
    } else {
        t_ += 3;
    }
    if (state_->kempston_fitted && (port & KempstonMask) == 0) {
        return state_->kempston;
    }
    return floating(t_ - 1);
}

void SpectrumBus::out(std::uint16_t port, std::uint8_t value) {
    const bool contended = slots_[port >> 14].contended;
    if (contended) {
        t_ += contention_.delay(t_);
    }
    t_ += 1;
    if ((port & UlaMask) == 0) {
        write_ula(value);
        t_ += contention_.delay(t_) + 3;
    } else if (contended) {
        for (int i = 0; i < 3; ++i) {
            t_ += contention_.delay(t_) + 1;
        }
    } else {
        t_ += 3;
    }
}

std::uint8_t SpectrumBus::read_ula(std::uint16_t port, std::int32_t t) {
    ++ear_reads_;
    catch_up_tape(t);
    const bool ear = state_->tape.playing()
                         ? state_->tape.high()
                         : ula::pin_level(state_->issue, state_->ula_port).reads_high;
    const auto keys = state_->keyboard.read(static_cast<std::uint8_t>(port >> 8));
    return static_cast<std::uint8_t>(0xa0 | (ear ? ula::EarInBit : 0) | keys);
}

void SpectrumBus::write_ula(std::uint8_t value) {
    const std::uint8_t changed = value ^ state_->ula_port;
    if ((changed & 0x07) != 0 && drawing_) {
        picture_.change_border(t_, value & 0x07);
    }
    if ((changed & (ula::EarOutBit | ula::MicOutBit)) != 0) {
        catch_up_tape(t_);
        state_->ula_port = value;
        record_level(t_);
    }
    state_->ula_port = value;
}

void SpectrumBus::catch_up_tape(std::int32_t t) {
    state_->tape.run_to(t, tape_edges_);
    if (tape_edges_.empty()) {
        return;
    }
    const std::int32_t pin = ula::pin_level(state_->issue, state_->ula_port).millivolts;
    for (const TapeEdge& edge : tape_edges_) {
        levels_.push_back({edge.tstate, pin + (edge.high ? ula::TapeMillivolts : 0)});
    }
    tape_edges_.clear();
}

void SpectrumBus::record_level(std::int32_t t) {
    const std::int32_t pin = ula::pin_level(state_->issue, state_->ula_port).millivolts;
    levels_.push_back({t, pin + (state_->tape.high() ? ula::TapeMillivolts : 0)});
}

} // namespace zx::machine
