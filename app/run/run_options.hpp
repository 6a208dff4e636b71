// What `fourrivers run` was asked to do, as plain values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/run/code_place.hpp"
#include "app/run/machine_setup.hpp"
#include "machine/machine.hpp"
#include "machine/sound_synth.hpp"

namespace zx::app {

struct RunOptions {
    /// Empty: the bundled tape.
    std::string file;
    bool no_tape = false;
    /// The file is machine code, whatever it looks like.
    std::optional<CodePlace> code;
    /// ROM files, whose pages follow one another: one of 16384 bytes, or as many as make up the
    /// whole ROM of the model. "free" is the built-in ROM. Without any, the user's own ROM is used
    /// if there is one, else the built-in one.
    std::vector<std::string> roms;
    machine::Model model = machine::Model::Spectrum48;
    /// Empty: a Kempston while a gamepad is there, else none.
    std::optional<machine::Joystick> joystick;
    MachineSetup setup;
    /// Window: the tape runs as fast as the host can. Headless: no pictures are drawn where none
    /// are asked for.
    bool fast_load = true;

    /// How the AY of a 128K is heard.
    machine::Stereo stereo = machine::Stereo::Mono;

    // The window alone.
    bool full_screen = false;
    /// 0 = as large as fits.
    int scale = 0;
    bool mute = false;

    // Headless alone.
    bool headless = false;
    std::string until;
    int max_frames = 3000;
    std::string type;
    int frames = 0;
    std::string script;
    int key_held_frames = 3;
    int key_released_frames = 6;
    bool screen = false;
    std::string screenshot;
    std::string save;
    std::string wav;
    bool hash = false;
};

} // namespace zx::app
