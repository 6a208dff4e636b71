#include "ay/ay.hpp"

#include <algorithm>
#include <cstddef>

#include "ay/envelope.hpp"
#include "ay/volume.hpp"

namespace zx::ay {

namespace {

constexpr std::uint8_t PortAOut = 0x40;
constexpr std::uint8_t PortBOut = 0x80;
constexpr int NoiseBits = 17;
/// The number of shifts that can be made at once: the feedback reaches three bits up.
constexpr std::uint32_t MostShifts = NoiseBits - 3;

/// A counter after some ticks: its new count, and how often it reached its period.
struct Turns {
    std::uint32_t count;
    std::uint32_t turns;
};

constexpr std::uint32_t ticks_to_turn(std::uint32_t count, std::uint32_t period) {
    // If a shorter period was set and the count is already beyond it, the counter restarts at the
    // next tick.
    return count + 1 >= period ? 1 : period - count;
}

constexpr Turns count_up(std::uint32_t count, std::uint32_t period, std::uint32_t ticks) {
    const std::uint32_t first = ticks_to_turn(count, period);
    if (ticks < first) {
        return {count + ticks, 0};
    }
    const std::uint32_t rest = ticks - first;
    return {rest % period, 1 + rest / period};
}

constexpr std::uint32_t shift_noise(std::uint32_t bits, std::uint32_t shifts) {
    while (shifts > 0) {
        const std::uint32_t now = std::min(shifts, MostShifts);
        const std::uint32_t fed = (bits ^ bits >> 3) & ((1u << now) - 1);
        bits = bits >> now | fed << (NoiseBits - now);
        shifts -= now;
    }
    return bits;
}

} // namespace

std::uint32_t Ay::tone_period(std::size_t channel) const noexcept {
    const std::uint32_t low = registers_[ToneA + 2 * channel];
    const std::uint32_t high = registers_[ToneA + 2 * channel + 1];
    return std::max(low | high << 8, LeastPeriod);
}

std::uint32_t Ay::noise_period() const noexcept {
    return SlowTicks * std::max<std::uint32_t>(registers_[NoisePeriod], LeastPeriod);
}

std::uint32_t Ay::envelope_period() const noexcept {
    const std::uint32_t low = registers_[EnvelopeLow];
    const std::uint32_t high = registers_[EnvelopeHigh];
    return SlowTicks * std::max(low | high << 8, LeastPeriod);
}

std::uint16_t Ay::level(int channel) const noexcept {
    const auto index = static_cast<std::size_t>(channel);
    const unsigned mixer = unsigned{registers_[Mixer]} >> index;
    const bool tone = tones_[index].high || (mixer & 1) != 0;
    const bool noise = (noise_bits_ & 1) != 0 || (mixer >> 3 & 1) != 0;
    if (!tone || !noise) {
        return 0;
    }
    const std::uint8_t volume = registers_[VolumeA + index];
    const bool by_envelope = (volume & ByEnvelope) != 0;
    return Volumes[by_envelope ? EnvelopeLevels[registers_[EnvelopeShape]][envelope_step_]
                               : volume];
}

void Ay::report_changes(std::int32_t t, std::vector<OutputChange>& changes) {
    for (std::uint8_t channel = 0; channel < Channels; ++channel) {
        const std::uint16_t now = level(channel);
        if (now != reported_[channel]) {
            reported_[channel] = now;
            changes.push_back({t, channel, now});
        }
    }
}

void Ay::reset(std::int32_t t, std::vector<OutputChange>& changes) {
    run_to(t, changes);
    registers_ = {};
    selected_ = 0;
    envelope_count_ = 0;
    envelope_step_ = 0;
    report_changes(t, changes);
}

void Ay::write(std::uint8_t value, std::int32_t t, std::vector<OutputChange>& changes) {
    run_to(t, changes);
    registers_[selected_] = value & RegisterMasks[selected_];
    if (selected_ == EnvelopeShape) {
        envelope_count_ = 0;
        envelope_step_ = 0;
    }
    report_changes(t, changes);
}

std::uint8_t Ay::read() const noexcept {
    const std::uint8_t value = registers_[selected_];
    if (selected_ == PortA) {
        return (registers_[Mixer] & PortAOut) != 0 ? value & OpenPortA : OpenPortA;
    }
    if (selected_ == PortB) {
        return (registers_[Mixer] & PortBOut) != 0 ? value : OpenPortB;
    }
    return value;
}

bool Ay::resume(std::span<const std::uint32_t> numbers) noexcept {
    constexpr std::uint32_t MostCount = SlowTicks * 0x10000;
    constexpr std::int32_t MostTstates = 1'000'000;
    constexpr std::size_t Numbers = 16 + 1 + 2 * Channels + 4 + Channels + 1;
    if (numbers.size() != Numbers) {
        return false;
    }
    bool possible = true;
    std::size_t at = 0;
    const auto next = [&](std::uint32_t most) {
        const std::uint32_t number = numbers[at++];
        possible = possible && number <= most;
        return number;
    };
    Ay chip;
    for (std::size_t i = 0; i < chip.registers_.size(); ++i) {
        chip.registers_[i] = static_cast<std::uint8_t>(next(RegisterMasks[i]));
    }
    chip.selected_ = static_cast<std::uint8_t>(next(15));
    for (Tone& tone : chip.tones_) {
        tone.count = next(MostCount);
        tone.high = next(1) != 0;
    }
    chip.noise_count_ = next(MostCount);
    chip.noise_bits_ = next((1u << NoiseBits) - 1);
    chip.envelope_count_ = next(MostCount);
    chip.envelope_step_ = static_cast<std::uint8_t>(next(EnvelopeSteps - 1));
    for (std::uint16_t& level : chip.reported_) {
        level = static_cast<std::uint16_t>(next(0xffff));
    }
    chip.next_tick_ = static_cast<std::int32_t>(numbers[at]);
    if (!possible || chip.next_tick_ < -MostTstates || chip.next_tick_ > MostTstates) {
        return false;
    }
    *this = chip;
    return true;
}

void Ay::pass_ticks(std::int32_t t, std::vector<OutputChange>& changes) {
    auto left = static_cast<std::uint32_t>((t - next_tick_) / TickTstates + 1);
    while (left > 0) {
        const std::uint32_t ticks = quiet_ticks(left);
        advance(ticks);
        next_tick_ += static_cast<std::int32_t>(ticks) * TickTstates;
        left -= ticks;
        report_changes(next_tick_ - TickTstates, changes);
    }
}

/// Returns the number of ticks until the next audible change, at most `most`.
std::uint32_t Ay::quiet_ticks(std::uint32_t most) const {
    std::uint32_t ticks = most;
    bool noise_heard = false;
    bool envelope_heard = false;
    for (std::size_t channel = 0; channel < Channels; ++channel) {
        const std::uint8_t volume = registers_[VolumeA + channel];
        if (volume == 0) {
            continue;
        }
        const unsigned mixer = unsigned{registers_[Mixer]} >> channel;
        if ((mixer & 1) == 0) {
            ticks = std::min(ticks, ticks_to_turn(tones_[channel].count, tone_period(channel)));
        }
        noise_heard = noise_heard || (mixer >> 3 & 1) == 0;
        envelope_heard = envelope_heard || (volume & ByEnvelope) != 0;
    }
    if (noise_heard) {
        ticks = std::min(ticks, ticks_to_turn(noise_count_, noise_period()));
    }
    if (envelope_heard) {
        ticks = std::min(ticks, ticks_to_turn(envelope_count_, envelope_period()));
    }
    return ticks;
}

void Ay::advance(std::uint32_t ticks) {
    for (std::size_t channel = 0; channel < Channels; ++channel) {
        Tone& tone = tones_[channel];
        const auto [count, turns] = count_up(tone.count, tone_period(channel), ticks);
        tone.count = count;
        tone.high = tone.high != (turns % 2 != 0);
    }
    advance_noise(ticks);
    advance_envelope(ticks);
}

void Ay::advance_noise(std::uint32_t ticks) {
    const auto [count, turns] = count_up(noise_count_, noise_period(), ticks);
    noise_count_ = count;
    noise_bits_ = shift_noise(noise_bits_, turns);
}

void Ay::advance_envelope(std::uint32_t ticks) {
    const auto [count, turns] = count_up(envelope_count_, envelope_period(), ticks);
    envelope_count_ = count;
    const std::uint32_t step = envelope_step_ + turns;
    const bool holds = envelope_holds(registers_[EnvelopeShape]);
    envelope_step_ = static_cast<std::uint8_t>(step < EnvelopeSteps ? step
                                               : holds              ? EnvelopeSteps - 1
                                                                    : step % EnvelopeSteps);
}

} // namespace zx::ay
