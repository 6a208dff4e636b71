#include "app/sdl/pacer.hpp"

namespace zx::app {
namespace {

double now() {
    return static_cast<double>(SDL_GetPerformanceCounter());
}

} // namespace

Pacer::Pacer(double frame_seconds)
    : clock_(frame_seconds * static_cast<double>(SDL_GetPerformanceFrequency()), now()) {}

bool Pacer::due() {
    return clock_.due(now());
}

void Pacer::restart() {
    clock_.restart(now());
}

} // namespace zx::app
