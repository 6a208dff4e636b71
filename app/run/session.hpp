// A machine with its ROM and what was put into it: how a file on the command line, dropped on the
// window or chosen in the menu becomes a running program.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/common/failure.hpp"
#include "app/run/machine_setup.hpp"
#include "app/run/rom_choice.hpp"
#include "loaders/media.hpp"
#include "machine/console.hpp"
#include "machine/machine.hpp"

namespace zx::app {

struct NamedMedia {
    loaders::Media media;
    std::string name;
    std::vector<std::string> warnings;
};

[[nodiscard]] Outcome<NamedMedia> open_file(const std::string& path);
[[nodiscard]] NamedMedia bundled_tape();
/// The model that the media is for, else the one asked for.
[[nodiscard]] machine::Model model_for(const loaders::Media& media, machine::Model asked_for);
[[nodiscard]] machine::Model model_for(const std::optional<NamedMedia>& media,
                                       machine::Model asked_for);

/// The characters of the built-in ROM, whatever ROM runs: what the program itself writes with.
[[nodiscard]] std::span<const std::uint8_t> menu_font();

class Session {
  public:
    /// Called for each frame a start takes; the caller runs it (and may take its sound).
    using RunFrame = std::function<void()>;

    Session(machine::Model model, RomChoice rom, const MachineSetup& setup = {});

    [[nodiscard]] machine::Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const machine::Machine& machine() const noexcept { return machine_; }
    [[nodiscard]] machine::Console& console() noexcept { return console_; }
    [[nodiscard]] const RomChoice& rom() const noexcept { return rom_; }
    [[nodiscard]] const std::string& media_name() const noexcept { return media_name_; }
    /// Of the tape that was put in last; a snapshot that is loaded later leaves it in.
    [[nodiscard]] const std::string& tape_name() const noexcept { return tape_name_; }

    [[nodiscard]] const MachineSetup& setup() const noexcept { return setup_; }
    /// Between frames.
    void set_up(const MachineSetup& setup);
    /// A state from before: the machine goes on from there, but stays set up as it is now.
    void set_state(const machine::State& state);

    /// A 128K without its ROM pair, which runs the 48K's ROM.
    [[nodiscard]] bool in_48_mode() const;
    /// For a snapshot of another model. Without a source, or if it fails, that machine runs what
    /// ROM there is.
    void set_rom_source(RomSource source) { rom_source_ = std::move(source); }
    /// A fresh machine of another model with this ROM, nothing loaded.
    void change_model(machine::Model model, RomChoice rom);
    /// Starts what the media holds. A tape: the machine is switched off and on, waited for, and
    /// told LOAD "". On error the machine is as it was.
    [[nodiscard]] Result<void> start(const NamedMedia& media, const RunFrame& run_frame);
    /// Only a change of tape, for a program that is waiting for its next part; anything else is
    /// started.
    [[nodiscard]] Result<void> load(const NamedMedia& media, const RunFrame& run_frame);

    /// How long the person takes before typing LOAD "", in frames. Programs draw their first random
    /// number from the frame counter, so the window picks this by chance; 0 is the same run each
    /// time.
    void set_reaction_frames(int frames) noexcept { reaction_frames_ = frames; }

    /// Runs until the ROM waits for a command: interrupts are on and the picture stands still. Any
    /// ROM will do; one that never gets there is given up on after some seconds.
    void wait_until_ready(const RunFrame& run_frame);

  private:
    /// The machine has become another model: the ROM that was asked for, or one for that model.
    void change_rom();
    /// Types LOAD "" and ENTER, in the way that the ROM takes it: as a keyword or letter by letter.
    void type_load_command(const RunFrame& run_frame);
    void type(const std::vector<machine::Stroke>& strokes, const RunFrame& run_frame);

    RomChoice rom_;
    RomSource rom_source_;
    machine::Machine machine_;
    machine::Console console_;
    MachineSetup setup_;
    std::string media_name_;
    std::string tape_name_;
    int reaction_frames_ = 0;
};

/// The machine's keys for text as typed on the command line or in a script: escapes \n, \b, \\ and
/// \" are resolved.
[[nodiscard]] Result<std::vector<machine::Stroke>> strokes_from_escaped(std::string_view text);

} // namespace zx::app
