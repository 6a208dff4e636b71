// A reference for the lazy AY that steps through every T-state and has its own copy of the data
// sheet's figures.
#pragma once

#include <array>

#include "measured_levels.hpp"

namespace reference {

class NaiveAy {
  public:
    std::array<int, 16> registers{};

    void write(int number, int value) {
        constexpr std::array<int, 16> masks = {
            255, 15, 255, 15, 255, 15, 31, 255, 31, 31, 31, 255, 255, 15, 255, 255};
        registers[static_cast<std::size_t>(number)] =
            value & masks[static_cast<std::size_t>(number)];
        if (number == 13) {
            envelope_ticks_ = 0;
            // Levels 0..15, falling or rising by bit 2.
            rising_ = (value & 4) != 0;
            position_ = 0;
            held_ = false;
            level_ = rising_ ? 0 : 15;
        }
    }

    /// Advances one T-state; every sixteenth is a tick.
    void step() {
        if (t_++ % 16 != 0) {
            return;
        }
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const int period = registers[2 * channel] + 256 * registers[2 * channel + 1];
            if (++tone_ticks_[channel] >= period) {
                tone_ticks_[channel] = 0;
                tone_[channel] = !tone_[channel];
            }
        }
        if (++noise_ticks_ >= 2 * registers[6] && noise_ticks_ >= 2) {
            noise_ticks_ = 0;
            const int fed = (noise_ ^ (noise_ / 8)) % 2;
            noise_ = noise_ / 2 + fed * 65536;
        }
        const int envelope = registers[11] + 256 * registers[12];
        if (++envelope_ticks_ >= 2 * envelope && envelope_ticks_ >= 2) {
            envelope_ticks_ = 0;
            step_envelope();
        }
    }

    [[nodiscard]] int level(std::size_t channel) const {
        const bool tone_off = registers[7] >> channel & 1;
        const bool noise_off = registers[7] >> (channel + 3) & 1;
        if (!(tone_[channel] || tone_off) || !(noise_ % 2 == 1 || noise_off)) {
            return 0;
        }
        const int volume = registers[8 + channel];
        return MeasuredLevels[static_cast<std::size_t>(volume >= 16 ? level_ : volume)];
    }

  private:
    void step_envelope() {
        if (held_) {
            return;
        }
        if (++position_ < 16) {
            level_ += rising_ ? 1 : -1;
            return;
        }
        position_ = 0;
        const int shape = registers[13];
        const bool again = (shape & 8) != 0;
        const bool alternate = (shape & 2) != 0;
        if (!again) {
            held_ = true;
            level_ = 0;
        } else if ((shape & 1) != 0) {
            held_ = true;
            level_ = rising_ != alternate ? 15 : 0;
        } else {
            rising_ = rising_ != alternate;
            level_ = rising_ ? 0 : 15;
        }
    }

    int t_ = 0;
    std::array<int, 3> tone_ticks_{};
    std::array<bool, 3> tone_{};
    int noise_ticks_ = 0;
    int noise_ = 1;
    int envelope_ticks_ = 0;
    int position_ = 0;
    bool rising_ = false;
    bool held_ = false;
    int level_ = 15;
};

} // namespace reference
