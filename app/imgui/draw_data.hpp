// Draws what Dear ImGui has collected in a frame with an SDL renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

namespace zx::app {

/// Draws the triangles of each command, clipped as the command requires. Texture IDs are pointers to
/// SDL_Texture.
void draw(const ImDrawData& data, SDL_Renderer* renderer);

} // namespace zx::app
