#include <SDL.h>
#include <doctest/doctest.h>

#include "app/sdl/presenter.hpp"
#include "ula/picture.hpp"

using namespace zx::app;

TEST_CASE("the whole picture is above what covers the bottom of the window") {
    (void)SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
    {
        auto presenter = Presenter::create("test", 2);
        REQUIRE(presenter);
        const auto [width, height] = presenter->window_size();
        CHECK(presenter->in_picture(width / 2, height - 1));
        for (const int covered : {height / 3, height / 2}) {
            CAPTURE(covered);
            presenter->set_covered(covered);
            CHECK_FALSE(presenter->in_picture(width / 2, height - covered));
            CHECK(presenter->in_picture(width / 2, (height - covered) / 2));
            CHECK(presenter->in_picture(width / 2,
                                        (height - covered) / 2 + zx::ula::PictureHeight / 3));
        }
        // Too little room is left: the picture stays.
        presenter->set_covered(height - 100);
        CHECK(presenter->in_picture(width / 2, height - 1));
        presenter->set_covered(0);
        CHECK(presenter->in_picture(width / 2, height - 1));
    }
    SDL_Quit();
}
