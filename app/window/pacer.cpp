#include "app/window/pacer.hpp"

namespace zx::app {
namespace {

/// Frames that may be made up for.
constexpr int MostFramesLate = 3;

double now() {
    return static_cast<double>(SDL_GetPerformanceCounter());
}

} // namespace

Pacer::Pacer(double frame_seconds)
    : ticks_per_frame_(frame_seconds * static_cast<double>(SDL_GetPerformanceFrequency())) {
    restart();
}

bool Pacer::due() {
    const double time = now();
    if (time < next_) {
        return false;
    }
    if (time - next_ > MostFramesLate * ticks_per_frame_) {
        next_ = time;
    }
    next_ += ticks_per_frame_;
    return true;
}

void Pacer::restart() {
    next_ = now();
}

} // namespace zx::app
