#include "app/sdl/clipboard.hpp"

#include <SDL.h>

namespace zx::app {

std::optional<std::string> copy_to_clipboard(const std::string& text) {
    if (SDL_SetClipboardText(text.c_str()) == 0) {
        return {};
    }
    return std::string("The clipboard cannot be used: ") + SDL_GetError();
}

std::string clipboard_text() {
    char* const text = SDL_GetClipboardText();
    std::string copy = text == nullptr ? "" : text;
    SDL_free(text);
    return copy;
}

} // namespace zx::app
