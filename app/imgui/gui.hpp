// Dear ImGui on an SDL window: events in, frames out, and a font that fits the window. It chooses
// the size of text by the size of the output, so that pages fit between 320 x 240 and 4K.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include <SDL.h>
#include <imgui.h>

namespace zx::app {

class Gui {
  public:
    /// Both must outlive the object. There can be one object at a time.
    Gui(SDL_Window* window, SDL_Renderer* renderer);
    ~Gui();
    Gui(const Gui&) = delete;
    Gui& operator=(const Gui&) = delete;

    /// Takes events of the mouse. Call it only while something is shown.
    void handle(const SDL_Event& event);

    /// Begins a frame. text_percent: the user's text size, 100 is normal.
    void begin(int text_percent);
    /// Ends the frame and draws it on the renderer.
    void end();

    /// The size of the font in pixels of the output; every other length is a multiple of it.
    [[nodiscard]] float em() const noexcept { return em_; }
    [[nodiscard]] ImVec2 size() const { return ImGui::GetIO().DisplaySize; }
    /// True if the mouse moved since the last frame.
    [[nodiscard]] bool mouse_moved() const;
    /// True if the last frame had something under the mouse pointer.
    [[nodiscard]] bool has_mouse() const { return ImGui::GetIO().WantCaptureMouse; }

    /// Announces a text that is drawn in this frame. Characters that the font lacks are taken from
    /// other fonts of the system from the next frame on. Returns the text.
    const std::string& use(const std::string& text);

  private:
    void build_font(float em);
    [[nodiscard]] bool try_fonts(float em, bool of_system);
    void make_texture();

    SDL_Window* window_;
    SDL_Renderer* renderer_;
    SDL_Texture* texture_ = nullptr;
    float em_ = 0;
    /// Characters beyond Latin-1 that texts have used.
    std::set<char32_t> characters_;
    bool font_is_old_ = true;
};

} // namespace zx::app
