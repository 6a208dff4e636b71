// A machine with its ROM and media. It turns a file from the command line, the menu or a drop on
// the window into a running program.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/common/failure.hpp"
#include "app/run/blank_tape.hpp"
#include "app/run/machine_setup.hpp"
#include "app/run/paper.hpp"
#include "app/run/rom_choice.hpp"
#include "loaders/media.hpp"
#include "loaders/pokes.hpp"
#include "machine/console.hpp"
#include "machine/input_recorder.hpp"
#include "machine/machine.hpp"
#include "machine/replay.hpp"

namespace zx::app {

struct NamedMedia {
    loaders::Media media;
    std::string name;
    std::vector<std::string> warnings;
    /// The CRC-32 of the opened file's bytes.
    std::uint32_t crc = 0;
};

/// Opens a file; its name is the path without the folder. The failure names the path.
[[nodiscard]] Outcome<NamedMedia> open_file(const std::string& path);
/// Returns a bundled tape; without a TAP file, Shisen.
[[nodiscard]] NamedMedia bundled_tape(std::span<const std::uint8_t> tap = {});
/// Returns the model that the media requires, else asked_for.
[[nodiscard]] machine::Model model_for(const loaders::Media& media, machine::Model asked_for);
[[nodiscard]] machine::Model model_for(const std::optional<NamedMedia>& media,
                                       machine::Model asked_for);

/// True if loading the media takes the present tape out of the machine.
[[nodiscard]] bool replaces_tape(const loaders::Media& media);

class Session {
  public:
    /// Called for each frame that a start needs; the caller runs the frame (and may use its sound).
    using RunFrame = std::function<void()>;

    Session(machine::Model model, RomChoice rom, const MachineSetup& setup = {});

    [[nodiscard]] machine::Machine& machine() noexcept { return machine_; }
    [[nodiscard]] const machine::Machine& machine() const noexcept { return machine_; }
    [[nodiscard]] machine::Console& console() noexcept { return console_; }
    [[nodiscard]] const RomChoice& rom() const noexcept { return rom_; }
    [[nodiscard]] const std::string& media_name() const noexcept { return media_name_; }
    /// The name of the last inserted tape; a snapshot that is loaded later does not change it.
    [[nodiscard]] const std::string& tape_name() const noexcept { return tape_name_; }

    [[nodiscard]] const MachineSetup& setup() const noexcept { return setup_; }
    /// Call it between frames only.
    void set_up(const MachineSetup& setup);
    /// Snapshots do not change the issue any more, even if it is the default.
    void keep_issue() noexcept { issue_kept_ = true; }
    /// Restores an earlier state, but keeps the present setup.
    void set_state(const machine::State& state);

    /// Runs one frame: the next one of the recording that is being played, if there is one. A blank
    /// tape records what is saved in it.
    void run_frame();
    /// True while a recording is being played. It ends with its last frame, an error, or when
    /// anything else is loaded or restored.
    [[nodiscard]] bool replaying() const noexcept { return replay_.has_value(); }
    /// Why the last recording ended early, if it did not fit.
    [[nodiscard]] const std::optional<Error>& replay_error() const noexcept {
        return replay_error_;
    }
    void end_replay() { replay_.reset(); }

    /// Pokes all values that a .pok file gives, once what was started is loaded: a tape is loaded
    /// when it has not been read for two seconds, anything else at once.
    void poke_when_loaded(std::vector<loaders::Trainer> trainers);

    /// Records from the next frame on; a recording that is being played ends.
    void start_recording();
    [[nodiscard]] bool recording() const noexcept { return recorder_.has_value(); }
    /// Ends recording and returns the RZX file. Error: Empty if no frame was recorded, or the error
    /// that ended it before.
    [[nodiscard]] Result<std::vector<std::uint8_t>> finish_recording();

