// A library for LD_PRELOAD that connects a virtual gamepad of SDL to a program and drops files on its
// window, so that scripts can do both without devices. It reads commands from the named pipe FR_PAD, one
// a line, whenever the program asks for events: "+a" and "-a" press and release a button, by SDL's
// name; "axis leftx 32767" moves a stick; "drop PATH" drops a file; "unplug" and "plug"
// disconnect the gamepad and connect it again.
#include <cstdlib>
#include <sstream>
#include <string>

#include <SDL.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

SDL_Joystick* connect() {
    const int device = SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    return device < 0 ? nullptr : SDL_JoystickOpen(device);
}

void obey(SDL_Joystick*& pad, const std::string& line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "drop") {
        SDL_Event event{};
        event.type = SDL_DROPFILE;
        event.drop.file = SDL_strdup(line.substr(word.size() + 1).c_str());
        (void)SDL_PushEvent(&event);
    } else if (word == "unplug") {
        (void)SDL_JoystickDetachVirtual(0);
        SDL_JoystickClose(pad);
    } else if (word == "plug") {
        pad = connect();
    } else if (word == "axis") {
        int value = 0;
        words >> word >> value;
        (void)SDL_JoystickSetVirtualAxis(
            pad, SDL_GameControllerGetAxisFromString(word.c_str()), static_cast<Sint16>(value));
    } else if (word.size() > 1) {
        const auto button = SDL_GameControllerGetButtonFromString(word.c_str() + 1);
        (void)SDL_JoystickSetVirtualButton(pad, button, word[0] == '+' ? 1 : 0);
    }
}

void serve() {
    static SDL_Joystick* pad = nullptr;
    static int pipe = -1;
    static std::string rest;
    if (pad == nullptr) {
        const char* const name = std::getenv("FR_PAD");
        if (name == nullptr || SDL_WasInit(SDL_INIT_GAMECONTROLLER) == 0) {
            return;
        }
        pad = connect();
        pipe = open(name, O_RDONLY | O_NONBLOCK);
    }
    char bytes[4096];
    const ssize_t count = read(pipe, bytes, sizeof bytes);
    if (count > 0) {
        rest.append(bytes, static_cast<std::size_t>(count));
    }
    for (std::size_t end = rest.find('\n'); end != std::string::npos; end = rest.find('\n')) {
        obey(pad, rest.substr(0, end));
        SDL_JoystickUpdate(); // a press and a release that come together are two events
        rest.erase(0, end + 1);
    }
}

} // namespace

extern "C" int SDL_PollEvent(SDL_Event* event) {
    static const auto real =
        reinterpret_cast<int (*)(SDL_Event*)>(dlsym(RTLD_NEXT, "SDL_PollEvent"));
    serve();
    return real(event);
}

/// The windows of the games wait for events with a time-out; a short one, so that commands are read.
extern "C" int SDL_WaitEventTimeout(SDL_Event* event, int timeout_ms) {
    static const auto real =
        reinterpret_cast<int (*)(SDL_Event*, int)>(dlsym(RTLD_NEXT, "SDL_WaitEventTimeout"));
    constexpr int MostMs = 20;
    serve();
    return real(event, timeout_ms < MostMs ? timeout_ms : MostMs);
}
