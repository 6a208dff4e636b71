// Plays the game's sounds on the host's device. Silent if there is none.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <SDL.h>

#include "app/sdl/sound_output.hpp"
#include "app/toolkit/sounds.hpp"

namespace zx::play {

class PlaySound {
  public:
    /// Mixes the sound with those that still play.
    void play(std::span<const Sound> sounds);

  private:
    app::SoundOutput output_;
    std::vector<std::int16_t> sounding_;
    Uint64 started_ms_ = 0;
};

} // namespace zx::play
