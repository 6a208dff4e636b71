#include "app/window/play_sound.hpp"

#include <algorithm>

namespace zx::play {
namespace {

constexpr double Volume = 0.7;

void mix(std::vector<std::int16_t>& into, std::span<const std::int16_t> more) {
    into.resize(std::max(into.size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i) {
        const int sum = into[i] + more[i];
        into[i] = static_cast<std::int16_t>(std::clamp(sum, -32'768, 32'767));
    }
}

} // namespace

void PlaySound::play(std::span<const Sound> sounds) {
    if (sounds.empty() || !output_.available()) {
        return;
    }
    const Uint64 now = SDL_GetTicks64();
    const auto heard = static_cast<std::size_t>(now - started_ms_) *
                       static_cast<std::size_t>(app::SoundOutput::RateHz) / 1000;
    const auto first = static_cast<std::ptrdiff_t>(std::min(heard, sounding_.size()));
    sounding_.erase(sounding_.begin(), sounding_.begin() + first);
    for (const Sound sound : sounds) {
        mix(sounding_, samples(sound, app::SoundOutput::RateHz));
    }
    started_ms_ = now;
    output_.restart();
    output_.queue(sounding_, 1, Volume);
}

} // namespace zx::play
