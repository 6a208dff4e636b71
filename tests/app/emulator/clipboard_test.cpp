#include <SDL.h>
#include <doctest/doctest.h>

#include "app/sdl/clipboard.hpp"

using namespace zx::app;

TEST_CASE("text is copied to the clipboard, and the reason is returned if it cannot be") {
    (void)SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    const auto refused = copy_to_clipboard("text");
    REQUIRE(refused);
    CHECK(refused->starts_with("The clipboard cannot be used: "));
    CHECK(refused->size() > 32);
    CHECK(clipboard_text().empty());

    REQUIRE(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0);
    CHECK(clipboard_text().empty());
    CHECK_FALSE(copy_to_clipboard("line 1\n\xc3\xa4"));
    CHECK(clipboard_text() == "line 1\n\xc3\xa4");
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}
