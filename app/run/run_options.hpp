// The options of `fourrivers run`, as plain values.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/run/code_place.hpp"
#include "app/run/emulator_settings.hpp"
#include "machine/machine.hpp"

namespace zx::app {

struct RunOptions : EmulatorSettings {
    /// Empty means the bundled tape.
    std::string file;
    /// The TAP file of the bundled tape; empty means Shisen.
    std::span<const std::uint8_t> bundled;
    bool no_tape = false;
    /// The file is machine code, whatever its contents look like.
    std::optional<CodePlace> code;
    /// ROM files whose pages follow one another: one file of 16384 bytes, or as many as make up the
    /// whole ROM of the model. "free" is the built-in ROM. If empty, the user's own ROM is used if
    /// there is one, else the built-in one.
    std::vector<std::string> roms;
    machine::Model model = machine::Model::Spectrum48;
    /// What the command line names: keys of settings, and "machine". The rest is as the window
    /// remembers it.
    std::vector<std::string> given;
    /// A .pok file whose values are poked after loading; empty: none.
    std::string pokes;
    /// Records the input as RZX into this file; empty: not.
    std::string record;
    /// Records a film into this file (app/films/film.hpp); empty: not. Headless only.
    std::string film;

    // For headless runs only.
    bool headless = false;
    std::string until;
    int max_frames = 3000;
    std::string type;
    /// -1: not given. A recording then plays to its end.
    int frames = -1;
    std::string script;
    int key_held_frames = 3;
    int key_released_frames = 6;
    bool screen = false;
    std::string screenshot;
    std::string save;
    std::string wav;
    /// Writes what is printed, as PNG or text; connects the printer.
    std::string printer_out;
    bool hash = false;
};

} // namespace zx::app
