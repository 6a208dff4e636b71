// The board's ports: which devices answer, and in which T-state.
#include "machine/spectrum_bus.hpp"

namespace zx::machine {

namespace {

/// True if a write reaches the ULA before its own delay of T2 (Fuse, JSSpeccy). Disputed: after it
/// (SpecEmu).
constexpr bool UlaTakesBeforeDelay = true;
/// True if paging takes effect at the end of its port cycle, as P. Rak's ptime figures require on
/// both boards. Disputed: at the start of T2, like other ports.
constexpr bool PagesAtCycleEnd = true;
/// True if a contended bank at 0xc000 delays ports with that high byte (Sinclair Wiki, Fuse,
/// SpecEmu). Disputed: 0x4000-0x7fff alone (CLK).
constexpr bool TopBankDelaysPorts = true;

constexpr PortDecode UlaPort = {0x0001, 0x0000};
constexpr PortDecode KempstonPort = {0x00e0, 0x0000};
constexpr PortDecode MouseButtonsPort = {0x01e1, 0x00c1};
constexpr PortDecode MouseXPort = {0x05e1, 0x01c1};
constexpr PortDecode MouseYPort = {0x05e1, 0x05c1};
constexpr PortDecode PrinterPort = {0x0004, 0x0000};
constexpr PortDecode AySelectPort = {0xc002, 0xc000};
constexpr PortDecode AyDataPort = {0xc002, 0x8000};
/// The ports at which a +2A shows the last byte on its bus.
constexpr PortDecode LatchPort = {0xf003, 0x0001};
static_assert(MouseXPort.matches(0xfbdf) && MouseYPort.matches(0xffdf) &&
              MouseButtonsPort.matches(0xfadf));

} // namespace

bool SpectrumBus::delays_port(std::uint16_t port) const noexcept {
    return slots_[port >> 14].delays_idle && (TopBankDelaysPorts || port < 0xc000);
}

void SpectrumBus::begin_port_cycle(std::uint16_t port) noexcept {
    if (delays_port(port)) {
        t_ += contention_.delay(t_);
    }
    t_ += 1;
}

void SpectrumBus::end_port_cycle(std::uint16_t port) noexcept {
    if (UlaPort.matches(port)) {
        t_ += ula_delay() + 3;
    } else if (delays_port(port)) {
        for (int i = 0; i < 3; ++i) {
            t_ += contention_.delay(t_) + 1;
        }
    } else {
        t_ += 3;
    }
}

int SpectrumBus::ula_delay() const noexcept {
    return model_->delays_idle_bus ? contention_.delay(t_) : 0;
}

std::uint8_t SpectrumBus::in(std::uint16_t port) {
    // A loader samples EAR thousands of times a frame, mostly between two edges and without a key.
    // If A1 is low too, the port may be a paging port.
    if (t_ < ear_until_ && (port & 0x0003) == 0x0002 && port_delays_ != nullptr) {
        std::int32_t t = t_ + 1;
        if (delays_port(port)) {
            t += port_delays_[t_];
        }
        t_ = t + port_delays_[t] + 3;
        if (t_ <= ear_until_) {
            ++state_->loader_watch.ear_reads;
            return ear_byte_;
        }
    } else {
        begin_port_cycle(port);
        end_port_cycle(port);
    }
    return read_any(port);
}

/// Reads a port in the last T-state of its cycle.
std::uint8_t SpectrumBus::read_any(std::uint16_t port) {
    const bool ula = UlaPort.matches(port);
    std::uint8_t value = ula ? read_ula(port, t_ - 1) : read_board(port, t_ - 1);
    if (tap_ != nullptr) [[unlikely]] {
        value = tap_->pass(value);
    }
    if (model_->paging_by_read && model_->paging_port.matches(port)) {
        // The board does not decode /RD here and writes the value on the bus.
        write_paging(port, floating(t_ - 1));
    }
    return value;
}

void SpectrumBus::out(std::uint16_t port, std::uint8_t value) {
    begin_port_cycle(port);
    if (UlaPort.matches(port)) {
        write_ula(value, UlaTakesBeforeDelay ? t_ : t_ + ula_delay());
    }
    if (model_->has_ay) {
        write_ay(port, value);
    }
    if (state_->printer.connected() && PrinterPort.matches(port)) {
        state_->printer.write(value, t_, printed_);
    }
    if (pages_memory_ && !PagesAtCycleEnd) {
        write_paging(port, value);
    }
    end_port_cycle(port);
    if (pages_memory_ && PagesAtCycleEnd) {
        write_paging(port, value);
    }
}

std::uint8_t SpectrumBus::held_keys(std::uint8_t high_address) const {
    const State& state = *state_;
    if (state.stick == 0 || !presses_keys(state.joystick)) {
        return state.keyboard.read(high_address);
    }
    ula::Keyboard keyboard = state.keyboard;
    unsigned bits = state.stick;
    for (const ula::Key key : stick_keys(state.joystick)) {
        if ((bits & 1) != 0) {
            keyboard.press(key);
        }
        bits >>= 1;
    }
    return keyboard.read(high_address);
}

std::uint8_t SpectrumBus::read_ula(std::uint16_t port, std::int32_t t) {
    ++state_->loader_watch.ear_reads;
    if (state_->tape.is_due(t)) {
        catch_up_tape(t);
    }
    const bool ear = state_->tape.playing() ? state_->tape.high()
                                            : ula::pin_level(issue(), state_->ula_port).reads_high;
    const bool idle = state_->stick == 0 && !state_->keyboard.any_held();
    const std::uint8_t keys =
        idle ? std::uint8_t{0x1f} : held_keys(static_cast<std::uint8_t>(port >> 8));
    const auto value = static_cast<std::uint8_t>(0xa0 | (ear ? ula::EarInBit : 0) | keys);
    ear_byte_ = value;
    ear_until_ =
        idle && tap_ == nullptr && state_->tape.playing() ? state_->tape.position().next_edge : 0;
    return value;
}

std::uint8_t SpectrumBus::read_board(std::uint16_t port, std::int32_t t) {
    State& state = *state_;
    if (state.joystick == Joystick::Kempston && KempstonPort.matches(port)) {
        return state.stick;
    }
    if (state.mouse.fitted) {
        if (MouseButtonsPort.matches(port)) {
            return static_cast<std::uint8_t>(~state.mouse.buttons);
        }
        if (MouseXPort.matches(port) || MouseYPort.matches(port)) {
            return MouseXPort.matches(port) ? state.mouse.x : state.mouse.y;
        }
    }
    if (state.printer.connected() && PrinterPort.matches(port)) {
        return state.printer.read(t, printed_);
    }
    if (model_->has_ay &&
        (AySelectPort.matches(port) || (model_->ay_data_reads && AyDataPort.matches(port)))) {
        return state.ay.read();
    }
    switch (model_->idle_port) {
    case IdlePort::Ula: return floating(t);
    case IdlePort::Latch:
        return LatchPort.matches(port) && !state.paging.locked() ? latched(t) : std::uint8_t{0xff};
    default: return 0xff;
    }
}

std::uint8_t SpectrumBus::latched(std::int32_t t) const noexcept {
    const int fetch = ula::last_fetch(timing_, t);
    int fetched_at = ula::fetch_tstate(timing_, fetch);
    if (fetched_at > t) {
        fetched_at -= timing_.tstates_per_frame(); // the last fetch of the previous frame
    }
    const BusLatch& moved = state_->latch;
    const std::uint8_t byte =
        moved.tstate > fetched_at ? moved.byte : screen_[ula::fetch_offset(fetch)];
    return static_cast<std::uint8_t>(byte | 1);
}

void SpectrumBus::write_ula(std::uint8_t value, std::int32_t t) {
    const std::uint8_t changed = value ^ state_->ula_port;
    if ((changed & 0x07) != 0 && drawing_) {
        picture_.change_border(t, value & 0x07);
    }
    if ((changed & (ula::EarOutBit | ula::MicOutBit)) != 0) {
        catch_up_tape(t);
        state_->ula_port = value;
        record_level(t);
        if ((changed & ula::MicOutBit) != 0) {
            mic_edges_.push_back({t, (value & ula::MicOutBit) != 0});
        }
    }
    state_->ula_port = value;
}

void SpectrumBus::write_ay(std::uint16_t port, std::uint8_t value) {
    if (AySelectPort.matches(port)) {
        state_->ay.select(value);
    } else if (AyDataPort.matches(port)) {
        state_->ay.write(value, t_, ay_levels_);
    }
}

void SpectrumBus::write_paging(std::uint16_t port, std::uint8_t value) {
    Paging& paging = state_->paging;
    if (paging.locked()) {
        return;
    }
    if (model_->paging_port.matches(port)) {
        paging.port_7ffd = value;
    } else if (model_->special_port.matches(port)) {
        paging.port_1ffd = value;
    } else {
        return;
    }
    map_pages();
    if (drawing_) {
        picture_.change_screen(t_, screen_);
    }
}

} // namespace zx::machine