    /// True for a 128K that runs the 48K's ROM because its ROM pair is missing.
    [[nodiscard]] bool in_48_mode() const;
    /// Sets the source of ROMs for snapshots of another model. Without a source, or if it fails,
    /// the other machine keeps the present ROM.
    void set_rom_source(RomSource source) { rom_source_ = std::move(source); }
    /// Changes to a fresh machine of another model with this ROM and without media.
    void change_model(machine::Model model, RomChoice rom);
    /// Starts the media. For a tape, the machine is reset, and when it is ready LOAD "" is typed.
    /// On error the machine is unchanged.
    [[nodiscard]] Result<void> start(const NamedMedia& media, const RunFrame& run_frame);
    /// Only inserts a tape, for a program that waits for its next part; starts any other media.
    [[nodiscard]] Result<void> load(const NamedMedia& media, const RunFrame& run_frame);

    /// What the printer has printed.
    [[nodiscard]] Paper& paper() noexcept { return paper_; }
    [[nodiscard]] const Paper& paper() const noexcept { return paper_; }

    // The cassette recorder. A tape is one that was loaded, or a blank one; SAVE is recorded on the
    // blank one. Playing and rewinding a blank tape plays what was saved so far.

    /// Ejects the tape and inserts a blank one, which is written to this file when it is ejected.
    /// Failures: as BlankTape::create(), or the tape before it could not be written; nothing has
    /// changed then.
    [[nodiscard]] Outcome<void> insert_blank_tape(const std::string& path);
    /// Ejects the tape. Writes a blank one to its file and returns notes for the user; if that
    /// fails, the tape stays.
    [[nodiscard]] Outcome<std::vector<std::string>> eject_tape();
    [[nodiscard]] bool has_tape() const;
    /// The file of the blank tape; empty without one.
    [[nodiscard]] std::string blank_tape_path() const;
    /// The blank tape is to be written to another file, of the same format.
    void rename_blank_tape(const std::string& path);
    /// Returns the number of blocks on the tape, with those that were saved so far.
    [[nodiscard]] std::size_t tape_blocks();
    void play_tape(bool on);
    void rewind_tape();
    /// Moves to a block, counted from 0.
    void seek_tape(std::size_t block);

    /// Sets how many frames the simulated user waits before typing LOAD "". Programs draw their
    /// first random number from the frame counter, so the window chooses this at random; 0 gives
    /// the same run each time.
    void set_reaction_frames(int frames) noexcept { reaction_frames_ = frames; }

    /// Runs until the ROM waits for a command: interrupts are enabled and the picture no longer
    /// changes. Works with any ROM; gives up after some seconds.
    void wait_until_ready(const RunFrame& run_frame);

  private:
    /// Puts what was saved on the blank tape into the machine's deck, if it is not there yet.
    void update_deck();
    /// The model has changed: keeps the ROM that the user named, or takes the one for the new
    /// model.
    void change_rom();
    void poke_now();
    void run_recorded_frame();
    void run_own_frame();
    /// After a snapshot: what the user has chosen wins, the rest is as the snapshot says.
    void adopt_setup();
    /// Types LOAD "" and ENTER as the ROM expects it: as a keyword or letter by letter.
    void type_load_command(const RunFrame& run_frame);
    void type(const std::vector<machine::Stroke>& strokes, const RunFrame& run_frame);

    RomChoice rom_;
    RomSource rom_source_;
    machine::Machine machine_;
    machine::Console console_;
    MachineSetup setup_;
    std::string media_name_;
    std::string tape_name_;
    std::vector<loaders::Trainer> trainers_;
    int quiet_frames_ = 0;
    std::optional<machine::Replay> replay_;
    std::optional<Error> replay_error_;
    std::optional<machine::InputRecorder> recorder_;
    std::optional<Error> recorder_error_;
    int reaction_frames_ = 0;
    bool issue_kept_ = false;
    std::optional<BlankTape> blank_tape_;
    Paper paper_;
};

} // namespace zx::app
