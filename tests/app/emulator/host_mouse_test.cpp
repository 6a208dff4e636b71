#include <initializer_list>

#include <doctest/doctest.h>

#include "app/input/host_mouse.hpp"

using zx::app::HostMouse;
using zx::app::MouseMove;

TEST_CASE("motion is counted in the Spectrum's pixels, upwards") {
    HostMouse mouse;
    mouse.move(30, -12);
    CHECK(mouse.next_frame(3) == MouseMove{10, 4, 0});
    CHECK(mouse.next_frame(3) == MouseMove{});
}

TEST_CASE("slow motion is not lost in either direction") {
    for (const int sign : {1, -1}) {
        CAPTURE(sign);
        HostMouse mouse;
        int right = 0;
        int up = 0;
        for (int frame = 0; frame < 100; ++frame) {
            mouse.move(sign, sign);
            const MouseMove move = mouse.next_frame(4);
            right += move.right;
            up += move.up;
        }
        CHECK(right == sign * 25);
        CHECK(up == -sign * 25);
    }
}

TEST_CASE("motion that goes back ends where it began") {
    HostMouse mouse;
    int right = 0;
    for (const int step : {2, 2, -1, -3, 5, -5}) {
        mouse.move(step, 0);
        right += mouse.next_frame(3).right;
    }
    CHECK(right == 0);
}

TEST_CASE("a click within one frame is held for one frame") {
    HostMouse mouse;
    mouse.press(HostMouse::LeftButton);
    mouse.release(HostMouse::LeftButton);
    mouse.press(HostMouse::RightButton);
    CHECK(mouse.next_frame(1).buttons == 3);
    CHECK(mouse.next_frame(1).buttons == 1);
    mouse.release(HostMouse::RightButton);
    CHECK(mouse.next_frame(1).buttons == 0);
}

TEST_CASE("releasing the mouse releases its buttons") {
    HostMouse mouse;
    mouse.move(50, 50);
    mouse.press(HostMouse::LeftButton);
    mouse.clear();
    CHECK(mouse.next_frame(1) == MouseMove{});
}
